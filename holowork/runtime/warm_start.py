"""What a session knows before its first run: results that its archive claims, or that a store has."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from functools import cached_property

from holowork.archive import LoadedPlan
from holowork.core import SessionError
from holowork.ops import one_of
from holowork.runtime.arena import BufferArena
from holowork.runtime.claims import Claims, FalseClaim
from holowork.runtime.constant_cone import ConstantCone
from holowork.runtime.dispatch import Provider
from holowork.runtime.objects import ObjectCache, default_folder
from holowork.runtime.plan import Plan
from holowork.runtime.store import Store

CHECK, TRUST, IGNORE = "check", "trust", "ignore"
MODES = (CHECK, TRUST, IGNORE)
_RULES = "cone-1"
"""What a note says was checked; another number where references come to give other bits."""


class UnknownMode(SessionError):
    """A session was asked to treat claims in a way that there is not."""

    def __init__(self, found: object) -> None:
        super().__init__(one_of("warm_start", MODES, found))
        self.found = found


@dataclass(frozen=True)
class Setting:
    """How claims are treated, the store, and what computes; raises UnknownMode."""

    mode: str
    store: Store | None
    _: KW_ONLY
    provider: Provider
    arena: BufferArena

    def __post_init__(self) -> None:
        if self.mode not in MODES:
            raise UnknownMode(self.mode)


class WarmStart:
    """The results that a session does not compute: `plan` knows them. Raises FalseClaim.

    Claims of an archive are checked at the first need, by `require`; that they are right is noted in the
    user's cache folder, under the fingerprint of the archive. With a store, what no input reaches is taken
    from there, or computed now and put there.
    """

    def __init__(self, plan: Plan, loaded: LoadedPlan, setting: Setting) -> None:
        self._full = plan
        self._setting = setting
        self._fingerprint = loaded.fingerprint
        entries = () if setting.mode == IGNORE else loaded.warm_start
        self._claims = Claims.of(self._cone, entries) if entries else None
        self.plan = plan if self._claims is None and setting.store is None else self._knowing()
        self._fault: FalseClaim | None = None
        if setting.mode == TRUST:
            self._claims = None

    @property
    def setting(self) -> Setting:
        """How claims are treated, and the store."""
        return self._setting

    @property
    def mode(self) -> str:
        """`check`, `trust` or `ignore`."""
        return self._setting.mode

    @property
    def is_pending(self) -> bool:
        """Whether claims are still to be checked."""
        return self._claims is not None

    @cached_property
    def _cone(self) -> ConstantCone:
        return ConstantCone.of(self._full)

    def _knowing(self) -> Plan:
        bodies = dict(self._claims.bodies) if self._claims else {}
        if self._setting.store is not None:
            bodies |= self._stored(bodies, self._setting.store)
        return self._cone.knowing(bodies)

    def _stored(self, claimed: Mapping[int, memoryview], store: Store) -> dict[int, memoryview]:
        """Results of the cone beside those that are claimed: from the store, else computed and put there."""
        cone = self._cone
        lengths = cone.plan.lengths
        wanted = cone.selection(lambda slot: slot in claimed or lengths[slot] <= store.entry_bytes).slots
        asked = [slot for slot in wanted if slot not in claimed]
        found = {slot: store.find(cone.labels[slot], lengths[slot]) for slot in asked}
        bodies = {slot: memoryview(body) for slot, body in found.items() if body is not None}
        missing = [slot for slot in asked if slot not in bodies]
        made = cone.computed(missing, self._setting.provider, self._setting.arena) if missing else {}
        for slot, data in made.items():
            store.keep(cone.labels[slot], data.data)
            bodies[slot] = data.data
        return bodies

    def require(self) -> None:
        """Check the claims of the archive, unless that was done; raises FalseClaim for the first that is."""
        if self._fault is not None:
            raise self._fault
        if self._claims is None:
            return
        notes = _Notes(self._fingerprint)
        if not notes.is_there():
            self._fault = next(self._claims.faults(self._setting.provider, self._setting.arena), None)
            if self._fault is not None:
                raise self._fault
            notes.write()
        self._claims = None

    def __repr__(self) -> str:
        state = ", not checked yet" if self.is_pending else ""
        return f"WarmStart({self.mode}, {len(self.plan.spared)} calls spared{state})"


class _Notes:
    """The note that the claims of an archive are right, in the user's own folder."""

    def __init__(self, fingerprint: bytes) -> None:
        self._key = f"{fingerprint.hex()}.{_RULES}"
        self._folder = ObjectCache(folder=default_folder().with_name("checked"))

    def is_there(self) -> bool:
        """Whether it was written, by this user."""
        return self._folder.read(self._key) == fingerprint_note(self._key)

    def write(self) -> None:
        """Write it; a folder that cannot take it costs another check."""
        self._folder.write(self._key, fingerprint_note(self._key))


def fingerprint_note(key: str) -> bytes:
    """What a note holds."""
    return f"the results in this archive are what its calls compute: {key}".encode()
