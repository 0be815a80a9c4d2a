"""Attention from its ops: softmax(factor·q·kᵀ + mask)·v as one kernel, with the bits of each of them."""

from dataclasses import dataclass, field, replace
from math import prod

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.kernels.attention import Scores, attention_of_scores
from holowork.ops.region import EXPAND, Member, Region
from holowork.ops.regions import placed
from kernels_ir import RESULT, DType, Launches, Place, Scaling, operand, temporary

SCALING = {"mul": Scaling.READ_PRODUCT, "div": Scaling.READ_DIVISION}
"""From the op that scales products to how the kernel does."""
_MASK, _SCALE = 5, 6
"""The places of what may be left out."""


def attention_launches(region: Region) -> Launches | None:
    """The kernels of a region that is attention, or None where it is something else."""
    names = {member.op.name for member in region.members}
    if region.root.op.name != "matmul" or not names >= {"softmax", "transpose"}:
        return None
    found = _Steps(region)
    return found.launches() if found.walk() else None


@dataclass
class _Steps:
    """The members of a region from the last one back; what is not as it has to be ends the walk."""

    region: Region
    scores: Scores = field(default_factory=Scores)
    sources: dict[str, int] = field(default_factory=dict)
    walked: list[Member] = field(default_factory=list)

    def walk(self) -> bool:
        """Whether the region is attention and nothing else; finds out which."""
        weighted = self.region.root
        softmax = self._member(weighted.sources[0], "softmax")
        if softmax is None or not self._is_along_rows(softmax):
            return False
        self.sources["v"] = weighted.sources[1]
        product = self._unscaled(self._unmasked(softmax.sources[0]))
        turned = product and self._member(product.sources[1], "transpose")
        if product is None or turned is None:
            return False
        self.sources |= {"q": product.sources[0], "turned": turned.sources[0]}
        self.walked += [weighted, softmax, product, turned]
        return self._is_whole() and self._has_shapes(product, turned)

    def launches(self) -> Launches | None:
        """Keys as they are before they were turned, then attention."""
        turned, source = self.walked[-1], operand(self.sources["turned"])
        keys = _with_last_two_swapped(turned.application)
        attended = attention_of_scores(self._application(), self.scores)
        if keys.integers("perm") == tuple(range(keys.result.rank)):
            return placed(attended, {**self._places(), operand(1): source})
        place = temporary(len(attended.temporaries))
        made = turned.op.kernel(keys) if turned.op.kernel else None
        before = made and placed(made, {operand(0): source, RESULT: place})
        moved = placed(attended, {**self._places(), operand(1): place})
        return before and Launches(
            launches=(*before.launches, *moved.launches),
            temporaries=(*moved.temporaries, keys.result.bytes),
        )

    def _places(self) -> dict[Place, Place]:
        names = {0: "q", 2: "v", _MASK: "mask", _SCALE: "scale"}
        return {
            operand(place): operand(self.sources[name])
            for place, name in names.items()
            if name in self.sources
        }

    def _application(self) -> Application:
        """The same as attention on heads of one batch."""
        q, k = (
            member.application.operand(place) for member, place in ((self._product, 0), (self._product, 1))
        )
        rows, width, keys = *q.shape[-2:], k.shape[-1]
        heads = prod(q.shape[:-2])
        queries = TensorType(DType.F32, (1, heads, rows, width))
        others = TensorType(DType.F32, (1, heads, keys, width))
        mask = TensorType(DType.F32, (rows, keys)) if self.scores.has_mask else None
        return Application(
            operands=(queries, others, others, None, None, mask),
            result=queries,
            attributes={"scale": 1.0, "causal": False},
            numerics=self.region.root.application.numerics,
            constants=frozenset({_MASK} if self.sources.get("mask") in self.region.constants else ()),
        )

    @property
    def _product(self) -> Member:
        return self.walked[-2]

    def _member(self, source: int, *names: str) -> Member | None:
        """The member that a source is, where it is one of these ops."""
        found = self.region.member(source) if source >= 0 else None
        return found if found is not None and found.op.name in names else None

    def _unmasked(self, source: int) -> int:
        """What a mask is added to, if one is: the operand of as many elements as there are rows and keys."""
        added = self._member(source, "add")
        if added is None:
            return source
        for scores, mask in (added.sources, added.sources[::-1]):
            if self._member(scores, "matmul", *SCALING) and self._take("mask", mask, added):
                self.scores = replace(self.scores, has_mask=True)
                return scores
        return source

    def _unscaled(self, source: int) -> Member | None:
        """The product, whatever it is scaled by."""
        scaled = self._member(source, *SCALING)
        if scaled is None:
            return self._member(source, "matmul")
        for product, scale in (scaled.sources, scaled.sources[::-1])[: 1 + (scaled.op.name == "mul")]:
            if self._member(product, "matmul") and self._take("scale", scale, scaled):
                self.scores = replace(self.scores, scaling=SCALING[scaled.op.name])
                return self._member(product, "matmul")
        return None

    def _take(self, name: str, source: int, reader: Member) -> bool:
        """Whether a source is repeated where it is read, or whole, in a shape that the kernel reads."""
        expanded = self._member(source, EXPAND)
        number = expanded.sources[0] if expanded else source
        if number < 0 or self.region.member(number) is not None:
            return False
        if not self._fits(name, self.region.operands[number], (expanded or reader).type.shape):
            return False
        self.sources[name] = number
        self.walked += [reader, *([expanded] if expanded else [])]
        return True

    def _fits(self, name: str, kind: TensorType | None, around: tuple[int, ...]) -> bool:
        """One number, or a matrix of rows and keys that is repeated as a whole."""
        if kind is None or name == "scale":
            return kind is not None and kind.elements == 1
        elements, own = prod(self._matrix), (*(1,) * (len(around) - kind.rank), *kind.shape)
        pairs = ((prod(own[axis:]), prod(around[axis:])) for axis in range(len(around)))
        return kind.elements == elements and (elements, elements) in pairs

    @property
    def _matrix(self) -> tuple[int, int]:
        """Rows and keys."""
        v, result = self.region.root.application.operand(1), self.region.root.type
        return result.shape[-2], v.shape[-2]

    def _is_along_rows(self, softmax: Member) -> bool:
        """Whether softmax goes along the keys, which have neighbours."""
        x, axis = softmax.application.operand(0), softmax.application.integer("axis")
        behind = prod(x.shape[axis % x.rank + 1 :])
        return behind == 1 and x.shape[axis % x.rank] == self._matrix[1]

    def _is_whole(self) -> bool:
        """Whether each member was walked by."""
        return {id(member) for member in self.walked} == {id(member) for member in self.region.members}

    def _has_shapes(self, product: Member, turned: Member) -> bool:
        """Whether every head has keys and values of its own, f32 rows as long as those of q."""
        q, k = (product.application.operand(place) for place in (0, 1))
        v, result = self.region.root.application.operand(1), self.region.root.type
        heads = prod(q.shape[:-2])
        alike = heads == prod(k.shape[:-2]) == prod(v.shape[:-2]) == prod(result.shape[:-2])
        is_plain = all(
            not one.application.attributes.get("packed_columns") for one in (product, self.region.root)
        )
        wide = q.shape[-1] == v.shape[-1] and turned.type.shape[-2:] == k.shape[-2:]
        return alike and is_plain and wide and result.dtype is DType.F32 and result.elements > 0


def _with_last_two_swapped(turned: Application) -> Application:
    """A transposition that leaves the last two axes of the result the other way round."""
    *outer, a, b = turned.result.shape
    *first, c, d = turned.integers("perm") or tuple(reversed(range(turned.result.rank)))
    return replace(
        turned,
        result=turned.result.with_shape((*outer, b, a)),
        attributes={**turned.attributes, "perm": (*first, d, c)},
    )
