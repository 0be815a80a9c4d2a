"""desugar: composites become the ops that they stand for, and what the wire insists on is said."""

from collections.abc import Callable

from holowork.compiler.neutral import NEUTRAL, completed, is_made_portable
from holowork.compiler.split import concat, is_split
from holowork.core import Observer
from holowork.ir import ABSENT, Graph, Node, TensorType
from holowork.ops import op_named
from holowork.passes import Editor, Pass, RewriteApplied
from kernels_ir import DType

Rule = Callable[[Editor, Node], int]
Condition = Callable[[Editor, Node], bool]


def clip(editor: Editor, node: Node) -> int:
    """clip(x, lo, hi) → min(max(x, lo), hi), each bound where it is given"""
    value, *bounds = node.sources
    for op, bound in zip(("max", "min"), bounds, strict=False):
        if bound != ABSENT:
            value = editor.add(op, (value, _spread(editor, bound, node.type)), (node.type, {}))
    return value


def _spread(editor: Editor, node: int, kind: TensorType) -> int:
    """A value at the extents of another type, as broadcasting has it."""
    if editor.type_of(node).shape == kind.shape:
        return node
    return editor.add("expand", (node,), (kind, {"shape": kind.shape}))


def fused_swiglu(editor: Editor, node: Node) -> int:
    """fused_swiglu(x, w_gate, w_up) → mul(silu(matmul(x, w_gate)), matmul(x, w_up))"""
    x, gate, up = node.sources
    gated = editor.add("matmul", (x, gate), (node.type, {}))
    active = editor.add("silu", (gated,), (node.type, {}))
    raised = editor.add("matmul", (x, up), (node.type, {}))
    return editor.add("mul", (active, raised), (node.type, {}))


def comparison(editor: Editor, node: Node) -> int:
    """equal(a, b): bool → cast(equal(a, b): the operands' dtype): bool, where the wire can say it"""
    operand = editor.type_of(node.sources[0])
    attributes = node.attribute_map() | {"result": "operand"}
    wire = editor.add(node.op, node.sources, (operand, attributes))
    return editor.add("cast", (wire,), (node.type, {"dtype": "bool", "truth": "whole"}))


def _has_wire_form(editor: Editor, node: Node) -> bool:
    operand = editor.type_of(node.sources[0])
    return node.type.dtype is DType.BOOL and operand.dtype in op_named(node.op).portable - {DType.BOOL}


def _always(editor: Editor, node: Node) -> bool:
    return True


_COMPARISONS = ("equal", "less", "less_or_equal", "greater", "greater_or_equal", "is_nan")
RULES: dict[str, Rule] = {
    "clip": clip,
    "fused_swiglu": fused_swiglu,
    "concat": concat,
    **dict.fromkeys(_COMPARISONS, comparison),
    **dict.fromkeys(NEUTRAL, completed),
}
_CONDITIONS: dict[str, Condition] = {
    "concat": is_split,
    **dict.fromkeys(_COMPARISONS, _has_wire_form),
    **dict.fromkeys(NEUTRAL, is_made_portable),
}


def _applies(editor: Editor, node: Node) -> bool:
    return node.op in RULES and _CONDITIONS.get(node.op, _always)(editor, node)


def _desugared(graph: Graph, observer: Observer) -> Graph:
    if not any(node.op in RULES for node in graph.nodes):
        return graph
    editor = Editor(graph)
    for position in range(len(graph)):
        node = editor.turn_to(position)
        if _applies(editor, node):
            result = editor.stand_for(position, RULES[node.op](editor, node))
            observer(RewriteApplied(node.op, position, result))
        else:
            editor.keep(position, node)
    return editor.finish()


DESUGAR: Pass[Graph] = Pass(
    name="desugar",
    summary="Write composites as the ops that they stand for, and say what the wire insists on.",
    exact=True,
    transform=_desugared,
)
