"""What a verdict says besides: by which method it was found, with what chance of error, and on which assumptions."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies

_NARROWED = """
func.func @f(%x: f64, %y: f64) -> f32 {
  %0 = arith.addf VALUE : f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
"""


@pytest.mark.parametrize(("domain", "is_exact"), [("exact", True), ("fingerprint", False)])
def test_a_proof_by_fingerprints_says_how_likely_it_errs(domain: str, is_exact: bool) -> None:
    bodies = [f"%0 = arith.addf {each} : f32\naffine.store %0, %A[0] : memref<1xf32>" for each in ("%x, %y", "%y, %x")]
    verdict = check_bodies("%x: f32, %y: f32, %A: memref<1xf32>", *bodies, domain=domain)
    assert verdict.verdict == "equivalent" and verdict.method is not None
    assert verdict.method == domain
    assert (verdict.error_bound == 0) is is_exact and verdict.error_bound < 1e-20


def test_conversions_round_where_any_precision_will_not_do() -> None:
    texts = [_NARROWED.replace("VALUE", each) for each in ("%x, %y", "%y, %x")]
    different = texts[1].replace("  %1 =", "  %z = arith.addf %0, %x : f64\n  %w = arith.subf %z, %x : f64\n  %1 =")
    different = different.replace("truncf %0", "truncf %w")
    said = "conversions between float formats round"
    assert said in check(texts[0], different, accept=("real",)).assumptions
    assert said not in check(texts[0], texts[1], accept=("real",)).assumptions


@pytest.mark.parametrize("explain", [True, False])
def test_a_level_that_is_not_asked_for_is_a_matter_of_explanation(explain: bool) -> None:
    bodies = [
        f"%0 = arith.addf {each} : f32\n%1 = arith.addf {other} : f32\naffine.store %1, %A[0] : memref<1xf32>"
        for each, other in (("%x, %y", "%0, %z"), ("%y, %z", "%x, %0"))
    ]
    verdict = check_bodies("%x: f32, %y: f32, %z: f32, %A: memref<1xf32>", *bodies, explain=explain)
    assert verdict.verdict == "different" and verdict.witness is not None
    assert any("give --accept reassociated" in note.message for note in verdict.notes) is explain
