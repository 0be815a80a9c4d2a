import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import holowork as hw
from holowork.core import Showable
from holowork.ops import op_named
from holowork.passes import diff
from holowork.runtime import Parting, Profile, Store, TableCheck, TableList, TableTiming
from holowork.workbench.cards import CARDS
from holowork.workbench.contents import Contents
from holowork.workbench.markup import letters
from holowork.workbench.profiler import Profiler
from holowork.workbench.renderer import MOST_BYTES, compact
from tests.workbench.imports import evil_model, evil_tensors
from tests.workbench.samples import (
    ALLOWED_ATTRIBUTES,
    ALLOWED_TAGS,
    DROPPED,
    EVIL,
    Page,
    chain,
    clamp,
    damaged,
    evil_graph,
    evil_module,
    module,
    thicket,
)


def session() -> hw.Session:
    found = hw.Session(evil_module(), provider="reference")
    found.run({port.name: np.ones(2, "float32") for port in found.input_ports})
    return found


def parting() -> Parting:
    found = session()
    before = found.last
    found.run({port.name: np.zeros(2, "float32") for port in found.input_ports})
    return found.memo.explain(before, found.last)


def profile() -> Profile:
    return session().profile([np.ones(2, "float32")] * len(EVIL), repeat=2, warmup=0)


class Drawer(dict[str, bytes]):
    """A medium of a store, with a name that a page would obey."""

    def put(self, name: str, body: bytes) -> None:
        self[name] = body

    def __repr__(self) -> str:
        return EVIL[0]


@cache
def tables() -> TableList:
    graph = hw.Graph(EVIL[0])
    graph.output("y", graph.input("x", (1 << 17,), "f16").gelu())
    return hw.compile(graph).tables


@cache
def checked() -> TableCheck:
    return tables()[0].verify()


@cache
def timing() -> TableTiming:
    return tables()[0].measure(1000)


VALUES = {
    "builder": lambda: clamp(EVIL[3], EVIL[0], EVIL[2]),
    "graph": evil_graph,
    "imported graph": evil_model,
    "import": lambda: evil_model().imported,
    "tensors": evil_tensors,
    "stored tensor": lambda: evil_tensors()[EVIL[0]],
    "module": evil_module,
    "passes": lambda: evil_module().passes,
    "pass": lambda: evil_module().passes["desugar"],
    "diff": lambda: diff(clamp(EVIL[0]).freeze(), evil_graph()),
    "explanation": lambda: evil_module().explain(EVIL[2]),
    "trace": lambda: evil_module().traced().archive.trace,
    "archive": lambda: evil_module().archive,
    "damaged archive": lambda: hw.inspect(damaged()),
    "session": session,
    "run": lambda: session().last,
    "memo": lambda: session().memo,
    "parting": parting,
    "value": lambda: session().last.value(0),
    "statistics": lambda: session().last.stats(0),
    "profile": profile,
    "profiler": lambda: Profiler(name=EVIL[0], load=session),
    "contents": lambda: Contents(archive=evil_module().archive),
    "two profiles": lambda: profile().compare(profile()),
    "chart": lambda: profile().timeline(),
    "comparison": lambda: hw.compare(evil_module(), "reference", [np.ones(2, "float32")] * len(EVIL)),
    "two archives": lambda: hw.diff(evil_module(), hw.inspect(damaged())),
    "tiers": lambda: session().tiers(),
    "op": lambda: op_named("softmax"),
    "tables": tables,
    "table": lambda: tables()[0],
    "table check": checked,
    "table timing": timing,
    "kernels": lambda: evil_module().kernels,
    "kernel": lambda: evil_module().kernels[0],
    "linked code": lambda: evil_module().kernels[0].linked("avx2"),
    "two CPUs": lambda: evil_module().kernels[0].compare("avx2", "neon"),
    "cpu": lambda: hw.cpu,
    "sections": lambda: evil_module().archive.sections,
    "section": lambda: evil_module().archive.sections["Inputs"],
    "damaged section": lambda: hw.inspect(damaged()).sections[-1],
    "weights": lambda: evil_module().traced().archive.weights,
    "weight": lambda: evil_module().traced().archive.weights[0],
    "ports": lambda: evil_module().archive.ports,
    "port": lambda: evil_module().archive.ports.inputs[0],
    "verdict": lambda: hw.inspect(damaged()).verify(deep=True),
    "store": lambda: Store(Drawer()),
    "tensor": lambda: hw.Graph(EVIL[3]).input(EVIL[0], (2,), "f32").relu().named(EVIL[1]),
    "ops": lambda: hw.ops,
    "options": lambda: hw.options,
}


@pytest.fixture(params=VALUES.values(), ids=VALUES)
def value(request: pytest.FixtureRequest) -> object:
    return request.param()


def test_every_kind_of_value_has_a_sample() -> None:
    assert set(CARDS) == {type(make()) for make in VALUES.values()}


