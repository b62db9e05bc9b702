"""What attributes of Triton's operations say."""

from __future__ import annotations

from typing import Any


def says(operation: Any, name: str) -> bool:
    """Whether an attribute is there and neither false nor zero."""
    return name in operation.attributes and str(operation.attributes[name]).partition(" ")[0] not in ("false", "0")
