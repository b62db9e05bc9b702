"""The declarations of a device: tiles, buffers, locks, streams, and the names under which the host knows channels."""

from __future__ import annotations

from math import prod
from typing import Any

from frontends.aie.attributes import BUNDLES, DIRECTIONS, choice, flag, integer, packet_of, text
from frontends.aie.device import Device, Port, Tile, TileKind, device_of, input_queue
from frontends.mlir.core.constants import UnsupportedConstant, dense_bits
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.memref.buffers import copy_elements
from interp import ir

_TILE_KINDS = {
    "CoreTile": TileKind.CORE,
    "ShimNOCTile": TileKind.SHIM,
    "ShimPLTile": TileKind.SHIM,
    "MemTile": TileKind.MEMORY,
}


@handles("aie.tile", attributes=("col", "row", "allocation_scheme", "controller_id"))
def _tile(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    column, row = integer(lowering, operation, "col"), integer(lowering, operation, "row")
    kind = TileKind.SHIM if row == 0 else TileKind.MEMORY if row in device.memory_rows else TileKind.CORE
    device.tiles[operation.results[0]] = Tile(f"tile ({column}, {row})", kind, column, row)


@handles("aie.logical_tile", attributes=("tile_type", "col", "row", "allocation_scheme"))
def _logical_tile(lowering: Lowering, operation: Any) -> None:
    """A tile that a later pass places: another one for each operation."""
    device = device_of(lowering)
    kind = _TILE_KINDS[choice(lowering, operation, "tile_type", tuple(_TILE_KINDS))]
    name = lowering.result_name(operation) or str(len(device.tiles))
    device.tiles[operation.results[0]] = Tile(f"logical tile {name}", kind)


@handles(
    "aie.buffer",
    attributes=("sym_name", "address", "initial_value", "mem_bank", "core_data", "aligned"),
)
def _buffer(lowering: Lowering, operation: Any) -> None:
    """Memory that lasts as long as the program; where it lies does not show."""
    device = device_of(lowering)
    (result,) = lowering.flat_results(operation)
    type = view_type(result)
    if type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}")
    shape = [size for size in type.shape if size is not None]
    lowering.note_allocation(result)
    lowering.emit(ir.Alloc(place=lowering.place, result=result, sizes=[*shape]))
    name = text(operation, "sym_name")
    if name:
        device.buffers[name] = result
    if "initial_value" in operation.attributes:
        try:
            bits = dense_bits(operation.attributes["initial_value"], type.element, prod(shape), "")
        except UnsupportedConstant as error:
            raise lowering.unsupported(str(error)) from None
        initialize(lowering, result, bits, name or str(len(device.buffers)))


def initialize(lowering: Lowering, buffer: ir.Value, bits: list[int], name: str) -> None:
    """Fills a buffer with constants."""
    type = view_type(buffer)
    shape = tuple(size for size in type.shape if size is not None)
    symbol = f"initial contents of {name}"
    place = lowering.place
    lowering.symbols.module.globals[symbol] = ir.GlobalBuffer(symbol, type.element, shape, bits, True, True, place)
    contents = ir.Value(ir.View(type.element, shape))
    lowering.emit(ir.Global(place=place, result=contents, name=symbol))
    copy_elements(lowering, contents, buffer, [*shape])


@handles("aie.external_buffer", attributes=("sym_name", "address"))
def _external_buffer(lowering: Lowering, operation: Any) -> None:
    """Memory of the host: a global that both programs know by its name."""
    name = text(operation, "sym_name")
    if not name:
        raise lowering.unsupported("without a name")
    type = lowering.type(operation.results[0].type)
    if not isinstance(type, ir.View) or type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}")
    shape = tuple(size for size in type.shape if size is not None)
    place = lowering.place
    lowering.symbols.module.globals[name] = ir.GlobalBuffer(name, type.element, shape, None, False, False, place)
    result = lowering.result(operation)
    lowering.roots[result] = name
    lowering.emit(ir.Global(place=place, result=result, name=name))


