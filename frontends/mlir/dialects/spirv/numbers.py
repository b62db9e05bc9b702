"""The spirv dialect: what computes with numbers and vectors, as the specification of SPIR-V and of its instruction sets
GLSL.std.450 and OpenCL.std has it. Modules and structured control are not modelled.

What the specification calls an undefined value is some number, each time another. Its floats round and flush as the
environment says: here as IEEE 754 has it, and functions are those of the math dialect, which is assumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.mlir.core.bit_patterns import reversed_bits
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import emit_scalar_operation, for_each_element, number_where
from interp import ir
from interp.ir.floats import FLOAT_FORMATS

_ORDERED = (("LessThan", "lt"), ("LessThanEqual", "le"), ("GreaterThan", "gt"), ("GreaterThanEqual", "ge"))
_INTEGERS = {
    "IAdd": "addi",
    "ISub": "subi",
    "IMul": "muli",
    "UDiv": "divui",
    "SDiv": "divsi",
    "UMod": "remui",
    "BitwiseAnd": "andi",
    "BitwiseOr": "ori",
    "BitwiseXor": "xori",
    "BitCount": "ctpop",
    "LogicalAnd": "andi",
    "LogicalOr": "ori",
    "LogicalNotEqual": "cmpi.ne",
    "LogicalEqual": "cmpi.eq",
    "IEqual": "cmpi.eq",
    "INotEqual": "cmpi.ne",
    **{f"{sign.upper()}{name}": f"cmpi.{sign}{predicate}" for sign in ("s", "u") for name, predicate in _ORDERED},
    "GL.SMax": "maxsi",
    "GL.SMin": "minsi",
    "GL.UMax": "maxui",
    "GL.UMin": "minui",
    "CL.s_max": "maxsi",
    "CL.s_min": "minsi",
    "CL.u_max": "maxui",
    "CL.u_min": "minui",
}
_FLOATS = {
    "FAdd": "addf",
    "FSub": "subf",
    "FMul": "mulf",
    "FDiv": "divf",
    "FNegate": "negf",
    **{
        f"F{kind}{name}": f"cmpf.{'o' if kind == 'Ord' else 'u'}{predicate}"
        for kind in ("Ord", "Unord")
        for name, predicate in (("Equal", "eq"), ("NotEqual", "ne"), *_ORDERED)
    },
    "Ordered": "cmpf.ord",
    "Unordered": "cmpf.uno",
    "ConvertSToF": "sitofp",
    "ConvertUToF": "uitofp",
    "GL.FAbs": "absf",
    "GL.InverseSqrt": "rsqrt",
    "CL.fabs": "absf",
    "CL.fma": "fma",
    **{
        f"{of}.{name if of == 'CL' else name.capitalize()}": name
        for of in ("GL", "CL")
        for name in ("ceil", "floor", "sqrt", "sin", "cos", "exp", "log", "tanh")
    },
    "CL.rsqrt": "rsqrt",
    "CL.erf": "erf",
}
ASSUMED = "spirv: floats round as IEEE 754 has it, keep small numbers, and functions are those of math"
_SHIFTS = {"ShiftLeftLogical": "shli", "ShiftRightLogical": "shrui", "ShiftRightArithmetic": "shrsi"}

Compute = Callable[[Lowering, Sequence[ir.Value], ir.Scalar], ir.Value]


def _named(names: Sequence[str]) -> list[str]:
    return [f"spirv.{name}" for name in names]


@handles(*_named(list(_INTEGERS)))
def _integer(lowering: Lowering, operation: Any) -> None:
    emit_scalar_operation(lowering, operation, _INTEGERS[operation.name.removeprefix("spirv.")])


@handles(*_named(list(_FLOATS)))
def _float(lowering: Lowering, operation: Any) -> None:
    lowering.assumptions.add(ASSUMED)
    emit_scalar_operation(lowering, operation, _FLOATS[operation.name.removeprefix("spirv.")])


def _each(lowering: Lowering, operation: Any, compute: Compute) -> None:
    """The elements of a result, each from those of the operands."""
    for_each_element(lowering, operation, lambda elements, types: [compute(lowering, elements, types[0])])


@handles("spirv.GL.Fma")
def _multiply_add(lowering: Lowering, operation: Any) -> None:
    """Nothing is said of how often it rounds, but where it is decorated (SPIR-V Extended Instructions for GLSL)."""
    lowering.assumptions.add(ASSUMED)
    _each(lowering, operation, lambda to, given, type: to.op("fma", list(given), type, ("splits",)))


@handles("spirv.SNegate")
def _negate(lowering: Lowering, operation: Any) -> None:
    _each(lowering, operation, lambda to, given, type: _negative(to, given[0], type))


@handles("spirv.Not", "spirv.LogicalNot")
def _not(lowering: Lowering, operation: Any) -> None:
    _each(lowering, operation, lambda to, given, type: to.op("xori", [given[0], to.constant(-1, type)], type))


@handles("spirv.GL.SAbs", "spirv.CL.s_abs")
def _absolute(lowering: Lowering, operation: Any) -> None:
    """That of the lowest number is itself."""

    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        is_less = lowering.op("cmpi.slt", [given[0], lowering.constant(0, type)], ir.I1)
        return lowering.select(is_less, _negative(lowering, given[0], type), given[0])

    _each(lowering, operation, compute)


def _negative(lowering: Lowering, value: ir.Value, type: ir.Scalar) -> ir.Value:
    return lowering.op("subi", [lowering.constant(0, type), value], type)


@handles("spirv.SRem", "spirv.SMod")
def _remainder(lowering: Lowering, operation: Any) -> None:
    """Of the sign of the dividend, or of the divisor; undefined where the quotient leaves the type."""

    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        lowest, minus_one = lowering.constant(1 << (type.width - 1), type), lowering.constant(-1, type)
        fits = (
            lowering.op("cmpi.ne", [given[0], lowest], ir.I1),
            lowering.op("cmpi.ne", [given[1], minus_one], ir.I1),
        )
        lowering.require(lowering.op("ori", list(fits), ir.I1), "the quotient of a remainder does not overflow")
        remainder = lowering.op("remsi", list(given), type)
        if operation.name == "spirv.SRem":
            return remainder
        zero = lowering.constant(0, type)
        signs = [lowering.op("cmpi.slt", [each, zero], ir.I1) for each in (remainder, given[1])]
        moves = lowering.op(
            "andi",
            [lowering.op("cmpi.ne", [remainder, zero], ir.I1), lowering.op("xori", signs, ir.I1)],
            ir.I1,
        )
        return lowering.select(moves, lowering.op("addi", [remainder, given[1]], type), remainder)

    _each(lowering, operation, compute)


@handles(*_named(list(_SHIFTS)))
def _shift(lowering: Lowering, operation: Any) -> None:
    """By the width and more some number."""
    name = _SHIFTS[operation.name.removeprefix("spirv.")]

    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        value, amount = given
        assert isinstance(amount.type, ir.Scalar)
        if amount.type.width > type.width:
            raise lowering.unsupported(f"a shift of {type} by {amount.type}")
        if amount.type.width < type.width:
            amount = lowering.op("extui", [amount], type)
        return lowering.op("freeze", [lowering.op(name, [value, amount], type)], type)

    _each(lowering, operation, compute)


@handles("spirv.IsNan")
def _is_nan(lowering: Lowering, operation: Any) -> None:
    _each(lowering, operation, lambda to, given, type: to.op("cmpf.uno", [given[0], given[0]], type))


@handles("spirv.IsFinite")
def _is_finite(lowering: Lowering, operation: Any) -> None:
    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        size, infinity = _size_and_infinity(lowering, given[0])
        return lowering.op("cmpf.olt", [size, infinity], type)

    _each(lowering, operation, compute)


@handles("spirv.IsInf")
def _is_infinite(lowering: Lowering, operation: Any) -> None:
    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        return lowering.op("cmpf.oeq", list(_size_and_infinity(lowering, given[0])), type)

    _each(lowering, operation, compute)


def _size_and_infinity(lowering: Lowering, value: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The absolute value of a float, and the infinity of its type."""
    of = value.type
    if not isinstance(of, ir.Scalar) or of.name not in FLOAT_FORMATS:
        raise lowering.unsupported(f"elements of type {of}")
    return lowering.op("absf", [value], of), lowering.constant(FLOAT_FORMATS[of.name].infinity, of)


