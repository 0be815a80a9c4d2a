"""Who imports what: packages across, modules within, third parties only at home."""

import ast
from collections.abc import Iterator

from tests.conventions.files import File, owner

# Third party: the packages that may import it.
HOMES = {
    "IPython": ("holowork.workbench",),
    "anywidget": ("holowork.workbench",),
    "blake3": ("holowork.core",),
    "cffi": ("holowork.ffi", "holowork.export"),
    "fsspec": ("holowork.runtime",),
    "ipywidgets": ("holowork.workbench",),
    "llvmlite": ("kernels_ir",),
    "matplotlib": ("holowork.workbench",),
    "ml_dtypes": ("holowork.ops",),
    "numpy": ("holowork",),
    "onnx": ("holowork.importers",),
    "platformdirs": ("holowork.runtime", "kernels_ir"),
    "safetensors": ("holowork.importers",),
    "traitlets": ("holowork.workbench",),
}
NUMPY_ON_FIRST_USE = ("holowork.core", "holowork.codec")


def targets(file: File, node: ast.AST) -> list[str]:
    """The modules that one import statement names, absolute."""
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module, level=0):
            return [module or ""]
        case ast.ImportFrom(module=module, level=level):
            parts = file.name.split(".") + ["__init__"] * file.path.endswith("__init__.py")
            return [".".join([*parts[:-level], *filter(None, [module])])]
    return []


def imports(file: File) -> Iterator[tuple[int, str]]:
    """Line and target of every import, deferred ones too."""
    for node in ast.walk(file.tree):
        for target in targets(file, node):
            yield getattr(node, "lineno", 0), target


def deep_imports(file: File) -> Iterator[str]:
    """Imports of a module of another package; its `__all__` is what it offers."""
    for line, target in imports(file):
        package = owner(target)
        is_ours = target.split(".")[0] in ("holowork", "kernels_ir")
        if is_ours and target != package != file.package:
            yield file.at(line, f"{target} is inside {package}: import it from {package}")


def third_parties_abroad(file: File) -> Iterator[str]:
    """Imports of a third party outside the packages that wrap it."""
    for line, target in imports(file):
        homes = HOMES.get(target.split(".")[0])
        if homes and not f"{file.name}.".startswith(tuple(f"{home}." for home in homes)):
            yield file.at(line, f"{target} is imported only in {' and '.join(homes)}")


def at_load(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Statements that run when the module is loaded; not those for the type checker."""
    for node in body:
        yield node
        is_for_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        if isinstance(node, (ast.If, ast.Try, ast.With)) and not is_for_types:
            yield from at_load(node.body)


def eager_numpy(file: File) -> Iterator[str]:
    """Imports of NumPy at load, where a label or a record is to be had without it."""
    if file.package in NUMPY_ON_FIRST_USE:
        for node in at_load(file.tree.body):
            if any(target.split(".")[0] == "numpy" for target in targets(file, node)):
                yield file.at(node.lineno, f"numpy is imported when {file.name} is loaded, not on first use")