def test_a_card_survives_a_sanitiser(value: object) -> None:
    page = Page(compact(value))

    assert set(page.tags) <= ALLOWED_TAGS | DROPPED
    assert {name for name, _ in page.attributes} <= ALLOWED_ATTRIBUTES
    assert [] == page.open
    sources = [text for name, text in page.attributes if name == "src"]
    assert all(source.startswith("data:image/svg+xml;base64,") for source in sources)


def test_a_card_is_small_enough_for_a_notebook(value: object) -> None:
    assert len(compact(value).encode()) < MOST_BYTES / 2


def test_a_card_is_the_same_each_time(value: object) -> None:
    assert compact(value) == compact(value)


def test_a_card_shows_nothing_that_a_page_obeys(value: object) -> None:
    card = compact(value)

    assert "".join(card.split("\n")).isprintable()


def test_a_picture_is_told_in_words_too(value: object) -> None:
    attributes = Page(compact(value)).attributes

    assert len([1 for name, _ in attributes if name == "src"]) == len(
        [1 for n, text in attributes if n == "alt" and text]
    )


@pytest.mark.parametrize("kind", ["graph", "module", "archive", "session"])
def test_names_of_ports_are_shown_letter_for_letter(kind: str) -> None:
    text = Page(compact(VALUES[kind]())).text

    assert all(letters(name) in text for name in EVIL)


def test_a_graph_tells_its_size_its_label_and_every_node() -> None:
    graph = clamp()

    text = Page(compact(graph)).text

    assert "Graph clamp" in text
    assert f"κ° {graph.label.short}" in text
    assert all(f"%{number}" in text for number in range(len(graph.nodes)))


def test_a_graph_says_where_it_rounds_strictly() -> None:
    assert "strict" in Page(compact(hw.Graph("exact", numerics="strict"))).text


def test_a_graph_of_an_unknown_op_is_shown_without_a_label() -> None:
    graph = clamp().freeze()
    unknown = replace(graph, nodes=tuple(replace(n, op="odd") if n.op == "relu" else n for n in graph))

    text = Page(compact(unknown)).text

    assert "κ° none" in text
    assert "odd" in text


def test_a_pass_without_changes_has_no_lines() -> None:
    text = Page(compact(module().passes["verify"])).text

    assert "no pass changed the graph" in text
    assert "changed−" not in text


def test_of_many_lines_the_first_are_shown() -> None:
    graph = hw.Graph("long")
    x = graph.input("x", shape=(2,), dtype="f32")
    for _ in range(30):
        x = x.clip(0.0, 1.0)
    graph.output("y", x)

    assert "… 31 more" in Page(compact(hw.compile(graph).passes["desugar"])).text


def test_an_empty_graph_has_a_card() -> None:
    page = Page(compact(hw.Graph("nothing")))

    assert "0 nodes" in page.text
    assert "img" not in page.tags


def test_a_module_tells_its_passes_and_its_archive() -> None:
    text = Page(compact(module())).text

    assert all(stop.name in text for stop in module().passes)
    assert module().archive.label.short in text


def test_passes_show_what_the_first_of_them_changed() -> None:
    assert "what desugar did" in Page(compact(module().passes)).text
    assert "no pass changed the graph" in Page(compact(hw.compile(chain(2), passes=()).compiled)).text


def test_no_passes_have_a_card() -> None:
    assert "none" in Page(compact(type(module().passes)(()))).text


def test_a_pass_shows_its_rules_and_its_lines() -> None:
    page = Page(compact(module().passes["desugar"]))

    assert re.search(r"rule.*applied.*clip", page.text, re.DOTALL)
    assert "− %6 = clip(%1, %4, %5) : f32[2,3]" in page.text
    assert page.text.count("\n") >= 4


def test_an_archive_tells_what_was_checked_and_no_more() -> None:
    archive = hw.open(module().to_bytes())

    before = Page(compact(archive)).text
    archive.verify()
    after = Page(compact(archive)).text

    assert ("footer not checked yet" in before, "footer ok" in after) == (True, True)


def test_an_archive_lists_its_sections_with_their_places() -> None:
    text = Page(compact(module().archive)).text

    for view in module().archive.sections:
        assert f"{view.name}{int(view.ref.kind)}{view.ref.offset}" in text


def test_an_inspected_archive_tells_its_problems() -> None:
    text = Page(compact(hw.inspect(damaged()))).text

    assert "problem" in text
    assert "footer wrong" in text


def test_a_section_kind_that_is_not_known_is_shown() -> None:
    data = bytearray(module().to_bytes())
    data[10] = 99

    text = Page(compact(hw.inspect(bytes(data)))).text

    assert "kind 99" in text
    assert "not known to the format" in text


