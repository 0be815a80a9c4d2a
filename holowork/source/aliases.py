"""Attributes by the names that the peer has for them; they say the same as attributes of ours."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from holowork.source.diagnostics import Kind, Rejected
from holowork.source.readers import read_int, read_ints
from holowork.source.syntax import Given, Number

_MASK_BITS = 32
Read = Callable[[Given, Any], Any]


@dataclass(frozen=True, kw_only=True)
class Alias:
    """Another name for the attribute `target`. `read` takes what is stated and the target so far, or None."""

    target: str
    read: Read


def _word(given: Given) -> int:
    value = read_int(given)
    if not 0 <= value < 1 << _MASK_BITS:
        message = f"expected an integer from 0 to {(1 << _MASK_BITS) - 1}, found {value}"
        raise Rejected(Kind.ATTR_VALUE, given.value.place, message)
    return value


def _bits(given: Given, _: Any) -> float:  # noqa: ANN401  the target so far is of any kind
    """The f32 with these bits."""
    return float(np.uint32(_word(given)).view(np.float32))


def _mask(given: Given, _: Any) -> tuple[int, ...]:  # noqa: ANN401  the target so far is of any kind
    """The axes whose bits are set."""
    mask = _word(given)
    return tuple(axis for axis in range(_MASK_BITS) if mask >> axis & 1)


def _tag(given: Given, _: Any) -> int:  # noqa: ANN401  the target so far is of any kind
    """The tag of an element type, which is compared with that of the operand."""
    return read_int(given)


def _pair(given: Given, _: Any) -> tuple[int, ...]:  # noqa: ANN401  the target so far is of any kind
    """[height, width], or one number for both"""
    return _of_length(given, (2,))


def _pads(given: Given, _: Any) -> tuple[int, ...]:  # noqa: ANN401  the target so far is of any kind
    """[height, width] on both sides, or one number for both; or all four: begins, then ends."""
    stated = _of_length(given, (2, 4))
    return stated * 2 if len(stated) == 2 else stated


def _of_length(given: Given, lengths: tuple[int, ...]) -> tuple[int, ...]:
    stated = read_ints(given)
    if len(stated) not in lengths and not isinstance(given.value, Number):
        expected = " or ".join(map(str, lengths))
        message = f"expected {expected} integers, found {len(stated)}"
        raise Rejected(Kind.ATTR_LENGTH, given.value.place, message)
    return stated


def _part(places: tuple[int, ...], start: tuple[int, ...]) -> Read:
    """One number at these places of a list that is `start` otherwise."""

    def read(given: Given, so_far: tuple[int, ...] | None) -> tuple[int, ...]:
        stated = read_int(given)
        return tuple(stated if i in places else old for i, old in enumerate(so_far or start))

    return read


_REDUCE = {"axes_mask": Alias(target="axes", read=_mask)}
_WINDOW = {
    "stride": Alias(target="strides", read=_pair),
    "strides": Alias(target="strides", read=_pair),
    "stride_h": Alias(target="strides", read=_part((0,), (1, 1))),
    "stride_w": Alias(target="strides", read=_part((1,), (1, 1))),
    "pad": Alias(target="pads", read=_pads),
    "pads": Alias(target="pads", read=_pads),
    "padding": Alias(target="pads", read=_pads),
    "pad_h": Alias(target="pads", read=_part((0, 2), (0, 0, 0, 0))),
    "pad_w": Alias(target="pads", read=_part((1, 3), (0, 0, 0, 0))),
    "k": Alias(target="kernel", read=_pair),
    "kernel": Alias(target="kernel", read=_pair),
    "k_h": Alias(target="kernel", read=_part((0,), (1, 1))),
    "k_w": Alias(target="kernel", read=_part((1,), (1, 1))),
}


def _in_bits(*names: str) -> dict[str, Alias]:
    return {f"{name}_bits": Alias(target=name, read=_bits) for name in names}


_WINDOWED = ("conv2d", "conv_transpose_2d", "im2col", "col2im", "max_pool_2d", "avg_pool_2d")
_REDUCTIONS = ("reduce_sum", "reduce_mean", "reduce_prod", "reduce_min", "reduce_max")

ALIASES: Mapping[str, Mapping[str, Alias]] = {
    **dict.fromkeys(_REDUCTIONS, _REDUCE),
    **dict.fromkeys(_WINDOWED, _WINDOW),
    "gemm": _in_bits("alpha", "beta"),
    "lrn": _in_bits("alpha", "beta", "bias"),
    "attention": _in_bits("scale"),
    "dequantize": {**_in_bits("scale"), "quant_dtype": Alias(target="quant_dtype", read=_tag)},
}
"""For each op, the peer's names of its attributes; also names that are ours where the peer's form differs."""
