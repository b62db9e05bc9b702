"""Text of older releases of MLIR, upgraded to what today's parser reads.

One module for each release holds a table of what that release changed: by the operation's name as older releases spell
it, what makes today's operation of it. An upgrade is asked where today's parser refuses a file, and for operations that
are spelled as no operation of today can be (an operand too few, an attribute that is gone); where it cannot be sure of
the meaning it refuses, with the place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from frontends.mlir.core.syntax.change import Upgrade

__all__ = ["NUMBERED", "Upgrade", "has_other_numbers", "upgrades"]

NUMBERED = (("memref.atomic_rmw", "kind"), ("affine.parallel", "reductions"))
"""Operations whose generic form has numbers that releases gave other meanings, and the property."""

# 0 and 1 are sums in all of them.
_AGREED = re.compile(r"\[?(?:\s*[01]\b(?:\s*:\s*i\d+)?\s*,?)*\s*\]?")
_ESCAPED = re.compile(r"\\([0-9a-fA-F]{2})")  # a character of a string


def has_other_numbers(text: str, operation: str, name: str) -> bool:
    """Whether a text has an operation of `NUMBERED` in generic form, and its property anywhere with a value other than
    a number that means the same in all releases."""
    text = _ESCAPED.sub(lambda each: chr(int(each[1], 16)), text) if "\\" in text else text
    if f'"{operation}"' not in text:
        return False
    values = re.findall(rf'\b{name}"?\s*=\s*(\[[^\]]*\]|[^,}}>]*)', text)
    return any(_AGREED.fullmatch(each.strip()) is None for each in values)


@cache
def upgrades() -> Mapping[str, tuple[Upgrade, ...]]:
    """Of all releases, the oldest first, by the name of the operation."""
    from frontends.mlir.releases import mlir20, mlir21, mlir22

    found: dict[str, tuple[Upgrade, ...]] = {}
    for table in (mlir20.TABLE, mlir21.TABLE, mlir22.TABLE):
        for name, upgrade in table.items():
            found[name] = (*found.get(name, ()), upgrade)
    return found
