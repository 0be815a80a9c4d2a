"""Hashing everything that is stored with a fingerprint."""

import os
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.archive import (
    Archive,
    FileSource,
    HoloWriter,
    PieceSource,
    SectionKind,
    Truncated,
    UnverifiedBytes,
    streams,
)
from holowork.archive.assembly import without_section
from holowork.archive.sources import BLOCK
from holowork.archive.streams import blocks, hash_body, walk
from holowork.archive.verification import Claim, Sweep
from holowork.codec import Body, MemorySource
from holowork.core import digest
from tests.archive.samples import LABEL, LARGE, SAMPLES, SMALLEST, every_section, resealed, with_payload

WEIGHT_BODY = every_section().sections["Weights"].ref.offset + 44


def flipped(data: bytes, position: int) -> bytes:
    return data[:position] + bytes([data[position] ^ 1]) + data[position + 1 :]


@pytest.mark.parametrize("data", SAMPLES.values(), ids=SAMPLES)
def test_whole_archives_are_whole(data: bytes) -> None:
    for deep in (False, True):
        verdict = Archive.read(data).verify(deep=deep)
        assert verdict.ok
        assert ("ok", ()) == (str(verdict), verdict.faults)


def test_a_verdict_says_what_was_hashed() -> None:
    archive = without_section(every_section(), SectionKind.WARM_START)

    assert "Verdict(ok; hashed the footer)" == repr(archive.verify())
    assert "Verdict(ok; hashed the footer and 2 bodies)" == repr(archive.verify(deep=True))


def test_a_verdict_says_which_claims_could_not_be_computed() -> None:
    archive = without_section(every_section(), SectionKind.INPUTS)

    verdict = archive.verify(deep=True)

    assert verdict
    assert "hashed the footer and 2 bodies; WarmStart not computed: " in repr(verdict)


def test_a_verdict_shows_where_the_first_faults_are_and_tells_them_in_lines() -> None:
    weights = HoloWriter().set_weights([bytes([number]) for number in range(5)]).finish()
    start = Archive.read(weights).sections["Weights"].ref.offset + 4
    entries = b"".join(bytes(32) + (1).to_bytes(8, "little") + bytes([number]) for number in range(5))
    damaged = resealed(weights[:start] + entries + weights[start + len(entries) :])

    verdict = Archive.read(damaged).verify(deep=True)

    places = [f"Weights[{number}] at byte {start + 41 * number + 40}" for number in range(5)]
    shown = f"5 faults: {', '.join(places[:3])}, 2 more"
    assert f"Verdict({shown}; hashed the footer and 5 bodies)" == repr(verdict)
    assert places == [line.partition(": expected fingerprint 0000")[0] for line in str(verdict).split("\n")]


def test_a_changed_weight_is_found_by_the_footer() -> None:
    archive = Archive.read(flipped(every_section().to_bytes(), WEIGHT_BODY))

    verdict = archive.verify()

    assert not verdict
    assert [("footer", len(archive) - 32)] == [(fault.section, fault.offset) for fault in verdict.faults]
    shown = f"1 fault: footer at byte {len(archive) - 32}; hashed the footer"
    assert f"Verdict({shown}; verify(deep=True) says which body was changed)" == repr(verdict)


def test_a_resealed_change_is_found_by_the_deep_check_alone() -> None:
    archive = Archive.read(resealed(flipped(every_section().to_bytes(), WEIGHT_BODY)))

    assert archive.verify()
    verdict = archive.verify(deep=True)
    assert [("Weights[0]", WEIGHT_BODY)] == [(fault.where, fault.offset) for fault in verdict.faults]
    assert archive.footer_state == "ok"


def test_a_changed_blob_is_found() -> None:
    data = every_section().to_bytes()
    end = every_section().sections["ContentBlob"].ref.end

    verdict = Archive.read(resealed(flipped(data, end - 1))).verify(deep=True)

    assert ["ContentBlob"] == [fault.where for fault in verdict.faults]


def test_a_blob_under_a_label_of_another_hash_cannot_be_verified() -> None:
    data = with_payload(SectionKind.CONTENT_BLOB, b"sha256:" + b"0" * 64 + b"content")

    verdict = Archive.read(data).verify(deep=True)

    assert ["ContentBlob.label"] == [fault.where for fault in verdict.faults]
    assert Archive.read(data).verify()


def test_weights_that_cannot_be_read_are_faults() -> None:
    entry = digest(LARGE) + len(LARGE).to_bytes(8, "little") + LARGE
    data = with_payload(SectionKind.WEIGHTS, b"\x02\0\0\0" + entry + b"short")

    verdict = Archive.read(data).verify(deep=True)

    assert (["Weights[1].fingerprint"], 1) == ([fault.where for fault in verdict.faults], verdict.bodies)


def test_a_damaged_view_is_verified_as_far_as_it_goes() -> None:
    data = every_section().to_bytes()[: WEIGHT_BODY + 99]

    kinds = [fault.kind for fault in Archive.read(data, damaged=True).verify(deep=True).faults]

    assert {"Truncated", "ChecksumMismatch"} <= set(kinds)


def test_bodies_without_bytes_are_verified() -> None:
    archive = HoloWriter().set_weights([b"", b"a"]).add_content_blob(b"").archive()

    assert archive.verify(deep=True)
    entry = digest(b"a") + bytes(8)
    empty = Archive.read(with_payload(SectionKind.WEIGHTS, b"\x01\0\0\0" + entry))
    assert [digest(b"a")] == [fault.expected for fault in empty.verify(deep=True).faults]


