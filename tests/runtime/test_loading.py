"""What a session takes, and what it leaves alone in an archive."""

import io
import re
from pathlib import Path

import numpy as np
import pytest

from holowork.archive import (
    Archive,
    ChecksumMismatch,
    DamagedArchive,
    HoloWriter,
    SectionKind,
    SectionMissing,
    WarmStartEntry,
    WeightReference,
)
from holowork.core import NotAFile, address_bytes, write_whole
from holowork.ops import GraphBuilder
from holowork.runtime import Session, Unloadable
from kernels_ir import DType
from tests.archive.samples import manifest
from tests.runtime.programs import Program, call, f32, moved, port, ref

X = np.array([-1, 2], np.float32)
RELU = call("relu", f32(2))
CONE = Program(
    calls=[moved(RELU, input=ref(2, 0, 8)), moved(call("add", f32(2), f32(2)), output=ref(3, 0, 8))],
    inputs=[port(0, 2, "x")],
    outputs=[port(3, 2, "y")],
    constants={2: np.array([-5, 7], np.float32)},
)
"""x + relu(constant)"""


def _labels(session: Session) -> list[str]:
    session.run(x=X)
    assert session.last is not None
    return [label.text for label in session.last.outputs]


RIGHT = np.maximum(np.array([-5, 7], np.float32), 0).tobytes()
ENTRIES = {
    "a result": [WarmStartEntry(slot=1, label=address_bytes(b"of the peer").text, result=RIGHT)],
    "a label twice": [WarmStartEntry(slot=1, label=address_bytes(b"x").text, result=RIGHT)] * 2,
    "no entry": [],
}
"""What a section WarmStart may say."""


class TestWarmStart:
    @pytest.mark.parametrize("what", ENTRIES)
    def test_it_changes_neither_bits_nor_labels(self, what: str) -> None:
        plain = CONE.session()
        warm = Session(CONE.writer().set_warm_start(ENTRIES[what]).finish(), provider="reference")

        labels = _labels(warm)

        assert _labels(plain) == labels
        assert [-1, 9] == warm.run(x=X)["y"].tolist()


class TestPrograms:
    def test_an_application_without_a_program_is_refused(self) -> None:
        archive = HoloWriter(4).set_app_manifest(manifest()).finish()

        with pytest.raises(
            Unloadable, match=r"expected a program.*found the manifest of an application alone"
        ):
            Session(archive, provider="reference")

    def test_an_application_with_a_program_runs(self) -> None:
        archive = CONE.writer().set_app_manifest(manifest()).finish()

        assert [-1, 9] == Session(archive, provider="reference").run(x=X)["y"].tolist()

    def test_an_archive_without_calls_at_all_misses_its_section(self) -> None:
        # a table of no sections, sealed
        body = b"HOLO" + (2).to_bytes(2, "little") + bytes(4)

        with pytest.raises(SectionMissing, match="KernelCalls"):
            Session(body + address_bytes(body).digest, provider="reference")

    def test_an_empty_program_runs(self) -> None:
        assert {} == Session(HoloWriter().finish(), provider="reference").run()

    def test_a_weight_that_is_not_there_is_told(self) -> None:
        entry = WeightReference(slot=2, dtype=DType.F32, fingerprint=bytes(32))
        archive = CONE.writer().set_constants([entry]).finish()

        with pytest.raises(SectionMissing, match="Weights"):
            Session(archive, provider="reference")


