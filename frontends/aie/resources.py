"""What a device holds: memory, locks and buffer descriptors of its tiles, and which of them a core or a DMA reaches.

A program that asks for what is not there is undefined; what two parts of it share by one address or one number, while
the program knows them by two names, is not modelled.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any

from frontends.aie.attributes import BUNDLES, choice, flag, integer, text
from frontends.aie.capacity import STACK, bytes_of
from frontends.aie.configuration import largest_of_lock
from frontends.aie.device import Device, Tile, TileKind, device_of
from frontends.aie.target_model import (
    MOST_REPEATS,
    PACKETS,
    TARGET_MODELS,
    has_cascade,
    reaches_descriptor,
)
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import ancestors, nested
from interp import ir

# What runs in a tile, and the kind of tile that has such.
_REGIONS = {
    "aie.core": TileKind.CORE,
    "aie.mem": TileKind.CORE,
    "aie.memtile_dma": TileKind.MEMORY,
    "aie.shim_dma": TileKind.SHIM,
}


_WORD = 4  # bytes, of which an address of the memory of a tile is a multiple


def require_resources(lowering: Lowering) -> None:
    """Raises `Unsupported` where two parts of a device share what the program keeps apart; the program is undefined
    where it needs what the device does not have."""
    device = device_of(lowering)
    found = _Resources(lowering, device)
    for operation in nested(device.operation):
        check = _CHECKS.get(operation.name)
        if check is not None:
            lowering.place_at(operation)
            check(found, operation)
    found.require_memory()
    lowering.place_at(device.operation)


def require_descriptor(lowering: Lowering, tile: Tile, number: int, channel: int | None = None) -> None:
    """The program is undefined where a tile has no descriptor of a number, or its `channel` does not reach it."""
    count = TARGET_MODELS[device_of(lowering).generation].descriptors.get(tile.kind, 0)
    if not 0 <= number < count:
        lowering.require(lowering.constant(0, ir.I1), f"descriptor {number} is one of the {count} of {tile.name}")
    elif channel is not None and not reaches_descriptor(tile, channel, number):
        lowering.require(
            lowering.constant(0, ir.I1), f"DMA channel {channel} of {tile.name} reaches descriptor {number}"
        )


def require_repeats(lowering: Lowering, count: ir.Index) -> None:
    """The program is undefined where a task is repeated more often than the word that starts it can say."""
    if isinstance(count, int):
        if not 0 <= count <= MOST_REPEATS:
            lowering.require(lowering.constant(0, ir.I1), f"a task is repeated at most {MOST_REPEATS} times")
        return
    lowering.require(lowering.compare("ule", count, MOST_REPEATS), f"a task is repeated at most {MOST_REPEATS} times")


class _Resources:
    def __init__(self, lowering: Lowering, device: Device) -> None:
        self._lowering = lowering
        self._device = device
        self._model = TARGET_MODELS[device.generation]
        self._largest = largest_of_lock(device.generation)
        self._buffers: defaultdict[Tile, list[tuple[Any, int | None, int]]] = defaultdict(list)
        self._of_host: list[tuple[int, int, Any]] = []
        self._locks: dict[tuple[Tile, int], Any] = {}
        self._descriptors: dict[tuple[Tile, int], Any] = {}
        self._stacks: dict[Tile, int] = {}
        self._regions: dict[tuple[Tile, str], Any] = {}

    def _undefined(self, what: str) -> None:
        """The program is undefined by the operation at hand."""
        self._lowering.require(self._lowering.constant(0, ir.I1), what)

    def _tile(self, mlir_value: Any) -> Tile | None:
        return self._device.tiles.get(mlir_value)

    def tile(self, operation: Any) -> None:
        """A tile is a part of the device."""
        column, row = integer(self._lowering, operation, "col"), integer(self._lowering, operation, "row")
        columns, rows = self._device.size
        if not (0 <= column < columns and 0 <= row < rows):
            self._undefined(f"the device, {columns} tiles wide and {rows} high, has a tile ({column}, {row})")

    # -- declarations --------------------------------------------------------------------------------------------------

    def buffer(self, operation: Any) -> None:
        tile = self._tile(operation.operands[0])
        if tile is None:
            return
        size = bytes_of(self._lowering.value(operation.results[0]))
        address = integer(self._lowering, operation, "address") if "address" in operation.attributes else None
        self._buffers[tile].append((operation, address, size))
        memory = self._model.memory.get(tile.kind, 0)
        if address is not None and not 0 <= address <= memory - size:
            self._undefined(f"{size} bytes from {address} on are in the {memory} bytes of {tile.name}")
        if address is not None and address % _WORD:
            raise self._lowering.unsupported(f"a buffer at {address}, which is the address of no word")

    def external_buffer(self, operation: Any) -> None:
        """Of the host's memory, which has no end that is known."""
        if "address" in operation.attributes:
            start = integer(self._lowering, operation, "address")
            size = bytes_of(self._lowering.value(operation.results[0]))
            self._of_host.append((start, start + size, operation))

    def lock(self, operation: Any) -> None:
        tile = self._tile(operation.operands[0])
        if tile is None:
            return
        number = integer(self._lowering, operation, "lockID", -1)
        count = self._model.locks.get(tile.kind, 0)
        if number >= count or ("lockID" in operation.attributes and number < 0):
            self._undefined(f"lock {number} is one of the {count} of {tile.name}")
        if number >= 0:
            other = self._locks.setdefault((tile, number), operation)
            if other != operation:
                where = self._lowering.place_of(other)
                raise self._lowering.unsupported(f"lock {number} of {tile.name}, which is at {where} already")
        if integer(self._lowering, operation, "init", 0) > self._largest:
            self._undefined(f"a lock begins at no more than {self._largest}")

    def region(self, operation: Any) -> None:
        """A tile has one core, and one DMA."""
        tile = self._tile(operation.operands[0])
        if tile is not None:
            if tile.kind != (kind := _REGIONS[operation.name]):
                self._undefined(f"'{operation.name}' is in a {kind} tile, as {tile.name} is not")
            what = "core" if operation.name == "aie.core" else "configuration of the DMA"
            other = self._regions.setdefault((tile, what), operation)
            if other != operation:
                where = self._lowering.place_of(other)
                raise self._lowering.unsupported(f"a second {what} of {tile.name}, whose first is at {where}")
        if operation.name == "aie.core":
            self._core(operation)

    def _core(self, operation: Any) -> None:
        tile = self._tile(operation.operands[0])
        if tile is not None:
            self._stacks[tile] = integer(self._lowering, operation, "stack_size", STACK)
        for each in nested(operation):
            self._lowering.place_at(each)
            for operand in each.operands:
                self._require_reached(each, operand, "buffer")

    def require_memory(self) -> None:
        """The buffers of each tile, and the stack of its core, lie beside each other in its memory."""
        for tile, buffers in self._buffers.items():
            stack = self._stacks.get(tile, 0)
            placed = [
                (address, address + size, operation) for operation, address, size in buffers if address is not None
            ]
            self._require_apart(placed)
            start, _, first = min(placed, key=lambda each: each[0], default=(stack, stack, None))
            if start < stack:
                self._lowering.place_at(first)
                raise self._lowering.unsupported(
                    f"a buffer at {start}, in the {stack} bytes of the core's stack at the start of its memory"
                )
        self._require_apart(self._of_host)

    def _require_apart(self, placed: list[tuple[int, int, Any]]) -> None:
        """No two buffers in one memory, each from its address to its end, have a byte in common."""
        for (_, end, before), (start, _, operation) in pairwise(sorted(placed, key=lambda each: each[:2])):
            if start < end:
                self._lowering.place_at(operation)
                where = self._lowering.place_of(before)
                raise self._lowering.unsupported(f"a buffer at {start}, in the one at {where}, which ends at {end}")

    # -- uses ----------------------------------------------------------------------------------------------------------

    def task(self, operation: Any) -> None:
        """The channel of a task is one of the DMA around it."""
        region = region_around(operation)
        if region is not None:
            self._require_channel(region.operands[0], integer(self._lowering, operation, "channel_index"))
        require_repeats(self._lowering, integer(self._lowering, operation, "repeat_count", 0))

    def cascade(self, operation: Any) -> None:
        """There is a cascade from one core to the other."""
        source, target = (self._tile(each) for each in operation.operands)
        if source is not None and target is not None and not has_cascade(self._device.generation, source, target):
            self._undefined(f"a cascade leads from {source.name} to {target.name}")

    def packet_flow(self, operation: Any) -> None:
        """The header of a packet has room for its id."""
        if not 0 <= (number := integer(self._lowering, operation, "ID") & 0xFF) < PACKETS:
            self._undefined(f"the id {number} of a packet is below {PACKETS}")

    def flow(self, operation: Any) -> None:
        for operand, side in zip(operation.operands, ("source", "dest"), strict=True):
            if choice(self._lowering, operation, f"{side}_bundle", BUNDLES) == "DMA":
                self._require_channel(operand, integer(self._lowering, operation, f"{side}_channel"))

    def allocation(self, operation: Any) -> None:
        """What the host reaches is the DMA of a shim tile."""
        tile = self._tile(operation.operands[0]) if len(operation.operands) else None
        if tile is not None and tile.kind != TileKind.SHIM:
            self._undefined(f"the host transfers by shim tiles, as {tile.name} is not")

    def packet_end(self, operation: Any) -> None:
        if choice(self._lowering, operation, "bundle", BUNDLES) == "DMA":
            self._require_channel(operation.operands[0], integer(self._lowering, operation, "channel"))

    def _require_channel(self, mlir_value: Any, number: int) -> None:
        tile = self._tile(mlir_value)
        count = self._model.channels.get(tile.kind, 0) if tile is not None else 0
        if tile is not None and not 0 <= number < count:
            self._undefined(f"DMA channel {number} is one of the {count} of {tile.name} in each direction")

    def use_lock(self, operation: Any) -> None:
        value = integer(self._lowering, operation, "value", 1)
        if not -self._largest - 1 <= value <= self._largest:
            self._undefined(f"a lock is used by {value}, which is a number that a lock has")
        self._require_reached(operation, operation.operands[0], "lock")

    def descriptor(self, operation: Any) -> None:
        region = region_around(operation)
        if region is None:
            self._require_memory_of_task(operation)
            self._require_following(operation)
        if region is None or region.name == "aie.core":
            return
        tile = self._tile(region.operands[0])
        if tile is None:
            return
        self._require_reached(operation, operation.operands[0], "buffer")
        number = integer(self._lowering, operation, "bd_id", -1)
        if "bd_id" in operation.attributes:
            require_descriptor(self._lowering, tile, number)
            other = self._descriptors.setdefault((tile, number), operation)
            if other != operation:
                where = self._lowering.place_of(other)
                raise self._lowering.unsupported(f"descriptor {number} of {tile.name}, which is at {where} already")
        self._require_following(operation)

    def _require_memory_of_task(self, operation: Any) -> None:
        """What a task of the host transfers is in its own memory where the tile is a shim tile, and in that of the tile
        elsewhere."""
        task = next((each for each in ancestors(operation) if each.name == "aiex.dma_configure_task"), None)
        tile = self._tile(task.operands[0]) if task is not None else None
        if task is None or tile is None:
            return
        owner: Any = getattr(operation.operands[0].owner, "operation", None)
        kept = self._tile(owner.operands[0]) if getattr(owner, "name", "") == "aie.buffer" else None
        if tile.kind == TileKind.SHIM:
            if kept is not None:
                self._undefined(f"{tile.name} reaches the memory of the host, and not that of {kept.name}")
        elif kept is None or not self._reaches("aie.memtile_dma", tile, kept):
            self._undefined(f"{tile.name} reaches {'the memory of the host' if kept is None else kept.name}")

    def _require_following(self, operation: Any) -> None:
        """The number of the next descriptor is that of the one in the block that follows."""
        if "next_bd_id" not in operation.attributes:
            return
        following = integer(self._lowering, operation, "next_bd_id")
        blocks = _following(operation)
        numbers = [
            integer(self._lowering, each.operation, "bd_id", -1)
            for block in blocks
            for each in block.operations
            if each.operation.name == "aie.dma_bd"
        ]
        if numbers != [following]:
            followed = f"descriptor {numbers[0]}" if numbers else "none"
            raise self._lowering.unsupported(f"the next descriptor is {following}, and {followed} follows")

    def _require_reached(self, operation: Any, mlir_value: Any, what: str) -> None:
        """What a region of a tile uses is in a tile that it reaches."""
        region, owner = region_around(operation), getattr(mlir_value.owner, "operation", mlir_value.owner)
        if region is None:
            return
        if what == "buffer" and getattr(owner, "name", "") == "aie.external_buffer":
            if region.name != "aie.shim_dma":
                self._undefined(f"'{region.name}' reaches the memory of the host")
            return
        if getattr(owner, "name", "") != f"aie.{what}":
            return
        user, tile = self._tile(region.operands[0]), self._tile(owner.operands[0])
        if user is None or tile is None or self._reaches(region.name, user, tile):
            return
        name = text(owner, "sym_name")
        self._undefined(f"{user.name} reaches the {what} {name + ' ' if name else ''}of {tile.name}")

    def _reaches(self, region: str, user: Tile, tile: Tile) -> bool:
        if user == tile or None in (user.column, user.row, tile.column, tile.row):
            return True
        assert user.column is not None and user.row is not None and tile.column is not None and tile.row is not None
        across, up = tile.column - user.column, tile.row - user.row
        if region == "aie.core":
            # Where a core's own memory is to one side of it, it reaches the memory on its other side.
            side = -1 if self._device.generation == 2 or user.row % 2 else 1
            return tile.kind == TileKind.CORE and (across, up) in ((0, 1), (0, -1), (side, 0))
        return region == "aie.memtile_dma" and tile.kind == TileKind.MEMORY and up == 0 and abs(across) == 1


