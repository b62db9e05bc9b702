"""Levels: which equality each rewriting of a kernel keeps, and that wrong variants are proven at none."""

from __future__ import annotations

from textwrap import indent

import pytest

from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, Verdict
from tests.equiv.pairs import check, check_bodies
from tests.equiv.proving.attention import flash_attention, plain_attention

ALL = LEVELS
A = "%A: memref<8xf32>, %r: memref<1xf32>"


def level_of(source: str, target: str, arguments: str | None = None) -> str | None:
    """The level that the check proves when every level passes; None where it proves none."""
    if arguments is None:
        verdict = check(source, target, accept=ALL)
    else:
        verdict = check_bodies(arguments, source, target, accept=ALL)
    if verdict.verdict != EQUIVALENT:
        return None
    assert verdict.error_bound is not None and verdict.error_bound < 2.0**-36
    return verdict.level


def wrong(program: str, right: str, replacement: str) -> str:
    """A program with one mistake; the text that is replaced has to be there."""
    assert right in program
    return program.replace(right, replacement, 1)


# -- reductions --------------------------------------------------------------------------------------------------------

SUM = """
%zero = arith.constant 0.0 : f32
%s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %next = arith.addf %sum, %a : f32
  affine.yield %next : f32
}
affine.store %s, %r[0] : memref<1xf32>
"""

TWO_ACCUMULATORS = """
%zero = arith.constant 0.0 : f32
%s:2 = affine.for %i = 0 to 8 step 2 iter_args(%even = %zero, %odd = %zero) -> (f32, f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %b = affine.load %A[%i + 1] : memref<8xf32>
  %next = arith.addf %even, %a : f32
  %after = arith.addf %odd, %b : f32
  affine.yield %next, %after : f32, f32
}
%both = arith.addf %s#0, %s#1 : f32
affine.store %both, %r[0] : memref<1xf32>
"""

TREE = """
%T = memref.alloc() : memref<8xf32>
affine.for %i = 0 to 8 {
  %a = affine.load %A[%i] : memref<8xf32>
  affine.store %a, %T[%i] : memref<8xf32>
}
affine.for %i = 0 to 4 {
  %a = affine.load %T[%i] : memref<8xf32>
  %b = affine.load %T[%i + 4] : memref<8xf32>
  %c = arith.addf %a, %b : f32
  affine.store %c, %T[%i] : memref<8xf32>
}
affine.for %i = 0 to 2 {
  %a = affine.load %T[%i] : memref<8xf32>
  %b = affine.load %T[%i + 2] : memref<8xf32>
  %c = arith.addf %a, %b : f32
  affine.store %c, %T[%i] : memref<8xf32>
}
%x = affine.load %T[0] : memref<8xf32>
%y = affine.load %T[1] : memref<8xf32>
%z = arith.addf %x, %y : f32
affine.store %z, %r[0] : memref<1xf32>
"""

MATRICES = "%X: memref<4x8xf32>, %Y: memref<8x4xf32>, %Z: memref<4x4xf32>"

MATMUL = """
%zero = arith.constant 0.0 : f32
affine.for %i = 0 to 4 {
  affine.for %j = 0 to 4 {
    %s = affine.for %k = 0 to 8 iter_args(%sum = %zero) -> (f32) {
      %x = affine.load %X[%i, %k] : memref<4x8xf32>
      %y = affine.load %Y[%k, %j] : memref<8x4xf32>
      %p = arith.mulf %x, %y : f32
      %next = arith.addf %sum, %p : f32
      affine.yield %next : f32
    }
    affine.store %s, %Z[%i, %j] : memref<4x4xf32>
  }
}
"""

SPLIT_K = """
%zero = arith.constant 0.0 : f32
%P = memref.alloc() : memref<2x4x4xf32>
affine.for %h = 0 to 2 {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %s = affine.for %k = 0 to 4 iter_args(%sum = %zero) -> (f32) {
        %x = affine.load %X[%i, %h * 4 + %k] : memref<4x8xf32>
        %y = affine.load %Y[%h * 4 + %k, %j] : memref<8x4xf32>
        %p = arith.mulf %x, %y : f32
        %next = arith.addf %sum, %p : f32
        affine.yield %next : f32
      }
      affine.store %s, %P[%h, %i, %j] : memref<2x4x4xf32>
    }
  }
}
affine.for %i = 0 to 4 {
  affine.for %j = 0 to 4 {
    %a = affine.load %P[0, %i, %j] : memref<2x4x4xf32>
    %b = affine.load %P[1, %i, %j] : memref<2x4x4xf32>
    %c = arith.addf %a, %b : f32
    affine.store %c, %Z[%i, %j] : memref<4x4xf32>
  }
}
"""


