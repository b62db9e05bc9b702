"""Passes of torch-mlir and of the MLIR that it was built with."""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.dialects import torch
from torch_mlir.passmanager import PassManager

CLEAN = "canonicalize,cse"
TO_LINALG = "torch-backend-to-linalg-on-tensors-backend-pipeline"
TO_TOSA = "torch-backend-to-tosa-backend-pipeline"
# From ONNX's operators to torch's, and on.
ONNX_TO_LINALG = (
    f"func.func(convert-torch-onnx-to-torch),func.func(torch-decompose-complex-ops),canonicalize,{TO_LINALG}"
)
ATEN_TO_LINALG = f"func.func(torch-decompose-complex-ops),canonicalize,{TO_LINALG}"
SPLIT = f"func.func(tosa-optional-decompositions),{CLEAN}"
TOSA_TO_LINALG = f"func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,tosa-to-tensor),{CLEAN}"
FUSE = f"linalg-generalize-named-ops,func.func(linalg-fuse-elementwise-ops),{CLEAN}"
BUFFERIZE = (
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    f"{CLEAN}"
)
LOOPS = f"convert-linalg-to-loops,{CLEAN}"


def lowered(text: str, *pipelines: str) -> str:
    """What passes make of a module, one pipeline after the other. Raises `MLIRError` where one fails."""
    with ir.Context() as context:
        torch.register_dialect(context)
        module = ir.Module.parse(text)
        for pipeline in pipelines:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return f"{module}\n"
