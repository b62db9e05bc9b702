"""That a level is proven only where the probability of an error is small, whatever makes it large."""

from __future__ import annotations

import pytest

from equiv.proving import levels
from tests.pairs.files import FOLDER, Pair

_PROVEN = {
    "reassociating_bound": "proving/level-checks/a-sum-in-another-order.mlir",
    "trial_bound": "proving/level-checks/a-degree-that-is-not.mlir",
}


@pytest.mark.parametrize("bound", _PROVEN)
def test_nothing_is_proven_where_trials_often_err(bound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair.read(FOLDER / _PROVEN[bound])
    assert pair.check().proven
    monkeypatch.setattr(levels, bound, lambda *_: 0.5)
    assert not pair.check().proven
