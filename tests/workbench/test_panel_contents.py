"""The Contents panel: every kind of section in words, constants and their bodies, verdicts, and new files."""

import json
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import holowork as hw
from holowork.archive import (
    Archive,
    HoloWriter,
    InlineConstant,
    SectionKind,
    WarmStartEntry,
    WeightEntry,
    WeightReference,
)
from holowork.archive.errors import BadMagic, Truncated
from holowork.core import HoloworkError, address_bytes, digest
from holowork.runtime import folded
from holowork.workbench import Workbench
from holowork.workbench.bodies import kept_bodies
from holowork.workbench.contents import Contents
from holowork.workbench.paging import BadState
from holowork.workbench.panels.contents_weights import MOST_ROWS
from holowork.workbench.weight_values import (
    MOST_COLUMNS,
    MOST_ELEMENTS,
    heat_picture,
    histogram_picture,
    values_of,
)
from kernels_ir import DType
from tests.archive.samples import LARGE, SAMPLES, every_section, writer
from tests.runtime.folds import cone_archive, flipped
from tests.workbench.samples import EVIL, Page

HOSTILE = Path(__file__).parents[1] / "hostile"
ZEROS = bytes(256)


@cache
def _module(name: str = "net", weight: str = "w") -> hw.Module:
    graph, rng = hw.Graph(name), np.random.default_rng(0)
    w = graph.const(weight, rng.standard_normal((48, 64), dtype="float32"))
    total = graph.input("x", (8, 48)) @ w + graph.const("b", np.zeros(64, "float32"))
    graph.output("y", total + graph.const("c", np.zeros(64, "float32")))
    return hw.compile(graph, trace=True)


def _asked(view: Workbench, verb: str, argument: object = "") -> str:
    view._on_message(view, {"panel": "contents", "verb": verb, "argument": argument}, [])
    html: str = view._page["html"]
    return html


def _at(archive: Archive, kind: SectionKind, **state: Any) -> str:
    """What the page says of the first section of a kind."""
    view = archive.view(panel="contents", section=archive.sections[kind].position, **state)
    assert isinstance(view, Workbench)
    return Page(view._page["html"]).text


def _of_bodies(*bodies: bytes) -> Archive:
    return HoloWriter().set_weights(bodies).archive("bodies.holo")


SAID = {
    SectionKind.APP_MANIFEST: ("wasm code", "main", "primary layer", "any machine"),
    SectionKind.KERNEL_CALLS: ("relu ×2", "slot 0", "slot 1"),
    SectionKind.SCHEDULE: ("3 nodes in 3 levels, at most 1 side by side",),
    SectionKind.WEIGHTS: ("w", "f32[17,64]", "4.4 kB"),
    SectionKind.SHAPE_REGISTRY: ("[17, 64]", "bias"),
    SectionKind.DTYPE_REGISTRY: ("d", "reserved, never written"),
    SectionKind.CERTIFICATES: ("0 … 1", "32 bits", "completeness of this level"),
    SectionKind.TRACE: ("t", "what the passes did"),
    SectionKind.METADATA: ("m", "bytes of the producer"),
    SectionKind.INPUTS: ("x", "f32[2,2]", "16 B"),
    SectionKind.OUTPUTS: ("y", "f32[2,2]"),
    SectionKind.CONSTANTS: ("bias", "inline", "w", "Weights →"),
    SectionKind.EXEC_PLAN: ("2 calls in 2 levels", "#1 relu"),
    SectionKind.WARM_START: ("bias", "1 B of results"),
    SectionKind.EXTENSION: ("holowork.calls", "relu", "0x4"),
    SectionKind.CONTENT_BLOB: ("content", "7 B"),
}


@pytest.mark.parametrize("kind", SectionKind, ids=lambda kind: kind.name)
def test_every_kind_of_section_is_told_in_words(kind: SectionKind) -> None:
    told = _at(every_section(), kind)

    assert [] == [words for words in SAID[kind] if words not in told]


def test_a_trace_of_holowork_is_told_as_its_passes() -> None:
    assert "desugar" in _at(_module().archive, SectionKind.TRACE)


def _damaged() -> Iterator[Archive]:
    for file in sorted(HOSTILE.glob("*.holo")):
        try:
            yield hw.inspect(file)
        except (BadMagic, Truncated):
            continue


def test_damaged_archives_and_those_of_the_peer_are_told_as_far_as_they_go() -> None:
    told = 0
    for archive in (*_damaged(), *map(hw.inspect, SAMPLES.values())):
        view = archive.view(panel="contents")
        assert isinstance(view, Workbench)
        for position in range(len(archive.sections)):
            view.section = position
            for weight in range(-1, len(archive.weights)):
                view.weight = weight
                assert ("", []) == (view._fault, Page(view._page["html"]).open)
                told += 1

    assert told > 300


