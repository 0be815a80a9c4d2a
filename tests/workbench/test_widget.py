import os
import struct
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import holowork as hw
from holowork.runtime import Session
from holowork.workbench import Workbench, target
from holowork.workbench.cells import _open
from holowork.workbench.target import NothingToView, NotViewable
from holowork.workbench.widget import BadState
from tests.workbench.samples import EVIL, chain, clamp, damaged, evil_module, module

LIVE = "application/vnd.jupyter.widget-view+json"
VIEWED = (
    module(),
    module().passes,
    module().passes["desugar"],
    module().graph,
    clamp(),
    module().archive,
    Session(module(), provider="reference"),
)
DESUGAR = [stop.name for stop in module().passes].index("desugar")


def words(data: bytes) -> list[int]:
    return list(struct.unpack(f"={len(data) // 4}i", data))


def texts(value: object) -> list[str]:
    """Every text within a trait."""
    if isinstance(value, dict):
        return [text for key, item in value.items() for text in (*texts(key), *texts(item))]
    if isinstance(value, list | tuple):
        return [text for item in value for text in texts(item)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize(
    ("value", "panels", "title"),
    [
        (module(), ("passes", "build", "code", "tables", "profile", "archive", "contents"), "Passes"),
        (module().passes, ("passes",), "Passes"),
        (module().passes["desugar"], ("passes",), "Passes"),
        (module().graph, ("passes", "build"), "Graph"),
        (clamp(), ("passes", "build"), "Graph"),
        (module().archive, ("archive", "contents"), "Archive"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_view_has_the_panels_of_its_value(value: Any, panels: tuple[str, ...], title: str) -> None:
    view = value.view()

    assert isinstance(view, Workbench)
    assert (panels, title) == (view._head["panels"], view._head["titles"][0])
    assert panels[0] == view.panel


def test_a_session_is_viewed_by_its_passes_and_its_archive() -> None:
    view = Session(module(), provider="reference").view()

    assert ("passes", "archive", "contents") == (view._head["panels"][0], *view._head["panels"][-2:])


def test_what_has_no_view_is_refused_with_what_has_one() -> None:
    with pytest.raises(NotViewable) as refusal:
        Workbench(3)

    expected = f"Workbench: expected one of {', '.join(refusal.value.known)}, found int"
    assert expected == str(refusal.value)
    assert sorted(kind.__name__ for kind in target.TARGETS) == list(refusal.value.known)


def test_a_value_with_nothing_to_show_is_refused() -> None:
    with pytest.raises(NothingToView, match="expected passes or an archive, found none"):
        Workbench(type(module().passes)(()))


def test_a_view_opens_at_the_state_that_is_asked_for() -> None:
    view = module().view(panel="archive", index=DESUGAR, selected=1, section=2, field=0)

    assert ("archive", DESUGAR, 1, 2, 0) == (view.panel, view.index, view.selected, view.section, view.field)
    assert 2 == view._section["position"]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (
            {"index": 99},
            f"Workbench.index: expected a whole number from 0 to {len(module().passes) - 1}, found 99",
        ),
        ({"selected": -2}, "Workbench.selected: expected a whole number from -1 to"),
        ({"panel": "nothing"}, "Workbench.panel: expected one of passes, "),
        ({"section": 99}, "Workbench.section: expected a whole number from 0 to 9, found 99"),
        ({"zoom": 2}, "Workbench.zoom: expected one of panel, index, selected, against, "),
    ],
)
def test_a_state_that_there_is_none_of_is_refused(state: dict[str, object], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        module().view(**state)

    assert str(refusal.value).startswith(told)


def test_a_state_of_a_panel_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadState, match=r"Workbench\.section: expected a whole number from 0 to 0, found 1"):
        module().passes.view(section=1)


def test_the_selected_node_is_to_be_had() -> None:
    view = module().view(index=DESUGAR)
    graph = module().graph

    assert view.node is None
    for selected, node in enumerate(graph.nodes):
        view.selected = selected
        assert node.op == view.node.op


def test_a_node_is_read_as_the_pass_left_it() -> None:
    tanh = module().graph.ids("tanh")[0]
    view = module().view(index=0, selected=tanh)

    before = view.node.sources
    view.index = DESUGAR

    after = module().passes["desugar"].after
    assert (module().graph[tanh].sources, after[after.ids("tanh")[0]].sources) == (before, view.node.sources)


def test_a_graph_alone_has_nodes_to_select() -> None:
    assert "relu" == clamp().view(selected=1).node.op


def test_a_panel_is_told_what_it_shows_when_it_is_first_opened() -> None:
    view = module().view()

    before = dict(view._archive)
    view.panel = "archive"

    assert {} == before
    assert "ok" == view._archive["footer"]
    assert len(module().archive.sections) == len(view._archive["sections"])


def test_a_section_is_decoded_when_it_is_chosen() -> None:
    archive = module().archive
    view = archive.view(field=1)

    for position, section in enumerate(archive.sections):
        view.section = position
        assert -1 == view.field or position == 0
        assert bytes(section.raw.view()) == view._bytes
        spans = section.spans()
        assert [[s.start, s.end] for s in spans] == [field[1:3] for field in view._section["fields"]]


def test_fields_are_spelled_as_on_the_command_line() -> None:
    view = module().archive.view(section=0)

    told = {field[0]: field[3] for field in view._section["fields"]}

    first = module().archive.decode(module().archive.sections[0].ref.kind)[0]
    assert f"{first.discriminant} ({first.op.name})" == told["[0].discriminant"]
    assert "8 (f32)" == told["[0].dtype"]


def test_of_a_large_section_the_first_bytes_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holowork.workbench.archive_view.MOST_HEX", 10)
    monkeypatch.setattr("holowork.workbench.archive_view.FEW_HEX", 8)
    monkeypatch.setattr("holowork.workbench.archive_view.MOST_FIELDS", 3)

    view = hw.open(module().to_bytes()).view()

    assert (8, 3) == (len(view._bytes), len(view._section["fields"]))
    assert len(module().archive.sections[0].spans()) == view._section["more"] + 3


def test_an_archive_too_large_to_hash_at_once_says_that_it_was_not_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("holowork.workbench.archive_view.MOST_HASHED", 10)

    view = hw.open(module().to_bytes()).view()

    assert "not checked yet" == view._archive["footer"]
    assert {""} == {section[6] for section in view._archive["sections"]}


def test_a_damaged_archive_is_viewed_with_its_problems() -> None:
    view = hw.inspect(damaged()).view()

    assert "wrong" == view._archive["footer"]
    assert any("KernelCalls[0]" in problem for problem in view._archive["problems"])
    assert any("16383" in fault for fault in view._section["faults"])


def test_a_file_that_can_no_longer_be_read_is_told_in_the_panel(tmp_path: Path) -> None:
    path = tmp_path / "cut.holo"
    module().save(path)
    view = hw.open(path).view()
    os.truncate(path, 300)

    view.section = 4

    assert "cut.holo" in view._fault or "expected" in view._fault


def test_an_archive_without_sections_has_a_view() -> None:
    data = hw.HoloWriter().finish()

    view = hw.inspect(data[:8] + bytes(2) + data[-32:]).view()

    assert ({}, b"", []) == (view._section, view._bytes, view._archive["sections"])


def test_nodes_have_one_place_whatever_the_pass() -> None:
    view = module().view()

    before = view._nodes
    for index in range(len(module().passes)):
        view.index = index

    assert before == view._nodes
    nodes = words(view._nodes)
    places = list(zip(nodes[::7], nodes[1::7], strict=True))
    assert len(places) == len(set(places))


def test_edges_name_nodes_and_carry_their_bends() -> None:
    view = module().view()
    count, edges, at = len(view._nodes) // 28, words(view._edges), 0

    while at < len(edges):
        source, reader, born, died, bends = edges[at : at + 5]
        assert {source, reader} <= set(range(count))
        assert born < died
        at += 5 + 2 * bends

    assert at == len(edges)


def test_a_pass_tells_its_lines_and_rewrites() -> None:
    stop = module().view()._passes["stops"][DESUGAR]

    assert [1, 2, 1] == stop["counts"][:3]
    assert {"−", "+", "~"} == {line[0] for line in stop["lines"]}
    assert "clip" == stop["rewrites"][0][0]


def test_what_the_page_is_told_is_all_to_be_seen() -> None:
    view = evil_module().view()
    view.panel = "archive"
    for section in range(len(evil_module().archive.sections)):
        view.section = section
        state = {name: getattr(view, name) for name in ("_head", "_passes", "_archive", "_section", "_fault")}
        assert all(text.isprintable() for text in texts(state))
    assert EVIL[0] == view._head["name"]


def test_labels_of_nodes_are_those_of_the_graph() -> None:
    graph = clamp()
    passes = graph.view()._passes

    labels = [passes["strings"][number] for number in passes["columns"][8::9]]

    assert graph.label.text == labels[-1]


def test_a_graph_too_large_for_labels_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holowork.workbench.passes_texts.MOST_LABELLED", 2)

    passes = chain(3).view()._passes

    assert {""} == {passes["strings"][number] for number in passes["columns"][8::9]}


def test_a_view_is_shown_live_with_its_card_beside_it() -> None:
    view = module().view()

    data, metadata = view._repr_mimebundle_()

    assert ({LIVE, "text/html", "text/plain"}, {}) == (set(data), metadata)
    assert data["text/plain"].startswith("Workbench('clamp', panel='passes', index=0)")
    assert "Passes" in data["text/html"]
    view.panel = "archive"
    assert "Archive" in view._repr_mimebundle_()[0]["text/html"]


@pytest.mark.parametrize(
    ("display", "forms"), [("static", {"text/html", "text/plain"}), ("text", {"text/plain"})]
)
def test_a_view_is_not_live_where_that_is_not_wanted(display: str, forms: set[str]) -> None:
    with hw.option_context(display=display):
        assert forms == set(module().view()._repr_mimebundle_()[0])


@pytest.mark.parametrize("value", VIEWED, ids=lambda value: type(value).__name__)
def test_outside_of_a_notebook_a_view_says_where_it_is_live_and_how_to_write_a_page(value: Any) -> None:
    told = repr(value.view())

    head, _, hint = told.partition(": ")
    called = hint.removeprefix("live in a notebook alone; ").removesuffix(".to_html(path) writes a page")
    assert head.startswith("Workbench(")
    assert called.isidentifier()
    assert eval(f"{called}.to_html()", {called: value}).startswith("<!DOCTYPE html>")


def test_in_a_notebook_a_view_says_its_state_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    view = module().view()

    shell = SimpleNamespace(kernel=object())
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))

    assert "Workbench('clamp', panel='passes', index=0)" == repr(view)


