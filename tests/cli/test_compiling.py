"""The passes that `holowork compile` runs."""

import json
from pathlib import Path

import pytest

from holowork.cli import main
from holowork.compiler import ALWAYS, COMPILE_PASSES
from tests.cli.samples import Output

SOURCE = "input x: f32[2]\nlet y = add(relu(x), relu(x))\noutput y\n"
FIRST = [pass_.name for pass_ in ALWAYS]
LAST = ["schedule", "lower"]


@pytest.fixture
def source(tmp_path: Path) -> str:
    path = tmp_path / "net.txt"
    path.write_text(SOURCE)
    return str(path)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], [pass_.name for pass_ in COMPILE_PASSES[len(ALWAYS) :]]),
        (["--passes", "none"], []),
        (["--passes", "dead-code, share"], ["dead-code", "share"]),
    ],
)
def test_compile_runs_the_passes_that_are_named(
    source: str, output: Output, given: list[str], expected: list[str]
) -> None:
    code = main(["compile", source, "--json", *given])

    told = json.loads(output()[0])
    assert 0 == code
    assert [*FIRST, *expected, *LAST] == [stop["name"] for stop in told["passes"]]


@pytest.mark.parametrize("given", ["shared", "share,shared"])
def test_an_unknown_pass_is_wrong_usage_and_the_nearest_is_told(
    source: str, output: Output, given: str
) -> None:
    code = main(["compile", source, "--passes", given])

    assert 2 == code
    assert "--passes: expected one of verify, desugar" in (text := output()[1])
    assert "found 'shared'. Did you mean share?" in text


def test_nothing_of_the_progress_is_left_in_what_is_printed(source: str, output: Output) -> None:
    main(["compile", source])

    assert "" == output()[1]
