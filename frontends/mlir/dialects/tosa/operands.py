"""What the operations of the tosa dialect ask of their operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.constants import UnsupportedConstant, bits_of, float_bits
from frontends.mlir.core.lowering import Lowering, view_type
from interp import ir


def is_zero(mlir_value: Any) -> bool:
    """Whether a tensor is a constant of zeros, as zero points are that have no effect."""
    owner = mlir_value.owner
    attribute = {"tosa.const": "values", "arith.constant": "value"}.get(getattr(owner, "name", ""))
    if attribute is None:
        return False
    values = owner.attributes[attribute]
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


def float_constant(lowering: Lowering, value: float, type: ir.Scalar) -> ir.Value:
    """The float of a type that is nearest to a number."""
    try:
        return lowering.constant(float_bits(value, type), type)
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None


def ignores_nans(lowering: Lowering, operation: Any) -> bool:
    """Whether NaNs take no part; otherwise they are results of what they go into."""
    attributes = operation.attributes
    mode = str(attributes["nan_mode"]) if "nan_mode" in attributes else "PROPAGATE"
    mode = mode.removeprefix("#tosa.nan_mode<").removesuffix(">")
    if mode not in ("PROPAGATE", "IGNORE"):
        raise lowering.unsupported(f"nan_mode {mode}")
    return mode == "IGNORE"


def is_nan(lowering: Lowering, value: ir.Value) -> ir.Value:
    return lowering.op("cmpf.uno", [value, value], ir.I1)


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
                lowering.require_equal(size, chosen, f"the operands are broadcast-compatible in dimension {dimension}")
            else:
                raise lowering.unsupported("operands of dynamic sizes that may be broadcast")
        sizes.append(chosen)
    return sizes


def element_at(lowering: Lowering, view: ir.Value, point: Sequence[ir.Index]) -> ir.Value:
    """The element that takes part at a point, where dimensions of size 1 are stretched."""
    indices = [0 if lowering.size(view, dimension) == 1 else at for dimension, at in enumerate(point)]
    return lowering.load(view, indices)
