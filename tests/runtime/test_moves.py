"""Writes to a cache in place: the bits and the labels of a copy, and nobody sees the memory change."""

import threading
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.core import KappaLabel
from holowork.ops import Array, GraphBuilder, Tensor
from holowork.runtime import GivenUp, KernelRefused, Session, UnboundLabel, UnknownPort

ROWS, SHAPE, NEW = 16, (1, 2, 16, 64), (1, 2, 1, 64)
CACHE = np.random.default_rng(0).standard_normal(SHAPE).astype(np.float32)
Build = Callable[[GraphBuilder, Tensor, Tensor, Tensor], object]


def _program(build: Build | None = None, rows: int = 1) -> GraphBuilder:
    graph = GraphBuilder("step")
    cache, pos = graph.input("cache", SHAPE), graph.input("pos", (1,), dtype="i32")
    new = graph.input("new", (1, 2, rows, 64))
    if build is None:
        graph.output("next", cache.kv_cache_write(new, pos))
    else:
        build(graph, cache, new, pos)
    return graph


def _session(build: Build | None = None, *, rows: int = 1, **options: object) -> Session:
    archive = compile_graph(_program(build, rows).freeze(), passes=())
    return Session(archive, **{"provider": "llvm", **options})  # type: ignore[arg-type]  # as users write them


def _new(step: int, rows: int = 1) -> Array:
    return np.random.default_rng(step + 1).standard_normal((1, 2, rows, 64)).astype(np.float32)


class _Decoding:
    """A session whose cache goes from run to run, and what the cache must hold."""

    def __init__(self, **options: object) -> None:
        self.session = _session(**options)  # type: ignore[arg-type]  # as users write them
        first = self.session.intern(CACHE)
        self.label, self.expected = first.label, CACHE.copy()
        self.step_(position=0, donate=())

    def step_(self, position: int, donate: tuple[str, ...] = ("cache",)) -> frozenset[int]:
        new, pos = _new(position), np.array([position], np.int32)
        values = [self.session.intern(array) for array in (pos, new)]
        labels = [self.label, *(value.label for value in values)]
        (self.label,) = self.session.execute_addressed(labels, donate=donate)
        self.expected = self.expected.copy()
        self.expected[:, :, position % ROWS] = new[:, :, 0]
        return self._last.moved

    @property
    def _last(self) -> "object":
        assert self.session.last is not None
        return self.session.last

    @property
    def bits(self) -> bytes:
        value = self.session.resolve(self.label)
        assert value is not None
        return value.numpy().tobytes()


@pytest.mark.parametrize("memo", [0, 1 << 28])
def test_a_donated_cache_is_written_in_place(memo: int) -> None:
    decoding, copying = _Decoding(memo=memo), _Decoding(memo=memo)

    for position in range(1, 20):
        assert frozenset({0}) == decoding.step_(position)
        assert frozenset() == copying.step_(position, donate=())
        assert copying.label == decoding.label

    assert decoding.expected.tobytes() == decoding.bits == copying.bits


@pytest.mark.parametrize("memo", [0, 1 << 28])
@given(steps=st.lists(st.tuples(st.integers(0, 40), st.booleans(), st.booleans()), max_size=8))
@settings(max_examples=25, deadline=None)
def test_what_anybody_holds_never_changes(memo: int, steps: list[tuple[int, bool, bool]]) -> None:
    decoding, held = _Decoding(memo=memo), []

    for position, is_donated, is_held in steps:
        if is_held:
            value = decoding.session.resolve(decoding.label)
            assert value is not None
            held.append((value.numpy(), decoding.expected))
        decoding.step_(position, ("cache",) * is_donated)

    assert decoding.expected.tobytes() == decoding.bits
    assert all(expected.tobytes() == array.tobytes() for array, expected in held)


HOLDERS: dict[str, Callable[[Session, KappaLabel], object]] = {
    "its value": Session.resolve,
    "an array of it": lambda session, label: session.resolve(label).numpy()[0, 1:],  # type: ignore[union-attr]  # it is held
    "the run that gave it": lambda session, _: session.last,
    "entries of the memo": lambda session, _: session.memo.entries(),
}


@pytest.mark.parametrize("holder", HOLDERS.values(), ids=HOLDERS)
def test_a_cache_that_is_held_is_copied(holder: Callable[[Session, KappaLabel], object]) -> None:
    decoding = _Decoding()
    held = holder(decoding.session, decoding.label)

    moved = decoding.step_(1)

    assert held is not None
    assert frozenset() == moved
    assert decoding.expected.tobytes() == decoding.bits


