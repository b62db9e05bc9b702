"""Levels of equality weaker than identical expressions, and what proves them.

`reassociated`: float sums, products, minima and maxima are equal up to order and grouping, and up to signs of zeros, so
that x + 0 is x; nothing else is, not even x + x and 2 x, unless flags allow it. `real`: the outputs are equal as
functions over the real numbers, wherever the source is defined; conversions to coarser float formats still round.
`real-any-precision`: they do not.

At every level, sums of integers are equal up to order and grouping: they are exact.

At level bitwise, flags of the source's operations leave a choice, and the target may make it. An operation with flags
is one value, whatever is made of it in the end: the same operation on the same operands is the same value wherever it
stands, and what is chosen for it in one place is chosen in all. So a product and a sum that carry `contract` may be
fused everywhere or nowhere; a target that fuses them in one place and in another carries the flag on is not proven, nor
is one that carries the flag where the source has an `fma`. Nor is one that computes what one value of the source may be
in two ways: a sum in two orders, or a quotient that is a product elsewhere. Of `afn` the functions that may stand for
each other are those that `equiv.solver.refinement` lists.

Each proof comes with a bound on the probability that it is wrong: that random keys and points take different
expressions for equal. It holds for any pair of programs that was fixed before the keys were drawn.

At level reassociated, in one trial, the bound is

    (n^2 + c) k^2 / 2^115 + P / 2^57 + (n^2 + c) (64 k / r)^2 + P b / (58 r),      P = s^2 / 2 + c

for n hashes (of 120 bits; products have two residues modulo primes of 60 bits), s sums that were hashed as one and c
compared cells (sums have one such residue with signs and one without, either of which alone may tell two sums apart),
and k copies at most of one member in a multiset. The third term is that the ratio of two products' constants is one
modulo both primes, which are two of r, about 2^46 (by the density of safe primes, Hardy and Littlewood 1923); it is
only there where constants are factors. The last one is only there where the constants of sums spread over b > 58 binary
places: then a difference of constants may be a multiple of the prime. With k >= 2^58 nothing is proven. The tests
measure all but the third term in fields of a few bits.

At level real, in one trial, the bound is

    (d / q + B) (c + t + m^2 / 2) + (d^2 / (2 p q) + B') n^2

for c compared cells, t comparisons of values while the programs ran, m hashed operands of which only the value modulo p
stood for the operand, n other hashed operands, and d the degree of N / D - N' / D' for any two values, the denominators
multiplied out (Schwartz 1980, Zippel 1979). B is the probability that the prime divides all coefficients, none where
these have fewer bits than the primes, and B' that both do, for hashed operands. Points at which a divisor vanishes are
drawn again.

What the bound rests on, beyond the hash being random: sums of exponentials vanish as rarely as if exponentials of
different arguments were independent points. For arguments that are sums of different inputs they are. For others, such
as g^x + g^y = g^(xy) over the field, no better bound is proven, and the tests measure it.

Independent trials multiply the probabilities.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from equiv.pairing.fast_math import droppable_flags, with_fewer_flags
from equiv.pairing.pair import Pair
from equiv.proving.symbolic_run import promise_reason
from equiv.request.meter import Meter
from equiv.verdict import LEVELS, Level
from interp import ir, machine
from interp.machine import Algebra, Comparison, Domain, Execution, Input, Stop, StopKind
from interp.machine.coverage import Decisions

_TRIALS = 8
_LEAST_TRIALS = 2  # at level real, whose points may be singular
_SMALL_ENOUGH = 2.0**-40
_USEFUL = 2.0**-10  # of one trial: above, it is worth counting copies
_SINGULAR = 3  # points at which a divisor may be zero by accident
_RESIDUE_BITS = 60  # of the reassociating domain's primes
_FACTOR_PLACES = (
    64  # of the primes' own: binary places of the ratio of two constant factors, and what they are multiplied by
)
# Neighbouring seeds must not give neighbouring points, nor the run of the fingerprint domain's keys.
_SEED_STEP = 0x9E3779B97F4A7C15F39CC0605CEDC835


class LevelProof(Struct, frozen=True):
    """That all outputs are equal at a level. `cells` were compared, `uninitialized` left out, of which
    `poison_for_unwritten` may be poison in the target; one run of the larger program executed `operations`; `decisions`
    are the source's and the target's."""

    level: str
    error_bound: float
    cells: int
    uninitialized: int
    poison_for_unwritten: int
    operations: int
    decisions: tuple[Decisions, Decisions]


class Open(Struct, frozen=True):
    """Why a level was not proven: in words, where that is of interest (a stop, a limit), or empty."""

    message: str = ""


def weaker_levels(accept: Sequence[str]) -> tuple[str, ...]:
    """The levels below bitwise that `accept` lets pass, strongest first: a level passes where a weaker one does."""
    return LEVELS[1 : 1 + max(LEVELS.index(level) for level in accept)]


def leaves_open_bitwise(pair: Pair) -> bool:
    """Whether different expressions may be equal bit for bit: by flags, or in the order of integer sums."""
    return bool(droppable_flags(pair.source_module)) or all(
        map(_adds_integers, (pair.source_module, pair.target_module))
    )


def _adds_integers(module: ir.Module) -> bool:
    return any(
        operation.name in ("addi", "subi")
        and not all(isinstance(each.type, ir.Scalar) and each.type.is_index for each in operation.results)
        for operation in ir.of_kind(module, ir.Op)
    )


def prove_level(
    pair: Pair, inputs: Sequence[Input], meter: Meter, level: str, operations: int | None
) -> LevelProof | Open:
    """Proves the outputs of a pair equal at a level; `operations` bounds each run where given. At level bitwise that
    takes flags, which allow what structure does not show, or integer sums, whose order does not matter."""
    match level:
        case Level.BITWISE:
            return _prove_by_flags(pair, inputs, meter, operations)
        case Level.REASSOCIATED:
            opened = Open()
            for candidate in (pair, *with_fewer_flags(pair)):
                proof = _prove_reassociated(candidate, inputs, meter, operations, level, Algebra())
                if isinstance(proof, LevelProof):
                    return proof
                opened = opened if opened.message else proof
            return opened
        case _:
            return _prove_real(pair, inputs, meter, operations, level)


def _run(
    pair: Pair,
    inputs: Sequence[Input],
    meter: Meter,
    domain: Domain,
    operations: int | None,
    seed: int,
    algebra: Algebra,
) -> tuple[Execution, Execution]:
    source, target = machine.run_pair(
        pair.source_program,
        pair.target_program,
        inputs,
        inputs,
        domain,
        limits=meter.limits(operations),
        seed=seed,
        algebra=algebra,
        ranges=pair.assumptions.ranges(pair.signature),
    )
    meter.count("prove", source, target)
    return source, target


def _stop_message(source: Execution, target: Execution) -> str | None:
    """Why the runs prove nothing; None where both ended as they should."""
    stops = _stops(source, target)
    own = [each for each in stops if each.kind is not StopKind.CANCELLED]
    if stops:
        return own[0].message if own else StopKind.CANCELLED.value
    broken = promise_reason(target)
    return None if broken is None else broken.message


def _stops(source: Execution, target: Execution) -> list[Stop]:
    return [each.stop for each in (source, target) if each.stop is not None]


def _decisions(source: Execution, target: Execution) -> tuple[Decisions, Decisions]:
    return source.decisions, target.decisions


def _all_equal(comparison: Comparison) -> bool:
    return not (comparison.differing or comparison.problems or comparison.source_poison)


def _seed(meter: Meter, trial: int) -> int:
    return (meter.seed + trial * _SEED_STEP) % 2**128


# -- order and grouping ------------------------------------------------------------------------------------------------


def _prove_by_flags(pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None) -> LevelProof | Open:
    flags = droppable_flags(pair.source_module)
    for candidate in (pair, *with_fewer_flags(pair)):
        for fuses in (False, True) if "contract" in flags else (False,):
            algebra = Algebra(everywhere=False, fuses=fuses)
            proof = _prove_reassociated(candidate, inputs, meter, operations, Level.BITWISE, algebra)
            if isinstance(proof, LevelProof):
                return proof
    return Open()


def _prove_reassociated(
    pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None, level: str, algebra: Algebra
) -> LevelProof | Open:
    bound = 1.0
    copies: float | None = None
    comparison: Comparison | None = None
    executed = 0
    for trial in range(_TRIALS):
        source, target = _run(pair, inputs, meter, Domain.REASSOCIATING, operations, _seed(meter, trial), algebra)
        stopped = _stop_message(source, target)
        if stopped is not None:
            return Open(stopped)
        executed = max(source.operations, target.operations)
        comparison = machine.compare(source, target)
        if not _all_equal(comparison):
            return Open()
        if copies is None:
            copies = 2.0 ** min(100, source.merged + target.merged) * executed
            if reassociating_bound(source, target, comparison.cells, copies) > _USEFUL:
                copies = _copies(pair, inputs, meter, operations, algebra)
        bound *= reassociating_bound(source, target, comparison.cells, copies)
        if bound <= _SMALL_ENOUGH:
            return _level_proof(level, bound, comparison, executed, _decisions(source, target))
    return Open("the expressions are too large for a useful error bound")


def reassociating_bound(
    source: Execution, target: Execution, cells: int, copies: float, residue_bits: int = _RESIDUE_BITS
) -> float:
    """The probability, of 1 at most, that one trial of the reassociating domain takes different expressions for equal
    (the head of the module says how). `cells` is how many are compared, `copies` how often one member may stand in a
    multiset at most, `residue_bits` how many bits the primes have."""
    if copies >= 2.0 ** (residue_bits - 2):
        return 1.0
    primes = _safe_primes(residue_bits - 1)
    copies = max(copies, 1.0)
    hashed = float(source.hashed + target.hashed) ** 2 + cells
    pairs = float(source.sums + target.sums) ** 2 / 2 + cells
    bound = hashed * copies**2 / 2.0 ** (2 * residue_bits - 5) + pairs / 2.0 ** (residue_bits - 3)
    if source.factors or target.factors:
        bound += hashed * (_FACTOR_PLACES * copies / primes) ** 2
    places = source.places + target.places + math.log2(copies)
    if places > residue_bits - 2:
        bound += pairs * places / (residue_bits - 2) / primes
    return min(1.0, bound)


def _safe_primes(bits: int) -> float:
    """How many of the primes p = 2 q + 1 there are that a domain draws from, where q has so many bits: safe ones with
    p = 7 mod 8, half of all (Hardy and Littlewood 1923)."""
    return max(1.0, 0.66 * 2.0 ** (bits - 1) / (bits * math.log(2)) ** 2)


def _copies(pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None, algebra: Algebra) -> float:
    counted = replace(algebra, copies=True)
    source, target = _run(pair, inputs, meter, Domain.DEGREE, operations, meter.seed, counted)
    if source.stop is not None or target.stop is not None:
        return math.inf
    return max(source.degree, target.degree)


# -- real numbers ------------------------------------------------------------------------------------------------------


def _prove_real(
    pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None, level: str
) -> LevelProof | Open:
    algebra = Algebra(any_precision=level == Level.REAL_ANY_PRECISION)
    degree = places = hashed_places = 0.0
    bound = 1.0
    trials = singular = executed = 0
    comparison: Comparison | None = None
    while trials < _TRIALS and (trials < _LEAST_TRIALS or bound > _SMALL_ENOUGH):
        seed = _seed(meter, 1 + trials + singular)
        source, target = _run(pair, inputs, meter, Domain.ALGEBRAIC, operations, seed, algebra)
        stopped = _stop_message(source, target)
        if stopped is not None:
            is_singular = any(each.kind is StopKind.SINGULAR for each in _stops(source, target))
            singular += 1
            if not is_singular or singular >= _SINGULAR:
                return Open(stopped)
            continue
        executed = max(source.operations, target.operations)
        comparison = machine.compare(source, target)
        if not _all_equal(comparison):
            if algebra.definedness and not comparison.problems and not comparison.source_poison:
                return Open(
                    "the values are equal, but the target divides, or takes a root or a logarithm, where the source "
                    "does not, of what is not known to have one"
                )
            return Open()
        if target.demands and not algebra.definedness:
            algebra = replace(algebra, definedness=True)
            continue
        if trials == 0:
            sizes = _run(pair, inputs, meter, Domain.DEGREE, operations, meter.seed, algebra)
            if any(each.stop is not None for each in sizes):
                return Open("the degrees of the expressions are not known")
            degree = sum(each.degree for each in sizes)
            places = sum(each.coefficient_places for each in sizes) + 1
            hashed_places = 2 * max(each.hashed_places for each in sizes) + 1
        trial = trial_bound(source, target, comparison.cells, degree, (places, hashed_places), algebra)
        bound *= min(1.0, (1 + singular) * trial)
        trials += 1
    if comparison is None or bound >= _SMALL_ENOUGH:
        return Open("the expressions are too large for a useful error bound")
    return _level_proof(level, bound, comparison, executed, _decisions(source, target))


def _level_proof(
    level: str, bound: float, comparison: machine.Comparison, executed: int, decisions: tuple[Decisions, Decisions]
) -> LevelProof:
    unwritten, poison = comparison.source_uninitialized, comparison.poison_for_unwritten
    return LevelProof(level, bound, comparison.cells, unwritten, poison, executed, decisions)


def trial_bound(
    source: Execution,
    target: Execution,
    cells: int,
    degree: float,
    places: tuple[float, float],
    algebra: Algebra,
) -> float:
    """The probability, of 1 at most, that one trial of the algebraic domain takes different expressions for equal (the
    head of the module says how). `cells` is how many are compared, `degree` that of any difference of them as a
    polynomial, at most. `places` are the binary places of the coefficients of any difference, and of one between hashed
    operands."""
    bits = algebra.field_bits
    q = 2.0 ** (bits - 1)
    p = 2 * q
    primes = _safe_primes(bits)
    one = 1.01 * degree / q  # residues of random bits are not quite equally likely
    both = 1.01 * degree**2 / (2 * p * q)
    if places[0] >= bits - 1:
        one += places[0] / (bits - 1) / primes
    if places[1] >= 2 * bits - 1:
        both += places[1] / (2 * bits - 1) / primes
    tests = float(source.tests + target.tests)
    narrowly = float(source.hashed_narrowly + target.hashed_narrowly)
    hashed = float(source.hashed + target.hashed)
    return min(1.0, one * (cells + tests + narrowly**2 / 2) + both * hashed**2)
