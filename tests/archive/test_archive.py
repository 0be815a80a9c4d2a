"""Archives as they are opened, looked into and kept."""

import gc
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holowork.archive import (
    NAMES_KEY,
    Archive,
    ChecksumMismatch,
    DamagedArchive,
    FileSource,
    HoloLoader,
    HoloWriter,
    PortDescriptor,
    SectionKind,
    SectionMissing,
    Truncated,
    UnknownSection,
    UnknownWeight,
    UnverifiedBytes,
    WeightReference,
    kind_of,
    readable_bytes,
)
from holowork.archive.sources import PieceSource
from holowork.core import KappaLabel, NotAFile, address_bytes, digest
from kernels_ir import DType
from tests.archive.samples import (
    LARGE,
    SAMPLES,
    SMALLEST,
    every_section,
    named,
    names_in,
    port,
    raw,
    relu,
    resealed,
    with_payload,
    writer,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    every_section().save(tmp_path / "every.holo")
    return tmp_path / "every.holo"


def spread(data: bytes) -> bytes:
    """The bytes with a zero behind each."""
    return b"".join(bytes([byte, 0]) for byte in data)


WAYS: dict[str, Any] = {
    "path": Archive.read,
    "text": lambda path: Archive.read(str(path)),
    "bytes": lambda path: Archive.read(path.read_bytes()),
    "bytearray": lambda path: Archive.read(bytearray(path.read_bytes())),
    "strided view": lambda path: Archive.read(memoryview(spread(path.read_bytes()))[::2]),
    "mapped": lambda path: Archive.read(path, map_file=True),
    "pieces": lambda path: Archive.read(PieceSource((path.read_bytes()[:99], b"", path.read_bytes()[99:]))),
    "damaged view": lambda path: Archive.read(path, damaged=True),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_an_archive_is_the_same_whichever_way_it_is_opened(way: Any, path: Path) -> None:
    expected = every_section()

    archive = way(path)

    assert expected.to_bytes() == archive.to_bytes() == b"".join(archive.chunks())
    assert expected.to_json() | {"name": ""} == archive.to_json() | {"name": ""}
    assert not archive.verify(deep=True).faults
    assert len(expected.to_bytes()) == len(archive)


def test_bytes_that_change_later_are_not_seen() -> None:
    data = bytearray(SMALLEST)
    archive = Archive.read(data)

    data[:] = bytes(len(data))

    assert archive.to_bytes() == SMALLEST


def test_opening_reads_the_header_and_the_table_alone(path: Path) -> None:
    archive = Archive.read(path)

    assert archive.footer_state == "not checked yet"
    assert repr(archive) == "Archive('every.holo', 6.1 kB, 18 sections, footer not checked yet)"
    archive.decode(SectionKind.INPUTS)
    assert repr(archive) == "Archive('every.holo', 6.1 kB, 18 sections, footer ok)"


def test_an_archive_closes_its_file(path: Path) -> None:
    with Archive.read(path) as archive:
        archive.check()

    with pytest.raises(OSError, match="Bad file descriptor"):
        archive.to_bytes()


def test_a_forgotten_archive_closes_its_file(path: Path) -> None:
    source = FileSource(path)
    descriptor = source.descriptor
    archive = Archive.read(source)
    assert archive.sections["Inputs"].decode()

    del archive, source
    gc.collect()

    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptor)


def test_closing_an_archive_of_bytes_changes_nothing() -> None:
    archive = Archive.read(SMALLEST)

    archive.close()

    assert archive.to_bytes() == SMALLEST


def test_a_folder_and_a_pipe_are_no_archives(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(NotAFile, match="expected a regular file, found a folder"):
        Archive.read(tmp_path)
    with pytest.raises(NotAFile, match="expected a regular file, found a pipe"):
        Archive.read(tmp_path / "pipe")
    with pytest.raises(NotAFile, match="expected a regular file, found a device"):
        Archive.read("/dev/null")
    with pytest.raises(FileNotFoundError):
        Archive.read(tmp_path / "nothing")


def test_a_loop_of_links_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")

    with pytest.raises(OSError, match="symbolic links"):
        Archive.read(tmp_path / "a")


def test_an_empty_file_is_refused_mapped_or_not(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()

    for map_file in (False, True):
        with pytest.raises(Truncated, match=r"^empty: header at byte 0: expected 42 bytes, found 0"):
            Archive.read(tmp_path / "empty", map_file=map_file)


def test_a_file_that_becomes_shorter_is_refused(path: Path) -> None:
    archive = Archive.read(path)
    whole = path.stat().st_size

    os.truncate(path, whole - 100)

    with pytest.raises(Truncated) as caught:
        archive.to_bytes()
    assert (whole, whole - 100) == (caught.value.needed, caught.value.actual)
    assert archive.verify(deep=True).faults[0].kind == "Truncated"


def test_faults_name_the_file(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1] + b"\0")

    with pytest.raises(ChecksumMismatch, match=r"^every\.holo: footer at byte "):
        Archive.read(path).check()
    with pytest.raises(ChecksumMismatch, match=r"^every\.holo: footer at byte "):
        HoloLoader.from_bytes(path)
    path.write_bytes(SMALLEST[:-33])
    with pytest.raises(
        Truncated, match=r"^every.holo: section table\[1\] \(Weights\) at byte 34: expected 66 bytes"
    ):
        Archive.read(path)


def test_sections_are_found_by_name_kind_and_position() -> None:
    sections = every_section().sections

    assert sections[0] is sections["AppManifest"] is sections[SectionKind.APP_MANIFEST]
    assert (len(sections), len(list(sections))) == (18, 18)
    assert len(sections.all(SectionKind.EXTENSION)) == 3
    assert sections["Extension"] is sections.first(SectionKind.EXTENSION)
    assert repr(sections["Inputs"]) == "SectionView(Inputs, 37 bytes at 5647)"
    assert len(sections["Inputs"]) == 37


@pytest.mark.parametrize("key", ["Inputs", "inputs", "INPUTS", SectionKind.INPUTS])
def test_an_absent_section_is_named_and_so_are_those_that_are_there(key: Any) -> None:
    text = "Inputs at byte 98: expected this section, which was asked for, found KernelCalls, Weights alone"

    with pytest.raises(SectionMissing, match=f"^{text}$"):
        Archive.read(SMALLEST).sections[key]


@pytest.mark.parametrize(
    "word", ["Weights", "weights", "WEIGHTS", "shape_registry", "KERNEL_CALLS", "KernelCalls"]
)
def test_a_section_is_found_by_its_name_in_any_case_wherever_its_kind_finds_it(word: str) -> None:
    archive, kind = every_section(), SectionKind[word.upper()] if "_" in word else kind_of(word)

    assert archive.sections[kind] is archive.sections[word] is archive.sections.first(word)
    assert archive.sections.all(kind) == archive.sections.all(word)
    assert (
        archive.decode(kind)
        == archive.decode(word)
        == archive.require(word, "was asked for")
        == archive.shown(word)
        == archive.readable(word)
    )


ASKS: dict[str, Callable[[Archive, Any], object]] = {
    "sections": lambda archive, key: archive.sections[key],
    "first": lambda archive, key: archive.sections.first(key),
    "all": lambda archive, key: archive.sections.all(key),
    "decode": lambda archive, key: archive.decode(key),
    "require": lambda archive, key: archive.require(key, "was asked for"),
    "shown": lambda archive, key: archive.shown(key),
    "readable": lambda archive, key: archive.readable(key),
}


@pytest.mark.parametrize("ask", ASKS.values(), ids=ASKS)
@pytest.mark.parametrize("key", ["nonsense", "", None])
def test_what_is_no_section_is_never_an_empty_one(ask: Callable[[Archive, Any], object], key: Any) -> None:
    with pytest.raises(UnknownSection, match=rf"^section: expected one of AppManifest, .*, found {key!r}"):
        ask(every_section(), key)


def test_a_misspelt_section_is_answered_with_the_one_that_is_meant() -> None:
    with pytest.raises(UnknownSection, match=r"found 'Wights'\. Did you mean Weights\?$"):
        every_section().decode("Wights")


def test_sections_show_themselves_in_a_line_of_names_and_sizes() -> None:
    assert "Sections(KernelCalls 4 B, Weights 4 B)" == repr(Archive.read(SMALLEST).sections)
    assert "Schedule 28 B, Weights 4.4 kB, ShapeRegistry" in repr(every_section().sections)


def test_of_many_sections_the_first_are_shown() -> None:
    made = HoloWriter()
    for number in range(30):
        made.add_extension(f"key{number}", b"")

    sections = made.archive().sections

    assert repr(sections).endswith(f", {len(sections) - 20} more)")
    assert 20 == repr(sections).count(" B,")


def test_an_absent_section_has_a_default() -> None:
    archive = Archive.read(SMALLEST)

    assert (archive.decode(SectionKind.INPUTS), archive.decode(SectionKind.INPUTS, None)) == ((), None)


def test_a_section_has_a_label_and_a_file_of_its_own(tmp_path: Path) -> None:
    view = every_section().sections["Weights"]

    view.save(tmp_path / "weights")

    assert raw(view.payload) == (tmp_path / "weights").read_bytes()
    assert address_bytes(raw(view.payload)) == view.label()


def test_ports_show_what_goes_in_and_out() -> None:
    made = HoloWriter().set_inputs([port("x", 0), port("", 7, ())])
    made.set_outputs([PortDescriptor(name="y\n", slot=1, element_count=3, dtype=DType.I4, shape=(6,))])

    ports = made.archive().ports

    assert repr(ports) == r"Ports(x: f32[2,2], slot 7: f32[] → y\n: i4[6])"
    assert tuple(p.slot for p in ports.inputs) == (0, 7)
    assert [p.is_consistent for p in (*ports.inputs, *ports.outputs)] == [True, True, True]
    assert ports.outputs[0].byte_length == 3


def test_weights_are_found_by_label_and_by_name() -> None:
    weights = every_section().weights
    label = KappaLabel.from_digest(digest(LARGE))

    assert weights["w"] is weights[label] is weights[label.text]
    assert [label.text, weights["bias"].label.text] == list(weights)
    assert weights.names == ("w", "bias")
    assert label in weights
    assert "nothing" not in weights


def test_a_weight_says_where_it_is_used() -> None:
    weight, bias = every_section().weights.values()

    assert [(u.slot, u.name, u.dtype, u.shape) for u in weight.uses] == [(4, "w", DType.F32, (17, 64))]
    assert (LARGE, len(LARGE), False, True) == (
        bytes(weight.data),
        weight.size,
        weight.stored.is_inline,
        bias.stored.is_inline,
    )
    assert "Weight('w', f32[17,64], 4352 bytes, κ " + weight.label.short + ")" == repr(weight)


def test_a_weight_is_a_read_only_array() -> None:
    weight, bias = every_section().weights.values()

    array = weight.numpy()

    assert ((17, 64), np.dtype("<f4"), False) == (array.shape, array.dtype, array.flags.writeable)
    assert array.tobytes() == LARGE
    assert bias.numpy().tolist() == [64.0]


def test_a_weight_without_extents_is_one_row() -> None:
    archive = HoloWriter().set_weights([LARGE]).archive()

    (weight,) = archive.weights.values()

    assert (DType.U8, (len(LARGE),), ()) == (weight.type.dtype, weight.type.shape, weight.uses)
    assert np.array_equal(np.frombuffer(LARGE, np.uint8), weight.numpy())


def test_extents_that_do_not_fit_the_bytes_are_not_believed() -> None:
    made = writer()
    made.set_shape_registry([(2, 2), (2, 2), (4,), (1,), (1 << 40, 1 << 40)])

    assert made.archive().weights["w"].type.shape == (1088,)


def test_extents_come_from_the_calls_where_none_are_stated() -> None:
    made = HoloWriter().set_kernel_calls([relu(4, 1)]).set_weights([LARGE[:16]])
    made.set_constants([WeightReference(slot=4, dtype=DType.F32, fingerprint=digest(LARGE[:16]))])

    (weight,) = made.archive().weights.values()

    assert weight.numpy().shape == (4,)


def test_a_weight_that_is_not_its_label_is_refused() -> None:
    body = digest(b"other") + (2).to_bytes(8, "little") + b"ab"
    data = with_payload(SectionKind.WEIGHTS, b"\x01\0\0\0" + body)

    with pytest.raises(ChecksumMismatch, match=r"^Weights at byte 106: expected fingerprint"):
        next(iter(Archive.read(data).weights.values())).numpy()
    with pytest.warns(UnverifiedBytes, match="they are shown as they are"):
        assert bytes(next(iter(Archive.read(data, damaged=True).weights.values())).data) == b"ab"


def test_an_unknown_weight_lists_the_names() -> None:
    keys = "a label or its first digits, or a position below 2"
    with pytest.raises(
        UnknownWeight, match=rf"^weights: expected one of the names w, bias, {keys}, found 'v'$"
    ):
        every_section().weights["v"]
    unnamed = (
        f"^weights: expected {keys}, found 'v'; no names are stored: compile with trace=True to keep them$"
    )
    with pytest.raises(KeyError, match=unnamed):
        HoloWriter().set_weights([b"a", b"b"]).archive().weights["v"]
    with pytest.raises(KeyError, match=r"expected no key, the archive carries no constants, found 'v'"):
        Archive.read(SMALLEST).weights["v"]


def test_weights_are_found_by_position_and_by_the_first_digits_of_a_label() -> None:
    weights = every_section().weights
    first, last = weights.values()
    digits = first.label.text.removeprefix("blake3:")

    assert [first, last, last, first] == [weights[0], weights[1], weights[-1], weights[-2]]
    printed = [first.label.short, f"κ {first.label.short}", f"blake3:{digits[:8]}", f"{digits[:4]}…", digits]
    assert [first] * 5 == [weights[text] for text in printed]


@pytest.mark.parametrize("key", [2, -3, "", "abc", "ffff", "0000", "κ "])
def test_no_weight_is_guessed(key: Any) -> None:
    with pytest.raises(UnknownWeight, match=rf"found {key!r}"):
        every_section().weights[key]


def test_the_beginning_of_several_labels_is_answered_with_all_of_them() -> None:
    bodies = {digest(n.to_bytes(4, "big")).hex()[:4]: n for n in range(400)}
    twins = next(
        (bodies[start], n) for n in range(400) if bodies[start := digest(n.to_bytes(4, "big")).hex()[:4]] != n
    )
    weights = HoloWriter().set_weights([n.to_bytes(4, "big") for n in twins]).archive().weights
    labels = [weight.label.text for weight in weights.values()]

    with pytest.raises(UnknownWeight) as caught:
        weights[labels[0].removeprefix("blake3:")[:4]]

    assert f", which is the beginning of 2: {labels[0]}, {labels[1]}" in str(caught.value)


def test_a_name_goes_before_the_digits_of_a_label() -> None:
    made = HoloWriter().set_weights([LARGE[:16], LARGE])
    digits = digest(LARGE).hex()[:4]
    made.set_constants([WeightReference(slot=0, dtype=DType.F32, fingerprint=digest(LARGE[:16]))])
    made.add_extension(NAMES_KEY, named(**{digits: 0}))

    assert LARGE[:16] == bytes(made.archive().weights[digits].data)


def test_sections_and_weights_are_extracted(tmp_path: Path) -> None:
    archive = every_section()
    inputs = raw(archive.sections["Inputs"].payload)
    targets: dict[Any, bytes] = {
        "Inputs": inputs,
        "inputs": inputs,
        9: inputs,
        SectionKind.INPUTS: inputs,
        "w": LARGE,
        archive.weights["w"].label: LARGE,
        archive.weights["w"].label.text: LARGE,
        archive.weights["w"].label.short: LARGE,
    }

    for what, expected in targets.items():
        archive.extract(what, tmp_path / "out")
        assert expected == (tmp_path / "out").read_bytes()
    with pytest.raises(UnknownWeight):
        archive.extract("nothing", tmp_path / "none")
    assert names_in(tmp_path) == {"out"}


def test_extensions_are_found_by_key() -> None:
    made = HoloWriter().add_extension("a", b"1").add_extension("", b"").add_extension("a", b"2")

    extensions = made.archive().extensions

    assert (dict(extensions), extensions.keys_in_order, len(extensions)) == (
        {"a": b"1", "": b""},
        ("a", "", "a"),
        2,
    )
    assert repr(extensions) == "Extensions('a', '', 'a')"
    assert "b" not in extensions


def test_a_hexdump_shows_bytes_and_text() -> None:
    lines = Archive.read(SMALLEST).hexdump(0, 20).splitlines()

    assert lines == [
        "00000000  48 4f 4c 4f 03 00 00 00 02 00 01 00 00 00 00 00  HOLO............",
        "00000010  00 00 3a 00                                      ..:.",
    ]


@pytest.mark.parametrize(
    ("offset", "length", "lines"), [(98, 9, 0), (97, 9, 1), (1000, 9, 0), (-5, 6, 1), (0, 0, 0)]
)
def test_a_hexdump_stays_in_the_file(offset: int, length: int, lines: int) -> None:
    assert lines == len(Archive.read(SMALLEST).hexdump(offset, length).splitlines())


def test_the_listing_is_json() -> None:
    archive = every_section()

    listing = archive.to_json()

    assert listing == json.loads(json.dumps(listing))
    assert listing["calls"] == {"relu": 2}
    assert [entry["name"] for entry in listing["inputs"]] == ["x"]
    assert (listing["portable"], listing["not_portable_because"]) == (False, ["relu (KernelCalls[1])"])
    assert len(listing["sections"]) == 18


def test_external_constants_are_listed() -> None:
    from holowork.archive import WeightReference

    print_ = digest(b"elsewhere")
    made = HoloWriter().set_constants([WeightReference(slot=1, dtype=DType.F32, fingerprint=print_)])

    assert [print_.hex()] == made.archive().to_json()["external"]


@pytest.mark.parametrize("data", SAMPLES.values(), ids=SAMPLES)
def test_the_peers_archives_are_portable(data: bytes) -> None:
    assert Archive.read(data).portable


def test_own_calls_and_the_strict_mode_are_in_the_way_of_the_peer() -> None:
    made = writer().add_extension("holowork.numerics", b"strict")

    portable = made.archive().portable

    assert not portable
    assert portable.reasons == ("relu (KernelCalls[1])", "numerics strict")
    assert repr(portable) == "Portability(no: relu (KernelCalls[1]), numerics strict)"
    assert [(call.position, call.name) for call in portable.calls] == [(1, "relu")]


def test_the_fused_mode_is_not_in_the_way_of_the_peer() -> None:
    archive = HoloWriter().add_extension("holowork.numerics", b"fused").archive()

    assert archive.portable
    assert str(archive.portable) == "yes"


def test_many_calls_of_one_op_are_told_once() -> None:
    from tests.archive.samples import own_relu

    made = HoloWriter().set_kernel_calls([own_relu(0, 1), own_relu(1, 2), own_relu(2, 3)])
    made.add_extension("holowork.calls", writer().archive().extensions["holowork.calls"])

    assert made.archive().portable.reasons == ("relu (KernelCalls[0] and 2 more)",)


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 B"),
        (999, "999 B"),
        (1000, "1.0 kB"),
        (34_100, "34.1 kB"),
        (1 << 30, "1.1 GB"),
        (10**16, "10000.0 TB"),
    ],
)
def test_sizes_are_readable(size: int, text: str) -> None:
    assert text == readable_bytes(size)


