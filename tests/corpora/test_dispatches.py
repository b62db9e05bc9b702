"""The corpus of dispatches by a second interpreter: right stages compute what the first one does, wrong variants do
not."""

from __future__ import annotations

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.dispatches.dispatch import Dispatch
from tests.corpora.dispatches.labels import disagreement, inputs, outcome

PAIRS = read_corpus(ROOT / "corpora" / "gpu" / "iree")
FAMILIES = sorted({pair.family for pair in PAIRS})


def _chosen(family: str) -> list[CorpusPair]:
    """Some of each family: a stage in the middle, the last one, and the last wrong variant."""
    pairs = [pair for pair in PAIRS if pair.family == family]
    stages = [pair for pair in pairs if "-wrong-" not in pair.name]
    return [stages[len(stages) // 2], stages[-1], pairs[-1]]


@pytest.mark.parametrize("family", [each for each in FAMILIES if each.startswith("product")])
def test_products_are_what_numpy_computes(family: str) -> None:
    pair = next(each for each in PAIRS if each.family == family)
    dispatch = Dispatch(pair.source, pair.function)
    given = inputs(dispatch, 5)
    elements = {number: element for number, (_, element) in dispatch.bindings().items()}
    found = outcome(pair.source, pair.function, given, elements, 5)
    assert not isinstance(found, str)
    wide = np.float64 if elements[0] == "f16" else np.int64
    a, b = given[0].reshape(32, 32).astype(wide), given[1].reshape(32, 64).astype(wide)
    np.testing.assert_allclose(found[3].reshape(32, 64), a @ b + given[2], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("family", [each for each in FAMILIES if each.startswith("windows")])
def test_convolutions_are_what_numpy_computes(family: str) -> None:
    pair = next(each for each in PAIRS if each.family == family)
    dispatch = Dispatch(pair.source, pair.function)
    given = inputs(dispatch, 5)
    elements = {number: element for number, (_, element) in dispatch.bindings().items()}
    found = outcome(pair.source, pair.function, given, elements, 5)
    assert not isinstance(found, str)
    image, kernel = (given[at].astype(np.float64) for at in (0, 1))
    windows = np.lib.stride_tricks.sliding_window_view(image.reshape(6, 18, 16), (3, 3), axis=(0, 1))
    wanted = np.einsum("yxcij,ijcf->yxf", windows, kernel.reshape(3, 3, 16, 32))
    np.testing.assert_allclose(found[2].reshape(4, 16, 32), wanted, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("family", FAMILIES)
def test_some_labels_are_confirmed(family: str) -> None:
    assert [(each.name, disagreement(each)) for each in _chosen(family)] == [
        (each.name, None) for each in _chosen(family)
    ]


@pytest.mark.timeout(1800)  # scalars of a convolution, thread by thread
@pytest.mark.parametrize("family", FAMILIES)
def test_all_labels_are_confirmed(family: str) -> None:
    pairs = [pair for pair in PAIRS if pair.family == family]
    assert {each.name: disagreement(each) for each in pairs} == {each.name: None for each in pairs}
