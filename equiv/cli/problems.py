"""Problems of the user's input on standard error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NoReturn

import click

from equiv.verdict import EXIT_INPUT, EXIT_UNKNOWN
from equiv.verdict.printable import printable_line

if TYPE_CHECKING:
    from frontends.errors import InputProblem


def complain(problem: InputProblem) -> None:
    """Says what is wrong and where, and what helps."""
    click.echo(f"equiv: {printable_line(str(problem))}", err=True)
    if problem.help:
        click.echo(f"equiv: {printable_line(problem.help)}", err=True)


def fail(problem: InputProblem) -> NoReturn:
    """The same, and ends the command."""
    from frontends.errors import Unsupported

    complain(problem)
    sys.exit(EXIT_UNKNOWN if isinstance(problem, Unsupported) else EXIT_INPUT)
