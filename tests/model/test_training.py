"""The digits network trained by a graph is as good as the one that NumPy trains."""

import numpy as np
import pytest

from holowork.model import (
    Digits,
    Network,
    compile,
    digits,
    digits_graph,
    load_digits,
    train,
    train_by_graph,
    training_graph,
)
from holowork.ops import Array, interpret
from holowork.runtime import Session

BATCH = 32


@pytest.fixture(scope="module")
def data() -> Digits:
    return load_digits()


@pytest.fixture(scope="module")
def trained(data: Digits) -> Network:
    return train_by_graph(data)


def _accuracy(data: Digits, network: Network) -> float:
    session = Session(compile(digits_graph(network, 360)), memo=0)
    return float(np.mean(session.run(pixels=data.test_images)["logits"].argmax(axis=1) == data.test_labels))


def _state(data: Digits, labels: Array) -> list[Array]:
    """A batch, weights, and speeds of 0."""
    weights = [w.astype(np.float32) for w in digits.first_weights(np.random.default_rng(3))]
    return [data.train_images[: len(labels)], labels, *weights, *map(np.zeros_like, weights)]


def test_the_trained_network_reads_as_many_test_images_as_that_of_numpy(
    data: Digits, trained: Network
) -> None:
    found = _accuracy(data, trained)

    assert 0.95 <= found
    assert _accuracy(data, train(data)) == pytest.approx(found, abs=0.01)


def test_training_twice_gives_the_same_weights(data: Digits, trained: Network) -> None:
    again = train_by_graph(data)

    for name in digits.WEIGHTS:
        assert getattr(trained, name).tobytes() == getattr(again, name).tobytes()


def test_a_session_takes_the_step_of_the_references(data: Digits) -> None:
    graph = training_graph(BATCH)
    given = _state(data, data.train_labels[:BATCH].astype(np.int64))

    expected = interpret(graph.freeze(), given)
    found = Session(compile(graph), memo=0).execute(given)

    assert [one.tobytes() for one in expected] == [one.tobytes() for one in found]


def test_the_first_step_goes_down_the_gradients_of_numpy(data: Digits) -> None:
    given = _state(data, data.train_labels[:BATCH].astype(np.int64))
    weights = [w.astype(np.float64) for w in given[2:6]]

    found = interpret(training_graph(BATCH).freeze(), given)

    gradients = digits._gradients(weights, (given[0], given[1]))
    for weight, gradient, moved, speed in zip(weights, gradients, found[:4], found[4:8], strict=True):
        assert np.allclose(-digits.RATE * gradient, speed, rtol=1e-4, atol=1e-6)
        assert np.allclose(weight + speed, moved, rtol=1e-6)


def test_images_without_a_label_are_left_out(data: Digits) -> None:
    labels = data.train_labels[:BATCH].astype(np.int64)
    few, many = _state(data, labels[:20]), _state(data, np.where(np.arange(BATCH) < 20, labels, -1))

    short, padded = (interpret(training_graph(len(given[1])).freeze(), given) for given in (few, many))

    for one, other in zip(short, padded, strict=True):
        assert np.allclose(one, other, rtol=1e-4, atol=1e-6)
