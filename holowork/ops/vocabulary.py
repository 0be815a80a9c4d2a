"""What others call our ops and attributes, and what they have beyond them: NumPy, torch, ONNX."""

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
    "append": ("concat",),
    "broadcast_to": ("expand",),
    "cat": ("concat",),
    "chunk": ("slice",),
    "concatenate": ("concat",),
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
    "amax": ("reduce_max",),
    "amin": ("reduce_min",),
    "astype": ("cast",),
    "average": ("reduce_mean",),
    "bitwise_not": ("bnot",),
    "bmm": ("matmul",),
    "conv": ("conv2d",),
    "conv_transpose": ("conv_transpose_2d",),
    "cumulative_sum": ("cumsum",),
    "dot": ("matmul",),
    "einsum": ("matmul", "transpose"),
    "ge": ("greater_or_equal",),
    "global_average_pool": ("global_avg_pool",),
    "gt": ("greater",),
    "embedding": ("gather",),
    "exp2": ("exp", "pow"),
    "expm1": ("exp",),
    "float_power": ("pow",),
    "floor_divide": ("div", "floor"),
    "fmax": ("max",),
    "fmin": ("min",),
    "index_select": ("gather",),
    "le": ("less_or_equal",),
    "linear": ("gemm", "matmul"),
    "log2": ("log",),
    "log10": ("log",),
    "lt": ("less",),
    "masked_fill": ("where",),
    "mm": ("matmul",),
    "rsqrt": ("sqrt", "reciprocal"),
    "scaled_dot_product_attention": ("attention",),
    "select": ("where",),
    "swish": ("silu",),
    "take": ("gather",),
    "tensordot": ("matmul",),
    "to": ("cast", "dtype"),
    "true_divide": ("div",),
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

_RUN = "A graph is compiled, then run: hw.Session(hw.compile(g)).run(…)"
_MAKE = "Make it with NumPy and give it to const"
_CONSTANT = "Weights are constants, const(name, array); what a run binds is an input"
_SPREAD = "Compose it: the mean of the squares of x - mean, with reduce_mean"
_BACKWARD = "In Python, hw.Graph has g.backward(loss, wrt); source text has no word for gradients"
_STOPPED = "In Python, g.backward(loss, wrt, stop=[…]) takes the tensors in stop as constants"
_NONE = "holowork has no op for it; hw.ops lists those that it has"

INSTEAD: Mapping[str, str] = {
    folded(word): hint
    for words, hint in (
        (("backward", "grad", "autograd", "gradient"), _BACKWARD),
        (("requires_grad", "detach", "no_grad", "stop_gradient"), _STOPPED),
        (("run", "item", "numpy", "tolist", "eval", "execute"), _RUN),
        (("compile", "build"), "Write hw.compile(g)"),
        (("save", "to_bytes"), "Compile it first: hw.compile(g).save(path)"),
        (("arange", "zeros", "ones", "full", "eye", "linspace", "rand", "randn", "empty"), _MAKE),
        (("parameter", "buffer", "variable", "weight", "array", "tensor"), _CONSTANT),
        (("placeholder",), "Write input(name, shape)"),
        (("std", "var"), _SPREAD),
        (("batch_norm",), "Compose it: x * scale + shift, with both computed from its statistics"),
        (("leaky_relu", "prelu"), "Compose it: where(x > 0, x, x * slope)"),
        (("softplus",), "Compose it: log1p(exp(x))"),
        (("argmax", "argmin", "sort", "argsort", "topk", "unique", "nonzero", "median"), _NONE),
        (("dropout",), "Leave it out: it changes nothing where nothing is trained"),
    )
    for word in words
}
"""How to go on where another library has a word for what is no op of ours, by the folded word."""
