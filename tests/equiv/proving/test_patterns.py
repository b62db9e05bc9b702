"""Patterns of NaNs: which one an operation gives is open, and a target that looks at it knows less than the source."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

LOOKED_AT = """
func.func @f(%x: f32) -> i32 {{
  {body}
  %b = arith.bitcast %r : f32 to i32
  return %b : i32
}}
"""
PLAIN = "func.func @f(%x: f32) -> i32 {\n  %b = arith.bitcast %x : f32 to i32\n  return %b : i32\n}\n"
# What gives back its operand, but for which NaN that is.
SAME = {
    "a product by one": "%k = arith.constant 1.0 : f32\n%r = arith.mulf %x, %k : f32",
    "a quotient by one": "%k = arith.constant 1.0 : f32\n%r = arith.divf %x, %k : f32",
    "a sum with negative zero": "%k = arith.constant -0.0 : f32\n%r = arith.addf %x, %k : f32",
    "a difference with zero": "%k = arith.constant 0.0 : f32\n%r = arith.subf %x, %k : f32",
    "wider and back": "%w = arith.extf %x : f32 to f64\n%r = arith.truncf %w : f64 to f32",
}


@pytest.mark.parametrize("name", SAME)
def test_a_pattern_is_not_kept_by_arithmetic(name: str) -> None:
    assert check(PLAIN, LOOKED_AT.format(body=SAME[name])).verdict != "equivalent"


@pytest.mark.parametrize("name", SAME)
def test_a_number_is(name: str) -> None:
    texts = [
        f"func.func @f(%x: f32) -> f32 {{\n{body}\nreturn {result} : f32\n}}"
        for body, result in (("", "%x"), (SAME[name], "%r"))
    ]
    assert check(*texts).verdict == "equivalent"


@pytest.mark.parametrize("name", SAME)
def test_the_same_arithmetic_on_both_sides_gives_the_same_pattern(name: str) -> None:
    text = LOOKED_AT.format(body=SAME[name])
    assert check(text, text).verdict == "equivalent"


def test_a_sign_is_not_copied_from_another_nan() -> None:
    body = (
        "%k = arith.constant 1.0 : f32\n%p = arith.mulf %x, %k : f32\n%r = math.copysign %k, OF : f32\nreturn %r : f32"
    )
    source, target = (f"func.func @f(%x: f32) -> f32 {{\n{body.replace('OF', of)}\n}}" for of in ("%x", "%p"))
    assert check(source, target).verdict != "equivalent"


def test_a_pattern_that_was_stored_as_a_number() -> None:
    text = """
llvm.func @f(%x: f32) -> i32 {{
  %one = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(1.0 : f32) : f32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %r = llvm.fmul %x, %k : f32
  llvm.store {}, %p : f32, !llvm.ptr
  %b = llvm.load %p : !llvm.ptr -> i32
  llvm.return %b : i32
}}
"""
    assert check(text.format("%x"), text.format("%r")).verdict != "equivalent"


def test_a_constant_that_is_a_nan_is_not_known_by_its_pattern() -> None:
    source = "func.func @f() -> i32 {\n%b = arith.constant 0x7FC00000 : i32\nreturn %b : i32\n}"
    target = """
func.func @f() -> i32 {
  %z = arith.constant 0.0 : f32
  %q = arith.divf %z, %z : f32
  %b = arith.bitcast %q : f32 to i32
  return %b : i32
}
"""
    assert check(source, target).verdict != "equivalent"
