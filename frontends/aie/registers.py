"""What a runtime sequence writes into the registers of shim tiles, down to which MLIR-AIE lowers the host's transfers.

A shim tile of the second generation has sixteen buffer descriptors of eight words, and for each channel of its DMA a
control register and a task queue; a write into a queue has the channel run a descriptor. Addresses, words and fields
are those of AMD's register reference for the NoC module of AI Engine-ML tiles (AM025), and the firmware's
`address_patch` writes the address of an argument into a descriptor, whose base address it replaces. Sizes and steps are
counted in words of 32 bits; a step and the number of a descriptor's iterations are less by one in their fields, and a
wrap of zero has no bound. Any other register, and any bit whose field is not modelled, is `Unsupported`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, field

from frontends.aie.attributes import DIRECTIONS, choice, flag, integer, packet_of, word_of
from frontends.aie.commands import block_words
from frontends.aie.device import Port, Tile, TileKind, device_of
from frontends.aie.host import note_queued, start_transfer, write_descriptor
from frontends.aie.resources import require_descriptor
from frontends.aie.sequence import require_host
from frontends.aie.transfers import Pattern, touch_descriptor, transfer
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from interp import ir

_COLUMN, _ROW = 25, 20  # from which bit on an address has a tile's column, and its row
_WORD = 4  # bytes
_BITS = 32
_DESCRIPTORS, _STEP = 0x1D000, 0x20  # where those of a shim tile begin, and how far they are apart
_WORDS = _STEP // _WORD
_COUNT = 16
_CHANNELS = 2  # of each direction
# The control register of each channel; its task queue is in the word after it.
_CONTROLS = {
    0x1D200: ("S2MM", 0),
    0x1D208: ("S2MM", 1),
    0x1D210: ("MM2S", 0),
    0x1D218: ("MM2S", 1),
}
_CONTROLLER = 0x1F00  # the bits of a control register with the id of the packets that say that a task has ended
_CONTROLLER_AT = 8


class Field(Struct, frozen=True):
    """Bits of one word of a descriptor."""

    word: int
    low: int
    width: int


_FIELDS: Mapping[str, Field] = {
    "buffer_length": Field(0, 0, 32),
    "buffer_offset": Field(1, 0, 32),
    "enable_packet": Field(2, 30, 1),
    "out_of_order_id": Field(2, 24, 6),
    "packet_id": Field(2, 19, 5),
    "packet_type": Field(2, 16, 3),
    "d0_size": Field(3, 20, 10),
    "d0_stride": Field(3, 0, 20),
    "d1_size": Field(4, 20, 10),
    "d1_stride": Field(4, 0, 20),
    "d2_stride": Field(5, 0, 20),
    "iteration_current": Field(6, 26, 6),
    "iteration_size": Field(6, 20, 6),
    "iteration_stride": Field(6, 0, 20),
    "next_bd": Field(7, 27, 4),
    "use_next_bd": Field(7, 26, 1),
    "valid_bd": Field(7, 25, 1),
    "lock_rel_val": Field(7, 18, 7),
    "lock_rel_id": Field(7, 13, 4),
    "lock_acq_enable": Field(7, 12, 1),
    "lock_acq_val": Field(7, 5, 7),
    "lock_acq_id": Field(7, 0, 4),
}
# Bits that say how memory is accessed, and not what: the length of bursts, and the kind of cache.
_ACCESS = {4: 0xC0000000, 5: 0x0F000000}
# Attributes of `aiex.npu.writebd` that are no field of a shim tile's descriptor, which neither pads nor bounds its
# outermost dimension: that goes on until the length is reached.
_ABSENT = (*(f"d{at}_zero_{side}" for at in range(3) for side in ("before", "after")), "d2_size")
_WHERE = ("column", "row", "bd_id", "burst_length")


class Descriptor(Struct):
    """What the host has written: the words, None for one that it has not, and the argument whose address is in it with
    an offset in bytes. `executions` are those since the word was written that counts them."""

    words: list[int | None] = field(default_factory=lambda: [None] * _WORDS)
    argument: ir.Value | None = None
    offset: int = 0
    executions: int = 0

    def __getitem__(self, name: str) -> int:
        each = _FIELDS[name]
        word = self.words[each.word]
        assert word is not None
        return (word >> each.low) & ((1 << each.width) - 1)


class Registers(Scope):
    """The descriptors of shim tiles."""

    def __init__(self) -> None:
        self.descriptors: dict[tuple[Tile, int], Descriptor] = {}


# -- writes ------------------------------------------------------------------------------------------------------------


@handles("aiex.npu.writebd", attributes=(*_WHERE, *_FIELDS, *_ABSENT))
def _writebd(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    tile = _shim(lowering, integer(lowering, operation, "column"), integer(lowering, operation, "row"))
    words = [0] * _WORDS
    for name, each in _FIELDS.items():
        value = (word_of if each.width == _BITS else integer)(lowering, operation, name)
        if not 0 <= value < 1 << each.width:
            raise lowering.unsupported(f"{name} = {value}, which does not fit into {each.width} bits")
        words[each.word] |= value << each.low
    for name in _ABSENT:
        if integer(lowering, operation, name, 0):
            raise lowering.unsupported(f"attribute '{name}' of a descriptor in a shim tile")
    number = integer(lowering, operation, "bd_id")
    require_descriptor(lowering, tile, number)
    for at, word in enumerate(words):
        _write(lowering, tile, _DESCRIPTORS + number * _STEP + at * _WORD, word)


@handles("aiex.npu.blockwrite", attributes=("address", "buffer", "column", "row"))
def _blockwrite(lowering: Lowering, operation: Any) -> None:
    """Writes the contents of a constant into the registers from an address on."""
    require_host(lowering, operation)
    words = block_words(lowering, operation)
    tile, offset = _address(lowering, operation, "address")
    for at, word in enumerate(words):
        _write(lowering, tile, offset + at * _WORD, word & 0xFFFFFFFF)


@handles("aiex.npu.write32", attributes=("address", "value", "buffer", "column", "row"))
def _write32(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    if len(operation.operands):
        raise lowering.unsupported("an address or a word that is a value")
    tile, offset = _address(lowering, operation, "address")
    _write(lowering, tile, offset, word_of(lowering, operation, "value"))


@handles("aiex.npu.maskwrite32", attributes=("address", "value", "mask", "buffer", "column", "row"))
def _maskwrite32(lowering: Lowering, operation: Any) -> None:
    """Sets the id of the packets by which a channel says that a task has ended, to what the tile has already."""
    require_host(lowering, operation)
    tile, offset = _address(lowering, operation, "address")
    value, mask = integer(lowering, operation, "value"), integer(lowering, operation, "mask")
    if offset not in _CONTROLS or mask != _CONTROLLER:
        raise lowering.unsupported(f"bits {mask:#x} of the register at {offset:#x} of {tile.name}")
    known = _controller(lowering, tile)
    if known is None or value != known << _CONTROLLER_AT:
        raise lowering.unsupported(f"a controller id of {value >> _CONTROLLER_AT} for {tile.name}, which has {known}")


def _controller(lowering: Lowering, tile: Tile) -> int | None:
    """The id that an attribute of a tile's declaration has for its packets of control."""
    for declared, each in device_of(lowering).tiles.items():
        if each == tile and "controller_id" in declared.owner.attributes:
            return packet_of(lowering, declared.owner, "controller_id")
    return None


