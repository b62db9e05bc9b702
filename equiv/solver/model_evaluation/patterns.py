"""Bit-vectors of z3 at bit patterns for their constants, as SMT-LIB's FixedSizeBitVectors and QF_BV define them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from math import prod
from operator import and_, or_, xor
from typing import Any, TypeAlias

import z3

from equiv.solver.model_evaluation import propositions
from equiv.solver.model_evaluation.evaluator import Evaluator, Meaning, Value
from equiv.solver.model_evaluation.propositions import all_known
from interp.ir.types import signed

_Numbers: TypeAlias = Callable[..., int]  # of patterns that are all known


class Patterns:
    """Of `terms`; nothing is known of those that are neither bit-vectors nor propositions, nor of what is made of them.
    Uninterpreted functions are some functions."""

    def __init__(self, terms: Sequence[Any]) -> None:
        self._terms = terms
        self._evaluator = Evaluator(_meaning)
        self.constants: dict[str, int] = {
            term.decl().name(): _width(term) for term in terms if _is_constant(term) and _width(term)
        }

    def at(self, numbers: Mapping[str, int]) -> list[Value]:
        """What each term is where constants are these `numbers`, and 0 where none is given."""
        return self._evaluator.values(self._terms, {**dict.fromkeys(self.constants, 0), **numbers})


def _meaning(term: Any) -> Meaning:
    width = _width(term)
    if not width or not z3.is_app(term):
        return None
    if z3.is_bv_value(term):
        return int(term.as_long())
    kind = term.decl().kind()
    if kind == z3.Z3_OP_UNINTERPRETED:
        name = str(term.decl().name())
        return all_known(lambda *of: _some(name, of, width)) if term.num_args() else name
    if kind in propositions.RULES:
        return propositions.RULES[kind]
    made = _RULES.get(kind)
    return None if made is None else all_known(made(term, [_width(each) for each in term.children()]))


def samples(constants: Mapping[str, int], count: int, choice: random.Random) -> list[dict[str, int]]:
    """Choices of patterns for constants of these widths: small and large numbers of both signs, powers, and any."""
    return [{name: _sample(width, choice) for name, width in constants.items()} for _ in range(count)]


def _sample(width: int, choice: random.Random) -> int:
    kind = choice.randrange(6)
    if kind == 0:
        number = choice.randrange(4) - 2
    elif kind == 1:
        number = (1 << choice.randrange(width)) - choice.randrange(2)
    else:
        number = choice.getrandbits(width)
    return number % (1 << width)


def _is_constant(term: Any) -> bool:
    return bool(z3.is_const(term) and term.decl().kind() == z3.Z3_OP_UNINTERPRETED)


def _width(term: Any) -> int:
    """0 for what has no pattern."""
    return int(term.size()) if z3.is_bv(term) else int(z3.is_bool(term))


def _some(name: str, of: Sequence[int], width: int) -> int:
    return random.Random(f"{name} {of}").getrandbits(width)


def _fixed(rule: _Numbers) -> Callable[[Any, list[int]], _Numbers]:
    """A rule that does not depend on widths."""
    return lambda term, widths: rule


def _modular(rule: _Numbers) -> Callable[[Any, list[int]], _Numbers]:
    """A rule modulo 2^width."""

    def make(term: Any, widths: list[int]) -> _Numbers:
        mask = (1 << term.size()) - 1
        return lambda *of: rule(*of) & mask

    return make


def _on_signed(rule: _Numbers) -> Callable[[Any, list[int]], _Numbers]:
    """A rule of two signed numbers; its result is a pattern or a proposition."""

    def make(term: Any, widths: list[int]) -> _Numbers:
        width = widths[0]
        mask = (1 << _width(term)) - 1
        return lambda left, right: int(rule(signed(left, width), signed(right, width))) & mask

    return make


def _toward_zero(left: int, right: int) -> int:
    if right == 0:
        return -1 if left >= 0 else 1
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _unsigned_quotient(term: Any, widths: list[int]) -> _Numbers:
    ones = (1 << widths[0]) - 1
    return lambda left, right: left // right if right else ones


def _left_shift(term: Any, widths: list[int]) -> _Numbers:
    width = widths[0]
    mask = (1 << width) - 1
    return lambda left, amount: left << amount & mask if amount < width else 0


def _right_shift(term: Any, widths: list[int]) -> _Numbers:
    width = widths[0]
    return lambda left, amount: left >> amount if amount < width else 0


def _arithmetic_shift(term: Any, widths: list[int]) -> _Numbers:
    width = widths[0]
    mask = (1 << width) - 1
    return lambda left, amount: signed(left, width) >> min(amount, width) & mask


def _joined(term: Any, widths: list[int]) -> _Numbers:
    def join(*of: int) -> int:
        result = 0
        for each, width in zip(of, widths, strict=True):
            result = result << width | each
        return result

    return join


def _extracted(term: Any, widths: list[int]) -> _Numbers:
    high, low = term.params()
    mask = (1 << high - low + 1) - 1
    return lambda of: of >> low & mask


def _sign_extended(term: Any, widths: list[int]) -> _Numbers:
    width, mask = widths[0], (1 << term.size()) - 1
    return lambda of: signed(of, width) & mask


def _fits(is_signed: bool, is_above: bool) -> Callable[[Any, list[int]], _Numbers]:
    """Whether a product has no overflow, or no underflow."""

    def make(term: Any, widths: list[int]) -> _Numbers:
        width = widths[0]
        if not is_signed:
            return lambda left, right: int(left * right < 1 << width)
        half = 1 << width - 1
        if is_above:
            return lambda left, right: int(signed(left, width) * signed(right, width) < half)
        return lambda left, right: int(signed(left, width) * signed(right, width) >= -half)

    return make


_RULES: dict[int, Callable[[Any, list[int]], _Numbers]] = {
    z3.Z3_OP_BADD: _modular(lambda *of: sum(of)),
    z3.Z3_OP_BSUB: _modular(lambda first, *of: first - sum(of)),
    z3.Z3_OP_BNEG: _modular(lambda of: -of),
    z3.Z3_OP_BNOT: _modular(lambda of: ~of),
    z3.Z3_OP_BMUL: _modular(lambda *of: prod(of)),
    z3.Z3_OP_BAND: _fixed(lambda *of: reduce(and_, of)),
    z3.Z3_OP_BOR: _fixed(lambda *of: reduce(or_, of)),
    z3.Z3_OP_BXOR: _fixed(lambda *of: reduce(xor, of)),
    z3.Z3_OP_BUDIV: _unsigned_quotient,
    z3.Z3_OP_BUREM: _fixed(lambda left, right: left % right if right else left),
    z3.Z3_OP_BSDIV: _on_signed(_toward_zero),
    z3.Z3_OP_BSREM: _on_signed(lambda left, right: left - right * _toward_zero(left, right) if right else left),
    z3.Z3_OP_BSHL: _left_shift,
    z3.Z3_OP_BLSHR: _right_shift,
    z3.Z3_OP_BASHR: _arithmetic_shift,
    z3.Z3_OP_CONCAT: _joined,
    z3.Z3_OP_EXTRACT: _extracted,
    z3.Z3_OP_ZERO_EXT: _fixed(lambda of: of),
    z3.Z3_OP_SIGN_EXT: _sign_extended,
    z3.Z3_OP_ULT: _fixed(lambda left, right: int(left < right)),
    z3.Z3_OP_ULEQ: _fixed(lambda left, right: int(left <= right)),
    z3.Z3_OP_UGT: _fixed(lambda left, right: int(left > right)),
    z3.Z3_OP_UGEQ: _fixed(lambda left, right: int(left >= right)),
    z3.Z3_OP_SLT: _on_signed(lambda left, right: left < right),
    z3.Z3_OP_SLEQ: _on_signed(lambda left, right: left <= right),
    z3.Z3_OP_SGT: _on_signed(lambda left, right: left > right),
    z3.Z3_OP_SGEQ: _on_signed(lambda left, right: left >= right),
    z3.Z3_OP_BUMUL_NO_OVFL: _fits(False, True),
    z3.Z3_OP_BSMUL_NO_OVFL: _fits(True, True),
    z3.Z3_OP_BSMUL_NO_UDFL: _fits(True, False),
}
