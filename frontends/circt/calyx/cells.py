"""What cells compute: those without a state from their inputs at once, those that take cycles from what they were
started with.

Source: the primitives of the Calyx library (core, binary operators, IEEE 754)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from frontends.circuits.bits import divided, resized, shifted
from frontends.mlir.core.bit_patterns import patterns_as
from frontends.mlir.core.constants import float_bits
from frontends.mlir.core.lowering import Lowering
from interp import ir

Values = Sequence[ir.Value]
Combinational = Callable[[Lowering, ir.Scalar, Values], ir.Value]
Pipelined = Callable[[Lowering, dict[str, ir.Value]], dict[str, ir.Value]]
"""From the inputs by name to the outputs by name."""

_PREDICATES = {
    "eq": "eq",
    "neq": "ne",
    "lt": "ult",
    "le": "ule",
    "gt": "ugt",
    "ge": "uge",
    "seq": "eq",
    "sneq": "ne",
    "slt": "slt",
    "sle": "sle",
    "sgt": "sgt",
    "sge": "sge",
}


def _op(name: str) -> Combinational:
    return lambda lowering, type, values: lowering.op(name, list(values), type)


def _comparison(predicate: str) -> Combinational:
    return lambda lowering, type, values: lowering.op(f"cmpi.{predicate}", list(values), ir.I1)


def _shift(name: str) -> Combinational:
    return lambda lowering, type, values: shifted(lowering, name, *values)


def _resize(signed: bool) -> Combinational:
    return lambda lowering, type, values: resized(lowering, values[0], type, signed)


COMBINATIONAL: dict[str, Combinational] = {
    "calyx.std_add": _op("addi"),
    "calyx.std_sub": _op("subi"),
    "calyx.std_and": _op("andi"),
    "calyx.std_or": _op("ori"),
    "calyx.std_xor": _op("xori"),
    "calyx.std_not": lambda lowering, type, values: lowering.opposite(values[0]),
    "calyx.std_wire": lambda lowering, type, values: values[0],
    "calyx.std_lsh": _shift("shli"),
    "calyx.std_rsh": _shift("shrui"),
    "calyx.std_shru": _shift("shrui"),
    "calyx.std_srsh": _shift("shrsi"),
    "calyx.std_mux": lambda lowering, type, values: lowering.select(*values),
    "calyx.std_slice": _resize(False),
    "calyx.std_pad": _resize(False),
    "calyx.std_signext": _resize(True),
    **{f"calyx.std_{name}": _comparison(predicate) for name, predicate in _PREDICATES.items()},
}
"""By the cell's operation: the type of its output, and its inputs in order."""


