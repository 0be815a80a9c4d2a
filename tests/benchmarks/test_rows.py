"""Kernels on rows and columns are as fast as the best of NumPy, torch and onnxruntime, on one thread."""

import pytest

from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared
from tests.benchmarks.page import Report

_WIDE = (32, 4096)
_EPSILON = {"epsilon": 1e-5}
CASES = (
    *(
        Case(
            op=f"reduce_{name}",
            shapes=(shape,),
            attributes={"axes": (axis,)},
            numpy=f"np.{ufunc}.reduce(x, {axis})",
            torch=f"torch.{function}(x, {axis})",
        )
        for name, ufunc, function in (("sum", "add", "sum"), ("max", "maximum", "amax"))
        for shape, axis in ((_WIDE, 1), ((1024, 1024), 1), ((1024, 1024), 0), ((256, 256), 0))
    ),
    Case(
        op="softmax",
        shapes=(_WIDE,),
        torch="torch.softmax(x, -1)",
        onnx="out = Softmax <axis=-1> (x)",
    ),
    Case(
        op="log_softmax",
        shapes=(_WIDE,),
        torch="torch.log_softmax(x, -1)",
        onnx="out = LogSoftmax <axis=-1> (x)",
    ),
    Case(op="softmax", shapes=((64, 2048),), attributes={"axis": 0}, torch="torch.softmax(x, 0)"),
    Case(
        op="layer_norm",
        shapes=(_WIDE, _WIDE[1:], _WIDE[1:]),
        attributes=_EPSILON,
        constants=frozenset({1, 2}),
        torch="torch.layer_norm(x, y.shape, y, z, 1e-5)",
        onnx="out = LayerNormalization <axis=-1, epsilon=1e-5> (x, y, z)",
    ),
    Case(
        op="rms_norm",
        shapes=(_WIDE, _WIDE[1:]),
        attributes=_EPSILON,
        constants=frozenset({1}),
        torch="F.rms_norm(x, y.shape, y, 1e-5)",
        onnx="out = SimplifiedLayerNormalization <axis=-1, epsilon=1e-5> (x, y)",
    ),
    Case(
        op="cumsum",
        shapes=((64, 4096),),
        numpy="np.cumsum(x, 1)",
        torch="torch.cumsum(x, 1)",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_peer_is_faster(case: Case, report: Report) -> None:
    line = compared(case)

    report(line)
