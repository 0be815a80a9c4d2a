"""What the Profile panel shows: the last profile of a session, or one profile alone."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType

from holowork.core import Displayable
from holowork.runtime import Profile, Session

MADE_UP, LAST = "made up", "last run"
_NO_CODES: Mapping[int, int] = MappingProxyType({})
_MADE_UP = "session.made_up_inputs()"
_LAST = "[session.resolve(label) for label in session.last.inputs]"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Profiler(Displayable):
    """Profiles of the session that `load` gives when it is first needed; without one, the profile given.

    `setup` is the Python before the first line that names that session, empty where there is one; `has_code`
    says whether its kernels can be opened beside the profile.
    """

    name: str
    given: Profile | None = None
    load: Callable[[], Session] | None = None
    setup: str = ""
    has_code: bool = False

    @cached_property
    def session(self) -> Session | None:
        """What is profiled."""
        return None if self.load is None else self.load()

    @property
    def profile(self) -> Profile | None:
        """What was measured last; a session that nobody needed yet is not loaded for that."""
        if self.given is not None or (self.setup and "session" not in vars(self)):
            return self.given
        return None if self.session is None else self.session.last_profile

    @property
    def inputs(self) -> tuple[str, ...]:
        """What there is to run on: none for a profile alone."""
        if self.load is None:
            return ()
        is_run = not self.setup and self.session is not None and self.session.last is not None
        return (MADE_UP, LAST) if is_run else (MADE_UP,)

    def measure(self, inputs: str, repeat: int, *, memo: bool) -> None:
        """Profile so many runs; raises what `Session.profile` does."""
        session = self.session
        if session is None:
            return
        last = session.last if inputs == LAST else None
        each: object = session.made_up_inputs() if last is None else list(last.inspection.inputs)
        session.profile(each, repeat=repeat, memo=memo)

    def python(self, inputs: str, repeat: int, *, memo: bool) -> str:
        """The Python that measures the same."""
        options = f"repeat={repeat}{', memo=True' * memo}"
        given = _LAST if inputs == LAST else _MADE_UP
        return "; ".join(filter(None, (self.setup, f"profile = session.profile({given}, {options})")))

    @property
    def expression(self) -> str:
        """How Python calls the profile that is shown; of a session of its own, once it was measured there."""
        return "profile" if self.given is not None or self.setup else "session.last_profile"

    def __repr__(self) -> str:
        return "nothing was profiled yet" if self.profile is None else repr(self.profile)

    @property
    def codes(self) -> Mapping[int, int]:
        """For kernels of the profile their numbers in the Code panel; none where there is no such panel."""
        if not self.has_code or self.session is None or self.profile is None:
            return _NO_CODES
        numbers = {call: n for n, kernel in enumerate(self.session.kernels) for call in kernel.served}
        pairs = ((i, kernel.calls[-1]) for i, kernel in enumerate(self.profile.kernels))
        return {i: numbers[call] for i, call in pairs if call in numbers}
