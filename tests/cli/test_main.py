import json
import re
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from holowork.archive import Archive, HoloWriter, InlineConstant, PortDescriptor
from holowork.cli import COMMANDS, Word, arguments_of, main
from holowork.cli.demo import DEMO
from holowork.cli.values import values_of
from holowork.ir import TensorType
from holowork.model import compile, open
from holowork.ops import NUMPY_DTYPES, GraphBuilder, from_bytes
from kernels_ir import DType
from tests.cli.samples import SOURCE, Output, X, Y

EACH = pytest.mark.parametrize("word", COMMANDS, ids=lambda word: word.name)


@EACH
def test_every_command_has_a_help_page_with_examples_and_exit_codes(word: Word, output: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main([word.name, "--help"])

    text, command = output()[0], word.command()
    assert 0 == ended.value.code
    assert "--json" in text
    assert f"examples:\n  holowork {command.examples[0]}" in text
    assert f"exit codes: {command.codes}" in text


@EACH
def test_the_examples_of_a_command_are_lines_that_it_takes(word: Word) -> None:
    given = [arguments_of(shlex.split(example)) for example in word.command().examples]

    assert {word.name} == {found.word for found in given}


@EACH
def test_every_option_with_a_value_says_what_happens_without_it(word: Word) -> None:
    declared = word.command().arguments
    optional = [one for one in declared if one.names[0].startswith("-") and "metavar" in one.options]

    told = [one.names for one in optional if "default" in one.options["help"]]

    required = {("-i", "--input")}
    assert {one.names for one in optional} - required == set(told)


def test_the_help_page_has_the_exit_codes(output: Output) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    assert "exit codes: 0 done, 1 refused (standard error says why), 2 wrong usage" in output()[0]


def test_wrong_usage_ends_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["inspect"])

    assert 2 == ended.value.code
    assert "required: ARCHIVE" in capsys.readouterr().err


def test_compile_writes_the_archive_beside_its_source(archive: Path) -> None:
    assert archive.read_bytes().startswith(b"HOLO")


def test_compile_tells_size_label_passes_and_ports(tmp_path: Path, output: Output) -> None:
    (tmp_path / "net.txt").write_text(SOURCE)

    main(["compile", str(tmp_path / "net.txt"), "-o", str(tmp_path / "other.holo"), "--format-version", "4"])

    text = output()[0]
    assert "other.holo" in text
    assert "format version 4" in text
    assert {"verify", "desugar", "schedule", "lower"} <= set(text.split())
    assert "f32[2,2]" in text


def test_compile_tells_faults_with_line_and_column_and_writes_nothing(tmp_path: Path, output: Output) -> None:
    (tmp_path / "bad.txt").write_text(SOURCE.replace("relu", "rellu"))

    code = main(["compile", str(tmp_path / "bad.txt")])

    assert 1 == code
    error = output()[1]
    assert "3" in error
    assert "relu" in error
    assert not (tmp_path / "bad.holo").exists()


def test_compile_keeps_the_names_of_constants_where_they_are_asked_for(tmp_path: Path) -> None:
    source = tmp_path / "net.txt"
    source.write_text(SOURCE)

    main(["compile", str(source)])
    main(["compile", str(source), "--trace", "-o", str(tmp_path / "traced.holo")])

    assert () == open(tmp_path / "net.holo").weights.names
    traced = open(tmp_path / "traced.holo").weights
    assert ("w",) == traced.names
    assert [[1, 0], [0, 1], [1, 1]] == traced["w"].numpy().tolist()


def test_compile_says_in_a_line_what_a_file_is_that_is_no_text(
    archive: Path, tmp_path: Path, output: Output
) -> None:
    code = main(["compile", str(archive)])

    assert 1 == code
    how = f"run it: holowork run {archive}, or look into it: holowork inspect {archive}"
    expected = "expected source text in UTF-8, found a .holo archive, which is compiled already"
    assert f"holowork compile: net.holo: {expected}; {how}\n" == output()[1]


