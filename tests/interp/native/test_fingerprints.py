"""The keyed hash of the fingerprint domain."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from interp import _native

_CONSTANT = 1 << 48  # the high word of a constant cell
_BITS = 16  # of a hash, in which accidents are looked for


def test_the_portable_form_gives_the_same() -> None:
    choice = random.Random(0)
    for _ in range(50):
        seed, first, second = ((choice.getrandbits(64), choice.getrandbits(64)) for _ in range(3))
        head = choice.getrandbits(20)
        made = _native.fingerprint(seed, head, first, second)
        assert _native.fingerprint(seed, head, first, second, portable=True) == made
        assert made[1] >> 56 != 0


def _numbers() -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Leaves: an element, and the parameter that it is of."""
    for element in range(64):
        for parameter in range(16):
            yield (element, 0), (parameter, 0)


def _few_bits() -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Constants that differ in a bit or two, in either place."""
    for bit in range(32):
        for other in range(32):
            yield (1 << bit, _CONSTANT), (1 << other, _CONSTANT)


def _same_difference() -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Operands whose sum is always the same block."""
    for number in range(1024):
        yield (number, _CONSTANT), (number ^ 5, _CONSTANT)


@pytest.mark.parametrize("operands", [_numbers, _few_bits, _same_difference])
def test_accidents_are_as_rare_as_those_of_random_blocks(
    operands: Callable[[], Iterator[tuple[tuple[int, int], tuple[int, int]]]],
) -> None:
    """Of 1,024 different operands and 4 seeds, in 16 bits of each word: 64 pairs that agree are expected, and random
    blocks are off by 32 once in 10,000 times."""
    accidents = 0
    for seed in range(4):
        for word in range(2):
            made = Counter(
                _native.fingerprint((seed, 0), 7, first, second)[word] % (1 << _BITS) for first, second in operands()
            )
            accidents += sum(count * (count - 1) // 2 for count in made.values())
    assert 32 <= accidents <= 96
