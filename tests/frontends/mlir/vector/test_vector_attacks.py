# ruff: noqa: E501
"""Wrong vectors and wrong lowerings of them: each is refuted with a witness, or left open, and never proven."""

from __future__ import annotations

import pytest

from tests.equiv.lowered import PASSES, lowered
from tests.equiv.pairs import check, function

# -- mutants of later stages -----------------------------------------------------------------------------------------------

MOVED = """
func.func @f(%A: memref<5x6xf32>, %B: memref<6x5xf32>, %S: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.0 : f32
  %m = vector.create_mask %c4 : vector<6xi1>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%s = %z, %p = %z) -> (f32, f32) {
    %v = vector.transfer_read %A[%i, %c0], %z, %m {in_bounds = [true]} : memref<5x6xf32>, vector<6xf32>
    vector.transfer_write %v, %B[%c0, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [true]} : vector<6xf32>, memref<6x5xf32>
    %x = memref.load %A[%i, %c1] : memref<5x6xf32>
    %n = arith.subf %x, %s : f32
    %q = arith.addf %p, %n : f32
    scf.yield %n, %q : f32, f32
  }
  memref.store %r#0, %S[%c0] : memref<2xf32>
  memref.store %r#1, %S[%c1] : memref<2xf32>
  return
}
"""
TO_LLVM = ("func.func(convert-vector-to-scf{full-unroll=true})", *PASSES)
# name: what stands in the lowered program, what a wrong pass would have made of it
MUTANTS = {
    "a mask off by one": ("dense<[true, true, true, true, false, false]>", "dense<[true, true, true, true, true, false]>"),
    "a mask of one too few": ("dense<[true, true, true, true, false, false]>", "dense<[true, true, true, false, false, false]>"),
    "a mask turned round": ("dense<[true, true, true, true, false, false]>", "dense<[false, false, true, true, true, true]>"),
    "a wrong stride of a row": ("%22 = llvm.mul %18, %6 : i64", "%22 = llvm.mul %18, %9 : i64"),
    "a wrong stride of a column": ("%53 = llvm.mul %14, %9 : i64", "%53 = llvm.mul %14, %6 : i64"),
    "elements of another size": ("llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f32", "llvm.getelementptr inbounds|nuw %arg1[%63] : (!llvm.ptr, i64) -> !llvm.ptr, f64"),
    "swapped block arguments": ("llvm.br ^bb1(%68, %66, %67", "llvm.br ^bb1(%68, %67, %66"),
    "a block argument that stays as it was": ("llvm.br ^bb1(%68, %66, %67", "llvm.br ^bb1(%68, %66, %20"),
    "a wrong start": ("llvm.br ^bb1(%12, %8, %8", "llvm.br ^bb1(%11, %8, %8"),
    "a comparison of the other kind": ('llvm.icmp "slt" %18', 'llvm.icmp "sle" %18'),
    "swapped results": ("llvm.store %19, %arg15", "llvm.store %20, %arg15"),
    "another element": ("llvm.extractelement %25[%2 : i64]", "llvm.extractelement %25[%3 : i64]"),
    "other padding": ("llvm.mlir.constant(dense<0.000000e+00> : vector<6xf32>)", "llvm.mlir.constant(dense<1.000000e+00> : vector<6xf32>)"),
}  # fmt: skip


@pytest.fixture(scope="module")
def moved() -> str:
    return lowered(MOVED, TO_LLVM)


def test_the_lowered_program_is_right(moved: str) -> None:
    verdict = check(MOVED, moved)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_of_the_llvm_form_is_refuted(name: str, moved: str) -> None:
    good, bad = MUTANTS[name]
    assert moved.count(good) == 1
    verdict = check(MOVED, moved.replace(good, bad))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("affine_map<(d0, d1) -> (d0)>, in_bounds = [true]", "affine_map<(d0, d1) -> (d1)>, in_bounds = [false]"),
        ("%m = vector.create_mask %c4", "%m = vector.create_mask %c5"),
        ("%A[%i, %c0], %z, %m", "%A[%i, %c1], %z, %m"),
        ("scf.yield %n, %q", "scf.yield %q, %n"),
        ("%B[%c0, %i]", "%B[%c1, %i]"),
    ],
)
def test_a_mutant_of_the_vector_form_is_refuted(good: str, bad: str) -> None:
    assert good in MOVED
    verdict = check(MOVED, MOVED.replace(good, bad))
    assert verdict.verdict == "different", verdict.reasons


