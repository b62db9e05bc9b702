"""Which places of the prover and of its core each pair and each test comes by, found once and kept.

A place is named by its function and the line within it, so that a change of one function leaves what is known of all
others; what is known of the changed one is then a guess at the checks that come by. Each check is written down when it
has run: what is interrupted goes on where it was."""

from __future__ import annotations

import ast
import hashlib
import json
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests import ROOT
from tests.prover_mutants.native_core import Core

_TRACED = ("equiv/", "interp/ir/flow.py", "interp/machine/", "frontends/mlir/dialects/llvm/")
_CALLS = 40  # of a function, in which its lines are noted; a generator is called each time it goes on
_FUNCTIONS = ast.FunctionDef | ast.AsyncFunctionDef


def place(file: str, line: int) -> str:
    """The name of a line of a file of the project: `FILE:FUNCTION+LINE`, the first line of the function being 0."""
    for first, last, name in functions(file):
        if first <= line <= last:
            return f"{file}:{name}+{line - first}"
    return f"{file}:+{line}"


@cache
def functions(file: str) -> list[tuple[int, int, str]]:
    """Of a file, first and last line and qualified name of each function and method that no other one contains."""
    found, pending = [], [("", ast.parse((ROOT / file).read_text("utf-8")).body)]
    while pending:
        before, body = pending.pop()
        for each in body:
            if isinstance(each, _FUNCTIONS):
                found.append((each.lineno, each.end_lineno or each.lineno, before + each.name))
            elif isinstance(each, ast.ClassDef):
                pending.append((f"{before}{each.name}.", each.body))
    return found


class Recorder:
    """Notes what runs: of a changed core its places alone, otherwise those of the Python."""

    def __init__(self, core: Core | None) -> None:
        self._core = core
        self._files: dict[CodeType, str] = {}
        self._calls: Counter[CodeType] = Counter()
        self._lines: set[tuple[CodeType, int]] = set()

    @contextmanager
    def noting(self, into: set[str]) -> Iterator[None]:
        """Adds to `into` what is come by inside."""
        self._calls.clear()
        self._lines.clear()
        if self._core is not None:
            self._core.take_seen()
            try:
                yield
            finally:
                into |= self._core.take_seen()
            return
        threading.settrace(self._enter)
        sys.settrace(self._enter)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)
            into |= {place(self._files[code], line) for code, line in self._lines.copy()}

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


class Reach:
    """`seconds` of processor time of each check, a pair's name or a test's, and which checks come by a place; kept in
    a file of one JSON record a line, to which `note` adds one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._numbers: dict[str, int] = {}
        self._digests: dict[str, str] = {}
        self.seconds: dict[str, float] = {}
        self._end: int | None = None  # of the records that were read, where one is added to them
        found = dict[str, list[int]]()
        if path.is_file():
            text = path.read_text("utf-8")
            text = text[: text.rfind("\n") + 1]  # without a record that was interrupted
            self._end = len(text.encode())
            for line in text.splitlines():
                record = json.loads(line)
                for name in record["new"]:
                    self._numbers[name] = len(self._numbers)
                found[record["check"]] = record["places"]
                self.seconds[record["check"]], self._digests[record["check"]] = record["seconds"], record["digest"]
        names = list(self._numbers)
        self._checks = defaultdict[str, list[str]](list)
        for check, places in found.items():
            for each in places:
                self._checks[names[each]].append(check)

    def knows(self, check: str, file: Path) -> bool:
        """Whether a check was noted when its file was as it is."""
        return self._digests.get(check) == _digest(file)

    def note(self, check: str, file: Path, seconds: float, places: set[str]) -> None:
        """Keeps what one check took and came by."""
        new = sorted(places - self._numbers.keys())
        for name in new:
            self._numbers[name] = len(self._numbers)
        numbers = sorted(self._numbers[each] for each in places)
        record = {"check": check, "digest": _digest(file), "seconds": seconds, "new": new, "places": numbers}
        with self._path.open("ab") as output:
            if self._end is not None:
                output.truncate(self._end)
            output.write(json.dumps(record).encode() + b"\n")
        self._end = None

    def of(self, place: str) -> list[str]:
        """The checks that come by a place, the fastest first."""
        return sorted(self._checks.get(place, ()), key=lambda each: self.seconds[each])


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def clock() -> float:
    """Processor time of this process: what a check takes on a busy machine is no property of it."""
    return time.process_time()
