"""Runs a batch for a command: progress, results and reports."""

from __future__ import annotations

import contextlib
import os
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from equiv.cli.known import read as read_known
from equiv.cli.log_progress import LogProgress
from equiv.cli.options import options_of
from equiv.errors import WrongUse
from equiv.jobs.database import default_path
from equiv.jobs.job import Job
from equiv.jobs.known import Known, new_findings
from equiv.jobs.pool import Pool
from equiv.jobs.record import Record
from equiv.jobs.run import Batch, run_batch
from equiv.jobs.store import Store
from equiv.report import write
from equiv.report.explanation import finding
from equiv.report.formats import renderer
from equiv.report.summary import expectations, scopes
from equiv.request.options import Options
from equiv.verdict import EXIT_INPUT
from equiv.verdict.failing import FailOn
from equiv.verdict.printable import printable_line

_COLORS = {"equivalent": "green", "different": "red", "unknown": "yellow", "invalid": "magenta"}


class Settings(Struct, frozen=True):
    """What the options of a command that runs a batch say."""

    options: Options
    jobs: int
    scheduler: str | None
    database: Path
    fresh: bool
    reports: tuple[tuple[str, str], ...]
    quiet: bool
    fail_on: FailOn = FailOn.UNKNOWN
    known_file: Path | None = None

    @staticmethod
    def of(given: Mapping[str, Any]) -> Settings:
        """Raises `click.BadParameter`."""
        options = options_of(given)
        if options.tool and given["scheduler"] is not None:
            raise click.BadParameter("the tool is run on this machine alone, not by a scheduler", param_hint="--tool")
        reports = []
        for text in given["reports"]:
            format, equals, path = text.partition("=")
            if not equals or not path:
                raise click.BadParameter(f"'{text}' is not of the form FORMAT=FILE", param_hint="--report")
            try:
                renderer(format)
            except WrongUse as problem:
                raise click.BadParameter(problem.message, param_hint="--report") from None
            reports.append((format, path))
        return Settings(
            options,
            given["jobs"] or os.cpu_count() or 1,
            given["scheduler"],
            given["database"] or default_path(),
            given["no_cache"],
            tuple(reports),
            given["quiet"],
            given["fail_on"],
            given["known_file"],
        )


def run(jobs: Sequence[Job], settings: Settings, title: str, named: Sequence[Path] = ()) -> int:
    """Checks the jobs, says what came of each, writes the reports. Returns the exit code. Raises `WrongUse`.

    A report shows programs of the current folder and of the folders that the user `named`, or of the files' folders: a
    link or a manifest may lead anywhere, and a report is passed on."""
    roots = [Path.cwd(), *(path if path.is_dir() else path.parent for path in named)]
    known = read_known(settings.known_file, settings.fail_on, named)
    _remove_reports(settings, jobs)
    batch = check(jobs, settings)
    code = write_reports(batch, settings, title, roots, known)
    for line in (*(known.lines() if known is not None else ()), expectations(batch.records)):
        if line:
            click.echo(line)
    summarize(batch.records)
    return code


def _remove_reports(settings: Settings, jobs: Sequence[Job]) -> None:
    """Leaves no report of an earlier run where this one does not come to write its own."""
    programs = {os.path.realpath(each) for job in jobs for each in (job.source, job.target)}
    for _, path in settings.reports:
        if os.path.isfile(path) and not os.path.islink(path) and os.path.realpath(path) not in programs:
            with contextlib.suppress(OSError):  # which writing it will tell
                os.unlink(path)


def write_reports(
    batch: Batch, settings: Settings, title: str, roots: Sequence[Path], known: Known | None = None
) -> int:
    """Writes what the user asked for. Returns the exit code: that of the verdicts, also where a report cannot be
    written, but for one that would say that all is well."""
    code = replace(batch, records=new_findings(batch.records, known)).exit_code
    code = settings.fail_on.exit_code(code)
    for format, path in settings.reports:
        try:
            write(format, batch.records, path, title=title, previous=batch.previous, roots=roots, known=known)
        except WrongUse as problem:
            click.echo(f"equiv: {printable_line(problem.message)}", err=True)
            code = code or EXIT_INPUT
    return code


def check(jobs: Sequence[Job], settings: Settings) -> Batch:
    """Checks the jobs under a progress bar, or where standard error is no terminal with lines now and then. Raises
    `WrongUse`."""
    console = Console(stderr=True)
    store = Store(settings.database, lambda message: click.echo(f"equiv: {printable_line(message)}", err=True))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("pairs", total=len(jobs), rate="")
        done: set[str] = set()
        log = LogProgress(len(jobs), lambda line: click.echo(f"equiv: {line}", err=True))

        def show(records: list[Record]) -> None:
            done.update(record.name.rpartition("::")[0] or record.name for record in records)
            elapsed = progress.tasks[0].elapsed or 0
            rate = f"{len(done) / elapsed:.0f}/s" if elapsed > 1 else ""
            progress.update(task, advance=1, rate=rate)
            if not (console.is_terminal or settings.quiet):
                log.advance()
            if not settings.quiet:
                for record in records:
                    say(record, progress.console if console.is_terminal else None)

        try:
            with _workers(settings) as workers:
                return run_batch(jobs, workers, store, fresh=settings.fresh, on_records=show)
        finally:
            store.close()


def _workers(settings: Settings) -> Any:
    if settings.scheduler is None:
        return Pool(settings.jobs)
    from equiv.jobs.distributed import Cluster

    return Cluster(settings.scheduler)


def say(record: Record, console: Console | None) -> None:
    """One line for a record that is not as expected; none for the others."""
    if record.as_expected:
        return
    reason = record.problem if record.verdict is None else finding(record.verdict)
    line = printable_line(f"{record.outcome}: {record.name}" + (f": {reason}" if reason else ""))
    if console is None:
        click.echo(line)
    else:
        console.print(line, style=_COLORS[record.outcome], markup=False, highlight=False, soft_wrap=True)


def summarize(records: Sequence[Record]) -> None:
    """The numbers of verdicts, and how many of them come from earlier runs."""
    counts = Counter(record.outcome for record in records)
    parts = [f"{counts[outcome]:,} {outcome}" for outcome in _COLORS if counts[outcome]]
    surprising = sum(not record.as_expected for record in records)
    cached = sum(record.cached for record in records)
    text = f"{len(records):,} checked: {', '.join(parts) or 'nothing'}"
    text += f"; {surprising:,} not as expected" if surprising else "; all as expected"
    click.echo(text + (f" ({cached:,} from earlier runs)" if cached else ""))
    proven = [f"{number:,} {scope}" for scope, number in scopes(records).items()]
    if proven:
        click.echo(f"proven, by scope: {', '.join(proven)}")
    sys.stdout.flush()
