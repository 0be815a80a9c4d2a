"""A program to a graph: one declaration after another, whatever is refused on the way."""

from dataclasses import dataclass
from pathlib import Path

from holowork.core import OpError
from holowork.ir import INPUT, OUTPUT, Node
from holowork.ops import GraphBuilder, Tensor, extents_and_dtype
from holowork.source.calls import Evaluation
from holowork.source.constants import called_data, is_literal, listed_data
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.operands import Missing, literal, resolve
from holowork.source.program import Program, names_bound
from holowork.source.scope import Scope
from holowork.source.syntax import Const, Input, Item, Let, Output, Refused, Step
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class Text:
    """What a text is called, where its files lie, and the declarations in it."""

    name: str
    root: Path
    program: Program


class Lowering:
    """The graph of a text while it is built; `rejected` is what was refused."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._scope = Scope(text.program)
        self.builder = GraphBuilder(text.program.title or text.name)

    def run(self) -> tuple[Rejected, ...]:
        """Lower every declaration; returns what was refused."""
        for item in self._text.program.items:
            with self.builder.at(f"{self._text.name or 'source'}:{item.place.line + 1}"):
                self._declare(item)
        return (*self._text.program.rejected, *self._scope.rejected)

    def _declare(self, item: Item) -> None:
        self._scope.enter(item)
        tensor = None
        try:
            tensor = self._lower(item)
        except Rejected as rejected:
            self._scope.report(rejected)
        for name in names_bound(item):
            self._scope.bind(name, tensor)

    def _lower(self, item: Item) -> Tensor | None:
        """What a declaration names; None for an output, and where it was refused. Raises Rejected."""
        match item:
            case Input():
                return self._input(item)
            case Const():
                return self._const(item)
            case Let():
                return self._let(item)
            case Output():
                self._output(item)
            case Refused():
                Evaluation(self._scope, self.builder).run(item.calls)
        return None

    def _input(self, item: Input) -> Tensor | None:
        if self._scope.has(item.name.text):
            return None
        kind = item.typed.type
        try:
            checked = extents_and_dtype(kind.shape, kind.dtype, f"input {item.name.title!r}")
            return self.builder.port(Node(op=INPUT, type=checked, name=item.name.title))
        except OpError as fault:
            refused = Kind.INPUT_DTYPE if kind.dtype is DType.F64 else Kind.INPUT_SHAPE
            raise Rejected(refused, item.typed.place, str(fault)) from fault

    def _const(self, item: Const) -> Tensor:
        kind, place = item.typed.type, item.typed.place
        if kind.dtype is DType.F64:
            message = f"constant {item.name.text!r}: expected a type that is computed in, found f64"
            raise Rejected(Kind.CONST_DTYPE, place, message, hint="State f32 for the same values")
        data = self._data(item)
        try:
            return self.builder.const(item.name.title, data, dtype=kind.dtype, shape=kind.shape)
        except OpError as fault:
            raise Rejected(Kind.CONST_SHAPE, place, str(fault)) from fault

    def _data(self, item: Const) -> bytes:
        value, kind = item.value, item.typed.type
        if isinstance(value, Step):
            return called_data(item.calls[value.index], kind, self._text.root)
        if not is_literal(value):
            message = f"expected values, file(…) or bytes(…), found {value.place.token!r}"
            raise Rejected(Kind.CONST_VALUE, value.place, message)
        return listed_data(value, kind)

    def _let(self, item: Let) -> Tensor | None:
        before = len(self.builder.nodes)
        tensor = Evaluation(self._scope, self.builder).run(item.calls, item.declared)
        title = item.name.title if item.name else ""
        is_new = tensor is not None and tensor.node >= before
        return tensor.named(title) if tensor is not None and title and is_new else tensor

    def _output(self, item: Output) -> None:
        source = self._source(item)
        if source is None:
            return
        try:
            made = Node(op=OUTPUT, sources=(source.node,), type=source.type, name=item.name.title)
            self.builder.port(made)
        except OpError as fault:
            raise Rejected(Kind.DUPLICATE, item.name.place, str(fault)) from fault

    def _source(self, item: Output) -> Tensor | None:
        """What an output reads."""
        evaluation = Evaluation(self._scope, self.builder)
        evaluation.run(item.calls)
        found = resolve(self._scope, item.value, evaluation.results, kind=Kind.OUTPUT_SOURCE)
        if found is Missing.ABSENT:
            message = f"expected a value, found {item.value.place.token!r}"
            raise Rejected(Kind.OUTPUT_SOURCE, item.value.place, message)
        if isinstance(found, Missing):
            return None
        return found if isinstance(found, Tensor) else literal(self.builder, found, DType.F32)
