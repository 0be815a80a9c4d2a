"""Files of Python on the command line and in `hw.compile_source_file`."""

from pathlib import Path

import pytest

import holowork as hw
from holowork.cli import main

NETS = """\
raise SystemExit("this file is not run")

def encoder(g):
    x = g.input("x", shape=[2])
    g.output("y", x.relu())

def decoder(g):
    x = g.input("x", shape=[2])
    g.output("y", x.tanh())
"""
DECODER = "input x: f32[2]\noutput y = tanh(x)\n"


@pytest.fixture
def nets(tmp_path: Path) -> Path:
    path = tmp_path / "nets.py"
    path.write_text(NETS)
    return path


def test_compile_takes_the_graph_that_is_named(nets: Path) -> None:
    assert 0 == main(["compile", str(nets), "--graph", "decoder"])

    assert hw.compile_source(DECODER).to_bytes() == nets.with_suffix(".holo").read_bytes()


@pytest.mark.parametrize("options", [[], ["--graph", "nobody"]])
def test_compile_names_the_graphs_where_none_is_chosen_and_writes_nothing(
    nets: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["compile", str(nets), *options])

    told = capsys.readouterr().err
    assert 1 == code
    assert "encoder" in told
    assert "decoder" in told
    assert not nets.with_suffix(".holo").exists()


def test_a_graph_is_chosen_by_its_name_in_python_too(nets: Path) -> None:
    by_file = hw.compile_source_file(nets, graph="decoder")
    by_text = hw.compile_source(NETS, language="python", graph="decoder")

    assert "decoder" == by_file.name == by_text.name
    assert hw.compile_source(DECODER).to_bytes() == by_file.to_bytes() == by_text.to_bytes()
