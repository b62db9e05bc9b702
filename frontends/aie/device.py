"""What a device is configured to hold and to do, as its lowering gathers it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import Struct, field

from frontends.aie.endless import lower_endless
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Override, Scope
from frontends.mlir.core.walking import ancestors, nested
from frontends.mlir.dialects.func import call
from interp import ir

DEVICES = (
    *("", "xcvc1902", "xcve2302", "xcve2802", "npu1", "npu1_1col", "npu1_2col", "npu1_3col", "npu1_4col", "npu2"),
    *(f"npu2_{columns}col" for columns in range(1, 8)),
)
_SMALL_INDICES = "indices of a device whose index type has 32 bits are numbers of 32 bits"
# What is lowered here with every order that it leaves open and no other. `airrt` and `air` are not among these, whose
# operations say more of their order than is modelled, nor is anything that starts threads.
_OF_KNOWN_ORDER = frozenset(
    ("aie", "aiex", "arith", "builtin", "cf", "func", "index", "math", "memref", "scf", "vector")
)
_THREADS = ("scf.parallel", "scf.forall")
# How many columns and rows of tiles a device has.
_SIZES = {
    "xcvc1902": (50, 9),
    "xcve2302": (17, 4),
    "xcve2802": (38, 11),
    "npu1": (5, 6),
    "npu2": (8, 6),
    **{f"npu1_{columns}col": (columns, 6) for columns in range(1, 5)},
    **{f"npu2_{columns}col": (columns, 6) for columns in range(1, 8)},
}
_ROWS_OF_MEMORY = {"xcvc1902": (), "xcve2802": (1, 2)}


class TileKind(StrEnum):
    """What a tile is, in the words of messages: a way to the host's memory, memory that cores share, or a core."""

    SHIM = "shim"
    MEMORY = "memory"
    CORE = "core"


class Tile(Struct, frozen=True):
    """Where something of a device is; a logical tile has no column and no row."""

    name: str
    kind: TileKind
    column: int | None = None
    row: int | None = None

    def is_beside(self, other: Tile) -> bool:
        """Whether one of two tiles with cores sees the other's memory."""
        if self.column is None or self.row is None or other.column is None or other.row is None:
            return False
        return abs(self.column - other.column) + abs(self.row - other.row) == 1


class Port(Struct, frozen=True):
    """An end of a DMA channel; where an object fifo chooses the channel, that has the fifo's name."""

    tile: Tile
    direction: str
    channel: int | str

    def __str__(self) -> str:
        channel = self.channel if isinstance(self.channel, int) else f"for @{self.channel}"
        return f"{self.direction} {channel} of {self.tile.name}"


class Connector(Struct, frozen=True):
    """Where a stream enters a tile's switch: `switchbox`, or `shim_mux` between that of a shim tile and its DMA."""

    tile: Tile
    switch: str
    bundle: str
    channel: int


class Wire(Struct, frozen=True):
    """Where a switch sends what enters it: everything, or packets with one of the ids `packets`."""

    bundle: str
    channel: int
    packets: frozenset[int] | None = None


class Stream(Struct, frozen=True):
    """A way from a port to the channel `queue` at its end; `packet` is the id of the packets that take it."""

    queue: str
    packet: int | None = None


class Start(Struct, frozen=True):
    """A task that a DMA channel is configured with: the chain of descriptors from an MLIR block on, `runs` times."""

    operation: Any
    first: Any
    runs: int


class Task(Struct):
    """A transfer that the host has configured. `captured` are the values that its descriptors use."""

    port: Port
    operation: Any
    runs: ir.Index
    issues_token: bool
    packet: int | None
    captured: dict[Any, ir.Value]
    starts: int = 0
    token: ir.Value | None = None
    is_free: bool = False


