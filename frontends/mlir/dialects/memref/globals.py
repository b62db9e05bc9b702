"""`memref.global`: module-level buffers."""

from __future__ import annotations

from math import prod
from typing import Any

from frontends.mlir.core.alignment import stated_alignment
from frontends.mlir.core.constants import UnsupportedConstant, complex_bits, dense_bits
from frontends.mlir.core.layout import is_memref_of_aggregates
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.properties import property_text
from frontends.mlir.core.symbols import Symbol
from interp import ir

_ATTRIBUTES = frozenset(("alignment", "constant", "initial_value", "sym_name", "sym_visibility", "type"))


def lower_global(lowering: Lowering, symbol: Symbol, text: str) -> ir.GlobalBuffer:
    """The buffer that a `memref.global` defines. Raises `Unsupported`."""
    operation = symbol.operation
    lowering.check_attributes(operation, _ATTRIBUTES)
    attributes = operation.attributes
    (view,) = lowering.part_types(attributes["type"].value)
    if not isinstance(view, ir.View) or view.strides is not None or None in view.shape:
        raise lowering.unsupported(f"a global of type {attributes['type'].value}")
    if "initial_value" not in attributes:
        raise lowering.unsupported("an external global, whose contents are unknown")
    shape = tuple(size for size in view.shape if size is not None)
    try:
        initial = _initial(lowering, operation, view.element, prod(shape), text)
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None
    private = "sym_visibility" in attributes and attributes["sym_visibility"].value == "private"
    constant = "constant" in attributes
    return ir.GlobalBuffer(
        symbol.name, view.element, shape, initial, constant, private, symbol.place, stated_alignment(operation)
    )


def _initial(lowering: Lowering, operation: Any, element: ir.Scalar, count: int, text: str) -> list[int] | None:
    """The patterns of the elements, None where there are none."""
    if is_memref_of_aggregates(str(operation.attributes["type"].value)):
        if "complex<" not in str(operation.attributes["type"].value):
            raise UnsupportedConstant(f"a global of type {operation.attributes['type'].value}")
        printed = property_text(operation, "initial_value")
        is_missing = not printed and "= uninitialized" in str(operation)
        return None if is_missing else complex_bits(printed, element, count)
    value = operation.attributes["initial_value"]
    if isinstance(value, lowering.bindings.UnitAttr):
        return None
    return dense_bits(value, element, count, text)
