"""Has the passes of one run checked in a process of its own, which may die, hang or grow without harm to the run."""

from __future__ import annotations

import json
import select
import tempfile
import time
from collections.abc import Mapping, Sequence
from io import FileIO
from pathlib import Path
from typing import IO, Any

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from equiv.jobs.known import Known, finding_of
from equiv.jobs.record import Record
from equiv.opt.processes import Lost, Workers
from equiv.opt.step import Step, undecided
from equiv.processes import GRACE, Lines, ending, last_words
from equiv.request.options import DEFAULT_BINDINGS, Options
from equiv.verdict import Reason, Verdict
from equiv.verdict.reasons import ReasonKind

_START_SECONDS = 60.0  # until a worker says the first thing, on a busy machine


class Request(Struct, frozen=True):
    """How the checks of a run are done: each as `options` say, all of them within `total` seconds. `server` says
    whether a process that stays may help; `accept_in` has the levels that pass for some passes, by their names, in
    place of those of `options`; `may_remove` names the passes that may take public functions away. Verdicts are kept in
    `database`, if there is one; with `fresh`, those of earlier runs are not used."""

    options: Options
    total: float
    server: bool = True
    accept_in: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    may_remove: frozenset[str] = frozenset()
    database: Path | None = None
    fresh: bool = False

    def options_of(self, step: Step) -> Options:
        """How a step is checked: what is assumed holds in the functions that it fits."""
        accept = self.accept_in.get(step.name, self.options.accept)
        return replace(self.options, accept=accept, assume_where_it_fits=True)


class Checked(Struct, frozen=True):
    """One verdict. `function` is empty where it is on a step as a whole; `cached` says that it is from an earlier
    run."""

    step: Step
    function: str
    verdict: Verdict
    seconds: float
    cached: bool = False


class Outcome(Struct):
    """What became of the steps: verdicts, and remarks by the number of the step. `installation` is the identity of what
    did the checks, empty where no worker came to tell it or verdicts are not kept."""

    checked: list[Checked] = field(default_factory=list)
    notes: dict[int, list[str]] = field(default_factory=dict)
    installation: str = ""

    def add(self, step: Step, function: str, verdict: Verdict, seconds: float = 0.0, cached: bool = False) -> None:
        """Keeps the verdict of a step."""
        self.checked.append(Checked(step, function, verdict, seconds, cached))


def is_known(checked: Checked, file: str, known: Known | None) -> bool:
    """Whether the finding of a check, of a pass on an input `file`, is known."""
    if known is None:
        return False
    step = checked.step
    record = Record(step.name, step.source, step.target, checked.verdict, group=file, step=step.name)
    finding = finding_of(record)
    return finding is not None and known.covers(finding)


def check_steps(steps: Sequence[Step], request: Request, installation: str = "") -> Outcome:
    """Verdicts on all steps. Each worker that dies is followed by one that goes on after what killed it. `installation`
    is the fingerprint of this one, where it is known."""
    outcome = Outcome()
    deadline = time.monotonic() + request.total
    pending = list(steps)
    done: dict[int, list[str]] = {}
    workers = Workers(request.server and request.options.bindings == DEFAULT_BINDINGS, installation)
    while pending:
        if time.monotonic() >= deadline:
            message = f"the {request.total:g} s for all checks of this run were used up"
            for step in pending:
                outcome.add(step, "", undecided(step, "", ReasonKind.LIMIT_TIME, message))
            break
        pending = _run_worker(pending, done, request, deadline, outcome, workers)
    return outcome


def _run_worker(
    steps: list[Step],
    done: dict[int, list[str]],
    request: Request,
    deadline: float,
    outcome: Outcome,
    workers: Workers,
) -> list[Step]:
    """Runs one worker to its end. Returns the steps that are left: none if all went well."""
    parts = [
        {
            "step": asdict(replace(each, may_remove=each.name in request.may_remove)),
            "options": request.options_of(each).to_json(),
            "skip": done.get(each.number, []),
            "database": None if request.database is None else str(request.database),
            "fresh": request.fresh,
        }
        for each in steps
    ]
    job = json.dumps(parts).encode()
    progress = _Progress(steps, done, outcome)
    with tempfile.TemporaryFile() as errors:
        worker = workers.start(job, errors)
        try:
            with worker.said as said:
                cause = _follow(said, progress, request.options.timeout, deadline)
            if cause is None:
                cause = ReasonKind.CRASH, _death(worker.process.wait(), errors)
        except Lost:
            workers.served = False
            return progress.pending
        finally:
            worker.process.kill()
        return progress.give_up(*cause) if progress.pending else []


def _follow(said: FileIO, progress: _Progress, timeout: float, deadline: float) -> tuple[str, str] | None:
    """Takes in what a worker says until it ends, and returns why it must be stopped if it does not: it was at one thing
    for longer than the limit, or the time for all checks is over."""
    lines = Lines()
    until = time.monotonic() + _START_SECONDS
    while True:
        now = time.monotonic()
        wait = min(until, deadline) - now
        if wait <= 0:
            if now >= deadline:
                return ReasonKind.LIMIT_TIME, "the time for all checks of this run was used up"
            return ReasonKind.LIMIT_TIME, f"the limit of {timeout:g} s was reached, and the check was ended"
        if not select.select([said], [], [], wait)[0]:
            continue
        data = said.read(1 << 20)
        if not data:
            return None
        until = time.monotonic() + timeout + GRACE
        for line in lines.take(data):
            progress.take(json.loads(line))


class _Progress(Struct):
    """What a worker has said so far. `pending` are the steps without an end, the first of which it is at."""

    pending: list[Step]
    done: dict[int, list[str]]
    outcome: Outcome
    function: str = ""

    def take(self, message: dict[str, Any]) -> None:
        if "installation" in message:
            self.outcome.installation = message["installation"]
            return
        step = self.pending[0]
        assert message["step"] == step.number, "a worker takes the steps in their order"
        if "verdict" in message:
            verdict = Verdict.from_json(message["verdict"])
            self._add(step, message["function"], verdict, message["seconds"], message["cached"])
        elif "function" in message:
            self.function = message["function"]
        elif "problem" in message:
            reason = Reason.from_json(message["problem"])
            self.outcome.add(step, "", undecided(step, "", reason.kind, reason.message, reason.place))
            del self.pending[0]
        elif "settled" in message:
            for verdict in map(Verdict.from_json, message["settled"]):
                self.outcome.add(step, verdict.source.function, verdict)
            self.outcome.notes[step.number] = message["notes"]
            del self.pending[0]

    def give_up(self, kind: str, message: str) -> list[Step]:
        """The steps to go on with, after `unknown` on what the worker was at when it ended."""
        step, function = self.pending[0], self.function
        self._add(step, function, undecided(step, function, kind, message))
        # Without a function it was the programs themselves that it did not survive.
        return self.pending if function else self.pending[1:]

    def _add(self, step: Step, function: str, verdict: Verdict, seconds: float = 0.0, cached: bool = False) -> None:
        self.outcome.add(step, function, verdict, seconds, cached)
        if function:
            self.done.setdefault(step.number, []).append(function)
        self.function = ""


def _death(code: int, errors: IO[bytes]) -> str:
    """How a worker ended, with the last that it said."""
    last = last_words(errors).splitlines()
    return f"the process that did the check ended with {ending(code)}" + (f": {last[-1][:300]}" if last else "")
