"""The tour in JupyterLab: run, clicked through, walked by keys; nothing leaves loopback."""

import string
from io import BytesIO

import pytest
from matplotlib.image import imread
from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import Notebook

pytestmark = pytest.mark.browser
PICTURES = ".jp-OutputArea img[src^='data:image/svg+xml']"
MOST_FRAMES = 60_000


def views(page: Page) -> tuple[Locator, Locator]:
    """The Passes view and the Archive view, drawn."""
    passes, archive = page.locator(".holowork").first, page.locator(".holowork").nth(1)
    expect(archive.locator(".hw-field").first).to_be_attached(timeout=MOST_FRAMES)
    return passes, archive


def brightness(picture: Locator) -> float:
    """The mean of all pixels, 0 to 1."""
    return float(imread(BytesIO(picture.screenshot()))[..., :3].mean())


def places(view: Locator) -> dict[str, str]:
    """Where each node stands."""
    found: dict[str, str] = view.locator(".hw-node").evaluate_all(
        "nodes => Object.fromEntries(nodes.map(n => [n.dataset.track, n.getAttribute('transform')]))"
    )
    return found


def compare_grounds(tour: Notebook) -> None:
    """A picture has the ground of the page."""
    page = tour.page
    card = page.locator(".hw-picture").first
    card.scroll_into_view_if_needed()
    is_light = page.evaluate("document.body.dataset.jpThemeLight === 'true'")
    assert is_light == (brightness(card) > 0.5)
    tour.watched.picture(tour.folder, "card")


def fill_the_screen(tour: Notebook, passes: Locator) -> None:
    """Full screen and back, with the chosen node in focus, and told of, throughout."""
    page = tour.page
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement?.matches('.holowork')")
    expect(passes.locator("[data-track='7']")).to_be_focused()
    expect(passes.locator("dl")).to_be_in_viewport()
    expect(passes.get_by_role("button", name="leave full screen, Esc")).to_be_visible()
    tour.watched.picture(tour.folder, "full")
    page.keyboard.press("Escape")
    page.wait_for_function("!document.fullscreenElement")
    expect(passes.locator("[data-track='7']")).to_be_focused()


def walk_by_keys(page: Page, archive: Locator) -> None:
    """The strip, the table and the fields by keys alone, and out of the view."""
    strip, table = archive.get_by_role("listbox", name="byte map"), archive.get_by_role("table")
    strip.get_by_role("option", selected=True).focus()
    page.keyboard.press("ArrowRight")
    expect(strip.get_by_role("option", selected=True)).to_have_attribute("data-section", "7")
    expect(strip.get_by_role("option", selected=True)).to_be_focused()
    table.locator("[aria-current='true']").focus()
    page.keyboard.press("ArrowUp")
    expect(table.locator("[data-open='6']")).to_be_focused()
    fields = archive.get_by_role("listbox", name="fields of the section")
    fields.focus()
    page.keyboard.press("ArrowDown")
    chosen = fields.get_by_role("option", selected=True)
    expect(fields).to_have_attribute("aria-activedescendant", chosen.get_attribute("id") or "none")
    page.keyboard.press("Escape")
    assert page.evaluate("!document.activeElement.closest('.holowork')")


def test_the_tour_reads_before_it_runs_and_then_follows_every_click(tour: Notebook) -> None:
    page, watched = tour.page, tour.watched

    # as it was cloned: no kernel has run a cell, nobody trusts it
    expect(page.locator(PICTURES)).not_to_have_count(0)
    assert page.locator(PICTURES).evaluate_all("images => images.every(image => image.naturalWidth > 50)")
    expect(page.get_by_text("Module digits").first).to_be_attached()
    assert not tour.is_changed
    watched.picture(tour.folder, "opened")

    tour.run_all()
    passes, archive = views(page)

    compare_grounds(tour)

    # the slider
    passes.scroll_into_view_if_needed()
    before = places(passes)
    expect(passes.locator(".hw-node")).to_have_count(len(before))
    passes.locator(".hw-dot").nth(2).click()
    expect(passes.get_by_role("status")).to_contain_text("pass 3 of")
    passes.get_by_role("button", name="previous pass").click()
    expect(passes.get_by_role("status")).to_contain_text("pass 2 of 19, desugar: nothing changed, 15 nodes")
    assert before == places(passes)

    # a node, by mouse, then by keys
    passes.locator("[data-track='5']").click()
    expect(passes.locator("h4").first).to_have_text("matmul")
    expect(passes.locator("dl")).to_contain_text("cell [2] line 1")
    page.keyboard.press("ArrowDown")
    expect(passes.locator("h4").first).to_have_text("add")
    expect(passes.locator("[data-track='7']")).to_be_focused()
    watched.picture(tour.folder, "passes")

    fill_the_screen(tour, passes)

    # letters do nothing to the notebook; n and N are of the passes, u hides some; brackets turn them
    count = tour.cells
    for letter in (*string.ascii_lowercase.replace("f", "").replace("n", ""), "N", "u"):
        page.keyboard.press(letter)
    page.keyboard.press("]")
    expect(passes.get_by_role("status")).to_contain_text("pass 3 of")
    assert count == tour.cells
    passes.get_by_role("button", name="copy the Python").click()
    expect(passes.get_by_role("status")).to_contain_text('passes.view(panel="passes", index=2, selected=7)')

    # the archive: a section on the strip, a field, and a byte
    archive.scroll_into_view_if_needed()
    expect(archive.locator(".hw-verdict")).to_contain_text("footer ok")
    archive.locator("tr[data-section='6']").click()
    expect(archive.get_by_role("status")).to_contain_text("Outputs: output ports")
    archive.locator(".hw-field", has_text="[0].name").nth(1).click()
    expect(archive.locator(".hw-hex .hw-lit")).to_have_count(2 * len("logits"))
    watched.picture(tour.folder, "archive")
    archive.locator(".hw-hex span[data-byte]").nth(0).click()
    expect(archive.locator(".hw-field[aria-selected='true']")).to_contain_text("count")

    walk_by_keys(page, archive)

    # Python has followed, and nothing went abroad
    assert "2 7 6 0" == tour.run_last().strip()
    assert [] == watched.abroad
    assert [] == watched.complaints


@pytest.mark.parametrize("tour", ["dark"], indirect=True)
def test_state_that_is_set_in_python_is_followed_by_the_page_in_the_dark_too(tour: Notebook) -> None:
    tour.run_all()
    passes, archive = views(tour.page)
    compare_grounds(tour)

    tour.replace_last(
        "passes_view.index = 7; passes_view.selected = 0; archive_view.section = 2; print('set')"
    )
    assert "set" == tour.run_last().strip()

    expect(passes.get_by_role("status")).to_contain_text("pass 8 of 19, lower")
    expect(passes.locator("h4").first).to_have_text("pixels")
    passes.scroll_into_view_if_needed()
    tour.watched.picture(tour.folder, "passes")
    expect(archive.get_by_role("status")).to_contain_text("Weights: bodies of large constants")
    archive.scroll_into_view_if_needed()
    tour.watched.picture(tour.folder, "archive")
    assert [] == tour.watched.complaints
