"""Operations on each element of tensors of one rank, dimensions of size 1 being stretched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.mlir.dialects.tosa.operands import (
    attribute_constant,
    broadcast_sizes,
    element_at,
    ignores_nans,
    is_nan,
    is_zero,
    require_zeros,
)
from frontends.mlir.dialects.tosa.rescaling import clamped, scaled
from interp import ir
from interp.ir.floats import FLOAT_FORMATS

Compute = Callable[[Lowering, Any, list[ir.Value], ir.Scalar], ir.Value]

# name: the scalar operation on floats, and that on integers; None where there is none
_PLAIN: dict[str, tuple[str | None, str | None]] = {
    "abs": ("absf", "absi"),
    "add": ("addf", "addi"),
    "sub": ("subf", "subi"),
    "bitwise_and": (None, "andi"),
    "bitwise_or": (None, "ori"),
    "bitwise_xor": (None, "xori"),
    "logical_and": (None, "andi"),
    "logical_or": (None, "ori"),
    "logical_xor": (None, "xori"),
    "logical_left_shift": (None, "shli"),
    "logical_right_shift": (None, "shrui"),
    "clz": (None, "ctlz"),
    "intdiv": (None, "divsi"),
    "maximum": ("maximumf", "maxsi"),
    "minimum": ("minimumf", "minsi"),
    "pow": ("powf", None),
    "ceil": ("ceil", None),
    "floor": ("floor", None),
    "exp": ("exp", None),
    "log": ("log", None),
    "erf": ("erf", None),
    "sin": ("sin", None),
    "cos": ("cos", None),
    "tanh": ("tanh", None),
    "rsqrt": ("rsqrt", None),
    "equal": ("cmpf.oeq", "cmpi.eq"),
    "greater": ("cmpf.ogt", "cmpi.sgt"),
    "greater_equal": ("cmpf.oge", "cmpi.sge"),
}


def _lower(lowering: Lowering, operation: Any, count: int, compute: Compute) -> None:
    """A new tensor, each element of it computed from those of the first `count` operands."""
    views = [lowering.value(each) for each in list(operation.operands)[:count]]
    sizes = broadcast_sizes(lowering, views)
    buffer = lowering.tensors.result(operation, sizes)
    type = lowering.type(operation.results[0].type)
    assert isinstance(type, ir.View)
    with lowering.loops(lowering.sizes(buffer)) as point:
        elements = [element_at(lowering, view, point, sizes) for view in views]
        lowering.store(compute(lowering, operation, elements, type.element), buffer, point)


def _scalar(value: ir.Value) -> ir.Scalar:
    assert isinstance(value.type, ir.Scalar)
    return value.type


@handles(*(f"tosa.{name}" for name in _PLAIN), attributes=("nan_mode",))
def _plain(lowering: Lowering, operation: Any) -> None:
    on_floats, on_integers = _PLAIN[operation.name.removeprefix("tosa.")]

    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        name = on_floats if _scalar(elements[0]).is_float else on_integers
        if name is None:  # MLIR takes it, and TOSA does not say what it is
            given = ", ".join(str(each.type) for each in elements)
            return unknown(lowering, f"{operation.name} of {given}", elements, type)
        result = lowering.op(name, elements, type)
        if not without_nans or not type.is_float:
            return result
        left, right = elements
        result = lowering.select(is_nan(lowering, left), right, result)
        return lowering.select(is_nan(lowering, right), left, result)

    without_nans = ignores_nans(lowering, operation)
    _lower(lowering, operation, len(operation.operands), compute)


@handles("tosa.bitwise_not", "tosa.logical_not")
def _not(lowering: Lowering, operation: Any) -> None:
    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        return lowering.op("xori", [elements[0], lowering.constant(-1, type)], type)

    _lower(lowering, operation, 1, compute)


@handles("tosa.arithmetic_right_shift", attributes=("round",))
def _arithmetic_right_shift(lowering: Lowering, operation: Any) -> None:
    """Rounded, the last bit that is shifted out is added."""
    rounds = bool(operation.attributes["round"].value)

    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        result = lowering.op("shrsi", elements, type)
        if not rounds:
            return result
        value, shift = elements
        some = lowering.op("cmpi.sgt", [shift, lowering.constant(0, type)], ir.I1)
        less = lowering.op("subi", [shift, lowering.constant(1, type)], type)
        last = lowering.op("trunci", [lowering.op("shrsi", [value, less], type)], ir.I1)
        last = lowering.select(some, last, lowering.constant(0, ir.I1))
        return lowering.op("addi", [result, lowering.op("extui", [last], type)], type)

    _lower(lowering, operation, 2, compute)


@handles("tosa.mul")
def _mul(lowering: Lowering, operation: Any) -> None:
    """The third operand shifts products of integers, which are rounded."""
    shift = operation.operands[2] if len(operation.operands) > 2 and not is_zero(operation.operands[2]) else None

    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        if shift is not None:
            if any(each.name != "i32" for each in (type, *map(_scalar, elements))):
                raise lowering.unsupported(f"a shifted product of type {type}")
            left, right = elements
            return scaled(lowering, left, right, lowering.load(lowering.value(shift), [0]), False)
        if type.is_float:
            return lowering.op("mulf", elements, type)
        wide = [each if each.type == type else lowering.op("extsi", [each], type) for each in elements]
        return lowering.op("muli", wide, type)

    _lower(lowering, operation, 2, compute)


@handles("tosa.negate")
def _negate(lowering: Lowering, operation: Any) -> None:
    """The zero points of the input and of the result are added to a negative integer before it is bounded."""
    zero_points = list(operation.operands)[1:]

    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        if type.is_float:
            require_zeros(lowering, zero_points)
            return lowering.op("negf", elements, type)
        if type.width not in (8, 16, 32):
            raise lowering.unsupported(f"elements of type {type}")
        wide = ir.Scalar(f"i{2 * type.width}")
        sum_ = lowering.constant(0, wide)
        for each in zero_points:
            point = lowering.op("extsi", [lowering.load(lowering.value(each), [0])], wide)
            sum_ = lowering.op("addi", [sum_, point], wide)
        negative = lowering.op("subi", [sum_, lowering.op("extsi", elements, wide)], wide)
        return clamped(lowering, negative, type)

    _lower(lowering, operation, 1, compute)


def _one(lowering: Lowering, type: ir.Scalar) -> ir.Value:
    if type.name not in FLOAT_FORMATS:
        raise lowering.unsupported(f"elements of type {type}")
    return lowering.constant(FLOAT_FORMATS[type.name].one, type)


@handles("tosa.reciprocal")
def _reciprocal(lowering: Lowering, operation: Any) -> None:
    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        return lowering.op("divf", [_one(lowering, type), elements[0]], type)

    _lower(lowering, operation, 1, compute)


@handles("tosa.sigmoid")
def _sigmoid(lowering: Lowering, operation: Any) -> None:
    """1 / (exp(-x) + 1)."""

    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        one = _one(lowering, type)
        power = lowering.op("exp", [lowering.op("negf", elements, type)], type)
        return lowering.op("divf", [one, lowering.op("addf", [power, one], type)], type)

    _lower(lowering, operation, 1, compute)


@handles("tosa.clamp", attributes=("min_val", "max_val", "nan_mode"))
def _clamp(lowering: Lowering, operation: Any) -> None:
    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        least, most = (
            attribute_constant(lowering, operation.attributes[f"{each}_val"], type) for each in ("min", "max")
        )
        if type.is_float:
            result = lowering.op("maximumf", [lowering.op("minimumf", [elements[0], most], type), least], type)
            return lowering.select(is_nan(lowering, elements[0]), least, result) if without_nans else result
        return lowering.op("minsi", [most, lowering.op("maxsi", [least, elements[0]], type)], type)

    without_nans = ignores_nans(lowering, operation)
    _lower(lowering, operation, 1, compute)


@handles("tosa.select")
def _select(lowering: Lowering, operation: Any) -> None:
    def compute(lowering: Lowering, operation: Any, elements: list[ir.Value], type: ir.Scalar) -> ir.Value:
        return lowering.select(*elements)

    _lower(lowering, operation, 3, compute)


# -- casts -------------------------------------------------------------------------------------------------------------


@handles("tosa.cast")
def _cast(lowering: Lowering, operation: Any) -> None:
    _lower(lowering, operation, 1, lambda lowering, _, elements, type: _converted(lowering, elements[0], type))


def _converted(lowering: Lowering, value: ir.Value, to: ir.Scalar) -> ir.Value:
    """Floats become the nearest integer, or the nearest that there is; integers are cut off."""
    given = _scalar(value)
    if given == to:
        return value
    if given.is_float:
        if to.is_float:
            return lowering.op("extf" if to.width > given.width else "truncf", [value], to)
        if to.width == 1:
            return lowering.op("cmpf.une", [value, lowering.constant(0, given)], to)
        return _nearest_integer(lowering, value, to)
    if to.is_float:
        return lowering.op("uitofp" if given.width == 1 else "sitofp", [value], to)
    if to.width == 1:
        return lowering.op("cmpi.ne", [value, lowering.constant(0, given)], to)
    if to.width < given.width:
        return lowering.op("trunci", [value], to)
    return lowering.op("extui" if given.width == 1 else "extsi", [value], to)


def _power_of_two(type: ir.Scalar, exponent: int, negative: bool) -> int | None:
    """The pattern of a power of two; None where the type is not known or has no such number."""
    format = FLOAT_FORMATS.get(type.name)
    if format is None or exponent > format.bias:
        return None
    return (format.sign if negative else 0) | format.power_of_two(exponent)


def _nearest_integer(lowering: Lowering, value: ir.Value, to: ir.Scalar) -> ir.Value:
    given = _scalar(value)
    lowest = _power_of_two(given, to.width - 1, True)
    beyond = _power_of_two(given, to.width - 1, False)
    if lowest is None or beyond is None:
        raise lowering.unsupported(f"a conversion from {given} to {to}")
    rounded = lowering.op("roundeven", [value], given)
    mantissa, bias = FLOAT_FORMATS[given.name].fraction_bits, FLOAT_FORMATS[given.name].bias
    digits = to.width - 1
    if digits <= mantissa + 1:
        highest = (digits - 1 + bias) << mantissa | ((1 << (digits - 1)) - 1) << (mantissa - digits + 1)
        bounded = lowering.op("minimumf", [rounded, lowering.constant(highest, given)], given)
        bounded = lowering.op("maximumf", [bounded, lowering.constant(lowest, given)], given)
        return lowering.op("fptosi", [bounded], to)
    bounded = lowering.op("maximumf", [rounded, lowering.constant(lowest, given)], given)
    number = lowering.op("fptosi", [bounded], to)
    too_large = lowering.op("cmpf.uge", [rounded, lowering.constant(beyond, given)], ir.I1)
    return lowering.select(too_large, lowering.constant((1 << (to.width - 1)) - 1, to), number)
