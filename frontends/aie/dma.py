"""DMA channels: chains of buffer descriptors, the tasks that run them, and the locks around each."""

from __future__ import annotations

from typing import Any

from frontends.aie.attributes import DIRECTIONS, LOCK_ACTIONS, choice, flag, integer
from frontends.aie.device import Device, Port, Start, device_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from interp import ir

_JUMPS = ("aie.next_bd", "cf.br")
_ENDS = ("aie.end",)


@handles("aie.mem", "aie.memtile_dma", "aie.shim_dma")
def _configuration(lowering: Lowering, operation: Any) -> None:
    """Notes the tasks of each channel, in order; what stands beside them is for all of them."""
    device = device_of(lowering)
    tile = device.tile(operation.operands[0])
    block: Any = operation.regions[0].blocks[0]
    seen = set()
    while block is not None:
        if block in seen:
            raise lowering.unsupported("a cycle of buffer descriptors")
        seen.add(block)
        following = None
        for view in block.operations:
            each = view.operation
            if each.name == "aie.dma_start":
                following = _note_start(lowering, device, tile, each)
            elif each.name == "aie.dma":
                _note_dma(lowering, device, tile, each)
            elif each.name in _JUMPS:
                following = each.successors[0]
            elif each.name not in _ENDS:
                lowering.lower(each)
        block = following


def _note_start(lowering: Lowering, device: Device, tile: Any, operation: Any) -> Any:
    """Notes the task of an `aie.dma_start`; the block where the configuration goes on."""
    lowering.place_at(operation)
    lowering.check_attributes(
        operation, frozenset(("channel_dir", "channel_index", "repeat_count", "pad_value", "out_of_order"))
    )
    _require_plain(lowering, operation)
    first, following = operation.successors
    runs = integer(lowering, operation, "repeat_count", 0) + 1
    _channel(lowering, device, tile, operation).append(Start(operation, first, runs))
    return following


def _note_dma(lowering: Lowering, device: Device, tile: Any, operation: Any) -> None:
    """`aie.dma`: one region for each descriptor, in turn, over and over where it has `loop`."""
    lowering.place_at(operation)
    lowering.check_attributes(
        operation,
        frozenset(("channel_dir", "channel_index", "repeat_count", "pad_value", "out_of_order", "loop", "sym_name")),
    )
    _require_plain(lowering, operation)
    runs = integer(lowering, operation, "repeat_count", 0) + 1
    _channel(lowering, device, tile, operation).append(Start(operation, None, runs))


def _require_plain(lowering: Lowering, operation: Any) -> None:
    if integer(lowering, operation, "pad_value", 0):
        raise lowering.unsupported("attribute 'pad_value'")
    if flag(operation, "out_of_order"):
        raise lowering.unsupported("attribute 'out_of_order'")


def _channel(lowering: Lowering, device: Device, tile: Any, operation: Any) -> list[Start]:
    direction = choice(lowering, operation, "channel_dir", DIRECTIONS)
    port = Port(tile, direction, integer(lowering, operation, "channel_index"))
    return device.channels.setdefault(port, [])


@handles("aie.dma_start", "aie.dma")
def _misplaced(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("outside of a DMA's configuration")


def start_channels(lowering: Lowering) -> None:
    """Starts what each channel is configured to do, one task after the other."""
    device = device_of(lowering)
    for port, starts in device.channels.items():
        block = ir.Block()
        with lowering.within(block), lowering.at_once():
            for start in starts:
                lowering.place_at(start.operation)
                run_descriptors(lowering, port, start.operation, start.first, start.runs)
            lowering.emit(ir.Yield(place=lowering.place, values=[]))
        lowering.place_at(starts[0].operation)
        lowering.spawn(block, str(port), daemon=True)


def run_descriptors(
    lowering: Lowering, port: Port, operation: Any, first: Any, runs: ir.Index, packet: int | None = None
) -> None:
    """Runs a chain of descriptors from the block `first` on, or where that is None those in the regions of `operation`,
    `runs` times. `packet` is that of descriptors without one of their own."""
    device = device_of(lowering)
    outer = device.port, device.run, device.packet
    device.port = port
    if runs == 1:
        device.run = 0
        _run_once(lowering, operation, first, packet)
    else:
        with lowering.loop(0, runs) as loop:
            device.run = loop.induction
            _run_once(lowering, operation, first, packet)
    device.port, device.run, device.packet = outer


def _run_once(lowering: Lowering, operation: Any, first: Any, packet: int | None) -> None:
    """A region with a block for each descriptor, after one that goes to the first."""
    place = lowering.place
    blocks, circular = descriptor_blocks(operation, first)
    device_of(lowering).circular = circular
    lowered = {block: ir.Block() for block in blocks}
    end = ir.Block([], [ir.Yield(place=place, values=[])])
    entry = ir.Block([], [ir.Branch(place=place, target=lowered[blocks[0]], arguments=[])])
    for number, block in enumerate(blocks):
        following = end
        if first is None and (circular or number + 1 < len(blocks)):
            following = lowered[blocks[(number + 1) % len(blocks)]]
        with lowering.within(lowered[block]):
            _descriptor(lowering, block, lowered, following, packet)
        lowering.place = place
    region = ir.Region([entry, *lowered.values(), end])
    lowering.emit(ir.Execute(place=place, results=[], body=region))


def descriptor_blocks(operation: Any, first: Any) -> tuple[list[Any], bool]:
    """The blocks of the descriptors of a task, from `first` on or in the regions of `operation`, in order, and whether
    they are circular."""
    if first is None:
        return [region.blocks[0] for region in operation.regions if len(region.blocks)], flag(operation, "loop", True)
    found: list[Any] = []
    block = first
    while block is not None and block not in found:
        found.append(block)
        last = list(block.operations)[-1].operation if len(block.operations) else None
        block = last.successors[0] if last is not None and last.name in _JUMPS else None
    return found, block is not None


def _descriptor(
    lowering: Lowering, block: Any, lowered: dict[Any, ir.Block], following: ir.Block, packet: int | None
) -> None:
    device = device_of(lowering)
    device.packet = packet
    place = lowering.place
    transferred = False
    for view in block.operations:
        each = view.operation
        lowering.place = place
        if each.name in _JUMPS:
            following = lowered[each.successors[0]]
            lowering.place_at(each)
            break
        if each.name in _ENDS:
            lowering.place_at(each)
            break
        if each.name == "aie.use_lock" and acquires(lowering, each) == transferred:
            lowering.place_at(each)
            raise lowering.unsupported("in a descriptor, locks are acquired before its transfer and released after it")
        if each.name == "aie.dma_bd":
            if transferred:
                lowering.place_at(each)
                raise lowering.unsupported("two transfers in one descriptor")
            transferred = True
        lowering.lower(each)
    lowering.emit(ir.Branch(place=lowering.place, target=following, arguments=[]))


def acquires(lowering: Lowering, operation: Any) -> bool:
    """Whether an `aie.use_lock` acquires."""
    return choice(lowering, operation, "action", LOCK_ACTIONS) != "Release"
