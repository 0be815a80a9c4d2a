"""Loading an archive for execution."""

from typing import Any

import pytest

from holowork.archive import (
    Archive,
    ChecksumMismatch,
    DamagedArchive,
    Disordered,
    HoloLoader,
    HoloWriter,
    InlineConstant,
    Malformed,
    SectionKind,
    SectionMissing,
    UnsupportedVersion,
    WeightReference,
    body_fault,
    weight_bodies,
)
from holowork.codec import body_of
from holowork.core import digest, label_from_fingerprint
from kernels_ir import DType
from tests.archive.samples import (
    LARGE,
    PEER,
    SMALLEST,
    every_section,
    packed,
    port,
    relu,
    resealed,
    with_payload,
)


def test_a_plan_holds_what_was_written() -> None:
    plan = HoloLoader.from_bytes(every_section().to_bytes()).into_plan()

    assert [call.discriminant for call in plan.calls] == [11, 0x4000 + 10]
    assert (
        plan.levels,
        tuple(p.name for p in plan.inputs),
        tuple(p.name for p in plan.outputs),
    ) == (((0,), (1,)), ("x",), ("y",))
    assert plan.shapes == ((2, 2), (2, 2), (4,), (1,), (17, 64))
    assert [(c.slot, bytes(c.body)) for c in plan.constants] == [(3, b"\0\0\x80\x42"), (4, LARGE)]
    assert [label_from_fingerprint(digest(bytes(c.body))) for c in plan.constants] == [
        c.label for c in plan.constants
    ]
    assert (plan.numerics, len(plan.warm_start), len(plan.extensions)) == ("fused", 1, 3)
    assert every_section().fingerprint == plan.fingerprint


def test_without_an_exec_plan_all_calls_are_one_level() -> None:
    made = HoloWriter().set_kernel_calls([relu(0, 1), relu(1, 2)])

    plan = HoloLoader(made.archive()).into_plan()

    assert (plan.levels, plan.shapes) == (((0, 1),), None)


@pytest.mark.parametrize("path", PEER.values(), ids=PEER)
def test_every_archive_of_the_peer_is_loaded(path: Any) -> None:
    plan = HoloLoader.from_bytes(path).into_plan()

    assert plan.calls
    assert plan.shapes is None


def test_an_archive_without_calls_is_no_program() -> None:
    with pytest.raises(SectionMissing, match=r"^KernelCalls at byte 70: expected this section"):
        HoloLoader.from_bytes(packed([(3, bytes(4))])).into_plan()


def test_a_plan_of_calls_that_are_not_there_is_refused() -> None:
    made = HoloWriter().set_kernel_calls([relu(0, 1)]).set_exec_plan([[0], [], [0, 9, 1]])
    archive = made.archive()
    start = archive.sections["ExecPlan"].ref.offset

    with pytest.raises(Malformed) as caught:
        HoloLoader(archive).into_plan()

    expected = "expected positions below 1, the number of calls, found 9"
    assert f"ExecPlan[2][1] at byte {start + 4 + 8 + 4 + 4 + 4}: {expected}" == str(caught.value)


def test_a_constant_without_a_body_is_refused() -> None:
    made = HoloWriter().set_constants([WeightReference(slot=1, dtype=DType.F32, fingerprint=digest(b"a"))])

    with pytest.raises(SectionMissing, match=f"^Weights at byte .* holds the constant {digest(b'a').hex()}"):
        HoloLoader(made.archive()).into_plan()


@pytest.mark.parametrize("is_wanted", [True, False])
def test_every_body_is_hashed(*, is_wanted: bool) -> None:
    made = HoloWriter().set_weights({digest(b"a"): b"a", digest(b"b"): b"c"})
    constants = [WeightReference(slot=1, dtype=DType.F32, fingerprint=digest(b"b"))] if is_wanted else []

    with pytest.raises(ChecksumMismatch) as caught:
        HoloLoader(made.set_constants(constants).archive()).into_plan()

    assert (digest(b"b"), digest(b"c")) == (caught.value.expected, caught.value.found)


def test_one_label_with_two_bodies_is_refused() -> None:
    entry = digest(b"a") + (1).to_bytes(8, "little")
    data = with_payload(SectionKind.WEIGHTS, b"\x02\0\0\0" + entry + b"a" + entry + b"b")

    with pytest.raises(ChecksumMismatch):
        HoloLoader.from_bytes(data).into_plan()


def test_equal_entries_collapse() -> None:
    entry = digest(b"a") + (1).to_bytes(8, "little") + b"a"
    archive = Archive.read(with_payload(SectionKind.WEIGHTS, b"\x02\0\0\0" + entry * 2))

    bodies = weight_bodies(archive)

    assert {digest(b"a"): archive.sections["Weights"].ref.offset + 44} == {
        k: b.offset for k, b in bodies.items()
    }
    assert HoloLoader(archive).into_plan()


def test_a_body_says_what_is_wrong_with_it() -> None:
    assert body_fault(digest(b"a"), body_of(b"a")) is None
    assert isinstance(body_fault(digest(b"a"), body_of(b"b")), ChecksumMismatch)


def test_an_unknown_dtype_is_refused() -> None:
    constant = HoloWriter().set_constants([InlineConstant(slot=0, dtype=DType.E8CB, body=b"")]).archive()
    payload = bytearray(constant.sections["Constants"].payload.view())
    payload[9] = 12

    with pytest.raises(
        Malformed, match=r"^Constants\[0\].dtype at byte \d+: expected a DType tag \(0=bool, .*found 12"
    ):
        HoloLoader.from_bytes(with_payload(SectionKind.CONSTANTS, bytes(payload))).into_plan()


DAMAGE: dict[str, tuple[Any, type[DamagedArchive]]] = {
    "version": (lambda data: resealed(data[:4] + b"\x09" + data[5:]), UnsupportedVersion),
    "footer": (lambda data: data[:-1] + b"\0", ChecksumMismatch),
    "table": (lambda data: resealed(data[:34] + b"\x01" + data[35:]), Disordered),
}


@pytest.mark.parametrize(("damage", "fault"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_view_is_not_loaded(damage: Any, fault: type[DamagedArchive]) -> None:
    view = Archive.read(damage(SMALLEST), damaged=True)

    assert view.problems
    with pytest.raises(fault):
        HoloLoader(view)


def test_a_loader_has_sections_and_a_fingerprint() -> None:
    loader = HoloLoader.from_bytes(SMALLEST)

    assert (SMALLEST[-32:], 2) == (loader.fingerprint(), len(loader.sections()))


def test_a_mode_that_is_no_text_does_not_stop_the_loading() -> None:
    archive = HoloWriter().add_extension("holowork.numerics", b"\xff").archive()

    assert HoloLoader(archive).into_plan().numerics != "fused"


def test_ports_keep_their_count_whatever_their_extents() -> None:
    from dataclasses import replace

    odd = replace(port("x", 0, (1 << 32, 1 << 32)), element_count=7)

    plan = HoloLoader(HoloWriter().set_inputs([odd]).archive()).into_plan()

    assert (plan.inputs[0].byte_length, plan.inputs[0].shape) == (28, (1 << 32, 1 << 32))
