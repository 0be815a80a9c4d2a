"""What live views show without a script: in saved notebooks, and as pages of their own."""

import base64
import re
from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.workbench import Workbench
from holowork.workbench.frozen import frozen
from holowork.workbench.target import target_of
from tests.workbench.samples import chain, clamp, damaged, evil_graph, module

PANELS = [(kind, panel) for kind in ("module", "session") for panel in target_of(module()).panels]


def session() -> hw.Session:
    run = hw.Session(module())
    run.run(x=np.ones((2, 3), "float32"))
    return run


def opened(kind: str, panel: str) -> Workbench:
    """A view of a value of the tests, at a panel that it has."""
    value = module() if kind == "module" else session()
    return Workbench(value, panel=panel if panel in target_of(value).panels else "memo")


def html_of(view: Workbench) -> str:
    """What a notebook keeps of a view where nothing is live."""
    return str(view._repr_mimebundle_()[0]["text/html"])


def drawings(html: str) -> list[str]:
    """The pictures of a page, as text."""
    return [base64.b64decode(data).decode() for data in re.findall(r"svg\+xml;base64,([^\"]*)", html)]


@pytest.mark.parametrize(("kind", "panel"), PANELS)
def test_every_panel_stands_without_scripts_buttons_and_drawings_that_a_sanitiser_drops(
    kind: str, panel: str
) -> None:
    view = opened(kind, panel)

    for html in (html_of(view), view.to_html()):
        assert not re.findall(r"<(script|button|input|select|svg)\b", html)
        assert not re.findall(r" (data-(?!theme)\w+|tabindex|onclick)=", html)
        assert str(Path.cwd()) not in html
        assert f"[{view.panel.title()}]" in html


@pytest.mark.parametrize("panel", ["passes", "build", "archive"])
def test_a_panel_with_a_picture_keeps_it(panel: str) -> None:
    assert drawings(html_of(opened("module", panel)))


def test_the_fallback_tells_the_pass_the_node_and_the_search_of_now() -> None:
    view = Workbench(module())
    last = len(module().passes) - 1

    before = html_of(view)
    view.index, view.selected, view.query = last, 1, "op:relu"
    after = html_of(view)

    assert f"pass 1 of {last + 1}" in before
    assert f"pass {last + 1} of {last + 1}" in after
    assert "chosen node" in after
    assert "chosen node" not in before
    assert f'view(panel="passes", index={last}, selected=1, query="op:relu")' in after.replace("&quot;", '"')
    assert "1 found: relu" in after


def test_the_chosen_node_has_a_frame_in_the_picture() -> None:
    view = Workbench(module(), selected=0)

    assert 1 == sum(picture.count("<title>chosen</title>") for picture in drawings(html_of(view)))


def test_the_python_that_is_told_opens_the_same_page() -> None:
    view = Workbench(module(), index=1, selected=2, query="dtype:f32")
    call = re.search(r"<code>(module\.view\(.*?\))</code>", view.to_html())

    assert call is not None
    assert view.to_html() == eval(call[1], {"module": module()}).to_html()


def test_a_comparison_of_two_passes_is_told() -> None:
    last = len(module().passes) - 1
    html = html_of(Workbench(module(), index=last, against=0))

    names = [module().passes[at].name for at in (0, last)]
    assert " → ".join(names) in html


def test_a_search_that_means_nothing_is_told() -> None:
    html = html_of(Workbench(module(), query="dtipe:f32"))

    assert "dtipe:f32" in html
    assert "<li>" in html


def test_the_fallback_of_an_archive_tells_the_section_the_field_and_its_bytes() -> None:
    archive = module().archive
    position = next(view.position for view in archive.sections if view.name == "Inputs")
    view = Workbench(archive, section=position, field=1)

    html = html_of(view)

    start, end = archive.sections[position].spans()[1].start, archive.sections[position].spans()[1].end
    assert f"section {position}, Inputs" in html
    assert archive.hexdump(start, end - start).splitlines()[0] in html
    assert 1 == html.count("▸")


