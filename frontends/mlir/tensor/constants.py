"""Constant tensors: private constant buffers of the module."""

from __future__ import annotations

from hashlib import blake2b
from math import prod
from typing import Any

from frontends.mlir.constants import UnsupportedConstant, dense_bits
from frontends.mlir.lowering import Lowering
from interp import ir


def constant_tensor(lowering: Lowering, attribute: Any, mlir_type: Any) -> ir.Value:
    """A view of the buffer that holds an elements attribute. Equal constants are one buffer, and bear the same name in
    every program."""
    type = lowering.type(mlir_type)
    if not isinstance(type, ir.View) or None in type.shape:
        raise lowering.unsupported(f"a constant of type {mlir_type}")
    shape = tuple(size for size in type.shape if size is not None)
    try:
        bits = dense_bits(attribute, type.element, prod(shape), lowering.symbols.text)
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None
    return constant_of_bits(lowering, type, shape, bits)


def constant_of_bits(lowering: Lowering, type: ir.View, shape: tuple[int, ...], bits: list[int]) -> ir.Value:
    """A view of a constant buffer by its elements' patterns."""
    digest = blake2b(repr((shape, type.element.name, bits)).encode(), digest_size=16).hexdigest()
    name = f"__constant_{'x'.join((*map(str, shape), type.element.name))}_{digest}"
    lowering.symbols.module.globals.setdefault(
        name, ir.GlobalBuffer(name, type.element, shape, bits, True, True, lowering.place)
    )
    result = ir.Value(type)
    lowering.roots[result] = name
    lowering.emit(ir.Global(place=lowering.place, result=result, name=name))
    return result
