"""What the compiler did: its passes, the steps that follow them, and where an archive keeps that."""

from collections.abc import Iterator

from holowork.archive import (
    PROVENANCE,
    PROVENANCE_KEY,
    Archive,
    CallProvenance,
    ExtensionEntry,
    SectionKind,
    with_section,
)
from holowork.compiler import Lowered, Scheduled
from holowork.core import Event, counted
from holowork.passes import Lineage, PassList, Recorder, lines_of, lowered_nodes, record_of


class CompileRecorder(Recorder):
    """An observer that keeps a stop for each pass of a compile, for the schedule and for the calls."""

    def __init__(self) -> None:
        super().__init__("compile")

    def __call__(self, event: Event) -> None:
        """Note what an event tells of its pass or step."""
        if isinstance(event, Scheduled):
            self.add("schedule", (event.graph, event.graph), note=counted(len(event.levels), "level"))
        elif isinstance(event, Lowered):
            graph = event.lowering.graph
            self.add("lower", (graph, graph), note=counted(len(event.lowering.calls), "call"))
        else:
            super().__call__(event)


def with_trace(archive: Archive, passes: PassList) -> Archive:
    """The archive with what the passes did, and with where each call came from.

    Times are left out, so the same graph gives the same bytes.
    """
    record = record_of(passes.stops, passes.name, is_timed=False)
    traced = with_section(archive, SectionKind.TRACE, record)
    provenance = tuple(_provenance(passes.lineage))
    if not any(call.lines for call in provenance):
        return traced
    entry = ExtensionEntry(key=PROVENANCE_KEY, value=PROVENANCE.encode(provenance))
    return with_section(traced, SectionKind.EXTENSION, entry)


def _provenance(lineage: Lineage) -> Iterator[CallProvenance]:
    """For each call the lines and nodes that its node stands for."""
    for node in lowered_nodes(lineage.last):
        origins = [(number, lineage.first[number]) for number in lineage.back_to_first(node)]
        nodes = tuple(f"{origin.op} %{number}" for number, origin in origins)
        yield CallProvenance(lines=lines_of(origin for _, origin in origins), nodes=nodes)
