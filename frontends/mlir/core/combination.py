"""The scalar operations by which vectors' elements and threads' values are reduced to one."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.floats import FLOAT_FORMATS

# Of floats and of integers.
_COMBINATIONS = {
    "add": ("addf", "addi"),
    "mul": ("mulf", "muli"),
    "minui": ("", "minui"),
    "minsi": ("", "minsi"),
    "minnumf": ("minnumf", ""),
    "maxui": ("", "maxui"),
    "maxsi": ("", "maxsi"),
    "maxnumf": ("maxnumf", ""),
    "and": ("", "andi"),
    "or": ("", "ori"),
    "xor": ("", "xori"),
    "minimumf": ("minimumf", ""),
    "maximumf": ("maximumf", ""),
}
EXTREMA = ("maximumf", "maxnumf", "minimumf", "minnumf")
"""Combinations of floats whose identities are no numbers, or infinite."""

OF_NUMBERS = frozenset(("nnan", "ninf"))
"""Flags by which such an identity is poison."""

_LEFT_OPEN = OF_NUMBERS | {"nsz"}
_PREFIXES = ("#gpu<all_reduce_op ", "#vector.kind<")


def combination(lowering: Lowering, attribute: Any, type: ir.Scalar) -> str:
    """The scalar operation that an attribute of a reduction names."""
    text = str(attribute).removesuffix(">").strip()
    for prefix in _PREFIXES:
        text = text.removeprefix(prefix)
    name = _COMBINATIONS.get(text, ("", ""))[0 if type.is_float else 1]
    if not name:
        raise lowering.unsupported(f"reduction '{text}' of {type}")
    return name


def of_one(lowering: Lowering, name: str, element: ir.Value, flags: tuple[str, ...]) -> ir.Value:
    """What a reduction makes of one element. Flags make more of it than that element: poison, or a zero of the other
    sign (LLVM Language Reference, "Fast-Math Flags")."""
    if _LEFT_OPEN.isdisjoint(flags):
        return element
    type = element.type
    assert isinstance(type, ir.Scalar)
    format = FLOAT_FORMATS.get(type.name)
    if format is None:
        raise lowering.unsupported(f"a reduction on {type}")
    start = {"addf": format.sign, "mulf": format.one}.get(name)
    first = element if start is None else lowering.constant(start, type)
    return lowering.op(name, [first, element], type, flags)


def fold_region(lowering: Lowering, operation: Any, left: ir.Value, right: ir.Value) -> list[ir.Value]:
    """What the region of a reduction makes of two values."""
    blocks = operation.regions[0].blocks
    if len(blocks) != 1:
        raise lowering.unsupported("a reduction by a region of several blocks")
    return lowering.inline(blocks[0], [left, right])
