"""One symbolic run of a pair at one size vector, and what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from equiv.pairing.layout import machine_inputs
from equiv.pairing.pair import Meter, Pair
from equiv.refuting.samples import NoSuchSample, as_assumed
from equiv.sizing.variables import SizePlan, Sizes
from equiv.verdict import Reason
from equiv.verdict.numbers import to_text
from interp import machine
from interp.machine import Cell, Comparison, Domain, Execution, Input, Stop

# The exact domain is tried up to here; beyond, fingerprints are cheaper by an order of magnitude in memory.
EXACT_OPERATIONS = 1_500_000
EXACT_MEMORY = 512 << 20

Output = tuple[str, int | str]  # as in `interp.machine.Cell`

# Stops that say that a program has no meaning for its inputs.
UNDEFINED = ("undefined", "race", "deadlock")


@dataclass(slots=True)
class Outcome:
    """What one run shows. `kind`: `equal`; `differs` (outputs or effects do, or the target is undefined, in the
    symbolic domain: a witness decides); `source-undefined`; `stopped` (a limit, data-dependent control, ...)."""

    kind: str
    inputs: Sequence[Input]
    domain: Domain
    reason: Reason | None = None
    source: Execution | None = None
    target: Execution | None = None
    comparison: Comparison | None = None


def stop_reason(stop: Stop, whose: str) -> Reason:
    """A machine's stop as a verdict's reason; further places are named in the message."""
    place = stop.places[0] if stop.places else None
    also = "".join(f"; see also {other}" for other in stop.places[1:3])
    kind = f"undefined-{whose}" if stop.kind in UNDEFINED else stop.kind
    return Reason.at(kind, f"{whose}: {stop.message}{also}", place)


def resolve_extents(
    pair: Pair, plan: SizePlan, sizes: Sizes, meter: Meter, slack: bool, operations: int | None
) -> tuple[dict[tuple[int, int], int], Outcome | None]:
    """The extents of all dynamic dimensions under `sizes`: elastic ones as large as the source's accesses need. With
    `slack` those that the target can see are larger than that. `operations` bounds the run where given. The outcome is
    not None where they cannot be found."""
    scalars = {variable.parameter: value for variable, value in sizes.items() if variable.dimension is None}
    extents: dict[tuple[int, int], int | None] = {}
    for variable, value in sizes.items():
        if variable.dimension is not None:
            extents[variable.parameter, variable.dimension] = value
    if plan.elastic:
        for variable in plan.elastic:
            assert variable.dimension is not None
            extents[variable.parameter, variable.dimension] = None
        inputs = machine_inputs(pair.signature.parameters, scalars, extents)
        execution = pair.source_program.run(inputs, Domain.EXTENT, limits=meter.limits(operations))
        meter.count("extents", execution)
        if execution.stop is not None:
            kind = "source-undefined" if execution.stop.kind in UNDEFINED else "stopped"
            reason = stop_reason(execution.stop, "source")
            if execution.stop.kind == "data":
                names = ", ".join(f"--size {variable.name}=N" for variable in plan.elastic)
                reason = Reason.at(
                    "data", f"{reason.message}; how large the arrays must be is not known: give {names}", reason.place
                )
            return {}, Outcome(kind, inputs, Domain.EXTENT, reason, execution)
        for at, variable in enumerate(plan.elastic):
            assert variable.dimension is not None
            needed = execution.extents.get(variable.parameter, ())
            size = needed[variable.dimension] if variable.dimension < len(needed) else 0
            extra = 1 + at if slack and variable in plan.target_sees else 0
            extents[variable.parameter, variable.dimension] = size + extra
    return {key: size for key, size in extents.items() if size is not None}, None


def prove(
    pair: Pair, inputs: Sequence[Input], meter: Meter, domains: Sequence[Domain], operations: int | None
) -> Outcome:
    """Runs both programs in the first of `domains` that its limits allow and compares them; `operations` bounds the
    last one's run where given."""
    for position, domain in enumerate(domains):
        last = position == len(domains) - 1
        limits = meter.limits(operations) if last else meter.limits(EXACT_OPERATIONS, EXACT_MEMORY)
        source, target = machine.run_pair(
            pair.source_program,
            pair.target_program,
            inputs,
            inputs,
            domain,
            limits=limits,
            seed=meter.seed,
            ranges=pair.assumptions.ranges(pair.signature),
        )
        meter.count("prove", source, target)
        limited = any(
            execution.stop is not None and execution.stop.kind in ("limit-operations", "limit-memory")
            for execution in (source, target)
        )
        if limited and not last:
            continue
        return _judge(pair, inputs, domain, source, target, meter)
    raise AssertionError("no domain to run in")


