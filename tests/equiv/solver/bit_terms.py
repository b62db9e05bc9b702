"""Random propositions on bit-vectors of two and three bits, small enough to be tried with all patterns."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import z3

CONSTANTS = {"a": 2, "b": 2, "c": 3, "d": 3}
_OF_TWO: tuple[Callable[[Any, Any], Any], ...] = (
    *(lambda x, y: x + y, lambda x, y: x - y, lambda x, y: x * y, z3.UDiv, z3.URem, lambda x, y: x / y, z3.SRem),
    *(lambda x, y: x & y, lambda x, y: x | y, lambda x, y: x ^ y, lambda x, y: x << y, z3.LShR, lambda x, y: x >> y),
)
_COMPARISONS: tuple[Callable[[Any, Any], Any], ...] = (
    *(z3.ULT, z3.ULE, z3.UGT, z3.UGE, lambda x, y: x < y, lambda x, y: x <= y, lambda x, y: x > y),
    *(lambda x, y: x >= y, lambda x, y: x == y, lambda x, y: x != y, z3.BVMulNoUnderflow),
    *(lambda x, y: z3.BVMulNoOverflow(x, y, True), lambda x, y: z3.BVMulNoOverflow(x, y, False)),
)


def patterns() -> Iterator[dict[str, int]]:
    """All patterns of all constants."""
    for values in product(*(range(1 << width) for width in CONSTANTS.values())):
        yield dict(zip(CONSTANTS, values, strict=True))


def number(draw: random.Random, width: int, depth: int) -> Any:
    """A bit-vector of 2 or 3 bits."""
    if depth == 0 or draw.random() < 0.15:
        if draw.random() < 0.3:
            return z3.BitVecVal(draw.randrange(1 << width), width)
        return z3.BitVec(draw.choice([name for name, size in CONSTANTS.items() if size == width]), width)
    if draw.random() < 0.15:
        return _where_a_bit_is_set(draw, width, depth)
    kind = draw.randrange(len(_OF_TWO) + 5)
    if kind < len(_OF_TWO):
        left = number(draw, width, depth - 1)
        by_data = draw.random() < 0.4
        return _OF_TWO[kind](left, number(draw, width, depth - 1 if by_data else 0))
    if kind == len(_OF_TWO):
        return -number(draw, width, depth - 1)
    if kind == len(_OF_TWO) + 1:
        return ~number(draw, width, depth - 1)
    if kind == len(_OF_TWO) + 2:
        return z3.If(proposition(draw, depth - 1), number(draw, width, depth - 1), number(draw, width, depth - 1))
    if width == 2:
        low = draw.randrange(2)
        return z3.Extract(low + 1, low, number(draw, 3, depth - 1))
    if kind == len(_OF_TWO) + 3:
        return draw.choice([z3.ZeroExt, z3.SignExt])(1, number(draw, 2, depth - 1))
    return z3.Concat(z3.Extract(1, 1, number(draw, 2, depth - 1)), number(draw, 2, depth - 1))


def _where_a_bit_is_set(draw: random.Random, width: int, depth: int) -> Any:
    """A number, or a multiple of it, where a bit of another one is set or not, and 0 otherwise."""
    bit = draw.randrange(width)
    of, given = number(draw, width, 0), number(draw, width, depth - 1)
    condition = z3.Extract(bit, bit, of) == draw.randrange(2)
    chosen = draw.choice([given, given << draw.randrange(width), given * draw.randrange(1 << width)])
    zero = z3.BitVecVal(0, width)
    return z3.If(condition, *draw.choice([(chosen, zero), (zero, chosen), (chosen, given), (given + chosen, given)]))


def proposition(draw: random.Random, depth: int) -> Any:
    """A comparison of two of them."""
    width = draw.choice([2, 3])
    return draw.choice(_COMPARISONS)(number(draw, width, depth), number(draw, width, depth))
