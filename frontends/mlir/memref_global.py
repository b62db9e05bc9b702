"""`memref.global`: module-level buffers."""

from __future__ import annotations

from math import prod

from frontends.mlir.constants import UnsupportedConstant, dense_bits
from frontends.mlir.lowering import Lowering
from frontends.mlir.symbols import Symbol
from interp import ir

_ATTRIBUTES = frozenset(("alignment", "constant", "initial_value", "sym_name", "sym_visibility", "type"))


def lower_global(lowering: Lowering, symbol: Symbol, text: str) -> ir.GlobalBuffer:
    """The buffer that a `memref.global` defines. Raises `Unsupported`."""
    operation = symbol.operation
    lowering.check_attributes(operation, _ATTRIBUTES)
    attributes = operation.attributes
    view = lowering.type(attributes["type"].value)
    if not isinstance(view, ir.View) or view.strides is not None or None in view.shape:
        raise lowering.unsupported(f"a global of type {attributes['type'].value}")
    if "initial_value" not in attributes:
        raise lowering.unsupported("an external global, whose contents are unknown")
    shape = tuple(size for size in view.shape if size is not None)
    value = attributes["initial_value"]
    initial = None
    if not isinstance(value, lowering.bindings.UnitAttr):
        try:
            initial = dense_bits(value, view.element, prod(shape), text)
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None
    private = "sym_visibility" in attributes and attributes["sym_visibility"].value == "private"
    constant = "constant" in attributes
    return ir.GlobalBuffer(symbol.name, view.element, shape, initial, constant, private, symbol.place)
