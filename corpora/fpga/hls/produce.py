"""Writes the pairs of this corpus: `python -m corpora.fpga.hls.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-hls]'`, g++, and mlir-translate (Debian: mlir-22-tools).

Each design is HLS C++ in a system's manner, compiled by clang and imported by mlir-translate, against loops in MLIR of
the family of the same name, or against another design. Wrong variants are edits of a design. `--check` writes nothing
and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path

from corpora.fpga.compiled import compile_cpp
from corpora.producing import entry, manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
# How many elements the arguments have, for pairs of two designs.
LENGTHS = {"banked-loops": (64, 64, 64), "beamforming": (60, 24, 34), "binary-training": (32, 24, 12, 32, 24)}
# By family, the loops to compare with, a file of the family of that name; and the pairs of a source (empty for the
# loops) and a design, with what they are and the level.
FAMILIES: dict[str, tuple[str, tuple[tuple[str, str, str, str], ...]]] = {
    "banked-loops": (
        "sequential",
        (
            ("", "unrolled", "loops, and a loop that is unrolled by two over two banks", "bitwise"),
            ("", "cyclic", "loops, and sums in four banks that the middle loop runs over", "bitwise"),
            ("", "combined", "loops, and two lanes whose sums are combined", "bitwise"),
            ("unrolled", "combined", "one sum of both banks, and a sum for each", "bitwise"),
        ),
    ),
    "beamforming": (
        "direct",
        (
            ("", "delays", "loops, and delay lines of registers", "bitwise"),
            ("", "ring", "loops, and delay lines as rings in which no sample moves", "bitwise"),
            ("", "registers", "loops, and sums that move from tap to tap", "reassociated"),
            ("delays", "ring", "samples that move, and samples that stay", "bitwise"),
        ),
    ),
    "binary-training": (
        "stored",
        (
            ("", "stored", "loops, and loops in HLS C++", "bitwise"),
            ("", "columns", "loops, and signs and gradients in banks", "bitwise"),
            ("recomputed", "packed", "signs found where they are needed, and a bit for each", "bitwise"),
        ),
    ),
}
# The source, the design, the name, what is wrong, and which text is replaced by which.
WRONG: dict[str, tuple[tuple[str, str, str, str, str, str], ...]] = {
    "banked-loops": (
        ("", "unrolled", "bank", "two banks swapped", "v_0 = a_0[i][k]", "v_0 = a_1[i][k]"),
        ("", "cyclic", "sum", "sums that are not set to zero again", "sums[bank][i][j] = 0", "sums[0][i][j] = 0"),
        ("", "combined", "lane", "a lane that is left out of the sum", "lane[0] + lane[1]", "lane[0]"),
    ),
    "beamforming": (
        (
            "",
            "delays",
            "stale",
            "a line whose last register is not moved",
            "k < 3; k++)\n#pragma",
            "k < 2; k++)\n#pragma",
        ),
        ("", "ring", "place", "a ring that is read one place too early", "(t + 1 + k) & 3", "(t + k) & 3"),
        ("", "registers", "reset", "a register that keeps its sum", "regs[3] = 0.0f;\n      for", "for"),
    ),
    "binary-training": (
        ("", "columns", "bank", "a gradient from the next bank", "sum = bank[n][k]", "sum = bank[(n + 1) % 3][k]"),
        ("recomputed", "packed", "bit", "another bit", ">> n & 1", ">> (n ^ 1) & 1"),
        ("recomputed", "packed", "zero", "a weight of zero for a negative one", ">= 0.0f ? 0 : 1", "> 0.0f ? 0 : 1"),
    ),
}


def _read(family: str, design: str, edit: tuple[str, str] = ("", "")) -> str:
    """The module of a design; an edit is a text and what it is replaced by."""
    text = (ROOT / "designs" / family / f"{design}.cpp").read_text()
    if edit[0] not in text:
        raise ValueError(f"{design}.cpp does not hold {edit[0]!r}")
    return compile_cpp(text.replace(*edit) if edit[0] else text)


def files(family: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    loops, right = FAMILIES[family]
    texts = {"loops.mlir": (ROOT.parent / family / f"{loops}.mlir").read_text()}
    pairs: list[dict[str, object]] = []
    level_of = {design: level for _, design, _, level in right}
    for source, design, what, level in right:
        for each in filter(None, (source, design)):
            texts.setdefault(f"{each}.mlir", _read(family, each))
        name = f"{source or 'loops'}.{design}"
        pairs.append(_pair(name, source, f"{design}.mlir", what, level, "equivalent"))
    for source, design, name, what, old, new in WRONG[family]:
        texts[f"wrong-{name}.mlir"] = _read(family, design, (old, new))
        pairs.append(_pair(f"wrong-{name}", source, f"wrong-{name}.mlir", what, level_of[design], "different"))
    sizes = {"all": {f"arg{at}.0": [length] for at, length in enumerate(LENGTHS[family])}}
    tool = f"clang of ziglang {version('ziglang')}, mlir-translate 22"
    texts["manifest.toml"] = manifest(
        "corpora/fpga/hls/produce.py", "it or the designs", family, tool, pairs, sizes, Origin.PERSON
    )
    return texts


def _pair(name: str, source: str, target: str, what: str, level: str, expected: str) -> dict[str, object]:
    pipeline, sizes = "clang -O1, mlir-translate --import-llvm", "all" if source else ""
    files = (f"{source or 'loops'}.mlir", target)
    return entry(name, *files, what, pipeline, level=level, expected=expected, sizes=sizes)


def main(arguments: Sequence[str] | None = None) -> int:
    description = "Writes the corpus of designs in HLS C++."
    families = {family: partial(files, family) for family in FAMILIES}
    return produce("corpora.fpga.hls.produce", description, ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
