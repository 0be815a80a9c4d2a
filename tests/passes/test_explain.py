"""Why a value looks as it does, in words that a terminal shows."""

import pytest

from holowork.ir import parse
from holowork.passes import Explanation, NearMiss, PassList, UnknownValue, told_of_readers
from tests.passes.test_lineage import passed

NEARLY = (
    '%2 = exp("power", %0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = neg(%3) : f32[2]\n'
    '%5 = neg(%4) : f32[2]\n%6 = output("z", %5) : f32[2]\n%7 = output("p", %2) : f32[2]\n'
    '%8 = abs("lost", %0) : f32[2]\n'
)


@pytest.fixture(scope="module")
def passes() -> PassList:
    return passed(NEARLY)


def test_each_node_on_the_way_is_a_step_from_the_output_back(passes: PassList) -> None:
    explanation = passes.explain("z")

    assert ["add", "exp"] == [step.node.op for step in explanation]
    assert ["exp"] == [step.node.op for step in passes.explain("p")]


def test_a_step_has_its_rewrites_its_near_misses_and_its_lines(passes: PassList) -> None:
    step = passes.explain("z")[0]

    assert ["double_negation"] == [reason.event.rule for reason in step.rewrites]
    assert ["moved_power"] == [reason.event.rule for reason in step.near_misses]
    assert [3, 4, 5] == [number for number, _ in step.origins]
    assert ("m.py:3", "m.py:4", "m.py:5") == step.provenance


def test_an_explanation_reads_as_text(passes: PassList) -> None:
    assert """\
z: 2 nodes on the way
%n is a node after compile/dead-code; in `from` before compile/rules; in `by` and `not` before the pass that
is named

%3 = add(%1, %2) : f32[2]
    from  m.py:3: %3 add; m.py:4: %4 neg; m.py:5: %5 neg
    by    double_negation (compile/rules) at %5 before it: the same bits for every input, signed zeros,
          infinities and NaN-ness included
    not   moved_power (compile/rules) at %3 before it: only if power has no other reader and is no output;
          found %7 output "p"

%2 = exp("power", %0) : f32[2]
    from  m.py:2: %2 exp""" == repr(passes.explain("z"))


def test_every_number_is_of_a_graph_that_is_stated(passes: PassList) -> None:
    explanation = passes.explain("z")

    assert ("before compile/rules", "after compile/dead-code") == explanation.ends
    assert passes["dead-code"].after[explanation[0].number] is explanation[0].node
    assert all(passes["rules"].before[number] is node for number, node in explanation[0].origins)
    assert "%n is a node after compile/dead-code" in repr(explanation[0])


def test_a_near_miss_names_the_reader_that_is_in_the_way() -> None:
    lines = '%2 = exp("power", %0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = abs(%2) : f32[2]\n'

    explanation = passed(f'{lines}%5 = output("z", %3) : f32[2]\n%6 = output("a", %4) : f32[2]\n').explain(
        "z"
    )

    assert ["power has no other reader and is no output; found %4 abs"] == [
        reason.event.condition for reason in explanation[0].near_misses if isinstance(reason.event, NearMiss)
    ]


def test_a_near_miss_says_that_the_reader_itself_reads_a_value_twice() -> None:
    text = '%2 = exp("power", %0) : f32[2]\n%3 = add(%2, %2) : f32[2]\n%4 = output("z", %3) : f32[2]\n'

    assert "found %3 add, 2 times" in repr(passed(text).explain("z"))


def test_many_readers_are_counted() -> None:
    text = "".join(f"%{n} = abs(%0) : f32[2]\n" for n in range(1, 8))

    told = told_of_readers(parse(f'%0 = input("x") : f32[2]\n{text}'), 0, (1,))

    assert "%2 abs, %3 abs, %4 abs, %5 abs, 2 more" == told


def test_lines_fit_a_terminal(passes: PassList) -> None:
    assert all(len(line) <= 110 for line in repr(passes.explain("z")).splitlines())


def test_a_value_is_found_by_its_name_and_a_node_by_its_id(passes: PassList) -> None:
    assert passes.explain("power").steps == passes.explain(2).steps
    assert "%2" == passes.explain(2).name


def test_a_value_that_is_gone_is_explained_up_to_the_pass_that_dropped_it(passes: PassList) -> None:
    explanation = passes.explain("lost")

    assert "dead-code" == explanation.gone
    assert ["abs"] == [step.node.op for step in explanation]
    assert "the pass dead-code left nothing that stands for it" in repr(explanation)


def test_a_value_whose_name_went_is_explained_by_what_stands_for_it() -> None:
    passes = passed(
        '%2 = exp(%0) : f32[2]\n%3 = neg("inner", %2) : f32[2]\n%4 = neg(%3) : f32[2]\n'
        '%5 = output("z", %4) : f32[2]\n'
    )

    explanation = passes.explain("inner")

    assert ("", ["exp"]) == (explanation.gone, [step.node.op for step in explanation])


def test_inputs_are_steps_where_a_rule_made_them_stand_for_more() -> None:
    passes = passed('%2 = neg(%0) : f32[2]\n%3 = neg(%2) : f32[2]\n%4 = output("z", %3) : f32[2]\n')

    assert ["input"] == [step.node.op for step in passes.explain("z")]


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("q", r"^explain: expected one of x, y, power, z, p, lost, or a node below 6, found 'q'$"),
        ("powr", r"found 'powr'\. Did you mean power\?$"),
        (6, r"found 6$"),
        (-1, r"found -1$"),
        ("", r"found ''$"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(passes: PassList, what: str | int, text: str) -> None:
    with pytest.raises(UnknownValue, match=text):
        passes.explain(what)


def test_a_long_way_is_cut_in_text_alone() -> None:
    lines = "".join(f"%{n} = exp(%{n - 1 if n > 2 else 0}) : f32[2]\n" for n in range(2, 60))

    explanation = passed(lines + '%60 = output("z", %59) : f32[2]\n').explain("z")

    assert 58 == len(explanation)
    assert repr(explanation).endswith("… 18 more; the explanation's steps have them")


def test_names_do_nothing_to_a_terminal() -> None:
    explanation: Explanation = passed('%2 = exp("a\\u001b[31m\\u202e", %0) : f32[2]\n').explain(
        "a\x1b[31m\u202e"
    )

    assert repr(explanation).replace("\n", "").isprintable()
