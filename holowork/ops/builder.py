"""The mutable builder of graphs, `hw.Graph` to the user."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import overload

from holowork.ir import ABSENT, CONST, INPUT, NUMERICS, OUTPUT, Graph, Node
from holowork.ops.canonical import canonical
from holowork.ops.gradients.accumulation import Request, gradients_of
from holowork.ops.growth import Growth
from holowork.ops.intake import constant_of
from holowork.ops.methods import UnknownMethod, arranged, offer, offered, worded
from holowork.ops.operands import Lifted, aligned, lifted, tell, tensor_of
from holowork.ops.provenance import caller
from holowork.ops.requests import (
    Unusable,
    Wanted,
    dtype_named,
    extents_and_dtype,
    input_name,
    shape_of,
    text_of,
)
from holowork.ops.spec import OperandMismatch, OpSpec, Unsupported
from holowork.ops.tensor import Tensor

_OURS = "holowork."  # keys of extensions that change what an archive means


_NO_VALUE = "the name alone. Add an array behind it"


class GraphBuilder(Growth):
    """A graph under construction: every op of the table is a method, on the graph and on its tensors.

    A node is appended where it is asked for and stays. Whatever is refused leaves the graph as it was, and
    the error carries the line of the caller as a note.
    """

    def __init__(self, name: str = "", *, numerics: str = NUMERICS[0]) -> None:
        super().__init__(numerics)
        self.name = text_of(name, "graph")
        self._ports: dict[tuple[str, str], int] = {}
        self._extensions: dict[str, bytes] = {}

    def input(self, name: str, shape: object, dtype: object = "f32") -> Tensor:
        """A port that a run binds to an array; raises Unusable, FoundDouble."""
        with self.recording(caller()):
            where = f"input {input_name(name, 'input', ', then extents and a dtype')!r}"
            return self.port(Node(op=INPUT, type=extents_and_dtype(shape, dtype, where), name=name))

    def const(
        self, name: object, value: object = ..., *, dtype: object = None, shape: object = None
    ) -> Tensor:
        """A constant, with a name or without: an array, a number, a list, or bytes with dtype and shape.

        Arrays keep their dtype and are copied; Python numbers become f32, i64 or bool, or what `dtype` says.
        """
        with self.recording(caller()):
            if value is ... and isinstance(name, str):
                where = f"constant {name!r}"
                raise Unusable(where, "a value", _NO_VALUE)
            name, value = ("", name) if value is ... else (name, value)
            title = text_of(name, "the name of a constant", ", then its value")
            where = f"constant {title!r}" if title else "a constant"
            wanted = Wanted(
                where=where,
                dtype=None if dtype is None else dtype_named(dtype, where),
                shape=None if shape is None else shape_of(shape, where),
            )
            constant = constant_of(value, wanted)
            return self.append(Node(op=CONST, type=constant.type, name=title, constant=constant))

    def output(self, name: str, tensor: object) -> None:
        """A port that a run returns, "" for one without a name; raises Unusable for a name that is taken."""
        with self.recording(caller()):
            where = f"output {text_of(name, 'output', ', then a tensor')!r}"
            source = tensor_of(self, tensor, Wanted(where=where))
            self.port(Node(op=OUTPUT, sources=(source.node,), type=source.type, name=name))

    def op(self, name: str, /, *operands: object, **attributes: object) -> Tensor:
        """An op of the table applied to tensors, numbers and arrays; raises OpError."""
        with self.recording(caller()):
            row = offered(name)
            given, named = arranged(row, operands, attributes)
            tensors = lifted(self, row, given)
            try:
                return self._applied(row, tensors, named)
            except (OperandMismatch, Unsupported) as fault:
                tell(fault, row, tensors)
                raise

    @overload
    def backward(self, loss: Tensor, wrt: Tensor, *, stop: Tensor | Sequence[Tensor] = ()) -> Tensor: ...
    @overload
    def backward(
        self, loss: Tensor, wrt: Sequence[Tensor], *, stop: Tensor | Sequence[Tensor] = ()
    ) -> tuple[Tensor, ...]: ...
    def backward(
        self, loss: Tensor, wrt: Tensor | Sequence[Tensor], *, stop: Tensor | Sequence[Tensor] = ()
    ) -> Tensor | tuple[Tensor, ...]:
        """The gradients of a scalar with respect to a tensor, or to each of several, as new nodes.

        A gradient has the type of its tensor, and is 0 where the loss does not depend on it. Tensors in
        `stop` count as constants. Raises NoGradient, Unusable, OperandMismatch.
        """
        with self.recording(caller()):
            found = gradients_of(self, Request.of(self, loss, (wrt, stop)))
        return found[0] if isinstance(wrt, Tensor) else found

    def append(self, node: Node) -> Tensor:
        """Append a node as it is; whoever makes it answers for its type."""
        return Tensor(self, self.push(node))

    def port(self, node: Node) -> Tensor:
        """Append an input or output as it is, with no name or a new one; raises Unusable for a taken one."""
        where = f"{node.op} {node.name!r}"
        taken = self._ports.get((node.op, node.name)) if node.name else None
        if taken is not None:
            hint = f"Each {node.op} has a name of its own, such as '{node.name}_2'"
            raise Unusable(where, "a new name", f"that of %{taken}. {hint}")
        tensor = self.append(node)
        self._ports[node.op, node.name] = tensor.node
        return tensor

    def rename(self, tensor: Tensor, name: str) -> None:
        """Give the node behind a tensor another name; the name of a port is settled. Raises Unusable."""
        node = self._nodes[tensor.node]
        where = f"{node.op} {node.name!r}"
        if node.is_port:
            raise Unusable(where, "a node that is no port", f"the new name {name!r}")
        self._frozen = None
        self._nodes[tensor.node] = replace(node, name=name)

    def add_extension(self, key: str, data: bytes) -> None:
        """Bytes that the archive carries under a key; raises Unusable for a key that is taken or ours."""
        where = f"extension {key!r}"
        if text_of(key, where).startswith(_OURS) or key in self._extensions:
            raise Unusable(where, f"a new key that does not begin with {_OURS}", repr(key))
        self._frozen = None
        self._extensions[key] = bytes(data)

    def freeze(self) -> Graph:
        """The graph as a value; the builder can go on. Raises MalformedGraph."""
        if self._frozen is None or (self._frozen.name, self._frozen.numerics) != (self.name, self.numerics):
            self._frozen = Graph(
                nodes=tuple(self._nodes),
                name=self.name,
                extensions=tuple(self._extensions.items()),
                numerics=self.numerics,
            )
            self._frozen.verify()
        return self._frozen

    def __getattr__(self, name: str) -> Callable[..., Tensor]:
        raise UnknownMethod("Graph", name, _OWN)

    def __str__(self) -> str:
        """Its text as far as it is built: see the frozen graph."""
        return str(Graph(name=self.name, nodes=tuple(self._nodes)))

    def __repr__(self) -> str:
        edges = sum(len(node.present) for node in self._nodes)
        return f"Graph({self.name!r}, nodes={len(self._nodes)}, edges={edges}, κ°={self.label.short})"

    def _applied(self, row: OpSpec, operands: Lifted, named: Mapping[str, object]) -> Tensor:
        """The op applied to tensors of this graph, broadcast where it computes elementwise."""
        tensors = aligned(self, row, operands)
        kinds = tuple(None if tensor is None else tensor.type for tensor in tensors)
        application = row.apply(kinds, worded(row, named))
        return self.append(
            Node(
                op=row.name,
                sources=tuple(ABSENT if tensor is None else tensor.node for tensor in tensors),
                type=application.result,
                attributes=canonical(row, application),
            )
        )


_OWN = tuple(name for name in dir(GraphBuilder) if not name.startswith("_"))
offer(GraphBuilder, GraphBuilder.op)
