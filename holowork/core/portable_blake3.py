"""BLAKE3 in Python alone, for where the `blake3` extension does not exist.

Many blocks are compressed side by side: a row of the state is one long integer with a lane of
64 bits for every word. A word fills the low half of its lane, so sums and rotations of all lanes
are sums and shifts of the row, and one mask removes what ran over. A node of the tree is its 32
bytes. Source: the BLAKE3 paper, §2 (hash mode).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Buffer

    Rows = tuple[int, int]

WORD_BYTES, LANE_BYTES, LANE_BITS = 4, 8, 64
NODE_BYTES, BLOCK_BYTES, CHUNK_BYTES = 32, 64, 1024
GROUP_CHUNKS = 256
GROUP_BYTES = GROUP_CHUNKS * CHUNK_BYTES
"""Bytes hashed side by side: a power of two of chunks, whose rows stay in the cache."""

CHUNK_START, CHUNK_END, PARENT, ROOT = 1, 2, 4, 8
MASK = 0xFFFFFFFF
IV_LOW = (0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A)
IV_HIGH = (0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19)
PERMUTATION = (2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8)
ROTATIONS = ((16, 12), (8, 7))
TO_DIAGONALS, TO_COLUMNS = (1, 2, 3), (3, 2, 1)


def _orders(rounds: int = 7) -> tuple[tuple[int, ...], ...]:
    """Return the order in which each round takes the sixteen words of a block."""
    orders = [tuple(range(16))]
    while len(orders) < rounds:
        orders.append(tuple(orders[-1][i] for i in PERMUTATION))
    return tuple(orders)


STEPS = tuple(
    (order[start:end:2], order[start + 1 : end : 2], turns)
    for order in _orders()
    for start, end, turns in ((0, 8, TO_DIAGONALS), (8, 16, TO_COLUMNS))
)


@lru_cache(maxsize=256)
def _row(words: tuple[int, ...], lanes: int) -> int:
    """Repeat each word in `lanes` neighbouring lanes."""
    lane_by_lane = b"".join(word.to_bytes(LANE_BYTES, "little") * lanes for word in words)
    return int.from_bytes(lane_by_lane, "little")


def _turn(row: int, lanes: int, mask: int) -> int:
    """Move every word down by `lanes` lanes; those at the bottom come back at the top."""
    bits = LANE_BITS * lanes
    return (row >> bits | row << mask.bit_length() + 32 - bits) & mask


def _compress(rows: Rows, message: list[bytes], tail: int) -> Rows:
    """Compress one block in every lane; `tail` is the row of counter, length and flags."""
    lanes = len(message[0]) // LANE_BYTES
    mask = _row((MASK,) * 4, lanes)
    (a, b), c, d = rows, _row(IV_LOW, lanes), tail
    for *halves, turns in STEPS:
        for half, (first, second) in zip(halves, ROTATIONS, strict=True):
            a = a + b + int.from_bytes(b"".join([message[i] for i in half]), "little") & mask
            d ^= a
            d = (d >> first | d << 32 - first) & mask
            c = c + d & mask
            b ^= c
            b = (b >> second | b << 32 - second) & mask
        b, c, d = (_turn(row, n * lanes, mask) for row, n in zip((b, c, d), turns, strict=True))
    return a ^ c, b ^ d


def _spread(data: bytes) -> memoryview:
    """Give every word of `data` a lane."""
    wide = bytearray(len(data) // WORD_BYTES * LANE_BYTES)
    for i in range(WORD_BYTES):
        wide[i::LANE_BYTES] = data[i::WORD_BYTES]
    return memoryview(wide).cast("Q")


def _nodes(rows: Rows, lanes: int) -> bytes:
    """Return the eight words of every lane, lane by lane."""
    wide = b"".join(row.to_bytes(4 * LANE_BYTES * lanes, "little") for row in rows)
    items = memoryview(wide).cast("Q")
    ordered = b"".join([items[lane::lanes].tobytes() for lane in range(lanes)])
    nodes = bytearray(NODE_BYTES * lanes)
    for i in range(WORD_BYTES):
        nodes[i::WORD_BYTES] = ordered[i::LANE_BYTES]
    return bytes(nodes)


def _counters(first: int, lanes: int) -> int:
    numbers = range(first, first + lanes)
    halves = [n & MASK for n in numbers] + [n >> 32 for n in numbers]
    return int.from_bytes(b"".join([n.to_bytes(LANE_BYTES, "little") for n in halves]), "little")


def _message(words: memoryview, block: int, blocks: int) -> list[bytes]:
    """Return the sixteen words of block number `block` of `blocks`, each in all its lanes."""
    start, stride = 16 * block, 16 * blocks
    return [words[start + i :: stride].tobytes() for i in range(16)]


def _chunks(data: bytes, first: int, root: int = 0) -> bytes:
    """Hash whole chunks, the first of them number `first`, or one chunk of at most 1024 bytes."""
    lanes = max(1, len(data) // CHUNK_BYTES)
    size = len(data) // lanes
    blocks = max(1, -(-size // BLOCK_BYTES))
    words = _spread(data.ljust(lanes * blocks * BLOCK_BYTES, b"\0"))
    rows = _row(IV_LOW, lanes), _row(IV_HIGH, lanes)
    counters = _counters(first, lanes)
    for block in range(blocks):
        length = min(BLOCK_BYTES, size - block * BLOCK_BYTES)
        flags = CHUNK_START * (block == 0) | (CHUNK_END | root) * (block == blocks - 1)
        tail = counters | _row((0, 0, length, flags), lanes)
        rows = _compress(rows, _message(words, block, blocks), tail)
    return _nodes(rows, lanes)


def _parents(nodes: bytes, root: int) -> bytes:
    """Hash neighbours of one level of the tree, pair by pair."""
    lanes = len(nodes) // BLOCK_BYTES
    rows = _row(IV_LOW, lanes), _row(IV_HIGH, lanes)
    tail = _row((0, 0, BLOCK_BYTES, PARENT | root), lanes)
    return _nodes(_compress(rows, _message(_spread(nodes), 0, 1), tail), lanes)


def _subtree(nodes: bytes, root: int) -> bytes:
    """Hash `nodes` up to their common ancestor; an odd one at the end rises as it is."""
    while len(nodes) > NODE_BYTES:
        paired = len(nodes) // BLOCK_BYTES * BLOCK_BYTES
        nodes = _parents(nodes[:paired], root * (len(nodes) == BLOCK_BYTES)) + nodes[paired:]
    return nodes


class PortableHasher:
    """BLAKE3 of everything that `update` was given, in memory bounded by one group of chunks."""

    def __init__(self) -> None:
        self._pending = bytearray()
        self._groups = 0
        self._subtrees: list[bytes] = []

    def update(self, data: Buffer, /) -> None:
        """Append `data` to what is hashed."""
        rest = memoryview(data)
        while rest:
            self._flush()
            room = GROUP_BYTES - len(self._pending)
            self._pending += rest[:room]
            rest = rest[room:]

    def digest(self) -> bytes:
        """Return the 32 bytes; more may be appended afterwards."""
        data, first, left = bytes(self._pending), self._groups * GROUP_CHUNKS, self._subtrees
        root = 0 if left else ROOT
        whole = max(len(data) - 1, 0) // CHUNK_BYTES * CHUNK_BYTES
        last = _chunks(data[whole:], first + whole // CHUNK_BYTES, 0 if whole else root)
        node = _subtree((_chunks(data[:whole], first) if whole else b"") + last, root)
        for height, subtree in enumerate(reversed(left), start=1):
            node = _subtree(subtree + node, ROOT * (height == len(left)))
        return node

    def _flush(self) -> None:
        """Hash a full group, now that more follows, as a binary counter carries."""
        if len(self._pending) < GROUP_BYTES:
            return
        node = _subtree(_chunks(bytes(self._pending), self._groups * GROUP_CHUNKS), root=0)
        self._pending.clear()
        self._groups += 1
        carries = (self._groups & -self._groups).bit_length() - 1
        for _ in range(carries):
            node = _subtree(self._subtrees.pop() + node, root=0)
        self._subtrees.append(node)
