"""Archives to look at: the vectors, those that the peer wrote, and one with every section kind."""

import json
from pathlib import Path
from typing import Any

from holowork.archive import (
    OWN_CALLS_KEY,
    AppManifest,
    Archive,
    HoloWriter,
    InlineConstant,
    Layer,
    LayerKind,
    ManifestBody,
    PortDescriptor,
    SectionKind,
    WarmStartEntry,
    WeightReference,
    certificate,
)
from holowork.archive.extensions import DECLARED_CALLS, NAMED_SLOTS, NAMES_KEY, DeclaredCall, NamedSlot
from holowork.codec import body_of
from holowork.core import address_bytes, digest
from holowork.ir import TensorType
from holowork.ops import BufferRef, Buffers, KernelCall, OpSpec, op_named
from holowork.ops.calls.own import OwnLayout
from kernels_ir import DType

DATA = Path(__file__).parents[1] / "data"
VECTORS: dict[str, Any] = json.loads((DATA / "vectors.json").read_text(encoding="utf-8"))
CODEC: dict[str, Any] = VECTORS["codec"]
PEER = {str(path.relative_to(DATA / "peer")): path for path in sorted((DATA / "peer").rglob("*.holo"))}
WHOLE = {entry["name"]: bytes.fromhex(entry["archive_hex"]) for entry in CODEC["archives"]}
SAMPLES = {**{name: path.read_bytes() for name, path in PEER.items()}, **WHOLE}

SMALLEST = WHOLE["smallest writer output: empty KernelCalls + empty Weights, v3"]
LARGE = bytes(range(256)) * 17  # above the inline limit
LABEL = address_bytes(b"content").text


def port(name: str = "x", slot: int = 0, shape: tuple[int, ...] = (2, 2)) -> PortDescriptor:
    """A port of f32."""
    count = 1
    for extent in shape:
        count *= extent
    return PortDescriptor(name=name, slot=slot, element_count=count, dtype=DType.F32, shape=shape)


def relu(source: int, target: int) -> KernelCall:
    """relu on four f32."""
    row = op_named("relu")
    fields = {
        "input": BufferRef(slot=source, length=16),
        "output": BufferRef(slot=target, length=16),
        "element_count": 4,
        "witt_bits": 32,
        "dtype": DType.F32,
    }
    return KernelCall(11, row.wire[11](**fields))


def own_relu(source: int, target: int) -> KernelCall:
    """relu on four f32, as holowork's own call."""
    row = op_named("relu")
    application = row.apply((TensorType(DType.F32, (4,)),), {})
    places = Buffers(operands=(BufferRef(slot=source, length=16),), output=BufferRef(slot=target, length=16))
    return KernelCall(row.own_discriminant, OwnLayout(row.attributes).of(application, places))


def manifest() -> AppManifest:
    """One wasm layer."""
    layer = Layer(kind=LayerKind.WASM_CODE, entry="main", auxiliary="")
    return AppManifest(references=(LABEL, LABEL), body=ManifestBody(primary=0, layers=(layer,)))


def declared(*rows: OpSpec) -> bytes:
    """The value of `holowork.calls` for these rows."""
    calls = tuple(DeclaredCall(name=row.name, discriminant=row.own_discriminant) for row in rows)
    return DECLARED_CALLS.encode(calls)


def named(**slots: int) -> bytes:
    """The value of `holowork.names`."""
    return NAMED_SLOTS.encode(tuple(NamedSlot(slot=slot, name=name) for name, slot in slots.items()))


def writer() -> HoloWriter:
    """A writer with every section kind: y = relu(relu(x)), one constant inline and one in Weights."""
    made = HoloWriter()
    made.set_kernel_calls([relu(0, 1), own_relu(1, 2)])
    made.set_schedule([[0], [1], [2]]).set_exec_plan([[0], [1]])
    made.set_weights([LARGE]).set_shape_registry([(2, 2), (2, 2), (4,), (1,), (17, 64)])
    made.set_dtype_registry(b"d").set_trace(b"t").set_metadata(b"m")
    made.set_certificates([certificate()] * 2)
    made.set_inputs([port("x", 0)]).set_outputs([port("y", 2)])
    made.set_constants(
        [
            InlineConstant(slot=3, dtype=DType.F32, body=b"\0\0\x80\x42"),
            WeightReference(slot=4, dtype=DType.F32, fingerprint=digest(LARGE)),
        ]
    )
    made.set_warm_start([WarmStartEntry(slot=3, label=LABEL, result=b"r")]).set_app_manifest(manifest())
    made.add_extension(OWN_CALLS_KEY, declared(op_named("relu")))
    made.add_extension(NAMES_KEY, named(w=4, bias=3)).add_extension("holowork.shapes", b"1")
    return made.add_content_blob(b"content")


def every_section() -> Archive:
    """An archive with every section kind."""
    return writer().archive("every.holo")


def resealed(data: bytes) -> bytes:
    """The bytes with the footer that they should have."""
    return data[:-32] + digest(data[:-32])


def with_payload(kind: SectionKind, payload: bytes) -> bytes:
    """An archive whose section of a kind has these bytes, sealed."""
    payloads = {SectionKind.KERNEL_CALLS: bytes(4), SectionKind.WEIGHTS: bytes(4), kind: payload}
    return packed(list(payloads.items()))


def packed(payloads: list[tuple[int, bytes]], *, version: int = 2) -> bytes:
    """An archive written by hand: kinds and payloads in this order."""
    offset = 10 + 24 * len(payloads)
    data = b"HOLO" + version.to_bytes(2, "little") + bytes(2) + len(payloads).to_bytes(2, "little")
    for kind, payload in payloads:
        data += bytes([kind]) + bytes(7) + offset.to_bytes(8, "little") + len(payload).to_bytes(8, "little")
        offset += len(payload)
    data += b"".join(payload for _, payload in payloads)
    return resealed(data + bytes(32))


def raw(piece: Any) -> bytes:
    """The bytes of a piece."""
    return bytes(body_of(piece).view())


def names_in(folder: Path) -> set[str]:
    """The names of what lies in a folder."""
    return {entry.name for entry in folder.iterdir()}
