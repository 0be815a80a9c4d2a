"""Native code on disk: kept, checked, and never taken from somebody else."""

import os
from pathlib import Path

import pytest

from holowork.runtime.objects import FOLDER_VARIABLE, ObjectCache, default_folder

BODY = b"\x7fELF and more"


@pytest.fixture
def cache(tmp_path: Path) -> ObjectCache:
    return ObjectCache(folder=tmp_path / "kernels")


def test_what_was_written_is_read(cache: ObjectCache) -> None:
    cache.write("key", BODY)

    assert BODY == ObjectCache(folder=cache.folder).read("key")


def test_a_key_that_was_never_written_is_absent(cache: ObjectCache) -> None:
    assert cache.read("key") is None


def test_folder_and_files_are_of_the_user_alone(cache: ObjectCache) -> None:
    cache.write("key", BODY)

    modes = [path.stat().st_mode & 0o777 for path in (cache.folder, cache.folder / "key")]

    assert [0o700, 0o600] == modes


@pytest.mark.parametrize("damage", [lambda b: b[:-1], lambda b: b + b"x", lambda b: b"", lambda b: b[:20]])
def test_a_damaged_entry_is_absent(cache: ObjectCache, damage: object) -> None:
    assert callable(damage)
    cache.write("key", BODY)
    path = cache.folder / "key"
    path.write_bytes(damage(path.read_bytes()))

    assert cache.read("key") is None


@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_a_file_that_others_can_write_is_absent(cache: ObjectCache, mode: int) -> None:
    cache.write("key", BODY)
    (cache.folder / "key").chmod(mode)

    assert cache.read("key") is None


@pytest.mark.parametrize("mode", [0o720, 0o702, 0o777])
def test_a_folder_that_others_can_write_is_off_and_says_so(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(mode)
    cache = ObjectCache(folder=tmp_path)

    cache.write("key", BODY)

    assert f"{tmp_path}: others can write to it" == cache.off
    assert cache.read("key") is None
    assert [] == list(tmp_path.iterdir())


def test_a_folder_of_another_user_is_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = tmp_path.stat().st_uid
    monkeypatch.setattr(os, "geteuid", lambda: owner + 1)

    assert f"{tmp_path}: belongs to another user" == ObjectCache(folder=tmp_path).off


def test_a_link_to_a_file_elsewhere_is_absent(cache: ObjectCache, tmp_path: Path) -> None:
    cache.write("key", BODY)
    (cache.folder / "key").rename(tmp_path / "planted")
    (cache.folder / "key").symlink_to(tmp_path / "planted")

    assert cache.read("key") is None


def test_a_file_in_the_place_of_the_folder_is_off(tmp_path: Path) -> None:
    (tmp_path / "kernels").write_bytes(b"")

    assert "kernels" in ObjectCache(folder=tmp_path / "kernels").off


def test_a_folder_that_cannot_be_written_turns_itself_off(cache: ObjectCache) -> None:
    cache.folder.rmdir()

    cache.write("key", BODY)

    assert "No such file" in cache.off
    assert cache.read("key") is None


def test_an_entry_can_have_another_name(cache: ObjectCache) -> None:
    cache.write("key", BODY)
    cache.write("other", b"something else")

    for _ in range(2):
        cache.link("key", "other")

    assert BODY == cache.read("other")
    assert {"key", "other"} == {path.name for path in cache.folder.iterdir()}


def test_where_there_is_nothing_to_name_nothing_happens(cache: ObjectCache, tmp_path: Path) -> None:
    cache.link("key", "other")
    tmp_path.chmod(0o777)
    ObjectCache(folder=tmp_path).link("key", "other")

    assert [] == list(cache.folder.iterdir())
    assert cache.read("other") is None


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, "/somewhere")

    assert Path("/somewhere/kernels") == default_folder()
