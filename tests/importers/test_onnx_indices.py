"""Gathers, scatters and sorting in forms that the node tests of ONNX do not have."""

import numpy as np
import pytest

import holowork as hw
from holowork.importers import DataDependent, UnsupportedForm
from tests.importers.single import expected, node_model, normal, outcome

REDUCTIONS = ("none", "add", "mul", "max", "min")
KNOWN_OR_NOT = pytest.mark.parametrize("fixed", [(), ("indices",)], ids=["unknown", "known"])


def indices(extent: int, *shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.random.default_rng(extent).integers(-extent, extent, shape)


@KNOWN_OR_NOT
@pytest.mark.parametrize("reduction", REDUCTIONS)
@pytest.mark.parametrize("axis", [0, -1])
def test_scattered_elements_meet_twice_and_leave_the_rest(
    fixed: tuple[str, ...], reduction: str, axis: int
) -> None:
    shape = (6, 5) if axis == 0 else (3, 7)
    feeds = {"x": normal(4, 5), "indices": indices((4, 5)[axis], *shape), "updates": normal(*shape)}
    model = node_model("ScatterElements", feeds, opset=18, axis=axis, reduction=reduction)

    found = outcome(model, feeds, fixed)

    np.testing.assert_allclose(expected(model, feeds)[0], found[0], rtol=1e-5, atol=1e-6)


@KNOWN_OR_NOT
@pytest.mark.parametrize("reduction", REDUCTIONS)
def test_scattered_rows_of_whole_numbers_are_exact(fixed: tuple[str, ...], reduction: str) -> None:
    feeds = {
        "x": np.arange(12, dtype=np.int32).reshape(4, 3),
        "indices": indices(4, 7, 1),
        "updates": np.arange(-10, 11, dtype=np.int32).reshape(7, 3),
    }
    model = node_model("ScatterND", feeds, opset=18, reduction=reduction)
    combined = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}
    rows = feeds["x"].copy()
    for (row,), update in zip(feeds["indices"], feeds["updates"], strict=True):
        rows[row] = combined[reduction](rows[row], update) if reduction in combined else update

    found = outcome(model, feeds, fixed)

    np.testing.assert_array_equal(rows, found[0])


def test_an_unknown_scatter_that_compares_too_much_is_refused() -> None:
    feeds = {"x": normal(1 << 16, 1), "indices": indices(9, 512, 1), "updates": normal(512, 1)}

    with pytest.raises(UnsupportedForm, match="at most 16777216 elements, found 33554432"):
        hw.from_onnx(node_model("ScatterND", feeds, opset=18))


@pytest.mark.parametrize("mode", ["linear", "circular"])
def test_rows_are_written_where_each_sequence_is(mode: str) -> None:
    cache, new = normal(2, 3, 8, 4), normal(2, 3, 2, 4)
    at = np.array([6, 7 if mode == "circular" else 0])
    written = cache.copy()
    for batch, row in np.ndindex(2, 2):
        written[batch, :, (at[batch] + row) % 8] = new[batch, :, row]
    feeds = {"cache": cache, "new": new, "at": at}

    found = outcome(node_model("TensorScatter", feeds, opset=24, mode=mode), feeds)

    np.testing.assert_array_equal(written, found[0])


@KNOWN_OR_NOT
@pytest.mark.parametrize(("batch", "depth"), [(0, 1), (0, 3), (1, 2), (2, 1)])
def test_gathered_rows_count_from_the_end_in_every_batch(
    fixed: tuple[str, ...], batch: int, depth: int
) -> None:
    feeds = {"x": normal(2, 3, 4), "indices": indices(2, *(2, 3)[:batch], 5, depth)}
    places = np.ndindex(feeds["indices"].shape[:-1])
    model = node_model("GatherND", feeds, batch_dims=batch)

    found = outcome(model, feeds, fixed)

    rows = [feeds["x"][(*place[:batch], *feeds["indices"][place])] for place in places]
    np.testing.assert_array_equal(np.reshape(rows, found[0].shape), found[0])


