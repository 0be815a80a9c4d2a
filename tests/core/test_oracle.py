"""Labels agree with the native addressing library, an implementation that shares no code with ours."""

import random
from collections.abc import Callable, Iterator
from itertools import product as pairs

import pytest

from holowork.core import (
    InvalidRingElement,
    KappaLabel,
    LabelError,
    OperandSigmaAxisMismatch,
    address_ring,
    augmentation,
    compose_in_order,
    compose_model,
    embedding,
    filtration,
    product,
    quotient,
)

uor_addr = pytest.importorskip("uor_addr", reason="the native addressing library is not installed")

BLAKE3 = uor_addr.HASH_BLAKE3
UNARY: dict[str, Callable[[KappaLabel | str], KappaLabel]] = {
    "compose_f4": quotient,
    "compose_e6": filtration,
    "compose_e7": augmentation,
    "compose_e8": embedding,
}
COUNTS = [200, pytest.param(10_000, marks=pytest.mark.slow)]

SUSPECTS = [
    "blake3:" + "ab" * 32,
    "blake3:" + "ab" * 31,
    "blake3:" + "AB" * 32,
    "blake3:" + "g" * 64,
    "blake3::" + "a" * 63,
    "sha256:" + "ab" * 32,
    "sha256:" + "AB" * 32,
    "sha3-256:" + "ab" * 31,
    "sha3-256:" + "ab" * 32,
    "sha512:" + "ab" * 32,
    "keccak256:" + "a" * 61,
    "SHA256:" + "ab" * 32,
    "blakeX:" + "ab" * 32,
    "a" * 71,
    "",
]


def operands(count: int) -> Iterator[str]:
    """Labels of random digests; every eighth has few distinct bytes, so that quarters repeat."""
    chance = random.Random(count)
    for index in range(count):
        raw = chance.randbytes(32) if index % 8 else bytes(chance.choices(b"\x00\x08\xff", k=4) * 8)
        yield f"blake3:{raw.hex()}"


def ours(compute: Callable[..., KappaLabel], *texts: str) -> str:
    try:
        return compute(*texts).text
    except OperandSigmaAxisMismatch:
        return "sigma-axis-mismatch"
    except LabelError:
        return "invalid-input"


def theirs(name: str, *texts: str | bytes) -> str:
    try:
        return str(getattr(uor_addr.kappa, name)(*texts, BLAKE3))
    except uor_addr.AddressError as error:
        return str(error.kind)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize(("name", "operator"), UNARY.items(), ids=UNARY)
def test_a_unary_operator_agrees_with_the_native_library(
    name: str, operator: Callable[[KappaLabel | str], KappaLabel], count: int
) -> None:
    texts = list(operands(count))

    labels = [ours(operator, text) for text in texts]

    assert [theirs(name, text) for text in texts] == labels


@pytest.mark.parametrize("count", COUNTS)
def test_the_product_agrees_with_the_native_library(count: int) -> None:
    texts = list(operands(2 * count))
    both = list(zip(texts[::2], texts[1::2], strict=True))

    labels = [ours(product, *pair) for pair in both]

    assert [theirs("compose_g2", *pair) for pair in both] == labels


@pytest.mark.parametrize("count", COUNTS)
def test_ring_elements_agree_with_the_native_library(count: int) -> None:
    chance = random.Random(count)
    elements = [bytes([chance.randrange(6)]) + chance.randbytes(chance.randrange(7)) for _ in range(count)]

    def address(element: bytes) -> str:
        try:
            return address_ring(element).text
        except InvalidRingElement:
            return "invalid-input"

    labels = [address(element) for element in elements]

    assert [theirs("ring_address_with_hash", element) for element in elements] == labels


@pytest.mark.parametrize("count", COUNTS)
def test_models_of_up_to_two_parts_agree_with_the_native_library(count: int) -> None:
    texts = list(operands(2 * count))
    both = list(zip(texts[::2], texts[1::2], strict=True))

    labels = [(compose_model(pair).text, compose_in_order(pair).text) for pair in both]

    assert [(theirs("compose_g2", *pair),) * 2 for pair in both] == labels


@pytest.mark.parametrize(("name", "operator"), UNARY.items(), ids=UNARY)
@pytest.mark.parametrize("text", SUSPECTS)
def test_a_unary_operator_refuses_what_the_native_library_refuses(
    name: str, operator: Callable[[KappaLabel | str], KappaLabel], text: str
) -> None:
    assert theirs(name, text) == ours(operator, text)


@pytest.mark.parametrize(("left", "right"), list(pairs(SUSPECTS, repeat=2)))
def test_the_product_refuses_what_the_native_library_refuses(left: str, right: str) -> None:
    assert theirs("compose_g2", left, right) == ours(product, left, right)
