"""The operations of aievec on the lanes of vectors whose meaning its documentation gives.

Source: AIEVecOps.td, and AIEVecToLLVM.cpp for what that leaves out: integers have signs where they are compared,
multiplied or widened. What rounds, saturates or looks numbers up is a function of each lane, of which no more is
known."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from frontends.aie.attributes import flag
from frontends.circuits.bits import bit
from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown, unknown_all
from frontends.mlir.dialects.vector.shape import element_type, shape_of
from interp import ir

_REGISTER = 64  # bytes
Lanes = Sequence[ir.Value]


def _number(operation: Any, name: str) -> int:
    return int(operation.attributes[name].value) if name in operation.attributes else 0


def _types(lowering: Lowering, operation: Any) -> tuple[ir.Scalar, ir.Scalar]:
    """The types of the lanes of the first operand and of the result."""
    return element_type(lowering, operation.operands[0].type), element_type(lowering, operation.results[0].type)


def bind_lanes(lowering: Lowering, operation: Any, lanes: Lanes) -> None:
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
    """Of the least and the greatest of `real` numbers it is not documented what becomes of NaNs and zeros."""

    def lower(lowering: Lowering, operation: Any) -> None:
        type, _ = _types(lowering, operation)
        name = integer if type.is_integer else real
        if not name and operation.name not in ("aievec.min", "aievec.max"):
            raise lowering.unsupported(f"lanes of type {type}")
        if not name:
            pairs = [list(each) for each in _pairs(lowering, operation)]
            bind_lanes(
                lowering, operation, [unknown(lowering, f"{operation.name} {type}", each, type) for each in pairs]
            )
            return
        bind_lanes(
            lowering, operation, [lowering.op(name, pair, type) for pair in map(list, _pairs(lowering, operation))]
        )

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
    _, wide = _types(lowering, operation)
    bind_lanes(lowering, operation, _products(lowering, operation, wide))


def _products(lowering: Lowering, operation: Any, wide: ir.Scalar) -> list[ir.Value]:
    type, _ = _types(lowering, operation)
    if type.is_integer and wide.is_integer and type.width < wide.width:
        widen, multiply = "extsi", "muli"
    elif (type, wide) == (ir.Scalar("bf16"), ir.Scalar("f32")):
        widen, multiply = "extf", "mulf"
    elif type == wide == ir.Scalar("f32"):  # made of products in bf16, in one of several ways
        return [unknown(lowering, f"product of {type}", list(pair), wide) for pair in _pairs(lowering, operation)]
    else:
        raise lowering.unsupported(f"products of {type} in {wide}")
    lanes = []
    for left, right in _pairs(lowering, operation):
        factors = [lowering.op(widen, [each], wide) for each in (left, right)]
        lanes.append(lowering.op(multiply, factors, wide))
    return lanes


@handles("aievec.mac_elem", attributes=("fmsub",))
def _product_and_sum(lowering: Lowering, operation: Any) -> None:
    """The product of each two lanes, as above, and the lane of an accumulator; with `fmsub` that less the product. How
    often numbers are rounded on the way, nothing says."""
    wide, less = element_type(lowering, operation.results[0].type), flag(operation, "fmsub")
    sums = lowering.parts(operation.operands[2])
    pairs = _pairs(lowering, operation)
    if len(sums) != len(pairs) or any(each.type != wide for each in sums):
        raise lowering.unsupported(f"{len(pairs)} products, and sums in {operation.operands[2].type}")
    if wide.is_integer:
        products = _products(lowering, operation, wide)
        name = "subi" if less else "addi"
        lanes = [lowering.op(name, list(each), wide) for each in zip(sums, products, strict=True)]
    else:
        name = f"{operation.name} {'less' if less else 'and'} {pairs[0][0].type if pairs else ''} in {wide}"
        lanes = [unknown(lowering, name, [*pair, total], wide) for pair, total in zip(pairs, sums, strict=True)]
    bind_lanes(lowering, operation, lanes)


@handles("aievec.neg")
def _negation(lowering: Lowering, operation: Any) -> None:
    type, _ = _types(lowering, operation)
    zero = lowering.constant(0, type)
    parts = lowering.parts(operation.operands[0])
    if type.is_integer:
        lanes = [lowering.op("subi", [zero, each], type) for each in parts]
    else:
        lanes = [lowering.op("negf", [each], type) for each in parts]
    bind_lanes(lowering, operation, lanes)


@handles("aievec.bneg")
def _inversion(lowering: Lowering, operation: Any) -> None:
    type, _ = _types(lowering, operation)
    if not type.is_integer:
        raise lowering.unsupported(f"the bits of {type}")
    ones = lowering.constant(-1, type)
    bind_lanes(
        lowering, operation, [lowering.op("xori", [each, ones], type) for each in lowering.parts(operation.operands[0])]
    )


# -- lanes that go elsewhere -------------------------------------------------------------------------------------------


@handles("aievec.broadcast_scalar")
def _splat(lowering: Lowering, operation: Any) -> None:
    count = len(lowering.part_types(operation.results[0].type))
    bind_lanes(lowering, operation, lowering.parts(operation.operands[0]) * count)


@handles("aievec.broadcast", attributes=("idx",))
def _broadcast(lowering: Lowering, operation: Any) -> None:
    parts, at = lowering.parts(operation.operands[0]), _number(operation, "idx")
    if not 0 <= at < len(parts):
        raise lowering.unsupported(f"lane {at} of {len(parts)}")
    bind_lanes(lowering, operation, [parts[at]] * len(lowering.part_types(operation.results[0].type)))


@handles("aievec.concat")
def _concatenation(lowering: Lowering, operation: Any) -> None:
    bind_lanes(lowering, operation, [part for each in operation.operands for part in lowering.parts(each)])


@handles("aievec.ext", attributes=("index",))
def part_of_register(lowering: Lowering, operation: Any) -> None:
    """Lanes that follow each other, from the multiple of their number on that an index says."""
    parts, at = lowering.parts(operation.operands[0]), _number(operation, "index")
    count = len(lowering.part_types(operation.results[0].type))
    if "index" not in operation.attributes or at < 0 or (at + 1) * count > len(parts) or len(parts) % count:
        raise lowering.unsupported(f"part {at} of {count} lanes of {len(parts)}")
    bind_lanes(lowering, operation, parts[at * count : (at + 1) * count])


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
        found = lowering.select(here, part, found)
    lowering.bind(operation.results[0], found)


@handles("aievec.shift", attributes=("isAcc",))
def _shift(lowering: Lowering, operation: Any) -> None:
    """Two registers are one of 128 bytes, of which 64 are taken from the one of the number `shift` on."""
    first, second, number = operation.operands
    lanes = [*lowering.parts(first), *lowering.parts(second)]
    type, _ = _types(lowering, operation)
    amount, count = lowering.value(number), len(lanes) // 2
    if type.width % 8 or count * type.width != 8 * _REGISTER or flag(operation, "isAcc"):
        raise lowering.unsupported("a shift of something else than two registers")
    _pairs(lowering, operation)
    by = lowering.constants.get(amount)
    if by is not None and (by * 8 % type.width or not 0 <= by <= _REGISTER):
        raise lowering.unsupported(f"a shift by {by} bytes of lanes of type {type}")
    beyond = [lowering.undefined(type) for _ in range(count)] if by is None else []
    bind_lanes(lowering, operation, shifted_registers(lowering, lanes, amount, beyond))


def shifted_registers(lowering: Lowering, lanes: Lanes, amount: ir.Value, beyond: Lanes) -> list[ir.Value]:
    """The register that begins at byte `amount` of two of them, `lanes`; where that is more than a register,
    `beyond`."""
    type, count = ir.scalar_of(lanes[0]), len(lanes) // 2
    by = lowering.constants.get(amount)
    if by is not None and not by * 8 % type.width and 0 <= by <= _REGISTER:
        at = by * 8 // type.width
        return list(lanes[at : at + count])
    found = recast(lowering, lanes, ir.Scalar("i8"), f"the bytes of {type}")
    bits = ir.scalar_of(amount)
    for exponent in range(_REGISTER.bit_length()):
        by = 1 << exponent
        moves = bit(lowering, amount, exponent)
        rest = [*found[by:], *found[:by]]  # the first ones come to the end, where they are not taken
        found = [lowering.select(moves, new, old) for new, old in zip(rest, found, strict=True)]
    within = lowering.op("cmpi.ule", [amount, lowering.constant(_REGISTER, bits)], ir.I1)
    moved = recast(lowering, found[:_REGISTER], type, f"the bytes of {type}")
    return [lowering.select(within, each, other) for each, other in zip(moved, beyond, strict=True)]


@handles("aievec.shuffle", attributes=("mode",))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    """A matrix of so many rows and columns is transposed, and of two registers one half of it is given; or the lanes of
    each pair change places. Nothing says what the modes for smaller matrices make of the rest of a register."""
    spelled = str(operation.attributes["mode"]).strip('"')
    mode = _MODE.search(spelled)
    lanes = [part for each in operation.operands for part in lowering.parts(each)]
    type, made = _types(lowering, operation)
    registers = len(operation.operands)
    whole = 8 * _REGISTER * registers
    if type != made or len(lanes) * type.width != whole:
        raise lowering.unsupported(f"the mode {spelled} of {len(lanes)} lanes of type {type}")
    if spelled == _FLIP and type.width == _FLIPPED and registers == 1:
        bind_lanes(lowering, operation, [lanes[at ^ 1] for at in range(len(lanes))])
        return
    if mode is None:
        raise lowering.unsupported(f"the mode {spelled}")
    width, rows, columns = (int(each) for each in mode.groups()[:3])
    half = mode[4]
    if width == type.width and registers == 1 and not half and rows * columns * width < whole:
        bind_lanes(
            lowering, operation, unknown_all(lowering, f"{operation.name} {spelled}", lanes, [type] * len(lanes))
        )
        return
    together = width // type.width if not width % type.width else 0
    if not together or rows * columns * width != whole or (registers > 1) != bool(half):
        raise lowering.unsupported(f"the mode {spelled} of lanes of type {type}")
    order = [row * columns + column for column in range(columns) for row in range(rows)]
    found = [lanes[at * together + lane] for at in order for lane in range(together)]
    count = len(found) // registers
    bind_lanes(lowering, operation, found[count:] if half == "_hi" else found[:count])


_FLIP, _FLIPPED = "t16_1x2_flip", 16  # bits of a lane
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
    bind_lanes(lowering, operation, lanes)


# -- what is not known ------------------------------------------------------------------------------------------------


@handles("aievec.exp", "aievec.inv", "aievec.tanh")
def _approximation(lowering: Lowering, operation: Any) -> None:
    """How near the number of each lane is to what the name says, nothing tells."""
    type, made = _types_of_lanes(lowering, operation)
    name = f"{operation.name} {type}"
    lanes = [unknown(lowering, name, [each], made) for each in lowering.parts(operation.operands[0])]
    lowering.assumptions.add("approximations of aievec are functions of one lane each")
    bind_lanes(lowering, operation, lanes)


@handles("aievec.srs", attributes=("sign",))
def _shift_round_saturate(lowering: Lowering, operation: Any) -> None:
    """Which way it rounds, and whether it saturates, is set in registers of the core."""
    source, shift = operation.operands
    type, made = _types(lowering, operation)
    sign = _number(operation, "sign") if "sign" in operation.attributes else 1
    by = lowering.value(shift)
    name = f"{operation.name} {type} by {by.type}, sign {sign}"
    lowering.assumptions.add("the ways in which 'aievec.srs' rounds and saturates are not changed in between")
    bind_lanes(lowering, operation, [unknown(lowering, name, [each, by], made) for each in lowering.parts(source)])


def _types_of_lanes(lowering: Lowering, operation: Any) -> tuple[ir.Scalar, ir.Scalar]:
    """Of an operand and a result that may be scalars."""
    operand, result = (lowering.part_types(each.type)[0] for each in (operation.operands[0], operation.results[0]))
    if not isinstance(operand, ir.Scalar) or not isinstance(result, ir.Scalar):
        raise lowering.unsupported(f"a {operation.operands[0].type}")
    return operand, result


# -- types and choices -------------------------------------------------------------------------------------------------


@handles("aievec.cast", attributes=("isResAcc",))
def _cast(lowering: Lowering, operation: Any) -> None:
    """From a vector to an accumulator or back, of the same values."""
    bind_lanes(lowering, operation, lowering.parts(operation.operands[0]))


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
    bind_lanes(lowering, operation, lanes)


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
        lanes.append(lowering.select(lowering.op("trunci", [shifted], ir.I1), right, left))
    bind_lanes(lowering, operation, lanes)


def _mask(lowering: Lowering, mlir_value: Any, lanes: int) -> ir.Scalar:
    """The type of a mask with a bit for each lane. Raises `Unsupported` for another number of bits."""
    found = _UNSIGNED.fullmatch(str(mlir_value.type))
    if found is None or int(found[1]) < max(lanes, 2):
        raise lowering.unsupported(f"a mask of type {mlir_value.type} for {lanes} lanes")
    return ir.Scalar(f"i{found[1]}")


_UNSIGNED = re.compile(r"u?i(\d+)")
