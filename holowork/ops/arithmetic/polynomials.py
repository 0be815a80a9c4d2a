"""How the coefficients of the polynomials are written: as hexadecimal numbers, which are exact."""


def coefficients(text: str) -> tuple[float, ...]:
    """The numbers of a text such as `0x1.8p+0 -0x1p-3`, from the constant term upwards."""
    return tuple(float.fromhex(word) for word in text.split())