class Device(Struct, Scope):
    """`generation` is 1 where locks hold values, 2 where they count; `size` is in tiles. `queues` are the channels into
    which something may be put, with the type of their elements; `started` is the token of the last task of a port,
    `tokens` are those of its tasks whose completion the host is told of and that nobody awaited, the oldest first,
    `queued` those of all tasks of a call that may not have ended."""

    generation: int
    size: tuple[int, int]
    memory_rows: tuple[int, ...]
    operation: Any
    tiles: dict[Any, Tile] = field(default_factory=dict)
    locks: dict[Any, str] = field(default_factory=dict)
    buffers: dict[str, ir.Value] = field(default_factory=dict)
    streams: defaultdict[Port, list[Stream]] = field(default_factory=lambda: defaultdict(list))
    sources: defaultdict[str, set[Port]] = field(default_factory=lambda: defaultdict(set))
    wires: defaultdict[Connector, list[Wire]] = field(default_factory=lambda: defaultdict(list))
    channels: dict[Port, list[Start]] = field(default_factory=dict)
    cores: list[Any] = field(default_factory=list)
    cascades: dict[Tile, Tile] = field(default_factory=dict)
    allocations: dict[str, tuple[Port, int | None]] = field(default_factory=dict)
    fifos: dict[str, Any] = field(default_factory=dict)
    links: list[Any] = field(default_factory=list)
    queues: dict[str, ir.Scalar] = field(default_factory=dict)
    inputs: dict[Port, str] = field(default_factory=dict)  # what arrives at the host from object fifos
    # Of the chain of descriptors at hand: its port, the number of its run, and the packet of the next transfer.
    port: Port | None = None
    run: ir.Index = 0
    circular: bool = False  # whether the chain comes back to its descriptors, so that runs do not count executions
    packet: int | None = None
    # Of the host.
    sequence: Any = None
    tasks: dict[Any, Task] = field(default_factory=dict)
    started: dict[Port, ir.Value] = field(default_factory=dict)
    tokens: defaultdict[Port, list[ir.Value]] = field(default_factory=lambda: defaultdict(list))
    queued: defaultdict[Port, list[ir.Value]] = field(default_factory=lambda: defaultdict(list))
    descriptors: dict[tuple[Tile, int], ir.Value] = field(default_factory=dict)
    subviews: dict[Any, list[ir.Value]] = field(default_factory=dict)

    def _for(self, lowering: Lowering, operation: Any) -> bool:
        return lower_endless(lowering, operation)

    def _call(self, lowering: Lowering, operation: Any) -> bool:
        """A core runs kernels that are linked with it."""
        if not any(each.name == "aie.core" for each in ancestors(operation)):
            return False
        call(lowering, operation, kernel=True)
        return True

    overrides: ClassVar[Mapping[str, Override]] = {"scf.for": _for, "func.call": _call}

    def finish(self, function: ir.Function) -> None:
        """What attributes of the device alone may decide, which of two streams an arbiter lets in first or how long a
        transfer takes, no documentation promises: it is open in each program."""
        operations = [*nested(self.operation), *(nested(self.sequence) if self.sequence is not None else ())]
        function.order_faithful = all(
            each.name.partition(".")[0] in _OF_KNOWN_ORDER and each.name not in _THREADS for each in operations
        )

    def tile(self, mlir_value: Any) -> Tile:
        return self.tiles[mlir_value]

    def connect(self, source: Port, queue: str, packet: int | None = None) -> None:
        """Lets what `source` sends, in packets with the id `packet` if there is one, arrive in the channel `queue`."""
        self.streams[source].append(Stream(queue, packet))
        self.sources[queue].add(source)


def new_device(lowering: Lowering, operation: Any) -> Device:
    """The empty model of an `aie.device`. Raises `Unsupported` for a device that is not known."""
    if "device" not in operation.attributes:
        raise lowering.unsupported("no attribute 'device'", operation)
    attribute = operation.attributes["device"]
    value = getattr(attribute, "value", None)
    name = DEVICES[value] if isinstance(value, int) and 0 < value < len(DEVICES) else str(value)
    if name not in DEVICES or not name:
        raise lowering.unsupported(f"device {attribute}", operation)
    if "dlti.dl_spec" in operation.attributes:
        _require_small_indices(lowering, operation)
    generation = 1 if name == "xcvc1902" else 2
    return Device(generation, _SIZES[name], _ROWS_OF_MEMORY.get(name, (1,)), operation)


def _require_small_indices(lowering: Lowering, device: Any) -> None:
    """Notes that indices of 64 bits stand for such of 32. Raises `Unsupported` where a constant tells them apart."""
    for operation in nested(device):
        if operation.name == "arith.constant" and str(operation.results[0].type) == "index":
            value = operation.attributes["value"].value
            if not -(2**31) <= value < 2**31:
                raise lowering.unsupported(f"an index of 32 bits that is {value}", operation)
    lowering.assumptions.add(_SMALL_INDICES)


def device_of(lowering: Lowering) -> Device:
    """The device around the operation at hand. Raises `Unsupported` outside of one."""
    device = lowering.scope(Device)
    if device is None:
        raise lowering.unsupported("outside of a device that a runtime sequence runs on")
    return device


def input_queue(tile: Tile, bundle: str, channel: int) -> str:
    """The channel of what arrives at a port."""
    return f"stream into {bundle} {channel} of {tile.name}"


def core_of(lowering: Lowering, operation: Any) -> Tile:
    """The tile whose core runs an operation. Raises `Unsupported` outside of a core."""
    for each in ancestors(operation):
        if each.name == "aie.core":
            return device_of(lowering).tile(each.operands[0])
    raise lowering.unsupported("outside of a core")
