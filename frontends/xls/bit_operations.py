"""What operations on bits compute. Source: XLS's page on the semantics of its IR.

Shifts go as far as their amounts say; all operations are defined for all operands."""

from __future__ import annotations

from functools import reduce

from frontends.circuits.bits import bit, bit_range, concatenated, divided, resized, shifted_by
from frontends.xls.operations import Meaning, Use
from frontends.xls.syntax import Bits, Tuple
from frontends.xls.trees import Part, Tree
from interp import ir

_SHIFTS = {"shll": "shli", "shrl": "shrui", "shra": "shrsi"}
_FOLDED = {"and": "andi", "or": "ori", "xor": "xori", "nand": "andi", "nor": "ori"}


def _same(use: Use, count: int) -> list[ir.Value]:
    """Operands of the type of the result."""
    use.require(count)
    values = [use.builder.bits(each) for each in use.operands]
    type = use.builder.scalar(use.width)
    if any(value.type != type for value in values):
        raise use.builder.wrong("has operands of another type than its result")
    return values


def _binary(name: str) -> Meaning:
    def meaning(use: Use) -> Tree:
        values = _same(use, 2)
        return use.builder.op(name, values, values[0].type)

    return meaning


def _add(use: Use) -> Tree:
    """The two parts of a product make the product."""
    use.require(2)
    left, right = use.operands
    if isinstance(left, Part) and isinstance(right, Part) and left.product is right.product:
        if left.number == right.number:
            raise use.builder.unsupported("one part of a product as both operands")
        return left.product
    return _binary("addi")(use)


def _folded(name: str) -> Meaning:
    def meaning(use: Use) -> Tree:
        if not use.operands:
            raise use.builder.wrong("takes at least one operand")
        if use.width == 0:
            return ()
        values = _same(use, len(use.operands))
        found = reduce(lambda left, right: use.builder.op(_FOLDED[name], [left, right], left.type), values)
        return use.builder.opposite(found) if name in ("nand", "nor") else found

    return meaning


def _not(use: Use) -> Tree:
    return () if use.width == 0 else use.builder.opposite(*_same(use, 1))


def _neg(use: Use) -> Tree:
    (value,) = _same(use, 1)
    return use.builder.op("subi", [use.builder.constant(0, ir.scalar_of(value)), value], value.type)


def _product(use: Use, width: int, signed: bool) -> ir.Value:
    """Operands of any widths; of the product the lowest bits, or all of them with zeros or signs in front."""
    use.require(2)
    type = use.builder.scalar(width)
    values = [use.builder.bits(each) for each in use.operands]
    wide = use.builder.scalar(max(width, *(ir.scalar_of(each).width for each in values)))
    extended = [resized(use.builder, each, wide, signed) for each in values]
    return resized(use.builder, use.builder.op("muli", extended, wide), type)


def _multiplied(signed: bool) -> Meaning:
    return lambda use: _product(use, use.width, signed)


def _parts(signed: bool) -> Meaning:
    """Two numbers of which only the sum is told."""

    def meaning(use: Use) -> Tree:
        match use.node.type:
            case Tuple(elements=(Bits(width=width), Bits(width=other))) if width == other:
                product = _product(use, width, signed)
                return Part(product, 0), Part(product, 1)
        raise use.builder.wrong("needs a result of two equal widths")

    return meaning


def _divided(name: str) -> Meaning:
    """A division by zero gives the largest number of the dividend's sign, a remainder by zero gives zero."""

    def meaning(use: Use) -> Tree:
        left, right = _same(use, 2)
        builder, type = use.builder, ir.scalar_of(left)
        ones = (1 << type.width) - 1
        if name == "divui":
            by_zero = builder.constant(ones, type)
        elif name == "divsi":
            negative = bit(builder, left, type.width - 1)
            largest, smallest = builder.constant(ones >> 1, type), builder.constant(ones ^ ones >> 1, type)
            by_zero = builder.select(negative, smallest, largest)
        else:
            by_zero = builder.constant(0, type)
        return divided(builder, name, left, right, by_zero)

    return meaning


