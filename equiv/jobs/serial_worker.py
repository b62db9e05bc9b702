"""A process that checks one pair after another, for places in which no pool of processes may be started.

`python -m equiv.jobs.serial_worker` reads a job from each line of its input and writes the records to a line of its
output."""

from __future__ import annotations

import json
import os
import select
import socket
import subprocess
import sys
import time

from equiv.jobs.job import Job
from equiv.jobs.pool import hard_limit
from equiv.jobs.record import Record
from equiv.jobs.worker import check, prepare, undecided


class Apart:
    """Such a process in a folder; another one takes its place after it died or had to be killed."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def check(self, text: str) -> str:
        """The records of a job, both as JSON."""
        job = Job.from_json(text)
        process = self._process
        if process is None or process.poll() is not None:
            try:
                process = self._process = subprocess.Popen(
                    # What lies in the folder is none of our modules.
                    [sys.executable, "-P", "-m", "equiv.jobs.serial_worker"],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    cwd=self.folder,
                )
            except OSError as problem:
                host = socket.gethostname()
                return _ended(job, "crash", f"'{host}' cannot check in '{self.folder}': {problem.strerror or problem}")
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(text.encode() + b"\n")
            process.stdin.flush()
        except OSError:
            return _ended(job, "crash", "the process of this check died")
        said, deadline = b"", time.monotonic() + hard_limit(job)
        while not said.endswith(b"\n"):
            left = deadline - time.monotonic()
            if left <= 0:
                process.kill()
                process.wait()
                return _ended(job, "limit-time", f"the check was stopped after {hard_limit(job):g} s")
            if not select.select([process.stdout], [], [], left)[0]:
                continue
            part = os.read(process.stdout.fileno(), 1 << 20)
            if not part:
                return _ended(job, "crash", f"the process of this check died: exit code {process.wait()}")
            said += part
        return said.decode()

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _ended(job: Job, kind: str, message: str) -> str:
    record: Record = undecided(job, kind, message)
    return json.dumps([record.to_json()])


def main() -> None:
    # Whatever else writes to the standard output must not come between the lines.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    prepare()
    for line in sys.stdin:
        output.write(check(line).encode() + b"\n")


if __name__ == "__main__":
    main()
