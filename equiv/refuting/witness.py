"""Witnesses: the search for inputs on which two programs give different outputs, and their replay.

Everything here runs in the concrete domain. What a run shows is a difference only where the source is defined.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any

from msgspec import Struct

from equiv.errors import WrongUse
from equiv.pairing.pair import Pair
from equiv.refuting import any_width
from equiv.refuting.any_width import ZEROS
from equiv.refuting.disagreement import (
    LISTED,
    SCHEDULES,
    Disagreement,
    counts,
    external_calls,
    judge_at_level,
    run_both,
    run_reals,
)
from equiv.refuting.samples import NoSuchSample, as_assumed, is_as_assumed, scalar_results, untouched_inputs
from equiv.request.meter import Meter
from equiv.verdict import CellDifference, InputValue, Level, SideValue, Witness, WitnessKind
from equiv.verdict.numbers import to_text
from interp import ir, machine
from interp.ir.types import element_index
from interp.machine import (
    BufferInput,
    Cell,
    CellValue,
    DataInput,
    Difference,
    Domain,
    Execution,
    Input,
    Sample,
    SizeInput,
    StopKind,
)

_PROFILES = ("small", "generic", "special", "dominant", "large", "few-2", "alike")
_SAMPLES = tuple(
    (profile, seed) for seed in range(4) for profile in _PROFILES
)  # small numbers first: they make the witnesses that are easiest to read
_FURTHER_SAMPLES = tuple(
    (profile, seed) for seed in range(4, 36) for profile in (("generic", "special") if seed < 12 else ("generic",))
)  # for programs that run in no time
_MIN_SAMPLES = 6
_NO_TIME = 2_000_000  # operations of both programs over all samples
_SEARCH_OPERATIONS = 100_000_000  # of both programs over all samples, beyond the first few
_LEAST_OPERATIONS = 1 << 16  # of a run, however many samples did not come to an end
_BOUNDS = 5  # sizes that are tried as bounds of indices
_EXACT_OPERATIONS = 300_000
_INPUTS_SHOWN = 12
_ANY_WIDTH_SECONDS = 5.0  # of runs with integers of any width
_PROFILE = re.compile(r"(fresh-)?(small|generic|special|large|dominant|zeros|alike|(few|sorted)-[1-9][0-9]{0,8})\Z")
_LARGEST = 1 << 48  # elements of a buffer of a witness
_WIDEST = 1 << 16  # bits of one element


class Search(Struct):
    """What came of a search: the witness, or in `explanation` why what was seen does not count."""

    witness: Witness | None
    explanation: str = ""


def try_inputs(
    pair: Pair,
    inputs: Sequence[Input],
    sizes: dict[str, int],
    values: Mapping[tuple[int, int], int],
    meter: Meter,
) -> Search:
    """Runs both programs on inputs whose elements by (parameter, element) have the patterns `values`, all others from
    samples."""
    explanation = ""
    if not is_as_assumed(pair, values):
        return Search(None, "the inputs that were found are not as assumed")
    for profile in ("small", "generic"):
        profile = _first_call(pair, profile)
        try:
            sample = as_assumed(pair, inputs, Sample(profile=profile, overrides=dict(values)), meter)
        except NoSuchSample as problem:
            return Search(None, str(problem))
        source, target = run_both(pair, inputs, sample, meter)
        if any_width.stands_in(pair, source, target):
            return _first_of_any_width(pair, inputs, sizes, [Sample(profile=ZEROS, overrides=dict(values))], meter)
        found = judge_at_level(pair, inputs, sample, source, target, Level.BITWISE, meter)
        if not isinstance(found, str):
            return Search(describe(pair, inputs, sizes, sample, found, meter, Level.BITWISE))
        explanation = explanation or found
    return Search(None, explanation)


def search(
    pair: Pair,
    inputs: Sequence[Input],
    sizes: dict[str, int],
    meter: Meter,
    level: str = Level.BITWISE,
    operations: int | None = None,
) -> Search:
    """Runs both programs on samples until one shows a difference. `level` is the weakest equality that passes: below
    bitwise, values differ only where the real numbers that they stand for do. `operations` bounds each run where
    given: how long a program runs may depend on the sample, and it may never end. After each sample on which neither
    program ended, the next ones have half as many."""
    unknown = external_calls(pair.target_module) - external_calls(pair.source_module)
    if unknown:
        # It may well be a library's way to do what the source spells out; any stand-in for it would differ.
        names = ", ".join(f"'{name}'" for name in sorted(unknown))
        return Search(None, f"the target calls {names}, which the source does not and which is defined elsewhere")
    explanation = ""
    spent = 0
    undefined = False
    is_of_machine: bool | None = None  # where that is known: whether the machine alone can run the programs
    most_of_one = meter.operations if operations is None else operations
    samples = [*_SAMPLES, *_indices(inputs), *_FURTHER_SAMPLES]
    usual = len(_SAMPLES)
    for count, (drawn, seed) in enumerate(samples):
        profile = _first_call(pair, drawn)
        most = _SEARCH_OPERATIONS if count < usual else _NO_TIME
        if (count >= _MIN_SAMPLES and spent > most) or meter.seconds_left <= 0:
            break
        try:
            sample = as_assumed(pair, inputs, Sample(seed=seed, profile=profile), meter)
        except NoSuchSample as problem:
            return Search(None, str(problem))
        source, target = run_both(pair, inputs, sample, meter, operations=most_of_one)
        if is_of_machine is None and level == Level.BITWISE and any_width.has_no_numbers(source, target):
            is_of_machine = not any_width.applies(pair)
        if is_of_machine is False:
            return _first_of_any_width(pair, inputs, sizes, any_width.samples(pair, inputs), meter)
        spent += source.operations + target.operations
        if not _ended(source) and not _ended(target):
            most_of_one = max(most_of_one // 2, min(most_of_one, _LEAST_OPERATIONS))
        if not undefined and source.stop is not None and source.stop.is_undefined:
            undefined = True
            samples[count + 1 : count + 1] = _indices(inputs)
            usual += len(_indices(inputs))
        found = judge_at_level(pair, inputs, sample, source, target, level, meter)
        if isinstance(found, str):
            explanation = explanation or found
            continue
        return Search(describe(pair, inputs, sizes, sample, found, meter, level))
    return Search(None, explanation)


def _first_of_any_width(
    pair: Pair, inputs: Sequence[Input], sizes: dict[str, int], samples: Iterable[Sample], meter: Meter
) -> Search:
    """Runs both programs on samples with integers of any width, until one shows a difference."""
    explanation = ""
    started = time.monotonic()
    for sample in samples:
        if meter.seconds_left <= 0 or time.monotonic() - started > _ANY_WIDTH_SECONDS:
            break
        found = any_width.judge(pair, inputs, sample)
        if not isinstance(found, str):
            return Search(describe(pair, inputs, sizes, sample, found, meter, Level.BITWISE))
        explanation = explanation or found
    meter.spend("witness", time.monotonic() - started)
    return Search(None, explanation)


def _ended(run: Execution) -> bool:
    """Whether a run came to its end, and to no limit of operations of its own or of the other program."""
    return run.stop is None or run.stop.kind not in (StopKind.LIMIT_OPERATIONS, StopKind.CANCELLED)


def search_schedules(
    pair: Pair, inputs: Sequence[Input], sizes: dict[str, int], meter: Meter, level: str = Level.BITWISE
) -> Search:
    """Runs both programs under schedules that go on where the order of synchronization is open, until the target ends
    otherwise than the source, whose end no schedule changes. `level` is the weakest equality that passes."""
    if external_calls(pair.target_module) - external_calls(pair.source_module):
        return Search(None)
    for profile in ("small", "generic"):
        try:
            sample = as_assumed(pair, inputs, Sample(profile=_first_call(pair, profile)), meter)
        except NoSuchSample as problem:
            return Search(None, str(problem))
        ends = False
        for schedule in range(1, SCHEDULES + 2):
            if meter.seconds_left <= 0 or (ends and schedule > SCHEDULES):
                break
            source, target = run_both(pair, inputs, sample, meter, operations=_SEARCH_OPERATIONS, schedule=schedule)
            stuck = target.stop is not None and target.stop.kind is StopKind.DEADLOCK
            ends = ends or not stuck
            if stuck and schedule <= SCHEDULES:
                continue  # with a larger capacity somebody may go on
            found = judge_at_level(pair, inputs, sample, source, target, level, meter, schedule)
            if not isinstance(found, str) and found.kind != WitnessKind.EFFECTS:
                return Search(describe(pair, inputs, sizes, sample, found, meter, level, schedule))
    return Search(None)


def _first_call(pair: Pair, profile: str) -> str:
    """A profile under which globals are as at the first call, where a program has globals that only its own calls can
    set, or where the programs' globals begin with different values: no other contents are known to be possible."""
    return f"fresh-{profile}" if pair.keeps_private_state or pair.begin_apart else profile


