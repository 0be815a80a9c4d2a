"""Cards need no Jupyter, and every text is the same whatever the order of hashes."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WIDGETS = ("IPython", "anywidget", "ipywidgets", "matplotlib", "traitlets")

CARDS = f"""
import sys
sys.modules.update(dict.fromkeys({WIDGETS!r}))
import holowork as hw
graph = hw.Graph("alone")
graph.output("y", graph.input("x", shape=(2,), dtype="f32").clip(0.0, 1.0))
module = hw.compile(graph)
session = hw.Session(module, provider="reference")
session.run(x=[1.0, 2.0])
shown = (graph, module, module.passes, module.passes[1], module.archive, session, session.last)
print(all("text/html" in value._repr_mimebundle_() for value in shown), len(module.to_svg()) > 0)
for use in (module.view, lambda: hw.Workbench(module)):
    try:
        use()
    except hw.HoloworkError as refusal:
        print(refusal)
"""

TEXTS = """
from hashlib import sha256
from dataclasses import replace
import sys
from tests.workbench.samples import evil_module, module
from holowork.workbench.renderer import RENDERER, compact
digest = sha256()
for made in (module(), evil_module()):
    for value in (made, made.graph, made.passes, made.passes["desugar"], made.archive):
        digest.update(compact(value).encode())
    for value in (made, made.passes["desugar"], made.archive):
        digest.update(RENDERER.svg(value, None).encode())
    view = made.view()
    view.panel = "archive"
    for name in ("_head", "_passes", "_nodes", "_edges", "_archive", "_section", "_bytes"):
        digest.update(repr(getattr(view, name)).encode())
print(digest.hexdigest())
"""


def said(program: str, seed: str = "0") -> list[str]:
    """What a program prints in an interpreter of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT), "PATH": "", "HOME": "/"},
        capture_output=True,
        text=True,
        check=False,
    )
    return (done.stdout or done.stderr).splitlines()


def test_cards_are_made_without_any_widget_library_and_views_are_refused() -> None:
    told = (
        "live view: expected the package anywidget, found none; "
        "install it with `pip install anywidget`, or use the static forms: to_html, to_svg"
    )

    assert ["True True", told, told] == said(CARDS)


def test_showing_a_card_loads_no_widget_library() -> None:
    program = CARDS.replace("sys.modules.update", "str").partition("for use")[0]

    assert ["True True", "[]"] == said(f"{program}print([n for n in {WIDGETS!r} if n in sys.modules])")


@pytest.mark.parametrize("seed", ["1", "31337"])
def test_cards_pictures_and_views_do_not_depend_on_the_order_of_hashes(seed: str) -> None:
    assert said(TEXTS, "0") == said(TEXTS, seed)
