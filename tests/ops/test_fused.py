import numpy as np
import pytest

from holowork.codec import Sink
from holowork.ops import TABLE, Array, KernelCallLayout, OperandMismatch, Signature, Trait, from_bytes
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.ops.calls.codes import EPILOGUES, JOINS, TABLED
from holowork.ops.element_types import STORED
from holowork.ops.packing import pack_panels
from kernels_ir import FLOATS, DType
from tests.distances import same_bits
from tests.ops.rows import apply, check_call, drawn, run
from tests.ops.test_quantization import DIRECT, TensorType, integers
from tests.ops.wire import Vector, check_vector, read_call, vectors

FLOAT_TYPES = sorted(FLOATS)
ACTIVATIONS = EPILOGUES[1:]
FUSED_NAMES = (
    "matmul_activation",
    "matmul_add",
    "matmul_add_activation",
    "broadcast_binary",
    "dequant_activation",
)


@pytest.mark.parametrize(
    "vector",
    vectors("MatMulActivation", "MatMulAdd", "MatMulAddActivation", "DequantActivation"),
    ids=lambda v: v["name"],
)
def test_calls_are_those_of_the_format(vector: Vector) -> None:
    check_vector(vector)


def test_a_broadcast_call_is_that_of_the_format() -> None:
    (vector,) = vectors("BroadcastBinary")
    call = read_call(vector)
    sink = Sink()
    KernelCallLayout().write(call, sink)
    signature = Signature.of(call, full=0)

    assert vector["call_hex"] == sink.to_bytes().hex()
    assert vector["signature"] == {"opcode": signature.opcode, "params_hex": signature.params.hex()}
    assert list(zip(vector["fields"]["in_dims"], vector["fields"]["out_dims"], strict=True)) == list(
        call.payload.dims
    )


@pytest.mark.parametrize("name", FUSED_NAMES)
def test_fused_rows_are_not_offered(name: str) -> None:
    assert not TABLE[name].is_offered
    assert TABLE[name].id == TABLE[name].discriminant


@pytest.mark.parametrize("mode", [FUSED, STRICT], ids=lambda m: m.name)
@pytest.mark.parametrize("act", ACTIVATIONS)
@pytest.mark.parametrize("dtype", FLOAT_TYPES, ids=lambda d: d.text)
def test_an_activated_product_rounds_as_its_members_do(dtype: DType, act: str, mode: Numerics) -> None:
    a, b = drawn(3, 8, dtype=dtype), drawn(8, 5, dtype=dtype)
    expected = apply(act, apply("matmul", a, b).result(mode)).result(mode)

    assert same_bits(expected, apply("matmul_activation", a, b, act=act).result(mode))


@pytest.mark.parametrize("act", EPILOGUES)
@pytest.mark.parametrize("dtype", FLOAT_TYPES, ids=lambda d: d.text)
def test_an_added_residual_rounds_as_its_members_do(dtype: DType, act: str) -> None:
    a, b, c = drawn(3, 8, dtype=dtype), drawn(8, 5, dtype=dtype), drawn(3, 5, dtype=dtype)
    total = run("add", run("matmul", a, b), c)
    expected = total if act == "none" else run(act, total)

    assert same_bits(total, run("matmul_add", a, b, c))
    assert same_bits(expected, run("matmul_add_activation", a, b, c, act=act))


def test_packed_weights_change_no_bit() -> None:
    a, b, c = drawn(3, 8), drawn(8, 20), drawn(3, 20)
    panels = pack_panels(b)

    assert same_bits(run("matmul_add", a, b, c), run("matmul_add", a, panels, c, packed_columns=20))
    check_call(apply("matmul_add_activation", a, panels, c, packed_columns=20, act="silu"), 108)


@pytest.mark.parametrize("dtype", FLOAT_TYPES, ids=lambda d: d.text)
def test_products_with_an_epilogue_are_calls_of_the_peer(dtype: DType) -> None:
    a, b, c = drawn(3, 8, dtype=dtype), drawn(8, 5, dtype=dtype), drawn(3, 5, dtype=dtype)

    check_call(apply("matmul_activation", a, b, act="gelu"), 106)
    check_call(apply("matmul_add", a, b, c), 107)
    check_call(apply("matmul_add_activation", a, b, c, act="exp"), 108)


def test_a_code_without_activation_is_refused() -> None:
    call_hex = vectors("MatMulActivation")[0]["call_hex"][:-2] + "09"

    with pytest.raises(
        OperandMismatch, match=r"matmul_activation.act: expected a code \(0=none, 1=relu.*found 9"
    ):
        read_call({"call_hex": call_hex}).application()


