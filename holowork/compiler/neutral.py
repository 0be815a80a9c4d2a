"""Operands that are left out, as constants that change no bit.

The peer's calls of norms insist on factors and summands, those of channels on zero points. For every x, zeros
of either sign included, x·1 is x and x + −0 is x; q − 0 is q.
"""

from collections.abc import Collection, Mapping

import numpy as np

from holowork.compiler.wire import is_portable
from holowork.ir import ABSENT, Constant, Node, TensorType
from holowork.ops import NUMPY_DTYPES, op_named, to_bytes
from holowork.passes import Condition, Editor, Match, op, rewrite
from kernels_ir import DType

Sources = dict[str, int]
"""The source of each role of an op, absent ones included."""

_LAST, _CHANNELS = slice(-1, None), slice(1, 2)
_PARAMETERS = {
    "layer_norm": _LAST,
    "rms_norm": _LAST,
    "add_rms_norm": _LAST,
    "group_norm": _CHANNELS,
    "instance_norm": _CHANNELS,
}
"""The axes of x that the parameters of a norm have."""
_GAMMA, _BETA, _ZERO_POINTS = {"gamma": 1.0}, {"beta": -0.0}, {"zero_points": 0.0}
NEUTRAL: Mapping[str, Mapping[str, float]] = {
    "layer_norm": _GAMMA | _BETA,
    "rms_norm": _GAMMA,
    "add_rms_norm": _GAMMA,
    "group_norm": _GAMMA | _BETA,
    "instance_norm": _GAMMA | _BETA,
    "dequantize": _ZERO_POINTS,
    "matmul_dequant": _ZERO_POINTS,
}
"""For each op, the roles that the peer insists on, and the number that changes nothing there."""


def _is_incomplete(match: Match) -> bool:
    return bool(_missing(match.editor, match.root))


def _is_said(match: Match) -> bool:
    node, editor = match.root, match.editor
    sources, missing = _sources(node), _missing(editor, node)
    kinds = tuple(
        missing.get(role, None if source == ABSENT else editor.type_of(source))
        for role, source in _present(sources, missing).items()
    )
    return is_portable(node.op, kinds, node.attribute_map())


IS_SAID = Condition(text="the wire says it with the operand that is left out", holds=_is_said)


@rewrite(op(tuple(NEUTRAL)), when=_is_incomplete, where=(IS_SAID,))
def completed(match: Match) -> int:
    """layer_norm(x) → layer_norm(x, 1, −0), dequantize(q, scales) → dequantize(q, scales, 0)"""
    editor, node = match.editor, match.root
    sources = _sources(node)
    for role, kind in _missing(editor, node).items():
        array = np.full(kind.shape, NEUTRAL[node.op][role], NUMPY_DTYPES[kind.dtype])
        sources[role] = editor.constant(Constant(kind, bytes(to_bytes(array, kind.dtype))))
    operands = tuple(_present(sources).values())
    return editor.add(node.op, operands, (node.type, node.attribute_map()))


def _sources(node: Node) -> Sources:
    roles = [role.name for role in op_named(node.op).roles]
    absent = (ABSENT,) * (len(roles) - len(node.sources))
    return dict(zip(roles, (*node.sources, *absent), strict=True))


def _present(sources: Sources, missing: Collection[str] = ()) -> Sources:
    """The roles up to the last one that has a source, or will have one."""
    places = [place for place, role in enumerate(sources) if sources[role] != ABSENT or role in missing]
    return dict(list(sources.items())[: places[-1] + 1])


def _missing(editor: Editor, node: Node) -> dict[str, TensorType]:
    """The types of the operands that the peer misses."""
    sources = _sources(node)
    kind = _kind(editor, node, sources)
    absent = (role for role in NEUTRAL[node.op] if sources[role] == ABSENT)
    return {} if kind is None else dict.fromkeys(absent, kind)


def _kind(editor: Editor, node: Node, sources: Sources) -> TensorType | None:
    """The type of parameters or zero points; none where one scale holds for all."""
    if node.op in _PARAMETERS:
        x = editor.type_of(node.sources[0])
        return x.with_shape(x.shape[_PARAMETERS[node.op]])
    scales = sources["scales"]
    return None if scales == ABSENT else editor.type_of(scales).with_dtype(DType.I32)
