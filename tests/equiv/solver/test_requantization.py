"""Requantization: fixed-point scales, saturating casts and zero points against the forms that compilers and people give
them, and against forms that look alike."""

from __future__ import annotations

from functools import cache

import pytest
import z3
from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from equiv.solver.abstraction import with_any_functions
from equiv.verdict import Verdict
from tests.equiv.pairs import check

MLIR = "builtin.module(func.func(tosa-to-arith{{include-apply-rescale=true use-32-bit={}}}))"
SHIFTS = ["%arg2:2..62"]  # what TOSA allows


@cache
def scaled(rounding: str, narrow: bool, value: str = "i32", scale: str = "") -> str:
    """`tosa.apply_scale` as MLIR's own pass writes it, in words of 32 bits or of 64. `scale` are a multiplier and a
    shift where they are constants."""
    arguments, constants = f"%arg0: {value}, %arg1: i32, %arg2: i8", ""
    if scale:
        arguments = f"%arg0: {value}"
        multiplier, shift = scale.split(">>")
        constants = f"%arg1 = arith.constant {multiplier} : i32\n%arg2 = arith.constant {shift} : i8"
    text = f"""func.func @f({arguments}) -> i32 {{
      {constants}
      %r = tosa.apply_scale %arg0, %arg1, %arg2 {{rounding_mode = {rounding}_ROUND}} : ({value}, i32, i8) -> i32
      return %r : i32
    }}"""
    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(MLIR.format(str(narrow).lower())).run(module.operation)
        return str(module)


def equivalent(verdict: Verdict) -> bool:
    return verdict.verdict == "equivalent" and verdict.level == "bitwise"


# -- fixed-point scales ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounding", ["SINGLE", "DOUBLE"])
@pytest.mark.parametrize("narrow_first", [False, True])
def test_a_scale_in_words_of_32_bits_and_of_64(rounding: str, narrow_first: bool) -> None:
    """For all values, multipliers and shifts."""
    source, target = scaled(rounding, narrow_first), scaled(rounding, not narrow_first)
    assert equivalent(check(source, target, assume=SHIFTS))


@pytest.mark.parametrize("rounding", ["SINGLE", "DOUBLE"])
@pytest.mark.parametrize("scale", ["1297157>>37", "1073741824>>30", "1518500250>>34", "2147483647>>62"])
def test_a_constant_scale_in_words_of_32_bits_and_of_64(rounding: str, scale: str) -> None:
    assert equivalent(check(scaled(rounding, True, scale=scale), scaled(rounding, False, scale=scale)))


def test_rounding_twice_is_rounding_once_where_little_is_shifted() -> None:
    assert equivalent(check(scaled("DOUBLE", False), scaled("SINGLE", False), assume=["%arg2:2..31"]))
    verdict = check(scaled("DOUBLE", False), scaled("SINGLE", False), assume=SHIFTS)
    assert verdict.verdict == "different"


def test_a_product_of_48_and_16_bits_needs_no_more_than_64() -> None:
    narrow = scaled("SINGLE", False, "i48")
    wide = narrow.replace("i64", "i128")
    assert equivalent(check(narrow, wide, assume=["%arg2:30..30", "%arg1:0..32767"]))


def test_a_product_of_48_and_32_bits_does() -> None:
    narrow = scaled("SINGLE", False, "i48")
    assert check(narrow, narrow.replace("i64", "i128"), assume=SHIFTS).verdict == "different"


BY_HAND = """func.func @f(%arg0: i32, %arg1: i32, %arg2: i8) -> i32 {
  %one = arith.constant 1 : i64
  %shift = arith.extui %arg2 : i8 to i64
  %a = arith.extsi %arg0 : i32 to i64
  %b = arith.extsi %arg1 : i32 to i64
  %p = arith.muli %b, %a : i64
  %less = arith.subi %shift, %one : i64
  %q = arith.shrsi %p, %less : i64
  %u = arith.addi %q, %one : i64
  %r = arith.shrsi %u, %one : i64
  %t = arith.trunci %r : i64 to i32
  return %t : i32
}"""

WRONG_SCALES = {
    "no rounding": BY_HAND.replace("%u = arith.addi %q, %one", "%u = arith.ori %q, %q"),
    "rounding by two": BY_HAND.replace(
        "%u = arith.addi %q, %one", "%two = arith.constant 2 : i64\n  %u = arith.addi %q, %two"
    ),
    "a logical shift": BY_HAND.replace("%q = arith.shrsi", "%q = arith.shrui"),
    "an unsigned factor": BY_HAND.replace("%b = arith.extsi", "%b = arith.extui"),
    "a shift too few": BY_HAND.replace("%r = arith.shrsi %u, %one", "%r = arith.ori %u, %u"),
    "a product of 32 bits": BY_HAND.replace(
        "%p = arith.muli %b, %a : i64", "%n = arith.muli %arg0, %arg1 : i32\n  %p = arith.extsi %n : i32 to i64"
    ),
}


