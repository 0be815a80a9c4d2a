"""Labels of computed values, derived from the program and the labels of its inputs alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from holowork.core.errors import LabelError
from holowork.core.label import KappaLabel, address_bytes

INPUT_TAG = b"holowork.input"


class FieldOutOfRange(LabelError):
    """A number does not fit its field of a preimage: `field`, `value`, and the field's `width` in bytes."""

    def __init__(self, field: str, value: int, width: int) -> None:
        super().__init__(field, value, width)
        self.field, self.value, self.width = field, value, width

    def __str__(self) -> str:
        return f"{self.field}: expected a number of {8 * self.width} bits without sign, found {self.value}"


def _little(field: str, value: int, width: int) -> bytes:
    try:
        return value.to_bytes(width, "little")
    except OverflowError as error:
        raise FieldOutOfRange(field, value, width) from error


def ordered_product(left: KappaLabel, right: KappaLabel) -> KappaLabel:
    """Address the 64 raw bytes of both labels, in their order; raises MalformedOperand for another axis."""
    return address_bytes(left.digest + right.digest)


def derive_label(opcode: int, params: bytes, operands: Iterable[KappaLabel]) -> KappaLabel:
    """Label the value that an operation computes from labelled operands.

    The operands of a commutative operation are sorted by the caller.
    """
    texts = (label.ascii for label in operands)
    return address_bytes(b"".join((_little("opcode", opcode, 2), params, *texts)))


def derive_label_boundary(opcode: int, params: bytes, operands: Sequence[KappaLabel]) -> KappaLabel:
    """Label the same value at an output port: the ordered product of the signature and the operands."""
    signature = derive_label(opcode, params, ())
    return reduce(ordered_product, operands or (signature,), signature)


def input_leaf(position: int, dtype_tag: int, extents: Sequence[int]) -> KappaLabel:
    """Label a graph input that has no value yet, by position, dtype tag and extents: a symbolic label."""
    fields = (
        INPUT_TAG,
        _little("input position", position, 4),
        _little("dtype tag", dtype_tag, 1),
        _little("rank", len(extents), 1),
        *(_little("extent", extent, 8) for extent in extents),
    )
    return address_bytes(b"".join(fields))


def graph_label(outputs: Sequence[KappaLabel]) -> KappaLabel:
    """Fold the ordered product over the labels of a graph's outputs; a single one stands for itself."""
    if not outputs:
        nothing = address_bytes(b"")
        return ordered_product(nothing, nothing)
    return reduce(ordered_product, outputs)


def frame(iri: str, refs: Sequence[KappaLabel], payload: bytes) -> bytes:
    """Return the canonical bytes of a realization: its IRI, the labels it refers to, its payload.

    The realization's label is `address_bytes` of them.
    """
    fields = (
        iri.encode("utf-8"),
        b"\0",
        _little("number of references", len(refs), 4),
        *(ref.ascii for ref in refs),
        _little("payload length", len(payload), 4),
        payload,
    )
    return b"".join(fields)
