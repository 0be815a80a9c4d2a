"""holowork demo: the main job on real data, in a terminal."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np

from holowork.archive import readable_bytes
from holowork.cli.report import Command, Report, argument
from holowork.core import table
from holowork.model import Digits, Module, compile, digits_graph, load_digits, open, train
from holowork.runtime import Session

_BATCH = 60


def _demo(given: Namespace) -> Report:
    digits = load_digits()
    start = perf_counter()
    module = compile(digits_graph(train(digits), _BATCH))
    prepared = perf_counter() - start
    with TemporaryDirectory() as folder:
        path = given.output or Path(folder) / "digits.holo"
        module.save(path)
        session = Session(open(path))
        first, second = (_pass(session, digits) for _ in range(2))
    text = "\n".join((*_made(module, prepared), *_told(session, first, second), "", *_next(given.output), ""))
    return Report(text=text.rstrip(), data=_data(module, session, (first, second)))


@dataclass(frozen=True, kw_only=True)
class Pass:
    """One pass over all test images: how many were read right, and how long it took."""

    right: int
    images: int
    seconds: float

    @property
    def accuracy(self) -> float:
        """The share that was read right, from 0 to 1."""
        return self.right / self.images


def _pass(session: Session, digits: Digits) -> Pass:
    start, right = perf_counter(), 0
    for first in range(0, len(digits.test_labels), _BATCH):
        part = slice(first, first + _BATCH)
        logits = session.run(pixels=digits.test_images[part])["logits"]
        right += int(np.count_nonzero(logits.argmax(axis=1) == digits.test_labels[part]))
    return Pass(right=right, images=len(digits.test_labels), seconds=perf_counter() - start)


def _made(module: Module, seconds: float) -> Iterator[str]:
    archive = module.archive
    rows = [(v.name, v.ref.offset, readable_bytes(v.ref.length), v.label().short) for v in archive.sections]
    steps = ", ".join(stop.name for stop in module.compiled)
    yield f"trained a network and compiled its graph of {len(module.graph)} nodes in {seconds:.2f} s: {steps}"
    yield f"the archive has {readable_bytes(len(archive))} in {len(rows)} sections, κ {archive.label}\n"
    yield f"{table(rows, ('section', 'offset', 'size', 'κ'))}\n"


def _told(session: Session, first: Pass, second: Pass) -> Iterator[str]:
    memo, runs = session.memo, session.runs // 2
    held, saved = readable_bytes(memo.bytes_held), memo.seconds_saved * 1e3
    ports = session.archive.ports.outputs
    labels = session.last.outputs if session.last else ()
    named = (f"{port.name} κ {label.short}" for port, label in zip(ports, labels, strict=True))
    yield (
        f"first pass:  {first.right} of {first.images} test images right ({first.accuracy:.1%}), "
        f"{runs} runs of {_BATCH} images in {first.seconds * 1e3:.1f} ms"
    )
    yield f"second pass: {memo.hits} of {runs} runs looked up in {second.seconds * 1e3:.1f} ms"
    yield f"             the memo holds {held}, found by labels, and saved {saved:.1f} ms of computing"
    yield f"outputs of the last run: {', '.join(named)}"


def _next(kept: Path | None) -> Iterator[str]:
    """How to go on."""
    name = kept or Path("digits.holo")
    if kept is None:
        yield "next: holowork demo -o digits.holo     keeps the archive"
    yield f"{'next:' if kept else '     '} holowork inspect {name}     shows what is in it"
    yield "      holowork lab                     opens the tour in JupyterLab"


def _data(module: Module, session: Session, passes: tuple[Pass, Pass]) -> dict[str, object]:
    return {
        "archive": module.archive.label.text,
        "accuracy": passes[0].accuracy,
        "seconds": [one.seconds for one in passes],
        "memo": {
            "hits": session.memo.hits,
            "misses": session.memo.misses,
            "bytes_saved": session.memo.bytes_saved,
        },
        "outputs": [label.text for label in session.last.outputs] if session.last else [],
    }


DEMO = Command(
    description="Train a small network on handwritten digits, compile it, show its archive, run it twice.",
    arguments=(
        argument(
            "-o",
            "--output",
            type=Path,
            metavar="FILE",
            help="keep the archive here (default: it is not kept)",
        ),
    ),
    run=_demo,
    examples=("demo", "demo -o digits.holo"),
)
