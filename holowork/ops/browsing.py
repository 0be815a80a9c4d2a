"""Looking around in the operation table: the package is its own catalogue."""

from collections.abc import Iterator
from types import ModuleType

from holowork.core import Displayable, table
from holowork.ops.methods import method_of
from holowork.ops.spec import OpSpec
from holowork.ops.table import FAMILIES, OPS, TABLE, op_named

_OFFERED = tuple(op for op in OPS if op.is_offered)


def _row(op: OpSpec) -> tuple[str, str, str]:
    return f"  {op.name}", " ".join(op.operands), op.summary


class Catalogue(ModuleType, Displayable):
    """`hw.ops`: iterate over the ops, look one up by name, print them all."""

    def __repr__(self) -> str:
        rows = [
            row
            for title, family in FAMILIES.items()
            for row in (("", "", ""), (title, "", ""), *(_row(op) for op in family if op.is_offered))
        ]
        listed = table(rows, ("operation", "operands", "computes"))
        return f"{len(_OFFERED)} operations; hw.ops['gelu'] tells more\n\n{listed}"

    def __iter__(self) -> Iterator[OpSpec]:
        return iter(_OFFERED)

    def __len__(self) -> int:
        return len(_OFFERED)

    def __contains__(self, name: object) -> bool:
        return name in TABLE

    def __getitem__(self, name: str) -> OpSpec:
        """The row of an op; raises UnknownOp, which names the nearest ones."""
        return op_named(name)

    def __getattr__(self, name: str) -> OpSpec:
        """The row of an op as an attribute; raises UnknownMethod, which names the nearest ones."""
        if name in TABLE:
            return TABLE[name]
        return method_of("hw.ops", name)
