"""The peers, each with operands of its own: what two share, one finds in the other's cache.

The wheel of `uor-hologram` runs whole archives, beside a session of ours: see `wheel.py`.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np

from holowork.ops import Array
from tests.benchmarks.cases import NAMES, Case
from tests.benchmarks.environment import OURS
from tests.benchmarks.ours import copied
from tests.benchmarks.quiet import Call

THREADS = int(os.environ.get(OURS, "1"))
"""Those of each peer, as many as we may use."""
OPSETS = (("", 23), ("com.microsoft", 1))
IR_VERSION = 11


@dataclass(frozen=True, kw_only=True)
class Said:
    """One text of a case, and the peer's own arrays."""

    text: str
    case: Case
    operands: tuple[Array, ...]
    result: Array

    @property
    def named(self) -> dict[str, Array]:
        """The operands by the names that texts use."""
        return dict(zip(NAMES, self.operands, strict=False))


@dataclass(frozen=True, kw_only=True)
class Peer:
    """A peer's call, and the array that it fills unless it returns its result."""

    run: Call
    result: Array

    def value(self) -> Array:
        """What the peer computes."""
        returned: Any = self.run()
        if returned is None:
            return self.result
        return np.asarray(
            returned.double() if hasattr(returned, "double") else returned
        )  # a tensor may be bf16


def peers(case: Case, operands: tuple[Array, ...], result: Array) -> dict[str, Peer]:
    """The peers of a case that are installed; a further form of one is numbered."""
    found: dict[str, Peer] = {}
    for name, text in _texts(case):
        if not missing(name):
            count = sum(key.startswith(name) for key in found)
            form = f"{name} {count + 1}" if count else name
            own = tuple(map(copied, operands))
            said = Said(text=text, case=case, operands=own, result=np.empty_like(result))
            found[form] = Peer(run=MAKERS[name](said), result=said.result)
    return found


def absent(case: Case) -> list[str]:
    """What a case would be compared with if it were installed."""
    return sorted({package for name, _ in _texts(case) for package in missing(name)})


def missing(name: str) -> list[str]:
    """The packages that a peer needs and that are not installed."""
    return [package for package in PACKAGES[name] if find_spec(package) is None]


@contextmanager
def limited() -> Iterator[None]:
    """The pools of all peers that are installed have as many threads as we."""
    with ExitStack() as stack:
        if find_spec("threadpoolctl"):
            from threadpoolctl import threadpool_limits

            stack.enter_context(threadpool_limits(THREADS))
        if find_spec("torch"):
            import torch

            torch.set_num_threads(THREADS)
            stack.enter_context(torch.inference_mode())
        if find_spec("numexpr"):
            import numexpr

            numexpr.set_num_threads(THREADS)
        yield


def _texts(case: Case) -> Iterator[tuple[str, str]]:
    for name in MAKERS:
        said = getattr(case, FIELDS.get(name, name))
        yield from ((name, text) for text in ((said,) if isinstance(said, str) else said) if text)


def _numpy(said: Said) -> Call:
    return python(said.text, {"np": np, "out": said.result, **said.named})


def _torch(said: Said) -> Call:
    import torch

    names = {"torch": torch, "F": torch.nn.functional, "out": tensor(said.result)}
    return python(said.text, {**names, **{name: tensor(x) for name, x in said.named.items()}})


def tensor(x: Array) -> Any:
    """An array as a tensor of torch on the same bytes; NumPy has no bf16 of its own."""
    import torch

    is_bf16 = x.dtype.name == "bfloat16"
    return torch.from_numpy(x.view(np.int16)).view(torch.bfloat16) if is_bf16 else torch.from_numpy(x)


def _numexpr(said: Said) -> Call:
    import numexpr

    text, names, result = said.text, said.named, said.result
    return lambda: numexpr.evaluate(text, local_dict=names, out=result)


def python(text: str, names: dict[str, Any]) -> Call:
    """The last part of a text as a call; the parts before it are run."""
    *before, timed = text.split("; ")
    exec("; ".join(before), names)
    call: Call = eval(f"lambda: {timed}", names)
    return call


def _onnxruntime(said: Said) -> Call:
    names = [NAMES[place] for place in said.case.constants]
    constants = {name: x for name, x in said.named.items() if name in names}
    ports = {name: x for name, x in said.named.items() if name not in names}
    return session(model(said.text, ports=ports, constants=constants, result=said.result), ports, said.result)


def model(text: str, *, ports: dict[str, Array], constants: dict[str, Array], result: Array) -> bytes:
    """The model of nodes in ONNX's syntax, without any type of what is between them."""
    from onnx import helper, numpy_helper, parser

    info = {name: _info(name, x) for name, x in {**ports, "out": result}.items()}
    graph = helper.make_graph(
        [parser.parse_node(node) for node in text.split("; ")],
        "case",
        [info[name] for name in ports],
        [info["out"]],
        [numpy_helper.from_array(x, name) for name, x in constants.items()],
    )
    opsets = [helper.make_opsetid(*opset) for opset in OPSETS]
    made: bytes = helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION).SerializeToString()
    return made


def _info(name: str, x: Array) -> Any:
    from onnx import helper

    return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(x.dtype), x.shape)


def session(data: bytes, ports: dict[str, Array], result: Array) -> Call:
    """A model in onnxruntime, its inputs and its output bound to arrays."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.log_severity_level = THREADS, 3
    made = onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
    binding = made.io_binding()
    for name, x in ports.items():
        binding.bind_cpu_input(name, x)
    binding.bind_output("out", "cpu", 0, result.dtype, result.shape, result.ctypes.data)
    kept = made, binding, ports, result
    return lambda: kept[0].run_with_iobinding(kept[1])


MAKERS: dict[str, Callable[[Said], Call]] = {
    "NumPy": _numpy,
    "torch": _torch,
    "onnxruntime": _onnxruntime,
    "numexpr": _numexpr,
}
FIELDS = {"NumPy": "numpy", "onnxruntime": "onnx"}
"""The field of a case that has the text of a peer, where it is called otherwise."""
PACKAGES = {
    "NumPy": ("numpy",),
    "torch": ("torch",),
    "onnxruntime": ("onnxruntime", "onnx"),
    "numexpr": ("numexpr",),
}
