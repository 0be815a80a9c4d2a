"""A model to a graph: node after node, each by the recipe of its op."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from onnx import AttributeProto, FunctionProto, GraphProto, NodeProto, TensorProto

from holowork.core import OpError
from holowork.importers.errors import (
    MalformedModel,
    ModelRefused,
    UnknownVersion,
    UnsupportedForm,
)
from holowork.importers.onnx.age import LEAST_OPSET, brought_up, is_current
from holowork.importers.onnx.attributes import attributes_of, resolved
from holowork.importers.onnx.conformity import check_node, check_texts
from holowork.importers.onnx.order import in_order
from holowork.importers.onnx.reading import OLDER, domain_of, opsets_of
from holowork.importers.onnx.recipe import Build, Recipe
from holowork.importers.onnx.scope import Scope
from holowork.importers.onnx.step import Results, Step, Surroundings
from holowork.importers.onnx.survey import titled, unknown_op
from holowork.importers.onnx.table import RECIPES
from holowork.importers.report import Imported
from holowork.ir import CONST, Node
from holowork.ops import Tensor

_LONGEST = 1 << 27
"""Elements of one axis, at most: recipes count along axes, which takes memory before anything runs."""
_MISFITS = (ValueError, IndexError, ZeroDivisionError, OverflowError, MemoryError)
"""What taking apart extents and values that do not fit ends in."""
_DEEPEST = 32
"""Functions and subgraphs within each other, at most."""
Functions = Mapping[tuple[str, str], FunctionProto]


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where nodes stand: the names around them, versions of ops, attributes of the function they are in."""

    scope: Scope
    opsets: Mapping[str, int]
    path: str
    attributes: Mapping[str, AttributeProto] = field(default_factory=dict)
    depth: int = 0

    def within(self, path: str) -> "Place":
        """A place one deeper; raises MalformedModel where that never ends."""
        if self.depth >= _DEEPEST:
            raise MalformedModel(self.path, f"at most {_DEEPEST} functions within each other", "more")
        return replace(self, scope=Scope(self.scope), path=f"{self.path}{path}/", depth=self.depth + 1)


@dataclass(frozen=True, kw_only=True)
class Call:
    """A node that stands for a function, and where it stands."""

    node: NodeProto
    place: Place