def _shift(name: str) -> Meaning:
    def meaning(use: Use) -> Tree:
        use.require(2)
        value, amount = (use.builder.bits(each) for each in use.operands)
        return shifted_by(use.builder, name, value, amount)

    return meaning


def _extended(signed: bool) -> Meaning:
    def meaning(use: Use) -> Tree:
        use.require(1)
        (value,) = use.operands
        if use.number("new_bit_count") != use.width:
            raise use.builder.wrong("has a result of another width than its attribute")
        if value == () and not signed:
            return use.builder.constant(0, use.builder.scalar(use.width)) if use.width else ()
        found = use.builder.bits(value)
        if ir.scalar_of(found).width > use.width:
            raise use.builder.wrong("has a result narrower than its operand")
        return resized(use.builder, found, use.builder.scalar(use.width), signed)

    return meaning


def _slice(use: Use) -> Tree:
    use.require(1)
    start, width = use.number("start"), use.number("width")
    value = use.operands[0]
    whole = 0 if value == () else ir.scalar_of(use.builder.bits(value)).width
    if start < 0 or width != use.width or start + width > whole:
        raise use.builder.wrong(f"takes {width} bits from {start} of {whole}")
    return bit_range(use.builder, use.builder.bits(value), start, width) if width else ()


def _dynamic_slice(use: Use) -> Tree:
    """Bits that are not there are zero."""
    use.require(2)
    value, start = (use.builder.bits(each) for each in use.operands)
    if use.number("width") != use.width:
        raise use.builder.wrong("has a result of another width than its attribute")
    return resized(use.builder, shifted_by(use.builder, "shrui", value, start), use.builder.scalar(use.width))


def _slice_update(use: Use) -> Tree:
    """Bits that are not there are ignored."""
    use.require(3)
    builder = use.builder
    value, start, new = (builder.bits(each) for each in use.operands)
    type = ir.scalar_of(value)
    width = min(ir.scalar_of(new).width, type.width)
    mask = shifted_by(builder, "shli", builder.constant((1 << width) - 1, type), start)
    kept = builder.op("andi", [value, builder.opposite(mask)], type)
    put = shifted_by(builder, "shli", resized(builder, resized(builder, new, ir.Scalar(f"i{width}")), type), start)
    return builder.op("ori", [kept, put], type)


def _concat(use: Use) -> Tree:
    values = [use.builder.bits(each) for each in use.operands if each != ()]
    if not values:
        return ()
    use.builder.scalar(sum(ir.scalar_of(each).width for each in values))
    return concatenated(use.builder, values)


def _reverse(use: Use) -> Tree:
    (value,) = _same(use, 1)
    return concatenated(use.builder, [bit(use.builder, value, number) for number in range(use.width)])


def _reduction(name: str) -> Meaning:
    def meaning(use: Use) -> Tree:
        use.require(1)
        builder, value = use.builder, use.builder.bits(use.operands[0])
        type = ir.scalar_of(value)
        if name == "xor_reduce":
            bits = [bit(builder, value, number) for number in range(type.width)]
            return reduce(lambda left, right: builder.op("xori", [left, right], ir.I1), bits)
        if name == "and_reduce":
            return builder.op("cmpi.eq", [value, builder.constant((1 << type.width) - 1, type)], ir.I1)
        return builder.op("cmpi.ne", [value, builder.constant(0, type)], ir.I1)

    return meaning


def _comparison(predicate: str) -> Meaning:
    def meaning(use: Use) -> Tree:
        use.require(2)
        values = [use.builder.bits(each) for each in use.operands]
        if values[0].type != values[1].type:
            raise use.builder.wrong("has operands of different types")
        return use.builder.op(f"cmpi.{predicate}", values, ir.I1)

    return meaning


