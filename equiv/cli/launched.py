"""A process that answers `equiv-opt` (equiv/opt/native/launcher.cpp), which runs a tool and asks twice: before, what of
its command line is the tool, and then whether the run is known. Of a run that is not known, a process which it forks
does what is left to do (`equiv.cli.left`). The rest `equiv opt` does as if nobody was here.

It becomes like the process that asks as long as an answer takes: with its folder, variables and mask. It has nothing
imported that a check needs, so that its start costs little; it ends by itself when nobody asks, or when its socket or
the installation is no longer what it was."""

from __future__ import annotations

import contextlib
import gc
import io
import os
import select
import socket
import stat
import struct
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from equiv.cli import CONFIGURED, commands
from equiv.cli.configuration import found
from equiv.cli.left import ANSWER, ENDED, NOT_KNOWN, Left
from equiv.cli.opt import READING
from equiv.errors import WrongUse
from equiv.jobs.seal import secret_path
from equiv.jobs.store import Store
from equiv.opt.arguments import output_file, reads_standard_input
from equiv.opt.endpoint import Unreachable, connected, is_own, launcher_path, locked
from equiv.opt.environment import fingerprint, is_older_than_process, view
from equiv.opt.launched_run import VERSION, begun_as_json, described
from equiv.opt.wrapper import Begun, Settings, begin, conclude_known

_HELLO = struct.Struct("i")
_PLAN = struct.Struct("4i")  # version, where the tool is among the arguments, whether its input and output are seen
_LARGEST = 1 << 24  # bytes of a run; larger ones are not waited for by others
_LONGEST = 1 << 15  # bytes of what is said
_FRESH_SECONDS = 1.0  # in which files of the installation are not looked at again
_FILES = 2  # what the tool read and wrote; our standard error may come behind them
_PEER = struct.Struct("3i")
_MOST_KNOWN = 64  # beginnings of command lines
_IDLE_SECONDS = 60.0
_LOOK_SECONDS = 5.0  # how often it looks whether it is still wanted
_BACKLOG = 64


class Installed:
    """The installation with a fingerprint, and whether its files are still those that this process was started from;
    and its databases."""

    def __init__(self, wanted: str) -> None:
        self.fingerprint = wanted
        self._looked = 0.0
        self._is_same = False
        self._stores: dict[tuple[Path, Path], tuple[Store, int]] = {}
        self.command_lines = _CommandLines()
        self.view = view(os.getpid(), os.environ)

    def is_same(self) -> bool:
        """Whether the installation's files are those that this process was started from, as of a second ago."""
        now = time.monotonic()
        if now - self._looked > _FRESH_SECONDS:
            self._looked, self._is_same = now, fingerprint() == self.fingerprint
        return self._is_same

    def close_stores(self) -> None:
        """What is forked has no database open that is open here."""
        for store, _ in self._stores.values():
            store.close()
        self._stores.clear()

    def store(self, path: Path) -> Store | None:
        """A database that stays open as long as its file is the same, and who asks believes the same seals."""
        secret = secret_path()
        store, inode = self._stores.pop((path, secret), (None, 0))
        try:
            if store is None or path.stat().st_ino != inode:
                if store is not None:
                    store.close()
                store = Store(path, lambda _: None)
            self._stores[path, secret] = store, path.stat().st_ino
        except OSError:
            return None
        return store


class _Asking(Struct, frozen=True):
    """The process that asks."""

    arguments: list[str]
    folder: str
    variables: dict[str, str]
    mask: int


