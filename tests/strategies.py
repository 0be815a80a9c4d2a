"""Hypothesis strategies: types, arrays with special values, constants, well-typed graphs and their inputs."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from hypothesis import reject, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from holowork.core import OpError
from holowork.ir import INPUT, OUTPUT, Constant, Graph, TensorType
from holowork.ops import OPS, GraphBuilder, OpSpec, Tensor, from_bytes
from kernels_ir import DType
from tests.distances import same_bits
from tests.recipes import ALL, FIRST, Draw, recipe_of

Array = NDArray[Any]

OFFERED: tuple[OpSpec, ...] = tuple(row for row in OPS if row.is_offered)
DTYPES = st.sampled_from([dtype for dtype in DType if dtype is not DType.F64])
"""Every element type but f64, which graphs do not have."""

_SPECIAL = {
    DType.F32: "0 80000000 3f800000 7f800000 ff800000 7fc00000 7f800001 ffc00001 1 80000001 7fffff 7f7fffff",
    DType.F16: "0 8000 3c00 bc00 7c00 fc00 7e00 7c01 fe01 1 8001 3ff 7bff",
    DType.BF16: "0 8000 3f80 bf80 7f80 ff80 7fc0 7f81 ffc1 1 8001 7f 7f7f",
}
"""Bits of zeros, ones, infinities, NaN (signalling and with payloads too), subnormals, the largest."""


def elements(dtype: DType) -> st.SearchStrategy[int]:
    """The bits of one stored item of a type of whole bytes."""
    if dtype is DType.BOOL:
        return st.integers(0, 1)
    anything = st.integers(0, (1 << max(dtype.bits, 8)) - 1)
    special = [int(bits, 16) for bits in _SPECIAL.get(dtype, "0").split()]
    return st.sampled_from(special) | anything


def types(
    dtypes: st.SearchStrategy[DType] = DTYPES, shapes: st.SearchStrategy[tuple[int, ...]] = ALL
) -> st.SearchStrategy[TensorType]:
    """Tensor types of up to three axes, rank 0 and empty ones too."""
    return st.builds(TensorType, dtypes, shapes)


@st.composite
def constants(draw: Draw, kind: TensorType) -> Constant:
    """Constants of a type, of any bits."""
    if kind.dtype.is_sub_byte:
        return Constant(kind, draw(st.binary(min_size=kind.bytes, max_size=kind.bytes)))
    items = draw(st.lists(elements(kind.dtype), min_size=kind.elements, max_size=kind.elements))
    width = kind.dtype.bits // 8
    return Constant(kind, b"".join(item.to_bytes(width, "little") for item in items))


def arrays(kind: TensorType) -> st.SearchStrategy[Array]:
    """Arrays of a type, of any bits: read-only, as sessions and references get them."""
    return constants(kind).map(lambda constant: from_bytes(kind, constant.data))


def layouts(array: Array) -> st.SearchStrategy[Array]:
    """The same elements in another memory: transposed, reversed, with gaps, in big-endian order."""
    swapped = array.dtype.newbyteorder() if array.dtype.kind in "iuf" else array.dtype
    gaps = np.zeros((*array.shape, 2), array.dtype)
    gaps[..., 0] = array
    backwards = array[(slice(None, None, -1),) * array.ndim].copy()[(slice(None, None, -1),) * array.ndim]
    return st.sampled_from(
        [array, np.array(array, order="F"), gaps[..., 0], backwards, array.astype(swapped)]
    )


def inputs_of(graph: Graph) -> st.SearchStrategy[dict[str, Array]]:
    """Arrays for the inputs of a graph, by name."""
    return st.fixed_dictionaries({graph[port].name: arrays(graph[port].type) for port in graph.inputs})


class _Growing:
    """A graph under construction, with the tensors that an op can be applied to."""

    def __init__(self, draw: Draw, numerics: str) -> None:
        self.draw = draw
        self.graph = GraphBuilder("drawn", numerics=numerics)
        self.pool: list[Tensor] = []

    def grow(self, row: OpSpec, first: Tensor | None = None) -> Mapping[str, Any]:
        """Apply an op and return its attributes as given; raises OpError where the recipe does not fit."""
        first = self._first(row) if first is None else first
        request = recipe_of(row)(self.draw, first.type)
        operands: list[object] = [first]
        for place, kind in enumerate(request.others, start=1):
            fixed = request.values.get(place)
            operands.append(self._tensor(kind) if fixed is None else self.graph.const(fixed))
        self.pool.append(self.graph.op(row.name, *operands, **request.attributes))
        return request.attributes

    def _first(self, row: OpSpec) -> Tensor:
        fitting = [x for x in self.pool if x.dtype in row.accepts and row.name not in FIRST]
        if fitting and self.draw(st.booleans()):
            chosen: Tensor = self.draw(st.sampled_from(fitting))
            return chosen
        accepted = sorted(row.accepts - {DType.E8CB, DType.F64})
        return self._new(self.draw(types(st.sampled_from(accepted), FIRST.get(row.name, ALL))))

    def _tensor(self, kind: TensorType | None) -> Tensor | None:
        fitting = [x for x in self.pool if x.type == kind]
        if kind is None or (fitting and self.draw(st.booleans())):
            return self.draw(st.sampled_from(fitting)) if kind else None
        return self._new(kind)

    def _new(self, kind: TensorType) -> Tensor:
        if self.draw(st.booleans()):
            constant = self.draw(constants(kind))
            return self.graph.const(bytes(constant.data), dtype=kind.dtype, shape=kind.shape)
        return self.graph.input(f"x{len(self.graph.nodes)}", kind.shape, kind.dtype)

    def frozen(self) -> Graph:
        """The graph, its last values and some others as outputs."""
        for place, tensor in enumerate(self.pool):
            if place == len(self.pool) - 1 or self.draw(st.booleans()):
                self.graph.output(f"y{place}", tensor)
        return self.graph.freeze()


FEW = settings(max_examples=max(settings().max_examples // 5, 5))
"""For properties of each row of the table: there are many rows."""
NUMERICS = st.sampled_from(["fused", "fused", "strict"])


@st.composite
def applied_to(draw: Draw, row: OpSpec) -> tuple[Graph, Mapping[str, Any]]:
    """A graph of one application of an op, and its attributes as they were given."""
    growing = _Growing(draw, draw(NUMERICS))
    try:
        given = growing.grow(row)
    except OpError:
        reject()
    return growing.frozen(), given


def graphs_of(row: OpSpec) -> st.SearchStrategy[Graph]:
    """Graphs of one application of an op."""
    return applied_to(row).map(lambda pair: pair[0])


@st.composite
def twice_applied(draw: Draw, row: OpSpec) -> Graph:
    """A graph of two applications of an op to one tensor, each an output."""
    growing = _Growing(draw, "fused")
    try:
        growing.grow(row)
        first = Tensor(growing.graph, growing.graph.nodes[growing.pool[0].node].sources[0])
        growing.grow(row, first)
    except OpError:
        reject()
    for tensor in growing.pool:
        growing.graph.output("", tensor)
    return growing.graph.freeze()


@st.composite
def graphs(draw: Draw, rows: Sequence[OpSpec] = OFFERED, most: int = 6) -> Graph:
    """Well-typed graphs over ops of the table; every value of every output can be interpreted."""
    growing = _Growing(draw, draw(NUMERICS))
    for row in draw(st.lists(st.sampled_from(rows), min_size=1, max_size=most)):
        try:
            growing.grow(row)
        except OpError:
            continue
    return growing.frozen()


NAMES = st.text(max_size=6) | st.sampled_from(
    ["", 'a"b', "a\nb", "<img src=x>", "\u202e", "\ud800", "%0", "κ°"]
)
"""Names of nodes and graphs as files and users can have them."""


@st.composite
def renamed(draw: Draw, graph: Graph) -> Graph:
    """The graph with hostile names and with extensions."""
    ports: Mapping[str, set[str]] = {INPUT: set(), OUTPUT: set()}
    nodes = []
    for node in graph.nodes:
        name = draw(NAMES)
        taken = ports.get(node.op, set())
        nodes.append(node if name in taken else replace(node, name=name))
        taken.add(nodes[-1].name)
    extensions = draw(st.lists(st.tuples(NAMES, st.binary(max_size=5)), max_size=2))
    return replace(graph, nodes=tuple(nodes), name=draw(NAMES), extensions=tuple(extensions))


def same_outputs(first: Sequence[Array], second: Sequence[Array]) -> bool:
    """As many arrays, each with the same type and bits, any NaN equal to any NaN."""
    return len(first) == len(second) and all(map(same_bits, first, second))
