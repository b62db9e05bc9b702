"""Worker processes that check pairs. A pair whose worker dies, hangs or grows without end is that pair's verdict."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, TimeoutError, wait
from typing import Any

from pebble import ProcessExpired, ProcessPool

from equiv.jobs.job import Job
from equiv.jobs.record import Record
from equiv.jobs.worker import check, prepare, undecided

_GRACE = 10.0  # seconds beyond a pair's own limit before its worker is killed
_ATTEMPTS = 2  # a worker may have been killed for what is not its pair's fault
_AHEAD = 4  # pairs for each worker that are handed out before earlier ones come back


def hard_limit(job: Job) -> float:
    """Seconds after which the worker of a pair is killed; its functions may use its limit twice over."""
    return 2 * job.options.timeout + _GRACE


class Pool:
    """Checks jobs in `workers` processes of this machine; a context manager."""

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("forkserver")
        # Workers are forked from a process that has everything imported already.
        context.set_forkserver_preload(["equiv.jobs.worker"])
        self._workers = workers
        self._context = context
        self._pool = self._start()

    def _start(self) -> Any:
        return ProcessPool(max_workers=self._workers, initializer=prepare, context=self._context)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.stop()
        self._pool.join()

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[Record]]]:
        """Each job with its records, in the order in which they end."""
        waiting = list(reversed(jobs))
        attempts: dict[str, int] = {}
        running: dict[Future[str], Job] = {}
        while waiting or running:
            while waiting and len(running) < _AHEAD * self._workers:
                job = waiting.pop()
                running[self._schedule(job)] = job
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                job = running.pop(future)
                try:
                    records = [Record.from_json(each) for each in json.loads(future.result())]
                except TimeoutError:
                    message = f"the check did not end by itself and was stopped after {hard_limit(job):g} s"
                    records = [undecided(job, "limit-time", message, hard_limit(job))]
                except (ProcessExpired, RuntimeError, OSError) as problem:
                    attempts[job.name] = attempts.get(job.name, 0) + 1
                    if attempts[job.name] < _ATTEMPTS:
                        waiting.append(job)
                        continue
                    records = [undecided(job, "crash", f"the process of this check died: {_death(problem)}")]
                yield job, records

    def _schedule(self, job: Job) -> Future[str]:
        try:
            future: Future[str] = self._pool.schedule(check, args=(job.to_json(),), timeout=hard_limit(job))
        except RuntimeError:
            # The pool itself did not survive what happened to a worker; the pairs it had come back as failed.
            self._pool.stop()
            self._pool = self._start()
            future = self._pool.schedule(check, args=(job.to_json(),), timeout=hard_limit(job))
        return future


def _death(problem: Exception) -> str:
    code = getattr(problem, "exitcode", None)
    if isinstance(code, int) and code < 0:
        return f"signal {-code}"
    return f"exit code {code}" if code is not None else str(problem)
