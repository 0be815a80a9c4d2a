"""Programs that the peer accepts keep their meaning, wherever it has a sound one."""

from holowork.source import read_source
from tests.source.texts import found, lines


def test_an_input_without_extents_is_refused() -> None:
    assert found("input x\nop relu x as=y\noutput y") == [(1, 8, "input: missing shape", "<eol>")]


def test_a_product_and_an_activation() -> None:
    text = (
        "input x: f32[2, 3]\nconst w: f32[3, 2] = [1, 0, 0, 1, 1, 1]\n"
        "let h: f32[2, 2] = matmul(x, w)\nlet y: f32[2, 2] = gelu(h)\noutput y"
    )

    assert lines(read_source(text)) == [
        "input[] f32[2,3]",
        "const[] f32[3,2]",
        "matmul[0, 1] f32[2,2]",
        "gelu[2] f32[2,2]",
        "output[3] f32[2,2]",
    ]


def test_neutral_operands_are_kept_for_the_passes() -> None:
    text = (
        "input x: f32[4]\nconst z: f32[4] = [0, 0, 0, 0]\nconst o: f32[4] = [1, 1, 1, 1]\n"
        "let a: f32[4] = add(x, z)\nlet m: f32[4] = mul(o, a)\nlet y: f32[4] = tanh(m)\noutput y"
    )

    assert lines(read_source(text))[3:] == [
        "add[0, 1] f32[4]",
        "mul[2, 3] f32[4]",
        "tanh[4] f32[4]",
        "output[5] f32[4]",
    ]


def test_clip_with_bounds_of_full_size() -> None:
    text = "input x :4\nconst lo :4 = -1,-1,-1,-1\nconst hi :4 = 6,6,6,6\nop clip x lo hi :4 as=y\noutput y"

    assert lines(read_source(text))[3:] == ["clip[0, 1, 2] f32[4]", "output[3] f32[4]"]


def test_operands_keep_their_order_and_unused_values_are_kept_for_the_passes() -> None:
    text = (
        "input a: f32[2]\ninput b: f32[2]\nlet c: f32[2] = add(a, b)\nlet d: f32[2] = add(b, a)\n"
        "let e: f32[2] = sub(c, d)\nlet unused: f32[2] = exp(a)\noutput e\noutput c"
    )

    assert lines(read_source(text))[2:] == [
        "add[0, 1] f32[2]",
        "add[1, 0] f32[2]",
        "sub[2, 3] f32[2]",
        "exp[0] f32[2]",
        "output[4] f32[2]",
        "output[2] f32[2]",
    ]


def test_a_mean_over_an_axis_that_is_kept() -> None:
    text = "input x: f32[2, 3]\nlet s: f32[2, 1] = reduce_mean(x, axes=[1], keepdims=true)\noutput s"

    assert lines(read_source(text)) == [
        "input[] f32[2,3]",
        "reduce_mean[0] axes=(1,) keepdims=True f32[2,1]",
        "output[1] f32[2,1]",
    ]


def test_a_gated_product_with_three_operands() -> None:
    weights = ", ".join(["1"] * 12)
    text = (
        f"input x: f32[2, 4]\nconst g: f32[4, 3] = [{weights}]\nconst u: f32[4, 3] = [{weights}]\n"
        "let y: f32[2, 3] = fused_swiglu(x, g, u)\nlet p: f32[2, 3] = softmax(y)\noutput p"
    )

    assert lines(read_source(text))[3:] == [
        "fused_swiglu[0, 1, 2] f32[2,3]",
        "softmax[3] f32[2,3]",
        "output[4] f32[2,3]",
    ]


def test_reshapes_by_the_stated_type() -> None:
    text = (
        "input x: f32[2, 6]\nlet r1: f32[3, 4] = reshape(x)\nlet r2: f32[12] = reshape(r1)\n"
        "let n1: f32[12] = neg(r2)\nlet n2: f32[12] = neg(n1)\noutput n2"
    )

    assert lines(read_source(text)) == [
        "input[] f32[2,6]",
        "reshape[0] shape=(3, 4) f32[3,4]",
        "reshape[1] f32[12]",
        "neg[2] f32[12]",
        "neg[3] f32[12]",
        "output[4] f32[12]",
    ]


def test_a_sum_of_constants() -> None:
    text = "const p: f32[2] = [1, 2]\nconst q: f32[2] = [0, 0]\nlet k: f32[2] = add(p, q)\noutput k"

    assert lines(read_source(text))[2:] == ["add[0, 1] f32[2]", "output[2] f32[2]"]


def test_answers_in_the_stated_type_of_the_operands() -> None:
    text = "input x: f32[2]\nlet n: f32[2] = is_nan(x)\nlet b: bool[2] = is_nan(x)\nlet c = is_nan(x)"

    assert lines(read_source(text))[1:] == [
        "is_nan[0] result=operand f32[2]",
        "is_nan[0] bool[2]",
        "is_nan[0] bool[2]",
    ]


def test_a_choice_by_numbers() -> None:
    text = "input c: f32[2]\ninput a: f32[2]\nlet y: f32[2] = where(c, a, c)\noutput y"

    assert lines(read_source(text))[2] == "where[0, 1, 0] f32[2]"


def test_a_transpose_without_an_order_reverses() -> None:
    text = "input x: f32[2,3,4]\nlet y: f32[4,3,2] = transpose(x)\noutput y"

    assert lines(read_source(text))[1] == "transpose[0] f32[4,3,2]"
