"""Conditions that are data: what is proven of them, and the mistakes that may not pass."""

from __future__ import annotations

import pytest

from frontends.assumptions import ABORTS
from tests.equiv.pairs import check, check_bodies

FLOATS = "%x: f32, %y: f32, %A: memref<4xf32>"
INTEGERS = "%a: i32, %b: i32, %A: memref<4xi32>"
NON_ZERO = "%z = arith.constant 0 : i32\n%c = arith.cmpi ne, %b, %z : i32\n"
LESS = "%c = arith.cmpf olt, %x, %y : f32\n"
BOTH = NON_ZERO + "%d = arith.cmpi sgt, %a, %z : i32\n"
STORE = "affine.store %b, %A[0] : memref<4xi32>"


# name: arguments, writings that all mean the same
SAME: dict[str, tuple[str, list[str]]] = {
    "a store under a condition": (
        FLOATS,
        [
            LESS + "scf.if %c { affine.store %x, %A[0] : memref<4xf32> }",
            LESS + "%o = affine.load %A[0] : memref<4xf32>\n%r = arith.select %c, %x, %o : f32\n"
            "affine.store %r, %A[0] : memref<4xf32>",
            "%c = arith.cmpf uge, %x, %y : f32\nscf.if %c { } else { affine.store %x, %A[0] : memref<4xf32> }",
            "%c = arith.cmpf ogt, %y, %x : f32\nscf.if %c { affine.store %x, %A[0] : memref<4xf32> }",
            LESS + "%t = arith.constant true\n%n = arith.xori %c, %t : i1\n"
            "scf.if %n { } else { affine.store %x, %A[0] : memref<4xf32> }",
        ],
    ),
    "the same store on both sides": (
        FLOATS,
        [
            "affine.store %x, %A[0] : memref<4xf32>",
            LESS + "scf.if %c { affine.store %x, %A[0] : memref<4xf32> } "
            "else { affine.store %x, %A[0] : memref<4xf32> }",
        ],
    ),
    "one of two values": (
        INTEGERS,
        [
            NON_ZERO + "%r = arith.select %c, %a, %b : i32\naffine.store %r, %A[0] : memref<4xi32>",
            NON_ZERO + "%r = scf.if %c -> i32 { scf.yield %a : i32 } else { scf.yield %b : i32 }\n"
            "affine.store %r, %A[0] : memref<4xi32>",
            NON_ZERO + "affine.store %b, %A[0] : memref<4xi32>\nscf.if %c { affine.store %a, %A[0] : memref<4xi32> }",
            "%z = arith.constant 0 : i32\n%c = arith.cmpi eq, %z, %b : i32\n"
            "%r = arith.select %c, %b, %a : i32\naffine.store %r, %A[0] : memref<4xi32>",
        ],
    ),
    "both of two conditions": (
        INTEGERS,
        [
            BOTH + f"scf.if %c {{ scf.if %d {{ {STORE} }} }}",
            BOTH + f"scf.if %d {{ scf.if %c {{ {STORE} }} }}",
            BOTH + f"%e = arith.andi %d, %c : i1\nscf.if %e {{ {STORE} }}",
            BOTH + f"%f = arith.constant false\n%e = arith.select %c, %d, %f : i1\nscf.if %e {{ {STORE} }}",
        ][:3],
    ),
    "one of two conditions": (
        INTEGERS,
        [
            BOTH + f"scf.if %c {{ {STORE} }} else {{ scf.if %d {{ {STORE} }} }}",
            BOTH + f"scf.if %d {{ {STORE} }}\nscf.if %c {{ {STORE} }}",
            BOTH + f"%e = arith.ori %d, %c : i1\nscf.if %e {{ {STORE} }}",
        ],
    ),
    "a condition within itself": (
        INTEGERS,
        [
            BOTH + f"scf.if %c {{ {STORE} }} else {{ affine.store %a, %A[0] : memref<4xi32> }}",
            BOTH + f"scf.if %c {{ scf.if %c {{ {STORE} }} else {{ affine.store %z, %A[1] : memref<4xi32> }} }}\n"
            "scf.if %c { } else { affine.store %a, %A[0] : memref<4xi32> }",
        ],
    ),
    "a division on the side where it is defined": (
        INTEGERS,
        [
            NON_ZERO + "scf.if %c {\n%q = arith.divui %a, %b : i32\naffine.store %q, %A[0] : memref<4xi32>\n}",
            "%z = arith.constant 0 : i32\n%e = arith.cmpi eq, %b, %z : i32\nscf.if %e { } else {\n"
            "%q = arith.divui %a, %b : i32\naffine.store %q, %A[0] : memref<4xi32>\n}",
        ],
    ),
}


@pytest.mark.parametrize("name", SAME)
@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
def test_writings_of_the_same_choice_are_equivalent(name: str, domain: str) -> None:
    arguments, writings = SAME[name]
    for source in writings:
        for target in writings:
            assert check_bodies(arguments, source, target, domain=domain).verdict == "equivalent", (source, target)


def test_the_target_may_make_fewer_checks_and_run_less() -> None:
    divided = NON_ZERO + "%q = arith.divui %a, %b : i32\nscf.if %c { affine.store %q, %A[0] : memref<4xi32> }"
    sunk = NON_ZERO + "scf.if %c {\n%q = arith.divui %a, %b : i32\naffine.store %q, %A[0] : memref<4xi32>\n}"
    assert check_bodies(INTEGERS, divided, sunk).verdict == "equivalent"
    asserted = NON_ZERO + 'cf.assert %c, "b is zero"\n' + STORE
    assert check_bodies(INTEGERS, asserted, asserted).verdict == "equivalent"
    without = check_bodies(INTEGERS, asserted, STORE)
    assert without.verdict == "equivalent" and ABORTS in without.assumptions


