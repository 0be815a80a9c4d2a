"""Object files into this process: the addresses of kernels."""

import ctypes
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any

from kernels_ir.builder import ENTRY
from kernels_ir.cpu import PORTABLE
from kernels_ir.objects import _LOCK, _llvm, target_machine


@dataclass(frozen=True, eq=False)
class Code:
    """A kernel in memory: `address` can be called as `void(ptr arguments)` as long as this object lives."""

    address: int
    holder: Any = field(repr=False)

    def __call__(self, arguments: int) -> None:
        """Run the kernel on the argument block at an address, without the interpreter's lock."""
        _SIGNATURE(self.address)(arguments)


class Entry:
    """A kernel and its argument block as a function of Python without arguments: a call takes some 20 ns.

    `through` is the code of ENTRY_TEXT. It holds the interpreter's lock while it runs; `__call__` of Code
    does not.
    """

    def __init__(self, code: Code, block: int, through: Code) -> None:
        none = id(None)
        self._kept = code, through, (ctypes.c_int64 * 3)(code.address, block, none)
        capsule = _capsule(ctypes.addressof(self._kept[2]), None, None)
        self._method = _Method(b"run", through.address, _NO_ARGUMENTS, None)
        self.run: Callable[[], None] = _new_function(ctypes.addressof(self._method), capsule, None)
        """Runs the kernel; use it only while the entry lives."""


_SIGNATURE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_NUMBERS = count()


def load(object_file: bytes, symbol: str = ENTRY) -> Code:
    """An object file of this machine, linked; raises RuntimeError for a symbol that is nowhere."""
    return load_all({symbol: object_file})[symbol]


def load_all(object_files: Mapping[str, bytes]) -> dict[str, Code]:
    """The kernels of object files by their symbols, linked at once; raises RuntimeError as `load` does."""
    with _LOCK:
        library = _llvm().JITLibraryBuilder().add_current_process()
        for symbol, object_file in object_files.items():
            library.add_object_img(object_file).export_symbol(symbol)
        tracker = library.link(_linker(), f"kernels{next(_NUMBERS)}")
        return {symbol: Code(tracker[symbol], tracker) for symbol in object_files}


@cache
def _linker() -> Any:  # noqa: ANN401  llvmlite has no types
    """What links; told which machine this is, it need not find out what its processor is called."""
    return _llvm().create_lljit_compiler(target_machine(PORTABLE))


class _Method(ctypes.Structure):
    """PyMethodDef of CPython's C API."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


_NO_ARGUMENTS = 4
"""METH_NOARGS."""
ENTRY_TEXT = f"""
declare ptr @PyCapsule_GetPointer(ptr, ptr)
declare void @Py_IncRef(ptr)
define ptr @{ENTRY}(ptr %capsule, ptr %nothing) nounwind {{
  %words = call ptr @PyCapsule_GetPointer(ptr %capsule, ptr null)
  %function = load ptr, ptr %words, align 8
  %second = getelementptr i8, ptr %words, i64 8
  %block = load ptr, ptr %second, align 8
  %third = getelementptr i8, ptr %words, i64 16
  %none = load ptr, ptr %third, align 8
  call void %function(ptr %block)
  call void @Py_IncRef(ptr %none)
  ret ptr %none
}}
"""
"""The code behind every Entry: a function of CPython's C API.

The capsule points to a kernel, its block, and the object None.
"""
_new_function = ctypes.pythonapi.PyCFunction_NewEx
_new_function.restype = ctypes.py_object
_new_function.argtypes = [ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p]
_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype = ctypes.py_object
_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