def test_a_residual_of_another_type_is_refused() -> None:
    with pytest.raises(OperandMismatch, match=r"matmul_add: expected a residual f32\[3,5\], found f32\[5\]"):
        apply("matmul_add", drawn(3, 8), drawn(8, 5), drawn(5))


@pytest.mark.parametrize("op", JOINS)
@pytest.mark.parametrize("small_is_lhs", [False, True])
@pytest.mark.parametrize("dtype", FLOAT_TYPES, ids=lambda d: d.text)
def test_a_broadcast_operand_is_repeated_as_expand_does(dtype: DType, small_is_lhs: bool, op: str) -> None:  # noqa: FBT001  a parameter of the test
    small, other = drawn(1, 8, 1, dtype=dtype), drawn(3, 8, 4, dtype=dtype)
    wide = run("expand", small, shape=(3, 8, 4))
    expected = run(op, wide, other) if small_is_lhs else run(op, other, wide)

    applied = apply("broadcast_binary", small, other, join=op, small_is_lhs=small_is_lhs)

    assert same_bits(expected, applied.result())
    check_call(applied, 112)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("03010108", "09010108" + "0100000001000000" * 6, "at most 8 axes, found 9 axes"),
        ("03010108", "03030108", r"op: expected a code \(0=add, 1=sub, 2=mul\), found 3"),
        (
            "0100000002000000",
            "0300000002000000",
            r"extents that broadcast to f32\[2,3,4\], found f32\[3,3,1\]",
        ),
    ],
)
def test_a_broadcast_that_fits_nothing_is_refused(old: str, new: str, message: str) -> None:
    call_hex = vectors("BroadcastBinary")[0]["call_hex"].replace(old, new)

    with pytest.raises(OperandMismatch, match=f"broadcast_binary.*{message}"):
        read_call({"call_hex": call_hex}).application()


@pytest.mark.parametrize("act", TABLED)
@pytest.mark.parametrize("dtype", sorted(STORED), ids=lambda d: d.text)
def test_a_table_holds_the_activation_of_every_quantized_value(dtype: DType, act: str) -> None:
    q = integers(dtype, 256)
    expected = run(act, run("dequantize", q, scale=0.05, zero_point=7))

    applied = apply("dequant_activation", q, act=act, scale=0.05, zero_point=7)

    assert same_bits(expected, applied.result())
    check_call(applied, 113)


def test_an_activated_tensor_of_the_peer_is_near() -> None:
    q = from_bytes(TensorType(DType.I8, (8, 16)), (DIRECT / "dequant_i8_gelu.in.x.bin").read_bytes())
    expected = np.frombuffer((DIRECT / "dequant_i8_gelu.out.y.bin").read_bytes(), np.float32).reshape(8, 16)

    result = run("dequant_activation", q, act="gelu", scale=0.03, zero_point=5)

    assert np.abs(expected - result).max() < 1e-6


@pytest.mark.parametrize("dtype", FLOAT_TYPES, ids=lambda d: d.text)
@pytest.mark.parametrize("shape", [(3, 8), (8,), (2, 3, 8), (0, 8)], ids=str)
def test_a_gated_product_is_that_of_its_members(dtype: DType, shape: tuple[int, ...]) -> None:
    x, gate, up = drawn(*shape, dtype=dtype), drawn(8, 5, dtype=dtype), drawn(8, 5, seed=1, dtype=dtype)
    expected = run("mul", run("silu", run("matmul", x, gate)), run("matmul", x, up))

    assert same_bits(expected, run("fused_swiglu", x, gate, up))
    assert Trait.COMPOSITE in TABLE["fused_swiglu"].traits


def test_a_gated_call_of_the_format_cannot_be_run() -> None:
    (vector,) = vectors("FusedSwiGlu")

    with pytest.raises(
        OperandMismatch, match="fused_swiglu: expected x, w_gate and w_up, found a call of the format"
    ):
        read_call(vector).application()


def test_gates_of_two_types_are_refused() -> None:
    operands: tuple[Array, ...] = (drawn(3, 8), drawn(8, 5), drawn(8, 4))

    with pytest.raises(
        OperandMismatch, match=r"w_gate and w_up of one type, found f32\[8,5\] and f32\[8,4\]"
    ):
        apply("fused_swiglu", *operands)


def test_codes_count_from_their_first_word() -> None:
    assert EPILOGUES == ("none", "relu", "gelu", "silu", "sigmoid", "tanh", "elu", "selu", "exp")
    assert TABLED == ("sigmoid", "tanh", "gelu", "silu", "exp", "erf")
    assert JOINS == ("add", "sub", "mul")
