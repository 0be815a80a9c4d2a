"""An archive for readers: bytes in hexadecimal, and everything else in values that JSON has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from holowork.archive.constants import InlineConstant
from holowork.archive.format import SectionKind
from holowork.archive.kernel_calls import ForeignCall, call_name
from holowork.archive.ports import PortDescriptor, dtype_text
from holowork.archive.section import SectionView
from holowork.codec import ByteSource
from holowork.ir import TraceRecord
from holowork.ops import KernelCall

if TYPE_CHECKING:
    from holowork.archive.archive import Archive
    from holowork.archive.stored import Weight

_LINE = 16


def hex_lines(source: ByteSource, offset: int, length: int) -> Iterator[str]:
    """Lines of 16 bytes as hexadecimal and text, each behind its offset; nothing beyond the file."""
    start = max(offset, 0)
    end = min(offset + length, source.size)
    for at in range(start, end, _LINE):
        raw = bytes(source.read(at, min(_LINE, end - at)))
        shown = "".join(chr(byte) if 0x20 <= byte < 0x7F else "." for byte in raw)
        yield f"{at:08x}  {raw.hex(' '):<47}  {shown}"


def as_json(archive: Archive) -> dict[str, Any]:
    """Everything but the bytes of bodies, in values that JSON has."""
    told = {**_frame(archive), **_program(archive), **_trace(archive)}
    return {**told, "problems": list(map(str, archive.problems))}


def _trace(archive: Archive) -> dict[str, Any]:
    """What the passes did, where the archive says it in our layout and it can be read."""
    view = archive.sections.first(SectionKind.TRACE)
    value = None if view is None else view.reading.value
    return {"trace": value.to_json()} if isinstance(value, TraceRecord) else {}


def _frame(archive: Archive) -> dict[str, Any]:
    return {
        "name": archive.name,
        "size": len(archive),
        "version": archive.version,
        "flags": archive.table.header.flags,
        "label": archive.label.text,
        "footer": "wrong" if archive.footer_fault else "ok",
        "sections": [_section(view) for view in archive.sections],
        "extensions": list(archive.extensions.keys_in_order),
    }


def _program(archive: Archive) -> dict[str, Any]:
    return {
        "inputs": [_port(port) for port in archive.ports.inputs],
        "outputs": [_port(port) for port in archive.ports.outputs],
        "calls": _calls(archive),
        "weights": [_weight(weight) for weight in archive.weights.values()],
        "external": _external(archive),
        "portable": bool(archive.portable),
        "not_portable_because": list(archive.portable.reasons),
    }


def _section(view: SectionView) -> dict[str, Any]:
    place = {"offset": view.ref.offset, "length": view.ref.length, "present": view.raw.length}
    return {"kind": view.ref.kind, "name": view.name, **place, "label": view.label().text}


def _port(port: PortDescriptor) -> dict[str, Any]:
    place = {"name": port.name, "slot": port.slot, "elements": port.element_count}
    return {**place, "dtype": dtype_text(port.dtype), "shape": list(port.shape)}


def _calls(archive: Archive) -> dict[str, int]:
    """How often each op is called."""
    calls: tuple[KernelCall | ForeignCall, ...] = archive.shown(SectionKind.KERNEL_CALLS)
    return dict(sorted(Counter(map(call_name, calls)).items()))


def _weight(weight: Weight) -> dict[str, Any]:
    uses = [{"slot": use.slot, "name": use.name, "dtype": dtype_text(use.dtype)} for use in weight.uses]
    place = {"label": weight.label.text, "size": weight.size, "inline": weight.stored.is_inline}
    return {**place, "type": str(weight.type), "uses": uses}


def _external(archive: Archive) -> list[str]:
    """Fingerprints of constants whose bytes are not in the archive."""
    constants = archive.shown(SectionKind.CONSTANTS)
    wanted = {c.fingerprint for c in constants if not isinstance(c, InlineConstant)}
    kept = {weight.label.digest for weight in archive.weights.values()}
    return sorted(fingerprint.hex() for fingerprint in wanted - kept)
