import numpy as np
import pytest

from holowork.model import Digits, Network, compile, digits, digits_graph, load_digits, train
from holowork.runtime import Session


@pytest.fixture(scope="module")
def data() -> Digits:
    return load_digits()


@pytest.fixture(scope="module")
def network(data: Digits) -> Network:
    return train(data)


def test_there_are_1797_digits_of_64_pixels(data: Digits) -> None:
    assert (1437, 64) == data.train_images.shape
    assert (360, 64) == data.test_images.shape
    assert set(range(10)) == set(data.test_labels.tolist())
    assert (0.0, 1.0) == (data.train_images.min(), data.train_images.max())


def test_the_network_reads_95_of_100_test_images(data: Digits, network: Network) -> None:
    session = Session(compile(digits_graph(network, 360)), provider="reference")

    logits = session.run(pixels=data.test_images)["logits"]

    assert 0.95 <= np.mean(logits.argmax(axis=1) == data.test_labels)


def test_the_weights_are_multiples_of_one_256th(network: Network) -> None:
    for weight in (network.w1, network.b1, network.w2, network.b2):
        assert np.array_equal(weight * 256, np.round(weight * 256))


def test_training_twice_gives_the_same_program(data: Digits, network: Network) -> None:
    first, second = (compile(digits_graph(weights, 60)).archive.label for weights in (network, train(data)))

    assert first == second


def test_the_gradients_are_those_of_finite_differences() -> None:
    random = np.random.default_rng(1)
    weights = [random.standard_normal(s) * 0.5 for s in ((64, 48), (48,), (48, 10), (10,))]
    batch = random.random((4, 64)).astype(np.float32), np.array([1, 2, 3, 9], np.uint8)
    gradients = digits._gradients(weights, batch)

    for weight, gradient in zip(weights, gradients, strict=True):
        place = tuple(random.integers(0, extent) for extent in weight.shape)
        assert gradient[place] == pytest.approx(_slope(weights, batch, (weight, place)), abs=1e-6)


def _slope(weights: list, batch: tuple, where: tuple) -> float:
    weight, place = where
    kept, losses = weight[place], []
    for step in (1e-6, -1e-6):
        weight[place] = kept + step
        losses.append(_loss(weights, batch))
    weight[place] = kept
    return (losses[0] - losses[1]) / 2e-6


def _loss(weights: list, batch: tuple) -> float:
    w1, b1, w2, b2 = weights
    logits = np.maximum(batch[0] @ w1 + b1, 0) @ w2 + b2
    total = np.log(np.exp(logits).sum(axis=1))
    return float(np.mean(total - logits[np.arange(len(logits)), batch[1]]))
