import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import (
    InvalidRingElement,
    KappaLabel,
    LabelError,
    MalformedDigest,
    MalformedLabel,
    MalformedOperand,
    OperandSigmaAxisMismatch,
    address_bytes,
    address_ring,
    label_from_fingerprint,
)
from tests.core.vectors import KAPPA, content

ABC = "blake3:6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85"
DIGESTS = st.binary(min_size=32, max_size=32)
STORED = st.text(st.characters(max_codepoint=0x7F), min_size=71, max_size=71)


def test_a_label_shows_its_parts() -> None:
    label = KappaLabel(ABC)

    assert label.text == ABC
    assert label.ascii == ABC.encode()
    assert label.digest == bytes.fromhex(ABC[7:])
    assert label.axis == "blake3"
    assert label.short == "6437b3ac"


def test_a_label_prints_as_its_text_and_its_repr_is_python() -> None:
    label = KappaLabel(ABC)

    assert str(label) == ABC
    assert repr(label) == f"KappaLabel('{ABC}')"
    assert f"{label}" == ABC


@given(digest=DIGESTS)
def test_the_digest_inverts_from_digest(digest: bytes) -> None:
    label = KappaLabel.from_digest(digest)

    assert digest == label.digest
    assert f"blake3:{digest.hex()}" == label.text
    assert label == label_from_fingerprint(memoryview(digest))


@given(text=STORED)
def test_any_71_ascii_characters_are_stored_as_they_are(text: str) -> None:
    label = KappaLabel.parse(memoryview(text.encode()))

    assert text == label.text
    assert text.encode() == label.ascii
    assert label == KappaLabel.parse(text) == KappaLabel(text)


@given(texts=st.lists(STORED | DIGESTS.map(lambda d: f"blake3:{d.hex()}"), max_size=5))
def test_labels_are_ordered_as_their_ascii_bytes(texts: list[str]) -> None:
    labels = sorted(map(KappaLabel, texts))

    assert sorted(text.encode() for text in texts) == [label.ascii for label in labels]


@pytest.mark.parametrize("found", ["", ABC[:-1], ABC + "0", ABC[:-1] + "é", ABC[:-1] + "\x80", "\xff" * 71])
@pytest.mark.parametrize("stored", [str, lambda text: text.encode("latin-1")], ids=["text", "bytes"])
def test_what_is_not_71_ascii_characters_is_no_label(
    found: str, stored: Callable[[str], str | bytes]
) -> None:
    with pytest.raises(MalformedLabel) as refusal:
        KappaLabel.parse(stored(found))

    assert found == refusal.value.found


def test_a_malformed_label_is_named_with_its_length() -> None:
    with pytest.raises(LabelError) as refusal:
        KappaLabel("blake3:00")

    assert str(refusal.value) == (
        "κ-label: expected 71 ASCII characters ('blake3:' and 64 hex digits), found 9 in 'blake3:00'"
    )


def test_bytes_are_no_text() -> None:
    with pytest.raises(TypeError):
        KappaLabel(ABC.encode())  # type: ignore[arg-type]  # what a user may try


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_digest_has_32_bytes(length: int) -> None:
    with pytest.raises(MalformedDigest) as refusal:
        KappaLabel.from_digest(bytes(length))

    assert refusal.value.length == length
    assert str(refusal.value) == f"digest of a κ-label: expected 32 bytes, found {length}"


@pytest.mark.parametrize(
    "text",
    [
        "sha256:" + "a" * 64,
        ABC.upper(),
        "blake3:" + ABC[7:].upper(),
        "blake3:" + "g" * 64,
        "blake3" + "a" * 65,
    ],
)
def test_only_a_blake3_label_in_lower_case_has_a_digest(text: str) -> None:
    label = KappaLabel(text)

    with pytest.raises(MalformedOperand) as refusal:
        _ = label.digest

    assert refusal.value.found == text


@pytest.mark.parametrize(
    ("text", "axis", "short"),
    [
        ("sha3-256:" + "12345678" + "9" * 54, "sha3-256", "12345678"),
        (":" + "a" * 70, "", "aaaaaaaa"),
        ("a" * 71, "", ""),
        ("a::" + "b" * 68, "a", ":bbbbbbb"),
    ],
)
def test_axis_and_hex_part_at_the_first_colon(text: str, axis: str, short: str) -> None:
    label = KappaLabel(text)

    assert (axis, short) == (label.axis, label.short)


def test_a_label_is_a_frozen_value() -> None:
    label, again, other = KappaLabel(ABC), KappaLabel(ABC), address_bytes(b"other")

    with pytest.raises(FrozenInstanceError):
        label.text = ""  # type: ignore[misc]  # what is tested

    assert {label: 1}[again] == 1
    assert label != other
    assert label.__eq__(ABC) is NotImplemented
    assert not hasattr(label, "__dict__")


ERRORS: list[LabelError] = [
    MalformedLabel("x"),
    MalformedDigest(31),
    MalformedOperand("left operand", None),
    OperandSigmaAxisMismatch("left operand", "blake3", "sha256"),
    InvalidRingElement(b"\x04"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error: LabelError) -> None:
    copy = pickle.loads(pickle.dumps(error))

    assert vars(error) == vars(copy)
    assert str(error) == str(copy)


def test_labels_travel_between_processes() -> None:
    assert KappaLabel(ABC) == pickle.loads(pickle.dumps(KappaLabel(ABC)))


@pytest.mark.parametrize("entry", KAPPA["address_bytes"], ids=lambda entry: entry["name"])
def test_bytes_have_their_published_address(entry: dict[str, Any]) -> None:
    assert entry["label"] == address_bytes(content(entry)).text


def test_an_array_has_the_address_of_its_bytes() -> None:
    array = np.array([64.0], np.float32)

    assert address_bytes(bytes.fromhex("00008042")) == address_bytes(array)


@pytest.mark.parametrize("entry", KAPPA["ring"], ids=lambda entry: entry["canonical_hex"])
def test_a_ring_element_has_its_published_address(entry: dict[str, Any]) -> None:
    level, coefficient = entry["witt_level"], entry["coefficient"]
    element = bytes([level]) + coefficient.to_bytes(level + 1, "little")

    label = address_ring(element)

    assert entry["canonical_hex"] == element.hex()
    assert entry["label"] == label.text
    assert address_bytes(element) == label


@pytest.mark.parametrize("entry", KAPPA["ring_invalid"], ids=lambda entry: entry["input_hex"] or "empty")
def test_an_invalid_ring_element_is_refused(entry: dict[str, Any]) -> None:
    element = content(entry)

    with pytest.raises(InvalidRingElement) as refusal:
        address_ring(element)

    assert entry["error"] == type(refusal.value).__name__
    assert element == refusal.value.element


@pytest.mark.parametrize("level", range(256))
def test_a_ring_element_has_one_length_at_each_of_four_levels(level: int) -> None:
    accepted = []

    for length in range(9):
        try:
            address_ring(bytes([level]) + bytes(length))
        except InvalidRingElement:
            continue
        accepted.append(length)

    assert {0: [1], 1: [2], 2: [3], 3: [4]}.get(level, []) == accepted


def test_an_invalid_ring_element_is_shown() -> None:
    with pytest.raises(InvalidRingElement) as refusal:
        address_ring(b"\x01\x02")

    assert str(refusal.value) == (
        "ring element: expected a level k of 0 to 3 and k + 1 bytes of coefficient, found 2 bytes: '01 02'"
    )
