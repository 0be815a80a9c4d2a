"""The Code panel: lines of the source, nodes, LLVM IR and machine code of one kernel, linked both ways."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from typing import Any

from holowork.core import counted
from holowork.runtime import CLASSES, HOST, STAGES, WIDTHS, KernelCode, KernelList, cpu, cpu_named
from holowork.workbench.markup import Markup, element, name_of
from holowork.workbench.page import Page, State, choice
from holowork.workbench.panels.code_compare import comparison_columns
from holowork.workbench.panels.code_program import NO_LINES, ProgramRows, shown_rows
from holowork.workbench.panels.code_texts import MOST_LINES, Library, Texts, Wanted, column, more_row
from kernels_ir import PRESETS

_NONE = (
    "No kernel: this program has nothing to compute, or its session computes by references, which have no "
    "machine code."
)
COLUMNS = {"source": "source", "nodes": "nodes", "ir": "LLVM IR", "asm": "assembly"}
"""What can be seen side by side."""
_SETS = tuple(" ".join(some) for size in (4, 3, 2) for some in combinations(COLUMNS, size))
_TARGETS = (HOST, *(preset.name for preset in PRESETS))
_STAGES = {"emitted": "emitted: code is made of it", "opt": "opt: LLVM's passes, to be read"}
_LEGEND = ", ".join(f"{one.letter} {one.name}" for one in CLASSES)
_UNLINKED = (
    "Lines of IR and assembly are not linked: with debug locations, this kernel has other instructions. The "
    "assembly is that of the code that runs."
)
DEFAULTS: State = {
    "kernel": 0, "target": HOST, "width": 0, "stage": STAGES[0], "beside": "", "columns": _SETS[0], "line": 0
}  # fmt: skip
"""The state at first."""


def _sides() -> dict[str, str]:
    """The targets that can stand beside another, each with the widths that it has."""
    found = {"": "no other target"}
    for name in _TARGETS:
        most = cpu_named(name).vector_bits
        found[name] = f"{_title(name)}, {most} bits"
        found |= {f"{name} {bits}": f"{_title(name)}, {bits} bits" for bits in WIDTHS if bits < most}
    return found


def _title(name: str) -> str:
    return f"{name} ({cpu_named(name).name})" if name == HOST else name


class CodePanel:
    """The kernels of a module or a session; what was compiled to be shown is kept."""

    def __init__(self, kernels: KernelList) -> None:
        self.kernels = kernels
        self._library = Library(kernels)

    @cached_property
    def _program(self) -> ProgramRows:
        return ProgramRows(self.kernels)

    @cached_property
    def _beside(self) -> Mapping[str, str]:
        return _sides()

    def bounds(self, name: str) -> range | tuple[Any, ...]:
        """Positions of kernels and lines, and the words and widths that there are."""
        if name == "beside":
            return tuple(self._beside)
        known: Mapping[str, range | tuple[Any, ...]] = {
            "kernel": range(max(len(self.kernels), 1)),
            "line": range(MOST_LINES + 1),
            "target": _TARGETS,
            "width": (0, *WIDTHS),
            "stage": STAGES,
            "columns": _SETS,
        }
        return known[name]

    def page(self, state: State) -> Page:
        """The switches, and the columns that are asked for, or two targets side by side."""
        if not self.kernels:
            return Page(html=element("p", _NONE, class_="hw-card"), said="No kernels.", state={})
        kernel, texts = self.kernels[state["kernel"]], self._library.texts(_wanted(state))
        columns = self._compared(state, texts) if state["beside"] else self._columns(state, texts)
        told = _told(kernel, state)
        note = "" if texts.code.is_linked else element("p", _UNLINKED)
        head = element("div", self._switches(state), element("p", told), note, class_="hw-card")
        foot = element("p", f"Instructions: {_LEGEND}.", class_="hw-hint hw-card")
        html = element("div", head, element("div", *columns, class_="hw-split"), foot, class_="hw-left")
        return Page(html=html, said=_said(kernel, state, texts), state=_shortened(state))

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """Choose a `kernel`, `target`, `width`, `stage` or what is `beside`, or turn a column on or off.

        `calls` opens the panel at the kernel that computes some of these calls.
        """
        if verb == "calls":
            wanted = {call for call in argument if isinstance(call, int)}
            found = [i for i, kernel in enumerate(self.kernels) if wanted & {*kernel.served}]
            return {"panel": "code", "kernel": found[0], "line": 0} if found else {}
        if verb in {"kernel", "width"}:
            return {verb: int(argument), "line": 0}
        if verb == "target":
            is_there = state["width"] <= cpu_named(argument).vector_bits
            return {verb: argument, "width": state["width"] if is_there else 0, "line": 0}
        if verb in COLUMNS:
            shown = set(state["columns"].split()) ^ {verb}
            return {"columns": " ".join(name for name in COLUMNS if name in shown)} if len(shown) > 1 else {}
        return {verb: argument} if verb in {"stage", "beside"} else {}

    def _switches(self, state: State) -> Markup:
        features = cpu_named(state["target"])
        now = state["width"] if state["width"] < features.vector_bits else 0
        widths = {"0": f"all {features.vector_bits} bits"}
        widths |= {str(bits): f"{bits} bits" for bits in WIDTHS if bits < features.vector_bits}
        kernels = {str(i): f"{i}: {one.name} {one.dtype}" for i, one in enumerate(self.kernels)}
        return element(
            "div",
            choice("kernel", kernels, str(state["kernel"]), label="kernel"),
            choice("target", {name: _title(name) for name in _TARGETS}, state["target"], label="target"),
            choice("width", widths, str(now), label="width of vectors"),
            choice("stage", _STAGES, state["stage"], label="stage of the IR"),
            element("span", "beside ", choice("beside", self._beside, state["beside"], label="beside")),
            *([] if state["beside"] else _boxes(state)),
            class_="hw-switches",
        )

    def _columns(self, state: State, texts: Texts) -> list[Markup]:
        kernel, words = state["kernel"], self._program.words(state["kernel"])
        lines = shown_rows(self._program.lines, kernel, "source") or [element("p", NO_LINES)]
        ir, asm = (
            [*text.rows(state["line"]), *more_row(text.more, f"kernel.{call}()")]
            for text, call in ((texts.ir, "ir"), (texts.asm, "asm"))
        )
        found = {
            "source": column("source", lines, name="source"),
            "nodes": column("nodes", shown_rows(self._program.nodes, kernel, "nodes"), name="nodes"),
            "ir": column(f"LLVM IR, {state['stage']}", ir, name="ir", lights=words),
            "asm": column(f"assembly, {texts.code.cpu}", asm, name="asm", lights=words),
        }
        return [found[name] for name in state["columns"].split()]

    def _compared(self, state: State, texts: Texts) -> list[Markup]:
        name, _, bits = state["beside"].partition(" ")
        other = replace(_wanted(state), target=name, width=int(bits or 0))
        now = f"{_title(state['target'])}, {_used(state)} bits"
        return comparison_columns((texts, self._library.texts(other)), (now, self._beside[state["beside"]]))


def _wanted(state: State) -> Wanted:
    return Wanted(**{name: state[name] for name in ("kernel", "target", "width", "stage")})


def _used(state: State) -> int:
    used: int = state["width"] or cpu_named(state["target"]).vector_bits
    return used


def _boxes(state: State) -> list[Markup]:
    """What of the four is seen: any two or more."""
    shown = state["columns"].split()
    return [
        element("label", _box(name, is_on=name in shown, is_last=len(shown) == 2), f" {title}")
        for name, title in COLUMNS.items()
    ]


def _box(name: str, *, is_on: bool, is_last: bool) -> Markup:
    return element(
        "input",
        type="checkbox",
        data_act=name,
        data_key=name,
        checked="" if is_on else None,
        disabled="" if is_on and is_last else None,
    )


def _told(kernel: KernelCode, state: State) -> Markup:
    """What the kernel is, and which vectors it uses of those that are there."""
    features = cpu_named(state["target"])
    why = f"; {cpu.model}: {cpu.reason}" if state["target"] == HOST else ""
    calls = counted(kernel.calls, "call")
    width = f"{features.name} present, {features.vector_bits} bits; {_used(state)}-bit vectors used"
    return element("span", element("b", name_of(kernel.name)), f" {kernel.dtype}, {calls}. {width}{why}")


def _said(kernel: KernelCode, state: State, texts: Texts) -> str:
    line = f", line {state['line']} of the IR" if state["line"] else ""
    linked = "" if texts.code.is_linked else " Lines are not linked."
    return f"{kernel.name} on {_title(state['target'])}, {_used(state)}-bit vectors{line}.{linked}"


def _shortened(state: State) -> State:
    """What is not as at first."""
    return {name: value for name, value in state.items() if name == "kernel" or value != DEFAULTS[name]}
