import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import holowork as hw
from holowork.archive import Archive
from holowork.workbench.bytemap import FILLS, FRAME_FILL, edges_of, map_picture, parts_of
from holowork.workbench.svg import INK
from tests.workbench.samples import contrast, module

HEADER, ENTRY = 10, 24


def moved(position: int, offset: int) -> Archive:
    """The sample's archive with one section said to lie elsewhere."""
    data = bytearray(module().to_bytes())
    at = HEADER + ENTRY * position + 8
    data[at : at + 8] = offset.to_bytes(8, "little")
    return hw.inspect(bytes(data))


def test_every_byte_belongs_to_one_part() -> None:
    archive = module().archive

    parts = parts_of(archive)

    assert (0, archive.source.size) == (parts[0].start, parts[-1].end)
    assert all(left.end == right.start for left, right in pairwise(parts))
    assert ["header", "table"] == [part.name for part in parts[:2]]
    assert "footer" == parts[-1].name
    assert len(archive.sections) == sum(part.section is not None for part in parts)


@given(position=st.integers(0, 5), offset=st.integers(0, (1 << 64) - 1))
def test_sections_that_lie_anywhere_still_leave_each_byte_one_owner(position: int, offset: int) -> None:
    archive = moved(position, offset)

    parts = parts_of(archive)

    assert (0, archive.source.size) == (parts[0].start, parts[-1].end)
    assert all(left.end == right.start for left, right in pairwise(parts))


def test_what_no_section_owns_is_a_gap() -> None:
    assert "gap" in [part.name for part in parts_of(moved(0, 1 << 40))]


def test_parts_are_to_scale_and_none_is_too_small_to_be_seen() -> None:
    parts = parts_of(module().archive)

    widths = [right - left for left, right in pairwise(edges_of(parts, 720))]

    assert pytest.approx(720) == sum(widths)
    assert min(widths) >= 3
    by_size = sorted(zip((part.length for part in parts), widths, strict=True))
    assert [width for _, width in by_size] == sorted(widths)


def test_the_picture_has_a_piece_and_a_title_for_each_part() -> None:
    archive = module().archive

    svg = map_picture(archive).svg

    assert len(parts_of(archive)) == len(re.findall("<rect", svg))
    assert "KernelCalls, " in svg


@pytest.mark.parametrize("fill", [*FILLS, FRAME_FILL])
def test_the_name_of_a_part_can_be_read_on_its_colour(fill: str) -> None:
    assert contrast(INK, fill) >= 4.5
