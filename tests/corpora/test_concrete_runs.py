"""The kernels of the loops corpus do on the machine what they do as native code, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests.corpora.campaign import CORPUS, vectors
from tests.frontends.execution import disagreements_where_defined
from tests.oracle.agreement import SEEDS

KERNELS: dict[Path, CorpusPair] = {pair.source: pair for pair in read_corpus(CORPUS) if not pair.source_pipeline}


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_agrees_with_native_code(path: Path) -> None:
    pair, text = KERNELS[path], path.read_text(encoding="utf-8")
    usable, found = disagreements_where_defined(text, pair.function, vectors(pair.sizes), SEEDS, most=3)
    assert usable and found == []
