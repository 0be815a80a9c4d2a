"""Models of ONNX, each changed at random: a graph, or a refusal of ours."""

import random

import pytest
from onnx import ModelProto, NodeProto

import holowork as hw
from tests.onnx_suite import Case, cases

WHOLE = (0, 1, -1, 2, 3, -2, 7, 1 << 31, -(1 << 31), 1 << 62, -(1 << 63))
REAL = (0.0, -1.0, float("nan"), float("inf"), 1e30)
TEXTS = (b"", b"bogus", b"\xff")
PARTS, EACH = 10, 200


def change_attribute(node: NodeProto, chance: random.Random) -> None:
    """Another value for one attribute, or a list that is longer or shorter."""
    if not node.attribute:
        return
    attribute = chance.choice(list(node.attribute))
    attribute.i, attribute.f, attribute.s = chance.choice(WHOLE), chance.choice(REAL), chance.choice(TEXTS)
    numbers = [*attribute.ints, chance.choice(WHOLE)][chance.randrange(2) :]
    del attribute.ints[:]
    attribute.ints.extend(numbers)


def change_operand(node: NodeProto, chance: random.Random) -> None:
    """One operand less, or none in its place."""
    if node.input:
        place = chance.randrange(len(node.input))
        node.input[place:] = chance.choice([[], ["", *node.input[place + 1 :]]])


def change_input(model: ModelProto, chance: random.Random) -> None:
    """Another extent or element type of an input."""
    if not model.graph.input:
        return
    kind = chance.choice(list(model.graph.input)).type.tensor_type
    kind.elem_type = chance.choice([kind.elem_type, 1, 2, 6, 7, 9, 10])
    if kind.shape.dim:
        chance.choice(list(kind.shape.dim)).dim_value = chance.choice([0, 1, 2, 5, 1 << 40])


def mutated(case: Case, chance: random.Random) -> ModelProto:
    """The model of a test with one to three changes."""
    model = case.model
    for _ in range(chance.randint(1, 3)):
        node = chance.choice(list(model.graph.node))
        change = chance.choice([change_attribute, change_operand, None])
        if change is None:
            change_input(model, chance)
        else:
            change(node, chance)
    return model


def is_refused(data: bytes) -> bool:
    """Whether ours is the error that importing these bytes ends in."""
    try:
        hw.from_onnx(data)
    except hw.HoloworkError:
        return True
    return False


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(PARTS))
def test_a_mutated_model_is_a_graph_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    models = [mutated(case, chance).SerializeToString() for case in chance.sample(cases(), EACH)]

    whole = [is_refused(data) for data in models]
    cut = [is_refused(data[: -chance.randint(1, 9)]) for data in models]

    assert EACH / 20 < sum(whole) < EACH
    assert sum(cut) > EACH / 2
