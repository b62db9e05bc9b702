"""Checks pairs on the workers of a dask cluster, whose machines see the same files."""

from __future__ import annotations

import json
import os
import select
import socket
import threading
import time
import uuid
from collections.abc import Iterator, Sequence

from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.process import CannotStart, Died, Process
from equiv.jobs.record import Record
from equiv.jobs.worker import undecided
from equiv.verdict.reasons import ReasonKind

_RETRIES = 3  # a pair whose machine is lost goes to another
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
        """Each job with its records, in the order in which they end."""
        from distributed import as_completed

        # A scheduler takes tasks of one key for one task, whoever asks for them.
        run = uuid.uuid4().hex
        futures = {
            self._client.submit(
                check_apart, job.to_json(), os.getcwd(), key=f"equiv-{run}-{number}", retries=_RETRIES
            ): job
            for number, job in enumerate(jobs)
        }
        for future in as_completed(list(futures), loop=self._client.loop):
            job = futures[future]
            try:
                records = [Record.from_json(each) for each in json.loads(future.result())]
            except Exception as problem:  # whatever ended it on another machine is that pair's verdict
                message = f"the worker of this check was lost {_RETRIES} times: {type(problem).__name__}"
                records = [undecided(job, ReasonKind.CRASH, message)]
            future.release()
            yield job, records


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


def check_apart(text: str, folder: str) -> str:
    """Runs in a dask worker: checks a job in a process of its own, with its limits, in the folder that its paths start
    from."""
    apart: Apart | None = getattr(_local, "apart", None)
    if apart is None or apart.folder != folder:
        if apart is not None:
            apart.close()
        apart = _local.apart = Apart(folder)
    return json.dumps([record.to_json() for record in apart.check(Job.from_json(text))])
