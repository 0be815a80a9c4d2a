"""An archive in a folder that is the current one, and what commands have printed."""

from pathlib import Path

import numpy as np
import pytest

from holowork.cli import main
from tests.cli.samples import SOURCE, Output, X


@pytest.fixture
def archive(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Path:
    source = tmp_path / "net.txt"
    source.write_text(SOURCE)
    assert main(["compile", str(source)]) == 0
    capsys.readouterr()
    np.save(tmp_path / "x.npy", X)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "net.holo"


@pytest.fixture
def output(capsys: pytest.CaptureFixture[str]) -> Output:
    def read() -> tuple[str, str]:
        captured = capsys.readouterr()
        return captured.out, captured.err

    return read
