"""A check in a process of its own, under one that sees to its limits.

Python's limits hold between two of its instructions; a library that computes for an hour in one call, that needs all
memory or that ends the process is no reason to wait, nor to exit with a code that is not a verdict's. The child is the
process that goes on; the parent waits for it, ends it where its time is over, and then says what is known."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, NoReturn

from msgspec import Struct, field

from equiv.cli import owns_process
from equiv.processes import GRACE, Lines, ending, limit_memory, write_line
from equiv.request.process import end_with_parent
from equiv.verdict import EXIT_UNKNOWN, Verdict
from equiv.verdict.printable import printable_line

_INTERRUPTED = 130
_LEAVE = 0.4  # seconds that an interrupted child has to end


class Ended(Struct):
    """How far a child came that did not end by itself. `function` is what it was at, empty where it read programs;
    `left` functions came after it."""

    message: str
    late: bool
    function: str = ""
    left: int = 0
    verdicts: list[Verdict] = field(default_factory=list)


class ToParent:
    """The child's `Stages`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def begins(self, function: str, deadline: float, left: int) -> None:
        self._say({"function": function, "deadline": deadline, "left": left})

    def ended(self, verdict: Verdict) -> None:
        self._say({"verdict": verdict.to_json()})

    def all_ended(self) -> None:
        """What is still to do is to say so, which takes as long as who reads it."""
        self._say({"function": "", "deadline": None, "left": 0})

    def _say(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(OSError):
            write_line(self._descriptor, json.dumps(message))


def fork(timeout: float, max_memory: int, give_up: Callable[[Ended], int], what: str = "check") -> ToParent | None:
    """Goes on in a child, which tells how far it is, or in this process and with None where that is not the command
    line's own. The child has `timeout` seconds until it names a deadline, and `max_memory` bytes. The parent exits with
    the child's code, or with that which `give_up` returns; `what` is what it calls that which it ended."""
    if not owns_process():
        return None
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    parent = os.getpid()
    try:
        child = os.fork()
    except OSError:
        os.close(reading)
        os.close(writing)
        return None
    if child == 0:
        os.close(reading)
        end_with_parent(parent)
        limit_memory(max_memory)
        return ToParent(writing)
    os.close(writing)
    _supervise(child, reading, timeout, give_up, what)


@contextlib.contextmanager
def limited(file: str, timeout: float, max_memory: int, what: str) -> Iterator[None]:
    """Goes on in a child. Where it reaches a limit or dies, that is said of `file`, and the exit code is that of
    `unknown`; what is written after the body may take as long as who reads it."""

    def give_up(ended: Ended) -> int:
        sys.stderr.write(printable_line(f"equiv: {file}: {ended.message}") + "\n")
        return EXIT_UNKNOWN

    stages = fork(timeout, max_memory, give_up, what)
    yield
    if stages is not None:
        stages.all_ended()


def _supervise(child: int, reading: int, timeout: float, give_up: Callable[[Ended], int], what: str) -> NoReturn:
    interrupted: list[float] = []

    def interrupt(_: int, frame: FrameType | None) -> None:
        interrupted.append(time.monotonic())

    def end(number: int, frame: FrameType | None) -> None:
        _kill(child)
        os._exit(128 + number)

    # A call that a signal interrupts goes on where its handler returns (PEP 475): it has to wait for signals, too.
    woken, waker = _pipe()
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    signal.signal(signal.SIGINT, interrupt)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end)
    state = Ended("", False)
    deadline: float | None = time.monotonic() + timeout
    said, told = Lines(), False
    while True:
        now = time.monotonic()
        if interrupted and now > interrupted[0] + _LEAVE and not told:
            # Whoever interrupted may have meant the parent alone.
            told = True
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGINT)
        if interrupted and now > interrupted[0] + 2 * _LEAVE:
            _kill(child)
            sys.stderr.write("equiv: interrupted\n")
            sys.exit(_INTERRUPTED)
        if deadline is not None and now > deadline + GRACE and not interrupted:
            _kill(child)
            state.message, state.late = f"the limit of {timeout:g} s was reached, and the {what} was ended", True
            sys.exit(give_up(state))
        wait = 0.05 if interrupted else 3600.0 if deadline is None else max(0.0, deadline + GRACE - now) + 0.01
        ready = select.select([reading, woken], [], [], min(wait, 3600.0))[0]
        if woken in ready:
            os.read(woken, 1 << 10)
        if reading not in ready:
            continue
        part = os.read(reading, 1 << 20)
        if not part:
            break
        for line in said.take(part):
            message = json.loads(line)
            if "verdict" in message:
                state.verdicts.append(Verdict.from_json(message["verdict"]))
            else:
                state.function, deadline, state.left = message["function"], message["deadline"], message["left"]
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code < 0:
        if interrupted or -code == signal.SIGINT:
            sys.exit(_INTERRUPTED)
        if deadline is None:  # its verdicts were said
            sys.exit(128 - code)
        state.message = f"the process of the {what} died by {ending(code)}"
        sys.exit(give_up(state))
    sys.exit(code)


def _pipe() -> tuple[int, int]:
    ends = os.pipe()
    for end in ends:
        os.set_blocking(end, False)
    return ends


def _kill(child: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        os.waitpid(child, 0)
