"""LLVM IR from dtypes, shapes and CPU features; knows nothing of holowork."""

from kernels_ir.attention import (
    MASKS,
    READ,
    AttentionSpec,
    FewRowsSpec,
    HeadsSpec,
    Scaling,
    Sight,
    few_rows_scratch_bytes,
    scratch_bytes,
)
from kernels_ir.catalog import EMITTERS, emit
from kernels_ir.conv import WIDEST_STRIP, ConvSpec, FiltersSpec
from kernels_ir.conv_edges import EdgesSpec
from kernels_ir.conv_panels import PanelConvSpec
from kernels_ir.conv_tiles import windows_alike
from kernels_ir.cpu import (
    AMX,
    AVX2,
    AVX512,
    NEON,
    PORTABLE,
    PRESETS,
    USED,
    WASM128,
    CpuFeatures,
    Detected,
    detect,
    is_runnable,
    runnable_presets,
)
from kernels_ir.dequant_matmul import BYTE_PANEL, DequantMatmulSpec
from kernels_ir.dtypes import (
    BOOL,
    BYTES,
    FLOATS,
    INTEGERS,
    DType,
)
from kernels_ir.elementwise import ElementwiseSpec
from kernels_ir.epilogue import Epilogue
from kernels_ir.expression import Apply, Expression, Read, is_moved, nodes
from kernels_ir.jit import ENTRY_TEXT, Code, Entry, load, load_all
from kernels_ir.kinds import F32, I32, KINDS, STORED, TRUTH, Kind
from kernels_ir.located import NOWHERE, Linked, linked_assembly, linked_optimized
from kernels_ir.lookup import (
    WIDEST_DOMAIN,
    LookupSpec,
    TabulateSpec,
    computing_cost,
    entries,
    table_bytes,
)
from kernels_ir.matmul import COLUMN_BLOCK, DEPTH_BLOCK, MatmulSpec
from kernels_ir.movement import Along, CopySpec, Inner
from kernels_ir.norm import NormSpec
from kernels_ir.norm_response import ResponseSpec
from kernels_ir.objects import UnusableText, assembly, compile_object, llvm_version, optimized
from kernels_ir.packing import ROWS_OF_AN_ITEM, Layout, PackingSpec, packed_bytes
from kernels_ir.parallel import MAILBOX_WORDS, WANTED, DismissSpec, JoinSpec, TeamSpec
from kernels_ir.pool import PoolSpec
from kernels_ir.probe import ProbeSpec, operations_of_a_turn
from kernels_ir.quantized_cells import CodebookSpec, NibblesSpec
from kernels_ir.quantized_matmul import QuantizedMatmulSpec
from kernels_ir.quantized_packing import QuantizedPackingSpec, panel_columns, room_of, words_of
from kernels_ir.quantized_rows import QuantizeRowsSpec
from kernels_ir.quantized_squares import FEWEST_SQUARE_ROWS, squares_rows
from kernels_ir.reduce import ReduceSpec
from kernels_ir.reduce_ends import HELD, PLAIN, End, Ends
from kernels_ir.rotary import RotarySpec
from kernels_ir.scalars import SCALARS, Formula, Scalar, formula, scaled_in_two
from kernels_ir.scan import ScanSpec
from kernels_ir.scatter import ScatterSpec
from kernels_ir.shapes import (
    Walk,
    broadcast_shapes,
    broadcast_strides,
    collapsed,
    element_count,
    row_major_strides,
)
from kernels_ir.softmax import SoftmaxSpec
from kernels_ir.sources import is_of_sources, source_stamp, source_text
from kernels_ir.spec import FAULT, RESULT, KernelSpec, Launch, Launches, Place, operand, temporary
from kernels_ir.storage import compute_kind, narrow, widen
from kernels_ir.tables import FillSpec, TableSpec
from kernels_ir.tiles import WIDEST, WIDEST_PANEL, alike, engine
from kernels_ir.walker import StampedSpec, WalkerSpec

__all__ = [
    "AMX",
    "AVX2",
    "AVX512",
    "BOOL",
    "BYTES",
    "BYTE_PANEL",
    "COLUMN_BLOCK",
    "DEPTH_BLOCK",
    "EMITTERS",
    "ENTRY_TEXT",
    "F32",
    "FAULT",
    "FEWEST_SQUARE_ROWS",
    "FLOATS",
    "HELD",
    "I32",
    "INTEGERS",
    "KINDS",
    "MAILBOX_WORDS",
    "MASKS",
    "NEON",
    "NOWHERE",
    "PLAIN",
    "PORTABLE",
    "PRESETS",
    "READ",
    "RESULT",
    "ROWS_OF_AN_ITEM",
    "SCALARS",
    "STORED",
    "TRUTH",
    "USED",
    "WANTED",
    "WASM128",
    "WIDEST",
    "WIDEST_DOMAIN",
    "WIDEST_PANEL",
    "WIDEST_STRIP",
    "Along",
    "Apply",
    "AttentionSpec",
    "Code",
    "CodebookSpec",
    "ConvSpec",
    "CopySpec",
    "CpuFeatures",
    "DType",
    "DequantMatmulSpec",
    "Detected",
    "DismissSpec",
    "EdgesSpec",
    "ElementwiseSpec",
    "End",
    "Ends",
    "Entry",
    "Epilogue",
    "Expression",
    "FewRowsSpec",
    "FillSpec",
    "FiltersSpec",
    "Formula",
    "HeadsSpec",
    "Inner",
    "JoinSpec",
    "KernelSpec",
    "Kind",
    "Launch",
    "Launches",
    "Layout",
    "Linked",
    "LookupSpec",
    "MatmulSpec",
    "NibblesSpec",
    "NormSpec",
    "PackingSpec",
    "PanelConvSpec",
    "Place",
    "PoolSpec",
    "ProbeSpec",
    "QuantizeRowsSpec",
    "QuantizedMatmulSpec",
    "QuantizedPackingSpec",
    "Read",
    "ReduceSpec",
    "ResponseSpec",
    "RotarySpec",
    "Scalar",
    "Scaling",
    "ScanSpec",
    "ScatterSpec",
    "Sight",
    "SoftmaxSpec",
    "StampedSpec",
    "TableSpec",
    "TabulateSpec",
    "TeamSpec",
    "UnusableText",
    "Walk",
    "WalkerSpec",
    "alike",
    "assembly",
    "broadcast_shapes",
    "broadcast_strides",
    "collapsed",
    "compile_object",
    "compute_kind",
    "computing_cost",
    "detect",
    "element_count",
    "emit",
    "engine",
    "entries",
    "few_rows_scratch_bytes",
    "formula",
    "is_moved",
    "is_of_sources",
    "is_runnable",
    "linked_assembly",
    "linked_optimized",
    "llvm_version",
    "load",
    "load_all",
    "narrow",
    "nodes",
    "operand",
    "operations_of_a_turn",
    "optimized",
    "packed_bytes",
    "panel_columns",
    "room_of",
    "row_major_strides",
    "runnable_presets",
    "scaled_in_two",
    "scratch_bytes",
    "source_stamp",
    "source_text",
    "squares_rows",
    "table_bytes",
    "temporary",
    "widen",
    "windows_alike",
    "words_of",
]
