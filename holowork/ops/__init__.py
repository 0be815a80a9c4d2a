"""The operation table: what every op is, how it is typed, defined and said on the wire."""

import sys

from holowork.ops.application import Application, Array, Operands, TableUse
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.arrays import NUMPY_DTYPES, dtype_of, from_bytes, to_bytes
from holowork.ops.attributes import AttributeSpec, BadAttribute, Kind, shown
from holowork.ops.browsing import Catalogue
from holowork.ops.builder import GraphBuilder
from holowork.ops.calls.base import BUFFER, NO_SLOT, NOWHERE, BufferRef, Buffers, Call
from holowork.ops.canonical import canonical
from holowork.ops.card import card, dtypes, said_of, said_on_the_wire, signature
from holowork.ops.contraction import has_scales, lies
from holowork.ops.element_types import values_of
from holowork.ops.gradients.step import NoGradient
from holowork.ops.gradients.table import GRADIENTS, WITHOUT_GRADIENT, said_of_gradient
from holowork.ops.intake import constant_of, is_literal
from holowork.ops.interpret import IllTyped, WrongInputs, application_of, interpret, verify_types
from holowork.ops.kernel_calls import KernelCall, KernelCallLayout, Signature, lower, payload_layout
from holowork.ops.kernels.copying import bytes_copied
from holowork.ops.kernels.heads import LineKernel, Lines
from holowork.ops.kernels.tables import break_even, can_be_table, prefers_table
from holowork.ops.methods import method_name, takes_spread
from holowork.ops.numpy_ufuncs import NoFunction
from holowork.ops.operands import LITERALS
from holowork.ops.region import Member, Region
from holowork.ops.requests import (
    DTYPE_NAMES,
    FoundDouble,
    Unusable,
    Wanted,
    dtype_named,
    extents_and_dtype,
    input_name,
    shape_of,
)
from holowork.ops.row_regions import region_launches
from holowork.ops.settled import NoValue, Settled
from holowork.ops.spec import OWN_CALLS, OperandMismatch, OpSpec, Trait, Unsupported, no_limits
from holowork.ops.suggestions import one_of, op_hint, refusal, suggestion
from holowork.ops.symbolic import symbolic_label, symbolic_labels
from holowork.ops.table import BY_DISCRIMINANT, FAMILIES, OPS, TABLE, UnknownOp, op_named
from holowork.ops.tensor import Tensor
from holowork.ops.vocabulary import UFUNCS

__all__ = [
    "BUFFER",
    "BY_DISCRIMINANT",
    "DTYPE_NAMES",
    "FAMILIES",
    "FUSED",
    "GRADIENTS",
    "LITERALS",
    "NOWHERE",
    "NO_SLOT",
    "NUMPY_DTYPES",
    "OPS",
    "OWN_CALLS",
    "STRICT",
    "TABLE",
    "UFUNCS",
    "WITHOUT_GRADIENT",
    "Application",
    "Array",
    "AttributeSpec",
    "BadAttribute",
    "BufferRef",
    "Buffers",
    "Call",
    "Catalogue",
    "FoundDouble",
    "GraphBuilder",
    "IllTyped",
    "KernelCall",
    "KernelCallLayout",
    "Kind",
    "LineKernel",
    "Lines",
    "Member",
    "NoFunction",
    "NoGradient",
    "NoValue",
    "Numerics",
    "OpSpec",
    "OperandMismatch",
    "Operands",
    "Region",
    "Settled",
    "Signature",
    "TableUse",
    "Tensor",
    "Trait",
    "UnknownOp",
    "Unsupported",
    "Unusable",
    "Wanted",
    "WrongInputs",
    "application_of",
    "break_even",
    "bytes_copied",
    "can_be_table",
    "canonical",
    "card",
    "constant_of",
    "dtype_named",
    "dtype_of",
    "dtypes",
    "extents_and_dtype",
    "from_bytes",
    "has_scales",
    "input_name",
    "interpret",
    "is_literal",
    "lies",
    "lower",
    "method_name",
    "no_limits",
    "one_of",
    "op_hint",
    "op_named",
    "payload_layout",
    "prefers_table",
    "refusal",
    "region_launches",
    "said_of",
    "said_of_gradient",
    "said_on_the_wire",
    "shape_of",
    "shown",
    "signature",
    "suggestion",
    "symbolic_label",
    "symbolic_labels",
    "takes_spread",
    "to_bytes",
    "values_of",
    "verify_types",
]

sys.modules[__name__].__class__ = Catalogue
