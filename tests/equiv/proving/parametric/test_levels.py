"""What must not be proven at a stronger level, or for more, than runs give."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.verdict.scope import Scope
from frontends import mlir
from tests.equiv.proving.parametric.programs import function, is_refused, prove, prove_bodies
from tests.equiv.proving.parametric.test_pairs import MAP, REVERSED, TIME, VECTOR, tiled

pytest.importorskip("islpy")


def scaled(flags: str) -> str:
    return MAP.replace("arith.mulf %a, %a : f32", f"arith.mulf %a, %a {flags}: f32")


def test_flags_are_part_of_an_operation() -> None:
    assert isinstance(prove_bodies(VECTOR, scaled("fastmath<nnan> "), scaled("fastmath<nnan> ")), Proven)
    assert is_refused(prove_bodies(VECTOR, MAP, scaled("fastmath<nnan> ")))
    # A flag of the source allows more values; to take none of them is right.
    assert isinstance(prove_bodies(VECTOR, scaled("fastmath<contract> "), MAP), Proven)
    assert is_refused(prove_bodies(VECTOR, MAP, scaled("fastmath<contract> ")))


REDUCED = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%zero = arith.constant 0.0 : f32
%s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> f32 {
  %a = memref.load %A[%i] : memref<?xf32>
  scf.reduce(%a : f32) {
  ^bb0(%l: f32, %r: f32):
    %t = arith.addf %l, %r : f32
    scf.reduce.return %t : f32
  }
}
memref.store %s, %B[%c0] : memref<?xf32>
"""


IN_ORDER = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%zero = arith.constant 0.0 : f32
%s = scf.for %i = %c0 to %n step %c1 iter_args(%l = %zero) -> (f32) {
  %a = memref.load %A[%i] : memref<?xf32>
  %t = arith.addf %l, %a : f32
  scf.yield %t : f32
}
memref.store %s, %B[%c0] : memref<?xf32>
"""


def test_a_sum_in_any_order_is_one_in_each_order_up_to_the_order_of_sums() -> None:
    assert isinstance(prove_bodies(VECTOR, IN_ORDER, REDUCED), Proven)
    texts = [mlir.load(function(VECTOR, body), file_name=name) for name, body in (("a", IN_ORDER), ("b", REDUCED))]
    verdict = verify(texts[0], texts[1], accept=["reassociated"])
    assert (verdict.verdict, verdict.level, verdict.scope) == ("equivalent", "reassociated", Scope.ALL_SIZES)
    assert verify(texts[0], texts[1], accept=["bitwise"]).verdict == "unknown"
    # A source that leaves the order open is held to by any one of the orders.
    verdict = verify(texts[1], texts[0], accept=["bitwise"])
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")


def test_a_sum_in_another_order_or_of_other_elements_is_refused() -> None:
    assert is_refused(prove_bodies(VECTOR, IN_ORDER, REDUCED.replace("(%c0) to (%n)", "(%c1) to (%n)")))
    assert is_refused(prove_bodies(VECTOR, IN_ORDER, REDUCED.replace("%A[%i]", "%B[%i]")))
    assert is_refused(prove_bodies(VECTOR, IN_ORDER, REDUCED.replace("addf %l, %r", "addf %r, %r")))
    assert is_refused(prove_bodies(VECTOR, IN_ORDER, REDUCED.replace("arith.constant 0.0", "arith.constant 1.0")))


def test_a_reduction_that_is_no_sum_is_outside() -> None:
    other = REDUCED.replace("addf %l, %r", "subf %l, %r")
    result = prove_bodies(VECTOR, other, other)
    assert isinstance(result, NotModelled)
    assert "order" in result.reason


def test_external_calls_are_outside() -> None:
    text = "func.func private @g(memref<?xf32>)\n" + function(VECTOR, "func.call @g(%A) : (memref<?xf32>) -> ()")
    assert isinstance(prove(text, text), NotModelled)


def test_memory_that_is_returned_must_be_new() -> None:
    new = """func.func @f(%A: memref<?xf32>, %n: index) -> memref<?xf32> {
%r = memref.alloc(%n) : memref<?xf32>
affine.for %i = 0 to %n {
  %a = affine.load %A[%i] : memref<?xf32>
  affine.store %a, %r[%i] : memref<?xf32>
}
return %r : memref<?xf32>
}
"""
    same = """func.func @f(%A: memref<?xf32>, %n: index) -> memref<?xf32> {
return %A : memref<?xf32>
}
"""
    assert isinstance(prove(new, new), Proven)
    assert isinstance(prove(new, same), NotModelled)
    assert isinstance(prove(same, new), NotModelled)


def test_results_of_another_shape_are_refused() -> None:
    def made(size: str) -> str:
        return f"""func.func @f(%n: index) -> memref<?xf32> {{
%c1 = arith.constant 1 : index
%z = arith.constant 0.0 : f32
%m = arith.addi %n, %c1 : index
%r = memref.alloc({size}) : memref<?xf32>
affine.for %i = 0 to %n {{
  affine.store %z, %r[%i] : memref<?xf32>
}}
return %r : memref<?xf32>
}}
"""

    assert isinstance(prove(made("%n"), made("%n")), Proven)
    assert isinstance(prove(made("%n"), made("%m")), Failed)


def test_what_is_left_unwritten_binds_nobody_but_is_not_left_unwritten_instead() -> None:
    written = MAP
    skipping = MAP.replace("0 to %n", "1 to %n")
    assert isinstance(prove_bodies(VECTOR, written, skipping), Failed)
    local = "%T = memref.alloc(%n) : memref<?xf32>\naffine.for %i = 0 to %n {\n"
    local += "%t = affine.load %T[%i] : memref<?xf32>\naffine.store %t, %B[%i] : memref<?xf32>\n}\n"
    assert isinstance(prove_bodies(VECTOR, MAP, local), Failed)


def test_data_decides_nothing() -> None:
    branch = """
