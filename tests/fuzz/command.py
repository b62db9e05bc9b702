"""A campaign as a command: pairs until a count or a time, a summary, and a failure where a verdict is denied."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click


@dataclass(frozen=True, slots=True)
class Checked:
    """A pair, what became of it, in words that are counted, and what denies its verdict; empty where nothing does."""

    what: str
    denial: str
    source: str
    target: str


Campaign = Callable[[int, int], Iterator[Checked]]


def command(doc: str | None, name: str, suffix: str, campaign: Campaign) -> click.Command:
    """The command of a campaign, of which `campaign` gives a number of pairs for a seed. Denied ones are written as
    pairs of `suffix`."""

    @click.command(help=doc)
    @click.option("--seed", default=0, show_default=True)
    @click.option("--count", default=1_000_000, show_default=True)
    @click.option("--seconds", default=300.0, show_default=True, help="Begin no pair after so many.")
    @click.option("--into", type=click.Path(path_type=Path), default=Path("fuzz-findings"), show_default=True)
    def main(seed: int, count: int, seconds: float, into: Path) -> None:
        outcomes, denied, started = Counter[str](), 0, time.monotonic()
        for checked in campaign(seed, count):
            outcomes[checked.what] += 1
            if checked.denial:
                into.mkdir(parents=True, exist_ok=True)
                pair = f"{checked.source}// -----\n{checked.target}// {checked.what}: {checked.denial}\n"
                (into / f"{name}-{seed}-{denied}{suffix}").write_text(pair)
                click.echo(pair)
                denied += 1
            if time.monotonic() - started > seconds:
                break
        click.echo(f"{name}, seed {seed}: {outcomes.total()} pairs, {dict(sorted(outcomes.items()))}, {denied} denied")
        sys.exit(1 if denied else 0)

    return main
