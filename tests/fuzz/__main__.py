"""`python -m tests.fuzz`: random pairs of a `--kind`, and runs of both that deny verdicts."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tests.fuzz.campaign import KINDS, campaign
from tests.fuzz.command import Limits, conduct, limited


@click.command()
@limited
@click.option("--passes", is_flag=True, help="Run some of MLIR's passes on the edited program.")
@click.option("--kind", type=click.Choice(list(KINDS)), default="integers", show_default=True)
def main(seed: int, count: int, seconds: float, into: Path, record: Path | None, passes: bool, kind: str) -> None:
    name = f"{kind}-passes" if passes else kind
    limits = Limits(seed, count, seconds, into, record)
    sys.exit(0 if conduct(name, ".mlir", campaign(kind, not passes), limits) else 1)


main()