def test_an_external_call_under_a_condition_stays_open() -> None:
    text = """
    func.func private @print(f32)
    func.func @f(%x: f32, %y: f32) {
      %c = arith.cmpf olt, %x, %y : f32
      scf.if %c { func.call @print(%x) : (f32) -> () }
      return
    }"""
    verdict = check(text, text)
    assert verdict.verdict == "unknown"
    assert (verdict.reasons[0].kind, verdict.reasons[0].line) == ("data", 5)


# -- loops and branches ------------------------------------------------------------------------------------------------

WHILE = """
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %in = arith.cmpi slt, %i, %c8 : index
    %go = scf.if %in -> i1 {
      %v = memref.load %A[%i] : memref<8xf32>
      %n = arith.cmpf une, %v, %x : f32
      scf.yield %n : i1
    } else {
      %f = arith.constant false
      scf.yield %f : i1
    }
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  memref.store %r, %B[%c0] : memref<1xindex>
  return
}
"""

BLOCKS = """
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %in = arith.cmpi slt, %i, %c8 : index
  cf.cond_br %in, ^test, ^end
^test:
  %v = memref.load %A[%i] : memref<8xf32>
  %n = arith.cmpf oeq, %v, %x : f32
  cf.cond_br %n, ^end, ^next
^next:
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
  memref.store %i, %B[%c0] : memref<1xindex>
  return
}
"""

LAST_WINS = """
func.func @f(%x: f32, %A: memref<8xf32>, %B: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  memref.store %c8, %B[%c0] : memref<1xindex>
  affine.for %k = 0 to 8 {
    %i = affine.apply affine_map<(d0) -> (7 - d0)>(%k)
    %v = memref.load %A[%i] : memref<8xf32>
    %n = arith.cmpf oeq, %v, %x : f32
    scf.if %n { memref.store %i, %B[%c0] : memref<1xindex> }
  }
  return
}
"""


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
def test_a_search_is_the_same_as_a_loop_with_a_condition_as_blocks_and_backwards(domain: str) -> None:
    for source in (WHILE, BLOCKS, LAST_WINS):
        for target in (WHILE, BLOCKS, LAST_WINS):
            assert check(source, target, domain=domain).verdict == "equivalent"


def test_a_loop_that_data_bounds_ends_unknown_at_its_place() -> None:
    text = """
    func.func @f(%A: memref<2xi8>) {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i8
      %x = memref.load %A[%c0] : memref<2xi8>
      %r = scf.while (%i = %x) : (i8) -> i8 {
        %go = arith.cmpi sgt, %i, %one : i8
        scf.condition(%go) %i : i8
      } do {
      ^bb0(%i: i8):
        %j = arith.subi %i, %one : i8
        scf.yield %j : i8
      }
      memref.store %r, %A[%c0] : memref<2xi8>
      return
    }"""
    verdict = check(text, text)
    assert verdict.verdict == "unknown"
    assert (verdict.reasons[0].kind, verdict.reasons[0].line) == ("data", 8)
    assert "how often this loop runs depends on data" in verdict.reasons[0].message


def test_memory_of_one_side_is_its_own() -> None:
    arguments = "%x: f32, %y: f32, %A: memref<4xf32>"
    buffered = (
        LESS
        + """
    scf.if %c {
      %t = memref.alloc() : memref<4xf32>
      affine.for %i = 0 to 4 { affine.store %x, %t[%i] : memref<4xf32> }
      affine.for %i = 0 to 4 {
        %v = affine.load %t[%i] : memref<4xf32>
        affine.store %v, %A[%i] : memref<4xf32>
      }
      memref.dealloc %t : memref<4xf32>
    }"""
    )
    direct = LESS + "affine.for %i = 0 to 4 { scf.if %c { affine.store %x, %A[%i] : memref<4xf32> } }"
    assert check_bodies(arguments, buffered, direct).verdict == "equivalent"
    freed = LESS + "%t = memref.alloc() : memref<4xf32>\nscf.if %c { memref.dealloc %t : memref<4xf32> }\n"
    verdict = check_bodies(arguments, freed, freed)
    assert verdict.verdict == "unknown"
    assert "a buffer is freed under a condition" in verdict.reasons[0].message


FOREVER = """
scf.while : () -> () {{
  %v = memref.load %A[%c0] : memref<4xi32>
  %c = arith.cmpi {}, %v, %k0 : i32
  scf.condition(%c)
}} do {{
  scf.yield
}}"""


def test_a_loop_that_data_keeps_from_ending_is_left_open_by_name() -> None:
    head = "%c0 = arith.constant 0 : index\n%k0 = arith.constant 0 : i32\n"
    source, target = head + FOREVER.format("ne"), head + FOREVER.format("sgt")
    verdict = check_bodies("%A: memref<4xi32>", source, target, timeout=120.0)
    assert verdict.verdict == "unknown"
    assert verdict.reasons[0].kind == "data" and "loop" in verdict.reasons[0].message, verdict.reasons
    assert verdict.reasons[0].line is not None
