"""The float formats whose values are numbers here: taking patterns apart and rounding exact numbers into them.

The definitions are those of IEEE 754-2019, sections 3 and 4.3, in exact rationals.
"""

from __future__ import annotations

import math
from enum import Enum
from fractions import Fraction

from msgspec import Struct


class Rounding(Enum):
    """The modes, by the flags that name them, in the order of `arith::RoundingMode` (ArithBase.td)."""

    NEAREST_EVEN = "to_nearest_even"
    DOWNWARD = "downward"
    UPWARD = "upward"
    TOWARD_ZERO = "toward_zero"
    NEAREST_AWAY = "to_nearest_away"


class FloatFormat(Struct, frozen=True):
    """A sign, `exponent_bits` and `fraction_bits`, with infinities, NaNs, subnormal numbers and zeros of both signs
    (IEEE 754-2019, 3.3 and 3.4). A pattern is the encoding as an integer without a sign, below 2^`width`."""

    exponent_bits: int
    fraction_bits: int

    @property
    def width(self) -> int:
        """In bits."""
        return 1 + self.exponent_bits + self.fraction_bits

    @property
    def bias(self) -> int:
        """What is added to an exponent to give its field."""
        return (1 << (self.exponent_bits - 1)) - 1

    @property
    def sign(self) -> int:
        """The pattern of the sign bit alone."""
        return 1 << (self.width - 1)

    @property
    def infinity(self) -> int:
        """The pattern of plus infinity."""
        return ((1 << self.exponent_bits) - 1) << self.fraction_bits

    @property
    def canonical_nan(self) -> int:
        """The pattern that stands for all NaNs: quiet, positive, without a payload."""
        return self.infinity | 1 << (self.fraction_bits - 1)

    @property
    def least_normal(self) -> int:
        """The pattern of the least positive number that is not subnormal."""
        return 1 << self.fraction_bits

    @property
    def one(self) -> int:
        """The pattern of 1.0."""
        return self.bias << self.fraction_bits

    def magnitude(self, pattern: int) -> int:
        """A pattern without its sign."""
        return pattern & ~self.sign

    def is_negative(self, pattern: int) -> bool:
        """Whether the sign bit is set, that of a zero or a NaN as well."""
        return bool(pattern & self.sign)

    def is_nan(self, pattern: int) -> bool:
        return self.magnitude(pattern) > self.infinity

    def is_infinite(self, pattern: int) -> bool:
        return self.magnitude(pattern) == self.infinity

    def is_zero(self, pattern: int) -> bool:
        return self.magnitude(pattern) == 0

    def is_finite(self, pattern: int) -> bool:
        return self.magnitude(pattern) < self.infinity

    @property
    def largest(self) -> int:
        """The largest finite number."""
        return self.infinity - 1

    def power_of_two(self, exponent: int) -> int:
        """The pattern of a power that is a normal number."""
        return exponent + self.bias << self.fraction_bits

    def to_float(self, pattern: int) -> float:
        """The number of a pattern, which a Python float holds whatever the format."""
        if self.is_nan(pattern):
            return math.nan
        sign = -1.0 if self.is_negative(pattern) else 1.0
        if self.is_infinite(pattern):
            return sign * math.inf
        size = self.magnitude(pattern)
        exponent, fraction = size >> self.fraction_bits, size & (self.least_normal - 1)
        units = fraction if exponent == 0 else fraction | self.least_normal
        return sign * math.ldexp(units, max(exponent, 1) - self.bias - self.fraction_bits)

    def from_float(self, number: float) -> int:
        """The pattern nearest to a number, the even one of two, with the number's sign."""
        sign = self.sign if math.copysign(1.0, number) < 0 else 0
        if math.isnan(number):
            return sign | self.canonical_nan
        if math.isinf(number):
            return sign | self.infinity
        # In units of the last place; Python rounds ties to even, and what is carried goes into the exponent.
        exponent = max(math.frexp(number)[1] - 1, 1 - self.bias) if number else 1 - self.bias
        units = round(math.ldexp(abs(number), self.fraction_bits - exponent))
        return sign | min(units + (exponent + self.bias - 1) * self.least_normal, self.infinity)

    def number(self, pattern: int) -> Fraction:
        """The value of a finite pattern; that of both zeros is 0."""
        size = self.magnitude(pattern)
        exponent, fraction = size >> self.fraction_bits, size & (self.least_normal - 1)
        units = fraction if exponent == 0 else (fraction | self.least_normal) << (exponent - 1)
        number = Fraction(units, 1 << (self.bias - 1 + self.fraction_bits))
        return -number if self.is_negative(pattern) else number

    def rounded(self, number: Fraction, rounding: Rounding = Rounding.NEAREST_EVEN, negative_zero: bool = False) -> int:
        """The pattern nearest to `number` in a direction; of a number that is 0 `negative_zero` is the sign."""
        negative = number < 0 or (number == 0 and negative_zero)
        sign = self.sign if negative else 0
        size = abs(number)
        exponent = max(_exponent(size), 1 - self.bias) if size else 1 - self.bias
        # in units of the last place of numbers with this exponent
        units, rest = divmod(size * Fraction(2) ** (self.fraction_bits - exponent), 1)
        match rounding:
            case Rounding.NEAREST_EVEN:
                up = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and units % 2 == 1)
            case Rounding.NEAREST_AWAY:
                up = rest >= Fraction(1, 2)
            case Rounding.DOWNWARD:
                up = negative and rest > 0
            case Rounding.UPWARD:
                up = not negative and rest > 0
            case Rounding.TOWARD_ZERO:
                up = False
        pattern = units + up + (exponent - 1 + self.bias) * self.least_normal
        if pattern < self.infinity:
            return sign | pattern
        # Too large: infinity, or the largest number where the mode rounds toward it.
        to_infinity = up or rounding in (Rounding.NEAREST_EVEN, Rounding.NEAREST_AWAY)
        to_infinity |= rounding is (Rounding.DOWNWARD if negative else Rounding.UPWARD)
        return sign | (self.infinity if to_infinity else self.infinity - 1)


