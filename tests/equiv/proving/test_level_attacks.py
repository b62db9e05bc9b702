"""Wrong programs made to fool a level's arithmetic: copies that wrap around, sets whose members vanish."""

from __future__ import annotations

import pytest

from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>"


def stored(value: str) -> str:
    return f"memref.store {value}, %r[] : memref<f32>"


def maxima(of: str, doublings: int) -> str:
    """A maximum of ten numbers, united with itself so often that copies of its members may vanish from a sum."""
    text = f"%e0 = math.absf {of} : f32\n%m0 = arith.mulf %e0, %u : f32\n"
    for at in range(1, 10):
        text += f"%c{at} = arith.constant {at}.0 : f32\n%e{at} = arith.mulf {of}, %c{at} : f32\n"
        text += f"%m{at} = arith.maximumf %m{at - 1}, %e{at} : f32\n"
    current = "%m9"
    for at in range(doublings):
        text += f"%p{at} = arith.maximumf {current}, %v : f32\n%q{at} = arith.maximumf {current}, %p{at} : f32\n"
        current = f"%q{at}"
    return text + stored(current)


@pytest.mark.parametrize("doublings", [56, 64, 70, 128])
def test_members_of_maxima_do_not_vanish(doublings: int) -> None:
    source, target = (maxima(of, doublings) for of in ("%x", "%y"))
    assert check_bodies(ARGUMENTS, source, target, accept=LEVELS).verdict == DIFFERENT


def test_maxima_that_are_united_in_a_tree_are_proven() -> None:
    names = [f"%w{at}" for at in range(64)]
    leaves = "".join(
        f"%k{at} = arith.constant {at}.0 : f32\n%w{at} = arith.mulf %x, %k{at} : f32\n" for at in range(64)
    )
    chain = leaves + "%t1 = arith.maximumf %w0, %w1 : f32\n"
    chain += "".join(f"%t{at} = arith.maximumf %t{at - 1}, %w{at} : f32\n" for at in range(2, 64)) + stored("%t63")
    tree, level = leaves, names
    while len(level) > 1:
        pairs = [(level[at], level[at + 1]) for at in range(0, len(level), 2)]
        level = [f"%n{len(pairs)}_{at}" for at in range(len(pairs))]
        tree += "".join(
            f"{name} = arith.maximumf {left}, {right} : f32\n" for name, (left, right) in zip(level, pairs, strict=True)
        )
    assert check_bodies(ARGUMENTS, chain, tree + stored(level[0]), accept=("reassociated",)).verdict == EQUIVALENT
