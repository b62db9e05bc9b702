"""Float arithmetic is the exact rational result rounded once, in every format and rounding mode."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.interp.scalar_reference import FLOATS, FORMATS, MODES, Folded, Format, approximate, fold, value

HOST = {"f16": (np.float16, np.uint16), "f32": (np.float32, np.uint32), "f64": (np.float64, np.uint64)}


# -- references --------------------------------------------------------------------------------------------------------


def sum_of(format: Format, a: int, b: int, mode: str) -> int:
    if format.is_nan(a) or format.is_nan(b):
        return format.nan
    if format.is_infinite(a):
        return format.nan if format.is_infinite(b) and a != b else a
    if format.is_infinite(b):
        return b
    return rounded_sum(
        format, format.rational(a), format.is_negative(a), format.rational(b), format.is_negative(b), mode
    )


def rounded_sum(format: Format, a: Fraction, a_negative: bool, b: Fraction, b_negative: bool, mode: str) -> int:
    """The sign of an exact zero: that of the operands where they agree, else minus only when rounding downward."""
    negative_zero = a_negative if a_negative == b_negative else mode == "downward"
    return format.rounded(a + b, mode, negative_zero)


def difference_of(format: Format, a: int, b: int, mode: str) -> int:
    return sum_of(format, a, b ^ format.sign, mode)


def product_of(format: Format, a: int, b: int, mode: str) -> int:
    negative = format.is_negative(a) != format.is_negative(b)
    zero = 0 in (a & ~format.sign, b & ~format.sign)
    if format.is_nan(a) or format.is_nan(b):
        return format.nan
    if format.is_infinite(a) or format.is_infinite(b):
        return format.nan if zero else format.minus_infinity if negative else format.infinity
    return format.rounded(format.rational(a) * format.rational(b), mode, negative)


def quotient_of(format: Format, a: int, b: int, mode: str) -> int:
    negative = format.is_negative(a) != format.is_negative(b)
    infinity = format.minus_infinity if negative else format.infinity
    if format.is_nan(a) or format.is_nan(b):
        return format.nan
    if format.is_infinite(a):
        return format.nan if format.is_infinite(b) else infinity
    if format.is_infinite(b):
        return format.sign if negative else 0
    if format.rational(b) == 0:
        return format.nan if format.rational(a) == 0 else infinity
    return format.rounded(format.rational(a) / format.rational(b), mode, negative)


def fma_of(format: Format, a: int, b: int, c: int, mode: str) -> int:
    negative = format.is_negative(a) != format.is_negative(b)
    if format.is_nan(a) or format.is_nan(b) or format.is_nan(c):
        return format.nan
    if format.is_infinite(a) or format.is_infinite(b):
        return sum_of(format, product_of(format, a, b, mode), c, mode)
    if format.is_infinite(c):
        return c
    product = format.rational(a) * format.rational(b)
    return rounded_sum(format, product, negative, format.rational(c), format.is_negative(c), mode)


BINARY: dict[str, Callable[[Format, int, int, str], int]] = {
    "addf": sum_of,
    "subf": difference_of,
    "mulf": product_of,
    "divf": quotient_of,
}


def square_root_of(format: Format, a: int) -> int:
    """By the definition: the pattern whose neighbourhood between midpoints holds the root."""
    if a & ~format.sign == 0:
        return a
    if format.is_nan(a) or format.is_negative(a):
        return format.nan
    if a == format.infinity:
        return a
    number = format.rational(a)
    scale = 1 << 2 * (format.bias + 4 * format.fraction_bits)
    root = Fraction(math.isqrt(scale * number.numerator // number.denominator), math.isqrt(scale))
    exact = root * root == number
    # A root that is not exact lies just above the truncated one, far from any midpoint on the scale chosen.
    return format.rounded(root if exact else root + Fraction(1, 2 * math.isqrt(scale)))


# -- tests -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("type", FLOATS)
@pytest.mark.parametrize("name", BINARY)
@given(data=st.data())
@settings(deadline=None, max_examples=100)
def test_arithmetic_is_rounded_once_in_every_mode(name: str, type: str, data: st.DataObject) -> None:
    format = FORMATS[type]
    a, b = data.draw(format.patterns()), data.draw(format.patterns())
    expected = BINARY[name](format, a, b, "to_nearest_even")
    assert fold(name, [type] * 2, [a, b], [type]) == value(expected)
    mode = data.draw(st.sampled_from(MODES))
    assert fold(name, [type] * 2, [a, b], [type], [mode]) == value(BINARY[name](format, a, b, mode))


@pytest.mark.parametrize("type", FLOATS)
@given(data=st.data())
@settings(deadline=None, max_examples=200)
def test_fma_is_rounded_once_in_every_mode(type: str, data: st.DataObject) -> None:
    format = FORMATS[type]
    a, b = data.draw(format.patterns()), data.draw(format.patterns())
    # Addends close to the product, so that the sum cancels, and addends far below it, so that they break ties.
    product = product_of(format, a, b, "to_nearest_even")
    c = data.draw(st.one_of(st.sampled_from([product, product ^ format.sign]), format.patterns()))
    assert fold("fma", [type] * 3, [a, b, c], [type]) == value(fma_of(format, a, b, c, "to_nearest_even"))
    mode = data.draw(st.sampled_from(MODES))
    assert fold("fma", [type] * 3, [a, b, c], [type], [mode]) == value(fma_of(format, a, b, c, mode))


@pytest.mark.parametrize("type", FLOATS)
def test_arithmetic_on_edges(type: str) -> None:
    format = FORMATS[type]
    for name, reference in BINARY.items():
        for a, b in itertools.product(format.edges(), repeat=2):
            expected = value(reference(format, a, b, "to_nearest_even"))
            assert fold(name, [type] * 2, [a, b], [type]) == expected, (name, hex(a), hex(b))


@pytest.mark.parametrize("type", FLOATS)
def test_quotients_as_close_to_a_number_or_a_midpoint_as_there_are(type: str) -> None:
    """a * 2^bits = m * b + 1 makes a / b exceed m / 2^bits by the least amount; m has the format's precision or one
    bit more."""
    format = FORMATS[type]
    precision = format.fraction_bits + 1
    for bits, b in itertools.product((precision, precision + 1), range((1 << precision) - 19, 1 << precision, 2)):
        m = -pow(b, -1, 1 << bits) % (1 << bits)
        a = (m * b + 1) >> bits
        for x, y in ((a, b), (a, -b)):
            operands = [format.rounded(Fraction(x)), format.rounded(Fraction(y))]
            for mode in MODES:
                expected = value(format.rounded(Fraction(x, y), mode))
                assert fold("divf", [type] * 2, operands, [type], [mode]) == expected, (a, b, mode)


@pytest.mark.parametrize("type", ["f16", "bf16"])
def test_fma_of_halves_differs_from_rounding_a_double_twice(type: str) -> None:
    """1 + 2^-p lies between two numbers, and an addend far below a double's last place decides."""
    format = FORMATS[type]
    tie = format.rounded(1 + Fraction(1, 1 << format.fraction_bits))
    tiny = 1  # the least subnormal
    # tie * tie = 1 + 2^(1-p) + 2^-2p; minus the last term it is a number; plus a little of either sign it is not.
    for addend in (tiny, tiny | format.sign):
        expected = fma_of(format, tie, tie, addend, "to_nearest_even")
        assert fold("fma", [type] * 3, [tie, tie, addend], [type]) == value(expected)