%c0 = arith.constant 0 : index
%zero = arith.constant 0.0 : f32
%a = memref.load %A[%c0] : memref<?xf32>
%up = arith.cmpf ogt, %a, %zero : f32
scf.if %up {
  memref.store %a, %B[%c0] : memref<?xf32>
}
"""
    assert isinstance(prove_bodies(VECTOR, branch, branch), NotModelled)


def test_iterations_that_conflict_are_refused() -> None:
    parallel = MAP.replace("affine.for %i = 0 to %n", "affine.parallel (%i) = (0) to (symbol(%n))")
    assert isinstance(prove_bodies(VECTOR, MAP, parallel), Proven)
    racing = parallel.replace("%B[%i]", "%B[0]")
    plain = MAP.replace("%B[%i]", "%B[0]")
    assert isinstance(prove_bodies(VECTOR, plain, racing), Failed)
    assert isinstance(prove_bodies(VECTOR, racing, plain), Failed)


def test_the_verdict_says_for_all_sizes_and_what_certifies_it() -> None:
    texts = [mlir.load(function(VECTOR, body), file_name=name) for name, body in (("a", MAP), ("b", REVERSED))]
    verdict = verify(texts[0], texts[1])
    assert (verdict.verdict, verdict.level, verdict.scope) == ("equivalent", "bitwise", Scope.ALL_SIZES)
    assert verdict.domain is not None and verdict.certificate is not None
    assert any("2^48" in each for each in verdict.assumptions)
    without = verify(texts[0], texts[1], all_sizes="off")
    assert without.scope is Scope.LISTED


def test_sizes_at_which_a_proof_fails_are_run_first() -> None:
    texts = [mlir.load(each, file_name=name) for name, each in (("a", TIME), ("b", tiled(False)))]
    verdict = verify(texts[0], texts[1])
    assert verdict.verdict == "different"


def test_static_programs_that_would_run_for_too_long_are_proven_and_say_so() -> None:
    from tests.equiv.proving.parametric.test_pairs import gemm

    texts = [mlir.load(each, file_name=name) for name, each in zip(("a", "b"), gemm(1_000_003), strict=True)]
    verdict = verify(texts[0], texts[1])
    assert (verdict.verdict, verdict.scope) == ("equivalent", Scope.STATIC)
    assert any("without running" in each.message for each in verdict.notes)


def test_every_attribute_of_the_operations_that_are_modelled_is_known() -> None:
    # A new attribute makes an operation outside until the extraction says what it means.
    from equiv.proving.parametric.modelled import CHANGED

    assert not CHANGED
