"""Which combinations of elements are cases, where something is assumed of how they are related."""

from __future__ import annotations

from collections.abc import Set

import pytest

from equiv.proving.tactics.cases import _is_related
from equiv.request.assumptions import PromiseKind

DISTINCT, SORTED = PromiseKind.DISTINCT, PromiseKind.SORTED


@pytest.mark.parametrize(
    ("numbers", "kinds", "are"),
    [
        ([1, 1], {DISTINCT}, False),
        ([2, 1], {DISTINCT}, True),
        ([2, 1], {SORTED}, False),
        ([1, 1], {SORTED}, True),
        ([1, 1], {SORTED, DISTINCT}, False),
        ([1, 2], {SORTED, DISTINCT}, True),
        ([2, 1, 2], set[PromiseKind](), True),
    ],
)
def test_cases_are_related_as_assumed(numbers: list[int], kinds: Set[PromiseKind], are: bool) -> None:
    assert _is_related(numbers, kinds) is are
