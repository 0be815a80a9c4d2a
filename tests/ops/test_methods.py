"""Every op of the table is a method, with its signature and its documentation."""

import inspect
import pydoc

import pytest

from holowork.core import OpError
from holowork.ops import GraphBuilder, OpSpec, Tensor
from tests.strategies import OFFERED

KEYWORDS = {"and": "and_", "or": "or_"}


def subjects() -> tuple[GraphBuilder, Tensor]:
    graph = GraphBuilder()
    return graph, graph.input("x", (2, 3))


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
def test_an_op_is_a_method_of_graphs_and_tensors(row: OpSpec) -> None:
    name = KEYWORDS.get(row.name, row.name)

    for subject in subjects():
        method = getattr(subject, name)

        assert name in dir(subject)
        assert callable(method)
        assert row.name in repr(method) or name in {"reshape", "transpose"}


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
def test_the_signature_of_a_method_names_operands_and_attributes(row: OpSpec) -> None:
    graph, _ = subjects()

    parameters = inspect.signature(getattr(graph, KEYWORDS.get(row.name, row.name))).parameters

    offered = row.offered_attributes
    assert list(parameters) == [*(role.name for role in row.roles), *(spec.name for spec in offered)]
    assert [parameters[spec.name].default for spec in offered] == [
        inspect.Parameter.empty if spec.is_required else spec.default for spec in offered
    ]


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
def test_help_on_a_class_shows_an_op_with_its_signature_and_what_it_computes(row: OpSpec) -> None:
    name = KEYWORDS.get(row.name, row.name)

    for cls in (GraphBuilder, Tensor):
        text = pydoc.plain(pydoc.render_doc(getattr(cls, name)))

        assert f"\n{name}(self" in text
    assert row.summary in pydoc.plain(pydoc.render_doc(getattr(GraphBuilder, name)))


def test_help_on_graphs_lists_every_op() -> None:
    lines = pydoc.plain(pydoc.render_doc(GraphBuilder)).splitlines()

    listed = {line.removeprefix(" |  ").partition("(")[0] for line in lines}
    assert {KEYWORDS.get(row.name, row.name) for row in OFFERED} <= listed


def test_a_method_of_a_class_is_that_of_its_instances() -> None:
    graph, x = subjects()

    by_class = (GraphBuilder.softmax(graph, x, axis=0), Tensor.softmax(x, 0))

    expected = graph.nodes[x.softmax(axis=0).node].attributes
    assert [expected] * 2 == [graph.nodes[made.node].attributes for made in by_class]


def test_a_tensor_is_the_first_operand_of_its_methods() -> None:
    _, x = subjects()

    assert str(inspect.signature(x.softmax)) == "(axis=-1)"
    assert str(inspect.signature(x.layer_norm)).startswith("(gamma=None, beta=None, *, epsilon=")
    assert str(inspect.signature(x.concat)) == "(*values, axis=0)"


def test_the_documentation_of_a_method_says_what_it_computes_and_its_attributes() -> None:
    graph, _ = subjects()

    text = inspect.getdoc(graph.softmax)

    assert text is not None
    assert text.startswith("exp(x")
    assert "axis: the axis of a row, a negative one from the end" in text
    assert "Differs from the peer: " in text


@pytest.mark.parametrize("name", ["gelo", "_private", "__wrapped__", "matmul_add"])
def test_an_unknown_attribute_is_no_attribute(name: str) -> None:
    for subject in subjects():
        assert not hasattr(subject, name)


def test_the_nearest_ops_are_named() -> None:
    graph, x = subjects()

    with pytest.raises(
        OpError, match=r"Graph: expected an attribute or an op, found 'relo'. Did you mean relu"
    ):
        graph.__getattr__("relo")
    with pytest.raises(AttributeError, match=r"Tensor: expected an attribute or an op, found 'zzz'\. dir"):
        x.__getattr__("zzz")


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("Permute", "Did you mean transpose?"),
        ("view", "Did you mean reshape?"),
        ("Shape", "Did you mean shape?"),
        ("bitwise_and", "Did you mean and_?"),
        ("to", "Did you mean cast or dtype?"),
    ],
)
def test_names_of_other_libraries_are_answered_with_ours(name: str, hint: str) -> None:
    _, x = subjects()

    with pytest.raises(AttributeError) as fault:
        x.__getattr__(name)

    assert str(fault.value).endswith(f"found {name!r}. {hint}")


def test_operands_and_attributes_are_taken_by_name_too() -> None:
    graph, x = subjects()

    by_name = graph.softmax(axis=0, x=x)
    by_place = x.softmax(0)
    left_out = graph.clip(x, hi=1.0)

    assert graph.nodes[by_name.node].attributes == graph.nodes[by_place.node].attributes
    assert graph.nodes[left_out.node].sources[1] == -1


def test_operands_left_out_at_the_end_are_not_there() -> None:
    graph, x = subjects()

    assert graph.nodes[x.layer_norm(None, None).node].sources == (x.node,)
