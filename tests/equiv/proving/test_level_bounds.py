"""The stated error bounds of the levels against the rate of accidents in small fields."""

from __future__ import annotations

import math
from functools import reduce

import pytest

from equiv.proving.levels import reassociating_bound, trial_bound
from interp import machine
from interp.ir.text import parse_module
from interp.machine import Algebra, BufferInput, DataInput, Domain, Execution
from tests.interp.expressions import F64, FULL, E, call, compare, constant, exp, maximum, module, select, variable

X, Y, Z, W = (variable(index) for index in range(4))
SMALL = Algebra(field_bits=11)
TRIALS = 600


def bound_and_rate(left: E, right: E) -> tuple[float, float]:
    """The bound on one trial that takes the two for equal, and how often it was so."""
    programs = [machine.assemble(module(each), "f") for each in (left, right)]

    def run(domain: Domain, seed: int) -> list[Execution]:
        return [
            program.run([DataInput()] * 4, domain, seed=seed, algebra=SMALL, target=at == 1)
            for at, program in enumerate(programs)
        ]

    sizes = run(Domain.DEGREE, 0)
    degree, places = sum(each.degree for each in sizes), sum(each.coefficient_places for each in sizes) + 1
    hashed = 2 * max(each.hashed_places for each in sizes) + 1
    bound, accidents = 0.0, 0
    for seed in range(TRIALS):
        source, target = run(Domain.ALGEBRAIC, seed)
        if source.stop is not None or target.stop is not None:
            continue
        accidents += machine.compare(source, target).differing == 0
        bound = max(bound, trial_bound(source, target, 1, degree, (places, hashed), SMALL))
    return bound, accidents / TRIALS


def roots(count: int) -> E:
    return reduce(lambda product, root: product * (X - float(root)), range(1, count), X - 0.0)


def fraction(depth: int) -> E:
    """A continued fraction, whose degree grows with its depth."""
    return X if depth == 0 else Y + 1.0 / (X + fraction(depth - 1))


def squared(times: int) -> E:
    return X if times == 0 else squared(times - 1) * squared(times - 1)


PAIRS = {
    "a polynomial of as many roots as it can have": (roots(16) * exp(Y), constant(0.0) * X),
    "a high power": (squared(4), X),
    "a sum of quotients": (X / Y + Y / Z + Z / W, X / Z + Y / W + Z / Y),
    "nested quotients": (fraction(4), fraction(3)),
    "quotients by one sum": ((X / (Y + Z)) + (W / (Y + Z)), W / (Y + Z)),
    "exponentials": (exp(X) + exp(Y), exp(Z) + exp(W)),
    "exponentials of sums": (exp(X + Y) + exp(Z), exp(X + Z) + exp(Y)),
    "exponentials of multiples": (exp(X * 3.0) + exp(X), exp(X * 2.0) * 2.0),
    "exponentials of products": (exp(X * Y) + exp(X), exp(Y) + exp(X * X)),
    "exponentials of fractions": (exp(X * 0.5) + exp(Y * 0.25), exp(X * 0.25) + exp(Y * 0.5)),
    "exponentials of exponentials": (exp(exp(X)), exp(exp(Y))),
    "a softmax": (exp(X) / (exp(X) + exp(Y)), exp(X) / (exp(X) + exp(Z))),
    "hashes of one residue": (call("floor", exp(X)), call("floor", exp(Y))),
    "maxima": (maximum(X * Y, Z), maximum(X, Z)),
    "comparisons": (select(compare("olt", X * Y, Z), Z, W), select(compare("olt", X, Z), Z, W)),
    "roots": (call("sqrt", X) * call("sqrt", Y), call("sqrt", X * Y)),
}


@pytest.mark.parametrize("name", PAIRS)
def test_accidents_are_as_rare_as_the_bound_says(name: str) -> None:
    bound, rate = bound_and_rate(*PAIRS[name])
    assert rate <= bound + 5 * math.sqrt(bound / TRIALS) + 1 / TRIALS


def test_the_field_is_really_small() -> None:
    assert bound_and_rate(*PAIRS["a polynomial of as many roots as it can have"])[1] > 0


# -- level reassociated ------------------------------------------------------------------------------------------------


def reassociated_bound_and_rate(left: E, right: E, bits: int) -> tuple[float, float]:
    """As for level real, in a field of so many bits."""
    programs = [machine.assemble(module(each, type_=each.type), "f") for each in (left, right)]
    inputs = [DataInput()] * 4
    counting = Algebra(copies=True)
    copies = max(each.run(inputs, Domain.DEGREE, algebra=counting).degree for each in programs)
    bound, accidents = 0.0, 0
    for seed in range(TRIALS):
        source, target = (
            program.run(inputs, Domain.REASSOCIATING, seed=seed, algebra=Algebra(field_bits=bits), target=at == 1)
            for at, program in enumerate(programs)
        )
        assert source.stop is None and target.stop is None
        accidents += machine.compare(source, target).differing == 0
        bound = max(bound, reassociating_bound(source, target, 1, copies, bits))
    return bound, accidents / TRIALS


