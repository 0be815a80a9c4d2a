"""Faults that users reported of similar tools, each for its whole kind."""

import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from holowork.archive import (
    Archive,
    DamagedArchive,
    HoloLoader,
    HoloWriter,
    InlineConstant,
    SectionKind,
    Truncated,
    UnsupportedVersion,
)
from kernels_ir import DType
from tests.archive.samples import LARGE, SMALLEST, every_section, port, resealed, with_payload, writer

HUGE = [1 << 31, (1 << 32) - 1, 1 << 63, (1 << 64) - 1]


def refusal(open_it: Callable[[], object]) -> DamagedArchive:
    """How something is refused: within 2 s, and in 64 MB."""
    tracemalloc.start()
    start = perf_counter()
    try:
        with pytest.raises(DamagedArchive) as caught:
            open_it()
        assert perf_counter() - start < 2
        assert tracemalloc.get_traced_memory()[1] < 64 << 20
    finally:
        tracemalloc.stop()
    return caught.value


@pytest.mark.parametrize("size", [*HUGE, 99])
def test_a_table_length_is_no_allocation(size: int) -> None:
    """O1: a length prefix trusted as the size of an allocation."""
    data = resealed(SMALLEST[:26] + size.to_bytes(8, "little") + SMALLEST[34:])

    fault = refusal(lambda: HoloLoader.from_bytes(data))

    assert isinstance(fault, Truncated)
    assert f"section table[0] (KernelCalls) at byte 10: expected {58 + size} bytes, found 98" in str(fault)
    assert ("section table", 10, 58 + size, 98) == (fault.section, fault.offset, fault.needed, fault.actual)


LENGTHS: dict[str, tuple[SectionKind, bytes, int]] = {
    "calls": (SectionKind.KERNEL_CALLS, b"", 4),
    "levels": (SectionKind.SCHEDULE, b"", 4),
    "items of a level": (SectionKind.SCHEDULE, b"\x01\0\0\0", 4),
    "weights": (SectionKind.WEIGHTS, b"", 4),
    "weight body": (SectionKind.WEIGHTS, b"\x01\0\0\0" + bytes(32), 8),
    "shapes": (SectionKind.SHAPE_REGISTRY, b"", 4),
    "more extents": (SectionKind.SHAPE_REGISTRY, b"\x01\0\0\0" + bytes(65), 4),
    "certificates": (SectionKind.CERTIFICATES, b"", 4),
    "ports": (SectionKind.INPUTS, b"", 4),
    "port name": (SectionKind.INPUTS, b"\x01\0\0\0", 2),
    "extents of a port": (SectionKind.OUTPUTS, b"\x01\0\0\0" + bytes(15), 1),
    "constants": (SectionKind.CONSTANTS, b"", 4),
    "inline body": (SectionKind.CONSTANTS, b"\x01\0\0\0" + bytes(6), 4),
    "plan": (SectionKind.EXEC_PLAN, b"", 4),
    "warm start": (SectionKind.WARM_START, b"", 4),
    "warm result": (SectionKind.WARM_START, b"\x01\0\0\0" + bytes(75), 4),
    "extension key": (SectionKind.EXTENSION, b"", 2),
}


@pytest.mark.parametrize(("kind", "before", "width"), LENGTHS.values(), ids=LENGTHS)
@pytest.mark.parametrize("view", [False, True], ids=["decode", "inspect"])
def test_no_length_is_believed(kind: SectionKind, before: bytes, width: int, *, view: bool) -> None:
    """O1: each length and count of each section, at its largest."""
    payload = before + b"\xff" * width + bytes(20)
    data = with_payload(kind, payload)
    archive = Archive.read(data, damaged=view)

    fault = refusal(lambda: archive.decode(kind))

    assert "Truncated" == fault.kind
    offset = fault.offset - archive.sections[archive.sections.first(kind).name].ref.offset  # type: ignore[union-attr]  # it is there
    assert len(before) + width == offset
    assert fault.section == archive.sections.first(kind).name  # type: ignore[union-attr]  # it is there
    assert Archive.read(data, damaged=True).problems


WILD: dict[str, tuple[tuple[int, ...], int]] = {
    "product wraps to zero": ((65536,) * 4, 0),
    "product wraps to the count": (((1 << 32), (1 << 32), 1), 1),
    "many axes": ((1 << 63,) * 255, 4),
    "zero and huge": ((0, (1 << 64) - 1), 3),
}


