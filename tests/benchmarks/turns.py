"""Prints rows of the benchmark table before and after, of a commit and of the sources here in turns on one machine:
`python -m tests.benchmarks.turns COMMIT ROW...`. Figures never fail anything."""

from __future__ import annotations

import datetime
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from tests.benchmarks.machines import describe

_HERE = Path(__file__).parents[2]

# A line of the table: what, and its unit.
Line = tuple[str, str]


def installed(commit: str, folder: Path) -> Path:
    """The Python of an environment in a folder that is not there yet, with the sources of a commit."""
    for command in (
        ["git", "clone", "--quiet", "--shared", "--no-checkout", _HERE, folder],
        ["git", "-C", folder, "checkout", "--quiet", "--detach", commit],
        [sys.executable, "-m", "venv", folder / ".venv"],
        [folder / ".venv/bin/pip", "install", "--quiet", "--disable-pip-version-check", "-e", f"{folder}[test]"],
    ):
        subprocess.run(command, check=True)
    return folder / ".venv/bin/python"


def measured(python: Path, sources: Path, row: str) -> dict[Line, float]:
    """The medians of a row, measured by a process of its own."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        command = [python, "-m", "tests.benchmarks", row, "--json", file.name]
        subprocess.run(command, cwd=sources, check=True, stdout=subprocess.DEVNULL)
        document = json.loads(Path(file.name).read_text("utf-8") or '{"rows": []}')
    return {(line["what"], line["unit"]): float(line["median"]) for line in document["rows"]}


def table(before: Sequence[Mapping[Line, float]], after: Sequence[Mapping[Line, float]]) -> list[tuple[str, ...]]:
    """The cells of each line that both have in all turns: what it says, medians and spreads before and after, and the
    median of the ratios of one turn."""

    def cell(figures: Sequence[float], unit: str) -> str:
        return f"{statistics.median(figures):.3g} {unit} ({min(figures):.3g} to {max(figures):.3g})"

    lines = []
    for line in (each for each in after[0] if all(each in turn for turn in (*before, *after))):
        figures = [[turn[line] for turn in turns] for turns in (before, after)]
        ratios = [new / old for old, new in zip(*figures, strict=True) if old]
        ratio = f"{statistics.median(ratios):.2f}" if ratios else ""
        lines.append((line[0], cell(figures[0], line[1]), cell(figures[1], line[1]), ratio))
    return lines


@click.command(help=__doc__)
@click.argument("commit")
@click.argument("rows", nargs=-1, required=True, metavar="ROW...")
@click.option("--turns", default=3, show_default=True, type=click.IntRange(min=1))
@click.option("--markdown", is_flag=True, help="Prints a table for docs/reference/measurements.md.")
def main(commit: str, rows: Sequence[str], turns: int, markdown: bool) -> None:
    line = "| {} | {} | {} | {} |" if markdown else "{:72.72} {:>36} {:>36} {:>6}"
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder, "before")
        python = installed(commit, sources)
        click.echo(f"{datetime.date.today().isoformat()}, {', '.join(describe().values())}, {turns} turns")
        click.echo(line.format("what", f"at {commit}", "here", "ratio"))
        if markdown:
            click.echo("|---|---|---|---|")
        for row in rows:
            before, after = [], []
            try:
                for turn in range(turns):
                    sides = [(before, python, sources), (after, Path(sys.executable), _HERE)]
                    for figures, interpreter, where in sides if turn % 2 == 0 else reversed(sides):
                        figures.append(measured(interpreter, where, row))
            except subprocess.CalledProcessError as problem:
                click.echo(f"{row}: failed: {problem}")
                continue
            for cells in table(before, after):
                click.echo(line.format(*cells))
                sys.stdout.flush()


if __name__ == "__main__":
    main()
