"""Ports: what they are called, which tensor goes through them, and what they take."""

import ml_dtypes
import numpy as np
import pytest

from holowork.archive import PortDescriptor
from holowork.compiler import compile_graph
from holowork.ir import TensorType
from holowork.ops import GraphBuilder
from holowork.runtime import InputMismatch, Session, UnknownPort
from kernels_ir import DType
from tests.runtime.programs import Program, call, f32, moved, port, ref

RELU = call("relu", f32(6))
X = np.arange(-3, 3, dtype=np.float32)


def _relu(*outputs: PortDescriptor, shape: tuple[int, ...] = (6,)) -> Session:
    inputs = [port(0, 6, "x", shape=shape)]
    return Program(calls=[RELU], inputs=inputs, outputs=outputs).session()


class TestNames:
    def test_ports_without_a_name_are_called_by_position(self) -> None:
        session = Program(inputs=[port(0, 1), port(1, 1)], outputs=[port(1, 1), port(0, 1)]).session()

        assert {"0": [2], "1": [1]} == {
            name: y.tolist() for name, y in session.run({"0": [1], "1": [2]}).items()
        }

    def test_the_first_of_equal_names_has_it_and_the_others_their_position(self) -> None:
        ports = [port(slot, 1, name) for slot, name in enumerate(("x", "x", "y", "x"))]
        session = Program(inputs=ports, outputs=ports).session()
        given = {"x": [0], "1": [1], "y": [2], "3": [3]}

        assert given == {name: y.tolist() for name, y in session.run(given).items()}
        assert (0, ports[0]) == session.input_port_by_name("x")
        assert (2, ports[2]) == session.output_port_by_name("y")

    def test_a_position_that_is_a_name_is_marked(self) -> None:
        session = Program(inputs=[port(0, 1, "1"), port(1, 1)], outputs=[port(1, 1, "y")]).session()

        assert [7] == session.run({"1": [5], "1'": [7]})["y"].tolist()

    def test_an_unknown_name_lists_them(self) -> None:
        session = Program(inputs=[port(0, 1, "x"), port(1, 1)], outputs=[]).session()

        with pytest.raises(UnknownPort, match=r"^input: expected one of 'x', '1', found '2'$"):
            session.run({"2": [1]})


