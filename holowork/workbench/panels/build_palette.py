"""The palette of the Build panel: every op that a graph can be built from, by family."""

from collections.abc import Iterator
from functools import lru_cache

from holowork.ir import CONST, INPUT, OUTPUT
from holowork.ops import FAMILIES, OpSpec, dtypes, said_of, signature
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import asking
from holowork.workbench.panels.build_fields import text_field
from kernels_ir import DType

_LEAVES = (
    (INPUT, "a port that a run binds to an array"),
    (CONST, "a number, or a list of them"),
    (OUTPUT, "a port that a run returns"),
)
NOTHING = "No op has this in its name, its family or what it says of itself."


@lru_cache(maxsize=64)
def palette(wanted: str, dtype: DType | None) -> Markup:
    """The ops that a text is found in, under a field for the text; marked where they do not take a type."""
    kind = {"type": "search", "placeholder": "filter", "data_typed": ""}
    field = text_field("filter", wanted, label="filter the palette", **kind)
    families = list(_families(wanted.strip().lower(), dtype))
    return element("div", field, *(families or [element("p", NOTHING)]))


def _families(wanted: str, dtype: DType | None) -> Iterator[Markup]:
    leaves = [_button(name, (f"{name}: {told}", "")) for name, told in _LEAVES if wanted in f"{name} {told}"]
    if leaves:
        yield element("div", element("h4", "Ports and constants"), *leaves)
    for family, rows in FAMILIES.items():
        found = [row for row in rows if row.is_offered and wanted in _searched(family, row)]
        if found:
            buttons = (_button(row.name, _told(row, dtype)) for row in found)
            yield element("div", element("h4", family), *buttons)


def _searched(family: str, row: OpSpec) -> str:
    return f"{row.name} {family} {row.summary}".lower()


def _told(row: OpSpec, dtype: DType | None) -> tuple[str, str]:
    """What the op is, and why it does not take the chosen value as its first operand."""
    lines = [f"{signature(row)}: {row.summary}", *([f"operands: {row.shapes}"] if row.shapes else [])]
    lines += [f"{spec.name}: {said_of(spec)}; {spec.doc}" for spec in row.offered_attributes]
    accepted = f"takes {dtypes(row.accepts)}"
    is_refused = dtype is not None and dtype not in row.accepts
    reason = f"does not take the chosen {dtype.text}, it {accepted}" if is_refused and dtype else ""
    return ". ".join([*lines, accepted]), reason


def _button(name: str, told: tuple[str, str]) -> Markup:
    text, reason = told
    title = f"{reason}. {text}" if reason else text
    label = element("s", name) if reason else name
    return asking(label, "add", name, title=title, class_="hw-op hw-unfit" if reason else "hw-op")
