"""What a CPU can do, as far as code generation asks: presets, and the detection of the one that is there."""

import platform
from dataclasses import dataclass, replace
from functools import cache
from itertools import takewhile
from pathlib import Path

from kernels_ir.permission import may_use_tiles


@dataclass(frozen=True, kw_only=True)
class CpuFeatures:
    """A target of code generation. `triple` is empty for the machine that runs.

    `vector_bits` is the width of a vector; `has_masks` says that part of a vector of any element size can be
    loaded and stored; `has_fma` that a fused multiply-add is one instruction, `has_scale` that a product by a
    power of two is; `has_gather` that lanes can be loaded from addresses of their own faster than one by one,
    `has_half` that an instruction widens f16; `pause` is the function that a waiting thread calls; `extras`
    are further LLVM features, each with its sign, such as `+avx512vnni`.
    """

    name: str
    triple: str = ""
    llvm_cpu: str
    vector_bits: int
    vector_registers: int = 16
    has_masks: bool = False
    has_fma: bool = True
    has_scale: bool = False
    has_gather: bool = False
    has_half: bool = False
    pause: str = ""
    extras: tuple[str, ...] = ()

    @property
    def llvm_features(self) -> str:
        """The feature string for LLVM."""
        return ",".join(self.extras)

    @property
    def key(self) -> str:
        """Text that is the same where code can be shared."""
        return f"{self.triple or platform.machine()} {self.llvm_cpu} {self.llvm_features}"

    def lanes(self, bits: int) -> int:
        """Lanes of elements of `bits` bits in one vector."""
        return max(self.vector_bits // bits, 1)

    def gathered(self, bits: int) -> int:
        """Lanes that are gathered at once, for elements of `bits` bits."""
        return self.lanes(bits) if self.has_gather else 1

    @property
    def has_tiles(self) -> bool:
        """Whether there are tile registers that multiply bytes."""
        return self.has("amx-tile") and self.has("amx-int8")

    def has(self, feature: str) -> bool:
        """Whether an extra feature, named without its sign, is switched on."""
        return f"+{feature}" in self.extras


_X86_PAUSE = "llvm.x86.sse2.pause"
AVX512 = CpuFeatures(
    name="AVX512",
    llvm_cpu="skylake-avx512",
    vector_bits=512,
    vector_registers=32,
    has_masks=True,
    has_scale=True,
    has_gather=True,
    has_half=True,
    pause=_X86_PAUSE,
    extras=("-prefer-256-bit",),
)
AMX = replace(AVX512, name="AMX", extras=(*AVX512.extras, "+avx512vnni", "+amx-tile", "+amx-int8"))
"""AVX512 with the instructions for products of bytes: of vectors, and of tiles, which are matrices."""
AVX2 = CpuFeatures(name="AVX2", llvm_cpu="haswell", vector_bits=256, has_half=True, pause=_X86_PAUSE)
NEON = CpuFeatures(
    name="NEON",
    triple="aarch64-unknown-linux-gnu",
    llvm_cpu="generic",
    vector_bits=128,
    vector_registers=32,
)
PORTABLE = CpuFeatures(name="PORTABLE", llvm_cpu="", vector_bits=128, has_fma=False)
"""The least that every machine of this architecture has."""
WASM128 = CpuFeatures(
    name="WASM128",
    triple="wasm32-unknown-unknown",
    llvm_cpu="generic",
    vector_bits=128,
    has_fma=False,
    extras=("+simd128",),
)
PRESETS = (AVX512, AVX2, NEON, PORTABLE, WASM128)
"""One for each width of vectors, or way to compute with them."""

_NEEDS: dict[str, frozenset[str]] = {
    "AVX512": frozenset({"avx512f", "avx512bw", "avx512dq", "avx512vl", "avx2", "fma", "f16c"}),
    "AVX2": frozenset({"avx2", "fma", "f16c"}),
    "AMX": frozenset({"avx512f", "avx512bw", "avx512dq", "avx512vl", "avx512vnni", "amx-tile", "amx-int8"}),
    "NEON": frozenset({"neon"}),
    "PORTABLE": frozenset(),
}
"""The features that a preset takes for granted, by LLVM's names."""
_OPTIONAL = ("avx512vnni", "avx512bf16", "avx512fp16", "amx-int8", "amx-bf16", "amx-tile")
_ON_REQUEST = frozenset(feature for feature in _OPTIONAL if feature.startswith("amx"))
"""Those that the system grants only when it is asked."""
USED = frozenset(_OPTIONAL).union(*_NEEDS.values())
"""The features that code generation asks for."""
_CPUINFO = Path("/proc/cpuinfo")
_FLAGS = {
    "neon": "asimd",
    "avx512vnni": "avx512_vnni",
    "avx512bf16": "avx512_bf16",
    "avx512fp16": "avx512_fp16",
} | {
    "amx-int8": "amx_int8",
    "amx-bf16": "amx_bf16",
    "amx-tile": "amx_tile",
}
"""Linux's names of flags where they differ from LLVM's."""


@dataclass(frozen=True, kw_only=True)
class Detected:
    """The machine: its model, what the processor reports, what the system lets programs use, the choice."""

    model: str
    reported: frozenset[str]
    granted: frozenset[str]
    chosen: CpuFeatures
    reason: str


@cache
def detect() -> Detected:
    """The widest preset whose features are all granted, with what else the machine has."""
    reported = _reported()
    granted = frozenset(feature for feature in reported if _is_granted(feature))
    chosen = next(preset for preset in _native() if _NEEDS[preset.name] <= granted)
    extras = tuple(f"+{feature}" for feature in _OPTIONAL if feature in granted and chosen.name == "AVX512")
    return Detected(
        model=_model(),
        reported=reported,
        granted=granted,
        chosen=replace(chosen, extras=(*chosen.extras, *extras)),
        reason=_reason(granted, chosen),
    )


def runnable_presets() -> tuple[CpuFeatures, ...]:
    """The presets of widths whose code this machine can run."""
    return tuple(filter(is_runnable, _native()))


def is_runnable(preset: CpuFeatures) -> bool:
    """Whether this machine can run the code of a preset."""
    return preset.name in _NEEDS and _NEEDS[preset.name] <= detect().granted


def _native() -> tuple[CpuFeatures, ...]:
    """The presets of this architecture, widest first."""
    is_arm = platform.machine().lower() in {"aarch64", "arm64"}
    return (replace(NEON, triple=""), PORTABLE) if is_arm else (AVX512, AVX2, PORTABLE)


def _reported() -> frozenset[str]:
    from llvmlite import binding  # loaded on first use: importing holowork must not load LLVM

    return frozenset(name for name, has in binding.get_host_cpu_features().items() if has)


def _is_granted(feature: str) -> bool:
    """Whether the system lists a reported feature, and gives leave where it must be asked.

    Where no list can be read, the report is all there is.
    """
    flags = _system_flags()
    is_listed = not flags or _FLAGS.get(feature, feature) in flags
    return is_listed and (feature not in _ON_REQUEST or may_use_tiles())


@cache
def _system_flags() -> frozenset[str]:
    for line in _cpuinfo():
        name, _, value = line.partition(":")
        if name.strip() in {"flags", "Features"}:
            return frozenset(value.split())
    return frozenset()


@cache
def _cpuinfo() -> list[str]:
    """What Linux tells of the first processor; nothing elsewhere."""
    if not _CPUINFO.exists():
        return []
    with _CPUINFO.open(encoding="utf-8") as file:
        return list(takewhile(str.strip, file))


def _model() -> str:
    for line in _cpuinfo():
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.processor() or platform.machine()


def _reason(granted: frozenset[str], chosen: CpuFeatures) -> str:
    wider = [preset for preset in _native() if preset.vector_bits > chosen.vector_bits]
    missing = [f"{preset.name} lacks {', '.join(sorted(_NEEDS[preset.name] - granted))}" for preset in wider]
    return "; ".join(missing) or "the widest that there is"