def test_a_constant_leads_to_its_body_and_the_body_back() -> None:
    archive = every_section()
    constants, weights = (archive.sections[kind].position for kind in ("Constants", "Weights"))
    view = archive.view(panel="contents", section=constants)
    assert isinstance(view, Workbench)
    there = f'data-set="{{"section":{weights},"weight":0}}"'
    here = f'data-set="{{"section":{constants},"weight":1}}"'
    back = f'data-set="{{"section":{constants}}}"'

    html = unescape(view._page["html"])
    view.section, view.weight = weights, 0

    assert (True, True) == (there in html, here in html)
    assert back in unescape(view._page["html"])
    assert "✓ they have its label" in view._page["html"]


def test_a_constant_whose_bytes_are_elsewhere_says_so() -> None:
    archive = hw.inspect(HOSTILE / "weight_missing.holo")

    assert "not in this archive" in _at(archive, SectionKind.CONSTANTS)


def test_equal_bodies_are_listed_with_what_they_take() -> None:
    made = writer().add_content_blob(LARGE).add_extension("copy", LARGE)
    archive = made.set_warm_start(
        [WarmStartEntry(slot=9, label=address_bytes(b"").text, result=b"")]
    ).archive()

    kept = kept_bodies(Contents(archive=archive))
    told = _at(archive, SectionKind.WEIGHTS, weight=0)

    assert ["Weights[0]", "Extension copy", "ContentBlob"] == [place.path for place in kept[0].places]
    assert (3 * len(LARGE), 2 * len(LARGE)) == (kept[0].stored, kept[0].again)
    assert "3: Weights[0], Extension copy, ContentBlob; 8.7 kB more than once" in told
    assert [] == [one for one in kept if not one.length]


def test_a_body_that_slots_share_spares_a_copy_for_each_further_one() -> None:
    entries = [InlineConstant(slot=slot, dtype=DType.F32, body=ZEROS) for slot in (1, 2)]
    archive = HoloWriter().set_constants(entries).archive()
    (twice,) = kept_bodies(Contents(archive=archive))
    references = [
        WeightReference(slot=slot, dtype=DType.F32, fingerprint=digest(LARGE)) for slot in (1, 2, 3)
    ]
    (shared,) = kept_bodies(
        Contents(archive=HoloWriter().set_weights([LARGE]).set_constants(references).archive())
    )

    assert (2, 2, 0) == (len(twice.places), twice.uses, twice.spared)
    assert (1, 3, 2 * len(LARGE)) == (len(shared.places), shared.uses, shared.spared)


def test_a_large_archive_is_hashed_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holowork.workbench.contents.MOST_HASHED", 10)
    monkeypatch.setattr("holowork.workbench.archive_view.MOST_HASHED", 10)
    view = hw.open(_module().to_bytes()).view(panel="archive")
    assert isinstance(view, Workbench)

    view.panel = "contents"

    assert "? footer not checked yet" in view._page["html"]
    assert "✓ footer ok" in _asked(view, "verify")
    view.panel = "archive"
    assert "ok" == view._archive["footer"]


def test_a_large_constant_is_read_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holowork.workbench.panels.contents.MOST_READ", 10)
    archive = every_section()
    view = archive.view(panel="contents", section=archive.sections["Weights"].position, weight=0)
    assert isinstance(view, Workbench)

    assert "4.4 kB are not read and hashed unasked" in view._page["html"]
    assert "✓ they have its label" in _asked(view, "read", 0)


def test_a_deep_verification_says_what_was_hashed_and_what_is_wrong() -> None:
    sound, changed = _module().archive.view(panel="contents"), hw.inspect(HOSTILE / "weight_changed.holo")

    told = _asked(sound, "verify deep")  # type: ignore[arg-type]  # a Workbench
    wrong = _asked(changed.view(panel="contents"), "verify deep")  # type: ignore[arg-type]  # a Workbench

    assert "✓ nothing is wrong: hashed the footer and 1 body" in told
    assert "fault" in wrong
    assert "Weights[0]" in wrong


def test_claims_of_results_are_computed_by_a_deep_verification() -> None:
    archive = folded(cone_archive(), "results")
    claims = len(archive.decode(SectionKind.WARM_START))
    views = [one.view(panel="contents") for one in (archive, flipped(archive))]

    right, wrong = (Page(_asked(view, "verify deep")).text for view in views)  # type: ignore[arg-type]  # Workbenches

    assert f"✓ nothing is wrong: hashed the footer and 0 bodies, computed {claims} claims" in right
    assert "✗ 1 false claim: " in wrong


