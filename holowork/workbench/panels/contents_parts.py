"""One section of an archive in words: what each kind says, bounded, and as far as its bytes go."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import Any

from holowork.archive import (
    AppManifest,
    Certificate,
    ContentBlob,
    PortDescriptor,
    SectionKind,
    SectionView,
    ShapeRecord,
    WarmStartEntry,
    certificate,
    readable_bytes,
)
from holowork.codec import body_of
from holowork.core import counted
from holowork.ir import TraceRecord
from holowork.workbench.cards.explanations import trace_card
from holowork.workbench.cards.frame import count_text, type_text
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup, code, element, name_of
from holowork.workbench.panels.contents_bytes import kappa_text, preview
from holowork.workbench.panels.contents_calls import calls_part, levels_part
from holowork.workbench.panels.contents_extensions import extension_part
from holowork.workbench.panels.contents_lists import listed, named
from holowork.workbench.panels.memo_parts import facts


def part_of(contents: Contents, view: SectionView) -> Iterator[Markup]:
    """What a section says; where it cannot be read, or nobody knows its kind, its first bytes."""
    value = view.reading.value
    write = PARTS.get(view.ref.kind)
    if write is None or value is None or value == ():
        yield from preview(contents.seen, view.raw)
    else:
        yield from write(contents, view, value)


def _ports(_: Contents, __: SectionView, ports: Sequence[PortDescriptor]) -> Iterator[Markup]:
    yield listed(
        ("name", "slot", "type", "elements", "bytes"),
        ports,
        lambda _, port: (
            name_of(port.name or "no name"),
            port.slot,
            code(type_text(port)),
            f"{port.element_count:,}",
            count_text(port),
        ),
    )


def _certificates(_: Contents, __: SectionView, found: Sequence[Certificate]) -> Iterator[Markup]:
    """Runs of equal certificates: an operation has one, in the order before any fusion."""
    runs: list[tuple[int, int, Certificate]] = []
    for one, group in groupby(found):
        first = runs[-1][1] if runs else 0
        runs.append((first, first + sum(1 for _ in group), one))
    yield element("p", f"{counted(len(found), 'operation')}, {counted(len(set(found)), 'certificate')}")
    yield listed(("operations", "level", "certificate", ""), runs, lambda _, run: _certified(*run))


def _certified(first: int, end: int, one: Certificate) -> tuple[object, ...]:
    if not one.width:
        return f"{first} … {end - 1}", "", "none", ""
    is_known = one == certificate(one.witt_bits)
    known = "completeness of this level" if is_known else "not that of this level"
    shown = element("code", one.fingerprint.hex()[:16], "…", title=one.fingerprint.hex())
    return f"{first} … {end - 1}", f"{one.witt_bits} bits", shown, known


def _results(contents: Contents, _: SectionView, claims: Sequence[WarmStartEntry]) -> Iterator[Markup]:
    kept = sum(len(claim.result) for claim in claims)
    yield element("p", f"{readable_bytes(kept)} of results; each is checked before it is believed")
    yield listed(
        ("goes to", "κ", "result"),
        claims,
        lambda _, claim: (
            named(contents, claim.slot),
            kappa_text(claim.label),
            readable_bytes(len(claim.result)) if len(claim.result) else "claimed alone",
        ),
    )


def _blob(contents: Contents, _: SectionView, blob: ContentBlob) -> Iterator[Markup]:
    yield facts([("label", kappa_text(blob.label)), ("content", readable_bytes(len(blob.content)))])
    yield from preview(contents.seen, body_of(blob.content))


def _manifest(_: Contents, __: SectionView, manifest: AppManifest) -> Iterator[Markup]:
    body = manifest.body
    primary = body.primary if body.primary < len(body.layers) else "none"
    yield facts([("primary layer", primary), ("children", body.children)])
    yield listed(("layer", "entry", "for"), body.layers, lambda _, layer: _layer(layer))
    yield listed(("refers to",), manifest.references, lambda _, label: (kappa_text(label),))


def _layer(layer: Any) -> tuple[object, ...]:  # noqa: ANN401  # its kind is a bare tag where nobody knows it
    kind = getattr(layer.kind, "name", f"kind {layer.kind}")
    return kind.lower().replace("_", " "), name_of(layer.entry), name_of(layer.auxiliary or "any machine")


def _shapes(contents: Contents, _: SectionView, shapes: Sequence[ShapeRecord]) -> Iterator[Markup]:
    by_slot = contents.names if "holowork.shapes" in contents.seen.shown_extensions else {}
    yield listed(
        ("extents", "of"),
        shapes,
        lambda number, shape: (
            code(f"[{', '.join(map(str, shape.shape))}]"),
            name_of(by_slot.get(number, "")),
        ),
    )


def _trace(contents: Contents, view: SectionView, trace: object) -> Iterator[Markup]:
    """What the passes did; a trace of another producer is bytes."""
    if isinstance(trace, TraceRecord):
        yield trace_card(trace)
    else:
        yield from preview(contents.seen, view.raw)


PARTS: Mapping[int, Callable[[Contents, SectionView, Any], Iterator[Markup]]] = MappingProxyType(
    {
        SectionKind.APP_MANIFEST: _manifest,
        SectionKind.KERNEL_CALLS: calls_part,
        SectionKind.SCHEDULE: levels_part,
        SectionKind.EXEC_PLAN: levels_part,
        SectionKind.SHAPE_REGISTRY: _shapes,
        SectionKind.CERTIFICATES: _certificates,
        SectionKind.TRACE: _trace,
        SectionKind.INPUTS: _ports,
        SectionKind.OUTPUTS: _ports,
        SectionKind.EXTENSION: extension_part,
        SectionKind.WARM_START: _results,
        SectionKind.CONTENT_BLOB: _blob,
    }
)
"""By kind; Weights and Constants are in a module of their own, all others are shown as bytes."""
