"""One kernel to look at: its LLVM IR, the machine code of any CPU, what that consists of."""

import re
from collections import Counter
from dataclasses import dataclass

from holowork.core import Displayable, SessionError
from kernels_ir import PRESETS, CpuFeatures, KernelSpec, assembly, detect, emit

HOST = "host"
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


class UnknownCpu(SessionError):
    """There is no CPU preset of this name."""

    def __init__(self, name: object) -> None:
        self.known = (HOST, *(preset.name for preset in PRESETS))
        super().__init__(f"cpu: expected one of {', '.join(self.known)}, found {name!r}")
        self.name = name


@dataclass(frozen=True, repr=False)
class KernelCode(Displayable):
    """A kernel of a session. `cpu=` takes `host`, the name of a preset in any case, or CpuFeatures."""

    spec: KernelSpec
    calls: int = 1
    """How often the session's program runs it."""

    @property
    def family(self) -> str:
        """The family of kernels that it is of."""
        return self.spec.family

    def ir(self, cpu: str | CpuFeatures = HOST) -> str:
        """Its LLVM IR, as it is written; raises UnknownCpu."""
        return emit(self.spec, cpu_named(cpu))

    def asm(self, cpu: str | CpuFeatures = HOST) -> str:
        """Its machine code as assembly text; raises UnknownCpu."""
        chosen = cpu_named(cpu)
        return assembly(emit(self.spec, chosen), chosen)

    def classes(self, cpu: str | CpuFeatures = HOST) -> Counter[str]:
        """How many instructions of each class its machine code has."""
        found = (_INSTRUCTION.match(line) for line in self.asm(cpu).splitlines())
        return Counter(_class_of(match[1]) for match in found if match)

    def __repr__(self) -> str:
        return f"KernelCode({self.spec!r}, calls={self.calls})"


def cpu_named(cpu: str | CpuFeatures) -> CpuFeatures:
    """A target by name: `host` is the one that sessions compile for; raises UnknownCpu."""
    if isinstance(cpu, CpuFeatures):
        return cpu
    known = {preset.name.lower(): preset for preset in PRESETS} | {HOST: detect().chosen}
    found = known.get(str(cpu).lower())
    if found is None:
        raise UnknownCpu(cpu)
    return found


def _class_of(mnemonic: str) -> str:
    return next((name for name, form in CLASSES.items() if re.fullmatch(form, mnemonic)), _SCALAR)
