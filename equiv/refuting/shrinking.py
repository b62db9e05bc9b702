"""Smaller witnesses: zeros, ones, few elements and the smallest sizes, as Hypothesis shrinks failing examples
(MacIver and Donaldson, "Test-case reduction via test-case generation", 2020).

Every candidate is replayed in the concrete domain and judged as any other, so that what is left is a witness that was
replayed. A candidate counts only where it shows the difference of the same class: a rounding error is no example of a
wrong operand, nor a zero's sign of a wrong number."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.refuting import any_width
from equiv.refuting.any_width import ZEROS
from equiv.refuting.disagreement import LIBRARY_PRECISION, Disagreement, judge_at_level, run_both
from equiv.refuting.samples import NoSuchSample, as_assumed, is_as_assumed, scalar_results, untouched_inputs
from equiv.refuting.witness import describe, input_from_json
from equiv.request.meter import Meter
from equiv.verdict import Witness
from equiv.verdict.numbers import relative_difference, to_number, to_pattern
from interp import ir
from interp.machine import AssemblyError, BufferInput, Cell, CellState, CellValue, DataInput, Input, Sample, SizeInput

_REPLAYS = 200
_OPERATIONS = 20_000_000  # of all replays together
_ELEMENTS = 20_000  # of all arguments together
_SINGLE = 24  # elements whose numbers are made simpler one by one
_SMALLEST = (1, 2, 3, 4)

Patterns = dict[tuple[int, int], int]


class _Candidate(Struct, frozen=True):
    """Inputs of a run: `patterns` are the elements that are not those of the profile."""

    inputs: tuple[Input, ...]
    sizes: Mapping[str, int]
    profile: str
    patterns: Patterns


def shrunk(pair: Pair, witness: Witness, meter: Meter, given: frozenset[str] = frozenset()) -> Witness:
    """The witness with simpler inputs, where there are some; itself otherwise. The sizes `given` by the user stay."""
    shrinker = _Shrinker(pair, witness, meter)
    if shrinker.kind is None:
        return witness
    shrinker.shrink_sizes(given)
    shrinker.shrink_data()
    return shrinker.witness()


class _Shrinker:
    def __init__(self, pair: Pair, witness: Witness, meter: Meter) -> None:
        self._pair, self._witness, self._meter = pair, witness, meter
        self._replays, self._operations = 0, 0
        overrides = {(parameter, element): bits for parameter, element, bits in witness.overrides}
        inputs = tuple(input_from_json(each) for each in witness.inputs)
        self._best = _Candidate(inputs, witness.sizes, witness.profile, overrides)
        self._sample: Sample | None = None
        self._found: Disagreement | None = None
        self._any_width = False  # whether the machine has no numbers of the programs
        self.kind: tuple[object, ...] | None = None
        first = self._first()
        if first is not None:
            self.kind = self._kind(first[1])
            self._start = first

    # -- candidates ----------------------------------------------------------------------------------------------------

    @property
    def _is_spent(self) -> bool:
        return self._replays >= _REPLAYS or self._operations >= _OPERATIONS or self._meter.seconds_left <= 1

    def _judge(self, candidate: _Candidate) -> tuple[Sample, Disagreement] | None:
        """The difference that a candidate shows, of whatever class."""
        pair, meter, witness = self._pair, self._meter, self._witness
        if not is_as_assumed(pair, candidate.patterns):
            return None
        self._replays += 1
        sample = Sample(witness.seed, candidate.profile, candidate.patterns)
        try:
            sample = as_assumed(pair, candidate.inputs, sample, meter)
            if self._any_width:
                found = any_width.judge(pair, candidate.inputs, sample)
            else:
                source, target = run_both(pair, candidate.inputs, sample, meter, schedule=witness.schedule)
                self._operations += source.operations + target.operations
                args = pair, candidate.inputs, sample, source, target, witness.level, meter, witness.schedule
                found = judge_at_level(*args)
        except (AssemblyError, NoSuchSample, ValueError):
            return None
        return None if isinstance(found, str) else (sample, found)

    def _first(self) -> tuple[Sample, Disagreement] | None:
        """The difference that the witness shows, in the machine or, where it has no numbers, in runs of any width."""
        first = self._judge(self._best)
        if first is None and any_width.applies(self._pair):
            self._any_width = True
            first = self._judge(self._best)
        return first

    def _try(self, candidate: _Candidate) -> bool:
        """Takes a candidate that shows a difference of the same class."""
        if self._is_spent:
            return False
        shown = self._judge(candidate)
        if shown is None or self._kind(shown[1]) != self.kind:
            return False
        self._best, self._start = replace(candidate, patterns=dict(shown[0].overrides)), shown
        return True

    def _kind(self, found: Disagreement) -> tuple[object, ...]:
        if found.difference is None:
            return found.kind, found.place
        cell, source, target = found.difference.cell, found.difference.source, found.difference.target
        element = self._pair.output_element(cell.output)
        return found.kind, cell.output, _class(source, target, element)

    # -- sizes ---------------------------------------------------------------------------------------------------------

    def shrink_sizes(self, given: frozenset[str]) -> None:
        names = [name for name in self._best.sizes if name not in given]
        for value in sorted({self._best.sizes[name] for name in names}, key=lambda each: (each >= 0, -each)):
            alike = [name for name in names if self._best.sizes[name] == value]
            self._shrink_to_smallest(alike)
        for name in names:
            self._shrink_to_smallest([name])

    def _shrink_to_smallest(self, names: Sequence[str]) -> None:
        if not names:
            return
        value = self._best.sizes[names[0]]
        for smaller in (*_SMALLEST, -1) if value < -1 else _SMALLEST:
            if (value > 0 and smaller >= value) or self._is_spent:
                return
            changed = self._resized(dict.fromkeys(names, smaller))
            if changed is not None and self._try(changed):
                return

    def _resized(self, sizes: Mapping[str, int]) -> _Candidate | None:
        """The best candidate with other sizes; None where these are not as assumed, or are no sizes of it."""
        parameters = self._pair.signature.parameters
        inputs = list(self._best.inputs)
        assumed = self._pair.assumptions.by_parameter()
        for name, value in sizes.items():
            base, dot, dimension = name.rpartition(".")
            position = next((each.position for each in parameters if each.name == (base if dot else name)), None)
            if position is None:
                return None
            old = inputs[position]
            if isinstance(old, SizeInput) and not dot:
                type_ = parameters[position].type
                assert isinstance(type_, ir.Scalar)
                pattern = value & ((1 << type_.width) - 1)
                if type_.width == 1 or not all(each.holds(pattern, type_) for each in assumed.get(position, ())):
                    return None
                inputs[position] = SizeInput(value)
            elif isinstance(old, BufferInput) and dot and old.strides is None:
                extents = list(old.sizes)
                extents[int(dimension)] = max(value, 0)
                inputs[position] = replace(old, sizes=tuple(extents))
            else:
                return None
        return replace(self._best, inputs=tuple(inputs), sizes={**self._best.sizes, **sizes})

    # -- data ----------------------------------------------------------------------------------------------------------

    def shrink_data(self) -> None:
        """Towards zeros: of everything, of whole arguments, of ever smaller parts; then towards ones and small
        numbers, one element after the other."""
        numbers = self._numbers()
        if numbers is None or self._is_spent:
            return
        fresh = "fresh-" if self._best.profile.startswith("fresh-") else ""
        zeros = {at: bits for at, bits in numbers.items() if bits}
        if not self._try(replace(self._best, profile=fresh + ZEROS, patterns={})):
            if not self._try(replace(self._best, profile=fresh + ZEROS, patterns=zeros)):
                self._try(replace(self._best, patterns=numbers))
            self._zero_parts()
        self._simplify_single()

    def _numbers(self) -> Patterns | None:
        """The patterns of all elements of all arguments; None where these are not known."""
        best = self._best
        sample = Sample(self._witness.seed, best.profile, best.patterns)
        if self._any_width:
            return any_width.patterns_of(self._pair, best.inputs, sample)
        return patterns_of(self._pair, best.inputs, sample, self._meter)

    def _zero_parts(self) -> None:
        nonzero = [at for at, bits in self._best.patterns.items() if bits]
        for parameter in sorted({parameter for parameter, _ in nonzero}):
            self._set([at for at in nonzero if at[0] == parameter], 0)
        size = len(nonzero) // 2
        while size >= 1 and not self._is_spent:
            left = [at for at in nonzero if self._best.patterns.get(at)]
            for start in range(0, len(left), size):
                self._set(left[start : start + size], 0)
            size //= 2

    def _simplify_single(self) -> None:
        left = [at for at, bits in self._best.patterns.items() if bits]
        self._set(left, 1.0)
        for at in left[:_SINGLE]:
            for number in self._simpler(at):
                if self._set([at], number):
                    break

    def _simpler(self, at: tuple[int, int]) -> Iterator[float]:
        element = self._element(at[0])
        number = to_number(self._best.patterns.get(at, 0), element)
        if number is None or number in (0, 1):
            return
        yield from (0, 1, 2, -1)
        if (isinstance(number, int) or math.isfinite(number)) and abs(number) > 2:
            whole = int(number)
            yield from (3, 4, 8, 16, 100, -2)
            yield from (each for each in (whole // 16, whole // 2) if abs(each) > 2)
            if whole != number:
                yield whole

    def _set(self, places: Sequence[tuple[int, int]], number: float) -> bool:
        """Whether the difference shows with a number in all of the places."""
        patterns = dict(self._best.patterns)
        for at in places:
            try:
                patterns[at] = _pattern(number, self._element(at[0]))
            except (KeyError, OverflowError):
                return False
        if patterns == self._best.patterns or not places:
            return False
        return self._try(replace(self._best, patterns=patterns))

    def _element(self, parameter: int) -> ir.Scalar:
        if parameter >= len(self._pair.signature.parameters):
            raise KeyError(parameter)  # a global
        type_ = self._pair.signature.parameters[parameter].type
        return type_ if isinstance(type_, ir.Scalar) else type_.element

    # -- what is left --------------------------------------------------------------------------------------------------

    def witness(self) -> Witness:
        sample, found = self._start
        if self._best.profile.endswith(ZEROS):
            parameters = len(self._pair.signature.parameters)
            overrides = {at: bits for at, bits in sample.overrides.items() if bits or at[0] >= parameters}
            lean = replace(sample, overrides=overrides)
            again = self._judge(replace(self._best, patterns=overrides))
            if again is not None and self._kind(again[1]) == self.kind:
                sample, found = lean, again[1]
        witness = self._witness
        args = self._pair, self._best.inputs, dict(self._best.sizes), sample, found, self._meter
        return describe(*args, witness.level, witness.schedule)


def patterns_of(pair: Pair, inputs: Sequence[Input], sample: Sample, meter: Meter) -> Patterns | None:
    """The patterns of all elements of all arguments that are data; None where there are too many, and where one is no
    number, as a pointer is none."""
    if sum(math.prod(size or 0 for size in each.sizes) for each in inputs if isinstance(each, BufferInput)) > _ELEMENTS:
        return None
    drawn = untouched_inputs(pair, inputs, sample, meter)
    if drawn.stop is not None:
        return None
    found: Patterns = {}
    for position, given in enumerate(inputs):
        if isinstance(given, BufferInput):
            patterns = drawn.output_bits((ir.OutputKind.ARGUMENT, position))
        elif isinstance(given, DataInput):
            value = drawn.value(Cell((ir.OutputKind.RESULT, scalar_results(pair).index(position)), ()))
            patterns = [value.bits]
        else:
            continue
        for element, bits in enumerate(patterns):
            if bits is None:
                return None
            found[position, element] = bits
    return found


def _pattern(number: float, element: ir.Scalar) -> int:
    if element.is_float:
        return to_pattern(float(number), element)
    if element.is_pointer:
        raise KeyError(element.name)
    return int(number) & ((1 << element.width) - 1)


def _class(source: CellValue, target: CellValue, element: ir.Scalar) -> object:
    """What sort of difference two values have."""
    if CellState.CONSTANT not in (source.state,) or target.state is not CellState.CONSTANT:
        return source.state, target.state
    assert source.bits is not None and target.bits is not None
    numbers = to_number(source.bits, element), to_number(target.bits, element)
    sorts = tuple("none" if each is None else _sort(each) for each in numbers)
    if sorts != ("finite", "finite"):
        return sorts
    if numbers[0] == numbers[1]:
        return "the sign of zero"
    is_close = element.is_float and relative_difference(source.bits, target.bits, element) < LIBRARY_PRECISION
    return "rounding" if is_close else "numbers"


def _sort(number: float) -> str:
    if isinstance(number, int):
        return "finite"  # of which some are beyond all floats
    return "nan" if math.isnan(number) else "infinite" if math.isinf(number) else "finite"
