"""Two targets side by side: a picture and a table of their instructions, and both assemblies."""

from holowork.runtime import CLASSES, CodeComparison, instruction_counts
from holowork.workbench.bars import bars_picture
from holowork.workbench.markup import Markup, element
from holowork.workbench.panels.code_texts import Texts, column, more_row

_LETTERS = {one.name: one.letter for one in CLASSES}


def compared(pair: tuple[Texts, Texts], names: tuple[str, str]) -> CodeComparison:
    """The instructions of two texts by their classes."""
    first, second = (instruction_counts(texts.code.asm.text) for texts in pair)
    present = [one.name for one in CLASSES if first[one.name] or second[one.name]]
    classes = {name: (first[name], second[name]) for name in present}
    return CodeComparison(kernel=pair[0].code.name, cpus=names, classes=classes)


def comparison_columns(pair: tuple[Texts, Texts], names: tuple[str, str]) -> list[Markup]:
    """The histogram, then both assemblies; a class of the table lights its lines up in either."""
    comparison = compared(pair, names)
    told = element("div", bars_picture(comparison).inline, _counts(comparison), class_="hw-card hw-chart")
    sides = [
        column(
            f"assembly, {name}",
            [*texts.asm.in_classes(), *more_row(texts.asm.more, "kernel.asm()")],
            name=side,
        )
        for texts, name, side in zip(pair, names, ("asm", "beside"), strict=True)
    ]
    return [element("section", told, class_="hw-column hw-of-counts", data_scroll="counts"), *sides]


def _counts(comparison: CodeComparison) -> Markup:
    rows = [_row(_LETTERS[name], name, counts) for name, counts in comparison.classes.items()]
    total = tuple(sum(counts[side] for counts in comparison.classes.values()) for side in (0, 1))
    head = element("tr", *(element("th", title) for title in ("", "instructions", *comparison.cpus)))
    return element("table", element("thead", head), element("tbody", *rows, _row("", "all", total)))


def _row(letter: str, name: str, counts: tuple[int, ...]) -> Markup:
    numbers = [element("td", f"{count:,}", class_="hw-number", data_value=count) for count in counts]
    cells = element("td", element("b", letter)), element("td", name), *numbers
    return element("tr", *cells, data_link=f"c{letter}" if letter else None)
