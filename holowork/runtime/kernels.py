"""The kernels of a process: each is compiled once, kept on disk, and shared by all sessions."""

import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from holowork.core import digest
from holowork.runtime.objects import ObjectCache, default_folder
from kernels_ir import (
    ENTRY_TEXT,
    Code,
    CpuFeatures,
    Entry,
    KernelSpec,
    WalkerSpec,
    compile_object,
    detect,
    emit,
    is_of_sources,
    llvm_version,
    load_all,
    source_stamp,
    source_text,
)

Origin = KernelSpec | str
"""What code is made from: a spec, or text."""
_SYMBOL = 32
"""Characters of the symbol of a kernel, which an object file on disk begins with: half of its name."""


@dataclass(kw_only=True)
class Kernels:
    """Code by its spec, and how it came: `compiled`, `read` from disk, or `shared` with another session.

    On disk a kernel has two names: the digest of its text, which decides, and that of its spec and of the
    sources that write the text, under which it is found without writing it.
    """

    cpu: CpuFeatures
    cache: ObjectCache
    compiled: int = 0
    read: int = 0
    shared: int = 0
    _codes: dict[Origin, Code] = field(default_factory=dict, repr=False)
    _ahead: set[Origin] = field(default_factory=set, repr=False)
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)

    def code(self, spec: KernelSpec) -> Code:
        """The kernel of a spec, ready to be called."""
        return self._code(spec)

    def entry(self, code: Code, block: int) -> Entry:
        """A kernel and its block as a function of Python."""
        return Entry(code, block, self._code(ENTRY_TEXT))

    def prepare(self, specs: Iterable[KernelSpec]) -> None:
        """Load what a program needs, and what runs it, at once: one after another takes longer."""
        wanted: tuple[Origin, ...] = (*specs, WalkerSpec(), ENTRY_TEXT)
        with self._lock:
            missing = {origin for origin in wanted if origin not in self._codes}
            self._load(missing)
            self._ahead |= missing

    def _code(self, origin: Origin) -> Code:
        with self._lock:
            self.shared += origin in self._codes and origin not in self._ahead
            if origin not in self._codes:
                self._load({origin})
            self._ahead.discard(origin)
            return self._codes[origin]

    def _load(self, origins: set[Origin]) -> None:
        if not origins:
            return
        found = {origin: self._found(origin) for origin in origins}
        codes = load_all({body[:_SYMBOL].decode(): body[_SYMBOL:] for body in found.values()})
        self._codes |= {origin: codes[body[:_SYMBOL].decode()] for origin, body in found.items()}

    def _found(self, origin: Origin) -> bytes:
        """The symbol of a kernel, and its object file."""
        if isinstance(origin, str):
            return self._of_text(origin)
        name = self._name(origin)
        found = self._read(name)
        return self._of_text(emit(origin, self.cpu), name) if found is None else found

    def _of_text(self, text: str, second_name: str = "") -> bytes:
        """The same of a text, which is then known by a second name too."""
        name = _named("a symbol and an object file", llvm_version(), self.cpu.key, text)
        found = self._read(name)
        if found is None:
            symbol = f"kernel_{name}"[:_SYMBOL]
            found = symbol.encode() + compile_object(text, self.cpu, symbol)
            self.compiled += 1
            self.cache.write(name, found)
        if second_name:
            self.cache.link(name, second_name)
        return found

    def _read(self, name: str) -> bytes | None:
        found = self.cache.read(name) if name else None
        self.read += found is not None
        return found

    def _name(self, spec: KernelSpec) -> str:
        """The name of a spec; empty where something else may decide its text."""
        return _named(self._writer, repr(spec)) if self._writer and is_of_sources(spec) else ""

    @cached_property
    def _writer(self) -> str:
        """What writes the text of a spec, and compiles it; empty where that is not known."""
        found = self._sources()
        return "" if found is None else _named(llvm_version(), found.hex(), repr(self.cpu))

    def _sources(self) -> bytes | None:
        """The digest of the sources, kept under what tells that they are the same."""
        now = source_stamp()
        found = self.cache.read(_named(now)) if now else None
        if found is None and (text := source_text()) is not None:
            found = digest(text)
            self.cache.write(_named(now), found)
        return found


def _named(*parts: str) -> str:
    return digest("\n".join(parts).encode()).hex()


_SHARED: dict[CpuFeatures, Kernels] = {}


def kernels_of(cpu: CpuFeatures | None = None) -> Kernels:
    """The kernels for a CPU, by default the one that is there."""
    wanted = cpu or detect().chosen
    if wanted not in _SHARED:
        _SHARED.setdefault(wanted, Kernels(cpu=wanted, cache=ObjectCache(folder=default_folder())))
    return _SHARED[wanted]