def test_run_takes_and_gives_npy_files(archive: Path, tmp_path: Path) -> None:
    np.save(tmp_path / "x.npy", X)

    code = main(["run", str(archive), "-i", f"x={tmp_path / 'x.npy'}", "-o", f"y={tmp_path / 'y.npy'}"])

    assert 0 == code
    assert np.array_equal(Y, np.load(tmp_path / "y.npy"))


def test_run_takes_and_gives_npz_files(archive: Path, tmp_path: Path) -> None:
    np.savez(tmp_path / "in.npz", x=X)

    main(["run", str(archive), "-i", str(tmp_path / "in.npz"), "-o", str(tmp_path / "out.npz")])

    with np.load(tmp_path / "out.npz") as found:
        assert np.array_equal(Y, found["y"])


def test_run_takes_and_gives_raw_bytes(archive: Path, tmp_path: Path) -> None:
    (tmp_path / "x.bin").write_bytes(X.tobytes())

    main(["run", str(archive), "-i", f"x={tmp_path / 'x.bin'}", "-o", f"y={tmp_path / 'y.bin'}"])

    assert Y.tobytes() == (tmp_path / "y.bin").read_bytes()


def test_run_answers_in_json(archive: Path, tmp_path: Path, output: Output) -> None:
    np.save(tmp_path / "x.npy", X)

    main(["run", str(archive), "-i", f"x={tmp_path / 'x.npy'}", "--json"])

    found = json.loads(output()[0])
    assert "llvm" == found["provider"]
    assert {"dtype": "float32", "shape": [2, 2]}.items() <= found["outputs"]["y"].items()
    assert found["outputs"]["y"]["label"].startswith("blake3:")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "input 'x': expected an array, found nothing; give each port a file: -i x=FILE\n"),
        (["-i", "x=missing.npy"], "missing.npy"),
        (["-i", "nobody=x.bin"], "found 'nobody'"),
    ],
)
def test_run_refuses_with_1_and_says_why(
    archive: Path, arguments: list[str], told: str, output: Output
) -> None:
    Path("x.bin").write_bytes(b"")

    code = main(["run", str(archive), *arguments])

    assert 1 == code
    assert told in output()[1]


def test_run_never_unpickles(archive: Path, tmp_path: Path, output: Output) -> None:
    np.save(tmp_path / "x.npy", np.array([print], object), allow_pickle=True)

    code = main(["run", str(archive), "-i", f"x={tmp_path / 'x.npy'}"])

    assert 1 == code
    assert "without pickles" in output()[1]


def test_inspect_shows_every_section(archive: Path, output: Output) -> None:
    main(["inspect", str(archive)])

    text = output()[0]
    assert {"KernelCalls", "Constants", "Inputs", "Outputs"} <= set(text.split())
    assert "footer ok" in text


def test_inspect_shows_the_fields_of_a_section(archive: Path, output: Output) -> None:
    main(["inspect", str(archive), "--section", "Inputs", "--json"])

    (section,) = json.loads(output()[0])["sections"]
    fields = {field["path"]: field["value"] for field in section["fields"]}
    assert "x" == fields["[0].name"]
    assert "8 (f32)" == fields["[0].dtype"]


def test_inspect_shows_calls_by_the_names_of_their_ops(archive: Path, output: Output) -> None:
    main(["inspect", str(archive), "--section", "kernelcalls"])

    rows = [line.split() for line in output()[0].splitlines()]
    assert [["46", "(matmul)"], ["11", "(relu)"]] == [row[3:] for row in rows if "discriminant" in str(row)]
    assert [["8", "(f32)"]] * 2 == [row[3:] for row in rows if "].dtype" in str(row)]


def test_inspect_shows_every_section_of_a_name(tmp_path: Path, output: Output) -> None:
    HoloWriter().add_extension("first", b"1").add_extension("second", b"2").archive().save(
        tmp_path / "two.holo"
    )

    main(["inspect", str(tmp_path / "two.holo"), "--section", "Extension"])

    assert {"first", "second"} <= set(output()[0].split())


def test_inspect_lists_the_sections_that_there_are(archive: Path, output: Output) -> None:
    code = main(["inspect", str(archive), "--section", "warm_start"])

    error = output()[1]
    assert 1 == code
    assert "--section: expected one of KernelCalls, Schedule, Weights, " in error
    assert error.endswith(", found 'warm_start'\n")


