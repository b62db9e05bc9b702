"""Wrong programs made to fool a level's arithmetic: copies that wrap around, sets whose members vanish."""

from __future__ import annotations

from equiv.verdict import EQUIVALENT
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%x: f32, %y: f32, %u: f32, %v: f32, %r: memref<f32>"


def stored(value: str) -> str:
    return f"memref.store {value}, %r[] : memref<f32>"


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
