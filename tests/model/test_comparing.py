"""compare: two programs on the same inputs, and the first node where they part."""

import importlib.util
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.model import CompanionMissing, NotComparable
from holowork.model.comparing_distance import Tolerance, distance
from tests.distances import ulps_between
from tests.runtime.test_inspection import X, mlp

EXACT = Tolerance()


def planted(session: hw.Session, index: int, by: float) -> hw.Session:
    """The session, one of whose kernels adds something to each element."""
    kernel = session._walker.kernel(index)

    def wrong(operands: Any, result: Any) -> None:
        kernel(operands, result)
        result.view(np.float32)[:] += np.float32(by)

    session._walker._kernels[index] = wrong
    return session


def test_a_session_has_the_bits_of_the_references() -> None:
    found = hw.compare(mlp(), provider="reference", inputs={"x": X})

    assert found.is_within
    assert all(node.distance is not None and node.distance.is_same for node in found.nodes)
    assert ["output 'y'", "output 'z'"] == [node.name for node in found.nodes][-2:]
    assert all(node.labels_agree for node in found.nodes)


def test_the_first_node_beyond_tolerance_is_where_a_difference_was_planted() -> None:
    good = hw.Session(mlp(), provider="reference", passes=())
    bad = planted(hw.Session(mlp(), provider="reference", passes=()), 2, by=0.5)

    found = hw.compare(good, bad, [X])

    assert found.first is not None
    assert "KernelCalls[2] (add)" == found.first.name
    assert found.first.distance is not None
    assert 0.5 == pytest.approx(found.first.distance.absolute)
    assert 12 == found.first.distance.beyond
    assert ["same bits", "same bits", "beyond"] == [node.state for node in found.nodes[:3]]
    assert repr(found).startswith("Comparison(8 nodes, first beyond no difference: KernelCalls[2] (add), ")


def test_what_is_allowed_is_within() -> None:
    bad = planted(hw.Session(mlp(), provider="reference", passes=()), 5, by=1e-3)

    assert hw.compare(mlp(), bad, [X], tolerance=2e-3).is_within
    assert not hw.compare(mlp(), bad, [X], tolerance=1e-4).is_within


def test_what_one_side_alone_has_in_memory_is_counted() -> None:
    fused, plain = hw.Session(mlp()), hw.Session(mlp(), passes=())

    found = hw.compare(fused, plain, [X])

    assert found.is_within
    assert 0 < plain.kernel_count - fused.kernel_count <= found.only_right
    assert 0 == found.only_left


def test_programs_without_common_calls_are_compared_by_their_outputs() -> None:
    def affine(scale: float) -> hw.Module:
        graph = hw.Graph("affine")
        graph.output("y", graph.input("x", shape=(2,)) * graph.const("s", np.float32(scale)))
        return hw.compile(graph)

    found = hw.compare(affine(1.0), affine(2.0), [np.ones(2, np.float32)])

    assert ["output 'y'"] == [node.name for node in found.nodes]
    assert (False, False) == (found.is_within, found.nodes[0].labels_agree)


def onnxruntime_like(outputs: list[Any]) -> Any:
    """What a session of onnxruntime offers, as far as compare uses it."""
    ports = SimpleNamespace(name="x"), [SimpleNamespace(name="y"), SimpleNamespace(name="z")]
    return SimpleNamespace(
        get_inputs=lambda: [ports[0]], get_outputs=lambda: ports[1], run=lambda names, feeds: outputs
    )


def test_a_session_of_onnxruntime_is_compared_by_its_outputs() -> None:
    expected = list(hw.Session(mlp()).execute([X]))

    found = hw.compare(mlp(), onnxruntime_like(expected), {"x": X})

    assert "onnxruntime" == found.right
    assert [("output 'y'", None), ("output 'z'", None)] == [(n.name, n.labels_agree) for n in found.nodes]
    assert found.is_within


def test_outputs_of_another_type_are_beyond_and_say_so() -> None:
    y, z = hw.Session(mlp()).execute([X])

    found = hw.compare(mlp(), onnxruntime_like([y[:1], z]), {"x": X})

    assert "Comparison(2 nodes, first beyond no difference: output 'y', f32[4,3] and f32[1,3])" == repr(found)


@pytest.mark.skipif(importlib.util.find_spec("onnxruntime") is not None, reason="onnxruntime is installed")
def test_a_model_of_onnx_without_onnxruntime_names_it() -> None:
    with pytest.raises(CompanionMissing, match="expected onnxruntime, found none; pip install onnxruntime"):
        hw.compare(mlp(), b"\x08\x07", [X])


@pytest.mark.parametrize(
    ("allowed", "expected"),
    [
        ({"tolerance": -1.0}, "tolerance of 0 or more, found -1.0"),
        ({"tolerance": np.nan}, "tolerance of 0 or more, found nan"),
        ({"ulp": "1"}, "a whole ulp of 0 or more, found '1'"),
    ],
)
def test_what_is_no_distance_is_refused(allowed: Any, expected: str) -> None:
    with pytest.raises(NotComparable, match=f"^compare: expected {expected}$"):
        hw.compare(mlp(), inputs={"x": X}, **allowed)


@pytest.mark.parametrize("word", ["onnxruntime", "refrence"])
def test_a_word_that_names_no_provider_is_told_what_can_be_compared(word: str) -> None:
    expected = rf"one of the providers auto, llvm, reference, found '{word}', which is neither$"
    with pytest.raises(NotComparable, match=expected):
        hw.compare(mlp(), word, {"x": X})


@pytest.mark.parametrize(
    ("inputs", "found"), [([X, X], "2 in order"), ({"y": X}, "y"), ({}, "none"), (X, "ndarray")]
)
def test_other_inputs_than_those_of_a_model_are_refused(inputs: Any, found: str) -> None:
    with pytest.raises(NotComparable, match=f"expected inputs for x, found {found}$"):
        hw.compare(onnxruntime_like([]), onnxruntime_like([]), inputs)


def test_another_number_of_outputs_is_refused() -> None:
    with pytest.raises(NotComparable):
        hw.compare(onnxruntime_like([]))


@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_distances_in_ulp_are_those_of_the_definition(dtype: str) -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.standard_normal(64).astype(dtype) for _ in range(2))
    a[:4], b[:4] = [0.0, np.nan, np.inf, 1.0], [-0.0, np.nan, -np.inf, 1.0]

    found = distance(a, b, EXACT)

    assert found is not None
    assert int(ulps_between(a, b).max()) == found.ulp


def test_nan_equals_nan_and_is_far_from_all_else() -> None:
    a, b = np.array([np.nan, 1.0], np.float32), np.array([np.nan, np.nan], np.float32)

    found = distance(a, b, Tolerance(absolute=1e30, ulp=1 << 31))

    assert found is not None
    assert (1, np.inf) == (found.beyond, found.absolute)


def test_signed_zeros_are_equal_without_the_same_bits() -> None:
    found = distance(np.array([0.0], np.float32), np.array([-0.0], np.float32), EXACT)

    assert found is not None
    assert (False, 0, 0) == (found.is_same, found.ulp, found.beyond)


def test_integers_are_compared_exactly() -> None:
    a, b = np.array([2**63 - 1, 5]), np.array([-(2**63), 5])

    found = distance(a, b, EXACT)

    assert found is not None
    assert (float(2**64 - 1), None, 1) == (found.absolute, found.ulp, found.beyond)