def _following(operation: Any) -> list[Any]:
    """The blocks that may come after that of a descriptor, which `aie.dma` has in a region each."""
    block = operation.operation.block
    around = operation.parent.operation
    if around.name != "aie.dma":
        return list(list(block.operations)[-1].operation.successors)
    blocks = [region.blocks[0] for region in around.regions if len(region.blocks)]
    at = blocks.index(block)
    return blocks[at + 1 : at + 2] or (blocks[:1] if flag(around, "loop", True) else [])


def region_around(operation: Any) -> Any:
    """The core, or the configuration of a DMA, that an operation is in; None where it is in neither."""
    for each in ancestors(operation):
        if each.name in _REGIONS:
            return each
    return None


_CHECKS = {
    "aie.tile": _Resources.tile,
    "aie.buffer": _Resources.buffer,
    "aie.external_buffer": _Resources.external_buffer,
    "aie.lock": _Resources.lock,
    **dict.fromkeys(_REGIONS, _Resources.region),
    "aie.flow": _Resources.flow,
    "aie.cascade_flow": _Resources.cascade,
    "aie.packet_flow": _Resources.packet_flow,
    "aie.shim_dma_allocation": _Resources.allocation,
    **dict.fromkeys(("aie.packet_source", "aie.packet_dest"), _Resources.packet_end),
    **dict.fromkeys(("aie.dma_start", "aie.dma"), _Resources.task),
    "aie.use_lock": _Resources.use_lock,
    "aie.dma_bd": _Resources.descriptor,
}
