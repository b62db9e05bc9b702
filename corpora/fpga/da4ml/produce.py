"""Writes the pairs of this corpus: `python -m corpora.fpga.da4ml.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-hls]'`, and yosys (Debian has it).

da4ml makes a circuit of shifts and additions of a product of a vector with a constant matrix, in Verilog, with a module
of parameters for each addition; yosys elaborates it into one module. The source is the same product in MLIR. Wrong
variants are edits of what yosys printed. `--check` writes nothing and exits with 1 where the files are not what would
be written."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path

import numpy as np
from da4ml.codegen import VerilogModel
from da4ml.trace import FixedVariableArrayInput, comb_trace

from corpora.producing import entry, manifest, produce

ROOT = Path(__file__).parent
# By family: the bits of each number, and the matrix, a row for each input.
MATRICES: dict[str, tuple[int, tuple[tuple[int, ...], ...]]] = {
    "constants": (8, ((7, -5, 21, 119),)),
    "matrix": (4, ((7, -5, 20), (3, 12, -9), (-64, 33, 5))),
    "filter": (3, ((1, 0, 0), (-4, 1, 0), (11, -4, 1), (0, 11, -4), (0, 0, 11))),
}
# What is wrong, and the pattern of which the first find is replaced.
WRONG = {
    "sum": ("a sum in the place of a difference", r" - ", " + "),
    "sign": (
        "a number that is widened without its sign",
        r"\{ (\w+\[\d+\]), \1, \1, ",
        "{ 1'h0, 1'h0, 1'h0, ",
    ),
}


def circuit(bits: int, matrix: tuple[tuple[int, ...], ...]) -> tuple[str, list[int]]:
    """The Verilog module `kernel` of a product, flat, and the bits of each of its results, which stand side by side in
    its output, from the lowest on."""
    given = FixedVariableArrayInput((len(matrix),))
    numbers = given.quantize(*(np.full(len(matrix), each, np.int8) for each in (1, bits - 1, 0)))
    combinational = comb_trace(given, numbers @ np.array(matrix, np.float32))
    widths = []
    for low, high, step in combinational.out_qint:
        assert step == 1, "no result has low bits that are always zero, which would be left out"
        widths.append(max(int(high).bit_length(), int(-low - 1).bit_length()) + 1)
    with tempfile.TemporaryDirectory() as folder:
        VerilogModel(combinational, "kernel", folder).write()
        src = Path(folder) / "src"
        sources = f"{src}/kernel.v {src}/static/shift_adder.v {src}/static/negative.v"
        steps = "hierarchy -top kernel; proc; flatten; opt; opt_clean -purge"
        script = f"read_verilog -sv {sources}; {steps}; write_verilog -noattr {folder}/flat.v"
        subprocess.run(["yosys", "-q", "-p", script], check=True)
        text = (Path(folder) / "flat.v").read_text()
    return "\n".join(line for line in text.split("\n") if not line.startswith("/*")).strip() + "\n", widths


def reference(bits: int, matrix: tuple[tuple[int, ...], ...], widths: list[int]) -> str:
    """The product in MLIR, with its numbers side by side as the circuit has them."""
    whole, total = bits * len(matrix), sum(widths)
    lines = [f"func.func @kernel(%model_inp: i{whole}) -> i{total} {{"]
    for row in range(len(matrix)):
        lines += [
            f"  %at{row} = arith.constant {row * bits} : i{whole}",
            f"  %moved{row} = arith.shrui %model_inp, %at{row} : i{whole}",
        ]
        given = f"%moved{row}"
        if whole > bits:
            lines.append(f"  %part{row} = arith.trunci {given} : i{whole} to i{bits}")
            given = f"%part{row}"
        lines.append(f"  %x{row} = arith.extsi {given} : i{bits} to i{total}")
    lines.append(f"  %y0 = arith.constant 0 : i{total}")
    at = 0
    for column, width in enumerate(widths):
        lines.append(f"  %s{column}_0 = arith.constant 0 : i{total}")
        for row, weights in enumerate(matrix):
            lines += [
                f"  %w{column}_{row} = arith.constant {weights[column]} : i{total}",
                f"  %p{column}_{row} = arith.muli %x{row}, %w{column}_{row} : i{total}",
                f"  %s{column}_{row + 1} = arith.addi %s{column}_{row}, %p{column}_{row} : i{total}",
            ]
        lines += [
            f"  %m{column} = arith.constant {(1 << width) - 1} : i{total}",
            f"  %k{column} = arith.andi %s{column}_{len(matrix)}, %m{column} : i{total}",
            f"  %o{column} = arith.constant {at} : i{total}",
            f"  %h{column} = arith.shli %k{column}, %o{column} : i{total}",
            f"  %y{column + 1} = arith.ori %y{column}, %h{column} : i{total}",
        ]
        at += width
    return "\n".join((*lines, f"  return %y{len(widths)} : i{total}", "}")) + "\n"


def files(family: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    bits, matrix = MATRICES[family]
    text, widths = circuit(bits, matrix)
    texts = {"products.mlir": reference(bits, matrix, widths), "shifts.v": text}
    pairs = [_pair("shifts", "products, and shifts and additions", "equivalent")]
    for name, (what, pattern, replacement) in WRONG.items():
        edited, count = re.subn(pattern, replacement, text, count=1)
        if count:
            texts[f"wrong-{name}.v"] = edited
            pairs.append(_pair(f"wrong-{name}", what, "different"))
    tool = f"da4ml {version('da4ml')}, yosys"
    texts["manifest.toml"] = manifest("corpora/fpga/da4ml/produce.py", "it", family, tool, pairs)
    return texts


def _pair(name: str, what: str, expected: str) -> dict[str, object]:
    return entry(name, "products.mlir", f"{name}.v", what, "da4ml, read_verilog; proc; flatten; opt", expected=expected)


def main(arguments: Sequence[str] | None = None) -> int:
    description = "Writes the corpus of da4ml."
    families = {family: partial(files, family) for family in MATRICES}
    return produce("corpora.fpga.da4ml.produce", description, ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
