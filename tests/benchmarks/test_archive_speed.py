"""An archive of 1 GiB of weights: opened at once, hashed at the rate of the hash, written without a copy.

The hash's own rate is that of `blake3().update_mmap`: one thread, as the library does by default, on a
mapped file. The rate of all threads is printed beside it: reading copies what mapping does not, and only
`map_file=True` comes near it. Writing makes a new file and renames it, so that its pages are new to the
system, where what it is measured against writes over its own.
"""

import os
import statistics
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep

import numpy as np
import pytest
from blake3 import blake3

from holowork.archive import Archive, HoloWriter
from holowork.core import digest
from tests.benchmarks.comparing import told
from tests.benchmarks.page import Line, Report

BODIES, BODY = 64, 1 << 24
ROUNDS = 7
OF_THE_DISK = 0.7
"""The slack of writing: one disk is written by all who share the machine."""
OPEN_SECONDS = 0.05
LEAST_FOOTER, LEAST_DEEP = 0.8, 0.4
LEAST_WRITING = 0.4
MOST_MEMORY = 200 << 20
INTERVAL = 0.002


def bodies() -> list[bytes]:
    """1 GiB in bodies that differ."""
    random = np.random.default_rng(0)
    return [random.integers(0, 1 << 64, BODY // 8, dtype=np.uint64).tobytes() for _ in range(BODIES)]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    path = tmp_path_factory.mktemp("speed") / "large.holo"
    HoloWriter().set_weights(bodies()).archive().save(path)
    yield path
    path.unlink()


def seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def anonymous() -> int:
    """Bytes of this process that no file backs."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("RssAnon"))


@dataclass
class Peak:
    """The most anonymous memory above the beginning, as far as it was seen."""

    above: int = 0


@contextmanager
def watched() -> Iterator[Peak]:
    """Look at the memory every few milliseconds."""
    peak, before, done = Peak(), anonymous(), threading.Event()

    def look() -> None:
        while not done.is_set():
            peak.above = max(peak.above, anonymous() - before)
            sleep(INTERVAL)

    thread = threading.Thread(target=look)
    thread.start()
    try:
        yield peak
    finally:
        done.set()
        thread.join()


def test_opening_reads_the_table_alone(path: Path, report: Report) -> None:
    times = [seconds(lambda: tuple(Archive.read(path).sections)) for _ in range(ROUNDS)]

    taken = statistics.median(times)
    bound = f"at most {told(OPEN_SECONDS)}"
    report(Line(work="open and table", ours=told(taken), beside=bound, ratio=OPEN_SECONDS / taken))


@pytest.mark.parametrize(
    ("deep", "least"), [(False, LEAST_FOOTER), (True, LEAST_DEEP)], ids=["footer", "deep"]
)
def test_verification_keeps_up_with_the_hash(path: Path, report: Report, *, deep: bool, least: float) -> None:
    def verify() -> None:
        assert Archive.read(path).verify(deep=deep)

    def hash_alone() -> None:
        blake3().update_mmap(path).digest()

    def hash_on_all_threads() -> None:
        blake3(max_threads=blake3.AUTO).update_mmap(path).digest()

    hash_alone()
    with watched() as peak:
        works = (hash_alone, hash_on_all_threads, verify)
        times = [tuple(seconds(work) for work in works) for _ in range(ROUNDS)]

    ratio = statistics.median(alone / ours for alone, _, ours in times)
    all_threads = statistics.median(threads / ours for _, threads, ours in times)
    rate = path.stat().st_size / statistics.median(ours for _, _, ours in times) / 1e9
    report(
        Line(
            work=f"verify(deep={deep})",
            ours=f"{rate:.2f} GB/s, {peak.above / 1e6:.0f} MB",
            beside=f"BLAKE3 {rate / ratio:.2f} GB/s, on all threads {rate / all_threads:.2f} GB/s",
            ratio=ratio,
            target=least,
        )
    )
    assert peak.above < MOST_MEMORY


def test_writing_hashes_twice_and_writes_once(tmp_path: Path, report: Report) -> None:
    given = bodies()

    def plain() -> None:
        with (tmp_path / "plain").open("wb") as file:
            file.writelines(given)
            file.flush()
            os.fsync(file.fileno())

    def hash_each() -> None:
        for body in given:
            digest(body)

    def archive() -> None:
        HoloWriter().set_weights(given).archive().save(tmp_path / "a.holo")

    with watched() as peak:
        triples = [(seconds(hash_each), seconds(plain), seconds(archive)) for _ in range(3)]

    parts, whole = (
        statistics.median(x) for x in zip(*((a + b, ours) for a, b, ours in triples), strict=True)
    )
    report(
        Line(
            work="write",
            ours=f"{told(whole)}, {peak.above / 1e6:.0f} MB",
            beside=f"hashing once and writing once {told(parts)}",
            ratio=statistics.median((hashing + writing) / ours for hashing, writing, ours in triples),
            target=LEAST_WRITING,
            slack=OF_THE_DISK,
        )
    )
    assert peak.above < MOST_MEMORY
