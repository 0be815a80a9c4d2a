"""Programs as load passes see them."""

from holowork.compiler import compile_graph
from holowork.core import Event
from holowork.ir import Graph, parse, show
from holowork.passes import NearMiss, Pass, run
from holowork.runtime.fusion import program_of
from holowork.runtime.loading import loaded
from holowork.runtime.plan import Plan


def program(graph: Graph) -> Graph:
    """The program of a session on what a graph is compiled to, before any load pass."""
    return program_of(Plan.of(loaded(compile_graph(graph))[1]), graph.name)


def shown_after(pass_: Pass[Graph], text: str) -> str:
    """The program after a load pass, and what it nearly did."""
    events: list[Event] = []
    after = run((pass_,), program(parse(text)), events.append)
    missed = (event for event in events if isinstance(event, NearMiss))
    lines = (f"# {event.rule} misses %{event.node}: only if {event.condition}" for event in missed)
    return show(after).rstrip("\n") + "\n" + "".join(f"{line}\n" for line in lines)
