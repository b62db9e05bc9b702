"""Streams after routing: the connections in the switches of the tiles, followed from the DMA that sends to the end."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from frontends.aie.attributes import BUNDLES, choice, flag, integer
from frontends.aie.device import Connector, Device, Port, Stream, Tile, Wire, device_of, input_queue
from frontends.aie.target_model import PACKETS, TARGET_MODELS
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

# Where a wire out of a switch leads: columns and rows further on, and the side of the next switch.
_BESIDE = {"North": (0, 1, "South"), "South": (0, -1, "North"), "East": (1, 0, "West"), "West": (-1, 0, "East")}

# The ports between the DMA of a shim tile and its switch, by which it sends and receives
# (`XAie_EnableShimDmaToAieStrmPort` and `XAie_EnableAieToShimDmaStrmPort` of aie-rt).
_FROM_SHIM_DMA = {0: 3, 1: 7}
_TO_SHIM_DMA = {2: 0, 3: 1}
_END = ("aie.end",)
_SIDES = {"aie.connect": ("source", "dest"), "aie.masterset": ("dest",), "aie.packet_rules": ("source",)}


@handles("aie.switchbox", "aie.shim_mux")
def _switch(lowering: Lowering, operation: Any) -> None:
    """The connections of a switch, or of what is between a shim tile's switch and its DMA."""
    device = device_of(lowering)
    tile = device.tile(operation.operands[0])
    which = operation.name.removeprefix("aie.")
    inside = [view.operation for view in operation.regions[0].blocks[0].operations]
    leads = _leads(lowering, [each for each in inside if each.name == "aie.masterset"])
    _require_ports(lowering, device, tile, operation, inside)
    for each in inside:
        lowering.place_at(each)
        if each.name == "aie.connect":
            lowering.check_attributes(
                each, frozenset(("source_bundle", "source_channel", "dest_bundle", "dest_channel"))
            )
            start = Connector(tile, which, *_side(lowering, each, "source"))
            device.wires[start].append(Wire(*_side(lowering, each, "dest")))
        elif each.name == "aie.packet_rules":
            lowering.check_attributes(each, frozenset(("source_bundle", "source_channel")))
            start = Connector(tile, which, *_side(lowering, each, "source"))
            _follow_rules(lowering, device, start, each, leads)
        elif each.name == "aie.amsel":
            lowering.check_attributes(each, frozenset(("arbiterID", "msel")))
        elif each.name not in ("aie.masterset", *_END):
            raise lowering.unsupported("in a switch")


def _require_ports(lowering: Lowering, device: Device, tile: Tile, switch: Any, inside: list[Any]) -> None:
    """The program is undefined where a switch does not have a port, or the DMA of a shim tile sends and receives by
    other ports than its own. Raises `Unsupported` where two connections lead to one port."""
    model = TARGET_MODELS[device.generation]
    led_to = set[tuple[str, int]]()
    for each in inside:
        lowering.place_at(each)
        sides = _SIDES.get(each.name, ())
        for side, ports in zip(("source", "dest"), (model.sources, model.destinations), strict=True):
            if side not in sides:
                continue
            bundle, channel = _side(lowering, each, side)
            if switch.name == "aie.switchbox" and not 0 <= channel < ports.get(tile.kind, {}).get(bundle, 0):
                what = f"the switch of {tile.name} has a port {bundle} {channel} as a {side} of streams"
                lowering.require(lowering.constant(0, ir.I1), what)
            if side == "dest":
                if (bundle, channel) in led_to:
                    raise lowering.unsupported(f"a second connection to {bundle} {channel}")
                led_to.add((bundle, channel))
        if switch.name == "aie.shim_mux" and len(sides) == len(("source", "dest")):
            (start, first), (end, last) = (_side(lowering, each, side) for side in sides)
            if (start == "DMA" and (end != "North" or _FROM_SHIM_DMA.get(first) != last)) or (
                end == "DMA" and (start != "North" or _TO_SHIM_DMA.get(first) != last)
            ):
                what = (
                    f"a way leads from {start} {first} to {end} {last}, between the switch and the DMA of {tile.name}"
                )
                lowering.require(lowering.constant(0, ir.I1), what)


def _side(lowering: Lowering, operation: Any, side: str) -> tuple[str, int]:
    return choice(lowering, operation, f"{side}_bundle", BUNDLES), integer(lowering, operation, f"{side}_channel")


def _selection(lowering: Lowering, mlir_value: Any) -> tuple[int, int]:
    """The arbiter and its selector, by which packets find the ports that they leave by."""
    owner = mlir_value.owner
    return integer(lowering, owner, "arbiterID"), integer(lowering, owner, "msel")


