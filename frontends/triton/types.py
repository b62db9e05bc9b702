"""The types of Triton's dialects, by how they print."""

from __future__ import annotations

import re

from interp import ir

_MEMORY = re.compile(r"!ttg\.memdesc<((?:\d+x)*)(\w+),")
_POINTER = re.compile(r"!tt\.ptr<(\w+)(?:, \d+)?>")
AXES = ("x", "y", "z")  # of a grid
TOKEN = "!ttg.async.token"


def is_pointer(mlir_type: object) -> bool:
    """Whether a type is a pointer to scalars, or a tile of such."""
    return "!tt.ptr<" in str(mlir_type)


def pointee(mlir_type: object) -> ir.Scalar | None:
    """The type of the elements behind a pointer or a tile of pointers; None where they are no scalars."""
    found = _POINTER.search(str(mlir_type))
    return ir.Scalar(found.group(1)) if found is not None else None


def convert(text: str) -> ir.Type | None:
    """None for what is not modelled."""
    if text == TOKEN:
        return ir.INDEX
    if text.startswith("!tt.ptr<") and pointee(text) is not None:
        return ir.INDEX
    found = _MEMORY.match(text)
    if found is None:
        return None
    shape = tuple(int(size) for size in found.group(1).split("x") if size)
    return ir.View(ir.Scalar(found.group(2)), shape, (None,) * len(shape), None)
