"""`stablehlo.reduce_precision` against its definition on patterns, and against an independent rounding."""

from __future__ import annotations

import random

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, Domain, Sample, assemble
from tests.interp.scalar_reference import FORMATS, Format

COUNT = 4000
CASES = [
    *(("f32", 8, fraction) for fraction in (7, 10, 15, 23, 30)),
    *(("f32", exponent, fraction) for exponent in (1, 2, 5, 7) for fraction in (10, 15, 23)),
    *(("f16", exponent, 10) for exponent in (1, 3, 4, 5)),
    *(("bf16", exponent, 7) for exponent in (3, 8)),
    ("f64", 8, 52),
    ("f64", 11, 52),
]


def _by_patterns(format: Format, pattern: int, exponent_bits: int, fraction_bits: int) -> int | None:
    """What the specification says, on the encoding: the fraction is rounded by an addition that carries into the
    exponent, and then the exponent is looked at. None for a NaN."""
    if format.is_nan(pattern):
        return None
    sign, size = pattern & format.sign, pattern & ~format.sign
    lost = format.fraction_bits - fraction_bits
    if lost > 0:
        size += (1 << (lost - 1)) - 1 + (size >> lost & 1)
        size &= ~((1 << lost) - 1)
    if exponent_bits < format.exponent_bits:
        reach, exponent = (1 << (exponent_bits - 1)) - 1, size >> format.fraction_bits
        if exponent > format.bias + reach:
            size = format.infinity
        elif exponent <= format.bias - reach:
            size = 0
    return sign | size


def _patterns(format: Format, exponent_bits: int, fraction_bits: int) -> list[int]:
    """The edges of the format, of the one that is wanted and their neighbours, midpoints, and random patterns."""
    reach = (1 << (exponent_bits - 1)) - 1
    lost = max(format.fraction_bits - fraction_bits, 0)
    found = [*format.edges()]
    for exponent in {0, 1, format.bias - reach, format.bias + reach} | {format.bias, 2 * format.bias + 1}:
        for more in (0, 1):
            size = max(exponent + more, 0) << format.fraction_bits
            for step in (0, 1, 1 << lost, (1 << lost) >> 1, 3 * ((1 << lost) >> 1)):
                found += [size + step + each for each in (-1, 0, 1)]
    found = [each & (2 * format.sign - 1) for each in found if each >= 0]
    draw = random.Random(f"{format.name} {exponent_bits} {fraction_bits}")
    found += [each ^ format.sign for each in found]
    while len(found) < COUNT:
        size = draw.getrandbits(1 + format.exponent_bits + format.fraction_bits)
        found += [size, size >> lost << lost | (1 << lost) >> 1]
    return found[:COUNT]


@pytest.mark.parametrize(("type", "exponent_bits", "fraction_bits"), CASES)
def test_is_what_its_definition_says_of_patterns(type: str, exponent_bits: int, fraction_bits: int) -> None:
    format = FORMATS[type]
    given = _patterns(format, exponent_bits, fraction_bits)
    tensor = f"tensor<{len(given)}x{type}>"
    text = f"""func.func @f(%a: {tensor}) -> {tensor} {{
      %r = stablehlo.reduce_precision %a, format = e{exponent_bits}m{fraction_bits} : {tensor}
      return %r : {tensor}
    }}"""
    bits = {(0, at): pattern for at, pattern in enumerate(given)}
    program = assemble(load(text, file_name="test.mlir").lower("f"), "f")
    execution = program.run([BufferInput((len(given),))], Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = execution.output_bits(("result", 0))
    for pattern, number in zip(given, found, strict=True):
        expected = _by_patterns(format, pattern, exponent_bits, fraction_bits)
        assert number is not None
        assert number == expected or (expected is None and format.is_nan(number)), hex(pattern)


def test_the_24_bits_are_those_of_a_rounding_in_rational_numbers() -> None:
    """To the nearest number of 8 bits of exponent and 15 of fraction, subnormal ones included."""
    format, narrow = FORMATS["f32"], FORMATS["f24"]
    for pattern in _patterns(format, 8, 15):
        if format.is_nan(pattern):
            continue
        found = _by_patterns(format, pattern, 8, 15)
        assert found is not None
        if format.is_infinite(pattern):
            assert found == pattern
            continue
        rounded = narrow.rounded(format.rational(pattern), negative_zero=format.is_negative(pattern))
        assert found == rounded << format.width - narrow.width
