"""A process that checks one pair after another: a job goes in as a line of JSON, its records come out as one.

Before each function it says which and until when, and after it the record, so that it is ended when its time is over
wherever it is, and what it did by then is not lost.

This is the protocol of all workers of a batch, on this machine and on others. A process says that it is ready before
its first job, so that one which cannot start is told from one that a pair brought down. It imports nothing from the
folder in which it runs: that holds the programs under test."""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
import time
from typing import IO

from msgspec import Struct, field

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.record import Record
from equiv.jobs.worker import check, prepare, undecided
from equiv.processes import GRACE, Child, ending, last_words, speaker
from equiv.request.process import collect_rarely
from equiv.verdict.reasons import ReasonKind

READY = "ready"
_START_SECONDS = 120.0  # for importing everything, on a busy machine
_BEGIN_SECONDS = 10.0  # until it says what it is at


class CannotStart(WrongUse):
    """A worker ended before it was ready, which another one would do, too."""


class Died(Exception):
    """A worker ended in the middle of a job; the text says how."""


class _Stage(Struct):
    """How far a job is. `function` is what it is at, empty where programs are read; `left` functions come after it."""

    function: str = ""
    left: int = 0
    records: list[Record] = field(default_factory=list)


class Process:
    """Such a process, which is ready as soon as it has said so."""

    def __init__(self, folder: str) -> None:
        """Raises `CannotStart`."""
        self._ready = False
        self._stage = _Stage()
        self.job: Job | None = None
        self.deadline = time.monotonic() + _START_SECONDS
        try:
            self._errors = _scratch()
            self._child = Child("equiv.jobs.process", self._errors, folder, alone=True)
        except OSError as problem:
            where = f" in '{folder}'"
            raise CannotStart(f"a worker process cannot be started{where}: {problem.strerror or problem}") from problem

    def fileno(self) -> int:
        """Of the pipe at which it is heard."""
        return self._child.fileno()

    def give(self, job: Job) -> None:
        """Gives it a job; it has none."""
        assert self.job is None
        self.job = job
        self._stage = _Stage()
        if self._ready:
            self.deadline = time.monotonic() + hard_limit(job)
        self._child.say(job.to_json())

    def hear(self) -> list[Record] | None:
        """What it says, where there is something to read: the records of its job, which it has done then, or None where
        that is not all of them. Raises `CannotStart` and `Died`."""
        lines = self._child.hear()
        if lines is None:
            how, last = ending(self._child.wait()), last_words(self._errors)
            if not self._ready:
                raise CannotStart(f"a worker process cannot start ({how}); it said: {last or 'nothing'}")
            words = last.splitlines()
            raise Died(f"the process of this check died: {how}" + (f"; it said: {words[-1]}" if words else ""))
        if not self._ready and lines and lines[0].decode() == READY:
            del lines[0]
            self._ready = True
            if self.job is not None:
                self.deadline = time.monotonic() + hard_limit(self.job)
        if not self._ready:
            return None
        for line in lines:
            said = json.loads(line)
            if isinstance(said, list):
                self.job = None
                if os.fstat(self._errors.fileno()).st_size:
                    self._errors.seek(0)
                    self._errors.truncate()
                return [Record.from_json(each) for each in said]
            if "record" in said:
                self._stage.records.append(Record.from_json(said["record"]))
            else:
                self._stage.function, self._stage.left = said["function"], said["left"]
                self.deadline = said["deadline"] + GRACE
        return None

    def late(self) -> list[Record]:
        """Ends it after its deadline, with the records of its job. Raises `CannotStart`."""
        self.kill()
        if not self._ready or self.job is None:
            raise CannotStart(
                f"a worker process did not start within {_START_SECONDS:g} s; it said: {last_words(self._errors)}"
            )
        timeout = self.job.options.timeout
        return self.given_up(
            self.job, ReasonKind.LIMIT_TIME, f"the limit of {timeout:g} s was reached, and the check was ended"
        )

    def given_up(self, job: Job, kind: str, message: str) -> list[Record]:
        """The records of a job that it did not end: those that it gave, and one of what it was at."""
        stage = self._stage
        if not stage.function:
            message = f"while the programs were read, {message}" if kind == ReasonKind.LIMIT_TIME else message
        if stage.left:
            message += f"; {stage.left:,} more functions were not looked at"
        function = stage.function if stage.records or stage.left else ""
        return [*stage.records, undecided(job, kind, message, job.options.timeout, function)]

    def kill(self) -> None:
        self._child.kill()


def _scratch() -> IO[bytes]:
    """A file for the standard error of a worker; in memory where the disk has no room for one. Raises `OSError`."""
    try:
        return tempfile.TemporaryFile()
    except OSError:
        if not hasattr(os, "memfd_create"):
            raise
        return open(os.memfd_create("equiv-errors"), "w+b")


def hard_limit(job: Job) -> float:
    """Seconds after which a worker is ended that has not begun with its pair."""
    return job.options.timeout + _BEGIN_SECONDS


def main() -> None:
    collect_rarely()
    prepare()
    gc.freeze()  # what was imported stays
    say = speaker()
    say(READY)
    for line in sys.stdin:
        say(check(line, say))


if __name__ == "__main__":
    main()
