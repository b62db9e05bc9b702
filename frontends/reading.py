"""Reading the user's files as text, whichever language they are written in."""

from __future__ import annotations

import os
import select
import stat
from pathlib import Path

from frontends.errors import InputProblem, SyntaxProblem
from interp.ir.place import Place

_STEP, _LEAST_STEP = 1 << 24, 1 << 13  # bytes that are read at once; files of the system do not say their size
_PATIENCE = 100.0  # milliseconds that one wait for a pipe takes
_COMPILED = {  # by what such files begin with, what they are and what makes text of them
    b"ML\xefR": "this is MLIR bytecode; print it as text with mlir-opt first",
    b"BC\xc0\xde": "this is LLVM bitcode; import it as MLIR with mlir-translate --import-llvm first",
}


def read(path: Path, name: str | None = None) -> str:
    """The text of a file that the user knows as `name`. Raises `InputProblem` where it cannot be read, and
    `SyntaxProblem` where it is not text."""
    name = str(path) if name is None else name
    try:
        data = _content(path)
    except OSError as error:
        raise InputProblem(f"cannot read '{path}': {error.strerror or error}") from error
    for beginning, message in _COMPILED.items():
        if data.startswith(beginning):
            raise SyntaxProblem(message, Place(name, 1, 1))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SyntaxProblem("this is not UTF-8 text", place_of(data.decode("latin-1"), error.start, name)) from None


def _content(path: Path) -> bytes:
    """All that a file holds, in steps between which a limit of time or memory ends this: a pipe may never be written
    to, and a device never ends."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        state = os.fstat(descriptor)
        is_regular = stat.S_ISREG(state.st_mode)
        step = min(max(state.st_size + 1, _LEAST_STEP), _STEP) if is_regular else _STEP
        ready = select.poll()
        ready.register(descriptor, select.POLLIN)
        parts: list[bytes] = []
        while True:
            if is_regular or ready.poll(_PATIENCE):
                part = os.read(descriptor, step)
                if not part:
                    return b"".join(parts)
                parts.append(part)
    finally:
        os.close(descriptor)


def beside(program: Path, name: str) -> Path:
    """The regular file that a program names, in its own folder or below, also where links lead. Raises
    `InputProblem`."""
    path = program.parent / name
    try:
        inside = path.resolve().is_relative_to(program.parent.resolve())
        if inside and path.is_file():
            return path
    except (OSError, ValueError, RuntimeError):  # a name that no file can have, and links in a circle
        inside = False
    why = "is no regular file" if inside else f"is not below the program's folder '{program.parent}'"
    raise InputProblem(f"'{name}', which '{program}' names, {why}")


def place_of(text: str, offset: int, file: str) -> Place:
    """The place of an offset in `text`."""
    return Place(file, text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))
