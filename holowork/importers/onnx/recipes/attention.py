"""Attention: by the op of ours where it is all that is asked for, else by the definition."""

from holowork.importers.onnx.definitions import definition_of
from holowork.importers.onnx.recipe import Recipe, direct
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_BEYOND_ATTENTION = range(3, 7)
"""The operands that are masks, lengths or what is kept of earlier steps."""


def _attention(step: Step) -> Results:
    """softmax(scale·q·kᵀ)·v, causal or not; heads lie apart, or side by side in the last axis"""
    if not _is_plain(step):
        return step.expand(definition_of(step))
    q, k, v = (_heads(step, place) for place in range(3))
    if k.shape != v.shape:
        return step.expand(definition_of(step))
    scale = float(step.attribute("scale", 0.0))
    y = q.attention(k, v, causal=bool(step.attribute("is_causal", 0)), scale=scale)
    return y if step.x.ndim == 4 else y.transpose(perm=(0, 2, 1, 3)).reshape(step.x.shape)


def _is_plain(step: Step) -> bool:
    """Whether there is no mask, no past and no bound of scores, and the first result alone is read.

    Ours takes a scale of 0 for none.
    """
    has_more = any(step.get(place) is not None for place in _BEYOND_ATTENTION)
    has_scale = "scale" not in step.attributes or step.attributes["scale"] > 0
    return not has_more and has_scale and step.count == 1 and not step.attribute("softcap", 0.0)


def _heads(step: Step, place: int) -> Tensor:
    """An operand as [batch, heads, rows, elements]; raises UnsupportedForm for another rank."""
    x = step[place]
    if x.ndim == 4:
        return x
    if x.ndim != 3:
        step.refuse("operands of rank 3 or 4", x.type)
    heads = int(step.required("q_num_heads" if place == 0 else "kv_num_heads"))
    if heads < 1 or x.shape[2] % heads:
        step.refuse(f"heads that divide {x.shape[2]}", heads)
    apart = x.reshape((*x.shape[:2], heads, x.shape[2] // heads))
    return apart.transpose(perm=(0, 2, 1, 3))


ATTENTION: tuple[Recipe, ...] = (
    direct("Attention", _attention, "with masks, a past or a softcap by its definition"),
)
