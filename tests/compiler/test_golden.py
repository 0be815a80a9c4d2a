"""Every pass on its golden files: the graph before, the graph after, near misses."""

from pathlib import Path

import pytest

from holowork.compiler import KNOWN_PASSES
from holowork.ir import Graph, parse
from holowork.ops import verify_types
from holowork.passes import Pass, run
from tests.golden import RULE, Golden, after

FOLDER = Path(__file__).parent / "golden"
BY_FOLDER = {pass_.name.replace("-", "_"): pass_ for pass_ in KNOWN_PASSES[1:]}
CASES = [
    pytest.param(pass_, case, id=f"{pass_.name}-{case.stem}")
    for folder, pass_ in BY_FOLDER.items()
    for case in sorted((FOLDER / folder).glob("*.txt"))
]


@pytest.mark.parametrize(("pass_", "case"), CASES)
def test_a_pass_makes_of_a_graph_what_its_file_says(pass_: Pass[Graph], case: Path, golden: Golden) -> None:
    golden.case(case, lambda text: after(pass_, text))


@pytest.mark.parametrize(("pass_", "case"), CASES)
def test_a_pass_leaves_every_type_right_and_nothing_for_a_second_time(pass_: Pass[Graph], case: Path) -> None:
    graph = parse(RULE.split(case.read_text())[0])

    once = run((pass_,), graph)

    verify_types(once)
    assert run((pass_,), once) is once


def test_every_pass_has_golden_files() -> None:
    assert set(BY_FOLDER) == {folder.name for folder in FOLDER.iterdir()}
    assert all(list((FOLDER / folder).glob("*.txt")) for folder in BY_FOLDER)
