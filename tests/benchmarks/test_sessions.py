"""Sessions: what a call costs beyond the kernels, how fast a first run comes, what a second thread brings.

The bounds are those that the project set itself; onnxruntime runs the same five nodes beside us.
"""

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

import numpy as np
import pytest

from holowork.model import compile
from holowork.ops import Array, GraphBuilder
from holowork.runtime import Session
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report

CALLS, ROUNDS = 2000, 15
CALL_SECONDS, HIT_SECONDS = 1.5e-6, 0.5e-6
COLD_SECONDS, CACHED_SECONDS = 0.3, 0.01
TWO_THREADS = 1.9


def _small() -> tuple[Session, Array, Array]:
    """Five nodes on 16×16, and their inputs."""
    graph = GraphBuilder("small")
    x, w = graph.input("x", (16, 16)), graph.input("w", (16, 16))
    graph.output("y", ((x @ w + w).relu() * x) + w)
    rng = np.random.default_rng(5)
    arrays = [rng.standard_normal((16, 16)).astype(np.float32) for _ in range(2)]
    return Session(compile(graph)), arrays[0], arrays[1]


def _typical(call: Callable[[], object], calls: int = CALLS) -> float:
    """Seconds of a call, the fast quartile of many rounds."""
    call()
    rounds = []
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(calls):
            call()
        rounds.append((perf_counter() - start) / calls)
    return statistics.quantiles(rounds)[0]


def test_a_prepared_call_of_five_small_nodes(report: Report) -> None:
    session, x, w = _small()
    y = np.empty((16, 16), np.float32)

    ours = _typical(session.prepare([y], inputs=[x, w]))

    report(_bounded("5 nodes of 16×16, prepared on the caller's arrays", ours, CALL_SECONDS))


def test_the_same_by_value_and_by_array(report: Report) -> None:
    session, x, w = _small()
    values = [session.intern(x), session.intern(w)]

    hit = _typical(lambda: session.execute(values))
    by_array = _typical(lambda: session.run(x=x, w=w), CALLS // 10)

    report(_bounded("memo hit by value", hit, HIT_SECONDS, slack=0.1))
    report(_bounded("memo hit by array: compared, then looked up", by_array, 1e-4))


def test_five_small_nodes_beside_onnxruntime(report: Report) -> None:
    if find_spec("onnxruntime") is None or find_spec("onnx") is None:
        pytest.skip("onnxruntime is not installed")
    session, x, w = _small()
    y = np.empty((16, 16), np.float32)
    prepared, theirs = session.prepare([y], inputs=[x, w]), _onnxruntime(x, w)

    pairs = [(_typical(prepared, 200), _typical(theirs, 200)) for _ in range(3)]

    ours, peer = (min(each) for each in zip(*pairs, strict=True))
    beside = f"onnxruntime, bound {told(peer)}"
    report(Line(work="5 nodes of 16×16", ours=told(ours), beside=beside, ratio=peer / ours, slack=0.85))


def _onnxruntime(x: Array, w: Array) -> Callable[[], object]:
    import onnx
    import onnxruntime

    text = """<ir_version: 9, opset_import: ["": 20]>
    small (float[16,16] x, float[16,16] w) => (float[16,16] y) {
      t = MatMul(x, w) u = Add(t, w) r = Relu(u) s = Mul(r, x) y = Add(s, w)
    }"""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    model = onnx.parser.parse_model(text).SerializeToString()
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    binding, y = session.io_binding(), np.empty((16, 16), np.float32)
    for name, array in (("x", x), ("w", w)):
        binding.bind_cpu_input(name, array)
    binding.bind_output("y", "cpu", 0, np.float32, y.shape, y.ctypes.data)
    return lambda: (session.run_with_iobinding(binding), y)[0]


_COLD = """
import json
from time import perf_counter
import numpy as np
from holowork.model import compile
from holowork.model.digits import digits_graph, load_digits, train
from holowork.runtime import Session, cpu
graph = digits_graph(train(load_digits()), 60)
module = compile(graph)
import llvmlite.binding
start = perf_counter()
session = Session(module)
session.execute([np.zeros((60, 64), np.float32)])
print(json.dumps([perf_counter() - start, cpu.kernels.compiled]))
"""


def test_a_first_run_of_the_digits(tmp_path: Path, report: Report) -> None:
    def first() -> tuple[float, int]:
        environment = {**os.environ, "HOLOWORK_CACHE": str(tmp_path)}
        command = [sys.executable, "-c", _COLD]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        seconds, compiled = json.loads(done.stdout)
        return seconds, compiled

    cold, compiled = first()
    cached = min(first() for _ in range(3))

    assert (True, 0) == (compiled > 0, cached[1])
    report(
        _bounded(f"digits, load and first run, {compiled} kernels compiled", cold, COLD_SECONDS, slack=0.5)
    )
    report(_bounded("digits, load and first run, kernels on disk", cached[0], CACHED_SECONDS, slack=0.1))


_PRODUCT = """
import sys
import numpy as np
from holowork.model import compile
from holowork.ops import GraphBuilder
from holowork.runtime import Session
from tests.benchmarks.test_sessions import _typical
n = int(sys.argv[1])
rng = np.random.default_rng(n)
graph = GraphBuilder("product")
weights = rng.standard_normal((n, n)).astype(np.float32)
graph.output("y", graph.input("x", (n, n)) @ graph.const(weights))
y, x = np.empty((n, n), np.float32), rng.standard_normal((n, n)).astype(np.float32)
print(_typical(Session(compile(graph)).prepare([y], inputs=[x]), max(1, 200_000_000 // n**3)))
"""


@pytest.mark.parametrize("n", [512, 1024, 2048])
def test_two_threads_share_a_product(n: int, report: Report) -> None:
    if (os.cpu_count() or 1) < 2:
        pytest.skip("this machine has one processor")

    def seconds(threads: int) -> float:
        environment = {**os.environ, "HOLOWORK_THREADS": str(threads)}
        command = [sys.executable, "-c", _PRODUCT, str(n)]
        return float(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)

    pairs = [(seconds(1), seconds(2)) for _ in range(3)]

    one, two = (min(each) for each in zip(*pairs, strict=True))
    beside = f"one thread {told(one)}"
    work = f"product {n}³, constant b, two threads"
    report(Line(work=work, ours=told(two), beside=beside, ratio=one / two, target=TWO_THREADS, slack=0.5))


def _bounded(work: str, seconds: float, most: float, slack: float = 1.0) -> Line:
    return Line(
        work=work, ours=told(seconds), beside=f"at most {told(most)}", ratio=most / seconds, slack=slack
    )
