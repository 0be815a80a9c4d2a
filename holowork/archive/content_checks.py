"""What can be wrong with the value of a section although its bytes can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from holowork.archive.call_checks import kernel_calls
from holowork.archive.constants import ConstantEntry, InlineConstant
from holowork.archive.content import ContentBlob
from holowork.archive.format import SectionKind
from holowork.archive.level_checks import Finding, exec_plan, schedule
from holowork.archive.manifest import AppManifest
from holowork.archive.ports import PortDescriptor, known_dtype
from holowork.archive.shapes import ShapeRecord
from holowork.archive.trace import misplaced
from holowork.archive.warm_start import WarmStartEntry
from holowork.archive.weights import WeightEntry
from holowork.codec import Piece
from holowork.core import KappaLabel, LabelError
from holowork.ir import TraceRecord

if TYPE_CHECKING:
    from holowork.archive.container import Container

_MOST = 1 << 64


def _twice(slots: Sequence[int], what: str) -> Iterator[Finding]:
    """Places that bind a slot which something before them has bound."""
    seen: set[int] = set()
    for index, slot in enumerate(slots):
        if slot in seen:
            yield Finding(
                path=f"[{index}].slot", text=f"expected a slot of its own for {what}, found {slot} again"
            )
        seen.add(slot)


def _counts(ports: tuple[PortDescriptor, ...]) -> Iterator[Finding]:
    for index, port in enumerate(ports):
        if known_dtype(port.dtype) is not None and not port.is_consistent:
            found = f"found a count for {port.byte_length}; the count decides"
            text = f"expected the {_amount(port.type.bytes)} bytes of {port.type}, {found}"
            yield Finding(path=f"[{index}].element_count", text=text)


def _amount(number: int) -> str:
    """A number for people; a product of extents can have more digits than may be printed."""
    return str(number) if number < _MOST else "2^64 or more"


def _inputs(ports: tuple[PortDescriptor, ...], _: Container) -> Iterator[Finding]:
    yield from _counts(ports)
    yield from _twice([port.slot for port in ports], "an input")


def _outputs(ports: tuple[PortDescriptor, ...], _: Container) -> Iterator[Finding]:
    yield from _counts(ports)


def _constants(entries: tuple[ConstantEntry, ...], archive: Container) -> Iterator[Finding]:
    kept = {entry.fingerprint for entry in archive.readable(SectionKind.WEIGHTS)}
    for index, entry in enumerate(entries):
        if isinstance(entry, InlineConstant):
            yield from _inline(index, entry)
        elif entry.fingerprint not in kept:
            text = f"expected a body in Weights, found none for {entry.fingerprint.hex()}"
            yield Finding(path=f"[{index}].fingerprint", text=text, is_fault=True)
    yield from _twice([entry.slot for entry in entries], "a constant")


def _inline(index: int, entry: InlineConstant) -> Iterator[Finding]:
    dtype = known_dtype(entry.dtype)
    if dtype is not None and len(entry.body) % dtype.port_stride:
        text = f"expected whole elements of {dtype.text}, found {len(entry.body)} bytes"
        yield Finding(path=f"[{index}].body", text=text)


def _weights(entries: tuple[WeightEntry, ...], archive: Container) -> Iterator[Finding]:
    constants = archive.readable(SectionKind.CONSTANTS)
    wanted = {entry.fingerprint for entry in constants if not isinstance(entry, InlineConstant)}
    seen: set[bytes] = set()
    for index, entry in enumerate(entries):
        if entry.fingerprint in seen:
            yield Finding(path=f"[{index}].fingerprint", text="expected each body once, found it again")
        elif entry.fingerprint not in wanted:
            yield Finding(path=f"[{index}].fingerprint", text="no constant refers to this body")
        seen.add(entry.fingerprint)


def _shapes(records: tuple[ShapeRecord, ...], _: Container) -> Iterator[Finding]:
    for index, record in enumerate(records):
        if record != ShapeRecord.of(record.shape):
            yield Finding(
                path=f"[{index}].rank", text=f"expected the form of {record.rank} extents, found another"
            )


def _warm_start(entries: tuple[WarmStartEntry, ...], _: Container) -> Iterator[Finding]:
    for index, entry in enumerate(entries):
        yield from _label(f"[{index}].label", entry.label)


def _content(blob: ContentBlob, _: Container) -> Iterator[Finding]:
    yield from _label("label", blob.label)


def _label(path: str, label: str) -> Iterator[Finding]:
    try:
        KappaLabel.parse(label).digest  # noqa: B018  # raises where it is no BLAKE3 label
    except LabelError as fault:
        yield Finding(path=path, text=str(fault))


def _manifest(manifest: AppManifest, _: Container) -> Iterator[Finding]:
    for rule in manifest.faults():
        yield Finding(path="", text=f"expected an application by the rules, found {rule}")


def _trace(trace: TraceRecord | Piece, _: Container) -> Iterator[Finding]:
    for path, text in misplaced(trace) if isinstance(trace, TraceRecord) else ():
        yield Finding(path=path, text=text)


Check = Callable[[Any, "Container"], Iterator[Finding]]

CHECKS: Mapping[int, Check] = {
    SectionKind.KERNEL_CALLS: kernel_calls,
    SectionKind.INPUTS: _inputs,
    SectionKind.OUTPUTS: _outputs,
    SectionKind.CONSTANTS: _constants,
    SectionKind.WEIGHTS: _weights,
    SectionKind.SCHEDULE: schedule,
    SectionKind.EXEC_PLAN: exec_plan,
    SectionKind.SHAPE_REGISTRY: _shapes,
    SectionKind.WARM_START: _warm_start,
    SectionKind.CONTENT_BLOB: _content,
    SectionKind.APP_MANIFEST: _manifest,
    SectionKind.TRACE: _trace,
}
"""By section kind: each looks at a value that was read as far as its bytes go."""
