"""`equiv report`: what runs left behind, as reports."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from equiv.cli.destinations import destinations
from equiv.jobs.record import Record
from equiv.verdict import EXIT_DIFFERENT, EXIT_EQUIVALENT, EXIT_INPUT, EXIT_UNKNOWN, worst_exit_code

_FAIL_ON: dict[str, tuple[int, ...]] = {
    "nothing": (),
    "different": (EXIT_DIFFERENT, EXIT_INPUT),
    "unknown": (EXIT_DIFFERENT, EXIT_INPUT, EXIT_UNKNOWN),
}


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
@click.option(
    "--fail-on",
    type=click.Choice(list(_FAIL_ON)),
    default="nothing",
    show_default=True,
    help="What makes the command fail, with the exit codes of equiv check. Different includes wrong input and verdicts "
    "other than expected; unknown includes different.",
)
def report(
    inputs: tuple[Path, ...],
    outputs: tuple[tuple[str, str], ...],
    previous: Path | None,
    title: str,
    roots: tuple[Path, ...],
    fail_on: str,
) -> None:
    """Makes reports of the records in INPUT.

    INPUT is a folder that equiv opt --report-dir wrote, a file of JSON lines, or what equiv check --json wrote."""
    from equiv.errors import WrongUse
    from equiv.report import write
    from equiv.report.collection import collect

    try:
        records = collect(inputs)
        before = None if previous is None else collect([previous])
        shown = [Path.cwd(), *roots, *(path if path.is_dir() else path.parent for path in inputs)]
        for format, path in outputs or (("text", "-"),):
            write(format, records, path, title=title, previous=before, roots=shown)
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem
    codes = [_exit_code(record) for record in records]
    sys.exit(worst_exit_code([code for code in codes if code in _FAIL_ON[fail_on]]))


def _exit_code(record: Record) -> int:
    if record.expected is not None and record.as_expected:
        return EXIT_EQUIVALENT
    if record.verdict is None:
        return EXIT_INPUT
    return record.verdict.exit_code if record.expected is None else EXIT_DIFFERENT
