import errno
import inspect
import pickle
import re
import warnings
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.archive import ChecksumMismatch, UnwritableVersion
from holowork.compiler import COMPILE_PASSES
from holowork.core import NotAFile
from holowork.ir import UnknownNumerics, show
from holowork.model import NoOutputs, NotCompilable, NotOpenable
from holowork.passes import UnknownPass

TEXT = "input x: f32[2]\nlet y = clip(x, -1, 1)\noutput y\n"


def _graph() -> hw.Graph:
    graph = hw.Graph("small")
    x = graph.input("x", shape=(2,))
    graph.output("y", x.clip(graph.const(-1.0), graph.const(1.0)))
    return graph


def test_a_module_saves_an_archive_that_opens_and_runs(tmp_path: Path) -> None:
    module = hw.compile(_graph())
    module.save(tmp_path / "small.holo")

    archive = hw.open(tmp_path / "small.holo")
    outputs = hw.Session(archive, provider="reference").run(x=np.array([-3, 0.5], np.float32))

    assert module.to_bytes() == archive.to_bytes()
    assert [-1, 0.5] == outputs["y"].tolist()


def test_a_session_takes_a_module_a_path_bytes_and_an_archive(tmp_path: Path) -> None:
    module = hw.compile(_graph())
    module.save(tmp_path / "small.holo")
    sources = (
        module,
        module.archive,
        module.to_bytes(),
        tmp_path / "small.holo",
        str(tmp_path / "small.holo"),
    )

    fingerprints = {hw.Session(source, provider="reference").fingerprint for source in sources}

    assert {module.archive.fingerprint} == fingerprints


def test_the_passes_are_listed_in_order_with_their_programs() -> None:
    module = hw.compile(_graph())
    compiled, passes = module.compiled, module.passes

    names = [one.name for one in COMPILE_PASSES]
    assert [*names, "schedule", "lower"] == [stop.name for stop in compiled]
    assert compiled.stops == passes.stops[: len(compiled)]
    assert {"load"} == {stop.stage for stop in passes.stops[len(compiled) :]}
    assert passes["desugar"].is_change
    assert not passes["verify"].is_change
    assert all(first.after is second.before for first, second in pairwise(compiled))


def test_a_pass_counts_what_it_removed_and_added() -> None:
    stop = hw.compile(_graph()).passes["desugar"]

    assert "clip" in {node.op for node in stop.before}
    assert (True, True) == (stop.removed > 0, stop.added > 0)
    assert "Pass('desugar'" in repr(stop)


def test_an_unknown_pass_lists_the_known_ones() -> None:
    passes = hw.compile(_graph()).passes

    with pytest.raises(
        UnknownPass, match=r"^passes: expected a position or one of verify, desugar, .* found 3\.0$"
    ):
        _ = passes[3.0]  # type: ignore[index]  # what a user might pass
    with pytest.raises(UnknownPass, match=r"found 'desuger'\. Did you mean desugar\?$"):
        _ = passes["desuger"]


def _compiled() -> hw.Module:
    return hw.compile(_graph())


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (None, 'NoneType; hw.Graph("name") begins a graph, and hw.compile_source takes text'),
        (3, 'int; hw.Graph("name") begins a graph'),
        ([_graph()], 'list; hw.Graph("name") begins a graph'),
        (TEXT, "str; hw.compile_source compiles source text, hw.compile_source_file a file of it"),
        (Path("model"), "PosixPath; hw.compile_source_file compiles a file of source text, hw.open opens"),
        (Path("model.onnx"), "model.onnx, a model of ONNX; hw.compile(hw.from_onnx(path)) compiles it first"),
        ("x.npy", "x.npy, arrays of NumPy; load them with np.load"),
        (_graph().const(1.0), 'Tensor; graph.output("y", tensor) names it'),
        (_compiled(), "Module; it is compiled already, and hw.Session(…) runs it"),
        (_compiled().archive, "Archive; it is compiled already"),
        (b"HOLO", "bytes; data.decode() makes text of it, and hw.open opens an archive"),
    ],
    ids=type,
)
def test_compile_refuses_what_is_no_graph(given: object, told: str) -> None:
    expected = f"compile: expected a hw.Graph or a frozen graph, found {told}"

    with pytest.raises(NotCompilable, match=f"^{re.escape(expected)}"):
        hw.compile(given)  # type: ignore[arg-type]  # what a user might pass


@pytest.mark.parametrize("given", [None, 3, b"input x", ["input x"], Path("x.txt"), _graph()], ids=type)
def test_compile_source_refuses_what_is_no_text(given: object) -> None:
    with pytest.raises(NotCompilable, match=r"^compile_source: expected text, found .*; "):
        hw.compile_source(given)  # type: ignore[arg-type]  # what a user might pass


