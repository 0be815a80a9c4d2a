"""elide-identities: operations that change nothing go, two that are one become one."""

from holowork.compiler.elide_arithmetic import ARITHMETIC
from holowork.compiler.elide_functions import FUNCTIONS
from holowork.compiler.elide_movement import MOVEMENT
from holowork.ir import Graph
from holowork.passes import Pass, Rewrite, rewriting

RULES: tuple[Rewrite, ...] = (*ARITHMETIC, *FUNCTIONS, *MOVEMENT)
"""Each keeps every bit for every input; its module says why."""

ELIDE_IDENTITIES: Pass[Graph] = Pass(
    name="elide-identities",
    summary="Elide operations that change nothing, and make one of two moves.",
    exact=True,
    transform=rewriting(*RULES),
)
