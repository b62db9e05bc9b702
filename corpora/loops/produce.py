"""Writes the pairs of this corpus: `python -m corpora.loops.produce [--check] [FAMILY ...]` in the repository's root.

Each kernel is printed by MLIR, transformed by the recipes kept for it, and printed again. What both programs do when
they are run natively gives the verdict that is expected of the pair. The same inputs give the same files; `--check`
writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from corpora.loops.kernel import FAMILIES, Kernel, read_kernels
from corpora.loops.recipes import Recipe
from corpora.loops.transform import Transformer, tool
from corpora.producing import manifest, produce
from tests.oracle import Agreement, Outcome, oracle_agrees, run
from tests.oracle.agreement import SEEDS, jobs

ROOT = Path(__file__).parent


class NotAPair(Exception):
    """A recipe changes nothing on its kernel, does what another one does, or gives what cannot be run."""


@dataclass(frozen=True, slots=True)
class Produced:
    """A pair with the texts of both sides; `source_name` and `name` are their files' names without the ending."""

    kernel: Kernel
    recipe: Recipe
    source_name: str
    source: str
    name: str
    target: str
    agreement: Agreement


class Producer:
    """Makes the pairs of one kernel after another."""

    def __init__(self, transformer: Transformer) -> None:
        self._transformer = transformer

    def pairs(self, kernel: Kernel, recipes: Sequence[Recipe]) -> list[Produced]:
        """Raises `NotAPair`."""
        outcomes: dict[str, list[Outcome]] = {}
        names = {kernel.text: kernel.form}
        made: list[Produced] = []
        for recipe in recipes:
            source = kernel.text
            if recipe.before:
                source = self._transformer.apply(kernel.text, recipe.before_pipeline)
            target = self._transformer.apply(source, recipe.pipeline)
            name = f"{kernel.form}.{recipe.name}"
            source_name = names.setdefault(source, f"{name}.source")
            if target == source or any((other.source, other.target) == (source, target) for other in made):
                raise NotAPair(f"{kernel.name}: '{recipe.name}' makes nothing new")
            work = jobs(_sizes(kernel), SEEDS)
            if source not in outcomes:
                outcomes[source] = run(source, kernel.function, work)
            agreement = oracle_agrees(source, target, kernel.function, _sizes(kernel), SEEDS, outcomes[source])
            if agreement.verdict == "unknown":
                raise NotAPair(f"{kernel.name}: '{recipe.name}' cannot be run: {agreement.invalid}")
            made.append(Produced(kernel, recipe, source_name, source, name, target, agreement))
        return made


def _sizes(kernel: Kernel) -> Sequence[dict[str, int]]:
    return kernel.sizes or ({},)


def files(family: str, pairs: Sequence[Produced]) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts = {"manifest.toml": _manifest(family, pairs)}
    for pair in pairs:
        texts[f"{pair.source_name}.mlir"] = pair.source
        texts[f"{pair.name}.mlir"] = pair.target
    return texts


def _manifest(family: str, pairs: Sequence[Produced]) -> str:
    """The sizes of a form stand in columns: the first numbers of all names belong together, and so on."""
    kernels = {pair.kernel.name: pair.kernel for pair in pairs}.values()
    sizes = {
        kernel.form: {name: [vector[name] for vector in kernel.sizes] for name in kernel.sizes[0]}
        for kernel in kernels
        if kernel.sizes
    }
    entries = [_entry(pair) for pair in pairs]
    return manifest("corpora/loops/produce.py", "the kernels or the recipes", family, tool(), entries, sizes)


def _entry(pair: Produced) -> dict[str, object]:
    entry: dict[str, object] = {
        "name": pair.name,
        "source": pair.source_name + ".mlir",
        "target": pair.name + ".mlir",
        "function": pair.kernel.function,
        "what": pair.recipe.what,
        "pipeline": pair.recipe.pipeline,
    }
    if pair.recipe.before:
        entry["source_pipeline"] = pair.recipe.before_pipeline
    if pair.kernel.sizes:
        entry["sizes"] = pair.kernel.form
    entry |= {"level": pair.recipe.level, "expected": pair.agreement.verdict}
    if pair.agreement.disagreements:
        first = pair.agreement.disagreements[0]
        place = ", ".join(f"{name} = {size}" for name, size in first.sizes.items())
        entry["saw"] = (place + ": " if place else "") + first.what
    return entry


def main(arguments: Sequence[str] | None = None) -> int:
    transformer = Transformer()
    producer = Producer(transformer)

    def made(family: str) -> dict[str, str]:
        kernels = read_kernels(transformer, {family})
        return files(family, [pair for kernel in kernels for pair in producer.pairs(kernel, kernel.kept)])

    families = {family: partial(made, family) for family in FAMILIES}
    return produce("corpora.loops.produce", "Writes the loops corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
