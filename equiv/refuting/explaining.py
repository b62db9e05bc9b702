"""Why a witness shows a difference: both programs step by step, along the dynamic backward slices of what differs.

The reference interpreter runs both on the witness's inputs and knows of each number where it comes from. What it
computes has to be what the machine's runs computed, or there are no steps: they explain the witness and no other
run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.refuting import any_width
from equiv.refuting.disagreement import run_both
from equiv.refuting.history import Event, History, event_of, last_store
from equiv.refuting.number_runs import FAILURES, NumberRun, given_argument
from equiv.refuting.shrinking import patterns_of, shrunk
from equiv.refuting.slices import side_by_side
from equiv.refuting.witness import input_from_json
from equiv.request.meter import Meter
from equiv.request.options import Options
from equiv.verdict import DIFFERENT, SideValue, Verdict, Witness, WitnessKind
from equiv.verdict.trace import Trace
from interp import ir
from interp.ir import reference
from interp.ir.reference import Interpreter
from interp.ir.reference.memory import Absent, Descriptor, Value, elements_at
from interp.ir.types import row_major
from interp.machine import Cell, CellState, Execution, Input, Sample

_Execution = Execution | NumberRun
_OPERATIONS = 30_000  # of one program that the reference interpreter runs
_ROOM = 0.25  # of the time that is left


def explained(pair: Pair, verdict: Verdict, options: Options, meter: Meter) -> Verdict:
    """The verdict with a simpler witness and with what led to the difference."""
    if verdict.witness is None or not options.explain or meter.seconds_left <= 1:
        return verdict
    limited = replace(meter, deadline=meter.deadline - (1 - _ROOM) * meter.seconds_left)
    given = frozenset(name.removeprefix("%") for name in options.sizes)
    witness = shrunk(pair, verdict.witness, limited, given)
    witness = with_trace(pair, witness, limited)
    if verdict.verdict == DIFFERENT and verdict.sizes == (verdict.witness.sizes,):
        verdict = replace(verdict, sizes=(witness.sizes,))
    return replace(verdict, witness=witness)


def with_trace(pair: Pair, witness: Witness, meter: Meter) -> Witness:
    """The witness with its steps, and with the places that scalar results come from."""
    if witness.kind is WitnessKind.EFFECTS:
        return witness
    try:
        runs = _run_both(pair, witness, meter)
    except _NoSteps as problem:
        return replace(witness, trace=Trace(notes=(f"no steps are shown: {problem}",)))
    source, target = runs
    trace = side_by_side((source.history, source.roots), (target.history, target.roots))
    notes = [*trace.notes]
    if witness.cell is not None:
        for side, value, run in (("source", witness.cell.source, source), ("target", witness.cell.target, target)):
            if not run.roots and value.state is CellState.UNINITIALIZED:
                notes.append(f"the {side} never writes {witness.cell.text}")
            elif not run.roots and value.writer is None and witness.cell.output[0] == ir.OutputKind.ARGUMENT:
                notes.append(f"the {side} leaves {witness.cell.text} as it came")
        cell = replace(
            witness.cell, source=_placed(witness.cell.source, source), target=_placed(witness.cell.target, target)
        )
        witness = replace(witness, cell=cell)
    return replace(witness, trace=replace(trace, notes=tuple(notes)))


def _placed(value: SideValue, run: _Run) -> SideValue:
    """A value with the place of the operation that it comes from, where no store wrote it."""
    if value.writer is not None or not run.roots:
        return value
    return replace(value, writer=run.roots[-1].operation.place)


# -- runs --------------------------------------------------------------------------------------------------------------


class _NoSteps(Exception):
    """Why a run cannot be shown step by step."""


class _Run(Struct):
    """A run with its history, and the events that the difference, or what is undefined, comes from."""

    history: History
    roots: list[Event] = field(default_factory=list)


def _run_both(pair: Pair, witness: Witness, meter: Meter) -> tuple[_Run, _Run]:
    inputs = [input_from_json(each) for each in witness.inputs]
    overrides = {(parameter, element): bits for parameter, element, bits in witness.overrides}
    sample = Sample(witness.seed, witness.profile, overrides)
    source: _Execution
    target: _Execution
    source, target = of_machine = run_both(pair, inputs, sample, meter, schedule=witness.schedule)
    if any_width.stands_in(pair, *of_machine):
        try:
            source, target = any_width.run_both(pair, inputs, sample)
            drawn: any_width.Patterns | None = any_width.patterns_of(pair, inputs, sample)
        except any_width.NoRun as problem:
            raise _NoSteps(str(problem)) from problem
    else:
        drawn = None
    most = max(source.operations, target.operations)
    if most > _OPERATIONS:
        raise _NoSteps(f"a run takes {most:,} operations, of which at most {_OPERATIONS:,} are followed")
    patterns = patterns_of(pair, inputs, sample, meter) if drawn is None else drawn
    if patterns is None:
        raise _NoSteps("the inputs are too many, or pointers")
    fresh = witness.profile.startswith("fresh-")
    made = [
        _run(module, entry, inputs, patterns, fresh, execution, witness)
        for module, entry, execution in (
            (pair.source_module, pair.source.function, source),
            (pair.target_module, pair.target.function, target),
        )
    ]
    names = [each.name for each in pair.signature.parameters]
    for run, arguments in made:
        for name, argument, parameter in zip(names, arguments, pair.signature.parameters, strict=True):
            if isinstance(argument, Descriptor) and isinstance(parameter.type, ir.View):
                run.history.name(argument.buffer, f"%{name}", argument, parameter.type.element)
    return made[0][0], made[1][0]


def _run(
    module: ir.Module,
    entry: str,
    inputs: Sequence[Input],
    patterns: Mapping[tuple[int, int], int],
    fresh: bool,
    execution: _Execution,
    witness: Witness,
) -> tuple[_Run, list[Value]]:
    """Raises `_NoSteps` where the reference interpreter does not compute what the machine did."""
    if not fresh and any(
        not module.globals[name].constant or module.globals[name].initial is None
        for name in execution.mentioned_globals
    ):
        raise _NoSteps("they depend on globals that hold what callers left there")
    function = module.functions[entry]
    arguments = [given_argument(function, position, given, patterns) for position, given in enumerate(inputs)]
    history = History()
    interpreter = Interpreter(module, entry, 2 * _OPERATIONS, history)
    for name, view in interpreter.globals.items():
        history.name(view.buffer, f"@{name}", view, module.globals[name].element)
    run = _Run(history)
    stop: reference.Stopped | None = None
    try:
        interpreter.run(arguments)
    except reference.Undefined as problem:
        stop = problem
    except reference.Unsupported as problem:
        raise _NoSteps(f"{problem.message}" + (f" at {problem.place}" if problem.place else "")) from problem
    except FAILURES as problem:
        # A witness stands without its steps, whatever is wrong with these.
        raise _NoSteps(f"the reference interpreter failed: {type(problem).__name__}") from problem
    if (stop is None) != (execution.stop is None):
        raise _NoSteps("the steps of another schedule would differ")
    if stop is not None:
        run.roots = [each for each in (history.conflict, history.last) if each is not None]
    elif witness.cell is not None:
        _find_root(run, interpreter, arguments, witness, execution)
    return run, arguments


def _find_root(
    run: _Run, interpreter: Interpreter, arguments: Sequence[Value], witness: Witness, execution: _Execution
) -> None:
    """Raises `_NoSteps` where the cell has another value than in the machine's run."""
    assert witness.cell is not None
    (kind, which), index = witness.cell.output, witness.cell.index
    function = interpreter.module.functions[interpreter.entry]
    if isinstance(which, str):
        holder: Value = interpreter.globals[which]
        element = interpreter.module.globals[which].element
    else:
        holder = (arguments if kind == ir.OutputKind.ARGUMENT else interpreter.results)[which]
        type_ = function.parameters[which].type if kind == ir.OutputKind.ARGUMENT else function.results[which]
        element = type_ if isinstance(type_, ir.Scalar) else type_.element
    expected = execution.value(Cell(witness.cell.output, index))
    found: Value | None = holder
    root = event_of(holder)
    if isinstance(holder, Descriptor):
        if kind == ir.OutputKind.RESULT and not holder.buffer.given:
            run.history.name(holder.buffer, witness.cell.name, holder, element)
        place = sum(at * stride for at, stride in zip(index, row_major(holder.sizes), strict=True))
        found = holder.buffer.get(elements_at(holder, element)[place], element)
        root = last_store(holder, place, element)
    agrees = found == expected.bits if isinstance(found, int) else isinstance(found, Absent) and expected.bits is None
    if not agrees:
        raise _NoSteps("two interpreters do not agree on them")
    run.roots = [] if root is None else [root]