def test_a_view_takes_its_theme_from_the_options() -> None:
    with hw.option_context(theme="dark"):
        assert "dark" == module().view().theme


def run(monkeypatch: pytest.MonkeyPatch, cell: str, message: str) -> None:
    """Pretend that a kernel runs a cell."""
    parent = {"metadata": {"cellId": cell}, "header": {"msg_id": message}}
    shell = SimpleNamespace(get_parent=lambda: parent)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))


def test_a_cell_that_runs_again_closes_the_views_of_its_last_run(monkeypatch: pytest.MonkeyPatch) -> None:
    views = []
    for turn in range(20):
        run(monkeypatch, "one", f"turn {turn}")
        views.append(module().view())
    run(monkeypatch, "two", "other")
    other = module().view()
    _open.clear()

    assert [True] * 19 + [False] == [view.comm is None for view in views]
    assert other.comm is not None


def test_a_cell_may_have_several_views(monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "one", "turn")

    views = [module().view(), module().view()]
    _open.clear()

    assert all(view.comm is not None for view in views)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (
            {"indx": 1},
            "Workbench.indx: expected a part of the state, found 'indx'. Did you mean index or pinned?",
        ),
        (
            {"zzz": 1, "panel": "contents"},
            "Workbench.zzz: expected one of panel, section, weight, found 'zzz'",
        ),
        (
            {"zzz": 1, "panel": "archive"},
            "Workbench.zzz: expected one of panel, section, field, found 'zzz'",
        ),
        (
            {"zzz": 1, "panel": "tables"},
            "Workbench.zzz: expected one of panel, table, entry, found 'zzz'",
        ),
    ],
)
def test_a_state_of_another_name_is_refused_with_those_of_the_panel(state: dict[str, Any], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        Workbench(module(), **state)

    assert told == str(refusal.value)


def test_a_panel_may_be_named_as_its_title_is_written() -> None:
    assert "code" == module().view(panel="Code").panel
