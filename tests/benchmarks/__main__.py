"""Prints the benchmark table: `python -m tests.benchmarks [ROW...]`. Figures never fail anything."""

from __future__ import annotations

import datetime
import importlib
import os
import sys
import traceback
from pathlib import Path

import click

from tests.benchmarks.machines import describe
from tests.benchmarks.measurement import ROWS, Missing, measured
from tests.benchmarks.results import Earlier, Result, write
from tests.current_core import require_current_core

_MODULES = (
    "rows",
    "agents",
    "batches",
    "gate",
    "hls_networks",
    "lit_tests",
    "networks",
    "real_sizes",
    "reports",
    "scaling",
)
_LONG = ("network-lenet-5-hls", "scaling-limit")
_COLUMNS = "{:66.66} {:>24} {:>21} {:>6} {:>11}  {}"


def _register() -> list[str]:
    """Imports what registers rows, and says what could not be imported and why."""
    left_out = []
    for name in _MODULES:
        try:
            importlib.import_module(f"tests.benchmarks.{name}")
        except ImportError as error:
            left_out.append(f"the rows of {name} are left out: {error}")
    return left_out


def _line(result: Result, earlier: Earlier | None) -> str:
    measurement = result.measurement
    spread = "once"
    if len(measurement.figures) > 1:
        spread = "{:.3g} to {:.3g} ({})".format(*measurement.spread, len(measurement.figures))
    met = "" if measurement.goal is None else ("met" if measurement.median <= measurement.goal else "missed")
    change = earlier.change(result) if earlier else None
    against = "" if change is None else f"{change[1]:+.1%} {change[0]}"
    figure = f"{measurement.median:.3g} {measurement.unit}"
    return _COLUMNS.format(measurement.what, figure, spread, met, str(result.load), against).rstrip()


@click.command()
@click.argument("names", nargs=-1, metavar="[ROW]...")
@click.option("--json", "output", type=click.Path(path_type=Path), help="Writes the figures, after every line.")
@click.option(
    "--against",
    type=click.Path(path_type=Path, exists=True),
    help="Says by how much each median is another one than in a file of --json, where the machines were alike.",
)
def main(names: tuple[str, ...], output: Path | None, against: Path | None) -> None:
    """Measures the named rows, by default all, and prints each when it is measured."""
    require_current_core()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed has its bytecode
    sys.dont_write_bytecode = False
    for words in _register():
        click.echo(words, err=True)
    if unknown := [name for name in names if name not in ROWS]:
        raise click.UsageError(f"there is no row {unknown[0]}; there are {', '.join(sorted(ROWS))}")
    machine, date = describe(), datetime.date.today().isoformat()
    earlier = Earlier(against, machine) if against else None
    click.echo(f"{date}, {', '.join(machine.values())}")
    click.echo(
        _COLUMNS.format("what", "median", "spread (runs)", "goal", "others", "against" if earlier else "").rstrip()
    )
    results: list[Result] = []
    failed = False
    for name in names or [name for name in ROWS if name not in _LONG]:
        try:
            for measurement, load, fixed in measured(name):
                results.append(Result(name, measurement, load, fixed))
                click.echo(_line(results[-1], earlier))
                sys.stdout.flush()
                if output:
                    write(output, machine, date, results)
        except (Missing, ImportError) as error:
            click.echo(f"{name}: left out: {error}")
        except Exception:
            click.echo(f"{name}: failed")
            traceback.print_exc()
            failed = True
    sys.exit(failed)


main()
