"""What is refused, with the documented kind, a section and a byte; and what is not."""

from typing import Any

import pytest

from holowork.archive import (
    BY_NAME,
    Archive,
    BadMagic,
    ChecksumMismatch,
    DamagedArchive,
    Disordered,
    HoloLoader,
    SectionKind,
    Truncated,
    UnsupportedVersion,
    rewrite,
)
from tests.archive.samples import SMALLEST, VECTORS, every_section, packed, resealed, with_payload

ARCHIVES = VECTORS["reject_archives"]
PAYLOADS = VECTORS["reject_payloads"]
ODDITIES = {entry["name"]: bytes.fromhex(entry["archive_hex"]) for entry in VECTORS["accept_oddities"]}

PLACES = {
    "empty input": ("Truncated", "header", 0),
    "41 bytes": ("Truncated", "header", 0),
    "bad magic": ("BadMagic", "header", 0),
    "version 0": ("UnsupportedVersion", "header", 4),
    "version 1": ("UnsupportedVersion", "header", 4),
    "version 4": ("ChecksumMismatch", "footer", 66),  # read here; the vector's footer is that of version 3
    "version 65535": ("UnsupportedVersion", "header", 4),
    "version changed to 2, footer not recomputed": ("ChecksumMismatch", "footer", 66),
    "one body byte flipped": ("ChecksumMismatch", "footer", 66),
    "one footer byte flipped": ("ChecksumMismatch", "footer", 66),
    "section kind 0, footer recomputed": ("Io", "section table", 10),
    "section kind 17, footer recomputed": ("Io", "section table", 10),
    "section kind 255, footer recomputed": ("Io", "section table", 10),
    "section_count larger than the file": ("Io", "section table", 58),
    "offset and length all ones": ("Truncated", "section table", 10),
    "absent section": ("SectionMissing", "Inputs", 98),
    "extension payload of 1 byte": ("Truncated", "Extension", 62),
    "extension key runs past payload": ("Truncated", "Extension", 64),
    "extension key not UTF-8": ("Io", "Extension", 64),
    "content blob of 70 bytes": ("Truncated", "ContentBlob", 34),
}


def opened(entry: dict[str, Any]) -> object:
    """Go as far as the vector says: open, or reach into a section."""
    loader = HoloLoader.from_bytes(bytes.fromhex(entry["bytes_hex"]))
    reach = {
        "section access (Inputs)": lambda: loader.archive.require(SectionKind.INPUTS, "was asked for"),
        "extensions": lambda: loader.archive.extensions,
        "content_blobs": lambda: loader.archive.decode(SectionKind.CONTENT_BLOB),
    }
    return reach[entry["stage"]]()


@pytest.mark.parametrize("entry", ARCHIVES, ids=lambda entry: entry["name"])
def test_an_archive_is_refused_with_kind_section_and_byte(entry: dict[str, Any]) -> None:
    with pytest.raises(DamagedArchive) as caught:
        opened(entry)

    fault = caught.value
    assert PLACES[entry["name"]] == (fault.kind, fault.section, fault.offset)
    assert fault.kind in entry["error"] or entry["name"] == "version 4"


def test_a_newer_version_is_refused_with_the_range_and_a_way_out() -> None:
    newer = resealed(SMALLEST[:4] + b"\x05" + SMALLEST[5:])

    with pytest.raises(UnsupportedVersion) as caught:
        HoloLoader.from_bytes(newer)

    expected = "expected format version 2 to 4, found 5; to read this file, update holowork"
    assert f"header at byte 4: {expected}" == str(caught.value)
    assert caught.value.found == 5


@pytest.mark.parametrize("version", [2, 3, 4])
def test_versions_2_to_4_are_read(version: int) -> None:
    data = resealed(SMALLEST[:4] + bytes([version]) + SMALLEST[5:])

    assert version == HoloLoader.from_bytes(data).archive.version


PAYLOAD_PLACES = {
    "short count": ("Truncated", "count", 0),
    "KernelCalls count all ones, no body": ("Truncated", "", 4),
    "discriminant 0": ("Io", "[0]", 4),
    "discriminant 79": ("Io", "[0]", 4),
    "discriminant 104": ("Io", "[0]", 4),
    "discriminant 122": ("Io", "[0]", 4),
    "discriminant 65535": ("Io", "[0]", 4),
    "Relu missing its last byte": ("Truncated", "[0].dtype", 56),
    "Schedule count all ones": ("Truncated", "", 4),
    "level longer than payload": ("Truncated", "[0]", 8),
    "Constants count all ones": ("Truncated", "", 4),
    "tag 2": ("Io", "[0].tag", 4),
    "inline body short": ("Truncated", "[0].body", 14),
    "body does not hash to its key": ("ChecksumMismatch", "", 44),
    "body short": ("Truncated", "[0].body", 44),
    "count 1, no body": ("Truncated", "", 4),
    "last dim missing": ("Truncated", "[0].shape", 21),
    "rank byte missing (reference aborts here; reject cleanly)": ("Truncated", "[0].shape.count", 20),
    "name not UTF-8": ("Io", "[0].name", 6),
    "non-ASCII label": ("Io", "[0].label", 8),
    "result short": ("Truncated", "[0].result", 83),
}


def place_of(entry: dict[str, Any]) -> tuple[str, str, int]:
    return PAYLOAD_PLACES.get(entry["name"]) or PAYLOAD_PLACES[f"{entry['section']} {entry['name']}"]