def test_rounding_by_an_addition_between_two_shifts() -> None:
    assert equivalent(check(scaled("SINGLE", False), BY_HAND, assume=SHIFTS))
    assert equivalent(check(scaled("SINGLE", True), BY_HAND, assume=SHIFTS))
    two_bits = BY_HAND.replace("constant 1 : i64", "constant 2 : i64")
    assert equivalent(check(scaled("SINGLE", False), two_bits, assume=SHIFTS))


@pytest.mark.parametrize("name", WRONG_SCALES)
def test_scales_that_look_alike_are_refuted(name: str) -> None:
    assert check(scaled("SINGLE", True), WRONG_SCALES[name], assume=SHIFTS).verdict == "different"


def test_a_carry_into_the_high_word_that_is_forgotten() -> None:
    source = scaled("SINGLE", True)
    for line in source.splitlines():
        if "cmpi ugt, %low" in line:
            wrong = source.replace(line, line.replace("ugt", "uge"))
    assert check(source, wrong, assume=SHIFTS).verdict == "different"


# An off-by-one in the constant that rounds: one product in 2^37 shows it, and it has to be a product of two words.
ROUNDED = """func.func @f(%x: i32, %m: i32) -> i32 {
  %half = arith.constant 68719476736 : i64
  %shift = arith.constant 37 : i64
  %a = arith.extsi %x : i32 to i64
  %b = arith.extsi %m : i32 to i64
  %p = arith.muli %a, %b : i64
  %s = arith.addi %p, %half : i64
  %r = arith.shrsi %s, %shift : i64
  %t = arith.trunci %r : i64 to i32
  return %t : i32
}"""


@pytest.mark.parametrize("half", [68719476735, 68719476737, 68719476704])
def test_a_half_that_is_not_quite_one_is_refuted(half: int) -> None:
    assert check(ROUNDED, ROUNDED.replace("68719476736", str(half))).verdict == "different"


# -- saturating casts --------------------------------------------------------------------------------------------------


def cast(body: str, wide: str = "i32", narrow: str = "i8") -> str:
    return f"func.func @f(%x: {wide}) -> {narrow} {{\n{body}\n  return %r : {narrow}\n}}"


CLAMPED = cast("""
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %a = arith.maxsi %x, %low : i32
  %b = arith.minsi %a, %high : i32
  %r = arith.trunci %b : i32 to i8""")

SATURATING = {
    "the other bound first": CLAMPED.replace("maxsi %x, %low", "minsi %x, %high").replace(
        "minsi %a, %high", "maxsi %a, %low"
    ),
    "by comparisons": cast("""
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %below = arith.cmpi slt, %x, %low : i32
  %above = arith.cmpi sgt, %x, %high : i32
  %a = arith.select %below, %low, %x : i32
  %b = arith.select %above, %high, %a : i32
  %r = arith.trunci %b overflow<nsw> : i32 to i8"""),
    "by one unsigned comparison and the sign": cast("""
  %bias = arith.constant 128 : i32
  %size = arith.constant 256 : i32
  %sign = arith.constant 31 : i32
  %most = arith.constant 127 : i32
  %moved = arith.addi %x, %bias : i32
  %fits = arith.cmpi ult, %moved, %size : i32
  %all = arith.shrsi %x, %sign : i32
  %end = arith.xori %all, %most : i32
  %b = arith.select %fits, %x, %end : i32
  %r = arith.trunci %b : i32 to i8"""),
    "by way of 16 bits": cast("""
  %low = arith.constant -32768 : i32
  %high = arith.constant 32767 : i32
  %a = arith.maxsi %x, %low : i32
  %b = arith.minsi %a, %high : i32
  %h = arith.trunci %b : i32 to i16
  %l16 = arith.constant -128 : i16
  %h16 = arith.constant 127 : i16
  %c = arith.maxsi %h, %l16 : i16
  %d = arith.minsi %c, %h16 : i16
  %r = arith.trunci %d : i16 to i8"""),
}  # fmt: skip

NOT_SATURATING = {
    "cut off": cast("  %r = arith.trunci %x : i32 to i8"),
    "unsigned bounds": CLAMPED.replace("maxsi", "maxui").replace("minsi", "minui"),
    "one less": CLAMPED.replace("constant 127", "constant 126"),
    "cut off to 16 bits before": cast("""
  %h = arith.trunci %x : i32 to i16
  %l16 = arith.constant -128 : i16
  %h16 = arith.constant 127 : i16
  %c = arith.maxsi %h, %l16 : i16
  %d = arith.minsi %c, %h16 : i16
  %r = arith.trunci %d : i16 to i8"""),
    "of an unsigned byte": CLAMPED.replace("constant -128", "constant 0").replace("constant 127", "constant 255"),
}