class Lowering:
    """Makes the nodes of one model; `imported` notes what became of each of its nodes."""

    def __init__(self, around: Surroundings, functions: Functions) -> None:
        self._around = around
        self._functions = functions
        self.imported: list[Imported] = []

    def constants(self, tensors: Iterable[TensorProto], scope: Scope) -> None:
        """Note the constants of a graph, each of which becomes a node when it is read."""
        for tensor in tensors:
            scope.expect(tensor.name, partial(self._constant, tensor))

    def run(self, nodes: Sequence[NodeProto], place: Place) -> None:
        """Make the nodes of each node; raises ModelRefused, with the node that is refused."""
        for position, node in enumerate(in_order(nodes, place.scope.knows)):
            check_texts(node, f"{place.path}node {position}")
            name = node.name or f"{node.op_type}_{position}"
            with self._around.graph.at(f"{place.path}{name}"):
                self._run(resolved(node, place.attributes), place, name)

    def _run(self, node: NodeProto, place: Place, name: str) -> None:
        where = f"{place.path}{name} ({node.op_type})"
        operands = tuple(place.scope.find(each, where) if each else None for each in node.input)
        first = len(self._around.graph.nodes)
        step = replace(self._step(node, place, where), operands=operands)
        function = self._functions.get((domain_of(node.domain), node.op_type))
        _check_extents(step)
        results: Results
        if function is not None:
            results, way = step.expand(function), "function of the model"
        else:
            recipe, build = self._recipe(step)
            results, way = _built(build, brought_up(step)), recipe.way.name.lower()
        self._bind(step, results, place.scope)
        made = tuple(range(first, len(self._around.graph.nodes)))
        self.imported.append(Imported(name=name, op=node.op_type, way=way, depth=place.depth, nodes=made))

    def _step(self, node: NodeProto, place: Place, where: str) -> Step:
        inner = place.within(node.name or node.op_type)
        version = place.opsets.get(domain_of(node.domain), 1)
        check_node(node, version, where)
        return Step(
            where=where,
            proto=node,
            version=version,
            operands=(),
            attributes=attributes_of(node, self._around.reader),
            around=self._around,
            body=partial(self._body, inner),
            expand=partial(self._expand, inner, Call(node=node, place=place)),
        )

    def _recipe(self, step: Step) -> tuple[Recipe, Build]:
        """The recipe of an op and its form; raises UnsupportedOp, UnknownVersion."""
        name = (domain_of(step.proto.domain), step.op)
        recipe = RECIPES.get(name)
        if recipe is None:
            raise unknown_op(name, step.where)
        form = recipe.form(step.version)
        if form is None or not is_current(step):
            expected = f"{titled(name)} as opset {LEAST_OPSET} or a later one has it"
            raise UnknownVersion(step.where, expected, f"opset {step.version}", hint=OLDER)
        return recipe, form

    def _bind(self, step: Step, results: Results, scope: Scope) -> None:
        """Give the results of a node their names."""
        made = (results,) if isinstance(results, Tensor) else tuple(results)
        for place, name in enumerate(step.proto.output):
            if name and (place >= len(made) or made[place] is None):
                step.refuse(f"the outputs that are computed, which are the first {len(made)}", f"{name!r}")
            if name:
                scope.bind(name, made[place])
                self._name(made[place], name)

    def _name(self, tensor: Tensor | None, name: str) -> None:
        """Call the node of a value as the model calls the value, unless it has a name."""
        if tensor is not None and not tensor.name and not self._around.graph.nodes[tensor.node].is_port:
            tensor.named(name)

    def _constant(self, tensor: TensorProto) -> Tensor:
        constant = self._around.reader.constant(tensor, f"tensor {tensor.name!r}")
        with self._around.graph.at(tensor.name):
            return self._around.graph.append(
                Node(op=CONST, type=constant.type, name=tensor.name, constant=constant)
            )

    def _body(self, inner: Place, graph: GraphProto, given: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The results of a subgraph, which reads the names around it; its constants are made once."""
        self.constants([one for one in graph.initializer if not inner.scope.holds(one.name)], inner.scope)
        turn = replace(inner, scope=Scope(inner.scope))
        for value, tensor in zip(graph.input, given, strict=True):
            turn.scope.bind(value.name, tensor)
        self.run(graph.node, turn)
        found = [turn.scope.find(value.name, turn.path) for value in graph.output]
        return tuple(tensor for tensor in found if tensor is not None)

    def _expand(self, inner: Place, call: Call, function: FunctionProto) -> tuple[Tensor | None, ...]:
        """The results of a function, which reads its own inputs alone."""
        node, outer, where = call.node, call.place, call.place.path
        given = [outer.scope.find(each, where) if each else None for each in node.input]
        scope = Scope()
        for place, name in enumerate(function.input):
            scope.bind(name, given[place] if place < len(given) else None)
        attributes = {one.name: one for one in (*function.attribute_proto, *node.attribute)}
        opsets = {**outer.opsets, **opsets_of(function.opset_import)}
        self.run(function.node, replace(inner, scope=scope, attributes=attributes, opsets=opsets))
        return tuple(scope.find(name, where) if scope.knows(name) else None for name in function.output)


def _check_extents(step: Step) -> None:
    """Refuse axes that nothing could count along; raises MalformedModel."""
    longest = max((extent for x in step.operands if x is not None for extent in x.shape), default=0)
    if longest > _LONGEST:
        raise MalformedModel(step.where, f"axes of at most {_LONGEST} elements", longest)


def _built(build: Build, step: Step) -> Results:
    """What a form of a recipe makes; raises ModelRefused where an op of ours does not take it, too.

    Recipes take extents, attributes and known values apart as the specification has them; what does not come
    apart so is the model's fault.
    """
    try:
        return build(step)
    except ModelRefused:
        raise
    except OpError as fault:
        raise UnsupportedForm(step.where, "operands and attributes that ours take", fault) from fault
    except _MISFITS as fault:
        expected = "extents, attributes and known values that fit each other"
        raise MalformedModel(step.where, expected, fault) from fault
