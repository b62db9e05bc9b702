"""One run of a program of integers of any width by the reference interpreter, in the terms of the machine's runs: the
inputs it takes, how it stopped, and what it left in its output cells.

Nothing that a proof needs imports this module: the reference interpreter is loaded for such a run alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from equiv.refuting.any_width import NoRun
from interp import ir
from interp.ir import reference
from interp.ir.reference import Absent, Descriptor, Interpreter, Value, elements_at
from interp.ir.types import element_index
from interp.machine import BufferInput, Cell, CellState, CellValue, DataInput, Input, SizeInput, Stop, StopKind

FAILURES = (ArithmeticError, AssertionError, LookupError, RecursionError, TypeError, ValueError)
"""What the reference interpreter raises where it cannot run a program, beside `reference.Stopped`: such a run shows
nothing."""


class NumberRun(Struct):
    """One run of a program, as an `Execution` of the concrete domain: how it stopped, or what it left in its cells."""

    stop: Stop | None
    operations: int
    cells: dict[Cell, CellValue]
    mentioned_globals: tuple[str, ...] = ()  # that are not constant: none

    def value(self, cell: Cell) -> CellValue:
        """What the run left in an output cell. Raises `KeyError`: there is none."""
        return self.cells[cell]


def run(
    module: ir.Module, entry: str, inputs: Sequence[Input], patterns: Mapping[tuple[int, int], int], operations: int
) -> NumberRun:
    """Runs one program on the patterns of all elements of its arguments, for so many operations at most. Raises
    `NoRun`."""
    function = module.functions[entry]
    interpreter = Interpreter(module, entry, operations)
    stop, cells = None, {}
    try:
        arguments = [given_argument(function, position, given, patterns) for position, given in enumerate(inputs)]
        try:
            interpreter.run(arguments)
        except reference.Undefined as problem:
            stop = Stop(StopKind.UNDEFINED, problem.message, () if problem.place is None else (problem.place,))
        else:
            cells = _cells(function, arguments, interpreter.results)
    except reference.Stopped as problem:
        raise NoRun(problem.message) from problem
    except FAILURES as problem:
        raise NoRun(f"the reference interpreter failed: {type(problem).__name__}") from problem
    return NumberRun(stop, operations - interpreter.operations, cells)


def given_argument(
    function: ir.Function, position: int, given: Input, patterns: Mapping[tuple[int, int], int]
) -> Value:
    """What the reference interpreter takes for a machine's input, of the patterns of its elements."""
    type_ = function.parameters[position].type
    match given:
        case SizeInput(value):
            assert isinstance(type_, ir.Scalar)
            return value & ((1 << type_.width) - 1)
        case DataInput():
            return patterns[position, 0]
        case BufferInput(sizes, strides, offset):
            assert isinstance(type_, ir.View)
            view = reference.given(type_.element, [size or 0 for size in sizes], strides, offset)
            for element, at in enumerate(elements_at(view, type_.element)):
                view.buffer.put(at, patterns[position, element], type_.element)
            return view


def _cells(function: ir.Function, arguments: Sequence[Value], results: Sequence[Value]) -> dict[Cell, CellValue]:
    """What stands in all output cells. Raises `NoRun` for a view that cannot be read, and `reference.Unsupported`."""
    found = {}
    outputs: list[tuple[ir.OutputKind, int, Value, ir.Type]] = [
        (ir.OutputKind.ARGUMENT, position, value, parameter.type)
        for position, (value, parameter) in enumerate(zip(arguments, function.parameters, strict=True))
        if isinstance(value, Descriptor)
    ]
    outputs += [
        (ir.OutputKind.RESULT, position, value, type_)
        for position, (value, type_) in enumerate(zip(results, function.results, strict=True))
    ]
    for kind, position, value, type_ in outputs:
        if not isinstance(value, Descriptor):
            found[Cell((kind, position), ())] = _cell_value(value)
            continue
        assert isinstance(type_, ir.View)
        places = elements_at(value, type_.element)
        if value.buffer.freed or not all(0 <= at < value.buffer.bytes for at in places):
            raise NoRun("an output is memory that is not there")
        for element, at in enumerate(places):
            cell = Cell((kind, position), element_index(element, value.sizes))
            found[cell] = _cell_value(value.buffer.get(at, type_.element))
    return found


def _cell_value(value: Value) -> CellValue:
    if isinstance(value, int):
        return CellValue(CellState.CONSTANT, int(value))
    if not isinstance(value, Absent):
        raise NoRun("an output is an address")
    return CellValue(CellState.POISON if value == Absent.POISON else CellState.UNINITIALIZED)
