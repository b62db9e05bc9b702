"""No verdict on programs in which extents decide together is denied by the truth tables of these decisions."""

from __future__ import annotations

from tests.fuzz.decisions import run


def test_no_truth_table_denies_a_verdict() -> None:
    outcome = run(seed=11, count=3, seconds=60)
    assert not outcome.denied
    assert outcome.verdicts[False, "different"] >= 1
