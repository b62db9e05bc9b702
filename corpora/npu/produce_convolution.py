"""Writes the families of `schedules/`: `python -m corpora.npu.produce_convolution [--check] [FAMILY ...]`
in the repository's root.

Each file holds a convolution or a matrix product and transform scripts for it, which MLIR's interpreter of the
transform dialect runs one after the other; then the program is bufferized and its structured operations become loops.
Every stage is a pair with the convolution and one with the stage before. Wrong variants are made by edits, and by a
script that MLIR takes though it is wrong. `--check` writes nothing and exits with 1 where the files are not what would
be written."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

from torch_mlir import ir
from torch_mlir.dialects.transform.interpreter import apply_named_sequence
from torch_mlir.passmanager import PassManager

from corpora.producing import entry, manifest, produce
from equiv.verdict import LEVELS

ROOT = Path(__file__).parent
SCHEDULES = ROOT / "schedules"
_CLEAN = "canonicalize,cse"
_BUFFERS = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map}"
)
_PASSES = (("buffers", _BUFFERS), ("loops", "convert-linalg-to-loops"))
# The stages at which a schedule takes sums in another order, adds what padding holds, or fuses products with sums, and
# the level at which these are equal to the stage before. Others are equal bitwise.
CHANGES = {
    "convolution-nhwc": {"memory": "reassociated"},
    "convolution-fused": {"memory": "reassociated", "pad": "reassociated"},
    "convolution-depthwise": {"vectors": "real"},
}
# Edits of the last stage that keep a name: what is wrong, what is there, and what is there instead.
EDITS = (
    ("a difference for a sum", r"arith\.addf", "arith.subf"),
    ("a product for a sum", r"arith\.addi (%\w+, %\w+) : i32", r"arith.muli \1 : i32"),
    ("a minimum for the activation", r"arith\.maximumf", "arith.minimumf"),
    ("a multiple of the wrong stride", r"affine_map<\(d0\) -> \(d0 \* 2\)>", "affine_map<(d0) -> (d0 + 2)>"),
    ("two offsets of a tile swapped", r"subview (%\w+)\[0, (%\w+), (%\w+),", r"subview \1[0, \3, \2,"),
    ("two offsets of a tile swapped", r"subview (%\w+)\[0, (%\w+), 0, (%\w+)\]", r"subview \1[0, \3, 0, \2]"),
    ("two offsets of a tile swapped", r"subview (%\w+)\[(%arg\w+), (%arg\w+)\] \[4, 4\]", r"subview \1[\3, \2] [4, 4]"),
    ("a halo one row too low", r"affine_map<\(\)\[s0\] -> \(s0 \+ 1\)>", "affine_map<()[s0] -> (s0)>"),
    ("a band that begins a row late", r"\(0, d0 \* 2 - 1\)", "(0, d0 * 2)"),
    ("a loop without its first step", r"(?s)(.*scf\.for %\w+ = )%c0(\w*)( to %c3\w* step %c1)", r"\1%c1\3"),
)


@dataclass(frozen=True, slots=True)
class Stage:
    """A program on its way, what made it, and all that was done up to it."""

    name: str
    text: str
    pipeline: str


def _parsed(text: str) -> tuple[ir.Module, ir.Module]:
    """The program, and the scripts for it."""
    program, scripts = ir.Module.parse(text), ir.Module.parse(text)
    for each in list(program.body.operations):
        if each.operation.name == "transform.named_sequence":
            each.operation.erase()
    del program.operation.attributes["transform.with_named_sequence"]
    return program, scripts


def stages(text: str) -> list[Stage]:
    """The operator, and what it is after each script and each pass that changed it."""
    with ir.Context():
        program, scripts = _parsed(text)
        found = [Stage("linalg", f"{program}\n", "")]

        def add(name: str, done: str) -> None:
            PassManager.parse(f"builtin.module({_CLEAN})").run(program.operation)
            if f"{program}\n" != found[-1].text:
                before = f"{found[-1].pipeline}, " if found[-1].pipeline else ""
                found.append(Stage(name, f"{program}\n", before + done))

        for each in scripts.body.operations:
            if each.operation.name == "transform.named_sequence":
                name = each.operation.attributes["sym_name"].value
                apply_named_sequence(program.operation, each.operation, scripts.operation)
                add(name, f"@{name}")
        for name, pipeline in _PASSES:
            PassManager.parse(f"builtin.module({pipeline})").run(program.operation)
            add(name, pipeline)
        return found


def unsafe(text: str) -> str:
    """The operator after a script that has tiles of one sum done at once, which MLIR does not check."""
    with ir.Context():
        program, _ = _parsed(text)
        name = next(each for each in re.findall(r"linalg\.(\w*conv\w*|matmul)", text))
        last = {"depthwise_conv_2d_nhwc_hwc": 6, "matmul": 3}.get(name, 7)
        script = ir.Module.parse(f"""
module attributes {{transform.with_named_sequence}} {{
  transform.named_sequence @unsafe(%module: !transform.any_op {{transform.readonly}}) {{
    %conv = transform.structured.match ops{{["linalg.{name}"]}} in %module : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %conv tile_sizes [{", ".join(["0"] * (last - 1))}, 1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }}
}}""")
        apply_named_sequence(program.operation, script.body.operations[0].operation, script.operation)
        return f"{program}\n"


def wrong(last: str) -> dict[str, str]:
    """Variants of a program that mean something else, by what is wrong."""
    found = {}
    for what, pattern, replacement in EDITS:
        changed, count = re.subn(pattern, replacement, last, count=1)
        if count:
            found[what] = changed
    return found


def files(family: str, text: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    found = stages(text)
    texts = {"linalg.mlir": found[0].text}
    pairs: list[dict[str, object]] = []

    def pair(
        name: str, source: str, target: str, what: str, pipeline: str, level: str, expected: str = "equivalent"
    ) -> None:
        files = (f"{source}.mlir", f"{target}.mlir")
        pairs.append(entry(name, *files, what, pipeline, level=level, expected=expected))

    names, reached = ["linalg"], "bitwise"
    for before, stage in pairwise(found):
        level = CHANGES.get(family, {}).get(stage.name, "bitwise")
        reached = max(reached, level, key=LEVELS.index)
        name = f"{len(names)}-{stage.name}"
        texts[f"{name}.mlir"] = stage.text
        if len(names) > 1:
            step = stage.pipeline.removeprefix(before.pipeline).removeprefix(", ")
            pair(f"{name}.step", names[-1], name, f"{stage.name} alone", step, level)
        pair(name, "linalg", name, f"the operator and what it is after {stage.name}", stage.pipeline, reached)
        names.append(name)
    variants = wrong(found[-1].text)
    made = dict.fromkeys(variants, f"{found[-1].pipeline}, then an edit")
    variants["tiles of one sum done at once"] = unsafe(text)
    made["tiles of one sum done at once"] = "transform.structured.tile_using_forall of a reduction"
    for number, (what, changed) in enumerate(variants.items(), 1):
        texts[f"wrong-{number}.mlir"] = changed
        pair(f"wrong-{number}", "linalg", f"wrong-{number}", what, made[what], reached, "different")
    texts["manifest.toml"] = manifest(
        "corpora/npu/produce_convolution.py", "the schedules", family, f"torch-mlir {version('torch-mlir')}", pairs
    )
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    schedules = sorted(SCHEDULES.glob("*.mlir"))
    families = {schedule.stem: partial(files, schedule.stem, schedule.read_text()) for schedule in schedules}
    description = "Writes the families of scheduled operators."
    return produce("corpora.npu.produce_convolution", description, ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
