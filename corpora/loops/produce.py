"""Writes the pairs of this corpus: `python -m corpora.loops.produce [--check] [FAMILY ...]` in the repository's root.

Each kernel is printed by MLIR, transformed by the recipes kept for it, and printed again. What both programs do when
they are run natively gives the verdict that is expected of the pair. The same inputs give the same files; `--check`
writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from corpora.loops.kernel import Kernel, read_kernels
from corpora.loops.recipes import Recipe
from corpora.loops.transform import Transformer, tool
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
    texts = {"manifest.toml": manifest(family, pairs)}
    for pair in pairs:
        texts[f"{pair.source_name}.mlir"] = pair.source
        texts[f"{pair.name}.mlir"] = pair.target
    return texts


def manifest(family: str, pairs: Sequence[Produced]) -> str:
    """TOML. The sizes of a form stand in columns: the first numbers of all names belong together, and so on."""
    lines = [
        "# Written by corpora/loops/produce.py: change the kernels or the recipes, and run it again.",
        "schema = 1",
        f"family = {_quoted(family)}",
        f"tool = {_quoted(tool())}",
    ]
    for kernel in {pair.kernel.name: pair.kernel for pair in pairs}.values():
        if kernel.sizes:
            lines += ["", f"[sizes.{kernel.form}]"]
            lines += [f"{_quoted(name)} = {[vector[name] for vector in kernel.sizes]}" for name in kernel.sizes[0]]
    for pair in pairs:
        lines += [
            "",
            "[[pair]]",
            f"name = {_quoted(pair.name)}",
            f"source = {_quoted(pair.source_name + '.mlir')}",
            f"target = {_quoted(pair.name + '.mlir')}",
            f"function = {_quoted(pair.kernel.function)}",
            f"what = {_quoted(pair.recipe.what)}",
            f"pipeline = {_quoted(pair.recipe.pipeline)}",
        ]
        if pair.recipe.before:
            lines.append(f"source_pipeline = {_quoted(pair.recipe.before_pipeline)}")
        if pair.kernel.sizes:
            lines.append(f"sizes = {_quoted(pair.kernel.form)}")
        lines += [
            f"level = {_quoted(pair.recipe.level)}",
            f"expected = {_quoted(pair.agreement.verdict)}",
        ]
        if pair.agreement.disagreements:
            first = pair.agreement.disagreements[0]
            place = ", ".join(f"{name} = {size}" for name, size in first.sizes.items())
            lines.append(f"saw = {_quoted((place + ': ' if place else '') + first.what)}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=True)


def difference(folder: Path, wanted: dict[str, str]) -> list[str]:
    """What in `folder` is not as `wanted` says."""
    found = {path.name: path.read_text() for path in folder.glob("*")} if folder.is_dir() else {}
    return [
        f"{folder.name}/{name}: "
        + ("missing" if name not in found else "left over" if name not in wanted else "changed")
        for name in sorted(wanted.keys() | found.keys())
        if wanted.get(name) != found.get(name)
    ]


def write(folder: Path, wanted: dict[str, str]) -> None:
    folder.mkdir(exist_ok=True)
    for path in folder.glob("*"):
        if path.name not in wanted:
            path.unlink()
    for name, text in wanted.items():
        (folder / name).write_text(text)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m corpora.loops.produce", description="Writes the loops corpus.")
    parser.add_argument("--check", action="store_true", help="write nothing; say which files are not up to date")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="only these families (default: all)")
    options = parser.parse_args(arguments)
    transformer = Transformer()
    producer = Producer(transformer)
    stale: list[str] = []
    kernels = read_kernels(transformer, set(options.families) or None)
    for family, members in groupby(kernels, key=lambda kernel: kernel.family):
        wanted = files(family, [pair for kernel in members for pair in producer.pairs(kernel, kernel.kept)])
        if options.check:
            stale += difference(ROOT / family, wanted)
        else:
            write(ROOT / family, wanted)
            print(f"{family}: {len(wanted)} files", file=sys.stderr)
    for line in stale:
        print(line)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
