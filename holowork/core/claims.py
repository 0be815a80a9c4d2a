"""What only a layer above can check of an archive: results that it claims have to be computed."""

from collections.abc import Callable, Sequence

from holowork.core.errors import HoloworkError

Check = Callable[[object], Sequence[HoloworkError]]
"""From an archive to what is wrong with its claims."""
_loaders: list[Callable[[], Check]] = []


def set_claim_check(load: Callable[[], Check] | None) -> None:
    """Let the check that `load` returns, on each use, judge claims; None: nothing can."""
    _loaders[:] = [] if load is None else [load]


def claim_check() -> Check | None:
    """The check in use, or None."""
    return _loaders[0]() if _loaders else None
