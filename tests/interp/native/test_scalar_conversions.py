"""Conversions between integers and floats, and between float formats, are rounded once from the exact value."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.interp.scalar_reference import (
    FLOATS,
    FORMATS,
    MODES,
    POISON,
    UNFOLDED,
    Folded,
    Format,
    fold,
    signed,
    value,
    wrapped,
)

WIDTHS = (1, 3, 7, 8, 13, 16, 32, 33, 64, 65, 128)


@st.composite
def integers(draw: st.DrawFn) -> tuple[int, int]:
    """A width and a pattern of it, often close to a power of two or half-way between two floats."""
    width = draw(st.sampled_from(WIDTHS))
    top = (1 << width) - 1
    bits = draw(st.integers(0, width))
    near_power = (1 << bits) + draw(st.integers(-3, 3)) + (1 << max(bits - draw(st.sampled_from([9, 12, 25, 54])), 0))
    return width, draw(st.sampled_from([near_power & top, -near_power & top, draw(st.integers(0, top))]))


@pytest.mark.parametrize("type", FLOATS)
@given(operand=integers())
@settings(deadline=None, max_examples=250)
def test_integers_to_floats(type: str, operand: tuple[int, int]) -> None:
    width, a = operand
    format, source = FORMATS[type], [f"i{width}"]
    assert fold("sitofp", source, [a], [type]) == value(format.rounded(Fraction(signed(a, width))))
    unsigned = value(format.rounded(Fraction(a)))
    assert fold("uitofp", source, [a], [type]) == unsigned
    assert fold("uitofp", source, [a], [type], ["nneg"]) == (POISON if signed(a, width) < 0 else unsigned)


def to_integer(format: Format, a: int, width: int, is_signed: bool) -> Folded:
    if format.is_nan(a) or format.is_infinite(a):
        return POISON
    number = math.trunc(format.rational(a))
    low, high = (-(1 << width - 1), (1 << width - 1) - 1) if is_signed else (0, (1 << width) - 1)
    return value(wrapped(number, width)) if low <= number <= high else POISON


@st.composite
def floats_near_integer_limits(draw: st.DrawFn, format: Format) -> int:
    limit = Fraction(2) ** draw(st.sampled_from([0, 1, 2, 6, 7, 8, 12, 15, 31, 32, 63, 64, 127, 128]))
    limit += draw(st.sampled_from([0, Fraction(1, 2), -Fraction(1, 2), 1, -1, Fraction(-1, 1024)]))
    mode = draw(st.sampled_from(["downward", "upward"]))
    near = format.rounded(limit, mode) | draw(st.sampled_from([0, format.sign]))
    return draw(st.sampled_from([near, draw(format.patterns())]))


@pytest.mark.parametrize("type", FLOATS)
@given(data=st.data())
@settings(deadline=None, max_examples=250)
def test_floats_to_integers(type: str, data: st.DataObject) -> None:
    format = FORMATS[type]
    a = data.draw(floats_near_integer_limits(format))
    width = data.draw(st.sampled_from(WIDTHS))
    assert fold("fptosi", [type], [a], [f"i{width}"]) == to_integer(format, a, width, True)
    assert fold("fptoui", [type], [a], [f"i{width}"]) == to_integer(format, a, width, False)


def test_floats_outside_an_integer_type_are_poison() -> None:
    f32 = FORMATS["f32"]
    cases = {-129: POISON, -128: value(128), 127: value(127), 128: POISON}
    for number, expected in cases.items():
        assert fold("fptosi", ["f32"], [f32.rounded(Fraction(number))], ["i8"]) == expected
    assert fold("fptoui", ["f32"], [f32.rounded(Fraction(-1))], ["i8"]) == POISON
    assert fold("fptoui", ["f32"], [f32.rounded(Fraction(-3, 4))], ["i8"]) == value(0)
    f64 = FORMATS["f64"]
    for width in (8, 64, 65, 128):
        beyond = f64.rounded(Fraction(2) ** width)
        assert fold("fptoui", ["f64"], [beyond], [f"i{width}"]) == POISON
        assert fold("fptosi", ["f64"], [beyond | f64.sign], [f"i{width}"]) == POISON
    for special in (f32.nan, f32.infinity, f32.minus_infinity):
        assert fold("fptosi", ["f32"], [special], ["i64"]) == POISON


def converted(source: Format, target: Format, a: int, mode: str) -> int:
    if source.is_nan(a):
        return target.nan
    if source.is_infinite(a):
        return target.minus_infinity if source.is_negative(a) else target.infinity
    return target.rounded(source.rational(a), mode, source.is_negative(a))


@pytest.mark.parametrize(
    ("name", "source", "target"),
    [
        ("truncf", "f64", "f32"),
        ("truncf", "f64", "f16"),
        ("truncf", "f64", "bf16"),
        ("truncf", "f32", "f16"),
        ("truncf", "f32", "bf16"),
        ("convertf", "f16", "bf16"),
        ("convertf", "bf16", "f16"),
        ("extf", "f16", "f32"),
        ("extf", "f16", "f64"),
        ("extf", "bf16", "f32"),
        ("extf", "bf16", "f64"),
        ("extf", "f32", "f64"),
    ],
)
@given(data=st.data())
@settings(deadline=None, max_examples=100)
def test_floats_to_floats_in_every_mode(name: str, source: str, target: str, data: st.DataObject) -> None:
    fine, coarse = FORMATS[source], FORMATS[target]
    # A number of the target format, or one half-way between two, and its neighbours in the source format.
    base = data.draw(coarse.patterns())
    if coarse.is_nan(base):
        a = data.draw(fine.patterns())
    else:
        beside = coarse.rational(base & ~coarse.sign)
        if data.draw(st.booleans()):
            beside = (beside + coarse.rational(min(base & ~coarse.sign, coarse.infinity - 1) + 1)) / 2
        a = fine.rounded(beside, "toward_zero")
        a = min(max(a + data.draw(st.integers(-1, 1)), 0), fine.infinity) | data.draw(st.sampled_from([0, fine.sign]))
    assert fold(name, [source], [a], [target]) == value(converted(fine, coarse, a, "to_nearest_even"))
    if name != "extf":
        for mode in MODES:
            assert fold(name, [source], [a], [target], [mode]) == value(converted(fine, coarse, a, mode))


def test_every_half_widens_as_numpy_says() -> None:
    patterns = np.arange(1 << 16, dtype=np.uint16)
    expected = patterns.view(np.float16).astype(np.float32).view(np.uint32)
    f32 = FORMATS["f32"]
    for a, wanted in zip(patterns.tolist(), expected.tolist(), strict=True):
        canonical = f32.nan if f32.is_nan(wanted) else wanted
        assert fold("extf", ["f16"], [a], ["f32"]) == value(canonical)
        assert fold("extf", ["bf16"], [a], ["f32"]) == value(f32.nan if f32.is_nan(a << 16) else a << 16)


def test_bitcast_keeps_patterns_but_does_not_look_into_a_nan() -> None:
    for float_type, format in FORMATS.items():
        integer = f"i{format.width}"
        for a in [*format.edges(), format.infinity | 1]:
            expected = UNFOLDED if format.is_nan(a) else value(a)
            assert fold("bitcast", [float_type], [a], [integer]) == expected
            assert fold("bitcast", [integer], [a], [float_type]) == value(a)
            assert fold("bitcast", [float_type], [a], [float_type]) == value(a)
    assert fold("bitcast", ["f16"], [0x7E00], ["bf16"]) == UNFOLDED
    assert fold("bitcast", ["f16"], [0x7C00], ["bf16"]) == value(0x7C00)
    assert fold("bitcast", ["bf16"], [0x7C00], ["f16"]) == value(0x7C00)
    assert fold("bitcast", ["index"], [5], ["i64"]) == value(5)
    assert fold("bitcast", ["f80"], [5], ["i80"]) == UNFOLDED


def test_types_that_are_not_interpreted_are_not_folded() -> None:
    for name, source, target in [
        ("extf", "f8E4M3FN", "f128"),
        ("truncf", "f80", "f8E5M2"),
        ("extf", "f64", "f128"),
        ("sitofp", "i32", "f80"),
        ("fptosi", "f80", "i32"),
        ("uitofp", "i256", "f32"),
        ("fptoui", "f32", "i256"),
    ]:
        assert fold(name, [source], [0], [target]) == UNFOLDED
    for name, target in itertools.product(("scaling_extf", "scaling_truncf"), FLOATS):
        assert fold(name, ["f4E2M1FN", "f8E8M0FNU"], [0, 0], [target]) == UNFOLDED