@pytest.mark.parametrize("entry", PAYLOADS, ids=lambda entry: f"{entry['section']}: {entry['name']}")
def test_a_payload_is_refused_with_kind_section_and_byte(entry: dict[str, Any]) -> None:
    section = BY_NAME[entry["section"]]
    data = with_payload(section.kind, bytes.fromhex(entry["payload_hex"]))
    start = Archive.read(data).sections[section.name].ref.offset
    kind, path, offset = place_of(entry)

    with pytest.raises(DamagedArchive) as caught:
        decoded(data, section.kind)

    fault = caught.value
    joint = "" if path.startswith("[") or not path else "."
    assert f"{section.name}{joint}{path}" == fault.where
    assert (section.name, kind, offset) == (fault.section, fault.kind, fault.offset - start)
    assert fault.kind in entry["error"]


def decoded(data: bytes, kind: SectionKind) -> None:
    """Decode a section, and load the archive, which looks into weights."""
    Archive.read(data).decode(kind)
    HoloLoader.from_bytes(data).into_plan()


@pytest.mark.parametrize("name", ["nonzero padding bytes in a table entry", "flags 0xBEEF"])
def test_padding_and_flags_are_accepted_and_kept(name: str) -> None:
    archive = HoloLoader.from_bytes(ODDITIES[name]).archive

    replaced = rewrite(archive, {0: bytes(4)})

    assert ODDITIES[name] == replaced.to_bytes()
    assert len(archive.problems) == 1
    assert "kept" in archive.problems[0].text


def test_kinds_15_and_16_are_accepted_under_version_2() -> None:
    archive = HoloLoader.from_bytes(ODDITIES["kind 15 in an archive whose version word is 2"]).archive

    assert archive.decode(SectionKind.APP_MANIFEST).faults() == ()
    assert [problem.text for problem in archive.problems] == [
        "AppManifest came with format version 3, found it in version 2; kept"
    ]


REFUSED_ODDITIES = {
    "two KernelCalls sections": "section table[1] at byte 34: expected one KernelCalls, found another",
    "overlapping sections": (
        "section table[1] at byte 34: expected payloads apart from one another, "
        "found KernelCalls and Weights at 58"
    ),
}


@pytest.mark.parametrize(("name", "text"), REFUSED_ODDITIES.items())
@pytest.mark.parametrize("open_it", [Archive.read, HoloLoader.from_bytes], ids=["open", "loader"])
def test_disorder_is_refused(name: str, text: str, open_it: Any) -> None:
    with pytest.raises(Disordered) as caught:
        open_it(ODDITIES[name])

    assert text == str(caught.value)


@pytest.mark.parametrize(("name", "text"), REFUSED_ODDITIES.items())
def test_disorder_is_shown(name: str, text: str) -> None:
    archive = Archive.read(ODDITIES[name], damaged=True)

    assert text in map(str, archive.problems)
    assert all(view.decode() is not None for view in archive.sections)


def test_every_oddity_of_the_vectors_is_decided() -> None:
    accepted = {"nonzero padding bytes in a table entry", "flags 0xBEEF"}
    accepted |= {"kind 15 in an archive whose version word is 2"}

    assert ODDITIES.keys() == accepted | REFUSED_ODDITIES.keys()


def test_a_repeatable_kind_may_repeat() -> None:
    data = packed([(1, bytes(4)), (14, b"\x01\0aA"), (14, b"\x01\0aB"), (16, b"b" * 71), (16, b"b" * 71)])

    extensions = HoloLoader.from_bytes(data).archive.extensions

    assert (extensions.keys_in_order, extensions["a"], len(extensions)) == (("a", "a"), b"A", 1)


def test_the_first_bytes_decide_what_is_no_archive() -> None:
    with pytest.raises(BadMagic, match=r"this is no \.holo archive"):
        Archive.read(b"PK\x03\x04" + bytes(100), damaged=True)
    with pytest.raises(Truncated, match="expected 42 bytes, found 41"):
        Archive.read(SMALLEST[:41], damaged=True)


def test_the_footer_is_checked_before_a_payload_leaves() -> None:
    damaged = bytearray(SMALLEST)
    damaged[58] = 1
    archive = Archive.read(bytes(damaged))

    assert archive.footer_state == "not checked yet"
    with pytest.raises(ChecksumMismatch, match="the bytes were changed"):
        archive.decode(SectionKind.KERNEL_CALLS)
    with pytest.raises(ChecksumMismatch):
        archive.sections["Weights"].payload  # noqa: B018  # what must fail
    assert archive.footer_state == "wrong"


def test_every_flipped_bit_is_refused() -> None:
    for position in range(len(SMALLEST) * 8):
        damaged = bytearray(SMALLEST)
        damaged[position // 8] ^= 1 << position % 8
        with pytest.raises(DamagedArchive):
            HoloLoader.from_bytes(bytes(damaged))


def test_a_footer_that_is_cut_off_is_told_as_that_and_a_changed_byte_as_a_change() -> None:
    whole = every_section().to_bytes()
    flipped = bytes([*whole[:-40], whole[-40] ^ 1, *whole[-39:]])

    for data, told in (
        (whole[:-100], "the file may have been cut short"),
        (flipped, "the bytes were changed"),
    ):
        with pytest.raises(ChecksumMismatch, match=f"^footer at byte .*; {told}") as caught:
            HoloLoader.from_bytes(data)
        assert "ChecksumMismatch" == caught.value.kind
