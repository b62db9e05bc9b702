"""What circuits compute within a cycle: the operations of comb, synth, aig, datapath and hwarith, and the constants of
hw.

Source: CIRCT's documentation of these dialects. Operands that are several stand with the highest bits first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from frontends.assumptions import KNOWN_BITS, TWO_STATES
from frontends.circt.hw.aggregates import AGGREGATES, exploded
from frontends.circt.hw.arithmetic import ARITHMETIC
from frontends.circt.hw.rows import ROWS, row
from frontends.circuits.bits import bit, bit_range, concatenated, divided, resized, shifted
from frontends.mlir.core.constants import bits_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

Values = Sequence[ir.Value]
_Meaning = Callable[[Lowering, Any, Values], ir.Value]

_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne", "eq", "ne")
_OF_TWO_STATES = 10  # that many are; the others tell x and z from numbers
_BITS_ALONE = ("comb.concat", "comb.extract", "comb.replicate", "comb.reverse")  # which make the same of x
_BY_INDEX = {"hw.array_get": 1, "hw.array_slice": 1, "hw.array_inject": 1}  # of which a part that x names is x
_TABLE_INPUTS = 12


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
    number = int(operation.attributes["predicate"].value)
    predicate = _PREDICATES[number]
    if number >= _OF_TWO_STATES:
        lowering.assumptions.add(KNOWN_BITS)
    return lowering.op(f"cmpi.{predicate}", list(values), ir.I1)


def _mux(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return lowering.select(*values)


def _concat(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return concatenated(lowering, values)


def _extract(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    width = lowering.scalar(operation.results[0].type).width
    return bit_range(lowering, value, int(operation.attributes["lowBit"].value), width)


def _replicate(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    type = lowering.scalar(operation.results[0].type)
    if value.type == ir.I1:
        return resized(lowering, value, type, signed=True)
    copies, rest = divmod(type.width, ir.scalar_of(value).width)
    if rest or not copies:
        raise lowering.unsupported(f"copies of {value.type} that are {type}")
    return concatenated(lowering, [value] * copies)


def _parity(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    bits = [bit(lowering, value, number) for number in range(ir.scalar_of(value).width)]
    return reduce(lambda left, right: lowering.op("xori", [left, right], ir.I1), bits)


def _reverse(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    (value,) = values
    return concatenated(lowering, [bit(lowering, value, number) for number in range(ir.scalar_of(value).width)])


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
            return lowering.opposite(inputs[0])
        if no is yes:
            return no
        return lowering.select(inputs[0], constant(yes), constant(no))

    def constant(value: ir.Value | bool) -> ir.Value:
        return lowering.constant(int(value), ir.I1) if isinstance(value, bool) else value

    return constant(part(table, values))


def _perhaps_opposite(lowering: Lowering, operation: Any, values: Values) -> list[ir.Value]:
    inverted = [bool(each) for each in operation.attributes["inverted"]]
    return [lowering.opposite(each) if inverse else each for each, inverse in zip(values, inverted, strict=True)]


def _and_inv(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return _folded("andi")(lowering, operation, _perhaps_opposite(lowering, operation, values))


def _xor_inv(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    return _folded("xori")(lowering, operation, _perhaps_opposite(lowering, operation, values))


def _mux_inv(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """Bit by bit."""
    condition, yes, no = _perhaps_opposite(lowering, operation, values)
    taken = lowering.op("andi", [condition, yes], yes.type)
    other = lowering.op("andi", [lowering.opposite(condition), no], no.type)
    return lowering.op("ori", [taken, other], yes.type)


def _three(lowering: Lowering, operation: Any, values: Values) -> list[ir.Value]:
    values = _perhaps_opposite(lowering, operation, values)
    if len(values) != 3:
        raise lowering.unsupported(f"a gate of {len(values)} inputs", operation)
    return values


def _majority(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    a, b, c = _three(lowering, operation, values)
    pairs = [lowering.op("andi", pair, a.type) for pair in ([a, b], [a, c], [b, c])]
    return _folded("ori")(lowering, operation, pairs)


def _dot(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    x, y, z = _three(lowering, operation, values)
    both = lowering.op("andi", [x, y], x.type)
    return lowering.op("xori", [x, lowering.op("ori", [z, both], x.type)], x.type)


def _onehot(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """Exactly one of three: an odd number of them, and not all."""
    values = _three(lowering, operation, values)
    odd, every = (_folded(name)(lowering, operation, values) for name in ("xori", "andi"))
    return lowering.op("andi", [odd, lowering.opposite(every)], odd.type)


def _gamble(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """All or none."""
    values = _three(lowering, operation, values)
    every, some = (_folded(name)(lowering, operation, values) for name in ("andi", "ori"))
    return lowering.op("ori", [every, lowering.opposite(some)], every.type)


def _choice(lowering: Lowering, operation: Any, values: Values) -> ir.Value:
    """Any of the operands, which are the same: where they are not, what it gives is not known."""
    first, *others = values
    found = first
    for each in others:
        same = lowering.op("cmpi.eq", [first, each], ir.I1)
        found = lowering.select(same, found, lowering.undefined(ir.scalar_of(first)))
    return found


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
    "synth.dot": _dot,
    "synth.onehot": _onehot,
    "synth.gamble": _gamble,
    "synth.choice": _choice,
    "hw.constant": _constant,
    "hw.wire": _wire,
    **AGGREGATES,
    **ARITHMETIC,
}


ATTRIBUTES = (
    *("field", "fieldIndex", "fields", "inner_sym", "inverted", "lookupTable", "lowBit", "name", "predicate"),
    *("rawValue", "twoState", "value"),
)
"""What these operations have, each those of its own."""

_OF_BITS = ("comb.divs", "comb.divu", "comb.mods", "comb.modu", "comb.parity")  # which numbers without bits have not


_EXPLODES = "hw.struct_explode"


def is_combinational(operation: Any) -> bool:
    return operation.name in MEANINGS or operation.name in ROWS or operation.name == _EXPLODES


def compute(lowering: Lowering, operation: Any, values: Values, result: int = 0) -> ir.Value:
    """A result of a combinational operation on values of its operands. Raises `Unsupported`."""
    for value in values:
        if not isinstance(value.type, ir.Scalar) or not value.type.is_integer or value.type.is_index:
            raise lowering.unsupported(f"an operand of type {value.type}", operation)
        if not value.type.width and operation.name in _OF_BITS:
            raise lowering.unsupported("an operand of no bits", operation)
    if not _takes_bits_alone(operation) and "twoState" not in operation.attributes:
        lowering.assumptions.add(TWO_STATES)
    if operation.name in ROWS:
        return row(lowering, operation, values, result)
    if operation.name == _EXPLODES:
        return exploded(lowering, operation, values, result)
    return MEANINGS[operation.name](lowering, operation, values)


def _takes_bits_alone(operation: Any) -> bool:
    """Whether an operation hands bits on whatever their states are."""
    if operation.name in _BY_INDEX:
        index = getattr(operation.operands[_BY_INDEX[operation.name]].owner, "operation", None)
        return index is not None and index.name == "hw.constant"
    return operation.name.startswith("hw.") or operation.name in _BITS_ALONE


@handles(*MEANINGS, *ROWS, _EXPLODES, attributes=ATTRIBUTES)
def _combinational(lowering: Lowering, operation: Any) -> None:
    values = lowering.operands(operation)
    for position, result in enumerate(operation.results):
        lowering.bind(result, compute(lowering, operation, values, position))
