"""Parts of a model that run or not, as far as that is known while importing."""

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.step import Results, Step


def _if(step: Step) -> Results:
    """The branch that the condition chooses, which must be known."""
    condition = step.value(0).reshape(-1)
    if condition.size != 1:
        step.refuse("one truth value", condition.size)
    return step.body(step.required("then_branch" if condition[0] else "else_branch"), ())


CONTROL: tuple[Recipe, ...] = (composed("If", _if, "its condition must be known"),)
