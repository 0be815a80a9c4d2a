"""The table of commands."""

from holowork.cli.compiling import COMPILE
from holowork.cli.demo import DEMO
from holowork.cli.inspecting import INSPECT, VERIFY
from holowork.cli.lab import LAB
from holowork.cli.report import Command
from holowork.cli.running import RUN

COMMANDS: tuple[Command, ...] = (COMPILE, RUN, INSPECT, VERIFY, DEMO, LAB)
