"""hw.compile(graph, fold=…)."""

import numpy as np
import pytest

from holowork.archive import SectionKind
from holowork.model import compile, compile_source
from holowork.ops import GraphBuilder
from holowork.runtime import FOLDS, FoldBudget, UnknownFold, folded

SOURCE = "input x: f32[4]\nconst w: f32[4] = [1, 2, 3, 4]\nlet y = add(x, cumsum(w))\noutput y\n"


def _graph() -> GraphBuilder:
    graph = GraphBuilder("net")
    weights = graph.const("w", np.ones(4, np.float32))
    graph.output("y", graph.input("x", shape=(4,)) + weights.cumsum())
    return graph


@pytest.mark.parametrize("fold", FOLDS)
def test_a_compile_folds_its_archive(fold: str) -> None:
    plain = compile(_graph(), passes=())

    module = compile(_graph(), passes=(), fold=fold)

    assert folded(plain.archive, fold).to_bytes() == module.to_bytes()
    assert module.to_bytes() == plain.folded(fold).to_bytes()


def test_a_compile_folds_nothing_unless_it_is_asked() -> None:
    assert compile(_graph(), passes=()).archive.sections.first(SectionKind.WARM_START) is None


def test_source_text_is_folded_too() -> None:
    module = compile_source(SOURCE, passes=(), fold="results")

    assert 1 == len(module.archive.decode(SectionKind.WARM_START))


def test_a_fold_keeps_the_trace() -> None:
    module = compile(_graph(), passes=(), fold="results", trace=True)

    assert module.archive.trace is not None
    assert module.archive.sections.first(SectionKind.WARM_START) is not None


def test_another_fold_is_refused_before_anything_is_compiled() -> None:
    with pytest.raises(UnknownFold, match="fold: expected one of labels, results, or None, found 'all'"):
        compile(_graph(), fold="all")


def test_a_budget_bounds_a_fold() -> None:
    module = compile(_graph(), passes=()).folded("results", FoldBudget(total=3))

    assert module.archive.sections.first(SectionKind.WARM_START) is None
