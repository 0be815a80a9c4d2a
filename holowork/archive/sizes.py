"""Numbers of bytes for people."""

_UNITS = ("B", "kB", "MB", "GB", "TB")


def readable_bytes(size: int) -> str:
    """A number of bytes for people: powers of 1000, one decimal from kB on."""
    value, unit = float(size), 0
    while value >= 1000 and unit < len(_UNITS) - 1:
        value, unit = value / 1000, unit + 1
    return f"{value:.1f} {_UNITS[unit]}" if unit else f"{size} B"
