"""Proofs for all sizes that take more than one that nobody requires may take."""

from __future__ import annotations

import pytest
from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from equiv import verify
from frontends.mlir import load
from tests.benchmarks.networks import heads

TEXT = heads(None, 64)
# What is wrong in a target, what is there, and what is there instead.
WRONG = (
    ("a token does not see itself", "arith.cmpi ugt", "arith.cmpi uge"),
    ("the scale is added", "arith.mulf %0, %arg7", "arith.addf %0, %arg7"),
    ("sums begin where maxima do", "%cst = arith.constant 0.0", "%cst = arith.constant 1.0"),
)


def _tiled() -> str:
    passes = "convert-linalg-to-affine-loops),func.func(affine-loop-tile{tile-size=32}"
    with ir.Context():
        module = ir.Module.parse(TEXT)
        PassManager.parse(f"builtin.module(func.func({passes}))").run(module.operation)
        return str(module)


def test_attention_with_any_number_of_heads_is_proven_for_all_sizes() -> None:
    target = _tiled()
    required = verify(load(TEXT), load(target), all_sizes="require")
    assert (required.verdict, required.level) == ("equivalent", "bitwise"), required.reasons


@pytest.mark.parametrize(("what", "old", "new"), WRONG, ids=[each[0] for each in WRONG])
def test_attention_that_is_wrong_is_not(what: str, old: str, new: str) -> None:
    target = _tiled()
    assert old in target, what
    verdict = verify(load(TEXT), load(target.replace(old, new, 1)), all_sizes="require")
    assert verdict.verdict == "different", verdict.reasons