def test_known_indices_beyond_an_axis_are_refused() -> None:
    feeds = {"x": normal(4, 3), "indices": np.array([[0, 1, 4]])}
    model = node_model("GatherElements", feeds)

    with pytest.raises(UnsupportedForm, match="indices within extents 4, found 0 to 4"):
        hw.from_onnx(model, inputs={"indices": feeds["indices"]})


@pytest.mark.parametrize("extent", [6, 9000], ids=["by rank", "in turn"])
@pytest.mark.parametrize("largest", [0, 1])
def test_the_best_of_equals_is_the_first(extent: int, largest: int) -> None:
    x = np.random.default_rng(0).integers(-3, 3, (2, extent)).astype(np.int32)
    feeds = {"x": x, "k": np.array([5])}
    order = np.argsort(-x if largest else x, axis=1, kind="stable")[:, :5]

    values, places = outcome(node_model("TopK", feeds, outputs=2, largest=largest), feeds, ("k",))

    np.testing.assert_array_equal(order, places)
    np.testing.assert_array_equal(np.take_along_axis(x, order, 1), values)


def test_nan_is_as_great_as_infinity() -> None:
    feeds = {"x": np.array([1, np.nan, -np.inf, np.inf], np.float32), "k": np.array([4])}

    _, places = outcome(node_model("TopK", feeds, outputs=2), feeds, ("k",))

    np.testing.assert_array_equal([1, 3, 0, 2], places)


def test_what_depends_on_values_is_refused_by_the_operand_that_must_be_known() -> None:
    feeds = {"x": normal(2, 3)}

    with pytest.raises(DataDependent, match=r"operand 'X' that is known.*'x'"):
        hw.from_onnx(node_model("NonZero", feeds))

    np.testing.assert_array_equal(
        np.nonzero(feeds["x"]), outcome(node_model("NonZero", feeds), feeds, ("x",))[0]
    )


EQUATIONS = (
    ("bqhd,bkhd->bhqk", (2, 4, 3, 5), (2, 6, 3, 5)),
    ("...ij,...jk", (1, 3, 4), (6, 4, 5)),
    ("iij->j", (3, 3, 2)),
    ("i,j->ij", (4,), (3,)),
    ("ij,kj,j->ik", (2, 3), (4, 3), (3,)),
    ("ij,kl->", (2, 3), (4, 5)),
    ("i j , j k -> k i", (2, 0), (0, 4)),
    (",->", (), ()),
)


@pytest.mark.parametrize("equation", EQUATIONS, ids=lambda one: one[0])
def test_an_equation_means_what_numpy_makes_of_it(equation: tuple[str, *tuple[tuple[int, ...], ...]]) -> None:
    text, *shapes = equation
    feeds = {f"x{place}": normal(*shape) for place, shape in enumerate(shapes)}

    found = outcome(node_model("Einsum", feeds, equation=text), feeds)

    np.testing.assert_allclose(np.einsum(text, *feeds.values()), found[0], rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("equation", ["ij,jk->il", "ij,kj->ik", "i->i", "ij->i"])
def test_an_equation_that_does_not_fit_is_refused(equation: str) -> None:
    feeds = {"x": normal(2, 3), "w": normal(4, 5)}

    with pytest.raises(UnsupportedForm, match=r"expected (one extent|a label|an equation)"):
        hw.from_onnx(node_model("Einsum", feeds, equation=equation))


@pytest.mark.parametrize("rows", [1, 2, 5, 12])
def test_determinants_survive_zeros_on_the_diagonal(rows: int) -> None:
    x = normal(3, rows, rows)
    x[0, 0, 0] = 0
    x[1] = np.eye(rows)[::-1]
    feeds = {"x": x}

    found = outcome(node_model("Det", feeds), feeds)

    np.testing.assert_allclose(np.linalg.det(x), found[0], rtol=1e-4, atol=1e-6)
