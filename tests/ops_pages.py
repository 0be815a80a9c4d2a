"""The pages of docs/ on operations: what each computes, and where the peer computes something else."""

import math
from collections.abc import Iterable, Iterator

from holowork.ops import (
    FAMILIES,
    OPS,
    OpSpec,
    Trait,
    dtypes,
    method_name,
    said_of,
    said_of_gradient,
    said_on_the_wire,
    signature,
)
from tests.markdown import anchor, page, table

_OFFERED = tuple(op for op in OPS if op.is_offered)

_USE = f"""\
There are {len(_OFFERED)} operations. Each is a method of graphs and tensors in Python, and a call in source
text:

```python
y = g.softmax(x, axis=0)  # or x.softmax(axis=0)
```
```
let y = softmax(x, axis=0)
```

- An operand with `?` may be left out, one with `*` may be given once or more. Attributes follow the
  operands; one without a default must be given.
- Operations that work element by element broadcast their operands as NumPy does. All operands have one
  element type unless their role says otherwise.
- Integers and bool compute in their own width and wrap around, in two's complement; so do products of
  matrices, and sums over axes, whose type NumPy would widen. `/` of integers gives integers, cut off toward
  zero, where NumPy gives floats.
- f16 and bf16 compute in f32 and round once, to nearest even. f64 is refused.
- Of windows, one number stands for both axes of `kernel`, `strides` and `dilations` and for all four `pads`;
  two numbers are pads of rows, above and below, and of columns, left and right.
- Of an operation whose one attribute is a list of integers the list may be given one by one:
  `x.reshape(3, 2)`, `g.expand(x, 4, 3, 2)`.
- i4 is an integer of 4 bits. e8cb is a type of weights: one byte stands for 8 of them, which it chooses from
  a codebook, an operand of its own.

*Gradient* says whether `g.backward(loss, wrt)` of [python.md](python.md) leads through an operation; source
text has no word for gradients.

*In an archive* says which kernel call of the `.holo` format an operation becomes, and for which element types
([format.md](format.md)). A kernel call has fields; what they cannot say, another element type or an attribute
that they have no place for, becomes *holowork's own call*, which holowork alone reads. An archive without own
calls is *portable*: the peer runs it too ([differences.md](differences.md))."""

_PEER = """\
The peer is the Rust library Hologram, the wheel `uor-hologram` on PyPI. Portable archives run in both, and
every row below is held to by a test that runs both (`tests/interop`). For finite f32 operands the results

- are the same bits, or
- differ in no element by more than so many *ulp*, units in the last place of the result, or by more than
  the absolute distance given; it counts where the peer loses digits near zero, or where the terms of a sum
  cancel.

The column says *own call* where no call of the peer computes the operation rightly, and *as what it becomes*
for an operation that is compiled to others.

f16 and bf16 results lie within one ulp of their type, because both sides narrow by different rules. What is
*deliberately different* is listed for operands that the peer treats in another way: NaN, zeros, integers,
what its calls leave out."""


def ops_page() -> str:
    """Every op that a graph can be built from, by family."""
    families = {title: [op for op in family if op.is_offered] for title, family in FAMILIES.items()}
    listed = (f"- {anchor(title)}: {_names(family)}" for title, family in families.items())
    parts = (part for title, family in families.items() for part in _family(title, family))
    return page("Operations", [_USE], listed, *parts)


def _family(title: str, family: list[OpSpec]) -> Iterator[list[str]]:
    yield [f"## {title}"]
    for op in family:
        yield [f"### {op.name}"]
        yield [f"`{signature(op)}`"]
        yield list(_facts(op))


def _names(ops: Iterable[OpSpec]) -> str:
    return ", ".join(f"`{op.name}`" for op in ops)


def _facts(op: OpSpec) -> Iterator[str]:
    yield f"- computes {op.summary}"
    yield from (f"- `{spec.name}`: {said_of(spec)}; {spec.doc}" for spec in op.offered_attributes)
    if method_name(op.name) != op.name:
        yield f"- as a method: `{method_name(op.name)}`, since `{op.name}` is a word of Python"
    if op.shapes:
        yield f"- operands: {op.shapes}"
    yield f"- takes {dtypes(op.accepts)}"
    yield f"- gradient: {said_of_gradient(op.name)}"
    yield f"- in an archive: {said_on_the_wire(op)}"
    if op.differs:
        yield f"- unlike the peer: {op.differs}"


def differences_page() -> str:
    """For each op that the peer has: the same bits, within how many ulp, or deliberately different."""
    rows = [(f"`{op.name}`", _agreement(op), op.differs) for op in OPS if op.is_offered and op.wire]
    listed = table(("operation", "f32", "deliberately different"), rows)
    return page("Differences from the peer", [_PEER], listed, ["## Archives and labels"], _BESIDE)


def _agreement(op: OpSpec) -> str:
    if op.traits & Trait.COMPOSITE:
        return "as what it becomes"
    if not op.portable:
        return "own call"
    if not op.tolerance and not op.near:
        return "same bits"
    ulps = f"{op.tolerance} ulp" if op.tolerance else ""
    near = f"2{_raised(round(math.log2(op.near)))}" if op.near else ""
    return f"within {' or '.join(filter(None, (ulps, near)))}"


def _raised(exponent: int) -> str:
    return str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


_BESIDE = (
    "- Labels are those of the program as it is written. The peer labels fused calls, so the output port of",
    "  a fused pair has another label there.",
    "- `compose_model` gives one label for parts in any order, as the peer documents; the peer's depends on",
    "  their order from three parts on. `compose_in_order` is the plain fold.",
    "- Labels of slices, pads, norms with a residual and dequantized weights hold more than the peer's, so",
    "  that a label determines the bytes.",
    "- Overlapping sections are refused; the peer takes them.",
    "- Inputs must have the length of their port; the peer cuts longer ones off and takes shorter ones.",
    "- f64 is refused when a session loads; the peer refuses it when it runs.",
)
