"""Numbers that are made of addresses, as sums of multiples of these and of what does not depend on where buffers lie.

All arithmetic is modulo 2^64. A difference of addresses in one buffer has no address left, nor have the low bits of an
address that is aligned as far."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from msgspec import Struct

WORD = 1 << 64
# A number of fewer bits leaves no buffer so far that an address wraps around.
NEAR = 40
_STEPS = 32, NEAR, 64
_STRIDE = 24


class GlobalAddress(NamedTuple):
    """Where a global lies."""

    name: str


class Remainder(Struct, frozen=True):
    """(base + added) modulo `modulus`, a power of two."""

    base: Hashable
    added: int
    modulus: int


class Form(Struct, frozen=True):
    """The sum of `terms`, addresses with their factors, and of a number that depends on no address: `constant` where it
    is known, and one of at most so many `bits`."""

    terms: frozenset[tuple[Hashable, int]] = frozenset()
    constant: int | None = None
    bits: int = 64

    def __add__(self, other: Form) -> Form:
        if self.constant is not None and other.constant is not None:
            return _form(dict(self.terms), other.terms, (self.constant + other.constant) % WORD, 0)
        carry = 0 if self.is_stride or other.is_stride else 1
        return _form(dict(self.terms), other.terms, None, max(self.bits, other.bits) + carry)

    def __mul__(self, factor: int) -> Form:
        constant = None if self.constant is None else self.constant * factor % WORD
        bits = self.bits + magnitude(factor)
        return _form({}, frozenset((root, by * factor) for root, by in self.terms), constant, bits)

    def __sub__(self, other: Form) -> Form:
        return self + other * -1

    @property
    def is_placed(self) -> bool:
        """Whether it may depend on where buffers lie."""
        return bool(self.terms)

    @property
    def is_near(self) -> bool:
        """Whether it is a number that leaves no buffer so far that an address wraps around."""
        return not self.terms and self.bits <= NEAR

    @property
    def is_stride(self) -> bool:
        """Whether its number is a constant that comes no farther than that, however often a loop adds it."""
        return self.constant is not None and self.bits <= _STRIDE

    @property
    def single(self) -> Hashable | None:
        """The one address that it is some number apart from."""
        if len(self.terms) == 1:
            ((root, factor),) = self.terms
            if factor == 1:
                return root
        return None

    @property
    def rounded(self) -> Remainder | None:
        """The remainder of one address that it is that address without, but for some number."""
        found = dict(self.terms)
        for root, factor in self.terms:
            if isinstance(root, Remainder) and factor == WORD - 1 and found == {root.base: 1, root: WORD - 1}:
                return root
        return None

    def joined(self, other: Form) -> Form | None:
        """What it is where it is either; None where these have other addresses."""
        if self.terms != other.terms:
            return None
        if self.constant is not None and self.constant == other.constant:
            return self
        # In steps: what a loop doubles becomes larger each time that it is looked at.
        most = max(self.bits, other.bits)
        return Form(self.terms, None, next(each for each in _STEPS if most <= each))

    def low(self, modulus: int, alignment: Callable[[Hashable], int]) -> Form | None:
        """The number modulo a power of two, given what each address is a multiple of; None where that is not told."""
        rest = Form(frozenset(), self.constant, self.bits)
        for root, factor in self.terms:
            if isinstance(root, Remainder) and root.modulus % modulus == 0:
                rest += (Form(frozenset(((root.base, 1),)), 0, 0) + number(root.added)) * factor
            else:
                rest += Form(frozenset(((root, factor),)), 0, 0)
        bits = magnitude(modulus - 1)
        if all(factor * alignment(root) % modulus == 0 for root, factor in rest.terms):
            return some(bits) if rest.constant is None else number(rest.constant % modulus)
        if len(rest.terms) != 1 or rest.constant is None:
            return None
        ((root, factor),) = rest.terms
        if factor == 1:
            return of(Remainder(root, rest.constant % modulus, modulus))
        if factor == WORD - 1:  # -x modulo m is m - 1 - ((x - 1) modulo m)
            return number(modulus - 1) - of(Remainder(root, (-rest.constant - 1) % modulus, modulus))
        return None


def of(root: Hashable) -> Form:
    """An address itself."""
    return Form(frozenset(((root, 1),)), 0, 0)


def number(constant: int) -> Form:
    return Form(frozenset(), constant % WORD, magnitude(constant))


def some(bits: int) -> Form:
    """Any number of so many bits that depends on no address."""
    return Form(frozenset(), None, min(bits, 64))


def magnitude(constant: int) -> int:
    """The bits of a constant, as the signed number that it is nearest to."""
    return min(constant % WORD, -constant % WORD).bit_length()


def _form(terms: dict[Hashable, int], more: frozenset[tuple[Hashable, int]], constant: int | None, bits: int) -> Form:
    """The sum of multiples of addresses and of a number, which has at most so many bits where it is not known."""
    for root, factor in more:
        terms[root] = (terms.get(root, 0) + factor) % WORD
    left = frozenset((root, factor) for root, factor in terms.items() if factor)
    return Form(left, constant, min(bits, 64) if constant is None else magnitude(constant))
