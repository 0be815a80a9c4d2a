"""Archives that keep what the passes did, and where calls came from, are read by the peer."""

import numpy as np
import pytest

import holowork as hw
from tests.interop.peers import Peer
from tests.passes_page import digits

pytestmark = pytest.mark.interop


def test_the_peer_runs_an_archive_with_a_trace(peer: Peer) -> None:
    module = digits()
    traced = module.traced().archive
    pixels = np.random.default_rng(0).random((64, 64), dtype=np.float32)

    found = peer.run(traced.to_bytes(), {"pixels": pixels.tobytes()})

    expected = hw.Session(module).run(pixels=pixels)
    assert traced.portable
    assert found == peer.run(module.to_bytes(), {"pixels": pixels.tobytes()})
    logits = np.frombuffer(found["logits"], np.float32).reshape(64, 10)
    np.testing.assert_allclose(logits, expected["logits"], rtol=1e-4, atol=1e-4)
