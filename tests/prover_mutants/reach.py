"""Which lines of the prover and which places of its core each pair and each test comes by, found once and kept."""

from __future__ import annotations

import hashlib
import json
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests import ROOT
from tests.prover_mutants.native_core import Core

Place = tuple[str, int]
"""A file, relative to the root, with a line; or NATIVE with the number of a site."""

NATIVE = "native"
_TRACED = ("equiv/", "interp/machine/", "frontends/mlir/dialects/llvm/")
_CALLS = 40  # of a function, in which its lines are noted; a generator is called each time it goes on


class Recorder:
    """Notes what runs between `start` and `stop`."""

    def __init__(self, core: Core | None) -> None:
        self._core = core
        self._files: dict[CodeType, str] = {}
        self._calls: Counter[CodeType] = Counter()
        self._lines: set[tuple[CodeType, int]] = set()

    @contextmanager
    def noting(self, into: set[Place]) -> Iterator[None]:
        """Adds to `into` what is come by inside."""
        self._calls.clear()
        self._lines.clear()
        if self._core is not None:
            self._core.take_seen()
        threading.settrace(self._enter)
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)
            into |= {(self._files[code], line) for code, line in self._lines.copy()}
            if self._core is not None:
                into |= {(NATIVE, site) for site in self._core.take_seen()}

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        file = self._files.get(code)
        if file is None:
            name = code.co_filename.removeprefix(f"{ROOT}/")
            file = self._files[code] = name if name.startswith(_TRACED) else ""
        if not file:
            return None
        self._calls[code] += 1
        return self._line if self._calls[code] <= _CALLS else None

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self._lines.add((frame.f_code, frame.f_lineno))
        return self._line


@dataclass(slots=True)
class Reach:
    """`seconds` of each check, a pair's name or a test's, and which checks come by a place of the `sources`."""

    sources: str = ""
    seconds: dict[str, float] = field(default_factory=dict)
    checks: dict[Place, list[str]] = field(default_factory=lambda: defaultdict(list))

    def note(self, check: str, seconds: float, places: set[Place]) -> None:
        """What one check took and came by."""
        self.seconds[check] = seconds
        for place in places:
            self.checks[place].append(check)

    def of(self, place: Place) -> list[str]:
        """The checks that come by a place, the fastest first."""
        return sorted(self.checks.get(place, ()), key=lambda each: self.seconds[each])

    def write(self, path: Path) -> None:
        """Keeps it as JSON."""
        numbers = {name: number for number, name in enumerate(self.seconds)}
        checks = {f"{file}:{line}": [numbers[each] for each in found] for (file, line), found in self.checks.items()}
        path.write_text(json.dumps({"sources": self.sources, "seconds": self.seconds, "checks": checks}), "utf-8")

    @staticmethod
    def read(path: Path) -> Reach:
        """What `write` kept."""
        given = json.loads(path.read_text("utf-8"))
        names = list(given["seconds"])
        reach = Reach(given["sources"], given["seconds"])
        for place, found in given["checks"].items():
            file, _, line = place.rpartition(":")
            reach.checks[file, int(line)] = [names[each] for each in found]
        return reach


def digest() -> str:
    """Of all sources whose lines and sites are counted."""
    found = hashlib.sha256()
    for folder in ("equiv", "interp", "frontends/mlir/dialects/llvm"):
        for path in sorted(each for each in (ROOT / folder).rglob("*") if each.suffix in (".py", ".cpp", ".h")):
            found.update(path.read_bytes())
    return found.hexdigest()


def clock() -> float:
    """Processor time of this process: what a check takes on a busy machine is no property of it."""
    return time.process_time()
