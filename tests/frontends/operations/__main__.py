"""`python -m tests.frontends.operations`: every operation of the tables for every element type, in MLIR's execution
engine and in the machine's concrete domain."""

from __future__ import annotations

import sys

import click

from tests.frontends.operations.case import disagreements
from tests.frontends.operations.table import TABLES


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(TABLES)))
def main(names: tuple[str, ...]) -> None:
    """The tables NAMES, or all."""
    count = wrong = 0
    for name in names or TABLES:
        table = TABLES[name]
        for element in table.elements:
            found = disagreements(table.cases, element, table.natively)
            count += sum(element in case.types for case in table.cases)
            wrong += len(found)
            for case, problems in found.items():
                click.echo(f"{name}, {element}, {case}: {problems[0]}")
    click.echo(f"{count} operations, {wrong} of which differ")
    sys.exit(1 if wrong else 0)


main()
