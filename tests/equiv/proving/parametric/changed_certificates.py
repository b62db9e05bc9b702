"""Changes certificates of small pairs at random, and reports which were accepted.

python -m tests.equiv.proving.parametric.changed_certificates [--count 2000] [--seed 0] [--seconds S] [--sums]

Each changed certificate is checked against the pair that it is of, and against wrong programs: the same pair with a
target that runs tell apart. None may be accepted of a wrong program. One that is accepted of its own pair has to be
still true: the source is undefined where it says so, and at small sizes no run shows a difference. With `--sums` only
certificates that hold a sum are changed.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from typing import Any

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import BadCertificate
from equiv.proving.parametric.certify import check_certificate, check_file, from_file, to_file
from equiv.proving.parametric.program import extract_pair
from equiv.proving.parametric.prove import prove_all_sizes
from tests.equiv.proving.parametric.changes import changed
from tests.equiv.proving.parametric.programs import function, pair_of
from tests.equiv.proving.parametric.runs import denial
from tests.equiv.proving.parametric.test_pairs import (
    MAP,
    PACKED,
    PRODUCED,
    RECOMPUTED,
    REVERSED,
    ROTATED,
    SUM,
    SUM_IN_MEMORY,
    TWO_BUFFERS,
    VECTOR,
)
from tests.equiv.proving.parametric.test_products import ARGUMENTS as MATRICES
from tests.equiv.proving.parametric.test_products import FLAT
from tests.equiv.proving.parametric.test_products import SOURCE as ROWS

_SMALL = (-1, 0, 1, 2, 3, 5, 9)
_MOST_VECTORS = 24
_FAR = (33, 40)  # beyond a tile

NEGATED = MAP.replace("  affine.store %s", "  %q = arith.negf %s : f32\n  affine.store %q")
NEGATED_OFTEN = MAP.replace(
    "  affine.store %s",
    "  %p = arith.negf %s : f32\n  %o = arith.negf %p : f32\n  %q = arith.negf %o : f32\n  affine.store %q",
)

EVEN_AND_ODD = """
%zero = arith.constant 0.0 : f32
%s:2 = affine.for %i = 0 to affine_map<()[n] -> (n floordiv 2)>()[%n] iter_args(%t = %zero, %u = %zero) -> (f32, f32) {
  %a = affine.load %A[%i * 2] : memref<?xf32>
  %b = affine.load %A[%i * 2 + 1] : memref<?xf32>
  %r = arith.addf %t, %a : f32
  %q = arith.addf %u, %b : f32
  affine.yield %r, %q : f32, f32
}
%both = arith.addf %s#0, %s#1 : f32
%all = affine.for %i = max affine_map<()[n] -> (n floordiv 2 * 2, 0)>()[%n] to %n iter_args(%t = %both) -> (f32) {
  %a = affine.load %A[%i] : memref<?xf32>
  %r = arith.addf %t, %a : f32
  affine.yield %r : f32
}
affine.store %all, %B[0] : memref<?xf32>
"""
INTEGERS = "%A: memref<?xi32>, %B: memref<1xi32>, %n: index"
TOTAL = """
%zero = arith.constant 0 : i32
%s = affine.for %i = 0 to %n iter_args(%t = %zero) -> (i32) {
  %a = affine.load %A[%n - 1 - %i] : memref<?xi32>
  %r = arith.addi %t, %a : i32
  affine.yield %r : i32
}
affine.store %s, %B[0] : memref<1xi32>
"""
TOTAL_OF_TILES = """
%zero = arith.constant 0 : i32
%s = affine.for %k = 0 to %n step 4 iter_args(%o = %zero) -> (i32) {
  %p = affine.for %i = affine_map<(d) -> (d)>(%k) to min affine_map<(d)[n] -> (d + 4, n)>(%k)[%n]
      iter_args(%t = %zero) -> (i32) {
    %a = affine.load %A[%i] : memref<?xi32>
    %r = arith.addi %t, %a : i32
    affine.yield %r : i32
  }
  %q = arith.addi %o, %p : i32
  affine.yield %q : i32
}
affine.store %s, %B[0] : memref<1xi32>
"""

# Arguments, sources, targets, and what is exchanged in a target to make a wrong one.
PROGRAMS: tuple[tuple[str, str, str, tuple[tuple[str, str], ...]], ...] = (
    (VECTOR, MAP, REVERSED, (("%A[%n - %i - 1]", "%A[%i]"), ("0 to %n", "1 to %n"))),
    (VECTOR, MAP, PACKED, (("(32, n - i)", "(31, n - i)"), ("%B[%ii + %i]", "%B[%i]"))),
    (VECTOR, MAP, TWO_BUFFERS, (("n - i - 2 >= 0", "n - i - 3 >= 0"), ("(%i + 1) mod 2", "%i mod 2"))),
    (VECTOR, MAP, ROTATED, (("%B[%last]", "%B[%c0]"), ("mulf %rest, %rest", "addf %rest, %rest"))),
    (VECTOR, SUM, SUM_IN_MEMORY, (("addf", "mulf"),)),
    (VECTOR, SUM, EVEN_AND_ODD, (("%i * 2 + 1", "%i * 2"), ("(n floordiv 2 * 2, 0)", "(n floordiv 2, 0)"))),
    (INTEGERS, TOTAL, TOTAL_OF_TILES, (("d + 4, n", "d + 5, n"), ("%k = 0", "%k = 4"))),
    (VECTOR, NEGATED, NEGATED_OFTEN, (("arith.negf %p : f32", "arith.addf %p, %p : f32"),)),
    (VECTOR, PRODUCED, RECOMPUTED, (("%A[%i - 1]", "%A[%i]"), ("1 to %n", "2 to %n"))),
    (MATRICES, ROWS, FLAT, (("addi %row, %j", "addi %row, %i"), ("%j = %c0 to", "%j = %c1 to"))),
)


@dataclass(slots=True)
class Case:
    pair: Pair
    proven: Proven
    file: Any
    wrong: list[Pair] = field(default_factory=list)

    @property
    def holds_sum(self) -> bool:
        return any(each.sum is not None for each in self.proven.certificate.relation.values())


@dataclass(slots=True)
class Figures:
    """`found` are false acceptances and crashes."""

    outcomes: Counter[str] = field(default_factory=Counter)
    found: list[str] = field(default_factory=list)


def vectors(names: tuple[str, ...]) -> list[dict[str, int]]:
    """Small sizes: of extents those that are at least 0."""
    values = [[each for each in _SMALL if each >= 0 or "_" not in name] for name in names]
    every = [dict(zip(names, each, strict=True)) for each in product(*values)]
    large = [{name: size if "_" not in name else max(_FAR) for name in names} for size in (*_SMALL, *_FAR)]
    return large + random.Random(1).sample(every, min(len(every), _MOST_VECTORS))


def cases() -> list[Case]:
    made = []
    for arguments, source, target, exchanges in PROGRAMS:
        pair = pair_of(function(arguments, source), function(arguments, target))
        proven = prove_all_sizes(pair, reorders_floats=True)
        assert isinstance(proven, Proven), proven
        case = Case(pair, proven, json.loads(json.dumps(to_file(pair, proven))))
        for old, new in exchanges:
            assert old in target
            wrong = pair_of(function(arguments, source), function(arguments, target.replace(old, new)))
            programs, certificate = extract_pair(wrong), replace_claims(proven)
            assert any(denial(wrong, programs, certificate, each) for each in vectors(programs.parameters)), new
            case.wrong.append(wrong)
        made.append(case)
    return made


def replace_claims(proven: Proven) -> Any:
    return replace(proven.certificate, claims=())


def outcome(case: Case, data: Any) -> Iterator[tuple[str, str | None]]:
    """What becomes of a file, checked against its own pair and against wrong ones; and what is wrong with that."""
    yield _checked(partial(_own, case, data))
    for wrong in case.wrong:
        yield _checked(partial(_of_wrong, wrong, data))


def _checked(check: Callable[[], tuple[str, str | None]]) -> tuple[str, str | None]:
    try:
        return check()
    except BadCertificate:
        return "refused as damaged", None
    except Exception as problem:  # what must not happen, whatever it is
        return "crashed", repr(problem)


def _own(case: Case, data: Any) -> tuple[str, str | None]:
    given = from_file(data)
    try:
        refused = bool(check_file(case.pair, given).failures)
    except BadCertificate:  # by digests or words, so that the obligations have not decided alone
        refused = bool(check_certificate(case.pair, given.certificate, reorders_floats=True))
    if refused:
        return "refused by an obligation", None
    for sizes in vectors(case.proven.programs.parameters):
        denied = denial(case.pair, case.proven.programs, given.certificate, sizes)
        if denied is not None:
            return "accepted and false", denied
    return "accepted and true", None


def _of_wrong(wrong: Pair, data: Any) -> tuple[str, str | None]:
    """The obligations alone decide, and no digests."""
    if check_certificate(wrong, from_file(data).certificate, reorders_floats=True):
        return "refused of a wrong program", None
    return "accepted of a wrong program", "the programs differ"


def campaign(count: int, seed: int, seconds: float, only_sums: bool = False) -> Figures:
    draw, figures, started = random.Random(seed), Figures(), time.monotonic()
    made = [each for each in cases() if each.holds_sum or not only_sums]
    for case in made:
        for name, problem in list(outcome(case, case.file))[1:]:
            if problem is not None:
                figures.found.append(f"unchanged: {name}: {problem}")
    for number in range(count):
        if time.monotonic() - started > seconds:
            break
        case = draw.choice(made)
        others = [each.file for each in made if each is not case]
        what, data = changed(case.file, others, draw)
        for _ in range(draw.choice((0, 0, 0, 1, 2))):
            more, data = changed(data, others, draw)
            what += f"; {more}"
        figures.outcomes["certificates"] += 1
        results = outcome(case, data)
        picked = [next(results)]
        if number % 4 == 0 and case.wrong:  # the others are checked as well, one in four, as that costs as much
            picked += [next(results)]
        for name, problem in picked:
            figures.outcomes[name] += 1
            if problem is not None:
                figures.found.append(f"{number}: {what}: {name}: {problem}")
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--sums", action="store_true")
    given = parser.parse_args()
    figures = campaign(given.count, given.seed, given.seconds, given.sums)
    for name, number in figures.outcomes.most_common():
        print(f"{number:6} {name}")
    for each in figures.found:
        print(each)
    sys.exit(1 if figures.found else 0)


if __name__ == "__main__":
    main()
