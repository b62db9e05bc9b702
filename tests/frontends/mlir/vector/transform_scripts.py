"""What transform scripts make of programs, for operations that no pass lowers."""

from __future__ import annotations

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

ANY = "!transform.any_op"


def transformed(text: str, script: str) -> str:
    """A module after a script, whose handle %m is the module."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(
            f"module attributes {{transform.with_named_sequence}} {{\n{text}\n"
            f"transform.named_sequence @__transform_main(%m: {ANY} {{transform.consumed}}) {{\n{script}\n"
            "transform.yield\n} }"
        )
        PassManager.parse("builtin.module(transform-interpreter,canonicalize)").run(module.operation)
        for operation in list(module.body.operations):
            if operation.operation.name == "transform.named_sequence":
                operation.operation.erase()
        return str(module).replace(" attributes {transform.with_named_sequence}", "")
