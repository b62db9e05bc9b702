"""Which labels are judged in each run of the tests. A label is as old as its files, and judging all of them took a
quarter of the time of the default tests: of a judge that `judges.toml` calls `slow`, one pair of each family and label
is judged by default, and the others with `-m long`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

import pytest

from equiv.corpus.manifests import CorpusPair
from equiv.documents import read_toml


def beyond_samples(items: Sequence[pytest.Item], listed: Collection[str]) -> Iterator[pytest.Item]:
    """Of tests that were collected, those of slow judges that are left out by default. Those that are `listed` as slow
    by themselves are no samples. Raises `WrongUse` for a file that is none."""
    judges = read_toml(Path(__file__).with_name("judges.toml"), "the judges")["judge"]
    slow = {judge["test"] for judge in judges if judge.get("slow", False)}
    sampled: set[tuple[str, str, str]] = set()
    for item in items:
        if not isinstance(item, pytest.Function) or item.nodeid in listed:
            continue
        test = f"{item.module.__name__}::{item.originalname}"
        if test in slow:
            pair = item.callspec.params.get("pair")
            if not isinstance(pair, CorpusPair):
                continue  # a family is judged at once
            kind = test, pair.family, pair.expected
            if kind in sampled:
                yield item
            sampled.add(kind)
