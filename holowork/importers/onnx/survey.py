"""Which ops of a model there is no recipe for: told all at once, before anything else is asked of a user."""

from collections.abc import Collection

from onnx import ModelProto

from holowork.importers.errors import UnsupportedOp
from holowork.importers.onnx.conformity import check_texts
from holowork.importers.onnx.reading import domain_of
from holowork.importers.onnx.table import RECIPES, nearest_op_of

Name = tuple[str, str]
"""A domain and an op of it."""


def check_ops(proto: ModelProto, functions: Collection[Name], title: str) -> None:
    """Refuse a model with ops that are neither in the table nor functions of it; raises UnsupportedOp."""
    missing: dict[Name, list[str]] = {}
    for position, node in enumerate(proto.graph.node):
        check_texts(node, f"{title}:node {position}")
        name = (domain_of(node.domain), node.op_type)
        if name not in RECIPES and name not in functions:
            missing.setdefault(name, []).append(node.name or f"{node.op_type}_{position}")
    if missing:
        raise _refused(missing, title)


def _refused(missing: dict[Name, list[str]], title: str) -> UnsupportedOp:
    """The error: of one op with the node and what may have been meant, of several with how many of each."""
    (domain, op), nodes = next(iter(missing.items()))
    if len(missing) == 1:
        return unknown_op((domain, op), f"{title}:{nodes[0]} ({op})")
    listed = ", ".join(f"{titled(name)} ({len(nodes)})" for name, nodes in missing.items())
    return UnsupportedOp(title, "ops that can be imported", listed)


def unknown_op(name: Name, where: str) -> UnsupportedOp:
    """The error for an op that there is no recipe for, with what may have been meant."""
    return UnsupportedOp(where, "an op that can be imported", titled(name), hint=nearest_op_of(*name))


def titled(name: Name) -> str:
    """What messages call an op: its domain where that is not the standard one, and its name."""
    return ".".join(filter(None, name))
