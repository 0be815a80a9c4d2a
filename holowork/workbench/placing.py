"""Order and place of the items of each rank."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

Layers = list[list[int]]
Neighbours = Sequence[list[int]]
_SWEEPS = 6
_SETTLINGS = 4
_STAIRS = 4
_LOOSE = 0.1
"""The weight of an item without neighbours: it makes way for all others."""
_BEND = 0.35
"""The room of a bend, where that of a node is 1."""
_CHAIN = 6.0
"""How much more a link between two items that have no other weighs: chains become straight."""


def ordered(layers: Layers, up: Neighbours, down: Neighbours) -> Layers:
    """Each rank sorted by the mean position of its neighbours, in sweeps down and up."""
    layers = [list(layer) for layer in layers]
    position = [0.0] * len(up)
    for layer in layers:
        _number(layer, position)
    for sweep in range(_SWEEPS):
        neighbours = down if sweep % 2 else up
        for layer in reversed(layers) if sweep % 2 else layers:
            key = {item: _mean(neighbours[item], position, position[item]) for item in layer}
            layer.sort(key=key.__getitem__)
            _number(layer, position)
    return layers


def _number(layer: list[int], position: list[float]) -> None:
    middle = (len(layer) - 1) / 2
    for place, item in enumerate(layer):
        position[item] = place - middle


def _mean(items: list[int], position: list[float], otherwise: float) -> float:
    return sum([position[item] for item in items]) / len(items) if items else otherwise


def placed(layers: Layers, links: tuple[Neighbours, Neighbours], count: int) -> list[float]:
    """The place of every item, from 0 on: near its neighbours, in order, apart; bends begin at `count`.

    Items are first joined to upright runs, as Brandes and Köpf do, which are packed to the left and to the
    right; between the two each item then settles near its neighbours. Where runs lean on one another like
    stairs, far wider than the widest rank, every rank begins in the middle instead.
    """
    up, down = links
    runs = _runs(layers, up)
    across = _between(runs, _gaps(layers, runs, count))
    if max(across, default=0.0) > _STAIRS * max(map(len, layers), default=0):
        for layer in layers:
            _number(layer, across)
    pulls = _pulls(up, down)
    rooms = [1.0] * count + [_BEND] * (len(up) - count)
    for sweep in range(_SETTLINGS):
        for layer in reversed(layers) if sweep % 2 else layers:
            _settle(layer, across, (pulls, rooms))
    least = min((across[item] for layer in layers for item in layer), default=0.0)
    return [place - least for place in across]


def _runs(layers: Layers, up: Neighbours) -> list[int]:
    """For each item the topmost item of its run: it stands below a middle neighbour, where none crosses.

    Of two middle neighbours it takes that of the longer run, so that the spine of a graph stands upright.
    """
    top = list(range(len(up)))
    position, length = [0] * len(up), [1] * len(up)
    for layer in layers:
        last = -1
        for place, item in enumerate(layer):
            position[item] = place
            above = sorted(up[item], key=position.__getitem__)
            middle = above[(len(above) - 1) // 2 : len(above) // 2 + 1]
            free = [other for other in middle if position[other] > last]
            if free:
                chosen = max(free, key=lambda other: length[top[other]])
                last, top[item] = position[chosen], top[chosen]
                length[top[item]] += 1
    return top


Gap = tuple[int, int, float]


def _gaps(layers: Layers, top: list[int], count: int) -> list[Gap]:
    """Which run stands to the left of which, and how far at least."""
    return [
        (top[left], top[right], (_room(left, count) + _room(right, count)) / 2)
        for layer in layers
        for left, right in pairwise(layer)
    ]


def _between(top: list[int], gaps: list[Gap]) -> list[float]:
    """Each item in the middle between the leftmost and the rightmost place that its run can have."""
    after: list[list[tuple[int, float]]] = [[] for _ in top]
    before: list[list[tuple[int, float]]] = [[] for _ in top]
    for left, right, gap in gaps:
        after[left].append((right, gap))
        before[right].append((left, gap))
    leftmost = _packed(after, list(map(len, before)))
    width = max(leftmost, default=0.0)
    rightmost = _packed(before, list(map(len, after)))
    return [(leftmost[run] + width - rightmost[run]) / 2 for run in top]


def _packed(after: list[list[tuple[int, float]]], waiting: list[int]) -> list[float]:
    """The longest way to each run over the gaps; none goes round in a circle, since no runs cross."""
    places = [0.0] * len(after)
    ready = [run for run, count in enumerate(waiting) if not count]
    for run in ready:
        for other, gap in after[run]:
            places[other] = max(places[other], places[run] + gap)
            waiting[other] -= 1
            if not waiting[other]:
                ready.append(other)
    return places


Pull = tuple[list[tuple[int, float]], float]
Block = tuple[float, float, int]
"""Items side by side: the sum of their weighted wishes, of their weights, and how many they are."""


def _pulls(up: Neighbours, down: Neighbours) -> list[Pull]:
    """What draws each item to its side: its neighbours, each with its weight, and the sum of the weights."""
    is_slim = [len(above) <= 1 and len(below) <= 1 for above, below in zip(up, down, strict=True)]
    pulls: list[Pull] = []
    for item, (above, below) in enumerate(zip(up, down, strict=True)):
        links = [(n, _CHAIN if is_slim[item] and is_slim[n] else 1.0) for n in above + below]
        pulls.append((links, sum([weight for _, weight in links])))
    return pulls


def _settle(layer: list[int], across: list[float], force: tuple[list[Pull], list[float]]) -> None:
    """Least squares under the gaps: items that would overlap are pooled into blocks."""
    pulls, rooms = force
    steps = [(rooms[left] + rooms[right]) / 2 for left, right in pairwise(layer)]
    offsets = list(accumulate(steps, initial=0.0))
    blocks: list[Block] = []
    for item, offset in zip(layer, offsets, strict=True):
        links, weight = pulls[item]
        total = sum([share * across[other] for other, share in links]) - offset * weight
        _pool(blocks, (total, weight, 1) if links else ((across[item] - offset) * _LOOSE, _LOOSE, 1))
    places = (total / weight for total, weight, size in blocks for _ in range(size))
    for item, place, offset in zip(layer, places, offsets, strict=True):
        across[item] = place + offset


def _pool(blocks: list[Block], block: Block) -> None:
    """Add a block; it takes in those before it that would stand to its right."""
    while blocks and blocks[-1][0] * block[1] > block[0] * blocks[-1][1]:
        total, weight, size = blocks.pop()
        block = (total + block[0], weight + block[1], size + block[2])
    blocks.append(block)


def _room(item: int, count: int) -> float:
    return 1.0 if item < count else _BEND