def test_bytes_that_are_not_what_their_label_says_are_told() -> None:
    archive = hw.inspect(HOSTILE / "weight_changed.holo")

    assert "✗ they do not have its label" in _at(archive, SectionKind.WEIGHTS, weight=0)


def test_a_section_and_a_constant_are_written_to_new_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    archive = every_section()
    weights = archive.sections["Weights"]
    view = archive.view(panel="contents", section=weights.position, weight=0)
    assert isinstance(view, Workbench)

    _asked(view, "write weight", 0)
    html = _asked(view, "write section", weights.position)

    assert LARGE == Path("every-w.bin").read_bytes()
    assert bytes(weights.payload.view()) == Path(f"every-{weights.position}-Weights.bin").read_bytes()
    assert ("every-w-2.bin" in html, "Wrote " in html) == (True, True)
    assert 'archive.weights[0].save("every-w-2.bin")' in unescape(html)


def test_nothing_is_written_over_and_no_other_name_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    view = every_section().view(panel="contents", section=0)
    assert isinstance(view, Workbench)
    Path("every-0-AppManifest.bin").write_text("mine", encoding="utf-8")

    told = _asked(view, "write section", 0)
    _asked(view, "write section", "../1")
    _asked(view, "write weight", 1)

    assert "was there by now, so nothing was written" in told
    assert "mine" == Path("every-0-AppManifest.bin").read_text(encoding="utf-8")
    assert ["every-0-AppManifest.bin"] == [file.name for file in tmp_path.iterdir()]


def test_the_python_that_writes_a_part_writes_the_same_bytes(tmp_path: Path) -> None:
    archive = every_section()
    contents = Contents(archive=archive)
    parts = (archive.sections["Weights"], contents.weights[0])
    files = [str(tmp_path / name) for name in ("section", "weight")]

    for part, file in zip(parts, files, strict=True):
        exec(contents.saving(part, file), {"archive": archive})  # what the page offers to copy

    expected = [bytes(parts[0].payload.view()), LARGE]
    assert expected == [Path(file).read_bytes() for file in files]


@pytest.mark.parametrize(
    ("array", "told"),
    [
        (np.array([1.0, np.nan, np.inf, 0.0]), "min 0, max 1, mean 0.5"),
        (np.array([1, -3, 0], ml_dtypes.int4), "min -3, max 1, mean -0.666667"),
        (np.array([True, False]), "min 0, max 1, mean 0.5"),
        (np.full(3, np.nan, np.float32), "min none, max none, mean none"),
        (np.arange(3, dtype=np.uint64), "min 0, max 2, mean 1"),
    ],
    ids=["f64", "i4", "bool", "nothing finite", "u64"],
)
def test_a_constant_is_told_in_numbers(array: Any, told: str) -> None:
    graph = hw.Graph("one")
    body = graph.const("k", array) if array.dtype != np.float64 else None
    archive = hw.compile(_with(graph, body)).archive if body is not None else _f64(array)

    assert told in _at(archive, SectionKind.CONSTANTS, weight=0)


def _with(graph: hw.Graph, value: Any) -> hw.Graph:
    graph.output("y", value)
    return graph


def _f64(array: Any) -> Archive:
    entry = InlineConstant(slot=1, dtype=DType.F64, body=array.tobytes())
    return HoloWriter().set_constants([entry]).archive()


def test_of_many_elements_some_are_looked_at_and_the_pictures_stay_small() -> None:
    body = np.zeros((3, MOST_ELEMENTS), np.uint8)
    values = values_of(_of_bodies(body.tobytes()).weights[0])
    rows = values_of(next(w for w in Contents(archive=_module().archive).weights if w.size > 10_000))
    heat = heat_picture(rows)

    assert (3, MOST_ELEMENTS) == (values.every, values.stats.elements)
    assert values.is_true
    assert heat is not None
    assert (24, MOST_COLUMNS) == tuple(
        int(n) for n in heat.title.split(" in ")[1].split(" cells")[0].split(" × ")
    )
    assert len(heat.inline) < 40_000
    assert len(histogram_picture(values).inline) < 5_000


def test_the_ink_of_a_heat_map_follows_the_means_and_crosses_are_not_finite() -> None:
    array = np.array([[0.0, 1.0], [np.inf, np.nan]], np.float32)
    graph = hw.Graph("heat")
    heat = heat_picture(values_of(hw.compile(_with(graph, graph.const("k", array))).archive.weights[0]))

    assert heat is not None
    assert "no ink 0, full ink 1" in heat.title
    assert (1, 2) == (heat.inline.count("h14.0v14.0"), heat.inline.count("m0 -14.0"))


