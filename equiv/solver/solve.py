"""Settles the cells of two executions whose expressions differ."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as OutOfTime

import z3
from msgspec import Struct, field

from equiv.request.assumptions import NOTHING, Assumptions
from equiv.solver.assumptions import Facts
from equiv.solver.encoding import NotEncoded
from equiv.solver.held import terms_of
from equiv.solver.library import has_functions
from equiv.solver.limits import NODES, NODES_OF_ALL, SolverLimits
from equiv.solver.normal_form import NormalForms, TooLarge, may_make_poison
from equiv.solver.obligation import Obligation, inputs_of, parts, shape
from equiv.solver.query import Answer, Interrupt, make_query
from equiv.solver.query_process import answer
from equiv.solver.refinement import FREE_FLAGS, Refinement
from interp.machine import Cell, Execution
from interp.machine.requirement import Requirement
from interp.machine.terms import UNWRITTEN, Term, TermKind

_MOST_THREADS = 4
_MOST_TOO_LARGE = 16  # cells
_MOST_GIVEN = 64  # requirements of the source
_TAKEN_TWICE = "a value that flags of the source leave open is one number here and another one elsewhere"


class Settled(Struct):
    """What came of the cells. `by_algebra` and `by_solver` of them are equal; `opened` are the others, each with why it
    is still open. `requirements` of the target are met, and `requirement` is why another one is open, empty where none
    is. `queries` were put to the solver. With `takes_poison`, the target may be poison where the source reads what
    nothing has written; with `rounds_to_nearest`, functions of a library give the nearest numbers. `model` gives inputs
    by (parameter, element) on which the solver says that two cells differ, or that a requirement is not met."""

    by_algebra: int = 0
    by_solver: int = 0
    queries: int = 0
    takes_poison: bool = False
    rounds_to_nearest: bool = False
    opened: list[tuple[Cell, str]] = field(default_factory=list)
    requirements: int = 0
    requirement: str = ""
    model: Mapping[tuple[int, int], int] | None = None

    @property
    def all_equal(self) -> bool:
        return not self.opened and not self.requirement


def settle(
    source: Execution,
    target: Execution,
    cells: Sequence[Cell],
    limits: SolverLimits,
    assumptions: Assumptions = NOTHING,
    deadline: float = float("inf"),
) -> Settled:
    """Settles `cells` of two executions in the exact domain; a first model ends it. Obligations that are the same up to
    the names of their inputs are solved once, several at a time, and the outcome is as if they had been solved one
    after the other. At `deadline`, a time of `time.monotonic`, whatever is not answered stays open. Where two differ by
    a model, which says nothing of whether the source is defined, they are asked about where its requirements of data
    are met."""
    settled = _settle(source, target, cells, limits, assumptions, deadline, ())
    given = _required(source) if settled.model is not None else []
    if not given:
        return settled
    again = _settle(source, target, cells, limits, assumptions, deadline, given)
    again.queries += settled.queries
    return again if again.all_equal or again.model is not None else settled


def _required(source: Execution) -> list[Requirement]:
    """What the source requires of data, where that is little."""
    found = [*source.requirements(NODES), *source.obligations(NODES)]
    return found if len(found) <= _MOST_GIVEN else []


def _settle(
    source: Execution,
    target: Execution,
    cells: Sequence[Cell],
    limits: SolverLimits,
    assumptions: Assumptions,
    deadline: float,
    given: Sequence[Requirement],
) -> Settled:
    settled = Settled()
    facts = Facts(assumptions)
    # Inputs of which something is required are not to be exchanged for others.
    required = inputs_of(*(term for each in given for term in terms_of(each, partial=True)))

    def name(parameter: int, element: int) -> object:
        known = facts.name(parameter, element)
        return (known, parameter, element) if (parameter, element) in required else known

    obligations = _obligations(source, target, cells, name, settled)
    left = limits.total
    interrupt = Interrupt()
    with ThreadPoolExecutor(min(os.cpu_count() or 1, _MOST_THREADS, max(len(obligations), 1))) as pool:
        try:
            for obligation, pending in _in_order(obligations, pool, limits, facts, interrupt, given):
                if left <= 0:
                    found = Answer("the limit for all queries was reached", 0)
                elif isinstance(pending, Answer):
                    found = pending
                else:
                    found = _wait(pending, deadline)
                    settled.queries += 1
                if found.used > left:
                    found = Answer("the limit for all queries was reached", found.used)
                left -= found.used
                if found.is_equal:
                    settled.by_solver += len(obligation.cells)
                else:
                    settled.opened += [(cell, found.text) for cell in obligation.cells]
                if found.model is not None:
                    settled.model = found.model
                    break
        finally:
            interrupt.stop()
    return settled


def _obligations(
    source: Execution,
    target: Execution,
    cells: Sequence[Cell],
    name: Callable[[int, int], object],
    settled: Settled,
) -> list[Obligation]:
    """What algebra leaves of the cells, without what is the same up to the names of inputs."""
    freezes = target.freezes
    forms, rounded = NormalForms(), NormalForms(rounded=True)
    refinement = Refinement()
    equal: set[object] = set()  # the shapes of cells whose normal forms, which no input's name is part of, are equal
    found: dict[object, Obligation] = {}
    nodes = NODES_OF_ALL
    for cell in cells:
        if len(settled.opened) >= _MOST_TOO_LARGE:
            # The proof is lost already, and what is left is not likely to be smaller.
            settled.opened.append((cell, f"{_MOST_TOO_LARGE} other cells have expressions that are too large"))
            continue
        of_source, of_target = (execution.term(cell, NODES) for execution in (source, target))
        if of_source is None or of_target is None:
            settled.opened.append((cell, f"an expression of more than {NODES} operations, or none"))
            continue
        settled.takes_poison |= _reads_unwritten(of_source) and any(map(_may_be_poison, parts(of_target)))
        alike = shape(of_source, of_target, name)
        is_free = refinement.is_free(of_source)
        if not is_free and (alike in equal or _are_one(forms, of_source, of_target)):
            equal.add(alike)
            settled.by_algebra += 1
            continue
        if refinement.refines(of_source, of_target):
            settled.by_algebra += 1
            continue
        if is_free and not refinement.keeps(of_source):
            settled.opened.append((cell, _TAKEN_TWICE))
            continue
        if is_free and _are_one(forms, of_source, of_target):
            settled.by_algebra += 1
            continue
        if has_functions(parts(of_source)) and _are_one(rounded, of_source, of_target):
            settled.by_algebra += 1
            settled.rounds_to_nearest = True
            continue
        if nodes <= 0:
            settled.opened.append((cell, f"the expressions have more than {NODES_OF_ALL:,} operations together"))
            continue
        nodes -= len(alike)
        found.setdefault(alike, Obligation(of_source, of_target, freezes=freezes)).cells.append(cell)
    if refinement.takes_otherwise and not _keeps_rest(source, refinement, cells):
        settled.opened += [(cell, _TAKEN_TWICE) for cell in cells[:1]]
    return list(found.values())


def _keeps_rest(source: Execution, refinement: Refinement, cells: Sequence[Cell]) -> bool:
    """Whether the source's values that were taken for other expressions of the target are in nothing else that both
    have: in no other cell, and in nothing that an external call is given or that the source requires."""
    if source.gives_away(FREE_FLAGS):
        return False
    for each in (*source.requirements(NODES), *source.obligations(NODES)):
        if any(not FREE_FLAGS.isdisjoint(part.flags) for term in terms_of(each, partial=True) for part in parts(term)):
            return False
    left = NODES_OF_ALL
    for beside in source.terms_beside(frozenset(cells), NODES):
        if beside is None or left <= 0 or not refinement.keeps(beside):
            return False
        left -= len(parts(beside))
    return True


def _are_one(forms: NormalForms, source: Term, target: Term) -> bool:
    """Whether both have one normal form, and the target is defined where the source is."""
    try:
        return forms.key(source) == forms.key(target) and not forms.loses_poison(target)
    except TooLarge:
        return False


def _reads_unwritten(root: Term) -> bool:
    return any(term.kind is TermKind.UNDEFINED and term.bits == UNWRITTEN for term in parts(root))


def _may_be_poison(term: Term) -> bool:
    if term.kind is TermKind.UNDEFINED:
        return term.bits != UNWRITTEN
    return term.kind is TermKind.OPERATION and may_make_poison(term)


def _in_order(
    obligations: Sequence[Obligation],
    pool: ThreadPoolExecutor,
    limits: SolverLimits,
    facts: Facts,
    interrupt: Interrupt,
    given: Sequence[Requirement],
) -> Iterator[tuple[Obligation, Future[Answer] | Answer]]:
    """The obligations with their answers, or answers to come, of which as many are asked for as there are threads."""
    ahead: deque[tuple[Obligation, Future[Answer] | Answer]] = deque()
    for obligation in obligations:
        ahead.append((obligation, _begin(obligation, pool, limits, facts, interrupt, given)))
        if len(ahead) > _MOST_THREADS:
            yield ahead.popleft()
    yield from ahead


def _begin(
    obligation: Obligation,
    pool: ThreadPoolExecutor,
    limits: SolverLimits,
    facts: Facts,
    interrupt: Interrupt,
    given: Sequence[Requirement],
) -> Future[Answer] | Answer:
    size = obligation.work
    too_large = ""
    if size > limits.work:
        too_large = f"too much for the solver ({size:.0f} units of work, the limit is {limits.work:.0f})"
    try:
        query = make_query(obligation, facts, too_large, given)
    except (NotEncoded, z3.Z3Exception) as problem:
        return Answer(f"not put to the solver: {problem}", 0)
    return pool.submit(answer, query, limits.query, interrupt)


def _wait(pending: Future[Answer], deadline: float) -> Answer:
    try:
        return pending.result(None if deadline == float("inf") else max(deadline - time.monotonic(), 0.0))
    except OutOfTime:
        return Answer("the time limit was reached", 0)
