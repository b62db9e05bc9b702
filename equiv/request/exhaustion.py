"""Work within the limits of a check, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from equiv.request.options import Options
from equiv.request.watchdog import LimitReached, watched
from equiv.verdict.reasons import ReasonKind

_Result = TypeVar("_Result")


class Exhausted(Exception):
    """A limit ended the work, and nothing in it said so at a better place."""

    def __init__(self, kind: ReasonKind, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message


def within(options: Options, started: float, work: Callable[[], _Result], deadline: float | None = None) -> _Result:
    """What `work` gives, which is ended at the `deadline` or the time limit after `started`, both in seconds of
    `time.monotonic`, and at the limit of memory, in bytes that the process may grow by. Raises `Exhausted`."""
    guard = None
    try:
        with watched(started + options.timeout if deadline is None else deadline, options.max_memory) as guard:
            return work()
    except LimitReached:
        if guard is not None and guard.reached is ReasonKind.LIMIT_MEMORY:
            raise _out_of_memory(options) from None
        message = f"the limit of {options.timeout:g} s was reached"
        raise Exhausted(ReasonKind.LIMIT_TIME, message) from None
    except MemoryError:
        raise _out_of_memory(options) from None
    except RecursionError:
        message = "the program is nested too deeply: Python's limit of recursion was reached"
        raise Exhausted(ReasonKind.LIMIT_MEMORY, message) from None


def _out_of_memory(options: Options) -> Exhausted:
    return Exhausted(ReasonKind.LIMIT_MEMORY, f"the limit of {options.max_memory:,} bytes of memory was reached")
