"""What a tensor refuses while its graph is being built: it has no value yet, and it stays what it is."""

from typing import TYPE_CHECKING

from holowork.core import OpError

if TYPE_CHECKING:
    from holowork.ops.tensor import Tensor

_INSTEAD = {
    "name": "Name its node with .named(…)",
    "x[…]": "Choose between elements with where(cond, a, b), join slices with concat",
}


class NoValue(OpError, TypeError):
    """Something needs the value of a tensor while its graph is being built."""

    def __init__(self, tensor: "Tensor", wanted: str) -> None:
        super().__init__(
            f"{tensor}: expected to be part of a graph, found in need of {wanted}. Run the graph first"
        )


class Settled(OpError, AttributeError):
    """Something of a tensor was to be set or deleted, and a tensor stays what it is."""

    def __init__(self, tensor: "Tensor", name: str) -> None:
        hint = _INSTEAD.get(name, "Ops and methods make other tensors")
        super().__init__(f"{tensor}: expected to be read, found a change of {name!r}. {hint}")
