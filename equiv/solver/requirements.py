"""Requirements that the target makes of data and that the source was not seen to make: z3 is asked whether the target
meets them wherever the source is defined. So it is of accesses that go further in an argument than the source is seen
to go: where the argument ends before them, the target never takes their paths, and the source none of those on which it
goes as far."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import z3
from msgspec import Struct

from equiv.request.assumptions import NOTHING, Assumptions
from equiv.solver.assumptions import Facts
from equiv.solver.context import encoding_alone
from equiv.solver.encoding import Encoding, NotEncoded
from equiv.solver.held import held, needed, path_of, terms_of
from equiv.solver.limits import NODES, SolverLimits
from equiv.solver.normal_form import NormalForms
from equiv.solver.obligation import inputs_of, names_of, work
from equiv.solver.query import Interrupt, Query
from equiv.solver.query_process import answer
from interp.machine import Execution
from interp.machine.requirement import Reach, Requirement, RequirementKind

_MOST = 64  # requirements of the target that are asked about
_MOST_GIVEN = 256  # requirements of the source that are taken into account
_MOST_FURTHER = 512  # accesses of the target that are asked about
_MOST_PATHS = 4096  # of the source, on which it accesses arguments
_MOST_APART = 16  # of these, such as have no input in common with those of the target


class Met(Struct):
    """What came of requirements: how many are met, why the first other one is `open` (empty where none is), and inputs
    by (parameter, element) on which the solver says that one is not met."""

    proven: int = 0
    open: str = ""
    model: Mapping[tuple[int, int], int] | None = None


def settle_requirements(
    source: Execution,
    target: Execution,
    unmet: Sequence[tuple[int, int]],
    limits: SolverLimits,
    assumptions: Assumptions = NOTHING,
    deadline: float = float("inf"),
) -> Met:
    """Settles requirements of the target, given as a comparison has them, of two executions in the exact domain."""
    met = Met()
    if len(unmet) > _MOST:
        met.open = f"more than {_MOST} requirements of the target are not the source's"
        return met
    given = [*source.requirements(NODES, _MOST_GIVEN), *source.obligations(NODES)[:_MOST_GIVEN]]
    left = limits.total
    for position, expression in dict.fromkeys(unmet):
        requirement = target.requirement(position, NODES) if position >= 0 else target.obligation(expression, NODES)
        if left <= 0 or time.monotonic() > deadline:
            met.open = "the limit for all queries was reached"
            return met
        try:
            query = _query(requirement, given, Facts(assumptions), limits)
            found = answer(query, min(limits.query, left), Interrupt())
            left -= found.used
            if found.model is not None and left > 0:
                # What has nothing to do with the requirement has to do with whether the source is defined.
                query = _query(requirement, given, Facts(assumptions), limits, whole=True)
                whole = answer(query, min(limits.query, left), Interrupt())
                left -= whole.used
                if whole.is_equal or whole.model is not None:
                    found = whole
        except (NotEncoded, z3.Z3Exception) as problem:
            met.open = f"not put to the solver: {problem}"
            return met
        if not found.is_equal:
            met.open, met.model = found.text.replace("they differ", "it is not met"), found.model
            return met
        met.proven += 1
    return met


def unmatched(
    source: Execution,
    target: Execution,
    asked: Sequence[Reach],
    limits: SolverLimits,
    assumptions: Assumptions = NOTHING,
    deadline: float = float("inf"),
) -> list[Reach]:
    """Those of the target's reaches that are not seen to imply an access of the source that goes as far, of two
    executions in the exact domain."""
    required = [*source.requirements(NODES, _MOST_GIVEN), *source.obligations(NODES)[:_MOST_GIVEN]]
    paths = _Paths(source)
    left = limits.total
    found: list[Reach] = []
    for count, reach in enumerate(asked):
        if left <= 0 or count >= _MOST_FURTHER or time.monotonic() > deadline:
            return [*found, *asked[count:]]
        never = Requirement(RequirementKind.NEVER, path=target.path(reach, NODES))
        try:
            query = _query(never, required, Facts(assumptions), limits, paths.as_far_as(reach, never))
        except (NotEncoded, z3.Z3Exception):
            found.append(reach)
            continue
        answered = answer(query, min(limits.query, left), Interrupt())
        left -= answered.used
        if not answered.is_equal:
            found.append(reach)
    return found


def defining_inputs(
    source: Execution, limits: SolverLimits, assumptions: Assumptions = NOTHING
) -> Mapping[tuple[int, int], int] | None:
    """Inputs on which an execution in the exact domain meets what it requires, as far as the solver is asked; None
    where it names none."""
    given = [*source.requirements(NODES, _MOST_GIVEN), *source.obligations(NODES)[:_MOST_GIVEN]]
    try:
        query = _query(Requirement(RequirementKind.NEVER), given, Facts(assumptions), limits, whole=True)
    except (NotEncoded, z3.Z3Exception):
        return None
    return answer(query, limits.query, Interrupt()).model


class _Paths:
    """The paths on which a program accesses arguments, and the inputs that decide whether it takes them."""

    def __init__(self, run: Execution) -> None:
        self._certain: list[tuple[Reach, Requirement, set[tuple[int, int]]]] = []
        for reach in run.reaches()[:_MOST_PATHS]:
            if reach.is_certain:
                never = Requirement(RequirementKind.NEVER, path=run.path(reach, NODES))
                self._certain.append((reach, never, inputs_of(*terms_of(never, partial=True))))

    def as_far_as(self, reach: Reach, never: Requirement) -> list[Requirement]:
        """That none of those is taken on which the program goes as far: where they have an input in common with the
        path that `never` is taken, and some of the others, that go little further first."""
        inputs = inputs_of(*terms_of(never, partial=True))
        found = [
            (inputs.isdisjoint(each), other.high, count, path)
            for count, (other, path, each) in enumerate(self._certain)
            if (other.parameter, other.dimension) == (reach.parameter, reach.dimension) and other.high >= reach.high
        ]
        near = sum(not each[0] for each in found) + _MOST_APART
        return [path for *_, path in sorted(found)[:near]][:_MOST_GIVEN]


def _query(
    requirement: Requirement,
    given: Sequence[Requirement],
    facts: Facts,
    limits: SolverLimits,
    besides: Sequence[Requirement] = (),
    whole: bool = False,
) -> Query:
    """Asserts what the source requires, what is assumed, and that the target is where it requires something that does
    not hold, with what is asked `besides`. Of what is `given` only that is asserted which has an input in common with
    the question, unless the `whole` is. Raises `NotEncoded`, and what z3 raises."""
    with encoding_alone:
        own = terms_of(requirement)
        encoding = Encoding(free=set().union(*(names_of(each) for each in own)), forms=NormalForms())
        missed = [*path_of(encoding, requirement), z3.Not(needed(encoding, requirement))]
        size = sum(map(work, own))
        too_large = "too much for the solver" if size > limits.work else ""
        follows: list[Any] = []
        for requirements, asserted in ((besides, missed), (given, follows)):
            asked = set(encoding.inputs)
            for each in requirements:
                terms = terms_of(each, partial=True)
                more = sum(map(work, terms))
                has_part = whole or requirements is besides or not asked.isdisjoint(inputs_of(*terms))
                if has_part and size + more <= limits.work:
                    size += more
                    asserted += held(encoding, each)
        solver = z3.Solver()
        solver.add(z3.And(*follows), *facts.assertions(encoding.values), z3.And(*missed))
        names = {key: str(pattern) for key, (pattern, _) in encoding.inputs.items()}
        return Query(solver.to_smt2(), names, bool(follows), too_large)
