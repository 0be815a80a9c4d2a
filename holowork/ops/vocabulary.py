"""What others call our ops and attributes: NumPy, torch, ONNX."""

from collections.abc import Mapping

UFUNCS: Mapping[str, str] = {
    "absolute": "abs",
    "arccos": "acos",
    "arcsin": "asin",
    "arctan": "atan",
    "bitwise_and": "and",
    "bitwise_or": "or",
    "bitwise_xor": "xor",
    "divide": "div",
    "fabs": "abs",
    "greater_equal": "greater_or_equal",
    "invert": "bnot",
    "isnan": "is_nan",
    "less_equal": "less_or_equal",
    "logical_and": "and",
    "logical_not": "bnot",
    "logical_or": "or",
    "logical_xor": "xor",
    "maximum": "max",
    "minimum": "min",
    "multiply": "mul",
    "negative": "neg",
    "power": "pow",
    "remainder": "mod",
    "subtract": "sub",
}
"""The op behind a universal function of NumPy; one that is not here has the name of its op."""

_LAYOUT = {
    "broadcast_to": ("expand",),
    "chunk": ("slice",),
    "expand_dims": ("reshape",),
    "flatten": ("reshape",),
    "flip": ("slice",),
    "hstack": ("concat",),
    "movedim": ("transpose",),
    "moveaxis": ("transpose",),
    "narrow": ("slice",),
    "permute": ("transpose",),
    "ravel": ("reshape",),
    "repeat": ("expand", "concat"),
    "split": ("slice",),
    "squeeze": ("reshape",),
    "stack": ("concat",),
    "swapaxes": ("transpose",),
    "tile": ("expand", "concat"),
    "unsqueeze": ("reshape",),
    "upsample": ("resize",),
    "interpolate": ("resize",),
    "view": ("reshape",),
    "vstack": ("concat",),
}
_COMPUTING = {
    "bmm": ("matmul",),
    "conv": ("conv2d",),
    "conv_transpose": ("conv_transpose_2d",),
    "dot": ("matmul",),
    "einsum": ("matmul", "transpose"),
    "ge": ("greater_or_equal",),
    "global_average_pool": ("global_avg_pool",),
    "gt": ("greater",),
    "index_select": ("gather",),
    "le": ("less_or_equal",),
    "linear": ("gemm", "matmul"),
    "lt": ("less",),
    "masked_fill": ("where",),
    "mm": ("matmul",),
    "rsqrt": ("sqrt", "reciprocal"),
    "scaled_dot_product_attention": ("attention",),
    "select": ("where",),
    "swish": ("silu",),
    "take": ("gather",),
    "to": ("cast", "dtype"),
    "type": ("cast", "dtype"),
    "type_as": ("cast",),
}
_ATTRIBUTES = {
    "a_max": ("hi",),
    "a_min": ("lo",),
    "auto_pad": ("pads",),
    "axes": ("axis", "perm"),
    "axis": ("axes",),
    "bias": ("beta",),
    "dilation": ("dilations",),
    "dim": ("axis", "axes"),
    "dims": ("axes", "perm"),
    "eps": ("epsilon",),
    "group": ("groups",),
    "index": ("indices",),
    "keepdim": ("keepdims",),
    "kernel_shape": ("kernel",),
    "kernel_size": ("kernel",),
    "max": ("hi",),
    "min": ("lo",),
    "newshape": ("shape",),
    "padding": ("pads",),
    "stride": ("strides",),
    "weight": ("w", "gamma"),
}


def folded(name: str) -> str:
    """A name without case and underscores, in which the spellings of others differ from ours."""
    return name.replace("_", "").casefold()


MEANT: Mapping[str, tuple[str, ...]] = {
    folded(word): names
    for words in ({ufunc: (op,) for ufunc, op in UFUNCS.items()}, _LAYOUT, _COMPUTING, _ATTRIBUTES)
    for word, names in words.items()
}
"""Our names for the word of another library, by the folded word."""
