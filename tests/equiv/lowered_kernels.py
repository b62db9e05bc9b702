"""Kernels taken through MLIR's passes, for tests."""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.passmanager import PassManager


def lower(text: str, *pipelines: str) -> str:
    """The module after each pipeline of passes in turn."""
    with ir.Context():
        module = ir.Module.parse(text)
        for pipeline in pipelines:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return f"{module}\n"
