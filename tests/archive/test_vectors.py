"""Every published encoding of a section, a call and a whole archive."""

from typing import Any

import pytest

from holowork.archive import (
    BY_NAME,
    AppManifest,
    Archive,
    Certificate,
    ConstantEntry,
    DamagedArchive,
    HoloLoader,
    InlineConstant,
    PortDescriptor,
    SectionKind,
    ShapeRecord,
    WarmStartEntry,
    WeightReference,
    rewrite,
)
from holowork.codec import Layout
from holowork.core import address_bytes
from holowork.ops import BY_DISCRIMINANT, OWN_CALLS, KernelCallLayout, payload_layout
from kernels_ir import DType
from tests.archive.samples import CODEC, SAMPLES, WHOLE, every_section, raw, with_payload
from tests.codec.declared import in_wire_order, plain

EVERY = {**SAMPLES, "every section": every_section().to_bytes()}
ALL = pytest.mark.parametrize("data", EVERY.values(), ids=EVERY)
CALLS = CODEC["kernel_calls"]
CALL = KernelCallLayout()


def payloads(group: str) -> list[Any]:
    return CODEC[group]


def layout(name: str) -> Layout[Any]:
    return BY_NAME[name].layout


@pytest.mark.parametrize("entry", CALLS, ids=lambda entry: entry["name"])
def test_a_call_decodes_to_its_fields_in_wire_order(entry: dict[str, Any]) -> None:
    names = [name for name, _ in CODEC["layouts"][family(entry)]]
    fields = entry["fields"]
    pairs = zip(
        fields.get("in_dims", ()), fields.get("out_dims", ()), strict=True
    )  # axis by axis on the wire
    fields = {"dims": [list(pair) for pair in pairs], **fields}
    expected = [fields[name] for name in names]

    call = CALL.decode(bytes.fromhex(entry["call_hex"]))

    assert entry["discriminant"] == call.discriminant
    assert expected == in_wire_order(call.payload)


def family(entry: dict[str, Any]) -> str:
    families = {row["discriminant"]: row["layout"] for row in CODEC["discriminants"]}
    return families[entry["discriminant"]]


@pytest.mark.parametrize("entry", CALLS, ids=lambda entry: entry["name"])
def test_a_call_encodes_to_its_bytes(entry: dict[str, Any]) -> None:
    stored = bytes.fromhex(entry["call_hex"])

    encoded = CALL.encode(CALL.decode(stored))

    assert entry["call_len"] == len(stored)
    assert stored == encoded


@pytest.mark.parametrize("entry", CALLS, ids=lambda entry: entry["name"])
def test_every_cut_of_a_call_is_refused(entry: dict[str, Any]) -> None:
    stored = bytes.fromhex(entry["call_hex"])
    kind = SectionKind.KERNEL_CALLS

    for length in range(len(stored)):
        with pytest.raises(DamagedArchive, match="KernelCalls") as caught:
            Archive.read(with_payload(kind, b"\x01\0\0\0" + stored[:length])).decode(kind)
        assert caught.value.kind == "Truncated"


def test_every_call_of_the_format_is_in_the_table() -> None:
    expected = {row["discriminant"] for row in CODEC["discriminants"]}

    known = {number for number in BY_DISCRIMINANT if number < OWN_CALLS}

    assert expected == known
    assert expected == {entry["discriminant"] for entry in CALLS}


@pytest.mark.parametrize("row", CODEC["discriminants"], ids=lambda row: row["op"])
def test_a_payload_is_as_long_as_the_format_says(row: dict[str, Any]) -> None:
    sizes = {"buf": 20, "u8": 1, "bool": 1, "u16": 2, "u32": 4, "i32": 4, "u64": 8, "u32[8]": 32, "u8[8]": 8}
    fixed = [sizes[kind] for _, kind in CODEC["layouts"][row["layout"]] if "rank]" not in kind]

    assert sum(fixed) == payload_layout(row["discriminant"]).smallest


