"""Text of older releases of MLIR, upgraded to what today's parser reads.

One module for each release holds a table of what that release changed: by the operation's name as older releases spell
it, what makes today's operation of it. An upgrade is asked where today's parser refuses a file, and for operations that
are spelled as no operation of today can be (an operand too few, an attribute that is gone); where it cannot be sure of
the meaning it refuses, with the place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from frontends.mlir.core.syntax.change import Upgrade

__all__ = ["NUMBERED", "Upgrade", "upgrades"]

NUMBERED = (
    ("memref.atomic_rmw", "kind", r"(?:[2-9]|\d\d)"),
    ("affine.parallel", "reductions", r"\[[^\]\n]*\b(?:[2-9]|\d\d)"),
)
"""Operations whose generic form has numbers that releases gave other meanings: the property, and how its value begins
where that is none of the numbers that mean the same in all."""


@cache
def upgrades() -> Mapping[str, tuple[Upgrade, ...]]:
    """Of all releases, the oldest first, by the name of the operation."""
    from frontends.mlir.releases import mlir20, mlir21, mlir22

    found: dict[str, tuple[Upgrade, ...]] = {}
    for table in (mlir20.TABLE, mlir21.TABLE, mlir22.TABLE):
        for name, upgrade in table.items():
            found[name] = (*found.get(name, ()), upgrade)
    return found
