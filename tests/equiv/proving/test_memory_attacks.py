# ruff: noqa: E501
"""Wrong uses of memory that look right, and what MLIR's lowering makes of the right ones."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import PASSES, lowered
from tests.equiv.pairs import check, function

TO_LLVM = ("expand-realloc{emit-deallocs=true}", "memref-expand", *PASSES)

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
SUMS = HISTOGRAM.replace("addi", "addf").replace("i32", "f32")
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


RIGHT = {
    "storage": STORAGE,
    "memory of another size": RESIZED,
    "memory that is returned": RETURNED,
    "a switch": SWITCH,
    "a shape from memory": RESHAPED,
}


@pytest.mark.parametrize("name", RIGHT)
def test_it_is_followed_into_the_llvm_dialect(name: str) -> None:
    target = lowered(RIGHT[name], TO_LLVM)
    assert "llvm.func" in target
    verdict = check(RIGHT[name], target)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


def test_updates_of_agents_in_any_order() -> None:
    """Integers give one sum in every order, floats do not."""
    loop = function(
        "%A: memref<16xi32>, %B: memref<4xi32>",
        """
affine.for %i = 0 to 16 {
  %x = affine.load %A[%i] : memref<16xi32>
  %s = affine.load %B[%i mod 4] : memref<4xi32>
  %t = arith.addi %s, %x : i32
  affine.store %t, %B[%i mod 4] : memref<4xi32>
}
""",
    )
    assert check(loop, HISTOGRAM).level == "bitwise"
    floats = loop.replace("addi", "addf").replace("i32", "f32")
    assert check(floats, SUMS).verdict == "unknown"
    assert check(floats, SUMS, accept=("reassociated",)).level == "reassociated"


def test_what_an_update_returns_depends_on_the_order_of_agents() -> None:
    used = HISTOGRAM.replace("%B: memref<4xi32>", "%B: memref<4xi32>, %O: memref<16xi32>").replace(
        "-> i32\n", "-> i32\nmemref.store %r, %O[%i] : memref<16xi32>\n"
    )
    verdict = check(used, used)
    assert verdict.verdict == "unknown"
    assert any(each.kind == "order-dependent-reduction" for each in verdict.reasons)


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


def test_storage_that_holds_two_types_is_not_guessed_at() -> None:
    """One buffer, of floats and of their halves."""
    body = """
%c0 = arith.constant 0 : index
%s = memref.alloc() : memref<32xi8>
%v = memref.view %s[%c0][] : memref<32xi8> to memref<8xf32>
%w = memref.view %s[%c0][] : memref<32xi8> to memref<16xi16>
%x = affine.load %A[0] : memref<8xf32>
affine.store %x, %v[0] : memref<8xf32>
%y = affine.load %w[PART] : memref<16xi16>
affine.store %y, %B[0] : memref<8xi16>
"""
    arguments = "%A: memref<8xf32>, %B: memref<8xi16>"
    source = function(arguments, body.replace("PART", "0"))
    target = function(arguments, body.replace("PART", "1"))
    assert check(source, target).verdict == "unknown"


def test_memory_that_leaves_its_scope() -> None:
    source = function(
        "%x: f32, %B: memref<f32>",
        "%r = memref.alloca_scope -> (memref<f32>) {\n%a = memref.alloc() : memref<f32>\nmemref.store %x, %a[] : memref<f32>\n"
        "memref.alloca_scope.return %a : memref<f32>\n}\n%y = memref.load %r[] : memref<f32>\nmemref.store %y, %B[] : memref<f32>",
    )
    verdict = check(source, source.replace("memref.alloc()", "memref.alloca()"))
    assert verdict.verdict == "unknown"


def test_a_call_that_returns_memory_of_its_own() -> None:
    source = """
func.func private @g(%x: f32) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  memref.store %x, %a[] : memref<f32>
  return %a : memref<f32>
}
func.func @f(%x: f32, %B: memref<f32>) {
  %r = call @g(%x) : (f32) -> memref<f32>
  %y = memref.load %r[] : memref<f32>
  memref.store %y, %B[] : memref<f32>
  return
}
"""
    assert check(source, source.replace("memref.alloc()", "memref.alloca()")).verdict == "different"
    given = source.replace(
        "%x: f32) -> memref<f32> {\n  %a = memref.alloc() : memref<f32>", "%x: f32, %a: memref<f32>) -> memref<f32> {"
    )
    given = given.replace(
        "%r = call @g(%x) : (f32)", "%m = memref.alloca() : memref<f32>\n%r = call @g(%x, %m) : (f32, memref<f32>)"
    )
    verdict = check(source, given)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
