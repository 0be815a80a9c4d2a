"""Plans that cannot be run are refused at load, with the call, and the memory that they name is not taken."""

import tracemalloc
from typing import Any

import numpy as np
import pytest

from holowork.archive import HoloLoader, Malformed
from holowork.core import SessionError
from holowork.ir import TensorType
from holowork.ops import NOWHERE, KernelCall
from holowork.runtime import InputMismatch, KernelRefused, Plan, Session, Unloadable, WorkspaceExhausted
from kernels_ir import DType
from tests.runtime.programs import Program, call, f32, moved, port, reading, ref, writing

NOTHING = 0xFFFFFFFF
RELU = call("relu", f32(2))
X = np.array([-1, 2], np.float32)
I64_PAIR = TensorType(DType.I64, (2,))
MOST_PEAK = 4 << 20
"""Bytes that a session of a small archive may take, whatever the archive says."""


def chain(*slots: tuple[int, int]) -> list[KernelCall]:
    """A call of relu from slot to slot."""
    return [moved(RELU, input=ref(a, 0, 8), output=ref(b, 0, 8)) for a, b in slots]


def _program(*slots: tuple[int, int], **fields: Any) -> Program:
    return Program(
        **{"calls": chain(*slots), "inputs": [port(0, 2, "x")], "outputs": [port(2, 2, "y")], **fields}
    )


