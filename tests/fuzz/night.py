"""`python -m tests.fuzz.night --seconds 28800 --jobs 2 --record tests/fuzz/records.jsonl`: all campaigns in turn.

Each has its share of the time, with a seed of its own, in a process of its own, until the time is over. Fails where a
verdict was denied, or where a campaign failed itself."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import click

from tests import ROOT

SHARES = {
    "peepholes": 4,
    "rules": 12,
    "hidden": 8,
    "cells": 4,
    "flags": 8,
    "needles": 6,
    "xls": 6,
    "tables": 6,
    "verilog": 4,
    "levels": 3,
    "fastmath": 3,
    "fastmath --passes": 1,
    "kernels": 3,
    "flags --passes": 3,
    "tables --passes": 3,
    "guards": 2,
    "nests": 2,
    "nests --passes": 1,
    "corpus_mutants": 1,
    "decisions": 1,
    "--kind addresses": 1,
    "--kind llvm-addresses": 1,
    "--kind integers": 1,
    "--kind containers": 1,
    "--kind llvm": 1,
    "--kind addresses --passes": 1,
    "--kind integers --passes": 1,
    "--kind containers --passes": 1,
}
"""How many parts of the time the campaigns have, by what their commands take: more where a pair costs less."""

_PARTS_OF_A_TURN = sum(SHARES.values())


def command(campaign: str) -> list[str]:
    """The command of a campaign of `SHARES`."""
    words = campaign.split()
    module = ["tests.fuzz"] if words[0].startswith("--") else [f"tests.fuzz.{words.pop(0)}"]
    return [sys.executable, "-m", *module, *words]


@click.command(help=__doc__)
@click.option("--seed", default=0, show_default=True, help="Of the first campaign; each one has the next.")
@click.option("--seconds", default=28_800.0, show_default=True, help="How long all of it takes.")
@click.option("--part", default=30.0, show_default=True, help="Seconds of one part of a campaign's share.")
@click.option("--jobs", default=1, show_default=True, help="How many campaigns run at once.")
@click.option("--into", type=click.Path(path_type=Path), default=Path("fuzz-findings"), show_default=True)
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Add the totals to this file.")
def main(seed: int, seconds: float, part: float, jobs: int, into: Path, record: Path | None) -> None:
    deadline = time.monotonic() + seconds
    part = min(part, seconds * jobs / _PARTS_OF_A_TURN)
    turns = _Turns(seed)

    def work() -> bool:
        fine = True
        for campaign, own in turns:
            left = deadline - time.monotonic()
            if left <= 0:
                return fine
            limits = {"seed": own, "seconds": min(left, part * SHARES[campaign]), "into": into.resolve()}
            if record is not None:
                limits["record"] = record.resolve()
            given = [word for name, value in limits.items() for word in (f"--{name}", str(value))]
            ended = subprocess.run(
                [*command(campaign), *given], cwd=ROOT, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            fine &= ended.returncode == 0
            lines = ended.stdout.decode("utf-8", "replace").splitlines() or [""]
            click.echo(lines[-1] if ended.returncode == 0 else "\n".join(lines))
        return fine

    os.nice(10)
    with ThreadPoolExecutor(jobs) as pool:
        ended = list(pool.map(lambda _: work(), range(jobs)))
    sys.exit(0 if all(ended) else 1)


class _Turns(Iterator[tuple[str, int]]):
    """The campaigns in turn, each with its seed, for several threads."""

    def __init__(self, seed: int) -> None:
        self._turns = zip(itertools.cycle(SHARES), itertools.count(seed), strict=False)
        self._lock = threading.Lock()

    def __next__(self) -> tuple[str, int]:
        with self._lock:
            return next(self._turns)


if __name__ == "__main__":
    main()
