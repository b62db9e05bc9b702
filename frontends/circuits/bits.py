"""Bits of any width: shifts, divisions, parts and joins as circuits mean them.

Shifts follow SystemVerilog: a bit that is shifted out is gone, however far it goes. What a division by zero gives is
not known."""

from __future__ import annotations

from collections.abc import Sequence

from interp import ir
from interp.ir.builder import Builder


def resized(emitter: Builder, value: ir.Value, type: ir.Scalar, signed: bool = False) -> ir.Value:
    """The lowest bits of a value, or the value with zeros or signs in front."""
    width = ir.scalar_of(value).width
    if width == type.width:
        return value
    name = "trunci" if width > type.width else "extsi" if signed else "extui"
    return emitter.op(name, [value], type)


def shifted(emitter: Builder, name: str, value: ir.Value, amount: ir.Value) -> ir.Value:
    """`shli`, `shrui` or `shrsi` by any amount."""
    type = ir.scalar_of(value)
    known = emitter.constants.get(amount)
    width = emitter.constant(type.width, type) if type.width.bit_length() <= type.width else None
    if width is None:  # i1, which is shifted by nothing or by its only bit
        left = value if name == "shrsi" else emitter.constant(0, type)
        return emitter.select(amount, left, value)
    if known is not None and 0 <= known < type.width:
        return emitter.op(name, [value, amount], type)
    if name == "shrsi":
        most = emitter.constant(type.width - 1, type)
        return emitter.op(name, [value, emitter.op("minui", [amount, most], type)], type)
    inside = emitter.op("cmpi.ult", [amount, width], ir.I1)
    zero = emitter.constant(0, type)
    by = emitter.select(inside, amount, zero)
    return emitter.select(inside, emitter.op(name, [value, by], type), zero)


def shifted_by(emitter: Builder, name: str, value: ir.Value, amount: ir.Value) -> ir.Value:
    """A shift whose amount may be wider or narrower than what it shifts."""
    type = ir.scalar_of(value)
    wide = ir.Scalar(f"i{max(type.width, ir.scalar_of(amount).width)}")
    extended = resized(emitter, value, wide, signed=name == "shrsi")
    return resized(emitter, shifted(emitter, name, extended, resized(emitter, amount, wide)), type)


def divided(emitter: Builder, name: str, left: ir.Value, right: ir.Value, by_zero: ir.Value | None = None) -> ir.Value:
    """`divui`, `divsi`, `remui` or `remsi` in a circuit that always computes them: a division by zero gives `by_zero`,
    or what is not known, and the smallest number by -1 wraps around."""
    type = ir.scalar_of(left)
    zero, one = emitter.constant(0, type), emitter.constant(1, type)
    none = emitter.op("cmpi.eq", [right, zero], ir.I1)
    by = emitter.select(none, one, right)
    if type == ir.I1:  # of which -1 is the only divisor, and the result is that of 1
        name = {"divsi": "divui", "remsi": "remui"}.get(name, name)
    if name in ("divsi", "remsi"):
        smallest = emitter.constant(1 << (type.width - 1), type)
        minus = emitter.constant((1 << type.width) - 1, type)
        wraps = emitter.op(
            "andi",
            [emitter.op("cmpi.eq", [left, smallest], ir.I1), emitter.op("cmpi.eq", [right, minus], ir.I1)],
            ir.I1,
        )
        by = emitter.select(wraps, one, by)  # which gives what wrapping around does
    by_zero = emitter.undefined(type) if by_zero is None else by_zero
    return emitter.select(none, by_zero, emitter.op(name, [left, by], type))


def bit_range(emitter: Builder, value: ir.Value, low: int, width: int) -> ir.Value:
    """So many bits of a value, from `low` on."""
    type = ir.scalar_of(value)
    if not width:
        return emitter.constant(0, ir.Scalar("i0"))
    if low:
        value = emitter.op("shrui", [value, emitter.constant(low, type)], type)
    return resized(emitter, value, ir.Scalar(f"i{width}"))


def bit(emitter: Builder, value: ir.Value, number: int) -> ir.Value:
    return bit_range(emitter, value, number, 1)


def concatenated(emitter: Builder, values: Sequence[ir.Value]) -> ir.Value:
    """The first one in the highest bits; those without bits are left out."""
    values = [each for each in values if ir.scalar_of(each).width]
    type = ir.Scalar(f"i{sum(ir.scalar_of(each).width for each in values)}")
    if not values:
        return emitter.constant(0, type)
    total: ir.Value | None = None
    low = 0
    for each in reversed(values):
        part = resized(emitter, each, type)
        if low:
            part = emitter.op("shli", [part, emitter.constant(low, type)], type)
        low += ir.scalar_of(each).width
        total = part if total is None else emitter.op("ori", [total, part], type)
    assert total is not None
    return total
