"""A child process that checks mutations under limits of its own."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SEED = 20


def ran(what: str, count: int, *options: str) -> dict[str, Any]:
    """What a child process found."""
    command = [sys.executable, *options, "-m", "tests.fuzz.run", what, str(SEED), str(count)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    counts = {name: found[name] for name in ("accepted", "refused", "ran")}
    print(f"{what}, seed {SEED}: {counts}")
    return found


def finds(report: dict[str, Any]) -> str:
    """What broke, in a form that can be repeated."""
    return "\n".join(
        f"#{f['index']} {f['name']}: {f['fault']}\n{''.join(f['where'])}" for f in report["broken"]
    )
