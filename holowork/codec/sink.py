"""What is being written: small fields are gathered, large bodies are kept as they are."""

from collections.abc import Iterator

from holowork.codec.source import Body, Buffer, Piece, octets

_ATTACHED = 4096


class Sink:
    """Collects encoded bytes as pieces; a body above 4096 bytes is referred to, never copied."""

    def __init__(self) -> None:
        self._pieces: list[Piece] = []
        self._open = bytearray()
        self.length = 0

    def write(self, data: Buffer) -> None:
        """Append a few bytes."""
        self._open += data
        self.length += len(data)

    def attach(self, piece: Piece) -> None:
        """Append a body of any size."""
        if not isinstance(piece, Body):
            piece = octets(piece)
        if len(piece) <= _ATTACHED:
            self.write(piece.view() if isinstance(piece, Body) else piece)
            return
        self._close()
        self._pieces.append(piece)
        self.length += len(piece)

    def extend(self, other: "Sink") -> None:
        """Append all that another sink holds."""
        for piece in other.pieces():
            self.attach(piece)

    def pieces(self) -> tuple[Piece, ...]:
        """The encoded bytes, in order."""
        self._close()
        return tuple(self._pieces)

    def chunks(self) -> Iterator[Buffer]:
        """The encoded bytes in order, large bodies a block at a time."""
        for piece in self.pieces():
            if isinstance(piece, Body):
                yield from piece.chunks()
            else:
                yield piece

    def to_bytes(self) -> bytes:
        """The encoded bytes as one block."""
        return b"".join(self.chunks())

    def _close(self) -> None:
        if self._open:
            self._pieces.append(bytes(self._open))
            self._open.clear()
