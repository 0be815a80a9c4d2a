"""Convolutions, pools and resized or sampled images in forms that the node tests of ONNX do not have."""

from typing import Any

import numpy as np
import onnxruntime
import pytest
from onnx import ModelProto, TensorProto, helper

import holowork as hw
from holowork.importers import DataDependent, UnsupportedForm
from holowork.ops import Array
from tests.importers.single import Feeds, expected, node_model, normal, outcome

SAMES = pytest.mark.parametrize("auto_pad", ["SAME_UPPER", "SAME_LOWER", "VALID"])
AXES = pytest.mark.parametrize("rank", [1, 2, 3])
TAPS = ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel", "asymmetric", "align_corners")


def by_onnxruntime(model: ModelProto, feeds: Feeds) -> list[Array]:
    """What onnxruntime makes of a model."""
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    made: list[Array] = session.run(None, {name: x for name, x in feeds.items() if x is not None})
    return made


def near(model: ModelProto, feeds: Feeds, fixed: tuple[str, ...] = ()) -> None:
    """Hold what machine code makes of a model to what onnxruntime makes of it."""
    for one, other in zip(by_onnxruntime(model, feeds), outcome(model, feeds, fixed), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)


def windows(rank: int) -> dict[str, Any]:
    """Windows that differ from axis to axis, and at both ends of each."""
    return {
        "kernel_shape": [3, 2, 3][:rank],
        "strides": [2, 1, 3][:rank],
        "pads": [1, 0, 2][:rank] + [0, 1, 1][:rank],
    }


@AXES
def test_grouped_convolutions_take_images_of_any_number_of_axes(rank: int) -> None:
    feeds = {"x": normal(2, 4, *(7, 8, 9)[:rank]), "w": normal(6, 2, *(3, 2, 3)[:rank]), "b": normal(6)}

    model = node_model("Conv", feeds, group=2, dilations=[1, 2, 1][:rank], **windows(rank))

    near(model, feeds)


@SAMES
@AXES
def test_convolutions_choose_their_pads(rank: int, auto_pad: str) -> None:
    feeds = {"x": normal(1, 2, *(7, 8, 6)[:rank]), "w": normal(3, 2, *(2, 4, 3)[:rank])}

    model = node_model("Conv", feeds, auto_pad=auto_pad, strides=[2, 1, 2][:rank])

    near(model, feeds)


@AXES
def test_transposed_convolutions_take_images_of_any_number_of_axes(rank: int) -> None:
    feeds = {"x": normal(2, 4, *(4, 5, 3)[:rank]), "w": normal(4, 3, *(3, 2, 3)[:rank]), "b": normal(6)}

    model = node_model("ConvTranspose", feeds, group=2, output_padding=[1, 0, 2][:rank], **windows(rank))

    near(model, feeds)


@pytest.mark.parametrize("more", [-1, 0, 1])
def test_transposed_convolutions_reach_the_extents_asked_for(more: int) -> None:
    feeds = {"x": normal(1, 2, 4, 5), "w": normal(2, 3, 2, 3)}

    model = node_model("ConvTranspose", feeds, strides=[2, 2], output_shape=[8 + more, 11 + more])

    near(model, feeds)


def test_a_convolution_its_bias_and_its_activation_are_one_kernel() -> None:
    port = helper.make_tensor_value_info("x", TensorProto.FLOAT, (1, 16, 16, 16))
    weights = [("w", normal(16, 16, 3, 3)), ("b", normal(16))]
    constants = [
        helper.make_tensor(name, TensorProto.FLOAT, array.shape, array.tobytes(), raw=True)
        for name, array in weights
    ]
    nodes = [helper.make_node("Conv", ["x", "w", "b"], ["y"]), helper.make_node("Relu", ["y"], ["z"])]
    out = helper.make_tensor_value_info("z", TensorProto.FLOAT, None)
    model = helper.make_model(helper.make_graph(nodes, "net", [port], [out], constants))

    session = hw.Session(hw.compile(hw.from_onnx(model)), memo=0)

    assert "conv_add_relu" in " ".join(map(str, session.kernels))


