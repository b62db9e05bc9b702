"""`equiv check`: checks one pair."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from equiv.cli import options
from equiv.cli.problems import complain, fail
from equiv.cli.progress import ProgressBar
from equiv.cli.values import quantity
from equiv.verdict import EXIT_DIFFERENT, EXIT_INPUT, EXIT_UNKNOWN

if TYPE_CHECKING:
    from equiv.request.options import Options
    from equiv.verdict.text import Line


def _sizes(context: click.Context, parameter: click.Parameter, values: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """`NAME=N`, or `NAME=N,N,...` for several size vectors."""
    sizes: dict[str, tuple[int, ...]] = {}
    for value in values:
        name, equals, numbers = value.partition("=")
        try:
            if not name.strip() or not equals:
                raise ValueError
            given = tuple(int(number, 0) for number in numbers.split(","))
        except ValueError:
            message = f"'{value}' is not of the form NAME=N or NAME=N,N,... with whole numbers"
            raise click.BadParameter(message, context, parameter) from None
        sizes[name.strip()] = sizes.get(name.strip(), ()) + given
    return sizes


@click.command("check")
@click.argument("source", required=False)
@click.argument("target", required=False)
@click.option("--func", "function", help="The function to check, on both sides.")
@click.option("--src-func", "source_function", help="The function of the source.")
@click.option("--tgt-func", "target_function", help="The function of the target.")
@click.option(
    "--size",
    "sizes",
    callback=_sizes,
    metavar="NAME=N",
    multiple=True,
    help="A size argument (n=64) or dynamic dimension (A.0=64); n=4,8 gives two size vectors. Repeatable.",
)
@click.option(
    "--assume",
    metavar="NAME:WHAT",
    multiple=True,
    help="What holds of an argument: A:finite, A:not-nan, n:0..15, A:-1.0..1.0, A:sorted, A:distinct; or that two may "
    "share memory: alias:A,B. Repeatable.",
)
@click.option(
    "--accept",
    default="bitwise",
    show_default=True,
    help="Levels that pass: bitwise, reassociated, real, real-any-precision; with each, all stronger ones.",
)
@click.option("--timeout", type=float, default=300.0, show_default=True, help="Seconds for each function.")
@click.option(
    "--max-ops", callback=quantity, default="1T", show_default=True, help="Operations for each run of a program."
)
@click.option(
    "--max-memory", callback=quantity, default="4G", show_default=True, help="Bytes for both programs together."
)
@click.option("--seed", type=int, help="Keys of the fingerprints; drawn afresh if not given.")
@click.option(
    "--domain",
    type=click.Choice(["exact", "fingerprint"]),
    help="How values are represented in the proof; by default exactly where that is affordable.",
)
@click.option(
    "--map",
    "maps",
    metavar="SOURCE=TARGET",
    multiple=True,
    help="What belongs to what in functions of different forms: result0=arg3, arg1=arg0:transpose(1,0). Repeatable.",
)
@options.solver_limit("20M")
@options.require
@click.option("--json", "json_file", metavar="FILE", help="Write the verdict as JSON; - is the standard output.")
@options.bindings
@click.option("--replay", "replay_file", metavar="VERDICT.json", help="Run the witness of an earlier verdict again.")
def check(
    source: str | None,
    target: str | None,
    function: str | None,
    source_function: str | None,
    target_function: str | None,
    sizes: dict[str, tuple[int, ...]],
    assume: tuple[str, ...],
    accept: str,
    timeout: float,
    max_ops: int,
    max_memory: int,
    seed: int | None,
    domain: str | None,
    maps: tuple[str, ...],
    solver_limit: int,
    require: str | None,
    json_file: str | None,
    bindings: str,
    replay_file: str | None,
) -> None:
    """Checks that TARGET means the same as SOURCE.

    Exit codes: 0 equivalent, 1 different, 2 wrong usage or input, 3 unknown."""
    from equiv.request.options import Options
    from frontends.errors import InputProblem

    bar = ProgressBar() if sys.stderr.isatty() else None
    options = Options(
        sizes=sizes,
        assume=assume,
        accept=tuple(level.strip() for level in accept.split(",") if level.strip()),
        timeout=timeout,
        max_operations=max_ops,
        max_memory=max_memory,
        seed=seed,
        bindings=bindings,
        domain=domain,
        maps=maps,
        solver_limit=solver_limit,
        require=require,
        progress=bar,
    )
    try:
        if replay_file is not None:
            if source is not None or sizes or function or source_function or target_function:
                raise click.UsageError("--replay takes programs, functions and sizes from the verdict")
            sys.exit(_replay(replay_file, options))
        if source is None or target is None:
            raise click.UsageError("name two files, SOURCE and TARGET")
        names = source_function or function, target_function or function
        sys.exit(_check(source, target, *names, options, bar, json_file))
    except InputProblem as problem:
        fail(problem)


def _check(
    source: str,
    target: str,
    source_function: str | None,
    target_function: str | None,
    options: Options,
    bar: ProgressBar | None,
    json_file: str | None,
) -> int:
    from equiv.verdict import verdicts_to_json, worst_exit_code
    from equiv.verdict.text import report
    from equiv.verification import verify_all

    try:
        results = verify_all(
            source, target, source_function=source_function, target_function=target_function, options=options
        )
    finally:
        if bar is not None:
            bar.close()
    for problem in results.problems:
        complain(problem)
    verdicts = list(results.verdicts)
    for position, verdict in enumerate(verdicts if json_file != "-" else []):
        if position:
            click.echo()
        _print(report(verdict))
    if json_file is not None and verdicts:
        _write(json_file, json.dumps(verdicts_to_json(verdicts), indent=2) + "\n")
    return worst_exit_code([verdict.exit_code for verdict in verdicts] + [EXIT_INPUT] * len(results.problems))


def _replay(file: str, options: Options) -> int:
    from equiv.errors import WrongUse
    from equiv.verdict import VerdictFormatError, verdicts_from_json
    from equiv.verification import replay_witness
    from frontends.errors import Unsupported

    try:
        verdicts = verdicts_from_json(Path(file).read_text("utf-8"))
    except OSError as problem:
        raise WrongUse(f"cannot read '{file}': {problem.strerror or problem}") from problem
    except (UnicodeDecodeError, VerdictFormatError) as problem:
        raise WrongUse(f"cannot replay '{file}': {problem}") from problem
    shown = [(verdict, verdict.witness) for verdict in verdicts if verdict.witness is not None]
    if not shown:
        raise WrongUse(f"'{file}' holds no witness: only 'different', and what depends on an order, can be replayed")
    code = EXIT_DIFFERENT
    for verdict, witness in shown:
        try:
            again = replay_witness(witness, options)
        except Unsupported as problem:
            complain(problem)
            code = EXIT_UNKNOWN
            continue
        outcome = "shows again" if again.reproduced else "does not show again"
        under = f" under schedule {witness.schedule}" if witness.schedule else ""
        click.echo(f"{witness.source.function}: the difference {outcome}{under}: {again.explanation}")
        if not again.reproduced or verdict.exit_code == EXIT_UNKNOWN:
            code = EXIT_UNKNOWN
    return code


def _print(lines: Iterable[Line]) -> None:
    if not sys.stdout.isatty():
        for line in lines:
            click.echo(line.text)
        return
    from rich.console import Console
    from rich.text import Text

    from equiv.verdict.text import styles

    console = Console(highlight=False, soft_wrap=True)
    for line in lines:
        console.print(Text(line.text, style=styles()[line.style]))


def _write(file: str, text: str) -> None:
    from equiv.errors import WrongUse

    if file == "-":
        click.echo(text, nl=False)
        return
    try:
        Path(file).write_text(text, "utf-8")
    except OSError as problem:
        raise WrongUse(f"cannot write '{file}': {problem.strerror or problem}") from problem
