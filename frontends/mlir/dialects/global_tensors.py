"""Tensors that outlive a call: variables of the tosa dialect, globals of the ml_program dialect."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, dense_bits
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.symbols import Symbol
from frontends.mlir.dialects.memref.buffers import copy_elements
from interp import ir

_ATTRIBUTES = frozenset(
    (
        *("sym_name", "sym_visibility", "type", "is_mutable", "value"),  # of ml_program
        *("var_shape", "initial_value"),  # of tosa
    )
)


def lower_global_tensor(lowering: Lowering, symbol: Symbol, text: str) -> ir.GlobalBuffer:
    """The buffer of a variable or a global. Raises `Unsupported`."""
    operation = symbol.operation
    lowering.check_attributes(operation, _ATTRIBUTES)
    attributes = operation.attributes
    if operation.name == "tosa.variable":
        element = lowering.scalar(attributes["type"].value)
        sizes = [int(each) for each in attributes["var_shape"]]
        value = attributes.get("initial_value", None)
        constant, private = False, True
    else:
        type = lowering.type(attributes["type"].value)
        if not isinstance(type, ir.View):
            element, sizes = type, []
        else:
            element, sizes = type.element, [-1 if size is None else size for size in type.shape]
        value = attributes.get("value", None)
        constant = "is_mutable" not in attributes
        private = "sym_visibility" in attributes and attributes["sym_visibility"].value == "private"
    if any(size < 0 for size in sizes):
        raise lowering.unsupported("a variable of dynamic size")
    if constant and (value is None or "extern" in str(value)):
        raise lowering.unsupported("an external global, whose contents are unknown")
    count = 1
    for size in sizes:
        count *= size
    initial: list[int] | None = None
    if value is not None and "extern" not in str(value):
        try:
            initial = dense_bits(value, element, count, text)
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None
    return ir.GlobalBuffer(symbol.name, element, tuple(sizes), initial, constant, private, symbol.place)


def _global(lowering: Lowering, operation: Any, name: str) -> ir.Value:
    """A view of the buffer that `operation` names."""
    symbol = lowering.symbols.require(operation, name)
    if symbol.operation.name not in ("tosa.variable", "ml_program.global"):
        raise lowering.unsupported(f"'{name}', which a '{symbol.operation.name}' defines")
    buffer = lowering.symbols.module.globals[symbol.name]
    view = ir.Value(ir.View(buffer.element, buffer.shape))
    lowering.roots[view] = symbol.name
    lowering.emit(ir.Global(place=lowering.place, result=view, name=symbol.name))
    return view


def _name(operation: Any, attribute: str) -> str:
    found = operation.attributes[attribute]
    return str(getattr(found, "value", found)) if isinstance(getattr(found, "value", None), str) else str(found)[1:]


@handles("tosa.variable_read", "ml_program.global_load", "ml_program.global_load_const", attributes=("name", "global"))
def _read(lowering: Lowering, operation: Any) -> None:
    """A copy: what is written later is not seen in it."""
    view = _global(lowering, operation, _name(operation, "name" if operation.name.startswith("tosa") else "global"))
    if isinstance(lowering.type(operation.results[0].type), ir.Scalar):
        lowering.bind(operation.results[0], lowering.load(view, []))
        return
    sizes = lowering.sizes(view)
    _require_shape(lowering, operation.results[0], sizes)
    copy_elements(lowering, view, lowering.tensors.result(operation, sizes), sizes)


@handles("tosa.variable_write", "ml_program.global_store", attributes=("name", "global"))
def _write(lowering: Lowering, operation: Any) -> None:
    view = _global(lowering, operation, _name(operation, "name" if operation.name.startswith("tosa") else "global"))
    value = lowering.value(operation.operands[0])
    if isinstance(value.type, ir.Scalar):
        lowering.store(value, view, [])
        return
    sizes = lowering.sizes(view)
    if len(sizes) != view_type(value).rank:
        raise lowering.unsupported("a value of another shape than the variable")
    for dimension, size in enumerate(lowering.sizes(value)):
        lowering.require_equal(size, sizes[dimension], f"the sizes of dimension {dimension} agree")
    copy_elements(lowering, value, view, sizes)


def _require_shape(lowering: Lowering, mlir_value: Any, sizes: list[ir.Index]) -> None:
    type = lowering.type(mlir_value.type)
    assert isinstance(type, ir.View)
    if len(type.shape) != len(sizes) or any(
        known is not None and known != size for known, size in zip(type.shape, sizes, strict=True)
    ):
        raise lowering.unsupported("a value of another shape than the variable")