@pytest.mark.parametrize("storage_order", [0, 1])
@AXES
def test_pools_say_where_the_first_greatest_lies(rank: int, storage_order: int) -> None:
    feeds = {"x": np.rint(normal(2, 3, *(7, 8, 9)[:rank]))}
    given = {**windows(rank), "storage_order": storage_order, "ceil_mode": 1}

    model = node_model("MaxPool", feeds, outputs=2, opset=12, dilations=[2, 1, 1][:rank], **given)

    near(model, feeds)


def test_places_of_the_greatest_are_those_of_nan() -> None:
    feeds = {"x": np.array([[[1, np.nan, 3, 2]]], np.float32)}

    found = outcome(node_model("MaxPool", feeds, outputs=2, kernel_shape=[2], strides=[2]), feeds)

    assert [[[1, 2]]] == found[1].tolist()


@pytest.mark.parametrize("count_include_pad", [0, 1])
@AXES
def test_means_of_windows_count_cells_as_they_are_told(rank: int, count_include_pad: int) -> None:
    feeds = {"x": normal(2, 3, *(7, 8, 9)[:rank])}
    given = {**windows(rank), "count_include_pad": count_include_pad, "ceil_mode": 1}

    model = node_model("AveragePool", feeds, dilations=[1, 2, 1][:rank], **given)

    near(model, feeds)


@pytest.mark.parametrize("p", [1, 2, 3])
def test_norms_of_windows_take_any_power(p: int) -> None:
    feeds = {"x": normal(2, 3, 7, 8, 9)}

    model = node_model("LpPool", feeds, opset=18, p=p, ceil_mode=1, **windows(3))

    near(model, feeds)


@pytest.mark.parametrize("coordinates", TAPS)
@pytest.mark.parametrize("mode", ["linear", "cubic"])
@pytest.mark.parametrize("extent", [5, 70])
def test_axes_are_resized_by_weights_or_by_neighbours(coordinates: str, mode: str, extent: int) -> None:
    feeds = {"x": normal(1, 2, extent, 4), "roi": None, "scales": np.array([1.25, 0.6], np.float32)}
    given = {"mode": mode, "coordinate_transformation_mode": coordinates, "axes": [2, 3]}

    model = node_model("Resize", feeds, opset=18, **given)

    found = outcome(model, feeds, ("scales",))
    np.testing.assert_allclose(expected(model, feeds)[0], found[0], rtol=1e-4, atol=1e-5)


def test_a_scale_that_f32_holds_as_less_gives_the_extent_that_was_meant() -> None:
    feeds = {"x": normal(1, 1, 10, 4), "roi": None, "scales": np.array([1, 1, 0.7, 1], np.float32)}

    found = outcome(node_model("Resize", feeds, opset=18, mode="linear"), feeds, ("scales",))

    assert (1, 1, 7, 4) == found[0].shape


@pytest.mark.parametrize("opset", [10, 11])
def test_the_nearest_element_is_chosen_as_each_version_says(opset: int) -> None:
    scales = np.array([1, 1, 2, 0.6], np.float32)
    feeds = {"x": normal(1, 2, 4, 5), "scales": scales}
    if opset == 11:
        feeds = {"x": feeds["x"], "roi": np.zeros(0, np.float32), "scales": scales}

    model = node_model("Resize", feeds, opset=opset)

    near(model, feeds, tuple(feeds)[1:])


def test_whole_numbers_are_resized_to_whole_numbers_in_their_range() -> None:
    x = np.array([[0, 255, 255, 0, 0]], np.uint8)
    feeds = {"x": x, "roi": None, "scales": None, "sizes": np.array([1, 9])}

    model = node_model("Resize", feeds, opset=18, mode="cubic")

    assert expected(model, feeds)[0].tolist() == outcome(model, feeds, ("sizes",))[0].tolist()