def test_calls_stand_one_after_another_behind_their_count() -> None:
    entry = CODEC["kernel_calls_section"]

    calls = layout("KernelCalls").decode(bytes.fromhex(entry["payload_hex"]))

    assert entry["ops"] == [CODEC["discriminants"][call.discriminant - 1]["op"] for call in calls]
    assert entry["payload_hex"] == layout("KernelCalls").encode(calls).hex()
    assert entry["empty_payload_hex"] == layout("KernelCalls").encode(()).hex()


def port(entry: dict[str, Any]) -> PortDescriptor:
    return PortDescriptor(**{**entry, "dtype": DType(entry["dtype"]), "shape": tuple(entry["shape"])})


def constant(entry: dict[str, Any]) -> ConstantEntry:
    place = {"slot": entry["slot"], "dtype": DType(entry["dtype"])}
    if "bytes" in entry:
        return InlineConstant(**place, body=bytes.fromhex(entry["bytes"]))
    return WeightReference(**place, fingerprint=bytes.fromhex(entry["fingerprint"]))


def warm(entry: dict[str, Any]) -> WarmStartEntry:
    return WarmStartEntry(slot=entry["slot"], label=entry["label"], result=bytes.fromhex(entry["result"]))


def proof(entry: dict[str, Any]) -> Certificate:
    digest = bytes.fromhex(entry["fingerprint"])
    return Certificate(witt_bits=entry["witt_bits"], width=entry["width_bytes"], fingerprint=digest)


SECTION_VALUES: list[tuple[str, Any, str]] = [
    *(("Schedule", tuple(map(tuple, e["levels"])), e["payload_hex"]) for e in payloads("schedule")),
    *(("ExecPlan", tuple(map(tuple, e["levels"])), e["payload_hex"]) for e in payloads("exec_plan")),
    *(
        ("ShapeRegistry", tuple(ShapeRecord.of(tuple(s)) for s in e["shapes"]), e["payload_hex"])
        for e in payloads("shape_registry")
    ),
    *(("Certificates", tuple(map(proof, e["records"])), e["payload_hex"]) for e in payloads("certificates")),
    *(("Inputs", tuple(map(port, e["ports"])), e["payload_hex"]) for e in payloads("ports")),
    *(("Outputs", tuple(map(port, e["ports"])), e["payload_hex"]) for e in payloads("ports")),
    *(("Constants", tuple(map(constant, e["entries"])), e["payload_hex"]) for e in payloads("constants")),
    *(("WarmStart", tuple(map(warm, e["entries"])), e["payload_hex"]) for e in payloads("warm_start")),
]


@pytest.mark.parametrize(("name", "value", "encoded"), SECTION_VALUES)
def test_a_section_has_the_bytes_of_its_value(name: str, value: Any, encoded: str) -> None:
    assert encoded == layout(name).encode(value).hex()


@pytest.mark.parametrize(("name", "value", "encoded"), SECTION_VALUES)
def test_a_section_has_the_value_of_its_bytes(name: str, value: Any, encoded: str) -> None:
    assert plain(value) == plain(layout(name).decode(bytes.fromhex(encoded)))


@pytest.mark.parametrize("entry", payloads("shape_registry"))
def test_shapes_keep_every_extent(entry: dict[str, Any]) -> None:
    found = layout("ShapeRegistry").decode(bytes.fromhex(entry["payload_hex"]))

    assert entry["shapes"] == [list(record.shape) for record in found]


@pytest.mark.parametrize("entry", payloads("weights"))
def test_weights_stand_behind_their_fingerprints(entry: dict[str, Any]) -> None:
    found = layout("Weights").decode(bytes.fromhex(entry["payload_hex"]))

    assert entry["fingerprints"] == [weight.fingerprint.hex() for weight in found]
    assert entry["bodies_hex"] == [raw(weight.body).hex() for weight in found]
    assert entry["payload_hex"] == layout("Weights").encode(found).hex()


