"""Figures of profiles."""

import io
import sys
from typing import Any

import numpy as np
import pytest

from holowork.model import compile
from holowork.ops import GraphBuilder
from holowork.runtime import Ceilings, Profile, Session


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Profile:
    ceilings = Ceilings(operations=1e11, reading={"L1d": 2e11, "memory": 2e10})
    monkeypatch.setattr("holowork.runtime.profile._ceilings", lambda: ceilings)
    graph = GraphBuilder("cost $5")
    x = graph.input("x", shape=(8, 8))
    graph.output("y", (x @ x).softmax(axis=-1))
    return Session(compile(graph)).profile([np.ones((8, 8), np.float32)], repeat=3)


@pytest.mark.parametrize("name", ["timeline", "flame", "roofline"])
def test_a_chart_is_drawn(measured: Profile, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "matplotlib.pyplot", raising=False)  # another test may have loaded it
    figure: Any = getattr(measured, name)().plot()
    file = io.BytesIO()

    figure.savefig(file, format="png")

    assert file.getvalue().startswith(b"\x89PNG")
    assert "matplotlib.pyplot" not in sys.modules


def test_a_roofline_as_text_says_what_bounds_each_kernel(measured: Profile) -> None:
    text = repr(measured.roofline())

    assert "read from memory" in text
    assert "least (estimate)" in text
    assert all(point.bound in text for point in measured.points)
