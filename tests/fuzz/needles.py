"""`python -m tests.fuzz.needles`: integers of 12 and 16 bits that differ for some 1 in 4,096 inputs or fewer.

Samples find no such input, so that it is for the solver to find one, or to prove that there is none. The target is the
source rewritten, with another result where a value that both compute has the number that it has for one input, which
the judge knows. What is equal for all inputs of fewer bits is asked about on samples."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from tests.fuzz.batches import Drawn, Limited, campaign_of
from tests.fuzz.command import command
from tests.fuzz.flags import Bits, Made, Program, differs, drawn, evaluated, rewritten, text

_WIDENED = {0: 0, 1: 1, 4: 12, 8: 16}
_PARAMETERS = (("a", 12), ("b", 12), ("c", 1))
_POINTS = 256  # that are sampled
_PLAIN = 0.35  # how often nothing is hidden
_POISONED = 0.25  # how often the other result is poison


def pair(draw: random.Random) -> Drawn | None:
    """A program and a rewriting of it that is right for fewer bits, mostly with a needle in it."""
    narrow = drawn(draw)
    found = rewritten(narrow, draw) if draw.random() < 0.7 else ("the same", narrow)
    if found is None or differs(narrow, found[1], strictly=True):
        return None
    change, source, target = found[0], _widened(narrow), _widened(found[1])
    points = _points(draw)
    if draw.random() < _PLAIN:
        words = differs(source, target, False, points)
        return Drawn(
            f"{change}, wide", text(source), text(target), lambda _, samples: words or ("perhaps" * (samples > 2))
        )
    hidden = _hidden(source, target, points, draw)
    if hidden is None:
        return None
    target, needle = hidden
    words = differs(source, target, False, needle)
    return Drawn(f"{change}, a needle", text(source), text(target), lambda *_: words)


def _widened(program: Program) -> Program:
    """The program with the same numbers, as signed ones, of more bits."""
    values = []
    for each in program.values:
        width, number = _WIDENED[each.width], each.number
        if each.width > 1 and number >> (each.width - 1):
            number += (1 << width) - (1 << each.width)
        values.append(replace(each, width=width, inner=_WIDENED[each.inner], number=number))
    return Program(values, program.results, program.count, _PARAMETERS)


def _points(draw: random.Random) -> dict[str, Bits]:
    """Inputs, some of them at the ends."""
    found = {}
    for name, width in _PARAMETERS:
        ends = (0, 1, (1 << width) - 1, 1 << (width - 1), (1 << (width - 1)) - 1)
        numbers = [draw.choice(ends) if draw.random() < 0.2 else draw.randrange(1 << width) for _ in range(_POINTS)]
        found[name] = np.array([number % (1 << width) for number in numbers], dtype=np.int64)
    return found


def _hidden(
    source: Program, target: Program, points: Mapping[str, Bits], draw: random.Random
) -> tuple[Program, dict[str, Bits]] | None:
    """The target with another result for one of the points, and that point; None where that makes no difference."""
    at = draw.randrange(_POINTS)
    point = {name: each[at : at + 1] for name, each in points.items()}
    known = {**dict(_PARAMETERS), **{each.name: each.width for each in source.values if each.kind != "constant"}}
    own = {*dict(_PARAMETERS), *(each.name for each in target.values)}
    keys = [name for name, width in known.items() if width > 1 and name in own]
    result = target.results[0]
    others = [name for name in keys if target.width(name) == target.width(result) and name != result]
    if not keys or not others or target.width(result) == 1:
        return None
    key = draw.choice(keys)
    seen = evaluated(replace(target, results=[key]), points)
    if seen.undefined[at] or seen.poison[0][at] or (seen.bits[0] == seen.bits[0][at]).sum() > _POINTS // 16:
        return None
    number, width = int(seen.bits[0][at]), target.width(key)
    of = target.width(result)
    other = draw.choice(others)
    made = [
        Made("k0", "constant", width, number=number),
        Made("k1", "cmp", 1, (key, "k0"), predicate="eq", inner=width, dialect=draw.choice(("arith", "llvm"))),
    ]
    if draw.random() < _POISONED:
        made += [Made("k3", "constant", of, number=of), Made("k4", "lshr", of, (other, "k3"))]
        other = "k4"
    made.append(Made("k2", "select", of, ("k1", other, result)))
    changed = replace(target, values=[*target.values, *made], results=["k2", *target.results[1:]])
    return (changed, point) if differs(source, changed, False, point) else None


campaign = campaign_of(pair, limited=Limited(query=1_000_000, all_sizes=0.1))

if __name__ == "__main__":
    command(__doc__, "needles", ".mlir", campaign)()
