"""What was found when an archive was verified, and when one of its constants was read."""

from holowork.archive import Verdict
from holowork.core import counted
from holowork.workbench.charts import live
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.panels.memo_parts import facts, left_out
from holowork.workbench.weight_values import Values, heat_picture, histogram_picture

MOST_FAULTS = 20


def verdict_part(verdict: Verdict, claims: int) -> Markup:
    """The verdict in words, and a line for each fault; `claims` are the entries of WarmStart."""
    wrong = [*verdict.faults, *verdict.false_claims]
    sign, mood = ("✓", "hw-card hw-good") if verdict.ok else ("✗", "hw-card hw-bad")
    lines = [element("li", letters(fault)) for fault in wrong[:MOST_FAULTS]]
    told = element("div", element("b", f"{sign} {verdict_text(verdict, claims)}"))
    more = left_out(len(wrong) - MOST_FAULTS, "faults")
    return element("div", told, *([element("ul", *lines)] if lines else []), *more, class_=mood)


def verdict_text(verdict: Verdict, claims: int) -> str:
    """What was hashed and computed, and how much of it is wrong."""
    counts = {"fault": len(verdict.faults), "false claim": len(verdict.false_claims)}
    found = ", ".join(counted(many, what) for what, many in counts.items() if many)
    if verdict.bodies is None:
        return f"{found or 'nothing is wrong'}: hashed the footer"
    bodies = f"hashed the footer and {counted(verdict.bodies, 'body')}"
    return f"{found or 'nothing is wrong'}: {bodies}{_claimed(verdict, claims) if claims else ''}"


def _claimed(verdict: Verdict, claims: int) -> str:
    """Whether the claims were computed: not behind faults, nor where the program does not load."""
    why = verdict.unchecked or ("the archive is damaged" if verdict.faults else "")
    told = counted(claims, "claim")
    return f"; {told} not computed: {why}" if why else f", computed {told}"


def values_part(values: Values) -> Markup:
    """A constant in numbers and pictures."""
    verdict = "✓ they have its label" if values.is_true else "✗ they do not have its label"
    few = [] if values.every == 1 else [("looked at", f"1 in {values.every} elements, at even distances")]
    numbers = [f"{name} {value}" for name, value in values.stats.facts()[1:]]
    lines = [("values", ", ".join(numbers[:3])), ("among them", ", ".join(numbers[3:]))]
    pictures = [histogram_picture(values), heat_picture(values)]
    shown = (live(picture) for picture in pictures if picture is not None)
    return element("div", facts([("its bytes", verdict), *few, *lines]), *shown)