def test_a_port_of_an_unknown_dtype_is_shown() -> None:
    data = bytearray(module().to_bytes())
    view = module().archive.sections["Inputs"]
    dtype = next(span for span in view.spans() if span.path == "[0].dtype")
    data[dtype.start] = 42

    assert "unknown dtype 42[2,3]" in Page(compact(hw.inspect(bytes(data)))).text


def test_a_session_tells_its_provider_and_its_memo() -> None:
    used = session()
    used.run({port.name: np.ones(2, "float32") for port in used.input_ports})

    text = Page(compact(used)).text

    assert "provider reference" in text
    assert "1 entry11" in text
    assert "from the memo" in text


def test_a_run_tells_what_became_of_each_call() -> None:
    text = Page(compact(session().last)).text

    assert "computed" in text
    assert session().last.outputs[0].short in text


def test_an_op_is_shown_with_signature_and_types() -> None:
    text = Page(compact(op_named("softmax"))).text

    assert "softmax(x, axis=-1)" in text
    assert "bf16" in text


@pytest.mark.parametrize("nodes", [100, 200, 2000])
def test_a_large_graph_has_a_small_card(nodes: int) -> None:
    card = compact(chain(nodes))

    assert len(card.encode()) < MOST_BYTES
    assert "img" in Page(card).tags


@pytest.mark.parametrize("make", [lambda: chain(9_998), lambda: thicket(10_000)], ids=["chain", "thicket"])
def test_a_graph_of_ten_thousand_nodes_has_a_small_card_that_says_what_it_leaves_out(
    make: Callable[[], hw.Graph],
) -> None:
    card = compact(make())

    page = Page(card)
    assert len(card.encode()) < MOST_BYTES
    assert "img" in page.tags
    assert re.search(
        r"first \d+ of 10,000 nodes, names left out; the live view, \.view\(\), shows", page.text
    )


def test_a_graph_that_is_drawn_whole_says_nothing_of_that() -> None:
    assert "live view" not in Page(compact(chain(100))).text


def test_a_picture_too_large_for_names_says_so() -> None:
    assert "names left out; the live view" in Page(compact(chain(200))).text


def test_what_is_shown_says_so_in_its_own_repr(value: object) -> None:
    if isinstance(value, Showable):
        bundle = value._repr_mimebundle_()
        assert repr(value) == bundle["text/plain"]
    else:
        assert value == op_named("softmax")


def test_a_section_shows_its_fields_and_its_faults() -> None:
    page = Page(compact(evil_module().archive.sections["Inputs"]))

    first = evil_module().archive.sections["Inputs"].spans()[1]
    assert f"{first.path}{first.start}{first.end}" in page.text.replace(" ", "")
    assert "byte" in Page(compact(hw.inspect(damaged()).sections[-1])).text


def test_the_stored_constants_are_listed_by_name_and_label() -> None:
    weights = evil_module().traced().archive.weights
    page = Page(compact(weights))

    assert weights[0].label.short in page.text
    assert str(weights[0].type) in page.text


def test_a_verdict_tells_each_fault() -> None:
    verdict = hw.inspect(damaged()).verify(deep=True)
    page = Page(compact(verdict))

    assert "✗" in page.text
    assert letters(verdict.faults[0]) in page.text
    assert "✓" in Page(compact(evil_module().archive.verify())).text


def test_a_value_of_a_graph_tells_what_makes_it_and_where() -> None:
    graph = hw.Graph("net")
    x = graph.input("x", (2, 3), "f32")
    page = Page(compact(x.reduce_sum(axes=1)))

    assert "%1 · reduce_sum · f32[2] · 8 B" in page.text
    assert "%0 input f32[2,3]" in page.text
    assert "test_cards.py" in page.text


def test_a_value_of_a_graph_has_no_method_that_is_no_op() -> None:
    x = hw.Graph("net").input("x", (2,), "f32")

    with pytest.raises(AttributeError, match="Did you mean reshape"):
        x.view(2)


def test_the_catalogue_lists_every_offered_operation() -> None:
    page = Page(compact(hw.ops))

    assert all(op.summary in page.text for op in hw.ops)
    assert f"{len(hw.ops)} operations" in page.text


def test_the_options_are_shown_with_what_they_take() -> None:
    with hw.option_context(max_nodes=77):
        page = Page(compact(hw.options))

    assert "max_nodes77400a whole number from 1 on" in page.text


def test_the_card_of_a_run_counts_what_was_written_in_place() -> None:
    graph = hw.Graph("twice")
    cache, new = graph.input("cache", (1, 1, 4, 2)), graph.input("new", (1, 1, 1, 2))
    pos = graph.input("pos", (1,), dtype="i32")
    graph.output("next", cache.kv_cache_write(new, pos).kv_cache_write(-new, pos + 1))
    found = hw.Session(hw.compile(graph), provider="llvm")
    found.run(found.made_up_inputs())

    assert "1 in place, " in compact(found.last)
