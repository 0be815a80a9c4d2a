"""Kernels that share a table of work among threads.

A *team* kernel runs on the thread that walks the plan: it announces its block, takes entries of its table by
an atomic counter like everybody else, and waits until all are done. A *join* kernel is the life of another
thread: it sleeps until it is woken, and takes entries of whatever team is announced while helpers are wanted.
A *dismiss* kernel ends that: it waits for those that are at work, and not for one that has not woken yet,
which finds that it is not wanted and sleeps on. An entry is run once, whoever takes it, so a table of
independent entries gives the same bits on any number of threads.
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
MAILBOX_WORDS = 24
"""Words of a mailbox, three cache lines of them.

The first of each is used: the block of the announced team or 0; 1 while helpers are WANTED; how many of them
may be at work.
"""
WANTED, INSIDE = 8, 16
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
    """Helps every team that is announced in `mailbox`; between runs it is in `wait`, with `semaphore`.

    `wait` is the address of a function of one pointer that returns when the thread is woken, or earlier.
    """

    family: ClassVar[str] = "join"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The mailbox, the function, what it is called with."""
        return ("mailbox", "wait", "semaphore")


@dataclass(frozen=True, kw_only=True)
class DismissSpec(KernelSpec):
    """Says in `mailbox` that no helper is wanted, and waits for those that are at work."""

    family: ClassVar[str] = "dismiss"

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
    """Sleep, and while helpers are wanted run entries of the announced team, as long as the process lives."""
    kernel = Kernel(spec, cpu)
    mailbox, wait, semaphore = map(kernel.pointer, spec.arguments)
    wanted, inside = (kernel.at(mailbox, word, WORD) for word in (WANTED, INSIDE))
    for _ in kernel.repeat():
        kernel.line(f"call i32 {wait.text}({semaphore})")
        _add(kernel, inside, 1)  # before it looks again: who dismisses it either sees it or is seen
        for end in kernel.repeat():
            kernel.leave_if(_acquire(kernel, wanted) == 0, end)
            _help(kernel, mailbox)
            _pause(kernel)
        _add(kernel, inside, -1)
    return kernel.close()


def emit_dismiss(spec: DismissSpec, cpu: CpuFeatures) -> str:
    """Let nobody come in any more, and wait until nobody is inside."""
    kernel = Kernel(spec, cpu)
    mailbox = kernel.pointer("mailbox")
    wanted, inside = (kernel.at(mailbox, word, WORD) for word in (WANTED, INSIDE))
    kernel.line(f"atomicrmw xchg {wanted}, i64 0 seq_cst")
    for end in kernel.repeat():
        kernel.leave_if(_acquire(kernel, inside) == 0, end)
        _pause(kernel)
    return kernel.close()


def _help(kernel: Kernel, mailbox: Value) -> None:
    """Run an entry of the announced team, if there is one."""
    team = _acquire(kernel, mailbox)
    with kernel.when(team != 0):
        block = Value(kernel, kernel.line(f"inttoptr {team} to ptr"), POINTER)
        _ran_one(kernel, block)


def _add(kernel: Kernel, address: Value, number: int) -> None:
    kernel.line(f"atomicrmw add {address}, i64 {number} seq_cst")


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
    return Value(kernel, kernel.line(f"load atomic i64, {address} seq_cst, align {WORD}"), I64)


def _release(kernel: Kernel, value: Value, address: Value) -> None:
    kernel.do(f"store atomic {value}, {address} release, align {WORD}")


def _pause(kernel: Kernel) -> None:
    """Let the other thread of the core have its turn."""
    if kernel.cpu.pause:
        kernel.declare(f"void @{kernel.cpu.pause}()")
        kernel.do(f"call void @{kernel.cpu.pause}()")
