"""The operations of aievec on the lanes of vectors whose meaning its documentation gives.

Source: AIEVecOps.td, and AIEVecToLLVM.cpp for what that leaves out: integers have signs where they are compared,
multiplied or widened. What rounds, saturates or looks numbers up is not modelled."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from frontends.circuits.bits import bit, choose, scalar_of
from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.vector.shape import element_type, shape_of
from interp import ir

_REGISTER = 64  # bytes
Lanes = Sequence[ir.Value]


def _flag(operation: Any, name: str) -> bool:
    return name in operation.attributes and bool(operation.attributes[name].value)


def _number(operation: Any, name: str) -> int:
    return int(operation.attributes[name].value) if name in operation.attributes else 0


def _types(lowering: Lowering, operation: Any) -> tuple[ir.Scalar, ir.Scalar]:
    """The types of the lanes of the first operand and of the result."""
    return element_type(lowering, operation.operands[0].type), element_type(lowering, operation.results[0].type)


def _bind(lowering: Lowering, operation: Any, lanes: Lanes) -> None:
    """Raises `Unsupported` where these are not the lanes of the result."""
    types = lowering.part_types(operation.results[0].type)
    if [each.type for each in lanes] != list(types):
        raise lowering.unsupported(f"{len(lanes)} lanes for a {operation.results[0].type}")
    lowering.bind_parts(operation.results[0], list(lanes))


def _pairs(lowering: Lowering, operation: Any) -> list[tuple[ir.Value, ir.Value]]:
    """The lanes of two operands. Raises `Unsupported` where they are of two types."""
    left, right = (lowering.parts(each) for each in list(operation.operands)[:2])
    if [each.type for each in left] != [each.type for each in right]:
        raise lowering.unsupported("operands of different types")
    return list(zip(left, right, strict=True))


def _lane_by_lane(integer: str, real: str = "") -> Callable[[Lowering, Any], None]:
    def lower(lowering: Lowering, operation: Any) -> None:
        type, _ = _types(lowering, operation)
        name = integer if type.is_integer else real
        if not name:
            raise lowering.unsupported(f"lanes of type {type}")
        _bind(lowering, operation, [lowering.op(name, pair, type) for pair in map(list, _pairs(lowering, operation))])

    return lower


for _name, _operations in {
    "add_elem": ("addi", "addf"),
    "sub_elem": ("subi", "subf"),
    "min": ("minsi",),
    "max": ("maxsi",),
    "band": ("andi",),
    "bor": ("ori",),
    "bxor": ("xori",),
}.items():
    handles(f"aievec.{_name}")(_lane_by_lane(*_operations))


@handles("aievec.mul_elem")
def _product(lowering: Lowering, operation: Any) -> None:
    """In the type of the result, in which that of two integers of the operands' types, or of two numbers in bf16, is
    exact or wraps around."""
    type, wide = _types(lowering, operation)
    if type.is_integer and wide.is_integer and type.width < wide.width:
        widen, multiply = "extsi", "muli"
    elif (type, wide) == (ir.Scalar("bf16"), ir.Scalar("f32")):
        widen, multiply = "extf", "mulf"
    else:
        raise lowering.unsupported(f"products of {type} in {wide}")
    lanes = []
    for left, right in _pairs(lowering, operation):
        factors = [lowering.op(widen, [each], wide) for each in (left, right)]
        lanes.append(lowering.op(multiply, factors, wide))
    _bind(lowering, operation, lanes)


@handles("aievec.neg")
def _negation(lowering: Lowering, operation: Any) -> None:
    type, _ = _types(lowering, operation)
    zero = lowering.constant(0, type)
    parts = lowering.parts(operation.operands[0])
    if type.is_integer:
        lanes = [lowering.op("subi", [zero, each], type) for each in parts]
    else:
        lanes = [lowering.op("negf", [each], type) for each in parts]
    _bind(lowering, operation, lanes)


@handles("aievec.bneg")
def _inversion(lowering: Lowering, operation: Any) -> None:
    type, _ = _types(lowering, operation)
    if not type.is_integer:
        raise lowering.unsupported(f"the bits of {type}")
    ones = lowering.constant(-1, type)
    _bind(
        lowering, operation, [lowering.op("xori", [each, ones], type) for each in lowering.parts(operation.operands[0])]
    )


# -- lanes that go elsewhere -------------------------------------------------------------------------------------------


@handles("aievec.broadcast_scalar")
def _splat(lowering: Lowering, operation: Any) -> None:
    count = len(lowering.part_types(operation.results[0].type))
    _bind(lowering, operation, lowering.parts(operation.operands[0]) * count)


@handles("aievec.broadcast", attributes=("idx",))
def _broadcast(lowering: Lowering, operation: Any) -> None:
    parts, at = lowering.parts(operation.operands[0]), _number(operation, "idx")
    if not 0 <= at < len(parts):
        raise lowering.unsupported(f"lane {at} of {len(parts)}")
    _bind(lowering, operation, [parts[at]] * len(lowering.part_types(operation.results[0].type)))


@handles("aievec.concat")
def _concatenation(lowering: Lowering, operation: Any) -> None:
    _bind(lowering, operation, [part for each in operation.operands for part in lowering.parts(each)])


@handles("aievec.ext", attributes=("index",))
def _part(lowering: Lowering, operation: Any) -> None:
    parts, at = lowering.parts(operation.operands[0]), _number(operation, "index")
    count = len(lowering.part_types(operation.results[0].type))
    if "index" not in operation.attributes or at < 0 or (at + 1) * count > len(parts) or len(parts) % count:
        raise lowering.unsupported(f"part {at} of {count} lanes of {len(parts)}")
    _bind(lowering, operation, parts[at * count : (at + 1) * count])


@handles("aievec.ext_elem")
def _element(lowering: Lowering, operation: Any) -> None:
    """Beyond the lanes there is nothing that is known."""
    parts, index = lowering.parts(operation.operands[0]), lowering.value(operation.operands[1])
    type, made = _types(lowering, operation)
    if type != made:
        raise lowering.unsupported(f"a lane of type {type} as {made}")
    found = lowering.undefined(type)
    for at, part in enumerate(parts):
        here = lowering.op(
            "cmpi.eq", [index, lowering.constant(at, lowering.scalar(operation.operands[1].type))], ir.I1
        )
        found = choose(lowering, here, part, found)
    lowering.bind(operation.results[0], found)


@handles("aievec.shift", attributes=("isAcc",))
def _shift(lowering: Lowering, operation: Any) -> None:
    """Two registers are one of 128 bytes, of which 64 are taken from the one of the number `shift` on."""
    first, second, number = operation.operands
    lanes = [*lowering.parts(first), *lowering.parts(second)]
    type, _ = _types(lowering, operation)
    amount, count = lowering.value(number), len(lanes) // 2
    if type.width % 8 or count * type.width != 8 * _REGISTER or _flag(operation, "isAcc"):
        raise lowering.unsupported("a shift of something else than two registers")
    _pairs(lowering, operation)
    by = lowering.constants.get(amount)
    if by is None:
        _bind(lowering, operation, _shifted(lowering, lanes, type, amount))
        return
    at, rest = divmod(by * 8, type.width)
    if rest or not 0 <= at <= count:
        raise lowering.unsupported(f"a shift by {by} bytes of lanes of type {type}")
    _bind(lowering, operation, lanes[at : at + count])


def _shifted(lowering: Lowering, lanes: Lanes, type: ir.Scalar, amount: ir.Value) -> list[ir.Value]:
    """The same by so many bytes, at most a register; beyond that there is nothing that is known."""
    found = recast(lowering, lanes, ir.Scalar("i8"), f"the bytes of {type}")
    bits = scalar_of(amount)
    for exponent in range(_REGISTER.bit_length()):
        by = 1 << exponent
        moves = bit(lowering, amount, exponent)
        rest = [*found[by:], *found[:by]]  # the first ones come to the end, where they are not taken
        found = [choose(lowering, moves, new, old) for new, old in zip(rest, found, strict=True)]
    within = lowering.op("cmpi.ule", [amount, lowering.constant(_REGISTER, bits)], ir.I1)
    moved = recast(lowering, found[:_REGISTER], type, f"the bytes of {type}")
    return [choose(lowering, within, each, lowering.undefined(type)) for each in moved]


@handles("aievec.shuffle", attributes=("mode",))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    """A matrix of so many rows and columns is transposed. Of two registers one half of it is given."""
    mode = _MODE.search(str(operation.attributes["mode"]))
    lanes = [part for each in operation.operands for part in lowering.parts(each)]
    type, _ = _types(lowering, operation)
    if mode is None:
        raise lowering.unsupported(f"the mode {operation.attributes['mode']}")
    width, rows, columns = (int(each) for each in mode.groups()[:3])
    half, registers = mode[4], len(operation.operands)
    whole = 8 * _REGISTER * registers
    together = width // type.width if not width % type.width else 0
    if (
        not together
        or rows * columns * width != whole
        or len(lanes) * type.width != whole
        or (registers > 1) != bool(half)
    ):
        raise lowering.unsupported(f"the mode {mode[0]} of lanes of type {type}")
    order = [row * columns + column for column in range(columns) for row in range(rows)]
    found = [lanes[at * together + lane] for at in order for lane in range(together)]
    count = len(found) // registers
    _bind(lowering, operation, found[count:] if half == "_hi" else found[:count])


_MODE = re.compile(r"\bt(\d+)_(\d+)x(\d+)(_lo|_hi)?(?![\w])")


@handles("aievec.matmul", "aievec.matmul_aie2p")
def _matrix_product(lowering: Lowering, operation: Any) -> None:
    """The sums of integers are the same in any order, and those of numbers in bf16 are in one that nothing says."""
    left, right, _ = operation.operands
    (rows, inner), (again, columns) = shape_of(lowering, left.type), shape_of(lowering, right.type)
    wide = element_type(lowering, operation.results[0].type)
    types = [element_type(lowering, each.type) for each in (left, right)]
    if all(each.is_integer and each.width < wide.width for each in types) and wide.is_integer:
        widen, multiply, add = "extsi", "muli", "addi"
    elif set(types) == {ir.Scalar("bf16")} and wide == ir.Scalar("f32"):
        widen, multiply, add = "extf", "mulf", "addf"
        lowering.unordered_sums.append(lowering.place)
    else:
        raise lowering.unsupported(f"a product of {left.type} and {right.type} in {wide}")
    factors = [[lowering.op(widen, [part], wide) for part in lowering.parts(each)] for each in (left, right)]
    sums = lowering.parts(operation.operands[2])
    if len(sums) != rows * columns or inner != again:
        raise lowering.unsupported(f"{len(sums)} sums of {rows} rows and {columns} columns")
    lanes = []
    for at, total in enumerate(sums):
        row, column = divmod(at, columns)
        for number in range(inner):
            pair = [factors[0][row * inner + number], factors[1][number * columns + column]]
            total = lowering.op(add, [total, lowering.op(multiply, pair, wide)], wide)
        lanes.append(total)
    _bind(lowering, operation, lanes)


# -- types and choices -------------------------------------------------------------------------------------------------


@handles("aievec.cast", attributes=("isResAcc",))
def _cast(lowering: Lowering, operation: Any) -> None:
    """From a vector to an accumulator or back, of the same values."""
    _bind(lowering, operation, lowering.parts(operation.operands[0]))


@handles("aievec.ups", attributes=("shift",))
def _upshift(lowering: Lowering, operation: Any) -> None:
    """To an accumulator, in which there is room for more bits."""
    type, wide = _types(lowering, operation)
    by, parts = _number(operation, "shift"), lowering.parts(operation.operands[0])
    if (type, wide, by) == (ir.Scalar("bf16"), ir.Scalar("f32"), 0):
        lanes = [lowering.op("extf", [each], wide) for each in parts]
    elif type.is_integer and wide.is_integer and 0 <= by <= wide.width - type.width:
        amount = lowering.constant(by, wide)
        lanes = [lowering.op("extsi", [each], wide) for each in parts]
        lanes = [lowering.op("shli", [each, amount], wide) for each in lanes] if by else lanes
    else:
        raise lowering.unsupported(f"{type} shifted by {by} as {wide}")
    _bind(lowering, operation, lanes)


@handles("aievec.cmp", attributes=("pred",))
def _comparison(lowering: Lowering, operation: Any) -> None:
    """A bit for each lane, that of the first one the lowest."""
    predicate = str(operation.attributes["pred"].value) if "pred" in operation.attributes else ""
    type = element_type(lowering, operation.operands[0].type)
    made = _mask(lowering, operation.results[0], len(lowering.parts(operation.operands[0])))
    if not type.is_integer or predicate not in _PREDICATES:
        raise lowering.unsupported(f"a comparison '{predicate}' of {type}")
    found = lowering.constant(0, made)
    for at, pair in enumerate(_pairs(lowering, operation)):
        holds = lowering.op("extui", [lowering.op(f"cmpi.{predicate}", list(pair), ir.I1)], made)
        found = lowering.op("ori", [found, lowering.op("shli", [holds, lowering.constant(at, made)], made)], made)
    lowering.bind(operation.results[0], found)


_PREDICATES = ("eq", "ne", "slt", "ult", "sle", "ule", "sgt", "ugt", "sge", "uge")


@handles("aievec.sel")
def _selection(lowering: Lowering, operation: Any) -> None:
    """The lane of the second vector where the bit of the lane is set."""
    mask = lowering.value(operation.operands[2])
    pairs = _pairs(lowering, operation)
    made = _mask(lowering, operation.operands[2], len(pairs))
    lanes = []
    for at, (left, right) in enumerate(pairs):
        shifted = lowering.op("shrui", [mask, lowering.constant(at, made)], made)
        lanes.append(choose(lowering, lowering.op("trunci", [shifted], ir.I1), right, left))
    _bind(lowering, operation, lanes)


def _mask(lowering: Lowering, mlir_value: Any, lanes: int) -> ir.Scalar:
    """The type of a mask with a bit for each lane. Raises `Unsupported` for another number of bits."""
    found = _UNSIGNED.fullmatch(str(mlir_value.type))
    if found is None or int(found[1]) < max(lanes, 2):
        raise lowering.unsupported(f"a mask of type {mlir_value.type} for {lanes} lanes")
    return ir.Scalar(f"i{found[1]}")


_UNSIGNED = re.compile(r"u?i(\d+)")