REFUSED: dict[str, tuple[Program, str]] = {
    "an operand that is made later": (
        _program((1, 2), (0, 1)),
        r"KernelCalls\[0\] \(relu\): expected to read what was written before it, found slot 1",
    ),
    "a cycle": (_program((1, 2), (2, 1)), r"KernelCalls\[0\].*slot 1"),
    "its own output": (_program((2, 2)), r"KernelCalls\[0\].*slot 2"),
    "a slot that nobody has": (_program((9, 2)), r"KernelCalls\[0\].*slot 9"),
    "two calls that write one slot": (
        _program((0, 2), (0, 2)),
        r"KernelCalls\[1\].*slot 2 belongs to KernelCalls\[0\] \(relu\)",
    ),
    "a call that writes an input": (
        _program((0, 0), (0, 2)),
        r"KernelCalls\[0\].*slot 0 belongs to input 'x'",
    ),
    "a call that writes a constant": (
        _program((0, 3), (0, 2), constants={3: X}),
        r"KernelCalls\[0\].*slot 3 belongs to the constant of slot 3",
    ),
    "two inputs in one slot": (
        _program((0, 2), inputs=[port(0, 2, "x"), port(0, 2, "z")]),
        r"input 'z'.*slot 0 belongs to input 'x'",
    ),
    "an output that nobody makes": (_program((0, 1)), r"output 'y'.*slot 2"),
    "a result in no slot": (
        _program(calls=[moved(RELU, output=NOWHERE)]),
        r"KernelCalls\[0\] \(relu\): expected a slot to write to, found 4294967295, which means none",
    ),
    "an input in no slot": (
        _program((0, 2), inputs=[port(0, 2), port(NOTHING, 2, "z")]),
        "input 'z': expected a slot to write to",
    ),
    "an output in no slot": (_program((0, 2), outputs=[port(NOTHING, 2, "y")]), "output 'y'"),
    "an operand that is absent": (
        _program(calls=[moved(RELU, input=NOWHERE, output=ref(2, 0, 8))]),
        r"KernelCalls\[0\] \(relu\): expected the operand f32\[2\], found the absent reference",
    ),
    "a call twice in the plan": (
        _program((0, 2), plan=[[0, 0]]),
        r"ExecPlan: expected every call once, found KernelCalls\[0\] \(relu\) twice",
    ),
    "a call that the plan leaves out": (
        _program((0, 2), (0, 1), plan=[[0]]),
        r"ExecPlan: expected every call once, found KernelCalls\[1\] \(relu\) missing",
    ),
    "a plan in another order": (_program((0, 1), (1, 2), plan=[[1], [0]]), r"KernelCalls\[1\].*slot 1"),
    "an input that is too short for its reader": (
        _program((0, 2), inputs=[port(0, 1)]),
        r"KernelCalls\[0\] \(relu\): expected 8 bytes for f32\[2\], found 4 in slot 0",
    ),
    "a constant that is too short for its reader": (
        _program((3, 2), constants={3: X[:1]}),
        r"expected 8 bytes for f32\[2\], found 4 in slot 3",
    ),
    "a result that is too short for its reader": (
        _program(
            calls=[
                *chain((0, 1)),
                moved(call("relu", f32(4)), input=ref(1, 0, 16), output=ref(2, 0, 16)),
            ]
        ),
        r"KernelCalls\[1\] \(relu\): expected 16 bytes for f32\[4\], found 8 in slot 1",
    ),
    "a result that is too short for an output": (
        _program((0, 2), outputs=[port(2, 1 << 40, "y")]),
        "output 'y': expected 4398046511104 bytes, found 8 in slot 2",
    ),
    "an input that is too short for an output": (
        _program(outputs=[port(0, 3, "y")]),
        "output 'y': expected 12 bytes, found 8 in slot 0",
    ),
    "a reference that is too short": (
        _program(calls=[moved(RELU, input=ref(0, 0, 4), output=ref(2, 0, 8))]),
        r"expected 8 bytes for f32\[2\], found 4 in slot 0",
    ),
    "a result that is too long for its place": (
        _program(calls=[moved(RELU, output=ref(2, 0, 4))]),
        r"expected 8 bytes for f32\[2\], found 4 in slot 2",
    ),
    "a reference behind the end": (
        _program(calls=[moved(RELU, input=ref(0, 1 << 62, 8), output=ref(2, 0, 8))]),
        r"expected 8 bytes for f32\[2\], found 0 in slot 0",
    ),
    "more elements than there are": (
        _program(calls=[moved(RELU, element_count=1 << 60, output=ref(2, 0, 8))]),
        "expected 4611686018427387904 bytes for",
    ),
    "a slot of 2^63 bytes": (
        _program(calls=[moved(RELU, input=ref(0, 0, 1 << 63), output=ref(2, 0, 8))]),
        "slot 0: expected less than 2\\^63 bytes, found 9223372036854775808",
    ),
    "a place of 2^64 bytes that is named but not read": (
        _program(
            calls=[
                moved(
                    call("rms_norm", f32(1, 2), f32(2)),
                    gamma=ref(0, 0, 8),
                    beta=ref(0, (1 << 64) - 1, (1 << 64) - 1),
                    output=ref(2, 0, 8),
                )
            ]
        ),
        "slot 0: expected less than 2\\^63 bytes",
    ),
    "an own call with another result than its op has": (
        _program(calls=[writing(call("neg", I64_PAIR), TensorType(DType.I64, (3,)))], outputs=[]),
        r"KernelCalls\[0\] \(neg\): expected a call of its op, found .*the result i64\[2\], found i64\[3\]",
    ),
    "f64 in a call": (_program(calls=[moved(RELU, dtype=DType.F64, output=ref(2, 0, 16))]), "f64"),
    "f64 at an input": (
        _program((0, 2), inputs=[port(0, 1, "x", dtype=DType.F64)]),
        r"Inputs\[0\] \('x'\): .*f64",
    ),
    "f64 at an output": (_program((0, 2), outputs=[port(2, 1, "y", dtype=DType.F64)]), r"Outputs\[0\] .*f64"),
    "an unknown mode of arithmetic": (
        _program((0, 2), extensions={"holowork.numerics": b"loose\xff"}),
        "extension holowork.numerics: expected fused or strict, found 'loose",
    ),
    "a port of more axes than an array has": (
        _program((0, 2), inputs=[port(0, 2, "x", shape=(2, *(1,) * 80))]),
        r"Inputs\[0\] \('x'\): expected at most 64 axes",
    ),
    "a port of extents that no array has": (
        _program((0, 2), outputs=[port(2, 0, "y", shape=(0, 1 << 62))]),
        r"Outputs\[0\] \('y'\): expected at most 64 axes",
    ),
}
"""What is wrong, an archive that has it, and what is said."""


