"""The digits network trained by a graph: one step forward, back, and down the slope."""

from collections.abc import Callable
from itertools import cycle

import numpy as np
from numpy.typing import NDArray

from holowork.model.compile import compile
from holowork.model.digits import (
    BATCH,
    CLASSES,
    HIDDEN,
    MOMENTUM,
    PIXELS,
    RATE,
    WEIGHTS,
    Digits,
    Network,
    batches,
    first_weights,
    logits_of,
)
from holowork.ops import GraphBuilder, Tensor
from holowork.runtime import Session

_SHAPES = ((PIXELS, HIDDEN), (HIDDEN,), (HIDDEN, CLASSES), (CLASSES,))
_NO_DIGIT = -1
State = list[NDArray[np.float32]]
"""The weights, then the speed of each."""


def training_graph(batch: int = BATCH) -> GraphBuilder:
    """One step of gradient descent with momentum on the mean cross-entropy of a batch.

    Inputs are pixels f32[batch, 64], labels i64[batch], the weights and their speeds; outputs are the weights
    and speeds after the step, and the loss before it. A label of -1 leaves its image out.
    """
    graph = GraphBuilder("digits-training")
    pixels = graph.input("pixels", (batch, PIXELS))
    labels = graph.input("labels", (batch,), "i64")
    weights = [graph.input(name, shape) for name, shape in zip(WEIGHTS, _SHAPES, strict=True)]
    speeds = [graph.input(f"{name}.speed", shape) for name, shape in zip(WEIGHTS, _SHAPES, strict=True)]
    loss = _cross_entropy(logits_of(pixels, weights), labels)
    pairs = zip(speeds, graph.backward(loss, weights), strict=True)
    faster = [speed * MOMENTUM - gradient * RATE for speed, gradient in pairs]
    for name, weight, speed in zip(WEIGHTS, weights, faster, strict=True):
        graph.output(name, weight + speed)
    for name, speed in zip(WEIGHTS, faster, strict=True):
        graph.output(f"{name}.speed", speed)
    graph.output("loss", loss)
    return graph


def _cross_entropy(logits: Tensor, labels: Tensor) -> Tensor:
    """The mean of -log softmax at the labels, over the images that have one."""
    is_label = labels.reshape(-1, 1) == np.arange(CLASSES)
    chosen = is_label.astype("f32")
    return -(chosen * logits.log_softmax()).reduce_sum() / chosen.reduce_sum()


def train_by_graph(digits: Digits, seed: int = 0) -> Network:
    """Train the network by running its training graph, in f32; takes no longer than `train`.

    All arithmetic is that of the graph: the same first weights give the same bits on every machine. They are
    not those of `train`, which computes in f64 and rounds.
    """
    random = np.random.default_rng(seed)
    state = [weight.astype(np.float32) for weight in first_weights(random)]
    state += [np.zeros_like(weight) for weight in state]
    descend = _Descent(state)
    for chosen in batches(random, len(digits.train_labels)):
        descend(digits.train_images[chosen], digits.train_labels[chosen])
    return Network(**dict(zip(WEIGHTS, descend.state, strict=False)))


class _Descent:
    """Steps of one session between two states: each is read by one step and written by the next."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.pixels = np.zeros((BATCH, PIXELS), np.float32)
        self.labels = np.empty(BATCH, np.int64)
        session, other = Session(compile(training_graph()), memo=0), [np.empty_like(one) for one in state]
        self._steps = cycle([self._step(session, (state, other)), self._step(session, (other, state))])

    def __call__(self, images: NDArray[np.float32], labels: NDArray[np.uint8]) -> None:
        """Take one step on up to `BATCH` images."""
        self.pixels[: len(images)] = images
        self.labels[: len(labels)] = labels
        self.labels[len(labels) :] = _NO_DIGIT
        step, self.state = next(self._steps)
        step()

    def _step(self, session: Session, states: tuple[State, State]) -> tuple[Callable[[], object], State]:
        """A call from one state to the other, and the other."""
        before, after = states
        outputs = [*after, np.empty((), np.float32)]
        return session.prepare(outputs, inputs=[self.pixels, self.labels, *before]), after
