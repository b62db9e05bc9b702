"""`equiv cache`: what is kept of earlier checks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from equiv.verdict import EXIT_INPUT

_database = click.option(
    "--database",
    type=click.Path(path_type=Path),
    help="Where results are kept; by default where equiv batch and equiv opt keep them.",
)


@click.group("cache")
def cache() -> None:
    """Shows, checks and empties the verdicts that are kept between runs."""


@cache.command("info")
@_database
def info(database: Path | None) -> None:
    """Says where results are kept, how many, and how much room they take."""
    from equiv.jobs.maintenance import survey

    path = _path(database)
    found = _tried(path, survey)
    click.echo(f"file      {path}")
    if found is None:
        click.echo("results   none: there is no such file")
        return
    click.echo(f"size      {found.size:,} bytes, at most {found.bound:,}")
    click.echo(f"results   {found.results:,}, {found.runs:,} runs that ended")


@cache.command("verify")
@_database
def verify(database: Path | None) -> None:
    """Checks that the database is whole and that all in it was kept by this user; what was not, is never used.

    Exit codes: 0 all is well, 1 there is what is not used, 2 the file is damaged."""
    from equiv.jobs.maintenance import inspect

    path = _path(database)
    found = _tried(path, inspect)
    if found is None:
        click.echo(f"there is no file {path}")
        return
    click.echo(f"{found.sealed:,} results and runs are as they were kept")
    if found.damage:
        click.echo(f"the file is damaged: {found.damage}; 'equiv cache clean' makes another one", err=True)
        sys.exit(EXIT_INPUT)
    if found.foreign:
        click.echo(f"{found.foreign:,} are of another user or were changed, and are not used", err=True)
        sys.exit(1)


@cache.command("clean")
@_database
def clean(database: Path | None) -> None:
    """Removes all results that are kept."""
    from equiv.jobs.maintenance import remove

    path = _path(database)
    _tried(path, remove)
    click.echo(f"nothing is kept in {path}")


def _path(database: Path | None) -> Path:
    from equiv.jobs.database import default_path

    return default_path() if database is None else database


def _tried(path: Path, work: Any) -> Any:
    from equiv.cli.problems import fail
    from equiv.errors import WrongUse
    from frontends.errors import InputProblem

    try:
        return work(path)
    except InputProblem as problem:
        fail(problem)
    except OSError as problem:
        fail(WrongUse(f"cannot use '{path}': {problem.strerror or problem}"))
