"""From LLVM IR text to an object file, for any target of LLVM."""

import threading
from functools import cache
from typing import Any

from kernels_ir.builder import ENTRY
from kernels_ir.cpu import CpuFeatures

_LOCK = threading.Lock()
"""LLVM's contexts are shared by a process: one thread compiles at a time."""
_CODEGEN = 1
"""LLVM's level of code generation: no slower code than a higher one, in a third of the time."""


class UnusableText(ValueError):
    """LLVM IR that LLVM does not take."""


def compile_object(text: str, cpu: CpuFeatures, symbol: str = ENTRY) -> bytes:
    """The object file of a module, without any optimizing pass; raises UnusableText.

    Its kernel is called `symbol`.
    """
    with _LOCK:
        machine = target_machine(cpu)
        module = _parsed(text, machine)
        if symbol != ENTRY:
            module.get_function(ENTRY).name = symbol
        return bytes(machine.emit_object(module))


def assembly(text: str, cpu: CpuFeatures) -> str:
    """The assembly text of a module; raises UnusableText."""
    with _LOCK:
        machine = target_machine(cpu)
        return str(machine.emit_assembly(_parsed(text, machine)))


def optimized(text: str, cpu: CpuFeatures) -> str:
    """What LLVM's own passes make of a module, to be read; raises UnusableText. No code is made of it."""
    with _LOCK:
        machine = target_machine(cpu)
        module = _parsed(text, machine)
        builder = _llvm().create_pass_builder(machine, _llvm().create_pipeline_tuning_options())
        builder.getModulePassManager().run(module, builder)
        return str(module)


@cache
def target_machine(cpu: CpuFeatures) -> Any:  # noqa: ANN401  llvmlite has no types
    """LLVM's machine for a CPU."""
    llvm = _llvm_of_all_targets() if cpu.triple else _llvm()
    triple = cpu.triple or llvm.get_process_triple()
    target = llvm.Target.from_triple(triple)
    options = {"opt": _CODEGEN, "reloc": "static", "codemodel": "jitdefault", "jit": not cpu.triple}
    if cpu.triple:
        options |= {"reloc": "pic", "codemodel": "default"}
    return target.create_target_machine(cpu=cpu.llvm_cpu, features=cpu.llvm_features, **options)


def llvm_version() -> str:
    """The version of LLVM that compiles."""
    return ".".join(map(str, _llvm().llvm_version_info))


def _parsed(text: str, machine: Any) -> Any:  # noqa: ANN401  llvmlite has no types
    try:
        module = _llvm().parse_assembly(text)
        module.verify()
    except RuntimeError as fault:
        raise UnusableText(str(fault)) from fault
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    return module


@cache
def _llvm() -> Any:  # noqa: ANN401  llvmlite has no types
    from llvmlite import binding  # loaded on first use: importing holowork must not load LLVM

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding


@cache
def _llvm_of_all_targets() -> Any:  # noqa: ANN401  llvmlite has no types
    """LLVM for other machines too: it takes a few milliseconds, which a first run need not wait for."""
    binding = _llvm()
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    return binding
