"""The decoder of the opener: what JavaScript tells of an archive is what Python tells."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from holowork.archive import Archive, DamagedArchive, HoloWriter, problems
from holowork.core import digest
from holowork.workbench.archive_view import FEW_HEX, ArchiveView
from tests.archive.samples import SAMPLES, VECTORS, every_section
from tests.browser.lab import watching
from tests.browser.opener import call, decoder, plain
from tests.core.vectors import KAPPA, content
from tests.workbench.samples import damaged, evil_module, module

pytestmark = pytest.mark.browser
HOSTILE = Path(__file__).parents[1] / "hostile"
REFUSED = {entry["name"]: bytes.fromhex(entry["bytes_hex"]) for entry in VECTORS["reject_archives"]}
ODD = {entry["name"]: bytes.fromhex(entry["archive_hex"]) for entry in VECTORS["accept_oddities"]}
ARCHIVES: dict[str, bytes] = {
    **SAMPLES,
    **REFUSED,
    **ODD,
    **{path.name: path.read_bytes() for path in sorted(HOSTILE.glob("*.holo"))},
    "every section": every_section().to_bytes(),
    "module": module().to_bytes(),
    "evil module": evil_module().to_bytes(),
    "damaged": damaged(),
}
LENGTHS = [0, 1, 63, 64, 65, 1023, 1024, 1025, 2048, 2049, 3072, 5121, 31744, 100_000]


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with watching(browser) as watched:
        yield decoder(watched.page)
        assert [] == watched.complaints


@pytest.fixture
def _form_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Problems of the form: what values mean, and what strange kinds say, Python alone judges."""
    checks = (problems._faults, problems._flags, problems._padding, problems._gaps)
    monkeypatch.setattr(problems, "_FRAME_CHECKS", checks)
    monkeypatch.setattr(problems, "CHECKS", {})


def told(data: bytes, name: str = "") -> object:
    """What the panel is told of an archive, and of each of its sections; the refusal of what is none."""
    try:
        archive = Archive.read(data, damaged=True)
    except DamagedArchive as fault:
        return {"fault": str(fault)}
    archive.name, view = name, ArchiveView(archive)
    sections = [view.section(position) for position in range(len(archive.sections))]
    archive.footer_state  # noqa: B018  # asked for below, by the problems
    payload = view.payload()["_archive"] | {"footer": "wrong" if archive.footer_fault else "ok"}
    return plain(
        {"archive": payload, "sections": [[one["_section"], list(one["_bytes"])] for one in sections]}
    )


@pytest.mark.usefixtures("_form_alone")
@pytest.mark.parametrize("name", ARCHIVES)
def test_javascript_tells_of_an_archive_what_python_tells(page: Page, name: str) -> None:
    expected = told(ARCHIVES[name], name)

    assert expected == call(page, "whole", ARCHIVES[name], name)


@pytest.mark.usefixtures("_form_alone")
@pytest.mark.parametrize("seed", range(120))
def test_javascript_finds_the_faults_of_mutated_archives_that_python_finds(page: Page, seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(
        chance.choice([every_section().to_bytes(), module().to_bytes(), evil_module().to_bytes()])
    )
    for _ in range(chance.randint(1, 4)):
        data[chance.randrange(10, len(data))] = chance.choice([0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)])

    assert told(bytes(data)) == call(page, "whole", bytes(data))


@pytest.mark.parametrize("length", LENGTHS)
def test_the_digest_in_javascript_is_that_of_python(page: Page, length: int) -> None:
    data = random.Random(length).randbytes(length)

    assert list(digest(data)) == call(page, "digest", data)


@pytest.mark.parametrize("entry", KAPPA["address_bytes"], ids=lambda entry: entry["name"])
def test_the_digest_in_javascript_is_that_of_the_vectors(page: Page, entry: dict[str, str]) -> None:
    found = call(page, "digest", content(entry))

    assert entry["label"] == f"blake3:{bytes(found).hex()}"


def large() -> bytes:
    """A program of more fields than a page is given, and a weight larger than a stretch."""
    made = HoloWriter()
    made.set_kernel_calls([]).set_schedule([range(3000)])
    return made.set_weights([bytes(300_000)]).archive("large.holo").to_bytes()


@pytest.mark.usefixtures("_form_alone")
def test_of_many_fields_and_bytes_the_first_are_told_and_the_others_counted(page: Page) -> None:
    found = call(page, "whole", large())

    assert told(large()) == found
    assert [0, 1002, 0] == [section["more"] for section, _ in found["sections"]]
    assert FEW_HEX in [len(shown) for _, shown in found["sections"]]


@pytest.mark.usefixtures("_form_alone")
@pytest.mark.parametrize("name", SAMPLES)
def test_an_archive_read_by_ranges_is_the_same_but_for_what_needs_all_of_it(
    page: Page, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("holowork.workbench.archive_view.MOST_HASHED", 0)
    expected = told(SAMPLES[name])

    found = call(page, "ranged", SAMPLES[name])

    assert "not checked" == found["archive"].pop("footer")
    assert expected["archive"].pop("footer") == "ok"
    assert expected == {"archive": found["archive"], "sections": found["sections"]}


def test_ranges_leave_the_bodies_of_weights_where_they_are(page: Page) -> None:
    found = call(page, "ranged", large())

    (section,) = (one for one in found["archive"]["sections"] if one[0] == "Schedule")
    read = sum(end - start for start, end in found["ranges"])
    assert read < 150_000
    assert None in [one["more"] for one, _ in found["sections"]]
    assert "" == section[6]