@pytest.mark.parametrize("type", HOST)
@pytest.mark.parametrize("name", ["addf", "subf", "mulf", "divf", "remf", "sqrt"])
def test_agrees_with_numpy(name: str, type: str) -> None:
    format = FORMATS[type]
    float_type, bits_type = HOST[type]
    generator = np.random.default_rng(7)
    random = generator.integers(0, 2**format.width, size=(1500, 2), dtype=np.uint64)
    edges = np.array(list(itertools.product(format.edges(), repeat=2)), dtype=np.uint64)
    operands = np.concatenate([random, edges]).astype(bits_type)
    left, right = operands[:, 0].view(float_type), operands[:, 1].view(float_type)
    function = {"addf": np.add, "subf": np.subtract, "mulf": np.multiply, "divf": np.divide, "remf": np.fmod}.get(name)
    with np.errstate(all="ignore"):
        expected = (np.sqrt(left) if function is None else function(left, right)).view(bits_type)
    arity = 1 if name == "sqrt" else 2
    for pair, wanted in zip(operands.tolist(), expected.tolist(), strict=True):
        canonical = format.nan if format.is_nan(wanted) else wanted
        assert fold(name, [type] * arity, pair[:arity], [type]) == value(canonical), pair


@pytest.mark.parametrize("type", FLOATS)
@given(data=st.data())
@settings(deadline=None, max_examples=100)
def test_square_roots(type: str, data: st.DataObject) -> None:
    a = data.draw(FORMATS[type].patterns())
    assert fold("sqrt", [type], [a], [type]) == value(square_root_of(FORMATS[type], a))


