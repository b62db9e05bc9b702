"""The check of one pass: which functions it changed, and the verdict on each of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from equiv.errors import NothingToCompare, SignatureMismatch
from equiv.opt.step import Step, undecided
from equiv.opt.verdict_cache import Remembered
from equiv.request.options import Options
from equiv.verdict import Verdict
from equiv.verification import verify_all
from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from frontends.mlir import load
from frontends.mlir.core.definitions import Definitions
from frontends.mlir.core.source import Source
from interp.ir import Place

_KEPT = 4  # programs that stay loaded: what one pass makes, the next one takes


@dataclass(frozen=True, slots=True)
class Plan:
    """What there is to check in a step. `common` are the functions to check, `settled` verdicts that need no run, and
    `notes` tell of functions that came, went or are reached by nobody."""

    common: tuple[str, ...]
    settled: tuple[Verdict, ...]
    notes: tuple[str, ...]


class Programs:
    """Loaded files."""

    def __init__(self, bindings: str) -> None:
        self._bindings = bindings
        self._loaded: dict[str, tuple[Source, Definitions]] = {}

    def load(self, file: str) -> tuple[Source, Definitions]:
        """Raises `InputProblem`."""
        if file not in self._loaded:
            source = load(Path(file), bindings=self._bindings)
            if len(self._loaded) >= _KEPT:
                del self._loaded[next(iter(self._loaded))]
            self._loaded[file] = source, source.definitions()
        return self._loaded[file]


def plan(step: Step, programs: Programs) -> Plan:
    """Which functions of a step are to be checked. Raises `InputProblem` where a program cannot be read."""
    source, mine = programs.load(step.source)
    target, other = programs.load(step.target)
    common: list[str] = []
    settled: list[Verdict] = []
    notes: list[str] = []
    reached: set[str] = set()
    for name, summary in source.functions.items():
        if not summary.defined:
            continue
        # A pass on one operation knows nothing of its users: it must keep what a private function means, too.
        if not summary.public and name.partition("::")[0] != step.symbol:
            continue
        before, after = mine.closure(name), other.closure(name)
        reached.update(before)
        if before == after:
            continue
        counterpart = target.functions.get(name)
        if counterpart is not None and counterpart.defined:
            common.append(name)
        elif counterpart is None and name in other.symbols:
            settled.append(_converted(step, name, other.symbols[name].operation, summary.place))
        else:
            notes.append(f"function '{name}' is gone")
    for name, summary in source.functions.items():
        if not summary.public and summary.defined and name.partition("::")[0] not in reached:
            notes.append(f"private function '{name}' is used by no function that was checked")
    notes.extend(
        f"function '{name}' is new"
        for name, each in target.functions.items()
        if each.defined and name not in mine.symbols
    )
    return Plan(tuple(common), tuple(settled), tuple(notes))


def check(step: Step, function: str, programs: Programs, options: Options) -> Verdict:
    """The verdict on one function. Whatever a pass does to a signature, it is no wrong use of ours: such functions are
    `unknown`."""
    source, _ = programs.load(step.source)
    target, _ = programs.load(step.target)
    try:
        results = verify_all(source, target, source_function=function, target_function=function, options=options)
        problem = results.problems[0] if results.problems else None
    except InputProblem as found:
        problem = found
    if problem is None:
        return results.verdicts[0]
    return undecided(step, function, kind_of(problem), problem.message, problem.place)


@dataclass(frozen=True, slots=True)
class Checking:
    """A function of a step: before its check `verdict` is None, then it comes again with the seconds that the check
    took. `cached` says that the verdict is from an earlier run."""

    function: str
    verdict: Verdict | None = None
    seconds: float = 0.0
    cached: bool = False


def run(
    step: Step,
    planned: Plan,
    programs: Programs,
    options: Options,
    skip: frozenset[str],
    remembered: Remembered | None = None,
) -> Iterator[Checking]:
    """Checks the functions of a step but for those in `skip` and those that are remembered."""
    for function in planned.common:
        if function in skip:
            continue
        yield Checking(function)
        started = time.monotonic()
        if remembered is None:
            yield Checking(function, check(step, function, programs, options), time.monotonic() - started)
            continue
        loaded = programs.load(step.source), programs.load(step.target)
        key = remembered.key(function, *loaded)
        source, target = loaded[0][0], loaded[1][0]
        verdict = remembered.find(key, step, function, source, target)
        cached = verdict is not None
        if verdict is None:
            verdict = check(step, function, programs, options)
            remembered.keep(key, step, function, source, target, verdict)
        yield Checking(function, verdict, time.monotonic() - started, cached)


def kind_of(problem: InputProblem) -> str:
    """The kind of the reason that a problem is."""
    match problem:
        case SignatureMismatch():
            return "signature"
        case Unsupported():
            return "unsupported"
        case SyntaxProblem():
            return "syntax"
        case NothingToCompare():
            return "nothing-compared"
        case _:
            return "input"


def _converted(step: Step, name: str, operation: str, place: Place) -> Verdict:
    message = f"'{operation}' is not supported: function '{name}' became one"
    return undecided(step, name, "unsupported", message, place)
