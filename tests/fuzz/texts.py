"""Source texts to start from, in every language, and what is done to them."""

from collections.abc import Callable
from random import Random

from holowork.ops import TABLE

Mutation = Callable[[Random, bytes], bytes]

NATIVE = """\
# a layer and its activation
input x: f32[2, 3]
const w: f32[3, 2] = [1, 0, 0x1p-3, 1, nan, 1]
const b: i32[2] = bytes("0000000001000000")
let h: f32[2, 2] = matmul(x, w)
let y = gelu(add(h, 1.5), approximate=none)
output s = reduce_sum(cast(b, dtype="f32"), axes=[0], keepdims=true)
output y
"""
LEGACY = """\
input x :2x3
const w :3x2 = 1,0,0,1,1,1
op matmul x w :2x2 as=h
op relu h :2x2 as=y
output y
"""
PYTHON = '''\
import os

SIZE = 3


def net(h: "Graph", unused=SIZE):
    """A layer and its activation."""
    x = h.input("image", shape=[2, 3])
    w = h.const("w", [[1, 0.5], [-2, 1e3], [0, 0]], dtype="f32")
    b = h.constant(shape=(2,), values=[0.5, -0.25])
    k = h.ops.matmul(x, w, shape=[2, 2])
    y = (k + b).gelu("none") * 2 - h.reduce_sum(k, axes=[1], keepdims=True)
    h.output("probs", h.softmax(y, axis=-1))
    h.output(k)
'''
SEVERAL = """\
def encoder(g):
    x = g.input("x", [1, 2, 4, 4], "f16")
    y = g.concat([x.relu(), -x], axis=1).reshape(4, 16)
    g.output("y", y.clip(0, hi=6) ** 2 < y)

def decoder(g):
    g.output("y", g.ops.tanh(1.5))
"""

SEEDS: dict[str, Callable[[], bytes]] = {
    "native": NATIVE.encode,
    "legacy": LEGACY.encode,
    "python": PYTHON.encode,
    "several": SEVERAL.encode,
}

VOCABULARY = """
def net(h): h. .ops .input .const .output shape= values= dtype= axis= [ ] ( ) , : = + - * / @ ** // <
input const let output op as=y :2x3 none true inf nan None True 1 -1 0x10 1e999 f32[2] 'f16' "x"
lambda: for if return import class async global := ... # ; ''' \\
"""
LONG = ["9" * 5000, "(" * 300, "-" * 9000, ".relu()" * 600]
WORDS = [*TABLE, *VOCABULARY.split(), *LONG, *"\n\r\t\0\f\ufeffé\u202e", "\n    "]


def _at(random: Random, data: bytes) -> int:
    return random.randint(0, len(data))


def cut(random: Random, data: bytes) -> bytes:
    start = _at(random, data)
    return data[:start] + data[start + random.choice([1, 2, 5, 30, len(data)]) :]


def put(random: Random, data: bytes) -> bytes:
    start = _at(random, data)
    word = random.choice(WORDS).encode()
    return data[:start] + random.choice([word, b" " + word + b" "]) + data[start:]


def swap_words(random: Random, data: bytes) -> bytes:
    """One word in the place of another of the same text."""
    words = data.split(b" ")
    first, second = random.randrange(len(words)), random.randrange(len(words))
    words[first] = random.choice([words[second], random.choice(WORDS).encode()])
    return b" ".join(words)


def swap_lines(random: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    first, second = random.randrange(len(lines)), random.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def repeat_line(random: Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    one = random.randrange(len(lines))
    return b"\n".join([*lines[:one], *[lines[one]] * random.choice([2, 3, 200]), *lines[one + 1 :]])


def change_bytes(random: Random, data: bytes) -> bytes:
    changed = bytearray(data or b"\0")
    for _ in range(random.randint(1, 4)):
        changed[random.randrange(len(changed))] = random.randrange(256)
    return bytes(changed)


def change_blanks(random: Random, data: bytes) -> bytes:
    old, new = random.choice(
        [(b"    ", b"\t"), (b" ", b""), (b"\n", b"\r\n"), (b"\n", b"\r"), (b"    ", b"   ")]
    )
    return data.replace(old, new, random.choice([1, -1]))


def change_numbers(random: Random, data: bytes) -> bytes:
    old = str(random.randrange(4)).encode()
    new = random.choice(
        ["-1", "0", "1_0", "9" * 30, "0o7", "1j", "2.5", "True", "1e999", "18446744073709551616"]
    )
    return data.replace(old, new.encode(), random.choice([1, -1]))


MUTATIONS: tuple[Mutation, ...] = (
    cut,
    put,
    put,
    put,
    swap_words,
    swap_words,
    swap_lines,
    repeat_line,
    change_bytes,
    change_blanks,
    change_numbers,
)


def spliced(random: Random, first: bytes, second: bytes) -> bytes:
    """Lines of two texts in one."""
    pool = [*first.split(b"\n"), *second.split(b"\n")]
    return b"\n".join(line for line in pool if random.random() < 0.8)
