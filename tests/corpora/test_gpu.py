"""The GPU corpus: its files are what the script makes, and every verdict is the expected one."""

from __future__ import annotations

from pathlib import Path

import pytest
from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from corpora.gpu.produce import ROOT, main
from equiv.corpus.manifests import read_corpus
from tests.corpora.verdicts import require_family

PAIRS = [pair for pair in read_corpus(Path(ROOT)) if pair.tool.startswith("torch-mlir")]
FAMILIES = sorted({pair.family for pair in PAIRS})


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("family", FAMILIES)
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in PAIRS if pair.family == family)


@pytest.mark.parametrize(("type", "flags", "signed"), [("ui8", "", True), ("si8", " {unsignedA, unsignedB}", False)])
def test_signs_of_factors_are_lost(type: str, flags: str, signed: bool) -> None:
    """`convert-amdgpu-to-rocdl`, of corpora/gpu/FINDINGS.md: the instruction has signs that the type denies."""
    text = f"""
gpu.module @m {{
  gpu.func @f(%a: vector<16x{type}>, %c: vector<8xi32>, %out: memref<8xi32>) {{
    %0 = amdgpu.wmma 16x16x16 %a * %a + %c{flags} : vector<16x{type}>, vector<16x{type}>, vector<8xi32>
    %c0 = arith.constant 0 : index
    vector.store %0, %out[%c0] : memref<8xi32>, vector<8xi32>
    gpu.return
  }}
}}
"""
    with ir.Context():
        module = ir.Module.parse(text)
        passes = "convert-amdgpu-to-rocdl{chipset=gfx1100},convert-gpu-to-rocdl{chipset=gfx1100}"
        PassManager.parse(f"builtin.module(gpu.module({passes}))").run(module.operation)
        (line,) = (each for each in str(module).splitlines() if "rocdl.wmma" in each)
    assert ("signA = true, signB = true" in line) is signed
