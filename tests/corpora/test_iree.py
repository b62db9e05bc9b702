"""The corpus of dispatches: what IREE was given is what numpy computes, and what its last passes and the wrong variants
of it mean.

`equiv corpus run` checks every stage of every dispatch."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv.corpus.manifests import CorpusPair, read_corpus
from frontends.mlir import load
from interp.ir import OutputKind
from interp.machine import BufferInput, Domain, Sample, assemble
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family

ROOT = PROJECT / "corpora" / "gpu" / "iree"
PAIRS = read_corpus(ROOT)
FAMILIES = sorted({pair.family for pair in PAIRS})
Array = NDArray[np.float32] | NDArray[np.int32]


def _softmax(x: Array) -> Array:
    exponentials = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(exponentials / exponentials.sum(axis=1, keepdims=True), np.float32)


def _convolution(image: Array, filter: Array, bias: Array) -> Array:
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3), axis=(0, 1))
    return np.asarray(np.maximum(np.einsum("yxcij,ijcf->yxf", windows, filter) + bias, 0), np.float32)


# What each dispatch computes of its bindings, and their shapes; the last one is the result.
REFERENCES: dict[str, tuple[Callable[..., Array], list[tuple[int, ...]]]] = {
    "matmul": (lambda a, b, bias: a @ b + bias, [(16, 32), (32, 24), (24,), (16, 24)]),
    "softmax": (_softmax, [(12, 32), (12, 32)]),
    "convolution": (_convolution, [(10, 10, 4), (3, 3, 4, 8), (8,), (8, 8, 8)]),
    "reduction": (lambda a: (a * a).sum(axis=1, dtype=np.int32), [(24, 40), (24,)]),
    "transposed": (lambda a, b: a * b.T + a, [(6, 48), (48, 6), (6, 48)]),
}


@pytest.mark.parametrize("family", [each for each in FAMILIES if each.rpartition("-")[0] in REFERENCES])
def test_dispatches_compute_what_numpy_computes(family: str) -> None:
    pair = next(each for each in PAIRS if each.family == family)
    compute, shapes = REFERENCES[family.rpartition("-")[0]]
    module = load(pair.source).lower(pair.function)
    kind = np.dtype("i4" if "reduction" in family else "f4")
    random = np.random.default_rng(7)
    arrays = [np.asarray(random.normal(size=shape) * 4, kind) for shape in shapes]
    bits = {
        (number, at): int(each)
        for number, array in enumerate(arrays)
        for at, each in enumerate(array.reshape(-1).view("u4"))
    }
    sizes = [BufferInput((array.size,)) for array in arrays]
    execution = assemble(module, pair.function).run(sizes, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = [0 if each is None else each for each in execution.output_bits((OutputKind.ARGUMENT, len(arrays) - 1))]
    expected = compute(*arrays[:-1])
    np.testing.assert_allclose(np.array(found, "u4").view(kind).reshape(expected.shape), expected, rtol=1e-4, atol=1e-5)


def _chosen(family: str) -> list[CorpusPair]:
    """The last stages and the wrong variants."""
    pairs = [pair for pair in PAIRS if pair.family == family]
    stages = [pair for pair in pairs if "-wrong-" not in pair.name]
    return [stages[len(stages) // 3], *stages[-2:], *(pair for pair in pairs if "-wrong-" in pair.name)]


@pytest.mark.parametrize("family", FAMILIES)
def test_stages_mean_what_is_expected_of_them(family: str) -> None:
    require_family(_chosen(family))