@pytest.mark.parametrize("type", FLOATS)
@given(data=st.data())
@settings(deadline=None, max_examples=100)
def test_remainder_truncates_and_keeps_the_sign_of_the_dividend(type: str, data: st.DataObject) -> None:
    format = FORMATS[type]
    a, b = data.draw(format.patterns()), data.draw(format.patterns())
    if format.is_nan(a) or format.is_nan(b) or format.is_infinite(a) or format.rational(b) == 0:
        expected = format.nan
    elif format.is_infinite(b):
        expected = a
    else:
        x, y = format.rational(a), format.rational(b)
        expected = format.rounded(x - y * math.trunc(x / y), negative_zero=format.is_negative(a))
    assert fold("remf", [type] * 2, [a, b], [type]) == value(expected)


def maximum_of(format: Format, a: int, b: int) -> int:
    if format.is_nan(a) or format.is_nan(b):
        return format.nan
    return max(a, b, key=lambda pattern: ~(pattern ^ format.sign) if pattern & format.sign else pattern)


def is_signaling(format: Format, pattern: int) -> bool:
    return format.is_nan(pattern) and not pattern >> (format.fraction_bits - 1) & 1


def max_number_of(format: Format, a: int, b: int) -> Folded:
    if format.is_nan(a) and format.is_nan(b):
        return value(format.nan)
    if format.is_nan(a) or format.is_nan(b):
        nan, other = (a, b) if format.is_nan(a) else (b, a)
        return approximate(other) if is_signaling(format, nan) else value(other)
    either_zero = {a, b} == {0, format.sign}
    return approximate(0) if either_zero else value(maximum_of(format, a, b))


@pytest.mark.parametrize("type", FLOATS)
def test_maxima_and_minima(type: str) -> None:
    format = FORMATS[type]
    edges = [*format.edges(), format.infinity | 1]
    for a, b in itertools.product(edges, repeat=2):
        types = [type] * 2
        assert fold("maximumf", types, [a, b], [type]) == value(maximum_of(format, a, b))
        status, patterns = max_number_of(format, a, b)
        assert fold("maxnumf", types, [a, b], [type]) == (status, patterns)
        # min(a, b) = -max(-a, -b)
        minus_a, minus_b = a ^ format.sign, b ^ format.sign
        least = maximum_of(format, minus_a, minus_b) ^ format.sign
        assert fold("minimumf", types, [a, b], [type]) == value(format.nan if format.is_nan(least) else least)
        status, patterns = max_number_of(format, minus_a, minus_b)
        least = patterns[0] ^ format.sign
        assert fold("minnumf", types, [a, b], [type]) == (status, [format.nan if format.is_nan(least) else least])


PREDICATES = {
    "false": "",
    "oeq": "=",
    "ogt": ">",
    "oge": ">=",
    "olt": "<",
    "ole": "<=",
    "one": "<>",
    "ord": "<=>",
    "ueq": "?=",
    "ugt": "?>",
    "uge": "?>=",
    "ult": "?<",
    "ule": "?<=",
    "une": "?<>",
    "uno": "?",
    "true": "?<=>",
}


@pytest.mark.parametrize("type", FLOATS)
def test_comparisons(type: str) -> None:
    format = FORMATS[type]

    def relation(a: int, b: int) -> str:
        if format.is_nan(a) or format.is_nan(b):
            return "?"
        x, y = format.rational(a), format.rational(b)
        return "<" if x < y else ">" if x > y else "="

    for a, b in itertools.product(format.edges(), repeat=2):
        for name, relations in PREDICATES.items():
            assert fold(f"cmpf.{name}", [type] * 2, [a, b], ["i1"]) == value(int(relation(a, b) in relations))


@pytest.mark.parametrize("type", ["f16", "bf16"])
def test_sign_operations_keep_every_pattern(type: str) -> None:
    format = FORMATS[type]
    for a in range(1 << 16):
        assert fold("negf", [type], [a], [type]) == value(a ^ format.sign)
        assert fold("absf", [type], [a], [type]) == value(a & ~format.sign)
        subnormal = a & ~format.sign < 1 << format.fraction_bits
        assert fold("flush_denormals", [type], [a], [type]) == value(a & format.sign if subnormal else a)


@pytest.mark.parametrize("type", FLOATS)
def test_copysign(type: str) -> None:
    format = FORMATS[type]
    for a, b in itertools.product(format.edges(), repeat=2):
        folded = fold("copysign", [type] * 2, [a, b], [type])
        if format.is_nan(b) and not format.is_nan(a):
            assert folded == ("unfolded", [])  # the sign of a NaN is not determined
        else:
            assert folded == value(a & ~format.sign | b & format.sign)


