"""The Code panel: kernels by node and by line, IR beside assembly, targets, widths, two targets at once."""

import re
import time
from collections.abc import Callable
from dataclasses import replace
from html import unescape

import numpy as np
import pytest

import holowork as hw
from holowork.core import Displayable, HoloworkError
from holowork.ir import Origin
from holowork.runtime import KernelCode, KernelList, Session
from holowork.workbench import Workbench
from holowork.workbench.cards import CARDS
from holowork.workbench.markup import letters
from holowork.workbench.paging import BadState
from holowork.workbench.panels.code import CodePanel
from holowork.workbench.panels.code_program import MOST_ROWS, ProgramRows, shown_rows
from holowork.workbench.panels.code_texts import MOST_LINES
from tests.workbench.samples import EVIL, Page, evil_module


def _module() -> hw.Module:
    graph = hw.Graph("mlp")
    x = graph.input("x", (8, 16))
    w, b = graph.const("w", np.ones((16, 8), "f4")), graph.const("b", np.ones(8, "f4"))
    graph.output("y", (x @ w + b).gelu().softmax(axis=-1))
    return hw.compile(graph)


@pytest.fixture(scope="module")
def module() -> hw.Module:
    return _module()


def _asked(view: Workbench, verb: str, argument: object = "") -> str:
    view._on_message(view, {"panel": "code", "verb": verb, "argument": argument}, [])
    html: str = view._page["html"]
    return html


def _links(html: str, word: str) -> int:
    found = re.findall(r'data-link="([^"]*)"', html)
    return sum(word in links.split() for links in found)


def test_a_node_of_the_passes_opens_the_kernel_of_its_calls(module: hw.Module) -> None:
    view = module.view(line=3)
    assert [[0, 1, 2, 3], [4]] == sorted(view._passes["calls"].values())

    _asked(view, "calls", [4])

    assert ("code", 1, 0) == (view.panel, view.kernel, view.line)
    for nobody in ([], [99], ["4"]):
        view.kernel = 0
        _asked(view, "calls", nobody)
        assert ("code", 0) == (view.panel, view.kernel)


def test_a_kernel_is_shown_with_its_lines_its_nodes_its_ir_and_its_code(module: hw.Module) -> None:
    view = module.view(panel="code", target="AVX2")

    html = view._page["html"]

    assert ("define void @kernel(" in html, "vfmadd231ps" in html) == (True, True)
    assert ("test_panel_code.py:" in html, "matmul+add+gelu(" in html) == (True, True)
    assert "AVX2 present, 256 bits; 256-bit vectors used" in Page(html).text
    assert "matmul_add_gelu on AVX2, 256-bit vectors." == view._page["said"]
    assert {"kernel": 0, "target": "AVX2"} == view._page["state"]


def test_a_line_leads_to_the_code_that_was_made_for_it(module: hw.Module) -> None:
    view = module.view(panel="code", target="AVX2")
    kernel = module.kernels[0]
    line, made = next(pair for pair in kernel.linked("AVX2").pairs if pair[0] > 20)

    view.line = line

    html = view._page["html"]
    shown = re.findall(r'<div [^>]*aria-current="true"[^>]*><span data-show=""></span>([^<]*)</div>', html)
    assert 2 == len(shown)
    assert kernel.ir("AVX2").splitlines()[line - 1] == unescape(shown[0])
    assert kernel.asm("AVX2").splitlines()[made - 1].split() == shown[1].split()
    assert _links(html, f"i{line}") >= 2


def test_lines_and_nodes_lead_to_their_kernels_and_back(module: hw.Module) -> None:
    view = module.view(panel="code")
    (word,) = (f"n{number}" for number in module.kernels[1].nodes)

    html = _asked(view, "kernel", "1")

    lit = re.findall(r'data-lights="([^"]*)"', html)
    assert [True, True] == [word in words.split() for words in lit]
    assert "&quot;kernel&quot;:1" in html
    assert _links(html, word) == 3  # the node itself, and the heads of both texts


def test_switches_change_the_target_its_width_and_the_stage(module: hw.Module) -> None:
    view = module.view(panel="code", target="AVX512", columns="ir asm")

    assert "zmm" in view._page["html"]
    assert "zmm" not in _asked(view, "width", "256")
    assert "AVX512 present, 512 bits; 256-bit vectors used" in Page(view._page["html"]).text
    assert "ModuleID" in _asked(view, "stage", "opt")
    assert "fmla" in _asked(view, "target", "NEON")
    assert (0, "NEON", "opt") == (view.width, view.target, view.stage)


def test_columns_are_turned_off_until_two_are_left(module: hw.Module) -> None:
    view = module.view(panel="code")

    found = [_asked(view, name).count("<section") for name in ("source", "nodes", "ir", "source")]

    assert [3, 2, 2, 3] == found
    assert "source ir asm" == view.columns


def test_two_targets_stand_side_by_side_with_their_instructions(module: hw.Module) -> None:
    view = module.view(panel="code", target="AVX2", beside="NEON")

    html = view._page["html"]

    counts = module.kernels[0].classes("AVX2"), module.kernels[0].classes("NEON")
    assert ("vfmadd231ps" in html, "fmla" in html, "<rect" in html) == (True, True, True)
    assert all(f">{each.total():,}</td>" in html for each in counts)
    assert _links(html, "cF") == 1 + sum(each["fused multiply-add"] for each in counts)
    assert "define void" not in html


