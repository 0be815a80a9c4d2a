"""`python -m tests.benchmarks.install`: each peer into this environment; those that fail are named."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PIP = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
SECONDS = 1800


def requirements() -> dict[str, str]:
    """What the extra `bench` asks for, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked: list[str] = project["optional-dependencies"]["bench"]
    return {re.split(r"[^\w-]", requirement)[0]: requirement for requirement in asked}


def installed(requirement: str) -> bool:
    """Whether pip could bring one package."""
    try:
        return subprocess.run([*PIP, requirement], check=False, timeout=SECONDS).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def install(make: Callable[[str], bool] = installed) -> list[str]:
    """Bring every package; the names of those that could not be brought."""
    return [name for name, requirement in requirements().items() if not make(requirement)]


if __name__ == "__main__":
    for name in install():
        print(f"bench: pip could not install {name}: it is left out of the comparison", flush=True)
