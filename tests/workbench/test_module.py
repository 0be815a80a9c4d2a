import re

import pytest

from holowork.workbench.module import MOST_BYTES, ORDER, es_module, style_sheet
from tests.workbench.samples import contrast


def test_the_module_is_small_enough_to_be_stored_once_for_each_view() -> None:
    assert len(es_module().encode()) <= MOST_BYTES


def test_the_module_has_one_export_at_its_end() -> None:
    text = es_module()

    assert 1 == len(re.findall(r"^export ", text, re.MULTILINE))
    assert text.rstrip().endswith("export default { render };")


@pytest.mark.parametrize(
    "word",
    [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "import(",
        "fetch(",
    ],
)
def test_the_module_makes_no_markup_and_no_code_of_texts(word: str) -> None:
    assert word not in es_module()


def test_module_and_style_name_no_place_elsewhere() -> None:
    found = re.findall(r"https?://[^\"' )]+|url\(|@import", es_module() + style_sheet())

    assert ["http://www.w3.org/2000/svg"] == found


def test_every_panel_keeps_its_keys_from_the_notebook() -> None:
    assert '"data-lm-suppress-shortcuts": "true"' in es_module()


def test_the_files_are_joined_in_their_order() -> None:
    text = es_module()

    places = [text.index(f"class {name}") for name in ("Rows", "Graph", "Passes", "Archive", "Page")]

    assert sorted(places) == places
    assert 6 == len(ORDER)


def test_colours_of_the_page_come_from_its_theme() -> None:
    text = style_sheet()

    assert all(name in text for name in ("--jp-layout-color1", "--vscode-editor-background", "Canvas"))


def colours(theme: str) -> dict[str, str]:
    """The colours of a theme that is asked for; those of states are common to all."""
    common = re.search(r"^\.holowork \{.*?^\}", style_sheet(), re.MULTILINE | re.DOTALL)
    own = re.search(rf'\[data-theme="{theme}"\] \{{(.*?)\}}', style_sheet())
    found = "".join(match.group() for match in (common, own) if match)
    return dict(re.findall(r"--hw-(\w+): (#\w+);", found))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_and_lines_of_a_view_can_be_told_in_both_themes(theme: str) -> None:
    found = colours(theme)

    grounds = (found["paper"], found["soft"])
    assert min(contrast(found["ink"], ground) for ground in grounds) >= 4.5
    assert contrast(found["paper"], found["accent"]) >= 4.5
    assert min(contrast(found[name], found["paper"]) for name in ("accent", "green", "red", "blue")) >= 3
