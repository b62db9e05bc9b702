"""Nests and what changes make of them."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tests.fuzz.batches import Drawn
from tests.fuzz.nests.drawing import Drawer
from tests.fuzz.nests.judge import Judge
from tests.fuzz.nests.nest import is_scoped, with_own_names
from tests.fuzz.nests.text import FORMS, text
from tests.fuzz.nests.transformations import changed

_SIZES = ((0, 0), (1, 1), (1, 3), (2, 1), (2, 2), (3, 2), (3, 4), (4, 3), (5, 5), (7, 4), (4, 8), (0, 2), (3, 0))


_DEFINED = 0.95  # how often a source without sizes that is undefined is no pair


def pair(draw: random.Random) -> Drawn | None:
    """A nest and what a change makes of it."""
    source = Drawer(draw).drawn()
    found = changed(source, draw)
    if found is None:
        return None
    name, target = found
    if not is_scoped(target.body, frozenset("nm" if source.is_dynamic else "")):
        return None
    with_own_names(target.body, set(), target.fresh)
    judge = Judge(source, target)
    if not source.is_dynamic and draw.random() < _DEFINED and judge.is_undefined_at({}):
        return None
    tried: tuple[Mapping[str, int], ...] = tuple({"n": n, "m": m} for n, m in _SIZES) if source.is_dynamic else ({},)
    return Drawn(name, text(source, draw.choice(FORMS)), text(target, draw.choice(FORMS)), judge.differs, tried)
