"""`python -m tests.frontends.attribute_sweep`: what can be changed without a change of what is lowered."""

from __future__ import annotations

from pathlib import Path

import click

from tests.frontends.attribute_sweep import table
from tests.frontends.attribute_sweep.programs import programs
from tests.frontends.attribute_sweep.sweep import Effect, sweep


@click.command()
@click.option("--only", default="", help="Operations whose names start so.")
@click.option("--seconds", default=float("inf"))
@click.option("--most", default=3, show_default=True, help="Programs in which one attribute is changed.")
@click.option("--write", "written", is_flag=True, help="Write what was found to the table beside this file.")
@click.option("--unreached", is_flag=True, help="Only attributes that the table says nothing reaches.")
@click.option("--among", default="", help="Programs with this in their names; what is known of others stays.")
@click.option("--also", type=click.Path(path_type=Path), help="A folder with more programs.")
def main(only: str, seconds: float, most: int, written: bool, unreached: bool, among: str, also: Path | None) -> None:
    chosen = (each for each in programs(also) if among in each.name)
    wanted = {key for key, outcome in table.read().items() if outcome == table.UNREACHED} if unreached else None
    findings, count = sweep(chosen, only, seconds, most, wanted)
    for key in sorted(findings, key=str):
        finding = findings[key]
        numbers = ", ".join(f"{len(those)} {effect.value}" for effect, those in finding.effects.items())
        click.echo(f"{finding.verdict.value}: {key} ({numbers})")
        for effect in (Effect.READ_PAST, Effect.ASSUMED):
            for example in finding.effects.get(effect, ())[:3]:
                click.echo(f"    {example}"[:400])
    if written:
        known = table.read() if table.TABLE.exists() else {}
        found = table.outcomes(findings)
        beside = {key: outcome for key, outcome in known.items() if only and not table.of_handler(key)}
        if among or unreached:
            beside, found = known, {key: table.worst(known.get(key), each) for key, each in found.items()}
        reached = {key: known.get(key, each) if each == table.UNREACHED else each for key, each in found.items()}
        table.write(beside | reached)
    click.echo(f"{count} changes of {len(findings)} attributes")


main()
