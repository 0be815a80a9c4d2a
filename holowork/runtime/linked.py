"""One kernel's LLVM IR and machine code, side by side, with what joins their lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from holowork.core import Displayable
from holowork.runtime.instructions import class_of
from kernels_ir import NOWHERE, Linked


@dataclass(frozen=True, kw_only=True, repr=False)
class LinkedCode(Displayable):
    """The texts of a kernel; `lines` of either are lines of the emitted IR, NOWHERE for what has none.

    Code with debug locations tells that. Where those would change the code, nothing is linked, and the texts
    are those of the code that runs all the same.
    """

    name: str
    cpu: str
    ir: Linked
    asm: Linked

    @property
    def is_linked(self) -> bool:
        """Whether anything is known of what was made for what."""
        return self.ir.is_linked and self.asm.is_linked

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Each line of the IR with each line of assembly that was made for it, from 1, in order of the IR."""
        return tuple(self._pairs())

    def _pairs(self) -> Iterator[tuple[int, int]]:
        made: dict[int, list[int]] = {}
        for number, line in enumerate(self.asm.lines, start=1):
            made.setdefault(line, []).append(number)
        for number, line in enumerate(self.ir.lines, start=1):
            if line != NOWHERE:
                yield from ((number, other) for other in made.get(line, ()))

    def __repr__(self) -> str:
        instructions = [i for i, line in enumerate(self.asm.text.splitlines()) if class_of(line)]
        linked = sum(self.asm.lines[place] != NOWHERE for place in instructions)
        told = f"{linked:,} of {len(instructions):,} instructions linked"
        return f"LinkedCode({self.name!r}, {self.cpu}, {len(self.ir.lines):,} lines of IR, {told})"
