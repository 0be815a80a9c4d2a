"""The magics, in an IPython without a notebook."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from IPython.core.interactiveshell import ExecutionResult, InteractiveShell
from IPython.utils.capture import capture_output
from traitlets.config import Config

import holowork as hw
from holowork.ir import Graph, same_structure
from holowork.model import Module
from holowork.runtime import Profile
from tests.workbench.samples import EVIL

TEXT = "input x: f32[2]\nlet y = relu(x)\noutput y\n"
PYTHON = """
def one(h):
    x = h.input("x", shape=(2,))
    h.output("y", x.relu())

def other(h):
    x = h.input("x", shape=(3,))
    h.output("y", x.exp())
"""


@pytest.fixture(scope="module")
def shell(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InteractiveShell]:
    """A shell with the magics, which leaves the process as it was."""
    config = Config({"HistoryManager": {"enabled": False}, "InteractiveShell": {"colors": "nocolor"}})
    made = InteractiveShell.instance(config=config, ipython_dir=str(tmp_path_factory.mktemp("ipython")))
    made.run_line_magic("load_ext", "holowork")
    yield made
    made.restore_sys_module_state()
    InteractiveShell.clear_instance()


def run(shell: InteractiveShell, cell: str) -> tuple[ExecutionResult, str]:
    """What a cell gave, and what it printed."""
    with capture_output(display=False) as printed:
        result = shell.run_cell(cell, store_history=True)
    return result, printed.stdout + printed.stderr


def test_a_cell_of_source_text_binds_a_graph_of_its_name_and_shows_it(shell: InteractiveShell) -> None:
    result, _ = run(shell, f"%%holo net\n{TEXT}")

    graph = shell.user_ns["net"]
    assert isinstance(graph, Graph)
    assert graph is result.result
    assert ("net", 3) == (graph.name, len(graph))


def test_compile_binds_a_module_and_dump_shows_its_parts(shell: InteractiveShell) -> None:
    result, printed = run(shell, f"%%holo net --compile --dump passes --dump kernels\n{TEXT}")

    assert isinstance(result.result, Module)
    assert hw.compile_source(TEXT).to_bytes() == shell.user_ns["net"].to_bytes()
    assert all(word in printed for word in ("PassList('net'", "dead-code", "KernelList("))


@pytest.mark.parametrize("options", ["", "--compile --dump lowered", "--language native --compile"])
def test_the_python_that_is_shown_does_the_same(shell: InteractiveShell, options: str) -> None:
    made, printed = run(shell, f"%%holo net --show-python {options}\n{TEXT}")

    python = printed.partition("\nnet\n")[0]
    again, _ = run(shell, f"{python}\nnet")

    assert "read_source(" in python
    assert repr(made.result) == repr(again.result)


def test_the_python_that_is_shown_keeps_every_letter(shell: InteractiveShell) -> None:
    text = '# """ \\n \'quoted\' \u202e\n' + TEXT

    made, printed = run(shell, f"%%holo net --show-python\n{text}")
    again, _ = run(shell, printed.partition("\nnet\n")[0] + "\nnet")

    assert same_structure(made.result, again.result)


def test_a_function_is_chosen_of_a_text_in_python(shell: InteractiveShell) -> None:
    result, _ = run(shell, f"%%holo net --language python --graph other\n{PYTHON}")

    assert (3,) == result.result[0].type.shape


