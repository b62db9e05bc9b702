# ruff: noqa: E501
"""Every proof and every refutation of the solver agrees with the evaluation of both sides on all inputs."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from equiv.request.assumptions import NOTHING
from equiv.solver.assumptions import Facts
from equiv.solver.normal_form import NormalForms
from equiv.solver.obligation import Obligation
from equiv.solver.query import Answer, Interrupt, answer, make_query
from interp.ir import I1, Scalar
from interp.ir.floats import IEEE_FORMATS, FloatFormat
from interp.machine.terms import Term, TermKind
from tests.interp.scalar_reference import Format, fold, signed, wrapped

FLOAT = Format("f7", 3, 3)  # as IEEE 754 would have it in 7 bits
Operation = tuple[str, tuple[str, ...], tuple[Scalar, ...], Scalar]


@dataclass(frozen=True, eq=False)
class Evaluated:
    """A term with its value and whether it is poison, for all inputs in one order."""

    term: Term
    values: np.ndarray
    poison: np.ndarray


# -- the meaning of single operations, as tables over all operands -------------------------------------------------------


def _of_floats(name: str, patterns: Sequence[int]) -> int | None:
    """The result of an operation on floats; None is poison."""
    numbers = [None if FLOAT.is_nan(each) or FLOAT.is_infinite(each) else FLOAT.rational(each) for each in patterns]
    nan = any(FLOAT.is_nan(each) for each in patterns)
    first = patterns[0]
    if name in ("negf", "absf"):
        return FLOAT.nan if nan else (first ^ FLOAT.sign if name == "negf" else first & ~FLOAT.sign)
    if name == "fptosi":
        whole = None if numbers[0] is None else int(numbers[0])
        return wrapped(whole, 4) if whole is not None and -8 <= whole < 8 else None
    second = patterns[1]
    if name.startswith("cmpf."):
        return int(_compared(name[5:], nan, *(_order(each) for each in patterns)))
    if name in ("maximumf", "minimumf"):
        if nan:
            return FLOAT.nan
        choose = max if name == "maximumf" else min
        return choose(patterns, key=lambda each: (_order(each), not FLOAT.is_negative(each)))
    if nan:
        return FLOAT.nan
    negative = FLOAT.is_negative(first) != FLOAT.is_negative(second)
    if name == "mulf":
        if numbers[0] is None or numbers[1] is None:
            return FLOAT.nan if 0 in numbers else FLOAT.infinity | (FLOAT.sign if negative else 0)
        return FLOAT.rounded(numbers[0] * numbers[1], negative_zero=negative)
    if name == "subf":
        second ^= FLOAT.sign
    if FLOAT.is_infinite(first) or FLOAT.is_infinite(second):
        opposite = FLOAT.is_infinite(first) and FLOAT.is_infinite(second) and first != second
        return FLOAT.nan if opposite else (first if FLOAT.is_infinite(first) else second)
    both = FLOAT.is_negative(first) and FLOAT.is_negative(second)
    return FLOAT.rounded(FLOAT.rational(first) + FLOAT.rational(second), negative_zero=both)


def _order(pattern: int) -> Fraction:
    size = Fraction(10**6) if FLOAT.is_infinite(pattern) else Fraction(FLOAT.units(pattern))
    return -size if FLOAT.is_negative(pattern) else size


def _compared(predicate: str, nan: bool, left: Fraction, right: Fraction) -> bool:
    if nan:
        return predicate[0] == "u"
    return {"lt": left < right, "le": left <= right, "eq": left == right, "ne": left != right, "no": False}[
        predicate[1:]
    ]


@cache
def _table(operation: Operation) -> tuple[np.ndarray, np.ndarray]:
    name, flags, operands, result = operation
    shape = tuple(1 << each.width for each in operands)
    values, poison = np.zeros(shape, np.int64), np.zeros(shape, bool)
    for at in np.ndindex(*shape):
        if name == "sitofp":
            value: int | None = FLOAT.rounded(Fraction(signed(at[0], operands[0].width)))
        elif operands[0].is_float:
            value = _of_floats(name, at)
        else:
            status, found = fold(name, [str(each) for each in operands], list(at), [str(result)], flags)
            assert status in ("value", "poison", "undefined"), (name, status)
            value = found[0] if status == "value" else None
        values[at], poison[at] = (0, True) if value is None else (value, False)
    return values, poison


def apply(operation: Operation, operands: Sequence[Evaluated]) -> Evaluated:
    name, flags, _, result = operation
    term = Term(TermKind.OPERATION, result, name=name, flags=flags, operands=tuple(each.term for each in operands))
    if name == "select":
        chosen = operands[0].values == 1
        values = np.where(chosen, operands[1].values, operands[2].values)
        return Evaluated(term, values, operands[0].poison | np.where(chosen, operands[1].poison, operands[2].poison))
    table, own = _table(operation)
    at = tuple(each.values for each in operands)
    return Evaluated(term, table[at], own[at] | np.logical_or.reduce([each.poison for each in operands]))


# -- terms, and pairs of them --------------------------------------------------------------------------------------------


def inputs(types: Sequence[Scalar]) -> list[Evaluated]:
    grid = np.meshgrid(*(np.arange(1 << each.width) for each in types), indexing="ij")
    never = np.zeros(grid[0].size, bool)
    return [
        Evaluated(Term(TermKind.INPUT, type, parameter=position), axis.reshape(-1).astype(np.int64), never)
        for position, (type, axis) in enumerate(zip(types, grid, strict=True))
    ]


def constant(bits: int, type: Scalar, like: Evaluated) -> Evaluated:
    return Evaluated(Term(TermKind.CONSTANT, type, bits=bits), np.full_like(like.values, bits), like.poison)


def terms(
    operations: Sequence[Operation], leaves: list[Evaluated], count: int, choice: random.Random
) -> list[Evaluated]:
    """Terms of a few operations, of which later ones are made from earlier ones."""
    found = list(leaves)
    while len(found) < count:
        operation = choice.choice(operations)
        operands = []
        for wanted in operation[2]:
            fitting = [each for each in found if each.term.type == wanted]
            if not fitting:
                break
            operands.append(choice.choice(fitting if choice.random() < 0.4 else fitting[: 3 * len(leaves)]))
        if len(operands) == len(operation[2]):
            found.append(apply(operation, operands))
    return found


def canonical(term: Evaluated) -> np.ndarray:
    """The values with one NaN."""
    if term.term.type != Scalar("f7"):
        return term.values
    size = term.values & ~FLOAT.sign
    return np.where(size > FLOAT.infinity, FLOAT.nan, term.values)


def differing(source: Evaluated, target: Evaluated) -> np.ndarray:
    """On which inputs the target does not refine the source."""
    return ~source.poison & (target.poison | (canonical(source) != canonical(target)))


def pairs(found: Sequence[Evaluated], count: int, choice: random.Random) -> list[tuple[Evaluated, Evaluated]]:
    """Pairs of one type: equal ones, ones that differ on few inputs, and any."""
    by_type: defaultdict[Scalar | None, list[Evaluated]] = defaultdict(list)
    for each in found:
        by_type[each.term.type].append(each)
    equal, close, any_pair = [], [], []
    for group in by_type.values():
        for _ in range(40 * count):
            source, target = choice.sample(group, 2)
            share = differing(source, target).mean()
            (equal if share == 0 else close if share < 0.1 else any_pair).append((source, target))
    return equal[:count] + close[:count] + any_pair[: count // 4]


def ask(source: Evaluated, target: Evaluated) -> Answer:
    query = make_query(Obligation(source.term, target.term), Facts(NOTHING))
    return answer(query, 20_000_000, Interrupt())


def check_pair(source: Evaluated, target: Evaluated, index_of: Callable[[dict[tuple[int, int], int]], int]) -> None:
    differ = differing(source, target)
    found = ask(source, target)
    if source.poison.all():
        assert not found.is_equal and found.model is None
    elif found.model is None:
        assert found.is_equal == (not differ.any()), found.text
    else:
        assert differ[index_of(dict(found.model))]
    forms = NormalForms()
    if forms.key(source.term) == forms.key(target.term) and not forms.loses_poison(target.term):
        assert not differ.any()


def index_by(types: Sequence[Scalar]) -> Callable[[dict[tuple[int, int], int]], int]:
    def index(model: dict[tuple[int, int], int]) -> int:
        position = 0
        for parameter, type in enumerate(types):
            position = position * (1 << type.width) + model.get((parameter, 0), 0)
        return position

    return index


def integer_operations(type: Scalar, with_products: bool) -> list[Operation]:
    two = (type, type)
    names = ("addi", "subi", "andi", "ori", "xori", "maxsi", "minsi", "maxui", "minui", "shli", "shrsi", "shrui")
    operations: list[Operation] = [(name, (), two, type) for name in names]
    if with_products:
        names = ("muli", "divsi", "divui", "remui", "ceildivui", "floordivsi")
        operations += [(name, (), two, type) for name in names]
    flagged = (("addi", "nsw"), ("subi", "nuw"), ("shli", "nsw"), ("ori", "disjoint"))
    operations += [(name, (flag,), two, type) for name, flag in flagged]
    operations += [(name, (), (type,), type) for name in ("ctpop", "ctlz", "absi")]
    operations += [(f"cmpi.{each}", (), two, I1) for each in ("eq", "slt", "ult")]
    return [*operations, ("select", (), (I1, type, type), type), ("select", (), (I1, type, type), type)]


@pytest.mark.parametrize(("width", "count"), [(4, 45), (8, 15)])
def test_integers(width: int, count: int) -> None:
    type, choice = Scalar(f"i{width}"), random.Random(width)
    leaves = inputs((type, type))
    constants = (0, 1, 2, width - 1, (1 << width) - 1)
    leaves += [constant(bits, type, leaves[0]) for bits in constants]
    found = terms(integer_operations(type, width == 4), leaves, 400, choice)
    tried = pairs(found, count, choice)
    assert len(tried) > 2 * count
    for source, target in tried:
        check_pair(source, target, index_by((type, type)))


def test_floats_of_seven_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(IEEE_FORMATS, "f7", FloatFormat(3, 3))
    type, integer, choice = Scalar("f7"), Scalar("i4"), random.Random(7)
    two = (type, type)
    operations: list[Operation] = [(name, (), two, type) for name in ("addf", "subf", "mulf", "maximumf", "minimumf")]
    operations += [(name, (), (type,), type) for name in ("negf", "absf")]
    operations += [(f"cmpf.{each}", (), two, I1) for each in ("olt", "ule", "oeq", "une", "uno")]
    operations += [("fptosi", (), (type,), integer), ("sitofp", (), (integer,), type)]
    operations += [("select", (), (I1, type, type), type)] * 3
    leaves = inputs((type, type))
    leaves += [constant(bits, type, leaves[0]) for bits in (0, FLOAT.sign, FLOAT.one, FLOAT.one + 8, FLOAT.infinity)]
    found = terms(operations, leaves, 250, choice)
    tried = pairs(found, 30, choice)
    assert len(tried) > 60
    for source, target in tried:
        check_pair(source, target, index_by((type, type)))