def test_a_value_that_another_session_can_find_is_copied() -> None:
    decoding, other = _Decoding(), _session()
    value = decoding.session.resolve(decoding.label)
    other.run(cache=value, new=_new(5), pos=np.array([5], np.int32))
    before, label = decoding.expected.tobytes(), decoding.label
    del value

    decoding.step_(1)

    found = other.resolve(label)
    assert found is not None
    assert before == found.numpy().tobytes()


def test_a_donated_label_resolves_to_nothing_and_says_why() -> None:
    decoding = _Decoding()
    label = decoding.label

    decoding.step_(1)

    assert decoding.session.resolve(label) is None
    decoding.label = label
    with pytest.raises(UnboundLabel, match="it was donated to a run, use what that gave, or keep the Value"):
        decoding.step_(2)


def test_a_run_shows_no_bytes_of_what_was_donated() -> None:
    decoding = _Decoding()
    label = decoding.label
    decoding.step_(1)
    run = decoding.session.last
    assert run is not None

    assert label == run.inputs[0]
    with pytest.raises(GivenUp, match=f"value {label.short}: expected bytes, found that they were donated"):
        run.value("cache")
    assert decoding.expected.tobytes() == run.value("next").array.tobytes()


def test_the_memo_has_no_result_that_was_written_over() -> None:
    decoding = _Decoding()
    first = decoding.expected
    for position in range(1, 6):
        decoding.step_(position)

    assert 1 == len(decoding.session.memo)
    pos = np.array([0], np.int32)
    assert first.tobytes() == decoding.session.run(cache=CACHE, new=_new(0), pos=pos)["next"].tobytes()


def test_a_hit_of_the_memo_takes_nothing_from_others() -> None:
    decoding = _Decoding()
    label = decoding.label
    value = decoding.session.resolve(label)
    decoding.step_(1)
    after, expected = decoding.label, decoding.expected
    assert value is not None
    decoding.session.run(cache=value, new=_new(9), pos=np.array([9], np.int32))  # found by its label again
    decoding.label, decoding.expected = label, np.array(value)

    moved = decoding.step_(1)

    assert (frozenset(), after) == (moved, decoding.label)
    assert expected.tobytes() == decoding.bits


