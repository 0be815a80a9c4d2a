"""What is listed about archives that are damaged or strange."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from holowork.archive import (
    Archive,
    HoloWriter,
    InlineConstant,
    Malformed,
    Problem,
    Problems,
    SectionKind,
    WarmStartEntry,
    WeightReference,
    rewrite,
)
from holowork.archive.kernel_calls import ForeignCall
from holowork.codec import value_text
from holowork.core import digest
from holowork.ir import TensorType
from kernels_ir import DType
from tests.archive.samples import (
    LARGE,
    PEER,
    SAMPLES,
    SMALLEST,
    every_section,
    manifest,
    own_relu,
    packed,
    port,
    raw,
    relu,
    resealed,
    writer,
)
from tests.runtime.programs import call, moved

Change = Callable[[HoloWriter], object]

LABEL_OF_ANOTHER_HASH = "sha256:" + "0" * 64


def reference(slot: int, body: bytes = LARGE) -> WeightReference:
    return WeightReference(slot=slot, dtype=DType.F32, fingerprint=digest(body))


def inline(slot: int, body: bytes) -> InlineConstant:
    return InlineConstant(slot=slot, dtype=DType.F32, body=body)


LISTED: dict[str, tuple[Change, str, str]] = {
    "count unlike the extents": (
        lambda w: w.set_outputs([port("y", 2, (2, 3)), port("z", 2, ())]).set_outputs([odd_port()]),
        "Outputs[0].element_count",
        "expected the 16 bytes of f32[2,2], found a count for 20; the count decides",
    ),
    "two inputs on one slot": (
        lambda w: w.set_inputs([port("x", 0), port("y", 0)]),
        "Inputs[1].slot",
        "expected a slot of its own for an input, found 0 again",
    ),
    "two constants on one slot": (
        lambda w: w.set_constants([reference(4), inline(4, b"")]),
        "Constants[1].slot",
        "expected a slot of its own for a constant, found 4 again",
    ),
    "a constant without a body": (
        lambda w: w.set_constants([reference(4), reference(3, b"a")]),
        "Constants[1].fingerprint",
        f"expected a body in Weights, found none for {digest(b'a').hex()}",
    ),
    "part of an element": (
        lambda w: w.set_constants([reference(4), inline(3, b"abc")]),
        "Constants[1].body",
        "expected whole elements of f32, found 3 bytes",
    ),
    "a body that nobody wants": (
        lambda w: w.set_constants([inline(3, b""), inline(4, b"")]),
        "Weights[0].fingerprint",
        "no constant refers to this body",
    ),
    "a node twice": (
        lambda w: w.set_schedule([[0], [1, 0], [0]]),
        "Schedule[1][1]",
        "expected each node once, found 0; 2 items in all",
    ),
    "a call twice": (
        lambda w: w.set_exec_plan([[0], [], [1, 1]]),
        "ExecPlan[2][1]",
        "expected each call once, found 1; 1 items in all",
    ),
    "a call missing": (
        lambda w: w.set_exec_plan([[0]]),
        "ExecPlan",
        "expected every call, found 1 missing, the first 1",
    ),
    "a call that is not there": (
        lambda w: w.set_exec_plan([[0], [1], [7, 2]]),
        "ExecPlan[2][0]",
        "expected a position below 2, the number of calls, found 7; 2 items in all",
    ),
    "levels in the wrong order": (
        lambda w: w.set_exec_plan([[1], [0]]),
        "ExecPlan[0][0]",
        "expected operands made before call 1, found slot 1 unmade",
    ),
    "a label of another hash": (
        lambda w: w.set_warm_start([WarmStartEntry(slot=3, label=LABEL_OF_ANOTHER_HASH, result=b"")]),
        "WarmStart[0].label",
        "κ-label: expected 'blake3:' and 64 lowercase hex digits, found 'sha256:00000...0000000000000'",
    ),
    "an application against the rules": (
        lambda w: w.set_app_manifest(broken_manifest()),
        "AppManifest",
        "expected an application by the rules, found PrimaryOutOfRange",
    ),
}


def odd_port() -> Any:
    from dataclasses import replace

    return replace(port("y", 2), element_count=5)


def broken_manifest() -> Any:
    from dataclasses import replace

    whole = manifest()
    return replace(whole, body=replace(whole.body, primary=7))


BESIDES = {"section table[0]", "section table[5]", "section table[16]"}
"""What is noted about every archive of version 2 with newer and reserved kinds."""


@pytest.mark.parametrize(("change", "section", "text"), LISTED.values(), ids=LISTED)
def test_a_strange_value_is_listed_with_its_field(change: Change, section: str, text: str) -> None:
    made = writer()
    change(made)
    archive = Archive.read(made.finish())

    found = [problem for problem in archive.problems if problem.section not in BESIDES]

    assert (section, text) == (found[0].section, found[0].text)
    assert archive.verify()


@pytest.mark.parametrize(("change", "section", "text"), LISTED.values(), ids=LISTED)
def test_the_byte_of_a_problem_is_that_of_its_field(change: Change, section: str, text: str) -> None:
    made = writer()
    change(made)
    archive = Archive.read(made.finish())

    problem = next(problem for problem in archive.problems if problem.section == section)

    name = section.partition("[")[0].partition(".")[0]
    view = archive.sections[name]
    starts = {span.path: span.start for span in view.spans()}
    assert starts.get(section.removeprefix(name), view.ref.offset) == problem.offset
    assert text == problem.text


def test_newer_and_reserved_kinds_are_noted() -> None:
    found = every_section().problems

    assert [
        "section table[0] at byte 10: AppManifest came with format version 3, found it in version 2; kept",
        "section table[5] at byte 130: DTypeRegistry is reserved, found one; ignored",
        "section table[16] at byte 394: ContentBlob came with format version 3, found it in version 2; kept",
    ] == [str(problem) for problem in found]


def test_a_plain_archive_has_no_problems() -> None:
    assert () == HoloWriter(3).archive().problems == Archive.read(SMALLEST).problems


@pytest.mark.parametrize("path", PEER.values(), ids=PEER)
def test_of_the_peers_archives_only_counts_are_listed(path: Any) -> None:
    sections = {problem.section.partition("[")[0] for problem in Archive.read(path).problems}

    assert sections <= {"Inputs", "Outputs"}


def test_a_wrong_footer_is_listed_first() -> None:
    archive = Archive.read(SMALLEST[:-1] + b"\0", damaged=True)

    assert ["footer"] == [problem.section for problem in archive.problems]
    assert "wrong" == archive.footer_state


def test_gaps_are_listed() -> None:
    data = bytearray(packed([(1, bytes(4)), (3, bytes(4)), (7, b"gap")]))
    data[8] = 2
    archive = Archive.read(resealed(bytes(data)))

    found = [(problem.section, problem.offset, problem.text[:8]) for problem in archive.problems]

    assert [("payloads", 58, "24 bytes"), ("payloads", 90, "3 bytes ")] == found


def test_bytes_behind_the_declared_items_are_listed_and_kept() -> None:
    archive = rewrite(Archive.read(SMALLEST), {0: bytes(6)})

    assert ["KernelCalls: 2 bytes behind what the section declares; kept"] == [
        f"{problem.section}: {problem.text}" for problem in archive.problems
    ]


def test_an_unknown_dtype_is_shown_and_listed() -> None:
    made = writer().set_inputs([port("x", 0), port("y", 9)])
    data = bytearray(made.finish())
    start = Archive.read(bytes(data)).sections["Inputs"].locate(["[0].dtype"])["[0].dtype"]
    data[start] = 42
    archive = Archive.read(resealed(bytes(data)), damaged=True)

    problem = next(problem for problem in archive.problems if problem.section == "Inputs[0].dtype")

    assert start == problem.offset
    assert problem.text.endswith("found 42")
    assert r"Ports(x: unknown dtype 42[2,2], y: f32[2,2] → y: f32[2,2])" == repr(archive.ports)
    assert "unknown dtype 42" == archive.to_json()["inputs"][0]["dtype"]
    with pytest.raises(Malformed, match=r"^Inputs\[0\].dtype at byte"):
        Archive.read(resealed(bytes(data))).ports  # noqa: B018  # what must fail


def test_a_constant_of_unknown_dtype_is_shown() -> None:
    data = bytearray(every_section().to_bytes())
    start = every_section().sections["Constants"].locate(["[1].dtype"])["[1].dtype"]
    data[start] = 99
    archive = Archive.read(resealed(bytes(data)), damaged=True)

    weight = archive.weights["w"]

    assert DType.U8 is weight.type.dtype
    assert ["unknown dtype 99"] == [use["dtype"] for use in archive.to_json()["weights"][0]["uses"]]


def foreign() -> Archive:
    """An archive that declares and uses a call which nobody knows."""
    made = HoloWriter().set_kernel_calls([own_relu(0, 1), relu(1, 2)])
    made.add_extension("holowork.calls", b"\x01\0\0\0\x03\0new\x02\0\x00\x7f")
    data = bytearray(made.finish())
    start = Archive.read(bytes(data), damaged=True).sections["KernelCalls"].ref.offset + 4
    data[start : start + 2] = b"\x00\x7f"
    return Archive.read(resealed(bytes(data)), damaged=True)


def test_calls_of_another_holowork_are_passed_over_and_shown() -> None:
    archive = foreign()

    first, second = archive.readable(SectionKind.KERNEL_CALLS)

    assert isinstance(first, ForeignCall)
    assert ("new", 2, 0x7F00, 11) == (
        first.declared.name,
        first.declared.version,
        first.discriminant,
        second.discriminant,
    )
    assert {"new": 1, "relu": 1} == archive.to_json()["calls"]
    assert ("new (KernelCalls[0])",) == archive.portable.reasons
    paths = [span.path for span in archive.sections["KernelCalls"].spans()]
    assert ["count", "[0].discriminant", "[0].payload.length", "[0].payload", "[1].discriminant"] == paths[:5]


def test_the_fields_of_calls_have_names_and_the_calls_those_of_their_ops() -> None:
    found = {span.path: value_text(span.value) for span in every_section().sections["KernelCalls"].spans()}

    assert ("11 (relu)", "16394 (relu)") == (found["[0].discriminant"], found["[1].discriminant"])
    assert ("8 (f32)", "8 (f32)") == (found["[0].dtype"], found["[1].output.dtype"])
    assert {"[1].length", "[1].operands.count", "[1].operands[0].buffer.slot", "[1].output.dims[0]"} <= set(
        found
    )


def test_a_call_of_another_holowork_has_the_name_that_is_declared() -> None:
    found = {span.path: value_text(span.value) for span in foreign().sections["KernelCalls"].spans()}

    assert "32512 (new)" == found["[0].discriminant"]


def test_an_undeclared_call_has_no_name() -> None:
    archive = Archive.read(HoloWriter().set_kernel_calls([own_relu(0, 1)]).finish(), damaged=True)

    found = {span.path: value_text(span.value) for span in archive.sections["KernelCalls"].spans()}

    assert "16394" == found["[0].discriminant"]


def test_calls_of_another_holowork_are_not_run() -> None:
    archive = Archive.read(foreign().to_bytes())

    with pytest.raises(Malformed) as caught:
        archive.decode(SectionKind.KERNEL_CALLS)

    expected = "expected a call of this holowork (update it to read this file), found 'new version 2'"
    assert f"KernelCalls[0] at byte {archive.sections['KernelCalls'].ref.offset + 4}: {expected}" == str(
        caught.value
    )


def test_calls_of_another_holowork_are_encoded_as_they_were_found() -> None:
    view = foreign().sections["KernelCalls"]

    assert raw(view.raw) == view.layout.encode(view.reading.value)


def test_calls_of_another_holowork_are_listed() -> None:
    found = [problem.section for problem in foreign().problems]

    assert ["Extension.holowork.calls", "KernelCalls[0]"] == found


@pytest.mark.parametrize(
    "declaration",
    [
        b"\x01\0\0\0\x04\0relu\x02\0\x0a\x40",  # another version of the fields
        b"\x01\0\0\0\x04\0gelu\x01\0\x0a\x40",  # another op
        b"\x02\0\0\0\x04\0relu\x01\0\x0a\x40\x04\0relu\x02\0\x0a\x40",  # both at once
    ],
)
def test_a_known_number_of_another_meaning_is_foreign(declaration: bytes) -> None:
    made = HoloWriter().set_kernel_calls([own_relu(0, 1)]).add_extension("holowork.calls", declaration)

    with pytest.raises(Malformed, match="expected a call of this holowork"):
        made.archive().decode(SectionKind.KERNEL_CALLS)


def test_an_own_call_with_an_unknown_tag_is_listed() -> None:
    archive = every_section()
    dtypes = [span for span in archive.sections["KernelCalls"].spans() if span.path.endswith(".dtype")]
    data = bytearray(archive.to_bytes())
    data[dtypes[-1].start] = 99
    damaged = Archive.read(resealed(bytes(data)), damaged=True)

    found = [problem for problem in damaged.problems if problem.section.startswith("KernelCalls")]

    assert dtypes[-1].start == found[0].offset
    assert {"relu": 1} == damaged.to_json()["calls"]
    with pytest.raises(Malformed, match="expected a DType tag"):
        Archive.read(damaged.to_bytes()).decode(SectionKind.KERNEL_CALLS)


def test_a_call_with_an_unknown_tag_implies_no_extents() -> None:
    data = PEER["direct-v2/gather_axis1_i64.holo"].read_bytes()
    place = Archive.read(data).sections["KernelCalls"].locate(["[0].idx_dtype"])["[0].idx_dtype"]
    archive = Archive.read(resealed(data[:place] + b"\x40" + data[place + 1 :]), damaged=True)

    assert () == tuple(archive.weights)
    assert ["KernelCalls[0].idx_dtype"] == [problem.section for problem in archive.problems]


def test_a_body_that_stands_twice_is_listed() -> None:
    entry = digest(b"a") + (1).to_bytes(8, "little") + b"a"
    archive = Archive.read(packed([(1, bytes(4)), (3, b"\2\0\0\0" + entry * 2)]))

    texts = [problem.text for problem in archive.problems]

    assert ["no constant refers to this body", "expected each body once, found it again"] == texts


@pytest.mark.parametrize(
    "record",
    [
        b"\2" + bytes(64) + b"\1\0\0\0" + bytes(8),  # more extents than axes
        b"\1" + bytes(8) + b"\1" + bytes(55) + bytes(4),  # an extent behind the last axis
        b"\x09" + bytes(64) + bytes(4),  # fewer extents than axes
    ],
)
def test_a_shape_of_another_form_is_listed(record: bytes) -> None:
    archive = Archive.read(packed([(1, bytes(4)), (4, b"\1\0\0\0" + record)]))

    assert [("ShapeRegistry[0].rank", 66)] == [(p.section, p.offset) for p in archive.problems]


def test_an_entry_of_the_footer_is_no_section() -> None:
    footer_as_entry = bytes([7]) + bytes(7) + (58).to_bytes(8, "little") + bytes(8)
    data = SMALLEST[:8] + b"\3\0" + SMALLEST[10:58] + footer_as_entry + bytes(8)

    found = [str(problem) for problem in Archive.read(data, damaged=True).problems]

    assert any(text.startswith("section table at byte 10: expected payloads apart") for text in found)


def test_an_undeclared_own_call_is_unknown() -> None:
    archive = HoloWriter().set_kernel_calls([own_relu(0, 1)]).archive()

    with pytest.raises(Malformed, match="expected a known KernelCall discriminant, found 16394"):
        archive.decode(SectionKind.KERNEL_CALLS)


@pytest.mark.parametrize(
    ("declaration", "where"),
    [
        (b"\x01\0\0\0\x01\0a\x01\0\xff\x3f", r"Extension.holowork.calls\[0\].discriminant"),
        (b"\x02\0\0\0\x01\0a\x01\0\x00\x40", "Extension.holowork.calls"),
        (b"\0\0\0\0\0", "Extension.holowork.calls"),
    ],
)
def test_a_malformed_declaration_is_refused_and_listed(declaration: bytes, where: str) -> None:
    archive = HoloWriter().add_extension("holowork.calls", declaration).archive()

    with pytest.raises(Exception, match=f"^{where} at byte ") as caught:
        archive.decode(SectionKind.KERNEL_CALLS)
    view = Archive.read(archive.to_bytes(), damaged=True)
    assert () == view.decode(SectionKind.KERNEL_CALLS)
    assert [Problem.of(caught.value)] == list(view.problems)  # type: ignore[arg-type]  # a DamagedArchive


CUT = every_section().to_bytes()


@pytest.mark.parametrize("length", range(42, len(CUT), 37))
def test_a_cut_file_is_shown_as_far_as_it_goes(length: int) -> None:
    archive = Archive.read(CUT[:length], damaged=True)

    shown = archive.to_json()

    assert shown["problems"]
    assert "wrong" == shown["footer"]
    assert repr((archive, archive.ports, archive.weights, archive.portable, archive.extensions))
    assert all(view.spans() is not None and view.label() for view in archive.sections)
    assert not archive.verify(deep=True)
    assert archive.hexdump(0, 1 << 20)


def test_ports_and_weights_before_the_damage_are_shown() -> None:
    archive = every_section()
    end = archive.sections["Constants"].ref.end - 1

    cut = Archive.read(archive.to_bytes()[:end], damaged=True)

    assert archive.ports == cut.ports
    assert [weight.label for weight in archive.weights.values()] == [w.label for w in cut.weights.values()]


@pytest.mark.parametrize("data", SAMPLES.values(), ids=SAMPLES)
def test_a_damaged_view_of_a_whole_archive_shows_the_same(data: bytes) -> None:
    assert Archive.read(data).to_json() == Archive.read(data, damaged=True).to_json()


def test_an_attribute_that_makes_no_sense_is_listed_at_its_field_and_is_no_fault() -> None:
    calls = [moved(call("dequantize", TensorType(DType.I8, (2,)), scale=0.5), zero_point=300)]
    archive = Archive.read(HoloWriter().set_kernel_calls(calls).finish())

    (problem,) = (one for one in archive.problems if "zero_point" in one.section)

    told = "dequantize.zero_point: expected an integer of i8, from -128 to 127, found 300"
    assert ("KernelCalls[0].zero_point", told) == (problem.section, problem.text)
    assert b"\x2c\x01\0\0" == archive.to_bytes()[problem.offset : problem.offset + 4]
    assert not problem.is_fault
    assert archive.verify(deep=True)


def test_problems_that_differ_in_numbers_alone_are_told_once_and_counted() -> None:
    data = bytearray(every_section().to_bytes())
    data[8:10] = (255).to_bytes(2, "little")
    archive = Archive.read(bytes(data), damaged=True)

    lines = repr(archive.problems).splitlines()

    assert f"Problems({len(archive.problems)})" == lines[0]
    assert len(archive.problems) > 100 > 4 * len(archive.problems.kinds)
    assert any(line.endswith("more like it") for line in lines)
    assert str(archive.problems[0]) in lines[1]
    assert len(str(archive.verify()).splitlines()) < 40
    told = sum(
        int(found) for found in re.findall(r"and (\d+) more like it", "\n".join(archive.problems.kinds))
    )
    assert len(archive.problems) == len(archive.problems.kinds) + told


def test_no_problems_are_none() -> None:
    assert ("Problems(0)", (), 0) == (repr(Problems()), Problems().kinds, len(Problems()))
