"""What a requirement of a program asks of its inputs, and what follows for them where it is met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import z3

from equiv.solver.encoding import Encoded, Encoding, NotEncoded
from equiv.solver.integers import overflows
from interp.ir.divisions import DIVISIONS, SIGNED_DIVISIONS
from interp.machine.requirement import Requirement, RequirementKind
from interp.machine.terms import Term

_ADDRESS = 64  # the bits of an address
_POWER = "ipowi"


def terms_of(requirement: Requirement, partial: bool = False) -> list[Term]:
    """The expressions that a requirement speaks of. Raises `NotEncoded` where one is not at hand, unless `partial`."""
    summed = [atom for _, atom in requirement.terms]
    has_value = not summed and requirement.kind is not RequirementKind.NEVER
    found = [*summed, *([requirement.value] if has_value else []), *(each for each, _ in requirement.path)]
    if None in found and not partial:
        raise NotEncoded("an expression that is too large")
    return [each for each in found if each is not None]


def path_of(encoding: Encoding, requirement: Requirement) -> list[Any]:
    """Conditions that are all met where a program makes a requirement. Raises `NotEncoded`."""
    found = []
    for each, negated in requirement.path:
        if each is None:
            raise NotEncoded("a condition that is too large")
        found.append(encoding.encode(each).value == (0 if negated else 1))
    return found


def needed(encoding: Encoding, requirement: Requirement) -> Any:
    """What is enough for a requirement to be met."""
    if requirement.kind is RequirementKind.NEVER:
        return z3.BoolVal(False)
    if requirement.kind is RequirementKind.WITHIN:
        atoms = [(factor, encoding.encode(_known(atom))) for factor, atom in requirement.terms]
        total = _total(atoms, _ADDRESS + sum(abs(factor) for factor, _ in atoms).bit_length() + 2)
        inside = z3.And(total >= requirement.low, total <= requirement.high)
        return z3.And(inside, *(z3.Not(atom.undefined) for _, atom in atoms))
    value = _known(requirement.value)
    if requirement.kind is RequirementKind.COMPUTED:
        return _is_computed(encoding, value)
    made = encoding.encode(value)
    holds = [made.value == 1] if requirement.kind is RequirementKind.HOLDS else []
    return z3.And(z3.Not(made.undefined), *holds)


def held(encoding: Encoding, requirement: Requirement) -> list[Any]:
    """What follows where a requirement is met; nothing where that is not known."""
    try:
        if requirement.kind is RequirementKind.WITHIN:
            follows = _within(encoding, requirement)
        elif requirement.kind is RequirementKind.COMPUTED:
            follows = _was_computed(encoding, _known(requirement.value), requirement.excludes_overflow)
        else:
            follows = needed(encoding, requirement)
        return [z3.Implies(z3.And(*path_of(encoding, requirement)), follows)]
    except NotEncoded:
        return []


def _within(encoding: Encoding, requirement: Requirement) -> Any:
    """As an address, which may have wrapped around, or as a number, where it is too narrow for that."""
    atoms = [(factor, encoding.encode(_known(atom))) for factor, atom in requirement.terms]
    undefined = [atom.undefined for _, atom in atoms]
    least, greatest = -(1 << _ADDRESS - 1), (1 << _ADDRESS - 1) - 1
    if sum(abs(factor) << (atom.value.size() - 1) for factor, atom in atoms) <= greatest:
        number = _total(atoms, _ADDRESS)
        inside = [number >= requirement.low] if requirement.low > least else []
        inside += [number <= requirement.high] if requirement.high < greatest else []
        return z3.Or(*undefined, z3.And(*inside))
    if not least < requirement.low <= requirement.high < greatest:
        raise NotEncoded("a range without numbers, or one that may be larger than it says")
    inside_range = z3.ULE(_total(atoms, _ADDRESS) - requirement.low, requirement.high - requirement.low)
    return z3.Or(*undefined, inside_range)


def _total(atoms: Sequence[tuple[int, Encoded]], width: int) -> Any:
    """The sum of multiples of numbers with signs."""
    total: Any = z3.BitVecVal(0, width)
    for factor, atom in atoms:
        total = total + z3.SignExt(width - atom.value.size(), atom.value) * factor
    return total


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


def _was_computed(encoding: Encoding, value: Term, excludes_overflow: bool) -> Any:
    """What follows where a division or a power is defined. What has a remainder, and must have none, is poison and no
    more; of a remainder itself it is open whether the quotient may overflow, unless it `excludes_overflow`."""
    dividend, divisor = _division(encoding, value)
    if value.name == _POWER:
        return z3.Or(dividend.undefined, divisor.undefined, _has_power(dividend, divisor))
    met = [divisor.value != 0]
    if value.name in SIGNED_DIVISIONS and (excludes_overflow or value.name != "remsi"):
        met.append(z3.Not(overflows(dividend.value, divisor.value)))
    return z3.Or(dividend.undefined, divisor.undefined, z3.And(*met))


def _known(term: Term | None) -> Term:
    if term is None:
        raise NotEncoded("an expression that is too large")
    return term