def test_of_thousands_of_constants_those_around_the_chosen_one_are_listed() -> None:
    archive = _of_bodies(*(number.to_bytes(4, "big") for number in range(3000)))
    view = archive.view(panel="contents", section=archive.sections["Weights"].position, weight=2000)
    assert isinstance(view, Workbench)

    html = view._page["html"]

    assert MOST_ROWS == html.count('data-key="weight ')
    assert 'data-key="weight 2000"' in html
    assert f"… {3000 - MOST_ROWS:,} more weights; archive.weights has all" in html
    assert len(html) < 120_000


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ({"section": 99}, "Workbench.section: expected a whole number from 0 to"),
        ({"weight": 9}, "Workbench.weight: expected a whole number from -1 to 1, found 9"),
    ],
)
def test_a_state_that_there_is_none_of_is_refused(state: dict[str, int], told: str) -> None:
    with pytest.raises(BadState) as refusal:
        every_section().view(panel="contents", **state)

    assert str(refusal.value).startswith(told)


def test_one_chosen_section_is_that_of_both_panels() -> None:
    view = every_section().view(panel="archive", section=3)
    assert isinstance(view, Workbench)

    view.panel = "contents"
    view.section = 4
    view.panel = "archive"

    assert (4, {"section": 4, "weight": -1}) == (view._section["position"], view._page["state"])


def test_an_archive_without_sections_has_a_page_that_says_so() -> None:
    data = b"HOLO" + bytes([2, 0, 0, 0, 0, 0])
    view = hw.inspect(data + digest(data)).view(panel="contents")
    assert isinstance(view, Workbench)

    assert "This archive has no sections." in view._page["html"]


def test_a_file_that_became_shorter_is_told_in_place_of_the_numbers(tmp_path: Path) -> None:
    file = tmp_path / "cut.holo"
    file.write_bytes(every_section().to_bytes())
    archive = hw.open(file)
    contents = Contents(archive=archive)
    weight = next(one for one in contents.weights if not one.stored.is_inline)
    file.write_bytes(file.read_bytes()[: weight.stored.body.offset + 1])

    with pytest.raises(HoloworkError, match="found 1"):
        values_of(weight)


@pytest.mark.parametrize("name", EVIL)
def test_names_that_are_markup_are_letters(name: str) -> None:
    archive = _module(name, name).archive
    view = archive.view(panel="contents")
    assert isinstance(view, Workbench)

    for position in range(len(archive.sections)):
        view.section = position
        view.weight = 0
        html = view._page["html"]
        assert ("<" in name and name in html, "\u202e" in html, "\x07" in html) == (False, False, False)
        assert [] == Page(html).open


def test_a_body_that_stands_twice_in_weights_is_one_constant() -> None:
    entry = WeightEntry(fingerprint=digest(LARGE), body=LARGE)
    made = HoloWriter()
    made._set(SectionKind.WEIGHTS, (entry, entry))
    archive = hw.inspect(made.finish())

    (kept,) = kept_bodies(Contents(archive=archive))

    assert ["Weights[0]", "Weights[1]"] == [place.path for place in kept.places]
    assert "2: Weights[0], Weights[1]" in _at(archive, SectionKind.WEIGHTS, weight=0)


def test_the_link_to_the_bytes_of_a_constant_leads_to_their_field() -> None:
    weight = every_section().weights[0]
    home = every_section().sections["Constants" if weight.stored.is_inline else "Weights"].position
    view = every_section().view(panel="contents", section=home, weight=0)
    html = unescape(view._page["html"])

    state = json.loads(re.findall(r'data-set="(\{[^{}]*\})" data-key="to its bytes"', html)[0])
    view.set_state(state)

    _, start, end, _ = view._section["fields"][view.field]
    assert ("archive", state["section"], state["field"]) == (view.panel, view.section, view.field)
    assert (weight.stored.body.offset, weight.size) == (start, end - start)


def test_another_section_has_no_field_chosen_but_one_that_came_with_it() -> None:
    view = every_section().view(panel="archive", section=1, field=1)

    view.set_state({"section": 2})
    alone = view.field
    view.set_state({"section": 3, "field": 0})

    assert (-1, 3, 0) == (alone, view.section, view.field)


def test_a_field_that_the_other_section_does_not_have_is_refused() -> None:
    view = every_section().view(panel="archive", section=1)

    with pytest.raises(BadState, match=r"Workbench\.field: expected a whole number from -1 to"):
        view.set_state({"section": 2, "field": 5000})