def _judge(
    pair: Pair, inputs: Sequence[Input], domain: Domain, source: Execution, target: Execution, meter: Meter
) -> Outcome:
    def outcome(kind: str, reason: Reason | None = None, comparison: Comparison | None = None) -> Outcome:
        return Outcome(kind, inputs, domain, reason, source, target, comparison)

    if source.stop is not None and source.stop.kind in UNDEFINED:
        return outcome("source-undefined", stop_reason(source.stop, "source"))
    for execution, whose in ((source, "source"), (target, "target")):
        if execution.stop is not None and execution.stop.kind not in (*UNDEFINED, "cancelled"):
            return outcome("stopped", stop_reason(execution.stop, whose))
    if source.stop is not None:
        return outcome("stopped", stop_reason(source.stop, "source"))
    if target.stop is not None:
        if target.stop.kind == "cancelled":
            return outcome("stopped", stop_reason(target.stop, "target"))
        return outcome("differs", stop_reason(target.stop, "target"))
    comparison = machine.compare(source, target)
    if comparison.source_poison:
        return outcome("source-undefined", _poison_reason(pair, source, comparison), comparison)
    if comparison.source_uninitialized:
        stored = _stored_uninitialized(pair, inputs, meter)
        if stored is not None:
            return outcome("source-undefined", stored, comparison)
    if comparison.differing or comparison.problems:
        return outcome("differs", _open_reason(pair, source, target, domain, comparison), comparison)
    broken = promise_reason(target)
    if broken is not None:
        return outcome("stopped", broken, comparison)
    meter.stats.cells += comparison.cells
    return outcome("equal", None, comparison)


def promise_reason(target: Execution) -> Reason | None:
    """Why equal outputs prove nothing: passes after this one may rely on what the target promises."""
    if target.broken_promise is None:
        return None
    message = "the target computes the same, but breaks what this operation promises to later passes"
    return Reason.at("promise", message, target.broken_promise)


def _poison_reason(pair: Pair, source: Execution, comparison: Comparison) -> Reason:
    count = comparison.source_poison
    cells = "1 output cell of the source depends" if count == 1 else f"{count} output cells of the source depend"
    message = f"{cells} on uninitialized memory or on a poison value"
    if not comparison.poisoned:
        message = "the source returns a buffer that was freed, or a view that leaves its buffer"
        return Reason.at("undefined-source", message, pair.source_function.place)
    cell = comparison.poisoned[0]
    return Reason.at("undefined-source", f"{message}, {cell_text(pair, cell)} first", source.value(cell).origin)


def _stored_uninitialized(pair: Pair, inputs: Sequence[Input], meter: Meter) -> Reason | None:
    """Where the source stores an uninitialized value in memory that had one: an argument, or an initialized global.
    Cells of new buffers that the source returns without having written them are no such case."""
    message = "the source stores an uninitialized value"
    try:
        sample = as_assumed(pair, inputs, machine.Sample(profile="small"), meter)
    except NoSuchSample:
        return Reason("undefined-source", message)
    execution = pair.source_program.run(
        inputs, Domain.CONCRETE, limits=meter.limits(), sample=sample, track_writers=True
    )
    meter.count("prove", execution)
    if execution.stop is not None:
        return Reason("undefined-source", message)
    for output, shape in initialized_outputs(pair, inputs):
        bits = execution.output_bits(output)
        if None in bits:
            cell = Cell(output, element_index(bits.index(None), shape))
            return Reason.at("undefined-source", f"{message} in {cell_text(pair, cell)}", execution.value(cell).writer)
    return None


def element_index(element: int, shape: Sequence[int]) -> tuple[int, ...]:
    """The index of an element that counts in row-major order."""
    index = []
    for size in reversed(shape):
        element, remainder = divmod(element, size)
        index.append(remainder)
    return tuple(reversed(index))


def cell_text(pair: Pair, cell: Cell) -> str:
    """A cell as a reader writes it: `%A[1, 2]`."""
    index = f"[{', '.join(map(str, cell.index))}]" if cell.index else ""
    return f"{pair.output_name(cell.output)}{index}"


def initialized_outputs(pair: Pair, inputs: Sequence[Input]) -> list[tuple[Output, tuple[int, ...]]]:
    """The outputs that have values before a run, with their shapes: argument buffers and initialized globals."""
    found: list[tuple[Output, tuple[int, ...]]] = []
    for position, given in enumerate(inputs):
        if isinstance(given, machine.BufferInput):
            found.append((("argument", position), tuple(size or 0 for size in given.sizes)))
    for name, buffer in pair.source_module.globals.items():
        if not buffer.constant and not buffer.private and buffer.initial is not None:
            found.append((("global", name), buffer.shape))
    return found


def _open_reason(pair: Pair, source: Execution, target: Execution, domain: Domain, comparison: Comparison) -> Reason:
    if not comparison.differences:
        message, place = comparison.problems[0]
        return Reason.at("open-obligation", message, place)
    first = comparison.differences[0]
    element = pair.output_element(first.cell.output)

    def describe(execution: Execution, value: machine.CellValue) -> str:
        if value.state == "constant" and value.bits is not None:
            return to_text(value.bits, element)
        if value.state != "symbolic":
            return value.state
        return execution.expression(first.cell) if domain is Domain.EXACT else "another expression"

    mine, other = describe(source, first.source), describe(target, first.target)
    message = (
        f"{comparison.differing} of {comparison.cells} output cells were not proven equal; "
        f"{cell_text(pair, first.cell)} first"
    )
    if domain is Domain.EXACT or "another expression" not in (mine, other):
        message += f": the source computes {mine}, the target {other}"
    return Reason.at("open-obligation", message, first.target.writer or first.source.writer)