@pytest.mark.parametrize(("field", "expected"), [({"zero_point": 300}, -149.5), ({"scale_bits": 0}, 0.0)])
def test_a_call_whose_attributes_make_no_sense_runs_all_the_same(
    field: dict[str, int], expected: float
) -> None:
    """The peer writes such calls, for a scale that is left out, and computes them."""
    kind = TensorType(DType.I8, (2,))
    program = Program(
        calls=[moved(call("dequantize", kind, scale=0.5), **field)],
        inputs=[port(0, 2, "q", dtype=DType.I8)],
        outputs=[port(1, 2, "y")],
    )
    session = Session(program.writer().finish())

    assert [expected, expected] == session.run(q=np.ones(2, np.int8))["y"].tolist()


@pytest.mark.parametrize("what", REFUSED)
def test_a_plan_is_refused_at_load_for(what: str) -> None:
    program, told = REFUSED[what]
    archive = program.writer().finish()

    with pytest.raises(Unloadable, match=told):
        Session(archive, provider="reference")


@pytest.mark.parametrize("what", REFUSED)
def test_a_refusal_takes_no_memory_to_speak_of(what: str) -> None:
    archive = REFUSED[what][0].writer().finish()
    tracemalloc.start()

    with pytest.raises(SessionError):
        Session(archive, provider="reference")

    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MOST_PEAK


def test_a_position_that_no_call_has_is_malformed() -> None:
    with pytest.raises(Malformed, match="positions below 1"):
        _program((0, 2), plan=[[0], [7]]).session()


def test_levels_may_be_empty_and_a_level_may_be_a_chain() -> None:
    session = _program((0, 1), (1, 2), plan=[[], [0, 1], []]).session()

    assert [0, 2] == session.run(x=X)["y"].tolist()


def test_without_a_plan_the_calls_run_in_their_order() -> None:
    assert [0, 2] == _program((0, 1), (1, 2)).session().run(x=X)["y"].tolist()


@pytest.mark.parametrize("levels", [[[0]], [[9, 9], [7]], []])
def test_the_schedule_is_not_looked_at(levels: list[list[int]]) -> None:
    writer = _program((0, 1), (1, 2)).writer().set_schedule(levels)

    assert [0, 2] == Session(writer.finish(), provider="reference").run(x=X)["y"].tolist()


def test_slots_may_have_any_number() -> None:
    highest = NOTHING - 1
    program = _program((0, highest), (highest, 2))

    assert [0, 2] == program.session().run(x=X)["y"].tolist()


def test_one_slot_may_be_an_output_twice_and_an_input_an_output() -> None:
    program = _program((0, 2), outputs=[port(2, 2, "y"), port(2, 2, "z"), port(0, 2, "same")])

    outputs = program.session().run(x=X)

    assert ([0, 2], [0, 2], [-1, 2]) == tuple(y.tolist() for y in outputs.values())


