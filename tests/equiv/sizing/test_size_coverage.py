"""Proofs over chosen sizes: every loop, branch and choice of either program is run, or the verdict says which was not.

The wrong programs are right at every size that comes to mind first, and wrong at others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.equiv.pairs import check, check_bodies, function
from tests.pairs.files import FOLDER, Pair

ONE = "%n: index, %A: memref<?xf32>, %x: f32"
FILL = "affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }"


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


def test_other_sizes_run_in_the_place_of_those_at_which_the_source_is_undefined() -> None:
    sizes = [dict(each) for each in check(EXPANDED, EXPANDED).sizes]
    assert max(each["n"] for each in sizes) > 4
    assert all(each["v.0"] == each["w.0"] == each["n"] ** 2 for each in sizes)


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


@pytest.mark.parametrize(
    ("name", "below"),
    [
        ("extents/less-beyond-two-to-the-forty-first", "2^40"),
        ("elastic/rows-by-their-stride", "2^31"),
        ("pieces/tiles-with-a-minimum", None),
    ],
)
def test_a_proof_that_rests_on_sizes_being_small_says_so(name: str, below: str | None) -> None:
    pair = Pair.read(FOLDER / f"{name}.mlir")
    verdict = replace(pair, options=(*pair.options, "--all-sizes", "off")).check()
    assert verdict.verdict == "equivalent"
    said = [each for each in verdict.assumptions if each.startswith("all sizes are below")]
    assert said == ([f"all sizes are below {below}"] if below else [])


def test_a_piece_at_sizes_that_cannot_be_run_is_assumed_away() -> None:
    quotient = "%k = arith.constant 4294967296 : index\n%q = arith.divui %n, %k : index\n"
    less = quotient + "%u = arith.subi %n, %q : index\n" + FILL.replace("to %n", "to %u")
    verdict = check(function(ONE, FILL), function(ONE, less))
    assert verdict.verdict == "equivalent"
    assert "all sizes are below 2^31" in verdict.assumptions
