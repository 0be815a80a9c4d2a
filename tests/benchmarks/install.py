"""`python -m tests.benchmarks.install`: each peer into this environment; those that fail are named.

The wheel of `uor-hologram` goes into a folder of its own, where the tests of `interop` have it too.
"""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib.metadata import distributions
from pathlib import Path

from tests.interop.peers import VERSIONS, Peer

ROOT = Path(__file__).resolve().parents[2]
PIP = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
SECONDS = 1800
WHEEL = "uor-hologram"
WHEELS = Peer(VERSIONS[-1])
"""The newest version of the wheel, and its folder."""


def requirements() -> dict[str, str]:
    """What the extra `bench` asks for, and the wheel, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked: list[str] = [*project["optional-dependencies"]["bench"], f"{WHEEL}=={WHEELS.version}"]
    return {re.split(r"[^\w-]", requirement)[0]: requirement for requirement in asked}


def version_of(name: str) -> str:
    """The version of a package that is here; "" for one that is not."""
    path = [str(WHEELS.folder)] if name == WHEEL else sys.path
    return next((found.version for found in distributions(name=name, path=path)), "")


def command(requirement: str) -> list[str]:
    """How one package is brought."""
    aside = ("--no-deps", "--only-binary=:all:", "--target", str(WHEELS.folder))
    return [*PIP, *(aside if requirement.startswith(WHEEL) else ()), requirement]


def installed(requirement: str) -> bool:
    """Whether one package is here, brought now unless it is the wheel and was here before."""
    if requirement.startswith(WHEEL) and WHEELS.is_installed:
        return True
    try:
        return subprocess.run(command(requirement), check=False, timeout=SECONDS).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def install(make: Callable[[str], bool] = installed) -> list[str]:
    """Bring every package; the names of those that could not be brought."""
    return [name for name, requirement in requirements().items() if not make(requirement)]


if __name__ == "__main__":
    for name in install():
        print(f"bench: pip could not install {name}: it is left out of the comparison", flush=True)
