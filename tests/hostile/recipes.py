"""How each damaged archive is made, and how it is refused: one for each rule of the reader.

The files beside this module are what the recipes make; `pytest --update-golden` writes them anew.
"""

from collections.abc import Callable
from dataclasses import dataclass

from holowork.archive import (
    OWN_CALLS_KEY,
    Archive,
    HoloWriter,
    InlineConstant,
    SectionKind,
    WeightReference,
    rewrite,
)
from holowork.archive.trace import MARK
from holowork.core import digest
from holowork.ops import op_named
from kernels_ir import DType
from tests.archive.samples import (
    PEER,
    SMALLEST,
    declared,
    manifest,
    own_relu,
    packed,
    port,
    relu,
    resealed,
    with_payload,
)


@dataclass(frozen=True, kw_only=True)
class Hostile:
    """A damaged archive and its refusal: the kind, where, the byte, the beginning of the text."""

    make: Callable[[], bytes]
    kind: str
    where: str
    offset: int
    text: str


def patched(data: bytes, offset: int, new: bytes) -> bytes:
    """The bytes with some of them replaced, sealed again."""
    return resealed(data[:offset] + new + data[offset + len(new) :])


def small() -> HoloWriter:
    """y = relu(x), with one constant."""
    made = HoloWriter().set_kernel_calls([relu(0, 1)]).set_exec_plan([[0]])
    made.set_inputs([port("x", 0)]).set_outputs([port("y", 1)])
    return made.set_constants([InlineConstant(slot=2, dtype=DType.F32, body=bytes(4))])


def in_section(made: HoloWriter, path: str, new: bytes) -> bytes:
    """The bytes of a field, such as `Inputs[0].dtype`, replaced."""
    data = made.finish()
    name = path.partition("[")[0].partition(".")[0]
    view = Archive.read(data, damaged=True).sections[name]
    field = path.removeprefix(name).removeprefix(".")
    return patched(data, view.locate([field])[field], new)


def own_call(length: int, behind: bytes = b"") -> bytes:
    """An archive with one call of ours, whose payload says that it has `length` bytes more than it has."""
    made = HoloWriter().set_kernel_calls([own_relu(0, 1)])
    made.add_extension(OWN_CALLS_KEY, declared(op_named("relu")))
    payloads = {view.ref.kind: bytes(view.raw.view()) for view in made.archive().sections}
    calls = payloads[SectionKind.KERNEL_CALLS]
    said = int.from_bytes(calls[6:10], "little") + length
    payloads[SectionKind.KERNEL_CALLS] = calls[:6] + said.to_bytes(4, "little") + calls[10:] + behind
    return packed(list(payloads.items()))


def weights(*, fingerprint: bytes, body: bytes) -> bytes:
    """An archive with one weight."""
    entry = fingerprint + len(body).to_bytes(8, "little") + body
    return with_payload(SectionKind.WEIGHTS, b"\x01\0\0\0" + entry)


GATHER = PEER["direct-v2/gather_axis1_i64.holo"].read_bytes()
INDEX = "[0].idx_dtype"


def twice(first: int, second: int) -> bytes:
    """The smallest archive with two kinds of our choice."""
    return packed([(first, bytes(4)), (second, bytes(4))])


def broken_manifest() -> bytes:
    """A manifest whose inner length is one too long."""
    made = HoloWriter().set_app_manifest(manifest()).archive()
    payload = bytes(made.sections["AppManifest"].payload.view())
    at = payload.rindex(b"\0\0\0\0\x01\0\0\0") - 4
    longer = (int.from_bytes(payload[at : at + 4], "little") + 1).to_bytes(4, "little")
    return rewrite(made, {0: payload[:at] + longer + payload[at + 4 :] + b"\0"}).to_bytes()


