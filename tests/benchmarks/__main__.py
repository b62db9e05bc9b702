"""Prints the benchmark table: `python -m tests.benchmarks [ROW...]`. Figures never fail anything."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.table import Table

import tests.benchmarks.agents
import tests.benchmarks.batches
import tests.benchmarks.lit_tests
import tests.benchmarks.real_sizes
import tests.benchmarks.reports
import tests.benchmarks.rows  # noqa: F401  (these register the rows)
from tests.benchmarks.measurement import ROWS


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(sorted(ROWS)))
def main(names: tuple[str, ...]) -> None:
    """Measures the named rows, by default all."""
    table = Table("what", "figure", "goal", "met")
    table.columns[1].justify = table.columns[2].justify = "right"
    for name in names or ROWS:
        print(f"measuring {name} ...", file=sys.stderr)
        for each in ROWS[name]():
            goal = "" if each.goal is None else f"{each.goal:g} {each.unit}"
            met = "" if each.goal is None else ("yes" if each.figure <= each.goal else "no")
            table.add_row(each.what, f"{each.figure:.3g} {each.unit}", goal, met)
    Console(width=120).print(table)


main()
