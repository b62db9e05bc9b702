"""Numbers of at most eight bits as z3 has them, against the largest and least ones that their definitions state."""

from __future__ import annotations

import math

import pytest
import z3

from equiv.solver.encoding import Use, constant, encoder_of, number_of
from interp.ir import Scalar
from interp.ir.floats import NARROW_FORMATS

# OCP 8-bit floating point 1.0, table 1; OCP microscaling formats 1.0, 5.3 and 5.4; LLVM's APFloat.h on those
# that have no negative zero.
LARGEST = {
    "f8E4M3FN": 448.0,
    "f8E5M2FNUZ": 57344.0,
    "f8E4M3FNUZ": 240.0,
    "f8E4M3B11FNUZ": 30.0,
    "f8E8M0FNU": 2.0**127,
    "f6E2M3FN": 7.5,
    "f6E3M2FN": 28.0,
    "f4E2M1FN": 6.0,
}
LEAST = {
    "f8E4M3FN": 2.0**-9,
    "f8E5M2FNUZ": 2.0**-17,
    "f8E4M3FNUZ": 2.0**-10,
    "f8E4M3B11FNUZ": 2.0**-13,
    "f8E8M0FNU": 2.0**-127,
    "f6E2M3FN": 0.125,
    "f6E3M2FN": 0.0625,
    "f4E2M1FN": 0.5,
}


@pytest.mark.parametrize("name", NARROW_FORMATS)
def test_numbers_are_those_of_the_definition(name: str) -> None:
    format_ = NARROW_FORMATS[name]
    numbers = [format_.to_float(each) for each in range(1 << format_.width)]
    positive = [each for each in numbers if each > 0]
    assert (max(positive), min(positive)) == (LARGEST[name], LEAST[name])
    assert len(set(positive)) == len(positive), "no number has two patterns"
    assert sum(map(math.isnan, numbers)) == len(format_.nans)


@pytest.mark.parametrize("name", NARROW_FORMATS)
def test_the_number_of_a_pattern_is_the_constant_of_it(name: str) -> None:
    type_, width = Scalar(name), NARROW_FORMATS[name].width
    pattern = z3.BitVec("pattern", width)
    number = number_of(pattern, type_)
    for bits in range(1 << width):
        of_bits = z3.simplify(z3.substitute(number, (pattern, z3.BitVecVal(bits, width))))
        assert of_bits.eq(constant(bits, type_)), bits


@pytest.mark.parametrize("name", ("ceildivui", "ceildivsi", "floordivsi"))
def test_divisions_and_what_is_said_of_them_hold_of_all_numbers_of_four_bits(name: str) -> None:
    encode, type_, width = encoder_of(name), Scalar("i4"), 4
    assert encode is not None
    for left in range(1 << width):
        for right in range(1 << width):
            use = Use(name, frozenset(), (type_, type_), type_, 0)
            value, bad = encode(use, [z3.BitVecVal(left, width), z3.BitVecVal(right, width)])
            assert all(z3.is_true(z3.simplify(each)) for each in use.lemmas)
            signs = name != "ceildivui"
            a, b = (each - 16 if signs and each >= 8 else each for each in (left, right))
            undefined = b == 0 or (signs and (a, b) == (-8, -1))
            assert z3.is_true(z3.simplify(bad)) == undefined
            if not undefined:
                exact = a // b if name == "floordivsi" else -(-a // b)
                assert z3.simplify(value).as_long() == exact % 16
