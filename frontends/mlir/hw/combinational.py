"""What circuits compute within a cycle: the operations of comb, synth and aig, and the constants of hw.

Source: CIRCT's documentation of these dialects. Shifts follow SystemVerilog: a bit that is shifted out is gone, however
far it goes. What a division by zero gives is not known. Operands that are several stand with the highest bits first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from frontends.mlir.constants import bits_of
from frontends.mlir.lowering import Lowering
from frontends.mlir.registry import handles
from interp import ir

Values = Sequence[ir.Value]
_Meaning = Callable[[Lowering, Any, Values], ir.Value]

_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne", "eq", "ne")
_TABLE_INPUTS = 12


def scalar_of(value: ir.Value) -> ir.Scalar:
    assert isinstance(value.type, ir.Scalar)
    return value.type


def opposite(lowering: Lowering, value: ir.Value) -> ir.Value:
    """All bits the other way round."""
    type = scalar_of(value)
    return lowering.op("xori", [value, lowering.constant((1 << type.width) - 1, type)], type)


def choose(lowering: Lowering, condition: ir.Value, yes: ir.Value, no: ir.Value) -> ir.Value:
    result = ir.Value(yes.type)
    lowering.emit(ir.Select(place=lowering.place, result=result, condition=condition, yes=yes, no=no))
    return result


def resized(lowering: Lowering, value: ir.Value, type: ir.Scalar, signed: bool = False) -> ir.Value:
    """The lowest bits of a value, or the value with zeros or signs in front."""
    width = scalar_of(value).width
    if width == type.width:
        return value
    name = "trunci" if width > type.width else "extsi" if signed else "extui"
    return lowering.op(name, [value], type)


def shifted(lowering: Lowering, name: str, value: ir.Value, amount: ir.Value) -> ir.Value:
    """`shli`, `shrui` or `shrsi` by any amount."""
    type = scalar_of(value)
    known = lowering.constants.get(amount)
    width = lowering.constant(type.width, type) if type.width.bit_length() <= type.width else None
    if width is None:  # i1, which is shifted by nothing or by its only bit
        left = value if name == "shrsi" else lowering.constant(0, type)
        return choose(lowering, amount, left, value)
    if known is not None and 0 <= known < type.width:
        return lowering.op(name, [value, amount], type)
    if name == "shrsi":
        most = lowering.constant(type.width - 1, type)
        return lowering.op(name, [value, lowering.op("minui", [amount, most], type)], type)
    inside = lowering.op("cmpi.ult", [amount, width], ir.I1)
    zero = lowering.constant(0, type)
    by = choose(lowering, inside, amount, zero)
    return choose(lowering, inside, lowering.op(name, [value, by], type), zero)


def divided(lowering: Lowering, name: str, left: ir.Value, right: ir.Value) -> ir.Value:
    """`divui`, `divsi`, `remui` or `remsi` in a circuit that always computes them: of a division by zero the result is
    not known, and the smallest number by -1 wraps around."""
    type = scalar_of(left)
    zero, one = lowering.constant(0, type), lowering.constant(1, type)
    none = lowering.op("cmpi.eq", [right, zero], ir.I1)
    by = choose(lowering, none, one, right)
    if name in ("divsi", "remsi"):
        smallest = lowering.constant(1 << (type.width - 1), type)
        minus = lowering.constant((1 << type.width) - 1, type)
        wraps = lowering.op(
            "andi",
            [lowering.op("cmpi.eq", [left, smallest], ir.I1), lowering.op("cmpi.eq", [right, minus], ir.I1)],
            ir.I1,
        )
        by = choose(lowering, wraps, one, by)  # which gives what wrapping around does
    return choose(lowering, none, lowering.undefined(type), lowering.op(name, [left, by], type))


def bit(lowering: Lowering, value: ir.Value, number: int) -> ir.Value:
    type = scalar_of(value)
    if number:
        value = lowering.op("shrui", [value, lowering.constant(number, type)], type)
    return resized(lowering, value, ir.I1)


def concatenated(lowering: Lowering, values: Values) -> ir.Value:
    """The first one in the highest bits."""
    type = ir.Scalar(f"i{sum(scalar_of(each).width for each in values)}")
    total: ir.Value | None = None
    low = 0
    for each in reversed(values):
        part = resized(lowering, each, type)
        if low:
            part = lowering.op("shli", [part, lowering.constant(low, type)], type)
        low += scalar_of(each).width
        total = part if total is None else lowering.op("ori", [total, part], type)
    assert total is not None
    return total


def _folded(name: str) -> _Meaning:
    def meaning(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
        return reduce(lambda left, right: lowering.op(name, [left, right], left.type), values)

    return meaning


def _binary(name: str) -> _Meaning:
    return lambda lowering, operation, values: lowering.op(name, list(values), values[0].type)


def _shift(name: str) -> _Meaning:
    return lambda lowering, operation, values: shifted(lowering, name, *values)


def _division(name: str) -> _Meaning:
    return lambda lowering, operation, values: divided(lowering, name, *values)


def _icmp(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    predicate = _PREDICATES[int(operation.attributes["predicate"].value)]
    return lowering.op(f"cmpi.{predicate}", list(values), ir.I1)


def _mux(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return choose(lowering, *values)


def _concat(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return concatenated(lowering, values)


def _extract(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    low, type = int(operation.attributes["lowBit"].value), scalar_of(value)
    if low:
        value = lowering.op("shrui", [value, lowering.constant(low, type)], type)
    return resized(lowering, value, lowering.scalar(operation.results[0].type))


def _replicate(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    type = lowering.scalar(operation.results[0].type)
    if value.type == ir.I1:
        return resized(lowering, value, type, signed=True)
    return concatenated(lowering, [value] * (type.width // scalar_of(value).width))


def _parity(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    bits = [bit(lowering, value, number) for number in range(scalar_of(value).width)]
    return reduce(lambda left, right: lowering.op("xori", [left, right], ir.I1), bits)


def _reverse(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    return concatenated(lowering, [bit(lowering, value, number) for number in range(scalar_of(value).width)])


def _truth_table(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """The inputs, the first one the highest bit, are a number in the table."""
    table = [bool(each.value) if hasattr(each, "value") else bool(each) for each in operation.attributes["lookupTable"]]
    if len(values) > _TABLE_INPUTS or len(table) != 1 << len(values):
        raise lowering.unsupported(f"a table of {len(table)} rows for {len(values)} inputs", operation)

    def part(rows: list[bool], inputs: Values) -> ir.Value | bool:
        if len(set(rows)) == 1:
            return rows[0]
        half = len(rows) // 2
        no, yes = part(rows[:half], inputs[1:]), part(rows[half:], inputs[1:])
        if no is False and yes is True:
            return inputs[0]
        if no is True and yes is False:
            return opposite(lowering, inputs[0])
        if no is yes:
            return no
        return choose(lowering, inputs[0], constant(yes), constant(no))

    def constant(value: ir.Value | bool) -> ir.Value:
        return lowering.constant(int(value), ir.I1) if isinstance(value, bool) else value

    return constant(part(table, values))


def _perhaps_opposite(lowering: Lowering, operation: Any, values: Values) -> list[ir.Value]:
    inverted = [bool(each) for each in operation.attributes["inverted"]]
    return [opposite(lowering, each) if inverse else each for each, inverse in zip(values, inverted, strict=True)]


def _and_inv(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return _folded("andi")(lowering, operation, _perhaps_opposite(lowering, operation, values))


def _xor_inv(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return _folded("xori")(lowering, operation, _perhaps_opposite(lowering, operation, values))


def _mux_inv(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """Bit by bit."""
    condition, yes, no = _perhaps_opposite(lowering, operation, values)
    taken = lowering.op("andi", [condition, yes], yes.type)
    other = lowering.op("andi", [opposite(lowering, condition), no], no.type)
    return lowering.op("ori", [taken, other], yes.type)


def _majority(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    values = _perhaps_opposite(lowering, operation, values)
    if len(values) != 3:
        raise lowering.unsupported(f"a majority of {len(values)}", operation)
    a, b, c = values
    pairs = [lowering.op("andi", pair, a.type) for pair in ([a, b], [a, c], [b, c])]
    return _folded("ori")(lowering, operation, pairs)


def _constant(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    type = lowering.scalar(operation.results[0].type)
    return lowering.constant(bits_of(operation.attributes["value"], type), type)


def _wire(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return values[0]


MEANINGS: dict[str, _Meaning] = {
    "comb.add": _folded("addi"),
    "comb.mul": _folded("muli"),
    "comb.and": _folded("andi"),
    "comb.or": _folded("ori"),
    "comb.xor": _folded("xori"),
    "comb.sub": _binary("subi"),
    "comb.divu": _division("divui"),
    "comb.divs": _division("divsi"),
    "comb.modu": _division("remui"),
    "comb.mods": _division("remsi"),
    "comb.shl": _shift("shli"),
    "comb.shru": _shift("shrui"),
    "comb.shrs": _shift("shrsi"),
    "comb.icmp": _icmp,
    "comb.mux": _mux,
    "comb.concat": _concat,
    "comb.extract": _extract,
    "comb.replicate": _replicate,
    "comb.parity": _parity,
    "comb.reverse": _reverse,
    "comb.truth_table": _truth_table,
    "synth.aig.and_inv": _and_inv,
    "aig.and_inv": _and_inv,
    "synth.xor_inv": _xor_inv,
    "synth.mux_inv": _mux_inv,
    "synth.majority": _majority,
    "hw.constant": _constant,
    "hw.wire": _wire,
}


def is_combinational(operation: Any) -> bool:
    return operation.name in MEANINGS


def compute(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """The result of an operation of `MEANINGS` on values of its operands. Raises `Unsupported`."""
    for value in values:
        if not isinstance(value.type, ir.Scalar) or not value.type.is_integer or value.type.is_index:
            raise lowering.unsupported(f"an operand of type {value.type}", operation)
    return MEANINGS[operation.name](lowering, operation, values)


@handles(*MEANINGS)
def _combinational(lowering: Lowering, operation: Any) -> None:
    result = compute(lowering, operation, lowering.operands(operation))
    lowering.bind(operation.results[0], result)
