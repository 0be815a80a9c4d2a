"""The main job on real data: handwritten digits, a small network, and its graph."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.core import ModelError
from holowork.ops import GraphBuilder, Tensor

F64 = NDArray[np.float64]
PIXELS, HIDDEN, CLASSES = 64, 48, 10
WEIGHTS = ("w1", "b1", "w2", "b2")
WHITE = 16
_TEST_EVERY = 5
EPOCHS, BATCH, RATE, MOMENTUM = 60, 64, 0.1, 0.9
_STEPS_PER_UNIT = 256


class MissingData(ModelError):
    """The file of digits is not where it should be."""

    def __init__(self, places: tuple[Path, ...]) -> None:
        super().__init__(f"digits.npz: expected it at {' or '.join(map(str, places))}, found neither")
        self.places = places


@dataclass(frozen=True, kw_only=True)
class Digits:
    """Images as f32[n, 64] from 0 to 1, and the digits that they show, in a training and a test half."""

    train_images: NDArray[np.float32]
    train_labels: NDArray[np.uint8]
    test_images: NDArray[np.float32]
    test_labels: NDArray[np.uint8]


def load_digits() -> Digits:
    """The 1,797 digits of the UCI set; every fifth is for testing. Raises MissingData."""
    packaged = Path(__file__).with_name("digits.npz")
    places = (packaged, packaged.parents[2] / "notebooks" / "data" / "digits.npz")
    found = next((place for place in places if place.exists()), None)
    if found is None:
        raise MissingData(places)
    with np.load(found, allow_pickle=False) as data:
        images = (data["images"].reshape(-1, PIXELS) / WHITE).astype(np.float32)
        labels = data["labels"]
    is_test = np.arange(len(labels)) % _TEST_EVERY == 0
    return Digits(
        train_images=images[~is_test],
        train_labels=labels[~is_test],
        test_images=images[is_test],
        test_labels=labels[is_test],
    )


@dataclass(frozen=True, kw_only=True)
class Network:
    """The weights of a network of two layers: f32[64, 48], f32[48], f32[48, 10], f32[10]."""

    w1: NDArray[np.float32]
    b1: NDArray[np.float32]
    w2: NDArray[np.float32]
    b2: NDArray[np.float32]


def train(digits: Digits, seed: int = 0) -> Network:
    """Train the network by gradient descent with momentum, in f64; takes about a second.

    The weights are rounded to multiples of 1/256, so that they, and every label that follows from them, are
    the same on machines whose `exp` or matrix product differ in the last bit.
    """
    random = np.random.default_rng(seed)
    weights = first_weights(random)
    speeds = [np.zeros_like(w) for w in weights]
    for chosen in batches(random, len(digits.train_labels)):
        _descend(weights, speeds, (digits.train_images[chosen], digits.train_labels[chosen]))
    return Network(**{name: _rounded(w) for name, w in zip(WEIGHTS, weights, strict=True)})


def first_weights(random: np.random.Generator) -> list[F64]:
    """Weights to begin with, in the order of `WEIGHTS`."""
    return [
        random.standard_normal((PIXELS, HIDDEN)) * np.sqrt(2 / PIXELS),
        np.zeros(HIDDEN),
        random.standard_normal((HIDDEN, CLASSES)) * np.sqrt(2 / HIDDEN),
        np.zeros(CLASSES),
    ]


def batches(random: np.random.Generator, count: int) -> Iterator[NDArray[np.int64]]:
    """The positions of `count` images, shuffled for every epoch, up to `BATCH` at a time."""
    for _ in range(EPOCHS):
        order = random.permutation(count)
        yield from (order[start : start + BATCH] for start in range(0, count, BATCH))


def _descend(weights: list[F64], speeds: list[F64], batch: tuple[Any, Any]) -> None:
    for weight, speed, gradient in zip(weights, speeds, _gradients(weights, batch), strict=True):
        speed[...] = MOMENTUM * speed - RATE * gradient
        weight[...] += speed


def _gradients(weights: list[F64], batch: tuple[Any, Any]) -> tuple[F64, ...]:
    """The gradients of the mean cross-entropy of softmax(relu(x w1 + b1) w2 + b2)."""
    w1, b1, w2, b2 = weights
    x, labels = batch[0].astype(np.float64), batch[1]
    hidden = np.maximum(x @ w1 + b1, 0)
    logits = hidden @ w2 + b2
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    error = odds / odds.sum(axis=1, keepdims=True)
    error[np.arange(len(labels)), labels] -= 1
    error /= len(labels)
    back = (error @ w2.T) * (hidden > 0)
    return x.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)


def _rounded(weight: F64) -> NDArray[np.float32]:
    return (np.round(weight * _STEPS_PER_UNIT) / _STEPS_PER_UNIT).astype(np.float32)


def digits_graph(network: Network, batch: int) -> GraphBuilder:
    """The network as a graph: pixels f32[batch, 64] → logits and probabilities f32[batch, 10]."""
    graph = GraphBuilder("digits")
    pixels = graph.input("pixels", shape=(batch, PIXELS), dtype="f32")
    w1, b1 = graph.const("w1", network.w1), graph.const("b1", network.b1)
    w2, b2 = graph.const("w2", network.w2), graph.const("b2", network.b2)
    logits = logits_of(pixels, (w1, b1, w2, b2))
    graph.output("logits", logits)
    graph.output("probabilities", logits.softmax())
    return graph


def logits_of(pixels: Tensor, weights: Sequence[Tensor]) -> Tensor:
    """relu(x w1 + b1) w2 + b2"""
    w1, b1, w2, b2 = weights
    return (pixels @ w1 + b1).relu() @ w2 + b2
