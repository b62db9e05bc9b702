"""Proofs over chosen sizes: every loop, branch and choice of either program is run, or the verdict says which was not.

The wrong programs are right at every size that comes to mind first, and wrong at others."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies, function
from tests.pairs.files import FOLDER, Pair

ONE = "%n: index, %A: memref<?xf32>, %x: f32"
FILL = "affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }"


LAST_ROWS = """
#map = affine_map<()[b] -> (BOUND)>
func.func @f(%A: memref<?x300x300xf32>, %B: memref<?x300x300xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %b = memref.dim %A, %c0 : memref<?x300x300xf32>
  affine.for %k = 0 to #map()[%b] {
    affine.for %i = 0 to 300 { affine.for %j = 0 to 300 {
      affine.for %l = 0 to 40 {
        %a = affine.load %A[%k, %i, %l] : memref<?x300x300xf32>
        %c = affine.load %B[%k, %i, %j] : memref<?x300x300xf32>
        %s = arith.addf %a, %c : f32
        affine.store %s, %B[%k, %i, %j] : memref<?x300x300xf32>
      }
    } }
  }
  return
}
"""


def test_a_loop_that_is_too_slow_to_run_twice_proves_nothing() -> None:
    source = LAST_ROWS.replace("BOUND", "b")
    target = source.replace("to #map()[%b]", "to min affine_map<()[b] -> (b, 1)>()[%b]")
    assert check(source, target).verdict != "equivalent"


EXPANDED = """
func.func @f(%v: tensor<?xf32>, %w: tensor<?xf32>, %n: index) -> tensor<?x?xf32> {
  %A = tensor.expand_shape %v [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %B = tensor.expand_shape %w [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %C = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%A, %B : tensor<?x?xf32>, tensor<?x?xf32>) outs(%C : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""


def test_squares_of_a_size_are_found() -> None:
    assert check(EXPANDED, EXPANDED.replace("ins(%A, %B", "ins(%B, %A")).verdict == "different"
    assert check(EXPANDED, EXPANDED).verdict == "equivalent"


def test_other_sizes_run_in_the_place_of_those_at_which_the_source_is_undefined() -> None:
    sizes = [dict(each) for each in check(EXPANDED, EXPANDED).sizes]
    assert max(each["n"] for each in sizes) > 4
    assert all(each["v.0"] == each["w.0"] == each["n"] ** 2 for each in sizes)


ZERO_OR_ONE = """
func.func @f(%A: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = math.absi %n : index
  %few = arith.cmpi ule, %m, %c1 : index
  cf.assert %few, "more than one"
  return
}
"""


def test_cells_at_one_size_alone_prove_nothing() -> None:
    verdict = check(ZERO_OR_ONE, ZERO_OR_ONE)
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "not-covered")


def test_cells_at_all_sizes_that_there_are_prove_something() -> None:
    bits = ZERO_OR_ONE.replace("math.absi %n :", "arith.ori %n, %c1 :").replace("ule", "eq")
    assert check(bits, bits).verdict == "equivalent"


CONDITIONAL = """
func.func @f(%c: i1, %A: memref<?xf32>, %B: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %A, %c0 : memref<?xf32>
  %m = memref.dim %B, %c0 : memref<?xf32>
  scf.if %c {
    %S = memref.cast %A : memref<?xf32> to memref<4xf32>
    affine.store %x, %S[2] : memref<4xf32>
  } else {
    affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
"""


def test_a_cast_under_a_condition_ties_no_size() -> None:
    assert check(CONDITIONAL, CONDITIONAL).verdict == "equivalent"
    target = CONDITIONAL.replace("= 0 to %n {", "= 0 to min affine_map<()[n] -> (n, 6)>()[%n] {")
    assert check(CONDITIONAL, target).verdict == "different"


PRODUCT = """
func.func @f(%k: index, %A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %C, %c0 : memref<?x?xf32>
  %m = memref.dim %C, %c1 : memref<?x?xf32>
  %some = arith.cmpi eq, %k, %c1 : index
  scf.if %some {
    linalg.matmul ins(%A, %B : memref<?x?xf32>, memref<?x?xf32>) outs(%C : memref<?x?xf32>)
  } else {
    scf.for %i = %c0 to %n step %c1 { scf.for %j = %c0 to %m step %c1 {
      memref.store %x, %C[%i, %j] : memref<?x?xf32>
    } }
  }
  return
}
"""


def test_a_product_under_a_condition_ties_no_sizes() -> None:
    assert check(PRODUCT, PRODUCT).verdict == "equivalent"
    assert check(PRODUCT, PRODUCT.replace("%C[%i, %j]", "%C[%j, %i]")).verdict == "different"


FLAGS = 7
FLAGGED = f"""
func.func @f({", ".join(f"%f{k}: i1" for k in range(FLAGS))}, %A: memref<64xf32>, %x: f32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p0 = arith.constant 0 : index
  {
    "".join(
        f'''
  %z{k} = arith.extui %f{k} : i1 to i32
  %i{k} = arith.index_cast %z{k} : i32 to index
  %p{k + 1} = arith.addi %p{k}, %i{k} : index'''
        for k in range(FLAGS)
    )
}
  UPPER
  scf.for %i = %c0 to %upper step %c1 {{ memref.store %x, %A[%i] : memref<64xf32> }}
  return
}}
"""


def test_all_of_seven_flags_are_tried() -> None:
    source = FLAGGED.replace("UPPER", f"%upper = arith.addi %p{FLAGS}, %c0 : index")
    target = FLAGGED.replace(
        "UPPER",
        f"%c5 = arith.constant {FLAGS} : index\n%q = arith.divui %p{FLAGS}, %c5 : index\n"
        f"%upper = arith.subi %p{FLAGS}, %q : index",
    )
    assert check(source, source).verdict == "equivalent"
    assert check(source, target).verdict == "different"


STATIC_THRESHOLD = """
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloca() : memref<50xf32>
  %d = memref.dim %t, %c0 : memref<50xf32>
  UPPER
  scf.for %i = %c0 to %upper step %c1 { memref.store %x, %A[%i] : memref<?xf32> }
  return
}
"""


def test_an_extent_in_a_type_is_a_threshold() -> None:
    source = STATIC_THRESHOLD.replace("UPPER", "%upper = arith.addi %n, %c0 : index")
    target = STATIC_THRESHOLD.replace(
        "UPPER",
        "%r = arith.divui %n, %d : index\n%q = arith.muli %r, %d : index\n%s = arith.subi %n, %q : index\n"
        "%big = arith.cmpi uge, %n, %d : index\n%upper = arith.select %big, %s, %n : index",
    )
    assert check(source, target).verdict == "different"


def test_a_condition_of_while_is_run_like_that_of_if() -> None:
    program = """
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 2345 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi slt, %i, %n : index
    %small = arith.cmpi slt, %i, %most : index
    %both = arith.andi %go, %small : i1
    scf.condition(CONDITION) %i : index
  } do {
  ^bb0(%i: index):
    memref.store %x, %A[%i] : memref<?xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
"""
    source = program.replace("CONDITION", "%go")
    assert check(source, source).verdict == "equivalent"
    assert check(source, program.replace("CONDITION", "%both")).verdict == "different"


NEVER_LARGE = """
%c = arith.constant 1000000000000 : index
%small = arith.cmpi slt, %n, %c : index
scf.if %small {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
} else {
  affine.for %i = 0 to %n { affine.store %y, %A[%i] : memref<?xf32> }
}
"""


def test_a_branch_that_no_size_runs_is_named_with_its_place() -> None:
    arguments = "%n: index, %A: memref<?xf32>, %x: f32, %y: f32"
    verdict = check_bodies(arguments, NEVER_LARGE, NEVER_LARGE.replace("store %y", "store %x"))
    assert verdict.verdict == "unknown"
    assert verdict.reasons[0].kind == "not-covered"
    assert (verdict.reasons[0].file, verdict.reasons[0].line) == ("before.mlir", 4)


def test_sizes_that_the_user_gives_are_all_that_is_asked_for() -> None:
    verdict = check(function(ONE, FILL), function(ONE, FILL), sizes={"n": 1})
    assert verdict.verdict == "equivalent"


@pytest.mark.parametrize(
    ("name", "below"),
    [
        ("extents/less-beyond-two-to-the-forty-first", "2^40"),
        ("elastic/rows-by-their-stride", "2^31"),
        ("pieces/tiles-with-a-minimum", None),
    ],
)
def test_a_proof_that_rests_on_sizes_being_small_says_so(name: str, below: str | None) -> None:
    verdict = Pair.read(FOLDER / f"{name}.mlir").check()
    assert verdict.verdict == "equivalent"
    said = [each for each in verdict.assumptions if each.startswith("all sizes are below")]
    assert said == ([f"all sizes are below {below}"] if below else [])


def test_a_piece_at_sizes_that_cannot_be_run_is_assumed_away() -> None:
    quotient = "%k = arith.constant 4294967296 : index\n%q = arith.divui %n, %k : index\n"
    less = quotient + "%u = arith.subi %n, %q : index\n" + FILL.replace("to %n", "to %u")
    verdict = check(function(ONE, FILL), function(ONE, less))
    assert verdict.verdict == "equivalent"
    assert "all sizes are below 2^31" in verdict.assumptions
