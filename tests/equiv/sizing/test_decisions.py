"""No verdict on programs in which extents decide together is denied by the truth tables of these decisions."""

from __future__ import annotations

from tests.fuzz.decisions import campaign


def test_no_truth_table_denies_a_verdict() -> None:
    checked = list(campaign(11, 3))
    assert not [each for each in checked if each.denial]
    assert any(each.what == "apart by the truth table: different" for each in checked)
