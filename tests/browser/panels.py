"""A notebook of a few cells, open in JupyterLab, for one panel at a time."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from playwright.sync_api import Locator, Page, expect

_NO_CELL: dict[str, Any] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}


def written(root: Path, cells: Sequence[str]) -> Path:
    """A notebook in a folder of its own; its path from the root."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    language = {"name": "python", "version": sys.version.split()[0]}
    page = {
        "cells": [_NO_CELL | {"id": f"cell-{i}", "source": source} for i, source in enumerate(cells)],
        "metadata": {"kernelspec": kernel, "language_info": language},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    file = Path(mkdtemp(dir=root)) / "panel.ipynb"
    file.write_text(json.dumps(page), encoding="utf-8")
    return file.relative_to(root)


def opened_panel(page: Page, name: str) -> Locator:
    """The first workbench of the page, at a panel that Python has written."""
    view = page.locator(".holowork").first
    expect(view).to_be_visible(timeout=60_000)
    view.get_by_role("tab", name=name).click()
    panel = view.get_by_role("tabpanel", name=name)
    expect(panel.locator("*").first).to_be_attached()
    return panel
