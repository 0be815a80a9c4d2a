"""The tree itself: what stands at the root, and notebooks as they are committed."""

import json
from collections.abc import Iterator

from tests.conventions.files import PRODUCT, ROOT, is_seen

AT_ROOT = frozenset(
    {
        *PRODUCT,
        *(".ci", "binder", "docs", "notebooks", "tests"),
        *("CHANGELOG.md", "CONTRIBUTING.md", "DECISIONS.md", "LICENSE", "README.md"),
        *(".gitignore", ".pre-commit-config.yaml", "Makefile", "pyproject.toml"),
    }
)
MOST_NOTEBOOK_BYTES = 500_000


def strangers(names: Iterator[str]) -> list[str]:
    """Entries of the root that the layout does not list."""
    return sorted(f"{name}: not in the layout" for name in names if is_seen(name) and name not in AT_ROOT)


def at_root() -> Iterator[str]:
    """What stands at the root."""
    return (entry.name for entry in ROOT.iterdir())


def notebook_offences(path: str, text: str) -> Iterator[str]:
    """Widget state, which an offline page shows as an empty box, and size."""
    if "widgets" in json.loads(text)["metadata"]:
        yield f"{path}: metadata.widgets is kept; clear the widget state before saving"
    if len(text.encode()) > MOST_NOTEBOOK_BYTES:
        yield f"{path}: {len(text.encode())} bytes, at most {MOST_NOTEBOOK_BYTES}"
