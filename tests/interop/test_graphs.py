import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import interpret
from holowork.runtime import Session
from holowork.source import read_source
from tests.interop.peers import Peer
from tests.interop.random_graphs import EXACT, SMOOTH, Step, draw, draw_text

pytestmark = pytest.mark.interop

GRAPHS = 100
TEXTS = 200
APART = 2e-5


def _compared(seed: int, steps: tuple[Step, ...], peer: Peer) -> list[tuple[np.ndarray, np.ndarray]]:
    drawn = draw(seed, steps)
    archive = compile_graph(drawn.graph.freeze())
    assert archive.portable, archive.portable
    ours = Session(archive, provider="reference").run(drawn.inputs)
    theirs = peer.run(archive.to_bytes(), {name: array.tobytes() for name, array in drawn.inputs.items()})
    return [(y, np.frombuffer(theirs[name], y.dtype).reshape(y.shape)) for name, y in ours.items()]


@pytest.mark.parametrize("block", range(10))
def test_a_random_graph_of_exact_ops_gives_the_same_bits_in_the_peer(block: int, peer: Peer) -> None:
    for seed in range(block * GRAPHS // 10, (block + 1) * GRAPHS // 10):
        for ours, theirs in _compared(seed, EXACT, peer):
            assert (ours + 0.0).tobytes() == (theirs + 0.0).tobytes(), seed


@pytest.mark.parametrize("block", range(10))
def test_a_random_graph_of_smooth_ops_gives_nearly_the_same_in_the_peer(block: int, peer: Peer) -> None:
    for seed in range(1000 + block * GRAPHS // 10, 1000 + (block + 1) * GRAPHS // 10):
        for ours, theirs in _compared(seed, SMOOTH, peer):
            np.testing.assert_allclose(theirs, ours, rtol=APART, atol=APART, err_msg=str(seed))


@pytest.mark.parametrize("block", range(10))
def test_a_random_text_compiled_by_the_peer_runs_here_with_its_results(block: int, peer: Peer) -> None:
    for seed in range(block * TEXTS // 10, (block + 1) * TEXTS // 10):
        text, inputs = draw_text(seed)
        archive = peer.compile_source(text)
        theirs = peer.run(archive, {name: array.tobytes() for name, array in inputs.items()})

        ours = Session(archive, provider="reference").run(inputs)

        for name, y in ours.items():
            expected = np.frombuffer(theirs[name], np.float32).reshape(y.shape)
            np.testing.assert_allclose(y, expected, rtol=APART, atol=APART, err_msg=text)


def test_a_text_means_the_same_here_as_in_the_peer(peer: Peer) -> None:
    for seed in range(TEXTS, TEXTS + 40):
        text, inputs = draw_text(seed)
        archive = peer.compile_source(text)
        theirs = peer.run(archive, {name: array.tobytes() for name, array in inputs.items()})

        (ours,) = interpret(read_source(text), inputs)

        (expected,) = (np.frombuffer(data, np.float32).reshape(ours.shape) for data in theirs.values())
        np.testing.assert_allclose(ours, expected, rtol=APART, atol=APART, err_msg=text)
