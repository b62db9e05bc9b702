"""Undefined behaviour at every level: a target may be more defined than the source, never less."""

from __future__ import annotations

import pytest

from equiv.verdict import DIFFERENT, UNKNOWN
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>"

STORE = "%z = arith.constant 0 : index\nmemref.store %x, %A[%z] : memref<8xf32>"


ALWAYS = {
    "a quotient by a literal zero": "%k = arith.constant 0 : i32\n%q = arith.divsi %i, %k : i32",
    "a remainder by a literal zero": "%k = arith.constant 0 : i32\n%q = arith.remui %i, %k : i32",
}


@pytest.mark.parametrize("name", ALWAYS)
def test_a_source_that_is_undefined_for_all_data_does_not_pass(name: str) -> None:
    source = STORE + "\n" + ALWAYS[name]
    for target in (source, STORE):
        verdict = check_bodies(ARGUMENTS, source, target)
        assert verdict.verdict == UNKNOWN and "source" in verdict.reasons[0].message, verdict.reasons
    assert check_bodies(ARGUMENTS, STORE, source).verdict == DIFFERENT
