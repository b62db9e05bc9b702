"""`equiv batch`: checks many pairs."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from equiv.cli.known import fail_on_option, known_option
from equiv.cli.options import check_options
from equiv.verdict.failing import FailOn

_Command = TypeVar("_Command", bound=Callable[..., Any])
_EXISTING = click.Path(exists=True, path_type=Path)


def batch_options(command: _Command) -> _Command:
    """Adds the options that say how each pair is checked, and where its results go."""
    for decorate in reversed(
        (
            check_options(
                *("accept", "assume", "solver_limit", "require", "all_sizes"),
                *("timeout", "max_operations", "max_memory", "seed", "bindings"),
                timeout=60.0,
                max_memory="2G",
            ),
            click.option(
                "--jobs",
                "-j",
                type=click.IntRange(min=1),
                default=None,
                help="Worker processes; by default one for each processor.",
            ),
            click.option(
                "--scheduler", metavar="tcp://HOST:PORT", help="Check on the workers of this dask scheduler instead."
            ),
            click.option("--database", type=click.Path(path_type=Path), help="Where results are kept between runs."),
            click.option("--no-cache", is_flag=True, help="Check every pair again, whatever is kept of earlier runs."),
            click.option(
                "--report",
                "reports",
                metavar="FORMAT=FILE",
                multiple=True,
                help="Write a report (junit, sarif, html, json-lines, ...). Repeatable.",
            ),
            fail_on_option(FailOn.UNKNOWN),
            known_option,
            click.option("--quiet", "-q", is_flag=True, help="Say only how many there were of each verdict."),
        )
    ):
        command = decorate(command)
    return command


@click.command("batch")
@click.argument("paths", nargs=-1, required=True, type=_EXISTING)
@click.option("--baseline", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="One source for all.")
@check_options("tool")
@batch_options
def batch(paths: tuple[Path, ...], baseline: Path | None, **given: object) -> None:
    """Checks many pairs in worker processes.

    PATHS are a manifest (TOML), a folder of pairs NAME.src.mlir and NAME.tgt.mlir, or of another language that check
    takes, two folders whose files of the same name are pairs, or, with --baseline, the targets. A batch that was cut
    off goes on where it was, and a pair that did not change since it was last checked is not checked again.

    Exit codes: 0 where all verdicts are as expected (equivalent, unless the manifest says otherwise); else 1 where one
    is another, 2 for wrong usage or where an input is wrong, 3 where one is unknown."""
    from equiv.cli.running import Settings, run
    from equiv.jobs import pairs
    from frontends.errors import InputProblem

    settings = Settings.of(given)
    try:
        if baseline is not None:
            jobs = pairs.from_baseline(baseline, paths, settings.options)
        elif len(paths) == 2 and all(path.is_dir() for path in paths):
            jobs = pairs.from_folders(paths[0], paths[1], settings.options)
        else:
            jobs = []
            for path in paths:
                read = pairs.from_names if path.is_dir() else pairs.from_manifest
                jobs += read(path, settings.options)
        title = f"equiv batch {' '.join(os.fspath(path) for path in paths)}"
        code = run(jobs, settings, title, paths if baseline is None else (*paths, baseline))
    except InputProblem as problem:
        raise click.UsageError(problem.message) from problem
    raise SystemExit(code)
