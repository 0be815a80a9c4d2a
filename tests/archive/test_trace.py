"""What the passes did, kept in an archive: section 7, and the lines that each call came from."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from holowork.archive import (
    PROVENANCE,
    PROVENANCE_KEY,
    Archive,
    CallProvenance,
    DamagedArchive,
    ExtensionEntry,
    HoloLoader,
    HoloWriter,
    Malformed,
    SectionKind,
    rewrite,
    with_section,
)
from holowork.archive.trace import MARK
from holowork.codec import Body
from holowork.ir import ABSENT_ID, TraceRecord
from tests.archive.samples import every_section, port, relu, writer
from tests.archive.traces import MISS, REWRITE, STOP, TRACE, graph


def traced(trace: TraceRecord | bytes) -> Archive:
    return Archive.read(writer().set_trace(trace).finish())


def test_a_trace_is_found_again() -> None:
    archive = traced(TRACE)

    assert TRACE == archive.trace
    assert MARK == bytes(archive.sections["Trace"].payload.view()[: len(MARK)])
    assert not [problem for problem in archive.problems if "Trace" in problem.section]
    HoloLoader(archive).into_plan()


def test_no_trace_is_none() -> None:
    assert Archive.read(HoloWriter().finish()).trace is None


@pytest.mark.parametrize("payload", [b"", b"t", b"holowork.trace", b"holowork.trace\x02later"])
def test_bytes_of_another_producer_are_kept_and_are_no_trace(payload: bytes) -> None:
    archive = traced(payload)

    assert archive.trace is None
    assert isinstance(archive.decode("trace"), Body)
    assert payload == bytes(archive.sections["Trace"].payload.view())
    assert "trace" not in archive.to_json()


def test_a_trace_is_told_as_json() -> None:
    told = traced(TRACE).to_json()["trace"]

    assert TRACE.to_json() == told
    assert ["nodes", "graphs", "stops"] == [key for key in told if key != "program"]
    assert {"node": 1, "sources": [0, ABSENT_ID]} == told["graphs"][0]["places"][1]
    assert [{"name": "starts", "value": "[0, 1]"}] == told["nodes"][1]["attributes"]
    assert "clip" == told["stops"][0]["rewrites"][0]["rule"]


def test_a_trace_is_said_in_one_line() -> None:
    assert "TraceRecord('net', 1 pass, 2 rewrites, 1 near miss)" == repr(TRACE)


MISPLACED: dict[str, tuple[Callable[[], TraceRecord], str, str]] = {
    "node": (
        lambda: replace(TRACE, graphs=(graph((3,)), TRACE.graphs[1])),
        "Trace.graphs[0].places[0].node",
        "expected a number below 3, found 3",
    ),
    "source": (
        lambda: replace(TRACE, graphs=(TRACE.graphs[0], graph((0,), (1, 1)))),
        "Trace.graphs[1].places[1].sources[0]",
        "expected a number below 1, found 1",
    ),
    "graph before": (
        lambda: replace(TRACE, stops=(replace(STOP, before=2),)),
        "Trace.stops[0].before",
        "expected a number below 2, found 2",
    ),
    "graph after": (
        lambda: replace(TRACE, stops=(replace(STOP, after=9),)),
        "Trace.stops[0].after",
        "expected a number below 2, found 9",
    ),
    "node of a rewrite": (
        lambda: replace(TRACE, stops=(replace(STOP, rewrites=(replace(REWRITE, matched=(0, 7)),)),)),
        "Trace.stops[0].rewrites[0].matched[1]",
        "expected a number below 2, found 7",
    ),
    "result": (
        lambda: replace(TRACE, stops=(replace(STOP, rewrites=(REWRITE, replace(REWRITE, result=2))),)),
        "Trace.stops[0].rewrites[1].result",
        "expected a number below 2, found 2",
    ),
    "near miss": (
        lambda: replace(TRACE, stops=(replace(STOP, near_misses=(replace(MISS, node=2),)),)),
        "Trace.stops[0].near_misses[0].node",
        "expected a number below 2, found 2",
    ),
}


@pytest.mark.parametrize(("make", "where", "text"), MISPLACED.values(), ids=MISPLACED)
def test_a_number_that_stands_for_nothing_is_refused_where_it_is(
    make: Callable[[], TraceRecord], where: str, text: str
) -> None:
    archive = traced(make())

    with pytest.raises(Malformed) as caught:
        _ = archive.trace

    fault = caught.value
    assert (where, text) == (fault.where, fault.explanation)
    assert [(text, fault.offset)] == [(p.text, p.offset) for p in archive.problems if p.section == where]
    found = archive.to_bytes()[fault.offset : fault.offset + 4]
    assert text.endswith(f"found {int.from_bytes(found, 'little')}")


def test_a_trace_that_is_cut_is_refused_and_the_program_still_runs() -> None:
    whole = traced(TRACE)
    position = whole.sections["Trace"].position
    payload = bytes(whole.sections["Trace"].payload.view())

    for length in range(len(MARK), len(payload)):
        archive = rewrite(whole, {position: payload[:length]})
        with pytest.raises(DamagedArchive, match=r"^Trace"):
            _ = archive.trace
        assert any(problem.is_fault for problem in archive.problems)
    HoloLoader(archive).into_plan()


def test_a_count_beyond_the_bytes_takes_no_memory() -> None:
    archive = traced(MARK + bytes(4) + b"\xff\xff\xff\xff" + bytes(40))

    with pytest.raises(DamagedArchive, match=r"^Trace\.nodes"):
        _ = archive.trace


def test_a_section_is_added_at_its_place() -> None:
    plain = HoloWriter().set_kernel_calls([relu(0, 1)]).set_inputs([port("x", 0)]).add_extension("note", b"1")
    entry = ExtensionEntry(key="more", value=b"2")

    archive = with_section(
        with_section(plain.archive("net"), SectionKind.TRACE, TRACE), SectionKind.EXTENSION, entry
    )

    expected = plain.set_trace(TRACE).add_extension("more", b"2").archive("net")
    assert expected.to_bytes() == archive.to_bytes()
    assert ("net", "ok") == (archive.name, archive.footer_state)


def test_a_section_is_added_to_an_archive_that_was_read() -> None:
    archive = Archive.read(HoloWriter(4).set_metadata(b"m").finish())

    assert (
        HoloWriter(4).set_metadata(b"m").set_trace(TRACE).finish()
        == with_section(archive, SectionKind.TRACE, TRACE).to_bytes()
    )


def provenance(*calls: tuple[str, ...]) -> bytes:
    return PROVENANCE.encode(tuple(CallProvenance(lines=lines, nodes=("relu %1",)) for lines in calls))


def test_each_call_has_its_lines() -> None:
    made = writer().add_extension(PROVENANCE_KEY, provenance(("m.py:1",), ("m.py:2", "m.py:3")))

    archive = Archive.read(made.finish())

    assert [("m.py:1",), ("m.py:2", "m.py:3")] == [call.lines for call in archive.provenance]
    assert every_section().provenance == ()


@pytest.mark.parametrize("value", [provenance(("m.py:1",)), provenance(*[("m.py:1",)] * 3)])
def test_lines_that_are_not_those_of_the_calls_are_ignored_and_told(value: bytes) -> None:
    archive = Archive.read(writer().add_extension(PROVENANCE_KEY, value).finish())

    assert () == archive.provenance
    assert any("expected a record for each of 2 calls" in problem.text for problem in archive.problems)


def test_lines_that_cannot_be_read_are_none_and_told() -> None:
    archive = Archive.read(writer().add_extension(PROVENANCE_KEY, b"\x01").finish())

    assert () == archive.provenance
    assert any(PROVENANCE_KEY in problem.section and problem.is_fault for problem in archive.problems)
    with pytest.raises(DamagedArchive, match=rf"^Extension\.{PROVENANCE_KEY}"):
        _ = archive.extensions.provenance