D = [variable(index, F64) for index in range(4)]
PRIMES = [2063, 2447, 2879, 2903]  # some of the safe ones of 12 bits that are 7 mod 8
SUMMED = {
    "sums of one other member": (X + Y, X + Z),
    "sums that differ in signs": ((X - Y) + Z, (Y - X) + Z),
    "sums that differ in copies": ((X + X) + Y, (X + Y) + Y),
    "sums in a function": (call("floor", (X - Y) + Z), call("floor", (Y - X) + Z)),
    "products of one other factor": (X * Y, X * Z),
    "products that differ in copies": ((X * X) * Y, (X * Y) * Y),
    "a high power": (squared(4) * Y, squared(4) * X),
    "sums of products": (X * Y - Z * W, Z * W - X * Y),
    "maxima": (maximum(X, Y), maximum(X, Z)),
    "maxima of sums": (maximum((X - Y) + Z, W), maximum((Y - X) + Z, W)),
}


@pytest.mark.parametrize("bits", [8, 10])
@pytest.mark.parametrize("name", SUMMED)
def test_reassociated_accidents_are_as_rare_as_the_bound_says(name: str, bits: int) -> None:
    bound, rate = reassociated_bound_and_rate(*SUMMED[name], bits)
    assert bound < 1 or bits < 10
    assert rate <= bound + 5 * math.sqrt(bound / TRIALS) + 1 / TRIALS


def test_reassociated_accidents_happen() -> None:
    assert reassociated_bound_and_rate(*SUMMED["sums that differ in signs"], 8)[1] > 0


def test_constants_that_many_primes_divide() -> None:
    bound, rate = reassociated_bound_and_rate(D[0] + D[1] + (1.0 + math.prod(PRIMES)), D[0] + D[1] + 1.0, 12)
    assert 0 < rate <= bound < 1


@pytest.mark.parametrize(
    ("body", "copies"),
    [
        ("%y: i32 = op addi(%x, %x) %z: i32 = op addi(%y, %y) %r: i32 = op addi(%z, %z)", 8),
        ("%y: i32 = op addi(%x, %x) %z: i32 = op subi(%y, %x) %r: i32 = op subi(%z, %x)", 4),
        ("%y: i32 = op andi(%x, %x) %z: i32 = op xori(%y, %x) %r: i32 = op ori(%z, %x)", 1),
    ],
)
def test_sums_and_differences_of_integers_are_counted_in_copies(body: str, copies: int) -> None:
    text = f"func @f(%a: view<1xi32>) {{ %x: i32 = load %a[0] {body} store %r, %a[0] return }}"
    program = machine.assemble(parse_module(text, "copies.air"), "f")
    assert program.run([BufferInput((1,))], Domain.DEGREE, algebra=Algebra(copies=True)).degree == copies


# -- what the bounds count ---------------------------------------------------------------------------------------------


def sizes(expression: E, algebra: Algebra = FULL) -> Execution:
    return machine.assemble(module(expression), "f").run([DataInput()] * 4, Domain.DEGREE, algebra=algebra)


@pytest.mark.parametrize(
    ("expression", "degree"),
    [
        (X * Y + Z, 2),
        (squared(5), 32),
        (X / Y, 2),
        (X / Y + Z / W, 4),
        (fraction(3), 7),
        (exp(X) / (exp(X) + exp(Y)), 2),
    ],
    ids=lambda value: "",
)
def test_degrees_of_numerators_and_denominators(expression: E, degree: int) -> None:
    assert degree <= sizes(expression).degree <= 2 * degree


def test_coefficients_of_large_numbers_have_many_places() -> None:
    assert sizes(X + Y).coefficient_places < 2
    assert sizes(X * 1e30 + Y).coefficient_places > 99
    assert sizes(X * 1e-30 + Y).coefficient_places > 99


def test_copies_are_counted() -> None:
    counting = Algebra(copies=True)
    doubled = reduce(lambda value, _: value + value, range(12), X)
    assert sizes(doubled, counting).degree == 2.0**12
    assert sizes(reduce(lambda value, each: value + each, [Y, Z, W], X), counting).degree == 4
    assert sizes(squared(8), counting).degree == 2.0**8
    assert sizes((X + Y) * (X + Y), counting).degree == 2


def test_so_many_copies_that_they_may_vanish_prove_nothing() -> None:
    program = machine.assemble(module(X + Y), "f")
    execution = program.run([DataInput()] * 4, Domain.REASSOCIATING)
    assert reassociating_bound(execution, execution, 1, 4) < 2.0**-50
    assert reassociating_bound(execution, execution, 1, 2.0**58) == 1


def test_places_of_what_is_hashed_are_those_of_operands_of_functions() -> None:
    assert sizes(X * 1e30 + Y).hashed_places == 0
    assert sizes(exp(X * 1e30 + Y)).hashed_places > 99
