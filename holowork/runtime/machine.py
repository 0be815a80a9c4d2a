"""The machine that computes, as far as holowork uses it."""

from pathlib import Path

from holowork.core import Displayable, table
from holowork.runtime.ceilings import Ceilings, measured
from holowork.runtime.kernels import Kernels, kernels_of
from holowork.runtime.tables import TABLES, Tables
from kernels_ir import USED, CpuFeatures, Detected, detect, llvm_version

_CACHES = Path("/sys/devices/system/cpu/cpu0/cache")


class Cpu(Displayable):
    """`hw.cpu`: what the processor can do, what the system lets programs use, and what was chosen and why."""

    @property
    def model(self) -> str:
        """The processor's name."""
        return self._detected.model

    @property
    def features(self) -> tuple[str, ...]:
        """The instruction sets that it reports and the system grants, by LLVM's names."""
        return tuple(sorted(self._detected.granted))

    @property
    def withheld(self) -> tuple[str, ...]:
        """Those that kernels could use, that it reports and the system does not list, or refuses."""
        return tuple(sorted((self._detected.reported - self._detected.granted) & USED))

    @property
    def chosen(self) -> CpuFeatures:
        """What kernels are compiled for."""
        return self._detected.chosen

    @property
    def vector_bits(self) -> int:
        """The width of the vectors that kernels use."""
        return self.chosen.vector_bits

    @property
    def reason(self) -> str:
        """Why no wider preset was chosen."""
        return self._detected.reason

    @property
    def caches(self) -> dict[str, int]:
        """The bytes of each cache that the first core sees; empty where the system does not tell."""
        found = sorted(_CACHES.glob("index*")) if _CACHES.is_dir() else []
        return dict(map(_cache, found))

    def measure(self) -> Ceilings:
        """What one thread can do at most: multiply-adds, and bytes read from each cache and from memory."""
        return measured(self.caches)

    @property
    def kernels(self) -> Kernels:
        """The kernels of this process, with counters and the folder where they are kept."""
        return kernels_of()

    @property
    def tables(self) -> Tables:
        """The tables of functions of this process, with counters."""
        return TABLES

    @property
    def _detected(self) -> Detected:
        return detect()

    def __repr__(self) -> str:
        return table(self.facts(), ("cpu", ""))

    def facts(self) -> list[tuple[str, str]]:
        """What the text form tells, line by line."""
        kernels, tables = self.kernels, self.tables
        kept = f"off: {kernels.cache.off}" if kernels.cache.off else str(kernels.cache.folder)
        counts = f"{kernels.compiled} compiled, {kernels.read} read from disk, {kernels.shared} shared"
        caches = ", ".join(f"{name} {size >> 10} KiB" for name, size in self.caches.items())
        return [
            ("model", self.model),
            ("vectors", f"{self.vector_bits} bits, preset {self.chosen.name}: {self.reason}"),
            ("extras", " ".join(extra for extra in self.chosen.extras if extra.startswith("+")) or "none"),
            ("withheld", " ".join(self.withheld) or "none"),
            ("caches", caches or "unknown"),
            ("LLVM", llvm_version()),
            ("kernels", counts),
            ("tables", f"{tables.built} built, {tables.bytes >> 10} KiB kept, {tables.shared} shared"),
            ("kept in", kept),
        ]


def _cache(folder: Path) -> tuple[str, int]:
    level, kind, size = ((folder / name).read_text().strip() for name in ("level", "type", "size"))
    letter = {"Data": "d", "Instruction": "i"}.get(kind, "")
    scale = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    return f"L{level}{letter}", int(size.rstrip("KMG")) * scale.get(size[-1], 1)


cpu = Cpu()
