"""What the command line keeps and shows of the passes."""

import json
from pathlib import Path

import pytest

from holowork.archive import rewrite
from holowork.cli import main
from holowork.model import inspect, open
from tests.cli.samples import SOURCE, Output


@pytest.fixture
def traced(tmp_path: Path, output: Output) -> Path:
    source, target = tmp_path / "net.txt", tmp_path / "traced.holo"
    source.write_text(SOURCE)
    assert 0 == main(["compile", str(source), "--trace", "-o", str(target)])
    output()
    return target


def test_compile_keeps_what_the_passes_did_and_the_lines_of_the_source(traced: Path) -> None:
    archive = open(traced)

    assert archive.trace is not None
    assert "lower" == archive.trace.stops[-1].name
    assert all(line.startswith("net.txt:") for call in archive.provenance for line in call.lines)
    assert archive.provenance


def test_inspect_lists_the_passes_that_made_an_archive(traced: Path, output: Output) -> None:
    main(["inspect", str(traced)])

    text = output()[0]
    assert "passes that made it:\npass " in text
    assert all(stop.name in text for stop in open(traced).trace.stops)


def test_inspect_says_nothing_of_passes_where_the_archive_does_not(archive: Path, output: Output) -> None:
    main(["inspect", str(archive)])

    assert "passes that made it" not in output()[0]


def test_inspect_shows_the_fields_of_a_trace(traced: Path, output: Output) -> None:
    main(["inspect", str(traced), "--section", "trace", "--json"])

    (section,) = json.loads(output()[0])["sections"]
    fields = {field["path"]: field["value"] for field in section["fields"]}
    assert "net.txt" == fields["program"]
    assert "verify" == fields["stops[0].name"]


def test_inspect_tells_a_trace_as_json(traced: Path, output: Output) -> None:
    main(["inspect", str(traced), "--json"])

    assert open(traced).trace.to_json() == json.loads(output()[0])["trace"]


def test_inspect_shows_what_is_left_of_a_damaged_trace(traced: Path, output: Output) -> None:
    archive = inspect(traced)
    view = archive.sections["Trace"]
    payload = bytes(view.raw.view())
    rewrite(archive, {view.position: payload[: len(payload) // 2]}).save(traced)

    code = main(["inspect", str(traced)])

    assert 0 == code
    assert "problem: Trace." in output()[0]