@pytest.mark.parametrize("given", [None, 3, b"x.txt", ["x.txt"], _graph()], ids=type)
def test_compile_source_file_refuses_what_is_no_path(given: object) -> None:
    with pytest.raises(NotCompilable, match=r"^compile_source_file: expected the path of a file .*, found "):
        hw.compile_source_file(given)  # type: ignore[arg-type]  # what a user might pass


@pytest.mark.parametrize("given", [None, 3, ["x.holo"], _graph(), np.zeros(2), hw.Module, 1.5], ids=type)
def test_what_is_no_archive_is_not_opened(given: object) -> None:
    expected = "expected the path or the bytes of a .holo archive, or a compiled module, found "

    with pytest.raises(NotOpenable, match=rf"^open: {expected}.*; hw\.compile\(graph\)"):
        hw.open(given)  # type: ignore[arg-type]  # what a user might pass
    with pytest.raises(NotOpenable, match=rf"^inspect: {expected}.*; hw\.compile\(graph\)"):
        hw.inspect(given)  # type: ignore[arg-type]  # what a user might pass


@pytest.mark.parametrize("read", [hw.open, hw.inspect])
def test_a_file_of_another_kind_is_told_with_how_to_go_on(
    read: Callable[[object], object], tmp_path: Path
) -> None:
    np.save(tmp_path / "x.npy", np.zeros(2))
    (tmp_path / "source.txt").write_text(TEXT)
    (tmp_path / "model.onnx").write_bytes(b"\x08\x07")

    for name, told in {
        "x.npy": "np.load",
        "source.txt": "compile_source_file",
        "model.onnx": "from_onnx",
    }.items():
        with pytest.raises(NotOpenable, match=rf"found {name}, .*; .*{told}"):
            read(tmp_path / name)
    with pytest.raises(NotAFile, match="found a folder"):
        read(tmp_path)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "nothing.onnx")


def test_what_is_open_is_its_own_archive() -> None:
    module = _compiled()

    archives = [
        hw.open(given) for given in (module, module.archive, hw.Session(module, provider="reference"))
    ]

    assert all(archive is module.archive for archive in archives)
    assert hw.inspect(module.archive) is module.archive


def test_a_damaged_view_is_opened_only_where_nothing_is_wrong(tmp_path: Path) -> None:
    _compiled().save(tmp_path / "small.holo")
    raw = bytearray(_compiled().to_bytes())
    raw[300] ^= 1

    opened = hw.open(hw.inspect(tmp_path / "small.holo"))

    assert ("small.holo", False) == (opened.name, opened.is_damaged_view)
    with pytest.raises(ChecksumMismatch):
        hw.open(hw.inspect(bytes(raw)))


NO_OUTPUTS = "compile: expected an output, found none, so that runs return nothing; "
IN_GRAPH = f'{NO_OUTPUTS}graph.output("y", tensor) makes one'
IN_SOURCE = f"{NO_OUTPUTS}a line `output NAME`, or `h.output(…)` in Python, makes one"


def _without_outputs() -> hw.Graph:
    graph = hw.Graph("no outputs")
    graph.input("x", shape=(2,))
    return graph


EMPTY: dict[str, tuple[Callable[[Path], hw.Module], str]] = {
    "an empty graph": (lambda _: hw.compile(hw.Graph("empty")), IN_GRAPH),
    "a graph of an input": (lambda _: hw.compile(_without_outputs()), IN_GRAPH),
    "a frozen graph": (lambda _: hw.compile(_without_outputs().freeze()), IN_GRAPH),
    "an empty text": (lambda _: hw.compile_source(""), IN_SOURCE),
    "a text of an input": (lambda _: hw.compile_source("input x: f32[2]\n"), IN_SOURCE),
    "an empty file": (hw.compile_source_file, IN_SOURCE),
}


@pytest.mark.parametrize("what", EMPTY)
def test_what_has_no_outputs_compiles_with_a_warning_at_the_line_of_the_caller(
    what: str, tmp_path: Path
) -> None:
    make, told = EMPTY[what]
    (tmp_path / "empty.txt").write_text("")

    with pytest.warns(NoOutputs, match=f"^{re.escape(told)}$") as caught:
        module = make(tmp_path / "empty.txt")

    assert [__file__] == [warning.filename for warning in caught]
    assert () == module.archive.ports.outputs
    assert {} == hw.Session(module, provider="reference").run({name: [1, 2] for name in _names(module)})


def _names(module: hw.Module) -> list[str]:
    return [port.name for port in module.archive.ports.inputs]


def test_what_has_an_output_compiles_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")

        hw.compile_source(TEXT)
        hw.compile(_graph())


def _options(function: Callable[..., hw.Module]) -> dict[str, inspect.Parameter]:
    found = inspect.signature(function).parameters.values()
    return {option.name: option for option in found if option.kind is option.KEYWORD_ONLY}