@pytest.fixture
def long(tmp_path: Path) -> Path:
    """An archive with 300 constants, in 300 sections more."""
    made = HoloWriter()
    made.set_constants([InlineConstant(slot=i, dtype=DType.F32, body=bytes(4)) for i in range(300)])
    for number in range(300):
        made.add_extension(f"key{number}", b"")
    made.archive().save(tmp_path / "long.holo")
    return tmp_path / "long.holo"


@pytest.mark.parametrize(("section", "rows"), [([], 303), (["--section", "Constants"], 1501)])
def test_a_long_table_is_cut_unless_all_of_it_is_asked_for(
    long: Path, section: list[str], rows: int, output: Output
) -> None:
    main(["inspect", str(long), *section])
    cut = output()[0]
    main(["inspect", str(long), *section, "--all"])
    whole = output()[0]

    assert f"… {rows - 200} more; --all shows them" in cut
    assert 200 <= cut.count("\n") <= 210
    assert "--all" not in whole
    assert rows <= whole.count("\n") <= rows + 10


def test_json_has_every_row(long: Path, output: Output) -> None:
    main(["inspect", str(long), "--section", "Constants", "--json"])

    assert 1501 == len(json.loads(output()[0])["sections"][0]["fields"])


def test_names_do_nothing_to_a_terminal(tmp_path: Path, output: Output) -> None:
    name = "\x1b]0;title\x07\nsecond line"
    ports = [PortDescriptor(name=name, slot=0, element_count=1, dtype=DType.F32, shape=(1,))]
    HoloWriter().set_inputs(ports).archive().save(tmp_path / "odd.holo")

    main(["inspect", str(tmp_path / "odd.holo"), "--section", "Inputs"])

    text = output()[0]
    assert r"\x1b]0;title\x07\nsecond line" in text
    assert "\x1b" not in text


def test_inspect_dumps_bytes(archive: Path, output: Output) -> None:
    main(["inspect", str(archive), "--hexdump", "0:4"])

    assert output()[0].startswith("00000000  48 4f 4c 4f")


def test_inspect_opens_what_verify_refuses(archive: Path, output: Output) -> None:
    damaged = bytearray(archive.read_bytes())
    damaged[-1] ^= 1
    archive.write_bytes(damaged)

    codes = main(["verify", str(archive)]), main(["inspect", str(archive)])

    assert (1, 0) == codes
    assert "footer wrong" in output()[0]


def test_verify_tells_each_archive(archive: Path, output: Output) -> None:
    code = main(["verify", str(archive), str(archive), "--deep", "--json"])

    assert 0 == code
    assert [True, True] == [verdict["ok"] for verdict in json.loads(output()[0])["archives"]]


def test_a_file_that_is_no_archive_is_refused_in_one_line(tmp_path: Path, output: Output) -> None:
    (tmp_path / "zip.holo").write_bytes(b"PK\3\4" + bytes(100))

    code = main(["verify", str(tmp_path / "zip.holo")])

    assert 1 == code
    assert 1 == output()[0].count("\n")


def test_the_demo_reads_more_than_95_of_100_digits_and_looks_the_second_pass_up(output: Output) -> None:
    main(["demo", "--json"])

    found = json.loads(output()[0])
    assert 0.95 <= found["accuracy"]
    assert found["memo"]["hits"] == found["memo"]["misses"]


def test_verify_tells_every_archive_even_behind_one_that_is_cut_short(
    archive: Path, tmp_path: Path, output: Output
) -> None:
    cut = tmp_path / "cut.holo"
    cut.write_bytes(archive.read_bytes()[:100])

    code = main(["verify", str(cut), str(archive), "--json"])

    assert 1 == code
    assert [False, True] == [verdict["ok"] for verdict in json.loads(output()[0])["archives"]]


def test_inspect_does_not_call_a_damaged_archive_portable(archive: Path, output: Output) -> None:
    damaged = bytearray(archive.read_bytes())
    damaged[-1] ^= 1
    archive.write_bytes(damaged)

    main(["inspect", str(archive)])

    assert "portable: not known" in output()[0]


