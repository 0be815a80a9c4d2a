"""What is done to an archive: one entry for each area of the plan, drawn from a seeded generator."""

import gzip
import io
import zipfile
from collections.abc import Callable
from random import Random

from holowork.archive import BY_KIND, Archive, SectionKind, SectionView, rewrite
from holowork.codec import Span
from tests.archive.samples import packed, raw

Mutation = Callable[[Random, bytes], bytes]

BOUNDS = [0, 1, 2, 255, 1 << 16, 1 << 31, (1 << 32) - 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1]
NAMES = [
    b"",
    b"n" * 65535,
    b"\xff",
    b"\xed\xa0\x80",
    b"\0",
    b"a\nb",
    b"../../x",
    "\u202eabc".encode(),
    "e\u0301".encode(),
    "é".encode(),
    b"<script>alert(1)</script>",
    b"x",
]
COPIES = 6
"""Bytes that a byte-wise mutation changes at most."""


def patched(data: bytes, offset: int, new: bytes) -> bytes:
    return data[:offset] + new + data[offset + len(new) :]


def view_of(data: bytes) -> Archive:
    return Archive.read(data, damaged=True)


def a_section(random: Random, data: bytes) -> SectionView:
    return random.choice(tuple(view_of(data).sections))


def a_field(random: Random, data: bytes) -> Span:
    """A field of some bytes in some section."""
    spans = [span for span in a_section(random, data).spans() if 0 < span.length <= 16] or [
        Span(path="", start=8, end=10, value=0)
    ]
    return random.choice(spans)


def near(random: Random, span: Span) -> int:
    """A number that is interesting where this one stands."""
    found = span.value if isinstance(span.value, int) else 0
    return random.choice([*BOUNDS, found - 1, found + 1, found * 2, random.getrandbits(64)])


def replaced(data: bytes, position: int, payload: bytes) -> bytes:
    return rewrite(view_of(data), {position: payload}).to_bytes()


# ---- the file


def cut(random: Random, data: bytes) -> bytes:
    edges = [edge for view in view_of(data).sections for edge in (view.ref.offset, view.ref.end)]
    anywhere = random.randrange(len(data))
    return data[: max(random.choice([anywhere, anywhere % 99, *edges]) + random.choice([-1, 0, 1]), 0)]


def surround(random: Random, data: bytes) -> bytes:
    return random.choice([data + b"\0", data + data, b"\0" + data, bytes(len(data)), data[::-1]])


def swap_for_another_format(random: Random, data: bytes) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as packed_file:
        packed_file.writestr(zipfile.ZipInfo("a.holo"), data)
    others = [
        archive.getvalue(),
        gzip.compress(data, mtime=0),
        b"\x02\0\0\0\0\0\0\0{}" + data,
        b"GGUF" + data,
    ]
    return random.choice([*others, b"\x08\x07" + data])


def flip_bytes(random: Random, data: bytes) -> bytes:
    for _ in range(random.randint(1, COPIES)):
        data = patched(data, random.randrange(len(data)), bytes([random.randrange(256)]))
    return data


# ---- header and table


def change_header(random: Random, data: bytes) -> bytes:
    count = int.from_bytes(data[8:10], "little")
    changes = [
        (0, b"holo"),
        (0, b"OLOH"),
        (6, (1 << random.randrange(16)).to_bytes(2, "little")),
        *((4, version.to_bytes(2, "little")) for version in (0, 1, 2, 3, 4, 5, 65535)),
        *((8, (number % 65536).to_bytes(2, "little")) for number in (0, 1, count - 1, count + 1, 65535)),
        (4, data[5:6] + data[4:5] + data[7:8] + data[6:7] + data[9:10] + data[8:9]),
    ]
    return patched(data, *random.choice(changes))


def change_entry(random: Random, data: bytes) -> bytes:
    view = a_section(random, data)
    start = 10 + 24 * view.position
    number = random.choice(
        [*BOUNDS, view.ref.offset + 1, view.ref.offset - 1, view.ref.length + 1, len(data)]
    )
    changes = [
        (start, bytes([random.choice([0, 5, 15, 16, 17, 255, random.randint(1, 16)])])),
        (start + 1 + random.randrange(7), b"\1"),
        (start + random.choice([8, 16]), (number % (1 << 64)).to_bytes(8, "little")),
    ]
    return patched(data, *random.choice(changes))


def shuffle_entries(random: Random, data: bytes) -> bytes:
    count = len(view_of(data).sections)
    entries = [data[10 + 24 * i : 34 + 24 * i] for i in range(count)]
    random.choice([random.shuffle, lambda them: them.__setitem__(0, them[-1])])(entries)
    return patched(data, 10, b"".join(entries))


def repack(random: Random, data: bytes) -> bytes:
    """Other sections: one left out, twice, empty, in another order, of another kind."""
    parts = [(view.ref.kind, raw(view.raw)) for view in view_of(data).sections]
    kind, payload = random.choice(parts)
    others = [part for part in parts if part != (kind, payload)]
    choices = [
        others,
        [*parts, (kind, payload)],
        [*others, (kind, b"")],
        random.sample(parts, len(parts)),
        [*others, (random.choice(list(BY_KIND)), payload)],
        [*parts, *[(14, b"\1\0" + bytes([i])) for i in range(60)]],
    ]
    return packed(random.choice(choices), version=random.choice([2, 3, 4]))


