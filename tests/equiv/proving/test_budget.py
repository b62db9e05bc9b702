"""What is not run for lack of budget proves nothing."""

from __future__ import annotations

import pytest

from equiv.proving import budget as budgets
from equiv.proving.answers import Proven
from equiv.proving.budget import CHOSEN_OPERATIONS, CONFIRMING_WORK, PROVEN_OPERATIONS, Budget
from equiv.proving.findings import Findings
from equiv.sizing.coverage import Coverage
from equiv.verdict import Level
from equiv.verdict.method import Method
from tests.equiv.pairs import check

SOURCE = """
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %low = arith.cmpi sge, %n, %c0 : index
  %high = arith.cmpi slt, %n, %c3 : index
  %in = arith.andi %low, %high : i1
  cf.assert %in, "n is 0, 1 or 2"
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
"""
WRONG_AT_TWO = SOURCE.replace(
    "return",
    """%c2 = arith.constant 2 : index
  %is = arith.cmpi eq, %n, %c2 : index
  scf.if %is {
    %y = arith.addf %x, %x : f32
    memref.store %y, %A[%c0] : memref<?xf32>
  }
  return""",
)


@pytest.mark.parametrize("kept_back", range(12))
def test_a_size_that_the_budget_keeps_back_is_not_settled(kept_back: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The source is defined at three sizes: with the one at which the target is wrong kept back, nothing is proven."""
    ask = Budget.operations
    asked = iter(range(1000))

    def operations(self: Budget, findings: Findings) -> int | None:
        return 0 if next(asked) == kept_back else ask(self, findings)

    monkeypatch.setattr(Budget, "operations", operations)
    assert check(SOURCE, WRONG_AT_TWO, all_sizes="off").verdict != "equivalent"


def test_sizes_that_the_source_has_no_more_of_are_proven() -> None:
    assert check(SOURCE, SOURCE, all_sizes="off").verdict == "equivalent"


def test_each_choice_has_its_own_allowance() -> None:
    findings = Findings(Coverage(("f", "f"), set()))
    budget = Budget(choosing=True, confirming=False)
    assert budget.operations(findings) is None
    budget.bounded = True
    assert budget.operations(findings) == CHOSEN_OPERATIONS // 4
    budget.spend(2 * CHOSEN_OPERATIONS)
    assert budget.operations(findings) == 0
    budget.renew()
    assert budget.operations(findings) == CHOSEN_OPERATIONS // 4


@pytest.mark.parametrize(("level", "ends"), [(Level.BITWISE, True), (Level.REAL, False)])
def test_runs_that_confirm_a_proof_for_all_sizes_end_unless_they_are_equal_at_a_weaker_level_alone(
    level: Level, ends: bool
) -> None:
    findings = Findings(Coverage(("f", "f"), set()))
    budget = Budget(choosing=True, confirming=False, proven=Level.REASSOCIATED)
    budget.spend(0, CONFIRMING_WORK)
    assert budget.operations(findings) is None, "nothing is confirmed yet"
    for size in (2, 3):
        findings.add_proven({"n": size}, Proven(Method.EXACT, CONFIRMING_WORK, None, level=level))
    assert (budget.operations(findings) == 0) == ends


LARGE = """
func.func @f(%n: index, %A: memref<64x64xf64>, %x: f64) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i, 0] : memref<64x64xf64> }
  return
}
"""


def test_a_proof_for_all_sizes_is_confirmed_at_few_sizes_where_many_cells_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(budgets, "CONFIRMING_WORK", 3 * 64 * 64)
    twice = LARGE.replace(
        "affine.store %x, %A[%i, 0]", "affine.store %x, %A[%i, 0] : memref<64x64xf64>\n  affine.store %x, %A[%i, 0]"
    )
    verdict = check(LARGE, twice)
    assert (verdict.verdict, verdict.scope) == ("equivalent", "all-sizes")
    assert len(verdict.sizes) <= 5


def test_what_a_run_cannot_confirm_is_not_run_for_long() -> None:
    findings = Findings(Coverage(("f", "f"), set()))
    short, long = (Budget(False, True, is_long=each) for each in (False, True))
    assert (short.operations(findings), long.operations(findings)) == (PROVEN_OPERATIONS, CONFIRMING_WORK)