def _indices(inputs: Sequence[Input]) -> list[tuple[str, int]]:
    """Samples whose integers are in range where they are indices into the buffers, for a source that needs that."""
    sizes = {size for given in inputs if isinstance(given, BufferInput) for size in given.sizes if size}
    bounds = sorted(sizes - {1, 2})[:_BOUNDS]
    return [(f"{kind}-{bound}", seed) for seed in range(6) for bound in bounds for kind in ("few", "sorted")]


def describe(
    pair: Pair,
    inputs: Sequence[Input],
    sizes: dict[str, int],
    sample: Sample,
    found: Disagreement,
    meter: Meter,
    level: str,
    schedule: int = 0,
) -> Witness:
    """What callers see of a disagreement on a sample: the cell or the stop, the inputs that it takes, and all that is
    needed to run both programs on them again."""
    cell: CellDifference | None = None
    values: tuple[InputValue, ...] = ()
    if found.difference is not None:
        where = found.difference.cell
        of_source, of_target = found.difference.source, found.difference.target
        if not found.any_width:
            source, target = run_both(pair, inputs, sample, meter, track_writers=True, schedule=schedule)
            # Where values were written takes memory and time, which may be used up: the values are known without that.
            of_source = source.value(where) if source.stop is None else of_source
            of_target = target.value(where) if target.stop is None else of_target
        element = pair.output_element(where.output)
        cell = CellDifference(
            where.output,
            pair.output_name(where.output),
            where.index,
            _side_value(of_source, element),
            _side_value(of_target, element),
        )
        if not found.any_width:
            values = _input_values(pair, inputs, sample, where, meter)
    if found.any_width:
        values = _of_any_width(pair, inputs, sample)
    elif sample.profile.endswith(ZEROS):
        values = _other_than_zero(pair, inputs, sample, meter)
    return Witness(
        kind=WitnessKind(found.kind),
        source=pair.source,
        target=pair.target,
        sizes=sizes,
        inputs=tuple(input_to_json(each) for each in inputs),
        seed=sample.seed,
        profile=sample.profile,
        overrides=tuple((parameter, at, bits) for (parameter, at), bits in sample.overrides.items()),
        cell=cell,
        differing=found.differing,
        message=found.message,
        place=found.place,
        input_values=values,
        level=level,
        maps=pair.maps,
        schedule=schedule,
    )


