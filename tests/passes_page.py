"""The page of docs/ that walks through the passes of the digits model, as they run."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import holowork as hw
from holowork.compiler import COMPILE_PASSES
from holowork.model import Module, load_digits, train
from holowork.passes import COUNTERS, PassStop
from holowork.runtime.fusion import LOAD_PASSES
from holowork.workbench.changes import changes_of
from holowork.workbench.history import History, Moment
from tests.markdown import page, table

PROGRAM = """\
graph = hw.Graph("digits")
pixels = graph.input("pixels", shape=(64, 64), dtype="f32")
hidden = pixels @ graph.const("w1", w1) + graph.const("b1", b1)
hidden = -(-hidden.relu())
logits = hidden @ graph.const("w2", w2) + graph.const("b2", b2)
graph.output("logits", logits.clip(-100.0, 100.0))
graph.output("probabilities", logits.softmax())
"""

_WHOLE = """\
The network of `holowork demo`, which tells handwritten digits apart, goes through every pass here. So that
more of them have something to do, it negates a value twice and clips its logits."""

_READ = """\
`module.passes` has a stop for each pass: those of the compile, which make the archive, then those of a
session, which group the calls of the archive into kernels. `module.passes.view()` shows the same in a
notebook."""

_SIGNS = """\
Below, `−` is a node that went, `+` one that came, `~` one that reads something else. Of each rule that was
applied the table says at which node, by its id before, what stands for it after, and why no bit changes; of
each that was nearly applied, the first condition that did not hold, and who else reads a value. In Python
they are `module.passes["share"].diff()`, `.rewrites`, `.near_misses` and `.counters`;
[trace.md](trace.md) says where they are in JSON."""

_WHY = """\
`module.explain(name)` goes from a value back to the inputs. For each node it tells which lines of the source
it stands for, which rules made it (`by`), and which were nearly applied (`not`)."""


@cache
def digits() -> Module:
    """The network, trained and compiled."""
    network = train(load_digits())
    names: dict[str, Any] = {"hw": hw, **vars(network)}
    exec(compile(PROGRAM, "digits.py", "exec"), names)
    module: Module = hw.compile(names["graph"])
    return module


def passes_page() -> str:
    """The walk."""
    module = digits()
    return page(
        "Passes, on the digits model",
        [_WHOLE],
        ["```python", PROGRAM.rstrip(), "```"],
        [_READ],
        table(_COLUMNS, map(_row, module.passes)),
        [_SIGNS],
        *_stops(module),
        ["## Why a value looks as it does"],
        [_WHY],
        ["```pycon", '>>> module.explain("probabilities")', repr(module.explain("probabilities")), "```"],
    )


_COLUMNS = ("pass", "stage", *(counter.name for counter in COUNTERS), "does")
_SUMMARIES = {one.name: one.summary for one in (*COMPILE_PASSES, *LOAD_PASSES)}
_STEPS = {"schedule": "Give each node a level.", "lower": "Make a call of each op, and an archive of all."}


def _row(stop: PassStop) -> Iterable[object]:
    counts = (f"{a:,}" if a == b else f"{b:,} → {a:,}" for b, a in stop.counters.values())
    return (f"`{stop.name}`", stop.stage, *counts, {**_SUMMARIES, **_STEPS}[stop.name])


def _stops(module: Module) -> Iterator[Iterable[str]]:
    for moment in History.of(module.passes.stops).moments:
        stop = moment.stop
        if not stop.rewrites and not stop.near_misses:
            continue
        yield [f"## `{stop.name}`"]
        if lines := list(_lines(moment)):
            yield ["```diff", *lines, "```"]
        yield from _events(stop)


def _lines(moment: Moment) -> Iterator[str]:
    for change in changes_of(moment):
        yield f"{change.sign} {change.text}"


def _events(stop: PassStop) -> Iterator[Iterable[str]]:
    applied = [(f"`{e.rule}`", f"%{e.node}", _result(e.result), e.note) for e in stop.rewrites]
    missed = [(f"`{e.rule}`", f"%{e.node}", e.condition) for e in stop.near_misses]
    if applied:
        yield table(("applied", "at", "stands for it", "sound because"), applied)
    if missed:
        yield table(("nearly applied", "at", "only if"), missed)


def _result(node: int) -> str:
    return "nothing" if node < 0 else f"%{node}"
