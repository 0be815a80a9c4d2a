"""Movement, pools and convolutions are as fast as the best of NumPy, torch and onnxruntime, on one thread.

Filters are constant. onnxruntime keeps filters and images in blocks of channels, which the dense
convolutions are up against: their lines may lie further below the target.
"""

import math

import pytest

from kernels_ir import DType
from tests.benchmarks.cases import Case, Shape
from tests.benchmarks.comparing import compared
from tests.benchmarks.page import Report

_PARTS = ((512, 1024),) * 3


def _transposed(shape: Shape, perm: tuple[int, ...]) -> Case:
    return Case(
        op="transpose",
        shapes=(shape,),
        attributes={"perm": perm},
        numpy=f"np.copyto(out, x.transpose({perm}))",
        torch=f"out.copy_(x.permute({perm}))",
        onnx=f"out = Transpose <perm={list(perm)}> (x)",
    )


def _pool(shape: Shape, size: int, stride: int, pad: int) -> Case:
    form = f"kernel_shape={[size] * 2}, strides={[stride] * 2}, pads={[pad] * 4}"
    return Case(
        op="max_pool_2d",
        shapes=(shape,),
        attributes={"kernel": (size, size), "strides": (stride, stride), "pads": (pad,) * 4},
        torch=f"F.max_pool2d(x, {size}, {stride}, {pad})",
        onnx=f"out = MaxPool <{form}> (x)",
    )


def _conv(image: Shape, filters: Shape, stride: int, pad: int, groups: int = 1) -> Case:
    places = math.prod((side + 2 * pad - filters[2]) // stride + 1 for side in image[2:])
    return Case(
        op="conv2d",
        shapes=(image, filters),
        attributes={"strides": (stride, stride), "pads": (pad,) * 4, "groups": groups},
        constants=frozenset({1}),
        operations=2 * places * math.prod(filters),
        torch=f"torch.conv2d(x, y, None, {stride}, {pad}, 1, {groups})",
        onnx=f"out = Conv <strides={[stride] * 2}, pads={[pad] * 4}, group={groups}> (x, y)",
    )


CASES = (
    _transposed((1024, 1024), (1, 0)),
    _transposed((256, 256), (1, 0)),
    _transposed((8, 12, 128, 64), (0, 1, 3, 2)),
    _transposed((224, 224, 3), (2, 0, 1)),
    Case(
        op="concat",
        shapes=_PARTS,
        attributes={"axis": 1},
        numpy="np.concatenate((x, y, z), 1, out=out)",
        torch="torch.cat((x, y, z), 1, out=out)",
    ),
    Case(
        op="gather",
        shapes=((4096, 256), (2048,)),
        dtypes=(DType.F32, DType.I64),
        below=4096,
        numpy="np.take(x, y, 0, out=out, mode='clip')",
        torch="torch.index_select(x, 0, y, out=out)",
    ),
    _pool((1, 64, 112, 112), 3, 2, 1),
    _pool((1, 64, 56, 56), 3, 1, 1),
    _conv((1, 64, 56, 56), (64, 64, 3, 3), 1, 1),
    _conv((1, 128, 28, 28), (128, 128, 3, 3), 1, 1),
    _conv((1, 256, 14, 14), (256, 256, 3, 3), 1, 1),
    _conv((1, 64, 56, 56), (256, 64, 1, 1), 1, 0),
    _conv((1, 3, 224, 224), (64, 3, 7, 7), 2, 3),
    _conv((1, 64, 56, 56), (64, 1, 3, 3), 1, 1, 64),
    _conv((1, 256, 28, 28), (256, 1, 3, 3), 1, 1, 256),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_peer_is_faster(case: Case, report: Report) -> None:
    line = compared(case)

    report(line)
