"""Integer operations of one to three operands besides those of `flags`: intrinsics of LLVM, rounded quotients, freeze.

Each is evaluated on arrays of bits, by the LLVM language reference and the documentation of arith and llvm in MLIR."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

Bits = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]


def _signed(bits: Bits, width: int) -> Bits:
    return bits - ((bits >> (width - 1)) << width)


def _ones(bits: Bits, width: int) -> Bits:
    found = np.zeros_like(bits)
    for at in range(width):
        found += bits >> at & 1
    return found


def _leading(bits: Bits, width: int) -> Bits:
    found = np.full_like(bits, width)
    for at in range(width):
        found = np.where(bits >> at & 1, width - 1 - at, found)
    return found


def _trailing(bits: Bits, width: int) -> Bits:
    found = np.full_like(bits, width)
    for at in reversed(range(width)):
        found = np.where(bits >> at & 1, at, found)
    return found


def _funnel(high: Bits, low: Bits, by: Bits, width: int) -> Bits:
    """The upper half of both, shifted left by an amount below the width."""
    return ((high << width | low) << by) >> width


def _saturated(exact: Bits, width: int, signed: bool) -> Bits:
    most = (1 << (width - signed)) - 1
    return np.clip(exact, -most - 1 if signed else 0, most)


def _quotient(one: Bits, other: Bits, up: bool) -> Bits:
    other = np.where(other == 0, 1, other)
    return -(-one // other) if up else one // other


@dataclass(frozen=True, slots=True)
class Intrinsic:
    """`value` gives the bits, the upper ones of which do not count; `poison` names the flag that a result is poison by
    where `spoiled`. `name` is the operation's, and `property` that of the flag."""

    name: str
    operands: int
    value: Callable[[int, list[Bits]], Bits]
    poison: str = ""
    property: str = ""
    spoiled: Callable[[int, list[Bits]], Flags] = lambda width, given: np.zeros(len(given[0]), dtype=bool)

    def line(self, name: str, given: str, width: int, flags: frozenset[str]) -> str:
        """The operation in MLIR."""
        type_ = f"i{width}"
        if not self.name.startswith("llvm.intr"):
            return f"%{name} = {self.name} {given} : {type_}"
        own = f" <{{{self.property} = {'true' if flags else 'false'}}}>" if self.property else ""
        return f'%{name} = "{self.name}"({given}){own} : ({", ".join([type_] * self.operands)}) -> {type_}'


INTRINSICS: Mapping[str, Intrinsic] = {
    "abs": Intrinsic(
        "llvm.intr.abs",
        1,
        lambda width, given: np.abs(_signed(given[0], width)),
        "minpoison",
        "is_int_min_poison",
        lambda width, given: given[0] == 1 << (width - 1),
    ),
    "ctlz": Intrinsic(
        "llvm.intr.ctlz",
        1,
        lambda width, given: _leading(given[0], width),
        "zeropoison",
        "is_zero_poison",
        lambda _, given: given[0] == 0,
    ),
    "cttz": Intrinsic(
        "llvm.intr.cttz",
        1,
        lambda width, given: _trailing(given[0], width),
        "zeropoison",
        "is_zero_poison",
        lambda _, given: given[0] == 0,
    ),
    "ctpop": Intrinsic("llvm.intr.ctpop", 1, lambda width, given: _ones(given[0], width)),
    "uaddsat": Intrinsic(
        "llvm.intr.uadd.sat", 2, lambda width, given: _saturated(given[0] + given[1], width, signed=False)
    ),
    "usubsat": Intrinsic(
        "llvm.intr.usub.sat", 2, lambda width, given: _saturated(given[0] - given[1], width, signed=False)
    ),
    "saddsat": Intrinsic(
        "llvm.intr.sadd.sat",
        2,
        lambda width, given: _saturated(_signed(given[0], width) + _signed(given[1], width), width, signed=True),
    ),
    "ssubsat": Intrinsic(
        "llvm.intr.ssub.sat",
        2,
        lambda width, given: _saturated(_signed(given[0], width) - _signed(given[1], width), width, signed=True),
    ),
    "fshl": Intrinsic("llvm.intr.fshl", 3, lambda width, given: _funnel(given[0], given[1], given[2] % width, width)),
    "fshr": Intrinsic("llvm.intr.fshr", 3, lambda width, given: (given[0] << width | given[1]) >> given[2] % width),
    "ceildivui": Intrinsic("arith.ceildivui", 2, lambda _, given: _quotient(given[0], given[1], up=True)),
    "ceildivsi": Intrinsic(
        "arith.ceildivsi",
        2,
        lambda width, given: _quotient(_signed(given[0], width), _signed(given[1], width), up=True),
    ),
    "floordivsi": Intrinsic(
        "arith.floordivsi",
        2,
        lambda width, given: _quotient(_signed(given[0], width), _signed(given[1], width), up=False),
    ),
    "freeze": Intrinsic("llvm.freeze", 1, lambda _, given: given[0]),
}
DIVISIONS = ("ceildivui", "ceildivsi", "floordivsi")
