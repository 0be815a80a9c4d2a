"""Faults that users of similar tools reported: each for its whole kind, from the graph to the result."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from time import process_time

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray

import holowork as hw
from holowork.ir import show
from holowork.ops import OPS, OpSpec, Tensor, interpret
from tests.strategies import same_outputs

Build = Callable[[hw.Graph], object]
WIDE, DEEP = 6131, 10_000
MOST_SECONDS = 10
"""Of the processor, for any graph below."""


def _ran(graph: hw.Graph, path: Path, *inputs: object) -> list[NDArray[np.generic]]:
    """Compiled, saved, opened, run."""
    hw.compile(graph).save(path)
    return hw.Session(hw.open(path), provider="reference").execute(inputs)


def _outputs(build: Build, *inputs: NDArray[np.generic]) -> list[NDArray[np.generic]]:
    """The outputs of a session, which are those of the references and of NumPy's shapes."""
    graph = hw.Graph("report")
    tensors = build(graph)
    for position, tensor in enumerate(tensors if isinstance(tensors, list | tuple) else [tensors]):
        graph.output(f"y{position}", tensor)  # type: ignore[arg-type]  # a tensor
    expected = interpret(graph.freeze(), inputs)
    found = hw.Session(hw.compile(graph), provider="reference").execute(inputs)
    assert same_outputs(expected, found)
    assert [port.shape for port in hw.compile(graph).archive.ports.outputs] == [y.shape for y in found]
    return found


class TestEmptyAxes:
    """O6. A zero-length axis, with a negative step and everywhere else."""

    EMPTY = np.zeros((0, 3), np.float32)

    @pytest.mark.parametrize("step", [-2, -1, 1, 2, 5])
    @pytest.mark.parametrize("end", [-9, -1, 0, 1, 9])
    @pytest.mark.parametrize("start", [-9, -1, 0, 1, 9])
    @pytest.mark.parametrize("axis", [0, 1])
    def test_slices_are_those_of_numpy(self, axis: int, start: int, end: int, step: int) -> None:
        place = [slice(None), slice(None)]
        place[axis] = slice(start, end, step)

        (y,) = _outputs(
            lambda g: g.input("x", (0, 3)).slice(starts=(start,), ends=(end,), axes=(axis,), steps=(step,)),
            self.EMPTY,
        )

        assert self.EMPTY[tuple(place)].shape == y.shape

    def test_products_of_nothing_are_zeros(self) -> None:
        (y,) = _outputs(
            lambda g: g.input("a", (2, 0)) @ g.input("b", (0, 3)), np.zeros((2, 0), np.float32), self.EMPTY
        )

        assert np.zeros((2, 3), np.float32).tobytes() == y.tobytes()

    @pytest.mark.parametrize(
        ("op", "neutral"),
        [("reduce_sum", 0.0), ("reduce_prod", 1.0), ("reduce_max", -np.inf), ("reduce_min", np.inf)],
    )
    def test_reductions_of_nothing_are_neutral(self, op: str, neutral: float) -> None:
        (y,) = _outputs(lambda g: getattr(g.input("x", (0, 3)), op)(axes=(0,)), self.EMPTY)

        assert [neutral] * 3 == y.tolist()

    def test_the_mean_of_nothing_is_no_number(self) -> None:
        (y,) = _outputs(lambda g: g.input("x", (0, 3)).reduce_mean(axes=(0,)), self.EMPTY)

        assert np.isnan(y).all()

    def test_other_ops_have_the_extents_of_nothing(self) -> None:
        images, filters = np.zeros((0, 2, 4, 4), np.float32), np.ones((3, 2, 2, 2), np.float32)
        outputs = _outputs(
            lambda g: [
                g.input("x", (0, 3)).softmax(axis=0),
                g.input("z", (0, 3)).concat(g.const(np.ones((2, 3), np.float32)), axis=0),
                g.input("i", (0, 2, 4, 4)).conv2d(g.const(filters)),
                g.input("t", (0, 3)).transpose().reshape((3, 0, 7)),
            ],
            self.EMPTY,
            self.EMPTY,
            images,
            self.EMPTY,
        )

        assert [(0, 3), (2, 3), (0, 3, 3, 3), (3, 0, 7)] == [y.shape for y in outputs]


ELEMENTWISE = [row for row in OPS if row.is_offered and hw.ops.Trait.ELEMENTWISE in row.traits]


