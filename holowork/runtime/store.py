"""A store: results by label, kept across sessions and processes.

An entry is the digest of a body, then the body, under the name `<64 hex digits of the label>.warm`. A missing
or damaged one, or one of another length than asked for, is absent: what it held is computed, and kept anew.
"""

from warnings import warn

from holowork.core import Displayable, KappaLabel, counted, digest
from holowork.runtime.errors import BadLimit
from holowork.runtime.store_media import Folder, Medium, medium_of

_DIGEST = 32
ENDING = ".warm"


class DoubtedStore(RuntimeWarning):
    """A store was said to be trusted, and others can write to it."""


class Store(Displayable):
    """Results by label at a place: a folder, a URL that fsspec knows, or an object with `get` and `put`.

    Only of a trusted store are results taken; those of another one are compared with what was computed. Trust
    is a promise of whoever opens it: that nobody else writes there. A folder of another user, or one that
    others can write to, is not trusted in spite of it: `doubt` then says why; nor is a file in it.
    `entry_bytes` bounds one result, `total_bytes` all that are put by this opening. Raises BadStore or
    BadLimit.

    Counters: `hits` and `misses` of results that were asked for, `puts` and `bytes_put`, `declined` for those
    beyond the bounds, `damaged` for entries whose digest or length is wrong, `false` for those whose digest
    is right and whose bytes are not what was computed. `off` says why nothing can be put any more.
    """

    def __init__(
        self, place: object, *, trusted: bool = False, entry_bytes: int = 1 << 26, total_bytes: int = 1 << 30
    ) -> None:
        self.entry_bytes = _bound("entry_bytes", entry_bytes)
        self.total_bytes = _bound("total_bytes", total_bytes)
        self._medium: Medium = medium_of(place, _DIGEST + entry_bytes)
        self.doubt = self._medium.doubt if trusted and isinstance(self._medium, Folder) else ""
        self.trusted = trusted and not self.doubt
        if self.doubt:
            warn(
                f"store: not trusted, so what it has is computed again: {self.doubt}",
                DoubtedStore,
                stacklevel=2,
            )
        self.hits = self.misses = self.puts = self.bytes_put = self.declined = 0
        self.damaged = self.false = 0
        self.off = ""

    @property
    def place(self) -> str:
        """Where results are kept, as it is written."""
        return repr(self._medium)

    def find(self, label: KappaLabel, length: int) -> bytes | None:
        """The result of a label, of this length, where it can be believed; counts a hit or a miss."""
        found = self._sound(label, length) if self.trusted else None
        self.hits += found is not None
        self.misses += found is None
        return found

    def keep(self, label: KappaLabel, data: memoryview) -> None:
        """Put a result that was computed; an entry that says otherwise is counted and replaced.

        A medium that cannot take it is left alone from then on.
        """
        if data.nbytes > self.entry_bytes or self.bytes_put + data.nbytes > self.total_bytes:
            self.declined += 1
            return
        body = bytes(data)
        held = None if self.trusted else self._sound(label, len(body))  # a trusted one was just asked
        if held == body or self.off:
            return
        self.false += held is not None
        try:
            self._medium.put(_name(label), digest(body) + body)
        except Exception as fault:  # noqa: BLE001  # a store costs no run, whatever its medium raises
            self.off = f"{self._medium!r}: {getattr(fault, 'strerror', None) or repr(fault)}"
            return
        self.puts += 1
        self.bytes_put += len(body)

    def _sound(self, label: KappaLabel, length: int) -> bytes | None:
        """The body of an entry whose digest and length are right."""
        try:
            found = self._medium.get(_name(label))
            whole = None if found is None else bytes(found)
        except Exception:  # noqa: BLE001  # what cannot be read is not there
            return None
        if whole is None:
            return None
        held, body = whole[:_DIGEST], whole[_DIGEST:]
        if len(body) == length and digest(body) == held:
            return body
        self.damaged += 1
        return None

    def __repr__(self) -> str:
        trust = "trusted" if self.trusted else "not trusted"
        many = ((self.hits, "hit"), (self.misses, "miss"), (self.puts, "put"))
        counts = ", ".join(counted(*one) for one in many)
        doubts = f", {self.damaged} damaged, {self.false} false" if self.damaged or self.false else ""
        notes = "".join(f"; {note}" for note in (self.doubt, self.off) if note)
        return f"Store({self._medium!r}, {trust}, {counts}{doubts}{notes})"


def store_of(given: object) -> Store | None:
    """The store that a session is given; a place becomes one that is not trusted. Raises BadStore."""
    return given if given is None or isinstance(given, Store) else Store(given)


def _name(label: KappaLabel) -> str:
    return f"{label.digest.hex()}{ENDING}"


def _bound(name: str, given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and given >= 0:
        return given
    raise BadLimit(given, f"store, {name}")
