"""What is counted before and after each pass."""

import pytest

from holowork.ir import Graph, parse
from holowork.ops import OPS
from holowork.passes import COUNTERS, Pass, PassStop, Recorder, run
from holowork.passes.trace_work import WORK, work_of

HEAD = '%0 = input("x") : f32[4,8]\n%1 = input("w") : f32[8,16]\n'


def stop(before: str, after: str | None = None) -> PassStop:
    first = parse(before)
    last = first if after is None else parse(after)
    return PassStop(name="p", stage="load", seconds=0.0, before=first, after=last)


def counts(text: str) -> dict[str, int]:
    return {name: before for name, (before, _) in stop(text).counters.items()}


def test_every_counter_of_the_table_is_counted() -> None:
    found = counts(HEAD + '%2 = matmul(%0, %1) : f32[4,16]\n%3 = output("y", %2) : f32[4,16]\n')

    assert {
        "nodes": 4,
        "kernels": 1,
        "bytes moved": 4 * (4 * 8 + 8 * 16 + 4 * 16),
        "table bytes": 0,
        "work": 4 * 8 * 16,
    } == found
    assert [counter.name for counter in COUNTERS] == list(found)


def test_a_reshape_is_no_kernel_and_moves_nothing() -> None:
    found = counts(HEAD + "%2 = reshape(%0, shape=[8, 4]) : f32[8,4]\n")

    assert (0, 0, 0) == (found["kernels"], found["bytes moved"], found["work"])


def test_an_operand_that_is_read_twice_is_moved_once() -> None:
    assert 2 * 4 * 32 == counts(HEAD + "%2 = mul(%0, %0) : f32[4,8]\n")["bytes moved"]


def test_a_joined_kernel_does_the_work_of_its_calls_without_their_inner_bytes() -> None:
    before = parse(HEAD + "%2 = matmul(%0, %1, calls=[0]) : f32[4,16]\n%3 = exp(%2, calls=[1]) : f32[4,16]\n")
    after = parse(HEAD + '%2 = joined(%0, %1, calls=[0, 1], form="product") : f32[4,16]\n')
    joining: Pass[Graph] = Pass(name="join", summary="Join.", exact=True, transform=lambda *_: after)
    keeping: Pass[Graph] = Pass(name="keep", summary="Keep.", exact=True, transform=lambda graph, _: graph)
    recorder = Recorder("load")
    run((joining, keeping), before, recorder)

    joined, kept = recorder.passes("")

    assert (2, 1) == joined.counters["kernels"]
    assert (4 * 8 * 16 + 64,) * 2 == joined.counters["work"] == kept.counters["work"]
    moved, left = joined.counters["bytes moved"]
    assert 4 * 2 * 4 * 16 == moved - left


@pytest.mark.parametrize(("source", "entries"), [("i8", 256), ("bf16", 65536)])
def test_a_table_has_an_entry_for_each_value_of_its_index(source: str, entries: int) -> None:
    text = f'%0 = input("q") : {source}[100]\n%1 = joined(%0, calls=[0, 1], form="table") : f32[100]\n'

    found = counts(text)

    assert 4 * entries == found["table bytes"]
    assert 100 == found["work"]


WORKS = {
    "%2 = exp(%0) : f32[4,8]": 32,
    "%2 = transpose(%0) : f32[8,4]": 0,
    "%2 = reduce_sum(%0) : f32[]": 32,
    "%2 = gemm(%0, %1) : f32[4,16]": 4 * 8 * 16,
    "%2 = gemm(%1, %1, trans_a=true) : f32[16,16]": 16 * 8 * 16,
    "%2 = softmax(%0) : f32[4,8]": 32,
    "%2 = odd(%0) : f32[4,8]": 0,
}


@pytest.mark.parametrize(("line", "work"), WORKS.items())
def test_work_is_estimated_from_types(line: str, work: int) -> None:
    assert work == counts(f"{HEAD}{line}\n")["work"]


def test_convolutions_and_attention_do_more_for_each_element() -> None:
    graph = parse(
        '%0 = input("x") : f32[1,3,8,8]\n%1 = input("w") : f32[4,3,2,2]\n'
        '%2 = conv2d(%0, %1) : f32[1,4,7,7]\n%3 = input("v") : f32[3,5,2,2]\n'
        "%4 = conv_transpose_2d(%0, %3) : f32[1,5,9,9]\n"
        '%5 = input("q") : f32[1,2,6,8]\n%6 = input("k") : f32[1,2,10,8]\n'
        "%7 = attention(%5, %6, %6) : f32[1,2,6,8]\n"
        "%8 = decode_attention(%5, %6, %6, %5, %5, %0) : f32[1,2,6,8]\n"
    )

    assert 4 * 49 * 12 == work_of(graph, 2)
    assert 192 * 20 == work_of(graph, 4)
    assert 2 * 96 * 10 == work_of(graph, 7)
    assert 2 * 96 * 16 == work_of(graph, 8)


def test_every_op_with_an_estimate_of_its_own_is_in_the_table_of_ops() -> None:
    assert set(WORK) <= {op.name for op in OPS}
