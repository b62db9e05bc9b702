"""Integers and conditions as terms of z3, each with the interval that it is in and with what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Any

import z3
from msgspec import Struct

_MOST_RUNS = 8  # of bits in a mask that are taken apart by division


Interval = tuple[int, int]


class Made(IntEnum):
    """What a term is made of, from what is known best on: the largest of several is that of what they make."""

    OF_SIZES = 0  # and of constants
    OF_LOOPS = 1  # of their variables as well, which have all values that the loops give them
    OF_OPEN_LOOPS = 2  # and of counters of loops of which it is not known how often they run, which may have others
    OF_ANYTHING = 3  # of what is not understood

    @property
    def is_of_loops(self) -> bool:
        """Whether it is made of what loops count."""
        return self in (Made.OF_LOOPS, Made.OF_OPEN_LOOPS)


class Number(Struct, frozen=True):
    """A z3 integer between `low` and `high`."""

    term: Any
    low: int
    high: int
    made: Made = Made.OF_SIZES

    @property
    def given(self) -> bool:
        """Whether it is made of sizes and constants alone."""
        return self.made is Made.OF_SIZES

    @property
    def is_constant(self) -> bool:
        return self.low == self.high


class Truth(Struct, frozen=True):
    """A z3 condition."""

    term: Any
    made: Made = Made.OF_SIZES

    @property
    def given(self) -> bool:
        return self.made is Made.OF_SIZES

    @property
    def negated(self) -> Truth:
        return Truth(z3.Not(self.term), self.made)


def constant(value: int) -> Number:
    return Number(z3.IntVal(value), value, value)


def chosen(condition: Truth, yes: Number, no: Number) -> Number:
    """One of two numbers, by a condition."""
    made = max(condition.made, yes.made, no.made)
    return Number(z3.If(condition.term, yes.term, no.term), min(yes.low, no.low), max(yes.high, no.high), made)


def chosen_truth(condition: Truth, yes: Truth, no: Truth) -> Truth:
    return Truth(z3.If(condition.term, yes.term, no.term), max(condition.made, yes.made, no.made))


def unsigned(number: Number, width: int) -> Number:
    """A number of `width` bits as an unsigned one."""
    if number.low >= 0:
        return number
    wrapped = z3.If(number.term < 0, number.term + (1 << width), number.term)
    return Number(wrapped, 0, max(number.high, (1 << width) - 1), number.made)


def divided(name: str, left: Number, right: Number) -> Number:
    """A signed quotient or remainder. By zero the program is undefined: the divisor is any other number then."""
    made = max(left.made, right.made)
    by = _absolute(right)
    by = Number(z3.If(by.term > 0, by.term, 1), max(by.low, 1), max(by.high, 1), made)
    of = _absolute(left)
    unlike = (left.low < 0 or right.low < 0) and z3.Xor(left.term < 0, right.term < 0)
    toward_zero = of.term / by.term
    most = of.high // by.low
    if name == "remsi":
        rest = of.term % by.term
        rest = rest if left.low >= 0 else z3.If(left.term < 0, -rest, rest)
        return Number(rest, 1 - by.high if left.low < 0 else 0, by.high - 1, made)
    if name == "divsi":
        quotient = toward_zero if unlike is False else z3.If(unlike, -toward_zero, toward_zero)
    elif name == "floordivsi":
        quotient = toward_zero if unlike is False else z3.If(unlike, -((of.term + by.term - 1) / by.term), toward_zero)
    else:
        upward = (of.term + by.term - 1) / by.term
        quotient = upward if unlike is False else z3.If(unlike, -toward_zero, upward)
    return Number(quotient, 0 if unlike is False else -most - 1, most + 1, made)


def _absolute(number: Number) -> Number:
    if number.low >= 0:
        return number
    most = max(-number.low, abs(number.high))
    return Number(z3.If(number.term < 0, -number.term, number.term), 0, most, number.made)


def wrapped(number: Number, low: int, high: int) -> Any:
    """The number of a type from `low` to `high` that has the low bits of another one."""
    span = high - low + 1
    if number.low < low - span or number.high > high + span:
        inside = z3.And(number.term >= low, number.term <= high)
        return z3.If(inside, number.term, (number.term - low) % span + low)
    # A sum or difference leaves its type once at most, which is linear.
    term = number.term
    if number.high > high:
        term = z3.If(number.term > high, number.term - span, term)
    if number.low < low:
        term = z3.If(number.term < low, number.term + span, term)
    return term


def bitwise(name: str, left: Number, right: Number, width: int) -> Number:
    """`andi`, `ori` or `xori` of signed numbers of so many bits."""
    if left.is_constant and not right.is_constant:
        left, right = right, left
    signed = left.low < 0 or right.low < 0
    low, high = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << _bits_of(left, right)) - 1)
    if name == "andi" and (left.low >= 0 or right.low >= 0):
        low, high = 0, min(each.high for each in (left, right) if each.low >= 0)
    made = max(left.made, right.made)
    runs = list(runs_of_bits(right.low % (1 << width))) if right.is_constant else []
    if not right.is_constant or len(runs) > _MOST_RUNS:
        bits = width if signed else max(_bits_of(left, right), 1)
        one, other = z3.Int2BV(left.term, bits), z3.Int2BV(right.term, bits)
        joined = one & other if name == "andi" else one | other if name == "ori" else one ^ other
        return Number(z3.BV2Int(joined, is_signed=signed), low, high, made)
    common = _masked(left, runs, width)
    if name == "andi":
        return Number(common, low, high, made)
    # What one of both has and what both have: x | y = x + y - (x & y), and x ^ y = x + y - 2 (x & y).
    term = left.term + right.term - (common if name == "ori" else 2 * common)
    return Number(term, low, high, made)


def _bits_of(*numbers: Number) -> int:
    return max(each.high for each in numbers).bit_length()


def _masked(number: Number, runs: list[tuple[int, int]], width: int) -> Any:
    """The bits of a number in the runs of a mask, which the sign bit may belong to."""
    term: Any = z3.IntVal(0)
    for first, end in runs:
        above = number.term / (1 << first) if first else number.term
        term = term + (above if end == width else above % (1 << (end - first))) * (1 << first)
    return term


def runs_of_bits(mask: int) -> Iterator[tuple[int, int]]:
    """The runs of ones in a number that is not negative: the first bit of each, and the bit behind its last one."""
    at = 0
    while mask >> at:
        at += ((mask >> at) & -(mask >> at)).bit_length() - 1
        end = at
        while mask >> end & 1:
            end += 1
        yield at, end
        at = end
