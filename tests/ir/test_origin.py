"""Where nodes came from, through the nodes that they replaced."""

from holowork.ir import Node, Origin, TensorType
from kernels_ir import DType

KIND = TensorType(DType.F32, ())


def test_a_node_has_the_lines_of_all_that_it_replaced_each_once() -> None:
    origin = Origin("m.py:3", ("neg %1",), ("m.py:1", "m.py:3", "m.py:2"))

    assert ("m.py:3", "m.py:1", "m.py:2") == Node(op="exp", type=KIND, origin=origin).provenance
    assert () == Node(op="exp", type=KIND).provenance


def test_origins_are_joined_in_order() -> None:
    first = Origin("m.py:3", ("neg %1",), ("m.py:1",))
    others = (Origin("m.py:4", ("exp %2", "neg %1")), Origin(), Origin("m.py:1", ("abs %4",)))

    assert Origin("m.py:3", ("neg %1", "exp %2", "abs %4"), ("m.py:1", "m.py:4")) == first.joined(*others)


def test_a_node_without_a_line_takes_the_first_that_is_known() -> None:
    assert Origin("m.py:2", (), ()) == Origin().joined(Origin("m.py:2"))
    assert Origin() == Origin().joined(Origin())
