"""Control flow of a kernel that is being written: blocks, loops, choices."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from kernels_ir.kinds import I64, Kind
from kernels_ir.lanes import Lanes
from kernels_ir.values import Value

Branch = Callable[[], tuple[Value, ...]]
"""What one side of a choice writes, and the values that it has."""


class Flow(Lanes):
    """Instructions in blocks."""

    def __init__(self, *, is_strict: bool) -> None:
        self.is_strict = is_strict
        self.lines: list[str] = []
        self.block = "entry"
        self._count = 0

    def line(self, instruction: str) -> str:
        """Write an instruction that has a result, and name it."""
        name = self._name()
        self.lines.append(f"  {name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        """Write an instruction without a result."""
        self.lines.append(f"  {instruction}")

    def loop(
        self,
        stop: Value | int,
        step: Value | int = 1,
        carried: Sequence[Value] = (),
        *,
        start: Value | int = 0,
    ) -> "Loop":
        """`for i in loop` with i from `start` below `stop`; see Loop."""
        span = tuple(v if isinstance(v, Value) else self.number(v, I64) for v in (start, stop, step))
        return Loop(self, span, carried)  # type: ignore[arg-type]  # three values

    @contextmanager
    def when(self, condition: Value) -> Iterator[None]:
        """Instructions that run only where the condition, of one lane, holds."""
        inside, after = self.labels("then", "after")
        self.branch_if(condition, inside, after)
        self.open(inside)
        yield
        self.branch(after)
        self.open(after)

    def either(self, condition: Value, yes: Callable[[], None], no: Callable[[], None]) -> None:
        """Instructions of one of two kinds, as the condition, of one lane, holds or does not."""
        for holds, write in ((condition, yes), (~condition, no)):
            with self.when(holds):
                write()

    def repeat(self) -> Iterator[str]:
        """`for end in k.repeat()`: a body that runs again and again; `leave_if` goes on behind it."""
        again, end = self.labels("again", "left")
        self.branch(again)
        self.open(again)
        yield end
        self.branch(again)
        self.open(end)

    def leave_if(self, condition: Value, end: str) -> None:
        """Go on behind a loop where the condition, of one lane, holds."""
        (stay,) = self.labels("stay")
        self.branch_if(condition, end, stay)
        self.open(stay)

    def choice(self, condition: Value, branches: tuple[Branch, Branch]) -> tuple[Value, ...]:
        """The values of the first branch where the condition holds, else of the second; only one is run."""
        labels = self.labels("yes", "no", "joined")
        self.branch_if(condition, labels[0], labels[1])
        ends: list[tuple[tuple[Value, ...], str]] = []
        for label, branch in zip(labels, branches, strict=False):
            self.open(label)
            values = branch()
            ends.append((values, self.block))
            self.branch(labels[2])
        self.open(labels[2])
        (yes, first), (no, second) = ends
        return tuple(self._joined((a, first), (b, second)) for a, b in zip(yes, no, strict=True))

    def rarely(self, mask: Value, usual: tuple[Value, ...], instead: Branch) -> tuple[Value, ...]:
        """`usual`, but `instead` in the lanes of the mask: it is run only where the mask has some."""

        def mixed() -> tuple[Value, ...]:
            return tuple(self.where(mask, a, b) for a, b in zip(instead(), usual, strict=True))

        return self.choice(self.any(mask), (mixed, lambda: usual))

    def labels(self, *names: str) -> tuple[str, ...]:
        """New labels of blocks."""
        self._count += 1
        return tuple(f"{name}{self._count}" for name in names)

    def open(self, label: str) -> None:
        """Begin a block."""
        self.lines.append(f"{label}:")
        self.block = label

    def branch(self, label: str) -> None:
        """Go on in another block."""
        self.do(f"br label %{label}")

    def branch_if(self, condition: Value, yes: str, no: str) -> None:
        """Go on in one of two blocks."""
        self.do(f"br {condition}, label %{yes}, label %{no}")

    def fresh(self, kind: Kind, lanes: int) -> Value:
        """A name whose instruction is written later."""
        return Value(self, self._name(), kind, lanes)

    def _joined(self, yes: tuple[Value, str], no: tuple[Value, str]) -> Value:
        name = self.fresh(yes[0].kind, yes[0].lanes)
        self.lines.append(_phi(name, yes, no))
        return name

    def _name(self) -> str:
        self._count += 1
        return f"%v{self._count}"


class Loop:
    """A loop that is being written: `for i in loop:` emits its body once; `carried` goes from turn to turn.

    After the loop `carried` has the values of the end.
    """

    def __init__(self, kernel: "Flow", span: tuple[Value, Value, Value], carried: Sequence[Value]) -> None:
        self._kernel = kernel
        self._span = span
        self.carried = list(carried)

    def __iter__(self) -> Iterator[Value]:
        k = self._kernel
        start, stop, step = self._span
        entries = [(start, k.block), *((value, k.block) for value in self.carried)]
        head, body, end = k.labels("head", "body", "end")
        k.branch(head)
        k.open(head)
        index, *phis = [k.fresh(value.kind, value.lanes) for value, _ in entries]
        place = len(k.lines)
        k.branch_if(index < stop, body, end)
        k.open(body)
        self.carried = list(phis)
        yield index
        self._turned((place, head, end), (index, *phis), (entries, index + step))
        self.carried = phis

    def _turned(
        self,
        at: tuple[int, str, str],
        names: tuple[Value, ...],
        values: tuple[list[tuple[Value, str]], Value],
    ) -> None:
        """End the body, and write what the head takes from before the loop and from the turn before."""
        k = self._kernel
        (place, head, end), (entries, following) = at, values
        again = [(value, k.block) for value in (following, *self.carried)]
        k.lines[place:place] = map(_phi, names, entries, again)
        k.branch(head)
        k.open(end)


def _phi(name: Value, first: tuple[Value, str], second: tuple[Value, str]) -> str:
    (a, before), (b, again) = first, second
    return f"  {name.text} = phi {name.type} [ {a.text}, %{before} ], [ {b.text}, %{again} ]"
