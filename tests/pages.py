"""Pages of docs/ that follow from the tables: each is a function from a table to text."""

from collections.abc import Callable

from holowork.workbench.lab import layout_file
from tests.format_page import format_page
from tests.numerics_page import numerics_page
from tests.onnx_page import onnx_page
from tests.ops_pages import differences_page, ops_page
from tests.passes_page import passes_page
from tests.trace_page import trace_page

PAGES: dict[str, Callable[[], str]] = {
    "docs/ops.md": ops_page,
    "docs/differences.md": differences_page,
    "docs/onnx.md": onnx_page,
    "docs/format.md": format_page,
    "docs/numerics.md": numerics_page,
    "docs/passes.md": passes_page,
    "docs/trace.md": trace_page,
    "holowork/workbench/lab/static/layout.json": layout_file,
}
