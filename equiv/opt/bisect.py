"""Finds the pass of a pipeline that first broke a program."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from equiv.errors import WrongUse, cannot_run
from equiv.jobs.known import Known
from equiv.opt.arguments import showing_passes
from equiv.opt.checks import Checked, Request, check_steps, is_known
from equiv.opt.dumps import Application, read_dumps
from equiv.opt.folder import Folder
from equiv.opt.step import Step, own_symbol
from equiv.opt.tool import Input, last_said, run_watched
from equiv.verdict import DIFFERENT, UNKNOWN

_SECONDS = 300.0  # for the tool
_LARGEST_OUTPUT = 1 << 30


class Bisection(Struct, frozen=True):
    """`broken` are the functions that the first wrong pass changed, `open` the steps before it without a verdict;
    `passes` counts those that changed something, up to it. `application` is the pass. What is known is in neither."""

    broken: tuple[Checked, ...]
    open: tuple[Checked, ...]
    passes: int
    application: Application | None


def bisect(
    tool: Sequence[str],
    pipeline: str,
    file: Path,
    folder: Folder,
    request: Request,
    progress: Callable[[str], None],
    known: Known | None = None,
) -> Bisection:
    """Checks the passes in their order until one is different, and not `known` to be. Raises `WrongUse` where the tool
    shows no passes."""
    command = [*tool, *pipeline_arguments(pipeline), str(file)]
    try:
        watched = run_watched(
            [command[0], *showing_passes(command[1:])], Input(wanted=False), seconds=_SECONDS, size=_LARGEST_OUTPUT
        )
    except OSError as problem:
        raise cannot_run(command[0], problem) from problem
    applications = read_dumps(watched.output).applications
    if not applications:
        said = last_said(watched.output) or "nothing"
        raise WrongUse(f"'{shlex.join(command)}' shows no passes; the last that it said: {said}")
    open_: list[Checked] = []
    steps = list(_steps(applications, folder))
    for count, step in enumerate(steps, 1):
        progress(f"pass {count} of {len(steps)} that changed the program: {step.name}")
        checked = [each for each in check_steps([step], request).checked if not is_known(each, str(file), known)]
        broken = tuple(each for each in checked if each.verdict.verdict == DIFFERENT)
        if broken:
            return Bisection(broken, tuple(open_), count, applications[step.number])
        open_ += [each for each in checked if each.verdict.verdict == UNKNOWN]
    return Bisection((), tuple(open_), len(steps), None)


def pipeline_arguments(pipeline: str) -> list[str]:
    """A pipeline as options of the tool: options stay what they are, passes are given with `--pass-pipeline`. Raises
    `WrongUse`: the options cannot be taken apart."""
    if re.match(r"\s*['\"]?-", pipeline):
        try:
            return shlex.split(pipeline)
        except ValueError as problem:
            raise WrongUse(f"the options '{pipeline}' cannot be taken apart: {str(problem).lower()}") from None
    text = pipeline.strip()
    return [f"--pass-pipeline={text if _is_anchored(text) else f'builtin.module({text})'}"]


def alone(application: Application, pipeline: str) -> Iterator[list[str]]:
    """Options that may run just this pass as `pipeline` has it, likeliest first: its own options are part of it."""
    name = re.escape(application.name)
    spelled = [found.group() for found in re.finditer(rf"(?<![\w-]){name}(\{{[^{{}}]*\}})?(?![\w-])", pipeline)]
    for given in re.finditer(rf"--?{name}(?:=(\S+|'[^']*'|\"[^\"]*\"))?(?![\w-])", pipeline):
        options = (given.group(1) or "").strip("'\"")
        spelled.append(f"{application.name}{{{options}}}" if options else application.name)
    for each in reversed(list(dict.fromkeys(spelled))):
        inner = each if application.anchor == "builtin.module" else f"{application.anchor}({each})"
        yield [f"--pass-pipeline=builtin.module({inner})"]


def _is_anchored(pipeline: str) -> bool:
    return re.match(r"(any|builtin\.module)\s*\(", pipeline) is not None


def _steps(applications: Sequence[Application], folder: Folder) -> Iterator[Step]:
    for number, each in enumerate(applications):
        if each.changed and each.after is not None:
            source, target = folder.program(each.before, "input"), folder.program(each.after, each.name)
            yield Step(number, each.name, own_symbol(each.anchor, each.symbol), source, target)
