"""Checks pairs on the workers of a dask cluster, whose machines see the same files.

Small pairs share a task. What a task did not get to in its time goes into another, and where a machine dies under one,
each of its pairs gets a task of its own, so that the one that brings machines down is known."""

from __future__ import annotations

import json
import os
import select
import socket
import threading
import time
import uuid
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import TYPE_CHECKING

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.process import CannotStart, Died, Process
from equiv.jobs.record import Record
from equiv.jobs.worker import undecided
from equiv.verdict.reasons import ReasonKind

if TYPE_CHECKING:
    from distributed import Future

_RETRIES = 3  # a pair whose machine is lost goes to another
_TOGETHER = 0.25  # seconds of small pairs in one task, each of which costs a scheduler some milliseconds
_MOST = 64  # pairs in one task
_AHEAD = 2  # tasks for each thread of a worker, so that one waits where another ends
_LEAST_GIVEN = 4  # tasks, also while a cluster has no worker yet
_local = threading.local()


class Cluster:
    """The workers of the dask scheduler at `address`; a context manager. Raises `WrongUse`."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise WrongUse("--scheduler needs dask: install equiv with the extra 'distributed'") from None
        try:
            self._client = Client(address, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as problem:
            raise WrongUse(f"there is no dask scheduler at '{address}': {problem}") from problem

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def run(self, jobs: Sequence[Job]) -> Iterator[tuple[Job, list[Record]]]:
        """Each job with its records, in the order in which they come back."""
        from distributed import as_completed

        # A scheduler takes tasks of one key for one task, whoever asks for them.
        run = uuid.uuid4().hex
        numbers = count()
        folder = os.getcwd()
        bundles = _Bundles(jobs)
        given: dict[Future[str], Sequence[Job]] = {}
        ended = as_completed(loop=self._client.loop)

        def give(bundle: Sequence[Job]) -> None:
            texts = json.dumps([job.to_json() for job in bundle])
            key = f"equiv-{run}-{next(numbers)}"
            retries = _RETRIES if len(bundle) == 1 else 0
            future = self._client.submit(check_apart, texts, folder, key=key, retries=retries)
            given[future] = bundle
            ended.add(future)

        while bundles or given:
            try:
                threads = sum(self._client.nthreads().values())
            except OSError as problem:
                message = f"the scheduler of this check was lost: {problem}"
                for job in (*chain.from_iterable(given.values()), *bundles.left()):
                    yield job, [undecided(job, ReasonKind.CRASH, message)]
                return
            while bundles and len(given) < max(_AHEAD * threads, _LEAST_GIVEN):
                give(bundles.next(threads))
            future = next(ended)
            bundle = given.pop(future)
            try:
                done = [[Record.from_json(each) for each in records] for records in json.loads(future.result())]
            except Exception as problem:  # whatever ended it on another machine is that pair's verdict
                if len(bundle) > 1:
                    bundles.alone += bundle
                    continue
                message = f"the worker of this check was lost {_RETRIES} times: {type(problem).__name__}"
                done = [[undecided(bundle[0], ReasonKind.CRASH, message)]]
            finally:
                future.release()
            bundles.came_back(bundle, done)
            yield from zip(bundle, done, strict=False)


class _Bundles:
    """The jobs that wait, and how many of them one task has: as many as take about `_TOGETHER` seconds by what the last
    ones took, and fewer near the end, so that no worker is left without."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.alone: deque[Job] = deque()  # each of which gets a task of its own
        self._waiting = deque(jobs)
        self._seconds = _TOGETHER  # of a job

    def __bool__(self) -> bool:
        return bool(self.alone or self._waiting)

    def left(self) -> list[Job]:
        """What no task has."""
        return [*self.alone, *self._waiting]

    def next(self, threads: int) -> list[Job]:
        """Takes the jobs of the next task, at least one; `threads` of workers share what waits."""
        if self.alone:
            return [self.alone.popleft()]
        share = len(self._waiting) // max(_AHEAD * threads, 1)
        most = max(1, min(_MOST, share, int(_TOGETHER / self._seconds)))
        return [self._waiting.popleft() for _ in range(min(most, len(self._waiting)))]

    def came_back(self, bundle: Sequence[Job], done: Sequence[Sequence[Record]]) -> None:
        """Takes what a task did not get to, which is the next to be given, and how long its jobs took."""
        self._waiting.extendleft(reversed(bundle[len(done) :]))
        seconds = sum(record.seconds for records in done for record in records)
        self._seconds = max(seconds / max(len(done), 1), _TOGETHER / _MOST)


class Apart:
    """A worker process in a folder; another one takes its place after it died or had to be killed."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._process: Process | None = None

    def check(self, job: Job) -> list[Record]:
        """Checks a job in the process, which is started where there is none; what outlives its limit is killed, and
        said to be late."""
        try:
            process = self._process = self._process or Process(self.folder)
            process.give(job)
            while (left := process.deadline - time.monotonic()) > 0:
                if select.select([process], [], [], left)[0] and (records := process.hear()) is not None:
                    return records
            self._process = None
            return process.late()
        except (CannotStart, Died) as problem:
            self.close()
            return [undecided(job, ReasonKind.CRASH, f"'{socket.gethostname()}': {problem.args[0]}")]

    def close(self) -> None:
        """Ends the worker process, if there is one."""
        if self._process is not None:
            self._process.kill()
            self._process = None


def check_apart(texts: str, folder: str) -> str:
    """Runs in a dask worker: checks jobs in a process of its own, with their limits, in the folder that their paths
    start from, until they took `_TOGETHER` seconds; at least the first. Returns the records of each that it did."""
    apart: Apart | None = getattr(_local, "apart", None)
    if apart is None or apart.folder != folder:
        if apart is not None:
            apart.close()
        apart = _local.apart = Apart(folder)
    done = []
    started = time.monotonic()
    for text in json.loads(texts):
        done.append([record.to_json() for record in apart.check(Job.from_json(text))])
        if time.monotonic() - started >= _TOGETHER:
            break
    return json.dumps(done)
