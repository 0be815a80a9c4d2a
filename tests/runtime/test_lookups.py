"""A session shows the tables that it looks results up in: what they answer, every entry, a check of them."""

from dataclasses import replace

import numpy as np
import pytest

import holowork as hw
from holowork.runtime import LookupTable, Session
from kernels_ir import DType, Launch, TabulateSpec

ELEMENTS = 1 << 17


def _graph() -> hw.Graph:
    graph = hw.Graph("tables")
    wide, quantized = graph.input("wide", (ELEMENTS,), "bf16"), graph.input("q", (ELEMENTS,), "i8")
    graph.output("a", wide.gelu().tanh())
    graph.output("b", quantized.dequantize(scale=0.05, zero_point=3).gelu())
    graph.output("c", graph.input("nibbles", (64,), "i4").dequantize(scale=0.1).relu())
    return graph


def _by_name(source: object, **options: str) -> dict[str, LookupTable]:
    return {table.name: table for table in Session(source, **options).tables}  # type: ignore[arg-type]  # no limit


def test_a_module_lists_the_tables_of_a_session_with_what_they_answer() -> None:
    shown = {
        table.name: (table.domain, table.result, table.entries, table.bytes, table.elements)
        for table in hw.compile(_graph()).tables
    }

    assert {
        "gelu_tanh": ("bf16", "bf16", 65_536, 131_072, ELEMENTS),
        "dequantize_gelu": ("i8", "f32", 256, 1_024, ELEMENTS),
        "dequantize_relu": ("i4", "f32", 16, 64, 64),
    } == shown


def test_the_values_are_those_that_a_run_looks_up() -> None:
    session = Session(hw.compile(_graph()))
    table = next(table for table in session.tables if table.name == "dequantize_gelu")
    given = np.resize(table.inputs, ELEMENTS)
    others = {"wide": np.zeros(ELEMENTS, "bfloat16"), "nibbles": np.zeros(64, "int4")}

    found = session.run(q=given, **others)["b"]

    assert np.resize(table.values, ELEMENTS).tobytes() == found.tobytes()


@pytest.mark.parametrize("dtype", ["bool", "u8", "i8", "f16", "bf16", "i4"])
def test_every_entry_has_the_bits_of_the_references(dtype: str) -> None:
    graph = hw.Graph("one")
    x = graph.input("x", (48,), dtype)
    graph.output("y", x.dequantize(scale=0.1).exp() if dtype == "i4" else x.cast("f32").exp())

    (table,) = _by_name(hw.compile(graph), tables="always").values()

    check = table.verify()
    assert check.is_exact
    assert check.entries == len(table.inputs) == (2 if dtype == "bool" else table.entries)


def test_a_wrong_entry_is_named_by_the_bits_of_its_operand() -> None:
    table = _by_name(hw.compile(_graph()))["dequantize_gelu"]
    wrong = replace(table, launch=_of_another_scale(table))

    check = wrong.verify()

    assert not check.is_exact
    assert 3 not in check.different, "at the zero point every scale gives zero"
    assert repr(check) == "TableCheck('dequantize_gelu', 256 entries, 255 differ, the first at 0x0)"


def _of_another_scale(table: LookupTable) -> Launch:
    graph = hw.Graph("other")
    graph.output("y", graph.input("q", (ELEMENTS,), "i8").dequantize(scale=0.5, zero_point=3).gelu())
    return _by_name(hw.compile(graph))["dequantize_gelu"].launch


def test_a_table_that_several_calls_share_is_listed_once() -> None:
    graph = hw.Graph("twice")
    graph.output("y", graph.input("x", (ELEMENTS,), "f16").exp())
    graph.output("z", graph.input("w", (ELEMENTS,), "f16").exp())

    (table,) = hw.compile(graph).tables

    assert table.calls == (0, 1)
    assert table.elements == 2 * ELEMENTS


@pytest.mark.parametrize("options", [{"provider": "reference"}, {"tables": "never", "passes": ()}])
def test_what_computes_instead_lists_none(options: dict[str, object]) -> None:
    graph = hw.Graph("computed")
    graph.output("y", graph.input("x", (ELEMENTS,), "f16").exp())

    assert Session(hw.compile(graph), **options).tables == ()  # type: ignore[arg-type]  # no limit


def test_the_domain_of_floats_holds_every_bit_pattern() -> None:
    table = _by_name(hw.compile(_graph()))["gelu_tanh"]

    assert np.array_equal(table.inputs.view(np.uint16), np.arange(1 << 16))
    assert isinstance(table.spec, TabulateSpec)
    assert table.domain is DType.BF16
