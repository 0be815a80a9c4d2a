from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from holowork.compiler import compile_graph
from holowork.ops import OpSpec
from holowork.runtime import Session
from kernels_ir import DType
from tests.distances import is_near
from tests.interop.cases import PORTABLE, case_of
from tests.interop.peers import Peer

pytestmark = pytest.mark.interop

SEEDS = range(6)
SIXTEEN_BIT = [op for op in PORTABLE if {DType.F16, DType.BF16} <= op.portable]


def _both(op: OpSpec, peer: Peer, drawn: tuple[int, DType]) -> tuple[NDArray[Any], NDArray[Any]]:
    """What we and the peer make of one random application, from the same archive."""
    seed, dtype = drawn
    graph, inputs = case_of(op, np.random.default_rng(seed)).graph(op, dtype)
    archive = compile_graph(graph.freeze())
    assert archive.portable, archive.portable
    ours = Session(archive, provider="reference").run(inputs)["y"]
    theirs = peer.run(archive.to_bytes(), {name: array.tobytes() for name, array in inputs.items()})["y"]
    return ours, np.frombuffer(theirs, ours.dtype).reshape(ours.shape)


@pytest.mark.parametrize("op", PORTABLE, ids=lambda op: op.name)
def test_an_op_of_f32_agrees_with_the_peer_as_its_row_says(op: OpSpec, peer: Peer) -> None:
    for seed in SEEDS:
        ours, theirs = _both(op, peer, (seed, DType.F32))

        assert is_near(ours, theirs, (op.tolerance, op.near)), seed


@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("op", SIXTEEN_BIT, ids=lambda op: op.name)
def test_an_op_of_16_bit_floats_is_within_one_ulp_of_the_storage(
    op: OpSpec, dtype: DType, peer: Peer
) -> None:
    for seed in SEEDS:
        ours, theirs = _both(op, peer, (seed, dtype))

        assert is_near(ours, theirs, (1, op.near)), seed
