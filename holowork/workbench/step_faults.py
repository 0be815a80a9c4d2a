"""What is wrong with a step of a draft, beyond what an op says."""

from collections.abc import Sequence

from holowork.core import WorkbenchError

_MOST_NAMED = 8


class Circular(WorkbenchError):
    """A step would read its own result."""

    def __init__(self, place: int, source: int) -> None:
        super().__init__(f"step {place}: expected a value that it does not lead to, found %{source}")
        self.place = place
        self.source = source


class StillRead(WorkbenchError):
    """A step cannot be taken away: others read it."""

    def __init__(self, place: int, readers: tuple[int, ...]) -> None:
        listed = ", ".join(f"%{reader}" for reader in readers[:_MOST_NAMED])
        more = f" and {len(readers) - _MOST_NAMED:,} more" if len(readers) > _MOST_NAMED else ""
        found = f"found %{place} read by {listed}{more}. Let them read another value first"
        super().__init__(f"delete: expected a value that nothing reads, {found}")
        self.place = place
        self.readers = readers


class Unconnected(WorkbenchError):
    """An operand that must be there is not connected yet."""

    def __init__(self, op: str, roles: Sequence[str]) -> None:
        super().__init__(f"{op}: expected a value for {' and '.join(roles)}, found none yet")
        self.op = op
        self.roles = tuple(roles)


class Waiting(WorkbenchError):
    """A step reads another that cannot be built."""

    def __init__(self, op: str, source: int) -> None:
        super().__init__(f"{op}: expected a value of %{source}, found an error there")
        self.op = op
        self.source = source