class TestSources:
    @pytest.mark.parametrize(
        ("source", "told"),
        [
            (None, "NoneType; hw.compile(graph) makes a module"),
            (3, "int; hw.compile(graph) makes a module"),
            (True, "bool; hw.compile(graph) makes a module"),
            (SectionKind.INPUTS, "SectionKind; hw.compile(graph) makes a module"),
            (1.5, "float; hw.compile(graph) makes a module"),
            (X, "ndarray; hw.compile(graph) makes a module"),
            (["HOLO"], "list; hw.compile(graph) makes a module"),
            (Session, "type; hw.compile(graph) makes a module"),
            (io.BytesIO(b"HOLO"), "BytesIO; file.read() gives its bytes"),
            (GraphBuilder("g"), "GraphBuilder; hw.compile(graph) compiles it first"),
            (GraphBuilder("g").freeze(), "Graph; hw.compile(graph) compiles it first"),
            (
                GraphBuilder("g").const(1.0),
                'Tensor; graph.output("y", tensor) names it, and hw.compile(graph)',
            ),
            ("input x: f32[2]\noutput x\n", "source text; hw.compile_source(text)"),
            ("a\0b", "a path with a NUL in it"),
        ],
        ids=lambda given: given if isinstance(given, str) else type(given).__name__,
    )
    def test_what_holds_no_archive_is_refused(self, source: object, told: str) -> None:
        expected = "Session: expected the path or the bytes of a .holo archive, or a compiled module"

        with pytest.raises(Unloadable, match=f"^{re.escape(f'{expected}, found {told}')}"):
            Session(source)

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("model.onnx", "model.onnx, a model of ONNX; hw.compile(hw.from_onnx(path)) compiles it first"),
            ("x.NPY", "x.NPY, arrays of NumPy; load them with np.load, and give them to a run"),
            (
                "source.txt",
                "source.txt, source text; hw.compile_source(text) or hw.compile_source_file(path)",
            ),
        ],
    )
    @pytest.mark.parametrize("data", [b"", b"\x08\x07", b"no archive" * 9], ids=len)
    def test_a_file_of_another_kind_is_told_by_its_ending(
        self, name: str, told: str, data: bytes, tmp_path: Path
    ) -> None:
        write_whole(tmp_path / name, [data])

        for path in (tmp_path / name, str(tmp_path / name)):
            with pytest.raises(Unloadable, match=re.escape(f"found {told}")):
                Session(path)

    def test_an_archive_may_have_any_ending(self, tmp_path: Path) -> None:
        write_whole(tmp_path / "program.txt", [CONE.writer().finish()])

        assert [-1, 9] == Session(tmp_path / "program.txt", provider="reference").run(x=X)["y"].tolist()

    def test_what_is_wrong_behind_the_header_is_told_whatever_the_ending(self, tmp_path: Path) -> None:
        write_whole(tmp_path / "program.txt", [CONE.writer().finish()[:-40]])

        with pytest.raises(DamagedArchive):
            Session(tmp_path / "program.txt")

    def test_a_folder_is_no_archive(self, tmp_path: Path) -> None:
        with pytest.raises(NotAFile, match="expected a regular file, found a folder"):
            Session(tmp_path)

    def test_a_path_that_is_not_there_is_the_system_s_error(self, tmp_path: Path) -> None:
        with pytest.raises(FileNotFoundError):
            Session(tmp_path / "nothing.holo")

    def test_anything_that_can_give_its_bytes_is_taken(self) -> None:
        class Holder:
            def to_bytes(self) -> bytes:
                return CONE.writer().finish()

        assert [-1, 9] == Session(Holder(), provider="reference").run(x=X)["y"].tolist()

    def test_a_damaged_view_is_checked_like_any_archive(self, tmp_path: Path) -> None:
        raw = bytearray(CONE.writer().finish())
        raw[-40] ^= 1
        write_whole(tmp_path / "damaged.holo", [raw])

        with pytest.raises(ChecksumMismatch, match=r"damaged\.holo"):
            Session(Archive.read(tmp_path / "damaged.holo", damaged=True), provider="reference")

    def test_a_session_does_not_need_its_file_any_more(self, tmp_path: Path) -> None:
        big = np.arange(3000, dtype=np.float32)
        program = Program(inputs=[], outputs=[port(0, 3000, "y")])
        fingerprint = address_bytes(big.tobytes()).digest
        constant = WeightReference(slot=0, dtype=DType.F32, fingerprint=fingerprint)
        path = tmp_path / "weights.holo"
        write_whole(path, [program.writer().set_weights([big.tobytes()]).set_constants([constant]).finish()])

        with Archive.read(path) as archive:
            session = Session(archive, provider="reference")
        path.unlink()

        assert big.tobytes() == session.run()["y"].tobytes()


def test_sections_that_a_run_does_not_need_are_not_decoded() -> None:
    writer = CONE.writer().set_trace(b"\xff").set_metadata(b"\xff").set_dtype_registry(b"\xff")
    archive = Archive.read(writer.add_content_blob(b"anything").finish())

    assert archive.sections.first(SectionKind.DTYPE_REGISTRY) is not None
    assert [-1, 9] == Session(archive, provider="reference").run(x=X)["y"].tolist()
