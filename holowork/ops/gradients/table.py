"""Which ops have a gradient, and by which rule; which have none, and why."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.ops.gradients.arithmetic import ARITHMETIC
from holowork.ops.gradients.attention import ATTENTION
from holowork.ops.gradients.functions import FUNCTIONS
from holowork.ops.gradients.images import IMAGES
from holowork.ops.gradients.movement import MOVEMENT
from holowork.ops.gradients.normalization import NORMS
from holowork.ops.gradients.products import PRODUCTS
from holowork.ops.gradients.reductions import REDUCTIONS
from holowork.ops.gradients.step import Rule

GRADIENTS: Mapping[str, Rule] = MappingProxyType(
    {**ARITHMETIC, **FUNCTIONS, **PRODUCTS, **MOVEMENT, **REDUCTIONS, **NORMS, **IMAGES, **ATTENTION}
)
"""The rule of each differentiable op, by its name."""

_WHOLE = "which computes with whole numbers and bits"
_QUANTIZED = "whose weights are whole numbers. Train in floats, and quantize what comes out"
_DECODING = "which continues a sequence. Train with attention on whole ones"
_FUSED = "which a session makes of other ops. Differentiate the graph that was compiled"

WITHOUT_GRADIENT: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("bnot", "succ", "pred", "xor", "and", "or"), _WHOLE),
        **dict.fromkeys(("dequantize", "matmul_dequant"), _QUANTIZED),
        **dict.fromkeys(("decode_attention", "decode_attention_valid", "kv_cache_write"), _DECODING),
        **dict.fromkeys(("matmul_activation", "matmul_add", "matmul_add_activation"), _FUSED),
        **dict.fromkeys(("broadcast_binary", "dequant_activation"), _FUSED),
    }
)
"""Why each other op has none, and what to do."""

_PACKED = "whose right factor is packed. Differentiate before packing"
_FORMS: Mapping[str, tuple[Callable[[Mapping[str, Any]], bool], str]] = {
    "matmul": (lambda given: given["packed_columns"] > 0, _PACKED),
    "max_pool_2d": (lambda given: max(given["dilations"]) > 1, "which has no rule for dilations"),
}
"""Attributes that a rule does not cover, and what to say of them."""


def said_of_gradient(op: str) -> str:
    """Whether an op has a gradient, and where not, what to know of it."""
    if op in WITHOUT_GRADIENT:
        return f"none, as of every operation {WITHOUT_GRADIENT[op]}"
    but = f", but for one {_FORMS[op][1]}" if op in _FORMS else ""
    return f"`g.backward` has it{but}"


def refusal(op: str, attributes: Mapping[str, Any]) -> str:
    """Why an op has no gradient with these attributes; empty where it has one."""
    is_beyond, reason = _FORMS.get(op, (None, ""))
    return WITHOUT_GRADIENT.get(op, reason if is_beyond and is_beyond(attributes) else "")
