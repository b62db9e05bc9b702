"""`equiv reduce`: a smaller pair of which the same is found out."""

from __future__ import annotations

import shlex
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from equiv.cli.options import check_options, options_of
from equiv.cli.supervisor import limited
from equiv.cli.values import SECONDS, words

_STARTING = 10.0  # seconds that a process has to begin


@click.command("reduce")
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=click.Path(path_type=Path), required=False)
@click.option(
    "--with",
    "tool",
    callback=words,
    metavar="'TOOL ARGS'",
    help="Make the target with this command, of each smaller source.",
)
@click.option("--func", "function", help="The function that must keep its verdict; by default one that is not proven.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Folder for the pair; printed if not given.")
@click.option("--seconds", type=SECONDS, default=60.0, show_default=True, help="Time to look for smaller pairs.")
@check_options(
    *(
        "timeout",
        "max_operations",
        "max_memory",
        "accept",
        "assume",
        "solver_limit",
        "require",
        "all_sizes",
        "bindings",
    ),
    timeout=10.0,
    max_operations="20M",
)
def reduce(
    source: Path,
    target: Path | None,
    tool: list[str] | None,
    function: str | None,
    output: Path | None,
    seconds: float,
    **given: Any,
) -> None:
    """Makes SOURCE and TARGET smaller while the verdict and its kind stay.

    With --with, only the source is edited and the tool makes the target anew each time: what is left still goes wrong
    in the tool itself. Without it both files are edited alike. Exit codes: 0 when a pair was written, 2 for wrong
    usage or input, 3 where a limit was reached before there was one."""
    from equiv.errors import WrongUse
    from equiv.reduce.finding import Examiner, Finding
    from equiv.reduce.recompilation import remade_by
    from equiv.reduce.reduce import Reducer
    from equiv.verdict import EQUIVALENT
    from equiv.verdict.printable import printable_line
    from frontends.registry import installed

    if (target is None) == (tool is None):
        raise click.UsageError("name a TARGET, or with --with the command that makes it")
    options = replace(options_of(given), seed=1, explain=False)  # no verdict is shown
    # A pair is examined in a process of its own; to read programs and take them apart has a limit, too.
    limit = seconds + 2 * options.timeout + _STARTING
    with (
        limited(str(source), limit, options.max_memory, "reduction"),
        tempfile.TemporaryDirectory(prefix="equiv-reduce-") as scratch,
    ):
        folder = Path(scratch)
        remake = None if tool is None else remade_by(tool, folder, options.timeout)
        try:
            text = source.read_text("utf-8")
            other = remake(text) if remake is not None else target.read_text("utf-8") if target is not None else None
        except (OSError, UnicodeDecodeError) as problem:
            raise click.UsageError(f"cannot read a program: {problem}") from problem
        if other is None:
            raise click.UsageError(
                f"'{shlex.join(tool or [])}' makes nothing of '{source}'; give it a command that does"
            )
        with Examiner(folder, options, function.removeprefix("@") if function else None) as examiner:
            try:
                verdicts = examiner.verdicts(text, other)
            except WrongUse as problem:
                made = "what the command makes" if target is None else str(target)
                told = str(problem).replace(str(folder / "source.mlir"), str(source))
                raise click.UsageError(told.replace(str(folder / "target.mlir"), made)) from problem
            verdict = next((each for each in verdicts if each.verdict != EQUIVALENT), verdicts[0])
            finding = Finding.of(verdict)
            examiner.function = finding.function
            kept = f"equiv: keeps '{finding.verdict}' ({finding.kind}) of @{finding.function}"
            click.echo(printable_line(kept), err=True)
            deadline = time.monotonic() + seconds
            reducer = Reducer(installed().editor(options.bindings), examiner, finding, deadline, remake)
            show = (lambda line: click.echo(f"\r\x1b[K{line}", err=True, nl=False)) if sys.stderr.isatty() else None
            reduced = reducer.run(text, other, show)
    if output is None:
        click.echo(f"// source\n{reduced.source.rstrip()}\n\n// target\n{reduced.target.rstrip()}")
        return
    try:
        output.mkdir(parents=True, exist_ok=True)
        for name, made in (("source.mlir", reduced.source), ("target.mlir", reduced.target)):
            (output / name).write_text(made, "utf-8")
            click.echo(str(output / name))
    except OSError as problem:
        raise click.UsageError(f"cannot write to '{output}': {problem.strerror or problem}") from problem
