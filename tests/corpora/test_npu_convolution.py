"""Convolutions that transform scripts scheduled: the files are what the script makes, every verdict is the expected
one, and the programs do on the machine what they do as native code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from corpora.npu.produce_convolution import ROOT, SCHEDULES, main
from equiv.corpus import read_manifest
from tests.corpora.verdicts import require_family
from tests.frontends.execution import disagreements

MANIFESTS = sorted(ROOT / schedule.stem / "manifest.toml" for schedule in SCHEDULES.glob("*.mlir"))
SEEDS = (3,)
_OUT_PARAMETERS = "buffer-results-to-out-params{modify-public-functions=true}"


def test_the_files_are_what_the_script_makes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_every_verdict_is_the_expected_one(manifest: Path) -> None:
    require_family(pair for pair in read_manifest(manifest) if not pair.name.endswith(".step"))


@pytest.mark.parametrize("manifest", MANIFESTS, ids=lambda path: path.parent.name)
def test_agrees_with_native_code(manifest: Path) -> None:
    folder = manifest.parent
    for program in (*folder.glob("*-buffers.mlir"), *folder.glob("*-loops.mlir")):
        assert disagreements(_with_out_parameters(program.read_text()), "kernel", {}, SEEDS) == [], program.name


def _with_out_parameters(text: str) -> str:
    """The function with its result as a parameter, and copies as loops, which need no library."""
    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({_OUT_PARAMETERS})").run(module.operation)
        copied = re.sub(
            r"memref\.copy (%\w+), (%\w+) : (.+) to (.+)", r"linalg.copy ins(\1 : \3) outs(\2 : \4)", str(module)
        )
        module = ir.Module.parse(copied)
        PassManager.parse("builtin.module(convert-linalg-to-loops)").run(module.operation)
        return str(module)
