import linecache
import sys
from types import SimpleNamespace

import pytest

import holowork as hw
from holowork.core import Places


def in_kernel(monkeypatch: pytest.MonkeyPatch, cells: dict[str, int]) -> None:
    """Pretend that a kernel has run these files as cells."""

    def format_code_name(path: str) -> tuple[str, str] | None:
        return ("Cell", f"In[{cells[path]}]") if path in cells else None

    shell = SimpleNamespace(compile=SimpleNamespace(format_code_name=format_code_name))
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setattr(linecache, "cache", dict.fromkeys([*cells, "/lib/model.py"]))


def test_a_line_of_a_cell_is_named_by_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    in_kernel(monkeypatch, {"/tmp/kernel/123.py": 4})

    assert "cell [4] line 5" == Places().shown("123.py:5")


@pytest.mark.parametrize("where", ["model.py:12", "elsewhere.py:3", "", "a name"])
def test_any_other_place_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    in_kernel(monkeypatch, {"/tmp/kernel/123.py": 4})

    assert where == Places().shown(where)


def test_without_a_kernel_a_place_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "IPython", raising=False)

    assert "123.py:5" == Places().shown("123.py:5")


@pytest.mark.parametrize(
    ("expected", "where"), [("y = x", "123.py:2"), ("", "123.py:9"), ("", "123.py:x"), ("", "model.py:1")]
)
def test_the_text_of_a_line_is_told_of_cells_alone(
    monkeypatch: pytest.MonkeyPatch, expected: str, where: str
) -> None:
    in_kernel(monkeypatch, {"/tmp/kernel/123.py": 4})
    lines = (9, None, ["x = 1\n", "y = x\n"], "")
    monkeypatch.setattr(linecache, "cache", {"/tmp/kernel/123.py": lines, "/lib/model.py": lines})

    assert expected == Places().text(where)


def test_explanations_and_errors_name_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    in_kernel(monkeypatch, {"/tmp/kernel/123.py": 4})
    graph = hw.Graph("net")
    with graph.at("123.py:5"):
        x = graph.input("x", (2,))
        graph.output("y", x.exp())

    told = str(hw.compile(graph).explain("y"))
    with pytest.raises(hw.HoloworkError) as caught, graph.at("123.py:7"):
        x.reshape(3)

    assert "cell [4] line 5" in told
    assert "123.py" not in told
    assert ["at cell [4] line 7"] == caught.value.__notes__
