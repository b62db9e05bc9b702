"""What attributes of Triton's operations say."""

from __future__ import annotations

from typing import Any

ORDERED_BY_TOKENS = "equiv.ordered_by_tokens"
"""Of a module: where accesses stand in its text does not order those of several arguments, as in CUDA Tile IR."""


def says(operation: Any, name: str) -> bool:
    """Whether an attribute is there and neither false nor zero."""
    return name in operation.attributes and str(operation.attributes[name]).partition(" ")[0] not in ("false", "0")


def said_around(operation: Any, name: str) -> str | None:
    """What the next operation around one, or itself, says by an attribute."""
    while operation is not None:
        operation = operation.operation
        if name in operation.attributes:
            return str(operation.attributes[name]).partition(" : ")[0].strip('"')
        operation = operation.parent
    return None
