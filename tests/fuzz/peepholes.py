"""`python -m tests.fuzz.peepholes`: integers of two to four operations with flags, against the nearest other programs.

Hundreds of programs are evaluated on all inputs, with poison and undefined behaviour, and each is paired with others
that refine it, with those that fail to on the fewest inputs, and with some that do on more. So right pairs are seldom
rewritings that anybody thought of. What is evaluated is told apart by numpy in one step, and short programs cost little
to check, so that there are many of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from tests.fuzz.batches import Drawn, Limited, campaign_of_all
from tests.fuzz.command import command
from tests.fuzz.flags import Program, Run, all_inputs, drawn, evaluated, rewritten, text, told_apart

_POOL = 500  # programs that are compared with each other
_NEAREST = 12  # wrong ones, of which the near ones are drawn; the others are of ten times as many
_POISON, _UNDEFINED, _DOUBTFUL = 256, 257, 258
_STEPS = (2, 2, 3, 3, 4)

Table = np.ndarray[Any, np.dtype[np.int16]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """How many targets of a source are right, wrong for few inputs, and wrong for more."""

    refining: int
    near: int
    others: int


_WANTED = Wanted(refining=3, near=3, others=4)


@dataclass(frozen=True, slots=True)
class Known:
    """A program, and what became of all inputs."""

    program: Program
    run: Run
    table: Table  # of its result for each input


def _short(draw: random.Random) -> Program:
    """The last few operations that a result takes."""
    program = drawn(draw)
    least = draw.choice(_STEPS)
    candidates = [each for each in program.values if each.kind != "constant"]
    chosen = [each for each in candidates if _size(program, each.name) <= least]
    return _of(program, (chosen or candidates or program.values)[-1].name)


def _of(program: Program, result: str) -> Program:
    """What one result takes of the program."""
    by_name = {each.name: each for each in program.values}
    needed, left = set[str](), [result]
    while left:
        name = left.pop()
        if name in by_name and name not in needed:
            needed.add(name)
            left += by_name[name].operands
    return Program([each for each in program.values if each.name in needed], [result], program.count)


def _size(program: Program, result: str) -> int:
    return sum(each.kind != "constant" for each in _of(program, result).values)


def _known(program: Program) -> Known:
    run = evaluated(program)
    table = np.where(run.poison[0], _POISON, run.bits[0])
    table = np.where(run.doubtful, _DOUBTFUL, np.where(run.undefined, _UNDEFINED, table))
    return Known(program, run, table.astype(np.int16))


def _pool(draw: random.Random) -> Iterator[list[Known]]:
    """Programs that have a result for some input, those with results of one width together, each once."""
    by_width: dict[int, dict[str, Known]] = {}
    while True:
        program = _short(draw)
        again = rewritten(program, draw)
        for each in (program, *([_of(again[1], again[1].results[0])] if again else [])):
            known = _known(each)
            if (known.table < _POISON).any():
                by_width.setdefault(each.width(each.results[0]), {})[text(each)] = known
        for width, those in by_width.items():
            if len(those) >= _POOL:
                yield list(those.values())
                by_width[width] = {}


def _pair(source: Known, target: Known, misses: int) -> Drawn:
    inputs = all_inputs()
    change = "refined" if not misses else "few inputs" if misses <= 8 else "more inputs"
    return Drawn(
        change,
        text(source.program),
        text(target.program),
        lambda _, samples: told_apart(source.run, target.run, samples > 2, inputs),
    )


def neighbours(draw: random.Random, wanted: Wanted) -> Iterator[tuple[Known, Known, int]]:
    """Sources and targets without end, and for how many inputs each target fails to refine its source."""
    for pool in _pool(draw):
        tables = np.stack([each.table for each in pool])
        for at, source in enumerate(pool):
            free = source.table >= _UNDEFINED
            fails = ((tables != source.table) & (source.table < _POISON)) | (tables == _UNDEFINED)
            misses = (fails & ~free & (tables != _DOUBTFUL)).sum(axis=1)
            misses[at] = -1
            order = np.argsort(misses, kind="stable")
            refining = [int(each) for each in order if misses[each] == 0]
            wrong = [int(each) for each in order if misses[each] > 0]
            near, others = wrong[:_NEAREST], wrong[_NEAREST : 10 * _NEAREST]
            drawn_of = ((refining, wanted.refining), (near, wanted.near), (others, wanted.others))
            for each in (each for those, most in drawn_of for each in draw.sample(those, min(most, len(those)))):
                yield source, pool[each], int(misses[each])


def pairs(seed: int, count: int) -> Iterator[Drawn]:
    """At most so many pairs of programs."""
    return islice((_pair(*each) for each in neighbours(random.Random(f"{seed}"), _WANTED)), count)


campaign = campaign_of_all(pairs, limited=Limited(all_sizes=0.1), batch=200)

if __name__ == "__main__":
    command(__doc__, "peepholes", ".mlir", campaign)()
