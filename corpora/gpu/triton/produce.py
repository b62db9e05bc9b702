"""Writes the pairs of this corpus: `python -m corpora.gpu.triton.produce [--check] [KERNEL ...]` in the repository's
root, with the optional dependencies `corpora-gpu` installed.

Each kernel of `kernels.py` is compiled by Triton with every pass dumped in generic form. What a pass changed becomes a
stage; every stage is a pair with the one before and with the first, and the first and the last are pairs with what
`references/` says that the kernel means. Locations are left out, since they name files of the machine that they were
made on. Wrong variants are edits of the last stage."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
# Where tiles end: from there on there are threads.
_END = re.compile(r"convert-scf-to-cf|allocate-shared|to-llvm|gluon-inline|allocate-amdgpu")
# What is not read: descriptors in the memory of a device, and references between partitions before they are barriers.
_LAST, _PASSED_OVER = "ttg.global_scratch_alloc", "nvws."
_HEADER = re.compile(r"^// -----// IR Dump Before \S+: (\S+?)(?:\{.*?\})?(?: \(.*\))? //----- //$", re.MULTILINE)
_LOCATION = re.compile(r" loc\(|^#loc.*\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Stage:
    """A program and the pass that made it."""

    name: str
    text: str


def stages(kernel: str, target: str, module: str = "corpora.gpu.triton.kernels") -> list[Stage]:
    """The program before the first pass and after each pass that changed it, as far as it is made of tiles and read."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {
            **os.environ,
            "MLIR_ENABLE_DUMP": "1",
            "TRITON_CACHE_DIR": cache,
            "TRITON_ALWAYS_COMPILE": "1",
            "TRITON_DEFAULT_FP_FUSION": "0",
        }
        command = [sys.executable, "-m", "corpora.gpu.triton.dump", module, kernel, target]
        done = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    pieces = _HEADER.split(done.stderr)
    if len(pieces) < 3:
        raise SystemExit(f"{kernel} for {target} was not compiled:\n{done.stderr[-2000:]}")
    found: list[Stage] = []
    made_by = "frontend"
    for name, body in zip(pieces[1::2], pieces[2::2], strict=True):
        text = without_locations(body.partition("// -----//")[0]).strip() + "\n"
        whole = text if '"builtin.module"()' in text else None
        if whole is not None and _LAST in whole:
            break
        if whole is not None and _PASSED_OVER not in whole and (not found or found[-1].text != whole):
            found.append(Stage(made_by, whole))
        if _END.search(name):
            break
        made_by = name
    return found


def without_locations(text: str) -> str:
    pieces: list[str] = []
    start = 0
    while (found := _LOCATION.search(text, start)) is not None:
        pieces.append(text[start : found.start()])
        start = found.end()
        depth = int(found.group().endswith("("))
        while depth:
            depth += {"(": 1, ")": -1}.get(text[start], 0)
            start += 1
    return "".join([*pieces, text[start:]])


def files(kernel: str) -> dict[str, str]:
    """The files of one kernel's folder, by name."""
    from corpora.gpu.triton.kernels import KERNELS

    chosen = KERNELS[kernel]
    texts: dict[str, str] = {}
    pairs: list[dict[str, str]] = []

    def pair(
        name: str,
        source: str,
        target: str,
        what: str,
        pipeline: str,
        expected: str = "equivalent",
        level: str = chosen.level,
    ) -> None:
        taken = sum(each["name"].partition("~")[0] == name for each in pairs)
        pairs.append(
            {
                "name": f"{name}~{taken + 1}" if taken else name,
                "source": source,
                "target": target,
                "function": kernel,
                "what": what,
                "pipeline": pipeline,
                "sizes": "tiles",
                "level": level,
                "expected": expected,
            }
        )

    for target in chosen.targets:
        found = stages(kernel, target)
        names: list[str] = []
        for number, stage in enumerate(found):
            same = next((name for name, text in texts.items() if text == stage.text), None)
            names.append(same or f"{target}.{number:02}-{stage.name}.mlir")
            texts[names[-1]] = stage.text
        known = {(each["source"], each["target"]) for each in pairs}
        for (before, _), (after, stage) in pairwise(zip(names, found, strict=True)):
            if (before, after) not in known:
                pair(f"{after.removesuffix('.mlir')}.step", before, after, f"{stage.name} alone", stage.name)
            if before != names[0] and (names[0], after) not in known:
                what = f"what the frontend made and what it is after {stage.name}"
                pair(after.removesuffix(".mlir"), names[0], after, what, f"all passes for {target} up to {stage.name}")
        for name in dict.fromkeys((names[0], names[-1])):
            what = f"the same without tiles and programs, and {name}"
            level = chosen.reference_level
            plain = f"../references/{kernel}.mlir"
            pair(f"{target}.reference", plain, name, what, f"passes for {target}", level=level)
        for number, (what, changed) in enumerate(wrong(kernel, found[-1].text).items(), 1):
            name = f"{target}.wrong-{number}"
            texts[f"{name}.mlir"] = changed
            pair(name, names[0], f"{name}.mlir", what, "all passes, then an edit", "different")
    texts["manifest.toml"] = manifest(
        "corpora/gpu/triton/produce.py",
        "the kernels",
        f"triton-{kernel}",
        f"triton {version('triton')}",
        pairs,
        {"tiles": chosen.sizes},
    )
    return texts


def wrong(kernel: str, text: str) -> dict[str, str]:
    """Variants of a program that mean something else, by what is wrong."""
    from corpora.gpu.triton.kernels import KERNELS, WRONG

    found = {}
    for what, (pattern, replacement) in {**WRONG, **KERNELS[kernel].wrong}.items():
        changed, count = re.subn(pattern, replacement, text, count=1)
        if count and changed != text:
            found[what] = changed
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    from corpora.gpu.triton.kernels import KERNELS

    families = {kernel: partial(files, kernel) for kernel in KERNELS}
    return produce("corpora.gpu.triton.produce", "Writes the Triton corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
