"""Functions that nobody sees anything of are told apart by where they are defined."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.errors import NothingToCompare
from equiv.verdict import DIFFERENT, UNKNOWN, Verdict
from frontends.mlir import load

HEAD = """func.func @f(%x: f32, %n: index, %i: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<4xf32>
"""
STORE = "  memref.store %x, %m[%c0] : memref<4xf32>\n"
FREE = "  memref.dealloc %m : memref<4xf32>\n"
DEFINED = STORE + FREE


def program(lines: str) -> str:
    return f"{HEAD}{lines}  return\n}}\n"


def verdict_of(source: str, target: str) -> Verdict:
    return verify(load(source, file_name="a.mlir"), load(target, file_name="b.mlir"), timeout=60.0)


WRONG = (
    DEFINED + FREE,
    FREE + STORE,
    STORE + FREE + "  %v = memref.load %m[%c0] : memref<4xf32>\n",
    "  memref.store %x, %m[%n] : memref<4xf32>\n" + FREE,
    DEFINED + "  %q = arith.divsi %i, %zero : i32\n",
    DEFINED + "  %q = arith.remui %i, %i : i32\n",
    DEFINED + '  cf.assert %c, "no"\n',
    STORE + "  scf.if %c {\n  " + FREE + "  }\n" + FREE,
    "  %k = memref.alloc(%n) : memref<?xf32>\n  memref.store %x, %k[%c0] : memref<?xf32>\n" + FREE,
)
# Of these nothing can be seen.
RIGHT = (
    DEFINED,
    "",
    FREE,
    "  scf.if %c {\n  " + STORE + "  }\n" + FREE,
    "  %q = arith.addi %i, %i : i32\n" + DEFINED,
)


@pytest.mark.parametrize("lines", WRONG, ids=range(len(WRONG)))
def test_a_target_that_is_undefined_is_different(lines: str) -> None:
    verdict = verdict_of(program(DEFINED), program(lines))
    assert verdict.verdict == DIFFERENT
    assert verdict.witness is not None and verdict.witness.kind == "undefined"
    assert verdict.witness.place is not None and verdict.witness.place.line > 4


@pytest.mark.parametrize("lines", WRONG, ids=range(len(WRONG)))
def test_a_source_that_is_undefined_there_as_well_is_not(lines: str) -> None:
    try:
        assert verdict_of(program(lines), program(lines)).verdict == UNKNOWN
    except NothingToCompare as problem:
        assert problem.place is not None


@pytest.mark.parametrize("lines", RIGHT, ids=range(len(RIGHT)))
def test_a_target_that_is_defined_is_no_proof(lines: str) -> None:
    with pytest.raises(NothingToCompare) as caught:
        verdict_of(program(DEFINED), program(lines))
    assert caught.value.place is not None and caught.value.place.line == 1
