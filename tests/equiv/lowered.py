"""What MLIR's passes make of a program; above all the lowering to the LLVM dialect, stage by stage."""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

PASSES = (
    "convert-linalg-to-loops",
    "lower-affine",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "convert-vector-to-llvm",
    "finalize-memref-to-llvm",
    "convert-math-to-llvm",
    "convert-math-to-libm",
    "convert-arith-to-llvm",
    "convert-index-to-llvm",
    "convert-cf-to-llvm",
    "convert-func-to-llvm",
    "reconcile-unrealized-casts",
    "canonicalize",
    "cse",
)


def stages(text: str, passes: tuple[str, ...] = PASSES) -> list[tuple[str, str]]:
    """The program and what each pass that changes it makes of it, by the pass's name."""
    with ir.Context():
        module = ir.Module.parse(text)
        found = [("source", str(module))]
        for each in passes:
            PassManager.parse(f"builtin.module({each})").run(module.operation)
            if str(module) != found[-1][1]:
                found.append((each, str(module)))
    return found


def lowered(text: str, passes: tuple[str, ...] = PASSES) -> str:
    """The program after all passes."""
    return stages(text, passes)[-1][1]


def after(text: str, passes: str) -> str:
    """The program after passes of a module, which are separated by commas."""
    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({passes})").run(module.operation)
        return str(module)
