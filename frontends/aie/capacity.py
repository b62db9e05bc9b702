"""Whether all that the program places in a tile fits there: memory, locks, descriptors and DMA channels.

What the program asks for by itself is undefined where the tile has less. How much an object fifo needs is the choice of
the compiler that makes buffers, locks and descriptors of it: where the fifos may not fit, nothing is said."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import prod
from typing import Any

from msgspec import Struct, field

from frontends.aie.attributes import integer
from frontends.aie.device import Device, Tile, TileKind, device_of, input_queue
from frontends.aie.dma import descriptor_blocks
from frontends.aie.target_model import TARGET_MODELS
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.walking import nested
from interp import ir

STACK = 1024  # bytes at the start of a core's memory, where a core does not say another size
_DIRECTIONS = {"MM2S": "out of", "S2MM": "into"}


class _Demand(Struct):
    """What is placed in a tile, the last part by the operation `last`. `descriptors` are those of channels by parity,
    `ports` the DMA channels in use, by direction and by number, or by the fifo whose compiler chooses the number."""

    last: Any = None
    bytes: int = 0
    locks: int = 0
    descriptors: Counter[int] = field(default_factory=Counter)
    descriptors_of_fifos: int = 0
    ports: set[tuple[str, int | str]] = field(default_factory=set)


_Demands = defaultdict[Tile, _Demand]


def bytes_of(buffer: ir.Value) -> int:
    """What a buffer of known sizes takes."""
    type = view_type(buffer)
    return -(-prod(size for size in type.shape if size is not None) * type.element.width // 8)


def require_capacity(lowering: Lowering) -> None:
    """The program is undefined where its parts need more than a tile has. Raises `Unsupported` where it has so much
    without the object fifos, and may not have as much with them."""
    device = device_of(lowering)
    demands = _of_parts(lowering, device)
    lacking = set[Tile]()
    for tile, demand in demands.items():
        for what in _lacking(device, tile, demand):
            lacking.add(tile)
            lowering.place_at(demand.last)
            lowering.require(lowering.constant(0, ir.I1), what)
    _add_fifos(device, demands)
    for tile, demand in demands.items():
        for what in _lacking(device, tile, demand) if tile not in lacking else ():
            lowering.place_at(demand.last)
            raise lowering.unsupported(f"object fifos that may need more than there is: {what}")
    lowering.place_at(device.operation)


def _lacking(device: Device, tile: Tile, demand: _Demand) -> Iterator[str]:
    """What does not hold, and has to."""
    model = TARGET_MODELS[device.generation]
    memory, locks, count = (each.get(tile.kind, 0) for each in (model.memory, model.locks, model.descriptors))
    if demand.bytes > memory:
        yield f"the buffers of {tile.name} and the stack of its core, {demand.bytes} bytes, fit in its {memory}"
    if demand.locks > locks:
        yield f"the {demand.locks} locks of {tile.name} are among its {locks}"
    total = sum(demand.descriptors.values()) + demand.descriptors_of_fifos
    if total > count or (tile.kind == TileKind.MEMORY and max(demand.descriptors.values(), default=0) > count // 2):
        yield f"the {total} descriptors of {tile.name} are among its {count}, or the half that their channels reach"
    channels = model.channels.get(tile.kind, 0)
    for direction, way in _DIRECTIONS.items():
        used = sum(each == direction for each, _ in demand.ports)
        if used > channels:
            yield f"the {used} streams {way} {tile.name} have one of its {channels} DMA channels each"


def _of_parts(lowering: Lowering, device: Device) -> _Demands:
    """What a device says of its tiles by itself."""
    demands = _Demands(_Demand)

    def demand_of(tile: Tile, operation: Any) -> _Demand:
        demands[tile].last = operation
        return demands[tile]

    for operation in nested(device.operation):
        if operation.name in ("aie.buffer", "aie.lock", "aie.core"):
            demand = demand_of(device.tile(operation.operands[0]), operation)
            if operation.name == "aie.buffer":
                demand.bytes += bytes_of(lowering.value(operation.results[0]))
            elif operation.name == "aie.lock":
                demand.locks += 1
            else:
                demand.bytes += integer(lowering, operation, "stack_size", STACK)
    counted = set()
    for port, starts in device.channels.items():
        for start in starts:
            for block in descriptor_blocks(start.operation, start.first)[0]:
                if block not in counted and any(each.operation.name == "aie.dma_bd" for each in block.operations):
                    counted.add(block)
                    demand_of(port.tile, start.operation).descriptors[int(port.channel) % 2] += 1
    return demands


def _add_fifos(device: Device, demands: _Demands) -> None:
    """What the object fifos take beside: of each ring its objects and its locks, and of each end with a stream a
    channel and a descriptor for each object."""
    rings = set[int]()
    for fifo in device.fifos.values():
        for end in (fifo.producer, *fifo.consumers):
            demand = demands[end.tile]
            demand.last = fifo.operation
            if not fifo.in_place:
                direction = "MM2S" if end is fifo.producer else "S2MM"
                demand.ports |= {(direction, fifo.name), *_numbered(device, end.tile, direction)}
                demand.descriptors_of_fifos += end.ring.depth if end.ring is not None else 0
            if end.ring is not None and id(end.ring) not in rings:
                rings.add(id(end.ring))
                demand.bytes += bytes_of(end.ring.buffer)
                segments = len(end.ring.segments)
                demand.locks += segments * (end.ring.depth if device.generation == 1 else 2)


def _numbered(device: Device, tile: Tile, direction: str) -> set[tuple[str, int | str]]:
    """The channels of a tile in one direction whose numbers the program says."""
    known = (*device.channels, *device.streams)
    found: set[tuple[str, int | str]] = {
        (direction, port.channel)
        for port in known
        if port.tile == tile and port.direction == direction and isinstance(port.channel, int)
    }
    if direction == "S2MM":
        most = TARGET_MODELS[device.generation].channels.get(tile.kind, 0)
        found |= {(direction, each) for each in range(most) if device.sources[input_queue(tile, "DMA", each)]}
    return found
