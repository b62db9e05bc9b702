"""Bit-vectors at patterns: what is computed without z3 is what z3 says."""

from __future__ import annotations

import random

import z3

from equiv.solver.model_evaluation.patterns import Patterns, samples
from equiv.solver.subterms import inner_first
from tests.equiv.solver.bit_terms import CONSTANTS, patterns, proposition

SEED = 3


def test_terms_are_what_z3_says_at_patterns() -> None:
    draw = random.Random(SEED)
    everywhere = list(patterns())
    for _ in range(150):
        term = proposition(draw, 4)
        terms = list(inner_first([term]))
        of = Patterns(terms)
        for given in draw.sample(everywhere, 3):
            by_z3 = [(z3.BitVec(name, width), z3.BitVecVal(given[name], width)) for name, width in CONSTANTS.items()]
            assert z3.is_true(z3.simplify(z3.substitute(term, *by_z3))) == bool(of.at(given)[-1]), f"{term} at {given}"


def test_of_floats_nothing_is_known() -> None:
    x = z3.FP("x", z3.Float32())
    bits = z3.BitVec("b", 4)
    of = Patterns(list(inner_first([z3.And(x == x, bits == 3)])))
    assert of.at({"b": 3})[-1] is None
    assert of.constants == {"b": 4}


def test_functions_give_equal_numbers_for_equal_numbers() -> None:
    sort = z3.BitVecSort(8)
    function = z3.Function("f", sort, sort)
    x, y = z3.BitVecs("x y", 8)
    of = Patterns(list(inner_first([function(x) == function(y)])))
    assert of.at({"x": 5, "y": 5})[-1] == 1
    assert [of.at({"x": 5, "y": at})[-1] for at in range(6, 12)].count(0) >= 5


def test_samples_fit_their_widths() -> None:
    for each in samples({"one": 1, "wide": 128}, 50, random.Random(SEED)):
        assert each["one"] in (0, 1)
        assert 0 <= each["wide"] < 1 << 128
