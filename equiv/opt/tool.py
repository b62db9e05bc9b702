"""Runs the tool: once as it is, with the terminal, pipes and signals that it has alone, and once more to watch."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import resource
import select
import signal
import stat
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from types import FrameType
from typing import IO, Protocol

from msgspec import Struct

from equiv.errors import WrongUse, cannot_run

_FORWARDED = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
_CHUNK = 1 << 16  # bytes
_ROOM = 1 << 20  # bytes of a pipe at which a tool is heard
_NAP = 0.002  # seconds in which it may go on saying things
_LOOK = 0.05  # between two looks whether it has ended
LARGEST = 1 << 28
"""Bytes of output that are looked at."""


class Input:
    """Our standard input, for a tool that may read it and for a later run that reads the same.

    A file is handed on as it is, and read before, since the tool may write to it. What comes through a pipe is recorded
    on its way to the tool."""

    def __init__(self, *, wanted: bool) -> None:
        """What is in a pipe already stays there for the tool, or for who reads it later, where it is not `wanted`."""
        self._was_left = False
        self._start = 0
        self._recorded = bytearray()
        self._kept = b""
        self.is_file = self.is_pipe = False
        try:
            mode = os.fstat(0).st_mode
            self.is_file = stat.S_ISREG(mode)
            self._was_left = not wanted and stat.S_ISFIFO(mode) and bool(_events(0) & select.POLLIN)
            self.is_pipe = (stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)) and not self._was_left
            if self.is_file:
                self._start = os.lseek(0, 0, os.SEEK_CUR)
                self._kept = b"".join(self._parts())
        except OSError:
            pass  # standard input is closed

    def contents(self) -> bytes:
        """What the tool could read; of a file, what it held before the tool ran."""
        return self._kept if self.is_file else bytes(self._recorded)

    def is_known(self) -> bool:
        """Whether the tool read nothing that was left to it, and not to others: then it would have come to the end."""
        return not self._was_left or _events(0) & (select.POLLIN | select.POLLHUP) != select.POLLHUP

    def record(self, tool: IO[bytes], ended: threading.Event) -> None:
        """Passes our standard input on to `tool` until it or the tool ends."""
        try:
            with tool:
                while not ended.is_set():
                    if not select.select([0], [], [], 0.05)[0]:
                        continue
                    data = os.read(0, _CHUNK)
                    if not data:
                        return
                    self._recorded += data
                    tool.write(data)
                    tool.flush()
        except OSError:
            pass  # the tool does not read on

    def repeat(self, copy: IO[bytes]) -> None:
        """Writes what the tool could read to `copy`, and goes back to its start."""
        copy.write(self.contents())
        copy.seek(0)

    def _parts(self) -> Iterator[bytes]:
        offset = self._start
        while data := os.pread(0, _CHUNK, offset):
            yield data
            offset += len(data)


class Completed(Struct, frozen=True):
    """`code` is the exit code, or minus the number of the signal that ended the tool."""

    code: int
    seconds: float


class StandardOutput:
    """Our standard output, for a tool that writes to it, and for us to see what it wrote.

    A file is handed on as it is and read later. What goes elsewhere passes through us, with the tool's messages where
    they go to the same place, so that their order stays; but on a terminal, where messages have colours."""

    def __init__(self, *, wanted: bool) -> None:
        """Where it is not `wanted`, the tool has it as it is, and nothing is seen."""
        self._start = 0
        self._seen = bytearray()
        self._broken = False
        self._file = self.mixed = self.passes = False
        try:
            state = os.fstat(1)
            if fcntl.fcntl(1, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
                raise OSError(errno.EBADF, "not open for writing")
            self._file = wanted and stat.S_ISREG(state.st_mode)
            self.passes = wanted and not self._file and not _is_broken(1)
            if self._file:
                self._start = state.st_size if _appends(1) else os.lseek(1, 0, os.SEEK_CUR)
            with contextlib.suppress(OSError):
                self.mixed = wanted and os.path.samestat(state, os.fstat(2)) and not os.isatty(1)
        except OSError:
            self._broken = True  # it is closed, or was when this process began

    def passed_on(self, tool: IO[bytes]) -> None:
        """Passes on what the tool writes until it ends, or until nobody reads on, which the tool is told then."""
        with tool:
            while data := os.read(tool.fileno(), _CHUNK):
                if len(self._seen) < LARGEST:
                    self._seen += data
                try:
                    while data:
                        data = data[os.write(1, data) :]
                except OSError:
                    self._broken = True
                    return

    def seen(self) -> tuple[bytes | None, str]:
        """What the tool wrote, or None and why that is not known; without a reason where nobody reads it."""
        if self._broken:
            return None, output_problem("broken") if self._seen else ""
        if self._file:
            try:
                with open("/proc/self/fd/1", "rb") as written:
                    written.seek(self._start)
                    return written.read(LARGEST + 1)[:LARGEST], ""
            except OSError:
                return None, output_problem("unreadable")
        if not self.passes:
            return None, ""
        if len(self._seen) >= LARGEST:
            return None, output_problem("large")
        return bytes(self._seen), ""


def output_problem(kind: str) -> str:
    """Why it is not known what the tool wrote to standard output."""
    return {
        "broken": "who read what the tool wrote did not read it to its end",
        "unreadable": "what the tool wrote cannot be read again",
        "large": f"the tool wrote more than {LARGEST} bytes",
    }[kind]


class Given(Protocol):
    """The standard input of a tool."""

    def is_known(self) -> bool:
        """Whether the contents are all that the tool may have read."""
        ...

    def contents(self) -> bytes:
        """What the tool could read."""
        ...

    def repeat(self, copy: IO[bytes]) -> None:
        """Writes what the tool could read to `copy`, and goes back to its start."""
        ...


class Printed(Protocol):
    """The standard output of a tool; `mixed` says that its messages are among it."""

    @property
    def mixed(self) -> bool:
        """Whether the tool's messages are among what it wrote."""

    def seen(self) -> tuple[bytes | None, str]:
        """What the tool wrote, or None and why that is not known; without a reason where nobody reads it."""
        ...