class TestExtents:
    """A count that is not the product of the extents decides; the extents are then those of the call."""

    def test_extents_that_hold_the_count_are_the_port_s(self) -> None:
        session = _relu(port(1, 6, "y", shape=(3, 2)))

        assert (3, 2) == session.run(x=X)["y"].shape

    @pytest.mark.parametrize("shape", [(), (5,), (2, 2), (1 << 40, 1 << 40)])
    def test_others_are_those_of_the_input_carried_through_what_computes(
        self, shape: tuple[int, ...]
    ) -> None:
        session = _relu(port(1, 6, "y", shape=shape), shape=(2, 3))

        assert (2, 3) == session.run(x=X.reshape(2, 3))["y"].shape

    def test_an_input_of_other_extents_is_one_row(self) -> None:
        session = _relu(port(1, 6, "y", shape=(9,)), shape=(9, 9))

        assert X.clip(0).tobytes() == session.run(x=X)["y"].tobytes()
        assert (6,) == session.run(x=X)["y"].shape

    def test_a_matrix_product_says_its_own(self) -> None:
        product = call("matmul", f32(2, 3), f32(3, 4))
        session = Program(
            calls=[product],
            inputs=[port(0, 6, "a", shape=(1,)), port(1, 12, "b", shape=(3, 4))],
            outputs=[port(2, 8, "y", shape=(0,))],
        ).session()

        assert (2, 4) == session.run(a=X, b=np.ones((3, 4), np.float32))["y"].shape

    def test_a_stack_of_rows_stays_one_through_a_product(self) -> None:
        product = call("matmul", f32(6, 1), f32(1, 4))
        session = Program(
            calls=[product],
            inputs=[port(0, 6, "a", shape=(2, 3, 1)), port(1, 4, "b", shape=(1, 4))],
            outputs=[port(2, 24, "y", shape=())],
        ).session()

        outputs = session.run(a=X.reshape(2, 3, 1), b=np.ones((1, 4), np.float32))

        assert (2, 3, 4) == outputs["y"].shape

    def test_a_reshape_is_flat(self) -> None:
        reshape = call("reshape", f32(6), shape=(6,))
        session = Program(
            calls=[reshape, moved(RELU, input=ref(1, 0, 24), output=ref(2, 0, 24))],
            inputs=[port(0, 6, "x", shape=(2, 3))],
            outputs=[port(2, 6, "y", shape=())],
        ).session()

        assert (6,) == session.run(x=X.reshape(2, 3))["y"].shape

    @pytest.mark.parametrize(("op", "attributes", "shape"), [
        ("transpose", {"perm": (1, 0)}, (3, 2)),
        ("softmax", {}, (2, 3)),
        ("reduce_sum", {"axes": (1,), "keepdims": True}, (2, 1)),
        ("slice", {"starts": (1,), "ends": (2,)}, (3,)),
    ])  # fmt: skip
    def test_what_moves_or_reduces_says_its_own(
        self, op: str, attributes: dict[str, object], shape: tuple[int, ...]
    ) -> None:
        made = call(op, f32(2, 3), **attributes)
        elements = int(np.prod(shape))
        session = Program(
            calls=[made],
            inputs=[port(0, 6, "x", shape=(2, 3))],
            outputs=[port(1, elements, "y", shape=(0,))],
        ).session()

        assert shape == session.run(x=X.reshape(2, 3))["y"].shape

    def test_rows_of_a_flat_value_are_those_of_the_call(self) -> None:
        rows = moved(call("softmax", f32(2, 3)), input=ref(1, 0, 24), output=ref(2, 0, 24))
        session = Program(
            calls=[call("reshape", f32(6), shape=(6,)), rows],
            inputs=[port(0, 6, "x", shape=(2, 3))],
            outputs=[port(2, 6, "y", shape=())],
        ).session()

        assert (2, 3) == session.run(x=X.reshape(2, 3))["y"].shape

    def test_a_concat_does_not_say_along_which_axis(self) -> None:
        concat = call("concat", f32(1, 3), f32(1, 3), axis=1)
        inputs = [port(slot, 3, name, shape=(1, 3)) for slot, name in enumerate("ab")]
        session = Program(calls=[concat], inputs=inputs, outputs=[port(2, 6, "y", shape=(0,))]).session()

        assert (6,) == session.run(a=[X[:3]], b=[X[3:]])["y"].shape

    def test_extents_by_slot_go_before_what_is_implied(self) -> None:
        program = Program(
            calls=[RELU],
            inputs=[port(0, 6, "x")],
            outputs=[port(1, 6, "y", shape=(7,))],
            extensions={"holowork.shapes": b"1"},
        )
        archive = program.writer().set_shape_registry([(6,), (3, 1, 2)]).finish()

        assert (3, 1, 2) == Session(archive, provider="reference").run(x=X)["y"].shape

    def test_where_nothing_fits_there_is_one_row(self) -> None:
        session = _relu(port(1, 4, "y", shape=(9,)))

        assert [0, 0, 0, 0] == session.run(x=X)["y"].tolist()

    def test_prepared_arrays_have_the_same_extents(self) -> None:
        session = _relu(port(1, 6, "y", shape=()), shape=(2, 3))

        (y,) = session.prepare()(X.reshape(2, 3))

        assert (2, 3) == y.shape


