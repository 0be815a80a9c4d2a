"""holowork compile --fold, and holowork verify --deep of what was folded."""

import json
from pathlib import Path

import numpy as np
import pytest

from holowork.archive import Archive, SectionKind
from holowork.cli import main
from tests.cli.samples import Output
from tests.runtime.folds import X, cone_archive, entries_of, flipped

SOURCE = """\
input x: f32[4]
const w: f32[4] = [1, 2, 3, 4]
let y = add(x, cumsum(w))
output y
"""


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "net.txt"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def archive(source: Path) -> Path:
    """An archive with a cone, and none of it folded."""
    path = source.with_name("cone.holo")
    cone_archive().save(path)
    return path


@pytest.mark.parametrize(("fold", "results"), [("labels", 0), ("results", 1)])
def test_a_source_is_compiled_and_folded(fold: str, results: int, source: Path, output: Output) -> None:
    code = main(["compile", str(source), "--passes", "none", "--fold", fold])

    assert (0, f"folded: 1 labels, {results} results of {16 * results} bytes") == (
        code,
        output()[0].splitlines()[-1],
    )
    assert [16 * results] == [len(entry.result) for entry in entries_of(Archive.read("net.holo"))]


def test_constants_that_the_compiler_folded_leave_nothing(source: Path, output: Output) -> None:
    assert 0 == main(["compile", str(source), "--fold", "results"])

    assert "folded: nothing; every call depends on an input" in output()[0]


def test_an_archive_is_folded_into_one_beside_it(archive: Path, output: Output) -> None:
    before = archive.read_bytes()

    code = main(["compile", str(archive), "--fold", "results", "--json"])

    told = json.loads(output()[0])
    assert (0, "cone.folded.holo") == (code, Path(told["archive"]).name)
    assert {"labels": 3, "results": 3, "bytes": 72} == told["folded"]
    assert before == archive.read_bytes()
    assert Archive.read("cone.folded.holo").label.text == told["label"]


def test_an_archive_can_be_folded_in_its_place(archive: Path) -> None:
    assert 0 == main(["compile", str(archive), "--fold", "results", "-o", str(archive)])

    assert 3 == len(entries_of(Archive.read(archive)))


@pytest.mark.parametrize("fold", ["labels", "results"])
def test_an_archive_in_which_all_depends_on_inputs_stays_as_it_is(
    fold: str, source: Path, output: Output
) -> None:
    assert 0 == main(["compile", str(source)])
    output()

    code = main(["compile", "net.holo", "--fold", fold])

    assert (0, True) == (code, "folded: nothing" in output()[0])
    assert Path("net.holo").read_bytes() == Path("net.folded.holo").read_bytes()


@pytest.mark.parametrize("option", ["--fold-bytes", "--fold-entry-bytes"])
def test_a_budget_bounds_the_results(option: str, archive: Path, output: Output) -> None:
    assert 0 == main(["compile", str(archive), "--fold", "results", option, "30", "--json"])

    assert 24 == json.loads(output()[0])["folded"]["bytes"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--fold", "resluts"], "--fold: expected one of labels, results, found 'resluts'. Did you mean"),
        (["--fold-bytes", "3"], "--fold-bytes: expected --fold results beside it, found --fold left out"),
        (
            ["--fold", "labels", "--fold-bytes", "3"],
            "--fold-bytes: expected --fold results beside it, found --fold labels",
        ),
        (["--fold", "results", "--fold-bytes", "-1"], "--fold-bytes: expected a number of bytes, found -1"),
        (["--fold", "results", "--passes", "none"], "--passes: expected source text to compile, found the"),
    ],
)
def test_what_cannot_be_folded_is_wrong_usage(
    arguments: list[str], told: str, archive: Path, output: Output
) -> None:
    code = main(["compile", str(archive), *arguments])

    assert 2 == code
    assert told in output()[1]


def test_a_fold_is_verified_by_computing_it(archive: Path, output: Output) -> None:
    main(["compile", str(archive), "--fold", "results", "-o", "right.holo"])
    flipped(Archive.read("right.holo"), 1).save("wrong.holo")
    output()

    shallow = main(["verify", "right.holo", "wrong.holo"])
    deep = main(["verify", "--deep", "right.holo", "wrong.holo"])

    lines = output()[0].splitlines()
    assert (0, 1) == (shallow, deep)
    assert ["right.holo: ok", "wrong.holo: ok", "right.holo: ok"] == lines[:3]
    assert lines[3].startswith("wrong.holo: WarmStart[1] of KernelCalls[")


def test_a_run_of_an_archive_that_lies_is_refused(archive: Path, output: Output) -> None:
    main(["compile", str(archive), "--fold", "results", "-o", "right.holo"])
    flipped(Archive.read("right.holo")).save("wrong.holo")
    np.save("x.npy", X)
    output()

    code = main(["run", "wrong.holo", "-i", "x=x.npy"])

    assert 1 == code
    assert "WarmStart[0] of KernelCalls[" in output()[1]


def test_the_help_page_says_what_the_budget_is(output: Output) -> None:
    with pytest.raises(SystemExit):
        main(["compile", "--help"])

    assert "67108864" in output()[0]


def test_a_section_of_claims_is_shown(archive: Path, output: Output) -> None:
    main(["compile", str(archive), "--fold", "results", "-o", "right.holo"])
    output()

    assert 0 == main(["inspect", "right.holo"])

    assert SectionKind.WARM_START.name.replace("_", "").lower() in output()[0].lower()
