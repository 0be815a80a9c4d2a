"""WarmStart goes into an archive, and out of it again, without touching anything else."""

import pytest

from holowork.archive import Archive, HoloWriter, SectionKind, WarmStartEntry, with_warm_start
from tests.archive.samples import LABEL

ENTRY = WarmStartEntry(slot=3, label=LABEL, result=b"result")


def _archive(version: int = 2) -> Archive:
    writer = HoloWriter(version).set_trace(b"trace").set_metadata(b"metadata")
    return Archive.read(writer.add_extension("key", b"value").finish())


@pytest.mark.parametrize("version", [2, 3, 4])
def test_the_header_and_other_sections_are_kept_byte_for_byte(version: int) -> None:
    archive = _archive(version)

    warm = with_warm_start(archive, [ENTRY])

    others = [view for view in warm.sections if view.ref.kind != SectionKind.WARM_START]
    assert (archive.version, len(archive.sections) + 1) == (warm.version, len(warm.sections))
    assert [(v.name, bytes(v.raw.view())) for v in archive.sections] == [
        (v.name, bytes(v.raw.view())) for v in others
    ]
    assert warm.verify()


def test_the_entries_are_read_back() -> None:
    (found,) = with_warm_start(_archive(), [ENTRY]).decode(SectionKind.WARM_START)

    assert (ENTRY.slot, ENTRY.label, len(ENTRY.result)) == (found.slot, found.label, len(found.result))


def test_new_entries_replace_old_ones_and_the_bytes_do_not_depend_on_them() -> None:
    old = WarmStartEntry(slot=1, label=LABEL, result=b"")
    archive = _archive()

    expected = with_warm_start(archive, [ENTRY]).to_bytes()

    assert expected == with_warm_start(with_warm_start(archive, [old]), [ENTRY]).to_bytes()


def test_no_entries_are_no_section() -> None:
    archive = _archive()

    assert archive is with_warm_start(archive, [])
    assert archive.to_bytes() == with_warm_start(with_warm_start(archive, [ENTRY]), []).to_bytes()
