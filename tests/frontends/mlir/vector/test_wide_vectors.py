"""Vectors in memory: every pair of vectors has the verdict that is expected where the shortest ones are kept there,
too. Those of tests/pairs/vector/in-memory are long enough without that."""

from __future__ import annotations

import pytest

from frontends.mlir.core import wide_vectors
from tests.pairs.files import Pair, found, pairs

_OF_VECTORS = [pair for pair in pairs() if pair.name.startswith("vector/")]
_EACH = 4


@pytest.mark.parametrize("pair", _OF_VECTORS[::_EACH], ids=lambda pair: pair.name)
def test_a_vector_in_memory_is_the_vector(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wide_vectors, "FEWEST", 1)
    now = found(pair.check())
    assert now[: len(pair.expected)] == pair.expected