@pytest.mark.parametrize("function", [hw.compile_source, hw.compile_source_file])
def test_sources_are_compiled_with_the_options_of_graphs(function: Callable[..., hw.Module]) -> None:
    expected = _options(hw.compile)

    found = _options(function)

    assert expected == {name: found.get(name) for name in expected}


def test_every_option_of_a_source_is_that_of_its_graph(tmp_path: Path) -> None:
    (tmp_path / "small.txt").write_text(TEXT)
    options = {"numerics": "strict", "format_version": 3, "trace": True}
    told: list[list[type]] = [[], [], []]

    def listening(position: int) -> dict[str, Any]:
        return {**options, "observer": lambda event: told[position].append(type(event))}

    modules = [
        hw.compile(hw.compile_source(TEXT).graph, **listening(0)),
        hw.compile_source(TEXT, **listening(1)),
        hw.compile_source_file(tmp_path / "small.txt", **listening(2)),
    ]

    assert 1 == len({show(replace(module.lowered, name="")) for module in modules})
    assert modules[0].to_bytes() == modules[1].to_bytes()
    assert "small.txt:2" in modules[2].archive.provenance[0].lines
    assert "strict" == modules[2].graph.numerics
    assert told[0] == told[1] == told[2] != []


def test_source_text_compiles() -> None:
    outputs = hw.Session(hw.compile_source(TEXT), provider="reference").run(x=np.array([5, -5], np.float32))

    assert [1, -1] == outputs["y"].tolist()


def test_a_source_file_compiles(tmp_path: Path) -> None:
    (tmp_path / "small.txt").write_text(TEXT)

    assert (
        hw.compile_source(TEXT).archive.fingerprint
        == hw.compile_source_file(tmp_path / "small.txt").archive.fingerprint
    )


def test_a_damaged_archive_is_shown_by_inspect_and_refused_by_a_session(tmp_path: Path) -> None:
    raw = bytearray(hw.compile(_graph()).to_bytes())
    raw[300] ^= 1

    shown = hw.inspect(bytes(raw))

    assert shown.problems
    with pytest.raises(ChecksumMismatch):
        hw.Session(bytes(raw), provider="reference")


def test_every_public_name_loads() -> None:
    missing = [name for name in hw.__all__ if not hasattr(hw, name)]

    assert [] == missing


def test_an_unknown_public_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="nothing_such"):
        _ = hw.nothing_such


def test_the_mode_of_arithmetic_can_be_chosen_when_compiling() -> None:
    strict = hw.Graph("small", numerics="strict")
    strict.output("y", strict.input("x", shape=(2,)).exp())
    fused = hw.Graph("small")
    fused.output("y", fused.input("x", shape=(2,)).exp())

    assert hw.compile(strict).to_bytes() == hw.compile(fused, numerics="strict").to_bytes()
    assert hw.compile(fused).to_bytes() == hw.compile(strict, numerics="fused").to_bytes()
    with pytest.raises(UnknownNumerics, match="expected fused or strict, found 'loose'"):
        hw.compile(fused, numerics="loose")


@pytest.mark.parametrize("version", [1, 5, "2"])
def test_a_version_that_is_not_written_is_refused(version: int) -> None:
    with pytest.raises(UnwritableVersion, match=r"expected one of \(2, 3, 4\)"):
        hw.compile(_graph(), format_version=version)


def test_an_observer_of_a_compile_that_raises_is_dropped() -> None:
    def failing(event: object) -> None:
        raise RuntimeError(event)

    assert hw.compile(_graph()).to_bytes() == hw.compile(_graph(), observer=failing).to_bytes()


def test_a_stop_of_a_large_constant_is_counted_without_reading_it() -> None:
    graph = hw.Graph("large")
    weights = np.zeros((1000, 1000), np.float32)
    graph.output("y", (graph.input("x", shape=(1, 1000)) @ graph.const("w", weights)).clip())

    stop = hw.compile(graph).passes["desugar"]

    assert (1, 0) == (stop.removed, stop.added)


@pytest.mark.parametrize("reader", [hw.open, hw.inspect, hw.Session, hw.compile_source_file])
def test_a_file_that_cannot_be_read_is_refused_as_ours_and_as_the_systems(
    reader: Callable[[str], object], tmp_path: Path
) -> None:
    missing, folder = str(tmp_path / "none.holo"), str(tmp_path)

    with pytest.raises(FileNotFoundError, match=f"^{re.escape(missing)}: expected .* in ") as caught:
        reader(missing)
    with pytest.raises(OSError, match=f"^{re.escape(folder)}: expected ") as strange:
        reader(folder)

    again = pickle.loads(pickle.dumps(caught.value))
    assert (errno.ENOENT, missing, str(caught.value)) == (again.errno, again.filename, str(again))
    assert (errno.EISDIR, folder) == (strange.value.errno, strange.value.filename)
    assert isinstance(caught.value, hw.HoloworkError)
    assert isinstance(strange.value, hw.HoloworkError)
