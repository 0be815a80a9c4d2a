"""Composites become the ops that they stand for; the golden files say which."""

from pathlib import Path

from holowork.compiler.desugar import DESUGAR
from holowork.core import Event
from holowork.ir import parse
from holowork.passes import RewriteApplied, run

CLIP = Path(__file__).parent / "golden" / "desugar" / "clip.txt"


def test_each_rewrite_is_told_with_its_rule() -> None:
    events: list[Event] = []

    run((DESUGAR,), parse(CLIP.read_text().split("----")[0]), events.append)

    assert ["clip"] == [event.rule for event in events if isinstance(event, RewriteApplied)]


def test_a_graph_without_composites_is_given_back_itself() -> None:
    graph = parse('%0 = input("x") : f32[2]\n%1 = output("y", %0) : f32[2]\n')

    assert run((DESUGAR,), graph) is graph