# -- masks -----------------------------------------------------------------------------------------------------------------

MASKED = """
func.func @f(%a: memref<8xf32>, %m: vector<8xi1>, %k: f32, %r: memref<f32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %a[%c0] : memref<8xf32>, vector<8xf32>
  %s = vector.mask %m { vector.reduction <KIND>, %v, %k : vector<8xf32> into f32 } : vector<8xi1> -> f32
  memref.store %s, %r[] : memref<f32>
  return
}
"""
MASKS_TO_LLVM = ("func.func(lower-vector-mask)", *PASSES)


@pytest.mark.parametrize("kind", ["add", "mul", "maxnumf", "minnumf"])
def test_a_reduction_under_a_mask_is_followed_into_the_llvm_dialect(kind: str) -> None:
    source = MASKED.replace("KIND", kind)
    verdict = check(source, lowered(source, MASKS_TO_LLVM))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons


@pytest.mark.parametrize("kind", ["maximumf", "minimumf"])
def test_numbers_that_are_not_neutral_are_seen(kind: str) -> None:
    """MLIR puts the smallest number above zero, negated, and the largest finite one in the place of the infinities."""
    source = MASKED.replace("KIND", kind).replace("vector<8x", "vector<2x")
    target = lowered(source, MASKS_TO_LLVM)
    assert "llvm.select" in target
    assert check(source, target).verdict == "different"


PASSED = function(
    "%A: memref<6xf32>, %B: memref<4xf32>, %m: vector<4xi1>, %i: index",
    """
%c0 = arith.constant 0 : index
%z = arith.constant 1.0 : f32
%p = vector.load %B[%c0] : memref<4xf32>, vector<4xf32>
%r = vector.mask %m, %p { vector.transfer_read %A[%i], %z : memref<6xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
vector.store %r, %B[%c0] : memref<4xf32>, vector<4xf32>
""",
)


def test_what_a_mask_leaves_out_is_passed_through() -> None:
    """Not padded: that is for what lies outside."""
    mask = "vector.mask %m, %p { vector.transfer_read %A[%i], %z : memref<6xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>"
    selected = PASSED.replace(
        f"%r = {mask}",
        "%t = vector.transfer_read %A[%i], %z : memref<6xf32>, vector<4xf32>\n  %r = arith.select %m, %t, %p : vector<4xi1>, vector<4xf32>",
    )
    verdict = check(PASSED, selected, sizes={"i": (0, 2, 4, 5)})
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    padded = PASSED.replace(mask, mask.replace("%m, %p {", "%m {"))
    assert check(PASSED, padded, sizes={"i": 1}).verdict == "different"
    assert (
        check(PASSED, PASSED.replace("arith.constant 1.0", "arith.constant 2.0"), sizes={"i": 4}).verdict == "different"
    )


def test_bits_of_masks_in_memory_are_not_guessed_at() -> None:
    """A vector of single bits is packed in LLVM's memory, and its elements stand alone in a memref."""
    source = function(
        "%A: memref<8xi1>, %B: memref<8xi8>",
        "%c0 = arith.constant 0 : index\n%v = vector.load %A[%c0] : memref<8xi1>, vector<8xi1>\n"
        "%w = arith.extui %v : vector<8xi1> to vector<8xi8>\nvector.store %w, %B[%c0] : memref<8xi8>, vector<8xi8>",
    )
    assert check(source, source).verdict == "equivalent"
    assert check(source, lowered(source)).verdict == "unknown"


# -- bit patterns ------------------------------------------------------------------------------------------------------------


