"""The rules of form hold, and each of them bites."""

import pytest

from tests.conventions import form, imports, words
from tests.conventions.files import File, Rule, product, texts
from tests.conventions.repository import at_root, notebook_offences, strangers

CODE_RULES = {
    "a function has at most 15 lines": form.long_functions,
    "a function takes at most 3 arguments": form.many_arguments,
    "a module has at most 300 lines": form.long_module,
    "names say what is inside": form.vague_names,
    "the product is finished": form.unfinished,
    "packages are imported across, modules within": imports.deep_imports,
    "a third party is imported only at home": imports.third_parties_abroad,
    "core and codec load without numpy": imports.eager_numpy,
}
TEXT_RULES = {
    "no marker words": words.marker_words,
    "no host names": words.hosts,
    "no dates": words.dates,
    "a check is switched off with a reason": words.silent_ignores,
}

CLEAN = (
    '''"""A module."""

from typing import TYPE_CHECKING

from holowork.codec.record import wire
from holowork.core import KappaLabel

if TYPE_CHECKING:
    import numpy as np


class Cursor:
    """Fifteen lines, three arguments, everything in its place."""

    def read(self, first: int, second: int, third: int, *, fourth: int = 0) -> "np.ndarray":
        """
        The docstring of this method is long, and none of its lines counts,
        nor do the comment and the blank lines below.
        """
        import numpy as np  # a reason

        # why the next line is here
        text = """two
        lines"""
'''
    + "        first += 1\n" * 11
    + "        return np.array(first)\n"
)


def sample(text: str, path: str = "holowork/codec/sample.py") -> File:
    return File(path=path, text=text)


OFFENCES = [
    (form.long_functions, "def f():\n" + "    x = 1\n" * 16, ":1: f has 16 lines, at most 15"),
    (
        form.long_functions,
        "class A:\n    def g():\n" + "        x = 1\n" * 16,
        ":2: g has 16 lines, at most 15",
    ),
    (
        form.long_functions,
        'def f():\n    """s"""\n    x = """' + "\n" * 15 + '"""\n',
        ":1: f has 16 lines, at most 15",
    ),
    (form.many_arguments, "def f(a, b, c, d): ...", ":1: f takes 4 arguments, at most 3"),
    (form.many_arguments, "def f(a, b, c, *d): ...", ":1: f takes 4 arguments, at most 3"),
    (form.many_arguments, "def _f(a, b, *, c, d): ...", ":1: _f takes 4 arguments, at most 3"),
    (form.many_arguments, "class A:\n    def f(self, a, b, c, d): ...", ":2: f takes 4 arguments, at most 3"),
    (form.long_module, "\n" * 301, ":1: the module has 301 lines, never over 300"),
    (form.vague_names, "class PlanManager: ...", ":1: a class called PlanManager"),
    (form.unfinished, "x = 1\nassert x", ":2: an assert outside the tests"),
    (form.unfinished, "raise NotImplementedError", ":1: a NotImplementedError"),
    (form.unfinished, "raise NotImplementedError('x')", ":1: a NotImplementedError"),
    (
        imports.deep_imports,
        "from holowork.core.label import KappaLabel",
        ":1: holowork.core.label is inside holowork.core: import it from holowork.core",
    ),
    (
        imports.deep_imports,
        "def f():\n    import kernels_ir.jit",
        ":2: kernels_ir.jit is inside kernels_ir: import it from kernels_ir",
    ),
    (
        imports.deep_imports,
        "from ..core.label import KappaLabel",
        ":1: holowork.core.label is inside holowork.core: import it from holowork.core",
    ),
    (imports.third_parties_abroad, "import blake3", ":1: blake3 is imported only in holowork.core"),
    (
        imports.third_parties_abroad,
        "def f():\n    from matplotlib import pyplot",
        ":2: matplotlib is imported only in holowork.workbench",
    ),
    (
        imports.eager_numpy,
        "try:\n    import numpy as np\nexcept ImportError:\n    np = None",
        ":2: numpy is imported when holowork.codec.sample is loaded, not on first use",
    ),
    (words.marker_words, "x = 1  # TO" + "DO later", ":1: the marker TO" + "DO"),
    (words.hosts, "# from pypi" + ".org", ":1: the host pypi" + ".org"),
    (words.dates, "# as of 2031-" + "02-03", ":1: the date 2031-" + "02-03"),
    (words.dates, "\n# as of May " + "2031", ":2: the date May " + "2031"),
    (words.silent_ignores, "x = 1  # no" + "qa: ERA001 kept for later", ":1: commented-out code"),
    *(
        (words.silent_ignores, text, ":1: a check is switched off without its code and a reason on the line")
        for text in ("x = 1  # no" + "qa", "x = 1  # no" + "qa: F401", "x = 1  # type: ig" + "nore[misc]")
    ),
]


@pytest.mark.parametrize("rule", CODE_RULES.values(), ids=CODE_RULES)
def test_the_product_keeps_the_rule_that(rule: Rule) -> None:
    offences = [offence for file in product() for offence in rule(file)]

    assert not offences, "\n" + "\n".join(offences)


@pytest.mark.parametrize("rule", TEXT_RULES.values(), ids=TEXT_RULES)
def test_every_text_keeps_the_rule_of(rule: Rule) -> None:
    offences = [offence for file in texts() for offence in rule(file)]

    assert not offences, "\n" + "\n".join(offences)


def test_nothing_stands_at_the_root_beside_the_layout() -> None:
    offences = strangers(at_root())

    assert not offences, "\n" + "\n".join(offences)


def test_notebooks_are_small_and_carry_no_widget_state() -> None:
    notebooks = [file for file in texts() if file.path.endswith(".ipynb")]

    offences = [offence for file in notebooks for offence in notebook_offences(file.path, file.text)]

    assert not offences, "\n" + "\n".join(offences)


def test_the_rules_see_both_packages() -> None:
    seen = {file.path.split("/")[0] for file in product()}

    assert seen == {"holowork", "kernels_ir"}


@pytest.mark.parametrize(("rule", "text", "offence"), OFFENCES)
def test_a_rule_names_the_place_and_the_number(rule: Rule, text: str, offence: str) -> None:
    file = sample(text)

    assert list(rule(file)) == [file.path + offence]


@pytest.mark.parametrize("rule", [*CODE_RULES.values(), *TEXT_RULES.values()], ids=[*CODE_RULES, *TEXT_RULES])
def test_a_clean_module_offends_no_rule(rule: Rule) -> None:
    assert list(rule(sample(CLEAN))) == []


def test_a_vague_module_is_found() -> None:
    file = sample("", "holowork/ir/utils.py")

    assert list(form.vague_names(file)) == ["holowork/ir/utils.py:1: a module called utils"]


def test_a_home_is_a_package_and_no_prefix() -> None:
    file = sample("import llvmlite", "kernels_ir_too/sample.py")

    assert list(imports.third_parties_abroad(file)) == [
        "kernels_ir_too/sample.py:1: llvmlite is imported only in kernels_ir"
    ]


def test_a_stranger_at_the_root_is_found() -> None:
    assert strangers(iter(["tests", "setup.py", ".venv"])) == ["setup.py: not in the layout"]


def test_widget_state_in_a_notebook_is_found() -> None:
    offences = list(notebook_offences("notebooks/x.ipynb", '{"metadata": {"widgets": {}}}'))

    assert offences == [
        "notebooks/x.ipynb: metadata.widgets is kept; clear the widget state before saving",
    ]