@handles("spirv.BitReverse")
def _reversed(lowering: Lowering, operation: Any) -> None:
    _each(lowering, operation, lambda to, given, type: reversed_bits(to, given[0]))


@handles("spirv.BitFieldInsert", "spirv.BitFieldSExtract", "spirv.BitFieldUExtract")
def _bit_field(lowering: Lowering, operation: Any) -> None:
    """So many bits from an offset on, both the same for all components. Some number where they are not all in there."""
    count, offset = lowering.flat(list(operation.operands)[-1:-3:-1])
    whole, *others = (lowering.parts(each) for each in list(operation.operands)[:-2])
    kind = operation.name.removeprefix("spirv.BitField")
    lowering.bind_parts(
        operation.results[0],
        [_field(lowering, kind, list(each), offset, count) for each in zip(whole, *others, strict=True)],
    )


def _field(lowering: Lowering, kind: str, given: list[ir.Value], offset: ir.Value, count: ir.Value) -> ir.Value:
    type = given[0].type
    assert isinstance(type, ir.Scalar)
    wide = ir.Scalar(f"i{max(64, 2 * type.width)}")
    width = lowering.constant(type.width, wide)
    at, size = (_widened(lowering, each, wide) for each in (offset, count))
    # Neither is so large that their sum would wrap around where one alone is no more than the width.
    fits = [lowering.op("cmpi.ule", [each, width], ir.I1) for each in (at, size)]
    fits.append(lowering.op("cmpi.ule", [lowering.op("addi", [at, size], wide), width], ir.I1))
    inside = lowering.op("andi", [lowering.op("andi", fits[:2], ir.I1), fits[2]], ir.I1)
    one, all_ones = lowering.constant(1, wide), lowering.constant(-1, wide)
    mask = lowering.op("addi", [lowering.op("shli", [one, size], wide), all_ones], wide)
    bits = lowering.op("extui", [given[0]], wide)
    if kind == "Insert":
        inserted = lowering.op("andi", [lowering.op("extui", [given[1]], wide), mask], wide)
        there = lowering.op("xori", [lowering.op("shli", [mask, at], wide), all_ones], wide)
        found = lowering.op("ori", [lowering.op("andi", [bits, there], wide), _shifted(lowering, inserted, at)], wide)
    else:
        found = lowering.op("andi", [lowering.op("shrui", [bits, at], wide), mask], wide)
    if kind == "SExtract":
        # The highest bit of the field stands for all above it: those of a field without bits are 0.
        sign = lowering.op("shrui", [lowering.op("addi", [mask, one], wide), one], wide)
        found = lowering.op("subi", [lowering.op("xori", [found, sign], wide), sign], wide)
    return number_where(lowering, inside, lowering.op("trunci", [found], type))


