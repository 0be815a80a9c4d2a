"""holowork demo: the main job on real data, in a terminal."""

from argparse import Namespace
from collections.abc import Iterator
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
        session = Session(open(path), provider="reference")
        first, second = (_pass(session, digits) for _ in range(2))
    text = _text(module, session, (prepared, first, second))
    return Report(text=text, data=_data(module, session, (first, second)))


Pass = tuple[float, float]


def _pass(session: Session, digits: Digits) -> Pass:
    """Accuracy on all test images, and the seconds that it took."""
    start, right = perf_counter(), 0
    for first in range(0, len(digits.test_labels), _BATCH):
        part = slice(first, first + _BATCH)
        logits = session.run(pixels=digits.test_images[part])["logits"]
        right += int(np.count_nonzero(logits.argmax(axis=1) == digits.test_labels[part]))
    return right / len(digits.test_labels), perf_counter() - start


def _text(module: Module, session: Session, done: tuple[float, Pass, Pass]) -> str:
    prepared, first, second = done
    archive = module.archive
    rows = [(v.name, v.ref.offset, readable_bytes(v.ref.length), v.label().short) for v in archive.sections]
    return "\n".join(
        (
            f"trained and compiled in {prepared:.2f} s: {module!r}",
            f"{archive!r}, κ {archive.label}\n",
            f"{table(rows, ('section', 'offset', 'size', 'κ'))}\n",
            *_passes(session, first, second),
        )
    )


def _passes(session: Session, first: Pass, second: Pass) -> Iterator[str]:
    memo, runs = session.memo, session.runs // 2
    held, saved = readable_bytes(memo.bytes_held), memo.seconds_saved * 1e3
    labels = session.last.outputs if session.last else ()
    yield f"first pass:  {first[0]:.1%} of the test images right, {runs} runs in {first[1] * 1e3:.1f} ms"
    yield f"second pass: {memo.hits} of {runs} runs looked up in {second[1] * 1e3:.1f} ms"
    yield f"             the memo holds {held} and saved about {saved:.1f} ms of computing"
    yield f"last output: {', '.join(f'κ {label.short}' for label in labels)}"


def _data(module: Module, session: Session, passes: tuple[Pass, Pass]) -> dict[str, object]:
    return {
        "archive": module.archive.label.text,
        "accuracy": passes[0][0],
        "seconds": [seconds for _, seconds in passes],
        "memo": {
            "hits": session.memo.hits,
            "misses": session.memo.misses,
            "bytes_saved": session.memo.bytes_saved,
        },
        "outputs": [label.text for label in session.last.outputs] if session.last else [],
    }


DEMO = Command(
    name="demo",
    summary="train, compile, inspect and run a classifier of handwritten digits",
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