class _CommandLines:
    """What was read of command lines: of those that begin alike, up to the name of the tool, the rest is the tool's."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Settings] = {}
        self._lengths: set[int] = set()  # of beginnings

    def read(self, asking: _Asking) -> tuple[list[str], Settings] | None:
        """The command of the tool, and how its run is to be checked; None where `equiv opt` has something to say first.
        This process is like the one that asks."""
        arguments = asking.arguments[1:]
        # A configuration may say something else now.
        if CONFIGURED in asking.variables or found(Path(asking.folder)) is not None:
            return _reading(arguments)
        place = asking.folder, frozenset(asking.variables.items())
        for length in self._lengths:
            settings = self._known.get((*place, *arguments[:length]))
            if settings is not None and length <= len(arguments):
                return arguments[length - 1 :], settings
        read = _reading(arguments)
        if read is not None and read[1].known is None:  # known findings are read from a file
            length = len(arguments) - len(read[0]) + 1
            # Options may come behind what only looks like one, but not behind a tool.
            if length > 0 and not arguments[length - 1].startswith("-") and arguments[length - 1 :] == read[0]:
                if len(self._known) >= _MOST_KNOWN:
                    self._known.clear()
                    self._lengths.clear()
                self._known[(*place, *arguments[:length])] = read[1]
                self._lengths.add(length)
        return read


class Visit:
    """One conversation with an `equiv-opt`."""

    def __init__(self, connection: socket.socket, installed: Installed) -> None:
        self.connection = connection
        self._installed = installed
        self._asking: _Asking | None = None
        self._begun: Begun | None = None
        self._settings: Settings | None = None
        self.left: Left | None = None
        """What is to be done by another process, once the visit is over."""

    def hear(self, message: bytes, descriptors: Sequence[int]) -> bool:
        """Answers a message that came with descriptors; False where nothing more is to be said. Whatever goes wrong
        here, `equiv opt` will say it."""
        try:
            if self._begun is None:
                return message == _HELLO.pack(VERSION) and self._plan()
            self._judge(message, descriptors)
        except (Exception, SystemExit):
            pass
        return False

    def _plan(self) -> bool:
        process = _PEER.unpack(self.connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _PEER.size))[0]
        asking = _asking(process)
        if view(process, asking.variables) != self._installed.view or not self._installed.is_same():
            return False
        with _like(asking):
            read = self._installed.command_lines.read(asking)
            if read is None:
                return False
            command, self._settings = read
            tool = len(asking.arguments) - len(command)
            if asking.arguments[tool:] != command or not self._settings.request.server:
                return False
            given = reads_standard_input(command[1:])
            begun = begin(command, self._settings.reports)
        plan = _PLAN.pack(VERSION, tool, given, output_file(command[1:]) == "-")
        descriptor = os.memfd_create("begun", os.MFD_CLOEXEC)
        try:
            os.write(descriptor, begun_as_json(begun))
            socket.send_fds(self.connection, [plan], [descriptor])
        except OSError:  # nobody waits any more
            if begun.claimed is not None:
                begun.claimed.withdraw()
            return False
        finally:
            os.close(descriptor)
        self._begun, self._asking = begun, asking
        return True

    def _judge(self, message: bytes, descriptors: Sequence[int]) -> None:
        assert self._begun is not None and self._settings is not None and self._asking is not None
        if len(descriptors) < _FILES or not all(map(_is_small, descriptors[:_FILES])):
            return
        ran = described(message, *(os.pread(each, _LARGEST, 0) for each in descriptors[:_FILES]))
        if ran is None:
            if self._begun.claimed is not None:
                self._begun.claimed.withdraw()
            return
        if not self._installed.is_same():
            return
        said = io.StringIO()
        with _like(self._asking), contextlib.redirect_stderr(said):
            database = self._settings.request.database
            store = None if database is None else self._installed.store(database)
            code = conclude_known(self._begun, ran, self._settings, self._installed.fingerprint, store)
        text = said.getvalue().encode("utf-8", "backslashreplace")
        if code is not None and len(text) <= _LONGEST:
            self.connection.send(ANSWER.pack(ENDED, code) + text)
        elif code is None and len(descriptors) > _FILES and not _names_descriptors(self._asking.arguments):
            errors = os.dup(descriptors[_FILES])
            self.left = Left(self.connection, errors, self._begun, ran, self._settings, self._installed.fingerprint)
        else:
            self.connection.send(ANSWER.pack(NOT_KNOWN, 0))

    def like(self) -> contextlib.AbstractContextManager[None]:
        """Becomes like who asks. Raises `OSError` where the folder is gone."""
        assert self._asking is not None
        return _like(self._asking)


def _asking(process: int) -> _Asking:
    """Raises `OSError`."""
    with open(f"/proc/{process}/cmdline", "rb") as file:
        arguments = [os.fsdecode(each) for each in file.read().split(b"\0")[:-1]]
    with open(f"/proc/{process}/environ", "rb") as file:
        pairs = [os.fsdecode(each).partition("=") for each in file.read().split(b"\0")[:-1]]
    with open(f"/proc/{process}/status", encoding="utf-8", errors="replace") as status:
        mask = next((int(line.split()[1], 8) for line in status if line.startswith("Umask:")), 0o77)
    variables = {name: value for name, sign, value in reversed(pairs) if name and sign}
    return _Asking(arguments, os.readlink(f"/proc/{process}/cwd"), variables, mask)


@contextlib.contextmanager
def _like(asking: _Asking) -> Iterator[None]:
    """Raises `OSError` where the folder is gone."""
    variables, mask = dict(os.environ), os.umask(asking.mask)
    try:
        os.chdir(asking.folder)
        _become(variables, asking.variables)
        yield
    finally:
        _become(dict(os.environ), variables)
        os.umask(mask)
        os.chdir("/")


def _become(now: Mapping[str, str], wanted: Mapping[str, str]) -> None:
    """Sets the variables of this process, which costs a system's call for each that is another one."""
    for name in now.keys() - wanted.keys():
        del os.environ[name]
    for name, value in wanted.items():
        if now.get(name) != value:
            os.environ[name] = value


