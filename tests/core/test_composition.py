from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import (
    KappaLabel,
    MalformedOperand,
    OperandSigmaAxisMismatch,
    address_bytes,
    augmentation,
    compose_in_order,
    compose_model,
    embedding,
    filtration,
    product,
    quotient,
)
from tests.core.vectors import KAPPA

Unary = Callable[[KappaLabel | str], KappaLabel]

UNARY: dict[str, Unary] = {"f4": quotient, "e6": filtration, "e7": augmentation, "e8": embedding}
LABELS = st.binary(min_size=32, max_size=32).map(KappaLabel.from_digest)

GOOD = "blake3:" + "ab" * 32
OTHER_AXIS = "sha256:" + "ab" * 32
UPPER = "blake3:" + "AB" * 32
UNKNOWN = "blakeX:" + "ab" * 32
SHORT = GOOD[:-1]


def unary_vectors() -> list[Any]:
    return [
        pytest.param(operator, entry, id=f"{name}-{index}")
        for name, operator in UNARY.items()
        for index, entry in enumerate(KAPPA[name])
    ]


@pytest.mark.parametrize(("operator", "entry"), unary_vectors())
def test_a_unary_operator_gives_the_published_label(operator: Unary, entry: dict[str, Any]) -> None:
    label = operator(KappaLabel(entry["operand"]))

    assert entry["label"] == label.text
    assert address_bytes(bytes.fromhex(entry["canonical_hex"])) == label
    assert label == operator(entry["operand"])


@pytest.mark.parametrize("entry", KAPPA["g2"], ids=range(len(KAPPA["g2"])))
def test_the_product_gives_the_published_label(entry: dict[str, Any]) -> None:
    label = product(KappaLabel(entry["left"]), KappaLabel(entry["right"]))

    assert entry["label"] == label.text
    assert address_bytes(entry["canonical_ascii"].encode()) == label
    assert label == product(entry["left"], entry["right"])


@pytest.mark.parametrize("entry", KAPPA["g2_errors"], ids=lambda entry: entry["name"])
def test_the_product_refuses_as_published(entry: dict[str, Any]) -> None:
    with pytest.raises((MalformedOperand, OperandSigmaAxisMismatch)) as refusal:
        product(entry["left"], entry["right"])

    assert entry["error"] == type(refusal.value).__name__


@given(left=LABELS, right=LABELS)
def test_the_product_is_commutative(left: KappaLabel, right: KappaLabel) -> None:
    assert product(left, right) == product(right, left)


@given(label=LABELS)
def test_the_quotient_is_the_same_for_the_complement(label: KappaLabel) -> None:
    complement = KappaLabel.from_digest(bytes(255 - byte for byte in label.digest))

    assert quotient(label) == quotient(complement)


@given(label=LABELS, order=st.permutations(range(4)))
def test_the_augmentation_forgets_the_order_of_quarters(label: KappaLabel, order: list[int]) -> None:
    raw = label.digest
    turned = KappaLabel.from_digest(b"".join(raw[8 * i : 8 * i + 8] for i in order))

    assert augmentation(label) == augmentation(turned)


@pytest.mark.parametrize("first", range(256))
def test_the_degree_is_6_where_the_first_byte_is_8_modulo_9(first: int) -> None:
    label = KappaLabel.from_digest(bytes([first]) + bytes(31))
    degree = b"\x06" if first in range(8, 256, 9) else b"\x05"

    assert address_bytes(degree + label.ascii) == filtration(label)


REFUSALS = [
    # Lengths first, then the left operand, grammar before axis; then the right one.
    (OTHER_AXIS, SHORT, MalformedOperand, "right operand"),
    (SHORT, "", MalformedOperand, "left operand"),
    (OTHER_AXIS, UPPER, OperandSigmaAxisMismatch, "left operand"),
    (OTHER_AXIS, OTHER_AXIS, OperandSigmaAxisMismatch, "left operand"),
    (UPPER, OTHER_AXIS, MalformedOperand, "left operand"),
    (UNKNOWN, OTHER_AXIS, MalformedOperand, "left operand"),
    (GOOD, OTHER_AXIS, OperandSigmaAxisMismatch, "right operand"),
    (GOOD, UPPER, MalformedOperand, "right operand"),
    ("sha256:" + "AB" * 32, GOOD, MalformedOperand, "left operand"),
    ("sha3-256:" + "ab" * 31, GOOD, OperandSigmaAxisMismatch, "left operand"),
    ("sha512:" + "ab" * 32, GOOD, OperandSigmaAxisMismatch, "left operand"),
    ("keccak256:" + "a" * 61, GOOD, MalformedOperand, "left operand"),
    ("blake3::" + "a" * 63, GOOD, MalformedOperand, "left operand"),
    (GOOD[:-1] + "\n", GOOD, MalformedOperand, "left operand"),
    (GOOD[:-1] + "é", GOOD, MalformedOperand, "left operand"),
    ("a" * 71, GOOD, MalformedOperand, "left operand"),
]


