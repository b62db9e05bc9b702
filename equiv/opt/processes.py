"""Processes that check the passes of a run: one of our own, or one that a server forks, which starts at once."""

from __future__ import annotations

import array
import contextlib
import os
import select
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import IO, Protocol

from msgspec import Struct

from equiv.opt.endpoint import STATUS, Unreachable, connected, failure_mark, is_own, locked, socket_path
from equiv.opt.environment import fingerprint
from equiv.processes import command

_READY_SECONDS = 10.0  # until a server answers; then we start a process of our own
_START_SECONDS = 5.0  # until one that is being started is ready; then the same
_LOOK_SECONDS = 0.01  # between two looks whether it is
_BUSY_SECONDS = 60.0  # how close two runs are for a server to be worth its start
_FAILED_SECONDS = 600.0  # how long nobody tries again to start a server that could not be started
_SERVE = """
import sys
lock, fingerprint, path, *sys.path = sys.argv[1:]
from pathlib import Path
from equiv.opt.endpoint import failure_mark
try:
    from equiv.opt.server import serve
except BaseException:
    import traceback
    failure_mark(Path(path)).write_text(traceback.format_exc(), "utf-8")
    raise
serve(int(lock), fingerprint, Path(path))
"""


class Lost(Exception):
    """The server died, and a worker of it with it; that says nothing of what it checked."""


class Process(Protocol):
    """A worker that reads a job and writes what it has to say to a pipe."""

    def wait(self) -> int:
        """The exit code, or minus the number of a signal. Raises `Lost`."""
        ...

    def kill(self) -> None:
        """Ends it, if it has not ended."""
        ...


class OwnProcess:
    """Started from nothing, which takes as long as many small checks."""

    def __init__(self, job: IO[bytes], writing: int, errors: IO[bytes]) -> None:
        """Raises `OSError`."""
        self._process = subprocess.Popen(
            command("equiv.opt.worker", str(writing)),
            stdin=job,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            pass_fds=(writing,),
        )

    def wait(self) -> int:
        return self._process.wait()

    def kill(self) -> None:
        """Ends the process, and waits until it has ended."""
        self._process.kill()
        self._process.wait()


class ForkedProcess:
    """Forked by a server."""

    def __init__(self, job: IO[bytes], writing: int, errors: IO[bytes], reading: int, fingerprint: str) -> None:
        """Raises `OSError` and `Unreachable`."""
        self._connection = _connect(fingerprint)
        try:
            if not is_own(self._connection):
                raise Unreachable("the server is of another user")
            descriptors = array.array("i", [job.fileno(), writing, errors.fileno()])
            self._connection.sendmsg([b"?"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptors)])
            # A worker begins with saying something; a server that is stopped or on its way out says nothing.
            ready, _, _ = select.select([reading, self._connection.fileno()], [], [], _READY_SECONDS)
            if reading not in ready:
                raise Unreachable("the server does not answer")
        except BaseException:
            self._connection.close()
            raise

    def wait(self) -> int:
        """The exit code, which the server says when the process has ended. Raises `Lost` where it went away before."""
        try:
            data = self._connection.recv(STATUS.size)
        except OSError as problem:
            raise Lost from problem
        if len(data) != STATUS.size:
            raise Lost
        return int(STATUS.unpack(data)[0])

    def kill(self) -> None:
        self._connection.close()


class Worker(Struct, frozen=True):
    """A process, and the end of the pipe at which it is heard."""

    process: Process
    said: FileIO


class Workers(Struct):
    """Starts workers, with the help of a server as long as `served`. `installation` is the fingerprint of this one,
    empty where it is not known."""

    served: bool
    installation: str = ""

    def start(self, job: bytes, errors: IO[bytes]) -> Worker:
        """A worker on a job, whose standard error is the file `errors`. Raises `OSError`."""
        if self.served:
            # What a server left behind must not reach the worker that takes its place: it has another pipe.
            with contextlib.suppress(OSError, Unreachable):
                name = self.installation or fingerprint()
                return _start_worker(job, lambda given, said, heard: ForkedProcess(given, said, errors, heard, name))
            self.served = False
        return _start_worker(job, lambda given, said, _: OwnProcess(given, said, errors))


def _start_worker(job: bytes, start: Callable[[IO[bytes], int, int], Process]) -> Worker:
    """`start` is given the job, and both ends of a pipe: for the worker to speak and for us to hear."""
    heard, said = os.pipe()
    try:
        with tempfile.TemporaryFile() as given:
            given.write(job)
            given.seek(0)
            return Worker(start(given, said, heard), open(heard, "rb", buffering=0))
    except BaseException:
        os.close(heard)
        raise
    finally:
        os.close(said)


def _connect(fingerprint: str) -> socket.socket:
    """A connection to a server. Where there is none, and this is not the only run of these minutes, one is started and
    waited for, which takes little longer than a process of our own, and once for all. Raises `OSError` and
    `Unreachable`."""
    path = socket_path(fingerprint)
    connection = connected(path)
    if connection is not None:
        return connection
    if not _is_busy(path):
        raise Unreachable("there is no server yet")
    deadline = time.monotonic() + _START_SECONDS
    has_started = False
    while time.monotonic() < deadline:
        # Who starts a server keeps the lock until that is ready, or dies.
        with contextlib.suppress(Unreachable), locked(path) as lock:
            connection = connected(path)
            if connection is not None:
                return connection
            if has_started:
                break
            has_started = True
            _start(path, fingerprint, lock)
        time.sleep(_LOOK_SECONDS)
        connection = connected(path)
        if connection is not None:
            return connection
    raise Unreachable("no server could be started in time")


def _is_busy(path: Path) -> bool:
    """Whether there was another run a short time ago; this run counts for the next."""
    mark = path.with_suffix(".last")
    try:
        found = time.time() - mark.stat().st_mtime < _BUSY_SECONDS
    except FileNotFoundError:
        found = False
    mark.touch()
    return found


def _start(path: Path, fingerprint: str, lock: int) -> None:
    """Starts a server, which keeps the lock until it serves, and finds the same modules as this process."""
    with contextlib.suppress(FileNotFoundError):
        if time.time() - failure_mark(path).stat().st_mtime < _FAILED_SECONDS:
            return
    optimize = ["-O"] * sys.flags.optimize
    subprocess.Popen(
        [sys.executable, *optimize, "-c", _SERVE, str(lock), fingerprint, os.fspath(path), *sys.path],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=(lock,),
        cwd="/",
        start_new_session=True,
    )
