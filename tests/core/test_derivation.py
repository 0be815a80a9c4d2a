import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import (
    FieldOutOfRange,
    KappaLabel,
    MalformedOperand,
    address_bytes,
    derive_label,
    derive_label_boundary,
    frame,
    graph_label,
    input_leaf,
    ordered_product,
)
from tests.core.vectors import KAPPA

A, B, C = (address_bytes(name) for name in (b"a", b"b", b"c"))
LABELS = st.binary(min_size=32, max_size=32).map(KappaLabel.from_digest)
RELU, EXP, ADD, SUB, RESHAPE = 10, 17, 4, 5, 59
GRAPHS = {entry["name"].split(",")[0].split(" ")[0]: entry for entry in KAPPA["graph_labels"]}


def numbers(*fields: tuple[int, int]) -> bytes:
    """Little-endian numbers, each given with its width."""
    return b"".join(value.to_bytes(width, "little") for value, width in fields)


@pytest.mark.parametrize("entry", KAPPA["ordered_product"], ids=range(len(KAPPA["ordered_product"])))
def test_the_ordered_product_gives_the_published_label(entry: dict[str, Any]) -> None:
    label = ordered_product(KappaLabel(entry["left"]), KappaLabel(entry["right"]))

    assert entry["label"] == label.text
    assert address_bytes(bytes.fromhex(entry["canonical_hex"])) == label


@given(left=LABELS, right=LABELS)
def test_the_ordered_product_hashes_the_raw_bytes_in_order(left: KappaLabel, right: KappaLabel) -> None:
    assert address_bytes(left.digest + right.digest) == ordered_product(left, right)


@pytest.mark.parametrize("text", ["sha256:" + "ab" * 32, "blake3:" + "AB" * 32])
def test_the_ordered_product_calls_another_axis_malformed_too(text: str) -> None:
    with pytest.raises(MalformedOperand):
        ordered_product(A, KappaLabel(text))

    with pytest.raises(MalformedOperand):
        ordered_product(KappaLabel(text), A)


def test_the_ordered_product_looks_at_the_left_operand_first() -> None:
    left, right = KappaLabel("left:" + "0" * 66), KappaLabel("right:" + "0" * 65)

    with pytest.raises(MalformedOperand) as refusal:
        ordered_product(left, right)

    assert left.text == refusal.value.found


@pytest.mark.parametrize("entry", KAPPA["derivations"], ids=lambda entry: entry["name"])
def test_a_derivation_gives_the_published_labels(entry: dict[str, Any]) -> None:
    opcode, params = entry["opcode"], bytes.fromhex(entry["params_hex"])
    operands = [KappaLabel(text) for text in entry["inputs"]]

    label = derive_label(opcode, params, iter(operands))

    assert entry["derive_label"] == label.text
    assert address_bytes(bytes.fromhex(entry["derive_label_preimage_hex"])) == label
    assert entry["op_label"] == derive_label(opcode, params, ()).text
    assert entry["derive_label_boundary"] == derive_label_boundary(opcode, params, operands).text


def test_a_boundary_label_folds_from_the_signature() -> None:
    signature = address_bytes(b"\x34\x12params")

    label = derive_label_boundary(0x1234, b"params", (A, B))

    assert ordered_product(ordered_product(signature, A), B) == label
    assert ordered_product(signature, signature) == derive_label_boundary(0x1234, b"params", ())


@pytest.mark.parametrize("derive", [derive_label, derive_label_boundary])
@pytest.mark.parametrize("opcode", [-1, 0x10000])
def test_an_opcode_has_16_bits(derive: Callable[..., KappaLabel], opcode: int) -> None:
    with pytest.raises(FieldOutOfRange) as refusal:
        derive(opcode, b"", (A,))

    assert str(refusal.value) == f"opcode: expected a number of 16 bits without sign, found {opcode}"
    assert ("opcode", opcode, 2) == (refusal.value.field, refusal.value.value, refusal.value.width)
    assert str(refusal.value) == str(pickle.loads(pickle.dumps(refusal.value)))


def test_an_output_fed_by_a_constant_has_the_address_of_its_bytes() -> None:
    entry = GRAPHS["output"]

    assert entry["label"] == address_bytes(bytes.fromhex(entry["result_hex"])).text


def test_a_single_operation_has_a_slot_label_and_a_port_label() -> None:
    entry = GRAPHS["single"]
    params, leaf = bytes.fromhex(entry["params_hex"]), address_bytes(bytes.fromhex(entry["input_hex"]))

    assert entry["input_label"] == leaf.text
    assert entry["slot_label"] == derive_label(entry["opcode"], params, (leaf,)).text
    assert entry["port_label"] == derive_label_boundary(entry["opcode"], params, (leaf,)).text


def test_a_port_label_folds_the_slot_labels_of_its_operands() -> None:
    entry, params = GRAPHS["Relu"], bytes.fromhex(GRAPHS["single"]["params_hex"])

    relu = derive_label(RELU, params, (KappaLabel(entry["input_label"]),))

    assert entry["relu_slot_label"] == relu.text
    assert entry["exp_slot_label"] == derive_label(EXP, params, (relu,)).text
    assert entry["port_label"] == derive_label_boundary(EXP, params, (relu,)).text


def test_a_commutative_operation_is_derived_from_sorted_operands() -> None:
    entry = GRAPHS["Add"]
    operands = sorted([KappaLabel(entry["b"]), KappaLabel(entry["a"])])
    params = bytes.fromhex(entry["params_hex"])

    assert entry["sorted"] == [label.text for label in operands]
    assert entry["slot_label"] == derive_label(ADD, params, operands).text
    assert entry["port_label"] == derive_label_boundary(ADD, params, operands).text


