"""Constant tensors: private constant buffers of the module."""

from __future__ import annotations

from hashlib import blake2b
from math import prod
from typing import Any

from frontends.mlir.core.constants import UnknownResource, UnsupportedConstant, complex_bits, dense_bits
from frontends.mlir.core.layout import is_tensor_of_complex
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.properties import property_text
from interp import ir


def constant_tensor(lowering: Lowering, operation: Any, name: str) -> ir.Value:
    """A view of the buffer that holds the elements that an operation's attribute of this name is, for its result. Equal
    constants are one buffer, and bear the same name in every program."""
    (mlir_result,) = operation.results
    type = lowering.type_of_view(mlir_result)
    if None in type.shape:
        raise lowering.unsupported(f"a constant of type {mlir_result.type}")
    shape = tuple(size for size in type.shape if size is not None)
    try:
        if is_tensor_of_complex(str(mlir_result.type)):
            bits = complex_bits(property_text(operation, name), type.element, prod(shape))
        else:
            bits = dense_bits(operation.attributes[name], type.element, prod(shape), lowering.symbols.text)
    except UnknownResource as resource:
        return _elsewhere(lowering, operation, type, shape, resource.key)
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None
    return constant_of_bits(lowering, type, shape, bits)


def _elsewhere(lowering: Lowering, operation: Any, type: ir.View, shape: tuple[int, ...], key: str) -> ir.Value:
    """A view of a buffer with the data of a resource that the file does not hold: whatever that is, it is the same
    wherever it is named. No data shows a difference, as none are known to be possible."""
    lowering.assumptions.add(f"the resource '{key}', whose data is in neither file, is the same in both programs")
    buffer = lowering.tensors.fresh(operation.results[0], operation, shape)
    name = f"resource {key}, {'x'.join((*map(str, shape), type.element.name))}"
    place = lowering.place
    lowering.emit(
        ir.Opaque(place=place, results=[], name=name, arguments=[], reads=[], writes=[buffer], kernel=True, fixed=True)
    )
    return buffer


def constant_of_bits(lowering: Lowering, type: ir.View, shape: tuple[int, ...], bits: list[int]) -> ir.Value:
    """A view of a constant buffer by its elements' patterns."""
    digest = blake2b(repr((shape, type.element.name, bits)).encode(), digest_size=16).hexdigest()
    symbol = f"__constant_{'x'.join((*map(str, shape), type.element.name))}_{digest}"
    lowering.symbols.module.globals.setdefault(
        symbol, ir.GlobalBuffer(symbol, type.element, shape, bits, True, True, lowering.place)
    )
    result = ir.Value(type)
    lowering.roots[result] = symbol
    lowering.emit(ir.Global(place=lowering.place, result=result, name=symbol))
    return result
