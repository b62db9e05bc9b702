"""How much of each resource a tile has, by the generation of its device.

The numbers are those of AMD's architecture manuals (AM009 for AI Engines, AM020 for AIE-ML), as MLIR-AIE's target
models have them (`AIETargetModel.cpp`)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from frontends.aie.device import Tile, TileKind

_CORE, _MEMORY, _SHIM = TileKind.CORE, TileKind.MEMORY, TileKind.SHIM
PACKETS = 32  # ids that the header of a packet may have
PACKET_TYPES = 8
ITERATIONS = 64  # of a descriptor: the field, which is less by one, has six bits
MOST_REPEATS = 255  # of a task: the field in the word that starts it has eight bits
SWITCH_WORDS = 8  # that a stream holds in each switch on its way (AM009 and AM020, "Stream Switch Buffering")
QUEUED_TASKS = 4  # of a DMA channel
_HALF = 24  # descriptors of a memory tile: channels of even numbers reach the first ones, the others those from here on


class DescriptorFields(Struct, frozen=True):
    """Widths in bits of the fields of a descriptor, which count words: of its length, of each step, and of the sizes of
    its `wraps` innermost dimensions. A further dimension goes on until the length is reached. `padding` are the most
    words, rows and planes that are added on one side."""

    length: int
    step: int
    wrap: int
    wraps: int
    padding: tuple[int, ...] = ()

    @property
    def dimensions(self) -> int:
        return self.wraps + 1


# Of AIE-ML (AM025, DMA_BD registers of the memory, memory tile and NoC modules); devices of XDNA 2 have the same.
FIELDS = {
    _CORE: DescriptorFields(length=14, step=13, wrap=8, wraps=2),
    _MEMORY: DescriptorFields(length=17, step=17, wrap=10, wraps=3, padding=(63, 31, 15)),
    _SHIM: DescriptorFields(length=32, step=20, wrap=10, wraps=2),
}


class TargetModel(Struct, frozen=True):
    """Of one generation: bytes, locks, descriptors and DMA channels of each direction of a tile by its kind, and how
    many ports a tile's switch has of each bundle, by which streams come in and by which they leave."""

    memory: Mapping[TileKind, int]
    locks: Mapping[TileKind, int]
    descriptors: Mapping[TileKind, int]
    channels: Mapping[TileKind, int]
    sources: Mapping[TileKind, Mapping[str, int]]
    destinations: Mapping[TileKind, Mapping[str, int]]


# The ports by which streams come into the switch of a core that both generations have as many of.
_FROM_CORE = {"DMA": 2, "North": 4, "South": 6, "East": 4, "West": 4, "Trace": 2, "TileControl": 1}

TARGET_MODELS = {
    1: TargetModel(
        memory={_CORE: 32 << 10},
        locks={_CORE: 16, _SHIM: 16},
        descriptors={_CORE: 16, _SHIM: 16},
        channels={_CORE: 2, _SHIM: 2},
        sources={
            _CORE: {**_FROM_CORE, "Core": 2, "FIFO": 2},
            _SHIM: {"FIFO": 2, "North": 4, "South": 8, "East": 4, "West": 4, "Trace": 1, "TileControl": 1},
        },
        destinations={
            _CORE: {"Core": 2, "DMA": 2, "FIFO": 2, "North": 6, "South": 4, "East": 4, "West": 4, "TileControl": 1},
            _SHIM: {"FIFO": 2, "North": 6, "South": 6, "East": 4, "West": 4, "TileControl": 1},
        },
    ),
    2: TargetModel(
        memory={_CORE: 64 << 10, _MEMORY: 512 << 10},
        locks={_CORE: 16, _MEMORY: 64, _SHIM: 16},
        descriptors={_CORE: 16, _MEMORY: 2 * _HALF, _SHIM: 16},
        channels={_CORE: 2, _MEMORY: 6, _SHIM: 2},
        sources={
            _CORE: {**_FROM_CORE, "Core": 1, "FIFO": 1},
            _MEMORY: {"DMA": 6, "North": 4, "South": 6, "Trace": 1, "TileControl": 1},
            _SHIM: {"FIFO": 1, "North": 4, "South": 8, "East": 4, "West": 4, "Trace": 1, "TileControl": 1},
        },
        destinations={
            _CORE: {"Core": 1, "DMA": 2, "FIFO": 1, "North": 6, "South": 4, "East": 4, "West": 4, "TileControl": 1},
            _MEMORY: {"DMA": 6, "North": 6, "South": 4, "TileControl": 1},
            _SHIM: {"FIFO": 1, "North": 6, "South": 6, "East": 4, "West": 4, "TileControl": 1},
        },
    ),
}


def reaches_descriptor(tile: Tile, channel: int, number: int) -> bool:
    """Whether a DMA channel may run a descriptor: in a memory tile each has half of them."""
    return tile.kind != _MEMORY or (number >= _HALF) == (channel % 2 == 1)


def has_cascade(generation: int, source: Tile, target: Tile) -> bool:
    """Whether there is a cascade from one core to another. In AIE-ML it leads to the south or the east (UG1603, "Stream
    Based Access"); before, to the east in odd rows and to the west in even ones, and at the end of a row to the north
    (tutorial 8 of MLIR-AIE)."""
    if None in (source.column, source.row, target.column, target.row):
        return True
    assert source.column is not None and source.row is not None and target.column is not None and target.row is not None
    step = target.column - source.column, target.row - source.row
    if generation > 1:
        return step in ((0, -1), (1, 0))
    return step in ((1 if source.row % 2 else -1, 0), (0, 1))