@handles("aiex.npu.address_patch", attributes=("addr", "arg_idx", "arg_plus"))
def _address_patch(lowering: Lowering, operation: Any) -> None:
    """The firmware writes the address of an argument, plus a number of bytes, into a descriptor."""
    require_host(lowering, operation)
    if len(operation.operands):
        raise lowering.unsupported("an offset that is a value")
    tile, offset = _address(lowering, operation, "addr")
    number, word = divmod((offset - _DESCRIPTORS) // _WORD, _WORDS)
    if word != _FIELDS["buffer_offset"].word or not 0 <= number < _COUNT:
        raise lowering.unsupported(f"an address in the register at {offset:#x} of {tile.name}")
    arguments = _arguments(lowering)
    at = integer(lowering, operation, "arg_idx")
    if not 0 <= at < len(arguments):
        raise lowering.unsupported(f"argument {at} of a sequence that has {len(arguments)}")
    descriptor = _descriptor(lowering, tile, number)
    write_descriptor(lowering, device_of(lowering), tile, number)
    descriptor.argument, descriptor.offset = lowering.value(arguments[at]), integer(lowering, operation, "arg_plus")


@handles(
    "aiex.npu.push_queue", attributes=("column", "row", "direction", "channel", "issue_token", "repeat_count", "bd_id")
)
def _push_queue(lowering: Lowering, operation: Any) -> None:
    require_host(lowering, operation)
    tile = _shim(lowering, integer(lowering, operation, "column"), integer(lowering, operation, "row"))
    direction = choice(lowering, operation, "direction", DIRECTIONS)
    port = Port(tile, direction, integer(lowering, operation, "channel"))
    number, repeat = integer(lowering, operation, "bd_id"), integer(lowering, operation, "repeat_count")
    if not 0 <= repeat < 1 << 8:
        raise lowering.unsupported(f"a task that is repeated {repeat} times")
    _push(lowering, port, number, repeat, flag(operation, "issue_token"))


def _shim(lowering: Lowering, column: int, row: int) -> Tile:
    """The shim tile with these coordinates."""
    device = device_of(lowering)
    columns, _ = device.size
    if device.generation == 1 or row != 0 or not 0 <= column < columns:
        raise lowering.unsupported(f"registers of tile ({column}, {row})")
    found = [each for each in device.tiles.values() if (each.column, each.row) == (column, row)]
    return found[0] if found else Tile(f"tile ({column}, 0)", TileKind.SHIM, column, 0)


def _address(lowering: Lowering, operation: Any, name: str) -> tuple[Tile, int]:
    """The shim tile of an address, and where in that the address is. Where a column and a row are given, only the rest
    of the address counts, and where one of them is, it counts for nothing (AIEXDialect.cpp, `getAbsoluteAddress`)."""
    if "buffer" in operation.attributes:
        raise lowering.unsupported("an address with the attribute 'buffer'")
    address = word_of(lowering, operation, name)
    given = [integer(lowering, operation, each) for each in ("column", "row") if each in operation.attributes]
    if len(given) == 1 or any(not 0 <= each < 1 << (_COLUMN - _ROW) for each in given):
        raise lowering.unsupported("a column or a row alone, or one that there is not")
    if given:
        column, row = given
        address = column << _COLUMN | row << _ROW | address & ((1 << _ROW) - 1)
    if address % _WORD:
        raise lowering.unsupported(f"the address {address:#x}, which is that of no word")
    column, row = address >> _COLUMN, (address >> _ROW) & ((1 << (_COLUMN - _ROW)) - 1)
    return _shim(lowering, column, row), address & ((1 << _ROW) - 1)


def _descriptor(lowering: Lowering, tile: Tile, number: int) -> Descriptor:
    return lowering.own(Registers).descriptors.setdefault((tile, number), Descriptor())


def _write(lowering: Lowering, tile: Tile, offset: int, word: int) -> None:
    """Writes a word into a register: one of a descriptor, or a task queue."""
    control = _CONTROLS.get(offset - _WORD)
    if control is not None:
        number, repeat, issues = word & 0xF, (word >> 16) & 0xFF, word >> 31
        if word & ~0x80FF000F:
            raise lowering.unsupported(f"{word:#x} in the task queue at {offset:#x} of {tile.name}")
        _push(lowering, Port(tile, *control), number, repeat, bool(issues))
        return
    number, at = divmod((offset - _DESCRIPTORS) // _WORD, _WORDS)
    if not 0 <= number < _COUNT:
        raise lowering.unsupported(f"the register at {offset:#x} of {tile.name}")
    descriptor = _descriptor(lowering, tile, number)
    write_descriptor(lowering, device_of(lowering), tile, number)
    descriptor.words[at] = word
    if at == _FIELDS["buffer_offset"].word:
        descriptor.argument = None  # what the firmware had written is overwritten
    if at == _FIELDS["iteration_current"].word:
        descriptor.executions = 0


# -- tasks -------------------------------------------------------------------------------------------------------------


def _push(lowering: Lowering, port: Port, first: int, repeat: int, issues_token: bool) -> None:
    """Has a channel run the chain of descriptors from `first` on, once and `repeat` times more."""
    if not 0 <= int(port.channel) < _CHANNELS:
        raise lowering.unsupported(f"channel {port.channel} of {port.tile.name}")
    chain = list(_chain(lowering, port.tile, first))
    steps: list[tuple[int, ir.Value, Pattern, int | None]] = []
    for _ in range(repeat + 1):
        for number, descriptor in chain:
            steps.append((number, *_decoded(lowering, descriptor)))
            descriptor.executions += 1

    def run() -> None:
        for number, buffer, pattern, packet in steps:
            touch_descriptor(lowering, port, number, writes=False)
            transfer(lowering, port, buffer, pattern, packet)

    note_queued(lowering, port, start_transfer(lowering, port, run, issues_token))


def _arguments(lowering: Lowering) -> list[Any]:
    """Those of the sequence, as MLIR has them."""
    return list(device_of(lowering).sequence.regions[0].blocks[0].arguments)


def _chain(lowering: Lowering, tile: Tile, number: int) -> Iterator[tuple[int, Descriptor]]:
    """The descriptors that run one after the other."""
    seen: set[int] = set()
    while number not in seen:
        seen.add(number)
        descriptor = lowering.own(Registers).descriptors.get((tile, number))
        if descriptor is None or None in descriptor.words or descriptor.argument is None:
            what = "address of an argument" if descriptor is not None and None not in descriptor.words else "words"
            raise lowering.unsupported(f"descriptor {number} of {tile.name}, without the {what} that it needs")
        _require_known(lowering, descriptor, number)
        yield number, descriptor
        if not descriptor["use_next_bd"]:
            return
        number = descriptor["next_bd"]
    raise lowering.unsupported(f"a cycle of descriptors of {tile.name}")


def _require_known(lowering: Lowering, descriptor: Descriptor, number: int) -> None:
    """Raises `Unsupported` where bits of a descriptor ask for what is not modelled."""
    for at, word in enumerate(descriptor.words):
        assert word is not None
        known = _ACCESS.get(at, 0)
        for each in _FIELDS.values():
            if each.word == at:
                known |= ((1 << each.width) - 1) << each.low
        if word & ~known:
            raise lowering.unsupported(f"bits {word & ~known:#x} of word {at} of descriptor {number}")
    if not descriptor["valid_bd"]:
        raise lowering.unsupported(f"descriptor {number}, which is not valid")
    if descriptor["lock_acq_enable"] or descriptor["lock_rel_val"] or descriptor["out_of_order_id"]:
        raise lowering.unsupported(f"locks or an order of its own in descriptor {number}")
    if descriptor["iteration_current"] > descriptor["iteration_size"]:
        begun, last = descriptor["iteration_current"], descriptor["iteration_size"]
        raise lowering.unsupported(f"descriptor {number}, whose iterations begin at {begun} and end at {last}")


def _decoded(lowering: Lowering, descriptor: Descriptor) -> tuple[ir.Value, Pattern, int | None]:
    """What the next execution of a descriptor transfers: elements of a buffer, in packets with an id."""
    buffer = descriptor.argument
    assert buffer is not None
    width = view_type(buffer).element.width
    length = descriptor["buffer_length"]
    inner = descriptor["d0_size"] or length
    if not length or length % inner:
        raise lowering.unsupported(f"a length of {length} words in runs of {inner}")
    rows = length // inner
    outer = min(descriptor["d1_size"] or rows, rows)
    if rows % outer:
        raise lowering.unsupported(f"{rows} runs of words in groups of {outer}")
    sizes = [rows // outer, outer, inner]
    strides = [descriptor["d2_stride"] + 1, descriptor["d1_stride"] + 1, descriptor["d0_stride"] + 1]
    start = 0
    if descriptor["iteration_size"]:
        executions = descriptor.executions + descriptor["iteration_current"]
        start = executions % (descriptor["iteration_size"] + 1) * (descriptor["iteration_stride"] + 1)
    packet = descriptor["packet_id"] if descriptor["enable_packet"] else None
    sizes, strides = _elements(lowering, sizes, strides, width)
    bits = (descriptor.offset + start * _WORD) * 8
    if descriptor.offset % _WORD or bits % width:
        raise lowering.unsupported(f"an offset of {descriptor.offset} bytes into elements of {width} bits")
    return buffer, Pattern(bits // width, [*sizes], [*strides], [(0, 0)] * len(sizes)), packet


def _elements(lowering: Lowering, sizes: list[int], strides: list[int], width: int) -> tuple[list[int], list[int]]:
    """The sizes and strides of words as those of elements of `width` bits."""
    if width <= _BITS:
        if _BITS % width or width % 8:
            raise lowering.unsupported(f"words of 32 bits that hold elements of {width}")
        several = _BITS // width
        scaled = [stride * several for stride in strides]
        if strides[-1] == 1 or several == 1:
            return [*sizes[:-1], sizes[-1] * several], [*scaled[:-1], 1 if strides[-1] == 1 else scaled[-1]]
        return [*sizes, several], [*scaled, 1]
    words = width // _BITS
    whole = [stride for size, stride in zip(sizes[:-1], strides[:-1], strict=True) if size > 1]
    if width % _BITS or strides[-1] != 1 or sizes[-1] % words or any(stride % words for stride in whole):
        raise lowering.unsupported(f"words of 32 bits that are parts of elements of {width}")
    return [*sizes[:-1], sizes[-1] // words], [*(stride // words for stride in strides[:-1]), 1]
