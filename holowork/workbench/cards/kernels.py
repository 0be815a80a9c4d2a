"""The cards of kernels, of their code on one CPU and on two, and of the CPU."""

from holowork.archive import readable_bytes
from holowork.core import Places, counted
from holowork.runtime import (
    CLASSES,
    CodeComparison,
    Cpu,
    KernelCode,
    KernelList,
    LinkedCode,
    class_of,
    cpu,
    instruction_counts,
)
from holowork.workbench.bars import bars_picture
from holowork.workbench.cards.frame import card
from holowork.workbench.markup import NEW_LINE, Markup, code, element, folded, letters, name_of, number, table
from kernels_ir import NOWHERE

MOST_LINES = 40
"""Lines of code on a card, and rows of nodes and kernels."""
_LETTERS = {one.name: one.letter for one in CLASSES}
_PRE = "font-size:12px;margin:2px 0;overflow:auto"


def kernel_card(kernel: KernelCode) -> Markup:
    """Signature, CPU, size, what it computes for which lines, its instructions, the first lines of code."""
    asm = kernel.asm()
    signature = f"void kernel({', '.join(kernel.spec.arguments)})"
    return (
        card("Kernel", kernel.name, _facts(kernel))
        .add(element("div", element("code", signature), ", its arguments as 64-bit words of one block"))
        .add(_served(kernel), _classes(asm))
        .add(_folded("LLVM IR", kernel.ir()), _folded("assembly", asm))
        .done()
    )


def _facts(kernel: KernelCode) -> list[str]:
    return [
        kernel.dtype,
        f"{kernel.lanes}-wide",
        counted(kernel.calls, "call"),
        f"{cpu.chosen.name}, {cpu.vector_bits}-bit vectors",
        f"object file of {readable_bytes(kernel.size())}",
    ]


def kernels_card(kernels: KernelList) -> Markup:
    """A row for each kernel of a program."""
    places = Places()
    rows = [
        (
            place,
            name_of(one.name),
            code(one.dtype),
            one.lanes,
            one.calls,
            name_of(", ".join(map(places.shown, one.provenance[:_MOST_SOURCES]))),
        )
        for place, one in enumerate(kernels[:MOST_LINES])
    ]
    more = [f"the first {MOST_LINES} shown"] * (len(kernels) > MOST_LINES)
    listed = table(("#", "kernel", "dtype", "lanes", "calls", "from"), rows)
    return card("Kernels", "", [counted(len(kernels), "kernel"), *more]).add(listed if rows else None).done()


_MOST_SOURCES = 4


def linked_card(linked: LinkedCode) -> Markup:
    """Assembly beside the line of the IR that it was made for."""
    ir = dict(zip(linked.ir.lines, linked.ir.text.splitlines(), strict=True))
    pairs = zip(linked.asm.lines, linked.asm.text.splitlines(), strict=True)
    rows = [
        (_letter(text), code(" ".join(text.split())), number(line), code(ir.get(line, "").strip()))
        for line, text in pairs
        if line != NOWHERE
    ]
    shown = table(("", "assembly", "line", "LLVM IR"), rows[:MOST_LINES])
    cut = f", the first {MOST_LINES} shown" if len(rows) > MOST_LINES else ""
    facts = [linked.cpu, f"{counted(len(rows), 'linked line')}{cut}"]
    return card("LinkedCode", linked.name, facts).add(shown if rows else None).done()


def code_comparison_card(comparison: CodeComparison) -> Markup:
    """Both counts of each class, as bars and as a table."""
    rows = [
        (_LETTERS[name], name, *(number(f"{each:,}") for each in counts))
        for name, counts in comparison.classes.items()
    ]
    total = [number(f"{sum(counts):,}") for counts in zip(*comparison.classes.values(), strict=True)]
    listed = table(("", "instructions", *map(letters, comparison.cpus)), [*rows, ("", "all", *total)])
    facts = [" beside ".join(comparison.cpus)]
    return card("CodeComparison", comparison.kernel, facts).add(bars_picture(comparison).img, listed).done()


def cpu_card(machine: Cpu) -> Markup:
    """What was chosen and why, the caches, where kernels are kept and how they came; all features, folded."""
    facts = [f"{machine.vector_bits}-bit vectors", f"preset {machine.chosen.name}"]
    rows = [(name, name_of(told)) for name, told in machine.facts()]
    features = element("div", " ".join(machine.features))
    return (
        card("CPU", machine.model, facts)
        .add(table(("cpu", ""), rows))
        .add(folded(counted(len(machine.features), "feature"), features))
        .done()
    )


def _served(kernel: KernelCode) -> Markup | None:
    places = Places()
    rows = [
        (f"%{number}", code(node.op), code(node.type), name_of(", ".join(map(places.shown, node.provenance))))
        for number, node in list(kernel.nodes.items())[:MOST_LINES]
    ]
    cut = f", the first {MOST_LINES} shown" if len(kernel.nodes) > MOST_LINES else ""
    listed = table(("node", "op", "type", "from"), rows)
    return folded(f"{counted(len(kernel.nodes), 'node')}{cut}", listed, is_open=True) if rows else None


def _classes(asm: str) -> Markup:
    counts = instruction_counts(asm)
    rows = [(one.letter, one.name, counts[one.name]) for one in CLASSES if counts[one.name]]
    return table(("", "instructions", "count"), [*rows, ("", "all", counts.total())])


def _folded(title: str, text: str) -> Markup:
    lines = text.splitlines()
    more = [f"… {len(lines) - MOST_LINES:,} more"] * (len(lines) > MOST_LINES)
    shown = [piece for line in (*lines[:MOST_LINES], *more) for piece in (line.expandtabs(8), NEW_LINE)]
    return folded(f"{title}, {counted(len(lines), 'line')}", element("pre", *shown, style=_PRE))


def _letter(line: str) -> Markup:
    found = class_of(line)
    return element("span", found.letter if found else "", title=found.name if found else None)
