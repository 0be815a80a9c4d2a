"""Python text to a list of declarations: the body of one builder function, which is never run."""

from holowork.source.diagnostics import Rejected
from holowork.source.program import Program
from holowork.source.python_graphs import Function, check_signature, chosen, functions_of, modules_of
from holowork.source.python_statements import items_of
from holowork.source.python_text import PythonText, Reading, parse


def read_python(text: str, graph: str | None) -> Program:
    """The declarations of the builder function of this name, or of the only one.

    What is refused, up to the whole text, stands in the program.
    """
    python = PythonText(text)
    try:
        module = parse(text)
        function = chosen(functions_of(module), graph, python)
    except Rejected as rejected:
        return Program(lines=python.lines, items=(), rejected=(rejected,))
    wrong, modules = check_signature(function, python), modules_of(module)
    reading = Reading(text=python, builder=function.builder, modules=modules, rejected=wrong)
    return _program(reading, function)


def _program(reading: Reading, function: Function) -> Program:
    """The body of a builder function, and what was refused of it."""
    items = items_of(reading, function.node.body)
    return Program(
        lines=reading.text.lines,
        items=items,
        rejected=tuple(reading.rejected),
        title=function.node.name,
        to_declare="Assign it to that name in a line above",
    )