def _side_value(value: CellValue, element: ir.Scalar) -> SideValue:
    text = to_text(value.bits, element) if value.bits is not None else value.state
    return SideValue(value.state, text, value.bits, value.writer or value.origin)


def _other_than_zero(pair: Pair, inputs: Sequence[Input], sample: Sample, meter: Meter) -> tuple[InputValue, ...]:
    """Scalars, and the elements that are no zeros, of a sample of zeros."""
    untouched = untouched_inputs(pair, inputs, sample, meter)
    if untouched.stop is not None:
        return ()
    shown = _shown_of_zeros(inputs, sample)
    found = [_input_value(pair, inputs, untouched, *at) for at in shown]
    return tuple(value for value in found if value is not None)


def _of_any_width(pair: Pair, inputs: Sequence[Input], sample: Sample) -> tuple[InputValue, ...]:
    """The same, of numbers of any width."""
    found = []
    for parameter, element in _shown_of_zeros(inputs, sample):
        given, described = inputs[parameter], pair.signature.parameters[parameter]
        index = element_index(element, [size or 0 for size in given.sizes]) if isinstance(given, BufferInput) else ()
        scalar = described.type if isinstance(described.type, ir.Scalar) else described.type.element
        text = to_text(sample.overrides.get((parameter, element), 0), scalar)
        found.append(InputValue(_element_name(described.name, index), parameter, element, text))
    return tuple(found)


def _shown_of_zeros(inputs: Sequence[Input], sample: Sample) -> list[tuple[int, int]]:
    """Scalars and elements of a sample of zeros that readers are shown, by parameter and element."""
    scalars = [(position, 0) for position, given in enumerate(inputs) if isinstance(given, DataInput)]
    elements = [at for at, bits in sample.overrides.items() if bits and at[0] < len(inputs) and at not in scalars]
    return sorted([*scalars, *elements])[:_INPUTS_SHOWN]


def _element_name(name: str, index: tuple[int, ...]) -> str:
    return f"%{name}[{', '.join(map(str, index))}]" if index else f"%{name}"


# -- the inputs that matter --------------------------------------------------------------------------------------------


