"""Draws mutants of a program."""

from __future__ import annotations

import random
from collections.abc import Sequence

from frontends.api import DEFAULT_BINDINGS
from frontends.editing import Mutant
from frontends.registry import installed


def mutants(text: str, count: int, seed: int = 0, bindings: str = DEFAULT_BINDINGS) -> list[Mutant]:
    """Up to `count` different mutants of a program in MLIR text, each valid and printed by MLIR, the same for the same
    seed. Kinds of changes take turns, so that even a few mutants are of many kinds. Raises `SyntaxProblem`."""
    mutator = installed().mutator(text, bindings)
    texts = {mutator.text}
    made: list[Mutant] = []
    for number in _draw(mutator.kinds, random.Random(seed)):
        if len(made) == count:
            break
        mutant = mutator.mutant(number)
        if mutant is not None and mutant.text not in texts:
            texts.add(mutant.text)
            made.append(mutant)
    return made


def _draw(kinds: Sequence[str], source: random.Random) -> list[int]:
    """The numbers of all changes in random order, the kinds in turn."""
    by_kind: dict[str, list[int]] = {}
    for number, kind in enumerate(kinds):
        by_kind.setdefault(kind, []).append(number)
    for numbers in by_kind.values():
        source.shuffle(numbers)
    drawn: list[int] = []
    while any(by_kind.values()):
        drawn += [numbers.pop() for numbers in by_kind.values() if numbers]
    return drawn
