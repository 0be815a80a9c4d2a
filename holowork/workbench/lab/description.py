"""layout.json: the archive format, its op names and the panel's limits, for the reader in JavaScript."""

import json
from typing import Any

from holowork.archive import (
    DECLARED_CALLS,
    NEWEST,
    OLDEST,
    OWN_CALLS_KEY,
    SECTIONS,
    DeclaredCall,
    Header,
    SectionKind,
    SectionRef,
)
from holowork.codec import blob, codec_of, u16, u32
from holowork.ops import BY_DISCRIMINANT, OWN_CALLS, payload_layout
from holowork.workbench.archive_view import FEW_HEX, MOST_FIELDS, MOST_HEX, MOST_PROBLEMS, MOST_VALUE
from holowork.workbench.bytemap import FILLS, FOOTER_BYTES, FRAME_FILL
from holowork.workbench.lab.forms import Forms
from holowork.workbench.markup import MOST_IN_TITLE
from holowork.workbench.module import ORDER

MOST_WHOLE = 64_000_000
"""The largest file that is loaded and hashed as a whole; of a larger one ranges are read."""
MOST_SMALL = 8_000_000
"""The largest file that is taken from the contents, as base64; a larger one comes as it is."""
STRETCH = 65_536
"""Bytes of a range that is read of a larger file."""
_LIMITS = {
    "fields": MOST_FIELDS,
    "hex": MOST_HEX,
    "few_hex": FEW_HEX,
    "problems": MOST_PROBLEMS,
    "letters": MOST_IN_TITLE,
    "value": MOST_VALUE,
    "whole": MOST_WHOLE,
    "small": MOST_SMALL,
    "stretch": STRETCH,
}


def layout_file() -> str:
    """The text of layout.json: every layout once, everything else by their names."""
    forms = Forms()
    told = {
        "frame": _frame(forms),
        "sections": {str(int(s.kind)): _section(s, forms) for s in sorted(SECTIONS, key=lambda s: s.kind)},
        "own_calls": _own_calls(forms),
        "calls": {str(number): _call(number, forms) for number in BY_DISCRIMINANT},
        "limits": _LIMITS,
        "fills": {"frame": FRAME_FILL, "sections": FILLS},
        "modules": ORDER,
        "layouts": forms.named,
    }
    return "{\n" + ",\n".join(f'"{name}": {_lines(part)}' for name, part in told.items()) + "\n}\n"


def _frame(forms: Forms) -> dict[str, Any]:
    header, entry = codec_of(Header), codec_of(SectionRef)
    return {
        "magic": Header(section_count=0).magic.hex(),
        "versions": [OLDEST, NEWEST],
        "header": forms.refer(header),
        "header_bytes": header.smallest,
        "entry": forms.refer(entry),
        "entry_bytes": entry.smallest,
        "footer_bytes": FOOTER_BYTES,
    }


def _section(section: Any, forms: Forms) -> dict[str, Any]:  # noqa: ANN401  # a row of SECTIONS
    return {
        "name": section.name,
        "layout": forms.refer(section.layout),
        "summary": section.summary,
        "repeatable": section.is_repeatable,
    }


def _own_calls(forms: Forms) -> dict[str, Any]:
    """From which discriminant on calls are declared, where, and how those of others are passed over."""
    forms.refer(u16)
    return {
        "first": OWN_CALLS,
        "version": DeclaredCall(name="", discriminant=OWN_CALLS).version,
        "declared": {
            "kind": int(SectionKind.EXTENSION),
            "key": OWN_CALLS_KEY,
            "layout": forms.refer(DECLARED_CALLS),
        },
        "foreign": forms.refer(blob(u32)),
    }


def _call(number: int, forms: Forms) -> dict[str, Any]:
    return {"name": BY_DISCRIMINANT[number].name, "layout": forms.refer(payload_layout(number))}


def _lines(part: Any) -> str:  # noqa: ANN401  # whatever JSON has
    """A part with a line for each of its entries."""
    if not isinstance(part, dict):
        return json.dumps(part, ensure_ascii=False)
    rows = (f'  "{name}": {json.dumps(entry, ensure_ascii=False)}' for name, entry in part.items())
    return "{\n" + ",\n".join(rows) + "\n}"