def _input_values(
    pair: Pair, inputs: Sequence[Input], sample: Sample, cell: Cell, meter: Meter
) -> tuple[InputValue, ...]:
    """The values of the input elements that the cell depends on in either program, where that is cheap to find."""
    limits = meter.limits(_EXACT_OPERATIONS)
    needed: list[tuple[int, int]] = []
    for program in (pair.source_program, pair.target_program):
        execution = program.run(inputs, Domain.EXACT, limits=limits, seed=meter.seed)
        meter.count("witness", execution)
        if execution.stop is None:
            needed += [symbol for symbol in execution.inputs_of(cell, _INPUTS_SHOWN) if symbol not in needed]
    if not needed:
        return ()
    untouched = untouched_inputs(pair, inputs, sample, meter)
    if untouched.stop is not None:
        return ()
    return tuple(
        value
        for parameter, element in needed[:_INPUTS_SHOWN]
        if (value := _input_value(pair, inputs, untouched, parameter, element)) is not None
    )


def _input_value(
    pair: Pair, inputs: Sequence[Input], untouched: Execution, parameter: int, element: int
) -> InputValue | None:
    given = inputs[parameter]
    described = pair.signature.parameters[parameter]
    if isinstance(given, BufferInput):
        sizes = [size or 0 for size in given.sizes]
        if element >= prod(sizes) or not isinstance(described.type, ir.View):
            return None
        index = element_index(element, sizes)
        value = untouched.value(Cell((ir.OutputKind.ARGUMENT, parameter), index))
        name = _element_name(described.name, index)
        scalar = described.type.element
    else:
        value = untouched.value(Cell((ir.OutputKind.RESULT, scalar_results(pair).index(parameter)), ()))
        name = f"%{described.name}"
        assert isinstance(described.type, ir.Scalar)
        scalar = described.type
    return None if value.bits is None else InputValue(name, parameter, element, to_text(value.bits, scalar))


# -- replay ------------------------------------------------------------------------------------------------------------


class Replay(Struct, frozen=True):
    """Whether a witness shows again, and what was seen, in words."""

    reproduced: bool
    explanation: str


def replay(pair: Pair, witness: Witness, meter: Meter) -> Replay:
    """Runs both programs on a witness's inputs again. Raises `WrongUse` where the inputs do not fit the functions."""
    inputs = [input_from_json(each) for each in witness.inputs]
    _require_fitting(pair, inputs)
    _require_sample(inputs, witness)
    overrides = {(parameter, element): bits for parameter, element, bits in witness.overrides}
    sample = Sample(seed=witness.seed, profile=witness.profile, overrides=overrides)
    source, target = run_both(pair, inputs, sample, meter, track_writers=True, schedule=witness.schedule)
    if any_width.stands_in(pair, source, target):
        return _replay_of_any_width(pair, witness, inputs, sample)
    if source.stop is not None:
        return Replay(False, f"the source stops now: {source.stop.message}")
    if witness.kind in (WitnessKind.UNDEFINED, WitnessKind.ENDLESS) or target.stop is not None:
        if target.stop is None:
            return Replay(False, "the target runs to its end now")
        if not target.stop.is_no_end:
            return Replay(False, f"the target was stopped: {target.stop.message}")
        place = f"{target.stop.places[0]}: " if target.stop.places else ""
        return Replay(True, f"the source runs to its end, the target does not: {place}{target.stop.message}")
    if witness.cell is None:
        problems = machine.compare(source, target).problems
        return Replay(bool(problems), problems[0][0] if problems else "the effects are the same now")
    cell = Cell(witness.cell.output, witness.cell.index)
    try:
        element = pair.output_element(cell.output)
        of_source, of_target = source.value(cell), target.value(cell)
    except (LookupError, ValueError, StopIteration):
        return Replay(False, f"there is no cell {witness.cell.text} now")
    if witness.level != Level.BITWISE:
        reals = run_reals(pair, inputs, sample, witness.level, meter, witness.schedule)
        if any(each.stop is not None for each in reals):
            return Replay(False, "the real numbers that the programs compute are not known now")
        differences = machine.compare(*reals, limit=LISTED).differences
        if all(each.cell != cell for each in differences):
            return Replay(False, f"the real numbers in {witness.cell.text} may be equal now")
    texts = [_side_value(value, element).text for value in (of_source, of_target)]
    said = f"{witness.cell.text} is {texts[0]} in the source and {texts[1]} in the target"
    weighs = counts(Difference(cell, of_source, of_target), element, pair.loose, pair.rounds_otherwise)
    if weighs or (witness.level != Level.BITWISE and weighs is None):
        return Replay(True, said)
    return Replay(False, f"{said} now")


