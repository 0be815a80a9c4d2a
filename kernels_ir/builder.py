"""Writing one kernel as LLVM IR text: arguments, memory, loops. The one module that writes control flow."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from kernels_ir.cpu import CpuFeatures
from kernels_ir.flow import Flow
from kernels_ir.kinds import F32, I32, I64, POINTER, Kind
from kernels_ir.scalars.exponential import scaled_in_two
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value, literal, vector_type

WORD = 8
"""Bytes of one word of the argument block."""
ENTRY = "kernel"
"""The name of the function of every kernel: `void kernel(ptr arguments)`."""

_SCALED = 16
"""Lanes that the instruction for products by powers of two has."""
_AS_SET = 4
"""The rounding of the machine, which is to nearest even."""


@dataclass(frozen=True, kw_only=True)
class Chunk:
    """Neighbouring elements: the index of the first, how many lanes, and which of them are there."""

    start: Value
    lanes: int
    mask: Value | None = None


class Kernel(Flow):
    """The text of one kernel while it is written."""

    def __init__(self, spec: KernelSpec, cpu: CpuFeatures) -> None:
        super().__init__(is_strict=spec.is_strict)
        self.spec = spec
        self.cpu = cpu
        self._declared: dict[str, None] = {}
        self._globals: dict[str, str] = {}
        self._scratch: list[str] = []
        self._functions: list[str] = []
        self._is_streaming = False

    def declare(self, signature: str) -> None:
        """Declare a function that is called: `ret @name(types)`."""
        self._declared[signature] = None

    def argument(self, name: str) -> Value:
        """An integer of the argument block."""
        return self._word(name, I64)

    def pointer(self, name: str) -> Value:
        """An address of the argument block."""
        return self._word(name, POINTER)

    def _word(self, name: str, kind: Kind) -> Value:
        place = self.spec.arguments.index(name) * WORD
        address = self.line(f"getelementptr i8, ptr %arguments, i64 {place}")
        return Value(self, self.line(f"load {kind.llvm}, ptr {address}, align {WORD}"), kind)

    def constant(self, values: Sequence[int], kind: Kind) -> Value:
        """The address of numbers that are part of the code, 64-byte aligned."""
        words = ", ".join(f"{kind.llvm} {literal(value, kind, 1)}" for value in values)
        text = f"private unnamed_addr constant [{len(values)} x {kind.llvm}] [{words}], align 64"
        name = self._globals.setdefault(text, f"@table{len(self._globals)}")
        return Value(self, name, POINTER)

    def scratch(self, elements: int, kind: Kind) -> Value:
        """The address of memory of this call alone, 64-byte aligned."""
        name = f"%scratch{len(self._scratch)}"
        self._scratch.append(f"  {name} = alloca [{elements} x {kind.llvm}], align 64")
        return Value(self, name, POINTER)

    def at(self, base: Value, index: Value | int, size: int = 1) -> Value:
        """The address `index` elements of `size` bytes behind another."""
        text = index.text if isinstance(index, Value) else str(index)
        return Value(self, self.line(f"getelementptr [{size} x i8], {base}, i64 {text}"), POINTER)

    def load(self, address: Value, kind: Kind, lanes: int = 1, *, mask: Value | None = None) -> Value:
        """Elements from memory that is aligned to one element; lanes that the mask leaves out are 0."""
        vector = vector_type(kind, lanes)
        if mask is None:
            return Value(self, self.line(f"load {vector}, {address}, align {kind.bytes}"), kind, lanes)
        function = f"@llvm.masked.load.{_suffix(kind, lanes)}.p0"
        self.declare(f"{vector} {function}(ptr, i32, {mask.type}, {vector})")
        arguments = f"{address}, i32 {kind.bytes}, {mask}, {vector} zeroinitializer"
        return Value(self, self.line(f"call {vector} {function}({arguments})"), kind, lanes)

    def store(self, value: Value, address: Value, mask: Value | None = None) -> None:
        """Elements to memory that is aligned to one element; only lanes of the mask are written."""
        size = value.kind.bytes
        if mask is None:
            self.do(f"store {value}, {address}, align {size}")
            return
        function = f"@llvm.masked.store.{_suffix(value.kind, value.lanes)}.p0"
        self.declare(f"void {function}({value.type}, ptr, i32, {mask.type})")
        self.do(f"call void {function}({value}, {address}, i32 {size}, {mask})")

    def stream(self, value: Value, address: Value) -> None:
        """Elements past the caches to an address that is a multiple of their bytes."""
        self._is_streaming = True
        self.do(f"store {value}, {address}, align {value.lanes * value.kind.bytes}, !nontemporal !0")

    def until_aligned(self, address: Value, kind: Kind, lanes: int) -> Value:
        """Elements from an address to the next one that `stream` can write vectors to."""
        number = Value(self, self.line(f"ptrtoint {address} to i64"), I64)
        return (-number & (lanes * kind.bytes - 1)).quotient(kind.bytes)

    def gather(self, base: Value, indices: Value, kind: Kind, *, step: int = 0) -> Value:
        """base[indices], one element for each lane of i32 or i64 indices, which must all be inside.

        Elements begin every `step` bytes, by default their size.
        """
        step = step or kind.bytes
        if indices.lanes == 1:
            return self.load(self.at(base, self.convert(indices, I64), step), kind)
        lanes = indices.lanes
        pointers = f"<{lanes} x ptr>"
        name = self.line(f"getelementptr [{step} x i8], {base}, {indices}")
        vector = vector_type(kind, lanes)
        function = f"@llvm.masked.gather.{_suffix(kind, lanes)}.v{lanes}p0"
        self.declare(f"{vector} {function}({pointers}, i32, <{lanes} x i1>, {vector})")
        every = f"<{lanes} x i1> splat (i1 true)"
        arguments = f"{pointers} {name}, i32 {step}, {every}, {vector} poison"
        return Value(self, self.line(f"call {vector} {function}({arguments})"), kind, lanes)

    def look_up(self, table: Sequence[int], indices: Value, kind: Kind) -> Value:
        """table[indices] of numbers that are part of the code."""
        return self.gather(self.constant(table, kind), indices, kind)

    def prefetch(self, address: Value, locality: int = 3, *, is_write: bool = False) -> None:
        """Ask for a cache line: locality 3 is the nearest cache, 2 the second."""
        self.declare("void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)")
        self.do(f"call void @llvm.prefetch.p0({address}, i32 {int(is_write)}, i32 {locality}, i32 1)")

    def half(self, bits: Value, formula: Callable[["Kernel", Value], Value]) -> Value:
        """The numbers whose f16 bits are given, as f32; by a formula where no instruction widens them."""
        if not self.cpu.has_half:
            return formula(self, bits)
        narrow = "half" if bits.lanes == 1 else f"<{bits.lanes} x half>"
        name = self.line(f"bitcast {bits} to {narrow}")
        vector = vector_type(F32, bits.lanes)
        return Value(self, self.line(f"fpext {narrow} {name} to {vector}"), F32, bits.lanes)

    def scaled(self, x: Value, n: Value) -> Value:
        """x·2ⁿ of f32, rounded once; n is whole, from −252 to 252."""
        if x.lanes > _SCALED and self.cpu.has_scale:
            return self.joined(*map(self.scaled, self.halves(x), self.halves(n)))
        if x.lanes < _SCALED or not self.cpu.has_scale:
            product: Value = scaled_in_two(self, x, n)
            return product
        function = "@llvm.x86.avx512.mask.scalef.ps.512"
        self.declare(f"{x.type} {function}({x.type}, {x.type}, {x.type}, i16, i32 immarg)")
        arguments = f"{x}, {n}, {x.type} zeroinitializer, i16 -1, i32 {_AS_SET}"
        return Value(self, self.line(f"call {x.type} {function}({arguments})"), x.kind, x.lanes)

    def chunks(self, elements: Value, lanes: int, unroll: int = 1) -> Iterator[Chunk]:
        """Every element once: some vectors a turn, then vectors, then the rest by a mask or one by one.

        Each turn opens a loop and emits its body; elements may be written in any order. There are 0 or more.
        """
        done = self.number(0, I64)
        for wide in dict.fromkeys((unroll, 1)):
            stop = done + ((elements - done) & -(lanes * wide))
            for start in self.loop(stop, lanes * wide, start=done):
                for part in range(wide):
                    yield Chunk(start=start + part * lanes, lanes=lanes)
            done = stop
        yield from self.rest(done, elements, lanes)

    def columns(self, elements: Value, lanes: int) -> Iterator[Chunk]:
        """The same with one body, for long ones, where part of a vector can be loaded: each has a mask."""
        if not self.cpu.has_masks:
            yield from self.chunks(elements, lanes)
            return
        for start in self.loop(elements, lanes):
            yield Chunk(start=start, lanes=lanes, mask=self.mask(elements - start, lanes))

    def rest(self, done: Value, elements: Value, lanes: int) -> Iterator[Chunk]:
        """Elements from one on, fewer than a vector has: by a mask or one by one."""
        if not self.cpu.has_masks:
            for start in self.loop(elements, start=done):
                yield Chunk(start=start, lanes=1)
            return
        with self.when(done < elements):
            yield Chunk(start=done, lanes=lanes, mask=self.mask(elements - done, lanes))

    def mask(self, count: Value, lanes: int) -> Value:
        """The first `count` lanes; all of them for a greater count, none for one below 1."""
        held = self.where(count < lanes, count, lanes)
        indices = ", ".join(f"i32 {lane}" for lane in range(lanes))
        numbers = Value(self, f"<{indices}>", I32, lanes)
        return numbers < self.convert(held, I32)

    def fault_unless(self, condition: Value, name: str) -> None:
        """Where the condition, of one lane, does not hold: set the fault word at the address of that name."""
        with self.when(~condition):
            self.store(self.number(1, I64), self.pointer(name))

    @contextmanager
    def function(self, name: str, kinds: Sequence[Kind]) -> Iterator[list[Value]]:
        """Write a function of the module's own, to be called: the values are its parameters."""
        outer = self.lines, self.block
        self.lines, self.block = [], "entry"
        parameters = [Value(self, f"%given{place}", kind) for place, kind in enumerate(kinds)]
        yield parameters
        head = f"define internal void @{name}({', '.join(map(str, parameters))}) nounwind {{"
        self._functions += [head, "entry:", *self.lines, "  ret void", "}"]
        self.lines, self.block = outer

    def address(self, function: str) -> Value:
        """Where a function of the module is."""
        return Value(self, f"@{function}", POINTER)

    def call(self, function: Value, *arguments: Value) -> None:
        """Run the function at an address."""
        self.do(f"call void {function.text}({', '.join(map(str, arguments))})")

    def close(self) -> str:
        """The whole module: constants, declarations, the functions."""
        globals_ = [f"{name} = {text}" for text, name in self._globals.items()]
        declarations = [f"declare {signature}" for signature in sorted(self._declared)]
        head = [f"define void @{ENTRY}(ptr %arguments) nounwind {{", "entry:"]
        # what went past the caches is there for other threads, too, before the kernel ends
        fence, number = (["  fence seq_cst"], ["!0 = !{i32 1}"]) if self._is_streaming else ([], [])
        own = [*self._functions, *head, *self._scratch, *self.lines, *fence, "  ret void", "}"]
        return "\n".join([*globals_, *declarations, *own, *number, ""])


def _suffix(kind: Kind, lanes: int) -> str:
    """How an intrinsic names a vector type."""
    return f"v{lanes}{'f' if kind.is_float else 'i'}{kind.bits}"