def test_two_accumulators_are_a_reassociation() -> None:
    assert level_of(SUM, TWO_ACCUMULATORS, A) == "reassociated"


def test_a_split_reduction_dimension_is_a_reassociation() -> None:
    assert level_of(MATMUL, SPLIT_K, MATRICES) == "reassociated"


def test_a_tree_without_the_initial_zero_is_equal_as_a_real_number() -> None:
    assert level_of(SUM, TREE, A) == "real"


def test_the_same_program_is_equal_bitwise_whatever_is_accepted() -> None:
    assert level_of(SUM, SUM, A) == "bitwise"


@pytest.mark.parametrize(
    "target",
    [
        wrong(TWO_ACCUMULATORS, "%i + 1", "%i"),
        wrong(TWO_ACCUMULATORS, "addf %s#0, %s#1", "addf %s#0, %s#0"),
        wrong(TWO_ACCUMULATORS, "addf %s#0, %s#1", "subf %s#0, %s#1"),
        wrong(TWO_ACCUMULATORS, "0 to 8 step", "0 to 6 step"),
        wrong(TWO_ACCUMULATORS, "%odd = %zero", "%odd = %one").replace(
            "%zero =", "%one = arith.constant 1.0 : f32\n%zero ="
        ),
        wrong(TREE, "%i + 4", "%i + 3"),
        wrong(TREE, "0 to 2", "0 to 1"),
    ],
)
def test_wrong_reductions_are_refuted(target: str) -> None:
    verdict = check_bodies(A, SUM, target, accept=ALL)
    assert verdict.verdict == DIFFERENT
    assert verdict.witness is not None


@pytest.mark.parametrize("mistake", [("%h * 4 + %k, %j", "%k, %j"), ("%P[1, %i, %j] : ", "%P[0, %i, %j] : ")])
def test_wrong_split_reductions_are_refuted(mistake: tuple[str, str]) -> None:
    assert check_bodies(MATRICES, MATMUL, wrong(SPLIT_K, *mistake), accept=ALL).verdict == DIFFERENT


def test_a_level_has_to_be_accepted() -> None:
    verdict = check_bodies(A, SUM, TWO_ACCUMULATORS)
    assert verdict.verdict == DIFFERENT
    assert any(note.kind == "level" and "reassociated" in note.message for note in verdict.notes)
    verdict = check_bodies(A, SUM, TREE, accept=("reassociated",))
    assert verdict.verdict != EQUIVALENT
    assert any(note.kind == "level" and "level real" in note.message for note in verdict.notes)


def test_a_weaker_level_that_passes_lets_stronger_ones_pass() -> None:
    verdict = check_bodies(A, SUM, TWO_ACCUMULATORS, accept=("real",))
    assert (verdict.verdict, verdict.level) == (EQUIVALENT, "reassociated")


# -- algebra -----------------------------------------------------------------------------------------------------------

V = "%A: memref<8xf32>, %B: memref<8xf32>"


def elementwise(body: str) -> str:
    return f"""
affine.for %i = 0 to 8 {{
  %x = affine.load %A[%i] : memref<8xf32>
  %y = affine.load %B[%i] : memref<8xf32>
{indent(body.strip(), "  ")}
  affine.store %z, %B[%i] : memref<8xf32>
}}
"""


def test_distributivity_is_no_reassociation() -> None:
    factored = elementwise("%c = arith.constant 3.0 : f32\n%s = arith.addf %x, %y : f32\n%z = arith.mulf %s, %c : f32")
    expanded = elementwise(
        "%c = arith.constant 3.0 : f32\n%p = arith.mulf %x, %c : f32\n%q = arith.mulf %y, %c : f32\n"
        "%z = arith.addf %p, %q : f32"
    )
    assert level_of(factored, expanded, V) == "real"
    assert check_bodies(V, factored, expanded, accept=("reassociated",)).verdict != EQUIVALENT


