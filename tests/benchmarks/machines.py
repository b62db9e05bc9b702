"""The machine that figures are of, and what else it did meanwhile."""

from __future__ import annotations

import os
import platform
import resource
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from statistics import median

from tests import ROOT
from tests.lit.processor_time import children

_BUSY = 0.2  # processors: from here on others disturb what is measured
_ALIKE = 0.9  # the share of windows in one state that makes it the state of all
_WINDOW = 2.0  # seconds
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def describe() -> dict[str, str]:
    """What tells one machine, and one state of the project, from another."""
    model = platform.processor()
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    except OSError:
        pass  # only Linux has it
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return {
        "processor": f"{processors()} x {model or 'unknown'}",
        "system": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "commit": commit.stdout.strip() or "unknown",
    }


def yardstick() -> float:
    """Processor seconds of fixed work, the median of three: what this machine needs for it now."""
    figures = []
    for _ in range(3):
        started, total = time.process_time(), 0
        for number in range(400_000):
            total ^= number * number
        figures.append(time.process_time() - started)
    return median(figures)


class State(StrEnum):
    """What others did on the machine."""

    QUIET = "quiet"
    BUSY = "busy"
    MIXED = "mixed"  # quiet for a part of the time: no figure of the whole says what either costs
    UNTOLD = ""  # the system does not tell


@dataclass(frozen=True, slots=True)
class Load:
    """How many processors were in use during a stretch of time: by this process with all that it started, and by
    others, None where the system does not tell."""

    own: float
    others: float | None
    state: State

    @classmethod
    def of(cls, own: float, others: float | None) -> Load:
        """A stretch without parts."""
        if others is None:
            return cls(own, None, State.UNTOLD)
        return cls(own, others, State.BUSY if others >= _BUSY else State.QUIET)

    @classmethod
    def together(cls, parts: Sequence[Load]) -> Load:
        """A stretch of parts that are equally long."""
        own = sum(each.own for each in parts) / len(parts)
        known = [each.others for each in parts if each.others is not None]
        if len(known) < len(parts):
            return cls(own, None, State.UNTOLD)
        quiet = sum(each.state is State.QUIET for each in parts) / len(parts)
        mixed = any(each.state is State.MIXED for each in parts) or 1 - _ALIKE < quiet < _ALIKE
        state = State.MIXED if mixed else State.QUIET if quiet >= _ALIKE else State.BUSY
        return cls(own, sum(known) / len(known), state)

    def __str__(self) -> str:
        return "" if self.others is None else f"{self.state} ({self.others:.1f})"


class LoadMeter:
    """Counts from its making on, in windows of two seconds: a stretch that was quiet in one half
    and busy in the other is neither."""

    def __init__(self) -> None:
        self._begin()
        self._windows: list[Load] = []
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def read(self) -> Load:
        """Ends the stretch."""
        self._ended.set()
        self._thread.join()
        last = self._since()
        return Load.together(self._windows) if self._windows else last

    def _watch(self) -> None:
        while not self._ended.wait(_WINDOW):
            self._windows.append(self._since())
            self._begin()

    def _begin(self) -> None:
        self._started, self._own, self._all = time.monotonic(), tree_seconds(), _all_seconds()

    def _since(self) -> Load:
        seconds = max(time.monotonic() - self._started, 1e-9)
        own, now = tree_seconds() - self._own, _all_seconds()
        others = None if now is None or self._all is None else max(now - self._all - own, 0.0) / seconds
        return Load.of(own / seconds, others)


def tree_seconds() -> float:
    """The processor seconds of this process and of all that came of it and are its children still, or have ended and
    were waited for."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    seconds = sum(usage.ru_utime + usage.ru_stime for usage in usages)
    waiting = children(os.getpid())
    while waiting:
        process = waiting.pop()
        try:
            fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has ended
        seconds += sum(map(int, fields[11:15])) / _TICKS
        waiting += children(process)
    return seconds


def _all_seconds() -> float | None:
    """The seconds that all processors together were not idle (proc(5))."""
    try:
        fields = Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    user, nice, system, _idle, _waits, irq, softirq, steal = map(int, fields)
    return (user + nice + system + irq + softirq + steal) / _TICKS
