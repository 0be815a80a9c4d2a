"""`hw.cpu`: what is there, what is used, and why."""

import pytest

import holowork as hw
from kernels_ir import AVX2, AVX512, PORTABLE, cpu, detect, permission

WIDE = ["avx512f", "avx512bw", "avx512dq", "avx512vl", "avx2", "fma", "f16c"]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine of x86-64 whose features the test says; what is detected is forgotten before and after."""
    monkeypatch.setattr(cpu.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(cpu, "detect", detect.__wrapped__)
    return monkeypatch


def _is(machine: pytest.MonkeyPatch, reported: list[str], listed: list[str]) -> cpu.Detected:
    machine.setattr(cpu, "_reported", lambda: frozenset(reported))
    machine.setattr(cpu, "_system_flags", lambda: frozenset(listed))
    return detect.__wrapped__()


def test_the_widest_preset_that_is_granted_is_chosen(machine: pytest.MonkeyPatch) -> None:
    found = _is(machine, WIDE, WIDE)

    assert (AVX512.name, "the widest that there is") == (found.chosen.name, found.reason)


def test_a_feature_that_the_system_does_not_grant_falls_back_and_says_so(machine: pytest.MonkeyPatch) -> None:
    found = _is(machine, WIDE, ["avx2", "fma", "f16c", "avx512f"])

    assert AVX2.name == found.chosen.name
    assert "AVX512 lacks avx512bw, avx512dq, avx512vl" == found.reason


def test_a_machine_without_any_has_the_portable_preset(machine: pytest.MonkeyPatch) -> None:
    found = _is(machine, ["sse2"], ["sse2"])

    assert PORTABLE.name == found.chosen.name
    assert "AVX2 lacks" in found.reason


def test_where_the_system_lists_nothing_the_report_is_taken(machine: pytest.MonkeyPatch) -> None:
    assert AVX2.name == _is(machine, ["avx2", "fma", "f16c"], []).chosen.name


def test_further_features_are_switched_on_where_they_are_granted(machine: pytest.MonkeyPatch) -> None:
    found = _is(machine, [*WIDE, "avx512vnni", "amx-int8"], [*WIDE, "avx512_vnni"])

    assert (True, False) == (found.chosen.has("avx512vnni"), found.chosen.has("amx-int8"))


@pytest.mark.parametrize("is_granted", [True, False])
def test_tile_registers_are_used_where_the_system_gives_leave(
    machine: pytest.MonkeyPatch, *, is_granted: bool
) -> None:
    machine.setattr(cpu, "may_use_tiles", lambda: is_granted)

    found = _is(machine, [*WIDE, "amx-tile", "amx-int8"], [*WIDE, "amx_tile", "amx_int8"])

    assert (is_granted, is_granted) == (found.chosen.has_tiles, "amx-int8" in found.granted)


def test_a_refusal_of_tile_registers_is_told(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(cpu, "may_use_tiles", lambda: False)
    found = _is(machine, [*WIDE, "amx-tile", "amx-int8"], [*WIDE, "amx_tile", "amx_int8"])
    machine.setattr("holowork.runtime.machine.detect", lambda: found)

    assert ("amx-int8", "amx-tile") == hw.cpu.withheld


def test_no_other_system_is_asked_for_tile_registers(machine: pytest.MonkeyPatch) -> None:
    machine.setattr(permission.sys, "platform", "darwin")

    assert not permission.may_use_tiles.__wrapped__()


def test_the_card_tells_model_vectors_caches_and_where_kernels_are() -> None:
    text = repr(hw.cpu)

    assert all(word in text for word in (hw.cpu.model, f"{hw.cpu.vector_bits} bits", "caches", "kept in"))


def test_what_the_machine_can_do_is_measured_on_request() -> None:
    found = hw.cpu.measure()

    assert found.operations > 0
    assert "memory" in found.reading
    assert all(rate > 0 for rate in found.reading.values())
    assert "GFLOP/s" in repr(found)
