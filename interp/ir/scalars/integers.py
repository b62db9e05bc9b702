"""Integer arithmetic, on patterns in two's complement."""

from __future__ import annotations

from collections.abc import Callable

from interp.ir.scalars.use import NoNumber, Poison, UndefinedScalar, Use


def _addi(use: Use, left: int, right: int) -> int:
    use.in_range(use.signed(left) + use.signed(right), left + right)
    return left + right


def _subi(use: Use, left: int, right: int) -> int:
    use.in_range(use.signed(left) - use.signed(right), left - right)
    return left - right


def _muli(use: Use, left: int, right: int) -> int:
    use.in_range(use.signed(left) * use.signed(right), left * right)
    return left * right


def _divide(is_signed: bool, direction: int) -> Callable[[Use, int, int], int]:
    """The quotient rounded down (-1), toward zero (0) or up (1)."""

    def apply(use: Use, left: int, right: int) -> int:
        if right == 0:
            raise UndefinedScalar
        if is_signed:
            left, right = use.signed(left), use.signed(right)
            if right == -1 and left == -(1 << use.width - 1):
                raise UndefinedScalar
        use.require("exact", left % right == 0)
        floor = left // right
        up = direction == 1 or (direction == 0 and floor < 0)
        return floor + (up and left % right != 0)

    return apply


def _remainder(is_signed: bool) -> Callable[[Use, int, int], int]:
    def apply(use: Use, left: int, right: int) -> int:
        if right == 0:
            raise UndefinedScalar
        if is_signed:
            left, right = use.signed(left), use.signed(right)
            if right == -1 and left == -(1 << use.width - 1):
                raise NoNumber  # MLIR calls it zero by giving no exception for it, LLVM calls it undefined
        size = abs(left) % abs(right)
        return -size if left < 0 else size

    return apply


def _extremum(choose: Callable[[int, int], int], is_signed: bool) -> Callable[[Use, int, int], int]:
    def apply(use: Use, left: int, right: int) -> int:
        return choose(use.signed(left), use.signed(right)) if is_signed else choose(left, right)

    return apply


def _ori(use: Use, left: int, right: int) -> int:
    use.require("disjoint", left & right == 0)
    return left | right


def _shli(use: Use, value: int, amount: int) -> int:
    if amount >= use.width:
        raise Poison
    use.in_range(use.signed(value) << amount, value << amount)
    return value << amount


def _shift_right(is_signed: bool) -> Callable[[Use, int, int], int]:
    def apply(use: Use, value: int, amount: int) -> int:
        if amount >= use.width:
            raise Poison
        use.require("exact", value & ((1 << amount) - 1) == 0)
        return (use.signed(value) if is_signed else value) >> amount

    return apply


def _ipowi(use: Use, base: int, power: int) -> int:
    """A negative power is the reciprocal rounded toward zero."""
    base, power = use.signed(base), use.signed(power)
    if power >= 0:
        return pow(base, power, 1 << use.width)
    if base == 0:
        raise UndefinedScalar
    return {1: 1, -1: -1 if power % 2 else 1}.get(base, 0)


def _extended(sign: bool) -> Callable[[Use, int, int], tuple[int, int]]:
    def apply(use: Use, left: int, right: int) -> tuple[int, int]:
        product = use.signed(left) * use.signed(right) if sign else left * right
        return product, product >> use.width

    return apply


INTEGERS: dict[str, Callable[..., int | tuple[int, ...]]] = {
    "addi": _addi,
    "subi": _subi,
    "muli": _muli,
    "addui_extended": lambda use, left, right: (left + right, left + right >> use.width),
    "subui_extended": lambda use, left, right: (left - right, int(left < right)),
    "mulsi_extended": _extended(True),
    "mului_extended": _extended(False),
    "divsi": _divide(True, 0),
    "divui": _divide(False, 0),
    "ceildivsi": _divide(True, 1),
    "ceildivui": _divide(False, 1),
    "floordivsi": _divide(True, -1),
    "remsi": _remainder(True),
    "remui": _remainder(False),
    "maxsi": _extremum(max, True),
    "maxui": _extremum(max, False),
    "minsi": _extremum(min, True),
    "minui": _extremum(min, False),
    "andi": lambda use, left, right: left & right,
    "ori": _ori,
    "xori": lambda use, left, right: left ^ right,
    "shli": _shli,
    "shrsi": _shift_right(True),
    "shrui": _shift_right(False),
    "ctlz": lambda use, value: use.width - value.bit_length(),
    "cttz": lambda use, value: (value & -value).bit_length() - 1 if value else use.width,
    "ctpop": lambda use, value: value.bit_count(),
    "absi": lambda use, value: abs(use.signed(value)),
    "ipowi": _ipowi,
}


def ordered(relation: str, left: int, right: int) -> bool:
    """Whether two numbers are in a relation: `eq`, `ne`, `lt`, `le`, `gt`, `ge`."""
    return {
        "eq": left == right,
        "ne": left != right,
        "lt": left < right,
        "le": left <= right,
        "gt": left > right,
        "ge": left >= right,
    }[relation]
