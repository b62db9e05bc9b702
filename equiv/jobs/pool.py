"""Worker processes that check pairs. A pair whose worker dies, hangs or grows without end is that pair's verdict."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Iterator, Sequence

from equiv.jobs.job import Job
from equiv.jobs.process import CannotStart, Died, Process
from equiv.jobs.record import Record
from equiv.verdict.reasons import ReasonKind

_ATTEMPTS = 2  # a worker may have been killed for what is not its pair's fault
_STARTS = 2  # in a row that fail; a third one would, too


class Pool:
    """Checks jobs in at most `workers` processes of this machine; a context manager."""

    def __init__(self, workers: int) -> None:
        self._most = workers
        self._idle: list[Process] = []
        self._busy: list[Process] = []

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        for each in (*self._idle, *self._busy):
            each.kill()
        self._idle, self._busy = [], []

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[Record]]]:
        """Each job with its records, in the order in which they end. Raises `CannotStart` where workers do not."""
        waiting = list(reversed(jobs))
        attempts: dict[str, int] = {}
        failures = 0
        while waiting or self._busy:
            while waiting and len(self._busy) < self._most:
                process = self._idle.pop() if self._idle else Process(os.getcwd())
                self._busy.append(process)
                process.give(waiting.pop())
            for process in self._heard():
                job = process.job
                assert job is not None
                try:
                    records = process.late() if time.monotonic() >= process.deadline else process.hear()
                except CannotStart:
                    failures += 1
                    if failures >= _STARTS:
                        raise
                    self._busy.remove(process)
                    process.kill()
                    waiting.append(job)
                    continue
                except Died as death:
                    self._busy.remove(process)
                    process.kill()
                    attempts[job.name] = attempts.get(job.name, 0) + 1
                    if attempts[job.name] < _ATTEMPTS:
                        waiting.append(job)
                        continue
                    records = process.given_up(job, ReasonKind.CRASH, str(death))
                else:
                    if records is None:
                        continue
                    failures = 0
                    self._busy.remove(process)
                    if process.job is None:
                        self._idle.append(process)
                yield job, records

    def _heard(self) -> list[Process]:
        """The busy workers that have something to say, or have to be stopped; waits until there is one."""
        left = max(0.0, min(each.deadline for each in self._busy) - time.monotonic())
        poll = select.poll()
        for each in self._busy:
            poll.register(each, select.POLLIN)
        ready = {descriptor for descriptor, _ in poll.poll(1000 * left)}
        now = time.monotonic()
        return [each for each in self._busy if each.fileno() in ready or now >= each.deadline]
