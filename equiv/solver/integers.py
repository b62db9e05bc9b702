"""Integer operations in z3's theory of bit-vectors, as the arith and index dialects define them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import z3

from equiv.solver.encoding import NEVER, NotEncoded, Use, as_bit, either, encodes
from interp.ir.divisions import SIGNED_DIVISIONS


def _poison_of_flags(use: Use, kind: str, left: Any, right: Any) -> Any:
    checks = {
        "add": (z3.BVAddNoOverflow, z3.BVAddNoUnderflow),
        "sub": (z3.BVSubNoOverflow, z3.BVSubNoUnderflow),
        "mul": (z3.BVMulNoOverflow, z3.BVMulNoUnderflow),
    }
    over, under = checks[kind]
    conditions = []
    if "nsw" in use.flags:
        # One of the two takes no sign: it is about the other end.
        upper = over(left, right) if kind == "sub" else over(left, right, True)
        lower = under(left, right, True) if kind == "sub" else under(left, right)
        conditions.append(z3.Not(z3.And(upper, lower)))
    if "nuw" in use.flags:
        fits = under(left, right, False) if kind == "sub" else over(left, right, False)
        conditions.append(z3.Not(fits))
    return either(*conditions)


@encodes("addi")
def _addi(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    return left + right, _poison_of_flags(use, "add", left, right)


@encodes("subi")
def _subi(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    return left - right, _poison_of_flags(use, "sub", left, right)


@encodes("muli")
def _muli(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    return left * right, _poison_of_flags(use, "mul", left, right)


@encodes("addui_extended")
def _addui_extended(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    total = left + right
    return (total, NEVER) if use.result == 0 else (as_bit(z3.ULT(total, left)), NEVER)


@encodes("subui_extended")
def _subui_extended(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    return (left - right, NEVER) if use.result == 0 else (as_bit(z3.ULT(left, right)), NEVER)


@encodes("mulsi_extended", "mului_extended")
def _mul_extended(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    width = use.operands[0].width
    extend = z3.SignExt if use.name == "mulsi_extended" else z3.ZeroExt
    product = extend(width, values[0]) * extend(width, values[1])
    part = z3.Extract(width - 1, 0, product) if use.result == 0 else z3.Extract(2 * width - 1, width, product)
    return part, NEVER


def overflows(left: Any, right: Any) -> Any:
    """Where a signed quotient is that of the least number by -1."""
    width = left.size()
    return z3.And(left == 1 << (width - 1), right == z3.BitVecVal(-1, width))


def _divides_badly(left: Any, right: Any) -> Any:
    return z3.Or(right == 0, overflows(left, right))


@encodes(*SIGNED_DIVISIONS)
def _signed_division(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    width = use.type.width
    quotient, remainder = left / right, z3.SRem(left, right)
    bad = _divides_badly(left, right)
    if use.name == "remsi":
        # The remainder of the least number by -1 is left to the implementation.
        some = z3.Function(f"remsi overflow:{use.type}", z3.BitVecSort(width), z3.BitVecSort(width))
        return z3.If(overflows(left, right), some(left), remainder), right == 0
    if use.name == "divsi":
        return quotient, z3.Or(bad, remainder != 0) if "exact" in use.flags else bad
    unlike = (left < 0) != (right < 0)
    # As programs that have no other division say it: what they and this share need not be looked into.
    rest = left != quotient * right
    if use.name == "floordivsi":
        return z3.If(z3.And(rest, unlike), quotient - 1, quotient), bad
    return z3.If(z3.And(rest, z3.Not(unlike)), quotient + 1, quotient), bad


@encodes("divui", "remui", "ceildivui")
def _unsigned_division(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    quotient, remainder = z3.UDiv(left, right), z3.URem(left, right)
    bad = right == 0
    if use.name == "remui":
        return remainder, bad
    if use.name == "divui":
        return quotient, z3.Or(bad, remainder != 0) if "exact" in use.flags else bad
    up = z3.If(remainder != 0, quotient + 1, quotient)
    # As programs that have no other division say it.
    use.lemmas.append(z3.Or(bad, left == 0, up == z3.UDiv(left - 1, right) + 1))
    return up, bad


@encodes("maxsi", "minsi", "maxui", "minui")
def _extreme(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    above = {
        "maxsi": left > right,
        "minsi": left < right,
        "maxui": z3.UGT(left, right),
        "minui": z3.ULT(left, right),
    }[use.name]
    return z3.If(above, left, right), NEVER


@encodes("andi", "ori", "xori")
def _bitwise(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    if use.name == "andi":
        return left & right, NEVER
    if use.name == "xori":
        return left ^ right, NEVER
    return left | right, (left & right) != 0 if "disjoint" in use.flags else NEVER


@encodes("shli", "shrsi", "shrui")
def _shift(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, amount = values
    given = z3.is_bv_value(amount)
    poison = [z3.BoolVal(amount.as_long() >= use.type.width) if given else z3.UGE(amount, use.type.width)]
    if use.name == "shli":
        result = left << amount
        if "nsw" in use.flags:
            poison.append((result >> amount) != left)
        if "nuw" in use.flags:
            poison.append(z3.LShR(result, amount) != left)
    else:
        result = left >> amount if use.name == "shrsi" else z3.LShR(left, amount)
        if "exact" in use.flags:
            poison.append((result << amount) != left)
    return result, either(*poison)


@encodes("ctpop", "ctlz", "cttz")
def _count(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    (value,), width = values, use.type.width
    bits = [z3.Extract(at, at, value) == 1 for at in range(width)]
    if use.name == "ctpop":
        return sum((z3.If(bit, z3.BitVecVal(1, width), z3.BitVecVal(0, width)) for bit in bits[1:]),
                   z3.If(bits[0], z3.BitVecVal(1, width), z3.BitVecVal(0, width))), NEVER  # fmt: skip
    count = z3.BitVecVal(width, width)
    order = list(enumerate(bits)) if use.name == "ctlz" else list(enumerate(bits))[::-1]
    for at, bit in order:
        count = z3.If(bit, z3.BitVecVal(width - 1 - at if use.name == "ctlz" else at, width), count)
    return count, NEVER


@encodes("absi")
def _absi(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    (value,) = values
    return z3.If(value < 0, -value, value), NEVER


_COMPARISONS = {
    "eq": lambda left, right: left == right,
    "ne": lambda left, right: left != right,
    "slt": lambda left, right: left < right,
    "sle": lambda left, right: left <= right,
    "sgt": lambda left, right: left > right,
    "sge": lambda left, right: left >= right,
    "ult": z3.ULT,
    "ule": z3.ULE,
    "ugt": z3.UGT,
    "uge": z3.UGE,
}


@encodes(*(f"cmpi.{predicate}" for predicate in _COMPARISONS))
def _cmpi(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    return as_bit(_COMPARISONS[use.name.partition(".")[2]](*values)), NEVER


@encodes("extsi", "extui", "trunci", "index_cast", "index_castui")
def _resize(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    (value,), before, after = values, use.operands[0].width, use.type.width
    unsigned = use.name in ("extui", "index_castui")
    poison = value < 0 if "nneg" in use.flags else NEVER
    if after >= before:
        extend = z3.ZeroExt if unsigned else z3.SignExt
        return extend(after - before, value), poison
    result = z3.Extract(after - 1, 0, value)
    conditions = [poison]
    if "nsw" in use.flags:
        conditions.append(z3.SignExt(before - after, result) != value)
    if "nuw" in use.flags:
        conditions.append(z3.ZeroExt(before - after, result) != value)
    return result, either(*conditions)


@encodes("ipowi")
def _ipowi(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    """A constant power, as products that wrap; a negative one is the reciprocal, rounded toward zero."""
    base, given = values[0], z3.simplify(values[1])
    if not z3.is_bv_value(given):
        raise NotEncoded("integer powers")
    power, width = given.as_signed_long(), base.size()
    one, minus_one = z3.BitVecVal(1, width), z3.BitVecVal(-1, width)
    if power < 0:
        of_minus_one = minus_one if power % 2 else one
        inverse = z3.If(base == one, one, z3.If(base == minus_one, of_minus_one, z3.BitVecVal(0, width)))
        return inverse, base == 0
    product = one
    for bit in bin(power)[2:]:
        product = product * product
        if bit == "1":
            product = product * base
    return z3.simplify(product), NEVER
