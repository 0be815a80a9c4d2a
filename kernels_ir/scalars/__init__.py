"""The formulas of elementwise functions, one for each kind of lanes."""

from kernels_ir.scalars.exponential import scaled_in_two
from kernels_ir.scalars.scalar import Formula, Scalar, formula
from kernels_ir.scalars.table import SCALARS

__all__ = ["SCALARS", "Formula", "Scalar", "formula", "scaled_in_two"]
