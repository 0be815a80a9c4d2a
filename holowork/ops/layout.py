"""Ops that move elements and compute nothing: reshape, transpose, concat, slice, expand."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.grids import ExpandCall, TransposeCall
from holowork.ops.calls.layout import ConcatCall, ReshapeCall, SliceCall
from holowork.ops.element_types import COPIED, MOVED, WHOLE
from holowork.ops.extents import (
    axis_of,
    expanded,
    joined,
    kept,
    permutation,
    permuted,
    reshaped,
    slices,
)
from holowork.ops.kernels.elementwise import COPY
from holowork.ops.kernels.layout import concat, cut, transpose
from holowork.ops.rules import required
from holowork.ops.spec import OperandTypes, OpSpec, Trait

Given = Mapping[str, Any]


def _reshape(operands: OperandTypes, given: Given) -> TensorType:
    return reshaped(required(operands, 0), given["shape"])


def _reshape_of(operands: Operands, application: Application) -> Array:
    return np.asarray(operands[0]).reshape(application.result.shape)


RESHAPE = OpSpec(
    name="reshape",
    id=61,
    discriminant=60,
    operands=("x",),
    summary="the same elements in other extents",
    call=ReshapeCall,
    attributes=(attribute("shape", Kind.INTS, (-1,), doc="the new extents; one may be -1: what is left"),),
    accepts=MOVED,
    portable=COPIED,
    infer=_reshape,
    reference=_reshape_of,
    traits=Trait.MOVEMENT,
    differs="Wide integers are copied whole; the peer copies as many bytes as there are elements.",
)


def _transpose(operands: OperandTypes, given: Given) -> TensorType:
    return permuted(required(operands, 0), given["perm"])


def _transpose_of(operands: Operands, application: Application) -> Array:
    perm = permutation(application.integers("perm"), application.result.rank)
    return np.asarray(operands[0]).transpose(perm)


TRANSPOSE = OpSpec(
    name="transpose",
    id=62,
    discriminant=61,
    operands=("x",),
    summary="axis a of the result is axis perm[a] of x",
    call=TransposeCall,
    attributes=(attribute("perm", Kind.INTS, (), doc="each axis of x once; none given reverses them"),),
    accepts=MOVED,
    portable=WHOLE,
    infer=_transpose,
    reference=_transpose_of,
    kernel=transpose,
    traits=Trait.MOVEMENT,
)


def _concat(operands: OperandTypes, given: Given) -> TensorType:
    kinds = tuple(required(operands, index) for index in range(len(operands)))
    return joined(kinds, axis_of("concat", given["axis"], kinds[0].rank))


def _concat_of(operands: Operands, application: Application) -> Array:
    return np.concatenate([np.asarray(x) for x in operands], application.integer("axis"))


CONCAT = OpSpec(
    name="concat",
    id=63,
    discriminant=62,
    operands=("values*",),
    summary="tensors one after another along an axis",
    call=ConcatCall,
    attributes=(attribute("axis", Kind.INT, 0, doc="the axis whose extents are added"),),
    accepts=MOVED,
    portable=WHOLE,
    infer=_concat,
    reference=_concat_of,
    kernel=concat,
    traits=Trait.MOVEMENT,
)


def _slice(operands: OperandTypes, given: Given) -> TensorType:
    x = required(operands, 0)
    return x.with_shape(tuple(map(len, kept(x, given))))


def _slice_of(operands: Operands, application: Application) -> Array:
    return np.asarray(np.asarray(operands[0])[slices(application.operand(0), application.attributes)])


SLICE = OpSpec(
    name="slice",
    id=64,
    discriminant=63,
    operands=("x",),
    summary="x[start:end:step] along the chosen axes",
    call=SliceCall,
    attributes=(
        attribute(
            "starts", Kind.INTS, (), doc="the first index of each axis; negative ones count from the end"
        ),
        attribute("ends", Kind.INTS, (), doc="the index behind the last; beyond the axis means its end"),
        attribute("axes", Kind.INTS, (), doc="the axes that are cut; none given are the leading ones"),
        attribute(
            "steps", Kind.INTS, (), doc="steps other than 0, negative ones backwards; none given are 1"
        ),
    ),
    accepts=MOVED,
    portable=COPIED,
    infer=_slice,
    reference=_slice_of,
    kernel=cut,
    traits=Trait.MOVEMENT,
    differs="Slices at different places have different labels; in the peer those of one length share theirs.",
)


def _expand(operands: OperandTypes, given: Given) -> TensorType:
    return expanded(required(operands, 0), given["shape"])


def _expand_of(operands: Operands, application: Application) -> Array:
    return np.broadcast_to(np.asarray(operands[0]), application.result.shape)


EXPAND = OpSpec(
    name="expand",
    id=73,
    discriminant=72,
    operands=("x",),
    summary="x broadcast to other extents, as NumPy does",
    call=ExpandCall,
    attributes=(
        attribute("shape", Kind.INTS, (), doc="the new extents; where x has another than 1, that one"),
    ),
    accepts=MOVED,
    portable=WHOLE,
    infer=_expand,
    reference=_expand_of,
    kernel=COPY,
    traits=Trait.MOVEMENT,
)

OPS = (RESHAPE, TRANSPOSE, CONCAT, SLICE, EXPAND)
