"""Undefined behaviour at every level: a target may be more defined than the source, never less."""

from __future__ import annotations

import pytest

from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%A: memref<8xf32>, %x: f32, %i: i32, %j: i32, %I: memref<1xi32>"

STORE = "%z = arith.constant 0 : index\nmemref.store %x, %A[%z] : memref<8xf32>"
STORE_I = "%z = arith.constant 0 : index\nmemref.store %{}, %I[%z] : memref<1xi32>"

# name: the program that has a meaning for all inputs, the one that has none for some of them (or for any)
PARTIAL: dict[str, tuple[str, str]] = {
    "a division by zero": (STORE, STORE + "\n%q = arith.divsi %i, %j : i32"),
    "a remainder by zero": (STORE, STORE + "\n%q = arith.remui %i, %j : i32"),
    "the least integer by minus one": (
        f"%k = arith.constant 0 : i32\n%q = arith.subi %k, %i : i32\n{STORE_I.format('q')}",
        f"%k = arith.constant -1 : i32\n%q = arith.divsi %i, %k : i32\n{STORE_I.format('q')}",
    ),
    "a shift past the width": (
        "%k = arith.constant 31 : i32\n%m = arith.andi %j, %k : i32\n%q = arith.shli %i, %m : i32\n"
        + STORE_I.format("q"),
        "%q = arith.shli %i, %j : i32\n" + STORE_I.format("q"),
    ),
    "a signed overflow": (
        "%q = arith.addi %i, %j : i32\n" + STORE_I.format("q"),
        "%q = arith.addi %i, %j overflow<nsw> : i32\n" + STORE_I.format("q"),
    ),
    "an unsigned overflow": (
        "%q = arith.muli %i, %j : i32\n" + STORE_I.format("q"),
        "%q = arith.muli %i, %j overflow<nuw> : i32\n" + STORE_I.format("q"),
    ),
    "poison on one side": (
        STORE,
        "%k = arith.constant 7 : i32\n%c = arith.cmpi eq, %i, %k : i32\n%p = ub.poison : f32\n"
        "%s = arith.select %c, %p, %x : f32\n%z = arith.constant 0 : index\nmemref.store %s, %A[%z] : memref<8xf32>",
    ),
}


@pytest.mark.parametrize("name", PARTIAL)
def test_a_target_that_is_more_defined_is_proven(name: str) -> None:
    total, undefined = PARTIAL[name]
    for level in (LEVELS[0], LEVELS[2]):
        assert check_bodies(ARGUMENTS, undefined, total, accept=(level,)).verdict == EQUIVALENT


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
