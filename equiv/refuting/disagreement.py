"""Concrete runs of both programs on one sample, and whether they disagree: only where the source is defined."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from equiv.pairing.fast_math import fast_math_flags, may_keep_precision
from equiv.pairing.pair import Pair, unordered_reductions
from equiv.pairing.promised_bytes import is_short
from equiv.request.meter import Meter
from equiv.verdict import Level
from equiv.verdict.numbers import is_nan, relative_difference, to_number
from equiv.verdict.verdict import WitnessKind
from interp import ir, machine
from interp.ir import Place
from interp.machine import Algebra, Cell, CellState, Difference, Domain, Execution, Input, Sample, Schedule, StopKind

# Values that depend on a library function, or on what the source leaves open (an order, or what fast-math flags allow),
# count as different only from here on: libraries are off by a few units in the last place. What a source leaves open
# can move a value by any amount, where terms cancel; there the real numbers have to differ as well.
LIBRARY_PRECISION = 2.0**-8

_EXPLAINED = "concrete runs differ in {} cells, which an order that the source leaves open may explain"
SHORT = "callers promise more bytes behind a pointer than there are where the programs differ"
_MEMORY_EFFECTS = re.compile(r"#llvm\.memory_effects<(.*)> of (.*)")
_ELSEWHERE = ("other = ", "inaccessibleMem = ")
_WRITTEN_ELSEWHERE = re.compile(r"\b(?!argMem\b)\w+ = (readwrite|write)\b")
_NO_VALUE = (CellState.UNINITIALIZED, CellState.POISON)
SCHEDULES = 24  # that are tried on each sample, in which channels have no capacity
LISTED = 4096  # differing cells that are looked at in one run


class Disagreement(Struct):
    """A difference that counts: a cell, or a message about a stop or about effects, and its place. One of `any_width`
    was seen in runs of the reference interpreter (`equiv.refuting.any_width`)."""

    kind: WitnessKind
    difference: Difference | None = None
    differing: int = 0
    message: str = ""
    place: Place | None = None
    any_width: bool = False


def run_both(
    pair: Pair,
    inputs: Sequence[Input],
    sample: Sample,
    meter: Meter,
    track_writers: bool = False,
    operations: int | None = None,
    schedule: int = 0,
    phase: str = "witness",
) -> tuple[Execution, Execution]:
    """Runs both programs on the numbers of a sample, in one of the orders that the target leaves open; what it costs
    is of a `phase`."""
    source, target = machine.run_pair(
        pair.source_program,
        pair.target_program,
        inputs,
        inputs,
        Domain.CONCRETE,
        limits=meter.limits(operations),
        seed=meter.seed,
        sample=sample,
        track_writers=track_writers,
        schedule=schedule_of(schedule),
    )
    meter.count(phase, source, target)
    return source, target


def schedule_of(number: int) -> Schedule:
    """The schedules that witnesses name; 0 is the one that stops where another one may end otherwise. In most of the
    others puts wait until they are taken, as they may with channels of any capacity; in the last one that is enough for
    all, so that who waits there waits whatever it is."""
    if not number:
        return Schedule()
    return Schedule(number, preempt=number % 2 == 1, any_order=True, slots=0 if number <= SCHEDULES else None)


def run_reals(
    pair: Pair, inputs: Sequence[Input], sample: Sample, level: str, meter: Meter, schedule: int
) -> tuple[Execution, Execution]:
    """Runs both programs on the same sample over the real numbers: each value is a ball that holds the exact one.
    `schedule` is a number as `schedule_of` takes it."""
    source, target = machine.run_pair(
        pair.source_program,
        pair.target_program,
        inputs,
        inputs,
        Domain.ENCLOSURE,
        limits=meter.limits(),
        seed=meter.seed,
        sample=sample,
        algebra=Algebra(any_precision=level == Level.REAL_ANY_PRECISION),
        schedule=schedule_of(schedule),
    )
    meter.count("witness", source, target)
    return source, target


def _judge_reals(
    pair: Pair,
    inputs: Sequence[Input],
    sample: Sample,
    source: Execution,
    target: Execution,
    level: str,
    meter: Meter,
    schedule: int,
) -> Disagreement | str:
    """The difference between the real numbers that the programs compute on a sample; `source` and `target` are the
    concrete runs on it, which give the values to show."""
    of_source, of_target = run_reals(pair, inputs, sample, level, meter, schedule)
    if of_source.stop is not None or of_target.stop is not None:
        return ""
    comparison = machine.compare(of_source, of_target, limit=LISTED)
    for each in comparison.differences:
        if pair.is_private(each.cell.output):
            continue
        difference = Difference(each.cell, source.value(each.cell), target.value(each.cell))
        if counts(difference, pair.output_element(each.cell.output), loose=False) is not False:
            if decides_values(pair.source_module, source):
                return _EXPLAINED.format(comparison.differing)
            return Disagreement(WitnessKind.VALUE, difference, comparison.differing)
    return ""


def _left_open(pair: Pair) -> str:
    """What of its values the source leaves open, in words; empty where nothing."""
    flags = sorted(fast_math_flags(pair.source_module) - {"nnan", "ninf"})
    if flags:
        return f"the source's fast-math flags ({', '.join(flags)})"
    return "an order that the source leaves open" if unordered_reductions(pair.source_module) else ""


def _confirm(
    pair: Pair,
    inputs: Sequence[Input],
    sample: Sample,
    found: Disagreement,
    source: Execution,
    target: Execution,
    leaves_open: str,
    meter: Meter,
    schedule: int,
) -> Disagreement | str:
    """The difference, where it does not rest on a value that the source leaves open, or where no such choice explains
    it: the real numbers differ too."""
    assert found.difference is not None
    of_source, of_target = found.difference.source, found.difference.target
    if of_target.state is not CellState.CONSTANT or not (of_source.approximate or pair.loose):
        return found
    level = Level.REAL_ANY_PRECISION if may_keep_precision(pair.source_module) else Level.REAL
    reals = _judge_reals(pair, inputs, sample, source, target, level, meter, schedule)
    if isinstance(reals, Disagreement):
        return reals
    return f"concrete runs differ in {found.differing} cells, which {leaves_open} may explain"


def judge_at_level(
    pair: Pair,
    inputs: Sequence[Input],
    sample: Sample,
    source: Execution,
    target: Execution,
    level: str,
    meter: Meter,
    schedule: int = 0,
) -> Disagreement | str:
    """The difference that a concrete run shows where equality at `level` passes, as `judge` says it."""
    found = judge(pair, source, target, level == Level.BITWISE)
    if not isinstance(found, str) and is_short(pair, inputs, found.kind is WitnessKind.UNDEFINED):
        return SHORT
    leaves_open = _left_open(pair)
    if leaves_open and not isinstance(found, str) and found.difference is not None:
        found = _confirm(pair, inputs, sample, found, source, target, leaves_open, meter, schedule)
    if level != Level.BITWISE and found == "" and source.stop is None and target.stop is None:
        found = _judge_reals(pair, inputs, sample, source, target, level, meter, schedule)
    fixed = (
        set() if isinstance(found, str) else fixed_functions(pair.source_module) | fixed_functions(pair.target_module)
    )
    return f"what {min(fixed)} computes is not known, so that concrete runs show nothing" if fixed else found


def _has_undeclared_channels(pair: Pair) -> bool:
    functions = (*pair.source_module.functions.values(), *pair.target_module.functions.values())
    return any(ir.UNDECLARED_CHANNELS in each.assumptions for each in functions)


def judge(pair: Pair, source: Execution, target: Execution, compare_values: bool) -> Disagreement | str:
    """The difference that a concrete run shows, or why it shows none (empty where there is nothing to say)."""
    found = _judged(pair, source, target, compare_values)
    if isinstance(found, str):
        return found
    return _unseen(pair, source, target) or _handed_on(source, target) or _returned(pair, source) or found


def _unseen(pair: Pair, source: Execution, target: Execution) -> str:
    """Why external calls tell nothing that are others, or come in another order: the source says of a function that it
    writes nothing but what it is given, so that nobody sees when it is called, or how often, or, where it returns,
    whether it is (LLVM Language Reference, "Function Attributes", memory and willreturn). What calls give here, and
    leave in globals, is of the calls before them."""
    made = len(target.external_calls) if target.stop is not None else None
    if source.external_calls[:made] == target.external_calls:
        return ""
    same = {*source.external_calls} == {*target.external_calls}
    names = {claim.name for claim in pair.promises[0].claims}
    for name in names:
        said = _MEMORY_EFFECTS.fullmatch(name)
        if said is None or _WRITTEN_ELSEWHERE.search(said[1]) or any(of not in said[1] for of in _ELSEWHERE):
            continue
        if same or f"will_return of {said[2]}" in names:
            return f"nobody sees when '{said[2]}' is called, which writes nothing but what it is given"
    return ""


def _returned(pair: Pair, source: Execution) -> str:
    """Why a source that ran to its end is undefined: it returns what has no value, and says of it that it has one (LLVM
    Language Reference, "Parameter Attributes", noundef). Of a function of LLVM that is of its one result, in parts."""
    results = pair.signature.results
    for demand in pair.promises[0].entry or ():
        if demand.kind is not ir.DemandKind.DEFINED or not demand.of_result:
            continue
        positions = [demand.position] if demand.of == len(results) else range(len(results))
        for position in positions:
            cell = Cell((ir.OutputKind.RESULT, position), ())
            if isinstance(results[position], ir.Scalar) and source.value(cell).state in _NO_VALUE:
                return f"the source returns what is poison, or was never written, and says that it is '{demand.name}'"
    return ""


def _handed_on(source: Execution, target: Execution) -> str:
    """Why what external calls do, and give, tells nothing: the source leaves open what it hands to them. Where the
    target leaves as much open, and they do otherwise, it leaves something else open, or hands on another number; and
    where it hands on more or less, it hands on something else."""
    if source.nans_handed_on:
        return "the source hands a NaN to an external call, whose bits may be open"
    is_less = target.undefined_handed_on < source.undefined_handed_on
    if is_less and (target.handed_on == source.handed_on if target.stop is None else target.handed_on > 0):
        return "the source hands something to an external call that has no value, which the target may define"
    return ""


def _judged(pair: Pair, source: Execution, target: Execution, compare_values: bool) -> Disagreement | str:
    if source.stop is not None:
        return ""
    if source.approximate_control or target.approximate_control:
        return "a branch or an address depends on a library function's last bits, so that concrete runs show nothing"
    if target.stop is not None:
        if not target.stop.is_no_end:
            return ""
        holds_up = any(each.holds_up for each in pair.target_module.functions.values())
        if target.stop.kind is StopKind.DEADLOCK and holds_up:
            return "the target lets operations without tokens wait before others with one, and its compiler may not"
        if target.stop.kind is StopKind.DEADLOCK and _has_undeclared_channels(pair):
            return f"{target.stop.message}, in channels that nothing declares"
        if decides_values(pair.source_module, source):
            return "the source may be undefined as well in the order that the target takes"
        place = target.stop.places[0] if target.stop.places else None
        also = "".join(f"; see also {other}" for other in target.stop.places[1:3])
        kind = WitnessKind.UNDEFINED if target.stop.is_undefined else WitnessKind.ENDLESS
        return Disagreement(kind, message=target.stop.message + also, place=place)
    if pair.calls_in_another_form:
        names = ", ".join(f"'{name}'" for name in pair.calls_in_another_form)
        return f"the programs call {names}, defined elsewhere, with different kinds of arguments"
    if not compare_values:
        return ""
    comparison = machine.compare(source, target, limit=LISTED)
    loose, vague = pair.loose, pair.rounds_otherwise
    within_precision = 0
    first: Difference | None = None
    counted = private = 0
    for difference in comparison.differences:
        if pair.is_private(difference.cell.output):
            private += 1
            continue
        weighs = counts(difference, pair.output_element(difference.cell.output), loose, vague)
        if weighs is None:
            within_precision += 1
        elif weighs:
            counted += 1
            is_number = difference.target.state is CellState.CONSTANT
            if first is None or (is_number and first.target.state is not CellState.CONSTANT):
                first = difference
    if first is not None and decides_values(pair.source_module, source):
        return _EXPLAINED.format(counted)
    if first is not None:
        listed_all = comparison.differing <= len(comparison.differences)
        return Disagreement(WitnessKind.VALUE, first, counted if listed_all else comparison.differing)
    if comparison.problems and decides_values(pair.source_module, source):
        return f"{comparison.problems[0][0]}, which the order that the source leaves open may explain"
    if comparison.problems and pair.globals_agree:
        message, place = comparison.problems[0]
        return Disagreement(WitnessKind.EFFECTS, message=message, place=place)
    if private:
        return f"concrete runs differ in {private} cells of private globals, which callers may never see"
    if within_precision and vague:
        ways = "one program alone has a function that may round in several ways"
        return f"concrete runs differ in {within_precision} cells, and {ways}"
    if within_precision:
        what = (
            "an order that the program leaves open" if loose else _left_open(pair) or "a library function's precision"
        )
        return (
            f"concrete runs differ in {within_precision} cells by less than 2^-8 of the value, which {what} may explain"
        )
    return ""


def decides_values(module: ir.Module, run: Execution) -> bool:
    """Whether a program leaves an order open that shows in more than rounding: who draws which ticket, who assigns
    last. Another program that takes one of the orders computes other numbers, and is right. Of atomic updates by one
    agent, as in the `run`, there is one order."""
    for function in module.functions.values():
        atomics = {each.place for each in function.atomics}
        if any(run.several_agents or place not in atomics for place in function.unordered_reductions):
            return True
    return False


def external_calls(module: ir.Module) -> set[str]:
    """The names of the functions without a body that a module calls."""
    return {each.name for each in ir.of_kind(module, ir.Opaque)}


def fixed_functions(module: ir.Module) -> set[str]:
    """The names of those that are certain functions, as that of a piece of assembly."""
    return {each.name for each in ir.of_kind(module, ir.Opaque) if each.fixed}


def counts(difference: Difference, element: ir.Scalar, loose: bool, vague: bool = False) -> bool | None:
    """Whether two values of a cell are a difference; None where they may be a matter of precision."""
    source, target = difference.source, difference.target
    if source.state is not CellState.CONSTANT or source.bits is None:
        return False
    if target.state in (CellState.UNINITIALIZED, CellState.POISON):
        return True
    if target.state is not CellState.CONSTANT or target.bits is None or source.bits == target.bits:
        return False
    if is_nan(source.bits, element) and is_nan(target.bits, element):
        return False
    if vague and element.is_float:
        return None
    if loose and element.is_float and None in (to_number(source.bits, element), to_number(target.bits, element)):
        return None  # one order may overflow where another does not
    if to_number(source.bits, element) is None:
        return True
    if source.approximate or target.approximate or (loose and element.is_float):
        return True if relative_difference(source.bits, target.bits, element) > LIBRARY_PRECISION else None
    return True
