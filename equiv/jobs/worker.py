"""What a worker process does with a pair."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

from msgspec.structs import replace

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.record import Record
from equiv.processes import limit_memory
from equiv.verdict import UNKNOWN, Reason, Side, Verdict
from equiv.verdict.reasons import ReasonKind
from equiv.verification import verify_all
from frontends.errors import InputProblem
from interp.machine import Threads


def prepare() -> None:
    """Sets up a process that checks pairs, one at a time: an interrupt is its parent's to handle, and there is a
    process for each processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Threads.leave_to_others()


def check(text: str, say: Callable[[str], None] = lambda _: None) -> str:
    """The records of a job, both as JSON: one for each function where the files have several in common. How far it is
    is said meanwhile."""
    job = Job.from_json(text)
    limit_memory(job.options.max_memory)
    started = time.monotonic()
    try:
        records = _check(job, say)
    except MemoryError:
        records = [undecided(job, ReasonKind.LIMIT_MEMORY, "Python has no more memory", time.monotonic() - started)]
    except Exception as problem:  # a defect of ours is that pair's verdict
        message = f"a defect in equiv, please report it: {type(problem).__name__}: {problem}"
        records = [undecided(job, ReasonKind.CRASH, message, time.monotonic() - started)]
    return json.dumps([record.to_json() for record in records])


def undecided(job: Job, kind: str, message: str, seconds: float = 0.0, function: str = "") -> Record:
    """The record of a pair, or of a `function` among several of it, that ended before its verdict,
    after so many `seconds`."""
    sides = Side(job.source, function or job.source_function), Side(job.target, function or job.target_function)
    name = f"{job.name}::{function}" if function else job.name
    return _record(job, name, Verdict(UNKNOWN, *sides, reasons=(Reason(kind, message),)), "", seconds)


def invalid(job: Job, message: str, seconds: float = 0.0) -> Record:
    """The record of a pair whose input is wrong, which showed after so many `seconds`."""
    return _record(job, job.name, None, message, seconds)


class _Stages:
    """What is said of a job, as `equiv.request.progress.Stages`."""

    def __init__(self, job: Job, say: Callable[[str], None]) -> None:
        self._job = job
        self._say = say
        self._began = time.monotonic()
        self._left = 0  # functions to come

    def begins(self, function: str, deadline: float, left: int) -> None:
        self._began, self._left = time.monotonic(), left
        self._say(json.dumps({"function": function, "deadline": deadline, "left": left}))

    def ended(self, verdict: Verdict) -> None:
        if self._left == 0:
            return  # all records are said right after this one
        name = f"{self._job.name}::{verdict.source.function}"
        record = _record(self._job, name, verdict, "", time.monotonic() - self._began)
        self._say(json.dumps({"record": record.to_json()}))


def _check(job: Job, say: Callable[[str], None]) -> list[Record]:
    started = time.monotonic()
    try:
        results = verify_all(
            _path(job.source, job.roots),
            _path(job.target, job.roots),
            source_function=job.source_function or None,
            target_function=job.target_function or None,
            options=replace(job.options, stages=_Stages(job, say)),
        )
    except InputProblem as wrong:
        return [invalid(job, _located(wrong), time.monotonic() - started)]
    share = (time.monotonic() - started) / max(len(results.verdicts) + len(results.problems), 1)
    several = len(results.verdicts) + len(results.problems) > 1
    records = []
    for verdict in results.verdicts:
        name = f"{job.name}::{verdict.source.function}" if several else job.name
        records.append(_record(job, name, verdict, "", share))
    for number, problem in enumerate(results.problems, 1):
        name = f"{job.name}::problem {number}" if several else job.name
        records.append(_record(job, name, None, _located(problem), share))
    if not records:
        return [invalid(job, "the files have no function in common", share)]
    return records


def _path(name: str, roots: Sequence[str]) -> Path:
    path = Path(name)
    try:
        inside = not roots or any(map(partial(_lies_in, _followed(name)), roots))
    except (OSError, RuntimeError) as problem:  # links in a circle
        raise WrongUse(f"cannot follow '{name}': {problem}") from problem
    if not inside:
        named = ", ".join(f"'{root}'" for root in roots)
        raise WrongUse(f"'{name}' leads out of {named}; name the folder that holds it on the command line")
    if not os.path.isfile(name):
        raise WrongUse(f"'{name}' is not a file")
    return path


@cache
def _folder(path: str) -> str:
    """Where a folder is, links followed, once for all pairs of a batch."""
    return os.path.realpath(path)


def _followed(name: str) -> str:
    """A path with all links in it followed."""
    folder, last = os.path.split(name)
    if last in ("", os.curdir, os.pardir) or os.path.islink(name):
        return os.path.realpath(name)
    return os.path.join(_folder(folder), last)


def _lies_in(path: str, root: str) -> bool:
    """Whether a path without links is that of a folder, or in it."""
    folder = _folder(root)
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _record(job: Job, name: str, verdict: Verdict | None, problem: str, seconds: float) -> Record:
    return Record(
        name=name,
        source=job.source,
        target=job.target,
        verdict=verdict,
        problem=problem,
        group=job.group,
        step=job.step,
        expected=job.expected,
        seconds=seconds,
        finished=time.time(),
        options={"accept": list(job.options.accept), "timeout": job.options.timeout},
    )


def _located(problem: InputProblem) -> str:
    return f"{problem.place}: {problem.message}" if problem.place is not None else problem.message
