"""The page of docs/ on what the functions promise, with the errors as measured."""

from tests.prove.measuring import error_table

STRIDE = 8191

_TEXT = f"""# Numbers

This page is derived from the code by `make docs`.

f16 and bf16 widen into the one f32 engine and narrow once, to nearest even; integers and bool
compute in their own width. Each output cell of a matrix product is one chain of fused multiply-
adds, k ascending from +0.0; sums have one tree of 64 lanes at every width. In `strict` mode every
fused step is a multiply and an add.

The largest errors below, in units in the last place of the f32 result, are those of every
{STRIDE}th bit pattern of f32, subnormals and huge values included. [Accuracy](accuracy.md) has those of every
f32, by machine code. The truth is the f64 function of NumPy or the C library.
"""


def numerics_page() -> str:
    """What the functions promise, and what was measured."""
    return "\n".join((_TEXT, *error_table(STRIDE), ""))