@handles("aie.lock", attributes=("lockID", "init", "sym_name"))
def _lock(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    tile = device.tile(operation.operands[0])
    number = integer(lowering, operation, "lockID", -1)
    name = text(operation, "sym_name") or lowering.result_name(operation)
    known = set(device.locks.values())
    lock = f"{name or f'lock {number if number >= 0 else len(known)}'} of {tile.name}"
    if lock in known:
        lock += f" ({len(known)})"
    device.locks[operation.results[0]] = lock
    initial = integer(lowering, operation, "init", 0)
    if initial < 0:
        raise lowering.unsupported(f"a lock whose initial value is {initial}")
    if device.generation == 1:
        release(lowering, lock_at(lock, initial), 1)
    else:
        release(lowering, lock, initial)


def largest_of_lock(generation: int) -> int:
    """The largest value of a lock: it has one bit in the first generation, and six in the second."""
    return 1 if generation == 1 else 63


def lock_at(lock: str, value: int) -> str:
    """What counts whether nobody holds a lock of the first generation, and it has this value."""
    return f"{lock} at {value}"


def release(lowering: Lowering, lock: str, units: ir.Index) -> None:
    """Emits a release of a lock, which holds at most what its generation has bits for."""
    if units != 0:
        # One of the first generation is set to a value, and does not count.
        generation = device_of(lowering).generation
        most = largest_of_lock(generation) if generation > 1 else 0
        lowering.emit(ir.Release(place=lowering.place, lock=lock, indices=[], units=units, most=most))


def acquire(lowering: Lowering, lock: str, units: ir.Index) -> None:
    """Emits an acquire of so many units of a lock."""
    lowering.emit(ir.Acquire(place=lowering.place, lock=lock, indices=[], units=units))


@handles("aie.bd_chain", attributes=("sym_name",))
def _bd_chain(lowering: Lowering, operation: Any) -> None:
    """Descriptors whose buffers and locks are those that a task is started with."""


# -- streams -----------------------------------------------------------------------------------------------------------


def _end(lowering: Lowering, operation: Any, device: Device, tile: Any, bundle: str, channel: str) -> tuple[Tile, int]:
    """A DMA's end of a stream."""
    named = choice(lowering, operation, bundle, BUNDLES)
    if named != "DMA":
        raise lowering.unsupported(f"a stream that ends in '{named}'")
    return device.tile(tile), integer(lowering, operation, channel)


@handles("aie.flow", attributes=("source_bundle", "source_channel", "dest_bundle", "dest_channel"))
def _flow(lowering: Lowering, operation: Any) -> None:
    """A stream of elements; what goes out of one port goes to all ends."""
    device = device_of(lowering)
    source = _end(lowering, operation, device, operation.operands[0], "source_bundle", "source_channel")
    target = _end(lowering, operation, device, operation.operands[1], "dest_bundle", "dest_channel")
    queue = input_queue(target[0], "DMA", target[1])
    if device.sources[queue]:
        raise lowering.unsupported(f"a second flow into DMA {target[1]} of {target[0].name}")
    device.connect(Port(source[0], "MM2S", source[1]), queue)


@handles("aie.packet_flow", attributes=("ID", "keep_pkt_header", "priority_route"))
def _packet_flow(lowering: Lowering, operation: Any) -> None:
    """A stream for the packets with one id. Those of several sources arrive in no order. What tiles tell the host of
    completed tasks on their way through the array is no data."""
    device = device_of(lowering)
    if _is_of_control(lowering, operation):
        return
    number = integer(lowering, operation, "ID")
    if flag(operation, "keep_pkt_header"):
        raise lowering.unsupported("packet headers that arrive with the data")
    sources: list[Port] = []
    queues: list[str] = []
    for view in operation.regions[0].blocks[0].operations:
        each = view.operation
        lowering.place_at(each)
        if each.name in ("aie.packet_source", "aie.packet_dest"):
            lowering.check_attributes(each, frozenset(("bundle", "channel")))
            tile, channel = _end(lowering, each, device, each.operands[0], "bundle", "channel")
            if each.name == "aie.packet_source":
                sources.append(Port(tile, "MM2S", channel))
            else:
                queues.append(input_queue(tile, "DMA", channel))
        elif each.name != "aie.end":
            raise lowering.unsupported("in a packet flow")
    for source in sources:
        for queue in queues:
            device.connect(source, queue, number & 0xFF)


def _is_of_control(lowering: Lowering, operation: Any) -> bool:
    sources = [each.operation for each in operation.regions[0].blocks[0].operations]
    bundles = [choice(lowering, each, "bundle", BUNDLES) for each in sources if each.name == "aie.packet_source"]
    return bool(bundles) and all(each == "TileControl" for each in bundles)


@handles("aie.packet_source", "aie.packet_dest")
def _misplaced(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of a packet flow")


@handles("aie.cascade_flow")
def _cascade_flow(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    source, target = (device.tile(each) for each in operation.operands)
    if source in device.cascades or target in device.cascades.values():
        raise lowering.unsupported("a second cascade from or to one tile")
    device.cascades[source] = target


@handles(
    "aie.shim_dma_allocation",
    attributes=("sym_name", "allocation", "channel_dir", "channel_index", "plio", "packet", "col"),
)
def _shim_dma_allocation(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    if flag(operation, "plio"):
        raise lowering.unsupported("attribute 'plio'")
    if len(operation.operands):
        tile = device.tile(operation.operands[0])
    else:
        column = integer(lowering, operation, "col")
        tile = Tile(f"tile ({column}, 0)", TileKind.SHIM, column, 0)
    direction = choice(lowering, operation, "channel_dir", DIRECTIONS)
    port = Port(tile, direction, integer(lowering, operation, "channel_index"))
    name = text(operation, "allocation") or text(operation, "sym_name")
    if name in device.allocations:
        raise lowering.unsupported(f"a second allocation of the name @{name}")
    device.allocations[name] = (port, packet_of(lowering, operation))


@handles("aie.end")
def _end_of_region(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=[]))
