"""Writes the pairs of this corpus: `python -m corpora.gpu.produce [--check] [FAMILY ...]` in the repository's root.

Each loop nest of `kernels/` is taken to the GPU by MLIR's own passes, one at a time, and on to the LLVM dialect with
the intrinsics of NVIDIA's and AMD's processors; every stage is a pair with the loop nest and one with the stage before.
Where `launches/` has a kernel for the same loop nest, which uses the memory of a block and its barriers, that is where
the passes start. Wrong variants are made by edits. `--check` writes nothing and exits with 1 where the files are not
what would be written."""

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
from torch_mlir.passmanager import PassManager

from corpora.gpu import matrix_cores
from corpora.producing import entry, manifest, produce

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
_LAUNCH = (
    ("outline", "lower-affine,gpu-kernel-outlining"),
    ("outline-canonical", "canonicalize,cse"),
)
_FLAT = ("flatten", "gpu.module(convert-scf-to-cf)")
_NVVM = (_FLAT, ("nvvm", "gpu.module(convert-gpu-to-nvvm)"), ("nvvm-canonical", "canonicalize,cse"))
_ROCDL = (
    ("target", "rocdl-attach-target{chip=gfx90a}"),
    _FLAT,
    ("rocdl", "gpu.module(convert-gpu-to-rocdl{chipset=gfx90a})"),
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """Passes, from the loop nest, from the kernel in `launches/`, or from where another recipe ends."""

    passes: tuple[tuple[str, str], ...]
    start: str = "loops"


LOOPS = {
    "affine": Recipe(_AFFINE),
    "parallel": Recipe(_PARALLEL),
    "nvvm": Recipe(_NVVM, "affine"),
    "rocdl": Recipe(_ROCDL, "affine"),
}
LAUNCHES = {
    "launch": Recipe(_LAUNCH, "launches"),
    "nvvm": Recipe(_NVVM, "launch"),
    "rocdl": Recipe(_ROCDL, "launch"),
}
_TRANSFORM = (
    ("transform", "transform-interpreter"),
    ("loops", "convert-linalg-to-loops"),
    ("outline", "lower-affine,gpu-kernel-outlining"),
    ("outline-canonical", "canonicalize,cse"),
)
_MATRICES = ("matrices", "convert-nvgpu-to-nvvm")
_VECTORS = ("vectors", "gpu.module(convert-vector-to-llvm)")
TRANSFORMS = {
    "transform": Recipe(_TRANSFORM, "transforms"),
    "nvvm": Recipe((_FLAT, _MATRICES, _VECTORS, *_NVVM[1:], ("reconcile", "reconcile-unrealized-casts")), "transform"),
}
# Transforms to memory of a block that is allocated in the kernel, which has no lowering to pointers.
PROMOTED = {"transform": TRANSFORMS["transform"]}
SPLIT_BARRIERS = {
    "launch": Recipe(_LAUNCH, "launches"),
    "nvvm": Recipe((_FLAT, _MATRICES, *_NVVM[1:], ("reconcile", "reconcile-unrealized-casts")), "launch"),
}
BOXES = {"launch": Recipe(_LAUNCH, "launches")}
WMMA = {"launch": Recipe(_LAUNCH, "launches"), "nvvm": Recipe(_NVVM, "launch")}
# The recipes of families that have their own.
RECIPES = {
    "promoted": PROMOTED,
    "split-barrier": SPLIT_BARRIERS,
    "boxes": BOXES,
    "wmma": WMMA,
    **{
        family: {
            "launch": Recipe(_LAUNCH, "launches"),
            "rocdl": Recipe(matrix_cores.passes(chip, _FLAT, _VECTORS), "launch"),
        }
        for family, chip in matrix_cores.CHIPS.items()
    },
}
# The level at which the stages of a family are equal to their source, where that is not bitwise.
_FLOATS = ("mma", "wmma", *(family for family in matrix_cores.CHIPS if not family.endswith("i8")))
LEVELS = dict.fromkeys(_FLOATS, "reassociated")
# What is wrong with a kernel of `launches/`, the text that makes it right, and the text that does not.
EDITS = {
    "histogram": (("every thread writes a zero", "cmpi ult, %tx, %c8", "cmpi uge, %tx, %c0"),),
    "maximum": (("every thread writes the result", "cmpi eq, %tx, %c0", "cmpi uge, %tx, %c0"),),
    "scan": (("the two buffers are one", "%w[(%step + 1) mod 2,", "%w[%step mod 2,"),),
    "split-barrier": (
        ("one arrival too many is expected", "%bars[%c0], %c16", "%bars[%c0], %c17"),
        ("nobody waits", "nvgpu.mbarrier.try_wait.parity %bars[%c0], %parity, %ticks : !group", ""),
        ("the parity stays the same", "scf.yield %next", "scf.yield %parity"),
    ),
    "boxes": (
        ("more bytes are expected than come", "%bytes = arith.constant 128", "%bytes = arith.constant 256"),
        ("rows for columns", "%map[%column, %row]", "%map[%row, %column]"),
        ("nobody waits", "nvgpu.mbarrier.try_wait.parity %bars[%slot], %parity, %ticks : !group", ""),
    ),
    "tiles": (
        ("the buffer that is being filled is used", "%ta[%tile mod 2,", "%ta[(%tile + 1) mod 2,"),
        ("a row is copied to one element", "%a0, %ta[0, symbol(%tx), symbol(%ty)]", "%a0, %ta[0, symbol(%tx), 0]"),
    ),
    "wmma": (
        ("rows of the other matrix", "%b[%k, %column] {leadDimension = 48", "%b[%k, %column] {leadDimension = 32"),
        ("the first columns again", "%a[%c0, %k]", "%a[%c0, %c0]"),
        ("sums that begin anew", "%x, %y, %s :", "%x, %y, %first :"),
        ("a tile further", "%sum, %c[%c0, %column]", "%sum, %c[%c0, %c0]"),
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Stage:
    """A program on its way, the pass that made it, and all passes up to it."""

    name: str
    text: str
    pipeline: str


def stages(text: str, passes: Sequence[tuple[str, str]], before: Stage | None = None) -> list[Stage]:
    """The program, or the stage `before`, and the program after each pass that changed it."""
    with ir.Context():
        module = ir.Module.parse(before.text if before else text)
        found = [before or Stage("loops", f"{module}\n", "")]
        done = [found[0].pipeline.removeprefix("builtin.module(").removesuffix(")")] if found[0].pipeline else []
        for name, pipeline in passes:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
            _erase_script(module)
            done.append(pipeline)
            if f"{module}\n" != found[-1].text:
                found.append(Stage(name, f"{module}\n", f"builtin.module({','.join(done)})"))
    return found


def _erase_script(module: ir.Module) -> None:
    """Leaves out how the program was transformed."""
    for each in list(module.body.operations):
        if each.operation.name == "transform.named_sequence":
            each.operation.erase()
    if "transform.with_named_sequence" in module.operation.attributes:
        del module.operation.attributes["transform.with_named_sequence"]


def wrong_launches(family: str, text: str) -> dict[str, str]:
    """Variants of a kernel without one of its barriers, or with another edit."""
    found = {}
    barriers = [match.span() for match in re.finditer(r" *gpu\.barrier\n", text)]
    for number, (start, end) in enumerate(barriers, 1):
        found[f"barrier {number} is missing"] = text[:start] + text[end:]
    for what, right, edited in EDITS.get(family, ()):
        assert right in text, (family, what)
        found[what] = text.replace(right, edited)
    for what, pattern, edited in matrix_cores.EDITS.get(family, ()):
        found[what], count = re.subn(pattern, edited, text)
        assert count, (family, what)
    return found


def wrong(text: str) -> dict[str, str]:
    """Variants of a program that mean something else, by what is wrong."""
    found = {}
    if "nvvm.barrier" in text and "@__wg_" in text:
        found["a barrier is missing"] = text.replace("      nvvm.barrier\n", "", 1)
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
    pairs: list[dict[str, object]] = []

    def pair(name: str, source: str, target: str, what: str, pipeline: str, expected: str = "equivalent") -> None:
        files, level = (f"{source}.mlir", f"{target}.mlir"), LEVELS.get(family, "bitwise")
        pairs.append(entry(name, *files, what, pipeline, level=level, expected=expected))

    ends: dict[str, Stage] = {}
    ends_named: dict[str, str] = {}
    launch = ROOT / "launches" / f"{family}.mlir"
    transform = ROOT / "transforms" / f"{family}.mlir"
    recipes = RECIPES.get(family, LAUNCHES if launch.exists() else TRANSFORMS if transform.exists() else LOOPS)
    texts["loops.mlir"] = stages(text, ())[0].text
    for recipe, how in recipes.items():
        start, names = None, ["loops"]
        if how.start == "launches":
            start, names = Stage("launch", launch.read_text(), ""), ["launch"]
            texts["launch.mlir"] = start.text
            pair("launch", "loops", "launch", "the loop nest and a kernel for it", "")
            for number, (what, changed) in enumerate(wrong_launches(family, start.text).items(), 1):
                texts[f"launch.wrong-{number}.mlir"] = changed
                pair(f"launch.wrong-{number}", "loops", f"launch.wrong-{number}", what, "an edit", "different")
        elif how.start == "transforms":
            start = Stage("loops", transform.read_text(), "")
        elif how.start != "loops":
            start, names = ends[how.start], [ends_named[how.start]]
        found = stages(text, how.passes, start)
        for before, stage in pairwise(found):
            name = f"{recipe}.{len(names)}-{stage.name}"
            texts[f"{name}.mlir"] = stage.text
            if names[-1] != "loops":
                step = stage.pipeline.removeprefix(before.pipeline.removesuffix(")")).lstrip(",")
                step = step.removeprefix("builtin.module(")
                pair(f"{name}.step", names[-1], name, f"{stage.name} alone", f"builtin.module({step}")
            pair(name, "loops", name, f"the loop nest and what it is after {stage.name}", stage.pipeline)
            names.append(name)
        ends[recipe], ends_named[recipe] = found[-1], names[-1]
        if how.start == "launches":
            continue
        if family == "promoted":
            edited = wrong_launches(family, found[1].text)
            script = Stage("loops", (ROOT / "transforms" / "wrong" / f"{family}.mlir").read_text(), "")
            edited["promoted in front of the launch"] = stages(text, how.passes[:1], script)[1].text
            for number, (what, changed) in enumerate(edited.items(), 1):
                # The barrier after the second copy makes up for that after the first one.
                expected, name = ("equivalent", "needless") if number == 1 else ("different", "wrong")
                name = f"{recipe}.launch-{name}-{number}"
                texts[f"{name}.mlir"] = changed
                pair(name, "loops", name, what, f"{found[1].pipeline}, then an edit", expected)
        for number, (what, changed) in enumerate(wrong(found[-1].text).items(), 1):
            name = f"{recipe}.wrong-{number}"
            texts[f"{name}.mlir"] = changed
            pair(name, "loops", name, what, f"{found[-1].pipeline}, then an edit", "different")
    texts["manifest.toml"] = manifest(
        "corpora/gpu/produce.py", "the kernels or the recipes", family, f"torch-mlir {version('torch-mlir')}", pairs
    )
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    kernels = sorted((ROOT / "kernels").glob("*.mlir"))
    families = {kernel.stem: partial(files, kernel.stem, kernel.read_text()) for kernel in kernels}
    return produce("corpora.gpu.produce", "Writes the GPU corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
