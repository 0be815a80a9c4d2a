"""Einsum: diagonals, sums and products of matrices, two operands at a time from the left."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.forms import present
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor


@dataclass(frozen=True, kw_only=True)
class Term:
    """A tensor, and the label of each of its axes."""

    tensor: Tensor
    labels: str

    def extent(self, label: str) -> int:
        """The extent of a label; 1 where there is none of it."""
        return self.tensor.shape[self.labels.index(label)] if label in self.labels else 1

    def diagonal(self) -> "Term":
        """Each label once: the places where the indices of its axes are equal."""
        label = next((one for one, count in Counter(self.labels).items() if count > 1), None)
        if label is None:
            return self
        first = self.labels.index(label)
        second = self.labels.index(label, first + 1)
        others = [axis for axis in range(len(self.labels)) if axis not in {first, second}]
        moved = self.tensor.transpose(perm=(*others, first, second))
        extent, shape = moved.shape[-1], moved.shape[:-2]
        line = moved.reshape((*shape, moved.shape[-2] * extent))
        found = line.slice(starts=(0,), ends=(line.shape[-1],), axes=(len(shape),), steps=(extent + 1,))
        return Term(tensor=found, labels="".join(self.labels[axis] for axis in others) + label).diagonal()

    def only(self, kept: Iterable[str]) -> "Term":
        """Summed over all other labels."""
        axes = tuple(axis for axis, label in enumerate(self.labels) if label not in set(kept))
        if not axes:
            return self
        labels = "".join(label for axis, label in enumerate(self.labels) if axis not in axes)
        return Term(tensor=self.tensor.reduce_sum(axes=axes, keepdims=False), labels=labels)

    def ordered(self, labels: str) -> Tensor:
        """The axes in this order, of extent 1 where there is none of a label."""
        perm = tuple(self.labels.index(label) for label in labels if label in self.labels)
        moved = self.tensor if perm == tuple(range(len(perm))) else self.tensor.transpose(perm=perm)
        return moved.reshape(tuple(self.extent(label) for label in labels))


def _common(one: int, other: int) -> int:
    """The extent that both are broadcast to."""
    return other if one == 1 else one


def _joined(a: Term, b: Term, kept: str) -> Term:
    """The product of two terms, summed over all labels that are not kept."""
    a, b = a.only(kept + b.labels), b.only(kept + a.labels)
    common = [label for label in a.labels if label in b.labels]
    summed = "".join(label for label in common if label not in kept)
    shared = "".join(label for label in common if label in kept)
    left, right = ("".join(one for one in term.labels if one not in common) for term in (a, b))
    labels = shared + left + right
    if not summed:
        return Term(tensor=a.ordered(labels) * b.ordered(labels), labels=labels)
    whole = {label: _common(a.extent(label), b.extent(label)) for label in labels + summed}
    extents = [tuple(whole[label] for label in part) for part in (shared, left, summed, right)]
    batch, rows, inner, columns = map(prod, extents)
    x = a.ordered(shared + left + summed).expand((*extents[0], *extents[1], *extents[2]))
    y = b.ordered(shared + summed + right).expand((*extents[0], *extents[2], *extents[3]))
    product = x.reshape((batch, rows, inner)).matmul(y.reshape((batch, inner, columns)))
    return Term(tensor=product.reshape((*extents[0], *extents[1], *extents[3])), labels=labels)


def _labels(step: Step, shapes: Sequence[Sequence[int]]) -> tuple[list[str], str]:
    """The labels of the operands and of the result, those of an ellipsis spelled out."""
    equation = str(step.required("equation")).replace(" ", "")
    left, arrow, right = equation.partition("->")
    terms = left.split(",")
    if len(terms) != len(shapes):
        step.refuse(f"an equation of {len(shapes)} operands", repr(equation))
    once = "".join(sorted(label for label, count in Counter(left).items() if label.isalpha() and count == 1))
    result = right if arrow else ("..." if "..." in left else "") + once
    spelled = [_spelled(term, len(shape)) for term, shape in zip(terms, shapes, strict=True)]
    widest = max((_hidden(term, len(shape)) for term, shape in zip(terms, shapes, strict=True)), key=len)
    return spelled, result.replace("...", widest)


def _hidden(term: str, rank: int) -> str:
    """Labels for the axes of an ellipsis, the same ones from the last axis on."""
    count = rank - len(term.replace("...", "")) if "..." in term else 0
    return "".join(map(str, reversed(range(count)))) if count < 10 else "?"


def _spelled(term: str, rank: int) -> str:
    return term.replace("...", _hidden(term, rank))


def _checked(step: Step) -> tuple[list[Term], str]:
    """The terms and the labels of the result; raises UnsupportedForm for an equation that does not fit."""
    tensors = present(step)
    labels, result = _labels(step, [tensor.shape for tensor in tensors])
    extents: dict[str, set[int]] = {}
    for tensor, term in zip(tensors, labels, strict=True):
        if len(term) != tensor.ndim or (term and not term.isalnum()):
            step.refuse(f"a label for each axis of {list(tensor.shape)}", repr(term))
        for label, extent in zip(term, tensor.shape, strict=True):
            extents.setdefault(label, set()).add(extent)
    clash = next((label for label, found in extents.items() if len(found - {1}) > 1), None)
    strange = sorted(set(result) - set(extents)) or [one for one, n in Counter(result).items() if n > 1]
    if clash or strange:
        step.refuse("one extent for each label, and results made of them", repr(clash or strange[0]))
    return [Term(tensor=t, labels=term) for t, term in zip(tensors, labels, strict=True)], result


def _einsum(step: Step) -> Results:
    terms, result = _checked(step)
    terms = [term.diagonal() for term in terms]
    while len(terms) > 1:
        first, second, *others = terms
        kept = "".join(dict.fromkeys(result + "".join(term.labels for term in others)))
        terms = [_joined(first, second, kept), *others]
    return terms[0].only(result).ordered(result)


EINSUM: tuple[Recipe, ...] = (composed("Einsum", _einsum),)
