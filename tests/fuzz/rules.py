"""`python -m tests.fuzz.rules`: both sides of rules that peephole optimizers have, and near misses of them.

A rule says that one expression may become another. Its numbers are drawn, its operands are arguments or operations with
flags that make poison, and it is taken in either direction, with up to two mistakes: the other sign, a flag too many, a
number that is off by one, another predicate, an operation in place of its neighbour, no freeze. So about half of the
pairs are right, and many of the others differ for few inputs. A half waits for a value that no sample has (`hidden`).
The judge tries all inputs of both programs."""

from __future__ import annotations

import ast
import operator
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice, repeat

from tests.fuzz.batches import Drawn, Limited, campaign_of_all
from tests.fuzz.command import command
from tests.fuzz.flags import Made, Program, all_inputs, evaluated, possible_flags, text, told_apart
from tests.fuzz.hidden import hidden, said

_HIDDEN = 0.5
_MISTAKES = (0, 0, 1, 1, 1, 2)
_FORGETTING = 4  # times as often as others are drawn those that forget what may be poison
_SAME_SOURCE = 4  # targets of a drawn rule
_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")

RULES = """
and(x, m) = or(and(x, m & d), and(x, m & ~d))
lshr(shl(x, c), c) = and(x, (1 << (w - c)) - 1)
lshr(shl_nuw(x, c), c) = x
ashr(shl_nsw(x, c), c) = x
shl(lshr(x, c), c) = and(x, -(1 << c))
shl(lshr_exact(x, c), c) = x
shl(ashr(x, c), c) = and(x, -(1 << c))
urem(x, 1 << c) = and(x, (1 << c) - 1)
udiv(x, 1 << c) = lshr(x, c)
sdiv_exact(x, 1 << (c - 1)) = ashr_exact(x, c - 1)
sdiv(x, 1 << (c - 1)) = ashr(add(x, and(ashr(x, w - 1), (1 << (c - 1)) - 1)), c - 1)
sdiv(x, 2) = ashr(add(x, lshr(x, w - 1)), 1)
sdiv(x, -1) = sub_nsw(0, x)
sdiv(x, m) = sub(0, sdiv(x, 0 - m))
mul(x, 1 << c) = shl(x, c)
mul_nsw(x, 1 << c) = shl_nsw(x, c)
mul_nuw(x, 1 << c) = shl_nuw(x, c)
mul(x, shl(1, y)) = shl(x, y)
mul_nuw(x, shl_nuw(1, y)) = shl_nuw(x, y)
udiv(x, shl(1, y)) = lshr(x, y)
urem(x, shl(1, y)) = and(x, sub(shl(1, y), 1))
urem(x, shl(1, y)) = and(x, add_nsw(shl(1, y), -1))
sub(x, urem(x, m)) = mul_nuw(udiv(x, m), m)
sub(x, srem(x, y)) = mul_nsw(sdiv(x, y), y)
urem(x, y) = sub(x, mul(udiv(x, y), y))
srem(x, y) = srem(x, sub(0, y))
srem(x, m) = srem(x, 0 - m)
srem(x, 1 << c) = urem(x, 1 << c)
sub(0, x) = add(xor(x, -1), 1)
sub(0, x) = mul_nsw(x, -1)
sub_nsw(0, x) = mul_nsw(x, -1)
sub(m, x) = add(xor(x, -1), m + 1)
sub(x, m) = add(x, 0 - m)
sub_nsw(x, m) = add_nsw(x, 0 - m)
sub_nuw(x, m) = add_nuw(x, 0 - m)
sub(sub(x, y), x) = sub(0, y)
sub_nsw(sub_nsw(x, y), x) = sub_nsw(0, y)
add_nsw(add_nsw(x, m), d) = add_nsw(x, m + d)
add_nuw(add_nuw(x, m), d) = add_nuw(x, m + d)
mul_nuw(mul_nuw(x, m), d) = mul_nuw(x, m * d)
mul_nsw(mul_nsw(x, m), d) = mul_nsw(x, m * d)
mul(mul(x, m), d) = mul(x, m * d)
udiv(udiv(x, 2), 3) = udiv(x, 6)
udiv(udiv(x, 1 << (c - 1)), 2) = udiv(x, 1 << c)
udiv(mul_nuw(x, m), m) = x
sdiv(mul_nsw(x, m), m) = x
udiv_exact(x, m) = udiv(x, m)
mul(udiv_exact(x, m), m) = x
mul(sdiv_exact(x, m), m) = x
lshr(lshr(x, c), 1) = lshr(x, c + 1)
ashr(ashr(x, c), 1) = ashr(x, c + 1)
shl(shl(x, c), 1) = shl(x, c + 1)
shl_nsw(shl_nsw(x, c), 1) = shl_nsw(x, c + 1)
ashr(x, w - 1) = sextb(slt(x, 0))
lshr(x, w - 1) = zextb(slt(x, 0))
lshr(x, w - 1) = zextb(ugt(x, (1 << (w - 1)) - 1))
lshr(xor(x, -1), w - 1) = zextb(sgt(x, -1))
select(slt(x, 0), sub(0, x), x) = abs(x)
select(slt(x, 0), sub_nsw(0, x), x) = abs_minpoison(x)
select(sgt(x, 0), x, sub(0, x)) = abs(x)
sub(xor(x, ashr(x, w - 1)), ashr(x, w - 1)) = abs(x)
abs(sub_nsw(x, y)) = abs(sub_nsw(y, x))
abs_minpoison(x) = abs(x)
select(slt(x, y), x, y) = smin(x, y)
select(sgt(x, y), x, y) = smax(x, y)
select(ult(x, y), y, x) = umax(x, y)
select(ule(x, y), x, y) = umin(x, y)
select(eq(x, y), x, y) = y
select(eq(x, m), m, x) = x
select(ne(x, 0), udiv(d, x), 0) = udiv(d, x)
select(b, x, 0) = and(sextb(b), x)
select(b, x, 0) = mul(zextb(b), x)
select(b, x, y) = xor(and(xor(x, y), sextb(b)), y)
select(b, add(x, m), x) = add(x, select(b, m, 0))
select(b, add_nsw(x, m), x) = add_nsw(x, select(b, m, 0))
select(b, mul(x, 2), x) = shl(x, zextb(b))
select(b, 1, 0) = zextb(b)
select(b, -1, 0) = sextb(b)
select(b, m, m + 1) = sub(m + 1, zextb(b))
bool: select(b, ult(x, y), false) = and(b, ult(x, y))
bool: select(b, true, ult(x, y)) = or(b, ult(x, y))
bool: select(b, ult(x, y), false) = and(b, freeze(ult(x, y)))
bool: select(b, true, slt(x, y)) = or(b, freeze(slt(x, y)))
bool: select(slt(x, 0), true, slt(y, 0)) = slt(or(x, y), 0)
bool: and(slt(x, 0), slt(y, 0)) = slt(and(x, y), 0)
bool: xor(slt(x, 0), slt(y, 0)) = slt(xor(x, y), 0)
bool: and(eq(x, 0), eq(y, 0)) = eq(or(x, y), 0)
bool: and(uge(x, m), ult(x, m + d)) = ult(sub(x, m), d)
bool: and(sge(x, m), slt(x, m + d)) = ult(sub(x, m), d)
bool: and(sgt(x, -1), slt(x, y)) = ult(x, y)
bool: and(ne(x, m), ult(x, m + 1)) = ult(x, m)
bool: or(eq(x, m), eq(x, m ^ (1 << c))) = eq(and(x, ~(1 << c)), m & ~(1 << c))
bool: or(ult(x, m), eq(x, m)) = ule(x, m)
bool: or(slt(x, y), eq(x, y)) = sle(x, y)
bool: eq(sub(x, y), 0) = eq(x, y)
bool: slt(sub_nsw(x, y), 0) = slt(x, y)
bool: sgt(sub_nsw(x, y), -1) = sge(x, y)
bool: ult(sub(x, y), x) = ule(y, x)
bool: ugt(sub(x, y), x) = ult(x, y)
bool: ult(add(x, y), x) = ult(xor(x, -1), y)
bool: ult(add(x, m), m) = ugt(x, 0 - m - 1)
bool: ult(add_nuw(x, m), m + d) = ult(x, d)
bool: slt(add_nsw(x, m), m + d) = slt(x, d)
bool: slt(add_nsw(x, y), y) = slt(x, 0)
bool: eq(mul_nuw(x, m), m * d) = eq(x, d)
bool: ult(mul_nuw(x, m), mul_nuw(y, m)) = ult(x, y)
bool: slt(mul_nsw(x, 2), mul_nsw(y, 2)) = slt(x, y)
bool: eq(shl_nuw(x, c), 0) = eq(x, 0)
bool: ult(lshr(x, c), m) = ult(x, m << c)
bool: slt(ashr(x, c), m) = slt(x, m << c)
bool: ugt(x, (1 << c) - 1) = ne(lshr(x, c), 0)
bool: eq(udiv(x, m), 0) = ult(x, m)
bool: eq(and(x, 1 << c), 0) = eq(and(lshr(x, c), 1), 0)
bool: ne(and(x, shl(1, y)), 0) = ne(and(lshr(x, y), 1), 0)
bool: eq(and(x, y), y) = eq(and(xor(x, -1), y), 0)
bool: eq(urem(x, 1 << c), 0) = eq(and(x, (1 << c) - 1), 0)
bool: eq(srem(x, 1 << c), 0) = eq(urem(x, 1 << c), 0)
bool: eq(and(x, sub(x, 1)), 0) = ult(ctpop(x), 2)
bool: ult(ctpop(x), 2) = or(eq(x, 0), eq(and(x, sub(0, x)), x))
bool: eq(ctlz(x), 0) = slt(x, 0)
bool: eq(cttz(x), w) = eq(x, 0)
bool: ugt(ctlz(x), c) = ult(x, 1 << (w - c - 1))
bool: slt(smin(x, y), m) = or(slt(x, m), slt(y, m))
bool: ult(umin(x, y), m) = or(ult(x, m), ult(y, m))
bool: sgt(smax(x, m), d) = sgt(x, d)
bool: ult(abs(x), m) = ult(add(x, m - 1), 2 * m - 1)
bool: slt(x, 0) = eq(ashr(x, w - 1), -1)
bool: eq(sextb(b), x) = eq(sub(x, sextb(b)), 0)
bool: ult(zextb(b), x) = select(b, ugt(x, 1), ne(x, 0))
bool: eq(trunc(z), m) = eq(and(z, (1 << w) - 1), m)
bool: ult(x, 0) = false
bool: sle(x, (1 << (w - 1)) - 1) = true
xor(x, y) = sub(or(x, y), and(x, y))
or(x, y) = add(xor(x, y), and(x, y))
or(x, y) = or_disjoint(x, and(xor(x, -1), y))
add(x, y) = add(or(x, y), and(x, y))
add_nsw(x, y) = add_nsw(or(x, y), and(x, y))
add_nuw(x, y) = add_nuw(xor(x, y), shl(and(x, y), 1))
add(x, y) = add(xor(x, y), shl(and(x, y), 1))
add(x, x) = shl(x, 1)
add_nsw(x, x) = shl_nsw(x, 1)
add_nuw(x, x) = shl_nuw(x, 1)
or_disjoint(x, y) = add_nuw(x, y)
or_disjoint(x, y) = add_nsw(x, y)
or_disjoint(x, y) = xor(x, y)
and(x, or(x, y)) = x
or(x, and(x, y)) = x
and(xor(x, -1), xor(y, -1)) = xor(or(x, y), -1)
or(and(x, y), and(xor(x, -1), z1)) = xor(z1, and(x, xor(y, z1)))
and(x, -1) = x
or(and(x, m), and(x, d)) = and(x, m | d)
xor(and(x, m), and(x, d)) = and(x, m ^ d)
and(or(x, m), d) = or(and(x, d), m & d)
xor(or(x, m), m) = and(x, ~m)
add(and(x, m), and(x, ~m)) = x
sub(x, and(x, m)) = and(x, ~m)
sub_nuw(x, and(x, m)) = and(x, ~m)
and(sub(0, x), 1) = and(x, 1)
and(sub(0, x), x) = xor(x, and(x, sub(x, 1)))
smax(smin(x, m), d) = smin(smax(x, d), m)
umax(umin(x, m), d) = umin(umax(x, d), m)
smax(x, smin(x, y)) = x
umin(x, umax(y, x)) = x
add(umin(x, y), umax(x, y)) = add(x, y)
add_nuw(umin(x, y), umax(x, y)) = add_nuw(x, y)
sub_nuw(umax(x, y), umin(x, y)) = select(ult(x, y), sub(y, x), sub(x, y))
xor(smax(x, y), -1) = smin(xor(x, -1), xor(y, -1))
xor(umin(x, m), -1) = umax(xor(x, -1), ~m)
sub(0, smax(x, sub_nsw(0, x))) = smin(x, sub(0, x))
umax(x, 1) = add(x, zextb(eq(x, 0)))
usubsat(x, y) = select(ugt(x, y), sub(x, y), 0)
usubsat(x, y) = sub(umax(x, y), y)
usubsat(x, y) = sub(x, umin(x, y))
usubsat(usubsat(x, m), d) = usubsat(x, m + d)
uaddsat(x, y) = select(ult(add(x, y), x), -1, add(x, y))
uaddsat(x, m) = add(umin(x, ~m), m)
uaddsat(x, y) = xor(usubsat(xor(x, -1), y), -1)
uaddsat(uaddsat(x, m), d) = uaddsat(x, m + d)
saddsat(x, m) = ssubsat(x, 0 - m)
saddsat(x, y) = add_nsw(x, y)
ssubsat(0, x) = sub_nsw(0, x)
fshl(x, x, c) = or(shl(x, c), lshr(x, w - c))
fshl(x, x, y) = or(shl(x, y), lshr(x, sub(w, y)))
fshr(x, x, y) = or(lshr(x, y), shl(x, sub(w, y)))
fshl(x, x, y) = fshr(x, x, sub(0, y))
fshl(x, y, c) = fshr(x, y, w - c)
fshl(x, 0, c) = shl(x, c)
fshl(x, 0, y) = shl(x, and(y, w - 1))
ctlz_zeropoison(x) = ctlz(x)
cttz_zeropoison(x) = cttz(x)
select(eq(x, 0), w, cttz_zeropoison(x)) = cttz(x)
cttz(x) = ctpop(and(xor(x, -1), sub(x, 1)))
ctpop(xor(x, -1)) = sub(w, ctpop(x))
ctpop(and(x, 1)) = and(x, 1)
lshr(ctlz(x), 2) = zextb(eq(x, 0))
ceildivui(x, y) = udiv(sub(add(x, y), 1), y)
ceildivui(x, m) = udiv(add_nuw(x, m - 1), m)
ceildivui(x, y) = select(eq(x, 0), 0, add(udiv(sub(x, 1), y), 1))
ceildivui(x, y) = add(udiv(x, y), zextb(ne(urem(x, y), 0)))
ceildivsi(x, m) = add(sdiv(x, m), zextb(sgt(srem(x, m), 0)))
ceildivsi(x, y) = sub(0, floordivsi(sub(0, x), y))
floordivsi(x, 1 << (c - 1)) = ashr(x, c - 1)
floordivsi(x, y) = select(and(ne(srem(x, y), 0), slt(xor(x, y), 0)), sub(sdiv(x, y), 1), sdiv(x, y))
floordivsi(x, y) = sdiv(x, y)
add(and(x, y), lshr(xor(x, y), 1)) = lshr(add_nuw(x, y), 1)
sub(or(x, y), lshr(xor(x, y), 1)) = lshr(add_nuw(add_nuw(x, y), 1), 1)
ashr(add_nsw(x, y), 1) = add(and(x, y), ashr(xor(x, y), 1))
and(z, (1 << w) - 1) = zext(trunc(z))
zext(trunc_nuw(z)) = z
sext(trunc_nsw(z)) = z
ashr(shl(z, 4), 4) = sext(trunc(z))
trunc(add(sext(x), sext(y))) = add(x, y)
trunc_nsw(add(sext(x), sext(y))) = add_nsw(x, y)
trunc(mul(zext(x), zext(y))) = mul(x, y)
trunc(lshr(mul(zext(x), zext(y)), c)) = lshr(mul_nuw(x, y), c)
trunc(lshr(zext(x), c)) = lshr(x, c)
trunc(ashr(sext(x), c)) = ashr(x, c)
trunc(lshr(sext(x), c)) = ashr(x, c)
trunc(shl(zext(x), c)) = shl(x, c)
trunc(udiv(zext(x), zext(y))) = udiv(x, y)
trunc(sdiv(sext(x), sext(y))) = sdiv(x, y)
trunc(lshr(add(zext(x), zext(y)), 1)) = add(and(x, y), lshr(xor(x, y), 1))
zext(add_nuw(x, y)) = add(zext(x), zext(y))
zext(add_nuw(x, y)) = add_nsw(zext(x), zext(y))
sext(add_nsw(x, y)) = add(sext(x), sext(y))
sext(mul_nsw(x, y)) = mul_nsw(sext(x), sext(y))
zext_nneg(x) = sext(x)
zext(and(x, (1 << (w - 1)) - 1)) = zext_nneg(and(x, (1 << (w - 1)) - 1))
zext(umax(x, y)) = umax(zext(x), zext(y))
zext(smax(x, y)) = smax(zext(x), zext(y))
zext(lshr(x, c)) = lshr(zext(x), c)
sext(ashr(x, c)) = ashr(sext(x), c)
zext(shl_nuw(x, c)) = shl(zext(x), c)
zext(udiv(x, y)) = udiv(zext(x), zext(y))
sext(sdiv(x, y)) = sdiv(sext(x), sext(y))
zext(xor(x, -1)) = xor(zext(x), (1 << w) - 1)
bool: ult(zext(x), zext(y)) = ult(x, y)
bool: slt(sext(x), sext(y)) = slt(x, y)
bool: ult(sext(x), sext(y)) = ult(x, y)
bool: slt(zext(x), m) = ult(x, m)
freeze(x) = x
freeze(add_nsw(x, y)) = add(freeze(x), freeze(y))
and(p, 0) = 0
mul(p, 0) = 0
sub(p, p) = 0
xor(p, p) = 0
xor(freeze(p), freeze(p)) = 0
udiv(p, p) = 1
add(x, and(p, 0)) = x
select(b, x, x) = x
select(eq(p, p), x, y) = x
urem(x, 1) = 0
or(p, -1) = -1
umin(p, 0) = 0
smax(p, (1 << (w - 1)) - 1) = (1 << (w - 1)) - 1
usubsat(p, -1) = 0
lshr(shl(x, y), y) = x
shl(x, y) = shl(x, and(y, w - 1))
lshr(x, y) = select(ult(y, w), lshr(x, y), 0)
ashr(x, y) = ashr(x, umin(y, w - 1))
ashr(x, y) = select(slt(x, 0), xor(lshr(xor(x, -1), y), -1), lshr(x, y))
"""
_UNARY = {ast.Invert: operator.invert, ast.USub: operator.neg}
_BINARY = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
_OTHER_SIGN = {"udiv": "sdiv", "urem": "srem", "lshr": "ashr", "umax": "smax", "umin": "smin", "zext": "sext",
               "slt": "ult", "sle": "ule", "sgt": "ugt", "sge": "uge", "ceildivui": "ceildivsi",
               "uaddsat": "saddsat", "usubsat": "ssubsat"}  # fmt: skip
