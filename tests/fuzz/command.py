"""A campaign as a command: pairs until a count or a time, their totals, and a failure where a verdict is denied."""

from __future__ import annotations

import datetime
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN


@dataclass(frozen=True, slots=True)
class Checked:
    """A pair, what became of it, in words that are counted and name the verdict, and what denies that; empty where
    nothing does."""

    what: str
    denial: str
    source: str
    target: str


Campaign = Callable[[int, int], Iterator[Checked]]


@dataclass(frozen=True, slots=True)
class Limits:
    """Which pairs to check, where denied ones are written, and the file that the totals are added to, if any."""

    seed: int
    count: int
    seconds: float
    into: Path
    record: Path | None


def conduct(name: str, suffix: str, campaign: Campaign, limits: Limits) -> bool:
    """Whether no verdict of a campaign is denied; its totals are printed, denied pairs written, as `suffix`."""
    outcomes, denied, started = Counter[str](), 0, time.monotonic()
    for checked in campaign(limits.seed, limits.count):
        outcomes[checked.what] += 1
        if checked.denial:
            limits.into.mkdir(parents=True, exist_ok=True)
            pair = f"{checked.source}// -----\n{checked.target}// {checked.what}: {checked.denial}\n"
            (limits.into / f"{name}-{limits.seed}-{denied}{suffix}").write_text(pair)
            click.echo(pair)
            denied += 1
        if time.monotonic() - started > limits.seconds:
            break
    found = dict(sorted(outcomes.items()))
    click.echo(f"{name}, seed {limits.seed}: {outcomes.total()} pairs, {found}, {denied} denied")
    if limits.record is not None:
        line = {"date": str(datetime.date.today()), "campaign": name, "seed": limits.seed, **totals(outcomes, denied)}
        with limits.record.open("a") as file:
            file.write(json.dumps(line) + "\n")
    return not denied


def totals(outcomes: Counter[str], denied: int) -> dict[str, int]:
    """How many pairs there were by verdict; those without one were no pairs."""
    by_verdict = {
        column: sum(number for what, number in outcomes.items() if verdict in what)
        for column, verdict in (("proven", EQUIVALENT), ("refuted", DIFFERENT), ("unknown", UNKNOWN))
    }
    return {"pairs": sum(by_verdict.values()), **by_verdict, "denied": denied}


def limited(function: Callable[..., None]) -> Callable[..., None]:
    """The options of all campaigns on a command that takes `seed`, `count`, `seconds`, `into` and `record`."""
    for option in (
        click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Add the totals to this file."),
        click.option("--into", type=click.Path(path_type=Path), default=Path("fuzz-findings"), show_default=True),
        click.option("--seconds", default=300.0, show_default=True, help="Begin no pair after so many."),
        click.option("--count", default=1_000_000, show_default=True),
        click.option("--seed", default=0, show_default=True),
    ):
        function = option(function)
    return function


def command(doc: str | None, name: str, suffix: str, campaign: Campaign) -> click.Command:
    """The command of a campaign, of which `campaign` gives a number of pairs for a seed."""

    @click.command(help=doc)
    @limited
    def main(seed: int, count: int, seconds: float, into: Path, record: Path | None) -> None:
        sys.exit(0 if conduct(name, suffix, campaign, Limits(seed, count, seconds, into, record)) else 1)

    return main


def command_with_passes(doc: str | None, name: str, plain: Campaign, with_passes: Campaign) -> click.Command:
    """The command of a campaign of MLIR that can also run passes on one of the programs."""

    @click.command(help=doc)
    @limited
    @click.option("--passes", is_flag=True, help="Run some of MLIR's passes on one of the programs.")
    def main(seed: int, count: int, seconds: float, into: Path, record: Path | None, passes: bool) -> None:
        limits = Limits(seed, count, seconds, into, record)
        chosen = (f"{name}-passes", with_passes) if passes else (name, plain)
        sys.exit(0 if conduct(chosen[0], ".mlir", chosen[1], limits) else 1)

    return main
