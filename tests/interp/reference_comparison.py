"""Runs a module in the machine's concrete domain and in the reference interpreter, on the same numbers."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum, auto

from interp import ir, machine
from interp.ir import Output, OutputKind, reference
from interp.ir.floats import FLOAT_FORMATS
from interp.ir.reference import Descriptor, Interpreter
from interp.ir.types import row_major
from interp.machine import BufferInput, DataInput, Domain, Input, Limits, Sample, SizeInput


class Outcome(Enum):
    AGREE = auto()
    DIFFER = auto()
    DECLINED = auto()  # one of them says that it has no numbers, or that the order of agents is open


@dataclass(frozen=True)
class Compared:
    outcome: Outcome
    detail: str


DECLINES = ("data", "unsupported", "order", "cancelled")


def pattern(choice: random.Random, type_: ir.Scalar) -> int:
    """A small number, so that programs do not overflow at once, and seldom any other."""
    format_ = FLOAT_FORMATS.get(type_.name)
    if choice.random() < 0.1:
        return choice.getrandbits(type_.width)
    if format_ is not None:
        exponent = choice.randint(format_.bias - 2, format_.bias + 2)
        return exponent << format_.fraction_bits | choice.getrandbits(3) << (format_.fraction_bits - 3)
    return choice.randint(-4, 9) & ((1 << type_.width) - 1)


def compare(
    module: ir.Module, entry: str, choice: random.Random, *, sizes: range = range(2, 6), operations: int = 200_000
) -> Compared:
    function = module.functions[entry]
    inputs: list[Input] = []
    arguments: list[reference.Value] = []
    overrides: dict[tuple[int, int], int] = {}
    extents: dict[int, int] = {}
    for position, parameter in enumerate(function.parameters):
        type_ = parameter.type
        if isinstance(type_, ir.View):
            shape = tuple(choice.choice(sizes) if size is None else size for size in type_.shape)
            strides = _strides(type_, shape)
            offset = type_.offset or 0
            inputs.append(BufferInput(shape, strides, offset))
            view = reference.given(type_.element, shape, strides, offset)
            if not type_.element.is_pointer and type_.element.width:
                for element, at in enumerate(reference.elements_at(view, type_.element)):
                    overrides[position, element] = bits = pattern(choice, type_.element)
                    view.buffer.put(at, bits, type_.element)
            arguments.append(view)
        elif type_.is_index:
            extents[position] = choice.choice(sizes)
            inputs.append(SizeInput(extents[position]))
            arguments.append(extents[position])
        else:
            overrides[position, 0] = bits = pattern(choice, type_)
            inputs.append(DataInput())
            arguments.append(bits)
    interpreter, mine = Interpreter(module, entry, operations), None
    try:
        interpreter.run(arguments)
    except reference.Unsupported as stop:
        return Compared(Outcome.DECLINED, f"reference: {stop.message}")
    except reference.Undefined as stop:
        mine = stop
    try:
        program = machine.assemble(module, entry)
    except machine.AssemblyError as error:
        return Compared(Outcome.DECLINED, f"machine: {error.message}")
    limits = Limits(operations=100 * operations, memory=1 << 28, seconds=20)
    run = program.run(inputs, Domain.CONCRETE, limits=limits, sample=Sample(0, "fresh-small", overrides))
    if run.stop is not None and (run.stop.kind in DECLINES or run.stop.kind.startswith("limit")):
        return Compared(Outcome.DECLINED, f"machine: {run.stop.message}")
    if (run.stop is None) != (mine is None):
        machine_says = f"{run.stop.kind} {run.stop.message} {run.stop.places[:1]}" if run.stop else "ends"
        return Compared(Outcome.DIFFER, f"machine: {machine_says}; reference: {_said(mine)}")
    if run.stop is not None:
        assert mine is not None
        kind = {reference.Race: "race", reference.Deadlock: "deadlock"}.get(type(mine), "undefined")
        # what goes wrong first where several agents run is the choice of the schedule
        same = (
            interpreter.concurrent
            or kind == run.stop.kind == "deadlock"
            or (kind == run.stop.kind and mine.place == next(iter(run.stop.places), None))
        )
        detail = f"machine: {run.stop.kind} {run.stop.message} {run.stop.places[:1]}; reference: {_said(mine)}"
        return Compared(Outcome.AGREE if same else Outcome.DIFFER, detail)
    if any(module.globals[name].initial is None for name in run.mentioned_globals):
        return Compared(Outcome.DECLINED, "a global that holds data")
    outputs = [((OutputKind.ARGUMENT, position), each) for position, each in enumerate(arguments)]
    outputs += [((OutputKind.RESULT, position), each) for position, each in enumerate(interpreter.results)]
    outputs += [
        ((OutputKind.GLOBAL, name), interpreter.globals[name])
        for name in run.mentioned_globals
        if not module.globals[name].constant
    ]
    for output, value in outputs:
        kind, _ = output
        if kind is OutputKind.ARGUMENT and not isinstance(value, Descriptor):
            continue
        if isinstance(value, Descriptor) and value.buffer.freed:
            continue
        type_ = _type(module, function, output)
        expected = [each if isinstance(each, int) else None for each in _contents(value, type_)]
        found = run.output_bits(output)
        if expected != found:
            at = next((n for n, (a, b) in enumerate(zip(expected, found, strict=False)) if a != b), -1)
            detail = f"{output} at {at}: machine {found[at]}, reference {expected[at]}" if at >= 0 else str(output)
            return Compared(Outcome.DIFFER, detail)
    return Compared(Outcome.AGREE, "ends")


def _said(stop: reference.Stopped | None) -> str:
    return "ends" if stop is None else f"{type(stop).__name__} {stop.message} {stop.place}"


def _type(module: ir.Module, function: ir.Function, output: Output) -> ir.Type:
    kind, where = output
    if kind is OutputKind.GLOBAL:
        return ir.View(module.globals[str(where)].element, module.globals[str(where)].shape)
    return function.parameters[int(where)].type if kind is OutputKind.ARGUMENT else function.results[int(where)]


def _contents(value: reference.Value, type_: ir.Type) -> list[reference.Value]:
    if isinstance(value, Descriptor):
        assert isinstance(type_, ir.View)
        return [value.buffer.get(at, type_.element) for at in reference.elements_at(value, type_.element)]
    return [value]


def _strides(type_: ir.View, shape: tuple[int, ...]) -> tuple[int, ...] | None:
    if type_.strides is None or not shape:
        return None
    inner = row_major(shape)
    return tuple(least if stride is None else stride for stride, least in zip(type_.strides, inner, strict=True))
