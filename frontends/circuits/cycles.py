"""The first cycles of a circuit as a function of affine IR, made of its function of one step.

Each input is a memref of its values in these cycles, each output one that the function gives. Registers begin with what
they hold at first, and nobody sees them otherwise: so circuits compare whose registers are not the same ones."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from frontends.api import AT_FIRST
from frontends.circuits.transition_functions import STEPS, Parameter, Summary
from interp import ir


def summary_in_cycles(step: Summary, count: int, unknown: Collection[str]) -> Summary:
    """What the function of `in_cycles` takes and gives."""
    inputs = step.parameters[: len(step.parameters) - step.registers]
    outputs = step.results[: len(step.results) - 2 * step.registers]
    begins = [each for each in step.parameters[len(inputs) :] if each.name in unknown]
    return replace(
        step,
        name=f"{step.name}@{count}",
        parameters=(
            *(Parameter(each.name, _in_cycles(each.converted, count)) for each in inputs),
            *(Parameter(each.name + AT_FIRST, each.converted) for each in begins),
        ),
        results=tuple(_in_cycles(each, count) for each in outputs),
        registers=0,
    )


def _in_cycles(type: ir.Type, count: int) -> ir.View:
    assert isinstance(type, ir.Scalar)
    return ir.View(type, (count,))


def in_cycles(step: ir.Function, circuit: Summary, count: int, unknown: Collection[str]) -> ir.Module:
    """The function `circuit@count` of the first cycles of a circuit, from the function of its step. What the `unknown`
    registers hold at first are further inputs."""
    assert step.ports is not None
    place = step.place
    registers, entry = circuit.registers, f"{circuit.name}@{count}"
    inputs = [_memref(each, count) for each in step.parameters[: len(step.parameters) - registers]]
    results = step.results[: len(step.results) - 2 * registers]
    outputs = [ir.Value(_in_cycles(type, count), name) for type, name in zip(results, circuit.outputs, strict=True)]
    entry_block = ir.Block(list(inputs))
    operations = entry_block.operations
    operations += [ir.Alloc(place=place, result=each, sizes=[count]) for each in outputs]
    # What registers hold at first depends on nothing.
    nothing = [ir.Value(each.type) for each in step.parameters]
    operations += [ir.Const(place=place, result=each, bits=0) for each in nothing]
    begun = [ir.Value(each) for each in step.results]
    operations.append(ir.Call(place=place, results=begun, callee=step.name, arguments=nothing))
    cycle = ir.Value(ir.INDEX, "cycle")
    held = [ir.Value(each.type, each.name) for each in step.parameters[len(inputs) :]]
    begins = {each.name: ir.Value(each.type, each.name + AT_FIRST) for each in held if each.name in unknown}
    entry_block.arguments += begins.values()
    body = ir.Block([cycle, *held])
    taken = [ir.Value(each.type) for each in step.parameters[: len(inputs)]]
    for value, view in zip(taken, inputs, strict=True):
        body.operations.append(ir.Load(place=place, result=value, view=view, indices=[cycle]))
    given = [ir.Value(each) for each in step.results]
    body.operations.append(ir.Call(place=place, results=given, callee=step.name, arguments=[*taken, *held]))
    for value, view in zip(given, outputs, strict=False):
        body.operations.append(ir.Store(place=place, value=value, view=view, indices=[cycle]))
    following = given[len(outputs) : len(outputs) + registers]
    body.operations.append(ir.Yield(place=place, values=following))
    last = [ir.Value(each.type) for each in held]
    operations.append(
        ir.For(
            place=place,
            results=last,
            lower=0,
            upper=count,
            step=1,
            carried=[
                begins.get(each.name, known)
                for each, known in zip(held, begun[len(outputs) + registers :], strict=True)
            ],
            body=ir.Region([body]),
        )
    )
    operations.append(ir.Return(place=place, values=list(outputs)))
    assumptions = [f"what is compared is the first {count} cycles, with an edge of the clock after each"]
    if begins:
        assumptions.append("registers that begin unknown hold any numbers at first, those of one name the same")
    names = [f"register '{name}'{AT_FIRST}" for name in begins]
    function = ir.Function(
        entry,
        entry_block.arguments,
        [each.type for each in outputs],
        ir.Region([entry_block]),
        place,
        assumptions=[*assumptions, *(each for each in step.assumptions if each != STEPS)],
        ports=ir.Ports(
            (*step.ports.inputs[: len(inputs)], *names), step.ports.outputs[: len(outputs)], step.ports.clock
        ),
    )
    return ir.Module({entry: function, step.name: replace(step, assumptions=[])})


def _memref(parameter: ir.Value, count: int) -> ir.Value:
    return ir.Value(_in_cycles(parameter.type, count), parameter.name)
