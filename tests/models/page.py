"""`make models`: docs/models.md, with a line for each model that is there."""

import os
import statistics
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from platform import python_version

from kernels_ir import detect
from tests.checks import call
from tests.models.figures import SECONDS, Parts, Quartiles, parts_of, speed_of
from tests.models.ladder import LADDER, ROOT, Model

PAGE = ROOT / "docs" / "models.md"
THREADS = (1, 2)
WHEELS = {"magika-0.5.1": "magika==0.5.1"}
"""Wheels of which an environment has another version: each goes into a folder of its own."""
INTRODUCTION = """# Real models

This page is measured by `make models`. Each model lies in a package of PyPI; it is imported at the shape that
is stated, compiled, saved, loaded, and run beside onnxruntime with its optimizations. *constants* are the
bytes of the distinct tensors of the model, *difference* is the largest between a result of ours and one of
onnxruntime's: `tests/models` holds them to a relative 1e-4 and an absolute 1e-5.

Times are medians, with quartiles, of runs on inputs that are new each time, in turns with onnxruntime.
*ratio* is its time divided by ours: above 1, ours is faster. *memo hit* is a run on an input that was seen;
*one element changed* one on that input but for one element, by a session that keeps what it has seen.
"""
Row = Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Found:
    """What was measured of a model."""

    model: Model
    parts: Parts
    speeds: Mapping[int, Mapping[str, Quartiles]]

    def ratio(self, threads: int) -> float:
        """The median of onnxruntime by ours."""
        speed = self.speeds[threads]
        return speed["onnxruntime"][1] / speed["ours"][1]


PARTS: Mapping[str, Callable[[Found], str]] = {
    "model": lambda found: str(found.model),
    "file": lambda found: f"{found.model.package} {found.model.version}, `{found.model.file}`",
    "shape": lambda found: " × ".join(map(str, found.model.shapes[0])),
    "nodes": lambda found: str(found.parts.nodes),
    "kernels": lambda found: str(found.parts.kernels),
    "import": lambda found: f"{found.parts.importing:.2f} s",
    "compile": lambda found: f"{found.parts.compiling:.2f} s",
    "archive": lambda found: f"{found.parts.archive:,} bytes",
    "by constants": lambda found: f"{found.parts.archive / found.parts.constants:.3f}",
    "difference": lambda found: f"{found.parts.difference:.1e}",
}


def speeds_on(threads: int) -> Mapping[str, Callable[[Found], str]]:
    """The columns of the times on so many threads."""

    def of(name: str) -> Callable[[Found], str]:
        return lambda found: told(found.speeds[threads][name])

    return {
        "model": lambda found: str(found.model),
        "ours": of("ours"),
        "onnxruntime": of("onnxruntime"),
        "ratio": lambda found: f"{found.ratio(threads):.2f}",
        "memo hit": of("memo hit"),
        "one element changed": of("changed"),
    }


def told(seconds: Quartiles) -> str:
    """A median and the quartiles around it, in the unit that shows them best."""
    unit, factor = ("ms", 1e3) if seconds[1] >= 1e-3 else ("µs", 1e6)
    low, middle, high = (f"{each * factor:.3g}" for each in seconds)
    return f"{middle} {unit} ({low}–{high})"


def table(columns: Mapping[str, Callable[[Found], str]], found: Sequence[Found]) -> str:
    """The lines as a table of Markdown."""
    rows: list[Row] = [list(columns), ["---"] * len(columns)]
    rows += [[cell(each) for cell in columns.values()] for each in found]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def page(found: Sequence[Found], missing: Sequence[Model], load: float) -> str:
    """The whole page; `load` is that of the machine before."""
    parts = [
        INTRODUCTION,
        f"{machine()} Before it began, {load:.1f} processes ran on {os.cpu_count()} processors.\n",
    ]
    parts += (
        [f"Not there: {', '.join(f'{m} ({m.package} {m.version})' for m in missing)}.\n"] if missing else []
    )
    parts += ["## What becomes of them\n", table(PARTS, found) + "\n"]
    for threads in THREADS:
        ratios = [each.ratio(threads) for each in found]
        title = "one thread" if threads == 1 else f"{threads} threads"
        mean = f"Geometric mean {statistics.geometric_mean(ratios):.2f}, lowest {min(ratios):.2f}."
        parts += [f"## Speed on {title}\n", table(speeds_on(threads), found) + "\n", mean + "\n"]
    return "\n".join(parts)


def machine() -> str:
    """What it was measured on."""
    cpu, names = detect(), ("numpy", "onnx", "onnxruntime")
    packages = ", ".join(f"{name} {version(name)}" for name in names)
    python = f"Python {python_version()}, {packages}"
    return f"{cpu.model}, {cpu.chosen.name}; {python}; {SECONDS:g} s for each model and number of threads."


def install() -> None:
    """The wheels that need folders of their own."""
    for name, requirement in WHEELS.items():
        folder = ROOT / ".venv" / "models" / name
        if not folder.is_dir():
            options = ("-qq", "--no-deps", "--only-binary=:all:", "--target", str(folder))
            call(sys.executable, "-m", "pip", "install", *options, requirement)


def main() -> None:
    """Measure every model that is there, and write the page."""
    found, load = [], os.getloadavg()[0]
    for model in LADDER:
        if path := model.path:
            speeds = {threads: speed_of(model, threads) for threads in THREADS}
            found.append(Found(model=model, parts=parts_of(model, path), speeds=speeds))
            print(
                f"{model}: {', '.join(f'{found[-1].ratio(threads):.2f}' for threads in THREADS)}", flush=True
            )
    PAGE.write_text(page(found, [model for model in LADDER if not model.path], load), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install()
    else:
        main()
