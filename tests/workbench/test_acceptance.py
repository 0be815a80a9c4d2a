"""What a storyboard of the workbench asks for and needs no browser: equal bytes, colours, one model."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import holowork as hw
from holowork.workbench.module import style_sheet
from tests.workbench.samples import contrast, module

ROOT = Path(__file__).resolve().parents[2]
TEXTS = """
from hashlib import sha256
import holowork as hw
from tests.workbench.samples import clamp, evil_module, module
other = clamp(result="z").freeze()
values = [
    *(made.graph for made in (module(), evil_module())),
    *(made.archive for made in (module(), evil_module())),
    *(made.passes["desugar"].diff() for made in (module(), evil_module())),
    hw.diff(module().archive, evil_module().archive),
    hw.diff(module().graph, other),
]
for value in values:
    forms = [value.to_html()] + [value.to_svg()] * (type(value).__name__ != "ArchiveDiff")
    print(type(value).__name__, *(sha256(form.encode()).hexdigest() for form in forms))
"""


def told_by(place: Path, seed: str) -> str:
    """What a process of its own prints: another folder, home, order of hashes, and no kernels kept."""
    place.mkdir()
    own = {"PYTHONHASHSEED": seed, "HOME": str(place), "HOLOWORK_CACHE": str(place), "TZ": f"UTC{seed[0]}"}
    done = subprocess.run(
        [sys.executable, "-c", TEXTS],
        cwd=place,
        env={"PYTHONPATH": str(ROOT), "PATH": os.defpath, **own},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout or done.stderr


def test_graphs_differences_and_archives_look_the_same_in_two_processes(tmp_path: Path) -> None:
    here, there = told_by(tmp_path / "here", "1"), told_by(tmp_path / "there", "31337")

    assert here == there
    kinds = [line.split()[0] for line in here.splitlines()]
    assert ["Graph", "Graph", "Archive", "Archive", "Diff", "Diff", "ArchiveDiff", "Diff"] == kinds


def colours(theme: str) -> dict[str, str]:
    """The colours that the style sheet gives to a theme, and those that are common to all."""
    common = re.search(r"^\.holowork \{.*?^\}", style_sheet(), re.MULTILINE | re.DOTALL)
    own = re.search(rf'\[data-theme="{theme}"\] \{{(.*?)\}}', style_sheet())
    found = "".join(match.group() for match in (common, own) if match)
    return dict(re.findall(r"--hw-(\w+): (#\w+);", found))


def blended(ink: str, paper: str, share: float) -> str:
    """What so much of one colour on another looks like."""
    pairs = zip(*(_parts(colour) for colour in (ink, paper)), strict=True)
    return "#" + "".join(f"{round(share * above + (1 - share) * below):02x}" for above, below in pairs)


def _parts(colour: str) -> list[int]:
    digits = colour.lstrip("#")
    whole = digits if len(digits) == 6 else "".join(digit * 2 for digit in digits)
    return [int(whole[i : i + 2], 16) for i in (0, 2, 4)]


def opacities() -> set[float]:
    """How much of the ink the style sheet leaves to texts."""
    return {1.0, *(float(found) for found in re.findall(r"[ {;]opacity: ?([.\d]+)", style_sheet()))}


def grounds(found: dict[str, str]) -> list[str]:
    """What texts stand on: the page, what is set off from it, and mixtures of two colours."""
    mixtures = re.findall(r"color-mix\(in srgb, var\(--hw-(\w+)\) (\d+)%, var\(--hw-(\w+)\)\)", style_sheet())
    mixed = [blended(found[one], found[other], int(share) / 100) for one, share, other in mixtures]
    assert len(mixtures) == style_sheet().count("color-mix")
    return [found["paper"], found["soft"], *mixed]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_text_has_a_contrast_of_four_and_a_half_in_both_themes(theme: str) -> None:
    found = colours(theme)
    places = [(share, ground) for share in opacities() for ground in grounds(found)]

    seen = {place: contrast(blended(found["ink"], place[1], place[0]), place[1]) for place in places}

    assert len(opacities()) > 2
    assert {} == {place: ratio for place, ratio in seen.items() if ratio < 4.5}
    assert contrast(found["paper"], found["accent"]) >= 4.5  # bytes that are lit


def test_no_text_has_a_colour_that_is_not_looked_at_here() -> None:
    sheet = style_sheet()

    inks = {*re.findall(r"[ {;]color: ([^;}]+)[;}]", sheet), *re.findall(r"text \{ fill: ([^;}]+);", sheet)}

    disabled, on_sections = "GrayText", "#14171b"  # what cannot be used need not be read; see test_bytemap
    assert {"inherit", "var(--hw-ink)", "var(--hw-paper)", disabled, on_sections} == inks


def test_what_is_closed_leaves_no_model_behind() -> None:
    from ipywidgets.widgets import widget

    before = set(widget._instances)

    for _ in range(20):
        view = hw.Workbench(module())
        view._repr_mimebundle_()
        view.close()

    assert before == set(widget._instances)
