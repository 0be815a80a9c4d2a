"""Tables are made once in a process, shared by its sessions, bounded, and never written again."""

import re

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import NUMPY_DTYPES, GraphBuilder
from holowork.runtime import Session, UnknownTables, cpu
from holowork.runtime.arena import Bytes
from holowork.runtime.tables import Tables
from kernels_ir import DType

ELEMENTS = 1 << 17


def _session(elements: int = ELEMENTS, **options: str) -> Session:
    graph = GraphBuilder("activated")
    graph.output("y", graph.input("x", (elements,), DType.BF16).gelu())
    return Session(compile_graph(graph.freeze()), **{"provider": "llvm", **options})  # type: ignore[arg-type]  # a limit is none of them


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


@pytest.mark.parametrize(
    ("use", "elements", "families"),
    [
        ("auto", 64, ["elementwise"]),
        ("auto", ELEMENTS, ["lookup", "tabulate"]),
        ("always", 64, ["lookup", "tabulate"]),
        ("always", ELEMENTS, ["lookup", "tabulate"]),
        ("never", 64, ["elementwise"]),
        ("never", ELEMENTS, ["elementwise"]),
    ],
)
def test_a_session_looks_up_where_it_was_told_to(use: str, elements: int, families: list[str]) -> None:
    assert families == sorted(kernel.family for kernel in _session(elements, tables=use).kernels)


@pytest.mark.parametrize("elements", [1, 64, ELEMENTS])
@pytest.mark.parametrize("dtype", [DType.BF16, DType.F16, DType.I8], ids=lambda dtype: dtype.text)
def test_bits_and_labels_do_not_depend_on_tables(dtype: DType, elements: int) -> None:
    graph = GraphBuilder("activated")
    x = graph.input("x", (elements,), dtype)
    graph.output("y", x.gelu() * 2 if dtype is not DType.I8 else x.abs().neg())
    archive = compile_graph(graph.freeze())
    given = np.arange(elements).astype(np.uint16 if dtype is not DType.I8 else np.uint8)
    results = []

    for options in ({"tables": "auto"}, {"tables": "always"}, {"tables": "never"}, {"provider": "reference"}):
        session = Session(archive, **options)  # type: ignore[arg-type]  # a limit is none of them
        outputs = session.run(x=given.view(NUMPY_DTYPES[dtype]))
        assert session.last is not None
        results.append((outputs["y"].tobytes(), session.last.outputs, session.fingerprint))

    assert [results[-1]] * 4 == results


def test_a_session_shows_another_use_than_the_usual_one() -> None:
    shown = [repr(_session(tables=use)).endswith(f", tables {use})") for use in ("auto", "always", "never")]

    assert [False, True, True] == shown
    assert "never" == _session(tables="never").table_use


@pytest.mark.parametrize("use", ["sometimes", "ALWAYS", "", None, True, ["auto"]])
def test_an_unknown_use_of_tables_lists_the_known_ones(use: object) -> None:
    hint = ". Did you mean always?" if use == "ALWAYS" else ""
    told = f"tables: expected one of auto, always, never, found {use!r}{hint}"

    with pytest.raises(UnknownTables, match=f"^{re.escape(told)}$"):
        _session(tables=use)  # type: ignore[arg-type]  # what a user might pass