class TestSubBytes:
    """Ports of i4 and e8cb, whose elements are less than a byte."""

    @pytest.mark.parametrize("shape", [(), (1,), (5,), (2, 3), (0,)])
    def test_i4_goes_in_and_out_as_its_elements(self, shape: tuple[int, ...]) -> None:
        graph = GraphBuilder("nibbles")
        x = graph.input("x", shape, "i4")
        graph.output("same", x)
        graph.output("flat", x.reshape((-1,)))
        session = Session(compile_graph(graph.freeze()), provider="reference")
        given = (np.arange(np.prod(shape)).reshape(shape) - 2).astype(ml_dtypes.int4)

        for value in (given, given.astype(int).tolist(), session.intern(given)):
            outputs = session.run(x=value)

            assert given.astype(int).tolist() == outputs["same"].astype(int).tolist()
            assert given.reshape(-1).astype(int).tolist() == outputs["flat"].astype(int).tolist()

    def test_i4_refuses_numbers_that_it_does_not_hold(self) -> None:
        graph = GraphBuilder("nibbles")
        graph.output("y", graph.input("x", (2,), "i4"))

        with pytest.raises(InputMismatch, match=r"i4\[2\] of numbers from -8 to 7 for i4, found 8"):
            Session(compile_graph(graph.freeze()), provider="reference").run(x=[8, 0])

    def test_e8cb_goes_in_and_out_as_its_index_bytes(self) -> None:
        graph = GraphBuilder("indices")
        q = graph.input("q", (8, 3), "e8cb")
        codebook = np.repeat(np.arange(256, dtype=np.uint8), 8).view(np.int8).reshape(256, 8)
        graph.output("same", q)
        graph.output("y", q.dequantize(codebook=codebook))
        session = Session(compile_graph(graph.freeze()), provider="reference")
        given = np.array([1, 5, 7], np.uint8)

        for value in (given, given.tolist(), given.tobytes(), session.intern(given)):
            outputs = session.run(q=value)

            assert given.tobytes() == outputs["same"].tobytes()
            assert [[1, 5, 7]] * 8 == outputs["y"].tolist()

    def test_e8cb_fills_the_caller_s_arrays(self) -> None:
        graph = GraphBuilder("indices")
        graph.output("same", graph.input("q", (8, 3), "e8cb"))
        session = Session(compile_graph(graph.freeze()), provider="reference")
        mine = np.zeros(3, np.uint8)

        session.prepare([mine])(np.array([1, 5, 7], np.uint8))

        assert [1, 5, 7] == mine.tolist()

    def test_a_sub_byte_port_of_the_peer_counts_stored_bytes(self) -> None:
        kind = {"dtype": DType.I4, "shape": (3,)}
        session = Program(inputs=[port(0, 2, "x", **kind)], outputs=[port(0, 2, "y", **kind)]).session()

        assert [1, -2, 3] == session.run(x=[1, -2, 3])["y"].astype(int).tolist()


@pytest.mark.parametrize("dtype", [DType.BOOL, DType.I4])
def test_a_reshape_of_a_part_moves_bits_that_no_element_has(dtype: DType) -> None:
    count = 2 if dtype is DType.BOOL else 3
    shown = {"dtype": DType.U8, "shape": (2,)}
    part = moved(
        call("reshape", TensorType(DType.U8, (2,)), shape=(2,)),
        input=ref(0, 1, 2),
        dtype=dtype,
        element_count=count,
    )
    session = Program(
        calls=[part], inputs=[port(0, 4, dtype=DType.U8)], outputs=[port(1, 2, **shown)]
    ).session()

    assert [0x92, 0x93] == session.execute([b"\x91\x92\x93\x94"])[0].tolist()


def test_bool_bytes_are_truths_and_keep_their_bits() -> None:
    kind = {"dtype": DType.BOOL}
    same = call("reshape", TensorType(DType.BOOL, (2,)), shape=(2,))
    flags = call("and", TensorType(DType.BOOL, (2,)), TensorType(DType.BOOL, (2,)))
    session = Program(
        calls=[same, moved(flags, a=ref(0, 0, 2), b=ref(1, 0, 2), output=ref(2, 0, 2))],
        inputs=[port(0, 2, "x", **kind)],
        outputs=[port(1, 2, "same", **kind), port(2, 2, "both", **kind)],
    ).session()

    outputs = session.run(x=b"\x02\x00")

    assert [True, False] == outputs["same"].tolist() == outputs["both"].tolist()
    assert b"\x01\x00" == outputs["both"].tobytes()
    assert session.last is not None
    kept = session.resolve(session.last.outputs[0])
    assert kept is not None
    assert b"\x02\x00" == kept.data.tobytes()
