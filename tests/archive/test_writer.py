"""Writing archives."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.archive import (
    SECTIONS,
    Archive,
    HoloLoader,
    HoloWriter,
    NoSuchSection,
    Section,
    SectionKind,
    UnwritableVersion,
    rewrite,
)
from holowork.archive.format import Header
from holowork.codec import Unencodable
from holowork.core import KappaLabel, NotAFile, digest, write_whole
from tests.archive.samples import LARGE, SMALLEST, WHOLE, every_section, names_in, packed, port, raw, writer
from tests.codec.declared import plain, values

SETTERS = {
    SectionKind.KERNEL_CALLS: HoloWriter.set_kernel_calls,
    SectionKind.SCHEDULE: HoloWriter.set_schedule,
    SectionKind.SHAPE_REGISTRY: None,  # takes extents
    SectionKind.DTYPE_REGISTRY: HoloWriter.set_dtype_registry,
    SectionKind.CERTIFICATES: HoloWriter.set_certificates,
    SectionKind.TRACE: HoloWriter.set_trace,
    SectionKind.METADATA: HoloWriter.set_metadata,
    SectionKind.INPUTS: HoloWriter.set_inputs,
    SectionKind.OUTPUTS: HoloWriter.set_outputs,
    SectionKind.CONSTANTS: HoloWriter.set_constants,
    SectionKind.EXEC_PLAN: HoloWriter.set_exec_plan,
    SectionKind.WARM_START: HoloWriter.set_warm_start,
    SectionKind.APP_MANIFEST: HoloWriter.set_app_manifest,
}
SETTERS = {kind: setter for kind, setter in SETTERS.items() if setter is not None}
WRITTEN_IN_ORDER = [15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 14, 14, 16, 13]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
@given(data=st.data())
def test_decode_inverts_encode(section: Section, data: st.DataObject) -> None:
    value = data.draw(values(section.layout))

    encoded = section.layout.encode(value)

    assert plain(value) == plain(section.layout.decode(encoded))
    assert encoded == section.layout.encode(section.layout.decode(encoded))


@given(data=st.data())
def test_what_is_set_is_found_again(data: st.DataObject) -> None:
    layouts = {section.kind: section.layout for section in SECTIONS}
    chosen = data.draw(st.sets(st.sampled_from(sorted(SETTERS))))
    given_ = {kind: data.draw(values(layouts[kind])) for kind in sorted(chosen)}
    made = HoloWriter(data.draw(st.sampled_from([2, 3, 4])))

    for kind, value in given_.items():
        SETTERS[kind](made, value)
    loaded = HoloLoader.from_bytes(made.finish()).archive

    assert {kind: plain(value) for kind, value in given_.items()} == {
        kind: plain(loaded.decode(kind)) for kind in given_
    }
    assert given_.keys() | {1, 3} == {view.ref.kind for view in loaded.sections}


@given(
    bodies=st.lists(st.binary(max_size=9)),
    shapes=st.lists(st.lists(st.integers(0, 9), max_size=11).map(tuple)),
    extensions=st.lists(st.tuples(st.text(max_size=5), st.binary(max_size=5))),
    blobs=st.lists(st.binary(max_size=5)),
)
def test_bodies_shapes_extensions_and_blobs_are_found_again(
    bodies: list[bytes],
    shapes: list[tuple[int, ...]],
    extensions: list[tuple[str, bytes]],
    blobs: list[bytes],
) -> None:
    made = HoloWriter().set_weights(bodies).set_shape_registry(shapes)

    for key, value in extensions:
        made.add_extension(key, value)
    for blob in blobs:
        made.add_content_blob(blob)
    loaded = HoloLoader.from_bytes(made.finish()).archive

    assert sorted({digest(body): body for body in bodies}.items()) == [
        (entry.fingerprint, raw(entry.body)) for entry in loaded.decode(SectionKind.WEIGHTS)
    ]
    assert shapes == [record.shape for record in loaded.decode(SectionKind.SHAPE_REGISTRY)]
    assert extensions == [(entry.key, raw(entry.value)) for entry in loaded.extensions.entries]
    assert blobs == [raw(view.decode().content) for view in loaded.sections.all(SectionKind.CONTENT_BLOB)]
    assert loaded.verify(deep=True)


def test_sections_are_written_in_a_fixed_order() -> None:
    assert [view.ref.kind for view in every_section().sections] == WRITTEN_IN_ORDER


def test_the_smallest_archive_has_two_empty_sections() -> None:
    assert HoloWriter(format_version=3).finish() == SMALLEST


def test_writing_twice_gives_the_same_bytes() -> None:
    assert writer().finish() == writer().finish()


def test_what_is_set_again_is_replaced() -> None:
    made = HoloWriter().set_inputs([port("a")]).set_inputs([port("b")])

    assert [p.name for p in made.archive().ports.inputs] == ["b"]


def test_a_writer_can_be_finished_twice() -> None:
    made = writer()

    assert made.finish() == made.finish()


@pytest.mark.parametrize("version", [0, 1, 5, "2"])
def test_other_versions_are_not_written(version: Any) -> None:
    with pytest.raises(UnwritableVersion, match=r"^format_version: expected one of \(2, 3, 4\), found "):
        HoloWriter(format_version=version)


def test_the_versions_differ_in_the_word_alone() -> None:
    second, fourth = HoloWriter(2).finish(), HoloWriter(4).finish()

    assert second[:4] + b"\x04" + second[5:-32] == fourth[:-32]


def test_weights_are_written_ascending_and_once() -> None:
    entries = HoloWriter().set_weights([b"a", b"b", b"a", b"c"]).archive().decode(SectionKind.WEIGHTS)

    prints = [entry.fingerprint for entry in entries]
    assert sorted(map(digest, (b"a", b"b", b"c"))) == prints


def test_known_fingerprints_are_not_computed_again() -> None:
    known = {digest(LARGE): LARGE}

    assert HoloWriter().set_weights([LARGE]).finish() == HoloWriter().set_weights(known).finish()


def test_bodies_stay_where_they_are() -> None:
    large = bytearray(1 << 20)

    archive = HoloWriter().set_weights({digest(large): large}).archive()
    large[0] = 1

    assert raw(archive.sections["Weights"].raw)[44:46] == b"\x01\x00"


def test_a_written_archive_is_known_to_be_whole() -> None:
    assert writer().archive().footer_state == "ok"


def test_a_value_that_does_not_fit_names_section_and_field() -> None:
    made = HoloWriter().set_inputs([port("x", 0), port("y", -1)])

    with pytest.raises(Unencodable, match=r"^Inputs\[1\].slot: expected u32, found -1$"):
        made.finish()


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("k" * 65536, r"^key.length: expected u16, found 65536$"),
        ("\ud800", r"^key: expected UTF-8 text, found '\\ud800'$"),
    ],
)
def test_a_key_that_cannot_be_written_is_refused_at_once(key: str, text: str) -> None:
    with pytest.raises(Unencodable, match=text):
        HoloWriter().add_extension(key, b"")


def test_a_port_of_too_many_axes_is_refused() -> None:
    with pytest.raises(Unencodable, match=r"^Outputs\[0\].shape.count: expected u8, found 256$"):
        HoloWriter().set_outputs([port("y", 0, (1,) * 256)]).finish()


def test_more_sections_than_can_be_counted_are_refused() -> None:
    made = HoloWriter()
    for _ in range(65534):
        made.add_extension("", b"")

    with pytest.raises(Unencodable, match=r"^header.section_count: expected u16, found 65536$"):
        made.finish()


def test_a_content_blob_stands_under_its_label() -> None:
    blob = HoloWriter().add_content_blob(b"ab").archive().decode(SectionKind.CONTENT_BLOB)

    assert KappaLabel.from_digest(digest(b"ab")).text == blob.label


@pytest.mark.parametrize("position", [-1, 2])
def test_only_sections_that_are_there_are_replaced(position: int) -> None:
    text = rf"^replaced: expected table positions below 2, found {position}$"

    with pytest.raises(NoSuchSection, match=text):
        rewrite(Archive.read(SMALLEST), {position: b""})


def test_rewriting_keeps_gaps_where_nothing_is_replaced() -> None:
    data = bytearray(packed([(1, bytes(4)), (3, bytes(4)), (7, b"gap")]))
    data[8] = 2  # the third entry becomes a gap
    data[-32:] = digest(bytes(data[:-32]))
    archive = Archive.read(bytes(data))

    assert bytes(data) == rewrite(archive, {}).to_bytes()
    assert len(rewrite(archive, {0: bytes(4)})) == 98


def test_rewriting_keeps_the_order_of_the_table() -> None:
    archive = Archive.read(packed([(10, bytes(4)), (3, bytes(4)), (9, bytes(4)), (1, bytes(4))]))

    replaced = rewrite(archive, {1: b"\0\0\0\0"})

    assert archive.to_bytes() == replaced.to_bytes()


def test_an_archive_is_saved_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.holo"

    every_section().save(path)

    assert every_section().to_bytes() == path.read_bytes()
    assert names_in(tmp_path) == {"a.holo"}


def test_an_archive_can_be_saved_over_the_file_that_it_is_read_from(tmp_path: Path) -> None:
    path = tmp_path / "a.holo"
    every_section().save(path)
    archive = Archive.read(path)

    archive.save(path)

    assert every_section().to_bytes() == path.read_bytes() == archive.to_bytes()


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a.holo"
    path.write_bytes(b"old")

    def chunks() -> Any:
        yield b"new"
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_whole(path, chunks())
    assert (path.read_bytes(), names_in(tmp_path)) == (b"old", {"a.holo"})


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    import resource
    import signal

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            every_section().save(tmp_path / "a.holo")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)

    assert names_in(tmp_path) == set()


def test_permissions_of_a_replaced_file_are_kept(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.touch(mode=0o600)
    old.chmod(0o640)
    mask = os.umask(0o027)

    try:
        write_whole(old, [b"a"])
        write_whole(new, [b"a"])
    finally:
        os.umask(mask)

    assert [path.stat().st_mode & 0o777 for path in (old, new)] == [0o640, 0o640]


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("target")

    write_whole(tmp_path / "link", [b"a"])

    assert (tmp_path / "target").read_bytes() == b"a"
    assert (tmp_path / "link").is_symlink()


def test_only_files_are_written_to(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()

    for name in ("pipe", "folder"):
        with pytest.raises(NotAFile):
            write_whole(tmp_path / name, [b"a"])
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "no" / "folder", [b"a"])
    assert {"pipe", "folder"} == names_in(tmp_path)


def test_the_header_keeps_its_flags() -> None:
    from holowork.archive import assemble

    archive = assemble(Header(version=3, flags=0xBEEF, section_count=0), [])

    assert (
        archive.table.header.flags,
        archive.version,
        archive.table.header.section_count,
        len(archive),
    ) == (0xBEEF, 3, 0, 42)


def test_sections_of_an_application_are_written_as_the_peer_does() -> None:
    thin = WHOLE["thin application: AppManifest + Certificates"]
    archive = Archive.read(thin)

    made = HoloWriter(3).set_app_manifest(archive.decode(SectionKind.APP_MANIFEST))
    made.set_certificates(archive.decode(SectionKind.CERTIFICATES))

    written = {view.ref.kind: raw(view.payload) for view in made.archive().sections}
    assert {view.ref.kind: raw(view.payload) for view in archive.sections} == {
        kind: payload for kind, payload in written.items() if kind in {15, 6}
    }
