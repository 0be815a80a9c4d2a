"""What `import holowork` loads."""

import json
import subprocess
import sys

import pytest

import holowork as hw
from kernels_ir import DType
from tests.conventions.files import ROOT

HEAVY = (
    "kernels_ir",
    "IPython",
    "anywidget",
    "ipywidgets",
    "llvmlite",
    "matplotlib",
    "ml_dtypes",
    "numpy",
    "traitlets",
)
LISTING = "import json, sys; print(json.dumps([name for name in sys.modules if '.' not in name]))"


def loaded_by(statement: str) -> set[str]:
    """Top-level modules that a fresh interpreter holds after `statement`."""
    command = [sys.executable, "-c", f"{statement}; {LISTING}"]
    return set(json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout))


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    return loaded_by("import holowork")


@pytest.mark.parametrize("name", HEAVY)
def test_importing_holowork_does_not_load(name: str, loaded: set[str]) -> None:
    assert name not in loaded


def test_the_listing_names_what_is_loaded() -> None:
    assert {"holowork", "numpy"} <= loaded_by("import holowork, numpy")


def test_every_dtype_that_graphs_have_is_a_public_name() -> None:
    expected = {dtype for dtype in DType if dtype is not DType.F64}

    assert expected == {getattr(hw, "bool_" if dtype is DType.BOOL else dtype.text) for dtype in expected}
    assert expected == {value for name in hw.__all__ if isinstance(value := getattr(hw, name), DType)}
