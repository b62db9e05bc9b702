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
from equiv.solver.encoding import Encoded, Encoding, NotEncoded
from equiv.solver.integers import overflows
from equiv.solver.limits import NODES, SolverLimits
from equiv.solver.normal_form import NormalForms
from equiv.solver.obligation import inputs_of, names_of, work
from equiv.solver.query import Interrupt, Query
from equiv.solver.query_process import answer
from interp.ir.divisions import DIVISIONS, SIGNED_DIVISIONS
from interp.machine import Execution
from interp.machine.requirement import Reach, Requirement, RequirementKind
from interp.machine.terms import Term

_MOST = 64  # requirements of the target that are asked about
_MOST_GIVEN = 256  # requirements of the source that are taken into account
_MOST_FURTHER = 512  # accesses of the target that are asked about
_MOST_PATHS = 4096  # of the source, on which it accesses arguments
_MOST_APART = 16  # of these, such as have no input in common with those of the target
_ADDRESS = 64  # the bits of an address
_POWER = "ipowi"


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


class _Paths:
    """The paths on which a program accesses arguments, and the inputs that decide whether it takes them."""

    def __init__(self, run: Execution) -> None:
        self._certain: list[tuple[Reach, Requirement, set[tuple[int, int]]]] = []
        for reach in run.reaches()[:_MOST_PATHS]:
            if reach.is_certain:
                never = Requirement(RequirementKind.NEVER, path=run.path(reach, NODES))
                self._certain.append((reach, never, inputs_of(*_terms(never, partial=True))))

    def as_far_as(self, reach: Reach, never: Requirement) -> list[Requirement]:
        """That none of those is taken on which the program goes as far: where they have an input in common with the
        path that `never` is taken, and some of the others, that go little further first."""
        inputs = inputs_of(*_terms(never, partial=True))
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
        own = _terms(requirement)
        encoding = Encoding(free=set().union(*(names_of(each) for each in own)), forms=NormalForms())
        missed = [*_path(encoding, requirement), z3.Not(_needed(encoding, requirement))]
        size = sum(map(work, own))
        too_large = "too much for the solver" if size > limits.work else ""
        held: list[Any] = []
        for requirements, asserted in ((besides, missed), (given, held)):
            asked = set(encoding.inputs)
            for each in requirements:
                terms = _terms(each, partial=True)
                more = sum(map(work, terms))
                has_part = whole or requirements is besides or not asked.isdisjoint(inputs_of(*terms))
                if has_part and size + more <= limits.work:
                    size += more
                    asserted += _held(encoding, each)
        solver = z3.Solver()
        solver.add(z3.And(*held), *facts.assertions(encoding.values), z3.And(*missed))
        names = {key: str(pattern) for key, (pattern, _) in encoding.inputs.items()}
        return Query(solver.to_smt2(), names, bool(held), too_large)


def _terms(requirement: Requirement, partial: bool = False) -> list[Term]:
    """Raises `NotEncoded` where one is not at hand, unless `partial`."""
    summed = [atom for _, atom in requirement.terms]
    has_value = not summed and requirement.kind is not RequirementKind.NEVER
    found = [*summed, *([requirement.value] if has_value else []), *(each for each, _ in requirement.path)]
    if None in found and not partial:
        raise NotEncoded("an expression that is too large")
    return [each for each in found if each is not None]


def _path(encoding: Encoding, requirement: Requirement) -> list[Any]:
    """Conditions that are all met where a program makes a requirement."""
    found = []
    for each, negated in requirement.path:
        if each is None:
            raise NotEncoded("a condition that is too large")
        found.append(encoding.encode(each).value == (0 if negated else 1))
    return found


