"""A process that checks one pair after another: a job goes in as a line of JSON, its records come out as one.

This is the protocol of all workers of a batch, on this machine and on others. A process says that it is ready before
its first job, so that one which cannot start is told from one that a pair brought down. It imports nothing from the
folder in which it runs: that holds the programs under test."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.record import Record
from equiv.jobs.worker import check, prepare, undecided

READY = b"ready\n"
_START_SECONDS = 120.0  # for importing everything, on a busy machine
_GRACE = 10.0  # seconds beyond a pair's own limit before its worker is killed
_LAST = 2000  # bytes of what a worker said on its standard error


class CannotStart(WrongUse):
    """A worker ended before it was ready, which another one would do, too."""


class Died(Exception):
    """A worker ended in the middle of a job; the text says how."""


class Process:
    """Such a process, which is ready as soon as it has said so."""

    def __init__(self, folder: str) -> None:
        """Raises `CannotStart`."""
        self._said = b""
        self._ready = False
        self.job: Job | None = None
        self.deadline = time.monotonic() + _START_SECONDS
        try:
            self._errors = tempfile.TemporaryFile()  # noqa: SIM115
            self._process = subprocess.Popen(
                # Neither what lies in the folder nor an interrupt of the terminal is for it.
                [sys.executable, "-P", "-m", "equiv.jobs.process"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                cwd=folder,
                start_new_session=True,
            )
        except OSError as problem:
            where = f" in '{folder}'"
            raise CannotStart(f"a worker process cannot be started{where}: {problem.strerror or problem}") from problem

    def fileno(self) -> int:
        """Of the pipe at which it is heard."""
        assert self._process.stdout is not None
        return self._process.stdout.fileno()

    def give(self, job: Job) -> None:
        """Gives it a job; it has none."""
        assert self.job is None and self._process.stdin is not None
        self.job = job
        if self._ready:
            self.deadline = time.monotonic() + hard_limit(job)
        with contextlib.suppress(OSError):  # where it has died, its other pipe will tell
            self._process.stdin.write(job.to_json().encode() + b"\n")
            self._process.stdin.flush()

    def hear(self) -> list[Record] | None:
        """What it says, where there is something to read: the records of its job, which it has done then, or None where
        that is not all of them. Raises `CannotStart` and `Died`."""
        part = os.read(self.fileno(), 1 << 20)
        if not part:
            code = self._process.wait()
            if not self._ready:
                raise CannotStart(
                    f"a worker process cannot start ({_death(code)}); it said: {self._last() or 'nothing'}"
                )
            last = self._last().splitlines()
            raise Died(f"the process of this check died: {_death(code)}" + (f"; it said: {last[-1]}" if last else ""))
        self._said += part
        if not self._ready and self._said.startswith(READY):
            self._ready = True
            if self.job is not None:
                self.deadline = time.monotonic() + hard_limit(self.job)
            self._said = self._said.removeprefix(READY)
        if not self._ready or not self._said.endswith(b"\n"):
            return None
        said, self._said, self.job = self._said, b"", None
        self._errors.seek(0)
        self._errors.truncate()
        return [Record.from_json(each) for each in json.loads(said)]

    def late(self) -> list[Record]:
        """Ends it after its deadline, with the records of its job. Raises `CannotStart`."""
        self.kill()
        if not self._ready or self.job is None:
            raise CannotStart(f"a worker process did not start within {_START_SECONDS:g} s; it said: {self._last()}")
        message = f"the check did not end by itself and was stopped after {hard_limit(self.job):g} s"
        return [undecided(self.job, "limit-time", message, hard_limit(self.job))]

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):  # what was not written yet is for nobody
                stream.close()

    def _last(self) -> str:
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _LAST))
        return self._errors.read().decode("utf-8", "replace").strip()


def hard_limit(job: Job) -> float:
    """Seconds after which the worker of a pair is killed; its functions may use its limit twice over."""
    return 2 * job.options.timeout + _GRACE


def _death(code: int) -> str:
    return f"signal {-code}" if code < 0 else f"exit code {code}"


def main() -> None:
    # Whatever else writes to the standard output must not come between the lines.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    prepare()
    output.write(READY)
    for line in sys.stdin:
        output.write(check(line).encode() + b"\n")


if __name__ == "__main__":
    main()