def _is_broken(descriptor: int) -> bool:
    """Whether nobody reads what is written there."""
    poll = select.poll()
    poll.register(descriptor, 0)
    return any(event & (select.POLLERR | select.POLLNVAL) for _, event in poll.poll(0))


def _events(pipe: int) -> int:
    """Whether a pipe holds something (`POLLIN`), and whether nobody writes more (`POLLHUP`)."""
    poll = select.poll()
    poll.register(pipe, select.POLLIN)
    return sum(event for _, event in poll.poll(0))


def _appends(descriptor: int) -> bool:
    return bool(fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_APPEND)


def run_alone(command: Sequence[str], given: Input, output: StandardOutput) -> Completed:
    """Runs the tool as it would run without us: it has our standard output and error, and signals that we get. Raises
    `WrongUse` where it cannot be started."""
    started = time.monotonic()
    writing = subprocess.PIPE if output.passes else None
    errors = subprocess.STDOUT if output.passes and output.mixed else None
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE if given.is_pipe else None,
            stdout=writing,
            stderr=errors,
            close_fds=False,  # `>(program)` of a shell is a descriptor; those of ours are not inherited
        )
    except OSError as problem:
        raise cannot_run(command[0], problem) from problem
    except ValueError as problem:
        raise WrongUse(f"cannot run '{command[0]}': {problem}") from problem
    ended = threading.Event()
    recorder = None
    if process.stdin is not None:
        recorder = threading.Thread(target=given.record, args=(process.stdin, ended), daemon=True)
        recorder.start()
    passing = None
    if process.stdout is not None:
        passing = threading.Thread(target=output.passed_on, args=(process.stdout,), daemon=True)
        passing.start()

    def forward(number: int, _: FrameType | None) -> None:
        process.send_signal(number)

    former = {number: signal.signal(number, forward) for number in _FORWARDED}
    try:
        code = process.wait()
        if passing is not None:
            passing.join()  # what the tool started may write on, to whoever reads us
    finally:
        ended.set()
        for number, handler in former.items():
            signal.signal(number, handler)
    if recorder is not None:
        recorder.join(1.0)
    return Completed(code, time.monotonic() - started)


class Watched(Struct, frozen=True):
    """A run that prints passes: what it wrote on standard error, and its exit code, None where it had to be stopped."""

    output: bytes
    code: int | None


def run_watched(command: Sequence[str], given: Given, *, seconds: float, size: int) -> Watched:
    """Runs the tool again, for at most `seconds` and `size` bytes of standard error, beyond which it counts as ended by
    SIGXFSZ. Raises `OSError`."""
    heard, said = os.pipe()
    with tempfile.TemporaryFile() as again, open(heard, "rb", buffering=0):
        try:
            # LLVM writes each word by itself, which costs least where nobody is woken for it.
            with contextlib.suppress(AttributeError, OSError):  # Linux alone has this, with a limit of its own
                fcntl.fcntl(said, fcntl.F_SETPIPE_SZ, _ROOM)
            given.repeat(again)
            # A process group of its own: whatever the tool starts ends with it.
            process = subprocess.Popen(
                command,
                stdin=again,
                stdout=subprocess.DEVNULL,
                stderr=said,
                start_new_session=True,
                close_fds=False,
            )
        finally:
            os.close(said)
        with contextlib.suppress(AttributeError, OSError):  # macOS has no such limit; or it has ended already
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, size))
        try:
            return _heard(process, heard, time.monotonic() + seconds, size)
        finally:
            _kill_group(process.pid)
            process.wait()


def _heard(process: subprocess.Popen[bytes], descriptor: int, until: float, size: int) -> Watched:
    """What a process says on a pipe before its end, whoever else may hold the pipe open then."""
    os.set_blocking(descriptor, False)
    parts: list[bytes] = []
    is_open = True
    while True:
        code = process.poll()
        while is_open and size >= 0:
            try:
                part = os.read(descriptor, _ROOM)
            except BlockingIOError:
                break
            is_open = bool(part)
            parts.append(part)
            size -= len(part)
            if len(part) < _ROOM:
                break
        if size < 0:
            return Watched(b"".join(parts)[:size], -signal.SIGXFSZ)
        if code is not None:
            return Watched(b"".join(parts), code)
        left = until - time.monotonic()
        if left <= 0:
            return Watched(b"".join(parts), None)
        if not is_open:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(left)
        elif select.select([descriptor], [], [], min(left, _LOOK))[0]:
            time.sleep(_NAP)


def last_said(output: bytes) -> str:
    """The last error in what a tool wrote, or its last line: below an error, tools draw what they point at."""
    lines = [line for line in output.splitlines() if line.strip()]
    last = next((line for line in reversed(lines) if b"error: " in line), lines[-1] if lines else b"")
    return last[:300].decode("utf-8", "replace")


def _kill_group(leader: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # all of it has ended
        os.killpg(leader, signal.SIGKILL)


def exit_like(code: int) -> None:
    """Ends this process in the way in which the tool ended, by the same signal if it was one."""
    if code < 0:
        # The tool has dumped core if somebody wanted that.
        resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code if code >= 0 else 128 - code)
