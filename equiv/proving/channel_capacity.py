"""Whether programs get along with channels that hold little.

Values do not depend on how much a channel holds, but whether anybody waits for ever does. A smaller capacity never
helps, so a program that goes through where every put waits until all of it was taken goes through with any capacity.

A device whose channels hold so many bits sends what goes to several receivers to all of them at once: none of them is
further than that before another one. Where one waits for another one, it does not get along with an order of sending
in which it comes first, so that each of them comes first once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import inf, prod

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
        (whose, module, each)
        for whose, program, module, function in (
            ("source", pair.source_program, pair.source_module, pair.source.function),
            ("target", pair.target_program, pair.target_module, pair.target.function),
        )
        if has_channels(module)
        for each in (program, *_in_other_orders(module, function))
    ]
    for inputs in runs:
        for whose, module, program in sides:
            stop = _stop(program, inputs, 0, meter)
            if stop is None:
                continue
            held = _held(module)
            if stop.kind is StopKind.DEADLOCK and held and _largest_put(module) > held:
                words = f"where channels hold no more than {held} bits: {stop.message}"
                found.reason = Reason.at(stop.kind, f"{whose}: {words}", stop.places[0] if stop.places else None)
                return found
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


def _held(module: ir.Module) -> int:
    """The bits that the channels of a program's device hold, 0 where it has none."""
    return max((each.held for each in module.functions.values()), default=0)


def _largest_put(module: ir.Module) -> float:
    """In bits; infinite where a size is not known."""
    largest = 0.0
    for each in _operations(module):
        if isinstance(each, ir.Put):
            assert isinstance(each.view.type, ir.View)
            shape = [inf if size is None else size for size in each.view.type.shape]
            largest = max(largest, prod(shape) * each.view.type.element.width)
    return largest


def _in_other_orders(module: ir.Module, function: str) -> Iterator[machine.Program]:
    """The program of a device with each of the receivers of one view first that come later."""
    if not _held(module):
        return
    groups = _sent_at_once(module)
    try:
        for first in range(1, max(map(len, groups), default=1)):
            for group in groups:
                group.begin_with(first)
            yield machine.assemble(module, function)
    finally:
        for group in groups:
            group.begin_with(0)


class _Group(Struct, frozen=True):
    """Puts of one view in a row, which are in a block from a position on."""

    block: ir.Block
    start: int
    puts: list[ir.Operation]

    def __len__(self) -> int:
        return len(self.puts)

    def begin_with(self, first: int) -> None:
        """Puts one of them, modulo their number, before the others."""
        at = first % len(self.puts)
        self.block.operations[self.start : self.start + len(self.puts)] = [*self.puts[at:], *self.puts[:at]]


def _sent_at_once(module: ir.Module) -> list[_Group]:
    groups = []
    for block in _blocks(module):
        start = 0
        for _, row in groupby(block.operations, lambda each: each.view if isinstance(each, ir.Put) else None):
            puts = list(row)
            if len(puts) > 1 and isinstance(puts[0], ir.Put):
                groups.append(_Group(block, start, puts))
            start += len(puts)
    return groups


def _blocks(module: ir.Module) -> Iterator[ir.Block]:
    bodies = [each.body for each in module.functions.values() if each.body is not None]
    inner = [region for each in _operations(module) for region in ir.regions_of(each)]
    for region in (*bodies, *inner):
        yield from region.blocks


def _operations(module: ir.Module) -> Iterator[ir.Operation]:
    for function in module.functions.values():
        if function.body is not None:
            yield from ir.walk(function.body)


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
    return ir.Put in ir.kinds_of(module)
