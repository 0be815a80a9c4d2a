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


def test_compile_writes_each_graph_that_is_named_to_an_archive_of_its_own(nets: Path) -> None:
    codes = [main(["compile", str(nets), "--graph", name]) for name in ("encoder", "decoder")]

    assert [0, 0] == codes
    assert {"nets.encoder.holo", "nets.decoder.holo", "nets.py"} == {
        one.name for one in nets.parent.iterdir()
    }
    assert hw.compile_source(DECODER).to_bytes() == nets.with_name("nets.decoder.holo").read_bytes()


def test_a_misspelt_graph_is_told_as_the_argument_that_it_is(
    nets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["compile", str(nets), "--graph", "encder"])

    found = "found 'encder'. Did you mean encoder or decoder?"
    expected = f"nets.py: expected the name of a graph (encoder, decoder), {found}"
    assert f"holowork compile: --graph: {expected}\n" == capsys.readouterr().err


@pytest.mark.parametrize("options", [[], ["--graph", "nobody"]])
def test_compile_names_the_graphs_where_none_is_chosen_and_writes_nothing(
    nets: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["compile", str(nets), *options])

    told = capsys.readouterr().err
    assert 1 == code
    assert "encoder" in told
    assert "decoder" in told
    assert ["nets.py"] == [one.name for one in nets.parent.iterdir()]


def test_a_graph_is_chosen_by_its_name_in_python_too(nets: Path) -> None:
    by_file = hw.compile_source_file(nets, graph="decoder")
    by_text = hw.compile_source(NETS, language="python", graph="decoder")

    assert "decoder" == by_file.name == by_text.name
    assert hw.compile_source(DECODER).to_bytes() == by_file.to_bytes() == by_text.to_bytes()
