"""The table of commands. A command is loaded when its word is used, so that help costs no imports."""

from dataclasses import dataclass
from importlib import import_module

from holowork.cli.report import Command


@dataclass(frozen=True, kw_only=True)
class Word:
    """A word behind `holowork`, and the module whose constant of this name is its command."""

    name: str
    summary: str
    home: str

    def command(self) -> Command:
        """The command, loaded on first use."""
        found: Command = getattr(import_module(f"holowork.cli.{self.home}"), self.name.upper())
        return found


COMMANDS: tuple[Word, ...] = (
    Word(name="compile", summary="compile source text to a .holo archive", home="compiling"),
    Word(name="run", summary="run an archive on arrays from files", home="running"),
    Word(name="inspect", summary="show what an archive holds, damaged or not", home="inspecting"),
    Word(name="profile", summary="measure each kernel of an archive over many runs", home="profiling"),
    Word(name="diff", summary="show what is different between two archives", home="diffing"),
    Word(name="verify", summary="check the fingerprints of archives", home="verifying"),
    Word(
        name="demo", summary="train, compile, inspect and run a classifier of handwritten digits", home="demo"
    ),
    Word(name="lab", summary="open the workbench in JupyterLab, on this machine alone", home="lab"),
)
