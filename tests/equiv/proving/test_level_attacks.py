"""Wrong programs made to fool a level's arithmetic: copies that wrap around, sets whose members vanish."""

from __future__ import annotations

import pytest

from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>"


def stored(value: str) -> str:
    return f"memref.store {value}, %r[] : memref<f32>"


def doubled(times: int) -> str:
    """%d<times>: 2^times copies of %x."""
    more = "".join(f"%d{at + 1} = arith.addf %d{at}, %d{at} : f32\n" for at in range(1, times))
    return "%d1 = arith.addf %x, %x : f32\n" + more


@pytest.mark.parametrize("times", [8, 16, 23, 24, 32, 60, 64])
def test_copies_that_are_added_and_subtracted_again_remain(times: int) -> None:
    source = "%s = arith.addf %u, %v : f32\n" + stored("%s")
    target = (
        f"{doubled(times)}%s = arith.addf %u, %v : f32\n%a = arith.addf %s, %d{times} : f32\n"
        f"%b = arith.subf %a, %d{times} : f32\n" + stored("%b")
    )
    assert check_bodies(ARGUMENTS, source, target, accept=("reassociated",)).verdict != EQUIVALENT


@pytest.mark.parametrize("times", [56, 64, 96, 119, 120])
def test_copies_of_a_power_of_two_do_not_vanish(times: int) -> None:
    source = "%s = arith.addf %u, %v : f32\n" + stored("%s")
    target = f"{doubled(times)}%s = arith.addf %u, %v : f32\n%a = arith.addf %s, %d{times} : f32\n" + stored("%a")
    assert check_bodies(ARGUMENTS, source, target, accept=LEVELS).verdict == DIFFERENT


def powers(exponent: int) -> str:
    """%p: %x to an exponent, by squaring."""
    text = "%s0 = arith.mulf %x, %one : f32\n"
    current, product = "%s0", ""
    for at in range(exponent.bit_length()):
        if exponent >> at & 1:
            if product:
                text += f"%m{at} = arith.mulf {product}, {current} : f32\n"
                product = f"%m{at}"
            else:
                product = current
        text += f"%s{at + 1} = arith.mulf {current}, {current} : f32\n"
        current = f"%s{at + 1}"
    return text + f"%p = arith.mulf {product}, %one : f32\n"


@pytest.mark.parametrize("exponent", [2**64 - 60, 2**56 - 6, (2**64 - 60) * (2**56 - 6)])
def test_powers_do_not_become_one(exponent: int) -> None:
    one = "%one = arith.constant 1.0 : f32\n"
    source = one + "%s = arith.mulf %u, %v : f32\n" + stored("%s")
    target = one + powers(exponent) + "%s = arith.mulf %u, %v : f32\n%t = arith.mulf %s, %p : f32\n" + stored("%t")
    assert check_bodies(ARGUMENTS, source, target, accept=("reassociated",)).verdict != EQUIVALENT


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
