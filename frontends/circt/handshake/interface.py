"""What callers of a network give and take: all but the tokens that carry nothing."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.function_type import input_types, result_types

NETWORK = "handshake.func"


def carries_nothing(mlir_type: Any) -> bool:
    return str(mlir_type) == "none"


def is_integer(mlir_type: Any) -> bool:
    """Whether a type of MLIR is `index` or a signless integer."""
    text = str(mlir_type)
    return text == "index" or (text[0] == "i" and text[1:].isdigit())


def parameters_of(operation: Any) -> list[tuple[str, Any]]:
    """The names and types of the parameters."""
    types = input_types(operation)
    names = _names(operation, "argNames", len(types))
    return [(name, type) for name, type in zip(names, types, strict=True) if not carries_nothing(type)]


def results_of(operation: Any) -> list[Any]:
    return [type for type in result_types(operation) if not carries_nothing(type)]


def _names(operation: Any, attribute: str, count: int) -> list[str]:
    if attribute in operation.attributes and len(operation.attributes[attribute]) == count:
        return [each.value for each in operation.attributes[attribute]]
    return [f"arg{position}" for position in range(count)]
