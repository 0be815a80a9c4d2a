"""The page of benchmarks says what was measured, and keeps what was not measured anew."""

from dataclasses import replace

import numpy as np
import pytest

from holowork.ops import TABLE
from kernels_ir import DType
from tests.benchmarks import machine, peers
from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared, line, told
from tests.benchmarks.install import install, requirements
from tests.benchmarks.ours import ALIGNMENT, Work, aligned, copied, ours, work_of
from tests.benchmarks.page import INTRODUCTION, Line, Section, sections, updated
from tests.benchmarks.quiet import Times

PRODUCT = Case(
    op="matmul",
    shapes=((2, 3), (3, 4)),
    constants=frozenset({1}),
    numpy="w = y * 1; np.matmul(x, w, out=out)",
    target=1.2,
)


def _line(ratio: float, **given: object) -> Line:
    return Line(work="w", ours="1 µs", beside="NumPy 2 µs", ratio=ratio, **given)  # type: ignore[arg-type]  # drawn


def _section(ratio: float) -> Section:
    return Section(claim="It is fast.", machine="A machine.", lines=(_line(ratio),))


@pytest.mark.parametrize(
    ("ratio", "verdict", "holds"),
    [(1.3, "reached", True), (1.196, "reached", True), (1.1, "missed", True), (1.01, "missed", False)],
)
def test_a_line_is_missed_below_its_target_and_fails_below_its_slack(
    ratio: float, verdict: str, *, holds: bool
) -> None:
    found = _line(ratio, target=1.2, slack=0.85)

    assert verdict in found.cells
    assert holds == found.holds


def test_a_line_shows_its_target_with_its_slack_and_what_counted() -> None:
    found = _line(2.0, target=1.05, slack=0.85, counted=0.514)

    assert found.cells == ("w", "1 µs", "NumPy 2 µs", "2.00", "1.05 · 0.85", "reached", "51%")
    assert str(found) == (
        "w: 1 µs; NumPy 2 µs; ratio 2.00, target 1.05 · 0.85: reached, 51% of the samples counted"
    )


def test_a_page_has_a_section_for_each_file_in_order() -> None:
    page = updated("", {"test_b.py": _section(2), "test_a.py": _section(0.5)}, ["test_a.py", "test_b.py"])

    assert page.startswith(INTRODUCTION)
    assert ["test_a.py", "test_b.py"] == list(sections(page))
    assert sections(page)["test_a.py"].startswith("It is fast.\n\nA machine. 0 of 1 reached.\n\n| work |")


def test_a_section_that_is_not_measured_anew_is_kept_and_one_of_no_file_is_not() -> None:
    known = ["test_a.py", "test_b.py"]
    before = updated("", {name: _section(2) for name in (*known, "test_c.py")}, [*known, "test_c.py"])

    after = updated(before, {"test_b.py": _section(3)}, known)

    assert known == list(sections(after))
    assert sections(before)["test_a.py"] == sections(after)["test_a.py"]
    assert "| 3.00 |" in sections(after)["test_b.py"]


def test_a_page_made_of_itself_is_the_same() -> None:
    page = updated("", {"test_a.py": _section(2)}, ["test_a.py"])

    assert page == updated(page, {}, ["test_a.py"])


def test_the_best_peer_decides_a_ratio() -> None:
    times = Times(seconds={"ours": 1e-6, "NumPy": 4e-6, "torch": 2e-6}, peak=1e9, kept=0.5)

    found = line(PRODUCT, times)

    assert (2.0, 1.2, 0.5) == (found.ratio, found.target, found.counted)
    assert ("1.00 µs", "NumPy 4.00 µs, torch 2.00 µs") == (found.ours, found.beside)


@pytest.mark.parametrize(
    ("seconds", "text"), [(2.5, "2.50 s"), (1.234e-3, "1.23 ms"), (9e-10, "0.90 ns"), (0.9999, "1000 ms")]
)
def test_a_time_is_told_in_the_unit_that_shows_it(seconds: float, text: str) -> None:
    assert text == told(seconds)


