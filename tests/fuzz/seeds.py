"""The whole archives that mutations start from: small, and together with every section and every edge."""

from collections.abc import Callable
from dataclasses import replace

from holowork.archive import HoloWriter, InlineConstant, WeightReference
from holowork.core import digest
from kernels_ir import DType
from tests.archive.samples import LARGE, PEER, SMALLEST, every_section, port, relu


def _extensions() -> bytes:
    made = HoloWriter().add_extension("empty", b"").add_extension("", b"value")
    return made.add_extension("large", bytes(1 << 16)).finish()


def _ports() -> bytes:
    empty = replace(port("none", 3, (0, 4)), element_count=0)
    made = HoloWriter().set_kernel_calls([relu(0, 1)]).set_exec_plan([[0]])
    return made.set_inputs([port("x", 0), port("scalar", 2, ()), empty]).set_outputs([port("y", 1)]).finish()


def _thresholds() -> bytes:
    bodies = [bytes([size % 251]) * size for size in (4095, 4096, 4097)]
    made = HoloWriter().set_weights(bodies[2:])
    made.set_constants(
        [
            *(InlineConstant(slot=i, dtype=DType.U8, body=body) for i, body in enumerate(bodies[:2])),
            WeightReference(slot=2, dtype=DType.U8, fingerprint=digest(bodies[2])),
        ]
    )
    return made.set_outputs([replace(port("y", 2, (4097,)), dtype=DType.U8)]).finish()


def _shared() -> bytes:
    made = HoloWriter().set_weights([LARGE])
    uses = [WeightReference(slot=i, dtype=DType.F32, fingerprint=digest(LARGE)) for i in (0, 1)]
    made.set_constants(uses).set_outputs([port("y", i, (len(LARGE) // 4,)) for i in (0, 1)])
    return made.finish()


def _constant_graph() -> bytes:
    made = HoloWriter().set_constants([InlineConstant(slot=0, dtype=DType.F32, body=bytes(range(16)))])
    return made.set_outputs([port("y", 0)]).finish()


def _chain() -> bytes:
    made = HoloWriter().set_kernel_calls([relu(0, 1), relu(1, 2), relu(1, 3)]).set_exec_plan([[0], [1, 2]])
    made.set_schedule([[0], [1], [2, 3]]).set_inputs([port("x", 0)])
    return made.set_outputs([port("y", 2), port("z", 3)]).finish()


def _peer(name: str) -> bytes:
    return PEER[name].read_bytes()


SEEDS: dict[str, Callable[[], bytes]] = {
    "smallest": lambda: SMALLEST,
    "every section": lambda: every_section().to_bytes(),
    "extensions": _extensions,
    "constant graph": _constant_graph,
    "ports": _ports,
    "inline threshold": _thresholds,
    "shared weight": _shared,
    "chain": _chain,
    "text_shared": lambda: _peer("v4-0.13.0/text_shared.holo"),
    "mlp": lambda: _peer("v3-0.12.1/mlp.holo"),
    "gather": lambda: _peer("direct-v2/gather_axis1_i64.holo"),
    "dequant": lambda: _peer("direct-v2/matmul_dequant_i8.holo"),
    "reduce": lambda: _peer("direct-v2/reduce_sum_axes_0_2.holo"),
    "transpose": lambda: _peer("direct-v2/transpose_201.holo"),
}
