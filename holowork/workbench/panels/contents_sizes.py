"""The sizes of an archive: by section, and by κ-label, where equal bytes are one."""

from collections.abc import Sequence

from holowork.archive import SectionView, readable_bytes
from holowork.core import counted
from holowork.workbench.bodies import Kept, Place
from holowork.workbench.bytemap import fill_of
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup, element, letters, name_of
from holowork.workbench.panels.contents_bytes import kappa_text
from holowork.workbench.panels.contents_weights import NONE, Shelf
from holowork.workbench.panels.memo_parts import choosing, left_out, rows, section, whole

MOST_ROWS = 60
MOST_NAMES = 2
_PARTS = ("stored", "again", "spared")


def sections_table(contents: Contents, position: int) -> Markup:
    """A row for each section; a click opens it."""
    views = contents.seen.sections
    listed = (_section(contents, view, is_chosen=view.position == position) for view in views)
    return element("div", rows(("", "section", "says", "bytes", "share", "κ"), listed), class_="hw-sections")


def _section(contents: Contents, view: SectionView, *, is_chosen: bool) -> Markup:
    size, label = len(view), contents.labels.get(view.position)
    cells = (
        element("span", class_="hw-swatch", style=f"background:{fill_of(view.position)}"),
        element("b", view.name),
        _says(view),
        whole(readable_bytes(size)),
        whole(f"{100 * size / max(contents.archive.source.size, 1):.1f} %"),
        kappa_text(label.text) if label else "",
    )
    key = f"section {view.position}"
    return choosing(cells, {"section": view.position}, key=key, is_chosen=is_chosen)


def _says(view: SectionView) -> Markup:
    """The key of an extension, what is wrong, how many items there are."""
    value, faults = view.reading.value, view.reading.faults
    told = getattr(value, "key", None) or (f"{len(value):,}" if isinstance(value, tuple) else "")
    wrong = f" ✗ {counted(len(faults), 'fault')}" if faults else ""
    return element("span", name_of(told), wrong)


def labels_table(shelf: Shelf) -> Markup:
    """Bodies by label, the largest first: what they take, what stands twice, and what is spared."""
    kept = tuple(shelf.kept.values())
    if not kept:
        return section("By κ-label", element("p", "no bodies: no constants, results, blobs or extensions"))
    stored, again, spared = (sum(getattr(one, part) for one in kept) for part in _PARTS)
    told = (
        f"{counted(len(kept), 'body')}, {readable_bytes(stored)} in all, {readable_bytes(again)} of that in "
        f"copies of equal bodies; {readable_bytes(spared)} are spared where slots share one"
    )
    shown = [_body(shelf, one) for one in kept[:MOST_ROWS]]
    return section(
        "By κ-label",
        element("p", told, class_="hw-hint"),
        rows(("κ", "of", "bytes", "copies", "slots", "spared"), shown),
        *left_out(len(kept) - MOST_ROWS, "labels"),
    )


def _body(shelf: Shelf, one: Kept) -> Markup:
    number = shelf.contents.numbers.get(one.label, NONE)
    cells = (
        kappa_text(one.label),
        _title(one),
        whole(readable_bytes(one.length)),
        element("span", f"{len(one.places)} =" if len(one.places) > 1 else "1", title=_paths(one.places)),
        one.uses,
        whole(readable_bytes(one.spared)) if one.spared else "",
    )
    return shelf.listed(number, cells, f"label {one.label}")


def _title(one: Kept) -> Markup:
    """What the slots are called; where there are none, where the bytes stand."""
    named = one.names or tuple(place.path for place in one.places)
    more = f", … {len(named) - MOST_NAMES} more" if len(named) > MOST_NAMES else ""
    return name_of(", ".join(named[:MOST_NAMES]) + more)


def _paths(places: Sequence[Place]) -> str:
    return letters(", ".join(place.path for place in places))