def _product(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
    left, right = inputs["left"], inputs["right"]
    return {"out": lowering.op("muli", [left, right], left.type)}


def _division(name: str) -> Pipelined:
    def results(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
        return {"out": lowering.op(name, [inputs["left"], inputs["right"]], inputs["left"].type)}

    return results


def _tolerant(name: str) -> Pipelined:
    return lambda lowering, inputs: {"out": divided(lowering, name, inputs["left"], inputs["right"])}


def _signed_remainder(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
    """CIRCT's definition has the sign of the dividend, the library's circuit that of the divisor."""
    raise lowering.unsupported("a signed remainder: its sign is not that of the Calyx library's circuit")


def _float_of(lowering: Lowering, value: ir.Value) -> ir.Value:
    """The number of an IEEE pattern."""
    width = ir.scalar_of(value).width
    if width not in (16, 32, 64):
        raise lowering.unsupported(f"an IEEE number of {width} bits")
    return patterns_as(lowering, value, ir.Scalar(f"f{width}"))


def _to_nearest(lowering: Lowering, inputs: dict[str, ir.Value]) -> None:
    if lowering.constants.get(inputs["roundingMode"]) != 0:
        raise lowering.unsupported("another rounding mode than to the nearest even")


def _float_sum(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
    _to_nearest(lowering, inputs)
    subtracts = inputs["subOp"]
    left, right = (_float_of(lowering, inputs[name]) for name in ("left", "right"))
    total, difference = (lowering.op(name, [left, right], left.type) for name in ("addf", "subf"))
    return {"out": lowering.select(subtracts, difference, total)}


def _float_product(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
    _to_nearest(lowering, inputs)
    left, right = (_float_of(lowering, inputs[name]) for name in ("left", "right"))
    return {"out": lowering.op("mulf", [left, right], left.type)}


def _float_quotient(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
    """Or a square root of the left operand, where `sqrtOp` holds (HardFloat's divSqrtRecFN)."""
    _to_nearest(lowering, inputs)
    left, right = (_float_of(lowering, inputs[name]) for name in ("left", "right"))
    root, quotient = lowering.op("sqrt", [left], left.type), lowering.op("divf", [left, right], left.type)
    return {"out": lowering.select(inputs["sqrtOp"], root, quotient)}


def _float_comparison(lowering: Lowering, inputs: dict[str, ir.Value]) -> dict[str, ir.Value]:
    left, right = (_float_of(lowering, inputs[name]) for name in ("left", "right"))
    names = {"lt": "olt", "eq": "oeq", "gt": "ogt", "unordered": "uno"}
    return {port: lowering.op(f"cmpf.{predicate}", [left, right], ir.I1) for port, predicate in names.items()}


def _integer_of_float(lowering: Lowering, given: ir.Value, signed: int | None, type: ir.Scalar) -> ir.Value:
    """Toward zero (HardFloat's recFNToIN, which the library's circuit asks for an integer with a sign whatever
    `signedOut` is). What is beyond the integers gives the one at that end, and what is no number the greatest."""
    if signed != 1:
        raise lowering.unsupported("an integer without a sign of a float: the Calyx library's circuit gives one with")
    value = _float_of(lowering, given)
    if type.width - 1 >= _EXPONENTS[ir.scalar_of(value).width]:
        raise lowering.unsupported(f"an integer of {type.width} bits of a {value.type}")
    limit = 1 << (type.width - 1)
    kind = ir.scalar_of(value)
    least, beyond = (lowering.constant(float_bits(float(each), kind), kind) for each in (-limit, limit))
    above = lowering.op("cmpf.oge", [value, least], ir.I1)
    below = lowering.op("cmpf.olt", [value, beyond], ir.I1)
    return lowering.either(
        lowering.op("andi", [above, below], ir.I1),
        lambda: lowering.op("fptosi", [value], type),
        lambda: lowering.select(
            lowering.op("cmpf.olt", [value, least], ir.I1),
            lowering.constant(limit, type),
            lowering.constant(limit - 1, type),
        ),
        type,
    )


def _float_of_integer(lowering: Lowering, given: ir.Value, signed: int | None, type: ir.Scalar) -> ir.Value:
    """To the nearest even (HardFloat's iNToRecFN)."""
    if signed is None or type.width not in _EXPONENTS:
        raise lowering.unsupported(f"an IEEE number of {type.width} bits of an integer")
    return lowering.op("sitofp" if signed else "uitofp", [given], ir.Scalar(f"f{type.width}"))


_EXPONENTS = {16: 16, 32: 128, 64: 1024}
"""The power of two that is the first beyond the numbers of so many bits."""
CONVERSIONS: dict[str, Callable[[Lowering, ir.Value, int | None, ir.Scalar], ir.Value]] = {
    "calyx.ieee754.fpToInt": _integer_of_float,
    "calyx.ieee754.intToFp": _float_of_integer,
}
"""From the input, whether the integer has a sign, and the type of the output to that."""
PIPELINED: dict[str, Pipelined] = {
    "calyx.std_mult_pipe": _product,
    "calyx.std_divu_pipe": _division("divui"),
    "calyx.std_divs_pipe": _division("divsi"),
    "calyx.std_remu_pipe": _division("remui"),
    "calyx.std_rems_pipe": _signed_remainder,
    "calyx.ieee754.add": _float_sum,
    "calyx.ieee754.mul": _float_product,
    "calyx.ieee754.divSqrt": _float_quotient,
    "calyx.ieee754.compare": _float_comparison,
}
# What dividing by zero gives is not known, and no fault by itself.
TOLERANT = {
    "calyx.std_divu_pipe": _tolerant("divui"),
    "calyx.std_divs_pipe": _tolerant("divsi"),
    "calyx.std_remu_pipe": _tolerant("remui"),
}
# What a cell that takes cycles is started with.
PIPELINE_INPUTS: dict[str, tuple[str, ...]] = {
    **{f"calyx.std_{name}_pipe": ("left", "right") for name in ("mult", "divu", "divs", "remu", "rems")},
    "calyx.ieee754.add": ("left", "right", "subOp", "roundingMode"),
    "calyx.ieee754.mul": ("left", "right", "roundingMode"),
    "calyx.ieee754.divSqrt": ("left", "right", "sqrtOp", "roundingMode"),
    "calyx.ieee754.compare": ("left", "right"),
    "calyx.ieee754.fpToInt": ("in", "signedOut"),
    "calyx.ieee754.intToFp": ("in", "signedIn"),
}
PIPELINE_OUTPUTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((*PIPELINED, *CONVERSIONS), ("out",)),
    "calyx.ieee754.compare": ("lt", "eq", "gt", "unordered"),
}


def folded(kind: str, values: Values, known: dict[ir.Value, int]) -> ir.Value | int | None:
    """What a gate gives where some of its inputs are known: one of them, a bit, or None where that is not known yet."""
    name = kind.rpartition(".")[2].removeprefix("std_")
    if any(value.type != ir.I1 for value in values):
        return None
    bits = [known.get(value) for value in values]
    if name == "not":
        return None if bits[0] is None else 1 - bits[0]
    if name not in ("and", "or", "xor"):
        return None
    if name == "xor":
        flips = sum(each for each in bits if each is not None) % 2
        left = [value for value, each in zip(values, bits, strict=True) if each is None]
        return flips if not left else left[0] if len(left) == 1 and not flips else None
    decides = 0 if name == "and" else 1
    if decides in bits:
        return decides
    left = [value for value, each in zip(values, bits, strict=True) if each is None]
    return 1 - decides if not left else left[0] if len(left) == 1 else None


def inputs_of(kind: str, ports: dict[str, Any]) -> list[Any]:
    """The inputs of a cell without a state, in order."""
    return [value for name, value in ports.items() if name != "out"]
