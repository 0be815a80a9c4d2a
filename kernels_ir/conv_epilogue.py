"""What follows the sums of a convolution: operands that lie by images, by channels and by places of one."""

from collections.abc import Iterator

from kernels_ir.builder import Kernel
from kernels_ir.epilogue import Epilogue
from kernels_ir.kinds import STORED
from kernels_ir.values import Value

_AXES = ("image", "channel")


def extras(epilogue: Epilogue | None) -> tuple[str, ...]:
    """The names of the operands of an epilogue."""
    return tuple(f"x{index}" for index in range(len(epilogue.operands if epilogue else ())))


def extra_steps(epilogue: Epilogue | None) -> tuple[str, ...]:
    """The names of the elements from image to image and from channel to channel of each operand."""
    return tuple(f"{name}_{axis}" for name in extras(epilogue) for axis in _AXES)


def extra_places(kernel: Kernel, epilogue: Epilogue, at: tuple[Value, Value, Value]) -> Iterator[Value]:
    """For each operand its address at a place of a channel of an image, and bytes to the next channel.

    What is not uniform lies as the result of a channel there.
    """
    image, channel, place = at
    of = zip(extras(epilogue), epilogue.operands, epilogue.uniform, strict=True)
    for name, dtype, is_uniform in of:
        apart, step = (kernel.argument(f"{name}_{axis}") for axis in _AXES)
        skipped = image * apart + channel * step
        elements = skipped if is_uniform else skipped + place
        yield kernel.at(kernel.pointer(name), elements, STORED[dtype].bytes)
        yield step * STORED[dtype].bytes
