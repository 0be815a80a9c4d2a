"""Stores: what one session computed, another one finds; what is lost or damaged is computed again."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.core import address_bytes, digest
from holowork.ops import GraphBuilder
from holowork.runtime import BadLimit, BadStore, DoubtedStore, Session, Store, folded
from tests.runtime.folds import PROVIDERS, X, answers, computed, cone_archive, flipped

LABEL, BODY = address_bytes(b"a value"), memoryview(b"eight by")


class Shelf(dict[str, bytes]):
    """An object with get and put, in memory."""

    def put(self, name: str, data: bytes) -> None:
        self[name] = data


class Full(Shelf):
    """One that takes nothing."""

    def put(self, name: str, data: bytes) -> None:
        del name, data
        raise OSError(28, "No space left on device")


class Failing:
    """One whose every word is an error of its own, as clients of services have them."""

    def get(self, name: str) -> bytes:
        raise KeyError(name)

    def put(self, name: str, data: bytes) -> None:
        raise NotImplementedError(name, len(data))


class Wordy(Shelf):
    """One that gives texts."""

    def get(self, name: str) -> str:  # type: ignore[override]  # what a user might write
        return name


def _entry(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store's folder with one entry."""
    Store(tmp_path / "store").keep(LABEL, BODY)
    return tmp_path / "store"


class TestEntries:
    def test_an_entry_is_a_file_of_a_digest_and_a_body_under_the_label(self, folder: Path) -> None:
        path = _entry(folder)

        assert (f"{LABEL.digest.hex()}.warm", digest(BODY) + bytes(BODY)) == (path.name, path.read_bytes())

    def test_a_trusted_store_gives_what_was_kept(self, folder: Path) -> None:
        store = Store(folder, trusted=True)

        assert bytes(BODY) == store.find(LABEL, len(BODY))
        assert (1, 0) == (store.hits, store.misses)

    def test_a_store_that_is_not_trusted_gives_nothing(self, folder: Path) -> None:
        assert Store(folder).find(LABEL, len(BODY)) is None

    def test_a_value_of_no_bytes_is_an_entry(self, tmp_path: Path) -> None:
        store = Store(tmp_path, trusted=True)
        store.keep(LABEL, memoryview(b""))

        assert b"" == store.find(LABEL, 0)

    @pytest.mark.parametrize(
        "damage",
        [lambda b: b[:-1], lambda b: b + b"x", lambda b: b"", lambda b: b[:20], lambda b: b[:-1] + b"Y"],
    )
    def test_a_damaged_entry_is_absent_counted_and_written_anew(
        self, damage: Callable[[bytes], bytes], folder: Path
    ) -> None:
        path = _entry(folder)
        sound = path.read_bytes()
        path.write_bytes(damage(sound))
        store = Store(folder, trusted=True)

        found = store.find(LABEL, len(BODY))
        store.keep(LABEL, BODY)

        assert (None, 1, 1) == (found, store.damaged, store.puts)
        assert sound == path.read_bytes()

    def test_an_entry_of_another_length_is_absent(self, folder: Path) -> None:
        store = Store(folder, trusted=True)

        assert (None, 1) == (store.find(LABEL, len(BODY) + 1), store.damaged)

    @pytest.mark.parametrize("trusted", [True, False])
    def test_an_entry_beyond_any_memory_is_damaged_and_not_read(self, folder: Path, *, trusted: bool) -> None:
        os.truncate(_entry(folder), 1 << 42)
        store = Store(folder, trusted=trusted)

        assert store.find(LABEL, len(BODY)) is None
        store.keep(LABEL, BODY)

        assert (1, 1) == (store.damaged, store.puts)
        assert bytes(BODY) == Store(folder, trusted=True).find(LABEL, len(BODY))

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
    def test_nobody_waits_for_what_comes_through_a_pipe(self, folder: Path) -> None:
        path = _entry(folder)
        path.unlink()
        os.mkfifo(path)
        store = Store(folder)

        store.keep(LABEL, BODY)

        assert 1 == store.puts
        assert bytes(BODY) == Store(folder, trusted=True).find(LABEL, len(BODY))

    def test_an_entry_that_does_not_say_what_was_computed_is_counted_and_replaced(self, folder: Path) -> None:
        path, other = _entry(folder), b"other by"
        path.write_bytes(digest(other) + other)
        store = Store(folder)

        store.keep(LABEL, BODY)

        assert (1, 1) == (store.false, store.puts)
        assert digest(BODY) + bytes(BODY) == path.read_bytes()

    def test_what_is_there_is_not_written_again(self, folder: Path) -> None:
        store = Store(folder)

        store.keep(LABEL, BODY)

        assert 0 == store.puts

    @pytest.mark.parametrize("bounds", [{"entry_bytes": 7}, {"total_bytes": 7}])
    def test_what_exceeds_the_bounds_is_declined(self, bounds: dict[str, int], tmp_path: Path) -> None:
        store = Store(tmp_path, **bounds)

        store.keep(LABEL, BODY)

        assert (0, 1, []) == (store.puts, store.declined, list(tmp_path.iterdir()))

    def test_the_counters_are_in_the_repr(self, folder: Path) -> None:
        store = Store(folder, trusted=True)
        store.find(LABEL, len(BODY))

        assert f"Store({str(folder)!r}, trusted, 1 hit, 0 misses, 0 puts)" == repr(store)


