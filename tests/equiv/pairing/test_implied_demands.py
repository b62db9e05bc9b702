"""What a function asks or says implies what another one does, exactly where all that the first allows the second does,
too: held to numbers that are tried one by one."""

from __future__ import annotations

from itertools import product

import pytest

from equiv.pairing.demands import _implies
from interp.ir import Demand, DemandKind

Kind = DemandKind
NUMBERS = range(13)


def demand(kind: DemandKind, number: int | None = None, name: str = "name", **where: int) -> Demand:
    at = {"position": 0, "of": 2} | where
    return Demand(at["position"], at["of"], bool(at.get("of_result", 0)), kind, name, number)


@pytest.mark.parametrize(("one", "other"), list(product(NUMBERS, repeat=2)))
def test_a_number_implies_one_that_allows_as_much(one: int, other: int) -> None:
    """Addresses below 200, of which a multiple of 0 is none but 0."""
    multiples = [{each for each in range(200) if (each % of == 0 if of else each == 0)} for of in (one, other)]
    if other:  # nothing is said to be a multiple of 0
        assert _implies(demand(Kind.MULTIPLE, one), demand(Kind.MULTIPLE, other)) is (multiples[0] <= multiples[1])
    else:
        assert not _implies(demand(Kind.MULTIPLE, one), demand(Kind.MULTIPLE, other))
    for of_source, of_target in product((Kind.BYTES, Kind.BYTES_OR_NULL), repeat=2):
        implied = one >= other and (of_source is Kind.BYTES or of_target is Kind.BYTES_OR_NULL)
        assert _implies(demand(of_source, one), demand(of_target, other)) is implied
    for kind in (Kind.EXTENDED, Kind.PASSED, Kind.OTHER, Kind.DEFINED, Kind.APART):
        assert _implies(demand(kind, one), demand(kind, other)) is (one == other)


@pytest.mark.parametrize(("one", "other"), list(product(DemandKind, repeat=2)))
def test_kinds_imply_themselves(one: DemandKind, other: DemandKind) -> None:
    is_implied = one is other or (one is Kind.BYTES and other is Kind.BYTES_OR_NULL)
    assert _implies(demand(one), demand(other)) is is_implied
    assert _implies(demand(one, 4), demand(other)) is _implies(demand(one), demand(other, 4)) is False
    by_name = other in (Kind.EXTENDED, Kind.PASSED, Kind.OTHER, Kind.OFFERED)
    assert _implies(demand(one, name="another"), demand(other)) is (is_implied and not by_name)


@pytest.mark.parametrize("where", [{"position": 1}, {"of": 3}, {"of_result": 1}])
def test_another_parameter_implies_nothing(where: dict[str, int]) -> None:
    for kind in DemandKind:
        assert not _implies(demand(kind), demand(kind, **where)) and not _implies(demand(kind, **where), demand(kind))