def _equality(equal: bool) -> Meaning:
    """Of bits, arrays and tuples."""

    def meaning(use: Use) -> Tree:
        use.require(2)
        builder = use.builder
        found: list[ir.Value] = []

        def compare(values: list[ir.Value]) -> ir.Value:
            found.append(builder.op("cmpi.eq", values, ir.I1))
            return found[-1]

        builder.zipped(use.operands, compare)
        same = builder.conjunction(found)
        return same if equal else builder.opposite(same)

    return meaning


def _one_hot(use: Use) -> Tree:
    """The first bit that is set alone, from the lowest one or from the highest; above all bits, that none is set."""
    use.require(1)
    builder, value = use.builder, use.builder.bits(use.operands[0])
    type, lowest = ir.scalar_of(value), use.truth("lsb_prio")
    builder.scalar(type.width + 1)
    bits = [bit(builder, value, number) for number in range(type.width)]
    order = bits if lowest else bits[::-1]
    found: list[ir.Value] = []
    before: ir.Value | None = None
    for each in order:
        found.append(each if before is None else builder.op("andi", [each, builder.opposite(before)], ir.I1))
        before = each if before is None else builder.op("ori", [before, each], ir.I1)
    assert before is not None
    highest_first = found[::-1] if lowest else found
    return concatenated(builder, [builder.opposite(before), *highest_first])


def _decode(use: Use) -> Tree:
    use.require(1)
    if use.number("width") != use.width:
        raise use.builder.wrong("has a result of another width than its attribute")
    one = use.builder.constant(1, use.builder.scalar(use.width))
    return shifted_by(use.builder, "shli", one, use.builder.bits(use.operands[0]))


def _encode(use: Use) -> Tree:
    """The numbers of all bits that are set, joined."""
    use.require(1)
    builder, value = use.builder, use.builder.bits(use.operands[0])
    width = ir.scalar_of(value).width
    bits = [bit(builder, value, number) for number in range(width)]
    result: list[ir.Value] = []
    for place in range((width - 1).bit_length()):
        members = [each for number, each in enumerate(bits) if number >> place & 1]
        result.insert(0, reduce(lambda left, right: builder.op("ori", [left, right], ir.I1), members))
    return concatenated(builder, result) if result else ()


def _gate(use: Use) -> Tree:
    """The data where the condition holds, else zeros."""
    use.require(2)
    builder, condition = use.builder, use.builder.bits(use.operands[0])
    return builder.zipped(
        [use.operands[1]],
        lambda values: builder.select(condition, values[0], builder.constant(0, ir.scalar_of(values[0]))),
    )


MEANINGS: dict[str, Meaning] = {
    "add": _add,
    "sub": _binary("subi"),
    "neg": _neg,
    "not": _not,
    "umul": _multiplied(signed=False),
    "smul": _multiplied(signed=True),
    "umulp": _parts(signed=False),
    "smulp": _parts(signed=True),
    "udiv": _divided("divui"),
    "sdiv": _divided("divsi"),
    "umod": _divided("remui"),
    "smod": _divided("remsi"),
    "zero_ext": _extended(signed=False),
    "sign_ext": _extended(signed=True),
    "bit_slice": _slice,
    "dynamic_bit_slice": _dynamic_slice,
    "bit_slice_update": _slice_update,
    "concat": _concat,
    "reverse": _reverse,
    "eq": _equality(equal=True),
    "ne": _equality(equal=False),
    "one_hot": _one_hot,
    "decode": _decode,
    "encode": _encode,
    "gate": _gate,
    **{name: _folded(name) for name in _FOLDED},
    **{name: _shift(meaning) for name, meaning in _SHIFTS.items()},
    **{name: _comparison(name) for name in ("slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")},
    **{name: _reduction(name) for name in ("and_reduce", "or_reduce", "xor_reduce")},
}
