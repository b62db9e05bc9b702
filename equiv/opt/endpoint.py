"""Where the server of checks listens: a socket in a folder that belongs to this user alone."""

from __future__ import annotations

import contextlib
import fcntl
import os
import socket
import stat
import struct
import tempfile
from collections.abc import Iterator
from pathlib import Path

DESCRIPTORS = 3  # that come with a request: the job, the pipe for what the worker says, its standard error
STATUS = struct.Struct("i")  # the answer, as of `os.waitstatus_to_exitcode`
_CREDENTIALS = struct.Struct("3i")  # pid, uid, gid: `struct ucred` of unix(7)


class Unreachable(Exception):
    """There is no place for a server, or none that can be trusted."""


def socket_path(fingerprint: str) -> Path:
    """The socket of servers with a fingerprint. Raises `Unreachable`."""
    return _own_folder() / fingerprint[:24]


def launcher_path(folder: Path) -> Path:
    """The socket at which the program `equiv-opt` in a folder asks (equiv/opt/native/launcher.cpp). Raises
    `Unreachable`."""
    hash = 0xCBF29CE484222325  # FNV-1a
    for each in os.fsencode(folder):
        hash = (hash ^ each) * 0x100000001B3 % 2**64
    return _own_folder() / f"launcher-{hash:016x}"


def _own_folder() -> Path:
    folder = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir(), f"equiv-{os.geteuid()}")
    try:
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        state = folder.lstat()
    except OSError as problem:
        raise Unreachable(f"cannot make '{folder}': {problem.strerror or problem}") from problem
    if not stat.S_ISDIR(state.st_mode) or state.st_uid != os.geteuid() or state.st_mode & 0o077:
        raise Unreachable(f"'{folder}' is not a folder of this user alone")
    return folder


def connected(path: Path) -> socket.socket | None:
    """A connection to who listens at a socket, None where nobody does. Raises `OSError`."""
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        connection.connect(os.fspath(path))
    except (FileNotFoundError, ConnectionRefusedError):
        connection.close()
        return None
    except BaseException:
        connection.close()
        raise
    return connection


def failure_mark(path: Path) -> Path:
    """The file that says that a server could not be started for the socket at `path`."""
    return path.with_suffix(".failed")


def is_own(connection: socket.socket) -> bool:
    """Whether the process at the other end is of the same user."""
    given = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    return bool(_CREDENTIALS.unpack(given)[1] == os.geteuid())


@contextlib.contextmanager
def locked(path: Path) -> Iterator[int]:
    """Keeps others from taking the place at `path`, and from leaving it: gives the descriptor of the lock, which a
    process that inherits it keeps. Raises `Unreachable` where somebody else has it."""
    with open(path.with_suffix(".lock"), "wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unreachable("another process starts a server") from None
        yield lock.fileno()
