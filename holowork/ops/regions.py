"""From a region to the kernels that compute it: expressions of its elements, and what they follow."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from holowork.ops.application import Application
from holowork.ops.contraction import contracted
from holowork.ops.kernels.convolution import conv2d_axes, conv2d_tail
from holowork.ops.kernels.elementwise import COPY, expression_launches
from holowork.ops.kernels.matmul import epilogue_tail, gemm_tail, matmul_tail
from holowork.ops.kernels.quantized import matmul_dequant_axes, matmul_dequant_tail
from holowork.ops.kernels.tails import Tail, TailedKernel, fitted
from holowork.ops.leaves import Leaf, Leaves
from holowork.ops.region import Member, Region
from kernels_ir import RESULT, Launch, Launches, Place, Read, operand, temporary

TAILED: Mapping[str, TailedKernel] = {
    "matmul": matmul_tail,
    "gemm": gemm_tail,
    "matmul_activation": epilogue_tail,
    "matmul_add": epilogue_tail,
    "matmul_add_activation": epilogue_tail,
    "matmul_dequant": matmul_dequant_tail,
    "conv2d": conv2d_tail,
}
"""The ops whose kernels take an expression of their result in, by name."""
AXES: Mapping[str, Callable[[Application], tuple[int, ...]]] = {
    "matmul_dequant": matmul_dequant_axes,
    "conv2d": conv2d_axes,
}
"""The extents that such kernels see of a result, where they are fewer than its own."""


def region_launches(region: Region) -> Launches | None:
    """The kernels of a region, or None where there are none; those of one application are its op's."""
    if not region.result.elements:
        return None
    found = contracted(region)
    if len(found.members) == 1:
        return _single(found)
    made = _tailed(found) if found.anchors else _elementwise(found)
    return made or _apart(found)


def _single(region: Region) -> Launches | None:
    """The kernels of an op."""
    root = region.root
    made = root.op.kernel(root.application) if root.op.kernel else None
    return made and relocated(made, _own(root))


def _own(member: Member) -> tuple[Place, ...]:
    """Where the operands of a member are that reads nothing but operands of the region."""
    return tuple(operand(max(source, 0)) for source in member.sources)


def _apart(region: Region) -> Launches | None:
    """The kernels of one member after another, where none computes them all."""
    launches: list[Launch] = []
    sizes: list[int] = []
    places = [operand(number) for number in range(len(region.operands))]
    for member in region.members:
        made = member.op.kernel(member.application) if member.op.kernel else None
        if made is None:
            return None
        ends = {operand(i): places[max(source, 0)] for i, source in enumerate(member.sources)}
        ends |= {temporary(i): temporary(len(sizes) + i) for i in range(len(made.temporaries))}
        sizes += made.temporaries
        places.append(RESULT if member is region.root else temporary(len(sizes)))
        launches += placed(made, {**ends, RESULT: places[-1]}).launches
        sizes += [member.type.bytes] * (member is not region.root)
    return Launches(launches=tuple(launches), temporaries=tuple(sizes))


def _elementwise(region: Region) -> Launches | None:
    """One expression for each element; None where what is repeated is not along axes of one shape."""
    leaves = Leaves(region)
    expression = leaves.expression()
    fits = [fitted(leaf.type, leaf.around, region.shape) for leaf in leaves.found]
    if None in fits:
        return None
    application = replace(leaves.application(), operands=tuple(fits))
    made = expression_launches(expression, application)
    return made and relocated(made, tuple(operand(leaf.source) for leaf in leaves.found))


def _tailed(region: Region) -> Launches | None:
    """An anchor, and an expression of its result."""
    anchor, *others = region.anchors
    make = TAILED.get(anchor.op.name)
    if make is None or others:
        return None
    number = len(region.operands) + region.members.index(anchor)
    shape = AXES[anchor.op.name](anchor.application) if anchor.op.name in AXES else region.shape
    leaves = Leaves(region, known={number: Read(0)}, first=1, shape=shape)
    expression = leaves.expression()
    fits = tuple(fitted(leaf.type, leaf.around, shape) for leaf in leaves.found)
    wholes = tuple(leaf.type.with_shape(shape) for leaf in leaves.found)
    extras = tuple(fit or whole for fit, whole in zip(fits, wholes, strict=True))
    made = make(anchor.application, Tail(expression=expression, extras=extras, result=leaves.result))
    copied = tuple(leaf for leaf, fit in zip(leaves.found, fits, strict=True) if fit is None)
    return made and with_leaves(made, _own(anchor), (tuple(leaves.found), copied))


def with_leaves(
    made: Launches, own: tuple[Place, ...], found: tuple[tuple[Leaf, ...], tuple[Leaf, ...]]
) -> Launches:
    """Launches on the operands of an anchor and on leaves, of which some are laid out whole before."""
    leaves, copied = found
    count = len(made.temporaries)
    places = {leaf: temporary(count + number) for number, leaf in enumerate(copied)}
    moved = relocated(made, (*own, *(places.get(leaf, operand(leaf.source)) for leaf in leaves)))
    wholes = [leaf.type.with_shape(leaf.around) for leaf in copied]
    laid = [_whole(leaf, places[leaf]) for leaf in copied]
    return Launches(
        launches=(*(launch for each in laid for launch in each), *moved.launches),
        temporaries=(*moved.temporaries, *(whole.bytes for whole in wholes)),
    )


def _whole(leaf: Leaf, target: Place) -> tuple[Launch, ...]:
    """A leaf as it is repeated along axes, element by element."""
    made = COPY(Application(operands=(leaf.type,), result=leaf.type.with_shape(leaf.around)))
    return placed(made, {operand(0): operand(leaf.source), RESULT: target}).launches if made else ()


def relocated(launches: Launches, operands: tuple[Place, ...]) -> Launches:
    """The same launches on operands that are numbered otherwise."""
    return placed(launches, {operand(i): place for i, place in enumerate(operands)})


def placed(launches: Launches, moved: Mapping[Place, Place]) -> Launches:
    """The same launches on other places."""
    return replace(
        launches,
        launches=tuple(
            replace(launch, places={name: moved.get(at, at) for name, at in launch.places.items()})
            for launch in launches.launches
        ),
    )
