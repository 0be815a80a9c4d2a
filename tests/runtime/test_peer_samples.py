"""Archives that the peer wrote, or ran: each loads here and gives its results."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from numpy.typing import NDArray

from holowork.ops import GraphBuilder, Tensor, interpret
from holowork.runtime import Session, Unloadable
from tests.distances import ulps_between
from tests.strategies import same_outputs

SAMPLES = Path(__file__).resolve().parents[1] / "data" / "peer"
WRITTEN = sorted((*SAMPLES.glob("v3-0.12.1/*.holo"), *SAMPLES.glob("v4-0.13.0/*.holo")))
BY_HAND = sorted(SAMPLES.glob("direct-v2/*.holo"))
RUN_BY_HAND = [path for path in BY_HAND if path.stem != "gelu_f64"]
"""Those that are not refused at load."""

NEAR = {"mlp": 1e-6, "text_shared": 1e-7, "block_constref": 1e-6}
"""How far the functions and lane orders of the two may be apart, absolutely, on values of about 1."""

SAME = {
    "cast_f16_round_trip",
    "dequant_i4_low_nibble_first",
    "dequant_i8",
    "dequant_i8_per_channel",
    "gather_axis1_i64",
    "matmul_dequant_i8",
    "reduce_max_axes_0_2",
    "transpose_201",
}
ULPS = {"dequant_i8_gelu": 8, "reduce_mean_axes_0_2": 4, "reduce_sum_axes_0_2": 4}
F16 = {"gelu_f16", "sigmoid_f16", "tanh_f16"}
"""Results of f16, cast to f32: the peer rounds ties away from zero, so the storage may differ by one ulp."""
BF16: dict[str, Callable[[Tensor], Tensor]] = {
    "gelu_bf16": lambda x: x.gelu(),
    "sigmoid_bf16": lambda x: x.sigmoid(),
    "tanh_bf16": lambda x: x.tanh(),
    "cast_bf16_round_trip": lambda x: x,
}
"""Results of bf16, cast to f32, as functions of f32: the peer cuts off where we round to nearest even."""
WITHOUT_OUTPUT = {"dequant_i8_per_channel_no_zero_points", "gelu_f64"}


def _facts(archive: Path) -> Any:
    return json.loads(archive.with_suffix(".json").read_text(encoding="utf-8"))


def _inputs(archive: Path) -> dict[str, Any]:
    """What the peer was given: by a file of NumPy, or as raw bytes."""
    ports = _facts(archive)["inputs"]
    if "file" in ports[0]:
        return {port["name"]: np.load(archive.with_name(port["file"])) for port in ports}
    names = [port["name"] for port in ports]
    return {name: archive.with_name(f"{archive.stem}.in.{name}.bin").read_bytes() for name in names}


def _by_hand(archive: Path) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Our result and the peer's."""
    ours = Session(archive, provider="reference").run(_inputs(archive))["y"]
    theirs = np.fromfile(archive.with_name(f"{archive.stem}.out.y.bin"), np.float32)
    return ours, theirs.reshape(ours.shape)


def _named(name: str) -> Path:
    return SAMPLES / "direct-v2" / f"{name}.holo"


def test_every_sample_has_its_case() -> None:
    assert {path.stem for path in BY_HAND} == SAME | set(ULPS) | F16 | set(BF16) | WITHOUT_OUTPUT
    assert {path.stem for path in WRITTEN} == set(NEAR)


@pytest.mark.parametrize("archive", WRITTEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_archive_that_the_peer_wrote_gives_its_results(archive: Path) -> None:
    facts = _facts(archive)

    outputs = Session(archive, provider="reference").run(_inputs(archive))

    for port in facts["outputs"]:
        expected = np.load(archive.with_name(port["file"]))
        found = outputs[port["name"]].reshape(expected.shape)
        np.testing.assert_allclose(
            found, expected, rtol=0, atol=NEAR[archive.stem] * max(1, np.abs(expected).max())
        )


@pytest.mark.parametrize(
    "archive", [*WRITTEN, *RUN_BY_HAND], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_machine_code_gives_the_bits_and_labels_of_the_references(archive: Path) -> None:
    inputs = _inputs(archive)
    sessions = [Session(archive, provider=provider) for provider in ("reference", "llvm")]

    expected, found = [list(session.run(inputs).values()) for session in sessions]

    assert same_outputs(expected, found)
    assert 1 == len({session.last.outputs for session in sessions if session.last})


@pytest.mark.parametrize("name", sorted(SAME))
def test_movement_integers_and_products_of_eight_columns_have_the_same_bits(name: str) -> None:
    ours, theirs = _by_hand(_named(name))

    assert theirs.tobytes() == ours.tobytes()


@pytest.mark.parametrize("name", ULPS)
def test_functions_and_sums_are_within_a_few_ulp(name: str) -> None:
    ours, theirs = _by_hand(_named(name))

    near = np.abs(ours - theirs) <= 2.0**-20
    assert np.all((ulps_between(ours, theirs) <= ULPS[name]) | near)


@pytest.mark.parametrize("name", sorted(F16))
def test_f16_is_within_one_ulp_of_its_storage(name: str) -> None:
    ours, theirs = _by_hand(_named(name))

    assert np.all(ulps_between(ours.astype(np.float16), theirs.astype(np.float16)) <= 1)


@pytest.mark.parametrize("name", sorted(BF16))
def test_bf16_of_the_peer_is_our_f32_of_cut_off_operands_cut_off(name: str) -> None:
    _, theirs = _by_hand(_named(name))
    graph = GraphBuilder(name)
    x = _cut_off(np.fromfile(_named(name).with_suffix(".in.x.bin"), np.float32))
    graph.output("y", BF16[name](graph.input("x", shape=x.shape)))

    (ours,) = interpret(graph.freeze(), [x])

    storage = ml_dtypes.bfloat16
    near = np.abs(ours - theirs) <= 2.0**-20
    assert np.all((ulps_between(_cut_off(ours).astype(storage), theirs.astype(storage)) <= 1) | near)


def _cut_off(x: NDArray[np.float32]) -> NDArray[np.float32]:
    """Without the low 16 bits, as the peer narrows to bf16."""
    return (x.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)


def test_channels_without_zero_points_are_zero_at_zero_although_the_peer_refuses_them() -> None:
    archive = _named("dequant_i8_per_channel_no_zero_points")
    quantized = np.fromfile(archive.with_suffix(".in.x.bin"), np.int8).reshape(8, 16)
    session = Session(archive, provider="reference")
    scales = session.run(x=np.ones((8, 16), np.int8))["y"]

    y = session.run(x=quantized)["y"]

    assert (quantized * scales).tobytes() == y.tobytes()


def test_f64_is_refused_at_load_with_the_call() -> None:
    with pytest.raises(Unloadable, match=r"KernelCalls\[0\].*f64"):
        Session(_named("gelu_f64"), provider="reference")


@pytest.mark.parametrize(
    "archive", [*WRITTEN, *RUN_BY_HAND], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_session_runs_no_more_kernels_than_the_peer_counts(archive: Path) -> None:
    facts = _facts(archive)
    counted = facts.get("kernel_count", facts.get("kernels_after_fusion", 1))

    assert Session(archive).kernel_count <= counted
