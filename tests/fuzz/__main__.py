"""`python -m tests.fuzz`: random pairs of a `--kind`, and runs of both that deny verdicts."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tests.fuzz.campaign import KINDS, run
from tests.fuzz.command import Limits, conduct, limited


@click.command()
@limited
@click.option("--passes", is_flag=True, help="Pairs of a program with what MLIR's passes make of it, not with an edit.")
@click.option("--kind", type=click.Choice(list(KINDS)), default="integers", show_default=True)
def main(seed: int, count: int, seconds: float, into: Path, record: Path | None, passes: bool, kind: str) -> None:
    name = f"{kind}-passes" if passes else kind
    limits = Limits(seed, count, seconds, into, record)
    sys.exit(0 if conduct(name, ".mlir", lambda seed, count: run(seed, count, not passes, kind=kind), limits) else 1)


main()
