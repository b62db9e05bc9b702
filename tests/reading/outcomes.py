"""Reads one program to the end: all that it defines is lowered, paired with itself and assembled."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass
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
    """What became of a function, or of a whole file."""

    READ = "read"
    UNSUPPORTED = "unsupported"
    SYNTAX = "syntax"
    INPUT = "input"
    DEFECT = "defect"
    LIMIT = "limit"
    DIED = "died"


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
        yield _function(source, name, function)


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
        return Outcome(name, Kind.UNSUPPORTED, function, problem.operation, problem.what)
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