@pytest.mark.parametrize("entry", payloads("extension"))
def test_an_extension_is_a_key_and_the_rest(entry: dict[str, Any]) -> None:
    found = layout("Extension").decode(bytes.fromhex(entry["payload_hex"]))

    assert (entry["key"], entry["bytes_hex"]) == (found.key, raw(found.value).hex())
    assert entry["payload_hex"] == layout("Extension").encode(found).hex()


@pytest.mark.parametrize("entry", payloads("content_blob"))
def test_a_content_blob_is_a_label_and_the_rest(entry: dict[str, Any]) -> None:
    found = layout("ContentBlob").decode(bytes.fromhex(entry["payload_hex"]))

    assert (entry["kappa"], entry["content_hex"]) == (found.label, raw(found.content).hex())
    assert entry["kappa"] == address_bytes(raw(found.content)).text
    assert entry["payload_hex"] == layout("ContentBlob").encode(found).hex()


@pytest.mark.parametrize("entry", payloads("archives"), ids=lambda entry: entry["name"])
def test_an_archive_of_the_vectors_is_whole(entry: dict[str, Any]) -> None:
    data = bytes.fromhex(entry["archive_hex"])

    loader = HoloLoader.from_bytes(data)

    assert entry["footer_hex"] == loader.fingerprint().hex()
    assert entry["length"] == len(loader.archive)
    assert loader.archive.verify(deep=True)


@pytest.mark.parametrize(
    "entry", [e for e in payloads("archives") if "app_label" in e], ids=lambda entry: entry["name"]
)
def test_an_application_has_the_label_of_its_canonical_form(entry: dict[str, Any]) -> None:
    archive = Archive.read(bytes.fromhex(entry["archive_hex"]))

    manifest: AppManifest = archive.decode(SectionKind.APP_MANIFEST)

    assert manifest.faults() == ()
    assert entry["app_label"] == address_bytes(layout("AppManifest").encode(manifest)).text


@ALL
def test_every_section_is_encoded_as_it_was_found(data: bytes) -> None:
    for view in Archive.read(data).sections:
        assert raw(view.payload) == view.layout.encode(view.decode()), view.name


@ALL
def test_spans_cover_every_payload_without_gap_or_overlap(data: bytes) -> None:
    for view in Archive.read(data).sections:
        found = view.spans()
        edges = [view.ref.offset, *(span.end for span in found)]
        assert [span.start for span in found] == edges[:-1], view.name
        assert view.ref.end == edges[-1], view.name


@ALL
def test_rewriting_without_a_change_gives_the_same_bytes(data: bytes) -> None:
    assert data == rewrite(Archive.read(data), {}).to_bytes()


@ALL
def test_replacing_a_section_by_itself_gives_the_same_bytes(data: bytes) -> None:
    archive = Archive.read(data)

    for view in archive.sections:
        assert data == rewrite(archive, {view.position: raw(view.payload)}).to_bytes(), view.name


@ALL
def test_replacing_a_section_keeps_the_others(data: bytes) -> None:
    archive = Archive.read(data)
    last = len(archive.sections) - 1

    changed = rewrite(archive, {last: b"other"})

    kept = [(view.ref.kind, view.ref.padding, raw(view.payload)) for view in archive.sections][:-1]
    assert kept == [(view.ref.kind, view.ref.padding, raw(view.payload)) for view in changed.sections][:-1]
    assert raw(changed.sections[last].payload) == b"other"
    assert changed.verify()
    assert archive.table.header == changed.table.header


def test_the_version_word_alone_differs_between_formats() -> None:
    second = WHOLE["constant-to-output graph, version word 2"]
    third = WHOLE["the same sections, version word 3"]

    assert second[:4] + b"\x03" + second[5:-32] == third[:-32]
