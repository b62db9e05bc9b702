"""Levels of equality weaker than identical expressions, and what proves them.

`reassociated`: float sums, products, minima and maxima are equal up to order and grouping (and up to signs of zeros);
nothing else is. `real`: the outputs are equal as functions over the real numbers; conversions to coarser float formats
still round. `real-any-precision`: they do not.

The probability that two different expressions are taken for equal at level real is bounded, for one random point, by

    d * (c + m^2 / 2) / q + d^2 * n^2 / (2 p q)

for c compared cells, m hashed operands of which only the value modulo p stood for the operand, n other hashed operands,
and expressions of degree d at most. By Schwartz and Zippel this holds for polynomials; d counts every quotient as one
more factor of every denominator, and sums of exponentials are taken to vanish as rarely as linear functions of
independent points do. Independent points multiply the probabilities.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from equiv.fast_math import fast_math_flags, without_fast_math
from equiv.pair import Meter, Pair
from equiv.proof import promise_reason
from equiv.verdict import LEVELS
from interp import machine
from interp.machine import Algebra, Comparison, Domain, Execution, Input

_TRIALS = 8
_LEAST_TRIALS = 2
_SMALL_ENOUGH = 2.0**-40
_SINGULAR = 3  # points at which a divisor may be zero by accident
_SIGNED_BITS = 96  # of a summand's hash, its sign included
# Neighbouring seeds must not give neighbouring points, nor the run of the fingerprint domain's keys.
_SEED_STEP = 0x9E3779B97F4A7C15F39CC0605CEDC835


@dataclass(frozen=True, slots=True)
class LevelProof:
    """That all outputs are equal at a level. `cells` were compared, `uninitialized` left out; one run of
    the larger program executed `operations`."""

    level: str
    error_bound: float
    cells: int
    uninitialized: int
    operations: int


@dataclass(frozen=True, slots=True)
class Open:
    """Why a level was not proven: in words, where that is of interest (a stop, a limit), or empty."""

    message: str = ""


def weaker_levels(accept: Sequence[str]) -> tuple[str, ...]:
    """The levels below bitwise that `accept` lets pass, strongest first: a level passes where a weaker one does."""
    return LEVELS[1 : 1 + max(LEVELS.index(level) for level in accept)]


def prove_level(
    pair: Pair, inputs: Sequence[Input], meter: Meter, level: str, operations: int | None
) -> LevelProof | Open:
    """Proves the outputs of a pair equal at a level; `operations` bounds each run where given. At level bitwise that
    takes fast-math flags, which allow what structure does not show."""
    match level:
        case "bitwise":
            return _prove_by_flags(pair, inputs, meter, operations)
        case "reassociated":
            first = _prove_reassociated(pair, inputs, meter, operations, level, Algebra())
            if isinstance(first, LevelProof) or not _may_drop_flags(pair):
                return first
            plain = without_fast_math(pair)
            return _prove_reassociated(plain, inputs, meter, operations, level, Algebra())
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
    stops = [each.stop for each in (source, target) if each.stop is not None and each.stop.kind != "cancelled"]
    if stops:
        return stops[0].message
    if source.stop or target.stop:
        return "cancelled"
    broken = promise_reason(target)
    return None if broken is None else broken.message


def _all_equal(comparison: Comparison) -> bool:
    return not (comparison.differing or comparison.problems or comparison.source_poison)


# -- order and grouping ------------------------------------------------------------------------------------------------


def _may_drop_flags(pair: Pair) -> bool:
    """Whether only the source has fast-math flags: to compute without them is one of the ways that they allow."""
    return bool(fast_math_flags(pair.source_module)) and not fast_math_flags(pair.target_module)


def _prove_by_flags(pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None) -> LevelProof | Open:
    flags = fast_math_flags(pair.source_module)
    if not flags:
        return Open()
    attempts = [(pair, Algebra(everywhere=False))]
    if "contract" in flags:
        attempts.append((pair, Algebra(everywhere=False, fuses=True)))
    if _may_drop_flags(pair):
        attempts.append((without_fast_math(pair), Algebra(everywhere=False)))
    for candidate, algebra in attempts:
        proof = _prove_reassociated(candidate, inputs, meter, operations, "bitwise", algebra)
        if isinstance(proof, LevelProof):
            return proof
    return Open()


def _prove_reassociated(
    pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None, level: str, algebra: Algebra
) -> LevelProof | Open:
    source, target = _run(pair, inputs, meter, Domain.REASSOCIATING, operations, meter.seed, algebra)
    stopped = _stop_message(source, target)
    if stopped is not None:
        return Open(stopped)
    comparison = machine.compare(source, target)
    if not _all_equal(comparison):
        return Open()
    bound = float(source.hashed + target.hashed) ** 2 / 2.0**_SIGNED_BITS
    operations = max(source.operations, target.operations)
    return LevelProof(level, bound, comparison.cells, comparison.source_uninitialized, operations)


# -- real numbers ------------------------------------------------------------------------------------------------------


def _prove_real(
    pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None, level: str
) -> LevelProof | Open:
    algebra = Algebra(any_precision=level == "real-any-precision")
    degrees: float | None = None
    bound = 1.0
    trials = singular = executed = 0
    comparison: Comparison | None = None
    while trials < _TRIALS and (trials < _LEAST_TRIALS or bound > _SMALL_ENOUGH):
        seed = (meter.seed + (1 + trials + singular) * _SEED_STEP) % 2**128
        source, target = _run(pair, inputs, meter, Domain.ALGEBRAIC, operations, seed, algebra)
        stopped = _stop_message(source, target)
        if stopped is not None:
            is_singular = any(each.stop is not None and each.stop.kind == "singular" for each in (source, target))
            singular += 1
            if not is_singular or singular >= _SINGULAR:
                return Open(stopped)
            continue
        executed = max(source.operations, target.operations)
        comparison = machine.compare(source, target)
        if not _all_equal(comparison):
            return Open()
        if degrees is None:
            degrees = _degree(pair, inputs, meter, operations, algebra)
        if degrees is None:
            return Open("the degrees of the expressions are not known")
        bound *= trial_bound(source, target, comparison.cells, degrees, algebra.field_bits)
        trials += 1
    if comparison is None or bound >= _SMALL_ENOUGH:
        return Open("the expressions are too large for a useful error bound")
    return LevelProof(level, bound, comparison.cells, comparison.source_uninitialized, executed)


def trial_bound(source: Execution, target: Execution, cells: int, degree: float, field_bits: int) -> float:
    """The probability that one trial takes different expressions for equal (see above)."""
    q = 2.0 ** (field_bits - 1)
    p = 2 * q
    narrowly = float(source.hashed_narrowly + target.hashed_narrowly)
    hashed = float(source.hashed + target.hashed)
    return min(1.0, degree * (cells + narrowly**2 / 2) / q + (degree * hashed) ** 2 / (2 * p * q))


def _degree(
    pair: Pair, inputs: Sequence[Input], meter: Meter, operations: int | None, algebra: Algebra
) -> float | None:
    source, target = _run(pair, inputs, meter, Domain.DEGREE, operations, meter.seed, algebra)
    if source.stop is not None or target.stop is not None:
        return None
    return max(each.degree * (1 + each.divisions) for each in (source, target))
