"""Values of options on the command line."""

from __future__ import annotations

import math
import shlex
from typing import Any

import click

from equiv.verdict import LEVELS


class _Seconds(click.FloatRange):
    """A number of seconds, which NaN is not, though it is in every range."""

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> Any:
        number = super().convert(value, parameter, context)
        if not math.isfinite(number):
            self.fail(f"{value} is no number of seconds", parameter, context)
        return number


SECONDS = _Seconds(min=0, min_open=True)

_UNITS = {"": 1, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}


def quantity(context: click.Context, parameter: click.Parameter, value: str) -> int:
    """A positive whole number, also written `500M`, `2G` or `1e9`."""
    text = value.strip().upper().removesuffix("B")
    unit = text[-1:] if text[-1:] in _UNITS else ""
    try:
        number = float(text.removesuffix(unit)) * _UNITS[unit]
    except ValueError:
        raise click.BadParameter(f"'{value}' is not a number like 1000000, 500M or 2G", context, parameter) from None
    if not 1 <= number < 1 << 62:
        raise click.BadParameter(f"'{value}' is out of range", context, parameter)
    return int(number)


def sizes(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """`NAME=N`, or `NAME=N,N,...` for several size vectors."""
    found: dict[str, tuple[int, ...]] = {}
    for value in values:
        name, equals, numbers = value.partition("=")
        try:
            if not name.strip() or not equals:
                raise ValueError
            given = tuple(int(number, 0) for number in numbers.split(","))
        except ValueError:
            message = f"'{value}' is not of the form NAME=N or NAME=N,N,... with whole numbers"
            raise click.BadParameter(message, context, parameter) from None
        found[name.strip()] = found.get(name.strip(), ()) + given
    return found


def levels(context: click.Context, parameter: click.Parameter, value: str) -> tuple[str, ...]:
    """Names of levels with commas between."""
    names = tuple(name.strip() for name in value.split(",") if name.strip())
    for name in names:
        if name not in LEVELS:
            message = f"there is no level '{name}'; the levels are {', '.join(LEVELS)}"
            raise click.BadParameter(message, context, parameter)
    if not names:
        raise click.BadParameter(f"name at least one of {', '.join(LEVELS)}", context, parameter)
    return names


def words(context: click.Context, parameter: click.Parameter, value: str | None) -> list[str] | None:
    """A command as a shell takes it apart."""
    if value is None:
        return None
    try:
        found = shlex.split(value)
    except ValueError as problem:
        raise click.BadParameter(f"'{value}' is no command: {str(problem).lower()}", context, parameter) from None
    if not found or not found[0]:
        raise click.BadParameter("the command is empty", context, parameter)
    return found


def command(context: click.Context, parameter: click.Parameter, value: str | None) -> tuple[str, ...]:
    """A command, or none."""
    return tuple(words(context, parameter, value) or ())


def assumptions(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """Assumptions of which the form is right; whether they fit is seen with the functions."""
    from equiv.errors import WrongUse

    if not values:
        return ()
    # It knows values of data, and with them the machine.
    from equiv.request.assumptions import split_assumption

    for value in values:
        try:
            split_assumption(value)
        except WrongUse as problem:
            raise click.BadParameter(problem.message, context, parameter) from None
    return values


def levels_of_passes(
    context: click.Context, parameter: click.Parameter, values: tuple[str, ...]
) -> dict[str, tuple[str, ...]]:
    """`PASS=LEVELS`, each pass once."""
    found: dict[str, tuple[str, ...]] = {}
    for value in values:
        name, equals, names = (part.strip() for part in value.partition("="))
        if not name or not equals:
            raise click.BadParameter(f"'{value}' is not of the form PASS=LEVEL", context, parameter)
        if name in found:
            raise click.BadParameter(f"pass '{name}' is named twice", context, parameter)
        found[name] = levels(context, parameter, names)
    return found