_SIGNS = _OTHER_SIGN | {each: other for other, each in _OTHER_SIGN.items()}
_NEIGHBOURS = {"and": "or", "or": "xor", "xor": "and", "add": "sub", "sub": "add", "fshl": "fshr", "fshr": "fshl",
               "ctlz": "cttz", "cttz": "ctlz", "floordivsi": "sdiv", "ceildivsi": "floordivsi", "umax": "umin",
               "umin": "umax", "smax": "smin", "smin": "smax", "shl": "mul", "abs": "freeze"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Rule:
    """Two expressions, of numbers that are as wide as `x` and `y`, or of truth values."""

    sides: tuple[ast.expr, ast.expr]
    is_bool: bool


@cache
def rules() -> tuple[Rule, ...]:
    """What `RULES` spells: `z` is twice as wide as `x`, `p` may be poison, `c` is less than the width `w`."""
    found = []
    for line in filter(None, re.sub(r"\b(and|or)\(", r"\1_(", RULES).splitlines()):  # Python's own words
        left, right = line.removeprefix("bool: ").split(" = ")
        sides = ast.parse(left, mode="eval").body, ast.parse(right, mode="eval").body
        often = _FORGETTING if re.search(r"\bp\b", line) else 1
        found += [Rule(sides, line.startswith("bool: "))] * often
    return tuple(found)


class _NoSuch(Exception):
    """An expression has no such width."""


@dataclass
class _Building:
    """Values of one side, after those that both sides have."""

    draw: random.Random
    numbers: Mapping[str, int]
    leaves: Mapping[tuple[str, int], str]
    values: list[Made]
    letter: str

    def add(self, made: Made) -> str:
        name = f"{self.letter}{len(self.values)}"
        self.values.append(replace(made, name=name, dialect=self.draw.choice(("arith", "llvm"))))
        return name

    def value(self, node: ast.expr, width: int) -> str:
        """The name of what the expression gives in so many bits. Raises `_NoSuch` where it cannot."""
        if isinstance(node, ast.Name) and node.id in ("true", "false"):
            return self.add(Made("", "constant", 1, number=int(node.id == "true")))
        if isinstance(node, ast.Name) and node.id not in self.numbers:
            found = self.leaves.get((node.id, width))
            if found is None:
                raise _NoSuch(node.id)
            return found
        if not isinstance(node, ast.Call):
            return self.add(Made("", "constant", width, number=self._number(node) & ((1 << width) - 1)))
        assert isinstance(node.func, ast.Name)
        kind, *flags = filter(None, node.func.id.split("_"))
        if kind in _PREDICATES:
            return self._comparison(kind, node.args, width)
        if kind == "select":
            held, one, other = node.args
            return self.add(
                Made("", kind, width, (self.value(held, 1), self.value(one, width), self.value(other, width)))
            )
        inner = {"zextb": 1, "sextb": 1, "zext": width // 2, "sext": width // 2, "trunc": width * 2}.get(kind)
        operands = tuple(self.value(each, inner or width) for each in node.args)
        kind = kind.removesuffix("b") if kind in ("zextb", "sextb") else kind
        return self.add(Made("", kind, width, operands, frozenset(flags), inner=inner or 0))

    def _comparison(self, predicate: str, args: list[ast.expr], width: int) -> str:
        if width != 1:
            raise _NoSuch(predicate)
        for inner in (self.numbers["w"], 2 * self.numbers["w"]):
            count = len(self.values)
            try:
                operands = tuple(self.value(each, inner) for each in args)
            except _NoSuch:
                del self.values[count:]
                continue
            return self.add(Made("", "cmp", 1, operands, predicate=predicate, inner=inner))
        raise _NoSuch(predicate)

    def _number(self, node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(value)):
                return value
            case ast.Name(id=name):
                return self.numbers[name]
            case ast.UnaryOp(op=op, operand=operand):
                return int(_UNARY[type(op)](self._number(operand)))
            case ast.BinOp(left=left, op=op, right=right):
                return int(_BINARY[type(op)](self._number(left), self._number(right)))
        raise AssertionError(ast.dump(node))


def _leaves(draw: random.Random, width: int) -> tuple[dict[tuple[str, int], str], list[Made]]:
    """What the operands of a rule of so many bits are, and the values that they take."""
    building = _Building(draw, {}, {}, [], "p")
    widths = {1: ["c"], 4: ["a", "b"], 8: list[str]()}
    eight = [building.add(Made("", draw.choice(("zext", "sext")), 8, (each,), inner=4)) for each in "ab"]
    four = building.add(Made("", "constant", 8, number=4))
    high = building.add(Made("", "shl", 8, (eight[0], four)))
    mask = building.add(Made("", "constant", 8, number=15))
    low = building.add(Made("", "and", 8, (eight[1], mask)))
    widths[8] += [building.add(Made("", "or", 8, (high, low))), eight[1]]

    def poisoned(width: int) -> str:
        kind = draw.choice(("add", "sub", "mul", "shl", "lshr", "udiv", "or"))
        flag = draw.choice(possible_flags(kind))
        return building.add(Made("", kind, width, (widths[width][0], widths[width][1]), frozenset((flag,))))

    leaves = {("b", 1): "c", ("z", 2 * width): widths[8][0], ("p", width): poisoned(width)}
    names = widths[width]
    for name in ("x", "y", "z1"):
        leaves[name, width] = poisoned(width) if draw.random() < 0.2 else names[name == "y"]
    if draw.random() < 0.2:
        leaves["b", 1] = building.add(
            Made("", "cmp", 1, (poisoned(width), names[0]), predicate=draw.choice(_PREDICATES), inner=width)
        )
    return leaves, building.values


def _needed(values: list[Made], result: str) -> Program:
    """What one result takes of some values."""
    wanted, kept = {result}, list[Made]()
    for each in reversed(values):
        if each.name in wanted:
            wanted.update(each.operands)
            kept.append(each)
    return Program(kept[::-1], [result])


def _mistaken(values: list[Made], own: int, draw: random.Random) -> list[Made]:
    """The values with one mistake in those after the first `own`."""
    for _ in range(12):
        at = draw.randrange(own, len(values)) if own < len(values) else -1
        if at < 0:
            break
        found = _mistake(values[at], draw)
        if found is not None and found != values[at]:
            return [*values[:at], found, *values[at + 1 :]]
    return values


def _mistake(value: Made, draw: random.Random) -> Made | None:
    kind, flags = value.kind, possible_flags(value.kind)
    match draw.randrange(10):
        case 0 | 7 | 8 | 9 if kind == "cmp":
            return replace(value, predicate=_SIGNS.get(value.predicate, draw.choice(_PREDICATES)))
        case 0 | 7 | 8 | 9 if kind in _SIGNS:
            allowed = frozenset(each for each in value.flags if each in possible_flags(_SIGNS[kind]))
            return replace(value, kind=_SIGNS[kind], flags=allowed)
        case 1 | 2 if flags:
            return replace(value, flags=value.flags ^ {draw.choice(flags)})
        case 3 if kind == "constant" and value.width > 1:
            other = (
                value.number + draw.choice((-1, 1)) if draw.random() < 0.7 else value.number ^ (1 << value.width - 1)
            )
            return replace(value, number=other & ((1 << value.width) - 1))
        case 4 if kind == "cmp":
            return replace(value, predicate=draw.choice(_PREDICATES))
        case 4 if kind in _NEIGHBOURS:
            return replace(value, kind=_NEIGHBOURS[kind], flags=frozenset(), operands=value.operands)
        case 5 if len(value.operands) >= 2:
            return replace(value, operands=(*value.operands[:-2], value.operands[-1], value.operands[-2]))
        case 6 if kind == "freeze":
            zero = value.operands[0]
            return replace(value, kind="or", operands=(zero, zero))
    return None


def _sides(draw: random.Random) -> Iterator[tuple[Program, Program]]:
    """Programs of the two sides of a drawn rule, some of them with mistakes."""
    rule = draw.choice(rules())
    width = draw.choice((4, 4, 8))
    most = (1 << width) - 1
    for _ in range(_SAME_SOURCE):
        numbers = {
            "w": width,
            "c": draw.randrange(1, width),
            "m": draw.choice((1, 2, 3, 5, most, most >> 1, (most >> 1) + 1, draw.randint(0, most))),
            "d": draw.choice((1, 2, 4, most, draw.randint(0, most))),
        }
        leaves, before = _leaves(draw, width)
        for result in (1,) if rule.is_bool else (width, 2 * width):
            try:
                made = []
                for side, letter in zip(rule.sides, "uv", strict=True):
                    building = _Building(draw, numbers, leaves, list(before), letter)
                    name = building.value(side, result)
                    made.append((building.values, name))
            except _NoSuch:
                continue
            if draw.random() < 0.4:
                made.reverse()
            (source, named), (target, other) = made
            for _ in range(draw.choice(_MISTAKES)):
                target = _mistaken(target, len(before), draw)
            yield _needed(source, named), _needed(target, other)
            break


def _pairs(draw: random.Random) -> Iterator[Drawn]:
    inputs = all_inputs()
    for source, target in _sides(draw):
        runs = evaluated(source), evaluated(target)
        dead = runs[0].undefined | runs[0].poison[0]
        if text(source) == text(target) or dead.all():
            continue
        words = [told_apart(*runs, strictly, inputs) for strictly in (False, True)]
        way = "wrong" if words[0] else "right"
        if draw.random() < _HIDDEN:
            worse = bool((runs[1].undefined & ~runs[0].undefined).any())
            yield Drawn(f"{way}, hidden", *hidden(source, target, worse, draw), partial(said, words))
        else:
            yield Drawn(way, text(source), text(target), partial(said, words))


def pair(draw: random.Random) -> Drawn | None:
    """The first pair of a rule; None where it has none."""
    return next(_pairs(draw), None)


def pairs(seed: int, count: int) -> Iterator[Drawn]:
    """At most so many pairs."""
    draw = random.Random(f"{seed}")
    return islice((each for _ in repeat(None) for each in _pairs(draw)), count)


campaign = campaign_of_all(pairs, limited=Limited(query=500_000, all_sizes=0.02), batch=100)

if __name__ == "__main__":
    command(__doc__, "rules", ".mlir", campaign)()
