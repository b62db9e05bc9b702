"""Runs upstream passes in process."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from torch_mlir import ir
from torch_mlir.passmanager import PassManager


def tool() -> str:
    """Name and version of what runs the passes."""
    return f"torch-mlir {version('torch-mlir')}"


class PassesFailed(Exception):
    """The passes reported an error, or made a module that does not verify."""


class Transformer:
    """Applies pass pipelines to text; one thread, so that every run gives the same."""

    def __init__(self) -> None:
        self._context = ir.Context()
        self._context.enable_multithreading(False)

    def apply(self, text: str, pipeline: str) -> str:
        """The text as MLIR prints it after `pipeline`; an empty one only prints. Raises `PassesFailed`."""
        with self._context:
            try:
                module = ir.Module.parse(text)
                if pipeline:
                    PassManager.parse(pipeline).run(module.operation)
                module.operation.verify()
            except (ir.MLIRError, RuntimeError) as error:
                raise PassesFailed(" ".join(str(error).split())) from error
            return f"{module}"

    def function(self, text: str) -> str:
        """The name of the last function, which is the kernel."""
        with self._context:
            module: Any = ir.Module.parse(text)
            return str([op for op in module.body.operations if op.operation.name == "func.func"][-1].name.value)