@pytest.mark.parametrize(("first", "second"), [("%x, %y", "%y, %x"), ("%x, %y", "%x, %x")])
@pytest.mark.parametrize("name", ["subf", "divf"])
def test_operands_of_differences_and_quotients_have_an_order(name: str, first: str, second: str) -> None:
    source = elementwise(f"%z = arith.{name} {first} : f32")
    target = elementwise(f"%z = arith.{name} {second} : f32")
    assert check_bodies(V, source, target, accept=ALL).verdict == DIFFERENT


VARIANCE = "%A: memref<8xf32>, %r: memref<1xf32>"

TWO_PASS_VARIANCE = """
%zero = arith.constant 0.0 : f32
%n = arith.constant 8.0 : f32
%s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %next = arith.addf %sum, %a : f32
  affine.yield %next : f32
}
%mean = arith.divf %s, %n : f32
%v = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> (f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %d = arith.subf %a, %mean : f32
  %p = arith.mulf %d, %d : f32
  %next = arith.addf %sum, %p : f32
  affine.yield %next : f32
}
%result = arith.divf %v, %n : f32
affine.store %result, %r[0] : memref<1xf32>
"""

ONE_PASS_VARIANCE = """
%zero = arith.constant 0.0 : f32
%n = arith.constant 8.0 : f32
%s:2 = affine.for %i = 0 to 8 iter_args(%sum = %zero, %squares = %zero) -> (f32, f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %p = arith.mulf %a, %a : f32
  %next = arith.addf %sum, %a : f32
  %after = arith.addf %squares, %p : f32
  affine.yield %next, %after : f32, f32
}
%mean = arith.divf %s#0, %n : f32
%square = arith.divf %s#1, %n : f32
%p = arith.mulf %mean, %mean : f32
%result = arith.subf %square, %p : f32
affine.store %result, %r[0] : memref<1xf32>
"""

WELFORD = """
%zero = arith.constant 0.0 : f32
%one = arith.constant 1.0 : f32
%n = arith.constant 8.0 : f32
%s:3 = affine.for %i = 0 to 8 iter_args(%mean = %zero, %m = %zero, %c = %zero) -> (f32, f32, f32) {
  %a = affine.load %A[%i] : memref<8xf32>
  %count = arith.addf %c, %one : f32
  %before = arith.subf %a, %mean : f32
  %step = arith.divf %before, %count : f32
  %next = arith.addf %mean, %step : f32
  %after = arith.subf %a, %next : f32
  %p = arith.mulf %before, %after : f32
  %more = arith.addf %m, %p : f32
  affine.yield %next, %more, %count : f32, f32, f32
}
%result = arith.divf %s#1, %n : f32
affine.store %result, %r[0] : memref<1xf32>
"""


@pytest.mark.parametrize("target", [ONE_PASS_VARIANCE, WELFORD], ids=["sums", "Welford"])
def test_variance_in_one_pass(target: str) -> None:
    assert level_of(TWO_PASS_VARIANCE, target, VARIANCE) == "real"


@pytest.mark.parametrize(
    "target",
    [
        wrong(ONE_PASS_VARIANCE, "subf %square, %p", "subf %p, %square"),
        wrong(ONE_PASS_VARIANCE, "%p = arith.mulf %mean, %mean", "%p = arith.mulf %mean, %square"),
        wrong(ONE_PASS_VARIANCE, "%square = arith.divf %s#1, %n", "%square = arith.divf %s#0, %n"),
        wrong(WELFORD, "%p = arith.mulf %before, %after", "%p = arith.mulf %before, %before"),
        wrong(WELFORD, "%c = %zero", "%c = %one"),
    ],
)
def test_wrong_variances_are_refuted(target: str) -> None:
    assert check_bodies(VARIANCE, TWO_PASS_VARIANCE, target, accept=ALL).verdict == DIFFERENT


CONVOLUTION = "%d: memref<4xf32>, %g: memref<3xf32>, %o: memref<2xf32>"

DIRECT = """
%zero = arith.constant 0.0 : f32
affine.for %i = 0 to 2 {
  %s = affine.for %k = 0 to 3 iter_args(%sum = %zero) -> (f32) {
    %x = affine.load %d[%i + %k] : memref<4xf32>
    %w = affine.load %g[%k] : memref<3xf32>
    %p = arith.mulf %x, %w : f32
    %next = arith.addf %sum, %p : f32
    affine.yield %next : f32
  }
  affine.store %s, %o[%i] : memref<2xf32>
}
"""

