"""Recurrent networks, compared with equations written one sequence at a time."""

from collections.abc import Callable

import numpy as np
import pytest

import holowork as hw
from holowork.importers import UnsupportedForm
from holowork.ops import Array
from tests.importers.single import node_model, normal, outcome

LONG, BATCH, WIDTH, HIDDEN = 5, 3, 4, 6
LENGTHS = np.array([5, 2, 3], np.int32)
State = tuple[Array, ...]


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x))


def lstm(x: Array, state: State, weights: list[Array]) -> State:
    (h, c), (w, r, b, p) = state, weights
    peep_i, peep_o, peep_f = np.split(p, 3)
    i, o, f, g = np.split(w @ x + r @ h + b[: 4 * HIDDEN] + b[4 * HIDDEN :], 4)
    c_next = sigmoid(f + peep_f * c) * c + sigmoid(i + peep_i * c) * np.tanh(g)
    return sigmoid(o + peep_o * c_next) * np.tanh(c_next), c_next


def gru(x: Array, state: State, weights: list[Array]) -> State:
    (h,), (w, r, b) = state, weights
    inner, outer = w @ x + b[: 3 * HIDDEN], r @ h + b[3 * HIDDEN :]
    z, reset = (sigmoid(part) for part in np.split((inner + outer)[: 2 * HIDDEN], 2))
    return ((1 - z) * np.tanh(inner[2 * HIDDEN :] + reset * outer[2 * HIDDEN :]) + z * h,)


def swept(cell: Callable[..., State], x: Array, state: State, weights: list[Array]) -> tuple[Array, State]:
    """All h of one sequence, 0 behind its end, and its last state."""
    found = np.zeros((LONG, HIDDEN), np.float32)
    for place, row in enumerate(x):
        state = cell(row, state, weights)
        found[place] = state[0]
    return found, state


def test_a_bidirectional_lstm_with_peepholes_ends_each_sequence_where_it_ends() -> None:
    feeds = {
        "x": normal(LONG, BATCH, WIDTH),
        "w": normal(2, 4 * HIDDEN, WIDTH),
        "r": normal(2, 4 * HIDDEN, HIDDEN),
        "b": normal(2, 8 * HIDDEN),
        "lengths": LENGTHS,
        "h": normal(2, BATCH, HIDDEN),
        "c": normal(2, BATCH, HIDDEN),
        "p": normal(2, 3 * HIDDEN),
    }
    model = node_model("LSTM", feeds, outputs=3, opset=14, hidden_size=HIDDEN, direction="bidirectional")

    hs, h, c = outcome(model, feeds)

    for way, batch in np.ndindex(2, BATCH):
        weights = [feeds[name][way] for name in "wrbp"]
        x = feeds["x"][: LENGTHS[batch], batch][:: 1 - 2 * way]
        rows, last = swept(lstm, x, (feeds["h"][way, batch], feeds["c"][way, batch]), weights)
        rows[: len(x)] = rows[: len(x)][:: 1 - 2 * way]
        np.testing.assert_allclose(rows, hs[:, way, batch], rtol=1e-4, atol=1e-6)
        np.testing.assert_allclose(last, [h[way, batch], c[way, batch]], rtol=1e-4, atol=1e-6)


def test_a_gru_that_resets_after_its_product_takes_the_batch_first() -> None:
    feeds = {
        "x": normal(BATCH, LONG, WIDTH),
        "w": normal(1, 3 * HIDDEN, WIDTH),
        "r": normal(1, 3 * HIDDEN, HIDDEN),
        "b": normal(1, 6 * HIDDEN),
    }
    model = node_model("GRU", feeds, outputs=2, opset=14, hidden_size=HIDDEN, layout=1, linear_before_reset=1)

    hs, h = outcome(model, feeds)

    for batch in range(BATCH):
        weights = [feeds[name][0] for name in "wrb"]
        rows, last = swept(gru, feeds["x"][batch], (np.zeros(HIDDEN, np.float32),), weights)
        np.testing.assert_allclose(rows, hs[batch, :, 0], rtol=1e-4, atol=1e-6)
        np.testing.assert_allclose(last[0], h[batch, 0], rtol=1e-4, atol=1e-6)


def test_activations_take_their_parameters_in_order_and_clip_bounds_what_they_read() -> None:
    x, w, r = normal(2, 1, 3), normal(1, 2, 3), np.zeros((1, 2, 2), np.float32)
    feeds = {"x": x, "w": w, "r": r}
    given = {"activations": ["Affine"], "activation_alpha": [2.0], "activation_beta": [0.5], "clip": 0.1}

    (hs,) = outcome(node_model("RNN", feeds, opset=14, hidden_size=2, **given), feeds)

    np.testing.assert_allclose(2 * np.clip(x @ w[0].T, -0.1, 0.1) + 0.5, hs[:, 0], rtol=1e-6)


def test_an_unknown_activation_is_refused() -> None:
    feeds = {"x": normal(2, 1, 3), "w": normal(1, 2, 3), "r": normal(1, 2, 2)}

    with pytest.raises(UnsupportedForm, match=r"an activation of relu, .*found 'Wavy'"):
        hw.from_onnx(node_model("RNN", feeds, opset=14, hidden_size=2, activations=["Wavy"]))


def test_an_lstm_of_128_steps_stays_a_graph_of_that_size() -> None:
    feeds = {"x": normal(128, 1, 4), "w": normal(1, 8, 4), "r": normal(1, 8, 2)}

    graph = hw.from_onnx(node_model("LSTM", feeds, opset=14, hidden_size=2))

    assert len(graph.nodes) < 18 * 128