def _leads(lowering: Lowering, sets: list[Any]) -> defaultdict[tuple[int, int], list[tuple[str, int]]]:
    """The ports by which packets of a selection leave; to arrive at a DMA with their header is `Unsupported`."""
    found: defaultdict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
    for each in sets:
        lowering.place_at(each)
        lowering.check_attributes(each, frozenset(("dest_bundle", "dest_channel", "keep_pkt_header")))
        end = _side(lowering, each, "dest")
        if end[0] == "DMA" and flag(each, "keep_pkt_header"):
            raise lowering.unsupported("packet headers that arrive with the data")
        for value in each.operands:
            found[_selection(lowering, value)].append(end)
    return found


def _follow_rules(
    lowering: Lowering,
    device: Device,
    start: Connector,
    rules: Any,
    leads: defaultdict[tuple[int, int], list[tuple[str, int]]],
) -> None:
    """A packet goes where the first rule leads whose value its id has in the bits of the mask."""
    left = set(range(PACKETS))
    for view in rules.regions[0].blocks[0].operations:
        each = view.operation
        lowering.place_at(each)
        if each.name in _END:
            continue
        if each.name != "aie.rule":
            raise lowering.unsupported("in the rules of a switch")
        lowering.check_attributes(each, frozenset(("mask", "value")))
        mask, value = integer(lowering, each, "mask"), integer(lowering, each, "value")
        taken = frozenset(number for number in left if number & mask == value)
        left -= taken
        for end in leads[_selection(lowering, each.operands[0])]:
            device.wires[start].append(Wire(*end, taken))


@handles("aie.connect", "aie.amsel", "aie.masterset", "aie.packet_rules", "aie.rule")
def _misplaced(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of a switch")


@handles("aie.wire", attributes=("source_bundle", "dest_bundle"))
def _wire(lowering: Lowering, operation: Any) -> None:
    """Wires between parts of the array are where they are."""


def connect_switches(lowering: Lowering) -> None:
    """Makes a stream of each way through the switches from a DMA to another one."""
    device = device_of(lowering)
    lowering.place_at(device.operation)
    tiles = {(tile.column, tile.row): tile for tile in device.tiles.values()}
    starts = [each for each in device.wires if each.bundle == "DMA"]
    flows = {(port, stream) for port, streams in device.streams.items() for stream in streams}
    routed: dict[str, set[tuple[Port, int | None]]] = defaultdict(set)
    for start in starts:
        port = Port(start.tile, "MM2S", start.channel)
        for end, packets in _ends(lowering, device, tiles, start, None, ()):
            queue = input_queue(end.tile, "DMA", end.channel)
            ways: set[tuple[Port, int | None]] = {(port, packet) for packet in packets or (None,)}
            if routed[queue] and (None in {packet for _, packet in routed[queue] | ways} or ways & routed[queue]):
                raise lowering.unsupported(f"two ways into DMA {end.channel} of {end.tile.name}")
            routed[queue] |= ways
    ports = {port for ways in routed.values() for port, _ in ways}
    for port, stream in flows:
        # What a flow asks for stays in the program when switches carry it; other flows are not routed yet.
        if (port in ports or stream.queue in routed) and (port, stream.packet) not in routed.get(stream.queue, ()):
            raise lowering.unsupported(f"a flow from {port} that the switches do not carry")
    for queue, found in routed.items():
        for port, packet in sorted(found, key=str):
            if (port, Stream(queue, packet)) not in flows:
                device.connect(port, queue, packet)


def _ends(
    lowering: Lowering,
    device: Device,
    tiles: dict[tuple[int | None, int | None], Tile],
    at: Connector,
    packets: frozenset[int] | None,
    seen: tuple[Connector, ...],
) -> list[tuple[Connector, frozenset[int] | None]]:
    """The DMAs that a connector leads to, and the ids of the packets that get there; None where everything does."""
    if at in seen:
        raise lowering.unsupported("a cycle of switch connections")
    found: list[tuple[Connector, frozenset[int] | None]] = []
    for wire in device.wires[at]:
        passed = packets
        if wire.packets is not None:
            passed = wire.packets if packets is None else packets & wire.packets
            if not passed:
                continue
        if wire.bundle == "DMA":
            found.append((Connector(at.tile, at.switch, wire.bundle, wire.channel), passed))
        else:
            following = _next(lowering, tiles, at, wire.bundle, wire.channel)
            found += _ends(lowering, device, tiles, following, passed, (*seen, at))
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
