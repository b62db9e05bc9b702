"""Programs on tensors in a form that MLIR's execution engine runs: with memory, and with results as parameters."""

from __future__ import annotations

import re

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

_TOSA = "func.func(tosa-optional-decompositions,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor)"
_BUFFERS = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map"
    " allow-return-allocs-from-loops=true}"
)
_OUT_PARAMETERS = "buffer-results-to-out-params{modify-public-functions=true}"


def native_form(text: str) -> str:
    """The functions with their results as parameters, and copies as loops, which need no library."""
    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({_TOSA},{_BUFFERS},{_OUT_PARAMETERS})").run(module.operation)
        copied = re.sub(
            r"memref\.copy (%\w+), (%\w+) : (.+) to (.+)", r"linalg.copy ins(\1 : \3) outs(\2 : \4)", str(module)
        )
        module = ir.Module.parse(copied)
        PassManager.parse("builtin.module(convert-linalg-to-loops)").run(module.operation)
        return str(module)