class TestScalars:
    """O7. Rank 0 is no unknown shape."""

    @pytest.mark.parametrize("row", ELEMENTWISE, ids=lambda row: row.name)
    def test_every_elementwise_op_keeps_rank_0(self, row: OpSpec) -> None:
        dtype = "f32" if hw.f32 in row.accepts else "i32"
        given = np.ones((), np.dtype("float32" if dtype == "f32" else "int32"))
        needed = [role for role in row.roles if not role.optional]

        def build(graph: hw.Graph) -> Tensor:
            operands = [graph.input(f"x{i}", (), dtype) for i in range(len(needed))]
            return graph.op(row.name, *operands)

        (y,) = _outputs(build, *[given] * len(needed))

        assert () == y.shape

    def test_a_scalar_goes_through_an_archive_as_port_and_constant(self, tmp_path: Path) -> None:
        graph = hw.Graph("scalars")
        x, c = graph.input("x", ()), graph.const("c", np.float32(2))
        for name, tensor in {
            "x": x,
            "c": c,
            "sum": x + c,
            "row": x.reshape((1,)),
            "back": c.reshape((1,))[0],
        }.items():
            graph.output(name, tensor)

        outputs = _ran(graph, tmp_path / "scalars.holo", 5.0)

        assert [(), (), (), (1,), ()] == [y.shape for y in outputs]
        assert [5, 2, 7, [5], 2] == [y.tolist() for y in outputs]
        assert "f32[]" in str(hw.open(tmp_path / "scalars.holo").ports)
        assert "f32[]" in show(graph.freeze())

    def test_a_python_number_is_a_scalar(self) -> None:
        session = hw.Session(hw.compile(_identity(())), provider="reference")

        assert [3.5, 2, 1] == [session.run(x=value)["y"].tolist() for value in (3.5, 2, np.float32(1))]


def _identity(shape: tuple[int, ...]) -> hw.Graph:
    graph = hw.Graph("identity")
    graph.output("y", graph.input("x", shape))
    return graph


class TestDanglingReaders:
    """O8. Rewrites that are each right leave no reader of what is gone."""

    X = np.array([-1.5, 2], np.float32)

    def test_one_times_an_identity_plus_zero(self) -> None:
        def build(g: hw.Graph) -> list[Tensor]:
            x = g.input("x", (2,))
            same = x.reshape((2,))
            return [same * (g.const(1.0) / g.const(1.0)) + 0.0, same, x, same]

        outputs = _outputs(build, self.X)

        assert [self.X.tolist()] * 4 == [y.tolist() for y in outputs]

    def test_clips_without_bounds_feed_each_other_and_the_outputs(self) -> None:
        def build(g: hw.Graph) -> list[Tensor]:
            x = g.input("x", (2,))
            first = x.clip()
            second = first.clip(g.const(-1.0))
            return [second.clip(), first, x.clip().clip(None, g.const(1.0)), second]

        outputs = _outputs(build, self.X)

        assert [[-1, 2], [-1.5, 2], [-1.5, 1], [-1, 2]] == [y.tolist() for y in outputs]

    def test_names_of_ports_stay(self) -> None:
        graph = hw.Graph("ports")
        x = graph.input("the input", (2,))
        for name in ("first", "second", ""):
            graph.output(name, x.clip())

        archive = hw.compile(graph).archive

        assert ["the input"] == [port.name for port in archive.ports.inputs]
        assert ["first", "second", ""] == [port.name for port in archive.ports.outputs]

    def test_a_graph_of_constants_alone(self) -> None:
        (y,) = _outputs(lambda g: (g.const(1.0) / g.const(1.0)).clip())

        assert 1 == y.item()


F32_BITS = [
    0x7F800001,
    0xFF800001,
    0x7FFFFFFF,
    0x7FC00000,
    0x7F7FFFFF,
    0x7F7F8000,
    0x80000000,
    1,
    0x3F808000,
    0x3F818000,
]
BF16_BITS = [None, None, None, None, 0x7F80, 0x7F80, 0x8000, 0, 0x3F80, 0x3F82]
F16_BITS = [None, None, None, None, 0x7C00, 0x7C00, 0x8000, 0, 0x3C04, 0x3C0C]


