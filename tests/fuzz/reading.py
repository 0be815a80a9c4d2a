"""What must hold of a source text, whatever it is."""

import re
from pathlib import Path

from holowork.core import SourceError
from holowork.ir import Graph, show
from holowork.source import SourceDiagnostics, read_source, read_source_file, to_source
from tests.fuzz.oracles import Outcome, require
from tests.source.texts import without_origins

BREAKS = {"Python": re.compile("\r\n|\r|\n"), "any other language": re.compile("\n")}


def read_text(path: Path) -> Outcome:
    """A graph that native text can say too, or refusals at places of the text; the same twice."""
    found = _outcome(path)
    again = _outcome(path)
    require(holds=found == again, text=f"first {found}, then {again}")
    return found


def _outcome(path: Path) -> Outcome:
    try:
        graph = read_source_file(path)
    except SourceDiagnostics as fault:
        _check_places(fault, path)
        return Outcome(str(fault))
    except SourceError as fault:
        return Outcome(str(fault))
    _check_graph(graph)
    return Outcome(None)


def _check_places(fault: SourceDiagnostics, path: Path) -> None:
    """Every diagnostic stands in the text, with a kind, a token and a message."""
    text = path.read_bytes().decode("utf-8-sig", "replace")
    ways = [[len(line.encode()) for line in breaks.split(text)] for breaks in BREAKS.values()]
    require(holds=bool(fault.diagnostics), text="refused for nothing")
    for one in fault.diagnostics:
        is_inside = any(
            1 <= one.line <= len(widths) and 1 <= one.column <= widths[one.line - 1] + 1 for widths in ways
        )
        require(holds=is_inside, text=f"outside of the text: {one}")
        require(holds=bool(one.kind and one.token and one.message), text=f"a part is empty: {one!r}")


def _check_graph(graph: Graph) -> None:
    graph.verify()
    again = read_source(to_source(graph), "native", name=graph.name)
    require(holds=without_origins(again) == without_origins(graph), text=f"as text another: {show(graph)}")
