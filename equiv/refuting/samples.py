"""Samples of concrete inputs that are as the user assumes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.request.assumptions import Promise, PromiseKind
from equiv.request.meter import Meter
from equiv.verdict.numbers import to_number, to_pattern
from interp import ir, machine
from interp.machine import BufferInput, DataInput, Domain, Execution, Input, Sample, Stop

_MOST_ELEMENTS = 1 << 17  # of arguments of which something is assumed: each may become a part of a witness
_DEFINED_SAMPLES = (
    *(Sample(profile=each) for each in ("zeros", "small", "generic", "special", "few-2", "alike")),
    *(Sample(seed, each) for seed in range(1, 6) for each in ("generic", "small")),
)
_NO_VALUES: Mapping[tuple[int, int], int] = MappingProxyType({})
_SPREAD = 0x9E3779B97F4A7C15  # an odd number that spreads what is counted


class NoSuchSample(Exception):
    """There are no inputs as assumed that could be drawn; the message says why."""


def untouched_inputs(pair: Pair, inputs: Sequence[Input], sample: Sample, meter: Meter) -> Execution:
    """The run of a program with the pair's parameters that leaves its buffers as they came and returns its scalars."""
    parameters = [ir.Value(each.type, each.name) for each in pair.source_function.parameters]
    scalars = [value for value in parameters if isinstance(value.type, ir.Scalar)]
    place = pair.source_function.place
    body = ir.Region([ir.Block(parameters, [ir.Return(place=place, values=scalars)])])
    function = ir.Function("inputs", parameters, [value.type for value in scalars], body, place)
    program = machine.assemble(ir.Module({"inputs": function}), "inputs")
    return program.run(inputs, Domain.CONCRETE, limits=meter.limits(), sample=sample)


def never_ends(
    pair: Pair, inputs: Sequence[Input], meter: Meter, values: Mapping[tuple[int, int], int] = _NO_VALUES
) -> Stop | None:
    """None where the source comes to its end for some of a few samples, whose elements by (parameter, element) have the
    patterns `values`. Otherwise why it does not: that a run cannot go on, where one cannot, so that whether the source
    is defined is not known; else that it is undefined. Raises `NoSuchSample`."""
    found: Stop | None = None
    for drawn in _DEFINED_SAMPLES:
        sample = as_assumed(pair, inputs, replace(drawn, overrides=values), meter)
        execution = pair.source_program.run(inputs, Domain.CONCRETE, limits=meter.limits(), sample=sample)
        meter.count("prove", execution)
        if execution.stop is None:
            return None
        if found is None or found.is_undefined:
            found = execution.stop
    return found


def scalar_results(pair: Pair) -> list[int]:
    """The positions of the scalar parameters, in the order in which `untouched_inputs` returns them."""
    return [each.position for each in pair.signature.parameters if isinstance(each.type, ir.Scalar)]


def as_assumed(pair: Pair, inputs: Sequence[Input], sample: Sample, meter: Meter) -> Sample:
    """The sample with other values where something is assumed that does not hold of its own. Raises `NoSuchSample`."""
    assumed = pair.assumptions.by_parameter()
    if not assumed:
        return sample
    drawn = untouched_inputs(pair, inputs, sample, meter)
    if drawn.stop is not None:
        raise NoSuchSample(f"the inputs could not be drawn: {drawn.stop.message}")
    overrides = dict(sample.overrides)
    for parameter, promises in assumed.items():
        given, type_ = inputs[parameter], pair.signature.parameters[parameter].type
        if isinstance(given, BufferInput):
            output: ir.Output = (ir.OutputKind.ARGUMENT, parameter)
        elif isinstance(given, DataInput):
            output = (ir.OutputKind.RESULT, scalar_results(pair).index(parameter))
        else:
            continue  # a size, which was chosen as assumed
        element = type_ if isinstance(type_, ir.Scalar) else type_.element
        before = drawn.output_bits(output)
        if len(before) > _MOST_ELEMENTS:
            raise NoSuchSample(f"an argument of which something is assumed has more than {_MOST_ELEMENTS:,} elements")
        patterns = [0 if bits is None else bits for bits in before]
        for at, bits in enumerate(_as_promised(patterns, promises, element)):
            if bits != before[at]:
                overrides[parameter, at] = bits
    return replace(sample, overrides=overrides)


def is_as_assumed(pair: Pair, overrides: Mapping[tuple[int, int], int]) -> bool:
    """Whether single values are as assumed: patterns by parameter and element in row-major order."""
    assumed = pair.assumptions.by_parameter()
    for (parameter, _), bits in overrides.items():
        if parameter not in assumed:
            continue  # it may be a global, too
        type_ = pair.signature.parameters[parameter].type
        element = type_ if isinstance(type_, ir.Scalar) else type_.element
        if not all(promise.holds(bits, element) for promise in assumed[parameter]):
            return False
    return True


def _as_promised(patterns: list[int], promises: Sequence[Promise], element: ir.Scalar) -> list[int]:
    for promise in promises:
        if not promise.relates:
            patterns = [_moved(bits, at, promise, element) for at, bits in enumerate(patterns)]
    kinds = {promise.kind for promise in promises}
    if "distinct" in kinds:
        patterns = _distinct(patterns, promises, element)
    if "sorted" in kinds:
        patterns = sorted(patterns, key=lambda bits: ir.signed(bits, element.width))
    for promise in promises:
        if not all(promise.holds(bits, element) for bits in patterns):
            raise NoSuchSample(f"no inputs were found of which '{promise.text}' and the other assumptions hold")
    return patterns


def _moved(bits: int, at: int, promise: Promise, element: ir.Scalar) -> int:
    """A pattern of which the promise holds, `bits` where it does."""
    if promise.holds(bits, element):
        return bits
    number = to_number(bits, element)
    if isinstance(number, int):
        assert isinstance(promise.low, int) and isinstance(promise.high, int)
        return (promise.low + number % (promise.high - promise.low + 1)) & ((1 << element.width) - 1)
    assert number is not None
    if promise.kind is not PromiseKind.RANGE:
        # The same sign and mantissa with the exponent of 1.
        one = to_pattern(1.0, element)
        largest = to_pattern(math.inf, element)
        return bits & ~largest | one
    low, high = promise.representable(element)
    if math.isinf(number):
        return to_pattern(high if number > 0 else low, element)
    fraction = (at + 1) * _SPREAD % (1 << 32) / (1 << 32)
    reach = min(max(low, -1e4), high), max(min(high, 1e4), low)
    inside = reach[0] + fraction * (reach[1] - reach[0])
    return to_pattern(min(max(_rounded(inside, element), low), high), element)


def _rounded(number: float, element: ir.Scalar) -> float:
    rounded = to_number(to_pattern(number, element), element)
    assert isinstance(rounded, float)
    return rounded


def _distinct(patterns: list[int], promises: Sequence[Promise], element: ir.Scalar) -> list[int]:
    ranges = [each for each in promises if each.kind is PromiseKind.RANGE]
    low, high = 0, (1 << element.width) - 1
    for each in ranges:
        assert isinstance(each.low, int) and isinstance(each.high, int)
        low, high = (each.low, each.high) if not ranges.index(each) else (max(low, each.low), min(high, each.high))
    if high - low + 1 < len(patterns):
        raise NoSuchSample("there are fewer numbers than elements that have to be distinct")
    seen: set[int] = set()
    found = []
    mask = (1 << element.width) - 1
    spare = low
    for bits in patterns:
        while bits in seen:
            bits, spare = spare & mask, spare + 1
        seen.add(bits)
        found.append(bits)
    return found
