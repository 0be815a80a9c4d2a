"""Runs inside a process of its own, with one version of the peer's wheel on its path and nothing of ours.

Reads one JSON object a line: `archive` (hex) is run on `inputs` (name to hex), or `source` is compiled.
The answer has `outputs` (name to hex), `archive` (hex), or `error`.
A wrong shape can end the process: the caller starts another.
"""

import json
import sys
from typing import Any

import hologram

Message = dict[str, Any]


def run(request: Message) -> Message:
    """The outputs of an archive."""
    with hologram.Session.load(bytes.fromhex(request["archive"])) as session:
        inputs = {name: bytes.fromhex(data) for name, data in request["inputs"].items()}
        outputs = session.execute(inputs)
        return {"outputs": {name: data.hex() for name, data in outputs.items()}}


def compiled(request: Message) -> Message:
    """The archive of a source text."""
    return {"archive": hologram.compile_source(request["source"]).hex()}


def answer(request: Message) -> Message:
    """What the wheel says to a request, refusals included."""
    try:
        return run(request) if "archive" in request else compiled(request)
    except Exception as fault:  # noqa: BLE001  # whatever the wheel raises is its answer
        return {"error": f"{type(fault).__name__}: {fault}"}


for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
