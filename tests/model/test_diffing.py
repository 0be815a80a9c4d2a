"""diff: what is different between two archives, or two graphs."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.core import KappaLabel, address_bytes
from holowork.model import ArchiveDiff, NotAlike, diff
from holowork.model.diffing_parts import Part, matched
from holowork.passes import Diff


def graph(scale: float = 1.0, act: str = "gelu") -> hw.Graph:
    made, rng = hw.Graph("net"), np.random.default_rng(0)
    w = made.const("w", rng.standard_normal((8, 3), np.float32) * np.float32(scale))
    y = made.input("x", shape=(4, 8)) @ w + made.const("b", np.ones(3, np.float32))
    made.output("y", getattr(y, act)())
    return made


def archives(left: hw.Module, right: hw.Module) -> ArchiveDiff:
    found = diff(left, right)
    assert isinstance(found, ArchiveDiff)
    return found


def module(scale: float = 1.0, act: str = "gelu") -> hw.Module:
    return hw.compile(graph(scale, act), trace=True)


def test_an_archive_is_the_same_as_itself() -> None:
    found = archives(module(), module())

    assert found.is_same
    assert {"same bytes"} == {one.state for one in (*found.sections, *found.weights)}
    assert found.program is not None
    assert ((), ()) == (found.program.added, found.program.removed)
    assert "ArchiveDiff('net' and 'net': same bytes)" == repr(found)


def test_a_changed_weight_is_found_by_its_name() -> None:
    found = archives(module(), module(2.0))

    assert [("w f32[8,3]", "changed"), ("b f32[3]", "same bytes")] == [
        (w.name, w.state) for w in found.weights
    ]
    assert {"Constants", "Trace"} == {s.name for s in found.sections if s.state == "changed"}
    (trace,) = (repr(s) for s in found.sections if s.name == "Trace")
    assert re.fullmatch(r"PartDiff\(Trace, changed: [\d,]+ B at \d+ → [\d,]+ B at \d+\)", trace)


def test_another_op_is_told_as_one_call_less_and_one_more() -> None:
    found = archives(module(), module(act="relu"))

    assert found.program is not None
    assert ["gelu"] == [found.program.before[i].op for i in found.program.removed]
    assert ["relu"] == [found.program.after[i].op for i in found.program.added]
    assert "− %6 = gelu %5 : f32[4,3]\n+ %6 = relu %5 : f32[4,3]" in found.table()


def test_a_damaged_body_is_another_one_whatever_the_file_says_of_it() -> None:
    whole = module()
    data, body = bytearray(whole.to_bytes()), whole.archive.weights["w"].stored.body
    data[body.offset] ^= 1

    found = diff(whole, bytes(data))

    assert isinstance(found, ArchiveDiff)
    assert [("w f32[8,3]", "changed"), ("b f32[3]", "same bytes")] == [
        (w.name, w.state) for w in found.weights
    ]


def test_a_damaged_archive_is_compared_as_far_as_it_goes(tmp_path: Path) -> None:
    damaged = bytearray(module().to_bytes())
    damaged[-1] ^= 1
    path = tmp_path / "damaged.holo"
    path.write_bytes(damaged)

    found = diff(module(), path)

    assert isinstance(found, ArchiveDiff)
    assert found.program is None
    assert "footer" in found.why
    assert {"same bytes"} == {one.state for one in found.sections}
    assert not found.is_same


def test_graphs_are_compared_wherever_they_were_written() -> None:
    same, other = diff(graph(), graph()), diff(graph(), graph(act="relu"))

    assert isinstance(same, Diff)
    assert isinstance(other, Diff)
    assert (0, 0, 0) == (len(same.added), len(same.removed), len(same.changed))
    assert (1, 1) == (len(other.added), len(other.removed))


def test_a_graph_beside_an_archive_is_refused() -> None:
    with pytest.raises(
        NotAlike, match="diff: expected two graphs or two archives, found GraphBuilder and Module"
    ):
        diff(graph(), module())


def test_a_difference_is_json() -> None:
    found = json.loads(json.dumps(archives(module(), module(2.0)).to_json()))

    assert found["same"] is False
    assert {"added": 1, "removed": 1, "changed": 1, "kept": 6} == found["program"]


def part(name: str, content: str, offset: int) -> Part:
    label: KappaLabel = address_bytes(content.encode())
    return Part(name=name, key=(name,), label=label, offset=offset, length=len(content))


def test_parts_are_matched_by_label_first_and_then_by_name() -> None:
    lefts = [part("a", "one", 0), part("b", "two", 3), part("c", "three", 6), part("d", "four", 11)]
    rights = [part("a", "one", 0), part("b", "other", 3), part("c2", "three", 8), part("e", "five", 13)]

    found = [(one.name, one.state) for one in matched(lefts, rights)]

    assert [
        ("a", "same bytes"),
        ("b", "changed"),
        ("c", "moved"),
        ("d", "only left"),
        ("e", "only right"),
    ] == found


def test_equal_parts_are_matched_one_to_one() -> None:
    twice, once = [part("a", "x", 0), part("a", "x", 1)], [part("a", "x", 1)]

    assert ["only left", "same bytes"] == [one.state for one in matched(twice, once)]
    assert ["same bytes", "only right"] == [one.state for one in matched(once, twice)]


def test_what_is_no_archive_is_refused_by_the_name_of_the_function() -> None:
    with pytest.raises(hw.HoloworkError, match=r"^diff: expected .*, found int"):
        hw.diff(1, 2)
