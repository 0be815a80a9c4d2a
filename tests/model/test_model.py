from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.archive import ChecksumMismatch, UnwritableVersion
from holowork.ir import UnknownNumerics
from holowork.model import NotCompilable, UnknownPass

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
    passes = hw.compile(_graph()).passes

    assert ["verify", "desugar", "schedule", "lower"] == [stop.name for stop in passes]
    assert passes["desugar"].is_change
    assert not passes["verify"].is_change
    assert all(first.after == second.before for first, second in zip(passes, list(passes)[1:], strict=False))


def test_a_pass_counts_what_it_removed_and_added() -> None:
    stop = hw.compile(_graph()).passes["desugar"]

    assert "clip" in {node.op for node in stop.before}
    assert (True, True) == (stop.removed > 0, stop.added > 0)
    assert "Pass('desugar'" in repr(stop)


def test_an_unknown_pass_lists_the_known_ones() -> None:
    with pytest.raises(UnknownPass, match="verify, desugar"):
        _ = hw.compile(_graph()).passes["fuse"]


def test_compile_refuses_what_is_no_graph() -> None:
    with pytest.raises(NotCompilable, match="compile_source"):
        hw.compile(TEXT)  # type: ignore[arg-type]  # what a user might pass


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
