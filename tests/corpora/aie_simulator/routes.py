"""What is left of a device when MLIR-AIE has routed its streams and written its host as registers: switches, and the
descriptors, queues and tokens of a shim's DMAs, by the register reference of the AIE-ML architecture (AM025: DMA_BD0_0
to DMA_BD15_7 at 0x1D000, the task queues from 0x1D204 on)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from tests.corpora.aie_simulator.fifos import Undefined

Tile = tuple[int, int]
Wire = tuple[Tile, str, str, int]
"""A port of a switch: the tile, `switchbox` or `shim_mux`, the bundle and the channel."""

DESCRIPTORS, SIZE, LAST = 0x1D000, 0x20, 0x1D200
QUEUES = {0x1D204: ("S2MM", 0), 0x1D20C: ("S2MM", 1), 0x1D214: ("MM2S", 0), 0x1D21C: ("MM2S", 1)}
CONTROLS = (0x1D200, 0x1D208, 0x1D210, 0x1D218)  # which controller gets the tokens of a channel
_ACROSS = {"North": (0, 1, "South"), "South": (0, -1, "North"), "East": (1, 0, "West"), "West": (-1, 0, "East")}


class Pushed(Struct):
    """What the host put into a queue: `bd` is the number of a descriptor of the tile."""

    bd: int
    repeats: int
    token: bool


class Patch(Struct):
    """An address that is known when the host runs: bytes beyond the beginning of an argument."""

    argument: int
    bytes: int


def routes(switches: Mapping[tuple[Tile, str], list[tuple[str, int, str, int]]]) -> Iterator[tuple[Any, Any]]:
    """The ports of DMAs that streams connect, (tile, direction, channel) each, from where it is sent to where it is
    taken. `switches` has the connections of each: from a bundle and a channel to others."""
    for (tile, kind), connections in switches.items():
        for bundle, channel, *_ in dict.fromkeys((each[0], each[1]) for each in connections if each[0] == "DMA"):
            for end in _ends(switches, (tile, kind, bundle, channel), frozenset()):
                yield (tile, "MM2S", channel), end


def _ends(switches: Mapping[Any, Any], at: Wire, seen: frozenset[Wire]) -> Iterator[Any]:
    if at in seen:
        raise Undefined("streams in a circle")
    tile, kind, bundle, channel = at
    for source, number, target, goal in switches.get((tile, kind), ()):
        if (source, number) != (bundle, channel):
            continue
        if target == "DMA":
            yield tile, "S2MM", goal
        elif target in _ACROSS:
            yield from _ends(switches, _beyond(tile, kind, target, goal), seen | {at})


def _beyond(tile: Tile, kind: str, bundle: str, channel: int) -> Wire:
    """The port that a port is wired to: the multiplexer of a shim is at the south of its switch."""
    if kind == "shim_mux":
        return tile, "switchbox", "South", channel
    if bundle == "South" and tile[1] == 0:
        return tile, "shim_mux", "North", channel
    east, north, other = _ACROSS[bundle]
    return (tile[0] + east, tile[1] + north), "switchbox", other, channel


class Registers(Struct):
    """The descriptors of shims, by address."""

    words: dict[int, Any]

    def write(self, address: int, value: Any) -> tuple[Tile, tuple[str, int], Pushed] | None:
        """What a write puts into a queue, if it does. Raises `NotImplementedError` for another register."""
        tile, offset = (address >> 25, address >> 20 & 31), address & 0xFFFFF
        if offset in QUEUES:
            return tile, QUEUES[offset], Pushed(value & 15, value >> 16 & 255, bool(value >> 31))
        if not DESCRIPTORS <= offset < LAST and offset not in CONTROLS:
            raise NotImplementedError(f"a register at {address:#x}")
        self.words[address] = value
        return None

    def descriptor(self, tile: Tile, number: int) -> list[Any]:
        """The eight words of a descriptor. Raises `Undefined` where it is not valid."""
        base = tile[0] << 25 | tile[1] << 20 | DESCRIPTORS + SIZE * number
        words = [self.words.get(base + 4 * at) for at in range(8)]
        if None in words or not words[7] >> 25 & 1:
            raise Undefined("a descriptor that nobody has written")
        if words[2] or words[7] >> 26 & 1 or not isinstance(words[1], Patch) or words[1].bytes % 4:
            raise NotImplementedError("a descriptor with a packet, another one after it, or no argument")
        return words


def places(words: list[Any], run: int) -> Iterator[int]:
    """The words of an argument that a descriptor names, in the order in which they are moved. Strides are one more than
    what the registers hold, sizes of 0 have no end."""
    start = words[1].bytes // 4
    inner, middle = words[3] >> 20 & 1023, words[4] >> 20 & 1023
    steps = [(each & 0xFFFFF) + 1 for each in words[3:7]]
    start += run % ((words[6] >> 20 & 63) + 1) * steps[3]
    for number in range(words[0]):
        rest, at = number, start
        for size, step in ((inner, steps[0]), (middle, steps[1])):
            if not size:
                at += rest * step
                break
            at, rest = at + rest % size * step, rest // size
        else:
            at += rest * steps[2]
        yield at


def words_of(fields: Mapping[str, int]) -> list[int]:
    """The words that `aiex.npu.writebd` writes, from its fields. Raises `NotImplementedError`."""
    if any(fields.get(each) for each in fields if "zero" in each or "packet" in each or "lock" in each):
        raise NotImplementedError("a descriptor with padding, packets or locks")
    get = fields.get
    return [
        get("buffer_length", 0),
        get("buffer_offset", 0),
        0,
        get("d0_size", 0) << 20 | get("d0_stride", 0),
        get("d1_size", 0) << 20 | get("d1_stride", 0),
        get("d2_stride", 0),
        get("iteration_current", 0) << 26 | get("iteration_size", 0) << 20 | get("iteration_stride", 0),
        get("next_bd", 0) << 27 | get("use_next_bd", 0) << 26 | get("valid_bd", 0) << 25,
    ]
