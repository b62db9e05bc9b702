"""`equiv report`: what runs left behind, as reports."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from equiv.cli.destinations import destinations
from equiv.cli.known import exit_code, fail_on_option, known_option, read
from equiv.verdict.failing import FailOn


@click.command("report")
@click.argument("inputs", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path), metavar="INPUT...")
@click.option(
    "--to",
    "outputs",
    multiple=True,
    callback=destinations,
    metavar="FORMAT=FILE",
    help="Write a report: html, markdown, junit, sarif, github, json-lines or text; - is the standard output. "
    "Repeatable. Without it, a summary is printed.",
)
@click.option(
    "--previous",
    type=click.Path(exists=True, path_type=Path),
    help="The records of the run before, for trends.",
)
@click.option("--title", default="equiv", help="What the report is about.")
@click.option(
    "--root",
    "roots",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Programs in this folder may be shown, besides those in the current folder and in INPUT. Repeatable.",
)
@fail_on_option(FailOn.NOTHING)
@known_option
@click.option(
    "--write-known",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write all findings of the records to a file for --known: the baseline of later runs.",
)
def report(
    inputs: tuple[Path, ...],
    outputs: tuple[tuple[str, str], ...],
    previous: Path | None,
    title: str,
    roots: tuple[Path, ...],
    fail_on: FailOn,
    known_file: Path | None,
    write_known: Path | None,
) -> None:
    """Makes reports of the records in INPUT.

    INPUT is a folder that equiv opt --report-dir wrote, a file of JSON lines, or what equiv check --json wrote."""
    from equiv.errors import WrongUse
    from equiv.jobs.known import to_toml
    from equiv.report import write
    from equiv.report.collection import collect

    try:
        known = read(known_file, fail_on, inputs)
        records = collect(inputs)
        before = None if previous is None else collect([previous])
        shown = [Path.cwd(), *roots, *(path if path.is_dir() else path.parent for path in inputs)]
        for format, path in outputs or (("text", "-"),):
            write(format, records, path, title=title, previous=before, roots=shown, known=known)
        if write_known is not None:
            _write(write_known, to_toml(records))
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem
    sys.exit(exit_code(records, known, fail_on))


def _write(file: Path, text: str) -> None:
    """Raises `WrongUse`."""
    from equiv.errors import WrongUse

    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise WrongUse(f"cannot write '{file}': {problem.strerror or problem}") from problem
