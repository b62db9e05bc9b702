"""A run of a tool that another process of ours did: `equiv-opt` (equiv/opt/native/launcher.cpp), in the forms in which
it tells of it."""

from __future__ import annotations

import base64
import json
import os
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from msgspec import Struct

from equiv.errors import WrongUse
from equiv.opt.folder import Folder
from equiv.opt.tool import LARGEST, Completed, output_problem
from equiv.opt.wrapper import Begun, Ran

VERSION = 3
# Version, exit code or minus a signal, seconds, state of the output, whether it is mixed, whether the input is all.
_RAN = struct.Struct("iidiii4x")
_SEEN, _BROKEN, _UNREADABLE = 1, 2, 3
_DESCRIPTORS = 4


class RecordedInput(Struct, frozen=True):
    """What the tool could read on its standard input."""

    data: bytes
    is_whole: bool

    def is_known(self) -> bool:
        """Whether the contents are all that the tool may have read."""
        return self.is_whole

    def contents(self) -> bytes:
        return self.data

    def repeat(self, copy: IO[bytes]) -> None:
        """Writes it to `copy`, and goes back to its start."""
        copy.write(self.data)
        copy.seek(0)


class RecordedOutput(Struct, frozen=True):
    """What the tool wrote, or None and why that is not known; without a reason where nobody reads it."""

    text: bytes | None
    problem: str
    mixed: bool

    def seen(self) -> tuple[bytes | None, str]:
        return self.text, self.problem


def described(message: bytes, read: bytes, written: bytes) -> Ran | None:
    """The run that a message tells of, which read and wrote this; None for a tool that could not be started. Raises
    `ValueError` for what is no such message."""
    if len(message) != _RAN.size:
        raise ValueError("no message on a run")
    version, code, seconds, state, mixed, whole = _RAN.unpack(message)
    if version != VERSION:
        return None
    text: bytes | None = None
    problem = ""
    if state == _BROKEN:
        problem = output_problem("broken") if written else ""
    elif state == _UNREADABLE:
        problem = output_problem("unreadable")
    elif state == _SEEN and len(written) >= LARGEST:
        problem = output_problem("large")
    elif state == _SEEN:
        text = written
    return Ran(RecordedInput(read, bool(whole)), RecordedOutput(text, problem, bool(mixed)), Completed(code, seconds))


def begun_as_json(begun: Begun) -> bytes:
    """A run that begins, for a process that may have to end it."""
    claimed = None if begun.claimed is None else [str(begun.claimed.path), begun.claimed.name]
    before = [base64.b64encode(each).decode() for each in begun.before]
    return json.dumps({"file": begun.file, "claimed": claimed, "before": before}).encode()


def handed_over(listed: str, command: Sequence[str]) -> tuple[Begun, Ran]:
    """The run in descriptors that `equiv-opt` left to us: how it began, how it ended, what was read and written. Raises
    `WrongUse` for what are none."""
    try:
        descriptors = [int(each) for each in listed.split(",")]
        if len(descriptors) != _DESCRIPTORS:
            raise ValueError(listed)
        state, told, read, written = (_taken(each) for each in descriptors)
        data = json.loads(state)
        claimed = data["claimed"] and Folder(Path(data["claimed"][0]), data["claimed"][1], data["file"])
        begun = Begun(command, data["file"], claimed, [base64.b64decode(each) for each in data["before"]])
        ran = described(told, read, written)
        if ran is None:
            raise ValueError(listed)
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise WrongUse(f"EQUIV_OPT_RAN is for equiv-opt alone: {problem}") from problem
    return begun, ran


def _taken(descriptor: int) -> bytes:
    """All that is in a file, which is closed: the tool, which runs again, is to have no more than it had."""
    with open(descriptor, "rb") as file:
        return os.pread(descriptor, os.fstat(file.fileno()).st_size, 0)
