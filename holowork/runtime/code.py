"""One kernel to look at: its LLVM IR, the machine code of any CPU, what that consists of."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from holowork.core import Displayable, SessionError, table
from holowork.ops import one_of
from holowork.runtime.kernel_names import dtype_of, lanes_of, name_of
from kernels_ir import PRESETS, CpuFeatures, KernelSpec, assembly, detect, emit, optimized

HOST = "host"
WIDTHS = (128, 256, 512)
"""The bits of vectors that a CPU can have."""
CLASSES: dict[str, str] = {
    "fused multiply-add": r"v?f(n?m(add|sub)|ml[as])\w*",
    "division, root": r"v?(div|sqrt|rcp14|fdiv|fsqrt)[sp]?[sdh]?\b",
    "gather": r"vp?gather\w*",
    "prefetch": r"prefetch\w*|prfm",
    "call": r"callq?|bl|blr",
    "branch": r"j\w+|b(\.\w+)?|cb(n?z)|tb(n?z)|ret\w*",
    "move": r"v?(mov|pmov|lddqu|ld\d|st\d|ldr|ldp|str|stp|ldur|stur|kmov|broadcast|pbroadcast)\w*",
    "convert": r"v?(cvt|pack|punpck|pmovsx|pmovzx|scvtf|ucvtf|fcvt)\w*",
    "compare, select": r"v?p?(cmp|test|blend|max|min|fcmp|fcmeq|bsl|bif|bit|csel)\w*",
    "shuffle": r"v?p?(shuf|perm|unpck|align|extract|insert|ext|zip|uzp|trn|dup)\w*",
    "vector arithmetic": r"v\w+|f(add|sub|mul|neg|abs)\w*",
}
"""Classes of instructions by the beginnings of their mnemonics on x86-64 and AArch64, tried in this order."""
_SCALAR = "scalar"
_INSTRUCTION = re.compile(r"^\s+([a-z][a-z0-9.]*)")
EMITTED = "emitted"
_STAGES: Mapping[str, Callable[[str, CpuFeatures], str]] = {
    EMITTED: lambda text, _: text,
    "opt": optimized,
}
Target = str | CpuFeatures
"""`host`, the name of a preset or of its CPU in any case, or CpuFeatures."""


class Unknown(SessionError):
    """What was asked to see of a kernel is not there; `known` is what is."""

    def __init__(self, what: str, known: tuple[object, ...], found: object) -> None:
        super().__init__(one_of(what, map(str, known), found))
        self.known = known
        self.found = found


class UnknownCpu(Unknown):
    """There is no CPU of this name."""


class UnknownWidth(Unknown):
    """A CPU has no vectors of this width."""


class UnknownStage(Unknown):
    """LLVM IR has no such stage."""


@dataclass(frozen=True, kw_only=True, repr=False)
class CodeComparison(Displayable):
    """The instructions of one kernel on two CPUs: for each class, how many there are on either."""

    kernel: str
    cpus: tuple[str, str]
    classes: Mapping[str, tuple[int, int]]

    def __repr__(self) -> str:
        total = tuple(map(sum, zip(*self.classes.values(), strict=True)))
        rows = [(name, *counts) for name, counts in self.classes.items()]
        return table([*rows, ("all", *total)], (self.kernel, *self.cpus))


@dataclass(frozen=True, repr=False)
class KernelCode(Displayable):
    """A kernel of a session.

    `cpu=` takes `host`, the name of a preset or of its CPU in any case, or CpuFeatures; `width=` the bits of
    its vectors that are used, all by default. Raises UnknownCpu or UnknownWidth, which list what there is.
    """

    spec: KernelSpec
    calls: int = 1
    """How often the session's program runs it."""

    @property
    def family(self) -> str:
        """The family of kernels that it is of."""
        return self.spec.family

    @property
    def name(self) -> str:
        """What it computes: its family, and the functions of its expression."""
        return name_of(self.spec)

    @property
    def dtype(self) -> str:
        """The element type of what it makes; the bits of an element where it moves any."""
        return dtype_of(self.spec)

    @cached_property
    def lanes(self) -> int:
        """The lanes of the vectors that it computes with on this machine; 1 where there are none."""
        return lanes_of(self.ir())

    def ir(self, cpu: Target = HOST, *, width: int | None = None, stage: str = EMITTED) -> str:
        """Its LLVM IR: as `emitted`, which machine code is made of, or `opt`, as LLVM's passes change that.

        Raises UnknownStage too.
        """
        if stage not in _STAGES:
            raise UnknownStage("stage", tuple(_STAGES), stage)
        chosen = target(cpu, width)
        return _STAGES[stage](emit(self.spec, chosen), chosen)

    def asm(self, cpu: Target = HOST, *, width: int | None = None) -> str:
        """Its machine code as assembly text."""
        chosen = target(cpu, width)
        return assembly(emit(self.spec, chosen), chosen)

    def classes(self, cpu: Target = HOST, *, width: int | None = None) -> Counter[str]:
        """How many instructions of each class its machine code has."""
        found = (_INSTRUCTION.match(line) for line in self.asm(cpu, width=width).splitlines())
        return Counter(_class_of(match[1]) for match in found if match)

    def compare(self, first: Target, second: Target) -> CodeComparison:
        """How many instructions of each class its machine code has on two CPUs, side by side."""
        counts = self.classes(first), self.classes(second)
        present = [name for name in (*CLASSES, _SCALAR) if any(each[name] for each in counts)]
        return CodeComparison(
            kernel=self.name,
            cpus=(_told(first), _told(second)),
            classes={name: (counts[0][name], counts[1][name]) for name in present},
        )

    def __repr__(self) -> str:
        return f"Kernel({self.name!r}, {self.dtype}, {self.lanes}-wide)"


def target(cpu: Target, width: int | None = None) -> CpuFeatures:
    """A CPU that code is made for, with vectors of `width` bits; raises UnknownCpu or UnknownWidth."""
    chosen = cpu_named(cpu)
    known = tuple(bits for bits in WIDTHS if bits <= chosen.vector_bits)
    if width is not None and width not in known:
        where = f"width on {chosen.name}"
        raise UnknownWidth(where, known, width)
    return chosen if width is None else replace(chosen, vector_bits=width)


def cpu_named(cpu: Target) -> CpuFeatures:
    """A CPU by name: `host` is the one that sessions compile for; raises UnknownCpu."""
    if isinstance(cpu, CpuFeatures):
        return cpu
    known = {HOST: detect().chosen, **{preset.name: preset for preset in PRESETS}, **_MODELS}
    folded = {name.lower(): features for name, features in known.items()}
    found = folded.get(str(cpu).lower())
    if found is None:
        raise UnknownCpu("cpu", tuple(known), cpu)
    return found


_MODELS = {preset.llvm_cpu: preset for preset in PRESETS if not preset.triple and preset.llvm_cpu}
"""Presets by the CPU that has just their features."""


def _told(cpu: Target) -> str:
    return cpu.name if isinstance(cpu, CpuFeatures) else str(cpu)


def _class_of(mnemonic: str) -> str:
    return next((name for name, form in CLASSES.items() if re.fullmatch(form, mnemonic)), _SCALAR)
