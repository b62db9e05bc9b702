"""A process that has everything imported, and forks one that checks the passes of a run whenever it is asked.

A request is one message with three descriptors: the job, the pipe for what the worker says, and a file for its standard
error. The answer is one message, how the worker ended. Who closes the connection before has the worker killed. Without
requests, or when its socket or the installation is no longer what it was, the server ends by itself."""

from __future__ import annotations

import array
import contextlib
import gc
import os
import select
import signal
import socket
import time
import traceback
from pathlib import Path
from typing import NoReturn

from msgspec import Struct

from equiv.opt import worker
from equiv.opt.endpoint import DESCRIPTORS, STATUS, Unreachable, failure_mark, is_own, locked
from equiv.opt.environment import fingerprint
from equiv.opt.preload import preload
from equiv.request.process import end_with_parent

IDLE_SECONDS = 60.0
_LOOK_SECONDS = 5.0  # how often it looks whether it is still wanted
_BACKLOG = 64


class _Client(Struct):
    """`worker` is the process that checks for it, None before its request."""

    connection: socket.socket
    worker: int | None = None


class Server:
    """Forks workers for clients of the same user, who connect to a socket at `path`, and says how each one ended."""

    def __init__(self, listening: socket.socket, path: Path) -> None:
        self._listening = listening
        self._path = path
        self._inode = path.stat().st_ino
        self._clients: dict[int, _Client] = {}  # by descriptor
        self._woken, self._waker = os.pipe2(os.O_NONBLOCK | os.O_CLOEXEC)

    def run(self, wanted: str) -> None:
        """Serves until nobody asks for so long, or what it was started for is no more."""
        # Who started it may have kept word of children from itself, and so from what it starts.
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGCHLD,))
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._waker, warn_on_full_buffer=False)
        last = time.monotonic()
        while True:
            ready = self._wait()
            for descriptor in ready:
                if descriptor == self._listening.fileno():
                    self._accept()
                elif descriptor == self._woken:
                    os.read(self._woken, 1 << 12)
                    self._reap()
                elif descriptor in self._clients:
                    self._hear(self._clients[descriptor])
            if ready or self._clients:
                last = time.monotonic()
            elif (time.monotonic() - last > IDLE_SECONDS or not self._is_wanted(wanted)) and self._leave():
                return

    def _wait(self) -> list[int]:
        watched = [self._listening.fileno(), self._woken, *self._clients]
        poll = select.poll()
        for descriptor in watched:
            poll.register(descriptor, select.POLLIN)
        return [descriptor for descriptor, _ in poll.poll(1000 * _LOOK_SECONDS)]

    def _is_wanted(self, wanted: str) -> bool:
        try:
            return self._path.stat().st_ino == self._inode and fingerprint() == wanted
        except OSError:
            return False

    def _leave(self) -> bool:
        """Gives the place up, unless somebody is at the door."""
        try:
            with locked(self._path):
                if select.select([self._listening], [], [], 0)[0]:
                    return False
                if self._path.exists() and self._path.stat().st_ino == self._inode:
                    self._path.unlink()
                self._listening.close()
                return True
        except (OSError, Unreachable):
            return not self._path.parent.exists()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            connection, _ = self._listening.accept()
            if is_own(connection):
                connection.setblocking(False)
                self._clients[connection.fileno()] = _Client(connection)
            else:
                connection.close()

    def _hear(self, client: _Client) -> None:
        """Takes a request, or the end of a client that does not wait any longer."""
        descriptors = array.array("i")
        try:
            data, ancillary, _, _ = client.connection.recvmsg(1, socket.CMSG_SPACE(DESCRIPTORS * descriptors.itemsize))
        except BlockingIOError:
            return
        except OSError:
            data, ancillary = b"", []
        for level, kind, content in ancillary:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                descriptors.frombytes(content[: len(content) - len(content) % descriptors.itemsize])
        try:
            if data and client.worker is None and len(descriptors) == DESCRIPTORS:
                client.worker = self._fork(*descriptors)
                return
        except OSError:  # no more processes
            pass
        finally:
            for each in descriptors:
                os.close(each)
        self._drop(client)

    def _drop(self, client: _Client) -> None:
        if client.worker is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(client.worker, signal.SIGKILL)
        del self._clients[client.connection.fileno()]
        client.connection.close()

    def _reap(self) -> None:
        while True:
            try:
                ended, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not ended:
                return
            for client in list(self._clients.values()):
                if client.worker == ended:
                    client.worker = None
                    with contextlib.suppress(OSError):
                        client.connection.send(STATUS.pack(os.waitstatus_to_exitcode(status)))
                    self._drop(client)

    def _fork(self, job: int, said: int, errors: int) -> int:
        server = os.getpid()
        child = os.fork()
        if not child:
            self._become_worker(server, job, said, errors)
        return child

    def _become_worker(self, server: int, job: int, said: int, errors: int) -> NoReturn:
        code = 1
        try:
            end_with_parent(server)
            signal.set_wakeup_fd(-1)
            for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.dup2(job, 0)
            os.dup2(errors, 2)
            said = os.dup(said)
            keep = {0, 1, 2, said}
            for descriptor in map(int, os.listdir("/proc/self/fd")):
                if descriptor not in keep:
                    with contextlib.suppress(OSError):
                        os.close(descriptor)
            with open(0, encoding="utf-8", closefd=False) as given:
                worker.work(given, said)
            code = 0
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)


def serve(lock: int, wanted: str, path: Path) -> None:
    """Serves at `path` processes with a fingerprint. `lock` is the descriptor of the place's lock, given up when the
    server is ready. Raises `Unreachable`: it was started for another installation."""
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET | socket.SOCK_NONBLOCK)
    gc.disable()  # all that is imported stays
    try:
        preload()
        # Files that were written while they were imported are neither the old nor the new installation.
        if fingerprint() != wanted:
            raise Unreachable("this is another installation")
        gc.enable()
        gc.collect()
        gc.freeze()
        # Whoever finds the socket is answered at once.
        beginning = path.with_suffix(".new")
        beginning.unlink(missing_ok=True)
        listening.bind(os.fspath(beginning))
        listening.listen(_BACKLOG)
        beginning.rename(path)
    except BaseException:
        failure_mark(path).write_text(traceback.format_exc(), "utf-8")
        raise
    os.close(lock)
    Server(listening, path).run(wanted)
