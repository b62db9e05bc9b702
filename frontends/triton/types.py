"""The types of Triton's dialects, by how they print."""

from __future__ import annotations

import re

from interp import ir

_MEMORY = re.compile(r"!ttg\.memdesc<((?:\d+x)*)(\w+),")
_DESCRIPTOR = re.compile(r"!tt\.tensordesc<(?:tensor<)?((?:\d+x)+)(\w+)[,>]")
_POINTER = re.compile(r"(?<!ptr<)!tt\.ptr<(\w+)(?:, \d+)?>")  # none to another pointer
_POINTERS = re.compile(r"tensor<((?:\d+x)*)!tt\.ptr<")
_SIGNED = re.compile(r"[su](i\d+)\Z")
AXES = ("x", "y", "z")  # of a grid
TOKEN = "!ttg.async.token"


def is_pointer(mlir_type: object) -> bool:
    """Whether a type is a pointer to scalars, or a tile of such."""
    return "!tt.ptr<" in str(mlir_type)


def is_memory(mlir_type: object) -> bool:
    """Whether a type is that of tiles in shared or tensor memory."""
    return str(mlir_type).startswith("!ttg.memdesc<")


def pointee(mlir_type: object) -> ir.Scalar | None:
    """The type of the elements behind a pointer or a tile of pointers; None where they are no scalars."""
    found = _POINTER.search(str(mlir_type))
    return ir.Scalar(found.group(1)) if found is not None else None


def sizes_of_pointers(mlir_type: object) -> tuple[int, ...] | None:
    """The sizes of a tile of pointers; None for what is none."""
    found = _POINTERS.match(str(mlir_type))
    return _sizes(found.group(1)) if found is not None else None


def block_of(mlir_type: object) -> tuple[int, ...] | None:
    """The sizes of the tiles that a tensor descriptor describes; None for what is none."""
    found = _DESCRIPTOR.match(str(mlir_type))
    return _sizes(found.group(1)) if found is not None else None


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(int(size) for size in text.split("x") if size)


def convert(text: str) -> ir.Type | None:
    """None for what is not modelled. A descriptor is a view of the whole tensor, whose last dimension is contiguous."""
    if text == TOKEN:
        return ir.INDEX
    if text.startswith("!tt.ptr<") and pointee(text) is not None:
        return ir.INDEX
    found = _DESCRIPTOR.match(text)
    if found is not None:
        rank = len(_sizes(found.group(1)))
        return ir.View(_element(found.group(2)), (None,) * rank, (*(None,) * (rank - 1), 1), None)
    found = _MEMORY.match(text)
    if found is None:
        return None
    shape = _sizes(found.group(1))
    return ir.View(_element(found.group(2)), shape, (None,) * len(shape), None)


def _element(name: str) -> ir.Scalar:
    """Integers with signs are stored as those without."""
    signed = _SIGNED.match(name)
    return ir.Scalar(signed.group(1) if signed else name)