def _reading(arguments: Sequence[str]) -> tuple[list[str], Settings] | None:
    """The command of the tool, and how its run is to be checked; None where `equiv opt` has something to say first."""
    token = READING.set(True)
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            run: Callable[..., Any] = commands.main
            found: tuple[list[str], Settings] | Any = run(["opt", *arguments], "equiv", standalone_mode=False)
    except (click.ClickException, click.exceptions.Exit, click.Abort, WrongUse):
        return None
    finally:
        READING.reset(token)
    return None if said.getvalue() or not isinstance(found, tuple) else found


def _names_descriptors(arguments: Sequence[str]) -> bool:
    """Whether a tool is told of what is open in the process that asks, which another process has not."""
    return any("/dev/" in each or "/proc/" in each for each in arguments)


def _is_small(descriptor: int) -> bool:
    state = os.fstat(descriptor)
    return stat.S_ISREG(state.st_mode) and state.st_size < _LARGEST


class _Server:
    """Answers at a socket until nobody asks for so long, or what it was started for is no more."""

    def __init__(self, path: Path, installed: Installed) -> None:
        self._path = path
        self._installed = installed
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET | socket.SOCK_NONBLOCK)
        # Whoever finds the socket is answered at once.
        beginning = path.with_suffix(".new")
        beginning.unlink(missing_ok=True)
        self._listening.bind(os.fspath(beginning))
        self._listening.listen(_BACKLOG)
        beginning.rename(path)
        self._inode = path.stat().st_ino
        self._visits: dict[int, Visit] = {}  # by descriptor
        self._children = 0  # which have not been waited for

    def run(self) -> None:
        last = time.monotonic()
        while True:
            door = self._listening.fileno()
            ready, _, _ = select.select([door, *self._visits], [], [], _LOOK_SECONDS)
            for each in ready:
                if each == door:
                    self._accept()
                else:
                    self._answer(self._visits[each])
            self._reap()
            now = time.monotonic()
            last = now if ready else last
            if now - last > _IDLE_SECONDS or not self._is_wanted():
                self._leave()
                return

    def _is_wanted(self) -> bool:
        try:
            return self._path.stat().st_ino == self._inode and self._installed.is_same()
        except OSError:
            return False

    def _leave(self) -> None:
        """Who is at the door finds it closed, and does without."""
        with contextlib.suppress(OSError):
            if self._path.stat().st_ino == self._inode:
                self._path.unlink()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            connection, _ = self._listening.accept()
            if is_own(connection):
                connection.setblocking(False)
                self._visits[connection.fileno()] = Visit(connection, self._installed)
            else:
                connection.close()

    def _answer(self, visit: Visit) -> None:
        descriptors: list[int] = []
        try:
            data, descriptors, _, _ = socket.recv_fds(visit.connection, 1 << 12, _FILES + 1)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        try:
            goes_on = bool(data) and visit.hear(data, descriptors)
        finally:
            for each in descriptors:
                os.close(each)
        if visit.left is not None:
            self._fork(visit, visit.left)
        if not goes_on:
            del self._visits[visit.connection.fileno()]
            visit.connection.close()

    def _fork(self, visit: Visit, left: Left) -> None:
        """Has a process of its own do what is left. It goes on where this one ends, and ends where nobody waits."""
        self._installed.close_stores()
        with contextlib.suppress(OSError):  # no more processes
            process = os.fork()
            if not process:
                self._listening.close()
                for other in self._visits.values():
                    if other is not visit:
                        other.connection.close()
                left.do(visit.like)
            self._children += 1
        os.close(left.errors)

    def _reap(self) -> None:
        while self._children and os.waitpid(-1, os.WNOHANG)[0]:
            self._children -= 1


def start_answering() -> None:
    """Leaves a process that answers the `equiv-opt` which this process was, unless there is one. It is forked, so that
    what both need is imported once; where a file was written since it may have been imported, nobody is left."""
    folder = Path(os.path.realpath(os.path.dirname(os.path.abspath(sys.argv[0]))))
    with contextlib.suppress(OSError, Unreachable):
        path = launcher_path(folder)
        connection = connected(path)
        if connection is not None:
            connection.close()
            return
        with locked(path):
            pass  # nobody else is starting one
        wanted = fingerprint()
        if not is_older_than_process():
            return
        child = os.fork()
        if child:
            os.waitpid(child, 0)
            return
        try:
            os.setsid()
            if not os.fork():
                _let_go()
                answer(path, wanted)
        finally:
            os._exit(0)


def _let_go() -> None:
    """Keeps nothing that is open, and no folder."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    for descriptor in map(int, os.listdir("/proc/self/fd")):
        if descriptor > 2:
            with contextlib.suppress(OSError):  # that of the listing
                os.close(descriptor)
    os.chdir("/")


def answer(path: Path, wanted: str) -> None:
    """Answers at a socket, for the installation with a fingerprint. Raises `Unreachable` where another process is about
    to."""
    installed = Installed(wanted)
    with locked(path):
        if not installed.is_same():
            return
        server = _Server(path, installed)
    gc.collect()
    gc.freeze()
    server.run()
