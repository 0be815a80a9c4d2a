"""The peer's wheels, each in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

VERSIONS = ("0.12.1", "0.13.0")
_WORKER = Path(__file__).with_name("peer_worker.py")


class PeerRefused(Exception):
    """The wheel did not do what it was asked."""


@dataclass
class Peer:
    """One version of the wheel; its process is started when it is first asked, and again after a crash."""

    version: str
    _process: subprocess.Popen[str] | None = field(default=None)

    @property
    def folder(self) -> Path:
        """Where `make test` installs the wheel."""
        return Path(sys.prefix) / "peers" / self.version

    @property
    def is_installed(self) -> bool:
        """False on another kind of machine, or without an index."""
        return (self.folder / "hologram").is_dir()

    def run(self, archive: bytes, inputs: Mapping[str, bytes]) -> dict[str, bytes]:
        """The outputs of an archive by name; raises PeerRefused."""
        request = {"archive": archive.hex(), "inputs": {name: data.hex() for name, data in inputs.items()}}
        return {name: bytes.fromhex(data) for name, data in self._ask(request)["outputs"].items()}

    def compile_source(self, text: str) -> bytes:
        """The archive of a source text; raises PeerRefused."""
        return bytes.fromhex(self._ask({"source": text})["archive"])

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.stdin.close()  # type: ignore[union-attr]  # it was opened as a pipe
            self._process.wait(timeout=10)
            self._process.stdout.close()  # type: ignore[union-attr]  # it was opened as a pipe
            self._process = None

    def _ask(self, request: Mapping[str, Any]) -> dict[str, Any]:
        process = self._started()
        print(json.dumps(request), file=process.stdin, flush=True)
        line = process.stdout.readline()  # type: ignore[union-attr]  # it was opened as a pipe
        if not line:
            self._process = None
            ended = f"the process ended with {process.wait(timeout=10)}"
            raise PeerRefused(ended)
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise PeerRefused(answer["error"])
        return answer

    def _started(self) -> "subprocess.Popen[str]":
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-c", _START, str(self.folder), str(_WORKER)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "PYTHONPATH": ""},
            )
        return self._process


_START = (
    "import sys, runpy; sys.path.insert(0, sys.argv[1]); runpy.run_path(sys.argv[2], run_name='__main__')"
)
