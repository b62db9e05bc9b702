"""The corpus of da4ml: every verdict is the expected one, and a simulator agrees with it and with numpy."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.verdicts import require_family

PAIRS = read_corpus(ROOT / "corpora" / "fpga" / "da4ml")
# By family: the bits of each number, the matrix, and the bits of each result.
PRODUCTS = {
    "constants": (8, np.array([[7, -5, 21, 119]]), (12, 11, 13, 16)),
    "matrix": (4, np.array([[7, -5, 20], [3, 12, -9], [-64, 33, 5]]), (11, 10, 10)),
    "filter": (3, np.array([[1, 0, 0], [-4, 1, 0], [11, -4, 1], [0, 11, -4], [0, 0, 11]]), (8, 8, 8)),
}


@pytest.mark.parametrize("family", sorted(PRODUCTS))
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family)


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_circuits_multiply_where_a_simulator_runs_them(pair: CorpusPair, tmp_path: Path) -> None:
    bits, matrix, widths = PRODUCTS[pair.family]
    draw = random.Random(5)
    rows = [[draw.randrange(-1 << bits - 1, 1 << bits - 1) for _ in matrix] for _ in range(200)]
    text = pair.target.read_text()
    declared = re.search(r"output \[(\d+):0\] model_out;", text)
    assert declared is not None and int(declared[1]) == sum(widths) - 1
    whole = bits * len(matrix)
    given = [sum((x & (1 << bits) - 1) << bits * at for at, x in enumerate(row)) for row in rows]
    shows = "".join(f'    x = {whole}\'h{each:x}; #1 $display("%h", y);\n' for each in given)
    bench = (
        f"module bench;\n  reg [{whole - 1}:0] x;\n  wire [{sum(widths) - 1}:0] y;\n"
        f"  kernel dut(.model_inp(x), .model_out(y));\n  initial begin\n{shows}  end\nendmodule\n"
    )
    (tmp_path / "bench.v").write_text(text + bench)
    subprocess.run(["iverilog", "-o", str(tmp_path / "bench"), str(tmp_path / "bench.v")], check=True)
    output = subprocess.run([str(tmp_path / "bench")], check=True, capture_output=True, text=True).stdout.split()
    expected = []
    for row in rows:
        at = number = 0
        for product, width in zip(np.array(row) @ matrix, widths, strict=True):
            number |= (int(product) & (1 << width) - 1) << at
            at += width
        expected.append(number)
    assert ([int(each, 16) for each in output] == expected) == (pair.expected == "equivalent")