# ---- fields


def change_field(random: Random, data: bytes) -> bytes:
    """One field of one section, located by the layout."""
    span = a_field(random, data)
    number = near(random, span) % (1 << 8 * span.length)
    return patched(data, span.start, number.to_bytes(span.length, "little"))


def change_fields(random: Random, data: bytes) -> bytes:
    for _ in range(random.randint(2, 5)):
        data = change_field(random, data)
    return data


def change_length(random: Random, data: bytes) -> bytes:
    """One length or count."""
    spans = [
        span
        for view in view_of(data).sections
        for span in view.spans()
        if span.path.rpartition(".")[2] in {"count", "length", "rank"}
    ]
    span = random.choice(spans)
    number = near(random, span) % (1 << 8 * span.length)
    return patched(data, span.start, number.to_bytes(span.length, "little"))


def change_text(random: Random, data: bytes) -> bytes:
    """A name or a key of another length."""
    texts = [
        (view, span)
        for view in view_of(data).sections
        for span in view.spans()
        if span.path.rpartition(".")[2] in {"name", "key"}
    ]
    if not texts:
        return change_field(random, data)
    view, span = random.choice(texts)
    new = random.choice(NAMES)
    payload = data[view.ref.offset : span.start - 2] + len(new).to_bytes(2, "little") + new
    return replaced(data, view.position, payload + data[span.end : view.ref.end])


def change_calls(random: Random, data: bytes) -> bytes:
    """Calls left out, repeated, in another order."""
    archive = view_of(data)
    view = archive.sections.first(SectionKind.KERNEL_CALLS)
    calls = list(view.reading.value or ()) if view else []
    if not calls or view is None:
        return change_field(random, data)
    one = random.randrange(len(calls))
    others = calls[:one] + calls[one + 1 :]
    chosen = random.choice([others, [*calls, calls[one]], calls[::-1], [calls[one]] * 3])
    return replaced(data, view.position, view.layout.encode(tuple(chosen)))


def change_levels(random: Random, data: bytes) -> bytes:
    """Levels reversed, repeated, incomplete, empty, with items that are not there."""
    archive = view_of(data)
    kinds = (SectionKind.SCHEDULE, SectionKind.EXEC_PLAN)
    views = [view for kind in kinds for view in archive.sections.all(kind) if view.reading.value]
    if not views:
        return change_field(random, data)
    view = random.choice(views)
    levels = [list(level) for level in view.reading.value]
    chosen = random.choice(
        [
            levels[::-1],
            levels + levels,
            levels[1:],
            [[], *levels, []],
            [*levels, [len(archive.readable(SectionKind.KERNEL_CALLS))]],
            [[item for level in levels for item in level]],
            [*levels, [(1 << 32) - 1] * 1000],
        ]
    )
    return replaced(data, view.position, view.layout.encode(tuple(map(tuple, chosen))))


def change_body(random: Random, data: bytes) -> bytes:
    """One byte of a section, however large its fields are."""
    view = a_section(random, data)
    if not len(view):
        return flip_bytes(random, data)
    at = view.ref.offset + random.randrange(len(view))
    return patched(data, at, bytes([data[at] ^ 1 << random.randrange(8)]))


def swap_bodies(random: Random, data: bytes) -> bytes:
    """Two runs of 32 bytes exchanged: labels, fingerprints, whatever stands there."""
    if len(data) < 100:
        return flip_bytes(random, data)
    first, second = sorted(random.randrange(len(data) - 64) for _ in range(2))
    a, b = data[first : first + 32], data[second : second + 32]
    return patched(patched(data, first, b), second, a)


def nest_an_extension(random: Random, data: bytes) -> bytes:
    """Something deep or large under a key of ours."""
    key = random.choice([b"holowork.calls", b"holowork.names", b"holowork.shapes", b"holowork.numerics"])
    value = random.choice(
        [b"[" * 10_000, b"", b"\xff" * 40, b"1", b"strict", bytes(4), b"\1\0\0\0\0\0\0\0\0\x40"]
    )
    parts = [(view.ref.kind, raw(view.raw)) for view in view_of(data).sections]
    return packed([*parts, (14, len(key).to_bytes(2, "little") + key + value)], version=3)


MUTATIONS: tuple[Mutation, ...] = (
    cut,
    surround,
    swap_for_another_format,
    flip_bytes,
    change_header,
    change_entry,
    shuffle_entries,
    repack,
    change_field,
    change_field,
    change_field,
    change_fields,
    change_length,
    change_length,
    change_text,
    change_calls,
    change_levels,
    change_body,
    swap_bodies,
    nest_an_extension,
)
"""Drawn with equal chances; what reaches deepest stands more than once."""


def spliced(random: Random, first: bytes, second: bytes) -> bytes:
    """Sections of two archives in one."""
    parts = [
        (view.ref.kind, raw(view.raw))
        for data in (first, second)
        for view in view_of(data).sections
        if random.random() < 0.7
    ]
    unique = parts if random.random() < 0.2 else list(dict(parts).items())
    return packed(unique, version=random.choice([2, 3, 4]))
