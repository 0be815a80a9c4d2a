"""compare: two programs on the same inputs, node by node where both have the same calls, else by outputs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from numbers import Integral, Real

from holowork.core import Displayable, KappaLabel, counted, table
from holowork.model.comparing_distance import Distance, Tolerance, distance
from holowork.model.comparing_sides import NotComparable, Output, SessionSide, Side, is_provider, side_of
from holowork.ops import Array, dtype_of
from holowork.runtime import NodeValue

REFERENCE = "reference"
_MOST_ROWS = 40


@dataclass(frozen=True, kw_only=True)
class ComparedNode:
    """One call that both sides have, by its label, or one output, and how far its two values are apart.

    `distance` is None where the two have other types or shapes, which `kinds` names. `labels_agree` is None
    where a side has no labels.
    """

    name: str
    kinds: tuple[str, str]
    distance: Distance | None
    labels_agree: bool | None

    @property
    def is_within(self) -> bool:
        """Whether every element is within the tolerance."""
        return self.distance is not None and not self.distance.beyond

    @property
    def has_same_bits(self) -> bool:
        """Whether both values have one type and the same bits."""
        return self.distance is not None and self.distance.is_same

    @property
    def state(self) -> str:
        """`same bits`, `within`, `beyond` or `other type`."""
        if self.distance is None:
            return "other type"
        if self.has_same_bits:
            return "same bits"
        return "within" if self.is_within else "beyond"


@dataclass(frozen=True, kw_only=True, repr=False)
class Comparison(Displayable):
    """Two runs on the same inputs: calls in the order of the first, then the outputs.

    `only_left` and `only_right` count values that one side alone has in memory: with another fusion, or
    another program. Nothing is said about those.
    """

    left: str
    right: str
    tolerance: Tolerance
    nodes: tuple[ComparedNode, ...]
    only_left: int
    only_right: int

    @property
    def first(self) -> ComparedNode | None:
        """The first node beyond the tolerance, None where all are within."""
        return next((node for node in self.nodes if not node.is_within), None)

    @property
    def is_within(self) -> bool:
        """Whether every node is within the tolerance."""
        return self.first is None

    def table(self) -> str:
        """A row for each node; where there are many, those that differ, and the last ones."""
        same = [node for node in self.nodes if node.has_same_bits]
        shown = [node for node in self.nodes if not node.has_same_bits]
        rows = [_row(node) for node in (*shown[:_MOST_ROWS], *same[-_MOST_ROWS:])]
        listed = table(rows, ("node", "type", "", "ulp", "absolute", "beyond", "labels"))
        cut = len(self.nodes) - len(rows)
        more = f"\n… {cut} more nodes" if cut else ""
        return f"{self.left} beside {self.right}, allowed: {self.tolerance}\n\n{listed}{more}"

    def __repr__(self) -> str:
        many = counted(len(self.nodes), "node")
        if self.first is not None:
            found = f"{self.first.name}, {_told(self.first)}"
            return f"Comparison({many}, first beyond {self.tolerance}: {found})"
        same = sum(node.has_same_bits for node in self.nodes)
        return f"Comparison({many}, all within {self.tolerance}, {same} with the same bits)"


def compare(
    a: object,
    b: object = None,
    inputs: object = None,
    *,
    tolerance: float = 0.0,
    ulp: int = 0,
    provider: str | None = None,
) -> Comparison:
    """Run two programs on the same inputs and say where they part.

    Each is a session, a module, an archive, a path or bytes of one; or an ONNX model as bytes, a path or a
    session of onnxruntime, which is compared by its outputs alone. `b` may be the name of a provider, and by
    default is `provider="reference"`, on the program of `a`. Elements may differ by `tolerance` or by `ulp`
    units in the last place. Raises NotComparable, CompanionMissing, or what sessions and runs raise.
    """
    left, right = _sides(a, (b, provider))
    allowed = _allowed(tolerance, ulp)
    pairing = _Pairing(left.kernels(inputs), right.kernels(inputs))
    calls = [_node(one.node, (one, other), allowed) for one, other in pairing.pairs()]
    outputs = _outputs((left.outputs(inputs), right.outputs(inputs)), allowed)
    return Comparison(
        left=left.title,
        right=right.title,
        tolerance=allowed,
        nodes=(*calls, *outputs),
        only_left=pairing.only_left,
        only_right=pairing.only_right,
    )


def _allowed(absolute: object, ulp: object) -> Tolerance:
    """What elements may differ by; raises NotComparable for what is no distance."""
    for given, kind, expected in ((absolute, Real, "tolerance"), (ulp, Integral, "a whole ulp")):
        if not isinstance(given, kind) or not float(given) >= 0:
            least = f"{expected} of 0 or more"
            raise NotComparable(least, repr(given))
    return Tolerance(absolute=absolute, ulp=ulp)  # type: ignore[arg-type]  # just seen


def _sides(a: object, other: tuple[object, str | None]) -> tuple[Side, Side]:
    b, provider = other
    if b is not None and not is_provider(b):
        return side_of(a), side_of(b, provider)
    left = side_of(a)
    if not isinstance(left, SessionSide):
        expected = "a second model, as an ONNX model has no other providers"
        raise NotComparable(expected, "none")
    return left, side_of(left.session.archive, str(b or provider or REFERENCE))


class _Pairing:
    """Values of two sides, paired by their labels; one is kept until its partner comes."""

    def __init__(self, left: Iterator[NodeValue], right: Iterator[NodeValue]) -> None:
        self._left = left
        self._right = right
        self._waiting: dict[KappaLabel, NodeValue] = {}
        self.only_left = self.only_right = 0

    def pairs(self) -> Iterator[tuple[NodeValue, NodeValue]]:
        """The pairs, in the order of the first side."""
        for one in self._left:
            other = self._other(one.label)
            if other is None:
                self.only_left += 1
            else:
                yield one, other
        self.only_right = len(self._waiting) + sum(1 for _ in self._right)

    def _other(self, label: KappaLabel) -> NodeValue | None:
        """The value of the second side under a label: it waits, or it is still to come."""
        if label in self._waiting:
            return self._waiting.pop(label)
        for other in self._right:
            if other.label == label:
                return other
            self._waiting[other.label] = other
        return None


def _outputs(sides: tuple[Sequence[Output], Sequence[Output]], allowed: Tolerance) -> Iterator[ComparedNode]:
    """The outputs of two runs, by name where the names are the same, else in order."""
    lefts, rights = sides
    if len(lefts) != len(rights):
        expected = f"{len(lefts)} outputs on both sides"
        raise NotComparable(expected, f"{len(rights)} on the second")
    named = {output.name: output for output in rights}
    by_name = named.keys() == {output.name for output in lefts} and len(named) == len(lefts)
    for place, one in enumerate(lefts):
        other = named[one.name] if by_name else rights[place]
        yield _node(f"output {one.name!r}", (one, other), allowed)


def _node(name: str, pair: tuple[NodeValue | Output, NodeValue | Output], allowed: Tolerance) -> ComparedNode:
    one, other = pair
    is_told = one.label is not None and other.label is not None
    return ComparedNode(
        name=name,
        kinds=(_kind(one.array), _kind(other.array)),
        distance=distance(one.array, other.array, allowed),
        labels_agree=one.label == other.label if is_told else None,
    )


def _kind(array: Array) -> str:
    found = dtype_of(array)
    return f"{array.dtype if found is None else found.text}[{','.join(map(str, array.shape))}]"


_AGREE = {None: "", True: "agree", False: "differ"}


def _row(node: ComparedNode) -> tuple[str, ...]:
    apart, labels = node.distance, _AGREE[node.labels_agree]
    if apart is None:
        return node.name, " and ".join(node.kinds), node.state, "", "", "", labels
    ulp = "" if apart.ulp is None else str(apart.ulp)
    return node.name, node.kinds[0], node.state, ulp, f"{apart.absolute:.3g}", str(apart.beyond), labels


def _told(node: ComparedNode) -> str:
    """How far a node is off."""
    if node.distance is None:
        return " and ".join(node.kinds)
    ulp = "" if node.distance.ulp is None else f"{node.distance.ulp} ulp, "
    return f"{ulp}absolute {node.distance.absolute:.3g}"
