"""The peer loads archives that were folded here, and believes what they say."""

import numpy as np
import pytest

from holowork.archive import Archive
from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import FOLDS, folded
from tests.interop.peers import Peer
from tests.runtime.folds import flipped

pytestmark = pytest.mark.interop
X = np.array([1, -2, 0.5, 3], np.float32)


def _archive() -> Archive:
    """y = x + relu(w), of calls that the peer labels as we do."""
    graph = GraphBuilder("cone")
    weights = graph.const("w", np.array([1, -1, 2, 3], np.float32))
    graph.output("y", graph.input("x", shape=(4,)) + weights.relu())
    return compile_graph(graph.freeze(), passes=())


@pytest.mark.parametrize("fold", FOLDS)
def test_a_folded_archive_gives_the_same_bits_in_the_peer(fold: str, peer: Peer) -> None:
    archive, given = _archive(), {"x": X.tobytes()}

    expected = peer.run(archive.to_bytes(), given)

    assert expected == peer.run(folded(archive, fold).to_bytes(), given)


def test_the_peer_takes_a_result_for_what_the_call_computes(peer: Peer) -> None:
    archive, given = folded(_archive(), "results"), {"x": X.tobytes()}

    # so that entries are found by the peer: a changed one changes what it computes
    assert peer.run(archive.to_bytes(), given) != peer.run(flipped(archive).to_bytes(), given)
