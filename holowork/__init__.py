"""A Jupyter workbench for a content-addressed tensor compiler.

>>> import holowork as hw
>>> g = hw.Graph("double")
>>> x = g.input("x", shape=(2,), dtype="f32")
>>> y = g.output("y", x + x)
>>> session = hw.Session(hw.compile(g))
>>> session.run(x=[1.0, 2.0])["y"].tolist()
[2.0, 4.0]
"""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from holowork.core import HoloworkError as _Refusal
from holowork.core import Renderer, set_claim_check, set_renderer, set_search

__version__ = "0.1.0"

_HOMES = {
    "holowork.core": (
        "HoloworkError",
        "KappaLabel",
        "address_bytes",
        "address_ring",
        "compose_in_order",
        "compose_model",
    ),
    "holowork.ops": ("Graph", "GraphBuilder", "Tensor"),
    "holowork.archive": ("Archive", "HoloLoader", "HoloWriter", "PortDescriptor", "SectionKind"),
    "holowork.runtime": ("BufferArena", "InferenceSession", "Session", "Store", "Value", "cpu"),
    "holowork.model": (
        "Module",
        "compare",
        "compile",
        "compile_source",
        "compile_source_file",
        "diff",
        "inspect",
        "open",
    ),
    "holowork.importers": ("from_onnx", "from_safetensors", "to_safetensors"),
    "holowork.workbench": ("Workbench", "option_context", "options"),
}
_DTYPES = {
    "bool_": "BOOL",
    **{name: name.upper() for name in ("u8", "i8", "u64", "i32", "i64", "f16", "bf16", "f32", "i4", "e8cb")},
}
_RENAMED = {"Graph": "GraphBuilder"}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = ["__version__", "last_partial", "ops", *_DTYPES, *_HOME_OF]  # noqa: PLE0604  # derived from one table


def __getattr__(name: str) -> object:
    """Load a public name on first use."""
    if name in _DTYPES:
        return import_module("kernels_ir").DType[_DTYPES[name]]
    if name == "ops":
        return import_module("holowork.ops")
    if name == "last_partial":
        return import_module("holowork.model").last_partial()  # another one after each interrupted compile
    if name not in _HOME_OF:
        told = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(told, name=name, obj=sys.modules[__name__])
    value = getattr(import_module(_HOME_OF[name]), _RENAMED.get(name, name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


def load_ipython_extension(shell: object) -> None:
    """Give IPython the magics `%%holo`, `%holo_profile` and `%holo_cpu`: `%load_ext holowork`."""
    import_module("holowork.workbench").load_magics(shell)


def _renderer() -> Renderer:
    """The workbench's renderer, loaded when something is first shown."""
    renderer: Renderer = import_module("holowork.workbench").RENDERER
    return renderer


def _claim_check() -> Callable[[object], Sequence[_Refusal]]:
    """What computes the results that an archive claims, loaded when they are first verified."""
    check: Callable[[object], Sequence[_Refusal]] = import_module("holowork.runtime").false_claims
    return check


def _search() -> Callable[[object, str], tuple[int, ...]]:
    """What finds nodes of a graph, loaded when one is first searched."""
    search: Callable[[object, str], tuple[int, ...]] = import_module("holowork.passes").find
    return search


set_renderer(_renderer)
set_claim_check(_claim_check)
set_search(_search)
