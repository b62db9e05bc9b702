"""The check of one pass: which functions it changed, and the verdict on each of them."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from equiv.errors import NothingToCompare, SignatureMismatch
from equiv.opt.step import Step, undecided
from equiv.opt.verdict_cache import VerdictCache
from equiv.pairing.functions import missing
from equiv.pairing.module_definitions import changed_beside
from equiv.request.options import Options
from equiv.verdict import Reason, Verdict
from equiv.verdict.reasons import ReasonKind
from equiv.verification import verify_all, withheld
from frontends.api import Definitions, DividedSource
from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from frontends.registry import installed
from interp.ir import Place

_KEPT = 4  # programs that stay loaded: what one pass makes, the next one takes


class Plan(Struct, frozen=True):
    """What there is to check in a step. `common` are the functions to check, `settled` verdicts that need no run, and
    `notes` tell of functions that came, or that went and may. `lost` says of functions to check why users of the target
    do not find them."""

    common: tuple[str, ...]
    settled: tuple[Verdict, ...]
    notes: tuple[str, ...]
    lost: Mapping[str, Reason]


class Programs:
    """Loaded files."""

    def __init__(self, bindings: str) -> None:
        self._bindings = bindings
        self._loaded: dict[str, tuple[DividedSource, Definitions]] = {}

    def load(self, file: str) -> tuple[DividedSource, Definitions]:
        """Raises `InputProblem`."""
        if file not in self._loaded:
            source = installed().load_divided(Path(file), self._bindings)
            if len(self._loaded) >= _KEPT:
                del self._loaded[next(iter(self._loaded))]
            self._loaded[file] = source, source.definitions()
        return self._loaded[file]


def plan(step: Step, programs: Programs) -> Plan:
    """Which functions of a step are to be checked. Raises `InputProblem` where a program cannot be read, or a function
    that was to be checked, or what it mentions; one that is not parsed is the same where its tokens are."""
    source, of_source = programs.load(step.source)
    target, of_target = programs.load(step.target)
    required = _required(step, source, of_source)
    common: list[str] = []
    settled: list[Verdict] = []
    notes: list[str] = []
    lost: dict[str, Reason] = {}
    for name, summary in source.functions.items():
        if not summary.defined:
            continue
        counterpart = target.functions.get(name)
        if name not in required:
            if counterpart is None or not counterpart.defined:
                notes.append(f"function '{name}', which nothing uses, is gone")
            continue
        closures = of_source.closure(name), of_target.closure(name)
        if closures[0] == closures[1]:
            continue
        unread = source.unread(closures[0]) or target.unread(closures[1])
        if unread is not None:
            raise unread
        why = missing(summary, counterpart, step.target)
        if counterpart is not None and counterpart.defined:
            common.append(name)
            if why is not None and not step.may_remove:
                lost[name] = why
        elif counterpart is None and _operation(of_target, name) not in (None, _operation(of_source, name)):
            settled.append(_converted(step, name, _operation(of_target, name), summary.place))
        elif step.may_remove:
            notes.append(f"function '{name}' is gone")
        elif why is not None:
            settled.append(undecided(step, name, why.kind, why.message, why.place))
    settled.extend(_other_verdicts(step, required, source, of_source, of_target))
    notes.extend(
        f"function '{name}' is new"
        for name, each in target.functions.items()
        if each.defined and name not in source.functions and name not in of_source.symbols
    )
    return Plan(tuple(common), tuple(settled), tuple(notes), lost)


def _required(step: Step, source: DividedSource, definitions: Definitions) -> frozenset[str]:
    """The functions of the source that must keep what they mean: those that somebody may call whom no other check
    speaks for. Other private ones are checked with what calls them, and may go where nothing does.

    These are the public ones, those of the operation that the pass ran on, which knows nothing of its users, and those
    that only what is no function reaches: a table of functions, a list of constructors. Where there is none of these,
    all are."""
    defined = {name: each for name, each in source.functions.items() if each.defined}
    known = {name.partition("::")[0] for name in source.functions}
    beside = set(definitions.common_references)
    for name, each in definitions.symbols.items():
        if name not in known:
            beside |= each.references
    beside |= {step.symbol, *_mentioned_in_modules(definitions, source.functions)}
    chosen = {name for name, each in defined.items() if each.public or not beside.isdisjoint(_paths_to(name))}
    return frozenset(chosen or defined)


def _mentioned_in_modules(definitions: Definitions, functions: Collection[str], outer: str = "") -> Iterator[str]:
    """What modules with names that hold functions mention in what is none, by its name behind theirs."""
    for name, module in definitions.symbols.items():
        inner, path = module.inner, f"{outer}{name}::"
        if inner is None or not any(each.startswith(path) for each in functions):
            continue
        mentioned = set(inner.common_references)
        for symbol, each in inner.symbols.items():
            if each.inner is None and f"{path}{symbol}" not in functions:
                mentioned |= each.references
        yield from (f"{path}{each}" for each in mentioned)
        yield from _mentioned_in_modules(inner, functions, path)


def _paths_to(name: str) -> Iterator[str]:
    """The names of the modules that a function is in, and its own."""
    parts = name.split("::")
    return ("::".join(parts[: at + 1]) for at in range(len(parts)))


def _other_verdicts(
    step: Step, required: frozenset[str], source: DividedSource, of_source: Definitions, of_target: Definitions
) -> Iterator[Verdict]:
    """Verdicts on what changed and is in nothing that a check of a function speaks for, and of programs that should be
    one, on what only the target has."""
    for each in changed_beside(of_source, of_target, required, source.functions, step.target):
        if each.why.kind != ReasonKind.MISSING_FUNCTION or not step.may_remove:
            yield undecided(step, each.name, each.why.kind, each.why.message, each.why.place)
    for name, symbol in of_target.symbols.items() if step.same else ():
        if symbol.public and name not in of_source.symbols:
            message = f"'{symbol.operation}' of the name '{name}' is in '{step.target}' alone"
            yield undecided(step, name, ReasonKind.CAPTURE, message, symbol.place)


def _operation(definitions: Definitions, name: str) -> str | None:
    """The name of the operation that defines a symbol, or the module that it stands in."""
    found = definitions.symbols.get(name.partition("::")[0])
    return None if found is None else found.operation


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
    operation = problem.operation if isinstance(problem, Unsupported) else None
    return undecided(step, function, kind_of(problem), problem.message, problem.place, operation)


class Checking(Struct, frozen=True):
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
    cache: VerdictCache | None = None,
) -> Iterator[Checking]:
    """Checks the functions of a step but for those in `skip` and those whose verdicts are kept."""
    for function in planned.common:
        if function in skip:
            continue
        yield Checking(function)
        started = time.monotonic()
        lost = planned.lost.get(function)
        if cache is None:
            verdict = withheld(check(step, function, programs, options), lost)
            yield Checking(function, verdict, time.monotonic() - started)
            continue
        loaded = programs.load(step.source), programs.load(step.target)
        key = cache.key(function, *loaded)
        source, target = loaded[0][0], loaded[1][0]
        known = cache.find(key, step, function, source, target)
        verdict = check(step, function, programs, options) if known is None else known
        if known is None:
            cache.keep(key, step, function, source, target, verdict)
        yield Checking(function, withheld(verdict, lost), time.monotonic() - started, known is not None)


def kind_of(problem: InputProblem) -> ReasonKind:
    """The kind of the reason that a problem is."""
    match problem:
        case SignatureMismatch():
            return ReasonKind.SIGNATURE
        case Unsupported():
            return ReasonKind.UNSUPPORTED
        case SyntaxProblem():
            return ReasonKind.SYNTAX
        case NothingToCompare():
            return ReasonKind.NOTHING_COMPARED
        case _:
            return ReasonKind.INPUT


def _converted(step: Step, name: str, operation: str | None, place: Place) -> Verdict:
    message = f"'{operation}' is not supported: function '{name}' became one"
    return undecided(step, name, ReasonKind.UNSUPPORTED, message, place, operation)