def test_another_operation_is_derived_from_operands_as_given() -> None:
    entry, params = GRAPHS["Sub"], bytes.fromhex(GRAPHS["Add"]["params_hex"])
    a, b = KappaLabel(entry["a"]), KappaLabel(entry["b"])

    assert entry["slot_label"] == derive_label(SUB, params, (a, b)).text
    assert entry["slot_label_swapped"] == derive_label(SUB, params, (b, a)).text


def test_a_reshape_at_a_port_is_derived_like_any_operation() -> None:
    entry = GRAPHS["interior"]
    leaf, params = KappaLabel(entry["input_label"]), bytes.fromhex(entry["params_hex"])

    assert entry["interior_slot_label"] == leaf.text
    assert entry["port_label"] == derive_label_boundary(RESHAPE, params, (leaf,)).text


def test_a_warm_start_label_is_derived_in_call_order() -> None:
    entry, params = GRAPHS["warm-start"], bytes.fromhex(GRAPHS["Add"]["params_hex"])
    a, b = KappaLabel(entry["a"]), KappaLabel(entry["b"])

    assert entry["lattice_label"] == derive_label(ADD, params, (a, b)).text
    assert entry["walk_label"] == derive_label(ADD, params, sorted((a, b))).text


def test_every_published_graph_label_is_compared() -> None:
    assert len(KAPPA["graph_labels"]) == len(GRAPHS)
    assert {"output", "single", "Relu", "Add", "Sub", "interior", "warm-start"} == set(GRAPHS)


def test_an_input_leaf_addresses_position_dtype_rank_and_extents() -> None:
    preimage = b"holowork.input" + bytes.fromhex("04030201080207060504030201000900000000000000")

    assert address_bytes(preimage) == input_leaf(0x01020304, 8, (0x0001020304050607, 9))


def test_a_scalar_input_has_rank_0() -> None:
    assert address_bytes(b"holowork.input" + numbers((3, 4), (7, 1), (0, 1))) == input_leaf(3, 7, ())


@pytest.mark.parametrize(
    ("position", "dtype_tag", "extents", "message"),
    [
        (1 << 32, 0, (), "input position: expected a number of 32 bits without sign, found 4294967296"),
        (0, 256, (), "dtype tag: expected a number of 8 bits without sign, found 256"),
        (0, 0, (1,) * 256, "rank: expected a number of 8 bits without sign, found 256"),
        (0, 0, (-1,), "extent: expected a number of 64 bits without sign, found -1"),
    ],
)
def test_an_input_leaf_refuses_what_does_not_fit(
    position: int, dtype_tag: int, extents: tuple[int, ...], message: str
) -> None:
    with pytest.raises(FieldOutOfRange) as refusal:
        input_leaf(position, dtype_tag, extents)

    assert message == str(refusal.value)


def test_a_graph_label_folds_the_outputs_from_the_left() -> None:
    assert ordered_product(ordered_product(A, B), C) == graph_label((A, B, C))
    assert ordered_product(A, B) == graph_label([A, B])
    assert graph_label((A,)) == A


def test_a_graph_without_outputs_has_a_label() -> None:
    nothing = address_bytes(b"")

    assert ordered_product(nothing, nothing) == graph_label(())


def capability_payload(fields: dict[str, Any]) -> bytes:
    flags = fields["network_fetch"] | fields["network_announce"] << 1
    groups = [(len(fields[name]), 4) for name in ("storage_roots", "publish_channels", "subscribe_channels")]
    limits = [
        (fields[name], 8) for name in ("storage_quota_bytes", "memory_max_bytes", "cpu_time_per_event_ms")
    ]
    return numbers(*groups, *limits, (fields["priority_weight"], 4), (flags, 1))


def app_payload(entry: dict[str, Any]) -> bytes:
    primary = 0xFFFFFFFF if entry["primary"] is None else entry["primary"]
    layers = b"".join(
        numbers((layer["kind"], 1))
        + b"".join(
            numbers((len(text), 4)) + text for text in (layer["entry"].encode(), layer["aux"].encode())
        )
        for layer in entry["layers"]
    )
    return numbers((primary, 4), (len(entry["layers"]), 4)) + layers + numbers((len(entry["children"]), 4))


def realization(entry: dict[str, Any]) -> tuple[str, list[str], bytes]:
    """IRI, references and payload of a published realization, from its fields."""
    if "fields" in entry:
        groups = ("storage_roots", "publish_channels", "subscribe_channels")
        refs = [ref for name in groups for ref in entry["fields"][name]]
        return entry["iri"], refs, capability_payload(entry["fields"])
    if "layers" in entry:
        contents = [layer["content"] for layer in entry["layers"]]
        children = [text for child in entry["children"] for text in child]
        refs = [entry["requires"], *contents, *children]
        return "https://hologram.foundation/realization/app-manifest", refs, app_payload(entry)
    return entry["iri"], entry["refs"], bytes.fromhex(entry["payload_hex"])


@pytest.mark.parametrize("entry", KAPPA["realizations"], ids=lambda entry: entry["name"])
def test_a_realization_has_the_published_frame_and_label(entry: dict[str, Any]) -> None:
    iri, refs, payload = realization(entry)

    canonical = frame(iri, [KappaLabel(ref) for ref in refs], payload)

    assert entry["canonical_hex"] == canonical.hex()
    assert entry["label"] == address_bytes(canonical).text


def test_a_reference_of_a_frame_may_be_any_stored_label() -> None:
    text = "any 71 characters ".ljust(71, ".")

    assert b"iri\0" + numbers((1, 4)) + text.encode() + numbers((2, 4)) + b"xy" == frame(
        "iri", [KappaLabel(text)], b"xy"
    )
