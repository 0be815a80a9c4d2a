"""The cards of what came from models of other formats: what was imported, and tensors of a file."""

from collections import Counter

from holowork.core import counted
from holowork.importers import ImportedOp, ImportReport, OnnxGraph, StoredTensor, StoredTensors, listed_ops
from holowork.workbench.cards.frame import card, kappa_code, size_of
from holowork.workbench.cards.graphs import graph_card
from holowork.workbench.markup import Markup, code, element, folded, name_of, table

MOST_OPS = 60
MOST_BESIDE, MOST_NODES = 12, 12
"""Ops and nodes on the card of an imported graph: names of models are long, and it has a picture as well."""
MOST_TENSORS = 40
MOST_KINDS = 12
MOST_HASHED = 16_000_000
"""The largest tensor that is hashed for its card; of a larger one the label is shown once it is known."""
_MEANING = (
    "known: nodes whose values no input decides, such as arithmetic on shapes; a compile drops what nothing "
    "reads of them, and a session computes the others once. own calls: what only holowork runs, unless a "
    "pass drops it."
)


def onnx_graph_card(graph: OnnxGraph) -> Markup:
    """The card of the graph, and below it what became of the nodes of the model."""
    report = graph.imported
    head = f"imported from {report.title}: {counted(sum(report.ops.values()), 'node')} of ONNX"
    made = graph_card(graph.freeze(), MOST_NODES)
    return element("div", made, folded(head, _ops(report, MOST_BESIDE), is_open=True))


def import_card(report: ImportReport) -> Markup:
    """How each op of the model is said with ours, what no input decides, and what only holowork runs."""
    return card("ImportReport", report.title, _facts(report)).add(_ops(report)).done()


def _facts(report: ImportReport) -> list[object]:
    ways = Counter(node.way for node in report.nodes if not node.depth)
    made = sum(row.made.total() for row in report.rows)
    own = sum((row.own for row in report.rows), Counter[str]())
    return [
        f"{counted(sum(report.ops.values()), 'node')} of ONNX",
        *(f"{many:,} {way}" for way, many in ways.most_common()),
        f"{sum(row.known for row in report.rows):,} known",
        f"{counted(made, 'node')} of ours without constants",
        f"own calls: {listed_ops(own) or 'none'}",
    ]


def _ops(report: ImportReport, most: int = MOST_OPS) -> Markup:
    rows = [_row(row) for row in report.rows[:most]]
    left = len(report.rows) - most
    more = element("div", f"… {counted(left, 'more op')}; graph.imported lists them") if left > 0 else None
    listed = table(("ONNX", "nodes", "known", "said", "by ours", "own calls"), rows) if rows else None
    meaning = element("div", _MEANING, style="opacity:.75;font-size:12px;max-width:70em")
    return element("div", *(part for part in (listed, more, meaning) if part is not None))


def _row(row: ImportedOp) -> tuple[object, ...]:
    op = element("b", name_of(row.op))
    return (op, row.count, row.known, name_of(row.way), listed_ops(row.made), listed_ops(row.own))


def tensors_card(tensors: StoredTensors) -> Markup:
    """The first tensors of a file with their types and bytes, and how many there are of each element type."""
    many = len(tensors)
    rows = [_tensor(one) for one in list(tensors.values())[:MOST_TENSORS]]
    cut = f", the first {MOST_TENSORS} shown" if many > MOST_TENSORS else ""
    listed = folded(
        f"{counted(many, 'tensor')}{cut}", table(("name", "type", "bytes", "κ"), rows), is_open=many <= 12
    )
    return (
        card("StoredTensors", tensors.path.name, [counted(many, "tensor"), size_of(tensors.nbytes)])
        .add(_kinds(tensors), _said(tensors), listed if rows else None)
        .done()
    )


def _tensor(one: StoredTensor) -> tuple[object, ...]:
    kappa = kappa_code(one.label) if one.is_labelled else "–"
    return (name_of(one.name), code(_type(one)), size_of(one.nbytes), kappa)


def _type(one: StoredTensor) -> str:
    return f"{one.stored.lower()}[{','.join(map(str, one.shape))}]"


def _kinds(tensors: StoredTensors) -> Markup | None:
    """How many tensors there are of each element type, and their bytes."""
    kinds, sizes = Counter[str](), Counter[str]()
    for one in tensors.values():
        kinds[one.stored] += 1
        sizes[one.stored] += one.nbytes
    rows = [(code(kind.lower()), many, size_of(sizes[kind])) for kind, many in kinds.most_common(MOST_KINDS)]
    return table(("element type", "tensors", "bytes"), rows) if rows else None


def _said(tensors: StoredTensors) -> Markup | None:
    """What the file says of itself."""
    said = sorted(tensors.metadata.items())[:MOST_KINDS]
    rows = [(name_of(key), name_of(text)) for key, text in said]
    return table(("metadata", ""), rows) if rows else None


def stored_tensor_card(tensor: StoredTensor) -> Markup:
    """The type, the bytes and the label of a tensor; a large one is hashed when its label is asked for."""
    is_shown = tensor.is_labelled or tensor.nbytes <= MOST_HASHED
    label = element("span", "κ ", kappa_code(tensor.label)) if is_shown else "κ on demand: tensor.label"
    hint = None if tensor.dtype else element("div", f"{tensor.stored} is kept, not computed with")
    return card("StoredTensor", tensor.name, [_type(tensor), size_of(tensor.nbytes), label]).add(hint).done()
