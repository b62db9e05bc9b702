"""An operation with its types and flags, and how it can fail to have a result."""

from __future__ import annotations

from collections.abc import Sequence

from interp.ir.floats import FLOAT_FORMATS, FloatFormat, Rounding
from interp.ir.types import Scalar, signed


class UndefinedScalar(Exception):
    """Executing the operation on these operands is undefined behaviour."""


class NoNumber(Exception):
    """The operation has no number for these types or operands."""


class Poison(Exception):
    """The results are poison."""


class Use:
    """An operation with its types and flags."""

    def __init__(
        self, name: str, flags: Sequence[str], operand_types: Sequence[Scalar], result_types: Sequence[Scalar]
    ) -> None:
        self.name, self.flags = name, frozenset(flags)
        self.operand_types, self.result_types = operand_types, result_types
        self.width = operand_types[0].width
        modes = [each for each in Rounding if each.value in self.flags]
        self.rounding = modes[0] if modes else Rounding.NEAREST_EVEN

    @property
    def format(self) -> FloatFormat:
        return FLOAT_FORMATS[self.operand_types[0].name]

    @property
    def result_format(self) -> FloatFormat:
        return FLOAT_FORMATS[self.result_types[0].name]

    def signed(self, pattern: int) -> int:
        """The integer that a pattern is in two's complement."""
        return signed(pattern, self.width)

    def wrapped(self, numbers: int | tuple[int, ...]) -> list[int]:
        """Numbers as patterns of the results' types, modulo two to their widths."""
        numbers = numbers if isinstance(numbers, tuple) else (numbers,)
        return [each & ((1 << type_.width) - 1) for each, type_ in zip(numbers, self.result_types, strict=True)]

    def require(self, flag: str, holds: bool) -> None:
        """Raises `Poison` where a flag promises what does not hold."""
        if flag in self.flags and not holds:
            raise Poison

    def in_range(self, exact_signed: int, exact_unsigned: int) -> None:
        """Requires what the flags `nsw` and `nuw` say of an exact result. Raises `Poison`."""
        self.require("nsw", -(1 << self.width - 1) <= exact_signed < 1 << self.width - 1)
        self.require("nuw", 0 <= exact_unsigned < 1 << self.width)

    def compared(self, predicate: str, given: list[int]) -> list[int]:
        return [self.signed(each) for each in given] if predicate.startswith("s") else given

    def exclude(self, types: Sequence[Scalar], patterns: Sequence[int]) -> None:
        """`nnan` and `ninf` make poison of what they exclude, among operands and results."""
        for type_, pattern in zip(types, patterns, strict=True):
            if type_.name in FLOAT_FORMATS:
                self.require("nnan", not FLOAT_FORMATS[type_.name].is_nan(pattern))
                self.require("ninf", not FLOAT_FORMATS[type_.name].is_infinite(pattern))