def test_constants_in_files_lie_below_the_current_folder(
    shell: InteractiveShell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    np.save(tmp_path / "w.npy", np.ones((2, 2), "float32"))
    monkeypatch.chdir(tmp_path)
    text = 'input x: f32[2, 2]\nconst w: f32[2, 2] = file("w.npy")\noutput y = add(x, w)\n'

    result, _ = run(shell, f"%%holo net\n{text}")

    assert isinstance(result.result, Graph)


@pytest.mark.parametrize("above", ["", "\n", "\n\n"])
def test_a_fault_is_told_by_line_and_column_of_the_cell(shell: InteractiveShell, above: str) -> None:
    line = len(above) + 3
    told = f"""%%holo: one fault
cell:{line}:9: op: unknown op kind: expected the name of an op, found 'reluu'. Did you mean relu, elu or selu?
    let y = reluu(x)
            ^^^^^
"""

    result, printed = run(
        shell, f"{above}%%holo net\n{TEXT.replace('relu', 'reluu').replace('output y', '')}"
    )

    assert not result.success
    assert told == printed


def test_columns_count_letters_as_an_editor_does(shell: InteractiveShell) -> None:
    _, printed = run(shell, '%%holo net\ninput x: f32[2]\noutput "é" = reluu(x)\n')

    assert "cell:3:14: op: unknown op kind" in printed


def test_lines_count_from_the_magic_where_the_cell_is_not_known(shell: InteractiveShell) -> None:
    with pytest.raises(hw.HoloworkError, match="cell:2:1: "):
        shell.run_cell_magic("holo", "net", "inputt x: f32[2]\n")


@pytest.mark.parametrize("name", [name.partition("\n")[0] for name in EVIL])
def test_a_fault_shows_what_it_found_letter_for_letter(shell: InteractiveShell, name: str) -> None:
    _, printed = run(shell, f"%%holo net\ninput x: f32[2]\nlet y = relu({name})\noutput y\n")

    assert "cell:3:1" in printed
    assert printed.replace("\n", "").isprintable()


def test_a_fault_leaves_what_the_name_was_bound_to(shell: InteractiveShell) -> None:
    run(shell, f"%%holo kept\n{TEXT}")

    run(shell, "%%holo kept\nnonsense\n")

    assert isinstance(shell.user_ns["kept"], Graph)


REFUSED = {
    "%%holo 1x\ninput": "%%holo: expected a name of Python to bind, found '1x'",
    "%%holo for\ninput": "%%holo: expected a name of Python to bind, found 'for'",
    "%%holo x --language perl\ninput": "%%holo: source language: expected one of auto, hologram",
    "%%holo x --dump passes\ninput": "%%holo: --dump passes: expected --compile beside it, found a graph",
    "%%holo x --compile --dump passe\ninput": "%%holo: --dump: expected one of graph, lowered, passes",
    "%%holo\ninput": "%%holo: the following arguments are required: NAME",
    "%%holo x --nonsense\ninput": "%%holo: unrecognized arguments: --nonsense",
    "%holo_profile --repeat s.run(x=X)": "%holo_profile: argument --repeat: expected one argument",
    "%holo_cpu now": "%holo_cpu: expected nothing more, found 'now'",
    "%holo_profile": "%holo_profile: expected a run, such as s.run(x=X) or s.execute([X]), found nothing",
    "%holo_profile s.run(x=X) --repeat 5": "%holo_profile: expected a run, such as",
    "%holo_profile print('x')": "%holo_profile: expected a run, such as",
    "%holo_profile s.run(z=X)": "%holo_profile: input: expected one of 'x', found 'z'",
    "%holo_profile --repeat 0 s.run(x=X)": "%holo_profile: profile: expected repeat of 1 or more, found 0",
}


@pytest.mark.parametrize(("cell", "told"), REFUSED.items(), ids=REFUSED)
def test_a_refusal_has_no_traceback_and_the_cell_fails(shell: InteractiveShell, cell: str, told: str) -> None:
    shell.user_ns |= session()

    result, printed = run(shell, cell)

    assert not result.success
    assert printed.startswith(told)
    assert "Traceback" not in printed
    assert printed.count("\n") <= 2


def session() -> dict[str, object]:
    graph = hw.Graph("ports")
    graph.output("y", graph.input("x", (2,)) + graph.input("repeat", (2,)))
    one = hw.Graph("one")
    one.output("y", one.input("x", (2,)).relu())
    ones = np.ones(2, "float32")
    return {"s": hw.Session(hw.compile(one)), "both": hw.Session(hw.compile(graph)), "X": ones}


@pytest.mark.parametrize(
    ("run_", "python"),
    [
        ("s.run(x=X)", "s.profile(x=X, repeat=2, warmup=3, memo=False)"),
        ('s.run({"x": X})', "s.profile({'x': X}, repeat=2, warmup=3, memo=False)"),
        ("s.execute([X])", "s.profile([X], repeat=2, warmup=3, memo=False)"),
        ("both.run(x=X, repeat=X)", "both.profile({'x': X, 'repeat': X}, repeat=2, warmup=3, memo=False)"),
    ],
)
def test_a_run_is_profiled_by_the_python_that_is_shown(
    shell: InteractiveShell, run_: str, python: str
) -> None:
    shell.user_ns |= session()

    result, printed = run(shell, f"%holo_profile --repeat=2 --show-python {run_}")

    assert isinstance(result.result, Profile)
    assert printed.startswith(f"{python}\n")


def test_the_processor_is_shown(shell: InteractiveShell) -> None:
    result, printed = run(shell, "%holo_cpu --show-python")

    assert hw.cpu is result.result
    assert printed.startswith("import holowork as hw\nhw.cpu\n")


@pytest.mark.parametrize(
    ("magic", "words"),
    [
        (
            "%%holo",
            ("--compile", "--dump PART", "--language", "--show-python", "NAME", "line and column"),
        ),
        ("%holo_profile", ("--repeat N", "--warmup N", "--memo", "--show-python", "s.run(x=X)")),
        ("%holo_cpu", ("--show-python", "Show the processor")),
    ],
)
def test_a_question_mark_shows_the_help(shell: InteractiveShell, magic: str, words: tuple[str, ...]) -> None:
    _, printed = run(shell, f"{magic}?")

    assert all(word in printed for word in words)
