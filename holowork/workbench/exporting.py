"""Writing to new files of the working directory: names first, nothing is ever written over."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from types import MappingProxyType

from holowork.core import write_whole
from holowork.runtime import Profile

_LONGEST = 60
_OTHER = re.compile(r"[^A-Za-z0-9_-]+")


@dataclass(frozen=True, kw_only=True)
class Form:
    """A kind of file: what it is, how its name ends, its text, and the call that gives that in Python."""

    title: str
    ending: str
    text: Callable[[Profile], str]
    call: str
    needs_ceilings: bool = False


FORMS: Mapping[str, Form] = MappingProxyType(
    {
        "trace": Form(
            title="trace for Perfetto or speedscope",
            ending=".trace.json",
            text=Profile.to_trace,
            call="to_trace",
        ),
        "csv": Form(title="rows", ending=".csv", text=Profile.to_csv, call="to_csv"),
        "html": Form(title="page", ending=".html", text=Profile.to_html, call="to_html"),
        "svg": Form(title="timeline", ending=".timeline.svg", text=Profile.to_svg, call="to_svg"),
        "flame": Form(
            title="flame",
            ending=".flame.svg",
            text=lambda profile: profile.flame().to_svg(),
            call="flame().to_svg",
        ),
        "roofline": Form(
            title="roofline",
            ending=".roofline.svg",
            text=lambda profile: profile.roofline().to_svg(),
            call="roofline().to_svg",
            needs_ceilings=True,
        ),
    }
)


def stem_of(name: str, otherwise: str = "profile") -> str:
    """A name of a program as the beginning of a file's: letters, digits, - and _ of ASCII, never none."""
    return _OTHER.sub("-", name)[:_LONGEST].strip("-") or otherwise


def free_name(stem: str, ending: str) -> str:
    """A name that no file of the working directory has: `mlp.csv`, `mlp-2.csv`, …"""
    names = (f"{stem}{'' if number == 1 else f'-{number}'}{ending}" for number in count(1))
    return next(name for name in names if not Path(name).exists() and not Path(name).is_symlink())


def write_new(name: str, text: str) -> bool:
    """Write a file that was not there; False where one has the name by now. Raises OSError."""
    return save_new(name, lambda path: write_whole(path, [text.encode()]))


def save_new(name: str, save: Callable[[Path], object]) -> bool:
    """Let `save` fill a file that was not there; False where one has the name by now."""
    path = Path(name)
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    try:
        save(path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return True
