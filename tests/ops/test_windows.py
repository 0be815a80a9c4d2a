import tracemalloc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import windows as windows_module
from holowork.ops.windows import Axis, Windows
from tests.ops.rows import run

AXES = st.builds(
    Axis,
    kernel=st.integers(1, 4),
    stride=st.integers(1, 3),
    begin=st.integers(0, 3),
    end=st.integers(0, 3),
    dilation=st.integers(1, 3),
)


@given(axis=AXES, extent=st.integers(1, 9))
def test_windows_are_counted_until_one_leaves_the_padded_axis(axis: Axis, extent: int) -> None:
    padded = extent + axis.begin + axis.end
    expected = sum(start + axis.span <= padded for start in range(0, padded, axis.stride))

    assert expected == max(axis.count(extent), 0)


@given(axis=AXES, extent=st.integers(1, 9))
def test_rounding_up_adds_at_most_one_window_that_begins_before_the_end_pad(axis: Axis, extent: int) -> None:
    whole, more = axis.count(extent), axis.count(extent, ceil=True)
    begins = whole * axis.stride
    leaves = begins + axis.span > extent + axis.begin + axis.end
    is_cut = (extent + axis.begin + axis.end - axis.span) % axis.stride != 0

    assert (leaves and is_cut and begins < extent + axis.begin) == (more - whole)


@given(down=AXES, across=AXES, data=st.data())
def test_scattering_ones_counts_how_often_a_place_is_gathered(
    down: Axis, across: Axis, data: st.DataObject
) -> None:
    windows, extents = Windows(down=down, across=across), (5, 6)
    outs = tuple(data.draw(st.integers(0, 4)) for _ in range(2))
    read = np.stack([*windows.cells(np.arange(1, 31).reshape(extents), outs)])
    expected = [np.count_nonzero(read == place) for place in range(1, 31)]

    total = windows.scatter(np.ones(read.shape, np.float32), np.zeros(extents, np.float32))

    assert expected == total.ravel().tolist()


@given(down=AXES, across=AXES, outs=st.tuples(st.integers(0, 4), st.integers(0, 4)))
def test_the_population_is_the_number_of_cells_that_are_read(
    down: Axis, across: Axis, outs: tuple[int, int]
) -> None:
    windows = Windows(down=down, across=across)
    read = sum(windows.cells(np.ones((5, 6), np.int64), outs), np.zeros(outs, np.int64))

    assert read.tolist() == windows.population((5, 6), outs, pads=False).tolist()


@given(down=AXES, across=AXES, outs=st.tuples(st.integers(1, 4), st.integers(1, 4)))
def test_what_touches_the_image_is_all_that_is_in_it(down: Axis, across: Axis, outs: tuple[int, int]) -> None:
    windows, images = Windows(down=down, across=across), np.arange(1, 31).reshape(5, 6)

    touching = list(windows.touching(images, outs, 0))

    assert [cell.tolist() for cell in windows.cells(images, outs) if cell.any()] == [
        cell.tolist() for cell in touching if cell.any()
    ]


def test_windows_far_larger_than_the_image_take_no_memory() -> None:
    axis = Axis(kernel=1 << 62, stride=1, begin=0, end=0, dilation=1)
    windows, image = Windows(down=axis, across=axis), np.array([[1, 2], [3, 4]])

    cells = list(windows.touching(image, (1, 1), 0))

    assert [1, 2, 3, 4] == [int(cell[0, 0]) for cell in cells]
    assert [[4]] == windows.population((2, 2), (1, 1), pads=False).tolist()


def test_cells_in_the_pad_count_only_where_it_is_asked_for() -> None:
    windows = Windows.of({"pads": (1, 0, 0, 0), "strides": (2, 2)}, (2, 2))

    assert windows.population((3, 4), (2, 2), pads=False).tolist() == [[2, 2], [4, 4]]
    assert windows.population((3, 4), (2, 2), pads=True).tolist() == [[4, 4], [4, 4]]


@pytest.mark.parametrize("dtype", [np.float32, np.int8, np.float16])
def test_gathering_keeps_the_element_type(dtype: type) -> None:
    windows = Windows.of({}, (2, 2))

    assert {np.dtype(dtype)} == {cell.dtype for cell in windows.cells(np.zeros((1, 3, 3), dtype), (2, 2))}


@given(down=AXES, across=AXES, outs=st.tuples(st.integers(1, 5), st.integers(1, 4)))
def test_bands_have_the_cells_of_all_windows(down: Axis, across: Axis, outs: tuple[int, int]) -> None:
    windows, images = Windows(down=down, across=across), np.arange(60).reshape(2, 5, 6)
    expected = np.stack([*windows.cells(images, outs)], axis=1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(windows_module, "_BAND", 2 * 12 * outs[1])
        bands = [cells.reshape(2, -1, len(rows), outs[1]) for rows, cells in windows.bands(images, outs)]

    assert expected.tolist() == np.concatenate(bands, axis=2).tolist()


def test_a_convolution_of_many_cells_takes_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_module, "_BAND", 1 << 14)
    x, w = np.ones((1, 1, 60, 60), np.float32), np.full((1, 1, 20, 20), 0.5, np.float32)
    tracemalloc.start()

    y = run("conv2d", x, w)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()

    assert {200.0} == set(y.ravel().tolist())
    assert peak < 1 << 20 < x.itemsize * w.size * y.size
