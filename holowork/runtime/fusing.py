"""The program of a session after its load passes."""

from holowork.archive import Archive
from holowork.ir import Graph
from holowork.passes import PassList, Recorder, chosen, run
from holowork.runtime.fusion import LOAD_PASSES, program_of
from holowork.runtime.plan import Plan


def fused(plan: Plan, archive: Archive, wanted: object) -> tuple[Graph, PassList]:
    """The calls of a plan, grouped by the load passes that were asked for, and what those did.

    Raises NoSuchPass or NotPasses.
    """
    recorder = Recorder("load")
    program = run(chosen(wanted, LOAD_PASSES), program_of(plan, archive.name, archive.provenance), recorder)
    return program, recorder.passes(archive.name)