def test_words_behind_two_dashes_are_for_jupyterlab_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["verify", "a.holo", "--", "--no-browser"])

    assert "takes nothing behind --" in capsys.readouterr().err


def test_the_version_is_told(output: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])

    assert 0 == ended.value.code
    assert output()[0].startswith("holowork ")


def test_lab_says_what_is_missing(tmp_path: Path, output: Output) -> None:
    code = main(["lab", str(tmp_path / "missing.ipynb")])

    assert 1 == code
    assert "missing.ipynb" in output()[1]


@pytest.mark.parametrize("dtype", ["bf16", "i4"])
@pytest.mark.parametrize("ending", ["npy", "bin"])
def test_types_that_numpy_has_no_name_for_go_in_and_out(dtype: str, ending: str, tmp_path: Path) -> None:
    source = tmp_path / "flip.txt"
    source.write_text(
        f"input x: {dtype}[4]\nlet y = slice(x, starts=[-1], ends=[-5], steps=[-1])\noutput y\n"
    )
    main(["compile", str(source)])
    first, flipped, back = (tmp_path / f"{stem}.{ending}" for stem in ("first", "flipped", "back"))
    kind = TensorType(DType.named(dtype), (4,))
    values = from_bytes(kind, bytes(range(kind.bytes)))
    np.save(first, values) if ending == "npy" else first.write_bytes(bytes(range(kind.bytes)))

    for given, made in ((first, flipped), (flipped, back)):
        main(["run", str(source.with_suffix(".holo")), "-i", f"x={given}", "-o", f"y={made}"])

    assert first.read_bytes() == back.read_bytes() != flipped.read_bytes()


def test_a_fault_of_the_system_names_the_file_and_the_reason(tmp_path: Path, output: Output) -> None:
    missing = tmp_path / "missing.holo"

    main(["inspect", str(missing)])
    main(["verify", str(missing)])
    main(["compile", str(tmp_path / "missing.txt")])
    told, refused = output()

    reason = f"expected a file that can be read, found No such file or directory in {tmp_path}"
    assert f"holowork inspect: {missing}: {reason}" == refused.splitlines()[0]
    assert f"{missing}: {reason}" == told.splitlines()[0]
    assert refused.splitlines()[1].endswith(
        f"missing.txt: expected a source file, found No such file or directory in {tmp_path}"
    )


def test_help_names_the_commands_without_loading_one() -> None:
    program = "import sys; from holowork.cli import main; sys.argv[1:] = ['--help']\ntry: main()\n"
    program += "except SystemExit: print(sorted(m for m in sys.modules if m in {'numpy', 'holowork.ops'}))"

    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)

    assert "[]" == done.stdout.splitlines()[-1]
    assert {word.name for word in COMMANDS} <= set(done.stdout.split())


def test_an_interrupted_command_ends_in_a_line(monkeypatch: pytest.MonkeyPatch, output: Output) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("holowork.cli.demo.DEMO", replace(DEMO, run=interrupted))

    code = main(["demo"])

    assert 130 == code
    assert ("", "holowork demo: interrupted\n") == output()