def _shifted(lowering: Lowering, value: ir.Value, amount: ir.Value) -> ir.Value:
    return lowering.op("shli", [value, amount], value.type)


def _widened(lowering: Lowering, value: ir.Value, wide: ir.Scalar) -> ir.Value:
    """An offset or a number of bits, which have no sign (OpBitFieldInsert)."""
    return value if value.type == wide else lowering.op("extui", [value], wide)


@handles("spirv.GL.FMin", "spirv.GL.FMax")
def _extreme(lowering: Lowering, operation: Any) -> None:
    """Either zero of two, and either operand where one is no number (GLSL.std.450)."""
    lowering.assumptions.add(ASSUMED)
    is_least = operation.name == "spirv.GL.FMin"

    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        left, right = given
        chosen = lowering.op("cmpf.olt", [right, left] if is_least else [left, right], ir.I1)
        differ = lowering.op("cmpf.one", [left, right], ir.I1)

        def either() -> ir.Value:
            return lowering.select(lowering.op("freeze", [lowering.undefined(ir.I1)], ir.I1), left, right)

        return lowering.either(differ, lambda: lowering.select(chosen, right, left), either, type)

    _each(lowering, operation, compute)


@handles("spirv.CL.fmin", "spirv.CL.fmax")
def _extreme_of_numbers(lowering: Lowering, operation: Any) -> None:
    """The second one where it is beyond the first, else the first; the other one where one is none (OpenCL.std)."""
    lowering.assumptions.add(ASSUMED)
    is_least = operation.name == "spirv.CL.fmin"

    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        left, right = given
        beyond = lowering.op("cmpf.olt", [right, left] if is_least else [left, right], ir.I1)
        found = lowering.select(beyond, right, left)
        return lowering.select(lowering.op("cmpf.uno", [left, left], ir.I1), right, found)

    _each(lowering, operation, compute)


@handles("spirv.SConvert", "spirv.UConvert", "spirv.FConvert")
def _convert(lowering: Lowering, operation: Any) -> None:
    wider, narrower = {"S": ("extsi", "trunci"), "U": ("extui", "trunci"), "F": ("extf", "truncf")}[operation.name[6]]
    if wider == "extf":
        lowering.assumptions.add(ASSUMED)

    def compute(lowering: Lowering, given: Sequence[ir.Value], type: ir.Scalar) -> ir.Value:
        of = given[0].type
        assert isinstance(of, ir.Scalar)
        if of.width == type.width or not of.width * type.width:
            raise lowering.unsupported(f"a conversion from {of} to {type}")
        return lowering.op(wider if of.width < type.width else narrower, [given[0]], type)

    _each(lowering, operation, compute)
