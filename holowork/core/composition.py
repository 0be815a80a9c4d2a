"""The five categorical operators on κ-labels, and the identity of a model made of parts.

Each result addresses canonical bytes made of the operands' *text*, as the addressing standard
defines them; an operand may be given as a label or as its text. Lengths are checked first, then
the left operand, then the right one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from holowork.core.label import (
    AXIS,
    OPERAND,
    KappaLabel,
    MalformedLabel,
    MalformedOperand,
    OperandSigmaAxisMismatch,
    address_bytes,
)

Operand = KappaLabel | str
"""A label, or the text of one."""

QUARTER_BYTES = 8


def _label(operand: Operand, where: str) -> KappaLabel:
    """Take 71 characters as a label; raises MalformedOperand."""
    try:
        return operand if isinstance(operand, KappaLabel) else KappaLabel(operand)
    except MalformedLabel as error:
        raise MalformedOperand(where, str(operand)) from error


def _digest(label: KappaLabel, where: str) -> bytes:
    """Return the 32 raw bytes of a BLAKE3 label; first its grammar is checked, then its axis."""
    match = OPERAND.fullmatch(label.text)
    if match is None:
        raise MalformedOperand(where, label.text)
    if match[1] != AXIS:
        raise OperandSigmaAxisMismatch(where, AXIS, match[1])
    return bytes.fromhex(match[2])


def _only(operand: Operand) -> bytes:
    return _digest(_label(operand, "operand"), "operand")


def product(left: Operand, right: Operand) -> KappaLabel:
    """CS-G2: the label of both texts, the smaller one first. Commutative, not associative."""
    named = {"left operand": left, "right operand": right}
    labels = {where: _label(operand, where) for where, operand in named.items()}
    for where, label in labels.items():
        _digest(label, where)
    return address_bytes(b"".join(sorted(label.ascii for label in labels.values())))


def quotient(operand: Operand) -> KappaLabel:
    """CS-F4: the label of the smaller of the operand and its bitwise complement, as text."""
    raw = _only(operand)
    complement = bytes(~byte & 0xFF for byte in raw)
    return address_bytes(KappaLabel.from_digest(min(raw, complement)).ascii)


def filtration(operand: Operand) -> KappaLabel:
    """CS-E6: the label of a degree and the text: 6 if the first raw byte is 8 modulo 9, else 5."""
    raw = _only(operand)
    degree = 6 if raw[0] % 9 == 8 else 5
    return address_bytes(bytes((degree,)) + KappaLabel.from_digest(raw).ascii)


def augmentation(operand: Operand) -> KappaLabel:
    """CS-E7: the label of the text whose four 8-byte quarters are in ascending order."""
    raw = _only(operand)
    quarters = (raw[at : at + QUARTER_BYTES] for at in range(0, len(raw), QUARTER_BYTES))
    return address_bytes(KappaLabel.from_digest(b"".join(sorted(quarters))).ascii)


def embedding(operand: Operand) -> KappaLabel:
    """CS-E8: the label of the text itself."""
    return address_bytes(KappaLabel.from_digest(_only(operand)).ascii)


def compose_in_order(parts: Iterable[Operand]) -> KappaLabel:
    """Fold the product over `parts` from the left, as given; one part is the model itself.

    Order counts from three parts on. Raises MalformedOperand if there is no part.
    """
    labels = [_label(part, f"part {index}") for index, part in enumerate(parts)]
    if not labels:
        raise MalformedOperand("parts", None)
    return reduce(product, labels)


def compose_model(parts: Iterable[Operand]) -> KappaLabel:
    """Identify a model by its parts, whatever their order: sort them, keep equal ones, then fold.

    One part is the model itself. Raises MalformedOperand if there is no part.
    """
    labels = (_label(part, f"part {index}") for index, part in enumerate(parts))
    return compose_in_order(sorted(labels))
