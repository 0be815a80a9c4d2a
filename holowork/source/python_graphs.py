"""The builder functions of a Python text, and the one that is asked for."""

import ast
from dataclasses import dataclass
from functools import partial

from holowork.ops import suggestion
from holowork.source.diagnostics import WHOLE, Kind, Place, Rejected
from holowork.source.python_text import PythonText

DECLARING = frozenset({"input", "const", "constant", "output"})
OPS = "ops"
_CHOOSE = "Choose one by its name: graph=… in Python, --graph on the command line"


@dataclass(frozen=True, kw_only=True)
class Function:
    """A function whose first parameter is the builder of a graph."""

    node: ast.FunctionDef
    builder: str


def path_of(callee: ast.expr) -> tuple[str, ...]:
    """The words of a dotted name, such as h, ops, relu; none for anything else."""
    words: list[str] = []
    while isinstance(callee, ast.Attribute):
        words.append(callee.attr)
        callee = callee.value
    return (callee.id, *reversed(words)) if isinstance(callee, ast.Name) else ()


def functions_of(module: ast.Module) -> tuple[Function, ...]:
    """The functions at top level that declare something through their first parameter."""
    return tuple(
        Function(node=node, builder=parameters[0].arg)
        for node in module.body
        if isinstance(node, ast.FunctionDef)
        and (parameters := [*node.args.posonlyargs, *node.args.args])
        and _builds(node, parameters[0].arg)
    )


def modules_of(module: ast.Module) -> frozenset[str]:
    """What modules are called that a text imports."""
    imports = (node for node in ast.walk(module) if isinstance(node, ast.Import))
    return frozenset(one.asname or one.name.partition(".")[0] for node in imports for one in node.names)


def chosen(functions: tuple[Function, ...], graph: str | None, text: PythonText) -> Function:
    """The function of this name, or the only one; raises Rejected."""
    found = [one for one in functions if graph in (None, one.node.name)]
    if len(found) > 1:
        raise _ambiguous(found, text)
    if found:
        return found[0]
    if functions:
        names = [one.node.name for one in functions]
        message = f"expected the name of a graph ({', '.join(names)}), found {graph!r}"
        raise Rejected(Kind.GRAPH_UNKNOWN, WHOLE, message, hint=partial(suggestion, graph or "", names))
    message = "expected a function at top level that builds a graph by its first parameter, found none"
    hint = 'It begins as def net(g): x = g.input("x", shape=[2])'
    raise Rejected(Kind.GRAPH_MISSING, WHOLE, message, hint=hint)


def check_signature(function: Function, text: PythonText) -> list[Rejected]:
    """What a builder function cannot have: decorators, and parameters with stars."""
    node = function.node
    stars = [node.args.vararg, *node.args.kwonlyargs, node.args.kwarg]
    return [
        *(_misplaced(text.place(one), "no decorator") for one in node.decorator_list),
        *(_misplaced(text.place(one), "no parameters with stars") for one in stars if one is not None),
    ]


def _misplaced(place: Place, expected: str) -> Rejected:
    message = f"expected {expected} on a function that builds a graph, found {place.token!r}"
    return Rejected(Kind.PYTHON_SYNTAX, place, message)


def _ambiguous(found: list[Function], text: PythonText) -> Rejected:
    names = ", ".join(f"{one.node.name} (line {one.node.lineno})" for one in found)
    node = found[1].node
    is_twice = found[0].node.name == node.name
    hint = "Give each a name of its own" if is_twice else _CHOOSE
    place = text.place(node)
    return Rejected(Kind.GRAPH_AMBIGUOUS, place, f"expected one graph, found {names}", hint=hint)


def _builds(node: ast.FunctionDef, builder: str) -> bool:
    """Whether a call in the body is one of the builder."""
    calls = (inner for statement in node.body for inner in ast.walk(statement) if isinstance(inner, ast.Call))
    return any(_is_builders(path_of(call.func), builder) for call in calls)


def _is_builders(path: tuple[str, ...], builder: str) -> bool:
    is_rooted = len(path) > 1 and path[0] == builder
    return is_rooted and (path[1:] in {(word,) for word in DECLARING} or (path[1] == OPS and len(path) == 3))
