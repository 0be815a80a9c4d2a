"""Load passes: calls are grouped into kernels; no label and no bit changes."""

from holowork.ir import Graph
from holowork.passes import Pass
from holowork.runtime.fusion.attention import FUSED_ATTENTION
from holowork.runtime.fusion.dequantize_matmul import DEQUANTIZE_MATMUL
from holowork.runtime.fusion.elementwise import ELEMENTWISE_TREES
from holowork.runtime.fusion.epilogue import MATMUL_EPILOGUE
from holowork.runtime.fusion.expand_binary import EXPAND_BINARY
from holowork.runtime.fusion.program import program_of
from holowork.runtime.fusion.rows import (
    NORM_ACTIVATION,
    REDUCTION_NEIGHBOURS,
    RESIDUAL_NORM,
    SOFTMAX_NEIGHBOURS,
)
from holowork.runtime.fusion.tables import DEQUANTIZE_ACTIVATION, UNARY_TABLE

LOAD_PASSES: tuple[Pass[Graph], ...] = (
    DEQUANTIZE_MATMUL,
    # of products, scales and softmax: before any of them is taken in by another
    FUSED_ATTENTION,
    # the product has its weights by now, so what follows can be taken into one kernel with both
    MATMUL_EPILOGUE,
    # what no product has taken in: activations of quantized tensors, before loops could compute them
    DEQUANTIZE_ACTIVATION,
    # the same without a dequantize; a loop does not compute what a table answers faster
    UNARY_TABLE,
    # biases of products are gone; the other repetitions go to the op that reads them
    EXPAND_BINARY,
    # what is left of elements, whatever it consists of: the widest pass
    ELEMENTWISE_TREES,
    # whole trees by now go to the lines that they are read by, or follow
    RESIDUAL_NORM,
    NORM_ACTIVATION,
    SOFTMAX_NEIGHBOURS,
    REDUCTION_NEIGHBOURS,
)
"""In order; a value is taken in by the first pass that can."""

__all__ = ["LOAD_PASSES", "program_of"]