def test_names_that_are_no_names_are_refused() -> None:
    made = writer()
    made.add_extension("holowork.names", b"\x01")
    archive = HoloWriter().add_extension("holowork.names", named(a=1)[:-1]).archive()

    with pytest.raises(DamagedArchive, match=r"^Extension.holowork.names\[0\].name at byte "):
        archive.weights  # noqa: B018  # what must fail
    assert dict(Archive.read(archive.to_bytes(), damaged=True).weights) == {}


def test_a_resealed_version_is_another_archive() -> None:
    newer = resealed(SMALLEST[:4] + b"\x04" + SMALLEST[5:])

    assert Archive.read(newer).label != Archive.read(SMALLEST).label


def test_sections_of_a_file_that_was_cut_show_what_is_there_and_what_was_announced() -> None:
    data = every_section().to_bytes()
    last = every_section().sections["Inputs"].ref

    cut = Archive.read(data[: last.offset + 5], damaged=True)

    assert "Inputs 5 B of 37 B" in repr(cut.sections)
    assert f"SectionView(Inputs, 5 of 37 bytes at {last.offset})" == repr(cut.sections["Inputs"])
    assert (37, 5) == tuple(cut.to_json()["sections"][cut.sections["Inputs"].position][k] for k in _SIZES)


_SIZES = ("length", "present")
