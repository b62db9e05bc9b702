"""What the operations of the tosa dialect ask of their operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.constants import UnsupportedConstant, bits_of
from frontends.mlir.lowering import Lowering, view_type
from interp import ir


def constant_numbers(lowering: Lowering, mlir_value: Any) -> list[int]:
    """The numbers of a `tosa.const_shape`."""
    owner = mlir_value.owner
    if getattr(owner, "name", "") != "tosa.const_shape":
        raise lowering.unsupported("a shape that is not a constant")
    return [int(each) for each in owner.attributes["values"]]


def is_zero(mlir_value: Any) -> bool:
    """Whether a tensor is a constant of zeros, as zero points are that have no effect."""
    owner = mlir_value.owner
    if getattr(owner, "name", "") != "tosa.const":
        return False
    values = owner.attributes["values"]
    return bool(values.is_splat) and float(values.get_splat_value().value) == 0.0


def static_sizes(lowering: Lowering, mlir_value: Any) -> list[int]:
    """The sizes of a tensor type, all of which must be known."""
    type = lowering.type(mlir_value.type)
    assert isinstance(type, ir.View)
    if None in type.shape:
        raise lowering.unsupported(f"a result of type {mlir_value.type}, whose sizes are not all known")
    return [size for size in type.shape if size is not None]


def attribute_constant(lowering: Lowering, attribute: Any, type: ir.Scalar) -> ir.Value:
    """A number or the pattern of a float that an attribute holds."""
    try:
        return lowering.constant(bits_of(attribute, type), type)
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None


def require_nans_propagate(lowering: Lowering, operation: Any) -> None:
    """NaNs are results of what they go into, unless an operation says otherwise, which is not modelled."""
    attributes = operation.attributes
    if "nan_mode" in attributes and "PROPAGATE" not in str(attributes["nan_mode"]):
        raise lowering.unsupported(f"nan_mode {attributes['nan_mode']}")


def integers(operation: Any, name: str) -> list[int]:
    return [int(each) for each in operation.attributes[name]]


def axis_of(operation: Any) -> int:
    return int(operation.attributes["axis"].value)


def broadcast_sizes(lowering: Lowering, views: Sequence[ir.Value]) -> list[ir.Index]:
    """The sizes of what operands of one rank are together: where a size is 1, the others say."""
    sizes: list[ir.Index] = []
    for dimension in range(view_type(views[0]).rank):
        chosen: ir.Index = 1
        for view in views:
            size = lowering.size(view, dimension)
            if size == 1 or size is chosen:
                continue
            if chosen == 1:
                chosen = size
            elif isinstance(size, int) and isinstance(chosen, int):
                lowering.require_equal(size, chosen, f"the operands fit each other in dimension {dimension}")
            else:
                raise lowering.unsupported("operands of dynamic sizes that may be broadcast")
        sizes.append(chosen)
    return sizes


def element_at(lowering: Lowering, view: ir.Value, point: Sequence[ir.Index]) -> ir.Value:
    """The element that takes part at a point, where dimensions of size 1 are stretched."""
    indices = [0 if lowering.size(view, dimension) == 1 else at for dimension, at in enumerate(point)]
    return lowering.load(view, indices)
