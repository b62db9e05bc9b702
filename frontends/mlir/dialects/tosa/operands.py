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
    """The sizes of what operands of one rank are together: where a size is 1, the others say. Other sizes that differ
    are an error (TOSA 1.0, 1.10.2)."""
    sizes: list[ir.Index] = []
    for dimension in range(view_type(views[0]).rank):
        chosen: ir.Index = 1
        for view in views:
            chosen = _together(lowering, chosen, lowering.size(view, dimension), dimension)
        sizes.append(chosen)
    return sizes


def _together(lowering: Lowering, left: ir.Index, right: ir.Index, dimension: int) -> ir.Index:
    if right == 1 or right is left:
        return left
    if left == 1:
        return right
    message = f"the operands are broadcast-compatible in dimension {dimension}"
    if isinstance(left, int) or isinstance(right, int):
        size, whole = (right, left) if isinstance(left, int) else (left, right)
        require_stretched(lowering, size, whole, message)
        return whole
    single = lowering.compare("eq", left, 1)
    whole = lowering.select(single, right, left)
    require_stretched(lowering, right, whole, message)
    return whole


def require_stretched(lowering: Lowering, size: ir.Index, whole: ir.Index, message: str) -> None:
    """The program is undefined where a size is neither 1 nor that of the whole."""
    if size == 1 or size is whole or (isinstance(size, int) and size == whole):
        return
    agree = lowering.compare("eq", size, whole)
    if not isinstance(size, int):
        agree = lowering.op("ori", [lowering.compare("eq", size, 1), agree], ir.I1)
    lowering.require(agree, message)


def element_at(lowering: Lowering, view: ir.Value, point: Sequence[ir.Index], sizes: Sequence[ir.Index]) -> ir.Value:
    """The element that takes part at a point among so many, where dimensions of size 1 are stretched."""
    indices: list[ir.Index] = []
    for dimension, (at, whole) in enumerate(zip(point, sizes, strict=True)):
        size = lowering.size(view, dimension)
        if size == 1:
            at = 0
        elif not isinstance(size, int) and size is not whole:
            single = lowering.compare("eq", size, 1)
            at = lowering.select(single, lowering.constant(0), lowering.as_value(at))
        indices.append(at)
    return lowering.load(view, indices)


def require_zeros(lowering: Lowering, zero_points: Sequence[Any]) -> list[Any]:
    """Zero points of floats, which have to be zeros: other ones are an error (TOSA 1.0, 2.2.1 and the operators' own
    checks). Gives those that nothing is left to do about: none."""
    for each in zero_points:
        if not is_zero(each):
            value = lowering.load(lowering.value(each), [0])
            assert isinstance(value.type, ir.Scalar)
            zero = lowering.op("cmpf.oeq", [value, lowering.constant(0, value.type)], ir.I1)
            lowering.require(zero, "the zero point of floats is zero")
    return []
