from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import NOWHERE, KernelCall, OperandMismatch, OpSpec, Signature, normalization
from holowork.ops.calls.normalization import NormCall
from kernels_ir import FLOATS
from tests.ops.rows import carried_out, lowered, run, tensors
from tests.ops.test_normalization import noise, operands_of
from tests.ops.wire import Vector, check_vector, read_call, vectors

ROWS = normalization.OPS
WIRE = vectors("LayerNorm", "RmsNorm", "GroupNorm", "InstanceNorm", "AddRmsNorm")


def _norm_of(call: KernelCall) -> NormCall:
    assert isinstance(call.payload, NormCall)
    return call.payload


@pytest.mark.parametrize("vector", WIRE, ids=lambda vector: vector["name"])
def test_calls_have_the_bytes_of_the_format(vector: Vector) -> None:
    check_vector(vector)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@given(data=st.data())
def test_a_call_computes_what_the_op_does(row: OpSpec, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(FLOATS)))
    shape = data.draw(st.lists(st.integers(1, 3), min_size=2, max_size=4).map(tuple))
    operands = operands_of(row.name, data.draw(tensors(dtype, st.just(shape))))
    attributes = {"epsilon": data.draw(st.sampled_from([1e-9, 1e-5, 0.5]))}
    call = lowered(row.name, *operands, **attributes)

    assert call.is_portable
    assert [ref.slot for ref in call.payload.operands] == [0, 1, 2]
    assert attributes["epsilon"] == pytest.approx(call.application().attributes["epsilon"], rel=1e-7)
    assert run(row.name, *operands, **attributes).tobytes() == carried_out(call, *operands)


@pytest.mark.parametrize("groups", [1, 2, 4])
def test_the_groups_of_a_call_are_those_of_the_op(groups: int) -> None:
    operands = operands_of("group_norm", noise(2, 4, 3))
    call = lowered("group_norm", *operands, num_groups=groups)

    assert call.is_portable
    assert run("group_norm", *operands, num_groups=groups).tobytes() == carried_out(call, *operands)


def test_the_default_epsilon_has_no_bits() -> None:
    operands = operands_of("layer_norm", noise(2, 8))

    assert _norm_of(lowered("layer_norm", *operands)).epsilon_bits == 0
    assert _norm_of(lowered("layer_norm", *operands, epsilon=0.5)).epsilon_bits == 0x3F000000


@pytest.mark.parametrize(
    ("name", "count", "is_portable"),
    [
        ("layer_norm", 1, False),
        ("layer_norm", 2, False),
        ("layer_norm", 3, True),
        ("rms_norm", 1, False),
        ("rms_norm", 2, True),
        ("add_rms_norm", 1, False),
        ("add_rms_norm", 2, True),
        ("group_norm", 2, False),
        ("instance_norm", 2, False),
    ],
)
def test_the_peer_insists_on_its_parameters(name: str, count: int, *, is_portable: bool) -> None:
    operands = operands_of(name, noise(2, 8))[:count]

    assert is_portable == lowered(name, *operands).is_portable


def test_no_epsilon_is_beyond_the_wire() -> None:
    operands = operands_of("layer_norm", noise(2, 8))

    assert not lowered("layer_norm", *operands, epsilon=0.0).is_portable


@pytest.mark.parametrize("name", ["layer_norm", "group_norm"])
def test_tensors_of_no_elements_take_an_own_call(name: str) -> None:
    for shape in ((0, 3), (2, 3, 0)):
        assert not lowered(name, *operands_of(name, np.ones(shape, np.float32))).is_portable


def test_the_residual_is_part_of_the_label() -> None:
    operands = operands_of("add_rms_norm", noise(2, 8))
    call = lowered("add_rms_norm", *operands)

    assert call.payload.operands == call.payload.labelled
    assert [ref.slot for ref in call.payload.labelled] == [0, 1, 2]
    assert Signature.of(call, 64).params.endswith(b"\x01")


def test_what_the_peer_carries_beside_the_residual_is_part_of_the_label_too() -> None:
    call = lowered("add_rms_norm", *operands_of("add_rms_norm", noise(2, 8)))
    payload = replace(_norm_of(call), beta=replace(call.payload.output, slot=9))

    assert [ref.slot for ref in payload.labelled] == [0, 1, 9, 2]
    assert [ref.slot for ref in payload.operands] == [0, 1, 2]


def test_absent_parameters_are_left_out_of_the_application() -> None:
    payload = replace(_norm_of(lowered("layer_norm", *operands_of("layer_norm", noise(2, 8)))), gamma=NOWHERE)

    assert [kind is not None for kind in payload.application().operands] == [True, False, True]


@pytest.mark.parametrize(
    ("name", "fields", "found"),
    [
        (
            "layer_norm",
            {"num_groups": 2},
            "no channels along the last axis, found 0 channels in 2 groups",
        ),
        ("layer_norm", {"epsilon_bits": 0xBF800000}, "expected a positive finite epsilon, found -1.0"),
        ("layer_norm", {"epsilon_bits": 0x7F800000}, "expected a positive finite epsilon, found inf"),
        ("layer_norm", {"epsilon_bits": 1 << 32}, "expected a positive finite epsilon, found 0.0"),
        ("group_norm", {"num_groups": 0}, "found 0 groups, 4 channels, 12 elements"),
        ("group_norm", {"num_groups": 3}, "found 3 groups, 4 channels, 12 elements"),
        ("group_norm", {"feature": 13}, "found 1 groups, 4 channels, 13 elements"),
        ("instance_norm", {"num_groups": 2}, "expected a group for each of 4 channels, found 2 groups"),
    ],
)
def test_calls_that_nobody_can_run_are_refused(name: str, fields: dict[str, Any], found: str) -> None:
    payload = replace(_norm_of(lowered(name, *operands_of(name, noise(2, 4, 3)))), **fields)

    with pytest.raises(OperandMismatch, match=found):
        payload.application()


def test_the_high_half_of_epsilon_is_passed_over() -> None:
    payload = _norm_of(lowered("rms_norm", *operands_of("rms_norm", noise(2, 8)), epsilon=0.5))
    wide = replace(payload, epsilon_bits=payload.epsilon_bits | 7 << 32)

    assert wide.application().attributes == {"epsilon": 0.5}


def test_layer_norm_on_the_wire_has_no_channels() -> None:
    (vector,) = vectors("LayerNorm")

    with pytest.raises(OperandMismatch, match="found 3 channels in 4 groups"):
        read_call(vector).application()
