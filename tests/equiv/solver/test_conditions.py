"""Conditions that are data: what is proven of them, and the mistakes that may not pass."""

from __future__ import annotations

from frontends.assumptions import ABORTS
from tests.equiv.pairs import check, check_bodies

INTEGERS = "%a: i32, %b: i32, %A: memref<4xi32>"
NON_ZERO = "%z = arith.constant 0 : i32\n%c = arith.cmpi ne, %b, %z : i32\n"
LESS = "%c = arith.cmpf olt, %x, %y : f32\n"
STORE = "affine.store %b, %A[0] : memref<4xi32>"


# name: arguments, writings that all mean the same


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
    func.func @f(%x: f32, %y: f32) {{
      %c = arith.cmpf olt, %x, %y : f32
      {}
      return
    }}"""
    once = text.format("scf.if %c { func.call @print(%x) : (f32) -> () }")
    asked_twice = text.format("scf.if %c { scf.if %c { func.call @print(%x) : (f32) -> () } }")
    assert check(once, asked_twice).proven  # in step, as the condition is known in the second one
    turned = text.format(
        "%d = arith.cmpf ogt, %y, %x : f32 scf.if %c { scf.if %d { func.call @print(%x) : (f32) -> () } }"
    )
    verdict = check(once, turned)
    assert verdict.verdict == "unknown"
    assert (verdict.reasons[0].kind, verdict.reasons[0].line) == ("data", 5)


# -- loops and branches ------------------------------------------------------------------------------------------------


def test_a_loop_that_data_bounds_ends_unknown_at_its_place() -> None:
    counted = """
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
    at_once = """
    func.func @f(%A: memref<2xi8>) {
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i8
      %x = memref.load %A[%c0] : memref<2xi8>
      %r = arith.minsi %x, %one : i8
      memref.store %r, %A[%c0] : memref<2xi8>
      return
    }"""
    verdict = check(counted, at_once)
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
    verdict = check_bodies(arguments, freed, "")
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
