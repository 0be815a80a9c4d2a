"""desugar: composites become the ops that they stand for, and what the wire insists on is said."""

from holowork.compiler.neutral import completed
from holowork.compiler.split import concat
from holowork.ir import ABSENT, Graph, TensorType
from holowork.ops import op_named
from holowork.passes import Condition, Editor, Match, Pass, op, rewrite, rewriting
from kernels_ir import DType


@rewrite(op("clip"))
def clip(match: Match) -> int:
    """clip(x, lo, hi) → min(max(x, lo), hi), each bound where it is given"""
    editor, kind = match.editor, match.root.type
    value, *bounds = match.root.sources
    for name, bound in zip(("max", "min"), bounds, strict=False):
        if bound != ABSENT:
            value = editor.add(name, (value, _spread(editor, bound, kind)), (kind, {}))
    return value


def _spread(editor: Editor, node: int, kind: TensorType) -> int:
    """A value at the extents of another type, as broadcasting has it."""
    if editor.type_of(node).shape == kind.shape:
        return node
    return editor.add("expand", (node,), (kind, {"shape": kind.shape}))


@rewrite(op("fused_swiglu"))
def fused_swiglu(match: Match) -> int:
    """fused_swiglu(x, w_gate, w_up) → mul(silu(matmul(x, w_gate)), matmul(x, w_up))"""
    editor, kind = match.editor, match.root.type
    x, gate, up = match.root.sources
    gated = editor.add("matmul", (x, gate), (kind, {}))
    active = editor.add("silu", (gated,), (kind, {}))
    raised = editor.add("matmul", (x, up), (kind, {}))
    return editor.add("mul", (active, raised), (kind, {}))


def _answers_in_bool(match: Match) -> bool:
    operand = match.editor.type_of(match.root.sources[0])
    return match.root.type.dtype is DType.BOOL and operand.dtype is not DType.BOOL


def _has_wire_form(match: Match) -> bool:
    operand = match.editor.type_of(match.root.sources[0])
    return operand.dtype in op_named(match.root.op).portable


COMPARISONS = ("equal", "less", "less_or_equal", "greater", "greater_or_equal", "is_nan")
HAS_WIRE_FORM = Condition(text="the wire says comparisons of this element type", holds=_has_wire_form)


@rewrite(op(COMPARISONS), when=_answers_in_bool, where=(HAS_WIRE_FORM,))
def comparison(match: Match) -> int:
    """equal(a, b): bool → cast(equal(a, b): the operands' dtype): bool"""
    editor, node = match.editor, match.root
    operand = editor.type_of(node.sources[0])
    attributes = node.attribute_map() | {"result": "operand"}
    wire = editor.add(node.op, node.sources, (operand, attributes))
    return editor.add("cast", (wire,), (node.type, {"dtype": "bool", "truth": "whole"}))


DESUGAR: Pass[Graph] = Pass(
    name="desugar",
    summary="Write composites as the ops that they stand for, and say what the wire insists on.",
    exact=True,
    transform=rewriting(clip, fused_swiglu, concat, comparison, completed),
)