@pytest.mark.parametrize(("shape", "count"), WILD.values(), ids=WILD)
def test_nothing_is_sized_by_the_product_of_extents(shape: tuple[int, ...], count: int) -> None:
    """O2: rank and element product run wild, and two readers with different rules."""
    from dataclasses import replace

    wild = replace(port("x", 0, ()), shape=shape, element_count=count)
    data = HoloWriter().set_inputs([wild]).finish()

    loaded, shown = HoloLoader.from_bytes(data).into_plan(), Archive.read(data, damaged=True)

    assert 4 * count == loaded.inputs[0].byte_length
    assert loaded.inputs == shown.ports.inputs == Archive.read(data).ports.inputs
    assert [problem.section for problem in shown.problems] == ["Inputs[0].element_count"]
    assert shown.problems == Archive.read(data).problems


def test_a_rank_is_bounded_by_the_file() -> None:
    """O2: more axes than the file has bytes for."""
    payload = HoloWriter().set_inputs([port("x", 0, (1,))]).archive().sections["Inputs"].payload
    wild = bytes(payload.view()).replace(b"\x08\x01\x01", b"\x08\xff\x01")

    fault = refusal(lambda: Archive.read(with_payload(SectionKind.INPUTS, wild)).ports)

    assert ("Inputs[0].shape", 8 * 255, 8) == (fault.where, fault.needed, fault.actual)  # type: ignore[attr-defined]  # Truncated


def test_extents_of_a_constant_are_exact_integers() -> None:
    """O2: [2^32, 2^32, 1] on a constant of 4 bytes."""
    made = HoloWriter().set_constants([InlineConstant(slot=0, dtype=DType.F32, body=bytes(4))])
    made.set_shape_registry([(1 << 32, 1 << 32, 1)]).add_extension("holowork.shapes", b"1")

    (weight,) = made.archive().weights.values()

    assert [0.0] == weight.numpy().tolist()


@pytest.mark.parametrize("version", [0, 1, 5, 6, 255, 256, 65535])
def test_a_version_is_refused_with_both_numbers_and_a_way_out(version: int) -> None:
    """O3: version skew told badly."""
    data = resealed(SMALLEST[:4] + version.to_bytes(2, "little") + SMALLEST[6:])

    for open_it in (Archive.read, HoloLoader.from_bytes):
        fault = refusal(lambda open_it=open_it: open_it(data))
        assert isinstance(fault, UnsupportedVersion)
        assert re.search(rf"expected format version 2 to 4, found {version}; .* (update|compile)", str(fault))
    view = Archive.read(data, damaged=True)
    assert [fault.explanation] == [problem.text for problem in view.problems]


def cuts() -> list[int]:
    """Lengths at each edge of each section, one element and one byte before it, and behind it."""
    archive = every_section()
    edges = {edge for view in archive.sections for edge in (view.ref.offset, view.ref.end)}
    edges |= {10 + 24 * i for i in range(len(archive.sections) + 1)} | {len(archive)}
    return sorted({edge - d for edge in edges for d in (-1, 0, 1, 4) if 0 <= edge - d < len(archive)})


@pytest.mark.parametrize("length", cuts())
def test_a_cut_file_is_refused_and_never_clipped(length: int, tmp_path: Path) -> None:
    """O4: a slice hides a short read."""
    data = every_section().to_bytes()[:length]
    path = tmp_path / "cut.holo"
    path.write_bytes(data)

    for open_it in (HoloLoader.from_bytes, loaded_mapped, decoded_all):
        fault = refusal(lambda open_it=open_it: open_it(path))
        assert fault.kind in {"Truncated", "ChecksumMismatch", "Io", "Disordered"}
        assert str(fault).startswith("cut.holo: ")


def loaded_mapped(path: Path) -> object:
    return HoloLoader(Archive.read(path, map_file=True))


def decoded_all(path: Path) -> object:
    return [view.decode() for view in Archive.read(path).sections]


@pytest.mark.parametrize("missing", [1, 4, len(LARGE) - 1, len(LARGE)])
def test_a_short_weight_is_told_with_both_sizes(missing: int) -> None:
    """O4: a sealed archive whose weight is shorter than it says."""
    archive = writer().archive()
    payload = bytes(archive.sections["Weights"].payload.view())[:-missing]

    fault = refusal(lambda: HoloLoader.from_bytes(with_payload(SectionKind.WEIGHTS, payload)).into_plan())

    assert isinstance(fault, Truncated)
    assert ("Weights[0].body", len(LARGE), len(LARGE) - missing) == (fault.where, fault.needed, fault.actual)
    assert f"expected {len(LARGE)} bytes, found {len(LARGE) - missing}; the section is shorter" in str(fault)


def test_a_file_cut_while_it_is_open_is_refused(tmp_path: Path) -> None:
    """O4: the file becomes shorter after the table was read."""
    path = tmp_path / "cut.holo"
    every_section().save(path)
    archive = Archive.read(path)
    weight: Any = archive.weights["w"]
    path.write_bytes(b"")

    fault = refusal(lambda: weight.data)

    assert ("Truncated", "file", "cut.holo") == (fault.kind, fault.section, fault.file)