def test_half_the_width_of_a_target_stands_beside_it(module: hw.Module) -> None:
    view = module.view(panel="code", target="AVX512", beside="AVX512 256")

    assert "assembly, AVX512, 256 bits" in view._page["html"]


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"kernel": 2}, "Workbench.kernel: expected a whole number from 0 to 1, found 2"),
        ({"target": "pentium"}, "Workbench.target: expected one of 'host', 'AVX512', 'AVX2'"),
        ({"width": 64}, "Workbench.width: expected one of 0, 128, 256, 512, found 64"),
        ({"stage": "fast"}, "Workbench.stage: expected one of 'emitted', 'opt', found 'fast'"),
        ({"columns": "ir"}, "Workbench.columns: expected one of 'source nodes ir asm'"),
        ({"line": MOST_LINES + 1}, f"Workbench.line: expected a whole number from 0 to {MOST_LINES}"),
        ({"beside": "NEON 512"}, "Workbench.beside: expected one of '', 'host'"),
    ],
)
def test_what_there_is_none_of_is_refused(module: hw.Module, state: dict[str, object], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        module.view(panel="code", **state)

    assert str(refusal.value).startswith(told)


def test_a_width_that_the_target_does_not_have_is_told(module: hw.Module) -> None:
    view = module.view(panel="code", target="NEON", width=512)

    assert "width on NEON: expected one of 128, found 512" == view._fault


def test_an_act_that_the_panel_does_not_have_changes_nothing(module: hw.Module) -> None:
    view = module.view(panel="code")
    before = view._page["html"]

    assert before == _asked(view, "nothing", "<b>")


@pytest.mark.parametrize(("verb", "argument"), [("target", "pentium"), ("stage", "fast"), ("kernel", 7)])
def test_an_argument_that_is_none_is_refused_by_its_error(
    module: hw.Module, verb: str, argument: object
) -> None:
    view = module.view(panel="code")

    with pytest.raises(HoloworkError):
        setattr(view, verb, CodePanel(module.kernels).act(verb, argument, {"width": 0})[verb])


def test_a_session_on_references_has_no_kernel_to_show(module: hw.Module) -> None:
    view = Session(module, provider="reference").view(panel="code")

    assert "No kernels." == view._page["said"]


def test_a_session_without_a_trace_says_how_lines_are_kept(module: hw.Module) -> None:
    assert "compile(…, trace=True)" in Session(module).view(panel="code")._page["html"]
    assert "test_panel_code.py:" in Session(module.traced()).view(panel="code")._page["html"]


def test_a_module_without_load_passes_knows_its_lines() -> None:
    graph = hw.Graph("plain")
    graph.output("y", graph.input("x", (4,)).exp())

    (kernel,) = hw.compile(graph, passes=()).kernels

    assert ["test_panel_code.py"] == [line.partition(":")[0] for line in kernel.provenance]


def test_one_kernel_is_viewed_alone(module: hw.Module) -> None:
    view = module.kernels[1].view()

    assert ("code", 0) == (view.panel, view.kernel)
    assert ("code",) == tuple(view._head["panels"])
    assert "softmax" in view._page["said"]


def test_all_kernels_are_viewed_together(module: hw.Module) -> None:
    assert "1: softmax" in module.kernels.view(kernel=1)._page["html"]


def test_names_that_are_markup_are_letters() -> None:
    kernel = evil_module().kernels[0]
    node = next(iter(kernel.nodes.values()))
    nodes = {i: replace(node, origin=Origin(f"{name}:{i}")) for i, name in enumerate(EVIL)}

    view = replace(kernel, nodes=nodes).view()

    html = view._page["html"]
    assert html.isprintable()
    assert {"img", "script"}.isdisjoint(Page(html).tags)
    assert all(letters(name) in Page(html).text for name in EVIL)


def test_a_long_text_is_cut_and_says_so(module: hw.Module) -> None:
    view = module.view(panel="code", kernel=1, target="PORTABLE")

    more = len(module.kernels[1].asm("PORTABLE").splitlines()) - MOST_LINES

    assert more > 0
    assert f"… {more:,} more; kernel.asm() has all" in view._page["html"]


def test_a_kernel_with_very_many_nodes_shows_some_of_them(module: hw.Module) -> None:
    (number, node), *_ = module.kernels[1].nodes.items()
    nodes = dict.fromkeys(range(5_000), node) | {number: node}
    kernels = KernelList((module.kernels[0], KernelCode(module.kernels[1].spec, 5_000, nodes)))

    rows = shown_rows(ProgramRows(kernels).nodes, 1, "nodes")

    assert MOST_ROWS + 1 == len(rows)
    assert "more" in rows[-1]


def test_a_click_is_answered_at_once(module: hw.Module) -> None:
    view = module.view(panel="code", kernel=1)
    _asked(view, "kernel", "0")
    start = time.perf_counter()

    _asked(view, "kernel", "1")

    assert time.perf_counter() - start < 0.1


@pytest.mark.parametrize("made", [lambda k: k, lambda k: k.linked(), lambda k: k.compare("avx2", "neon")])
def test_cards_tell_a_kernel_its_links_and_its_comparison(
    module: hw.Module, made: Callable[[KernelCode], Displayable]
) -> None:
    card = made(module.kernels[0])._repr_html_() or ""

    assert "matmul_add_gelu" in card
    assert "linked lines" in card or "fused multiply-add" in card


def test_cards_of_kernels_and_of_the_cpu_say_what_was_chosen(module: hw.Module) -> None:
    card = module.kernels[0]._repr_html_() or ""

    assert hw.cpu.chosen.name in card
    assert "void kernel(" in card
    assert "test_panel_code.py:" in (module.kernels._repr_html_() or "")
    assert (hw.cpu.reason in Page(CARDS[type(hw.cpu)](hw.cpu)).text) is True


def test_a_comparison_is_a_picture_too(module: hw.Module) -> None:
    svg = module.kernels[0].compare("avx2", "neon").to_svg()

    assert ("avx2" in svg, "neon" in svg, "stroke-dasharray" in svg) == (True, True, True)