def recast(
    before: str, after: str, count: int, into: int, more: str = "%w = vector.bitcast %v : BEFORE to AFTER"
) -> str:
    line = more.replace("BEFORE", f"vector<{count}x{before}>").replace("AFTER", f"vector<{into}x{after}>")
    return function(
        f"%A: memref<{count}x{before}>, %B: memref<{into}x{after}>",
        f"%c0 = arith.constant 0 : index\n%v = vector.load %A[%c0] : memref<{count}x{before}>, vector<{count}x{before}>\n"
        f"{line}\nvector.store %w, %B[%c0] : memref<{into}x{after}>, vector<{into}x{after}>",
    )


@pytest.mark.parametrize(
    ("before", "after", "count", "into"),
    [("f32", "i16", 2, 4), ("i8", "i32", 8, 2), ("i64", "f32", 1, 2), ("f32", "i32", 2, 2)],
)
def test_bit_patterns_are_followed_into_the_llvm_dialect(before: str, after: str, count: int, into: int) -> None:
    source = recast(before, after, count, into)
    verdict = check(source, lowered(source))
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert (before == "f32" and after == "i32") or any("little-endian" in each for each in verdict.assumptions)


def test_bit_patterns_the_other_way_round_are_refuted() -> None:
    source = recast("i8", "i32", 4, 1)
    wrong = recast(
        "i8",
        "i32",
        4,
        1,
        "%u = vector.shuffle %v, %v [3, 2, 1, 0] : BEFORE, BEFORE\n%w = vector.bitcast %u : BEFORE to AFTER",
    )
    assert check(source, wrong).verdict == "different"
    spelled = recast(
        "i8", "i32", 4, 1,
        "%e:4 = vector.to_elements %v : BEFORE\n%x0 = arith.extui %e#0 : i8 to i32\n%x1 = arith.extui %e#1 : i8 to i32\n"
        "%x2 = arith.extui %e#2 : i8 to i32\n%x3 = arith.extui %e#3 : i8 to i32\n%s8 = arith.constant 8 : i32\n%s16 = arith.constant 16 : i32\n"
        "%s24 = arith.constant 24 : i32\n%y1 = arith.shli %x1, %s8 : i32\n%y2 = arith.shli %x2, %s16 : i32\n%y3 = arith.shli %x3, %s24 : i32\n"
        "%o1 = arith.ori %x0, %y1 : i32\n%o2 = arith.ori %y2, %y3 : i32\n%o = arith.ori %o1, %o2 : i32\n%w = vector.from_elements %o : AFTER",
    )  # fmt: skip
    assert check(source, spelled).verdict == "equivalent"


# -- shapes of results -------------------------------------------------------------------------------------------------------


def test_results_of_another_shape_are_said_to_be() -> None:
    """They are compared element by element in row-major order."""
    source = "func.func @f(%v: vector<2x3xf32>) -> vector<2x3xf32> {\nreturn %v : vector<2x3xf32>\n}"
    target = "func.func @f(%v: vector<3x2xf32>) -> vector<3x2xf32> {\nreturn %v : vector<3x2xf32>\n}"
    verdict = check(source, target)
    assert verdict.verdict == "equivalent"
    assert any(
        "result 0 is vector<2x3xf32> in the source and vector<3x2xf32> in the target" in each
        for each in verdict.assumptions
    )
    assert any("argument 0 is vector<2x3xf32> in the source" in each for each in verdict.assumptions)
    transposed = target.replace(
        "return %v",
        "%t = vector.shape_cast %v : vector<3x2xf32> to vector<2x3xf32>\n%u = vector.transpose %t, [1, 0] : vector<2x3xf32> to vector<3x2xf32>\nreturn %u",
    )
    assert check(source, transposed).verdict == "different"
    assert not any("vector" in each for each in check(source, source).assumptions)
    scalars = "func.func @f(%a: f32, %b: f32) -> f32 {\nreturn %b : f32\n}"
    pair = "func.func @f(%a: vector<2xf32>) -> f32 {\n%b = vector.extract %a[1] : f32 from vector<2xf32>\nreturn %b : f32\n}"
    assert any("(f32, f32)" in each and "(vector<2xf32>)" in each for each in check(scalars, pair).assumptions)
