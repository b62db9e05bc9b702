"""One symbolic run of a pair at one size vector, and what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from equiv.pairing.pair import Pair
from equiv.refuting.samples import NoSuchSample, as_assumed
from equiv.request.meter import Meter
from equiv.verdict import Reason
from equiv.verdict.numbers import to_text
from equiv.verdict.reasons import ReasonKind
from interp import ir, machine
from interp.ir.types import element_index
from interp.machine import Cell, CellState, Comparison, Domain, Execution, Input, Limits, Stop, StopKind


class Shown(Enum):
    """What a symbolic run shows: `DIFFERS` where outputs or effects do, or the target is undefined (a witness decides);
    `STOPPED` where a limit was reached, control depends on data, and the like."""

    EQUAL = "equal"
    DIFFERS = "differs"
    SOURCE_UNDEFINED = "source undefined"
    STOPPED = "stopped"


class SymbolicRun(Struct, frozen=True):
    """One run of both programs, or of the source alone for its extents. `reason` is there unless it shows `EQUAL`."""

    shown: Shown
    inputs: Sequence[Input]
    domain: Domain
    reason: Reason | None = None
    source: Execution | None = None
    target: Execution | None = None
    comparison: Comparison | None = None

    @property
    def operations(self) -> int:
        """How many operations the longer one of its executions ran, but for one that the other's stop cancelled, which
        is seen sooner or later."""
        ran = [each for each in (self.source, self.target) if each is not None and not _is_cancelled(each)]
        return max((each.operations for each in ran), default=0)

    def stopped_by(self, *kinds: ReasonKind) -> bool:
        return self.shown is Shown.STOPPED and self.reason is not None and self.reason.kind in kinds


def _is_cancelled(execution: Execution) -> bool:
    return execution.stop is not None and execution.stop.kind is StopKind.CANCELLED


def stop_reason(stop: Stop, whose: str) -> Reason:
    """A machine's stop as a verdict's reason; further places are named in the message."""
    place = stop.places[0] if stop.places else None
    also = "".join(f"; see also {other}" for other in stop.places[1:3])
    kind = f"undefined-{whose}" if stop.is_undefined else stop.kind
    if stop.kind is StopKind.ENDLESS:
        kind = ReasonKind.LIMIT_OPERATIONS
    return Reason.at(kind, f"{whose}: {stop.message}{also}", place)


def run_symbolically(
    pair: Pair, inputs: Sequence[Input], meter: Meter, domain: Domain, limits: Limits, source_first: bool = False
) -> SymbolicRun:
    """Runs both programs in a value domain, and compares what they leave. With `source_first` the target does not run
    where the source has not come to its end, as nothing of it counts then."""
    source, target = machine.run_pair(
        pair.source_program,
        pair.target_program,
        inputs,
        inputs,
        domain,
        limits=limits,
        seed=meter.seed,
        ranges=pair.assumptions.ranges(pair.signature),
        source_first=source_first,
    )
    meter.count("prove", source, target)
    return _judge(pair, inputs, domain, source, target, meter)


def _judge(
    pair: Pair, inputs: Sequence[Input], domain: Domain, source: Execution, target: Execution, meter: Meter
) -> SymbolicRun:
    def run(shown: Shown, reason: Reason | None = None, comparison: Comparison | None = None) -> SymbolicRun:
        return SymbolicRun(shown, inputs, domain, reason, source, target, comparison)

    if source.stop is not None and source.stop.is_undefined:
        return run(Shown.SOURCE_UNDEFINED, stop_reason(source.stop, "source"))
    for execution, whose in ((source, "source"), (target, "target")):
        stop = execution.stop
        ends = stop is None or (stop.is_no_end if execution is target else stop.is_undefined)
        if stop is not None and not ends and stop.kind is not StopKind.CANCELLED:
            return run(Shown.STOPPED, stop_reason(stop, whose))
    if source.stop is not None:
        return run(Shown.STOPPED, stop_reason(source.stop, "source"))
    if target.stop is not None:
        if target.stop.kind is StopKind.CANCELLED:
            return run(Shown.STOPPED, stop_reason(target.stop, "target"))
        return run(Shown.DIFFERS, stop_reason(target.stop, "target"))
    comparison = machine.compare(source, target)
    if comparison.source_poison:
        return run(Shown.SOURCE_UNDEFINED, _poison_reason(pair, source, comparison), comparison)
    if comparison.source_uninitialized:
        stored = _stored_uninitialized(pair, inputs, comparison, meter)
        if stored is not None:
            return run(Shown.SOURCE_UNDEFINED, stored, comparison)
    if comparison.differing or comparison.problems:
        return run(Shown.DIFFERS, _open_reason(pair, source, target, domain, comparison), comparison)
    broken = promise_reason(target)
    if broken is not None:
        return run(Shown.STOPPED, broken, comparison)
    return run(Shown.EQUAL, None, comparison)


def promise_reason(target: Execution) -> Reason | None:
    """Why equal outputs prove nothing: passes after this one may rely on what the target promises."""
    if target.broken_promise is None:
        return None
    message = "the target computes the same, but breaks what this operation promises to later passes"
    return Reason.at(ReasonKind.PROMISE, message, target.broken_promise)


def _poison_reason(pair: Pair, source: Execution, comparison: Comparison) -> Reason:
    count = comparison.source_poison
    cells = "1 output cell of the source depends" if count == 1 else f"{count} output cells of the source depend"
    if not comparison.cells and not comparison.problems:
        cells = "each output cell of the source depends"
    message = f"{cells} on uninitialized memory or on a poison value"
    if not comparison.poisoned:
        message = "the source returns a buffer that was freed, or a view that leaves its buffer"
        return Reason.at(ReasonKind.UNDEFINED_SOURCE, message, pair.source_function.place)
    cell = comparison.poisoned[0]
    return Reason.at(
        ReasonKind.UNDEFINED_SOURCE, f"{message}, {cell_text(pair, cell)} first", source.value(cell).origin
    )


def _stored_uninitialized(pair: Pair, inputs: Sequence[Input], comparison: Comparison, meter: Meter) -> Reason | None:
    """Where the source stores an uninitialized value in memory that had one: an argument, or an initialized global.
    Cells of new buffers that the source returns without having written them are no such case."""
    message = "the source stores an uninitialized value"
    if not comparison.cells and not comparison.problems:
        message = "each output cell of the source is uninitialized: it stores an uninitialized value"
    try:
        sample = as_assumed(pair, inputs, machine.Sample(profile="small"), meter)
    except NoSuchSample:
        return Reason(ReasonKind.UNDEFINED_SOURCE, message)
    execution = pair.source_program.run(
        inputs, Domain.CONCRETE, limits=meter.limits(), sample=sample, track_writers=True
    )
    meter.count("prove", execution)
    if execution.stop is not None:
        return Reason(ReasonKind.UNDEFINED_SOURCE, message)
    for output, shape in initialized_outputs(pair, inputs):
        bits = execution.output_bits(output)
        if None in bits:
            cell = Cell(output, element_index(bits.index(None), shape))
            return Reason.at(
                ReasonKind.UNDEFINED_SOURCE, f"{message} in {cell_text(pair, cell)}", execution.value(cell).writer
            )
    return None


def cell_text(pair: Pair, cell: Cell) -> str:
    """A cell as a reader writes it: `%A[1, 2]`."""
    index = f"[{', '.join(map(str, cell.index))}]" if cell.index else ""
    return f"{pair.output_name(cell.output)}{index}"


def initialized_outputs(pair: Pair, inputs: Sequence[Input]) -> list[tuple[ir.Output, tuple[int, ...]]]:
    """The outputs that have values before a run, with their shapes: argument buffers and initialized globals."""
    found: list[tuple[ir.Output, tuple[int, ...]]] = []
    for position, given in enumerate(inputs):
        if isinstance(given, machine.BufferInput):
            found.append(((ir.OutputKind.ARGUMENT, position), tuple(size or 0 for size in given.sizes)))
    for name, buffer in pair.source_module.globals.items():
        if not buffer.constant and not buffer.private and buffer.initial is not None:
            found.append(((ir.OutputKind.GLOBAL, name), buffer.shape))
    return found


def _open_reason(pair: Pair, source: Execution, target: Execution, domain: Domain, comparison: Comparison) -> Reason:
    if not comparison.differences:
        message, place = comparison.problems[0]
        return Reason.at(ReasonKind.OPEN_OBLIGATION, message, place)
    first = comparison.differences[0]
    element = pair.output_element(first.cell.output)

    def describe(execution: Execution, value: machine.CellValue) -> str:
        if value.state is CellState.CONSTANT and value.bits is not None:
            return to_text(value.bits, element)
        if value.state is not CellState.SYMBOLIC:
            return value.state
        return execution.expression(first.cell) if domain is Domain.EXACT else "another expression"

    of_source, of_target = describe(source, first.source), describe(target, first.target)
    message = (
        f"{comparison.differing} of {comparison.cells} output cells were not proven equal; "
        f"{cell_text(pair, first.cell)} first"
    )
    if domain is Domain.EXACT or "another expression" not in (of_source, of_target):
        message += f": the source computes {of_source}, the target {of_target}"
    return Reason.at(ReasonKind.OPEN_OBLIGATION, message, first.target.writer or first.source.writer)
