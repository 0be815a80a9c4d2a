"""What opens the notebooks in a browser: binder/, as repo2docker reads it."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
BINDER = ROOT / "binder"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_there_is_nothing_that_the_requirements_would_be_ignored_for() -> None:
    """repo2docker reads an environment.yml in place of the requirements, and installs from the root."""
    assert {"postBuild", "requirements.txt", "runtime.txt"} == {file.name for file in BINDER.iterdir()}


def test_the_package_is_installed_from_the_repository_with_an_extra_that_there_is() -> None:
    """A line that begins with a dot is installed behind the copy of the repository."""
    first, *others = (BINDER / "requirements.txt").read_text(encoding="utf-8").split()

    found = re.fullmatch(r"\.\[([\w,]+)\]", first)

    assert found is not None
    assert set(found[1].split(",")) <= set(PROJECT["optional-dependencies"])
    assert all(">=" in line for line in others)


def test_every_dependency_of_the_image_has_a_lower_bound() -> None:
    needed = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["lab"]]

    assert [] == [one for one in needed if ">=" not in one]


def test_the_python_of_the_image_is_one_that_the_package_takes() -> None:
    asked = re.fullmatch(r"python-3\.(\d+)", (BINDER / "runtime.txt").read_text(encoding="utf-8").strip())
    least = re.fullmatch(r">=3\.(\d+)", PROJECT["requires-python"])

    assert asked is not None
    assert least is not None
    assert int(asked[1]) >= int(least[1])


def test_what_runs_behind_the_build_is_a_program_that_a_shell_can_read() -> None:
    script = BINDER / "postBuild"

    assert os.access(script, os.X_OK)
    assert script.read_bytes().startswith(b"#!")
    assert 0 == subprocess.run(["/bin/bash", "-n", script], check=False).returncode


def test_whoever_comes_without_a_path_begins_with_the_tour() -> None:
    text = (BINDER / "postBuild").read_text(encoding="utf-8")

    settings = json.loads(next(iter(re.findall(r"echo '(.*)' >", text))))

    opened = settings["LabApp"]["default_url"].removeprefix("/lab/tree/")
    assert "notebooks/00_start.ipynb" == opened
    assert (ROOT / opened).is_file()
