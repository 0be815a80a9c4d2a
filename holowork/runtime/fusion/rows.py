"""Lines of tensors: what is computed of elements before and behind norms, softmax and reductions."""

from collections.abc import Iterator

from holowork.ir import Graph, Node
from holowork.ops import TABLE, LineKernel, Lines
from holowork.passes import (
    Condition,
    Match,
    Nodes,
    Pass,
    Rewrite,
    alone,
    calls_of,
    node,
    op,
    private,
    rewrite,
    rewriting,
)
from holowork.runtime.fusion.joining import (
    ELEMENTWISE,
    absorbed,
    application,
    expression,
    form_of,
    joined,
    ops_of,
    same_elements,
)
from holowork.runtime.fusion.rows_of_lines import (
    PAYS_BEFORE,
    PAYS_BEHIND,
    pays_before,
    pays_behind,
)
from kernels_ir import STORED

MOST_CALLS = 16
"""Calls of one kernel: what a chunk of a line is computed with stays in registers."""
ROWS, COLUMNS = "rows", "columns"
"""What the kernel of a joined node is besides elementwise, as its attribute `form` says: around columns,
around what is reduced, and around groups of channels, whatever else is read is whole."""
NORMS = ("layer_norm", "rms_norm", "add_rms_norm", "group_norm", "instance_norm")
SOFTMAX = ("softmax", "log_softmax")
REDUCTIONS = ("reduce_sum", "reduce_mean", "reduce_prod", "reduce_min", "reduce_max")
_MOST_OPERANDS = 3
_NOTE = "what is computed is rounded to its dtype before anything else is computed of it"


def _is_each(found: Node) -> bool:
    """Whether a node may compute each element on its own."""
    if form_of(found) or found.op not in TABLE or found.op == "expand":
        return form_of(found) == ELEMENTWISE
    return TABLE[found.op].has_expression


def _computes_each(nodes: Nodes, found: Node) -> bool:
    """Whether a node computes each element on its own, of whole bytes."""
    if form_of(found) == ELEMENTWISE:
        return True
    kinds = (*(nodes[source].type for source in found.present), found.type)
    is_whole = all(kind.dtype in STORED for kind in kinds) and _has_whole_operands(nodes, found)
    return is_whole and expression(nodes, found) is not None


def _has_whole_operands(nodes: Nodes, found: Node) -> bool:
    return all(nodes[source].type.elements == found.type.elements for source in found.present)


def _lines(nodes: Nodes, anchor: Node) -> Lines | None:
    """How the lines of a single call lie; None where it begins and ends with nothing else."""
    found, kernel = application(nodes, anchor), TABLE[anchor.op].kernel if anchor.op in TABLE else None
    return kernel.lines(found) if found is not None and isinstance(kernel, LineKernel) else None


def _form(nodes: Nodes, anchor: Node) -> str:
    """The form of a kernel around an anchor, which may have one already; nothing where there is none."""
    lines = _lines(nodes, anchor)
    single = "" if lines is None else ROWS if lines.repeats and lines.is_alike else COLUMNS
    return form_of(anchor) or single


def _is_short(match: Match) -> bool:
    named = (match.node(name) for name in ("inner", "root"))
    return sum(len(calls_of(found)) for found in named) <= MOST_CALLS


def _repeats_before(match: Match) -> bool:
    lines = _lines(match.editor, match.root)
    return (lines is not None and lines.repeats) or _has_whole_operands(match.editor, match.node("inner"))


def _repeats_behind(match: Match) -> bool:
    is_row = _form(match.editor, match.node("inner")) == ROWS
    return is_row or _has_whole_operands(match.editor, match.root)


def _pays_before(match: Match) -> bool:
    lines = _lines(match.editor, match.root)
    return lines is None or pays_before(lines, match.node("inner"))


def _pays_behind(match: Match) -> bool:
    inner = match.node("inner")
    lines = _lines(match.editor, inner) or _lines_of_joined(inner)
    return lines is None or pays_behind(lines, match.root)


