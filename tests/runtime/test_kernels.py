"""Kernels of a process: compiled once, found on disk without being written anew, loaded together."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

import kernels_ir
from holowork.runtime import kernels
from holowork.runtime.kernels import Kernels
from holowork.runtime.objects import ObjectCache
from kernels_ir import SCALARS, Apply, DType, ElementwiseSpec, FillSpec, KernelSpec, Read, detect

FILL = FillSpec(size=4)
NEG = ElementwiseSpec(
    operands=(DType.F32,),
    uniform=(False,),
    outer=0,
    expression=Apply("neg", (Read(0),), DType.F32),
    result=DType.F32,
)
RUNNING = 2
"""Kernels that run every program: the walker, and its entry from Python."""


@dataclass(frozen=True, kw_only=True)
class ForeignSpec(FillSpec):
    """A spec that is defined outside of kernels_ir."""


@pytest.fixture(autouse=True)
def _settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sources count as older than this process, however lately they were written."""
    monkeypatch.setattr("kernels_ir.sources._LOADED", 1 << 63)


def _process(folder: Path) -> Kernels:
    """The kernels of a new process."""
    return Kernels(cpu=detect().chosen, cache=ObjectCache(folder=folder))


def _counts(process: Kernels) -> tuple[int, int, int]:
    return process.compiled, process.read, process.shared


@contextmanager
def _no_text() -> Iterator[None]:
    def refuse(*_: object) -> str:
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kernels, "emit", refuse)
        yield


def test_a_second_process_finds_a_kernel_without_writing_its_text(tmp_path: Path) -> None:
    first, second = _process(tmp_path), _process(tmp_path)
    first.code(NEG)

    with _no_text():
        second.code(NEG)

    assert [(1, 0, 0), (0, 1, 0)] == [_counts(first), _counts(second)]


def test_both_names_of_a_kernel_are_one_file(tmp_path: Path) -> None:
    _process(tmp_path).code(NEG)

    assert {1, 2} == {path.stat().st_nlink for path in tmp_path.iterdir()}


def test_a_damaged_kernel_is_made_anew_under_both_names(tmp_path: Path) -> None:
    _process(tmp_path).code(NEG)
    for path in tmp_path.iterdir():
        path.write_bytes(b"damaged")
    again, after = _process(tmp_path), _process(tmp_path)

    again.code(NEG)

    assert (1, 0, 0) == _counts(again)
    with _no_text():
        after.code(NEG)


def test_where_files_have_one_name_the_text_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    first, second = _process(tmp_path), _process(tmp_path)

    for process in (first, second):
        process.code(NEG)

    assert [(1, 0, 0), (0, 1, 0)] == [_counts(first), _counts(second)]


def test_sources_that_change_after_they_were_loaded_are_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kernels_ir.sources._LOADED", 0)

    _process(tmp_path).code(NEG)

    assert ("", None) == (kernels_ir.source_stamp(), kernels_ir.source_text())
    assert 1 == len(list(tmp_path.iterdir()))


def test_another_text_of_the_sources_is_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _process(tmp_path).code(NEG)
    before = set(tmp_path.iterdir())
    monkeypatch.setattr(kernels, "source_stamp", lambda: "another")
    monkeypatch.setattr(kernels, "source_text", lambda: b"another")
    other = _process(tmp_path)

    other.code(NEG)

    assert (0, 1, 0) == _counts(other)
    assert 2 == len(set(tmp_path.iterdir()) - before)


@pytest.mark.parametrize("spec", [FILL, NEG], ids=lambda spec: spec.family)
def test_the_sources_decide_the_text_of_their_own_specs(spec: KernelSpec) -> None:
    assert kernels_ir.is_of_sources(spec)


def test_they_do_not_decide_that_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not kernels_ir.is_of_sources(ForeignSpec(size=4))

    monkeypatch.setitem(SCALARS, "neg", SCALARS["abs"])  # type: ignore[arg-type]  # a table that is a dict

    assert not kernels_ir.is_of_sources(NEG)


def test_a_foreign_spec_has_one_name(tmp_path: Path) -> None:
    process = _process(tmp_path)

    process.code(ForeignSpec(size=4))

    assert [1] * 2 == [path.stat().st_nlink for path in tmp_path.iterdir()]


def test_kernels_that_are_prepared_are_shared_from_the_second_use_on(tmp_path: Path) -> None:
    process = _process(tmp_path)

    process.prepare([NEG, FILL, NEG])

    assert (2 + RUNNING, 0, 0) == _counts(process)
    assert process.code(NEG) is process.code(NEG)
    assert (2 + RUNNING, 0, 1) == _counts(process)


def test_kernels_of_one_text_are_prepared_together(tmp_path: Path) -> None:
    process = _process(tmp_path)

    process.prepare([FILL, ForeignSpec(size=4)])

    assert process.code(FILL).address == process.code(ForeignSpec(size=4)).address


def test_preparing_again_loads_what_is_new(tmp_path: Path) -> None:
    process = _process(tmp_path)
    process.prepare([NEG])

    process.prepare([NEG, FILL])

    assert (2 + RUNNING, 0, 0) == _counts(process)
