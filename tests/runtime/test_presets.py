"""A program gives the same bytes and the same labels on every CPU preset that this machine can run."""

from types import SimpleNamespace

import numpy as np
import pytest

import holowork as hw
from holowork.runtime import Session, kernels
from kernels_ir import CpuFeatures, runnable_presets

PRESETS = runnable_presets()


def _program() -> hw.Graph:
    """A product with its epilogue, rows, attention from primitives, tables, a convolution, integers."""
    random = np.random.default_rng(0)
    graph = hw.Graph("every family")
    x = graph.input("x", (9, 40))
    w = graph.const("w", random.standard_normal((40, 40), dtype="float32"))
    hidden = (x @ w + graph.const("b", np.ones(40, "float32"))).gelu()
    graph.output("normed", (hidden + x).layer_norm())
    scores = (hidden @ x.transpose((1, 0)) * np.float32(0.2)).softmax()
    graph.output("attended", scores @ x)
    graph.output("looked_up", graph.input("h", (4000,), "bf16").tanh())
    images = graph.input("images", (1, 3, 12, 12))
    filters = graph.const("filters", random.standard_normal((8, 3, 3, 3), dtype="float32"))
    graph.output("convolved", images.conv2d(filters, pads=1).relu())
    graph.output("summed", graph.input("i", (7, 30), "i32").reduce_sum(axes=(1,)))
    return graph


def _inputs() -> dict[str, np.ndarray]:
    random = np.random.default_rng(1)
    return {
        "x": random.standard_normal((9, 40), dtype="float32"),
        "h": random.standard_normal(4000).astype("bfloat16"),
        "images": random.standard_normal((1, 3, 12, 12), dtype="float32"),
        "i": random.integers(-(2**31), 2**31, (7, 30)).astype("int32"),
    }


def _results(session: Session) -> list[tuple[str, bytes, str]]:
    values = session.run(_inputs())
    assert session.last is not None
    return [
        (name, y.tobytes(), k.text) for (name, y), k in zip(values.items(), session.last.outputs, strict=True)
    ]


@pytest.mark.parametrize("tables", ["auto", "always", "never"])
@pytest.mark.parametrize("numerics", ["fused", "strict"])
@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
def test_every_preset_gives_the_bytes_and_labels_of_the_references(
    cpu: CpuFeatures, numerics: str, tables: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = hw.compile(_program(), numerics=numerics).archive
    expected = _results(Session(archive, provider="reference"))
    monkeypatch.setattr(kernels, "detect", lambda: SimpleNamespace(chosen=cpu))

    session = Session(archive, tables=tables)

    assert cpu is kernels.kernels_of().cpu
    assert "llvm" == session.provider
    assert expected == _results(session)
