"""`equiv check`: checks one pair."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace

from equiv.cli import supervisor
from equiv.cli.options import check_options, options_of
from equiv.cli.problems import complain, fail
from equiv.cli.progress import ProgressBar
from equiv.cli.trace import print_step
from equiv.verdict import EXIT_DIFFERENT, EXIT_EQUIVALENT, EXIT_INPUT, EXIT_UNKNOWN

if TYPE_CHECKING:
    from equiv.request.options import Options
    from equiv.request.sources import Source
    from equiv.verdict import Verdict
    from equiv.verdict.text import Line
    from frontends.errors import InputProblem


@click.command("check")
@click.argument("source", required=False)
@click.argument("target", required=False)
@click.option("--func", "function", help="The function to check, on both sides.")
@click.option("--src-func", "source_function", help="The function of the source.")
@click.option("--tgt-func", "target_function", help="The function of the target.")
@check_options(
    "sizes",
    "assume",
    "accept",
    "timeout",
    "max_operations",
    "max_memory",
    "seed",
    "domain",
    "maps",
    "solver_limit",
    "require",
    "all_sizes",
    "bindings",
    "tool",
)
@click.option("--json", "json_file", metavar="FILE", help="Write the verdict as JSON; - is the standard output.")
@click.option("--certificate", "certificate_file", metavar="FILE", help="Write what certifies a proof for all sizes.")
@click.option("-v", "--verbose", is_flag=True, help="Print the strategy as it goes: each tactic and what came of it.")
@click.option("--replay", "replay_file", metavar="VERDICT.json", help="Run the witness of an earlier verdict again.")
def check(
    source: str | None,
    target: str | None,
    function: str | None,
    source_function: str | None,
    target_function: str | None,
    json_file: str | None,
    replay_file: str | None,
    certificate_file: str | None,
    verbose: bool,
    **given: Any,
) -> None:
    """Checks that TARGET means the same as SOURCE.

    One of them may be -, MLIR text on the standard input. Two folders stand for the files of the same name in them, one
    for its pairs NAME.src.mlir and NAME.tgt.mlir; they are checked as equiv batch does.

    Exit codes: 0 equivalent, 1 different, 2 wrong usage or input, 3 unknown."""
    from equiv.errors import WrongUse
    from frontends.errors import InputProblem

    bar = ProgressBar() if sys.stderr.isatty() and not verbose else None
    certificates: list[Any] | None = None if certificate_file is None else []
    options = replace(options_of(given), progress=bar, certificates=certificates, trace=print_step if verbose else None)
    if source is not None and os.path.isdir(source):
        for name, value in (("--json", json_file), ("--certificate", certificate_file), ("--replay", replay_file)):
            if value is not None:
                raise click.UsageError(f"{name} is of one pair; for folders there is 'equiv batch --report'")
        if function or source_function or target_function:
            raise click.UsageError("a function is of one pair; name it in a manifest for 'equiv batch'")
        try:
            sys.exit(_check_folders(Path(source), None if target is None else Path(target), options))
        except InputProblem as problem:
            fail(problem)
    for written in (json_file, certificate_file):
        _require_folder(written)
    if json_file is not None and json_file not in ("-", source, target) and replay_file is None:
        _empty(json_file)
    if target is not None and replay_file is None:

        def give_up(ended: supervisor.Ended) -> int:
            return _give_up(ended, source or "", target, json_file)

        stages = supervisor.fork(options.timeout, options.max_memory, give_up)
        options = replace(options, stages=stages)
    try:
        if replay_file is not None:
            if source is not None or options.sizes or function or source_function or target_function:
                raise click.UsageError("--replay takes programs, functions and sizes from the verdict")
            with supervisor.limited(replay_file, options.timeout, options.max_memory, "replay"):
                code = _replay(replay_file, options)
            sys.exit(code)
        if source is None or target is None:
            raise click.UsageError("name two files, SOURCE and TARGET")
        if source == target == "-":
            raise click.UsageError("only one of the two programs can come on the standard input")
        names = source_function or function, target_function or function
        code = _check(source, target, *names, options, bar, json_file)
        if certificate_file is not None:
            _write_certificate(certificate_file, options, is_equivalent=code == EXIT_EQUIVALENT)
        sys.exit(code)
    except InputProblem as problem:
        if json_file is not None and source is not None and target is not None:
            try:
                _write_verdicts(json_file, [_unread(problem, source, target)])
            except WrongUse as other:
                complain(other)
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
    from equiv.verification import verify_all

    try:
        programs = _given(source, options), _given(target, options)
        results = verify_all(
            *programs, source_function=source_function, target_function=target_function, options=options
        )
    finally:
        if bar is not None:
            bar.close()
    if isinstance(options.stages, supervisor.ToParent):
        options.stages.all_ended()
    for problem in results.problems:
        complain(problem)
    unread = [_unread(problem, source, target) for problem in results.problems]
    return _report(list(results.verdicts), unread, json_file)


def _check_folders(sources: Path, targets: Path | None, options: Options) -> int:
    from equiv.cli.running import Settings, run
    from equiv.jobs.database import default_path
    from equiv.jobs.pairs import from_folders, from_names

    jobs = from_names(sources, options) if targets is None else from_folders(sources, targets, options)
    settings = Settings(options, os.cpu_count() or 1, None, default_path(), False, (), False)
    named = [sources] if targets is None else [sources, targets]
    return run(jobs, settings, f"equiv check {' '.join(map(str, named))}", named)


def _given(name: str, options: Options) -> Path | Source:
    if name != "-":
        return Path(name)
    from equiv.errors import WrongUse
    from equiv.request.printing import printer
    from frontends.registry import installed

    try:
        text = sys.stdin.buffer.read().decode("utf-8")
        return installed().read_text(text, "-", options.bindings, printer(options.tool, options.timeout))
    except (AttributeError, OSError, UnicodeDecodeError) as problem:
        raise WrongUse(f"cannot read the standard input as text: {problem}") from problem


def _give_up(ended: supervisor.Ended, source: str, target: str, json_file: str | None) -> int:
    """Reports on a check that did not end by itself."""
    from equiv.verdict import UNKNOWN, Reason, Side, Verdict
    from equiv.verdict.reasons import ReasonKind
    from interp.ir.place import Place

    message = ended.message if ended.function else f"while the programs were read, {ended.message}"
    if ended.left:
        message += f"; {ended.left:,} more functions were not looked at"
    reason = Reason.at(ReasonKind.LIMIT_TIME if ended.late else ReasonKind.CRASH, message, Place(source, 1, 1))
    sides = Side(source, ended.function), Side(target, ended.function)
    return _report([*ended.verdicts, Verdict(UNKNOWN, *sides, reasons=(reason,))], [], json_file)


def _unread(problem: InputProblem, source: str, target: str) -> Verdict:
    """What stands in JSON for programs, or for a function, that could not be checked because of the input."""
    from equiv.opt.steps import kind_of
    from equiv.verdict import UNKNOWN, Reason, Side, Verdict
    from frontends.errors import Unsupported

    operation = problem.operation if isinstance(problem, Unsupported) else None
    reason = Reason.at(kind_of(problem), problem.message, problem.place, operation)
    return Verdict(UNKNOWN, Side(source, ""), Side(target, ""), reasons=(reason,))


def _report(verdicts: list[Verdict], unread: list[Verdict], json_file: str | None) -> int:
    """Prints verdicts, and writes them with those on what was `unread` because of the input, which has been said.
    Returns the exit code that speaks for all."""
    from equiv.errors import WrongUse
    from equiv.verdict import worst_exit_code
    from equiv.verdict.text import report

    for position, verdict in enumerate(verdicts if json_file != "-" else []):
        if position:
            click.echo()
        _print(report(verdict))
    code = worst_exit_code([verdict.exit_code for verdict in verdicts] + [EXIT_INPUT] * len(unread))
    if json_file is not None:
        try:
            _write_verdicts(json_file, [*verdicts, *unread])
        except WrongUse as problem:
            complain(problem)
            return code or EXIT_INPUT  # a verdict that is not well stays what it is
    return code


def _write_verdicts(file: str, verdicts: list[Verdict]) -> None:
    """Raises `WrongUse`."""
    from equiv.verdict import verdicts_to_json

    _write(file, json.dumps(verdicts_to_json(verdicts), indent=2) + "\n")


def _require_folder(file: str | None) -> None:
    """Raises `click.UsageError` for a file that cannot be written wherever the check ends: it may take long."""
    if file is None or file == "-":
        return
    if os.path.isdir(file):
        raise click.UsageError(f"cannot write '{file}': it is a folder")
    folder = os.path.dirname(file)
    if folder and not os.path.isdir(folder):
        raise click.UsageError(f"cannot write '{file}': there is no folder '{folder}'")


def _empty(file: str) -> None:
    """What an earlier run wrote says nothing of this one, however this one ends."""
    with contextlib.suppress(OSError):  # there is none, or it will be said that it cannot be written
        if os.path.isfile(file):
            os.truncate(file, 0)


def _write_certificate(file: str, options: Options, *, is_equivalent: bool) -> None:
    from equiv.errors import WrongUse
    from equiv.proving.parametric.certify import to_file

    if not options.certificates or not is_equivalent:
        raise WrongUse(f"there is no certificate to write to '{file}': the pair was not proven for all sizes")
    if len(options.certificates) > 1:
        raise WrongUse("there are several functions: name one with --func to write its certificate")
    _write(file, json.dumps(to_file(*options.certificates[0]), indent=1) + "\n")


def _replay(file: str, options: Options) -> int:
    from equiv.documents import LARGEST_RECORDS, content
    from equiv.errors import WrongUse
    from equiv.verdict import VerdictFormatError, verdicts_from_json
    from equiv.verdict.validation import require_sound
    from equiv.verification import replay_witness
    from frontends.errors import Unsupported

    try:
        verdicts = verdicts_from_json(content(Path(file), LARGEST_RECORDS).decode("utf-8"))
        for each in verdicts:
            require_sound(each)
    except OSError as problem:
        raise WrongUse(f"cannot read '{file}': {problem.strerror or problem}") from problem
    except (ArithmeticError, UnicodeDecodeError, VerdictFormatError) as problem:
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
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as problem:
            # What is in the file need not be what a check wrote.
            message = f"the witness in '{file}' does not fit the programs: {type(problem).__name__}: {problem}"
            raise WrongUse(message) from problem
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