def _lines_of_joined(anchor: Node) -> Lines | None:
    """How the rows of a joined node lie; None for columns."""
    return Lines(shape=anchor.type.shape) if form_of(anchor) == ROWS else None


_SHORT = Condition(text=f"one kernel stands for at most {MOST_CALLS} calls", holds=_is_short)
_HEAD = (
    private("inner"),
    Condition(
        text="inner is computed element by element",
        holds=lambda match: _computes_each(match.editor, match.node("inner")),
    ),
    Condition(
        text="the axes that it goes along are neighbours",
        holds=lambda match: _lines(match.editor, match.root) is not None,
    ),
    Condition(text="nothing is repeated along axes before lines that are columns", holds=_repeats_before),
    Condition(text="there are elements", holds=lambda match: match.node("inner").type.elements > 0),
    _SHORT,
    Condition(text=PAYS_BEFORE, holds=_pays_before),
)
_TAIL = (
    alone("inner", lambda match: len(set(match.editor.readers(match["inner"]))) == 1),
    Condition(
        text="the reader computes each element on its own",
        holds=lambda match: _computes_each(match.editor, match.root),
    ),
    same_elements("inner"),
    Condition(
        text="the axes that it goes along are neighbours",
        holds=lambda match: bool(_form(match.editor, match.node("inner"))),
    ),
    Condition(text="nothing is repeated along axes behind lines that are columns", holds=_repeats_behind),
    _SHORT,
    Condition(text=PAYS_BEHIND, holds=_pays_behind),
)


_ROWS = Condition(
    text="lines are rows: columns are read faster as they lie",
    holds=lambda match: _form(match.editor, match.root) == ROWS,
)


def _headed(ops: tuple[str, ...], *where: Condition) -> Iterator[Rewrite]:
    """One rule for each number of further operands."""
    for count in range(_MOST_OPERANDS):
        others = tuple(f"operand{place}?" for place in range(count))

        @rewrite(op(ops, node(_is_each, name="inner"), *others), where=(*_HEAD, *where), note=_NOTE)
        def head(match: Match) -> Node:
            """n(f(x, …), …) → one kernel, which computes f where it reads an element first"""
            return joined(match, "inner", form=_form(match.editor, match.root))

        yield head


def _tailed(ops: tuple[str, ...]) -> Rewrite:
    """What follows one of these ops."""
    names = frozenset(ops)

    def is_anchor(found: Node) -> bool:
        is_joined = form_of(found) in {ROWS, COLUMNS} and not names.isdisjoint(ops_of(found))
        return is_joined or (found.op in names and not form_of(found))

    @rewrite(node(_is_each, node(is_anchor, name="inner"), among=True), where=_TAIL, note=_NOTE)
    def tail(match: Match) -> Node:
        """f(n(…), …) → one kernel, which computes f before it writes an element"""
        return joined(match, "inner", form=_form(match.editor, match.node("inner")))

    return tail


RESIDUAL_NORM: Pass[Graph] = Pass(
    name="residual-norm",
    summary="Compute what a norm reads where it reads it first.",
    exact=True,
    transform=rewriting(*_headed(NORMS), tidy=absorbed),
)
NORM_ACTIVATION: Pass[Graph] = Pass(
    name="norm-activation",
    summary="Compute what follows a norm before it is written.",
    exact=True,
    transform=rewriting(_tailed(NORMS), tidy=absorbed),
)
SOFTMAX_NEIGHBOURS: Pass[Graph] = Pass(
    name="softmax-neighbours",
    summary="Compute scales and masks before softmax, and what follows it, with it.",
    exact=True,
    transform=rewriting(*_headed(SOFTMAX, _ROWS), _tailed(SOFTMAX), tidy=absorbed),
)
REDUCTION_NEIGHBOURS: Pass[Graph] = Pass(
    name="reduction-neighbours",
    summary="Compute what a reduction reads, and what follows it, with it.",
    exact=True,
    transform=rewriting(*_headed(REDUCTIONS), _tailed(REDUCTIONS), tidy=absorbed),
)
