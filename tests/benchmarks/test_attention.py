"""Attention is as fast as that of torch and onnxruntime, on one thread.

onnxruntime has two operators: its own keeps the heads of a row together and is given its operands in that
order (`onnxruntime, rows`); it has neither causal masks nor shared heads.
"""

import math
from collections.abc import Iterator

import numpy as np
import pytest

from holowork.ops import Array
from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared
from tests.benchmarks.ours import copied
from tests.benchmarks.page import Report
from tests.benchmarks.peers import missing, model, session
from tests.benchmarks.quiet import Call

Sizes = tuple[int, int, int, int]
"""Heads, rows, keys, elements of a row."""
NEAR = 1e-3


def _case(sizes: Sizes, *, shared: int = 0, causal: bool = False) -> Case:
    """`shared` are the heads of keys and values, where they are fewer than those of the rows."""
    heads, rows, keys, width = sizes
    marks = f", {shared} of keys" * bool(shared) + ", causal" * causal
    return Case(
        op="attention",
        shapes=((1, heads, rows, width), *[(1, shared or heads, keys, width)] * 2),
        attributes={"causal": causal},
        name=f"{heads} heads{marks}, {rows} rows, {keys} keys of {width}",
        torch=f"F.scaled_dot_product_attention(x, y, z, is_causal={causal}, enable_gqa={bool(shared)})",
        onnx=f"out = Attention <is_causal={int(causal)}> (x, y, z)",
        near=NEAR,
    )


def _cases() -> Iterator[Case]:
    yield from (
        _case((12, keys, keys, 64), causal=causal) for keys in (128, 512, 1024) for causal in (False, True)
    )
    yield _case((16, 256, 256, 128))
    yield _case((16, 256, 256, 128), shared=4, causal=True)
    yield _case((12, 512, 512, 80))
    yield from (_case((12, rows, 1024, 64)) for rows in (1, 8, 32))
    yield _case((32, 1, 1024, 128), shared=8)


@pytest.mark.parametrize("case", [*_cases()], ids=str)
def test_no_peer_is_faster(case: Case, report: Report) -> None:
    operands = case.operands()

    line = compared(case, operands=operands, beside=_of_rows(case, operands))

    report(line)


def _of_rows(case: Case, operands: tuple[Array, ...]) -> dict[str, Call]:
    """onnxruntime's own operator, where it is installed and can say the case."""
    heads, shared = case.shapes[0][1], case.shapes[1][1]
    if missing("onnxruntime") or case.attributes["causal"] or heads != shared:
        return {}
    ports = dict(zip("xyz", map(_heads_together, operands), strict=True))
    result = np.empty_like(ports["x"])
    text = f"out = com.microsoft.MultiHeadAttention <num_heads={heads}> (x, y, z)"
    run = session(model(text, ports=ports, constants={}, result=result), ports, result)
    run()
    assert math.isfinite(float(result.sum()))
    return {"onnxruntime, rows": run}


def _heads_together(x: Array) -> Array:
    """[batch, heads, rows, elements] → [batch, rows, heads·elements]"""
    batch, heads, rows, width = x.shape
    return copied(x.transpose(0, 2, 1, 3)).reshape(batch, rows, heads * width)
