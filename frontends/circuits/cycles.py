"""The first cycles of a circuit as a function of affine IR, made of its function of one step.

Each input is a memref of its values in these cycles, or one value where it is the same in all of them, each output a
memref that the function gives. Registers begin with what
they hold at first, and nobody sees them otherwise: so circuits compare whose registers are not the same ones."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from frontends.api import AT_FIRST
from frontends.circuits.transition_functions import STEPS, Parameter, Summary
from interp import ir
from interp.ir.builder import Builder


def summary_in_cycles(step: Summary, count: int, unknown: Collection[str]) -> Summary:
    """What the function of `in_cycles` takes and gives."""
    inputs = step.parameters[: len(step.parameters) - step.registers]
    outputs = step.results[: len(step.results) - 2 * step.registers]
    begins = [each for each in step.parameters[len(inputs) :] if each.name in unknown]
    return replace(
        step,
        name=f"{step.name}@{count}",
        parameters=(
            *(each if each.name in step.constant else _parameter(each, count) for each in inputs),
            *(Parameter(each.name + AT_FIRST, each.converted) for each in begins),
        ),
        results=tuple(_in_cycles(each, count) for each in outputs),
        registers=0,
    )


def _parameter(parameter: Parameter, count: int) -> Parameter:
    return Parameter(parameter.name, _in_cycles(parameter.converted, count))


def _in_cycles(type: ir.Type, count: int) -> ir.View:
    assert isinstance(type, ir.Scalar)
    return ir.View(type, (count,))


def in_cycles(step: ir.Function, circuit: Summary, count: int, unknown: Collection[str]) -> ir.Module:
    """The function `circuit@count` of the first cycles of a circuit, from the function of its step. What the `unknown`
    registers hold at first are further inputs."""
    assert step.ports is not None
    registers, entry = circuit.registers, f"{circuit.name}@{count}"
    inputs = [
        ir.Value(each.type if each.name in circuit.constant else _in_cycles(each.type, count), each.name)
        for each in step.parameters[: len(step.parameters) - registers]
    ]
    results = step.results[: len(step.results) - 2 * registers]
    builder = Builder(step.place)
    first = builder.block
    outputs = [
        builder.allocate(_scalar(type), [count], name=name) for type, name in zip(results, circuit.outputs, strict=True)
    ]
    # What registers hold at first depends on nothing.
    begun = builder.call(step, [builder.constant(0, _scalar(each.type)) for each in step.parameters])
    registered = step.parameters[len(inputs) :]
    begins = {each.name: ir.Value(each.type, each.name + AT_FIRST) for each in registered if each.name in unknown}
    first.arguments = [*inputs, *begins.values()]
    known = zip(registered, begun[len(outputs) + registers :], strict=True)
    with builder.loop(0, count, carried=[begins.get(each.name, value) for each, value in known]) as loop:
        taken = [each if each.name in circuit.constant else builder.load(each, [loop.induction]) for each in inputs]
        given = builder.call(step, [*taken, *loop.carried])
        for value, view in zip(given, outputs, strict=False):
            builder.store(value, view, [loop.induction])
        loop.yielded = given[len(outputs) : len(outputs) + registers]
    assumptions = [f"what is compared is the first {count} cycles, with an edge of the clock after each"]
    if begins:
        assumptions.append("registers that begin unknown hold any numbers at first, those of one name the same")
    names = [f"register '{name}'{AT_FIRST}" for name in begins]
    function = builder.function(
        entry,
        first,
        outputs,
        assumptions=[*assumptions, *(each for each in step.assumptions if each != STEPS)],
        ports=ir.Ports(
            (*step.ports.inputs[: len(inputs)], *names), step.ports.outputs[: len(outputs)], step.ports.clock
        ),
    )
    return ir.Module({entry: function, step.name: replace(step, assumptions=[])})


def _scalar(type: ir.Type) -> ir.Scalar:
    assert isinstance(type, ir.Scalar)
    return type
