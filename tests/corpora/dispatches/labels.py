"""Whether dispatches do what the labels of their pairs say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from equiv.corpus.manifests import CorpusPair
from tests.corpora.dispatches.dispatch import Dispatch
from tests.corpora.dispatches.machine import Bindings
from tests.corpora.dispatches.values import FLOATS, Undefined, dtype_of
from tests.simulation import schedules

_LITTLE = 1e-4


@lru_cache(maxsize=8)
def _dispatch(path: Path, function: str) -> Dispatch:
    return Dispatch(path, function)


def inputs(dispatch: Dispatch, seed: int) -> Bindings:
    """Numbers for the bindings of a dispatch."""
    draw = np.random.default_rng(seed)
    found = {}
    for number, (count, element) in sorted(dispatch.bindings().items()):
        values = draw.normal(size=count) if element in FLOATS else draw.integers(-9, 9, count)
        found[number] = values.astype(dtype_of(element))
    return found


def outcome(path: Path, function: str, bindings: Bindings, elements: dict[int, str], seed: int) -> Bindings | str:
    """What a dispatch leaves in its bindings; why it is undefined, where it is."""
    given = {number: values.copy() for number, values in bindings.items()}
    try:
        _dispatch(path, function).run(given, elements, seed)
    except (Undefined, schedules.Undefined) as problem:
        return str(problem)
    return given


@lru_cache(maxsize=8)
def _source(path: Path, function: str, seed: int) -> tuple[Bindings, dict[int, str], Bindings | str]:
    dispatch = _dispatch(path, function)
    given, elements = inputs(dispatch, seed), {at: element for at, (_, element) in dispatch.bindings().items()}
    return given, elements, outcome(path, function, given, elements, seed)


def disagreement(pair: CorpusPair, right: Sequence[int] = range(2), wrong: Sequence[int] = range(8)) -> str | None:
    """Why what was seen is not what the label says, None where it is."""
    for seed in right if pair.expected == "equivalent" else wrong:
        given, elements, source = _source(pair.source, pair.function, seed)
        target = outcome(pair.target, pair.function, given, elements, seed)
        if isinstance(source, str):
            return f"the source is undefined: {source}"
        # What differs by what a run saw, as an approximation, need not differ by much.
        level = "bitwise" if pair.saw else pair.level
        seen = target if isinstance(target, str) else "" if _agree(source, target, level) else "other results"
        if seen:
            return None if pair.expected == "different" else f"said to be equivalent: {seen}"
    return None if pair.expected == "equivalent" else "said to be different: nothing was seen"


def _agree(source: dict[int, Any], target: dict[int, Any], level: str) -> bool:
    for number, values in source.items():
        other = target.get(number, values)
        if level == "bitwise":
            same = np.array_equal(values, other, equal_nan=values.dtype.kind == "f")
        else:
            same = np.allclose(values.astype(np.float64), other.astype(np.float64), rtol=_LITTLE, atol=_LITTLE)
        if not same:
            return False
    return True