# F(2, 3) of Winograd 1980, as in Lavin and Gray 2016: four products instead of six.
WINOGRAD = """
%half = arith.constant 0.5 : f32
%d0 = affine.load %d[0] : memref<4xf32>
%d1 = affine.load %d[1] : memref<4xf32>
%d2 = affine.load %d[2] : memref<4xf32>
%d3 = affine.load %d[3] : memref<4xf32>
%g0 = affine.load %g[0] : memref<3xf32>
%g1 = affine.load %g[1] : memref<3xf32>
%g2 = affine.load %g[2] : memref<3xf32>
%ends = arith.addf %g0, %g2 : f32
%all = arith.addf %ends, %g1 : f32
%odd = arith.subf %ends, %g1 : f32
%w1 = arith.mulf %all, %half : f32
%w2 = arith.mulf %odd, %half : f32
%t0 = arith.subf %d0, %d2 : f32
%t1 = arith.addf %d1, %d2 : f32
%t2 = arith.subf %d2, %d1 : f32
%t3 = arith.subf %d1, %d3 : f32
%m0 = arith.mulf %t0, %g0 : f32
%m1 = arith.mulf %t1, %w1 : f32
%m2 = arith.mulf %t2, %w2 : f32
%m3 = arith.mulf %t3, %g2 : f32
%a = arith.addf %m0, %m1 : f32
%y0 = arith.addf %a, %m2 : f32
%b = arith.subf %m1, %m2 : f32
%y1 = arith.subf %b, %m3 : f32
affine.store %y0, %o[0] : memref<2xf32>
affine.store %y1, %o[1] : memref<2xf32>
"""


def test_winograd_convolution() -> None:
    assert level_of(DIRECT, WINOGRAD, CONVOLUTION) == "real"


@pytest.mark.parametrize(
    "mistake",
    [
        ("0.5 : f32", "0.25 : f32"),
        ("subf %d2, %d1", "subf %d1, %d2"),
        ("subf %d1, %d3", "subf %d3, %d1"),
        ("%y0 = arith.addf %a, %m2", "%y0 = arith.addf %a, %m3"),
        ("mulf %t3, %g2", "mulf %t3, %g1"),
        ("%y1 = arith.subf %b, %m3", "%y1 = arith.addf %b, %m3"),
    ],
)
def test_wrong_winograd_convolutions_are_refuted(mistake: tuple[str, str]) -> None:
    assert check_bodies(CONVOLUTION, DIRECT, wrong(WINOGRAD, *mistake), accept=ALL).verdict == DIFFERENT


# -- attention ---------------------------------------------------------------------------------------------------------

PLAIN, FLASH = plain_attention(8, 4), flash_attention(8, 4, 2)
SHIFT = "%d = arith.subf %s, %m : f32"


def test_flash_attention() -> None:
    assert level_of(PLAIN, FLASH) == "real"


def test_a_maximum_that_is_not_subtracted_makes_no_difference_to_real_numbers() -> None:
    unshifted = wrong(PLAIN, SHIFT, "%d = arith.addf %s, %zero : f32")
    assert level_of(PLAIN, unshifted) == "real"
    assert level_of(unshifted, FLASH) == "real"


MISTAKES = {
    "accumulator not rescaled": ("%scaled = arith.mulf %a, %alpha", "%scaled = arith.addf %a, %zero"),
    "sum not rescaled": ("%kept = arith.mulf %l, %alpha", "%kept = arith.addf %l, %zero"),
    "rescaled the wrong way": ("%gap = arith.subf %m, %high", "%gap = arith.subf %high, %m"),
    "old maximum": ("%d = arith.subf %s, %high", "%d = arith.subf %s, %m"),
    "minimum for maximum": ("arith.maximumf %max, %s", "arith.minimumf %max, %s"),
    "first block of values": ("%V[%b + %j, %k]", "%V[%j, %k]"),
    "first block of keys": ("%K[%b + %j, %k]", "%K[%j, %k]"),
    "last block dropped": ("%b = 0 to 8", "%b = 0 to 6"),
    "another scale": ("arith.constant 0.5 : f32", "arith.constant 0.25 : f32"),
    "divided by the maximum": ("arith.divf %a, %ml#1", "arith.divf %a, %ml#0"),
    "sum of scores": ("%next = arith.addf %sum, %e : f32", "%next = arith.addf %sum, %s : f32"),
    "not normalized": ("%o = arith.divf %a, %ml#1", "%o = arith.addf %a, %zero"),
}
# Any shift cancels in real numbers; and exp(s + infinity) is no real number at all.
NOT_REFUTED = {"minimum for maximum", "rescaled the wrong way", "old maximum"}