def _replay_of_any_width(pair: Pair, witness: Witness, inputs: Sequence[Input], sample: Sample) -> Replay:
    found = any_width.judge(pair, inputs, sample)
    if isinstance(found, str):
        return Replay(False, found or "the programs do not differ on these inputs now")
    if found.difference is None:
        place = f"{found.place}: " if found.place is not None else ""
        return Replay(True, f"the source runs to its end, the target does not: {place}{found.message}")
    output = found.difference.cell.output
    element, name = pair.output_element(output), pair.output_name(output)
    texts = [_side_value(value, element).text for value in (found.difference.source, found.difference.target)]
    where = _element_name(name.removeprefix("%"), found.difference.cell.index) if found.difference.cell.index else name
    return Replay(True, f"{where} is {texts[0]} in the source and {texts[1]} in the target")


def _require_fitting(pair: Pair, inputs: Sequence[Input]) -> None:
    parameters = pair.signature.parameters
    fits = len(inputs) == len(parameters)
    for given, parameter in zip(inputs, parameters, strict=False):
        if isinstance(parameter.type, ir.View):
            fits &= isinstance(given, BufferInput) and len(given.sizes) == parameter.type.rank
            if fits and isinstance(given, BufferInput):
                sizes = zip(given.sizes, parameter.type.shape, strict=True)
                fits &= all(known is None or size == known for size, known in sizes)
        else:
            fits &= not isinstance(given, BufferInput)
    if not fits:
        raise WrongUse(
            f"the witness's inputs do not fit the arguments of '{pair.source.function}' any more",
            pair.source_function.place,
        )


def _require_sample(inputs: Sequence[Input], witness: Witness) -> None:
    """Raises `WrongUse` for numbers that no run has had."""
    elements = [prod(size or 0 for size in each.sizes) if isinstance(each, BufferInput) else 1 for each in inputs]
    sound = (
        0 <= witness.seed < 1 << 63 and 0 <= witness.schedule <= SCHEDULES + 1 and bool(_PROFILE.match(witness.profile))
    )
    for parameter, element, bits in witness.overrides:
        sound &= 0 <= parameter < len(inputs) and 0 <= element < elements[parameter] and 0 <= bits < 1 << _WIDEST
    if not sound:
        raise WrongUse("the witness has a sample that no run has had")


def _is_laid_out(given: BufferInput) -> bool:
    """Whether the elements of a buffer are some that a machine has: none lies before its beginning."""
    if given.strides is not None and len(given.strides) != len(given.sizes):
        return False
    strides = given.strides or (0,) * len(given.sizes)
    sizes = [size for size in given.sizes if size is not None and 0 <= size < _LARGEST]
    if len(sizes) < len(given.sizes) or prod(sizes) >= _LARGEST or any(abs(stride) >= _LARGEST for stride in strides):
        return False
    first = given.offset + sum(min(0, stride * (size - 1)) for stride, size in zip(strides, sizes, strict=True) if size)
    last = given.offset + sum(max(0, stride * (size - 1)) for stride, size in zip(strides, sizes, strict=True) if size)
    return first >= 0 and last < _LARGEST


def input_to_json(given: Input) -> dict[str, Any]:
    """A machine input as JSON."""
    match given:
        case SizeInput(value):
            return {"kind": "size", "value": value}
        case DataInput():
            return {"kind": "data"}
        case BufferInput(sizes, strides, offset):
            return {
                "kind": "buffer",
                "sizes": list(sizes),
                "strides": None if strides is None else list(strides),
                "offset": offset,
            }


def input_from_json(data: Mapping[str, Any]) -> Input:
    """The inverse of `input_to_json`. Raises `WrongUse` for anything else."""
    match data:
        case {"kind": "size", "value": int(value)} if -(1 << 63) <= value < 1 << 63:
            return SizeInput(value)
        case {"kind": "data"}:
            return DataInput()
        case {"kind": "buffer", "sizes": [*sizes], "strides": [*_] | None as strides, "offset": int(offset)} if all(
            type(each) is int for each in (*sizes, *(strides or ()))
        ):
            buffer = BufferInput(tuple(sizes), None if strides is None else tuple(strides), offset)
            if not _is_laid_out(buffer):
                raise WrongUse(f"the witness has a buffer that no run has had: {dict(data)}")
            return buffer
        case _:
            raise WrongUse(f"the witness has an input that makes no sense: {dict(data)}")
