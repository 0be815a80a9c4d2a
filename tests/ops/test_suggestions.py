import numpy as np
import pytest

from holowork.ops import TABLE
from holowork.ops.suggestions import instead_of, nearest, nearest_op, op_hint, question, suggestion
from holowork.ops.vocabulary import INSTEAD, MEANT, UFUNCS, folded
from tests.strategies import OFFERED

ATTRIBUTES = {spec.name for row in OFFERED for spec in row.offered_attributes}
ROLES = {role.name for row in OFFERED for role in row.roles}
KNOWN = ("reduce_sum", "sub", "cumsum", "softmax", "max_pool_2d")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("softmx", ("softmax",)),
        ("sum", ("reduce_sum",)),
        ("Sum", ("reduce_sum",)),
        ("SoftMax", ("softmax",)),
        ("ReduceSum", ("reduce_sum",)),
        ("subtract", ("sub",)),
        ("pool", ("max_pool_2d",)),
        ("zzz", ()),
    ],
)
def test_the_same_name_comes_first_then_whole_words_then_similar_letters(
    name: str, near: tuple[str, ...]
) -> None:
    assert near == nearest(name, KNOWN)


def test_a_question_lists_up_to_three_names() -> None:
    assert "" == question(())
    assert "Did you mean a?" == question(["a"])
    assert "Did you mean a, b or c?" == question(["a", "b", "c"])
    assert "Did you mean softmax?" == suggestion("softmx", KNOWN)


def test_a_name_of_any_length_is_answered_at_once() -> None:
    assert () == nearest("x" * 10**6, [f"{'x' * 50}{number}" for number in range(10**5)])


@pytest.mark.parametrize(("word", "names"), MEANT.items(), ids=list(MEANT))
def test_what_others_say_means_a_name_of_ours(word: str, names: tuple[str, ...]) -> None:
    ours = {row.name for row in OFFERED} | ATTRIBUTES | ROLES

    assert word == folded(word)
    assert set(names) <= ours
    assert set(names) & set(nearest(word, names))


@pytest.mark.parametrize(("ufunc", "op"), UFUNCS.items(), ids=list(UFUNCS))
def test_a_universal_function_of_numpy_takes_as_many_operands_as_its_op(ufunc: str, op: str) -> None:
    assert getattr(np, ufunc).nin == len(TABLE[op].roles)
    assert (op,) == nearest(ufunc, (row.name for row in OFFERED))


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("permute", ("transpose",)),
        ("view", ("reshape",)),
        ("squeeze", ("reshape",)),
        ("unsqueeze", ("reshape",)),
        ("Flatten", ("reshape",)),
        ("einsum", ("matmul", "transpose")),
        ("GlobalAveragePool", ("global_avg_pool",)),
        ("LessOrEqual", ("less_or_equal",)),
        ("And", ("and",)),
    ],
)
def test_words_of_torch_and_onnx_are_known(word: str, names: tuple[str, ...]) -> None:
    assert names == nearest(word, [row.name for row in OFFERED])


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("dim", "axis"),
        ("keepdim", "keepdims"),
        ("stride", "strides"),
        ("padding", "pads"),
        ("eps", "epsilon"),
    ],
)
def test_keywords_of_torch_are_known(word: str, name: str) -> None:
    assert (name,) == nearest(word, ["x", name])


@pytest.mark.parametrize("word", INSTEAD)
def test_a_word_that_is_answered_with_a_sentence_is_no_op_and_near_none(word: str) -> None:
    ours = [row.name for row in OFFERED]

    assert word == folded(word)
    assert () == nearest_op(word, ours)
    assert instead_of(word) == op_hint(word, ours)
    assert word not in {folded(name) for name in ours}


def test_a_word_of_numpy_is_no_misspelling() -> None:
    ours = [row.name for row in OFFERED]

    assert ("sqrt",) == nearest_op("sqrtt", ours)[:1]
    assert () == nearest_op("sort", ours)
    assert () == nearest_op("ptp", ours)
    assert ("reduce_sum",) == nearest_op("sum", ours)
