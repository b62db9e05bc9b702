"""Runs of programs with integers of more than 128 bits, of which the machine has no numbers: by the reference
interpreter, whose numbers are Python's.

What it runs is sequential and of integers alone, so that a difference never rests on an order, a library's precision or
a placement of memory. As in the machine's runs, what a run shows is a difference only where the source is defined."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

from equiv.pairing.pair import Pair
from equiv.pairing.promised_bytes import is_short
from equiv.refuting.disagreement import SHORT, Disagreement, counts
from equiv.refuting.samples import is_as_assumed
from equiv.verdict.verdict import WitnessKind
from interp import ir
from interp.ir import scalars
from interp.machine import (
    BufferInput,
    CellState,
    DataInput,
    Difference,
    Execution,
    Input,
    Sample,
    StopKind,
)

if TYPE_CHECKING:
    from equiv.refuting.number_runs import NumberRun

Patterns = dict[tuple[int, int], int]
"""By parameter and element in row-major order."""

ZEROS = "zeros"  # the profile of which every number is zero
_MACHINE = 128  # bits of the machine's numbers
_WIDEST = 4096  # bits of integers that are run
_OPERATIONS = 100_000  # of one run
_ELEMENTS = 4096  # of all arguments together
_DRAWN = 24  # samples beside those of one number
_MOST_CONSTANTS, _MOST_PLACES = 12, 6  # numbers of the programs' text, and elements that each is tried for
_SEQUENTIAL = (
    *(ir.Const, ir.Apply, ir.Op, ir.Select, ir.Alloc, ir.Free, ir.Global, ir.Reshape, ir.Extent, ir.Load, ir.Store),
    *(ir.For, ir.While, ir.If, ir.Execute, ir.Yield, ir.Condition, ir.Branch, ir.Call, ir.Return, ir.Check),
)


class NoRun(Exception):
    """Why there is no run of any width."""


def stands_in(pair: Pair, source: Execution, target: Execution) -> bool:
    """Whether such runs take the place of two of the concrete domain: one of these ended where it has no numbers, and
    the programs are of the kind that is run here."""
    return has_no_numbers(source, target) and applies(pair)


def has_no_numbers(source: Execution, target: Execution) -> bool:
    """Whether a run of the concrete domain ended where it has no numbers."""
    return any(each.stop is not None and each.stop.kind is StopKind.UNSUPPORTED for each in (source, target))


def applies(pair: Pair) -> bool:
    """Whether the programs are sequential and of integers alone, some of which are too wide for the machine."""
    modules = pair.source_module, pair.target_module
    unknown = pair.unknown_memory, pair.allocated, pair.placed
    if any(each is not None for each in unknown) or pair.bare_pointers or pair.memory or pair.begin_apart:
        return False
    if pair.assumptions.aliases or any(each.relates for each in pair.assumptions.promises):
        return False
    widths = [_width(type_) for module in modules for type_ in _types(module)]
    return (
        max(widths, default=0) > _MACHINE
        and all(0 < width <= _WIDEST for width in widths)
        and all(map(_is_sequential, modules))
    )


def _width(type_: ir.Type) -> int:
    """Of an integer, or of a view's elements; 0 of what is none."""
    scalar = _scalar(type_)
    return scalar.width if scalar.is_integer else 0


def _scalar(type_: ir.Type) -> ir.Scalar:
    return type_ if isinstance(type_, ir.Scalar) else type_.element


def _types(module: ir.Module) -> Iterator[ir.Type]:
    """Of all parameters, results of functions and of operations, and globals."""
    for function in module.functions.values():
        yield from (each.type for each in function.parameters)
        yield from function.results
        for operation in function.walk():
            yield from (each.type for each in ir.results_of(operation))
    yield from (each.element for each in module.globals.values())


def _is_sequential(module: ir.Module) -> bool:
    """Whether there is one order in which a program runs, and nothing outside of it that it depends on."""
    for function in module.functions.values():
        if function.body is None or function.choices or function.unordered_reductions or function.unordered_sums:
            return False
        if function.atomics or function.launches or not all(map(_is_plain, ir.walk(function.body))):
            return False
    return all(each.constant and each.initial is not None for each in module.globals.values())


def _is_plain(operation: ir.Operation) -> bool:
    match operation:
        case ir.Load() | ir.Store():
            return not operation.atomic
        case ir.Check():
            return not operation.promise
        case ir.Reshape():
            before, after = operation.base.type, operation.result.type
            return isinstance(before, ir.View) and isinstance(after, ir.View) and before.element == after.element
    return isinstance(operation, _SEQUENTIAL)


# -- runs --------------------------------------------------------------------------------------------------------------


def run_both(pair: Pair, inputs: Sequence[Input], sample: Sample) -> tuple[NumberRun, NumberRun]:
    """Runs both programs on zeros but for what the sample overrides. Raises `NoRun`."""
    patterns = patterns_of(pair, inputs, sample)
    if not is_as_assumed(pair, patterns):
        raise NoRun("the inputs are not as assumed")
    from equiv.refuting.number_runs import run  # the reference interpreter, for such runs alone

    source = run(pair.source_module, pair.source.function, inputs, patterns, _OPERATIONS)
    return source, run(pair.target_module, pair.target.function, inputs, patterns, _OPERATIONS)


