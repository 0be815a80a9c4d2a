"""What a tensor refuses while its graph is being built: it has no value yet, and it stays what it is."""

from typing import TYPE_CHECKING

from holowork.core import OpError

if TYPE_CHECKING:
    from holowork.ops.tensor import Tensor

_INSTEAD = {
    "name": "Name its node with .named(…)",
    "x[…]": "Choose between elements with where(cond, a, b), join slices with concat",
}


_BEFORE = "a tensor, which has no value before its graph runs"
_HINTS = {
    "a truth value": "Choose between elements with where(cond, a, b)",
    "an axis": "reshape(1) makes an axis",
}


class NoValue(OpError, TypeError):
    """Something needs the value of a tensor while its graph is being built, or an axis that it has not."""

    def __init__(self, tensor: "Tensor", wanted: str, found: str = _BEFORE) -> None:
        hint = _HINTS.get(wanted, "Compile the graph and run it in a session first")
        super().__init__(f"{tensor}: expected {wanted}, found {found}. {hint}")


class Settled(OpError, AttributeError):
    """Something of a tensor was to be set or deleted, and a tensor stays what it is."""

    def __init__(self, tensor: "Tensor", name: str) -> None:
        hint = _INSTEAD.get(name, "Ops and methods make other tensors")
        super().__init__(f"{tensor}: expected to be read, found a change of {name!r}. {hint}")
