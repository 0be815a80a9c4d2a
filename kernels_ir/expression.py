"""What an elementwise kernel computes for each element: a tree of formulas over operands."""

from collections.abc import Iterator
from dataclasses import dataclass

from kernels_ir.dtypes import DType
from kernels_ir.exact import exact


@dataclass(frozen=True)
class Read:
    """The element of an operand.

    One that is only moved is read as it is stored: f16 and bf16 as their bits, bool as its byte. An operand
    is read in one way throughout an expression.
    """

    index: int
    is_moved: bool = False


@dataclass(frozen=True)
class Apply:
    """A formula of SCALARS on the values of others, rounded to `dtype`, which is its result's.

    `numbers` are further arguments of the formula that are part of the code.
    """

    scalar: str
    operands: tuple["Expression", ...]
    dtype: DType
    numbers: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        """Numbers are compared by their bits: 0.0 and −0.0 are two formulas."""
        object.__setattr__(self, "numbers", tuple(map(exact, self.numbers)))


Expression = Read | Apply


def nodes(expression: Expression) -> Iterator[Expression]:
    """Every node of an expression once, operands before what reads them."""
    stack: list[tuple[Expression, bool]] = [(expression, False)]
    seen: set[int] = set()
    while stack:
        node, is_ready = stack.pop()
        if is_ready or isinstance(node, Read):
            yield node
        elif id(node) not in seen:
            seen.add(id(node))
            stack.append((node, True))
            stack.extend((operand, False) for operand in reversed(node.operands))


def is_moved(expression: Expression) -> bool:
    """Whether operands are read as they are stored."""
    return any(isinstance(node, Read) and node.is_moved for node in nodes(expression))