def patterns_of(pair: Pair, inputs: Sequence[Input], sample: Sample) -> Patterns:
    """The patterns of all elements of all arguments that are data. Raises `NoRun` for another sample than one of zeros
    but for what it overrides, and where there are too many."""
    found = dict.fromkeys(_elements(inputs), 0)
    if sample.profile != ZEROS or not sample.overrides.keys() <= found.keys():
        raise NoRun("the sample has no numbers of any width")
    found.update(sample.overrides)
    for (parameter, _), bits in found.items():
        if not 0 <= bits < 1 << _width(pair.signature.parameters[parameter].type):
            raise NoRun("a pattern does not fit the type of its argument")
    return found


def _elements(inputs: Sequence[Input]) -> list[tuple[int, int]]:
    """The elements of all arguments that are data. Raises `NoRun`."""
    counts = [
        prod(size or 0 for size in each.sizes) if isinstance(each, BufferInput) else int(isinstance(each, DataInput))
        for each in inputs
    ]
    if sum(counts) > _ELEMENTS:
        raise NoRun(f"the arguments have more than {_ELEMENTS:,} elements")
    return [(parameter, element) for parameter, count in enumerate(counts) for element in range(count)]


# -- what they show ----------------------------------------------------------------------------------------------------


def judge(pair: Pair, inputs: Sequence[Input], sample: Sample) -> Disagreement | str:
    """The difference that runs on a sample show, or why they show none (empty where there is nothing to say)."""
    try:
        source, target = run_both(pair, inputs, sample)
    except NoRun as problem:
        return str(problem)
    if source.stop is not None:
        return ""
    if is_short(pair, inputs, target.stop is not None):
        return SHORT
    if target.stop is not None:
        place = target.stop.places[0] if target.stop.places else None
        return Disagreement(WitnessKind.UNDEFINED, message=target.stop.message, place=place, any_width=True)
    if source.cells.keys() != target.cells.keys():
        return "an output has another shape in the target"
    differences = [
        Difference(cell, value, target.cells[cell])
        for cell, value in source.cells.items()
        if counts(Difference(cell, value, target.cells[cell]), pair.output_element(cell.output), loose=False)
    ]
    if not differences:
        return ""
    numbers = [each for each in differences if each.target.state is CellState.CONSTANT]
    return Disagreement(WitnessKind.VALUE, (numbers or differences)[0], len(differences), any_width=True)


def samples(pair: Pair, inputs: Sequence[Input]) -> Iterator[Sample]:
    """Inputs to be tried: all zeros, ones and the number -1; then corners of the types, bits that are drawn, and few of
    them, mixed; then the same with one element that is a number of a program's text."""
    try:
        elements = _elements(inputs)
    except NoRun:
        return
    widths = {at: _width(pair.signature.parameters[at[0]].type) for at in elements}
    for number in (0, 1, -1):
        yield _sample({at: number & ((1 << width) - 1) for at, width in widths.items()})
    for seed in range(_DRAWN):
        drawn = random.Random(seed)
        yield _sample({at: _drawn(drawn, width) for at, width in widths.items()})
    for number in _constants(pair):
        for at in elements[:_MOST_PLACES]:
            others = {each: _drawn(drawn, width) for each, width in widths.items()}
            yield _sample({**others, at: number & ((1 << widths[at]) - 1)})


def _constants(pair: Pair) -> list[int]:
    """The last numbers of both programs that are constants, or are computed from constants alone."""
    numbers: dict[int, None] = {}
    for module in (pair.source_module, pair.target_module):
        known: dict[ir.Value, int] = {}
        for operation in module.walk():
            if isinstance(operation, ir.Const):
                known[operation.result] = operation.bits
            elif isinstance(operation, ir.Op) and all(each in known for each in operation.operands):
                types, results = ([_scalar(each.type) for each in of] for of in (operation.operands, operation.results))
                given = [known[each] for each in operation.operands]
                try:
                    found = scalars.evaluate(operation.name, operation.flags, types, results, given)
                except (scalars.NoNumber, scalars.Poison, scalars.UndefinedScalar):
                    continue
                known.update(zip(operation.results, found, strict=True))
        numbers.update(dict.fromkeys(number for number in known.values() if number > 1))
    return list(numbers)[-_MOST_CONSTANTS:]


def _sample(patterns: Patterns) -> Sample:
    return Sample(profile=ZEROS, overrides={at: bits for at, bits in patterns.items() if bits})


def _drawn(draw: random.Random, width: int) -> int:
    """A pattern of a type."""
    least, bits = 1 << (width - 1), draw.getrandbits(width)
    kind = draw.randrange(6)
    if kind == 0:
        return draw.choice((0, 1, -1, 2, least, least - 1)) & ((1 << width) - 1)
    if kind == 1:
        return bits >> draw.randrange(width)  # of any length
    if kind == 2:
        return draw.randrange(2 * width) & ((1 << width) - 1)  # an amount of a shift
    if kind == 3:
        return -(bits >> draw.randrange(width)) & ((1 << width) - 1)
    if kind == 4:
        return bits & -1 << draw.randrange(width) & ((1 << width) - 1)  # zeros at its end
    return bits
