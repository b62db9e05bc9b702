"""`equiv bisect`: the pass that first broke a program."""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace

from equiv.cli.known import fail_on_option, known_option
from equiv.cli.known import read as read_known
from equiv.cli.options import assume_in_functions, check_options, may_remove_option, options_of
from equiv.cli.values import SECONDS, words
from equiv.verdict.failing import FailOn

if TYPE_CHECKING:
    from equiv.opt.bisect import Bisection
    from equiv.opt.checks import Request
    from equiv.opt.folder import Folder

_TOTAL = 3600.0  # seconds for all checks
_EXIT_PROVEN, _EXIT_BROKEN, _EXIT_OPEN = 0, 1, 3


@click.command("bisect", context_settings={"ignore_unknown_options": True})
@click.argument("tool", callback=words)
@click.argument("pipeline")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@fail_on_option(
    FailOn.UNKNOWN,
    "What makes the command fail: different is a pass that is; unknown includes passes that are not proven; new is "
    "both where --known does not list them.",
)
@known_option
@may_remove_option
@assume_in_functions
@check_options(
    *("accept", "timeout", "max_operations", "max_memory", "solver_limit", "require", "all_sizes", "bindings"),
    timeout=30.0,
    max_operations="100M",
    max_memory="2G",
)
@click.option("--reduce/--no-reduce", "reduces", default=True, help="Whether to look for a smaller pair.")
@click.option("--seconds", type=SECONDS, default=60.0, show_default=True, help="Time to look for it.")
def bisect(
    tool: list[str],
    pipeline: str,
    file: Path,
    fail_on: FailOn,
    known_file: Path | None,
    may_remove: tuple[str, ...],
    reduces: bool,
    seconds: float,
    **given: Any,
) -> None:
    """Says which pass of PIPELINE first breaks FILE, and shows the smallest pair found.

    TOOL is a command such as 'mlir-opt -allow-unregistered-dialect'; PIPELINE is what --pass-pipeline takes, or options
    such as '-canonicalize -cse'. A pass whose finding --known lists is passed over. Exit codes: 0 every pass is proven,
    1 a pass is different, 2 wrong usage, 3 some passes are open and none is different."""
    from equiv.errors import WrongUse
    from equiv.opt.bisect import bisect as run_bisect
    from equiv.opt.checks import Request
    from equiv.opt.folder import Folder

    request = Request(options_of(given), _TOTAL, may_remove=frozenset(may_remove))
    folder = Folder.temporary()
    code = _EXIT_PROVEN
    try:
        known = read_known(known_file, fail_on, (file,))
        found = run_bisect(tool, pipeline, file, folder, request, _progress, known)
        for line in [] if known is None or not known.matched | known.expired else known.lines(unused=False):
            click.echo(line)
        for checked in found.open:
            reason = checked.verdict.reasons[0].message if checked.verdict.reasons else "no reason given"
            function = f" of @{checked.function}" if checked.function else ""
            click.echo(f"unknown: pass {checked.step.number}, '{checked.step.name}'{function}: {reason}")
        if found.broken:
            code = _EXIT_BROKEN
            _show(found)
            _show_pair(found, tool, pipeline, folder, request, seconds if reduces else 0.0)
        else:
            code = _EXIT_OPEN if found.open else _EXIT_PROVEN
            proven = "all are proven" if known is None or not known.matched else "all others are proven"
            state = "different; some are open" if found.open else f"different: {proven}"
            click.echo(f"none of the {found.passes} passes that changed the program is {state}")
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem
    finally:
        if code != _EXIT_BROKEN:
            shutil.rmtree(folder.path, ignore_errors=True)
    sys.exit(fail_on.exit_code(code))


def _show(found: Bisection) -> None:
    from equiv.verdict.text import report

    step = found.broken[0].step
    click.echo(f"pass {step.number} of the pipeline, '{step.name}', is the first that is different")
    for checked in found.broken:
        for line in report(checked.verdict):
            click.echo(line.text)
    if found.open:
        click.echo("(the passes above that are unknown come before it)")


def _show_pair(
    found: Bisection, tool: list[str], pipeline: str, folder: Folder, request: Request, seconds: float
) -> None:
    """Prints the smallest pair, and how the pass makes one program of the other where that is known."""
    from equiv.opt.bisect import alone
    from equiv.reduce.finding import Examiner, Finding
    from equiv.reduce.recompilation import remade_by
    from equiv.reduce.reduce import Reducer
    from frontends.registry import installed

    checked = found.broken[0]
    assert found.application is not None
    source, target = (Path(each).read_text("utf-8") for each in (checked.step.source, checked.step.target))
    how = ""
    if seconds:
        scratch = folder.path / "reduction"
        scratch.mkdir()
        options = replace(request.options, assume_where_it_fits=True, seed=1)
        finding = Finding.of(checked.verdict)
        deadline = time.monotonic() + seconds
        with Examiner(scratch, options, finding.function) as examiner:
            for arguments in alone(found.application, pipeline):
                remake = remade_by([*tool, *arguments], scratch, options.timeout)
                made = remake(source)
                if made is not None and examiner.shows(source, made, finding):
                    reducer = Reducer(installed().editor(request.options.bindings), examiner, finding, deadline, remake)
                    reduced = reducer.run(source, made, _progress)
                    source, target, how = reduced.source, reduced.target, shlex.join([*tool, *arguments])
                    break
            else:
                reduced = Reducer(installed().editor(request.options.bindings), examiner, finding, deadline).run(
                    source, target, _progress
                )
                source, target = reduced.source, reduced.target
        shutil.rmtree(scratch, ignore_errors=True)
    click.echo("\n// before" + (f", for {how}" if how else "") + f"\n{source.rstrip()}\n\n// after\n{target.rstrip()}")
    click.echo(f"\nthe programs of all passes are in {folder.path}")


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{text[:100]}", err=True, nl=False)
