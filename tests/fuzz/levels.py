"""`python -m tests.fuzz.levels`: programs on floats and rewritings of them, evaluated in f32 and over the rationals.

A rewriting is by a law of the real numbers that need not hold of floats, or an edit that need not hold at all. A proof
bit for bit is denied by an f32 that is another, one at a weaker level by a rational number that is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

from equiv import verify
from equiv.verdict import EQUIVALENT, Level, Verdict
from frontends.errors import SyntaxProblem
from frontends.mlir import load
from tests.fuzz.command import Checked, command
from tests.fuzz.edits import edit
from tests.fuzz.floats import SCALARS, Undefined, in_f32, over_rationals, program, rewritten

_FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 0.1, -0.7, 1e30, -1e30, 1e-40, float("inf"), float("nan"))
_RUNS = 200


def denial(source: str, target: str, verdict: Verdict, draw: random.Random) -> str:
    """What numbers show against a proof, in words; empty where nothing."""
    if verdict.verdict != EQUIVALENT:
        return ""
    for _ in range(_RUNS):
        if verdict.level == Level.BITWISE:
            floats = {name: draw.choice((*_FLOATS, draw.uniform(-4, 4))) for name in SCALARS}
            one, other = in_f32(source, floats), in_f32(target, floats)
            if one != other:
                return f"{floats}: {one} in the source and {other} in the target"
            continue
        numbers = {name: Fraction(draw.randint(-9, 9), draw.randint(1, 5)) for name in SCALARS}
        try:
            expected = over_rationals(source, numbers)
        except Undefined:
            continue
        try:
            found = over_rationals(target, numbers)
        except Undefined:
            return f"{numbers}: the target has no result"
        if expected != found:
            return f"{numbers}: {expected} in the source and {found} in the target"
    return ""


def pair(draw: random.Random) -> tuple[str, str]:
    """A program and what is made of it, which may be the same."""
    source = program(draw)
    return source, rewritten(source, draw) if draw.random() < 0.7 else edit(source, draw)


def campaign(seed: int, count: int) -> Iterator[Checked]:
    """Pairs of a seed."""
    for number in range(count):
        draw = random.Random(f"{seed} {number}")
        source, target = pair(draw)
        if target == source:
            continue
        try:
            before, after = load(source, file_name="source.mlir"), load(target, file_name="target.mlir")
        except SyntaxProblem:
            continue
        levels = [Level.BITWISE, Level.REASSOCIATED, Level.REAL]
        verdict = verify(
            before,
            after,
            function="f",
            accept=levels[: draw.randint(2, 3)],
            seed=1,
            timeout=20,
            solver_limit=1_000_000,
            explain=False,
        )
        what = f"{verdict.verdict} {verdict.level or ''}".strip()
        yield Checked(what, denial(source, target, verdict, draw), source, target)


if __name__ == "__main__":
    command(__doc__, "levels", ".mlir", campaign)()