class TestNarrowedNaN:
    """O9. A NaN stays one when it is narrowed, with its sign; ties go to even."""

    @pytest.mark.parametrize(("dtype", "expected"), [("bf16", BF16_BITS), ("f16", F16_BITS)])
    def test_a_cast_in_a_session(self, dtype: str, expected: list[int | None]) -> None:
        x = np.array(F32_BITS, np.uint32).view(np.float32)

        (y,) = _outputs(lambda g: g.input("x", x.shape).cast(dtype), x)

        bits = y.view(np.uint16)
        for place, (given, wanted) in enumerate(zip(F32_BITS, expected, strict=True)):
            is_same = bits[place] == wanted if wanted is not None else np.isnan(y[place])
            assert is_same, hex(given)
            assert given >> 31 == bits[place] >> 15, hex(given)

    @pytest.mark.parametrize("storage", [np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16)], ids=str)
    def test_every_number_of_16_bits_comes_back(self, storage: np.dtype[np.generic]) -> None:
        x = np.arange(1 << 16, dtype=np.uint16).view(storage)
        dtype = "f16" if storage == np.float16 else "bf16"

        (y,) = _outputs(lambda g: g.input("x", x.shape, dtype).cast("f32").cast(dtype), x)

        with np.errstate(invalid="ignore"):
            is_nan, found = np.isnan(x), np.isnan(y)
        assert np.array_equal(x.view(np.uint16)[~is_nan], y.view(np.uint16)[~is_nan])
        assert found[is_nan].all()

    def test_payloads_survive_where_bits_are_moved(self) -> None:
        x = np.array(F32_BITS, np.uint32).view(np.float32)

        outputs = _outputs(
            lambda g: [
                (t := g.input("x", x.shape)),
                t.reshape((2, 5)).transpose().transpose(),
                t[::-1][::-1],
            ],
            x,
        )

        assert [x.tobytes()] * 3 == [y.tobytes() for y in outputs]


def _chain() -> hw.Graph:
    graph = hw.Graph("chain")
    x = graph.input("x", (2,))
    for number in range(DEEP):
        x = x.relu() if number % 2 else x.neg()
    graph.output("y", x)
    return graph


def _tree() -> hw.Graph:
    graph = hw.Graph("tree")
    tensors = [graph.input(f"x{number}", (2,)) for number in range(WIDE)]
    while len(tensors) > 1:
        pairs = zip(tensors[::2], tensors[1::2], strict=False)
        tensors = [a + b for a, b in pairs] + tensors[len(tensors) & ~1 :]
    graph.output("y", tensors[0])
    return graph


def _concat() -> hw.Graph:
    graph = hw.Graph("concat")
    first, *others = (graph.input(f"x{number}", (2,)) for number in range(WIDE))
    graph.output("y", first.concat(*others, axis=0))
    return graph


ROW = np.array([-1, 2], np.float32)
LARGE: dict[str, tuple[Callable[[], hw.Graph], int, list[float]]] = {
    "a chain of 10,000": (_chain, 1, [1, 0]),
    "a tree of 6,131 leaves": (_tree, WIDE, [-WIDE, 2 * WIDE]),
    "a concat of 6,131": (_concat, WIDE, [-1, 2] * WIDE),
}
LARGE["a chain of 10,000"] = (_chain, 1, [0, 0])


class TestLargeGraphs:
    """O10. Nothing recurses."""

    @pytest.mark.parametrize("what", LARGE)
    def test_it_compiles_saves_loads_runs_and_prints(self, what: str, tmp_path: Path) -> None:
        build, count, expected = LARGE[what]
        start = process_time()

        graph = build()
        (y,) = _ran(graph, tmp_path / "large.holo", *[ROW] * count)
        texts = [repr(graph), show(graph.freeze()), repr(hw.open(tmp_path / "large.holo"))]

        assert process_time() - start < MOST_SECONDS
        assert expected == y.tolist()
        assert all(texts)

    @pytest.mark.parametrize("what", LARGE)
    def test_it_is_copied_and_pickled(self, what: str) -> None:
        graph = LARGE[what][0]().freeze()

        copies = [copy.copy(graph), copy.deepcopy(graph), pickle.loads(pickle.dumps(graph))]

        assert all(graph == other for other in copies)

    def test_a_module_of_one_is_shown_and_compared(self) -> None:
        module = hw.compile(_chain(), passes=())

        assert not any(stop.is_change for stop in module.compiled)
        assert (0, 0) == (module.compiled["lower"].removed, module.compiled["lower"].added)
        assert repr(module.compiled)
