import logging
import threading
from dataclasses import FrozenInstanceError, dataclass

import pytest

from holowork.core import Event, fan_out, ignore, is_listening
from holowork.core.events import NotAnObserver


@dataclass(frozen=True, slots=True)
class Counted(Event):
    number: int


def refuse(event: Event) -> None:
    raise ValueError(event)


def test_an_event_is_a_frozen_value() -> None:
    event = Counted(1)

    with pytest.raises(FrozenInstanceError):
        event.number = 2  # type: ignore[misc]  # what is tested

    assert Counted(1) == event
    assert not hasattr(event, "__dict__")


def test_ignore_listens_to_nothing() -> None:
    ignore(Counted(1))

    assert not is_listening(ignore)
    assert is_listening(print)


def test_every_observer_is_told_every_event_in_order() -> None:
    told: list[tuple[str, Event]] = []
    observer = fan_out(
        lambda event: told.append(("first", event)), lambda event: told.append(("second", event))
    )

    observer(Counted(1))
    observer(Counted(2))

    assert told == [(name, Counted(number)) for number in (1, 2) for name in ("first", "second")]


@pytest.mark.parametrize("observers", [(), (ignore,), (ignore, ignore)])
def test_a_fan_out_to_nobody_does_not_listen(observers: tuple[()]) -> None:
    assert fan_out(*observers) is ignore


@pytest.mark.parametrize("given", [None, 3, [], "events"], ids=type)
def test_what_cannot_be_called_is_no_observer(given: object) -> None:
    with pytest.raises(
        NotAnObserver, match=f"expected a function of one event, .* found {type(given).__name__}$"
    ):
        fan_out(ignore, given)  # type: ignore[arg-type]  # what a user might pass


def test_an_observer_that_raises_is_dropped_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    before: list[Event] = []
    after: list[Event] = []
    observer = fan_out(before.append, refuse, after.append)

    with caplog.at_level(logging.ERROR, logger="holowork.core.events"):
        observer(Counted(1))
        observer(Counted(2))

    assert [Counted(1), Counted(2)] == before == after
    assert len(caplog.records) == 1
    assert "refuse" in caplog.text
    assert "Counted" in caplog.text
    assert "ValueError" in caplog.text


def test_the_only_observer_may_raise_too() -> None:
    observer = fan_out(refuse)

    observer(Counted(1))


def test_an_interrupt_is_not_held_up() -> None:
    def interrupt(event: Event) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fan_out(interrupt)(Counted(1))


def test_observers_with_equal_state_are_dropped_one_by_one() -> None:
    class Equal:
        """Two observers that compare equal; only one of them raises."""

        def __init__(self, told: list[Event] | None) -> None:
            self.told = told

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Equal)

        __hash__ = None  # type: ignore[assignment]  # an observer need not be hashable

        def __call__(self, event: Event) -> None:
            if self.told is None:
                raise ValueError
            self.told.append(event)

    told: list[Event] = []
    observer = fan_out(Equal(None), Equal(told))

    observer(Counted(1))
    observer(Counted(2))

    assert told == [Counted(1), Counted(2)]


def test_threads_may_tell_one_fan_out_at_once() -> None:
    told: list[Event] = []
    observer = fan_out(refuse, told.append, refuse)
    events = [Counted(number) for number in range(8)]
    threads = [threading.Thread(target=observer, args=(event,)) for event in events]

    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(events) == len(told)
    assert all(event in told for event in events)
