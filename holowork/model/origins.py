"""Where kernels come from: the lines of the source, back through every pass of the compile."""

from dataclasses import replace

from holowork.ir import Graph, Node, Origin
from holowork.passes import Lineage, Link, PassList, lines_of
from holowork.runtime import KernelCode, KernelList


def with_origins(kernels: KernelList, passes: PassList, program: Graph) -> KernelList:
    """The kernels of a session's program; their nodes have the lines that the nodes they stand for had."""
    lineage = passes.lineage
    if lineage.last is not program:
        link = Link(before=lineage.last, after=program)
        lineage = replace(lineage, links=(*lineage.links, link))
    return KernelList(_with_origins(kernel, lineage) for kernel in kernels)


def _with_origins(kernel: KernelCode, lineage: Lineage) -> KernelCode:
    nodes = {number: _with_origin(number, node, lineage) for number, node in kernel.nodes.items()}
    return replace(kernel, nodes=nodes)


def _with_origin(number: int, node: Node, lineage: Lineage) -> Node:
    first, *more = lines_of(lineage.first[origin] for origin in lineage.back_to_first(number)) or ("",)
    return replace(node, origin=Origin(first, node.origin.replaced, tuple(more)))
