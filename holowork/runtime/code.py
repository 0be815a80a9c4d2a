"""One kernel to look at: its LLVM IR, the machine code of any CPU, what that consists of."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeVar

from holowork.core import Displayable, SessionError, table
from holowork.ir import Node
from holowork.ops import one_of
from holowork.passes import calls_of, lines_of
from holowork.runtime.instructions import CLASSES, instruction_counts
from holowork.runtime.kernel_names import dtype_of, lanes_of, name_of
from holowork.runtime.linked import LinkedCode
from kernels_ir import (
    PRESETS,
    CpuFeatures,
    KernelSpec,
    Linked,
    assembly,
    compile_object,
    detect,
    emit,
    linked_assembly,
    linked_optimized,
    optimized,
)

HOST = "host"
WIDTHS = (128, 256, 512)
"""The bits of vectors that a CPU can have."""
EMITTED, OPTIMIZED = "emitted", "opt"
_STAGES: Mapping[str, Callable[[str, CpuFeatures], str]] = {
    EMITTED: lambda text, _: text,
    OPTIMIZED: optimized,
}
_LINKED: Mapping[str, Callable[[str, CpuFeatures], Linked]] = {
    EMITTED: lambda text, _: Linked(text=text, lines=tuple(range(1, len(text.splitlines()) + 1))),
    OPTIMIZED: linked_optimized,
}
STAGES = tuple(_STAGES)
Maker = TypeVar("Maker")
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
    nodes: Mapping[int, Node] = field(default_factory=dict, compare=False)
    """The nodes of the session's program that it computes, alone or after other kernels, by their numbers."""

    @property
    def served(self) -> tuple[int, ...]:
        """The positions in the archive of the calls that it computes, alone or with other kernels."""
        return tuple(sorted({call for node in self.nodes.values() for call in calls_of(node)}))

    @property
    def provenance(self) -> tuple[str, ...]:
        """The lines of the source that asked for what it computes, each once; none where nobody kept them."""
        return lines_of(self.nodes.values())

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
        chosen = target(cpu, width)
        return _at(_STAGES, stage)(emit(self.spec, chosen), chosen)

    def asm(self, cpu: Target = HOST, *, width: int | None = None) -> str:
        """Its machine code as assembly text."""
        chosen = target(cpu, width)
        return assembly(emit(self.spec, chosen), chosen)

    def classes(self, cpu: Target = HOST, *, width: int | None = None) -> Counter[str]:
        """How many instructions of each class its machine code has."""
        return instruction_counts(self.asm(cpu, width=width))

    def size(self, cpu: Target = HOST, *, width: int | None = None) -> int:
        """The bytes of its object file: the code, its constants, and what a linker has to know."""
        chosen = target(cpu, width)
        return len(compile_object(emit(self.spec, chosen), chosen))

    def linked(self, cpu: Target = HOST, *, width: int | None = None, stage: str = EMITTED) -> LinkedCode:
        """Its LLVM IR and its assembly, and which lines of both were made for which line of the emitted IR.

        Raises UnknownStage too.
        """
        chosen = target(cpu, width)
        text = emit(self.spec, chosen)
        ir = _at(_LINKED, stage)(text, chosen)
        return LinkedCode(name=self.name, cpu=_told(cpu), ir=ir, asm=linked_assembly(text, chosen))

    def compare(self, first: Target, second: Target) -> CodeComparison:
        """How many instructions of each class its machine code has on two CPUs, side by side."""
        counts = self.classes(first), self.classes(second)
        present = [one.name for one in CLASSES if any(each[one.name] for each in counts)]
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


def _at(stages: Mapping[str, Maker], stage: str) -> Maker:
    if stage not in stages:
        raise UnknownStage("stage", tuple(stages), stage)
    return stages[stage]
