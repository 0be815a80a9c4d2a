"""Kernels that share a table of work among threads.

A *team* kernel runs on the thread that walks the plan: it announces its block, takes entries of its table by
an atomic counter like everybody else, and waits until all are done. A *join* kernel runs on another
thread: it takes entries of whatever team is announced, until the mailbox says that the run is over.
An entry is run once, whoever takes it, so a table of independent entries gives the same bits on any
number of threads.
"""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import I64, POINTER
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value
from kernels_ir.walker import ENTRY_BYTES

WORD = 8
MAILBOX_WORDS = 2
"""Words of a mailbox: the block of the announced team or 0, and 1 while helpers are wanted."""
_WANTED = 1
_BLOCK = ("mailbox", "count", "table", "next", "done")


@dataclass(frozen=True, kw_only=True)
class TeamSpec(KernelSpec):
    """Runs `count` entries of `table` with all helpers; `next` and `done` are its own to count with."""

    family: ClassVar[str] = "team"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The mailbox, the entries, where they are, and two counters."""
        return _BLOCK


@dataclass(frozen=True, kw_only=True)
class JoinSpec(KernelSpec):
    """Helps every team that is announced in `mailbox`, until no helper is wanted."""

    family: ClassVar[str] = "join"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The mailbox."""
        return ("mailbox",)


def emit_team(spec: TeamSpec, cpu: CpuFeatures) -> str:
    """Announce the block, run what is left of it, wait for what others have taken."""
    kernel = Kernel(spec, cpu)
    mailbox, block = kernel.pointer("mailbox"), Value(kernel, "%arguments", POINTER)
    # done first: a helper that comes late may take an entry as soon as next is 0
    _release(kernel, kernel.number(0, I64), _field(kernel, block, "done"))
    _release(kernel, kernel.number(0, I64), _field(kernel, block, "next"))
    _release(kernel, block, mailbox)
    for end in kernel.repeat():
        kernel.leave_if(~_ran_one(kernel, block), end)
    for end in kernel.repeat():
        done = _acquire(kernel, _field(kernel, block, "done"))
        kernel.leave_if(done >= kernel.argument("count"), end)
        _pause(kernel)
    _release(kernel, kernel.number(0, I64), mailbox)
    return kernel.close()


def emit_join(spec: JoinSpec, cpu: CpuFeatures) -> str:
    """Run entries of the announced team, one after another; wait where there are none."""
    kernel = Kernel(spec, cpu)
    mailbox = kernel.pointer("mailbox")
    for end in kernel.repeat():
        wanted = _acquire(kernel, kernel.at(mailbox, _WANTED, WORD))
        kernel.leave_if(wanted == 0, end)
        team = _acquire(kernel, mailbox)
        with kernel.when(team != 0):
            block = Value(kernel, kernel.line(f"inttoptr {team} to ptr"), POINTER)
            _ran_one(kernel, block)
        _pause(kernel)
    return kernel.close()


def _ran_one(kernel: Kernel, block: Value) -> Value:
    """Take the next entry of a team and run it; false where none was left."""
    index = Value(kernel, kernel.line(f"atomicrmw add {_field(kernel, block, 'next')}, i64 1 acq_rel"), I64)
    is_there = index < kernel.load(_word(kernel, block, "count"), I64)
    with kernel.when(is_there):
        entry = kernel.at(kernel.load(_word(kernel, block, "table"), POINTER), index, ENTRY_BYTES)
        function = kernel.load(entry, POINTER)
        arguments = kernel.load(kernel.at(entry, WORD), POINTER)
        kernel.do(f"call void {function.text}({arguments})")
        kernel.line(f"atomicrmw add {_field(kernel, block, 'done')}, i64 1 acq_rel")
    return is_there


def _word(kernel: Kernel, block: Value, name: str) -> Value:
    """The address of a word of a block."""
    return kernel.at(block, _BLOCK.index(name), WORD)


def _field(kernel: Kernel, block: Value, name: str) -> Value:
    """The address that a word of a block holds."""
    return kernel.load(_word(kernel, block, name), POINTER)


def _acquire(kernel: Kernel, address: Value) -> Value:
    return Value(kernel, kernel.line(f"load atomic i64, {address} acquire, align {WORD}"), I64)


def _release(kernel: Kernel, value: Value, address: Value) -> None:
    kernel.do(f"store atomic {value}, {address} release, align {WORD}")


def _pause(kernel: Kernel) -> None:
    """Let the other thread of the core have its turn."""
    if kernel.cpu.pause:
        kernel.declare(f"void @{kernel.cpu.pause}()")
        kernel.do(f"call void @{kernel.cpu.pause}()")
