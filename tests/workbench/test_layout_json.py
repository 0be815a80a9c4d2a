"""The description of the format for JavaScript: whole, current, and installed where it is looked for."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from holowork.archive import SectionKind
from holowork.codec import Layout, array, codec_of, record, u8, u32, wire
from holowork.ops import BY_DISCRIMINANT
from holowork.workbench.lab import layout_file
from holowork.workbench.lab.forms import Forms

ROOT = Path(__file__).parents[2]
LAB = ROOT / "holowork" / "workbench" / "lab"
STATIC = LAB / "static"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SCRIPTS = sorted(STATIC.glob("*.js"))
INTEGERS = re.compile(r"(?<![\w.\"'`#])\d+(?![\w.])")


@pytest.fixture(scope="module")
def told() -> Any:
    return json.loads(layout_file())


def references(form: object) -> Iterator[str]:
    """The names of layouts in a form."""
    if isinstance(form, list):
        for part in form:
            yield from references(part[1] if isinstance(part, list) else part)
    if isinstance(form, dict):
        for name in ("layout", "item", "length", "inner", "mark", "tag", "discriminant", "count"):
            yield from [form[name]] if isinstance(form.get(name), str) else references(form.get(name))
        yield from references(form.get("fields", form.get("parts")))
        yield from references(list(form.get("choices", {}).items()))


def test_every_section_and_every_call_is_described(told: Any) -> None:
    assert {str(int(kind)) for kind in SectionKind} == told["sections"].keys()
    assert {str(number) for number in BY_DISCRIMINANT} == told["calls"].keys()


def test_every_name_of_a_layout_is_the_name_of_one(told: Any) -> None:
    """An array of siblings is counted by a field beside it: `rank`."""
    parts = [*told["sections"].values(), *told["calls"].values(), *told["layouts"].values()]
    named = {name for part in parts for name in references(part)}

    assert {"PortDescriptor", "u32"} <= named
    assert {"rank"} == named - told["layouts"].keys()


def test_a_record_is_told_field_by_field(told: Any) -> None:
    (name, text), *others = told["layouts"]["PortDescriptor"]["fields"]

    assert ("name", {"is": "text", "length": "u16"}) == (name, text)
    assert [["slot", "u32"], ["element_count", "u64"], ["dtype", "DType"]] == others[:3]
    assert "f32" == told["layouts"]["DType"]["names"]["8"]


def test_two_layouts_of_one_name_are_refused() -> None:
    def made(layout: Layout[int]) -> Layout[Any]:
        @record
        class Twin:
            """One of two."""

            value: int = wire(layout, "a number")

        return codec_of(Twin)

    forms = Forms()
    forms.refer(array(made(u8), u32))

    with pytest.raises(KeyError, match="Twin"):
        forms.refer(made(u32))


def test_the_extension_has_the_version_of_the_package() -> None:
    package = json.loads((LAB / "package.json").read_text(encoding="utf-8"))

    assert PROJECT["project"]["name"] == package["name"]
    assert PROJECT["project"]["version"] == package["version"]
    assert (LAB / package["jupyterlab"]["_build"]["load"]).is_file()


def test_a_wheel_puts_the_extension_where_jupyter_looks_for_it() -> None:
    shared = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]

    assert all((ROOT / source).exists() for source in shared)
    assert all(place.startswith("share/jupyter/labextensions/holowork/") for place in shared.values())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_names_no_place_elsewhere_and_makes_no_code_of_texts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert [] == re.findall(r"https?://|\beval\(|new Function|innerHTML|outerHTML|document\.write", text)


def test_no_script_writes_an_offset_or_a_size_of_a_record(told: Any) -> None:
    """Sizes of the frame are known by their names alone."""
    sizes = {told["frame"][name] for name in ("header_bytes", "entry_bytes", "footer_bytes")}
    texts = (STATIC / name for name in ("frame.js", "opener.js", "worker.js", "remoteEntry.js"))

    found = {int(number) for path in texts for number in INTEGERS.findall(path.read_text(encoding="utf-8"))}

    assert {10, 24, 32} == sizes
    assert set() == found & sizes
