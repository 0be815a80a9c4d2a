"""emit: the sections of a lowered graph."""

from holowork.archive import (
    DECLARED_CALLS,
    INLINE_LIMIT,
    NAMED_SLOTS,
    NAMES_KEY,
    NUMERICS_KEY,
    OWN_CALLS_KEY,
    SHAPES_KEY,
    SHAPES_MARK,
    Archive,
    ConstantEntry,
    DeclaredCall,
    HoloWriter,
    InlineConstant,
    NamedSlot,
    PortDescriptor,
    WeightReference,
    certificate,
)
from holowork.codec import Piece, Sink
from holowork.compiler.lower import Lowering
from holowork.core import digest
from holowork.ir import Constant, Node


def emit(lowering: Lowering, format_version: int, *, trace: bool = False) -> Archive:
    """The archive of a lowered graph; the same graph gives the same bytes.

    `trace` keeps the names of constants and values.
    """
    graph = lowering.graph
    writer = HoloWriter(format_version)
    writer.set_kernel_calls(lowering.calls).set_schedule(lowering.schedule())
    writer.set_shape_registry(_shapes(lowering))
    writer.set_inputs([_port(lowering, n) for n in graph.inputs])
    writer.set_outputs([_port(lowering, n) for n in graph.outputs])
    _set_where_any(lowering, writer)
    _set_constants(lowering, writer)
    names = _names(lowering) if trace else []
    for key, value in (*graph.extensions, *_own_extensions(lowering), *names):
        writer.add_extension(key, value)
    return writer.archive(graph.name)


def _set_where_any(lowering: Lowering, writer: HoloWriter) -> None:
    if lowering.calls:
        writer.set_certificates([certificate()] * len(lowering.calls))
        writer.set_exec_plan(lowering.exec_plan())


def _shapes(lowering: Lowering) -> list[tuple[int, ...]]:
    """Extents by slot."""
    by_slot = sorted((slot, node) for node, slot in lowering.slots.items())
    return [lowering.graph[node].type.shape for _, node in by_slot]


def _port(lowering: Lowering, position: int) -> PortDescriptor:
    node = lowering.graph[position]
    held = node.sources[0] if node.sources else position
    return PortDescriptor(
        name=node.name,
        slot=lowering.slots[held],
        element_count=node.type.bytes // node.type.dtype.port_stride,
        dtype=node.type.dtype,
        shape=node.type.shape,
    )


def _set_constants(lowering: Lowering, writer: HoloWriter) -> None:
    bodies: dict[bytes, Piece] = {}
    entries = [_constant(lowering, n, bodies) for n in lowering.constants]
    writer.set_weights(bodies)
    if entries:
        writer.set_constants(entries)


def _constant(lowering: Lowering, position: int, bodies: dict[bytes, Piece]) -> ConstantEntry:
    """Inline up to 4096 bytes, else by reference to a body that is stored once."""
    node, slot = lowering.graph[position], lowering.slots[position]
    constant = _body(node)
    if len(constant.data) <= INLINE_LIMIT:
        return InlineConstant(slot=slot, dtype=node.type.dtype, body=constant.data)
    fingerprint = digest(constant.data)
    bodies[fingerprint] = constant.data
    return WeightReference(slot=slot, dtype=node.type.dtype, fingerprint=fingerprint)


def _body(node: Node) -> Constant:
    if node.constant is None:
        raise TypeError(node.op)
    return node.constant


def _own_extensions(lowering: Lowering) -> list[tuple[str, bytes]]:
    """What a reader must know that the format itself does not say."""
    found = [(SHAPES_KEY, SHAPES_MARK)]
    own = sorted({call.discriminant: call.op.name for call in lowering.calls if not call.is_portable}.items())
    if own:
        sink = Sink()
        DECLARED_CALLS.write(tuple(DeclaredCall(name=n, discriminant=d) for d, n in own), sink)
        found.append((OWN_CALLS_KEY, sink.to_bytes()))
    if lowering.graph.numerics == "strict":
        found.append((NUMERICS_KEY, b"strict"))
    return found


def _names(lowering: Lowering) -> list[tuple[str, bytes]]:
    """What constants and values between the ports are called; ports say their names themselves."""
    nodes = ((slot, lowering.graph[node]) for node, slot in lowering.slots.items())
    found = sorted((slot, node.name) for slot, node in nodes if node.name and not node.is_port)
    sink = Sink()
    NAMED_SLOTS.write_part(tuple(NamedSlot(slot=slot, name=name) for slot, name in found), sink, NAMES_KEY)
    return [(NAMES_KEY, sink.to_bytes())] if found else []
