"""What a device declares, read into its state: tiles, locks, buffers, streams, fifos, and agents that begin with it."""

from __future__ import annotations

from collections import deque
from math import prod
from typing import Any

import numpy as np
from torch_mlir import ir

from tests.corpora.aie_simulator import fifos, routes
from tests.corpora.aie_simulator.cores import core
from tests.corpora.aie_simulator.state import Device, NotSimulated, Port, number_of, text_of
from tests.corpora.aie_simulator.transfers import chain


def configure(state: Device, device: Any) -> Any:
    """Reads what a device declares; its runtime sequence, if it has one."""
    sequence = None
    body = device.regions[0].blocks[0]
    (operations,) = ([each.operation for each in body.operations],)
    if len(operations) == 1:
        operations = [each.operation for each in operations[0].regions[0].blocks[0].operations]
    for each in operations:
        if each.name in ("aie.lock", "aie.buffer") and "sym_name" in each.attributes:
            state.names[text_of(each, "sym_name")] = each.results[0]
        match each.name:
            case "aie.tile":
                state.tiles[each.results[0]] = number_of(each, "col"), number_of(each, "row")
            case "aie.logical_tile":  # one of its own, where it is is left open
                kind = str(each.attributes["tile_type"].value)
                state.tiles[each.results[0]] = len(state.tiles), 0 if kind.startswith("Shim") else len(state.tiles) + 1
            case "aie.objectfifo":
                _fifo(state, each)
            case "aie.objectfifo.link":
                _link(state, each)
            case "aie.lock":
                state.locks[each.results[0]] = number_of(each, "init", 0)
            case "aie.buffer":
                state.values[each.results[0]] = [None] * prod(ir.MemRefType(each.results[0].type).shape)
            case "aie.flow":
                queue: deque[Any] = deque()
                source, target = (state.tiles[operand] for operand in each.operands)
                state.streams[source, "MM2S", number_of(each, "source_channel")].append(queue)
                state.arrivals[target, "S2MM", number_of(each, "dest_channel")] = queue
            case "aie.packet_flow":
                _packets(state, each)
            case "aie.switchbox" | "aie.shim_mux":
                _switch(state, each)
            case "aie.wire":  # says again where tiles are
                pass
            case "memref.global":
                numbers = ir.DenseElementsAttr(each.attributes["initial_value"])
                state.values[text_of(each, "sym_name")] = np.array(numbers).astype(np.int64).reshape(-1).tolist()
            case "aie.cascade_flow":
                first, second = (state.tiles[operand] for operand in each.operands)
                state.arrivals[second, "cascade", 0] = state.arrivals[first, "cascade out", 0] = deque()
            case "aie.shim_dma_allocation":
                port = state.tiles[each.operands[0]], text_of(each, "channel_dir"), number_of(each, "channel_index")
                state.allocations[text_of(each, "allocation")] = port
            case "aie.mem" | "aie.memtile_dma":
                for port, first, runs in starts(state, each):
                    state.spawn(chain(state, port, first, runs))
            case "aie.core":
                state.spawn(core(state, each.regions[0], state.tiles[each.operands[0]]))
            case "aie.runtime_sequence":
                sequence = each
            case "aie.external_buffer" | "aie.end" | "air.channel":  # a name that is not used any more
                pass
            case _:
                raise NotSimulated(each.name)
    for source, target in routes.routes(state.switches):
        queue = state.arrivals.get(target, deque())
        if target in state.arrivals:  # a flow that was left beside the switches, and says the same
            assert any(each is queue for each in state.streams[source]), "two streams into one channel"
            continue
        state.streams[source].append(queue)
        state.arrivals[target] = queue
    for fifo in state.fifos.values():
        if fifo.producer is not None and not fifo.linked_in:
            state.spawn(fifos.sending(fifo))
        for end, stream in zip(fifo.consumers.values(), fifo.streams, strict=False):
            state.spawn(fifos.taking(fifo, end, stream))
    return sequence


def _switch(state: Device, operation: Any) -> None:
    found = []
    for view in operation.regions[0].blocks[0].operations:
        each = view.operation
        if each.name == "aie.connect":
            ends = (text_of(each, f"{end}_bundle") for end in ("source", "dest"))
            channels = (number_of(each, f"{end}_channel") for end in ("source", "dest"))
            found.append(tuple(part for pair in zip(ends, channels, strict=True) for part in pair))
        elif each.name != "aie.end":
            raise NotSimulated(each.name)
    state.switches[state.tiles[operation.operands[0]], operation.name.removeprefix("aie.")] = found


def _packets(state: Device, operation: Any) -> None:
    """Streams of packets of one number, without their headers."""
    ends = [view.operation for view in operation.regions[0].blocks[0].operations if len(view.operation.operands)]
    (source,) = (each for each in ends if each.name == "aie.packet_source")
    port = state.tiles[source.operands[0]], "MM2S", number_of(source, "channel")
    queues = state.packets.setdefault((port, number_of(operation, "ID")), [])
    for each in ends:
        if each is not source:
            assert each.name == "aie.packet_dest" and text_of(each, "bundle") == "DMA"
            place = state.tiles[each.operands[0]], "S2MM", number_of(each, "channel")
            queues.append(state.arrivals.setdefault(place, deque()))


def _fifo(state: Device, operation: Any) -> None:
    fifo = fifos.declared(operation, state.tiles, lambda tile: state.tiles[tile][1] == 0)
    state.fifos[fifo.name] = fifo
    if fifo.producer is None:
        state.allocations[fifo.name] = port = (fifo.name, "MM2S", 0)
        state.streams[port] = fifo.streams
    if not fifo.consumers:
        state.allocations[fifo.name] = port = (fifo.name, "S2MM", 0)
        (state.arrivals[port],) = fifo.streams


def _link(state: Device, operation: Any) -> None:
    sources, targets = (
        [state.fifos[str(each.value)] for each in operation.attributes[name]] for name in ("fifoIns", "fifoOuts")
    )
    joined, split = ([each.value for each in operation.attributes[name]] for name in ("src_offsets", "dst_offsets"))
    for each in targets:
        each.linked_in = True
    if len(sources) == 1:
        state.spawn(fifos.splitting(sources[0], targets, split or [0]))
    else:
        state.spawn(fifos.joining(sources, targets[0], joined))


def starts(state: Device, configuration: Any) -> list[tuple[Port, Any, int]]:
    found = []
    block = configuration.regions[0].blocks[0]
    while True:
        last = list(block.operations)[-1].operation
        if last.name != "aie.dma_start":
            return found
        port = state.tiles[configuration.operands[0]], text_of(last, "channel_dir"), number_of(last, "channel_index")
        first, block = last.successors
        found.append((port, first, number_of(last, "repeat_count", 0) + 1))