class TestLengths:
    """A reference of length 0 is the slot's full extent."""

    def test_lengths_that_are_left_out_are_those_of_the_ports(self) -> None:
        program = _program(calls=[moved(RELU, input=ref(0), output=ref(2))])

        assert [0, 2] == program.session().run(x=X)["y"].tolist()

    def test_between_two_calls_they_are_those_of_the_result(self) -> None:
        calls = [moved(RELU, input=ref(0), output=ref(1)), moved(RELU, input=ref(1), output=ref(2))]

        assert [0, 2] == _program(calls=calls).session().run(x=X)["y"].tolist()

    def test_a_concat_of_whole_slots_takes_all_of_both(self) -> None:
        concat = moved(call("concat", f32(2), f32(1)), a=ref(0), b=ref(1), output=ref(2))
        program = Program(calls=[concat], inputs=[port(0, 2), port(1, 1)], outputs=[port(2, 3)])

        assert [-1, 2, 5] == program.session().execute([X, [5]])[0].tolist()

    def test_the_operand_of_an_own_call_may_leave_it_out(self) -> None:
        made = call("neg", TensorType(DType.I64, (2,)))
        kinds = {"dtype": DType.I64}
        program = Program(
            calls=[reading(made, ref(0))], inputs=[port(0, 2, **kinds)], outputs=[port(1, 2, **kinds)]
        )

        assert [3, -4] == program.session().execute([[-3, 4]])[0].tolist()

    def test_a_pad_fills_as_much_as_the_largest_reference_and_other_calls_what_they_make(self) -> None:
        pad = call("pad", f32(2), pads=(1, 0))
        calls = [pad, *chain((0, 3)), moved(call("relu", f32(2)), input=ref(1, 0, 16), output=ref(2, 0, 99))]
        program = Program(calls=calls, inputs=[port(0, 2)], outputs=[port(1, 3), port(2, 2)])
        plan = Plan.of(HoloLoader.from_bytes(program.writer().finish()).into_plan())

        outputs = program.session().execute([X])

        assert {0: 8, 1: 16, 2: 8, 3: 8} == dict(plan.lengths)
        assert [[0, -1, 2], [0, 0]] == [y.tolist() for y in outputs]


class TestRuns:
    """What only a run can find is refused by name, and the session goes on."""

    @pytest.mark.parametrize("index", [2, -3, 1 << 40])
    def test_an_index_outside_the_axis(self, index: int) -> None:
        kinds = {"dtype": DType.I64}
        gather = call("gather", f32(2), TensorType(DType.I64, (1,)))
        session = Program(
            calls=[gather], inputs=[port(0, 2, "x"), port(1, 1, "i", **kinds)], outputs=[port(2, 1, "y")]
        ).session()

        with pytest.raises(KernelRefused, match=rf"KernelCalls\[0\] \(gather\): .*{index}") as fault:
            session.run(x=X, i=[index])

        assert "KernelCalls[0] (gather)" == fault.value.where
        assert [2] == session.run(x=X, i=[1])["y"].tolist()
        assert [-1] == session.run(x=X, i=[-2])["y"].tolist()

    @pytest.mark.parametrize("position", [-1, -(1 << 31), (1 << 31) - 1])
    def test_a_position_in_a_cache_is_counted_without_sign(self, position: int) -> None:
        cache, new = TensorType(DType.F32, (1, 1, 3, 2)), TensorType(DType.F32, (1, 1, 1, 2))
        write = call("kv_cache_write", cache, new, TensorType(DType.I32, (1,)))
        session = Program(
            calls=[write], inputs=[port(0, 6), port(1, 2), port(2, 1, dtype=DType.I32)], outputs=[port(3, 6)]
        ).session()

        (written,) = session.execute([np.zeros(6, np.float32), X, [position]])

        row = position % (1 << 32) % 3
        assert X.tolist() == written.reshape(3, 2)[row].tolist()

    def test_a_value_larger_than_the_memory(self) -> None:
        side = 1 << 30
        wide = call("expand", f32(1, 1), shape=(side, side))
        session = Program(calls=[wide], inputs=[port(0, 1)], outputs=[port(1, 1)]).session()

        for _ in range(2):
            with pytest.raises(
                WorkspaceExhausted, match=rf"KernelCalls\[0\] \(expand\): .* {4 * side * side} bytes"
            ):
                session.execute([X[:1]])
        assert 0 == session.arena.counters.allocated

    def test_an_input_port_of_which_no_array_can_exist(self) -> None:
        count = 1 << 58
        session = Program(inputs=[port(0, count, "x")], outputs=[port(0, 1, "y")]).session()

        with pytest.raises(InputMismatch, match=str(4 * count)):
            session.run(x=b"\0\0\0\0")
