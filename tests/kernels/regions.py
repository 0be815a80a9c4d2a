"""Regions of whole graphs, and their kernels on guarded memory."""

from dataclasses import replace

from holowork.ir import ABSENT, CONST, INPUT, Graph
from holowork.ops import TABLE, Array, Member, Region, application_of, region_launches
from kernels_ir import CpuFeatures
from tests.distances import same_bits
from tests.kernels.guarded import run_launches


def region_of(graph: Graph) -> Region:
    """All ops of a graph of one output as one region of its inputs."""
    inputs = {position: number for number, position in enumerate(graph.inputs)}
    places = dict(inputs)
    members: list[Member] = []
    for position, node in enumerate(graph.nodes):
        if node.op in {INPUT, CONST} or node.is_port:
            continue
        application = application_of(graph, position)
        sources = tuple(ABSENT if source == ABSENT else places[source] for source in node.sources)
        places[position] = len(inputs) + len(members)
        members.append(Member(op=TABLE[node.op], application=application, sources=sources))
    return Region(operands=tuple(graph[i].type for i in graph.inputs), members=tuple(members))


def agree(
    graph: Graph, operands: tuple[Array, ...], cpu: CpuFeatures, *, constants: frozenset[int] = frozenset()
) -> bool:
    """Whether the kernels of a graph as one region have the bits of the references, one after another."""
    region = replace(region_of(graph), constants=constants)
    launches = region_launches(region)
    assert launches is not None
    found, is_fault = run_launches(launches, operands, region.result, cpu=cpu)
    return not is_fault and same_bits(region.reference(operands), found)
