"""Programs with a constant cone, for tests of folding, of claims and of stores."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from holowork.archive import Archive, SectionKind, WarmStartEntry, with_warm_start
from holowork.codec import body_of
from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import Session

X = np.array([1, -2, 0.5, 3], np.float32)
PROVIDERS = ("llvm", "reference")


def cone_archive(scale: float = 1.0) -> Archive:
    """y reads a sum that no input reaches, k shows another, z is a product with a transposed constant.

    Of 11 calls three depend on x; a transpose is there twice.
    """
    graph = GraphBuilder("cone")
    weights = graph.const("w", np.arange(12, dtype=np.float32).reshape(3, 4) * np.float32(scale / 12))
    x = graph.input("x", shape=(4,))
    folded = weights.transpose((1, 0)).exp().reshape((2, 6)).reduce_sum(axes=(1,))
    graph.output("y", x.cumsum() + weights.exp().reduce_sum(axes=(0,)))
    graph.output("k", folded.reshape((1, 2)))
    graph.output("z", x @ weights.transpose((1, 0)))
    return compile_graph(graph.freeze(), passes=())


def entries_of(archive: Archive) -> tuple[WarmStartEntry, ...]:
    """The claims of an archive."""
    return tuple(archive.decode(SectionKind.WARM_START))


def claiming(archive: Archive, changed: int, **fields: Any) -> Archive:
    """The archive with other fields in one of its claims."""
    entries = list(entries_of(archive))
    kept = {name: getattr(entries[changed], name) for name in ("slot", "label", "result")}
    entries[changed] = WarmStartEntry(**(kept | fields))
    return with_warm_start(archive, entries)


def flipped(archive: Archive, changed: int = 0) -> Archive:
    """The archive with one bit of one of its results changed: the footer is right, the result is not."""
    data = bytearray(body_of(entries_of(archive)[changed].result).view())
    data[-1] ^= 1
    return claiming(archive, changed, result=bytes(data))


def computed(session: Session, x: Any = X) -> list[str]:
    """The ops of the calls that a run computed."""
    session.run(x=x)
    assert session.last is not None
    return [name for i, name in enumerate(session.last.names) if i in session.last.computed]


def answers(sessions: Sequence[Session], x: Any = X) -> list[dict[str, bytes]]:
    """The outputs of each session, as bytes."""
    return [{name: y.tobytes() for name, y in session.run(x=x).items()} for session in sessions]
