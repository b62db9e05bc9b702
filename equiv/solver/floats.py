"""Float operations in z3's theory of IEEE-754 numbers, as the arith and math dialects define them.

The theory has one NaN; results are compared up to the payload of NaNs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import z3

from equiv.solver.encoding import NotEncoded, Use, as_bit, either, encodes, number_of, sort_of
from interp.ir.floats import IEEE_FORMATS
from interp.ir.predicates import FLOAT_PREDICATES

NEVER = z3.BoolVal(False)
_NEAREST = z3.RNE()
_ROUNDING = {
    "to_nearest_even": z3.RNE(),
    "downward": z3.RTN(),
    "upward": z3.RTP(),
    "toward_zero": z3.RTZ(),
    "to_nearest_away": z3.RNA(),
}
_PLAIN_FLAGS = frozenset(("nnan", "ninf", *_ROUNDING))


def _rounding(use: Use) -> Any:
    for name, mode in _ROUNDING.items():
        if name in use.flags:
            return mode
    return _NEAREST


def _poison(use: Use, values: Sequence[Any], result: Any) -> Any:
    """What `nnan` and `ninf` promise of operands and result; the other flags let results vary, and are not encoded."""
    if use.flags - _PLAIN_FLAGS:
        raise NotEncoded(f"{use.name} with the flags {', '.join(sorted(use.flags - _PLAIN_FLAGS))}")
    numbers = [each for each in (*values, result) if isinstance(each, z3.FPRef)]
    conditions = []
    if "nnan" in use.flags:
        conditions += [z3.fpIsNaN(each) for each in numbers]
    if "ninf" in use.flags:
        conditions += [z3.fpIsInf(each) for each in numbers]
    return either(*conditions)


def _finish(use: Use, values: Sequence[Any], result: Any) -> tuple[Any, Any]:
    return result, _poison(use, values, result)


@encodes("addf", "subf", "mulf", "divf", "fma", "sqrt")
def _arithmetic(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    operation = {
        "addf": z3.fpAdd, "subf": z3.fpSub, "mulf": z3.fpMul, "divf": z3.fpDiv, "fma": z3.fpFMA, "sqrt": z3.fpSqrt,
    }[use.name]  # fmt: skip
    return _finish(use, values, operation(_rounding(use), *values))


@encodes("negf", "absf")
def _sign(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    return _finish(use, values, (z3.fpNeg if use.name == "negf" else z3.fpAbs)(values[0]))


@encodes("copysign")
def _copysign(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    # Without flags `Encoding` has it: the sign of a NaN is a bit that the theory does not have.
    raise NotEncoded("copysign with flags")


def _extreme(left: Any, right: Any, greatest: bool) -> Any:
    """Of two numbers that are not NaN; -0 is below +0."""
    above = z3.fpGT(left, right) if greatest else z3.fpLT(left, right)
    zeros = z3.And(z3.fpIsZero(left), z3.fpIsZero(right))
    negative = z3.fpIsNegative(right if greatest else left)
    return z3.If(z3.If(zeros, negative, above), left, right)


@encodes("maximumf", "minimumf")
def _with_nan(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    nan = z3.Or(z3.fpIsNaN(left), z3.fpIsNaN(right))
    result = z3.If(nan, z3.fpNaN(sort_of(use.type)), _extreme(left, right, use.name == "maximumf"))
    return _finish(use, values, result)


@encodes("maxnumf", "minnumf")
def _without_nan(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    extreme = _extreme(left, right, use.name == "maxnumf")
    if use.free:
        # Which one of two zeros it is is left to the implementation.
        zeros = z3.And(z3.fpIsZero(left), z3.fpIsZero(right), left != right)
        sort = sort_of(use.type)
        extreme = z3.If(zeros, z3.Function(f"{use.name} of zeros:{use.type}", sort, sort, sort)(left, right), extreme)
    result = z3.If(z3.fpIsNaN(left), right, z3.If(z3.fpIsNaN(right), left, extreme))
    return _finish(use, values, result)


_ORDERED = {
    "eq": z3.fpEQ, "gt": z3.fpGT, "ge": z3.fpGEQ, "lt": z3.fpLT, "le": z3.fpLEQ, "ne": z3.fpNEQ,
}  # fmt: skip


@encodes(*(f"cmpf.{predicate}" for predicate in FLOAT_PREDICATES))
def _cmpf(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    left, right = values
    predicate = use.name.partition(".")[2]
    unordered = z3.Or(z3.fpIsNaN(left), z3.fpIsNaN(right))
    if predicate in ("false", "true"):
        condition: Any = z3.BoolVal(predicate == "true")
    elif predicate in ("ord", "uno"):
        condition = unordered if predicate == "uno" else z3.Not(unordered)
    else:
        compared = _ORDERED[predicate[1:]](left, right)
        condition = z3.Or(unordered, compared) if predicate[0] == "u" else z3.And(z3.Not(unordered), compared)
    return _finish(use, values, as_bit(condition))


@encodes("isnan", "isinf", "isfinite", "isnormal")
def _class(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    (value,) = values
    condition = {
        "isnan": z3.fpIsNaN(value),
        "isinf": z3.fpIsInf(value),
        "isfinite": z3.Not(z3.Or(z3.fpIsNaN(value), z3.fpIsInf(value))),
        "isnormal": z3.fpIsNormal(value),
    }[use.name]
    return _finish(use, values, as_bit(condition))


@encodes("ceil", "floor", "trunc", "round", "roundeven")
def _to_integral(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    mode = {
        "ceil": z3.RTP(), "floor": z3.RTN(), "trunc": z3.RTZ(), "round": z3.RNA(), "roundeven": z3.RNE(),
    }[use.name]  # fmt: skip
    return _finish(use, values, z3.fpRoundToIntegral(mode, values[0]))


@encodes("extf", "truncf")
def _convert(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    return _finish(use, values, z3.fpFPToFP(_rounding(use), values[0], sort_of(use.type)))


@encodes("sitofp", "uitofp")
def _from_integer(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    if "nneg" in use.flags:
        raise NotEncoded("uitofp nneg")
    convert = z3.fpSignedToFP if use.name == "sitofp" else z3.fpUnsignedToFP
    return _finish(use, values, convert(_rounding(use), values[0], sort_of(use.type)))


@encodes("fptosi", "fptoui")
def _to_integer(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    """Towards zero; poison where the integral part does not fit."""
    (value,), width, signed = values, use.type.width, use.name == "fptosi"
    whole = z3.fpRoundToIntegral(z3.RTZ(), value)
    # Compared in a bit-vector that is wide enough for the limits; what does not fit into that is too large anyway.
    wide = width + 2
    conditions = [z3.fpIsNaN(value), z3.fpIsInf(value)]
    exponents = IEEE_FORMATS[use.operands[0].name].exponent_bits
    if wide - 1 < 1 << (exponents - 1):  # otherwise every finite number fits
        limit = z3.FPVal(2.0 ** (wide - 1), sort_of(use.operands[0]))
        conditions.append(z3.fpGEQ(z3.fpAbs(whole), limit))
    huge = z3.Or(*conditions)
    number = z3.fpToSBV(z3.RTZ(), whole, z3.BitVecSort(wide))
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
    fits = z3.And(number >= z3.BitVecVal(low, wide), number <= z3.BitVecVal(high, wide))
    poison = z3.Or(huge, z3.Not(fits))
    return z3.Extract(width - 1, 0, number), z3.Or(poison, _poison(use, values, number))


@encodes("bitcast")
def _bitcast(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    """Of an integer; `Encoding` has what is made of the pattern of a float."""
    return values[0] if use.type.is_integer else number_of(values[0], use.type), NEVER


@encodes("remf", "convertf", "flush_denormals", "scaling_extf", "scaling_truncf", "clampf")
def _not_encoded(use: Use, values: Sequence[Any]) -> tuple[Any, Any]:
    raise NotEncoded(use.name)
