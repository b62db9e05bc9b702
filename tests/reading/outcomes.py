"""Reads one program to the end: all that it defines is lowered, paired with itself and assembled."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from equiv.errors import WrongUse
from equiv.pairing.pipeline import make_pair
from equiv.verdict import Side
from frontends.api import DEFAULT_BINDINGS, Frontend, Source
from frontends.errors import InputProblem, SyntaxProblem, Unforeseen, Unsupported
from interp.machine import AssemblyError


class Kind(StrEnum):
    """What became of a function, or of a whole file. `TESTS_OWN` is refused, for whichever reason, and has what no
    program of a user has: an operation of no dialect or of a dialect for tests, or an attribute of the latter."""

    READ = "read"
    UNSUPPORTED = "unsupported"
    TESTS_OWN = "tests' own"
    SYNTAX = "syntax"
    INPUT = "input"
    DEFECT = "defect"
    LIMIT = "limit"
    DIED = "died"


_NO_DIALECT = re.compile(r"\w+", re.ASCII)
_OF_TESTS = ("test.", "cuda_tile.testing$", "dummy.", "use.it", "latency.op", "op.with_region", "before.loop")
_OWN_ATTRIBUTE = re.compile(r"[{,]\s*test\.\w+", re.ASCII)
_GENERIC = re.compile(r'"(\w+)"\s*\((?:%[\w#.]+(?:\s*,\s*%[\w#.]+)*)?\)\s*(?:\(\{|<\{|\{|:)', re.ASCII)


@dataclass(frozen=True, slots=True)
class Outcome:
    """`function` is empty where the file as a whole is meant; `operation` names what is not modelled."""

    file: str
    kind: Kind
    function: str = ""
    operation: str = ""
    what: str = ""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Outcome:
        return Outcome(**{**data, "kind": Kind(data["kind"])})


def outcomes(path: Path, name: str, language: Frontend) -> Iterator[Outcome]:
    """What becomes of the file at `path`, which the reports call `name`, and of each function that it defines."""
    try:
        source = language.load(path, DEFAULT_BINDINGS)
        defined = [each.name for each in source.functions.values() if each.defined]
    except Exception as problem:
        yield _failed(problem, name, "")
        return
    if not defined:
        yield Outcome(name, Kind.INPUT, what=f"no {language.noun}")
    for function in defined:
        found = _function(source, name, function)
        if found.kind is Kind.UNSUPPORTED and _is_mlir(name) and _has_tests_own(path, function):
            found = replace(found, kind=Kind.TESTS_OWN)
        yield found


def _has_tests_own(path: Path, function: str) -> bool:
    """Whether the text of a function, from its name to where its last bracket closes, has an operation in generic form
    that is of no dialect, or an attribute of a dialect for tests."""
    text = path.read_text("utf-8", "replace")
    begin = re.search(rf'func[^\n@]*@"?{re.escape(function)}"?(?![\w.$-])', text)
    if begin is None:
        return False
    depth, opened = 0, False
    for at in range(begin.end(), len(text)):
        if text[at] in "{}":
            depth += 1 if text[at] == "{" else -1
            opened = opened or (text[at] == "{" and text[at + 1 : at + 2] == "\n")
            if depth == 0 and opened and text[at] == "}":
                return _shows_tests_own(text[begin.end() : at])
    return _shows_tests_own(text[begin.end() :])


def _shows_tests_own(text: str) -> bool:
    return bool(_GENERIC.search(text) or _OWN_ATTRIBUTE.search(text))


def _function(source: Source, name: str, function: str) -> Outcome:
    try:
        side = Side(source.file, function)
        make_pair(source.lower(function), source.lower(function), side, side, (), DEFAULT_BINDINGS)
    except Exception as problem:
        return _failed(problem, name, function)
    return Outcome(name, Kind.READ, function)


def _failed(problem: Exception, name: str, function: str) -> Outcome:
    if isinstance(problem, Unforeseen):
        cause = problem.__cause__ or problem
        frames = traceback.extract_tb(cause.__traceback__)
        at = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        return Outcome(name, Kind.DEFECT, function, problem.operation, f"{problem} [{at}]")
    if isinstance(problem, Unsupported):
        own = _is_tests_own(name, problem.operation)
        return Outcome(name, Kind.TESTS_OWN if own else Kind.UNSUPPORTED, function, problem.operation, problem.what)
    if isinstance(problem, SyntaxProblem):
        return Outcome(name, Kind.SYNTAX, function, what=str(problem))
    if isinstance(problem, MemoryError | RecursionError):
        return Outcome(name, Kind.LIMIT, function, what=type(problem).__name__)
    if isinstance(problem, AssemblyError):
        return Outcome(name, Kind.UNSUPPORTED, function, what=problem.message)
    if isinstance(problem, InputProblem | WrongUse):
        return Outcome(name, Kind.INPUT, function, what=str(problem))
    last = traceback.extract_tb(problem.__traceback__)[-1]
    what = f"{type(problem).__name__}: {problem} [{Path(last.filename).name}:{last.lineno}]"
    return Outcome(name, Kind.DEFECT, function, what=what)


def _is_tests_own(name: str, operation: str) -> bool:
    return _is_mlir(name) and (bool(_NO_DIALECT.fullmatch(operation)) or operation.startswith(_OF_TESTS))


def _is_mlir(name: str) -> bool:
    return name.partition("#")[0].endswith(".mlir")  # in other languages operations have no dialects
