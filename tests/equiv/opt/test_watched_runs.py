"""Runs of a tool that are watched: what it says comes through a pipe, within limits of size and time."""

from __future__ import annotations

import signal
import time

import pytest

from equiv.opt.tool import Input, Watched, run_watched


def watched(script: str, seconds: float = 20.0, size: int = 1 << 20) -> Watched:
    return run_watched(["/bin/sh", "-c", script], Input(wanted=False), seconds=seconds, size=size)


def test_all_that_is_said_is_heard_in_its_order() -> None:
    script = "i=0; while [ $i -lt 3000 ]; do echo line $i >&2; i=$((i + 1)); done; exit 3"
    assert watched(script) == Watched(b"".join(b"line %d\n" % number for number in range(3000)), 3)


def test_more_than_the_pipe_holds_is_heard() -> None:
    found = watched("dd if=/dev/zero bs=65536 count=40 2>/dev/null | tr '\\0' x >&2", size=1 << 30)
    assert found == Watched(b"x" * (40 << 16), 0)


def test_what_a_tool_leaves_behind_keeps_nobody_waiting() -> None:
    started = time.monotonic()
    assert watched("echo said >&2; sleep 30 & exit 0") == Watched(b"said\n", 0)
    assert time.monotonic() - started < 15


def test_a_tool_that_closes_the_pipe_is_waited_for() -> None:
    assert watched("echo said >&2; exec 2>&-; sleep 0.2; exit 5") == Watched(b"said\n", 5)


@pytest.mark.parametrize("script", ["while :; do echo more >&2; done", "while :; do echo more; done >&2 & wait"])
def test_a_tool_that_says_too_much_is_ended(script: str) -> None:
    found = watched(script, size=10_000)
    assert (found.code, len(found.output)) == (-signal.SIGXFSZ, 10_000)


def test_a_tool_that_takes_too_long_is_ended() -> None:
    assert watched("echo said >&2; sleep 30", seconds=0.3) == Watched(b"said\n", None)