def test_a_damaged_archive_keeps_its_faults() -> None:
    view = Workbench(hw.inspect(damaged()))

    assert "problem" in html_of(view)


def test_the_page_of_a_chosen_call_shows_its_label() -> None:
    run = session()
    view = Workbench(run, panel="memo", call=0)

    assert run.last is not None
    assert run.last.labels[0].short in view.to_html()


def test_a_view_writes_the_page_of_its_state(tmp_path: Path) -> None:
    view = Workbench(module(), panel="contents", section=2)

    text = view.to_html(tmp_path / "view.html")

    assert text == (tmp_path / "view.html").read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "holowork hw-still" in text
    assert "http" not in text.replace("http://www.w3.org", "")


def test_what_is_too_large_for_a_notebook_is_its_card_and_the_page_has_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = Workbench(module(), panel="build")
    whole = view.to_html()
    monkeypatch.setattr("holowork.workbench.renderer.MOST_BYTES", 6_000)

    html = html_of(view)

    assert "too large for a notebook" in html
    assert "[Build]" in html
    assert whole == view.to_html()


@pytest.mark.parametrize("panel", ["passes", "build"])
def test_names_of_users_stay_text(panel: str) -> None:
    html = Workbench(evil_graph(), panel=panel).to_html()

    assert "<img src=x" not in html
    assert "</script>" not in html
    assert "\u202e" not in html


def test_the_fallback_of_a_large_graph_is_small() -> None:
    view = Workbench(chain(3000))

    assert len(html_of(view).encode()) <= 60_000


def test_a_graph_alone_has_no_strip_of_passes() -> None:
    html = html_of(Workbench(clamp().freeze()))

    assert "pass 1 of" not in html
    assert "[Graph]" in html


@pytest.mark.parametrize(
    ("expected", "html"),
    [
        ("", '<button data-act="go">Go</button>'),
        ("", '<button data-copy="text">copy</button>'),
        ("", '<button data-set=\'{"panel":"code"}\'>Show its code</button>'),
        ("", '<p data-live="">x<input value="1"></input></p>'),
        ('<span class="hw-link">κ 12</span> ', '<button class="hw-link" data-copy="x">κ 12</button>'),
        ("<span>a</span> ", "<button data-set='{\"kernel\":1}'>a</button>"),
        ('<tr style="font-weight:700"><td>1</td></tr>', '<tr aria-current="true"><td>1</td></tr>'),
        ("☑☐", '<input type="checkbox" checked=""></input><input type="checkbox"></input>'),
        ("<code>a&lt;b</code>", '<input value="a&lt;b"></input>'),
        ("<span><b>two</b></span> ", '<select><option>one</option><option selected="">two</option></select>'),
        ("&lt;b&gt; &#x41;", "&lt;b&gt; &#x41;"),
        ("<p>a</p>", '<p style="max-height:9px;overflow:auto">a</p>'),
    ],
)
def test_what_is_clicked_becomes_what_is_read(expected: str, html: str) -> None:
    assert expected == frozen(html)


def test_a_drawing_becomes_an_image_with_its_colours_and_without_acts() -> None:
    drawing = '<svg viewBox="0 0 9 9" width="9" height="9" role="img"><title>a &amp; b</title>'
    drawing += '<g class="hw-node" data-set="{}" tabindex="0"><rect class="hw-outer"></rect></g></svg>'

    html = frozen(f"<div>{drawing}</div>")

    (picture,) = drawings(html)
    assert 'alt="a &amp; b"' in html
    assert "data-set" not in picture
    assert "tabindex" not in picture
    assert 'viewBox="0 0 9 9"' in picture
    assert ".hw-node text{" in picture.replace(" {", "{")
    assert "prefers-color-scheme:dark" in picture