@pytest.mark.parametrize("type", FLOATS)
def test_classes(type: str) -> None:
    format = FORMATS[type]
    for a in [*format.edges(), format.infinity | 1]:
        finite = not format.is_nan(a) and not format.is_infinite(a)
        normal = finite and abs(format.rational(a)) >= Fraction(2) ** (1 - format.bias)
        assert fold("isnan", [type], [a], ["i1"]) == value(int(format.is_nan(a)))
        assert fold("isinf", [type], [a], ["i1"]) == value(int(format.is_infinite(a)))
        assert fold("isfinite", [type], [a], ["i1"]) == value(int(finite))
        assert fold("isnormal", [type], [a], ["i1"]) == value(int(normal))


def half_away(number: Fraction) -> int:
    return math.floor(abs(number) + Fraction(1, 2)) * (-1 if number < 0 else 1)


@pytest.mark.parametrize("type", FLOATS)
def test_rounding_to_integral_numbers(type: str) -> None:
    format = FORMATS[type]
    halves = [format.rounded(Fraction(n, 2)) for n in range(-9, 10)]
    large = [format.rounded(Fraction(2) ** (format.fraction_bits - 1) + Fraction(n, 2)) for n in range(-5, 6)]
    below_half = format.rounded(Fraction(1, 2)) - 1
    functions = {"ceil": math.ceil, "floor": math.floor, "trunc": math.trunc, "round": half_away, "roundeven": round}
    for a in [
        *format.edges(),
        *halves,
        *large,
        *(x ^ format.sign for x in large),
        below_half,
        below_half | format.sign,
    ]:
        for name, function in functions.items():
            if format.is_nan(a) or format.is_infinite(a):
                expected = format.nan if format.is_nan(a) else a
            else:
                integral = Fraction(function(format.rational(a)))
                expected = format.rounded(integral, negative_zero=format.is_negative(a))
            assert fold(name, [type], [a], [type]) == value(expected), (name, hex(a))


@pytest.mark.parametrize("type", FLOATS)
def test_clamp(type: str) -> None:
    format = FORMATS[type]
    numbers = [pattern for pattern in format.edges() if not format.is_nan(pattern)]
    nan, zero, minus_zero = format.nan, 0, format.sign
    for x, low, high in itertools.product({*numbers[::2], zero, minus_zero}, repeat=3):
        folded = fold("clampf", [type] * 3, [x, low, high], [type])
        if format.rational(low) > format.rational(high):
            assert folded == ("poison", [])
        elif folded[0] == "value":
            clamped = max(min(format.rational(x), format.rational(high)), format.rational(low))
            assert format.rational(folded[1][0]) == clamped
            assert folded[1][0] in (x, low, high)
            assert clamped != 0 or not {zero, minus_zero} <= {x, low, high}
        else:
            assert {zero, minus_zero} <= {x, low, high}
            assert folded[0] == "approximate"
    assert fold("clampf", [type] * 3, [nan, format.one, format.one], [type]) == ("unfolded", [])
    assert fold("clampf", [type] * 3, [format.one, nan, format.one], [type]) == ("unfolded", [])
    assert fold("clampf", [type] * 3, [format.one, format.one, nan], [type]) == ("unfolded", [])


def test_other_float_formats_are_not_folded() -> None:
    for type in ("f80", "f128", "f8E4M3FN", "f8E5M2", "f4E2M1FN"):
        for name, arity in (("addf", 2), ("negf", 1), ("maximumf", 2), ("fma", 3), ("exp", 1), ("floor", 1)):
            assert fold(name, [type] * arity, [0] * arity, [type]) == ("unfolded", [])
        assert fold("cmpf.oeq", [type] * 2, [0, 0], ["i1"]) == ("unfolded", [])


@pytest.mark.parametrize("mode", MODES[1:])
@pytest.mark.parametrize("type_", ["f16", "bf16", "f32", "f64"])
def test_nothing_of_what_is_no_number_depends_on_the_rounding(type_: str, mode: str) -> None:
    format_ = FORMATS[type_]
    special = [format_.nan, format_.infinity, format_.minus_infinity]
    given = [*special, 0, format_.sign, format_.one, format_.one | format_.sign, format_.infinity - 1]
    for name, one, other in itertools.product(("addf", "subf", "mulf", "divf"), given, given):
        if one in special or other in special:
            rounded = fold(name, [type_] * 2, [one, other], [type_], [mode])
            assert rounded == fold(name, [type_] * 2, [one, other], [type_]), (name, hex(one), hex(other))
