"""Some mutants of later stages; `python -m tests.corpora.pipeline_mutants` judges more of them."""

from __future__ import annotations

import pytest

from tests.corpora.pipeline_mutants import cases, judge


@pytest.mark.parametrize("name", ["conv 1D/script tile", "conv 1D/memory in LLVM"])
def test_what_native_runs_tell_apart_is_refuted(name: str) -> None:
    case = next(each for each in cases() if each.name == name)
    results = list(judge(case, 6))
    assert any(each.native == "different" for each in results)
    for each in results:
        assert not each.is_wrong, each
        assert each.native != "different" or each.verdict == "different", each


@pytest.mark.parametrize("name", ["carried values/branches", "carried values/branches, memory in LLVM"])
def test_what_branches_hand_on_is_looked_at(name: str) -> None:
    case = next(each for each in cases() if each.name == name)
    results = list(judge(case, 30, kind="block argument"))
    assert {"swapped", "dropped"} <= {each.mutant.description.rpartition(" ")[2] for each in results}
    told_apart = [each for each in results if each.native == "different"]
    assert len(told_apart) >= 3
    assert all(each.verdict == "different" for each in told_apart)
    assert not any(each.is_wrong for each in results)
