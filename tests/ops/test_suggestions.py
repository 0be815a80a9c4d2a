import pytest

from holowork.ops.suggestions import nearest, question, suggestion

KNOWN = ("reduce_sum", "sub", "cumsum", "softmax", "max_pool_2d")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("softmx", ("softmax",)),
        ("sum", ("reduce_sum", "sub", "cumsum")),
        ("pool", ("max_pool_2d",)),
        ("zzz", ()),
    ],
)
def test_whole_words_come_first_then_similar_letters(name: str, near: tuple[str, ...]) -> None:
    assert near == nearest(name, KNOWN)


def test_a_question_lists_up_to_three_names() -> None:
    assert "" == question(())
    assert "Did you mean a?" == question(["a"])
    assert "Did you mean a, b or c?" == question(["a", "b", "c"])
    assert "Did you mean softmax?" == suggestion("softmx", KNOWN)


def test_a_name_of_any_length_is_answered_at_once() -> None:
    assert () == nearest("x" * 10**6, [f"{'x' * 50}{number}" for number in range(10**5)])
