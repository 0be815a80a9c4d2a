"""Tables are made once in a process, shared by its sessions, bounded, and never written again."""

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import NUMPY_DTYPES, GraphBuilder
from holowork.runtime import Session, cpu
from holowork.runtime.arena import Bytes
from holowork.runtime.tables import Tables
from kernels_ir import DType

ELEMENTS = 1 << 17


def _session() -> Session:
    graph = GraphBuilder("activated")
    graph.output("y", graph.input("x", (ELEMENTS,), DType.BF16).gelu())
    return Session(compile_graph(graph.freeze()), provider="llvm")


def _made(tables: Tables, key: int, length: int = 100) -> Bytes:
    def fill(table: Bytes) -> None:
        table[:] = key

    return tables.table(key, length, fill)


def test_a_second_session_shares_the_table_of_the_first() -> None:
    x = np.linspace(-4, 4, ELEMENTS).astype(NUMPY_DTYPES[DType.BF16])
    (expected,) = _session().run({"x": x}).values()
    built, shared = cpu.tables.built, cpu.tables.shared

    (found,) = _session().run({"x": x}).values()

    assert expected.tobytes() == found.tobytes()
    assert (built, shared + 1) == (cpu.tables.built, cpu.tables.shared)


def test_a_table_is_made_once_and_cannot_be_written() -> None:
    tables = Tables()

    first, second = _made(tables, 7), _made(tables, 7)

    assert first is second
    assert (1, 1, 100) == (tables.built, tables.shared, tables.bytes)
    assert set(first.tolist()) == {7}
    with pytest.raises(ValueError, match="read-only"):
        first[0] = 1


def test_the_table_that_was_longest_unused_is_let_go_first() -> None:
    tables = Tables(limit=250)
    first = _made(tables, 1)
    _made(tables, 2)
    _made(tables, 1)

    _made(tables, 3)

    assert tables.bytes == 200
    assert _made(tables, 1) is first
    assert (3, 2) == (tables.built, tables.shared)


def test_a_table_beyond_the_limit_is_not_kept() -> None:
    tables = Tables(limit=50)

    assert len(_made(tables, 1)) == 100
    assert tables.bytes == 0
