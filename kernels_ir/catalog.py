"""Every family of kernels and its emitter."""

from collections.abc import Callable, Mapping
from typing import Any

from kernels_ir.attention import AttentionSpec, FewRowsSpec
from kernels_ir.attention_code import emit_attention
from kernels_ir.attention_rows_code import emit_attention_rows
from kernels_ir.conv import ConvSpec, FiltersSpec, emit_conv, emit_filters
from kernels_ir.conv_edges import EdgesSpec, emit_edges
from kernels_ir.conv_panels import PanelConvSpec, emit_conv_panels
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dequant_matmul import DequantMatmulSpec, emit_dequant_matmul
from kernels_ir.elementwise import ElementwiseSpec, emit_elementwise
from kernels_ir.lookup import LookupSpec, TabulateSpec, emit_lookup, emit_tabulate
from kernels_ir.matmul import MatmulSpec
from kernels_ir.matmul_code import emit_matmul
from kernels_ir.movement import CopySpec, emit_copy
from kernels_ir.norm import NormSpec, emit_norm
from kernels_ir.norm_response import ResponseSpec, emit_response
from kernels_ir.packing import PackingSpec, emit_packing
from kernels_ir.parallel import DismissSpec, JoinSpec, TeamSpec, emit_dismiss, emit_join, emit_team
from kernels_ir.pool import PoolSpec, emit_pool
from kernels_ir.probe import ProbeSpec, emit_probe
from kernels_ir.quantized_cells import CodebookSpec, NibblesSpec, emit_codebook, emit_nibbles
from kernels_ir.quantized_matmul import QuantizedMatmulSpec, emit_quantized_matmul
from kernels_ir.quantized_packing import QuantizedPackingSpec, emit_quantized_packing
from kernels_ir.quantized_rows import QuantizeRowsSpec, emit_quantize_rows
from kernels_ir.reduce import ReduceSpec, emit_reduce
from kernels_ir.rotary import RotarySpec, emit_rotary
from kernels_ir.scan import ScanSpec, emit_scan
from kernels_ir.scatter import ScatterSpec, emit_scatter
from kernels_ir.softmax import SoftmaxSpec, emit_softmax
from kernels_ir.spec import KernelSpec
from kernels_ir.tables import FillSpec, TableSpec, emit_fill, emit_table
from kernels_ir.walker import StampedSpec, WalkerSpec, emit_stamped, emit_walker

Emitter = Callable[[Any, CpuFeatures], str]
"""From a spec of its family and a CPU to LLVM IR text."""

EMITTERS: Mapping[str, Emitter] = {
    ElementwiseSpec.family: emit_elementwise,
    CopySpec.family: emit_copy,
    FillSpec.family: emit_fill,
    ConvSpec.family: emit_conv,
    FiltersSpec.family: emit_filters,
    EdgesSpec.family: emit_edges,
    PanelConvSpec.family: emit_conv_panels,
    RotarySpec.family: emit_rotary,
    ScatterSpec.family: emit_scatter,
    PoolSpec.family: emit_pool,
    TableSpec.family: emit_table,
    TabulateSpec.family: emit_tabulate,
    LookupSpec.family: emit_lookup,
    NibblesSpec.family: emit_nibbles,
    CodebookSpec.family: emit_codebook,
    DequantMatmulSpec.family: emit_dequant_matmul,
    QuantizeRowsSpec.family: emit_quantize_rows,
    QuantizedPackingSpec.family: emit_quantized_packing,
    QuantizedMatmulSpec.family: emit_quantized_matmul,
    MatmulSpec.family: emit_matmul,
    PackingSpec.family: emit_packing,
    JoinSpec.family: emit_join,
    DismissSpec.family: emit_dismiss,
    TeamSpec.family: emit_team,
    ProbeSpec.family: emit_probe,
    WalkerSpec.family: emit_walker,
    StampedSpec.family: emit_stamped,
    ReduceSpec.family: emit_reduce,
    NormSpec.family: emit_norm,
    ResponseSpec.family: emit_response,
    ScanSpec.family: emit_scan,
    SoftmaxSpec.family: emit_softmax,
    AttentionSpec.family: emit_attention,
    FewRowsSpec.family: emit_attention_rows,
}


def emit(spec: KernelSpec, cpu: CpuFeatures) -> str:
    """The LLVM IR of a kernel; the same text for the same spec and CPU, always."""
    return EMITTERS[spec.family](spec, cpu)
