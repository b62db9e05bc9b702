"""Pointers of SPIR-V: what they point to, and what they are in the affine IR.

A pointer to a structure of nothing but an array, as interfaces have for their buffers, is a view of that; another one
is a pointer."""

from __future__ import annotations

import re

from frontends.mlir.core.layout import Layout, UnsupportedLayout, layout_of
from interp import ir

_POINTER = re.compile(r"!spirv\.ptr<(?P<pointee>.*), (?P<storage>\w+)>$")
_BLOCK = re.compile(r"!spirv\.struct<\(!spirv\.(?:array<(?P<count>\d+) x |rtarray<)")
_VECTOR = re.compile(r"vector<\d+x\w+>")
_SIGN = re.compile(r"(?:\b|(?<=x))[su](?=i\d)")  # what is done with a number, its instruction says (OpTypeInt)
# Where each invocation has memory of its own, or that of its workgroup or its caller. Others are of images and such.
_STORAGE = frozenset(("StorageBuffer", "Uniform", "PushConstant", "Workgroup", "CrossWorkgroup", "Private", "Function"))


def convert_pointer(text: str) -> ir.Type | None:
    """The type of affine IR for a pointer as MLIR prints it, None where it is not modelled."""
    found = _POINTER.match(without_signs(text))
    if found is None:
        return None
    block = _BLOCK.match(found["pointee"])
    if block is None:
        return ir.POINTER if found["storage"] in _STORAGE else None
    return _view(found["pointee"], None if block["count"] is None else int(block["count"]))


def _view(text: str, count: int | None) -> ir.View | None:
    """An array of scalars or of vectors, None for others, and where elements do not lie one after the other."""
    try:
        whole = layout_of(text)
    except UnsupportedLayout:
        return None
    if len(whole.children) != 1:
        return None
    array, start, _ = whole.child(0)
    element, _, _ = array.child(0)
    scalars = element.types
    if start or element.packed or not scalars or (len(scalars) > 1 and _VECTOR.search(text) is None):
        return None
    if len(set(scalars)) > 1 or array.stride != sum(_bytes(each) for each in scalars):
        return None
    inner = (len(scalars),) if len(scalars) > 1 else ()
    return ir.View(scalars[0], (count, *inner))


def _bytes(scalar: ir.Scalar) -> int:
    return 8 if scalar == ir.INDEX else -(-scalar.width // 8)


def pointee_of(mlir_type: object) -> Layout:
    """How what a pointer points to lies in memory. Raises `UnsupportedLayout`."""
    found = _POINTER.match(without_signs(mlir_type))
    if found is None:
        raise UnsupportedLayout(f"type {mlir_type}")
    return layout_of(found["pointee"])


def without_signs(mlir_type: object) -> str:
    """A type as MLIR prints it, but for the signs of its integers."""
    return _SIGN.sub("", str(mlir_type))


def storage_of(mlir_type: object) -> str:
    """The storage class of what a pointer points to."""
    found = _POINTER.match(str(mlir_type))
    return found["storage"] if found is not None else ""
