"""Floats of at most eight bits: the machine's conversions against those in exact rationals, and both against numbers
that the formats' definitions state."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from interp.ir import Scalar
from interp.ir.floats import FLOAT_FORMATS, IEEE_FORMATS, NARROW_FORMATS
from interp.ir.scalars import NoNumber, evaluate
from interp.ir.scalars.narrow import WIDTHS
from tests.interp.scalar_reference import MODES, UNFOLDED, Folded, fold, value

FORMATS = IEEE_FORMATS | NARROW_FORMATS


def defined(name: str, flags: list[str], source: str, target: str, pattern: int) -> Folded:
    try:
        return value(*evaluate(name, flags, [Scalar(source)], [Scalar(target)], [pattern]))
    except NoNumber:
        return UNFOLDED


@pytest.mark.parametrize("name", WIDTHS)
@pytest.mark.parametrize("wide", ["f16", "bf16", "f32", "f64"])
def test_every_narrow_number_is_extended_as_it_is_defined(name: str, wide: str) -> None:
    exact = FLOAT_FORMATS[wide]
    for pattern in range(1 << WIDTHS[name]):
        found = fold("extf", [name], [pattern], [wide])
        assert found == defined("extf", [], name, wide, pattern)
        number = FORMATS[name].to_float(pattern)
        if math.isnan(number):
            assert found == value(exact.canonical_nan)
        elif exact.to_float(exact.from_float(number)) == number:
            assert found == value(exact.from_float(number))
        else:
            assert found == UNFOLDED, "an extension that is not exact is none"


def close_to_the_numbers_of(name: str) -> Iterator[float]:
    """Each number, what is half-way to the next one, and what is a little less and a little more."""
    last = 1 << (WIDTHS[name] - (name != "f8E8M0FNU"))
    numbers = sorted(filter(math.isfinite, map(FORMATS[name].to_float, range(last))))
    numbers.append(2 * numbers[-1] - numbers[-2])
    for below, above in zip([-numbers[0], *numbers], numbers, strict=False):
        for number in (below, (below + above) / 2):
            yield from (number, math.nextafter(number, math.inf), math.nextafter(number, -math.inf))
    yield from (0.0, 1e-300, 1e300, math.inf, math.nan)


@pytest.mark.parametrize("name", WIDTHS)
def test_numbers_are_rounded_to_narrow_ones_as_it_is_defined(name: str) -> None:
    f64, folded = FLOAT_FORMATS["f64"], 0
    for number in close_to_the_numbers_of(name):
        for pattern in (f64.from_float(number), f64.from_float(number) | f64.sign):
            for flags in ([], *([mode] for mode in MODES)):
                found = fold("truncf", ["f64"], [pattern], [name], flags)
                assert found == defined("truncf", flags, "f64", name, pattern), (number, flags)
                folded += found != UNFOLDED
                by_machine = fold("convertf", ["f64"], [pattern], [name], flags)
                assert by_machine == defined("convertf", flags, "f64", name, pattern), (number, flags)
                assert by_machine in (found, UNFOLDED)
    assert folded > 100


# (number, its pattern), of the tables in the formats' definitions, and of what LLVM's APFloat does beyond them.
ROUNDED: dict[str, list[tuple[float, int | None]]] = {
    "f8E5M2": [(57344.0, 0x7B), (61440.0, 0x7C), (61439.0, 0x7B), (2.0**-17, 0x00), (3 * 2.0**-17, 0x02)],
    "f8E4M3": [(240.0, 0x77), (248.0, 0x78), (247.0, 0x77), (2.0**-9, 0x01)],
    "f8E3M4": [(15.5, 0x6F), (15.75, 0x70), (0.25, 0x10)],
    "f8E4M3FN": [(448.0, 0x7E), (464.0, 0x7E), (465.0, None), (1000.0, None), (-448.0, 0xFE), (-0.0, 0x80)],
    "f8E5M2FNUZ": [(57344.0, 0x7F), (65536.0, 0x80), (-0.0, 0x00), (math.inf, 0x80), (math.nan, 0x80)],
    "f8E4M3FNUZ": [(240.0, 0x7F), (248.0, 0x80), (247.0, 0x7F), (-(2.0**-12), 0x00), (math.nan, 0x80)],
    "f8E4M3B11FNUZ": [(30.0, 0x7F), (31.0, 0x80), (1.0, 0x58)],
    "f8E8M0FNU": [
        (1.0, 127),
        (2.0**127, 254),
        (2.0**-127, 0),
        (1.5, None),
        (0.0, 0),
        (-0.0, 0),
        (-1.0, None),
        (math.nan, 255),
    ],
    "f6E2M3FN": [(7.5, 0x1F), (100.0, 0x1F), (-100.0, 0x3F), (0.0625, 0x00), (0.1875, 0x02), (math.inf, None)],
    "f6E3M2FN": [(28.0, 0x1F), (100.0, 0x1F), (0.0625, 0x01), (math.nan, None)],
    "f4E2M1FN": [(6.0, 0x7), (5.0, 0x6), (5.1, 0x7), (100.0, 0x7), (0.25, 0x0), (0.75, 0x2), (-0.1, 0x8), (2.5, 0x4)],
}


@pytest.mark.parametrize("name", WIDTHS)
def test_numbers_of_the_definitions(name: str) -> None:
    f64 = FLOAT_FORMATS["f64"]
    for number, pattern in ROUNDED[name]:
        wanted = UNFOLDED if pattern is None else value(pattern)
        assert fold("truncf", ["f64"], [f64.from_float(number)], [name]) == wanted, number


@pytest.mark.parametrize("flag", ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"])
def test_flags_leave_narrow_conversions_open(flag: str) -> None:
    assert fold("extf", ["f8E5M2"], [0x3C], ["f32"], [flag]) == UNFOLDED


@pytest.mark.parametrize("number", [61440.0, -1e9, math.inf])
def test_what_a_machine_makes_of_numbers_that_are_too_large_is_open(number: float) -> None:
    pattern = FLOAT_FORMATS["f64"].from_float(number)
    assert fold("convertf", ["f64"], [pattern], ["f8E5M2"]) == UNFOLDED
    assert fold("truncf", ["f64"], [pattern], ["f8E5M2"]) != UNFOLDED
    assert fold("convertf", ["f64"], [FLOAT_FORMATS["f64"].from_float(57344.0)], ["f8E5M2"]) == value(0x7B)


def test_the_bits_of_one_of_several_nans_are_open() -> None:
    assert fold("bitcast", ["f8E4M3FN"], [0x7F], ["i8"]) == UNFOLDED
    assert fold("bitcast", ["f8E5M2"], [0x7D], ["i8"]) == UNFOLDED
    assert fold("bitcast", ["f8E4M3FNUZ"], [0x80], ["i8"]) == value(0x80)
    assert fold("bitcast", ["f8E8M0FNU"], [0xFF], ["i8"]) == value(0xFF)
    assert fold("bitcast", ["f4E2M1FN"], [0xF], ["i4"]) == value(0xF)
    for name, width in WIDTHS.items():
        for pattern in range(1 << width):
            assert fold("bitcast", [name], [pattern], [f"i{width}"]) == defined(
                "bitcast", [], name, f"i{width}", pattern
            )
            assert fold("bitcast", [f"i{width}"], [pattern], [name]) == value(pattern)


def test_nothing_else_computes_with_narrow_numbers() -> None:
    for name in WIDTHS:
        assert fold("addf", [name, name], [0, 0], [name]) == UNFOLDED
        assert fold("cmpf.oeq", [name, name], [0, 0], ["i1"]) == UNFOLDED
        assert fold("fptosi", [name], [0], ["i8"]) == UNFOLDED
        assert fold("sitofp", ["i8"], [0], [name]) == UNFOLDED
