"""A node on one line."""

import holowork as hw
from holowork.passes import diff, node_line


def test_a_line_has_name_sources_attributes_and_type() -> None:
    built = hw.Graph("clamp")
    x = built.input("x", shape=(2, 3), dtype="f32")
    built.output("y", x.relu().clip(0.0, 1.0))
    graph = built.freeze()

    assert '%0 = input("x") : f32[2,3]' == node_line(0, graph[0])
    assert "%1 = relu(%0) : f32[2,3]" == node_line(1, graph[1])


def test_a_line_shows_letters_as_they_are_and_escapes_what_a_terminal_would_obey() -> None:
    built = hw.Graph("names")
    for name in ("grün", "right\u200fto\u202eleft", "bell\x07"):
        built.output(f"{name} out", built.input(name, shape=(2,), dtype="f32"))
    graph = built.freeze()

    lines = [node_line(number, node) for number, node in enumerate(graph.nodes)]

    assert '%0 = input("grün") : f32[2]' == lines[0]
    assert all(line.isprintable() for line in lines)


def test_a_difference_has_the_lines_of_its_nodes() -> None:
    built = hw.Graph("grün")
    built.output("größer", built.input("x", shape=(2,), dtype="f32").relu())
    before = built.freeze()
    built = hw.Graph("grün")
    built.output("größer", built.input("x", shape=(2,), dtype="f32").exp())
    after = built.freeze()

    told = str(diff(before, after))

    assert f"− {node_line(1, before[1])}" in told
    assert f"+ {node_line(1, after[1])}" in told
