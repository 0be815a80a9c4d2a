"""Claims of an archive: checked once, trusted on request, or not read; a lie is told, never worked around."""

from pathlib import Path

import numpy as np
import pytest

from holowork.archive import Archive, WarmStartEntry, with_warm_start
from holowork.codec import body_of
from holowork.core import address_bytes
from holowork.runtime import FalseClaim, Session, UnknownMode, folded
from holowork.runtime.constant_cone import ConstantCone
from tests.runtime.folds import PROVIDERS, X, answers, claiming, computed, cone_archive, entries_of, flipped
from tests.runtime.programs import Program, call, f32, moved, port, ref
from tests.runtime.test_loading import CONE

MODES = ("check", "trust", "ignore")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that remembers nothing of other tests."""
    monkeypatch.setenv("HOLOWORK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "checked"


def _counting(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many slots each computation of a cone made."""
    counts: list[int] = []
    original = ConstantCone.computed

    def counted(self: ConstantCone, slots: list[int], *others: object) -> object:
        counts.append(len(slots))
        return original(self, slots, *others)  # type: ignore[arg-type]  # as they were given

    monkeypatch.setattr(ConstantCone, "computed", counted)
    return counts


class TestModes:
    @pytest.mark.parametrize("provider", PROVIDERS)
    @pytest.mark.parametrize("mode", MODES)
    def test_every_mode_gives_the_same_bits_of_an_honest_archive(self, mode: str, provider: str) -> None:
        archive = cone_archive()
        warm = Session(folded(archive, "results"), provider=provider, warm_start=mode)

        assert answers([Session(archive, provider=provider)]) == answers([warm])

    @pytest.mark.parametrize("found", ["", "yes", None, True])
    def test_another_mode_is_refused_with_the_list(self, found: object) -> None:
        with pytest.raises(
            UnknownMode, match=rf"^warm_start: expected one of check, trust, ignore, found {found!r}$"
        ):
            Session(cone_archive(), warm_start=found)  # type: ignore[arg-type]  # that is the test

    @pytest.mark.parametrize("provider", PROVIDERS)
    def test_check_finds_a_changed_bit_before_it_is_used(self, provider: str) -> None:
        session = Session(flipped(folded(cone_archive(), "results")), provider=provider)

        for _ in range(2):
            with pytest.raises(FalseClaim, match=r"^WarmStart\[0\] of KernelCalls\[\d+\] \(\w+\): "):
                session.run(x=X)

    def test_a_prepared_call_is_checked_too(self) -> None:
        session = Session(flipped(folded(cone_archive(), "results")))
        outputs = [np.zeros(p.shape, np.float32) for p in session.output_ports]

        with pytest.raises(FalseClaim):
            session.prepare(outputs, inputs=[X.copy()])

    def test_a_profile_and_the_values_of_kernels_are_of_checked_results_too(self) -> None:
        session = Session(flipped(folded(cone_archive(), "results")))

        with pytest.raises(FalseClaim):
            session.profile({"x": X}, repeat=1)
        with pytest.raises(FalseClaim):
            next(session.kernel_values({"x": X}))

    def test_trust_uses_what_is_there(self) -> None:
        archive = folded(cone_archive(), "results")
        lying = Session(flipped(archive), warm_start="trust")

        assert 3 == len(computed(lying))
        assert answers([Session(archive)]) != answers([lying])

    def test_ignore_does_not_read_it(self) -> None:
        archive = cone_archive()
        lying = Session(flipped(folded(archive, "results")), warm_start="ignore")

        assert answers([Session(archive)]) == answers([lying])
        assert computed(Session(archive)) == computed(Session(lying.archive, warm_start="ignore"))


class TestLies:
    def test_a_lie_names_the_call_both_labels_both_bytes_and_what_to_do(self) -> None:
        archive = folded(cone_archive(), "results")
        entry = entries_of(archive)[0]
        right, wrong = (bytes(body_of(entries_of(a)[0].result).view()) for a in (archive, flipped(archive)))

        with pytest.raises(FalseClaim) as refused:
            Session(flipped(archive)).run(x=X)

        assert (
            f"expected the result {entry.label} of the bytes {address_bytes(right).text}, found "
            f"{entry.label} of the bytes {address_bytes(wrong).text}, 1 of {len(right)} of them others, "
            f"the first at {len(right) - 1}; "
            'warm_start="ignore" computes it instead, and `holowork compile FILE.holo --fold results` '
            "writes it anew"
        ) in str(refused.value)

    @pytest.mark.parametrize("mode", ["check", "trust"])
    def test_a_result_of_another_length_is_refused_at_once(self, mode: str) -> None:
        archive = claiming(folded(cone_archive(), "results"), 0, result=b"\1")

        with pytest.raises(FalseClaim, match=r"expected \d+ bytes, or none, found 1;"):
            Session(archive, warm_start=mode)

    @pytest.mark.parametrize("slot", [0, 1 << 31])
    def test_a_claim_of_what_inputs_reach_or_of_nothing_is_refused_at_once(self, slot: int) -> None:
        archive = claiming(folded(cone_archive(), "labels"), 2, slot=slot)

        with pytest.raises(
            FalseClaim, match=rf"^WarmStart\[2\]: expected the slot of .*, found slot {slot};"
        ):
            Session(archive)

    def test_a_wrong_label_without_bytes_is_a_lie(self) -> None:
        other = address_bytes(b"another").text
        session = Session(claiming(folded(cone_archive(), "labels"), 3, label=other))

        with pytest.raises(FalseClaim, match=rf"expected the label blake3:\w+, found {other};"):
            session.run(x=X)

    def test_a_fold_of_other_weights_is_a_lie(self) -> None:
        archive = with_warm_start(cone_archive(), entries_of(folded(cone_archive(2), "results")))

        with pytest.raises(FalseClaim):
            Session(archive).run(x=X)

    def test_deep_verification_names_every_lie(self) -> None:
        archive = folded(cone_archive(), "results")

        found = flipped(flipped(archive, 0), 2).verify(deep=True)

        assert ["WarmStart[0]", "WarmStart[2]"] == [str(lie).split(" of ")[0] for lie in found.false_claims]
        assert not found
        assert repr(found).startswith("Verdict(2 false claims; hashed the footer and ")
        assert archive.verify(deep=True)
        assert flipped(archive).verify(), "the bytes are whole"


