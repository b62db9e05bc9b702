"""EQueue: devices whose events run in the order in which they were put in the device's queue, each after its start
signal.

Source: the definitions of the operations, and the dialect's page, in the EventQueue project: a launch takes a signal
that starts it and the device that it runs on; memcpy is a launch that reads and writes; what puts an event in a queue
goes on; a device takes the first event of its queue alone."""

from __future__ import annotations

from typing import Any

from torch_mlir import ir

from tests.simulation.memory import View
from tests.simulation.schedules import Agent, Ended, Schedule, Signal, wait
from tests.simulation.upstream import access, allocate, copied, free
from tests.simulation.writing import Writer, emits, runtime


@runtime
class Device:
    """Its queue, by the last event in it."""

    def __init__(self) -> None:
        self.last: Signal = Ended()


@runtime
def event(machine: Schedule, device: Device, start: Signal, body: Agent) -> Any:
    before = device.last

    def run() -> Agent:
        yield from wait(before, start)
        return (yield from body)

    device.last = running = machine.spawn(run())
    return running


@emits("equeue.create_proc", "equeue.create_dma", "equeue.create_mem")
def _component(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], "Device()")


@emits("equeue.create_comp_field")
def _composed(writer: Writer, operation: Any) -> None:
    names = operation.attributes["names"].value.split()
    parts = ", ".join(f"{name!r}: {part}" for name, part in zip(names, writer.uses(operation.operands), strict=True))
    writer.define(operation.results[0], f"{{{parts}}}")


@emits("equeue.get_comp_field")
def _part(writer: Writer, operation: Any) -> None:
    whole, name = writer.use(operation.operands[0]), operation.attributes["name"].value
    writer.define(operation.results[0], f"{whole}[{name!r}]")


emits("equeue.alloc")(allocate)
emits("equeue.dealloc")(free)


@emits("equeue.read", "equeue.write")
def _access(writer: Writer, operation: Any) -> None:
    """Of the element at the indices, or of the only one."""
    *value, view = list(operation.operands)[: 1 + (operation.name == "equeue.write")]
    indices = writer.uses(list(operation.operands)[len(value) + 1 :])
    at = indices or ["0"] * len(ir.MemRefType(view.type).shape)
    access(writer, operation, writer.use(value[0]) if value else "", writer.use(view), at)


@emits("equeue.launch")
def _launch(writer: Writer, operation: Any) -> None:
    block = operation.regions[0].blocks[0]
    start, device, *operands = writer.uses(operation.operands)
    function, taken = writer.agent(block, list(block.arguments))
    call = f"{function}({', '.join([*taken, *operands])})"
    writer.define(operation.results[0], f"event(machine, {device}, {start}, {call})")
    writer.write(f"scope.append({writer.name(operation.results[0])})")


@emits("equeue.memcpy")
def _memcpy(writer: Writer, operation: Any) -> None:
    start, source, target, device, *indices = writer.uses(operation.operands)
    call = f"transfer({source}, {target}, [{', '.join(indices)}])"
    writer.define(operation.results[0], f"event(machine, {device}, {start}, {call})")
    writer.write(f"scope.append({writer.name(operation.results[0])})")


@runtime
def transfer(source: View, target: View, indices: list[int]) -> Agent:
    """All of the smaller one, which is at `indices` of the larger one: its dimensions are the last of that."""
    large, small = sorted((source, target), key=lambda each: -len(each.positions()))
    if indices:
        sizes = [1] * (len(large.sizes) - len(small.sizes)) + small.sizes
        for offset, size, whole in zip(indices, sizes, large.sizes, strict=True):
            assert offset >= 0 and offset + size <= whole
        part = large.part(indices, sizes, [1] * len(sizes))
        source, target = (part if each is large else each for each in (source, target))
    yield from copied(source.buffer, source.positions(), target.buffer, target.positions())


@emits("equeue.control_start")
def _start(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], "Ended()")


@emits("equeue.control_and")
def _and(writer: Writer, operation: Any) -> None:
    writer.define(operation.results[0], f"All([{', '.join(writer.uses(operation.operands))}])")


@emits("equeue.await")
def _await(writer: Writer, operation: Any) -> None:
    writer.write(f"yield from wait({', '.join(writer.uses(operation.operands))})")
