"""What NEON's code is made of: the hardware's fused steps, and no function of a library."""

import re
from dataclasses import replace

import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from kernels_ir import NEON, DType, assembly, emit

SHAPES = {
    "exp": ((100,),),
    "gelu": ((100,),),
    "matmul": ((9, 70), (70, 33)),
    "conv2d": ((1, 3, 9, 9), (4, 3, 3, 3)),
    "layer_norm": ((3, 100),),
    "softmax": ((3, 100),),
    "attention": ((1, 2, 9, 8),) * 3,
}
DIVIDING = {"softmax", "attention"}
"""They divide by fused steps, which have the bits of a division, in either mode."""
FUSED_STEP = re.compile(r"\bfn?m(?:la|ls|add|sub)\b")
CALLED = re.compile(r"\bbl\s+(\S+)")
DEFINED = re.compile(r"^(\w+):", re.MULTILINE)


def code(name: str, numerics: Numerics = FUSED) -> str:
    """The assembly text of the kernels of an op."""
    row = TABLE[name]
    kinds = tuple(TensorType(DType.F32, shape) for shape in SHAPES[name])
    launches = row.kernel(replace(row.apply(kinds, {}), numerics=numerics)).launches
    return "\n".join(assembly(emit(launch.spec, NEON), NEON) for launch in launches)


@pytest.mark.parametrize("name", SHAPES)
def test_a_fused_step_is_one_instruction(name: str) -> None:
    assert FUSED_STEP.search(code(name))


@pytest.mark.parametrize("name", sorted(SHAPES.keys() - DIVIDING))
def test_there_is_no_fused_step_without_fused_numerics(name: str) -> None:
    assert not FUSED_STEP.search(code(name, STRICT))


@pytest.mark.parametrize("name", SHAPES)
def test_no_function_of_a_library_is_called(name: str) -> None:
    text = code(name)

    assert set() == set(CALLED.findall(text)) - set(DEFINED.findall(text))
