# ruff: noqa: E501
"""Wrong uses of memory that look right, and what MLIR's lowering makes of the right ones."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

STORAGE = function(
    "%A: memref<8xf32>, %B: memref<8xf32>, %n: index",
    """
%c0 = arith.constant 0 : index
%c32 = arith.constant 32 : index
%s = memref.alloc() {alignment = 64} : memref<64xi8>
%v = memref.view %s[%c0][] : memref<64xi8> to memref<8xf32>
%w = memref.view %s[%c32][%n] : memref<64xi8> to memref<?xf32>
affine.for %i = 0 to 8 {
  %x = affine.load %A[%i] : memref<8xf32>
  affine.store %x, %v[%i] : memref<8xf32>
}
affine.for %i = 0 to %n {
  %y = affine.load %B[%i] : memref<8xf32>
  affine.store %y, %w[%i] : memref<?xf32>
}
affine.for %i = 0 to 8 {
  %x = affine.load %v[%i] : memref<8xf32>
  affine.store %x, %B[%i] : memref<8xf32>
}
memref.dealloc %s : memref<64xi8>
""",
)
HISTOGRAM = function(
    "%A: memref<16xi32>, %B: memref<4xi32>",
    """
affine.parallel (%i) = (0) to (16) {
  %x = affine.load %A[%i] : memref<16xi32>
  %four = arith.constant 4 : i32
  %k = arith.remui %x, %four : i32
  %j = arith.remui %i, %c4 : index
  %r = memref.atomic_rmw addi %x, %B[%j] : (i32, memref<4xi32>) -> i32
}
""".replace("%four = arith.constant 4 : i32\n  %k = arith.remui %x, %four : i32", "%c4 = arith.constant 4 : index"),
)
RESIZED = """
func.func @f(%A: memref<8xf32>, %n: index) -> memref<?xf32> {
  %s = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %x = affine.load %A[%i] : memref<8xf32>
    affine.store %x, %s[%i] : memref<4xf32>
  }
  %t = memref.realloc %s(%n) : memref<4xf32> to memref<?xf32>
  return %t : memref<?xf32>
}
"""
RETURNED = """
func.func @f(%x: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
"""
SWITCH = function(
    "%i: index, %A: memref<4xi32>",
    """
%x = scf.index_switch %i -> i32
case 2 {
  %a = affine.load %A[2] : memref<4xi32>
  scf.yield %a : i32
}
case 5 {
  %b = affine.load %A[1] : memref<4xi32>
  scf.yield %b : i32
}
default {
  %c = affine.load %A[3] : memref<4xi32>
  scf.yield %c : i32
}
affine.store %x, %A[0] : memref<4xi32>
""",
)
RESHAPED = function(
    "%A: memref<6xf32>, %B: memref<2x3xf32>, %S: memref<2xindex>",
    """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
%T = memref.alloca() : memref<2xindex>
memref.store %c2, %T[%c0] : memref<2xindex>
memref.store %c3, %T[%c1] : memref<2xindex>
%R = memref.reshape %A(%T) : (memref<6xf32>, memref<2xindex>) -> memref<2x3xf32>
affine.for %i = 0 to 2 {
  affine.for %j = 0 to 3 {
    %x = memref.load %R[%i, %j] : memref<2x3xf32>
    affine.store %x, %B[%i, %j] : memref<2x3xf32>
  }
}
""",
)

# name: source, what is replaced in it, the replacement
WRONG = {
    "views that overlap": (STORAGE, "%c32 = arith.constant 32", "%c32 = arith.constant 16"),
    "a view that reaches beyond its storage": (STORAGE, "memref<64xi8>", "memref<48xi8>"),
    "storage that is freed too early": (
        STORAGE,
        "affine.for %i = 0 to 8 {\n    %x = affine.load %v",
        "memref.dealloc %s : memref<64xi8>\naffine.for %i = 0 to 8 {\n    %x = affine.load %v",
    ),
    "an update that is not atomic": (
        HISTOGRAM,
        "%r = memref.atomic_rmw addi %x, %B[%j] : (i32, memref<4xi32>) -> i32",
        "%o = memref.load %B[%j] : memref<4xi32>\n%r = arith.addi %o, %x : i32\nmemref.store %r, %B[%j] : memref<4xi32>",
    ),
    "another update": (HISTOGRAM, "rmw addi", "rmw ori"),
    "a use of memory that was given back": (RESIZED, "return %t", "%y = affine.load %A[0] : memref<8xf32>\naffine.store %y, %s[0] : memref<4xf32>\nreturn %t"),
    "memory that ends with the function": (RETURNED, "memref.alloc()", "memref.alloca()"),
    "a case of another number": (SWITCH, "case 5", "case 4"),
    "cases that are exchanged": (SWITCH, "%b = affine.load %A[1]", "%b = affine.load %A[2]"),
    "a shape that is turned round": (
        RESHAPED,
        "memref.store %c2, %T[%c0] : memref<2xindex>\n  memref.store %c3, %T[%c1] : memref<2xindex>\n  %R = memref.reshape %A(%T) : (memref<6xf32>, memref<2xindex>) -> memref<2x3xf32>",
        "memref.store %c3, %T[%c0] : memref<2xindex>\n  memref.store %c2, %T[%c1] : memref<2xindex>\n  %Q = memref.reshape %A(%T) : (memref<6xf32>, memref<2xindex>) -> memref<3x2xf32>\n"
        "  %R = memref.transpose %Q (i, j) -> (j, i) : memref<3x2xf32> to memref<2x3xf32, strided<[1, 2]>>",
    ),
    "a shape that its type denies": (RESHAPED, "memref.store %c3, %T[%c1]", "memref.store %c2, %T[%c1]"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_it_is_refuted(name: str) -> None:
    source, good, bad = WRONG[name]
    assert good in source
    target = source.replace(good, bad)
    if name == "a shape that is turned round":
        target = target.replace(
            "load %R[%i, %j] : memref<2x3xf32>", "load %R[%i, %j] : memref<2x3xf32, strided<[1, 2]>>"
        )
    verdict = check(source, target)
    assert verdict.verdict == "different", verdict.reasons


def test_the_value_before_an_update_is_said_to_be_its_result() -> None:
    atomic = function(
        "%A: memref<f32>, %B: memref<f32>, %x: f32",
        "%r = memref.atomic_rmw addf %x, %A[] : (f32, memref<f32>) -> f32\nmemref.store %r, %B[] : memref<f32>",
    )
    plain = function(
        "%A: memref<f32>, %B: memref<f32>, %x: f32",
        "%r = memref.load %A[] : memref<f32>\n%s = arith.addf %r, %x : f32\nmemref.store %s, %A[] : memref<f32>\n"
        "memref.store %r, %B[] : memref<f32>",
    )
    verdict = check(plain, atomic)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")
    assert "the result of memref.atomic_rmw is the value before the update" in verdict.assumptions
    # Others that share the memory may come between what was one update.
    assert check(atomic, plain).verdict == "unknown"
