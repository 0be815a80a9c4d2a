"""Run seeded mutations in this process, under limits: `python -m tests.fuzz.run archives SEED COUNT`.

What is mutated are `archives`, the `programs` in them, or source `texts`.

Prints one JSON object: how many were accepted and refused, a digest of every outcome, and what broke.
"""

import json
import resource
import sys
import tempfile
import traceback
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from tests.archive.samples import resealed
from tests.fuzz import mutations, seeds, texts
from tests.fuzz.oracles import Broken, check_raw, check_sealed, require, runs
from tests.fuzz.reading import read_text

MEGABYTE = 1 << 20
SECONDS = 2.0
ROOM = 64 * MEGABYTE  # beside four times the file
ROOM_TO_RUN = 512 * MEGABYTE


@dataclass
class Tally:
    """What happened so far."""

    accepted: int = 0
    refused: int = 0
    ran: int = 0
    broken: list[dict[str, Any]] = field(default_factory=list)
    outcomes: Any = field(default_factory=sha256)
    by_label: dict[str, bytes] = field(default_factory=dict)
    touched: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Corpus:
    """Where mutations start, what they do, and how two seeds become one."""

    seeds: dict[str, Callable[[], bytes]]
    mutations: tuple[mutations.Mutation, ...]
    spliced: Callable[[Random, bytes, bytes], bytes]


ARCHIVES = Corpus(seeds.SEEDS, mutations.MUTATIONS, mutations.spliced)
TEXTS = Corpus(texts.SEEDS, texts.MUTATIONS, texts.spliced)


def mutated(random: Random, corpus: Corpus, made: dict[str, bytes]) -> tuple[str, bytes]:
    """What was done, and to what it led."""
    name = random.choice(sorted(made))
    data = made[name]
    if random.random() < 0.08:
        other = random.choice(sorted(made))
        return f"{name} + {other}", corpus.spliced(random, data, made[other])
    steps = 1 if random.random() < 0.7 else random.randint(2, 5)
    for _ in range(steps):
        mutate = random.choice(corpus.mutations)
        try:
            data = mutate(random, data)
        except Exception:  # noqa: BLE001  # a mutation may find nothing left to change
            continue
        name += f" > {mutate.__name__}"
    return name, data


def limited(data: bytes, room: int) -> None:
    """Bound the address space: what is used now, four times the file, and some room."""
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (used + 4 * len(data) + room, hard))


def check(data: bytes, path: Path, tally: Tally) -> None:
    """What must hold of the archive, raw and resealed."""
    limited(data, ROOM)
    start = perf_counter()
    check_raw(data[:-1] + bytes([data[-1] ^ 1]) if data else data)
    found = check_sealed(sealed(data), path)
    require(holds=perf_counter() - start < SECONDS, text=f"took {perf_counter() - start:.1f} s")
    tally.outcomes.update(str(found.refusal).encode())
    tally.refused += found.refusal is not None
    tally.accepted += found.refusal is None


def check_program(data: bytes, path: Path, tally: Tally) -> None:
    """What must hold of the program in it: one label, one output."""
    limited(data, ROOM_TO_RUN)
    for label, output in runs(sealed(data)):
        tally.ran += 1
        known = tally.by_label.setdefault(label, output)
        require(holds=known == output, text=f"one label, two outputs: {label}")


def sealed(data: bytes) -> bytes:
    """The mutation with its footer recomputed."""
    return resealed(data) if len(data) > 32 else data


def check_text(data: bytes, path: Path, tally: Tally) -> None:
    """What must hold of the text."""
    limited(data, ROOM_TO_RUN)
    start = process_time()
    path.write_bytes(data)
    found = read_text(path)
    require(holds=process_time() - start < SECONDS, text=f"took {process_time() - start:.1f} s")
    tally.outcomes.update(str(found.refusal).encode("utf-8", "surrogatepass"))
    tally.refused += found.refusal is not None
    tally.accepted += found.refusal is None


CHECKS = {"archives": (ARCHIVES, check), "programs": (ARCHIVES, check_program), "texts": (TEXTS, check_text)}


def watch(tally: Tally, allowed: Path) -> None:
    """Note every file that is opened, every process and every code object, from now on."""

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event == "compile" and not args[1]:  # a tree, which no code object comes from
            return
        if event in {
            "os.system",
            "subprocess.Popen",
            "exec",
            "compile",
            "pickle.find_class",
            "socket.connect",
        }:
            tally.touched.append(f"{event} {args[:1]!r:.80}")
        if event == "open" and str(args[0]) not in {"", str(allowed), "/proc/self/statm"}:
            tally.touched.append(f"open {args[0]!r} {args[1]!r}")

    sys.addaudithook(hook)


def cases(corpus: Corpus, seed: int, count: int) -> Iterator[tuple[int, str, bytes]]:
    """Every mutation by its number, the same for the same seed."""
    made = {name: make() for name, make in corpus.seeds.items()}
    for index in range(count):
        yield index, *mutated(Random(f"{seed}/{index}"), corpus, made)


def main(what: str, seed: int, count: int) -> None:
    """Check `count` mutations of a seed and print what happened."""
    warnings.simplefilter("error")
    tally = Tally()
    corpus, checked = CHECKS[what]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "case.holo"
        for data in [
            make() for make in corpus.seeds.values()
        ]:  # everything is imported before anyone watches
            checked(data, path, tally)
        watch(tally, path)
        for index, name, data in cases(corpus, seed, count):
            noted = len(tally.touched)
            try:
                checked(data, path, tally)
                require(holds=len(tally.touched) == noted, text=f"touched {tally.touched[noted:]}")
            except BaseException as fault:  # noqa: BLE001  # anything but a refusal is a find
                limited(b"", ROOM_TO_RUN)
                tally.broken.append(found(index, (name, data), fault))
    report(tally)


def found(index: int, case: tuple[str, bytes], fault: BaseException) -> dict[str, Any]:
    """A find: enough to repeat it."""
    name, data = case
    where = [] if isinstance(fault, Broken) else traceback.format_tb(fault.__traceback__)[-3:]
    text = f"{type(fault).__name__}: {fault}"
    return {"index": index, "name": name, "fault": text[:600], "where": where, "bytes": data[:4096].hex()}


def report(tally: Tally) -> None:
    """Print everything as JSON."""
    counts = {"accepted": tally.accepted, "refused": tally.refused, "ran": tally.ran}
    outcomes = tally.outcomes.hexdigest()
    print(json.dumps({**counts, "outcomes": outcomes, "broken": tally.broken}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
