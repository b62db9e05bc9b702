"""What callers of a network give and take: all but the tokens that carry nothing."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.function_type import input_types, result_types

NETWORK = "handshake.func"
_CHANNEL = "!handshake.channel<"
CONTROL, BIT = "!handshake.control<>", "!handshake.channel<i1>"
"""Dynamatic's types of tokens that carry nothing, and one bit."""


def carries_nothing(mlir_type: Any) -> bool:
    return str(mlir_type) in ("none", CONTROL)


def is_bit(mlir_type: Any) -> bool:
    """Whether tokens of a type carry one bit."""
    return str(mlir_type) in ("i1", BIT)


def carried(mlir_type: Any) -> str:
    """The type of what a token of a type carries, where that is one value."""
    text = str(mlir_type)
    return text.removeprefix(_CHANNEL)[:-1].strip() if text.startswith(_CHANNEL) else text


def is_integer(mlir_type: Any) -> bool:
    """Whether a type of MLIR is `index` or a signless integer."""
    text = str(mlir_type)
    return text == "index" or (text[0] == "i" and text[1:].isdigit())


def parameters_of(operation: Any) -> list[tuple[str, Any]]:
    """The names and types of what the parameters carry."""
    types = input_types(operation)
    names = _names(operation, "argNames", len(types))
    found: list[tuple[str, Any]] = []
    for name, type in zip(names, types, strict=True):
        parts = parts_of(type)
        is_whole = len(parts) == 1 and parts[0] == type
        found += [(name if is_whole else f"{name}.{at}", part) for at, part in enumerate(parts)]
    return found


def results_of(operation: Any) -> list[Any]:
    """The types of what the results carry."""
    return [part for type in result_types(operation) for part in parts_of(type)]


def parts_of(mlir_type: Any) -> list[Any]:
    """The types of what a token of a type carries: nothing, one value, or the elements of a tuple."""
    if carries_nothing(mlir_type):
        return []
    if str(mlir_type).startswith("tuple<"):
        return [mlir_type.get_type(at) for at in range(mlir_type.num_types)]
    return [mlir_type]


def _names(operation: Any, attribute: str, count: int) -> list[str]:
    if attribute in operation.attributes and len(operation.attributes[attribute]) == count:
        return [each.value for each in operation.attributes[attribute]]
    return [f"arg{position}" for position in range(count)]