def test_an_operand_that_is_refused_leaves_the_session_usable() -> None:
    def looked_up(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
        graph.output("row", graph.const(np.arange(4, dtype=np.float32)).gather(pos))
        graph.output("next", cache.kv_cache_write(new, pos))

    session = _session(looked_up)
    (one,) = (session.intern(array) for array in [_new(0)])
    labels = [session.intern(CACHE + 1), session.intern(np.array([9], np.int32)), one]

    with pytest.raises(KernelRefused, match="gather"):
        session.execute_addressed([value.label for value in labels], donate=["cache"])

    given_up, pos = labels[0], np.array([3], np.int32)
    assert (CACHE + 1).tobytes() == given_up.numpy().tobytes()
    assert 3.0 == session.run(cache=CACHE, new=_new(0), pos=pos)["row"][0]


def _read_later(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("next", cache.kv_cache_write(new, pos))
    graph.output("sum", cache.reduce_sum())


def _read_before(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("sum", cache.reduce_sum())
    graph.output("next", cache.kv_cache_write(new, pos))


def _refused_later(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("next", cache.kv_cache_write(new, pos))
    graph.output("row", graph.const(np.arange(4, dtype=np.float32)).gather(pos))


def _twice(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("next", cache.kv_cache_write(new, pos).kv_cache_write(-new, pos + 1))


def _of_a_constant(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("sum", cache.reduce_sum())
    graph.output("next", graph.const(CACHE).kv_cache_write(new, pos))


def _of_an_output(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("cache", cache)
    graph.output("next", cache.kv_cache_write(new, pos))


def _into_a_sum(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("sum", cache.kv_cache_write(new, pos).reduce_sum())


def _of_itself(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("next", cache.kv_cache_write(cache, pos))
    graph.output("sum", new.reduce_sum())


def _of_fewer_inputs(graph: GraphBuilder, cache: Tensor, new: Tensor, pos: Tensor) -> None:
    graph.output("next", cache.exp().kv_cache_write(new, pos))


IN_PLACE = "KernelCalls[{}] (kv_cache_write) writes to {} in place"
COPIED = "KernelCalls[{}] (kv_cache_write) copies {}: it is written in place only if {}"
SHOWN: dict[Build, tuple[str, ...]] = {
    _read_before: (IN_PLACE.format(1, "input 'cache'") + ", where that is donated",),
    _read_later: (
        COPIED.format(
            0,
            "input 'cache'",
            "nothing reads the cache after it; found KernelCalls[1] (reduce_sum)",
        ),
    ),
    _refused_later: (
        COPIED.format(
            0, "input 'cache'", "no kernel after it can refuse operands; found KernelCalls[1] (gather)"
        ),
    ),
    _of_a_constant: (COPIED.format(1, "a constant", "the cache is no constant"),),
    _of_an_output: (COPIED.format(0, "input 'cache'", "the cache is no output"),),
    _into_a_sum: (COPIED.format(0, "input 'cache'", "the result is an output"),),
    _of_itself: (COPIED.format(0, "input 'cache'", "nothing else that it reads is the cache"),),
    _of_fewer_inputs: (
        COPIED.format(
            1,
            "KernelCalls[0] (exp)",
            "all that reads the cache depends on the inputs that the cache depends on, no others; "
            "found more, so that the cache is kept for other runs",
        ),
    ),
}


@pytest.mark.parametrize("build", SHOWN, ids=lambda build: build.__name__)
def test_each_write_says_what_speaks_against_a_move(build: Build) -> None:
    assert SHOWN[build] == tuple(map(repr, _session(build).moves))


@pytest.mark.parametrize("build", [*SHOWN, _twice], ids=lambda build: build.__name__)
@pytest.mark.parametrize("memo", [0, 1 << 28])
def test_the_bits_are_those_of_the_references(build: Build, memo: int) -> None:
    found, expected = _session(build, memo=memo), _session(build, memo=memo, provider="reference")
    results = []
    for session in (found, expected):
        held = [session.intern(CACHE), session.intern(np.array([3], np.int32)), session.intern(_new(1))]
        labels = [value.label for value in held]
        del held[0]  # of the donated one nothing but the label is left, were it not for the memo
        given = session.run(cache=CACHE, pos=np.array([3], np.int32), new=_new(1))
        donated = session.execute_addressed(labels, donate=["cache"]) if memo else []
        results.append(([array.tobytes() for array in given.values()], donated))

    assert results[1] == results[0]


def test_a_cache_inside_a_program_is_written_in_place_without_being_asked() -> None:
    session = _session(_twice)

    found = session.run(cache=CACHE, new=_new(0), pos=np.array([ROWS - 1], np.int32))["next"]

    expected = CACHE.copy()
    expected[:, :, ROWS - 1], expected[:, :, 0] = _new(0)[:, :, 0], -_new(0)[:, :, 0]
    assert expected.tobytes() == found.tobytes()
    assert session.last is not None
    assert [True] == [move.is_inside for move in session.moves[1:]]
    assert session.moves[1].index in session.last.moved
    assert "moved=1" in repr(session.last)


def test_a_prepared_call_and_a_profile_move_inside_too() -> None:
    session, found = _session(_twice), np.empty(SHAPE, np.float32)
    arrays = [CACHE, np.array([3], np.int32), _new(0)]

    session.prepare([found], inputs=arrays)()

    assert session.execute(arrays)[0].tobytes() == found.tobytes()
    assert 0 < len(session.profile(dict(zip(session.input_names, arrays, strict=True)), repeat=1).kernels)


def test_the_references_copy_and_say_so() -> None:
    session = _session(provider="reference")

    assert "the program runs as one table of machine code" == session.moves[0].missed


def test_only_inputs_can_be_donated() -> None:
    decoding = _Decoding()

    with pytest.raises(UnknownPort, match="expected one of 'cache', 'pos', 'new', found 'next'"):
        decoding.step_(1, donate=("next",))
    assert decoding.expected.tobytes() == decoding.bits


def test_threads_see_each_cache_as_it_was() -> None:
    decoding, wrong, stop = _Decoding(), [], threading.Event()
    known: dict[KappaLabel, bytes] = {decoding.label: decoding.expected.tobytes()}

    def read() -> None:
        while not stop.is_set():
            label = decoding.label
            value, expected = decoding.session.resolve(label), known.get(label)
            if value is not None and expected is not None and value.numpy().tobytes() != expected:
                wrong.append(label)

    thread = threading.Thread(target=read)
    thread.start()
    for position in range(1, 60):
        decoding.step_(position)
        known[decoding.label] = decoding.expected.tobytes()
    stop.set()
    thread.join()

    assert not wrong
    assert decoding.expected.tobytes() == decoding.bits
