"""A plugin of pytest: every test of kernels runs on NEON, by emulation.

`pytest -p tests.kernels.emulated.plugin tests/kernels` runs the tests that are made for each preset that the
machine can run, with one emulated preset in their place. Half of the combinations of each test are run, but
all of the one over the table of ops; `--slow` runs all of all.
"""

from collections import defaultdict
from dataclasses import replace
from zlib import crc32

import pytest

import kernels_ir
from kernels_ir import NEON
from tests.kernels.emulated.linking import missing

EMULATED = replace(NEON, name="NEON_EMULATED")
WHOLE = "test_kernel_has_the_bits_of_the_reference"
"""The test over the table of ops."""


def pytest_configure(config: pytest.Config) -> None:
    """Take the place of the presets before a test asks for them, which it does when it is imported."""
    if missing():
        raise pytest.UsageError(missing())
    kernels_ir.runnable_presets = lambda: (EMULATED,)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that run a kernel on the emulated preset."""
    combinations = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and _is_emulated(item):
            combinations[item.path, item.originalname].append(item)
    kept = {
        item
        for (_, name), many in combinations.items()
        for item in (many if name == WHOLE or config.getoption("--slow") else _half(many))
    }
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def _half(items: list[pytest.Function]) -> list[pytest.Function]:
    """The same half in every run, drawn from all over."""
    return sorted(items, key=lambda item: crc32(item.nodeid.encode()))[: (len(items) + 1) // 2]


def _is_emulated(item: pytest.Function) -> bool:
    return hasattr(item, "callspec") and EMULATED in item.callspec.params.values()