class TestPeers:
    """Archives without holowork's mark, whose labels are derived after fusion, and in call order."""

    def test_an_entry_is_matched_by_slot_whatever_its_label_is(self) -> None:
        relu = np.maximum(np.array([-5, 7], np.float32), 0)
        entry = WarmStartEntry(slot=1, label=address_bytes(b"of the peer").text, result=relu.tobytes())
        session = Session(CONE.writer().set_warm_start([entry]).finish(), provider="reference")

        assert [-1, 9] == session.run(x=np.array([-1, 2], np.float32))["y"].tolist()
        assert session.last is not None
        assert 1 == len(session.last.computed)

    def test_two_entries_of_one_slot_are_both_checked(self) -> None:
        relu = np.maximum(np.array([-5, 7], np.float32), 0).tobytes()
        label = address_bytes(b"of the peer").text
        entries = [WarmStartEntry(slot=1, label=label, result=data) for data in (relu, bytes(8))]
        session = Session(CONE.writer().set_warm_start(entries).finish(), provider="reference")

        with pytest.raises(FalseClaim, match=r"^WarmStart\[1\] of KernelCalls\[0\] \(relu\)"):
            session.run(x=X[:2])

    @pytest.mark.parametrize("provider", PROVIDERS)
    def test_a_value_at_an_offset_of_its_slot_is_folded_whole(self, provider: str) -> None:
        negative = np.array([-5, 7], np.float32)
        program = Program(
            calls=[
                moved(call("relu", f32(2)), input=ref(2, 0, 8), output=ref(1, 8, 8)),
                moved(call("add", f32(4), f32(4)), b=ref(1, 0, 16), output=ref(3, 0, 16)),
            ],
            inputs=[port(0, 4, "x")],
            outputs=[port(3, 4, "y")],
            constants={2: negative},
        )
        archive = Archive.read(program.writer().finish())

        warm = Session(folded(archive, "results"), provider=provider)

        assert [16] == [len(entry.result) for entry in entries_of(warm.archive)]
        assert answers([Session(archive, provider=provider)]) == answers([warm])


class TestNotes:
    def test_an_archive_is_checked_once_for_all_sessions(
        self, monkeypatch: pytest.MonkeyPatch, cache: Path
    ) -> None:
        counts, archive = _counting(monkeypatch), folded(cone_archive(), "results")
        counts.clear()

        for _ in range(2):
            session = Session(archive)
            assert [True, False] == [session.warm_start.is_pending, computed(session) == []]
            session.run(x=X + 1)

        assert [3] == counts
        assert 1 == len(list(cache.iterdir()))

    def test_nothing_is_checked_before_something_is_needed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        archive = folded(cone_archive(), "results")
        counts = _counting(monkeypatch)

        Session(archive)

        assert [] == counts

    def test_a_lie_leaves_no_note(self, cache: Path) -> None:
        with pytest.raises(FalseClaim):
            Session(flipped(folded(cone_archive(), "results"))).run(x=X)

        assert [] == list(cache.glob("*"))

    @pytest.mark.parametrize("mode", [0o620, 0o602])
    def test_a_note_that_others_can_write_is_not_believed(
        self, mode: int, monkeypatch: pytest.MonkeyPatch, cache: Path
    ) -> None:
        archive = folded(cone_archive(), "results")
        Session(archive).run(x=X)
        (note,) = cache.iterdir()
        note.chmod(mode)
        counts = _counting(monkeypatch)

        Session(archive).run(x=X)

        assert [3] == counts

    def test_the_note_of_another_archive_is_not_believed(self, cache: Path) -> None:
        archive = folded(cone_archive(), "results")
        Session(archive).run(x=X)
        (note,) = cache.iterdir()
        lying = flipped(archive)
        note.rename(note.with_name(note.name.replace(archive.fingerprint.hex(), lying.fingerprint.hex())))

        with pytest.raises(FalseClaim):
            Session(lying).run(x=X)

    def test_a_folder_that_others_can_write_to_is_not_used(
        self, monkeypatch: pytest.MonkeyPatch, cache: Path
    ) -> None:
        cache.mkdir(parents=True)
        cache.chmod(0o777)
        archive = folded(cone_archive(), "results")
        counts = _counting(monkeypatch)

        for _ in range(2):
            Session(archive).run(x=X)

        assert [3, 3] == counts
        assert [] == list(cache.iterdir())


def test_a_session_does_not_need_its_file_to_check(tmp_path: Path) -> None:
    path = tmp_path / "warm.holo"
    folded(cone_archive(), "results").save(path)
    with Archive.read(path) as archive:
        session = Session(archive)
    path.unlink()

    assert 3 == len(computed(session))


def test_what_is_known_is_in_the_repr() -> None:
    session = Session(folded(cone_archive(), "results"))

    assert "WarmStart(check, 8 calls spared, not checked yet)" == repr(session.warm_start)
    session.run(x=X)
    assert "WarmStart(check, 8 calls spared)" == repr(session.warm_start)
