"""Constants in words: where their bytes stand, which slots have them, and one of them in full."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from holowork.archive import (
    ConstantEntry,
    InlineConstant,
    SectionKind,
    SectionView,
    Weight,
    WeightEntry,
    readable_bytes,
)
from holowork.codec import body_of
from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.workbench.archive_view import field_at
from holowork.workbench.bodies import Kept
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup, code, element, letters, name_of
from holowork.workbench.page import State, asking, chosen, copying
from holowork.workbench.panels.contents_bytes import kappa_text
from holowork.workbench.panels.memo_parts import choosing, facts, kappa, left_out, row, rows

MOST_ROWS = 100
MOST_NAMES = 4
NONE = -1


@dataclass(frozen=True, kw_only=True)
class Shelf:
    """The constants of an archive, which one is chosen, and what is kept under each label."""

    contents: Contents
    chosen: int
    kept: Mapping[str, Kept]

    def number(self, label: KappaLabel) -> int:
        """The position of a constant, NONE where its bytes are not in the archive."""
        return self.contents.numbers.get(label.text, NONE)

    def state(self, number: int) -> State:
        """What opens a constant where its bytes stand."""
        return {"section": self.contents.home_of(self.contents.weights[number]), "weight": number}

    def listed(self, number: int, cells: Sequence[object], key: str) -> Markup:
        """A row that opens a constant; one of bytes that are elsewhere opens nothing."""
        if number == NONE:
            return row(cells)
        is_chosen = number == self.chosen
        return choosing(cells, self.state(number), key=key, is_chosen=is_chosen, data_link=f"w{number}")


def weights_part(shelf: Shelf, view: SectionView) -> Markup:
    """A row for each stored body; of many those around the chosen one."""
    entries: tuple[WeightEntry, ...] = view.reading.value or ()
    labels = [label_from_fingerprint(entry.fingerprint) for entry in entries]
    numbers = list(map(shelf.number, labels))
    shown = [
        shelf.listed(
            numbers[index],
            (index, *_body_cells(shelf, numbers[index]), readable_bytes(len(entries[index].body))),
            f"weight {index}",
        )
        for index in _window(numbers, shelf.chosen)
    ]
    return _scrolling("weights", ("", "name", "type", "slots", "κ", "bytes"), (shown, len(entries)))


def _body_cells(shelf: Shelf, number: int) -> tuple[object, ...]:
    weight = shelf.contents.weights[number]
    name = name_of(shelf.contents.called(weight) or "–")
    return name, code(weight.type), len(weight.uses) or "none", kappa_text(weight.label.text)


def constants_part(shelf: Shelf, view: SectionView) -> Markup:
    """A row for each constant: its slot, its type, and whether its bytes stand here or in Weights."""
    entries: tuple[ConstantEntry, ...] = view.reading.value or ()
    labels = [_label_of(entry) for entry in entries]
    numbers = list(map(shelf.number, labels))
    shown = [
        shelf.listed(
            numbers[index],
            (index, *_constant_cells(shelf, entries[index], labels[index])),
            f"constant {index}",
        )
        for index in _window(numbers, shelf.chosen)
    ]
    return _scrolling("constants", ("", "name", "type", "κ", "bytes", "where"), (shown, len(entries)))


def _label_of(entry: ConstantEntry) -> KappaLabel:
    if isinstance(entry, InlineConstant):
        return label_from_fingerprint(digest(body_of(entry.body).view()))
    return label_from_fingerprint(entry.fingerprint)


def _constant_cells(shelf: Shelf, entry: ConstantEntry, label: KappaLabel) -> tuple[object, ...]:
    contents, number = shelf.contents, shelf.number(label)
    name = name_of(contents.names.get(entry.slot, f"slot {entry.slot}"))
    if number == NONE:
        return name, code(_dtype(entry)), kappa_text(label.text), "", "not in this archive"
    weight = contents.weights[number]
    types = [use.type for use in weight.uses if use.slot == entry.slot and use.type is not None]
    where = "inline" if isinstance(entry, InlineConstant) else "Weights →"
    size = readable_bytes(weight.size)
    return name, code(types[0] if types else weight.type), kappa_text(label.text), size, where


def _dtype(entry: ConstantEntry) -> str:
    dtype: object = entry.dtype
    return str(getattr(dtype, "text", f"unknown dtype {dtype}"))


def _window(numbers: list[int], now: int) -> range:
    """The rows that are shown: of many, those around the chosen one."""
    place = numbers.index(now) if now in numbers else 0
    first = max(min(place - MOST_ROWS // 2, len(numbers) - MOST_ROWS), 0)
    return range(first, min(first + MOST_ROWS, len(numbers)))


def _scrolling(name: str, headers: Sequence[str], shown: tuple[list[Markup], int]) -> Markup:
    listed, many = shown
    more = left_out(many - len(listed), f"{name}; archive.{name} has all" if name == "weights" else name)
    return element("div", rows(headers, listed), *more, class_="hw-some", data_scroll=name)


def weight_part(shelf: Shelf, pictures: Markup, file: str) -> Markup:
    """The chosen constant: its label, its places, its slots, its file, its numbers."""
    weight = shelf.contents.weights[shelf.chosen]
    name = shelf.contents.called(weight) or f"constant {shelf.chosen}"
    head = element("h4", element("bdi", letters(name, 80)), " ", code(weight.type))
    told = facts(_told(shelf, weight))
    return element("div", head, told, _buttons(shelf, weight, file), pictures, class_="hw-card hw-grow")


def _buttons(shelf: Shelf, weight: Weight, file: str) -> Markup:
    """What writes the constant, and the Python that does, and that makes it an array."""
    contents = shelf.contents
    array = f"array = {contents.expression}.weights[{shelf.chosen}].numpy()"
    write = asking(f"Write {file}", "write weight", shelf.chosen)
    return element(
        "p", write, " ", copying(contents.saving(weight, file)), " ", copying(array, "copy array = …")
    )


def _told(shelf: Shelf, weight: Weight) -> Iterator[tuple[object, object]]:
    body, home = weight.stored.body, shelf.contents.home_of(weight)
    where = f"{'Constants' if weight.stored.is_inline else 'Weights'}, byte {body.offset:,} of the file"
    yield "label", kappa(weight.label)
    yield "bytes", f"{weight.size:,}"
    field = field_at(shelf.contents.seen.sections[home], body.offset)
    yield "stands in", _link(where, {"panel": "archive", "section": home, "field": field}, "to its bytes")
    yield "bound to", _slots(shelf, weight)
    kept = shelf.kept.get(weight.label.text)
    others = [place for place in kept.places if place.section != home] if kept else []
    if kept is not None and len(kept.places) > 1:
        paths = ", ".join(place.path for place in kept.places[:MOST_NAMES])
        yield "equal bodies", f"{len(kept.places)}: {paths}; {readable_bytes(kept.again)} more than once"
    elif not others:
        yield "equal bodies", "none; it is stored once"


def _slots(shelf: Shelf, weight: Weight) -> Markup:
    """The slots with the tensors in them, and the way back to Constants."""
    if not weight.uses:
        return element("span", "no slot")
    told = [f"{use.name or f'slot {use.slot}'}{f' : {use.type}' if use.type else ''}" for use in weight.uses]
    more = f", … {len(told) - MOST_NAMES} more" if len(told) > MOST_NAMES else ""
    state = {"section": shelf.contents.position(SectionKind.CONSTANTS)}
    return _link(", ".join(told[:MOST_NAMES]) + more, state, "to its constants")


def _link(title: str, state: State, key: str) -> Markup:
    look = {"type": "button", "class_": "hw-link"}
    return chosen("button", element("bdi", letters(title)), state=state, key=key, **look)
