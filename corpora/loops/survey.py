"""Tries every recipe on every kernel and prints, one a line, the pairs that native runs tell apart and that the corpus
does not hold: `python -m corpora.loops.survey [FAMILY ...]` in the repository's root."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from corpora.loops.kernel import read_kernels
from corpora.loops.produce import NotAPair, Producer
from corpora.loops.recipes import RECIPES
from corpora.loops.transform import PassesFailed, Transformer


def main(families: Sequence[str]) -> None:
    transformer = Transformer()
    producer = Producer(transformer)
    for kernel in read_kernels(transformer, set(families) or None):
        for recipe in RECIPES:
            if recipe in kernel.kept:
                continue
            try:
                (pair,) = producer.pairs(kernel, [recipe])
            except PassesFailed as error:
                print(f"{kernel.name} {recipe.name}: the passes failed: {error}", flush=True)
                continue
            except NotAPair:
                continue
            if pair.agreement.disagreements:
                first = pair.agreement.disagreements[0]
                print(f"{kernel.name} {recipe.name}: {first.sizes} {first.what}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
