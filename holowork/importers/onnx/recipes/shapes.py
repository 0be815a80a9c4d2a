"""What a model knows of its shapes, and constants."""

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Array, Tensor

_MOST = 1 << 28
"""Elements that a constant made by a model has, at most."""
_VALUES = ("value", "value_float", "value_floats", "value_int", "value_ints")


def _shape(step: Step) -> Results:
    start, end = step.attribute("start", 0), step.attribute("end", step.x.ndim)
    return step.integers(step.x.shape[start:end])


def _size(step: Step) -> Results:
    return step.integers(step.x.size)


def _constant(step: Step) -> Results:
    found = next((step.attributes[name] for name in _VALUES if name in step.attributes), None)
    if found is None:
        step.refuse("a constant of numbers", ", ".join(step.attributes) or "no value")
    return _literal(step, found)


def _literal(step: Step, value: object) -> Tensor:
    """An array as it is; Python's numbers as f32 and i64."""
    if isinstance(value, np.ndarray):
        return step.graph.const(value)
    array = np.asarray(value)
    return step.graph.const(array.astype(np.float32 if array.dtype.kind == "f" else np.int64))


def _constant_of_shape(step: Step) -> Results:
    shape = tuple(int(extent) for extent in step.value(0).reshape(-1))
    value = step.attribute("value", np.zeros(1, np.float32)).reshape(-1)
    if value.size != 1:
        step.refuse("one value", value.size)
    scalar = step.graph.const(value.reshape(()))
    return scalar.expand(shape) if shape else scalar


def _range(step: Step) -> Results:
    start, limit, delta = (step.value(place).reshape(-1)[0] for place in range(3))
    if delta == 0:
        step.refuse("a delta other than 0", delta)
    count = max(int(np.ceil((limit - start) / delta)), 0)
    if count > _MOST:
        step.refuse(f"at most {_MOST} numbers", count)
    places = np.arange(count)
    made: Array = (start + places * delta).astype(start.dtype)
    return step.graph.const(made)


def _cast(step: Step) -> Results:
    return step.x.astype(step.around.types.of(int(step.required("to")), step.where))


def _cast_like(step: Step) -> Results:
    return step.x.astype(step[1].dtype)


def _eye_like(step: Step) -> Results:
    rows, columns = step.x.shape
    asked = step.attribute("dtype")
    dtype = step.x.dtype if asked is None else step.around.types.of(int(asked), step.where)
    found = np.eye(rows, columns, int(step.attribute("k", 0)), dtype=np.float32)
    return step.graph.const(found).astype(dtype)


def _identity(step: Step) -> Results:
    return step.x


def _dropout(step: Step) -> Results:
    """The identity: a model that is imported is not in training."""
    if step.get(2) is not None and bool(step.value(2).reshape(-1)[0]):
        ratio = step.number("ratio", 1, 0.5)
        if ratio:
            step.refuse("training_mode off", "on, which draws at random")
    if not step.asks(1):
        return step.x
    return step.x, step.graph.const(np.ones((), bool)).expand(step.x.shape)


SHAPES: tuple[Recipe, ...] = (
    composed("Shape", _shape, "a constant"),
    composed("Size", _size, "a constant"),
    direct("Constant", _constant),
    composed("ConstantOfShape", _constant_of_shape),
    composed("Range", _range, "a constant; its operands must be known"),
    direct("Cast", _cast),
    direct("CastLike", _cast_like),
    composed("EyeLike", _eye_like, "a constant"),
    direct("Identity", _identity),
    direct("Dropout", _dropout, "training is refused"),
)
