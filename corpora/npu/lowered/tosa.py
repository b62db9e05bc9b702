"""Text of tosa that more than one family writes."""

from __future__ import annotations

from collections.abc import Sequence


def const_shape(name: str, sizes: Sequence[int]) -> str:
    """The operation that defines `name`, a shape."""
    rank = len(sizes)
    values = f"dense<{list(sizes)}> : tensor<{rank}xindex>"
    return f"{name} = tosa.const_shape {{values = {values}}} : () -> !tosa.shape<{rank}>"
