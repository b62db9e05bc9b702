"""The labels of TVM's schedules by running their script as Python, and their sources by numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.tvmscript_runs import disagreement, run

FAMILIES = ("gptq-tvm", "gptq-mlc", "layout-tvm", "dlight-shared", "tvm-reported")
PAIRS = [pair for name in FAMILIES for pair in read_corpus(ROOT / "corpora" / "gpu" / name)]
SOURCES = sorted(
    {(pair.source, pair.function) for pair in PAIRS if pair.source.name.endswith(".0-expression.tvmscript")}
)
Array = np.ndarray[Any, Any]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_labels_are_those_of_the_script(pair: CorpusPair) -> None:
    # Threads that copy tiles together do so once for each of them when they run one after the other.
    seeds = range(1) if pair.family == "dlight-shared" and "prefill" in pair.name else range(4)
    assert disagreement(pair, seeds) is None


def _unpacked(words: Array, bits: int, rows: int) -> Array:
    """The numbers of so many bits in words, the lowest ones first."""
    each = words.dtype.itemsize * 8 // bits
    return np.stack([words[row // each] >> row % each * bits & (1 << bits) - 1 for row in range(rows)])


def _check_groups(packed: Array, scale: Array, *more: Array) -> None:
    """That words of 32 bits and scales were dequantized as mlc-llm's are, and multiplied where there is a factor: by
    their rows where words lie along these, by columns where they do not."""
    *x, found = more
    by_rows = scale.shape[0] > scale.shape[1]  # eight columns, and two groups
    packed, scale = (packed, scale) if by_rows else (packed.T, scale.T)
    depth = x[0].shape[1] if x else found.shape[1 if by_rows else 0]
    bits = 32 // (depth // packed.shape[1])
    numbers = _unpacked(packed.T, bits, depth).T.astype(np.float64)
    weights = (numbers - ((1 << bits - 1) - 1)) * np.repeat(scale.astype(np.float64), depth // scale.shape[1], axis=1)
    expected = x[0].astype(np.float64) @ weights.T if x else weights if by_rows else weights.T
    np.testing.assert_allclose(found.astype(np.float64), expected, rtol=2e-2, atol=0.02 * np.abs(expected).max())


@pytest.mark.parametrize(("path", "function"), SOURCES, ids=lambda each: getattr(each, "stem", each))
def test_sources_compute_what_numpy_does(path: Any, function: str) -> None:
    found = run(path, function, 1)
    assert not isinstance(found, str)
    if found[0].dtype == np.uint32:
        _check_groups(*found)
        return
    if len(found) == 2:
        np.testing.assert_array_equal(found[1], found[0].T)
        return
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
