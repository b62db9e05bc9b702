"""`python -m tests.reading FOLDER...`: reads every program of suites, or mutants of them, and prints what becomes of
them by reason. Exits with 1 where a reader met what it did not foresee."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from tests.reading.mutants import mutant
from tests.reading.outcomes import Kind, Outcome
from tests.reading.suite import Program, preload, programs, read


@click.command()
@click.argument("folders", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--mutants", default=0, show_default=True, help="Read so many mutants of the programs instead.")
@click.option("--every", default=1, show_default=True, help="Read only one in so many of the programs of each folder.")
@click.option("--accepted", is_flag=True, help="Leave out programs that the suite's own tool is to reject.")
@click.option("--seed", default=0, show_default=True, help="Of the mutants.")
@click.option("--limit", default=20.0, show_default=True, help="Seconds for one program.")
@click.option("--reasons", default=30, show_default=True, help="How many reasons are printed.")
@click.option("--json", "records", type=click.Path(path_type=Path), help="A record of each outcome, one a line.")
@click.option("--into", type=click.Path(path_type=Path), help="Where programs are written that no reader foresaw.")
def main(
    folders: tuple[Path, ...],
    mutants: int,
    every: int,
    accepted: bool,
    seed: int,
    limit: float,
    reasons: int,
    records: Path | None,
    into: Path | None,
) -> None:
    found: list[Outcome] = []
    defects = 0
    preload()
    for program in _programs(folders, mutants, seed, every, accepted):
        outcomes = read(program, limit)
        found += outcomes
        for each in outcomes:
            if each.kind in (Kind.DEFECT, Kind.DIED):
                defects += 1
                click.echo(f"{each.kind}: {each.file} {each.function}: {each.what}")
                if into is not None:
                    into.mkdir(parents=True, exist_ok=True)
                    (into / f"{defects}{program.suffix}").write_text(program.text)
    if records is not None:
        records.write_text("".join(json.dumps(each.to_json()) + "\n" for each in found))
    click.echo(summary(found, reasons))
    sys.exit(1 if defects else 0)


def _programs(folders: tuple[Path, ...], mutants: int, seed: int, every: int, accepted: bool) -> Iterator[Program]:
    given = (
        each for folder in folders for at, each in enumerate(programs(folder, accepted=accepted)) if at % every == 0
    )
    if not mutants:
        yield from given
        return
    originals = list(given)
    generator = random.Random(seed)
    for number in range(mutants):
        yield mutant(generator.choice(originals), generator, number)


def summary(found: list[Outcome], reasons: int) -> str:
    """How many functions (and files that are no program) became what, and the most frequent reasons."""
    kinds = Counter(each.kind for each in found)
    why = Counter(
        f"{each.kind}: {each.operation}{': ' if each.operation and each.what else ''}{each.what}"
        for each in found
        if each.kind in (Kind.UNSUPPORTED, Kind.TESTS_OWN)
    )
    lines = ["  ".join(f"{kind} {kinds[kind]}" for kind in Kind if kinds[kind])]
    lines += [f"{count:6} {reason}" for reason, count in why.most_common(reasons)]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
