"""BLAKE3 of bytes, through the first provider that is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Protocol

from holowork.core.errors import LabelError

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from typing_extensions import Buffer

    Content = Buffer | NDArray[Any]
    """What is hashed: bytes, or an array in C order."""

DIGEST_BYTES = 32

PARALLEL_BYTES = 256 * 1024
"""Bytes from which several threads are faster than one, measured."""


class ScatteredBuffer(LabelError):
    """A buffer to hash is not one run of bytes in C order; `shape` and `strides`, in bytes, say why."""

    def __init__(self, shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
        super().__init__(shape, strides)
        self.shape, self.strides = shape, strides

    def __str__(self) -> str:
        return (
            "bytes to hash: expected a C-contiguous buffer, "
            f"found shape {self.shape} with strides {self.strides}; pass numpy.ascontiguousarray(x)"
        )


class OpaqueBuffer(LabelError):
    """The elements of a buffer to hash have a type that buffers cannot name; `reason` says which."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return f"bytes to hash: expected a buffer, found none ({self.reason}); pass x.view('uint8')"


class Hasher(Protocol):
    """A hash in progress. `update` takes one-dimensional bytes; `digest` returns 32 and may be repeated."""

    def update(self, data: Buffer, /) -> object:
        """Append `data` to what is hashed."""

    def digest(self) -> bytes:
        """Return the digest of everything so far."""
        ...


@dataclass(frozen=True, kw_only=True)
class Provider:
    """One implementation of BLAKE3; `open` imports it and returns what begins a hash, parallel or not."""

    name: str
    open: Callable[[], Callable[[bool], Hasher]]


def _open_extension() -> Callable[[bool], Hasher]:
    from blake3 import blake3

    threads = {False: 1, True: blake3.AUTO}
    return lambda parallel: blake3(max_threads=threads[parallel])


def _open_portable() -> Callable[[bool], Hasher]:
    from holowork.core.portable_blake3 import PortableHasher

    return lambda parallel: PortableHasher()


PROVIDERS = (
    Provider(name="extension", open=_open_extension),
    Provider(name="portable", open=_open_portable),
)
"""In the order in which they are tried; the last one is always there. All give the same digests."""


@lru_cache(maxsize=1)
def _opened() -> tuple[Provider, Callable[[bool], Hasher]]:
    *optional, always = PROVIDERS
    for provider in optional:
        try:
            return provider, provider.open()
        except ModuleNotFoundError:
            continue
    return always, always.open()


def hash_provider() -> Provider:
    """Return the provider in use: the extension where it is installed, else ours."""
    return _opened()[0]


def new_hasher(*, parallel: bool = False) -> Hasher:
    """Begin a hash; `parallel` pays for updates of 256 KiB and more."""
    return _opened()[1](parallel)


def _octets(buffer: Content) -> bytes | memoryview:
    """See `buffer` as bytes, without a copy."""
    if isinstance(buffer, bytes):
        return buffer
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]  # the stubs of arrays know buffers from 3.12 on
    except ValueError as error:
        raise OpaqueBuffer(str(error)) from error
    if not view.c_contiguous:
        raise ScatteredBuffer(view.shape or (), view.strides or ())
    return view.cast("B") if view.nbytes else b""


def digest(buffer: Content) -> bytes:
    """Return the 32-byte BLAKE3 digest of `buffer`: any C-contiguous one, of any element format."""
    octets = _octets(buffer)
    hasher = new_hasher(parallel=len(octets) >= PARALLEL_BYTES)
    hasher.update(octets)
    return hasher.digest()


def digest_stream(chunks: Iterable[Content]) -> bytes:
    """Return the digest of all chunks, one after the other, as if they were one buffer.

    Whether several threads hash them is decided by the size of the first.
    """
    views = map(_octets, chunks)
    first = next(views, b"")
    hasher = new_hasher(parallel=len(first) >= PARALLEL_BYTES)
    for view in chain((first,), views):
        hasher.update(view)
    return hasher.digest()
