"""Python text to a list of declarations: the body of one builder function, which is never run."""

from holowork.source.diagnostics import Rejected
from holowork.source.program import Program
from holowork.source.python_graphs import check_signature, chosen, functions_of
from holowork.source.python_statements import items_of
from holowork.source.python_text import PythonText, Reading, parse


def read_python(text: str, graph: str | None) -> Program:
    """The declarations of the builder function of this name, or of the only one.

    What is refused, up to the whole text, stands in the program.
    """
    python = PythonText(text)
    try:
        function = chosen(functions_of(parse(text)), graph, python)
    except Rejected as rejected:
        return Program(lines=python.lines, items=(), rejected=(rejected,))
    reading = Reading(text=python, builder=function.builder, rejected=check_signature(function, python))
    items = items_of(reading, function.node.body)
    return Program(
        lines=python.lines,
        items=items,
        rejected=tuple(reading.rejected),
        title=function.node.name,
        to_declare="Give the value that name in a line above",
    )
