"""Labels that were published or computed elsewhere, and how their inputs are written down."""

import json
from pathlib import Path
from typing import Any

KAPPA: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "vectors.json").read_text(encoding="utf-8")
)["kappa"]


def content(entry: dict[str, Any]) -> bytes:
    """The bytes that an entry addresses: written out, or counting modulo 251."""
    if "input_hex" in entry:
        return bytes.fromhex(entry["input_hex"])
    return bytes(i % 251 for i in range(entry["input_pattern"]["length"]))