@pytest.mark.parametrize("name", MISTAKES)
def test_wrong_flash_attention_is_never_proven(name: str) -> None:
    target = wrong(FLASH, *MISTAKES[name])
    verdict: Verdict = check(PLAIN, target, accept=ALL)
    assert verdict.verdict != EQUIVALENT
    if name not in NOT_REFUTED:
        assert verdict.verdict == DIFFERENT


# -- flags -------------------------------------------------------------------------------------------------------------


def flagged(program: str, flags: str) -> str:
    for name in ("addf", "mulf"):
        lines = [
            line.replace(" : f32", f" fastmath<{flags}> : f32") if f"arith.{name}" in line else line
            for line in program.split("\n")
        ]
        program = "\n".join(lines)
    return program


def test_flags_allow_at_level_bitwise_what_they_say() -> None:
    flags = "reassoc"
    verdict = check_bodies(A, flagged(SUM, flags), flagged(TWO_ACCUMULATORS, flags))
    assert (verdict.verdict, verdict.level, verdict.method) == (EQUIVALENT, "bitwise", "algebraic")
    assert check_bodies(A, flagged(SUM, "contract"), flagged(TWO_ACCUMULATORS, "contract")).verdict != EQUIVALENT
    assert check_bodies(A, SUM, flagged(TWO_ACCUMULATORS, flags)).verdict != EQUIVALENT


def test_a_target_need_not_use_the_sources_flags() -> None:
    assert check_bodies(A, flagged(SUM, "fast"), SUM).verdict == EQUIVALENT
    assert check_bodies(A, SUM, flagged(SUM, "fast")).verdict != EQUIVALENT
    assert level_of(flagged(SUM, "fast"), TWO_ACCUMULATORS, A) == "reassociated"


def test_contraction() -> None:
    source = elementwise("%p = arith.mulf %x, %y : f32\n%z = arith.addf %p, %x : f32")
    target = elementwise("%z = math.fma %x, %y, %x : f32")
    assert check_bodies(V, flagged(source, "contract"), target).verdict == EQUIVALENT
    assert check_bodies(V, source, target).verdict != EQUIVALENT
    assert check_bodies(V, target, flagged(source, "contract")).verdict != EQUIVALENT
    assert level_of(source, target, V) == "real"


# -- precision ---------------------------------------------------------------------------------------------------------

HALVES = "%A: memref<8xf16>, %B: memref<8xf16>"
SUM_OF_HALVES = """
affine.for %i = 0 to 8 {
  %x = affine.load %A[%i] : memref<8xf16>
  %y = affine.load %B[%i] : memref<8xf16>
  %z = arith.addf %x, %y : f16
  %w = arith.mulf %z, %y : f16
  affine.store %w, %B[%i] : memref<8xf16>
}
"""
SUM_OF_SINGLES = """
affine.for %i = 0 to 8 {
  %a = affine.load %A[%i] : memref<8xf16>
  %b = affine.load %B[%i] : memref<8xf16>
  %x = arith.extf %a : f16 to f32
  %y = arith.extf %b : f16 to f32
  %z = arith.addf %x, %y : f32
  %w = arith.mulf %z, %y : f32
  %c = arith.truncf %w : f32 to f16
  affine.store %c, %B[%i] : memref<8xf16>
}
"""


def test_rounding_to_a_narrow_format_shows_unless_any_precision_will_do() -> None:
    assert level_of(SUM_OF_HALVES, SUM_OF_SINGLES, HALVES) == "real-any-precision"
    assert check_bodies(HALVES, SUM_OF_HALVES, SUM_OF_SINGLES, accept=("real",)).verdict != EQUIVALENT
