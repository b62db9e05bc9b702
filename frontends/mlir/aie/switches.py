"""Streams after routing: the connections in the switches of the tiles, followed from the DMA that sends to the end."""

from __future__ import annotations

from typing import Any

from frontends.mlir.aie.attributes import BUNDLES, choice, integer
from frontends.mlir.aie.device import Connector, Device, Port, Tile, device_of, input_queue
from frontends.mlir.lowering import Lowering
from frontends.mlir.registry import handles

# Where a wire out of a switch leads: columns and rows further on, and the side of the next switch.
_BESIDE = {"North": (0, 1, "South"), "South": (0, -1, "North"), "East": (1, 0, "West"), "West": (-1, 0, "East")}


@handles("aie.switchbox", "aie.shim_mux")
def _switch(lowering: Lowering, operation: Any) -> None:
    """The connections of a switch, or of what is between a shim tile's switch and its DMA."""
    device = device_of(lowering)
    tile = device.tile(operation.operands[0])
    which = operation.name.removeprefix("aie.")
    for view in operation.regions[0].blocks[0].operations:
        each = view.operation
        lowering.place_at(each)
        if each.name == "aie.end":
            continue
        if each.name != "aie.connect":
            raise lowering.unsupported("in a switch")
        lowering.check_attributes(each, frozenset(("source_bundle", "source_channel", "dest_bundle", "dest_channel")))
        start, end = (
            (choice(lowering, each, f"{side}_bundle", BUNDLES), integer(lowering, each, f"{side}_channel"))
            for side in ("source", "dest")
        )
        device.wires[Connector(tile, which, *start)].append(end)


@handles("aie.connect")
def _misplaced(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of a switch")


@handles("aie.wire", attributes=("source_bundle", "dest_bundle"))
def _wire(lowering: Lowering, operation: Any) -> None:
    """Wires between parts of the array are where they are."""


def connect_switches(lowering: Lowering) -> None:
    """Makes a stream of each way through the switches from a DMA to another one."""
    device = device_of(lowering)
    lowering.place_at(device.operation)
    starts = [each for each in device.wires if each.bundle == "DMA"]
    for start in starts:
        for end in _ends(lowering, device, start):
            queue = input_queue(end.tile, "DMA", end.channel)
            if device.sources[queue]:
                raise lowering.unsupported(f"two ways into DMA {end.channel} of {end.tile.name}")
            device.connect(Port(start.tile, "MM2S", start.channel), queue)


def _ends(lowering: Lowering, device: Device, start: Connector) -> list[Connector]:
    """The DMAs that a connector leads to."""
    tiles = {(tile.column, tile.row): tile for tile in device.tiles.values()}
    found: list[Connector] = []
    seen: set[Connector] = set()
    pending = [start]
    while pending:
        at = pending.pop()
        if at in seen:
            raise lowering.unsupported("switches that lead round in circles")
        seen.add(at)
        for bundle, channel in device.wires[at]:
            if bundle == "DMA":
                found.append(Connector(at.tile, at.switch, bundle, channel))
            else:
                pending.append(_next(lowering, tiles, at, bundle, channel))
    return found


def _next(
    lowering: Lowering, tiles: dict[tuple[int | None, int | None], Tile], at: Connector, bundle: str, channel: int
) -> Connector:
    """Where what leaves a switch enters the next one."""
    if at.switch == "shim_mux" and bundle == "North":
        return Connector(at.tile, "switchbox", "South", channel)
    if at.switch == "switchbox" and bundle == "South" and at.tile.row == 0:
        return Connector(at.tile, "shim_mux", "North", channel)
    if at.switch == "switchbox" and bundle in _BESIDE and at.tile.column is not None and at.tile.row is not None:
        columns, rows, side = _BESIDE[bundle]
        tile = tiles.get((at.tile.column + columns, at.tile.row + rows))
        if tile is not None:
            return Connector(tile, "switchbox", side, channel)
    raise lowering.unsupported(f"a stream that leaves {at.tile.name} by {bundle} {channel}")
