"""The labels of TVM's schedules by running their script as Python, and their sources by numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.tvmscript_runs import disagreement, run

PAIRS = [pair for name in ("gptq-tvm", "layout-tvm") for pair in read_corpus(ROOT / "corpora" / "gpu" / name)]
SOURCES = sorted(
    {(pair.source, pair.function) for pair in PAIRS if pair.source.name.endswith(".0-expression.tvmscript")}
)
Array = np.ndarray[Any, Any]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_labels_are_those_of_the_script(pair: CorpusPair) -> None:
    assert disagreement(pair) is None


def _unpacked(words: Array, bits: int, rows: int) -> Array:
    """The numbers of so many bits in words, the lowest ones first."""
    each = words.dtype.itemsize * 8 // bits
    return np.stack([words[row // each] >> row % each * bits & (1 << bits) - 1 for row in range(rows)])


@pytest.mark.parametrize(("path", "function"), SOURCES, ids=lambda each: getattr(each, "stem", each))
def test_sources_compute_what_numpy_does(path: Any, function: str) -> None:
    found = run(path, function, 1)
    assert not isinstance(found, str)
    a, packed, *more, c = (each if each.dtype.kind == "i" else each.astype(np.float64) for each in found)
    if packed.dtype.kind == "f":
        weights = packed
    elif not more:
        weights = _unpacked(packed, 2, 16).astype(np.float64)
    else:
        zeros: Any = 8
        if len(more) == 2:
            zeros = np.repeat(_unpacked(more[0].T, 4, 16).T, 8, axis=0)
        weights = (_unpacked(packed, 4, 16) - zeros) * np.repeat(more[-1], 8, axis=0)
    np.testing.assert_allclose(c, a @ weights, rtol=1e-4, atol=1e-4)
