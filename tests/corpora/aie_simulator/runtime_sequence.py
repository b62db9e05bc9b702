"""A runtime sequence: tasks of the host, copies, and what it does to registers."""

from __future__ import annotations

from typing import Any

from tests.corpora.aie_simulator import routes
from tests.corpora.aie_simulator.channel_host import Move
from tests.corpora.aie_simulator.state import (
    Device,
    NotSimulated,
    Port,
    Steps,
    Task,
    always,
    nested,
    never,
    number_of,
    text_of,
)
from tests.corpora.aie_simulator.transfers import move, transfer


def serve(state: Device, port: Port) -> Steps:
    """The tasks that the host gives a channel, in turn."""
    while True:
        yield lambda: len(state.queues[port]) > 0
        task = state.queues[port][0]
        if isinstance(task.operation, Move):
            given = task.operation
            yield lambda given=given: all(each.done for each in given.after)
            yield from move(state, port, given.buffer, state.streams.get(port, []), given.places)
            given.done = True
        elif isinstance(task.operation, routes.Pushed):
            yield from _pushed(state, port, task.operation)
        elif task.operation.name == "aiex.npu.dma_memcpy_nd":
            yield from transfer(state, port, _current(state, port, task.operation))
        else:
            for run in range(number_of(task.operation, "repeat_count", 0) + 1):
                for block in task.operation.regions[0].blocks:
                    for view in block.operations:
                        if view.operation.name == "aie.dma_bd":
                            yield from transfer(state, port, _current(state, port, view.operation), run)
        state.queues[port].popleft()
        task.done = True


def _current(state: Device, port: Port, operation: Any) -> Any:
    """A descriptor of a task or of a copy, or what has been written into its number since then."""
    number = number_of(operation, "id" if operation.name == "aiex.npu.dma_memcpy_nd" else "bd_id", -1)
    return state.descriptors.get((port[0], number), operation)


def _pushed(state: Device, port: Port, pushed: routes.Pushed) -> Steps:
    sent = state.streams.get(port, [])
    if port[1] == "MM2S" and not sent:
        yield never
    for run in range(pushed.repeats + 1):
        words = state.registers.descriptor(port[0], pushed.bd)
        yield from move(state, port, state.given[words[1].argument], sent, routes.places(words, run))
    state.tokens[port] += pushed.token


def registers(state: Device, operation: Any) -> Steps:
    """What the host does to registers."""
    registers = state.registers

    def number(name: str) -> int:
        return number_of(operation, name) & 0xFFFFFFFF

    match operation.name:
        case "memref.get_global":
            state.values[operation.results[0]] = state.values[str(operation.attributes["name"].value)]
        case "aiex.npu.blockwrite":
            for at, word in enumerate(state.values[operation.operands[0]]):
                assert registers.write(number("address") + 4 * at, word & 0xFFFFFFFF) is None
        case "aiex.npu.writebd":
            names = [each.name if hasattr(each, "name") else each for each in operation.attributes]
            fields = {name: int(operation.attributes[name].value) for name in names}
            base = fields["column"] << 25 | fields["row"] << 20 | routes.DESCRIPTORS
            for at, word in enumerate(routes.words_of(fields)):
                registers.write(base + routes.SIZE * fields["bd_id"] + 4 * at, word)
        case "aiex.npu.address_patch":
            registers.write(number("addr"), routes.Patch(number("arg_idx"), number("arg_plus")))
        case "aiex.npu.maskwrite32":
            assert number("address") & 0xFFFFF in routes.CONTROLS
        case "aiex.npu.write32":
            found = registers.write(number("address"), number("value"))
            if found is not None:
                tile, (direction, channel), pushed = found
                state.queues[tile, direction, channel].append(Task((tile, direction, channel), pushed))
        case "aiex.npu.push_queue":
            port = (number("column"), number("row")), text_of(operation, "direction"), number("channel")
            pushed = routes.Pushed(number("bd_id"), number("repeat_count"), bool(number("issue_token")))
            state.queues[port].append(Task(port, pushed))
        case "aiex.npu.sync":
            assert number("column_num") == number("row_num") == 1
            port = (number("column"), number("row")), ("S2MM", "MM2S")[number("direction")], number("channel")
            yield lambda: state.tokens[port] > 0
            state.tokens[port] -= 1
        case _:
            raise NotSimulated(operation.name)


def sequence_steps(state: Device, block: Any) -> Steps:
    for view in block.operations:
        each = view.operation
        yield always
        match each.name:
            case "aiex.dma_configure_task_for":
                port = state.allocations[str(each.attributes["alloc"].value)]
                state.values[each.results[0]] = Task(port, each)
            case "aiex.dma_configure_task":
                port = state.tiles[each.operands[0]], text_of(each, "direction"), number_of(each, "channel")
                state.values[each.results[0]] = Task(port, each)
                for inner in nested(each):
                    if "bd_id" in inner.attributes:
                        state.descriptors[port[0], number_of(inner, "bd_id")] = inner
            case "aiex.dma_start_task":
                task = state.values[each.operands[0]]
                state.queues[task.port].append(task)
            case "aiex.dma_await_task":
                task = state.values[each.operands[0]]
                yield lambda task=task: task.done
            case "aiex.npu.dma_memcpy_nd":
                port = state.allocations[str(each.attributes["metadata"].value)]
                state.descriptors[port[0], number_of(each, "id")] = each
                state.queues[port].append(Task(port, each))
            case "aiex.npu.rtp_write":
                buffer = state.values[state.names[str(each.attributes["buffer"].value)]]
                buffer[number_of(each, "index")] = state.values[each.operands[0]]
            case "aiex.set_lock":
                state.locks[each.operands[0]] = number_of(each, "value")
            case "aiex.npu.dma_wait":
                port = state.allocations[str(each.attributes["symbol"].value)]
                yield lambda port=port: not state.queues[port]
            case "aiex.dma_free_task" | "aie.end":
                pass
            case _:
                yield from registers(state, each)
