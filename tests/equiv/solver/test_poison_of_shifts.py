"""Shifts by a constant: which of them may be poison."""

from __future__ import annotations

import pytest

from equiv.solver.normal_form import may_make_poison
from interp import ir
from interp.machine.terms import Term, TermKind

_I8 = ir.Scalar("i8")


@pytest.mark.parametrize("name", ["shli", "shrsi", "shrui"])
def test_a_shift_by_all_bits_or_more_is_poison(name: str) -> None:
    given = Term(TermKind.INPUT, _I8)
    for by in range(12):
        shift = Term(TermKind.OPERATION, _I8, name=name, operands=(given, Term(TermKind.CONSTANT, _I8, bits=by)))
        assert may_make_poison(shift) is (by >= 8)
