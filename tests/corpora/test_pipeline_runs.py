"""The labels of `corpora/pipelines` by numpy: what native code does with a stage is what the kernel's reference
computes where the label says so, and not elsewhere."""

from __future__ import annotations

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests.corpora.pipeline_runs import CORPUS, Signature, native_entry, problem, signature
from tests.corpora.tensor_references import drawn
from tests.oracle import run

PAIRS = read_corpus(CORPUS)


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_native_stages_compute_what_numpy_does_unless_they_are_wrong(pair: CorpusPair) -> None:
    assert problem(pair) is None


def test_the_entry_hands_over_arguments_and_results_in_their_order() -> None:
    text = """
func.func @f(%a: memref<2xi32, strided<[?], offset: ?>>, %b: memref<2xi32>) -> (memref<2xi32>, memref<2xi32>) {
  %c = memref.alloc() : memref<2xi32>
  memref.copy %a, %c : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32>
  return %b, %c : memref<2xi32>, memref<2xi32>
}
"""
    kernel = Signature(("memref<2xi32>",) * 2, ("memref<2xi32>",) * 2)
    (outcome,) = run(native_entry(text, "f", kernel), "entry", [({}, 3)])
    a, b, first, second = outcome.outputs
    assert not np.array_equal(a, b)
    assert np.array_equal(first, b) and np.array_equal(second, a)


def test_arguments_have_the_types_of_the_kernel() -> None:
    kernel = signature("func.func @f(%a: tensor<2x3xi8>, %b: tensor<4xindex>) { return }", "f")
    a, b = drawn("kernel", kernel.arguments, 0)
    assert (a.shape, a.dtype, b.shape) == ((2, 3), np.int8, (4,))
    assert b.min() >= 0 and b.max() < 7
