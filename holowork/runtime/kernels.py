"""The kernels of a process: each is compiled once, kept on disk, and shared by all sessions."""

import threading
from dataclasses import dataclass, field

from holowork.core import address_bytes
from holowork.runtime.objects import ObjectCache, default_folder
from kernels_ir import Code, CpuFeatures, KernelSpec, compile_object, detect, emit, llvm_version, load


@dataclass(kw_only=True)
class Kernels:
    """Code by its spec, and how it came: `compiled`, `read` from disk, or `shared` with another session."""

    cpu: CpuFeatures
    cache: ObjectCache
    compiled: int = 0
    read: int = 0
    shared: int = 0
    _codes: dict[KernelSpec, Code] = field(default_factory=dict, repr=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def code(self, spec: KernelSpec) -> Code:
        """The kernel of a spec, ready to be called."""
        with self._lock:
            if spec in self._codes:
                self.shared += 1
            else:
                self._codes[spec] = load(self._object(spec))
            return self._codes[spec]

    def _object(self, spec: KernelSpec) -> bytes:
        text = emit(spec, self.cpu)
        key = address_bytes(f"{llvm_version()}\n{self.cpu.key}\n{text}".encode()).digest.hex()
        found = self.cache.read(key)
        if found is not None:
            self.read += 1
            return found
        self.compiled += 1
        made = compile_object(text, self.cpu)
        self.cache.write(key, made)
        return made


_SHARED: dict[CpuFeatures, Kernels] = {}


def kernels_of(cpu: CpuFeatures | None = None) -> Kernels:
    """The kernels for a CPU, by default the one that is there."""
    wanted = cpu or detect().chosen
    if wanted not in _SHARED:
        _SHARED.setdefault(wanted, Kernels(cpu=wanted, cache=ObjectCache(folder=default_folder())))
    return _SHARED[wanted]
