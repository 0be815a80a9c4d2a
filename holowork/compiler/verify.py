"""verify: every node has the type that the table infers."""

from holowork.core import CompileError, Observer
from holowork.ir import CONST, INPUT, OUTPUT, Graph
from holowork.ops import op_named
from holowork.passes import Pass
from kernels_ir import DType


class MistypedNode(CompileError):
    """A node claims a type that its op does not give."""

    def __init__(self, node: int, op: str, claim: tuple[object, object]) -> None:
        expected, found = claim
        super().__init__(f"node %{node} ({op}): expected {expected}, found {found}")
        self.node = node


def _verified(graph: Graph, observer: Observer) -> Graph:
    del observer
    graph.verify()
    for position, node in enumerate(graph.nodes):
        expected = _expected(graph, position)
        if node.type != expected:
            raise MistypedNode(position, node.op, (expected, node.type))
    return graph


def _expected(graph: Graph, position: int) -> object:
    node = graph[position]
    if node.type.dtype is DType.F64:
        return "f32, f16 or bf16 for floats; cast f64 first, for instance with x.astype('float32')"
    if node.op == INPUT:
        return node.type
    if node.op == CONST and node.constant is not None:
        return node.constant.type
    if node.op == OUTPUT:
        return graph[node.sources[0]].type
    kinds = tuple(graph[s].type if s >= 0 else None for s in node.sources)
    return op_named(node.op).apply(kinds, node.attribute_map()).result


VERIFY: Pass[Graph] = Pass(
    name="verify",
    summary="Check the structure, and every type against the table.",
    exact=True,
    transform=_verified,
)
