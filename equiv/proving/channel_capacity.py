"""Whether programs get along with channels that hold little.

Values do not depend on how much a channel holds, but whether anybody waits for ever does. A smaller capacity never
helps, so a program that goes through where every put waits until all of it was taken goes through with any capacity."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from equiv.pairing.pair import Pair
from equiv.request.meter import Meter
from equiv.verdict import Reason
from interp import ir, machine
from interp.machine import Domain, Input, Schedule, Stop, StopKind

# Puts that every channel holds at least, wherever it is lowered to.
SLOTS = 1


class Capacity(Struct):
    """`reason` says why a program may wait for ever; where it is None, `assumptions` say what that takes."""

    reason: Reason | None = None
    assumptions: list[str] = field(default_factory=list)


def require_capacity(pair: Pair, runs: Iterable[Sequence[Input]], meter: Meter) -> Capacity:
    """Runs the programs that have channels on each of the inputs with channels that hold as little as they may."""
    found = Capacity()
    sides = [
        (whose, program)
        for whose, program, module in (
            ("source", pair.source_program, pair.source_module),
            ("target", pair.target_program, pair.target_module),
        )
        if has_channels(module)
    ]
    for inputs in runs:
        for whose, program in sides:
            stop = _stop(program, inputs, 0, meter)
            if stop is None:
                continue
            narrow = _stop(program, inputs, SLOTS, meter) if stop.kind is StopKind.DEADLOCK else stop
            place = stop.places[0] if stop.places else None
            if narrow is not None:
                place = narrow.places[0] if narrow.places else place
                what = (
                    f"with channels that hold {SLOTS} put each"
                    if narrow.kind is StopKind.DEADLOCK
                    else "with bounded channels"
                )
                found.reason = Reason.at(narrow.kind, f"{whose}: {what}: {narrow.message}", place)
                return found
            assumption = (
                f"channels hold {SLOTS} put of which something was not taken: were sender and receiver to meet, "
                f"the {whose} would wait for ever{f' at {place}' if place else ''}"
            )
            if assumption not in found.assumptions:
                found.assumptions.append(assumption)
    return found


def _stop(program: machine.Program, inputs: Sequence[Input], slots: int, meter: Meter) -> Stop | None:
    execution = program.run(
        inputs,
        Domain.CONCRETE,
        limits=meter.limits(),
        sample=machine.Sample(profile="small"),
        schedule=Schedule(any_order=True, slots=slots),
    )
    meter.count("capacity", execution)
    return execution.stop


def has_channels(module: ir.Module) -> bool:
    """Whether anything is put into a channel."""
    bodies = [function.body for function in module.functions.values() if function.body is not None]
    return any(isinstance(operation, ir.Put) for body in bodies for operation in ir.walk(body))