@pytest.mark.parametrize(("left", "right", "error", "where"), REFUSALS)
def test_operands_are_checked_in_order(left: str, right: str, error: type[Exception], where: str) -> None:
    with pytest.raises(error, match=f"^{where}: ") as refusal:
        product(left, right)

    assert error is type(refusal.value)


@pytest.mark.parametrize("operator", UNARY.values(), ids=UNARY)
def test_every_operator_refuses_another_axis(operator: Unary) -> None:
    with pytest.raises(OperandSigmaAxisMismatch) as refusal:
        operator(KappaLabel(OTHER_AXIS))

    assert (refusal.value.expected, refusal.value.operand) == ("blake3", "sha256")
    assert str(refusal.value) == (
        "operand: expected the axis blake3, found sha256; address the content itself with blake3"
    )


@pytest.mark.parametrize("operator", UNARY.values(), ids=UNARY)
@pytest.mark.parametrize("text", [UPPER, UNKNOWN, SHORT, ""])
def test_every_operator_refuses_what_is_no_label(operator: Unary, text: str) -> None:
    with pytest.raises(MalformedOperand) as refusal:
        operator(text)

    assert text == refusal.value.found


def test_a_malformed_operand_is_shown() -> None:
    with pytest.raises(MalformedOperand) as refusal:
        product(GOOD, "blake3:")

    assert str(refusal.value) == (
        "right operand: expected 'blake3:' and 64 lowercase hex digits, found 'blake3:'"
    )


@pytest.mark.parametrize("entry", KAPPA["compose_model"], ids=range(len(KAPPA["compose_model"])))
def test_the_fold_as_given_is_the_published_one(entry: dict[str, Any]) -> None:
    assert entry["label"] == compose_in_order(entry["parts"]).text


def test_the_fold_as_given_depends_on_the_order_of_three_parts() -> None:
    order = KAPPA["compose_model_order"]

    labels = {compose_in_order(parts).text for parts in permutations(order["parts"])}

    assert set(order["distinct_labels_over_all_orders"]) == labels


def test_a_model_has_the_label_of_its_sorted_parts_in_any_order() -> None:
    order = KAPPA["compose_model_order"]

    labels = {compose_model(parts).text for parts in permutations(order["parts"])}

    assert {order["label_when_parts_sorted_ascending_first"]} == labels


@given(
    parts=st.lists(LABELS, min_size=1, max_size=4).flatmap(
        lambda p: st.tuples(st.just(p), st.permutations(p))
    )
)
def test_a_model_forgets_the_order_of_its_parts(parts: tuple[list[KappaLabel], list[KappaLabel]]) -> None:
    given_order, another = parts

    assert compose_model(given_order) == compose_model(another)
    assert compose_in_order(sorted(given_order)) == compose_model(iter(another))


@given(left=LABELS, right=LABELS)
def test_two_parts_are_their_product_either_way(left: KappaLabel, right: KappaLabel) -> None:
    assert product(left, right) == compose_model([left, right]) == compose_in_order([left, right])


def test_equal_parts_count_as_often_as_they_occur() -> None:
    low, high = sorted([address_bytes(b"a"), address_bytes(b"b")])

    assert product(product(low, low), high) == compose_model([low, high, low])
    assert product(product(low, high), high) == compose_model([high, low, high])
    assert product(low, low) == compose_model([low, low])


@pytest.mark.parametrize("compose", [compose_model, compose_in_order])
def test_one_part_is_the_model_itself_whatever_its_axis(
    compose: Callable[[list[KappaLabel | str]], KappaLabel],
) -> None:
    assert KappaLabel(OTHER_AXIS) == compose([OTHER_AXIS])


@pytest.mark.parametrize("compose", [compose_model, compose_in_order])
def test_a_model_without_parts_is_refused(compose: Callable[[list[KappaLabel | str]], KappaLabel]) -> None:
    empty = KAPPA["compose_model_empty"]

    with pytest.raises(MalformedOperand) as refusal:
        compose(empty["parts"])

    assert empty["error"] == type(refusal.value).__name__
    assert str(refusal.value) == ("parts: expected 'blake3:' and 64 lowercase hex digits, found nothing")


@pytest.mark.parametrize("compose", [compose_model, compose_in_order])
def test_a_malformed_part_is_named_by_its_place(
    compose: Callable[[list[KappaLabel | str]], KappaLabel],
) -> None:
    with pytest.raises(MalformedOperand, match=r"^part 1: "):
        compose([GOOD, SHORT, ""])
