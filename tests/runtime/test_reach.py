"""What a change of inputs reaches is worked out once for each change, and a bounded number is remembered."""

import pytest

from holowork.runtime import reach
from holowork.runtime.cones import Cone
from holowork.runtime.reach import Reach


def _cone(*inputs: int, step: int = 0) -> Cone:
    steps = frozenset({step})
    return Cone(inputs=inputs, roots=steps, steps=steps, bytes=0, outputs=())


CONES = (_cone(step=5), _cone(0, step=6), _cone(0, 1, step=7), _cone(1, 2, step=8), _cone(0, 1, 2, step=9))


def test_a_change_touches_the_cones_that_depend_on_what_changed() -> None:
    found = Reach(CONES, 3)

    assert (1, 2, 4) == found.touched((True, False, False))
    assert (3, 4) == found.touched((False, False, True))
    assert () == found.touched((False, False, False))


def test_cones_are_found_by_their_number_and_the_labels_of_their_own_inputs() -> None:
    found = Reach(CONES, 3)

    assert [(0,), (1, "a"), (2, "a", "b"), (3, "b", "c"), (4, "a", "b", "c")] == [
        key(("a", "b", "c")) for key in found.keys
    ]


def test_the_cone_of_all_inputs_is_the_last_and_alone_is_no_part() -> None:
    assert (4, True) == (Reach(CONES, 3).last, Reach(CONES, 3).is_partial)
    assert (0, False) == (Reach((_cone(0, 1),), 2).last, Reach((_cone(0, 1),), 2).is_partial)
    assert (None, True) == (Reach((_cone(0),), 2).last, Reach((_cone(0),), 2).is_partial)


def test_a_job_is_a_bit_for_each_cone_and_all_their_steps() -> None:
    assert (0b10010, frozenset({6, 9})) == Reach(CONES, 3).job((1, 4))


def test_a_bounded_number_of_changes_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "MOST", 2)
    found = Reach(CONES, 3)

    for bits in range(8):
        changed = (bool(bits & 1), bool(bits & 2), bool(bits & 4))
        found.job(found.touched(changed))

    assert (2, 2) >= (len(found._touched), len(found._jobs))
    assert (1, 2, 4) == found.touched((True, False, False))
