"""The option that names known findings, and which verdicts make a run fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from equiv.verdict import EXIT_DIFFERENT, EXIT_EQUIVALENT, EXIT_INPUT, worst_exit_code
from equiv.verdict.failing import FailOn

if TYPE_CHECKING:
    from equiv.jobs.known import Known
    from equiv.jobs.record import Record

_Command = TypeVar("_Command", bound=Callable[..., Any])

_OF_RECORDS = (
    "What makes the command fail, with the exit codes of equiv check. Different includes wrong input and verdicts "
    "other than expected; unknown includes different; new is all of these that --known does not list."
)


def fail_on_option(default: FailOn, help: str = _OF_RECORDS) -> Callable[[_Command], _Command]:
    """`--fail-on`, given to the command as a `FailOn`."""
    return click.option(
        "--fail-on",
        type=click.Choice([each.value for each in FailOn]),
        callback=lambda context, parameter, value: FailOn(value),
        default=default.value,
        show_default=True,
        help=help,
    )


known_option = click.option(
    "--known",
    "known_file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Findings that are known (TOML): they do not make the command fail, and are said first. With --isolated, none "
    "from the checkout.",
)


def read(file: Path | None, fail_on: FailOn, checked: Iterable[Path]) -> Known | None:
    """The known findings that the user names. Raises `WrongUse`, and `click.UsageError` where there have to be some."""
    from equiv.jobs.known import read_known, require_own

    if file is None:
        if fail_on is FailOn.NEW:
            raise click.UsageError("--fail-on new needs the findings that are known: --known FILE")
        return None
    isolated = click.get_current_context().find_root().params.get("isolated", False)
    require_own(file, isolated, checked)
    return read_known(file)


def exit_code(records: Sequence[Record], known: Known | None, fail_on: FailOn) -> int:
    """The worst of what is not known."""
    from equiv.jobs.known import new_findings

    codes = [_exit_code(record) for record in new_findings(records, known)]
    return worst_exit_code([fail_on.exit_code(code) for code in codes])


def _exit_code(record: Record) -> int:
    if record.expected is not None and record.as_expected:
        return EXIT_EQUIVALENT
    if record.verdict is None:
        return EXIT_INPUT
    return record.verdict.exit_code if record.expected is None else EXIT_DIFFERENT
