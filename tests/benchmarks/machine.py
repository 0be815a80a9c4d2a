"""What was measured on: the CPU and what is chosen on it, the peers and their versions, what is not there."""

import platform
from importlib.util import find_spec

from kernels_ir import detect
from tests.benchmarks.install import requirements, version_of
from tests.benchmarks.quiet import LEAST

PACKAGES = {"numpy": "NumPy"}
"""Packages that call themselves otherwise."""
OWN_KERNELS = {
    "AVX512": frozenset({"SkylakeX", "Cooperlake", "SapphireRapids"}),
    "AVX2": frozenset({"Haswell", "Zen", "Excavator"}),
}
"""OpenBLAS's names of its kernels that are made for a preset of ours."""


def machine() -> str:
    """One paragraph, the same on the same machine with the same packages."""
    found = detect()
    names = ["numpy", *requirements()]
    here = [f"{PACKAGES.get(name, name)} {shown}" for name in names if (shown := version_of(name))]
    missing = [name for name in names if not version_of(name)]
    left_out = f" Not installed: {', '.join(missing)}." if missing else ""
    chosen = f"{found.model}, {found.chosen.name} ({found.reason})"
    python = f"Python {platform.python_version()}"
    peers, timing = ", ".join(here), f"one thread, {LEAST:g} s for each case"
    return f"{chosen}; {python}, {peers}; {openblas()}; {timing}.{left_out}"


def openblas() -> str:
    """The kernel that NumPy's OpenBLAS has chosen, and whether it is made for this machine."""
    if find_spec("threadpoolctl") is None:
        return "OpenBLAS's kernel unknown, because threadpoolctl is not installed"
    import numpy  # noqa: F401, ICN001  loads the library that is looked for
    from threadpoolctl import threadpool_info

    pools = [pool for pool in threadpool_info() if pool["internal_api"] == "openblas"]
    return ", ".join(told(pool["architecture"], detect().chosen.name) for pool in pools) or "no OpenBLAS"


def told(kernel: str, preset: str) -> str:
    """A kernel of OpenBLAS, with a warning where it is not one for the preset."""
    is_own = kernel in OWN_KERNELS.get(preset, {kernel})
    return f"OpenBLAS's kernel {kernel}" + f", which is not made for {preset}" * (not is_own)
