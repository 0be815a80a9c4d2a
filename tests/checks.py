"""The kinds of checks that the stages of `make test` are made of, and how they are counted."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
BESIDE = Path(sys.executable).parent  # the tools of the environment this runs in
REPORTS = ROOT / ".venv" / "reports"
PEERS = ROOT / ".venv" / "peers"
SECONDS = 1800  # for one command; none comes near it
NO_TESTS = 5  # pytest's exit code for an empty collection
ENDED = (0, 1, NO_TESTS)  # its exit codes after a run to the end


@dataclass(frozen=True, kw_only=True)
class Tally:
    """How checks ended; each entry of `left_out` is the reason why one of them was not made."""

    passed: int = 0
    failed: int = 0
    left_out: tuple[str, ...] = ()

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            passed=self.passed + other.passed,
            failed=self.failed + other.failed,
            left_out=self.left_out + other.left_out,
        )

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {len(self.left_out)} skipped"


Check = Callable[[], Tally]


def call(*command: str) -> int:
    """The exit code of a command run at the root, without input; -1 where it took too long."""
    try:
        return subprocess.run(
            command, check=False, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=SECONDS
        ).returncode
    except subprocess.TimeoutExpired:
        print(f"{command[0]}: expected an end within {SECONDS} s", flush=True)
        return -1


def tool(name: str, *arguments: str) -> Check:
    """A program of the environment, which passes or fails as a whole."""

    def check() -> Tally:
        code = call(str(BESIDE / name), *arguments)
        return Tally(passed=code == 0, failed=code != 0)

    return check


def suite(name: str, *arguments: str) -> Check:
    """Tests run by pytest, counted one by one."""

    def check() -> Tally:
        report = REPORTS / f"{name}.xml"
        report.unlink(missing_ok=True)
        code = call(sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *arguments)
        if code == NO_TESTS:
            return Tally()
        return settled(code, read_report(report))

    return check


def settled(code: int, tally: Tally) -> Tally:
    """A run that broke off, or failed beside its tests, counts as one more failure."""
    is_explained = code == 0 or (code in ENDED and tally.failed)
    return tally + Tally(failed=not is_explained)


def read_report(path: Path) -> Tally:
    """The tests of a JUnit report; nothing where pytest did not come to write one."""
    cases = ET.parse(path).getroot().iter("testcase") if path.exists() else ()
    return reduce(Tally.__add__, map(tally_of, cases), Tally())


def tally_of(case: ET.Element) -> Tally:
    """One test: an error around it is a failure too."""
    if case.find("failure") is not None or case.find("error") is not None:
        return Tally(failed=1)
    skipped = case.find("skipped")
    return Tally(passed=1) if skipped is None else Tally(left_out=(skipped.get("message", "skipped"),))


def needing(is_there: Callable[[], object], check: Check, otherwise: str) -> Check:
    """`check` where what it needs is there; else it is left out, and `otherwise` says why."""
    return lambda: check() if is_there() else Tally(left_out=(otherwise,))


def peer(version: str) -> Check:
    """The peer's wheel in a folder of its own; a machine or an index that has none is no failure of ours."""
    folder = PEERS / version
    install = ("install", "-qq", "--no-deps", "--only-binary=:all:", "--target", str(folder))

    def check() -> Tally:
        if folder.is_dir() or call(sys.executable, "-m", "pip", *install, f"uor-hologram=={version}") == 0:
            return Tally()
        return Tally(left_out=(f"interop: pip could not install uor-hologram {version}",))

    return check
