"""The calls of an archive, and the levels of those that can run side by side."""

from collections import Counter
from collections.abc import Iterator, Sequence

from holowork.archive import ForeignCall, SectionKind, SectionView
from holowork.core import counted
from holowork.ops import KernelCall
from holowork.workbench.contents import Contents
from holowork.workbench.markup import Markup, element, letters, name_of
from holowork.workbench.panels.contents_lists import listed, named

MOST_IN_LEVEL = 8
Call = KernelCall | ForeignCall


def call_text(call: Call) -> str:
    """The op of a call."""
    return f"{call.declared.name} (unknown)" if isinstance(call, ForeignCall) else call.op.name


def calls_part(contents: Contents, _: SectionView, calls: Sequence[Call]) -> Iterator[Markup]:
    """How often each op is called, and the calls in order."""
    counted = Counter(map(call_text, calls)).most_common()
    yield element("p", ", ".join(f"{name} ×{many:,}" if many > 1 else name for name, many in counted))
    yield listed(("op", "reads", "writes"), calls, lambda _, call: _call(contents, call))


def _call(contents: Contents, call: Call) -> tuple[object, ...]:
    name = element("b", letters(call_text(call)))
    if isinstance(call, ForeignCall):
        return name, f"{counted(len(call.payload), 'byte')} that this holowork cannot read", ""
    slots = [ref.slot for ref in call.payload.operands if ref.is_present]
    reads = [contents.names.get(slot, f"slot {slot}") for slot in slots]
    return name, name_of(", ".join(reads)), named(contents, call.payload.output.slot)


def levels_part(contents: Contents, view: SectionView, levels: Sequence[Sequence[int]]) -> Iterator[Markup]:
    """What can run side by side: calls by their ops in ExecPlan, ids of nodes in Schedule."""
    is_plan = view.ref.kind == SectionKind.EXEC_PLAN
    calls: Sequence[Call] = contents.seen.readable(SectionKind.KERNEL_CALLS) if is_plan else ()
    widest = max(map(len, levels), default=0)
    many = counted(sum(map(len, levels)), "call" if is_plan else "node")
    told = f"{many} in {counted(len(levels), 'level')}"
    yield element("p", f"{told}, at most {widest:,} side by side")
    yield listed(("", "in it"), levels, lambda _, level: (f"{len(level):,}", _level(level, calls)))


def _level(level: Sequence[int], calls: Sequence[Call]) -> Markup:
    names = ((item, call_text(calls[item]) if item < len(calls) else "") for item in level[:MOST_IN_LEVEL])
    shown = [f"#{item} {name}" for item, name in names]
    more = len(level) - MOST_IN_LEVEL
    return element("span", ", ".join(map(str.strip, shown)), f", … {more:,} more" if more > 0 else "")