@pytest.mark.parametrize("name", SATURATING)
def test_saturating_casts(name: str) -> None:
    assert equivalent(check(CLAMPED, SATURATING[name]))
    assert equivalent(check(SATURATING[name], CLAMPED))


@pytest.mark.parametrize("name", NOT_SATURATING)
def test_casts_that_do_not_saturate_so_are_refuted(name: str) -> None:
    assert check(CLAMPED, NOT_SATURATING[name]).verdict == "different"


# -- whole requantizations ---------------------------------------------------------------------------------------------

TAIL = """
  %half = arith.constant 68719476736 : i64
  %shift = arith.constant 37 : i64
  %zero_point = arith.constant -3 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %wide = arith.extsi %sum : i32 to i64
  %multiplier = arith.extsi %m : i32 to i64
  %product = arith.muli %wide, %multiplier : i64
  %rounded = arith.addi %product, %half : i64
  %shifted = arith.shrsi %rounded, %shift : i64
  %cut = arith.trunci %shifted : i64 to i32
  %moved = arith.addi %cut, %zero_point : i32
  %a = arith.maxsi %moved, %low : i32
  %b = arith.minsi %a, %high : i32
  %byte = arith.trunci %b : i32 to i8
  return %byte : i8
}"""
# The high word alone, and a carry out of the low one; one unsigned comparison saturates.
HIGH_WORD = """
  %half = arith.constant 16 : i32
  %shift = arith.constant 5 : i32
  %zero_point = arith.constant -3 : i32
  %low = arith.constant -128 : i32
  %high = arith.constant 127 : i32
  %l, %h = arith.mulsi_extended %m, %sum : i32
  %rounded = arith.addi %h, %half : i32
  %cut = arith.shrsi %rounded, %shift : i32
  %moved = arith.addi %zero_point, %cut : i32
  %a = arith.minsi %moved, %high : i32
  %b = arith.maxsi %a, %low : i32
  %byte = arith.trunci %b : i32 to i8
  return %byte : i8
}"""
LENGTH = 8
HEAD = f"func.func @f(%x: memref<{LENGTH}xi8>, %y: memref<{LENGTH}xi8>, %m: i32) -> i8 {{\n"
# The products of what lies above the zero points, one after the other.
DIRECT = f"""{HEAD}
  %c0 = arith.constant 0 : i32
  %zx = arith.constant 5 : i32
  %zy = arith.constant -7 : i32
  %sum = affine.for %i = 0 to {LENGTH} iter_args(%s = %c0) -> i32 {{
    %xb = affine.load %x[%i] : memref<{LENGTH}xi8>
    %yb = affine.load %y[%i] : memref<{LENGTH}xi8>
    %xw = arith.extsi %xb : i8 to i32
    %yw = arith.extsi %yb : i8 to i32
    %xd = arith.subi %xw, %zx : i32
    %yd = arith.subi %yw, %zy : i32
    %p = arith.muli %xd, %yd : i32
    %n = arith.addi %s, %p : i32
    affine.yield %n : i32
  }}{TAIL}"""
# sum (x - 5)(y + 7) = sum x y + 7 sum x - 5 sum y - 35 n, from the last element on.
FOLDED = f"""{HEAD}
  %c0 = arith.constant 0 : i32
  %zx = arith.constant 5 : i32
  %zy = arith.constant -7 : i32
  %n35 = arith.constant {-35 * LENGTH} : i32
  %all:3 = affine.for %i = 0 to {LENGTH} iter_args(%s = %n35, %sx = %c0, %sy = %c0) -> (i32, i32, i32) {{
    %xb = affine.load %x[{LENGTH - 1} - %i] : memref<{LENGTH}xi8>
    %yb = affine.load %y[{LENGTH - 1} - %i] : memref<{LENGTH}xi8>
    %xw = arith.extsi %xb : i8 to i32
    %yw = arith.extsi %yb : i8 to i32
    %p = arith.muli %xw, %yw : i32
    %n = arith.addi %s, %p : i32
    %nx = arith.addi %sx, %xw : i32
    %ny = arith.addi %sy, %yw : i32
    affine.yield %n, %nx, %ny : i32, i32, i32
  }}
  %tx = arith.muli %all#1, %zy : i32
  %ty = arith.muli %all#2, %zx : i32
  %d = arith.subi %all#0, %tx : i32
  %sum = arith.subi %d, %ty : i32
"""


@pytest.mark.parametrize("tail", [TAIL, HIGH_WORD], ids=["the same tail", "the high word"])
def test_a_dot_product_with_zero_points_taken_out_of_the_loop(tail: str) -> None:
    assert equivalent(check(DIRECT, FOLDED + tail))


