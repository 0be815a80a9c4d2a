"""How values are shown: options, their meanings, and a way to set them for a while."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from types import MappingProxyType

from holowork.core import Displayable, WorkbenchError, table
from holowork.ops import one_of

LIVE_NEEDS = ("anywidget", "traitlets")


class UnknownOption(WorkbenchError, AttributeError):
    """There is no option of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(one_of("options", OPTIONS, name))
        self.found = name


class BadOption(WorkbenchError, ValueError):
    """An option does not take this value."""

    def __init__(self, option: "Option", found: object) -> None:
        super().__init__(f"options.{option.name}: expected {option.expects}, found {found!r}")
        self.name = option.name
        self.found = found


class NoWidgets(WorkbenchError):
    """A live view was asked for where the widget library is not installed."""

    def __init__(self, missing: str) -> None:
        remedy = "install it with `pip install anywidget`, or use the static forms: to_html, to_svg"
        super().__init__(f"live view: expected the package {missing}, found none; {remedy}")
        self.missing = missing


def check_widgets() -> None:
    """Refuse a live view where it cannot be had; raises NoWidgets."""
    for name in LIVE_NEEDS:
        if find_spec(name) is None:
            raise NoWidgets(name)


@dataclass(frozen=True, kw_only=True)
class Option:
    """One option: the choices it has, none for a whole number from 1 on."""

    name: str
    default: str | int
    choices: tuple[str, ...] = ()
    doc: str

    @property
    def expects(self) -> str:
        """What may be given."""
        return f"one of {', '.join(map(repr, self.choices))}" if self.choices else "a whole number from 1 on"

    def check(self, value: object) -> None:
        """Refuse what the option does not take; raises BadOption, NoWidgets."""
        is_number = isinstance(value, int) and not isinstance(value, bool) and value >= 1
        is_choice = isinstance(value, str) and value in self.choices
        if not (is_choice if self.choices else is_number):
            raise BadOption(self, value)
        if value == "live":
            check_widgets()


OPTIONS: Mapping[str, Option] = MappingProxyType(
    {
        option.name: option
        for option in (
            Option(
                name="display",
                default="auto",
                choices=("auto", "live", "static", "text"),
                doc="auto: a card, and .view() is live; live: a value alone in a cell is live too; "
                "static: cards everywhere; text: text everywhere",
            ),
            Option(
                name="max_nodes",
                default=400,
                doc="nodes that a picture draws; of larger graphs it draws the first ones",
            ),
            Option(
                name="theme",
                default="auto",
                choices=("auto", "light", "dark"),
                doc="colours of live views; auto follows the notebook",
            ),
        )
    }
)


class Options(Displayable):
    """The options as attributes; a wrong name or value is refused, and the repr documents them."""

    def __init__(self) -> None:
        object.__setattr__(self, "_values", {name: option.default for name, option in OPTIONS.items()})

    display: str
    max_nodes: int
    theme: str
    _values: dict[str, str | int]

    def __getattr__(self, name: str) -> str | int:
        if name not in OPTIONS:
            raise UnknownOption(name)
        return self._values[name]

    def __setattr__(self, name: str, value: object) -> None:
        self.set({name: value})

    def set(self, values: Mapping[str, object]) -> None:
        """Set several options, all or none of them."""
        for name, value in values.items():
            if name not in OPTIONS:
                raise UnknownOption(name)
            OPTIONS[name].check(value)
        self._values.update(values)  # type: ignore[arg-type]  # check has just seen the types

    def __dir__(self) -> list[str]:
        return ["set", *OPTIONS]

    def __repr__(self) -> str:
        rows = [(o.name, str(self._values[o.name]), str(o.default), o.doc) for o in OPTIONS.values()]
        return table(rows, ("option", "value", "default", "meaning"))


options = Options()


@contextmanager
def option_context(**values: object) -> Iterator[Options]:
    """Options that hold within the block: `with hw.option_context(display="text"):`."""
    before = {name: getattr(options, name) for name in values}
    options.set(values)
    try:
        yield options
    finally:
        options.set(before)