def test_sizes_that_are_not_known_are_refused() -> None:
    feeds = {"x": normal(2, 3), "roi": None, "scales": None, "sizes": np.array([4, 6])}

    with pytest.raises(DataDependent, match=r"inputs=\{…\} fixes 'sizes'"):
        hw.from_onnx(node_model("Resize", feeds))


@pytest.mark.parametrize("padding_mode", ["zeros", "border", "reflection"])
@pytest.mark.parametrize("align_corners", [0, 1])
@pytest.mark.parametrize("mode", ["nearest", "linear", "cubic"])
def test_images_are_sampled_beyond_their_edges(padding_mode: str, align_corners: int, mode: str) -> None:
    feeds = {"x": normal(2, 3, 4, 5), "grid": normal(2, 3, 4, 2) * np.float32(1.5)}
    given = {"mode": mode, "padding_mode": padding_mode, "align_corners": align_corners}

    model = node_model("GridSample", feeds, opset=20, **given)

    near(model, feeds)


@pytest.mark.parametrize(("ratio", "fixed"), [(0, ("rois",)), (2, ())])
@pytest.mark.parametrize("mode", ["avg", "max"])
@pytest.mark.parametrize("opset", [10, 16])
def test_regions_are_read_as_often_as_they_are_large(
    ratio: int, fixed: tuple[str, ...], mode: str, opset: int
) -> None:
    rois = np.array([[0, 0, 3, 2], [-2, 1, 7, 9], [1, 1, 1.5, 1.5]], np.float32)
    feeds = {"x": normal(2, 3, 6, 7), "rois": rois, "batch": np.array([1, 0, 1])}
    given = {"output_height": 2, "output_width": 3, "sampling_ratio": ratio, "mode": mode}

    model = node_model("RoiAlign", feeds, opset=opset, **given)

    near(model, feeds, fixed)


def test_the_greatest_of_each_part_of_a_region_is_found() -> None:
    rois = np.array([[0, 0, 0, 3, 2], [1, -3, 1, 7, 9], [1, 5, 5, 2, 2]], np.float32)
    feeds = {"x": normal(2, 3, 6, 7), "rois": rois}

    model = node_model("MaxRoiPool", feeds, pooled_shape=[2, 3], spatial_scale=0.5)

    near(model, feeds)


def test_filters_are_deformed_in_groups() -> None:
    feeds = {
        "x": normal(2, 4, 6, 7),
        "w": normal(4, 2, 2, 3),
        "offset": normal(2, 24, 4, 7),
        "b": normal(4),
        "mask": normal(2, 12, 4, 7),
    }
    given = {"pads": [0, 1, 0, 1], "dilations": [2, 1], "group": 2, "offset_group": 2}

    model = node_model("DeformConv", feeds, opset=19, **given)

    near(model, feeds)


def test_columns_of_three_axes_are_added_up() -> None:
    feeds = {"x": normal(2, 24, 8), "image": np.array([4, 4, 4]), "block": np.array([2, 2, 2])}

    model = node_model("Col2Im", feeds, strides=[2, 2, 2])

    near(model, feeds, ("image", "block"))


def test_images_without_a_batch_have_no_results() -> None:
    feeds = {"x": np.zeros((0, 2, 4, 5, 6), np.float32), "w": normal(3, 2, 2, 2, 2)}

    found = outcome(node_model("Conv", feeds), feeds)

    assert (0, 3, 3, 4, 5) == found[0].shape


def test_windows_of_other_axes_than_the_image_are_refused() -> None:
    feeds = {"x": normal(1, 2, 5, 5)}

    with pytest.raises(UnsupportedForm, match="expected windows of 2 axes, found \\[3\\]"):
        hw.from_onnx(node_model("MaxPool", feeds, kernel_shape=[3]))
