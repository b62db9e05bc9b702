"""The option `--to FORMAT=FILE`: which reports a command writes."""

from __future__ import annotations

import click


def destinations(_: click.Context, __: click.Parameter, values: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """(format, path) for each `FORMAT=FILE`; a FORMAT alone goes to the standard output."""
    from equiv.report import FORMATS

    found = []
    for value in values:
        format, _equals, path = value.partition("=")
        if format not in FORMATS:
            raise click.BadParameter(f"'{format}' is not a format; the formats are {', '.join(FORMATS)}")
        found.append((format, path or "-"))
    return tuple(found)