class NarrowFormat(Struct, frozen=True):
    """A format of at most eight bits without infinities: the `nans` are single patterns, every other one is a finite
    number. Without a sign there are no subnormal numbers and no zero either. `bias` as in `FloatFormat`."""

    exponent_bits: int
    fraction_bits: int
    bias: int
    nans: frozenset[int] = frozenset()
    is_signed: bool = True

    @property
    def width(self) -> int:
        """In bits."""
        return self.is_signed + self.exponent_bits + self.fraction_bits

    def to_float(self, pattern: int) -> float:
        """The number of a pattern."""
        if pattern in self.nans:
            return math.nan
        if not self.is_signed:
            return math.ldexp(1.0, pattern - self.bias)
        size = pattern & ((1 << (self.width - 1)) - 1)
        exponent, fraction = size >> self.fraction_bits, size & ((1 << self.fraction_bits) - 1)
        units = fraction if exponent == 0 else fraction | 1 << self.fraction_bits
        number = math.ldexp(units, max(exponent, 1) - self.bias - self.fraction_bits)
        return -number if pattern != size else number


def _exponent(size: Fraction) -> int:
    """The largest e with 2^e <= size."""
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    return exponent - (size < Fraction(2) ** exponent)


FLOAT_FORMATS = {
    "f16": FloatFormat(5, 10),
    "bf16": FloatFormat(8, 7),
    "tf32": FloatFormat(8, 10),
    "f24": FloatFormat(8, 15),
    "f32": FloatFormat(8, 23),
    "f64": FloatFormat(11, 52),
}
"""By the name of the type, those of `kFloatFormats` (float_format.h); values of other float types stay symbolic. `tf32`
is MLIR's type of 19 bits, and `f24` a sign, 8 bits of exponent and 15 of fraction; all of them numbers of f32."""

IEEE_FORMATS = FLOAT_FORMATS | {
    "f8E5M2": FloatFormat(5, 2),
    "f8E4M3": FloatFormat(4, 3),
    "f8E3M4": FloatFormat(3, 4),
}
"""All formats with infinities and NaNs as IEEE 754 has them."""

_MINUS_ZERO = frozenset((0x80,))
NARROW_FORMATS = {
    "f8E4M3FN": NarrowFormat(4, 3, 7, frozenset((0x7F, 0xFF))),
    "f8E5M2FNUZ": NarrowFormat(5, 2, 16, _MINUS_ZERO),
    "f8E4M3FNUZ": NarrowFormat(4, 3, 8, _MINUS_ZERO),
    "f8E4M3B11FNUZ": NarrowFormat(4, 3, 11, _MINUS_ZERO),
    "f8E8M0FNU": NarrowFormat(8, 0, 127, frozenset((0xFF,)), is_signed=False),
    "f6E2M3FN": NarrowFormat(2, 3, 1),
    "f6E3M2FN": NarrowFormat(3, 2, 3),
    "f4E2M1FN": NarrowFormat(2, 1, 1),
}
"""The others, as MLIR's builtin types (BuiltinTypes.td) and LLVM's `APFloat` have them; each number is one of f32."""