def test_operations_are_told_as_a_rate() -> None:
    assert told(1e-3, 2_000_000) == "2.0 GFLOP/s"


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(peers.PACKAGES, "numexpr", ("no_such_package",))
    case = Case(op="relu", shapes=((8,),), numexpr="where(x <= 0, 0, x)", numpy="np.maximum(x, 0)")
    (x,) = case.operands()

    assert list(peers.peers(case, (x,), x)) == ["NumPy"]
    assert peers.absent(case) == ["no_such_package"]


def test_a_peer_runs_what_comes_before_the_last_semicolon_once() -> None:
    operands = PRODUCT.operands()

    found = peers.peers(PRODUCT, operands, np.zeros((2, 4), np.float32))["NumPy"].value()

    assert np.allclose(operands[0] @ operands[1], found)


def test_a_text_that_says_something_else_is_refused_before_it_is_timed() -> None:
    wrong = replace(PRODUCT, numpy="np.matmul(x, y) * 2")

    with pytest.raises(AssertionError, match="NumPy is 1 of the largest result away from ours"):
        compared(wrong)


def test_what_reads_constants_alone_is_run_once() -> None:
    case = replace(PRODUCT, shapes=((16, 768), (768, 64)))
    x, y = case.operands()

    work = work_of(case)
    made = ours(work, (x, y))
    made.run()

    assert np.allclose(x @ y, made.result, atol=1e-3)
    assert len(work.launches.launches) > len(made.kept[0])  # type: ignore[index]  # its entries


def test_other_work_takes_the_place_of_the_table() -> None:
    relu = Case(op="relu", shapes=((5,),))
    application = TABLE["neg"].apply(relu.kinds, {})
    made = ours(
        Work(launches=TABLE["neg"].kernel(application), result=application.result),  # type: ignore[misc, arg-type]  # the row has one
        relu.operands(),
    )

    made.run()

    assert np.array_equal(-relu.operands()[0], made.result)


@pytest.mark.parametrize("size", [1, 63, 64, 1000])
def test_buffers_begin_at_multiples_of_64(size: int) -> None:
    assert aligned(size).ctypes.data % ALIGNMENT == 0
    assert aligned(size).nbytes == size


def test_operands_are_the_same_in_every_run_and_bounded_where_that_is_said() -> None:
    case = Case(op="gather", shapes=((6, 2), (50,)), dtypes=(DType.F32, DType.I64), below=6)

    x, indices = case.operands()

    assert np.array_equal(x, case.operands()[0])
    assert set(range(6)) == set(indices.tolist())
    assert np.array_equal(x, copied(x))


def test_a_case_says_what_it_is() -> None:
    case = Case(op="gather", shapes=((6, 2), (50,)), dtypes=(DType.F32, DType.I64), attributes={"axis": 0})

    assert str(case) == "gather 6×2 50 f32 i64 axis=0"


def test_every_peer_is_installed_by_itself_and_those_that_fail_are_named() -> None:
    asked: list[str] = []

    def make(requirement: str) -> bool:
        asked.append(requirement)
        return not requirement.startswith("torch")

    assert install(make) == ["torch"]
    assert list(requirements().values()) == asked


@pytest.mark.parametrize(
    ("kernel", "preset", "text"),
    [
        ("SkylakeX", "AVX512", "OpenBLAS's kernel SkylakeX"),
        ("Haswell", "AVX512", "OpenBLAS's kernel Haswell, which is not made for AVX512"),
        ("armv8", "NEON", "OpenBLAS's kernel armv8"),
    ],
)
def test_a_kernel_of_openblas_that_is_not_the_machines_own_is_told(
    kernel: str, preset: str, text: str
) -> None:
    assert text == machine.told(kernel, preset)


def test_the_machine_is_told_with_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "requirements", lambda: {"no-such-package": "no-such-package"})

    text = machine.machine()

    assert f"NumPy {np.__version__}" in text
    assert text.endswith(" Not installed: no-such-package.")
