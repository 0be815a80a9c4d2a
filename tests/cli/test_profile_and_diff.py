"""holowork profile and holowork diff, as a stranger uses them."""

import json
from pathlib import Path

import pytest

from holowork.cli import main
from tests.cli.samples import SOURCE, Output


def test_profile_tells_runs_and_kernels(archive: Path, output: Output) -> None:
    assert 0 == main(["profile", str(archive), "-i", "x=x.npy", "--repeat", "3"])

    text = output()[0]
    assert text.startswith("Profile(3 runs, median ")
    assert "matmul" in text
    assert "made up" not in text


def test_profile_names_the_inputs_that_it_made_up(archive: Path, output: Output) -> None:
    assert 0 == main(["profile", str(archive), "--repeat", "1", "--warmup", "0"])

    assert "inputs made up, as no file was given: x" in output()[0]


def test_profile_writes_a_trace_and_a_table(archive: Path, output: Output) -> None:
    line = ["profile", str(archive), "--repeat", "2", "--trace", "t.json", "--csv", "t.csv"]

    assert 0 == main(line)

    assert "wrote t.json, t.csv; a trace opens in ui.perfetto.dev or speedscope" in output()[0]
    assert json.loads(Path("t.json").read_text(encoding="utf-8"))["traceEvents"]
    assert Path("t.csv").read_text(encoding="utf-8").startswith("row,series,kind,")


def test_profile_as_json_keeps_measured_and_cached_apart(archive: Path, output: Output) -> None:
    main(["profile", str(archive), "--repeat", "2", "--memo", "--json"])

    found = json.loads(output()[0])
    assert {"runs", "q1", "median", "q3"} == set(found["measured"]) == set(found["cached"])
    assert ["x"] == found["made_up"]
    assert all(kernel["measured"]["runs"] == 2 for kernel in found["kernels"])
    assert {"kind": "memo hit", "count": 2, "bytes": 0} in found["events"]


@pytest.mark.parametrize("line", [["--repeat", "0"], ["--warmup", "x"], ["--provider", "gpu"]])
def test_profile_refuses_what_it_does_not_take(archive: Path, line: list[str], output: Output) -> None:
    try:
        code = main(["profile", str(archive), *line])
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 0

    assert 2 == code
    assert "expected" in output()[1]


def test_diff_of_an_archive_and_itself_says_so(archive: Path, output: Output) -> None:
    assert 0 == main(["diff", str(archive), str(archive)])

    assert output()[0].startswith("ArchiveDiff('net.holo' and 'net.holo': same bytes)")


def test_diff_tells_what_changed(archive: Path, output: Output) -> None:
    Path("other.txt").write_text(SOURCE.replace("relu", "tanh"), encoding="utf-8")
    main(["compile", "other.txt"])
    output()

    assert 0 == main(["diff", str(archive), "other.holo"])
    text = output()[0]
    main(["diff", str(archive), "other.holo", "--json"])
    found = json.loads(output()[0])

    assert "− %3 = relu %2 : f32[2,2]" in text
    assert "+ %3 = tanh %2 : f32[2,2]" in text
    assert (False, 1) == (found["same"], found["program"]["added"])
    assert {"KernelCalls"} <= {one["name"] for one in found["sections"] if one["state"] == "changed"}


def test_diff_of_what_is_no_archive_is_refused(archive: Path, output: Output) -> None:
    assert 1 == main(["diff", str(archive), "net.txt"])

    assert "holowork diff: net.txt: expected a .holo archive" in output()[1]
