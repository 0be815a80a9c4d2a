"""One damaged archive for each refusal, kept as a file of at most 4 KiB."""

from pathlib import Path

import pytest

from holowork.archive import Archive, DamagedArchive, HoloLoader
from tests.golden import Golden
from tests.hostile.recipes import HOSTILE, Hostile

HERE = Path(__file__).parent
CASES = pytest.mark.parametrize(("name", "case"), HOSTILE.items(), ids=HOSTILE)


def file_of(name: str) -> Path:
    return HERE / f"{name}.holo"


@CASES
def test_a_file_is_what_its_recipe_makes(name: str, case: Hostile, golden: Golden) -> None:
    made = case.make()

    if golden.update:
        file_of(name).write_bytes(made)
    assert made == file_of(name).read_bytes()
    assert len(made) <= 4096


@CASES
def test_a_file_is_refused_with_kind_place_and_text(name: str, case: Hostile) -> None:
    with pytest.raises(DamagedArchive) as caught:
        loaded(file_of(name))

    fault = caught.value
    assert (case.kind, case.where, case.offset) == (fault.kind, fault.where, fault.offset)
    assert str(fault).startswith(f"{name}.holo: {case.where} at byte {case.offset}: {case.text}")


def loaded(path: Path) -> None:
    """Everything that can be read, then the program."""
    loader = HoloLoader.from_bytes(path)
    for view in loader.sections():
        view.decode()
    loader.into_plan()


@CASES
def test_a_file_is_shown_all_the_same(name: str, case: Hostile) -> None:
    if case.where == "header" and case.kind != "UnsupportedVersion":
        with pytest.raises(DamagedArchive):
            Archive.read(file_of(name), damaged=True)
        return

    archive = Archive.read(file_of(name), damaged=True)

    assert archive.to_json()["sections"] is not None
    assert archive.problems or case.kind in {"ChecksumMismatch", "SectionMissing"}


@CASES
def test_a_file_gets_the_same_verdict_whichever_way_it_is_read(name: str, case: Hostile) -> None:
    path = file_of(name)
    texts = set()

    for open_it in (loaded, loaded_mapped, loaded_bytes):
        with pytest.raises(DamagedArchive) as caught:
            open_it(path)
        texts.add((type(caught.value), caught.value.where, caught.value.offset, caught.value.explanation))

    assert len(texts) == 1
    assert case.kind == caught.value.kind


def loaded_mapped(path: Path) -> None:
    archive = Archive.read(path, damaged=True, map_file=True)
    archive.require_sound()
    archive.is_damaged_view = False
    for view in archive.sections:
        view.decode()
    HoloLoader(archive).into_plan()


def loaded_bytes(path: Path) -> None:
    loader = HoloLoader.from_bytes(path.read_bytes())
    for view in loader.sections():
        view.decode()
    loader.into_plan()


def test_every_file_has_a_recipe() -> None:
    assert {path.stem for path in HERE.glob("*.holo")} == set(HOSTILE)