HOSTILE = {
    "too_short": Hostile(
        make=lambda: SMALLEST[:41],
        kind="Truncated",
        where="header",
        offset=0,
        text="expected 42 bytes, found 41",
    ),
    "magic": Hostile(
        make=lambda: patched(SMALLEST, 0, b"holo"),
        kind="BadMagic",
        where="header",
        offset=0,
        text="expected the magic b'HOLO', found b'holo'",
    ),
    "version_1": Hostile(
        make=lambda: patched(SMALLEST, 4, b"\1\0"),
        kind="UnsupportedVersion",
        where="header",
        offset=4,
        text="expected format version 2 to 4, found 1; to read this file, compile the model again",
    ),
    "version_5": Hostile(
        make=lambda: patched(SMALLEST, 4, b"\5\0"),
        kind="UnsupportedVersion",
        where="header",
        offset=4,
        text="expected format version 2 to 4, found 5; to read this file, update holowork",
    ),
    "footer": Hostile(
        make=lambda: SMALLEST[:-1] + b"\0",
        kind="ChecksumMismatch",
        where="footer",
        offset=66,
        text=f"expected fingerprint {SMALLEST[-32:-1].hex()}00, found {SMALLEST[-32:].hex()}",
    ),
    "kind_0": Hostile(
        make=lambda: twice(0, 3),
        kind="Io",
        where="section table[0]",
        offset=10,
        text="expected a section kind from 1 to 16, found 0",
    ),
    "kind_17": Hostile(
        make=lambda: twice(1, 17),
        kind="Io",
        where="section table[1]",
        offset=34,
        text="expected a section kind from 1 to 16, found 17",
    ),
    "count_beyond_file": Hostile(
        make=lambda: patched(packed([(1, b"\1" * 24)]), 8, b"\xff\xff"),
        kind="Truncated",
        where="section table[1] (KernelCalls)",
        offset=34,
        text="expected 144680345676153346 bytes, found 90",
    ),
    "entry_beyond_file": Hostile(
        make=lambda: patched(SMALLEST, 42, (1 << 63).to_bytes(8, "little")),
        kind="Truncated",
        where="section table[1] (Weights)",
        offset=34,
        text="expected 9223372036854775812 bytes, found 98",
    ),
    "entry_wraps": Hostile(
        make=lambda: patched(SMALLEST, 18, b"\xff" * 8 + b"\1" + bytes(7)),
        kind="Truncated",
        where="section table[0] (KernelCalls)",
        offset=10,
        text="expected 18446744073709551616 bytes, found 98",
    ),
    "kind_twice": Hostile(
        make=lambda: packed([(1, bytes(4)), (1, bytes(4)), (3, bytes(4))]),
        kind="Disordered",
        where="section table[1]",
        offset=34,
        text="expected one KernelCalls, found another",
    ),
    "overlap": Hostile(
        make=lambda: patched(SMALLEST, 42, b"\x3b"),
        kind="Disordered",
        where="section table[1]",
        offset=34,
        text="expected payloads apart from one another, found KernelCalls and Weights at 59",
    ),
    "overlap_of_table": Hostile(
        make=lambda: patched(SMALLEST, 18, b"\x08"),
        kind="Disordered",
        where="section table[0]",
        offset=10,
        text="expected payloads apart from one another, found the frame of the file and KernelCalls at 8",
    ),
    "overlap_of_footer": Hostile(
        make=lambda: patched(SMALLEST, 50, b"\x05"),
        kind="Disordered",
        where="section table[1]",
        offset=34,
        text="expected payloads apart from one another, found Weights and the frame of the file at 66",
    ),
    "no_calls": Hostile(
        make=lambda: packed([(3, bytes(4))]),
        kind="SectionMissing",
        where="KernelCalls",
        offset=70,
        text="expected this section, which every program has, found none",
    ),
    "call_unknown": Hostile(
        make=lambda: in_section(small(), "KernelCalls.count", b"\1\0\0\0\x4f\0"),
        kind="Io",
        where="KernelCalls[0]",
        offset=158,
        text="expected a known KernelCall discriminant, found 79",
    ),
    "call_undeclared": Hostile(
        make=lambda: HoloWriter().set_kernel_calls([own_relu(0, 1)]).finish(),
        kind="Io",
        where="KernelCalls[0]",
        offset=62,
        text="expected a known KernelCall discriminant, found 16394",
    ),
    "call_of_another_holowork": Hostile(
        make=lambda: (
            HoloWriter()
            .set_kernel_calls([own_relu(0, 1)])
            .add_extension("holowork.calls", b"\x01\0\0\0\x03\0new\x02\0\x0a\x40")
            .finish()
        ),
        kind="Io",
        where="KernelCalls[0]",
        offset=86,
        text="expected a call of this holowork (update it to read this file), found 'new version 2'",
    ),
    "calls_declared_badly": Hostile(
        make=lambda: HoloWriter().add_extension("holowork.calls", b"\xff\xff\xff\xff").finish(),
        kind="Truncated",
        where="Extension.holowork.calls",
        offset=110,
        text="expected 25769803770 bytes, found 0; the section is shorter than what it declares",
    ),
    "call_short": Hostile(
        make=lambda: with_payload(SectionKind.KERNEL_CALLS, b"\1\0\0\0\x0b\0" + bytes(50)),
        kind="Truncated",
        where="KernelCalls[0].dtype",
        offset=114,
        text="expected 1 bytes, found 0",
    ),
    "own_call_left_over": Hostile(
        make=lambda: own_call(1, b"\0"),
        kind="Io",
        where="KernelCalls[0]",
        offset=156,
        text="expected the end of the call, found '1 more bytes'",
    ),
    "own_call_short": Hostile(
        make=lambda: own_call(-1),
        kind="Truncated",
        where="KernelCalls[0].output.dims",
        offset=148,
        text="expected 8 bytes, found 7",
    ),
    "own_call_beyond_section": Hostile(
        make=lambda: own_call(1),
        kind="Truncated",
        where="KernelCalls[0]",
        offset=92,
        text="expected 65 bytes, found 64",
    ),
    "call_count": Hostile(
        make=lambda: with_payload(SectionKind.KERNEL_CALLS, b"\xff" * 4),
        kind="Truncated",
        where="KernelCalls",
        offset=62,
        text="expected 8589934590 bytes, found 0",
    ),
    "level_count": Hostile(
        make=lambda: in_section(small(), "ExecPlan[0].count", b"\xff\xff\xff\xff"),
        kind="Truncated",
        where="ExecPlan[0]",
        offset=315,
        text="expected 17179869180 bytes, found 4",
    ),
    "plan_beyond_calls": Hostile(
        make=lambda: small().set_exec_plan([[1]]).finish(),
        kind="Io",
        where="ExecPlan[0][0]",
        offset=315,
        text="expected positions below 1, the number of calls, found 1",
    ),
    "weight_changed": Hostile(
        make=lambda: weights(fingerprint=digest(b"a"), body=b"b"),
        kind="ChecksumMismatch",
        where="Weights",
        offset=106,
        text=f"expected fingerprint {digest(b'a').hex()}, found {digest(b'b').hex()}",
    ),
    "weight_length": Hostile(
        make=lambda: with_payload(SectionKind.WEIGHTS, b"\1\0\0\0" + bytes(32) + b"\xff" * 8),
        kind="Truncated",
        where="Weights[0].body",
        offset=106,
        text="expected 18446744073709551615 bytes, found 0",
    ),
    "weight_missing": Hostile(
        make=lambda: (
            HoloWriter()
            .set_constants([WeightReference(slot=0, dtype=DType.F32, fingerprint=digest(b"a"))])
            .finish()
        ),
        kind="SectionMissing",
        where="Weights",
        offset=164,
        text=f"expected this section, which holds the constant {digest(b'a').hex()}, found none",
    ),
    "constant_tag": Hostile(
        make=lambda: in_section(small(), "Constants[0].tag", b"\2"),
        kind="Io",
        where="Constants[0].tag",
        offset=293,
        text="expected a ConstantEntry tag (0=InlineConstant, 1=WeightReference), found 2",
    ),
    "constant_dtype": Hostile(
        make=lambda: in_section(small(), "Constants[0].dtype", b"\x0c"),
        kind="Io",
        where="Constants[0].dtype",
        offset=298,
        text="expected a DType tag (0=bool, 1=u8, 2=i8,",
    ),
    "constant_body": Hostile(
        make=lambda: in_section(small(), "Constants[0].body.length", b"\5\0\0\0"),
        kind="Truncated",
        where="Constants[0].body",
        offset=303,
        text="expected 5 bytes, found 4",
    ),
    "port_name": Hostile(
        make=lambda: in_section(small(), "Inputs[0].name", b"\xff"),
        kind="Io",
        where="Inputs[0].name",
        offset=221,
        text=r"expected UTF-8 text, found b'\xff'",
    ),
    "port_dtype": Hostile(
        make=lambda: in_section(small(), "Outputs[0].dtype", b"\x2a"),
        kind="Io",
        where="Outputs[0].dtype",
        offset=271,
        text="expected a DType tag (0=bool, 1=u8, 2=i8,",
    ),
    "port_rank": Hostile(
        make=lambda: in_section(small(), "Inputs[0].shape.count", b"\xff"),
        kind="Truncated",
        where="Inputs[0].shape",
        offset=236,
        text="expected 2040 bytes, found 16",
    ),
    "port_count": Hostile(
        make=lambda: in_section(small(), "Inputs.count", b"\2"),
        kind="Truncated",
        where="Inputs[1].name.length",
        offset=252,
        text="expected 2 bytes, found 0",
    ),
    "warm_start_label": Hostile(
        make=lambda: with_payload(SectionKind.WARM_START, b"\1\0\0\0" + bytes(4) + b"\x80" * 71 + bytes(4)),
        kind="Io",
        where="WarmStart[0].label",
        offset=98,
        text="expected a label of 71 ASCII bytes",
    ),
    "extension_key": Hostile(
        make=lambda: with_payload(SectionKind.EXTENSION, b"\5\0abc"),
        kind="Truncated",
        where="Extension.key",
        offset=92,
        text="expected 5 bytes, found 3",
    ),
    "extension_key_text": Hostile(
        make=lambda: with_payload(SectionKind.EXTENSION, b"\1\0\xc3"),
        kind="Io",
        where="Extension.key",
        offset=92,
        text=r"expected UTF-8 text, found b'\xc3'",
    ),
    "blob_label": Hostile(
        make=lambda: packed([(1, bytes(4)), (16, b"x" * 70)]),
        kind="Truncated",
        where="ContentBlob.label",
        offset=62,
        text="expected 71 bytes, found 70",
    ),
    "manifest_length": Hostile(
        make=broken_manifest,
        kind="Io",
        where="AppManifest.body",
        offset=310,
        text="expected the end of ManifestBody, found '1 more bytes'",
    ),
    "manifest_kind": Hostile(
        make=lambda: in_section(
            HoloWriter(3).set_app_manifest(manifest()), "AppManifest.body.layers[0].kind", b"\xff"
        ),
        kind="Io",
        where="AppManifest.body.layers[0].kind",
        offset=293,
        text="expected a LayerKind tag (0=wasm_code, 1=tensor_plan, 2=rootfs_image, 3=view), found 255",
    ),
    "blob_label_text": Hostile(
        make=lambda: packed([(1, bytes(4)), (16, b"\xff" * 71)]),
        kind="Io",
        where="ContentBlob.label",
        offset=62,
        text="expected a label of 71 ASCII bytes",
    ),
    "gather_index_dtype": Hostile(
        make=lambda: patched(GATHER, Archive.read(GATHER).sections[0].locate([INDEX])[INDEX], b"\x40"),
        kind="Io",
        where=f"KernelCalls{INDEX}",
        offset=276,
        text="expected a DType tag (0=bool, 1=u8, 2=i8,",
    ),
    "manifest_name": Hostile(
        make=lambda: packed([(15, b"https://hologram.foundation/realization/app_manifest" + bytes(40))]),
        kind="Io",
        where="AppManifest.iri",
        offset=34,
        text="expected the bytes b'https://hologram.foundation/realization/app-manifest",
    ),
    "trace_count": Hostile(
        make=lambda: packed([(1, bytes(4)), (7, MARK + bytes(4) + b"\xff" * 4 + bytes(9))]),
        kind="Truncated",
        where="Trace.nodes",
        offset=85,
        text="expected",
    ),
    "trace_name": Hostile(
        make=lambda: packed([(1, bytes(4)), (7, MARK + b"\2\0\0\0\xff\xff" + bytes(12))]),
        kind="Io",
        where="Trace.program",
        offset=81,
        text="expected UTF-8 text",
    ),
    "trace_short": Hostile(
        make=lambda: packed([(1, bytes(4)), (7, MARK + bytes(15))]),
        kind="Truncated",
        where="Trace.stops.count",
        offset=89,
        text="expected 4 bytes, found 3",
    ),
}
