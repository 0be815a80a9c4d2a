"""Powers, remainders and pads in forms that the node tests of ONNX do not have; ops refused by name."""

import numpy as np
import pytest

import holowork as hw
from holowork.importers import UnsupportedOp
from tests.importers.single import expected, node_model, normal, outcome


def test_whole_exponents_that_are_known_keep_all_digits() -> None:
    feeds = {"x": np.array([(1 << 20) + 1, -7, 3]), "e": np.array([2, 3, 0], np.float32)}
    model = node_model("Pow", feeds, opset=15)

    assert [((1 << 20) + 1) ** 2, -343, 1] == outcome(model, feeds, ("e",))[0].tolist()


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.float32])
def test_a_remainder_has_the_sign_of_the_dividend_when_it_is_asked_for(kind: type) -> None:
    feeds = {"a": np.array([-7, 7, -7, 7], kind), "b": np.array([3, -3, -3, 3], kind)}
    model = node_model("Mod", feeds, opset=13, fmod=1)

    assert [-1, 1, -1, 1] == outcome(model, feeds)[0].tolist()


@pytest.mark.parametrize("pads", [(1, 2, 3, 0), (-1, 2, 3, -2)])
def test_a_pad_may_be_of_a_value_that_comes_later(pads: tuple[int, ...]) -> None:
    feeds = {"x": normal(3, 4), "pads": np.array(pads), "value": np.array(2.5, np.float32)}
    model = node_model("Pad", feeds, opset=13)

    assert (
        outcome(model, feeds, ("pads", "value"))[0].tolist() == outcome(model, feeds, ("pads",))[0].tolist()
    )


def test_products_of_integers_are_products_of_integers() -> None:
    feeds = {"a": np.arange(12).reshape(4, 3), "b": np.arange(20).reshape(5, 4), "c": np.arange(3)[:, None]}
    model = node_model("Gemm", feeds, opset=13, transA=1, transB=1)

    assert expected(model, feeds)[0].tolist() == outcome(model, feeds)[0].tolist()


@pytest.mark.parametrize("op", ["Bernoulli", "Multinomial", "RandomNormalLike", "RandomUniformLike"])
def test_what_draws_at_random_is_refused_by_name(op: str) -> None:
    with pytest.raises(UnsupportedOp, match=f"found {op}. It draws at random"):
        hw.from_onnx(node_model(op, {"x": normal(2, 3)}))
