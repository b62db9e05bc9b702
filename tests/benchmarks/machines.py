"""The machine that figures are of, and what else it did meanwhile."""

from __future__ import annotations

import os
import platform
import resource
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from tests import ROOT

_BUSY = 0.2  # processors: from here on others disturb what is measured


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


@dataclass(frozen=True, slots=True)
class Load:
    """How many processors were in use during a stretch of time: by this process with those that it started and that
    have ended, and by others. None where the system does not tell."""

    own: float
    others: float | None

    @property
    def is_busy(self) -> bool | None:
        return None if self.others is None else self.others >= _BUSY

    def __str__(self) -> str:
        return "" if self.others is None else f"{'busy' if self.is_busy else 'quiet'} ({self.others:.1f})"


class LoadMeter:
    """Counts from its making on."""

    def __init__(self) -> None:
        self._started, self._own, self._all = time.monotonic(), _own_seconds(), _all_seconds()

    def read(self) -> Load:
        seconds = max(time.monotonic() - self._started, 1e-9)
        own = (_own_seconds() - self._own) / seconds
        now = _all_seconds()
        others = None if now is None or self._all is None else max((now - self._all) / seconds - own, 0.0)
        return Load(own, others)


def _own_seconds() -> float:
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def _all_seconds() -> float | None:
    """The seconds that all processors together were not idle (proc(5))."""
    try:
        fields = Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    user, nice, system, _idle, _waits, irq, softirq, steal = map(int, fields)
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")
