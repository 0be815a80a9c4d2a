"""Programs and kernels of AArch64 Linux, made by an assembler and a linker alone."""

import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from struct import Struct

from kernels_ir import CpuFeatures, KernelSpec, compile_object, emit

EMULATOR = "qemu-aarch64"
ASSEMBLER = "aarch64-linux-gnu-as"
LINKER = "aarch64-linux-gnu-ld"
ROOM = 1 << 20
"""Bytes of address space that each kernel has."""
_CODE = 0x20_0000_0000
_ADDRESSES = count(_CODE, ROOM)
_SERVER = Path(__file__).with_name("server.s")
_FILE = Struct("<24xQQ14xHH6x")
"""Of the header of an ELF file: the entry; where segments are described, in how many bytes each, how many."""
_SEGMENT = Struct("<I4xQQ8xQQ8x")
"""A segment: its type, where it is in the file, its address, its bytes in the file and in memory."""
_LOADED = 1


@dataclass(frozen=True, kw_only=True)
class Linked:
    """A kernel at its address: the bytes of each part of it, and where it begins to run."""

    parts: tuple[tuple[int, bytes], ...]
    entry: int


def missing() -> str:
    """Why nothing can be emulated, and what helps; nothing where all that it takes is there."""
    lacking = [name for name in (EMULATOR, ASSEMBLER, LINKER) if not shutil.which(name)]
    install = "apt-get install -y qemu-user binutils-aarch64-linux-gnu"
    return f"emulated: there is no {', '.join(lacking)}; `{install}` as root brings it" if lacking else ""


@cache
def server() -> Path:
    """The program that does what its input asks for."""
    made = _made("server")
    _run(ASSEMBLER, "-o", f"{made}.o", _SERVER)
    _run(LINKER, "-o", made, f"{made}.o")
    return made


@cache
def linked(spec: KernelSpec, cpu: CpuFeatures) -> Linked:
    """The kernel of a spec at an address of its own; one that calls a function of a library is refused."""
    made = _made("kernel")
    made.with_suffix(".o").write_bytes(compile_object(emit(spec, cpu), cpu))
    address = next(_ADDRESSES)
    _run(LINKER, "--omagic", f"-Ttext={address:#x}", "--entry=kernel", "-o", made, f"{made}.o")
    return _read(made.read_bytes())


def _read(file: bytes) -> Linked:
    entry, start, size, number = _FILE.unpack_from(file)
    segments = (_SEGMENT.unpack_from(file, start + size * place) for place in range(number))
    parts = tuple(
        (address, file[offset : offset + held].ljust(taken, b"\0"))
        for kind, offset, address, held, taken in segments
        if kind == _LOADED
    )
    return Linked(parts=parts, entry=entry)


def _made(name: str) -> Path:
    return Path(_temporary().name) / name


@cache
def _temporary() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="emulated-")


def _run(*command: object) -> None:
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
