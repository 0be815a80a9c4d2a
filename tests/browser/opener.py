"""The opener of `.holo` files: as a wheel installs it, and its decoder in a page with nothing around it."""

import base64
import json
import shutil
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.lab import ROOT

PLACE = "share/jupyter/"
LAB = ROOT / "holowork" / "workbench" / "lab"
ORIGIN = "http://127.0.0.1:9/"
"""Nothing listens there: whatever is asked for is answered from the folder of the extension."""
DECODER = """
import { digestOf } from "./blake3.js";
import { Archive, Ranged, Whole } from "./frame.js";
const layout = await (await fetch("layout.json")).json();
const listed = ({ _section, _bytes }) => [_section, Array.from(new Uint8Array(_bytes.buffer))];
const octets = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
const failed = (fault) => ({ fault: fault.message });
async function told(source, name) {
  const archive = await Archive.open(source, layout, name);
  archive.hash();
  const sections = [];
  for (const position of archive.sections.keys()) sections.push(listed(await archive.section(position)));
  return { archive: await archive.told(), sections };
}
window.digest = async (text) => Array.from(digestOf(octets(text)));
window.whole = (text, name) => told(new Whole(octets(text)), name).catch(failed);
window.ranged = async (text, name) => {
  const data = octets(text), ranges = [];
  const fetchRange = async (start, end) => { ranges.push([start, end]); return data.slice(start, end); };
  return { ...await told(new Ranged(data.length, fetchRange), name).catch(failed), ranges };
};
window.ready = true;
"""


def shared_data() -> dict[str, str]:
    """What a wheel installs beside its packages: files and folders of the repository by their places."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    return found


def install(data: Path) -> Path:
    """Put the extension below a data folder of Jupyter, as a wheel does; its folder."""
    for source, place in shared_data().items():
        target = data / place.removeprefix(PLACE)
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, target, dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / source, target)
    return data / "labextensions" / "holowork"


def decoder(page: Page) -> Page:
    """The page, with the decoder in it: `whole`, `ranged` and `digest` of bytes in base64."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(ORIGIN)
        if name:
            route.fulfill(path=LAB / "static" / name)
        else:
            page_text = f'<!doctype html><script type="module">{DECODER}</script>'
            route.fulfill(body=page_text, content_type="text/html")

    page.route(f"{ORIGIN}**", answer)
    page.goto(ORIGIN)
    page.wait_for_function("window.ready")
    return page


def call(page: Page, function: str, data: bytes, name: str = "") -> Any:
    """What a function of the decoder makes of bytes."""
    text = base64.b64encode(data).decode("ascii")
    return page.evaluate(f"([text, name]) => {function}(text, name)", [text, name])


def plain(value: object) -> Any:
    """A value as JSON has it: tuples as lists."""
    return json.loads(json.dumps(value))