WRONG = {
    "a zero point of the wrong sign": FOLDED.replace("%zy = arith.constant -7", "%zy = arith.constant 7") + TAIL,
    "one zero point too many": FOLDED.replace(f"{-35 * LENGTH}", f"{-35 * LENGTH + 35}") + TAIL,
    "an element twice": FOLDED.replace(f"affine.load %y[{LENGTH - 1} - %i]", "affine.load %y[%i]") + TAIL,
    "the low word": FOLDED + HIGH_WORD.replace("arith.addi %h, %half", "arith.addi %l, %half"),
    "an unsigned product": FOLDED + HIGH_WORD.replace("mulsi", "mului"),
    "a larger shift": FOLDED + HIGH_WORD.replace("constant 5 :", "constant 6 :"),
}


@pytest.mark.parametrize("name", WRONG)
def test_requantizations_that_look_alike_are_refuted(name: str) -> None:
    assert check(DIRECT, WRONG[name]).verdict == "different"


# -- what makes it possible: products as functions that give all bits --------------------------------------------------

A, B = z3.BitVecs("a b", 4)
C = z3.BitVec("c", 3)
PRODUCTS = {
    "a product": A * B,
    "a wide one": z3.SignExt(4, A) * z3.SignExt(4, B),
    "wider than need be": z3.SignExt(9, A) * z3.SignExt(9, B),
    "not wide enough": z3.SignExt(2, A) * z3.SignExt(2, B),
    "an unsigned one": z3.ZeroExt(4, A) * z3.ZeroExt(4, B),
    "a mixed one": z3.ZeroExt(4, A) * z3.SignExt(4, B),
    "extended twice": z3.SignExt(2, z3.SignExt(2, A)) * z3.SignExt(2, z3.ZeroExt(2, B)),
    "a square": A * A,
    "of two widths": z3.SignExt(3, A) * z3.SignExt(4, C),
    "of another product": (A * B) * z3.SignExt(1, C),
}
OVERFLOWS = {
    "signed, above": z3.BVMulNoOverflow(A, B, True),
    "signed, below": z3.BVMulNoUnderflow(A, B),
    "unsigned": z3.BVMulNoOverflow(A, B, False),
}


def _is_valid(claim: object) -> bool:
    solver = z3.Solver()
    solver.add(z3.Not(claim))
    return solver.check() == z3.unsat


def _with_products(assertions: list[z3.ExprRef]) -> list[z3.ExprRef]:
    """The functions that stand for products as the products of signed numbers that they are meant to be."""
    done = assertions
    for width in ((left, right) for left in range(1, 20) for right in range(1, 20)):
        left, right = (z3.Var(at, z3.BitVecSort(each)) for at, each in enumerate(width))
        total = sum(width)
        product = z3.SignExt(total - width[0], left) * z3.SignExt(total - width[1], right)
        name = f"product {width[0]} {width[1]}"
        function = z3.Function(name, left.sort(), right.sort(), product.sort())
        done = [z3.substitute_funs(each, (function, product)) for each in done]
    return done


@pytest.mark.parametrize("name", [*PRODUCTS, *OVERFLOWS])
def test_functions_in_the_place_of_products_stand_for_them(name: str) -> None:
    """With the function taken for the product, the abstraction says the same, and its facts are true: for all operands
    of four bits."""
    given = PRODUCTS[name] == z3.BitVec("r", PRODUCTS[name].size()) if name in PRODUCTS else OVERFLOWS[name]
    abstract = with_any_functions([given])
    assert abstract is not None
    assert "bvmul" not in " ".join(each.sexpr() for each in abstract)
    same, *facts = _with_products(abstract)
    assert facts and all(map(_is_valid, facts))
    assert _is_valid(same == given)


def test_nothing_is_left_out_where_nothing_is_hard() -> None:
    assert with_any_functions([A + B == A, A * 3 == B]) is None


RESCALE = """
func.func @f(%a: tensor<6xi32>) -> tensor<6xi8> {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<35> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %o = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %r = tosa.rescale %a, %m, %s, %i, %o {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false,
    input_unsigned = false, output_unsigned = false}
    : (tensor<6xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<6xi8>
  return %r : tensor<6xi8>
}
"""


@pytest.mark.parametrize("words", ["", " use-32-bit=true"])
def test_a_rescaled_tensor_and_what_it_is_lowered_to(words: str) -> None:
    lowered = _pass(RESCALE, f"func.func(tosa-to-linalg,tosa-to-arith{{include-apply-rescale=true{words}}})")
    assert equivalent(check(RESCALE, lowered))
    assert check(RESCALE.replace("dense<35>", "dense<34>"), lowered).verdict == "different"


def _pass(text: str, pipeline: str) -> str:
    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return str(module)
