"""Channels: first-in, first-out streams of elements, one for each index, with broadcasts."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import product
from math import prod
from typing import Any

from msgspec import Struct

from frontends.air import memory_mapped
from frontends.air.access import join, padded, padding, pattern, room, split, stream
from frontends.air.cascades import CASCADES, note_source, require_neighbour
from frontends.air.local_memory import around
from frontends.air.program_order import Orders
from frontends.air.refeed import REFEED, refeed_of, refeed_of_buffer
from frontends.air.stream_order import leaves_to_compiler
from frontends.air.tasks import LABELS, run_after, spawn
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.walking import children, definition_of, nested, outermost
from interp import ir

_STREAMS = ("npu_dma_stream", "npu_dma_packet", "npu_cascade", "dma_stream", "dma_packet", "cascade")
_PACKETS = ("npu_dma_packet", "dma_packet")
_IN_MEMORY = (8, 16, 32, 64, 128)  # the bits of elements that have as many in memory
# Which tiles a broadcast is for, which its shape says, and by which channels of the host a transfer goes in which order
# among those of the host, which is that of the channel in any case.
ROUTES = ("broadcast_set", "metadata", "metadataArray", "air.preserve_shim_dma_order")
_SYMBOL = re.compile(r'@("[^"]*"|[\w$.-]+)')
_APART = "the instances of an 'air.launch' or 'air.rank' do not share channels: what one of them puts, no other gets"


class Channel(Struct, frozen=True):
    """`name` in the affine IR; `sizes` as puts see them, `destinations` as gets do; `refeed` how often each element
    is sent. Of one that is not `declared` both are as many numbers as there are indices, and say no more. Where what
    is put has another type than what is got, its elements are integers of type `unit`, the bits of several of which
    are those of one that is put or got. One that is `whole` is never asked for by an index. `cascade` is its kind where
    it leads from core to core, `puts` are all that put into it then."""

    name: str
    sizes: tuple[int, ...]
    destinations: tuple[int, ...]
    packets: bool
    refeed: int
    declared: bool = True
    unit: ir.Scalar | None = None
    whole: bool = False
    cascade: str = ""
    puts: tuple[Any, ...] = ()


@handles("air.channel", attributes=("sym_name", "size", "channel_type", "broadcast_shape", "buffer_resources", REFEED))
def _channel(lowering: Lowering, operation: Any) -> None:
    """What a channel is, its puts and gets ask for. How much it holds (`buffer_resources`) is not relied on: programs
    must get along with one put, for which every implementation has the capacity."""


@handles(
    "air.channel.put",
    attributes=(
        *LABELS,
        *("operandSegmentSizes", "chan_name", "pad_before", "pad_after", REFEED, *ROUTES),
        *("static_src_offsets", "static_src_sizes", "static_src_strides"),
    ),
)
def _put(lowering: Lowering, operation: Any) -> None:
    dependencies, indices, (memref,), offsets, sizes, strides, *destination = lowering.segments(operation)
    channel = declared(lowering, operation)
    reads = pattern(operation, "src", memref, (offsets, sizes, strides))
    times = refeed_of(lowering, operation, channel.refeed)
    if (sent := refeed_of_buffer(lowering, memref)) is not None:
        if times != 1 or REFEED in operation.attributes:
            raise lowering.unsupported(f"'{REFEED}' of a buffer, and of the channel or the transfer as well")
        times = sent

    def run() -> None:
        view = stream(lowering, reads)
        zeros = padding(lowering, operation, view_type(view).rank)
        if zeros is not None:
            view = padded(lowering, view, zeros)
        if channel.unit is not None:
            view = split(lowering, view, channel.unit)
        at = _position(lowering, channel, indices, channel.sizes)
        if channel.cascade:
            note_source(lowering, operation, channel.name, channel.sizes, at, channel.puts)
        for _ in range(times):
            if destination and destination[0]:
                _put_to_one(lowering, channel, view, at, destination[0][0])
            else:
                _put_to_all(lowering, operation, channel, view, at)

    run_after(lowering, operation, dependencies, run)


@handles(
    "air.channel.get",
    attributes=(
        *LABELS,
        *("operandSegmentSizes", "chan_name", *ROUTES),
        *("static_dst_offsets", "static_dst_sizes", "static_dst_strides"),
    ),
)
def _get(lowering: Lowering, operation: Any) -> None:
    dependencies, indices, (memref,), offsets, sizes, strides = lowering.segments(operation)
    channel = declared(lowering, operation)
    writes = pattern(operation, "dst", memref, (offsets, sizes, strides))

    def run() -> None:
        view = stream(lowering, writes)
        broadcast = channel.sizes != channel.destinations
        at = _position(lowering, channel, indices, channel.destinations, broadcast)
        name, instance = _queue(lowering, channel)
        into = view if channel.unit is None else room(lowering, view, channel.unit)
        lowering.emit(ir.Get(place=lowering.place, channel=name, indices=[*instance, *at], view=into))
        if channel.unit is not None:
            join(lowering, into, view, channel.unit)
        if channel.cascade:
            require_neighbour(lowering, operation, channel.cascade, channel.name, channel.sizes, at, channel.puts)

    run_after(lowering, operation, dependencies, run)


def _put_to_all(lowering: Lowering, operation: Any, channel: Channel, view: ir.Value, at: Sequence[ir.Index]) -> None:
    """Every destination of a broadcast takes the elements for itself, none waits for another."""
    ranges: list[Sequence[ir.Index]] = [
        [index] if size == reached else range(reached)
        for index, size, reached in zip(at, channel.sizes, channel.destinations, strict=True)
    ]
    name, instance = _queue(lowering, channel)
    every = list(product(*ranges))

    def put(indices: Sequence[ir.Index]) -> None:
        lowering.emit(ir.Put(place=lowering.place, channel=name, indices=[*instance, *indices], view=view))

    if len(every) == 1:
        put(every[0])
        return
    tokens = []
    for indices in every:

        def run(indices: Sequence[ir.Index] = indices) -> None:
            put(indices)

        tokens.append(spawn(lowering, operation, [], run))
    lowering.wait(tokens)


def _put_to_one(lowering: Lowering, channel: Channel, view: ir.Value, at: Sequence[ir.Index], mlir_number: Any) -> None:
    """`dest` counts the destinations of a broadcast in row-major order."""
    if not channel.packets:
        raise lowering.unsupported("'dest' on a channel that is not one of packets")
    name, instance = _queue(lowering, channel)
    number = lowering.index(mlir_number)
    reached = [1 if size == each else each for size, each in zip(channel.sizes, channel.destinations, strict=True)]
    if prod(reached) == 1:
        raise lowering.unsupported("'dest' on a channel with one destination, which a channel further on takes it for")
    within = lowering.op(
        "andi", [lowering.compare("sge", number, 0), lowering.compare("slt", number, prod(reached))], ir.I1
    )
    lowering.require(within, f"'dest' is one of {prod(reached)} destinations")
    indices: list[ir.Index] = []
    for position, (index, size, each) in enumerate(zip(at, channel.sizes, channel.destinations, strict=True)):
        if size == each:
            indices.append(index)
        else:
            inner = prod(reached[position + 1 :])
            quotient = ir.Binary("floordiv", number, inner)
            indices.append(lowering.apply(ir.Binary("mod", quotient, each)))
    lowering.emit(ir.Put(place=lowering.place, channel=name, indices=[*instance, *indices], view=view))


def _position(
    lowering: Lowering, channel: Channel, mlir_indices: Sequence[Any], sizes: Sequence[int], broadcast: bool = False
) -> list[ir.Index]:
    """The index of a put or a get, which must be in bounds. Where a channel is `broadcast`, gets may have any index in
    a dimension of which there is one."""
    indices = lowering.indices(mlir_indices)
    if not channel.declared:
        return indices or [0]
    if not indices and (prod(sizes) == 1 or channel.whole):
        return [0] * len(sizes)
    if len(indices) != len(sizes) and prod(channel.destinations) == 1:  # there is one stream, of index 0
        for index in indices:
            if index != 0:
                lowering.require(lowering.compare("eq", index, 0), "the index is one of the channel's")
        return [0] * len(sizes)
    if len(indices) != len(sizes):
        raise lowering.unsupported(f"{len(indices)} indices of a channel with {len(sizes)} dimensions")
    found: list[ir.Index] = []
    for index, size in zip(indices, sizes, strict=True):
        if broadcast and size == 1:
            found.append(0)
            continue
        if not isinstance(index, int) or not 0 <= index < size:
            inside = lowering.op(
                "andi", [lowering.compare("sge", index, 0), lowering.compare("slt", index, size)], ir.I1
            )
            lowering.require(inside, "the index is one of the channel's")
        found.append(index)
    return found


# -- declarations ------------------------------------------------------------------------------------------------------


def declared(lowering: Lowering, operation: Any) -> Channel:
    """The channel of a put or a get. Raises `Unsupported`."""
    name = operation.attributes["chan_name"].value
    declaration = _declaration(operation, name)
    if declaration is None:
        return _undeclared(lowering, operation, name)
    key = ("channel", declaration)
    known = lowering.memo.get(key)
    if known is None:
        known = lowering.memo[key] = _read(lowering, operation, declaration, name)
    assert isinstance(known, Channel)
    return known


def _undeclared(lowering: Lowering, operation: Any, name: str) -> Channel:
    """A channel whose declaration is in another module, as all uses in this function have it. Raises `Unsupported`."""
    around = definition_of(operation.operation)
    key = ("channel", name, around)
    known = lowering.memo.get(key)
    if known is None:
        uses = [each for each in _transfers_in(around) if _is_of(each, name)]
        counts = {_index_count(each) for each in uses}
        if len(counts) > 1 or any(_declaration(each, name) is not None for each in uses):
            raise lowering.unsupported(f"uses of channel @{name} that do not agree on what it is")
        unit = _unit(lowering, _related(lowering, around.operation, name), name)
        if leaves_to_compiler(uses):
            lowering.own(Orders).orders_later = True
        lowering.assumptions.add(ir.UNDECLARED_CHANNELS)
        sizes = (1,) * max(1, *counts, 0)
        # Uses with other numbers of indices, in another function, are of another stream.
        known = Channel(f"{name}.{len(sizes)}", sizes, sizes, False, 1, declared=False, unit=unit)
        lowering.memo[key] = known
    assert isinstance(known, Channel)
    return known


def _related(lowering: Lowering, function: Any, name: str) -> Any:
    """The module around a function, where another one that uses a channel may run with it, which takes that one of them
    is named somewhere; the function alone otherwise."""
    if function.parent is None:
        return function
    module = function.parent.operation
    users = [each for each in children(module) if any(_is_of(transfer, name) for transfer in _transfers_in(each))]
    names = {each.attributes["sym_name"].value if "sym_name" in each.attributes else "" for each in users}
    return module if "" in names or names & _named_in(lowering, module) else function


def _named_in(lowering: Lowering, module: Any) -> frozenset[str]:
    """What operations of a module name by symbols, in arrays and the like too, but for channels."""
    key = ("named", module)
    if key not in lowering.memo:
        attributes = (each.attributes[at] for each in nested(module) for at in range(len(each.attributes)))
        lowering.memo[key] = frozenset(
            part.strip('"')
            for attribute in attributes
            if attribute.name != "chan_name" and not type(attribute.attr).__name__.startswith("Dense")
            for part in _SYMBOL.findall(str(attribute.attr))
        )
    found: frozenset[str] = lowering.memo[key]
    return found


def _index_count(transfer: Any) -> int:
    return int(list(transfer.attributes["operandSegmentSizes"])[1])


def _declaration(operation: Any, name: str) -> Any:
    """The channel of a name in the innermost block that has it."""
    outer = operation.parent
    while outer is not None:
        for each in children(outer.operation):
            if each.name == "air.channel" and each.attributes["sym_name"].value == name:
                return each
        outer = outer.operation.parent
    return None


def _read(lowering: Lowering, operation: Any, declaration: Any, name: str) -> Channel:
    understood = ("sym_name", "size", "channel_type", "broadcast_shape", "buffer_resources", REFEED)
    for attribute in declaration.attributes:
        spelled = attribute if isinstance(attribute, str) else attribute.name
        if spelled in understood or lowering.is_label(spelled):
            continue
        if "." not in spelled or spelled.startswith("air."):
            raise lowering.unsupported(f"attribute '{spelled}' of channel @{name}")
    attributes = declaration.attributes
    kind = attributes["channel_type"].value if "channel_type" in attributes else _STREAMS[0]
    uses = [each for each in _transfers_in(declaration.parent) if _is_of(each, name)]
    if kind == memory_mapped.KIND:
        memory_mapped.require_constants(lowering, declaration, uses, name)
    elif kind not in _STREAMS:
        raise lowering.unsupported(f"a channel of type '{kind}'")
    if kind in CASCADES and any(around(each, "air.herd") is None for each in uses):
        raise lowering.unsupported(f"channel @{name}, which goes from core to core, outside of a herd")
    sizes = tuple(int(each.value) for each in attributes["size"]) if "size" in attributes else ()
    sizes = sizes or (1,)
    reached = sizes
    if "broadcast_shape" in attributes:
        reached = tuple(int(each.value) for each in attributes["broadcast_shape"])
        if len(reached) != len(sizes) or any(size not in (1, each) for size, each in zip(sizes, reached, strict=True)):
            raise lowering.unsupported(f"a broadcast of {list(sizes)} to {list(reached)}")
    if leaves_to_compiler(uses):
        lowering.own(Orders).orders_later = True
    inside = declaration.parent is not None and declaration.parent.name != "builtin.module"
    unit = _unit(lowering, declaration.parent, name)
    whole = sizes == reached and not any(_index_count(each) for each in uses)
    unique = f"{name}.{_line(declaration)}" if inside else name
    cascade, puts = "", tuple[Any, ...]()
    if kind in CASCADES:
        if reached != sizes:
            raise lowering.unsupported(f"channel @{name}, which goes from core to core, to several of them")
        cascade = kind
        puts = tuple(each for each in uses if each.name == "air.channel.put")
    refeed = refeed_of(lowering, declaration, 1)
    packets = kind in _PACKETS
    return Channel(unique, sizes, reached, packets, refeed, unit=unit, whole=whole, cascade=cascade, puts=puts)


def _unit(lowering: Lowering, around: Any, name: str) -> ir.Scalar | None:
    """The type of which the elements of all puts and gets of a channel are made, where they are of several types: the
    integer as wide as the narrowest one. Raises `Unsupported` where their bits are not those of such."""
    memrefs = [
        each.operands[sum(list(each.attributes["operandSegmentSizes"])[:2])].type
        for each in _transfers_in(around)
        if _is_of(each, name)
    ]
    if len({str(each.element_type) for each in memrefs}) < 2:
        return None
    elements = {view.element for each in memrefs for view in lowering.part_types(each) if isinstance(view, ir.View)}
    if len(elements) == 1:
        return None
    widths = [each.width for each in elements if isinstance(each, ir.Scalar) and not each.is_index]
    if len(widths) < len(elements) or any(each not in _IN_MEMORY for each in widths):
        types = {str(each.element_type) for each in memrefs}
        raise lowering.unsupported(f"channel @{name} with elements of {' and '.join(sorted(types))}")
    return ir.Scalar(f"i{min(widths)}")


def _is_of(transfer: Any, channel: str) -> bool:
    return bool(transfer.attributes["chan_name"].value == channel)


def _line(declaration: Any) -> str:
    location = declaration.location
    return f"{getattr(location, 'start_line', 0)}.{getattr(location, 'start_col', 0)}"


# -- launches with several instances -----------------------------------------------------------------------------------


class _Instances(Struct, Scope, frozen=True):
    """Around the body of a launch whose instances have these `channels` for themselves, told apart by what belongs to
    each: the ids of the instances around."""

    channels: Mapping[str, list[ir.Value]]


@contextmanager
def of_instances(lowering: Lowering, operation: Any, ids: Sequence[ir.Value]) -> Iterator[None]:
    """While the body of a launch is lowered: its instances, told apart by `ids`, have the channels for themselves that
    nobody else uses."""
    if not ids:
        yield
        return
    own = _channels_in(operation)
    total = _channels_in(outermost(operation.operation))
    outer = lowering.scope(_Instances)
    channels = dict(outer.channels) if outer is not None else {}
    for name, count in own.items():
        if total[name] == count:
            channels[name] = [*channels.get(name, ()), *ids]
    with lowering.entered(_Instances(channels)):
        yield


def _channels_in(operation: Any) -> dict[str, int]:
    """How many puts and gets there are of each channel."""
    found: dict[str, int] = {}
    for each in _transfers_in(operation):
        name = each.attributes["chan_name"].value
        found[name] = found.get(name, 0) + 1
    return found


def _transfers_in(operation: Any) -> Iterator[Any]:
    return (each for each in nested(operation) if each.name in ("air.channel.put", "air.channel.get"))


def _queue(lowering: Lowering, channel: Channel) -> tuple[str, list[ir.Index]]:
    """The channel's name, and the indices of the launch's instance that it belongs to."""
    instances = lowering.scope(_Instances)
    if instances is None or channel.name not in instances.channels:
        return channel.name, []
    lowering.assumptions.add(_APART)
    return channel.name, list(instances.channels[channel.name])
