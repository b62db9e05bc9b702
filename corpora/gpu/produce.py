"""Writes the pairs of this corpus: `python -m corpora.gpu.produce [--check] [FAMILY ...]` in the repository's root.

Each loop nest of `kernels/` is taken to the GPU by MLIR's own passes, one at a time, and every stage is a pair with the
loop nest and one with the stage before. From the last stage with one launch wrong variants are made by hand-written
edits. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

ROOT = Path(__file__).parent

_AFFINE = (
    ("affine-to-gpu", "func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=1})"),
    ("lower-affine", "lower-affine"),
    ("canonicalize", "canonicalize,cse"),
    ("outline", "gpu-kernel-outlining"),
    ("outline-canonical", "canonicalize,cse"),
)
_PARALLEL = (
    ("parallelize", "func.func(affine-parallelize)"),
    ("lower-affine", "lower-affine,canonicalize"),
    ("tile", "func.func(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,4})"),
    ("map", "func.func(gpu-map-parallel-loops)"),
    ("parallel-to-gpu", "convert-parallel-loops-to-gpu"),
    ("lower-maps", "lower-affine,canonicalize,cse"),
    ("outline", "gpu-kernel-outlining"),
)
RECIPES = {"affine": _AFFINE, "parallel": _PARALLEL}


@dataclass(frozen=True, slots=True)
class Stage:
    """A program on its way, the pass that made it, and all passes up to it."""

    name: str
    text: str
    pipeline: str


def stages(text: str, passes: Sequence[tuple[str, str]]) -> list[Stage]:
    """The loop nest, and the program after each pass that changed it."""
    with ir.Context():
        module = ir.Module.parse(text)
        found = [Stage("loops", f"{module}\n", "")]
        done: list[str] = []
        for name, pipeline in passes:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
            done.append(pipeline)
            if f"{module}\n" != found[-1].text:
                found.append(Stage(name, f"{module}\n", f"builtin.module({','.join(done)})"))
    return found


def wrong(text: str) -> dict[str, str]:
    """Variants of a program that mean something else, by what is wrong."""
    found = {}
    for what, pattern, replacement in (
        ("a difference for a sum", r"arith\.add([fi])", r"arith.sub\1"),
        ("the maximum of nothing", r"0xFF800000", "0.000000e+00"),
    ):
        changed, count = re.subn(pattern, replacement, text)
        if count:
            found[what] = changed
    stored = re.search(r"memref\.store (%\w+), (%\w+)\[(%\w+), (%\w+)\]", text)
    if stored:
        swapped = text.replace(stored.group(0), f"memref.store {stored[1]}, {stored[2]}[{stored[4]}, {stored[3]}]")
        found["the two indices of the store swapped"] = swapped
    return found


def files(family: str, text: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []

    def pair(name: str, source: str, target: str, what: str, pipeline: str, expected: str = "equivalent") -> None:
        pairs.append(
            {
                "name": name,
                "source": f"{source}.mlir",
                "target": f"{target}.mlir",
                "function": "kernel",
                "what": what,
                "pipeline": pipeline,
                "level": "bitwise",
                "expected": expected,
            }
        )

    for recipe, passes in RECIPES.items():
        found = stages(text, passes)
        texts["loops.mlir"] = found[0].text
        names = ["loops"]
        for before, stage in pairwise(found):
            name = f"{recipe}.{len(names)}-{stage.name}"
            texts[f"{name}.mlir"] = stage.text
            if before is not found[0]:
                step = stage.pipeline.removeprefix(before.pipeline.removesuffix(")")).lstrip(",")
                pair(f"{name}.step", names[-1], name, f"{stage.name} alone", f"builtin.module({step}")
            pair(name, "loops", name, f"the loop nest and what it is after {stage.name}", stage.pipeline)
            names.append(name)
        for number, (what, changed) in enumerate(wrong(found[-1].text).items(), 1):
            name = f"{recipe}.wrong-{number}"
            texts[f"{name}.mlir"] = changed
            pair(name, "loops", name, what, f"{found[-1].pipeline}, then an edit", "different")
    lines = [
        "# Written by corpora/gpu/produce.py: change the kernels or the recipes, and run it again.",
        "schema = 1",
        f"family = {json.dumps(family)}",
        f"tool = {json.dumps('torch-mlir ' + version('torch-mlir'))}",
    ]
    for each in pairs:
        lines += ["", "[[pair]]", *(f"{key} = {json.dumps(value)}" for key, value in each.items())]
    texts["manifest.toml"] = "\n".join(lines) + "\n"
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m corpora.gpu.produce", description="Writes the GPU corpus.")
    parser.add_argument("--check", action="store_true", help="write nothing; say which files are not up to date")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="only these families (default: all)")
    options = parser.parse_args(arguments)
    stale: list[str] = []
    for kernel in sorted((ROOT / "kernels").glob("*.mlir")):
        if options.families and kernel.stem not in options.families:
            continue
        wanted = files(kernel.stem, kernel.read_text())
        folder = ROOT / kernel.stem
        found = {path.name: path.read_text() for path in folder.glob("*")} if folder.is_dir() else {}
        if options.check:
            names = sorted(wanted.keys() | found.keys())
            stale += [f"{kernel.stem}/{name}" for name in names if wanted.get(name) != found.get(name)]
            continue
        folder.mkdir(exist_ok=True)
        for name in found.keys() - wanted.keys():
            (folder / name).unlink()
        for name, text in wanted.items():
            (folder / name).write_text(text)
        print(f"{kernel.stem}: {len(wanted)} files", file=sys.stderr)
    for line in stale:
        print(line)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
