"""What the tests of the scalar table compare it with: patterns, exact rationals and rounding, written from IEEE 754."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from hypothesis import strategies as st

from interp import _native

Folded = tuple[str, list[int]]

VALUE = "value"
POISON: Folded = ("poison", [])
UNDEFINED: Folded = ("undefined", [])
UNFOLDED: Folded = ("unfolded", [])


def fold(
    name: str, types: Sequence[str], operands: Sequence[int], results: Sequence[str], flags: Sequence[str] = ()
) -> Folded:
    folding = _native.fold(name, list(flags), list(types), list(results), list(operands))
    return folding.status.name.lower(), folding.patterns


def value(*patterns: int) -> Folded:
    return VALUE, list(patterns)


def approximate(*patterns: int) -> Folded:
    return "approximate", list(patterns)


# -- integers ----------------------------------------------------------------------------------------------------------


def signed(pattern: int, width: int) -> int:
    return pattern - (1 << width) if pattern >> (width - 1) else pattern


def wrapped(number: int, width: int) -> int:
    return number & ((1 << width) - 1)


# -- floats ------------------------------------------------------------------------------------------------------------

MODES = ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")


@dataclass(frozen=True)
class Format:
    name: str
    exponent_bits: int
    fraction_bits: int

    @property
    def width(self) -> int:
        return 1 + self.exponent_bits + self.fraction_bits

    @property
    def sign(self) -> int:
        return 1 << (self.width - 1)

    @property
    def infinity(self) -> int:
        return ((1 << self.exponent_bits) - 1) << self.fraction_bits

    @property
    def minus_infinity(self) -> int:
        return self.infinity | self.sign

    @property
    def nan(self) -> int:
        return self.infinity | 1 << (self.fraction_bits - 1)

    @property
    def bias(self) -> int:
        return (1 << (self.exponent_bits - 1)) - 1

    @property
    def one(self) -> int:
        return self.bias << self.fraction_bits

    def is_nan(self, pattern: int) -> bool:
        return pattern & ~self.sign > self.infinity

    def is_infinite(self, pattern: int) -> bool:
        return pattern & ~self.sign == self.infinity

    def is_negative(self, pattern: int) -> bool:
        return bool(pattern & self.sign)

    def units(self, pattern: int) -> int:
        """The magnitude of a pattern in units of the least subnormal number, of which all are multiples. Infinity
        counts as the next power of two, as in the definition of rounding."""
        size = pattern & ~self.sign
        exponent, fraction = size >> self.fraction_bits, size & ((1 << self.fraction_bits) - 1)
        return fraction if exponent == 0 else (fraction | 1 << self.fraction_bits) << (exponent - 1)

    def rational(self, pattern: int) -> Fraction:
        """The value of a finite pattern."""
        magnitude = Fraction(self.units(pattern), 1 << (self.bias - 1 + self.fraction_bits))
        return -magnitude if self.is_negative(pattern) else magnitude

    def rounded(self, number: Fraction, mode: str = "to_nearest_even", negative_zero: bool = False) -> int:
        """The pattern of `number` by a search over all patterns, which are ordered as their values are."""
        if number == 0:
            return self.sign if negative_zero else 0
        negative, size = number < 0, abs(number) * (1 << (self.bias - 1 + self.fraction_bits))
        whole = size.numerator // size.denominator
        below, above = 0, self.infinity  # in units, `below` is at most `size`
        if whole >= self.units(self.infinity):
            below = self.infinity - 1
        while above - below > 1:
            middle = (below + above) // 2
            if self.units(middle) <= whole:
                below = middle
            else:
                above = middle
        if self.units(below) != size:
            twice, middle_of_both = 2 * size, self.units(below) + self.units(above)
            match mode:
                case "to_nearest_even":
                    up = twice > middle_of_both or (twice == middle_of_both and above % 2 == 0)
                case "to_nearest_away":
                    up = twice >= middle_of_both
                case "downward":
                    up = negative
                case "upward":
                    up = not negative
                case _:
                    up = False
            below = above if up else below
        return below | (self.sign if negative else 0)

    def edges(self) -> list[int]:
        """Zeros, infinities, NaNs, ones and the ends of the subnormal and the normal range, of both signs."""
        least_normal = 1 << self.fraction_bits
        sizes = [0, 1, least_normal - 1, least_normal, least_normal + 1, self.one - 1, self.one, self.one + 1]
        sizes += [self.one + least_normal, self.rounded(Fraction(3, 2)), self.rounded(Fraction(10))]
        sizes += [self.infinity - 1, self.infinity, self.nan]
        return sizes + [size | self.sign for size in sizes]

    def patterns(self) -> st.SearchStrategy[int]:
        """All patterns, the edges often, and numbers near 1 often, so that sums cancel and quotients stay in range."""
        close = st.integers(self.one - (8 << self.fraction_bits), self.one + (8 << self.fraction_bits))
        signs = st.sampled_from([0, self.sign])
        near_one = st.builds(lambda size, sign: size | sign, close, signs)
        return st.one_of(st.sampled_from(self.edges()), near_one, st.integers(0, 2**self.width - 1))


FORMATS = {
    format.name: format
    for format in (
        Format("f16", 5, 10),
        Format("bf16", 8, 7),
        Format("tf32", 8, 10),
        Format("f24", 8, 15),
        Format("f32", 8, 23),
        Format("f64", 11, 52),
    )
}
FLOATS = tuple(FORMATS)