class TestTrust:
    @pytest.mark.parametrize("mode", [0o720, 0o702, 0o777])
    def test_a_folder_that_others_can_write_to_is_not_trusted_and_says_so(
        self, mode: int, folder: Path
    ) -> None:
        folder.chmod(mode)
        with pytest.warns(DoubtedStore, match="others can write to it"):
            store = Store(folder, trusted=True)

        assert (False, f"{folder}: others can write to it") == (store.trusted, store.doubt)
        assert store.find(LABEL, len(BODY)) is None

    def test_a_folder_of_another_user_is_not_trusted(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        owner = folder.stat().st_uid
        monkeypatch.setattr(os, "geteuid", lambda: owner + 1)

        with pytest.warns(DoubtedStore, match="belongs to another user"):
            assert f"{folder}: belongs to another user" == Store(folder, trusted=True).doubt

    @pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
    def test_a_file_that_others_can_write_is_absent(self, mode: int, folder: Path) -> None:
        _entry(folder).chmod(mode)

        assert Store(folder, trusted=True).find(LABEL, len(BODY)) is None

    def test_a_link_to_a_file_elsewhere_is_absent(self, folder: Path, tmp_path: Path) -> None:
        path = _entry(folder)
        path.rename(tmp_path / "planted")
        path.symlink_to(tmp_path / "planted")

        assert Store(folder, trusted=True).find(LABEL, len(BODY)) is None

    def test_a_planted_file_of_another_user_is_absent(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = Store(folder, trusted=True)
        owner = folder.stat().st_uid
        monkeypatch.setattr(os, "geteuid", lambda: owner + 1)

        assert store.find(LABEL, len(BODY)) is None


class TestPlaces:
    @pytest.mark.parametrize("found", [3, [], Shelf])
    def test_what_keeps_nothing_is_refused(self, found: object) -> None:
        with pytest.raises(
            BadStore, match=r"^store: expected a folder, a URL, or an object with get and put, found "
        ):
            Store(found)

    @pytest.mark.parametrize("found", ["", "a\0b"])
    def test_what_names_no_folder_is_refused(self, found: str) -> None:
        with pytest.raises(BadStore, match=r"^store: expected a folder, .*, found '"):
            Store(found)

    @pytest.mark.parametrize("name", ["entry_bytes", "total_bytes"])
    @pytest.mark.parametrize("found", [-1, "1", 1.5, True])
    def test_bounds_are_numbers_of_bytes(self, name: str, found: Any, tmp_path: Path) -> None:
        with pytest.raises(BadLimit, match=rf"^store, {name}: expected a number of bytes as an int"):
            Store(tmp_path, **{name: found})

    def test_a_file_is_refused(self, folder: Path) -> None:
        with pytest.raises(BadStore, match=r"found the file .*\.warm$"):
            Store(_entry(folder))

    def test_an_object_with_get_and_put_is_a_store(self) -> None:
        shelf = Shelf()
        Store(shelf).keep(LABEL, BODY)

        assert bytes(BODY) == Store(shelf, trusted=True).find(LABEL, len(BODY))

    def test_a_url_needs_fsspec_and_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "fsspec.core", None)

        with pytest.raises(
            BadStore,
            match=r"'s3://x', and that is not installed; pip install 'holowork\[store\]'$",
        ):
            Store("s3://x")

    def test_a_url_is_a_store(self) -> None:
        pytest.importorskip("fsspec", reason="the extra `store` is not installed")
        Store("memory://holowork").keep(LABEL, BODY)

        store = Store("memory://holowork", trusted=True)

        assert bytes(BODY) == store.find(LABEL, len(BODY))
        assert store.find(address_bytes(b"another"), 8) is None

    def test_a_url_of_no_kind_is_refused(self) -> None:
        pytest.importorskip("fsspec", reason="the extra `store` is not installed")

        with pytest.raises(BadStore, match=r"expected a URL that fsspec opens, found 'nothing://x': "):
            Store("nothing://x")

    def test_a_place_that_takes_nothing_is_left_alone_and_says_why(self) -> None:
        store = Store(Full())

        store.keep(LABEL, BODY)
        store.keep(address_bytes(b"another"), BODY)

        assert (0, True) == (store.puts, store.off.endswith("No space left on device"))

    def test_a_folder_that_is_gone_is_left_alone(self, tmp_path: Path) -> None:
        store = Store(tmp_path / "store")
        (tmp_path / "store").rmdir()

        store.keep(LABEL, BODY)

        assert "No such file" in store.off


class TestSessions:
    @pytest.mark.parametrize("provider", PROVIDERS)
    def test_a_second_session_on_a_trusted_store_computes_nothing(
        self, provider: str, tmp_path: Path
    ) -> None:
        archive = cone_archive()
        first = Session(archive, provider=provider, store=Store(tmp_path, trusted=True))
        expected = answers([first])

        second = Session(archive, provider=provider, store=Store(tmp_path, trusted=True))

        assert expected == answers([second])
        assert first.last is not None
        assert second.last is not None
        assert frozenset() == second.last.computed
        assert first.last.outputs == second.last.outputs
        # three results of the cone, three outputs
        assert (6, 0) == (second.memo.store_hits, second.memo.store_puts)

    def test_other_inputs_compute_what_depends_on_them_alone(self, tmp_path: Path) -> None:
        archive = cone_archive()
        Session(archive, store=Store(tmp_path, trusted=True)).run(x=X)

        assert ["add", "cumsum", "matmul"] == sorted(
            computed(Session(archive, store=Store(tmp_path, trusted=True)), X + 1)
        )

    def test_a_session_whose_inputs_give_a_known_output_label_needs_no_run(self, tmp_path: Path) -> None:
        archive = cone_archive()
        Session(archive, store=Store(tmp_path, trusted=True)).run(x=X)
        session = Session(archive, store=Store(tmp_path, trusted=True), memo=0)

        for _ in range(2):
            assert [] == computed(session)

    @pytest.mark.parametrize("provider", PROVIDERS)
    def test_a_store_that_is_not_trusted_gives_nothing_and_is_put_right(
        self, provider: str, tmp_path: Path
    ) -> None:
        archive = cone_archive()
        plain, shelf = Session(archive, provider=provider), Shelf()
        Session(archive, store=shelf).run(x=X)
        sound = dict(shelf)
        for name, whole in sound.items():
            body = bytes([whole[32] ^ 1]) + whole[33:]
            shelf[name] = digest(body) + body

        session = Session(archive, provider=provider, store=shelf)

        assert answers([plain]) == answers([session])
        assert session.memo.store is not None
        assert (0, 6) == (session.memo.store_hits, session.memo.store.false)
        assert sound == shelf

    @pytest.mark.parametrize("damage", [None, b"", b"short", bytes(40)])
    def test_a_store_that_loses_or_damages_entries_changes_nothing(self, damage: bytes | None) -> None:
        archive, shelf = cone_archive(), Shelf()
        expected = answers([Session(archive, store=Store(shelf, trusted=True))])
        for name in list(shelf):
            if damage is None:
                del shelf[name]
            else:
                shelf[name] = damage

        session = Session(archive, store=Store(shelf, trusted=True))

        assert expected == answers([session])
        assert (0, 6) == (session.memo.store_hits, session.memo.store_puts)

    def test_a_folder_that_cannot_be_written_costs_nothing_but_the_computing(self) -> None:
        archive = cone_archive()
        session = Session(archive, store=Full())

        assert answers([Session(archive)]) == answers([session])
        assert "No space left" in repr(session.memo.store)

    @pytest.mark.parametrize("medium", [Failing(), Wordy()])
    def test_a_medium_of_any_error_costs_nothing_but_the_computing(self, medium: object) -> None:
        archive = cone_archive()
        session = Session(archive, store=Store(medium, trusted=True))

        assert answers([Session(archive)]) == answers([session])
        assert isinstance(medium, Wordy) or "NotImplementedError(" in repr(session.memo.store)

    def test_the_memo_says_that_a_store_is_not_trusted(self) -> None:
        shown = [
            repr(Session(cone_archive(), store=Store(Shelf(), trusted=is_trusted)).memo)
            for is_trusted in (False, True)
        ]

        assert [True, False] == [text.endswith("which is not trusted)") for text in shown]

    def test_a_cone_larger_than_the_bounds_is_computed_by_each_session(self, tmp_path: Path) -> None:
        archive = cone_archive()
        for _ in range(2):
            session = Session(archive, store=Store(tmp_path, trusted=True, entry_bytes=4))

            assert computed(Session(archive)) == computed(session)
            assert answers([Session(archive)]) == answers([session])
        assert [] == list(tmp_path.iterdir())

    def test_claims_that_were_not_checked_are_not_put(self) -> None:
        archive, shelf = cone_archive(), Shelf()
        lying = Session(flipped(folded(archive, "results")), warm_start="trust", store=shelf)

        assert {} == shelf
        assert 3 == len(computed(lying))

    def test_an_input_that_is_an_output_is_not_put(self) -> None:
        graph = GraphBuilder("through")
        x = graph.input("x", shape=(4,))
        graph.output("x", x)
        graph.output("y", x.cumsum())
        archive, shelf = compile_graph(graph.freeze()), Shelf()

        for _ in range(2):
            session = Session(archive, store=Store(shelf, trusted=True))
            assert X.tobytes() == session.run(x=X)["x"].tobytes()

        assert 1 == len(shelf)

    def test_a_path_and_an_object_are_taken_as_they_are(self, tmp_path: Path) -> None:
        for given in (tmp_path, str(tmp_path), Shelf()):
            store = Session(cone_archive(), store=given).memo.store
            assert store is not None
            assert not store.trusted

    def test_the_memo_shows_what_the_store_gave(self, tmp_path: Path) -> None:
        session = Session(cone_archive(), store=Store(tmp_path, trusted=True))
        session.run(x=X)

        assert "0 from the store, 6 put there" in repr(session.memo)


_WRITER = """
import sys, numpy as np
from holowork.runtime import Session, Store
store = Store(sys.argv[2], trusted=True)
session = Session(sys.argv[1], provider="reference", store=store)
for n in range(20):
    session.run(x=np.full(4, n, np.float32))
print(store.damaged)
"""


def test_many_processes_write_one_store_at_once(tmp_path: Path) -> None:
    archive = cone_archive()
    archive.save(tmp_path / "cone.holo")
    arguments = [sys.executable, "-c", _WRITER, str(tmp_path / "cone.holo"), str(tmp_path / "store")]
    running = [subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) for _ in range(2)]

    damaged = [process.communicate(timeout=120)[0].strip() for process in running]

    assert ["0", "0"] == damaged
    assert {".warm"} == {path.suffix for path in (tmp_path / "store").iterdir()}
    session = Session(archive, store=Store(tmp_path / "store", trusted=True))
    assert [] == computed(session, np.full(4, 7, np.float32))


def test_a_store_makes_its_own_folder_and_none_above_it(tmp_path: Path) -> None:
    Store(tmp_path / "new")

    with pytest.raises(BadStore, match=r"and no folder .*/missing to make it in"):
        Store(tmp_path / "missing" / "new")
    assert ["new"] == [entry.name for entry in tmp_path.iterdir()]