def test_compile_says_which_calls_no_other_program_runs(tmp_path: Path, output: Output) -> None:
    (tmp_path / "own.txt").write_text("input x: i32[2]\noutput y = relu(x)\n")
    (tmp_path / "net.txt").write_text(SOURCE)

    main(["compile", str(tmp_path / "own.txt")])
    told = output()[0]
    main(["compile", str(tmp_path / "own.txt"), "--json"])
    found = json.loads(output()[0])
    main(["compile", str(tmp_path / "net.txt")])
    usual = output()[0]

    assert "portable: no: relu (KernelCalls[0]); only holowork runs this archive\n" in told
    assert (False, ["relu (KernelCalls[0])"]) == (found["portable"], found["not_portable_because"])
    assert usual.endswith("portable: yes\n")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("run net.holo -i x.npy", "-i x.npy: expected NAME=FILE, or a .npz file with an array for each port"),
        ("run net.holo -i x=x.npz", "found a name, x, and a .npz file, whose arrays have their own"),
        ("run net.holo -i x=x.npy -i x=x.npy", "-i: expected each port once, found x 2 times"),
        ("run net.holo -i x=x.npy -o y.npy", "-o y.npy: expected NAME=FILE, or a .npz file for all outputs"),
        (
            "run net.holo -i x=x.npy -o y=y.txt",
            "expected a file ending in .npy, .bin, .raw or .npz, found .txt",
        ),
        ("run net.holo -o a=y.npy -o b=y.npy", "-o: expected each file once, found y.npy 2 times"),
        ("run net.holo --provider cuda", "--provider: expected one of auto, llvm, reference, found 'cuda'"),
        ("compile net.txt --language pithon", "found 'pithon'. Did you mean python?"),
        ("inspect net.holo --section Wights", "found 'Wights'. Did you mean Weights?"),
    ],
)
def test_what_no_file_can_mend_is_wrong_usage(archive: Path, line: str, told: str, output: Output) -> None:
    code = main(shlex.split(line))

    assert 2 == code
    assert told in output()[1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("inspect net.holo --hexdump=-4", "expected OFFSET[:LENGTH]"),
        ("inspect net.holo --hexdump 0:0", "of 1 byte or more, found '0:0'"),
        ("inspect net.holo --hexdump x", "found 'x'"),
        ("run net.holo --otput y=y.npy", "unrecognized arguments: --otput"),
        (
            "lab --no-browser",
            "--no-browser; what stands behind -- goes to JupyterLab: holowork lab -- OPTIONS",
        ),
    ],
)
def test_what_cannot_be_read_is_answered_with_the_usage_of_its_command(
    line: str, told: str, output: Output
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(shlex.split(line))

    error = output()[1]
    assert 2 == ended.value.code
    assert error.startswith(f"usage: holowork {line.split(maxsplit=1)[0]} ")
    assert told in error


def test_a_port_of_two_files_is_refused_before_one_of_them_is_lost(archive: Path, output: Output) -> None:
    np.savez("x.npz", x=X)

    code = main(["run", str(archive), "-i", "x.npz", "-i", "x=x.npy"])

    assert 2 == code
    assert "-i: expected each port once, found x 2 times" in output()[1]


def test_json_has_the_values_of_small_outputs(archive: Path, output: Output) -> None:
    main(["run", str(archive), "-i", "x=x.npy", "--json"])

    assert Y.tolist() == json.loads(output()[0])["outputs"]["y"]["values"]


def test_json_says_how_to_have_the_values_of_large_outputs(tmp_path: Path, output: Output) -> None:
    (tmp_path / "large.txt").write_text("input x: u8[1001]\noutput y = x\n")
    (tmp_path / "x.bin").write_bytes(bytes(1001))
    main(["compile", str(tmp_path / "large.txt")])
    output()

    main(["run", str(tmp_path / "large.holo"), "-i", f"x={tmp_path / 'x.bin'}", "--json"])

    found = json.loads(output()[0])["outputs"]["y"]
    assert (None, "1,001 values; -o NAME=FILE.npy writes them") == (found["values"], found["left_out"])


@pytest.mark.parametrize(
    ("array", "values"),
    [
        (np.array([np.nan, np.inf, -np.inf, 1.5], np.float32), ["NaN", "Infinity", "-Infinity", 1.5]),
        (np.array([[True, False]]), [[True, False]]),
        (np.array(3, np.uint64), 3),
        (np.array([1.5], NUMPY_DTYPES[DType.BF16]), [1.5]),
        (np.array([-8, 7], NUMPY_DTYPES[DType.I4]), [-8, 7]),
    ],
    ids=str,
)
def test_values_stand_in_json_as_what_json_has(array: Any, values: Any) -> None:
    found = values_of(array)

    assert values == json.loads(json.dumps(found, allow_nan=False))["values"]


NO_ARCHIVES = {
    "net.txt": (SOURCE.encode(), "source text; compile it first: holowork compile net.txt"),
    "net.py": (b"def net(g): ...", "source text; compile it first: holowork compile net.py"),
    "net": (SOURCE.encode(), "text; if it describes a graph, compile it first: holowork compile net"),
    "a.npy": (
        b"\x93NUMPY" + bytes(90),
        "arrays of NumPy; give them to a run: holowork run ARCHIVE -i NAME=a.npy",
    ),
    "a.npz": (b"PK\3\4" + bytes(90), "arrays of NumPy; give them to a run: holowork run ARCHIVE -i a.npz"),
    "tour.ipynb": (b'{"cells": []}', "a notebook; open it: holowork lab tour.ipynb"),
    "net.onnx": (bytes(90), "a model of ONNX; compile it first: holowork compile net.onnx"),
    "net.gguf": (bytes(90), "a model of another format, which holowork does not read"),
}


@pytest.mark.parametrize("command", ["run", "inspect", "verify"])
@pytest.mark.parametrize("name", NO_ARCHIVES)
def test_what_is_no_archive_is_answered_with_the_command_that_takes_it(
    command: str, name: str, tmp_path: Path, output: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    data, what = NO_ARCHIVES[name]
    Path(name).write_bytes(data)

    code = main([command, name])

    told = "".join(output())
    assert 1 == code
    assert told.endswith(f"{name}: expected a .holo archive, found {what}\n")
    assert "hw." not in told


def test_bytes_that_are_no_text_are_not_called_one(tmp_path: Path, output: Output) -> None:
    (tmp_path / "odd").write_bytes(bytes(range(1, 100)))

    main(["inspect", str(tmp_path / "odd")])

    assert "expected the magic b'HOLO'" in output()[1]


@pytest.fixture
def changed(archive: Path) -> Path:
    """An archive with one changed byte in a weight."""
    graph = GraphBuilder("wide")
    graph.output("y", graph.input("x", shape=(1, 64)) @ graph.const("w", np.ones((64, 64), np.float32)))
    data = bytearray(compile(graph).to_bytes())
    data[Archive.read(bytes(data)).sections["Weights"].ref.end - 1] ^= 1
    (archive.parent / "changed.holo").write_bytes(data)
    return Path("changed.holo")


@pytest.mark.parametrize("command", ["run", "inspect", "verify"])
def test_where_a_byte_was_changed_the_way_to_its_weight_is_told(
    changed: Path, command: str, output: Output
) -> None:
    main([command, str(changed)])
    told = "".join(output())
    main(["verify", "--deep", str(changed)])
    deep = output()[0]

    assert "holowork verify --deep changed.holo names the weight, if one was changed" in told
    assert "\nWeights[0] at byte " in deep
    assert "--deep" not in deep


def test_run_and_verify_say_alike_that_a_file_is_cut_short(archive: Path, output: Output) -> None:
    archive.write_bytes(archive.read_bytes()[:-100])

    codes = main(["run", "net.holo"]), main(["verify", "net.holo"])

    told, refused = output()
    assert (1, 1) == codes
    assert "the file may have been cut short" in told
    assert f"holowork run: {told}" == refused


def test_a_hexdump_behind_the_end_is_refused(archive: Path, output: Output) -> None:
    size = archive.stat().st_size

    codes = (
        main(["inspect", "net.holo", "--hexdump", str(size)]),
        main(["inspect", "net.holo", "--hexdump", str(size - 1)]),
    )

    assert (1, 0) == codes
    assert f"--hexdump: expected an offset below {size}, the size of the file, found {size}" in output()[1]


def test_the_demo_says_what_it_counts_names_its_outputs_and_ends_with_how_to_go_on(
    tmp_path: Path, output: Output
) -> None:
    main(["demo"])
    main(["demo", "-o", str(tmp_path / "kept.holo")])

    told = output()[0]
    assert re.search(r"\d+ of 360 test images right \(9\d\.\d%\), 6 runs of 60 images in ", told)
    assert re.search(r"outputs of the last run: logits κ [0-9a-f]{8}, probabilities κ [0-9a-f]{8}\n", told)
    assert 1 == told.count("\nnext: holowork demo -o digits.holo ")
    assert f"\nnext: holowork inspect {tmp_path / 'kept.holo'} " in told
    assert told.splitlines()[-1].startswith("      holowork lab ")
