"""Lists of kernels and tables, runs, entries and profiles: what is none of them is refused with what is."""

from collections.abc import Callable

import numpy as np
import pytest

import holowork as hw
from holowork.core import HoloworkError
from holowork.runtime import NotARun, NotListed, Session
from holowork.runtime.lookups import TableList

X = np.ones((2, 3), np.float32)


@pytest.fixture(scope="module")
def session() -> Session:
    graph = hw.Graph("net")
    graph.output("y", graph.input("x", (2, 3)).exp().softmax().named("weights"))
    found = Session(hw.compile(graph))
    found.run(x=X)
    return found


def test_a_kernel_is_had_by_its_position_and_by_its_name(session: Session) -> None:
    first = session.kernels[0]

    assert session.kernels[first.name] is first
    assert session.kernels[-1] is session.kernels[len(session.kernels) - 1]
    assert session.kernels[:1] == (first,)


@pytest.mark.parametrize("key", [99, "softmux", None, 1.5])
def test_what_is_not_listed_is_refused_with_what_is(session: Session, key: object) -> None:
    with pytest.raises(
        NotListed, match=r"^kernels: expected a position below \d+ or one of .*softmax"
    ) as refusal:
        session.kernels[key]  # type: ignore[call-overload]  # what a user might write

    assert isinstance(refusal.value, LookupError)


def test_an_empty_list_of_tables_says_when_there_are_some() -> None:
    assert 'tables="always"' in repr(TableList())
    with pytest.raises(NotListed, match=r"^tables: expected nothing, as there are none, found 0"):
        TableList()[0]


def test_times_of_a_kernel_are_had_by_its_name_and_its_position(session: Session) -> None:
    profile = session.profile(x=X, repeat=3)
    kernel = profile.kernels[0]

    assert profile.times(kernel) == profile.times(0) == profile.times(kernel.name)
    assert profile.slices(kernel) == profile.slices(kernel.name)


@pytest.mark.parametrize(
    "call",
    [
        lambda session: session.memo.explain(None, session.last),
        lambda session: session.memo.evict(0),
        lambda session: session.profile(x=X, repeat=1).compare(session),
        lambda session: session.profile(x=X, repeat=1).times("nothing"),
        lambda session: session.profile(x=X, repeat=1).times(99),
        lambda session: session.explain(session),
        lambda session: session.explain(7.5),
        lambda session: session.explain("%99"),
    ],
)
def test_something_else_is_refused_as_one_of_ours(
    session: Session, call: Callable[[Session], object]
) -> None:
    with pytest.raises(HoloworkError, match="expected"):
        call(session)


def test_a_session_is_no_run(session: Session) -> None:
    with pytest.raises(
        NotARun, match=r"^explain: expected two runs: session\.last after each of them, found Session$"
    ):
        session.memo.explain(session, session.last)  # type: ignore[arg-type]  # what a user might write
