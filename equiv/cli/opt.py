"""`equiv opt`: stands in for an opt-like tool."""

from __future__ import annotations

import os
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from equiv.cli.known import fail_on_option, known_option
from equiv.cli.known import read as read_known
from equiv.cli.options import assume_in_functions, check_options, may_remove_option, options_of
from equiv.cli.values import SECONDS, levels_of_passes
from equiv.verdict.failing import FailOn

# Set where the command line of another process is read: then nothing is run, and the command returns what would be.
READING: ContextVar[bool] = ContextVar("READING", default=False)
_SETTINGS = {"ignore_unknown_options": True, "allow_interspersed_args": False}


@click.command("opt", context_settings=_SETTINGS)
@fail_on_option(
    FailOn.DIFFERENT,
    "Which verdicts make the run fail: different is what was refuted at the weakest level that passes; unknown "
    "includes different; new is all of these that --known does not list.",
)
@known_option
@click.option(
    "--report-dir",
    envvar="EQUIV_REPORT_DIR",
    type=click.Path(path_type=Path),
    help="Keep a record of each check here, with its programs; also EQUIV_REPORT_DIR.",
)
@click.option(
    "--accept-in",
    "accept_in",
    callback=levels_of_passes,
    multiple=True,
    metavar="PASS=LEVELS",
    help="Levels that pass for what this pass did, such as affine-super-vectorize=reassociated. Repeatable.",
)
@may_remove_option
@assume_in_functions
@check_options(
    *("accept", "timeout", "max_operations", "max_memory", "solver_limit", "require", "all_sizes", "seed"),
    "bindings",
    timeout=10.0,
    max_operations="20M",
    max_memory="1G",
    solver_limit="4M",
)
@click.option(
    "--total-timeout", type=SECONDS, default=120.0, show_default=True, help="Seconds for all checks of a run."
)
@click.option(
    "--tool-timeout",
    type=SECONDS,
    default=30.0,
    show_default=True,
    help="Seconds for the tool's second run, which shows its passes; more if the first was slow.",
)
@click.option(
    "--database",
    envvar="EQUIV_DATABASE",
    type=click.Path(path_type=Path),
    help="Where verdicts are kept between runs, those of equiv batch too; also EQUIV_DATABASE.",
)
@click.option("--no-cache", is_flag=True, help="Check every function again, whatever is kept of earlier runs.")
@click.option(
    "--server/--no-server",
    envvar="EQUIV_OPT_SERVER",
    default=True,
    show_default=True,
    help="Whether a process that stays for a minute may do the checks of many runs; also EQUIV_OPT_SERVER=0.",
)
@click.argument("tool")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def opt(
    fail_on: FailOn,
    known_file: Path | None,
    report_dir: Path | None,
    accept_in: dict[str, tuple[str, ...]],
    may_remove: tuple[str, ...],
    total_timeout: float,
    tool_timeout: float,
    database: Path | None,
    no_cache: bool,
    server: bool,
    tool: str,
    arguments: tuple[str, ...],
    **given: Any,
) -> Any:
    """Runs TOOL with its ARGUMENTS and checks every pass of its pipeline.

    TOOL is mlir-opt or any of its kin. It runs as it would alone, with its own output and exit code. Then its passes
    are watched in a second run, and each that changed the program is checked against its input.

    Exit codes: the tool's own; where the tool succeeds, 1 if a pass is different, 3 if a verdict is unknown and
    --fail-on is unknown, 2 for wrong usage of equiv."""
    from equiv.errors import WrongUse
    from equiv.jobs.database import default_path
    from equiv.opt.checks import Request
    from equiv.opt.tool import exit_like
    from equiv.opt.wrapper import Settings, conclude, run

    kept = (database or default_path()).absolute()
    # What led to a difference is for those who see it: in a message, or in a record.
    options = replace(options_of(given), explain=fail_on is not FailOn.NOTHING or report_dir is not None)
    request = Request(options, total_timeout, server, accept_in, frozenset(may_remove), kept, no_cache)
    try:
        known = read_known(known_file, fail_on, ())
        settings = Settings(request, fail_on, report_dir, tool_timeout, _origin(), known)
        if READING.get():
            return [tool, *arguments], settings
        launched = os.environ.pop("EQUIV_OPT_RAN", None)
        if launched is not None and server:
            from equiv.cli.launched import start_answering

            start_answering()
        if launched:
            from equiv.opt.launched_run import handed_over

            code = conclude(*handed_over(launched, [tool, *arguments]), settings)
        else:
            code = run([tool, *arguments], settings)
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem
    exit_like(code)


def _origin() -> str:
    """Which file options are from, as the end of a sentence."""
    configuration = click.get_current_context().find_root().obj
    return "" if configuration is None or configuration.refused else f"; options from '{configuration.path}'"
