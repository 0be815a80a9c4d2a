"""Order and place of the items of each rank."""

from collections.abc import Iterator, Sequence

Layers = list[list[int]]
Neighbours = Sequence[list[int]]
_SWEEPS = 6
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
    """The place of every item, from 0 on: near its neighbours, in order, apart; bends begin at `count`."""
    up, down = links
    across = [0.0] * len(up)
    for layer in layers:
        _number(layer, across)
    both = [above + below for above, below in zip(up, down, strict=True)]
    for sweep in range(_SWEEPS):
        neighbours = (up, down, both)[sweep % 3]
        for layer in reversed(layers) if sweep % 3 == 1 else layers:
            _settle(layer, across, (list(_wishes(layer, across, (neighbours, up, down))), count))
    least = min((across[item] for layer in layers for item in layer), default=0.0)
    return [place - least for place in across]


Wish = tuple[float, float]


def _wishes(
    layer: list[int], across: list[float], links: tuple[Neighbours, Neighbours, Neighbours]
) -> Iterator[Wish]:
    """For each item the weighted mean place of its neighbours, and the weight."""
    neighbours, up, down = links
    for item in layer:
        total = weight = 0.0
        is_slim = len(up[item]) <= 1 and len(down[item]) <= 1
        for other in neighbours[item]:
            is_chain = is_slim and len(up[other]) <= 1 and len(down[other]) <= 1
            share = _CHAIN if is_chain else 1.0
            total += share * across[other]
            weight += share
        yield (total / weight, weight) if weight else (across[item], 0.1)


def _settle(layer: list[int], across: list[float], wanted: tuple[list[Wish], int]) -> None:
    """Least squares under the gaps: neighbours that would overlap are pooled into blocks."""
    wishes, count = wanted
    offset, offsets = 0.0, []
    blocks: list[list[float]] = []
    for i, item in enumerate(layer):
        offset += (_room(layer[i - 1], count) + _room(item, count)) / 2 if i else 0.0
        offsets.append(offset)
        wish, weight = wishes[i]
        blocks.append([(wish - offset) * weight, weight, 1])
        while len(blocks) > 1 and blocks[-2][0] * blocks[-1][1] > blocks[-1][0] * blocks[-2][1]:
            last = blocks.pop()
            blocks[-1] = [a + b for a, b in zip(blocks[-1], last, strict=True)]
    places = (total / weight for total, weight, size in blocks for _ in range(int(size)))
    for item, place, shift in zip(layer, places, offsets, strict=True):
        across[item] = place + shift


def _room(item: int, count: int) -> float:
    return 1.0 if item < count else _BEND