def _needed(encoding: Encoding, requirement: Requirement) -> Any:
    """What is enough for a requirement to be met."""
    if requirement.kind is RequirementKind.NEVER:
        return z3.BoolVal(False)
    if requirement.kind is RequirementKind.WITHIN:
        atoms = [(factor, encoding.encode(_known(atom))) for factor, atom in requirement.terms]
        width = _ADDRESS + sum(abs(factor) for factor, _ in atoms).bit_length() + 2
        total: Any = z3.BitVecVal(0, width)
        for factor, atom in atoms:
            total = total + z3.SignExt(width - atom.value.size(), atom.value) * factor
        inside = z3.And(total >= requirement.low, total <= requirement.high)
        return z3.And(inside, *(z3.Not(atom.undefined) for _, atom in atoms))
    value = _known(requirement.value)
    if requirement.kind is RequirementKind.COMPUTED:
        return _is_computed(encoding, value)
    made = encoding.encode(value)
    holds = [made.value == 1] if requirement.kind is RequirementKind.HOLDS else []
    return z3.And(z3.Not(made.undefined), *holds)


def _held(encoding: Encoding, requirement: Requirement) -> list[Any]:
    """What follows where a requirement is met; nothing where that is not known."""
    try:
        if requirement.kind is RequirementKind.WITHIN:
            follows = _within(encoding, requirement)
        elif requirement.kind is RequirementKind.COMPUTED:
            follows = _was_computed(encoding, _known(requirement.value))
        else:
            follows = _needed(encoding, requirement)
        return [z3.Implies(z3.And(*_path(encoding, requirement)), follows)]
    except NotEncoded:
        return []


def _within(encoding: Encoding, requirement: Requirement) -> Any:
    """As an address, which may have wrapped around."""
    least, greatest = -(1 << _ADDRESS - 1), (1 << _ADDRESS - 1) - 1
    if not least < requirement.low <= requirement.high < greatest:
        raise NotEncoded("a range without numbers, or one that may be larger than it says")
    total: Any = z3.BitVecVal(0, _ADDRESS)
    undefined = []
    for factor, atom in requirement.terms:
        made = encoding.encode(_known(atom))
        total = total + z3.SignExt(_ADDRESS - made.value.size(), made.value) * factor
        undefined.append(made.undefined)
    return z3.Or(*undefined, z3.ULE(total - requirement.low, requirement.high - requirement.low))


def _division(encoding: Encoding, value: Term) -> tuple[Encoded, Encoded]:
    """The operands of what is undefined for some of them."""
    if value.name not in DIVISIONS and value.name != _POWER:
        raise NotEncoded(f"for which operands {value.name or 'it'} is undefined")
    dividend, divisor = (encoding.encode(each) for each in value.operands)
    return dividend, divisor


def _is_computed(encoding: Encoding, value: Term) -> Any:
    """What is enough for a division or a power to be defined. A remainder may be undefined where the quotient
    overflows, as LLVM's is, and what is no number may be the one of which it does."""
    dividend, divisor = _division(encoding, value)
    if value.name == _POWER:
        return z3.And(z3.Not(dividend.undefined), z3.Not(divisor.undefined), _has_power(dividend, divisor))
    enough = [z3.Not(divisor.undefined), divisor.value != 0]
    if value.name in SIGNED_DIVISIONS:
        minus = divisor.value == z3.BitVecVal(-1, divisor.value.size())
        enough.append(z3.Not(z3.And(minus, dividend.undefined)))
        enough.append(z3.Not(overflows(dividend.value, divisor.value)))
    return z3.And(*enough)


def _has_power(base: Encoded, power: Encoded) -> Any:
    """Whether an integer power is defined: zero has no negative ones."""
    return z3.Or(base.value != 0, power.value >= 0)


def _was_computed(encoding: Encoding, value: Term) -> Any:
    """What follows where a division or a power is defined. What has a remainder, and must have none, is poison and no
    more; of a remainder itself it is open whether the quotient may overflow."""
    dividend, divisor = _division(encoding, value)
    if value.name == _POWER:
        return z3.Or(dividend.undefined, divisor.undefined, _has_power(dividend, divisor))
    met = [divisor.value != 0]
    if value.name in SIGNED_DIVISIONS and value.name != "remsi":
        met.append(z3.Not(overflows(dividend.value, divisor.value)))
    return z3.Or(dividend.undefined, divisor.undefined, z3.And(*met))


def _known(term: Term | None) -> Term:
    if term is None:
        raise NotEncoded("an expression that is too large")
    return term
