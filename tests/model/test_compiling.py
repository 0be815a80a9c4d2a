"""The options of compile: passes, progress, and what an interrupt leaves."""

import inspect
from collections.abc import Callable

import numpy as np
import pytest

import holowork as hw
from holowork.compiler import COMPILE_PASSES, Progress
from holowork.core import Event
from holowork.model.compile import compile, compile_source, compile_source_file
from holowork.passes import NoSuchPass, PassFinished

TEXT = "input x: f32[2]\nlet y = add(relu(x), relu(x))\noutput y\n"


def _graph() -> hw.Graph:
    graph = hw.Graph("twice")
    x = graph.input("x", shape=(2,))
    graph.output("y", x.relu() + x.relu())
    return graph


def test_all_passes_run_by_default_and_none_where_none_are_asked_for() -> None:
    names = [pass_.name for pass_ in COMPILE_PASSES]

    assert [*names, "schedule", "lower"] == [stop.name for stop in compile(_graph()).compiled]
    ends = ["verify", "desugar", "schedule", "lower"]
    assert ends == [stop.name for stop in compile(_graph(), passes=()).compiled]


def test_passes_make_less_of_a_program_and_leave_its_results() -> None:
    modules = [compile(_graph(), passes=passes) for passes in (None, (), ("share",))]
    x = np.array([-1.0, 2.0], np.float32)

    assert [4, 5, 4] == [len(module.lowered) for module in modules]
    for module in modules:
        assert [0.0, 4.0] == hw.Session(module).run(x=x)["y"].tolist()


def test_source_text_takes_the_same_options() -> None:
    told: list[Progress] = []

    module = compile_source(TEXT, passes=("share",), progress=told.append)

    assert "share" in [one.name for one in told]
    assert "share" in [stop.name for stop in module.compiled]


@pytest.mark.parametrize("function", [compile_source, compile_source_file])
def test_every_way_to_compile_has_the_options_of_compile(function: Callable[..., hw.Module]) -> None:
    options = set(inspect.signature(compile).parameters) - {"graph"}

    assert options <= set(inspect.signature(function).parameters)


def test_an_unknown_pass_is_refused() -> None:
    with pytest.raises(NoSuchPass, match=r"Did you mean dead-code\?"):
        compile(_graph(), passes=("deadcode",))


def test_an_interrupt_leaves_the_module_of_the_last_pass_that_finished() -> None:
    def interrupt(event: Event) -> None:
        if isinstance(event, PassFinished) and event.name == "share":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compile(_graph(), observer=interrupt)

    partial = hw.last_partial
    assert partial is not None
    assert ["verify", "desugar", "elide-identities", "share"] == [stop.name for stop in partial.compiled]
    assert 4 == len(partial.lowered)
    assert [0.0, 4.0] == hw.Session(partial).run(x=np.array([-1.0, 2.0], np.float32))["y"].tolist()


def test_load_passes_of_a_choice_are_those_of_a_session_of_the_module() -> None:
    graph = hw.Graph("choice")
    graph.output("y", (graph.input("x", (2, 3)) * 2 + 1).relu())

    module = compile(graph, passes=("share", "elementwise"))

    names = [stop.name for stop in module.passes if stop.stage == "load"]
    assert (["elementwise"], 1) == (names, hw.Session(module).kernel_count)
    assert 1 < hw.Session(module, passes=()).kernel_count
    assert [] == [stop.name for stop in compile(graph, passes=()).passes if stop.stage == "load"]


def test_steps_that_always_run_may_be_named_and_choose_nothing() -> None:
    graph = hw.Graph("named")
    graph.output("y", graph.input("x", (2,)).relu())

    names = [stop.name for stop in hw.compile(graph, passes=("lower", "share")).compiled]

    assert ["verify", "desugar", "share", "schedule", "lower"] == names
