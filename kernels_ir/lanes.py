"""The functions that formulas are made of, besides operators; each is one instruction or a few.

A formula is a function of an algebra and lanes, such as `relu(k, x) = k.where(x <= 0, 0.0, x)`. Run on a
`Kernel` it writes code; run on NumPy arrays, by the algebra of the references, it computes. The text of
the formula is then the definition of both.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from kernels_ir.kinds import F32, F64, I32, I64, TRUTH, Kind
from kernels_ir.values import Number, Value, literal, vector_type

Given = Value | Number


class Lanes(ABC):
    """An algebra that writes instructions. Numbers alone are f32, or i32 when they are integers."""

    is_strict: bool

    @abstractmethod
    def line(self, instruction: str) -> str:
        """Write an instruction that has a result, and name it."""

    @abstractmethod
    def declare(self, signature: str) -> None:
        """Declare a function that is called: `ret @name(types)`."""

    def fma(self, a: Given, b: Given, c: Given) -> Value:
        """a·b + c with one rounding; in the strict mode a multiply and an add."""
        x, y, z = self.alike(a, b, c)
        return x * y + z if self.is_strict else self.intrinsic("fma", x, y, z)

    def where(self, condition: Value, a: Given, b: Given) -> Value:
        """a where the condition holds, else b."""
        x, y = self.alike(a, b)
        lanes = max(condition.lanes, x.lanes)
        mask, x, y = (self.spread(v, lanes) for v in (condition, x, y))
        return self._made(f"select {mask}, {x}, {y}", x.kind, lanes)

    def abs(self, x: Value) -> Value:
        """|x| of floats: the sign bit cleared, of NaN too."""
        return self.intrinsic("fabs", x)

    def copysign(self, size: Given, sign: Value) -> Value:
        """The size of one float with the sign bit of another."""
        return self.intrinsic("copysign", *self.alike(size, sign))

    def sqrt(self, x: Value) -> Value:
        """√x, correctly rounded."""
        return self.intrinsic("sqrt", x)

    def floor(self, x: Value) -> Value:
        """The greatest integer ≤ x."""
        return self.intrinsic("floor", x)

    def ceil(self, x: Value) -> Value:
        """The least integer ≥ x."""
        return self.intrinsic("ceil", x)

    def trunc(self, x: Value) -> Value:
        """x without its fraction."""
        return self.intrinsic("trunc", x)

    def rint(self, x: Value) -> Value:
        """The nearest integer, halves to even."""
        return self.intrinsic("roundeven", x)

    def view(self, x: Value, kind: Kind) -> Value:
        """The same bits read as another kind of the same size."""
        if x.kind.llvm == kind.llvm:
            return Value(x.kernel, x.text, kind, x.lanes)
        return self._made(f"bitcast {x} to {vector_type(kind, x.lanes)}", kind, x.lanes)

    def convert(self, x: Value, kind: Kind) -> Value:
        """The same numbers in another kind: integers wrap or extend, floats round to nearest even once.

        A float that is converted to an integer must fit it, else the lane is undefined.
        """
        instruction = _conversion(x.kind, kind)
        if not instruction:
            return self.view(x, kind)
        return self._made(f"{instruction} {x} to {vector_type(kind, x.lanes)}", kind, x.lanes)

    def is_negative(self, x: Value) -> Value:
        """Whether the sign bit is set."""
        return self.view(x, {F32: I32, F64: I64}[x.kind]) < 0

    def any(self, mask: Value) -> Value:
        """Whether a lane of the mask holds, as one lane."""
        if mask.lanes == 1:
            return mask
        function = f"@llvm.vector.reduce.or.v{mask.lanes}i1"
        self.declare(f"i1 {function}({mask.type})")
        return self._made(f"call i1 {function}({mask})", TRUTH, 1)

    def quotient(self, a: Value, b: Value) -> Value:
        """Integers divided, cut off toward zero; undefined for a divisor of 0, and smallest / −1."""
        return a.quotient(b)

    def remainder(self, a: Value, b: Value) -> Value:
        """What is left by `quotient`, with the sign of the dividend."""
        return a.remainder(b)

    def kind_of(self, x: Value) -> Kind:
        """The kind of lanes."""
        return x.kind

    def like(self, value: Number, x: Value) -> Value:
        """A number in every lane, of the kind of x."""
        return self.number(value, x.kind, x.lanes)

    def number(self, value: Number, kind: Kind, lanes: int = 1) -> Value:
        """A literal of a kind."""
        return Value(self, literal(value, kind, lanes), kind, lanes)

    def alike(self, *given: Given) -> tuple[Value, ...]:
        """Numbers and single lanes brought to the kind and width of the values beside them."""
        values = [value for value in given if isinstance(value, Value)]
        is_float = any(isinstance(value, float) for value in given)
        kind = values[0].kind if values else F32 if is_float else I32
        lanes = max((value.lanes for value in values), default=1)
        whole = (v if isinstance(v, Value) else self.number(v, kind, lanes) for v in given)
        return tuple(self.spread(value, lanes) for value in whole)

    def spread(self, x: Value, lanes: int) -> Value:
        """A single lane repeated; other values as they are."""
        if x.lanes == lanes:
            return x
        if not x.text.startswith("%"):
            return Value(x.kernel, f"splat ({x.kind.llvm} {x.text})", x.kind, lanes)
        vector = vector_type(x.kind, lanes)
        first = self.line(f"insertelement {vector} poison, {x}, i32 0")
        zeros = f"<{lanes} x i32> zeroinitializer"
        return self._made(f"shufflevector {vector} {first}, {vector} poison, {zeros}", x.kind, lanes)

    def halves(self, x: Value) -> tuple[Value, Value]:
        """The first half of the lanes, and the second."""
        low, high = (self._picked(x, start) for start in (0, x.lanes // 2))
        return low, high

    def joined(self, a: Value, b: Value) -> Value:
        """The lanes of one, then those of the other."""
        places = ", ".join(f"i32 {lane}" for lane in range(2 * a.lanes))
        return self._made(f"shufflevector {a}, {b}, <{2 * a.lanes} x i32> <{places}>", a.kind, 2 * a.lanes)

    def _picked(self, x: Value, start: int) -> Value:
        """Half of the lanes, from `start` on."""
        half = x.lanes // 2
        if half == 1:
            return self._made(f"extractelement {x}, i32 {start}", x.kind, 1)
        places = ", ".join(f"i32 {lane}" for lane in range(start, start + half))
        picked = f"shufflevector {x}, {x.type} poison, <{half} x i32> <{places}>"
        return self._made(picked, x.kind, half)

    def regrouped(self, x: Value, kind: Kind) -> Value:
        """The same bytes as more lanes of a narrower kind, or fewer of a wider one, low bytes first."""
        lanes = x.lanes * x.kind.bits // kind.bits
        return self._made(f"bitcast {x} to {vector_type(kind, lanes)}", kind, lanes)

    def numbers(self, lanes: int, kind: Kind) -> Value:
        """0, 1, 2, … in the lanes of an integer kind."""
        each = ", ".join(f"{kind.llvm} {lane}" for lane in range(lanes))
        return Value(self, f"<{each}>" if lanes > 1 else "0", kind, lanes)

    def every_second(self, a: Value, b: Value) -> Value:
        """The lanes 0, 2, 4, … of one and then of another."""
        return self._shuffled(a, b, range(0, 2 * a.lanes, 2))

    def transposed(self, rows: Sequence[Value]) -> list[Value]:
        """The columns of a square of lanes, a power of two of them, given by its rows."""
        found, half = list(rows), len(rows) // 2
        for _ in range(half.bit_length()):
            pairs = zip(found[:half], found[half:], strict=True)
            found = [part for pair in pairs for part in self._interleaved(pair)]
        return found

    def _interleaved(self, pair: tuple[Value, Value]) -> Iterator[Value]:
        """The first halves of two, lane by lane in turn, and the second halves."""
        a, b = pair
        lanes, half = a.lanes, a.lanes // 2
        for start in (0, half):
            places = (place for lane in range(start, start + half) for place in (lane, lane + lanes))
            text = ", ".join(f"i32 {place}" for place in places)
            yield self._made(f"shufflevector {a}, {b}, <{lanes} x i32> <{text}>", a.kind, lanes)

    def woven(self, a: Value, b: Value, part: int) -> tuple[Value, Value]:
        """In each part of so many lanes: the first half of a and of b in turn; and the second halves."""
        halves = [
            [
                place
                for start in range(first, a.lanes, part)
                for lane in range(start, start + part // 2)
                for place in (lane, lane + a.lanes)
            ]
            for first in (0, part // 2)
        ]
        return self._shuffled(a, b, halves[0]), self._shuffled(a, b, halves[1])

    def parted(self, a: Value, b: Value, part: int) -> tuple[Value, Value]:
        """Every second part of so many lanes, of a and then of b; and the parts between."""
        sides = [
            [place for start in range(first, 2 * a.lanes, 2 * part) for place in range(start, start + part)]
            for first in (0, part)
        ]
        return self._shuffled(a, b, sides[0]), self._shuffled(a, b, sides[1])

    def _shuffled(self, a: Value, b: Value, places: Sequence[int]) -> Value:
        """As many lanes of two values, in the order of places."""
        text = ", ".join(f"i32 {place}" for place in places)
        return self._made(f"shufflevector {a}, {b}, <{len(places)} x i32> <{text}>", a.kind, len(places))

    def intrinsic(self, name: str, *values: Value) -> Value:
        """A call of LLVM's function of that name on values of one type, which is the type of the result."""
        first = values[0]
        suffix = f"v{first.lanes}" if first.lanes > 1 else ""
        letter = "f" if first.kind.is_float else "i"
        function = f"@llvm.{name}.{suffix}{letter}{first.kind.bits}"
        self.declare(f"{first.type} {function}({', '.join(value.type for value in values)})")
        return self._made(
            f"call {first.type} {function}({', '.join(map(str, values))})", first.kind, first.lanes
        )

    def _made(self, instruction: str, kind: Kind, lanes: int) -> Value:
        return Value(self, self.line(instruction), kind, lanes)


def _conversion(source: Kind, target: Kind) -> str:
    """The instruction that converts, or nothing where the bits stay."""
    if source.is_float and target.is_float:
        return _resized("fptrunc", "fpext", (source, target))
    if source.is_float:
        return "fptosi" if target.is_signed else "fptoui"
    if target.is_float:
        return "sitofp" if source.is_signed else "uitofp"
    return _resized("trunc", "sext" if source.is_signed else "zext", (source, target))


def _resized(narrower: str, wider: str, kinds: tuple[Kind, Kind]) -> str:
    source, target = kinds
    return "" if source.bits == target.bits else narrower if source.bits > target.bits else wider
