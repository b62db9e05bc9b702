"""`python -m tests.fuzz`: random pairs until `--count` or `--seconds`; denied verdicts go to `--into` and fail."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from tests.fuzz.campaign import KINDS, run


@click.command()
@click.option("--seed", default=0, show_default=True)
@click.option("--count", default=200, show_default=True)
@click.option("--seconds", default=3600.0, show_default=True, help="Begin no pair after so many.")
@click.option("--passes", is_flag=True, help="Pairs of a program with what MLIR's passes make of it, not with an edit.")
@click.option("--kind", type=click.Choice(list(KINDS)), default="integers", show_default=True)
@click.option("--into", type=click.Path(path_type=Path), default=Path("fuzz-findings"), show_default=True)
def main(seed: int, count: int, seconds: float, passes: bool, kind: str, into: Path) -> None:
    outcome = None
    written = 0
    started = time.monotonic()
    for number, outcome in run(seed, count, edited=not passes, kind=kind):
        for finding in outcome.findings[written:]:
            into.mkdir(parents=True, exist_ok=True)
            name = f"{kind}-{'passes' if passes else 'edits'}-{seed}-{finding.number}"
            (into / f"{name}.src.mlir").write_text(finding.source)
            (into / f"{name}.tgt.mlir").write_text(finding.target)
            click.echo(f"{name}: {finding.what}")
        written = len(outcome.findings)
        if number % 50 == 49:
            click.echo(f"{number + 1}: {dict(outcome.verdicts)}", err=True)
        if time.monotonic() - started > seconds:
            break
    click.echo(dict(outcome.verdicts) if outcome else "no pairs")
    sys.exit(1 if written else 0)


main()