@given(
    size=st.integers(0, 40),
    ranges=st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), max_size=6),
    step=st.integers(1, 9),
)
def test_a_sweep_hashes_each_body_wherever_blocks_end(
    size: int, ranges: list[tuple[int, int]], step: int
) -> None:
    data = bytes(range(size))
    source = MemorySource(memoryview(data))
    bounds = [(min(a, b, size), min(max(a, b), size)) for a, b in ranges]
    claims = [Claim(where="w", body=Body(source, a, b - a), expected=digest(data[a:b])) for a, b in bounds]
    wrong = [Claim(where="x", body=claim.body, expected=bytes(32)) for claim in claims]

    sweep = Sweep([*claims, *wrong])
    for offset in range(0, size, step):
        sweep.feed(memoryview(data)[offset : offset + step], offset)
    sweep.finish()

    assert len(wrong) == len(sweep.faults)
    assert {"x"} >= {fault.where for fault in sweep.faults}


SIZES = [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 3 * BLOCK + 5]


def stored(folder: Path, data: bytes) -> Body:
    """The data as a part of a file."""
    (folder / "data").write_bytes(b"ab" + data + b"cd")
    return Body(FileSource(folder / "data"), 2, len(data))


def counting(size: int) -> bytes:
    return (bytes(range(251)) * (size // 251 + 1))[:size]


@pytest.mark.parametrize("size", SIZES)
def test_a_walk_hands_every_stage_the_bytes_in_order(size: int, tmp_path: Path) -> None:
    body = stored(tmp_path, counting(size))
    first, second = bytearray(), bytearray()
    offsets: list[int] = []

    def note(block: memoryview, offset: int) -> None:
        first.extend(block)
        offsets.append(offset)

    walk(body, note, lambda block, _: second.extend(block))

    assert counting(size) == bytes(first) == bytes(second)
    assert offsets == [2 + start for start in range(0, size, BLOCK)]


@pytest.mark.parametrize("size", SIZES)
def test_a_body_has_one_digest_wherever_it_lies(size: int, tmp_path: Path) -> None:
    data = counting(size)
    bodies = [stored(tmp_path, data), Body(MemorySource(memoryview(data)), 0, size)]
    bodies.append(Body(PieceSource((data[:9], data[9:], b"!")), 0, size))

    assert [digest(data)] * 3 == [hash_body(body) for body in bodies]


@given(pieces=st.lists(st.binary(max_size=9), max_size=6), skipped=st.integers(0, 9))
def test_blocks_of_pieces_are_the_bytes_in_order(pieces: list[bytes], skipped: int) -> None:
    data = b"".join(pieces)
    source = PieceSource((*pieces, b"!"))
    start = min(skipped, len(data))

    found = [bytes(block) for block in blocks(Body(source, start, len(data) - start))]

    assert b"".join(found) == data[start:]


@pytest.mark.parametrize("fails_at", range(5))
@pytest.mark.parametrize("fault", [ValueError, KeyboardInterrupt])
def test_a_walk_ends_with_the_fault_of_a_stage(
    fails_at: int, fault: type[BaseException], tmp_path: Path
) -> None:
    body = stored(tmp_path, bytes(5 * BLOCK))
    before: list[int] = []
    behind: list[int] = []

    def fail(_: memoryview, offset: int) -> None:
        if offset == 2 + fails_at * BLOCK:
            raise fault

    with pytest.raises(fault):
        walk(body, lambda _, offset: before.append(offset), fail, lambda _, offset: behind.append(offset))

    assert len(before) in {fails_at + 1, fails_at + 2}
    assert behind == before[:fails_at]


def test_a_walk_ends_where_the_file_does(tmp_path: Path) -> None:
    body = stored(tmp_path, bytes(3 * BLOCK))
    os.truncate(tmp_path / "data", 2 * BLOCK)

    with pytest.raises(Truncated, match=r"^data: file at byte "):
        walk(body, lambda block, _: None)


def test_an_interrupted_walk_ends_before_it_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    joined = []

    def join(legs: list[Thread]) -> None:
        joined.append(legs)
        if len(joined) == 1:
            raise KeyboardInterrupt
        for leg in legs:
            leg.join()

    monkeypatch.setattr(streams, "_join", join)
    body = stored(tmp_path, bytes(9 * BLOCK))

    with pytest.raises(KeyboardInterrupt):
        hash_body(body)

    assert not any(leg.is_alive() for leg in joined[1])


def test_pieces_are_read_across_their_edges() -> None:
    data = SMALLEST + LARGE
    source = PieceSource((data[:3], b"", data[3:50], data[50:]))

    for start in range(60):
        for length in (0, 1, 2, 47, 48, 90):
            assert data[start : start + length] == bytes(source.read(start, length))
    assert len(data) == source.size
    assert b"" == bytes(source.read(len(data), 0))


def test_labels_are_those_of_the_content() -> None:
    assert LABEL == every_section().decode(SectionKind.CONTENT_BLOB).label


def test_a_changed_weight_of_a_damaged_archive_is_shown_with_a_warning() -> None:
    archive = Archive.read(flipped(every_section().to_bytes(), WEIGHT_BODY), damaged=True)
    (changed,) = (one for one in archive.weights.values() if not one.stored.is_inline)
    told = r"weight .*: Weights at byte \d+: expected fingerprint .*; they are shown as they are"

    with pytest.warns(UnverifiedBytes, match=told) as caught:
        array = changed.numpy()

    assert array.nbytes == changed.size
    assert __file__ == caught[0].filename


def test_a_whole_weight_of_a_damaged_archive_is_shown_without_a_warning() -> None:
    archive = Archive.read(flipped(every_section().to_bytes(), len(every_section()) - 1), damaged=True)

    assert [one.size for one in archive.weights.values()] == [
        len(one.data) for one in archive.weights.values()
    ]
