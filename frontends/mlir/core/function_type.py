"""What functions take and give, those of func and those of the LLVM dialect alike."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.layout import split_function_type
from frontends.mlir.core.linkage import LOCAL, linkage_of


def input_types(operation: Any) -> list[Any]:
    """The types of the parameters; as text for a function of the LLVM dialect that is only declared."""
    blocks = operation.regions[0].blocks
    if len(blocks):
        return [argument.type for argument in blocks[0].arguments]
    type = operation.attributes["function_type"].value
    return split_function_type(str(type))[1] if operation.name == "llvm.func" else list(type.inputs)


def result_types(operation: Any) -> list[Any]:
    """The types of the results, as text for functions of the LLVM dialect."""
    type = operation.attributes["function_type"].value
    if operation.name != "llvm.func":
        return list(type.results)
    result = split_function_type(str(type))[0]
    return [] if result == "!llvm.void" else [result]


def is_of_its_type(operation: Any) -> bool:
    """Whether the body of a function takes what its type says, which MLIR does not look at where it does not know the
    function's dialect."""
    blocks = operation.regions[0].blocks if len(operation.regions) else []
    if "function_type" not in operation.attributes or operation.name == "llvm.func" or not len(blocks):
        return True
    inputs = getattr(operation.attributes["function_type"].value, "inputs", None)
    return inputs is None or list(inputs) == [argument.type for argument in blocks[0].arguments][: len(inputs)]


def is_public(operation: Any) -> bool:
    """Whether callers from outside of the file can reach a function or a global."""
    attributes = operation.attributes
    if "sym_visibility" in attributes and attributes["sym_visibility"].value != "public":
        return False
    return linkage_of(operation) != LOCAL
