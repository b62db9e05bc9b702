"""What the tests of corpora ask of pairs: the verdict that their manifest expects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from equiv import verify
from equiv.corpus.manifests import CorpusPair


def require_expected(pair: CorpusPair, sizes: Mapping[str, Sequence[int]] | None = None) -> None:
    """The verdict is the expected one, at the pair's level; for the pair's sizes, unless others are given."""
    chosen = pair.sizes if sizes is None else sizes
    names = {"source_function": pair.function, "target_function": pair.target_function}
    options = {"sizes": chosen, "assume": pair.assume, "accept": (pair.level,)}
    verdict = verify(pair.source, pair.target, **names, **options, seed=1, explain=False)
    assert verdict.verdict == pair.expected, (pair.full_name, verdict.reasons)
    assert verdict.level == (pair.level if pair.expected == "equivalent" else None), pair.full_name
    if pair.expected != "unknown":  # which may come with inputs that one order of several tells apart
        assert (verdict.witness is not None) == (pair.expected == "different"), pair.full_name


def require_family(pairs: Iterable[CorpusPair]) -> None:
    """Each pair of a family is found to be what it is, and some are wrong."""
    pairs = list(pairs)
    assert any(pair.expected == "different" for pair in pairs)
    for pair in pairs:
        require_expected(pair)
