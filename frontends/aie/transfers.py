"""Buffer descriptors: which elements of a buffer a DMA reads or writes, and in which order."""

from __future__ import annotations

import re
from math import prod
from typing import Any

from msgspec import Struct, field

from frontends.aie.attributes import integer, packet_of, pairs, require_packet
from frontends.aie.descriptor_fields import Fit, require_padding_fits
from frontends.aie.device import Device, Port, TileKind, device_of, input_queue
from frontends.aie.resources import region_around, require_descriptor
from frontends.mlir.core.dynamic import mixed as dynamic_or_static
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major

_ITERATION = re.compile(r"(\w+)\s*=\s*(-?\d+)")
_ITERATION_PARTS = frozenset(("size", "stride", "current"))
_SHIM_DIMENSIONS = 3  # of a descriptor in a shim tile; a further one counts its executions


class Pattern(Struct):
    """Elements of a buffer in the order of nested loops, outermost first, from `offset` on; counted in elements.
    `padding` are the elements before and after each dimension that are zeros."""

    offset: ir.Affine
    sizes: list[ir.Index]
    strides: list[ir.Index]
    padding: list[tuple[int, int]] = field(default_factory=list)


def view_of(lowering: Lowering, buffer: ir.Value, pattern: Pattern) -> ir.Value:
    """The view of the elements of a pattern without its padding."""
    type = view_type(buffer)
    if type.strides is not None and type.strides != row_major(type.shape):
        raise lowering.unsupported("a transfer of a buffer whose elements are not contiguous")
    offset = lowering.apply(combine("+", lowering.offset(buffer), pattern.offset))
    return lowering.reshape(buffer, offset, pattern.sizes, pattern.strides)


def send(lowering: Lowering, port: Port, buffer: ir.Value, pattern: Pattern, packet: int | None = None) -> None:
    """Puts the elements of a pattern into every stream from a port, in a packet if there are such."""
    staged = _padded(lowering, buffer, pattern) if any(map(any, pattern.padding)) else None
    send_view(lowering, port, staged if staged is not None else view_of(lowering, buffer, pattern), packet)
    if staged is not None:
        lowering.free(staged)


def send_view(lowering: Lowering, port: Port, view: ir.Value, packet: int | None) -> None:
    """The same with the elements of a view."""
    device = device_of(lowering)
    streams = device.streams.get(port, [])
    addressed = [each for each in streams if each.packet is not None]
    if addressed and packet is None:
        raise lowering.unsupported(f"packet flows from {port}, and a descriptor without a packet's header")
    taken = [each for each in streams if each.packet is None or each.packet == packet]
    if packet is not None and any(each.packet is None for each in taken):
        raise lowering.unsupported(f"a packet's header from {port}, in a flow that is not one of packets")
    queues = [each.queue for each in taken] or [f"stream from {port}"]
    for queue in queues:
        require_element(lowering, device, queue, view_type(view).element)
        source = str(port) if len(device.sources[queue]) > 1 else ""
        lowering.emit(ir.Put(place=lowering.place, channel=queue, indices=[], view=view, source=source))


def receive(lowering: Lowering, port: Port, queue: str, buffer: ir.Value, pattern: Pattern) -> None:
    """Gets the elements of a pattern from the stream that ends in a port."""
    if any(map(any, pattern.padding)):
        raise lowering.unsupported("padding of what is received")
    receive_view(lowering, queue, view_of(lowering, buffer, pattern))


def receive_view(lowering: Lowering, queue: str, view: ir.Value) -> None:
    """The same with the elements of a view."""
    require_element(lowering, device_of(lowering), queue, view_type(view).element)
    lowering.emit(ir.Get(place=lowering.place, channel=queue, indices=[], view=view))


def require_element(lowering: Lowering, device: Device, queue: str, element: ir.Scalar) -> None:
    """Raises `Unsupported` where the two ends of a stream take its words for elements of different types."""
    known = device.queues.setdefault(queue, element)
    if known != element:
        raise lowering.unsupported(f"a stream that carries {known} for one transfer and {element} for another")


def _padded(lowering: Lowering, buffer: ir.Value, pattern: Pattern) -> ir.Value:
    """A buffer of its own with the elements of a pattern and the zeros around them."""
    element = view_type(buffer).element
    sizes = [
        lowering.apply(combine("+", size, before + after))
        for size, (before, after) in zip(pattern.sizes, pattern.padding, strict=True)
    ]
    padded = lowering.allocate(element, sizes)
    zero = lowering.constant(0, element)
    with lowering.loops(sizes) as indices:
        lowering.store(zero, padded, indices)
    view = view_of(lowering, buffer, pattern)
    with lowering.loops(pattern.sizes) as indices:
        shifted = [
            lowering.apply(combine("+", index, before))
            for index, (before, _) in zip(indices, pattern.padding, strict=True)
        ]
        lowering.store(lowering.load(view, indices), padded, shifted)
    return padded


def transfer(lowering: Lowering, port: Port, buffer: ir.Value, pattern: Pattern, packet: int | None) -> None:
    """What a descriptor does at a port: it sends, or it receives."""
    device = device_of(lowering)
    if port.direction == "MM2S":
        send(lowering, port, buffer, pattern, packet)
    else:
        receive(lowering, port, arrivals(device, port), buffer, pattern)


def arrivals(device: Device, port: Port) -> str:
    """The channel of what arrives at a port."""
    return input_queue(port.tile, "DMA", port.channel) if isinstance(port.channel, int) else device.inputs[port]


def touch_descriptor(lowering: Lowering, port: Port, number: int, writes: bool) -> None:
    """A descriptor that the host numbers is a word in the tile: the host writes it, and each transfer reads it. Writing
    it while it may be in use is a race."""
    device = device_of(lowering)
    word = device.descriptors.get((port.tile, number))
    if word is None:
        raise lowering.unsupported(f"descriptor {number}, which nobody has written")
    if writes:
        lowering.store(lowering.constant(0), word, [])
    else:
        lowering.load(word, [])


@handles(
    "aie.dma_bd",
    attributes=(
        *("operandSegmentSizes", "offset", "len", "static_offset", "static_len", "static_sizes", "static_strides"),
        *("dimensions", "pad_dimensions", "packet", "bd_id", "burst_length", "axcache", "next_bd_id", "iteration"),
        "task_id",
    ),
)
def _dma_bd(lowering: Lowering, operation: Any) -> None:
    """`burst_length`, `axcache` and the numbers of descriptors and tasks do not show in what is transferred."""
    device = device_of(lowering)
    if device.port is None:
        raise lowering.unsupported("outside of a DMA's chain of descriptors")
    if "bd_id" in operation.attributes and isinstance(device.port.channel, int):
        require_descriptor(lowering, device.port.tile, integer(lowering, operation, "bd_id"), device.port.channel)
    buffer = lowering.value(operation.operands[0])
    pattern = _pattern(lowering, operation, buffer, device)
    if "iteration" in operation.attributes:
        pattern.offset = combine("+", pattern.offset, _advance(lowering, operation, device))
    packet = packet_of(lowering, operation)
    packet = device.packet if packet is None else packet
    transfer(lowering, device.port, buffer, pattern, packet)


@handles("aie.dma_bd_packet", attributes=("packet_type", "packet_id"))
def _dma_bd_packet(lowering: Lowering, operation: Any) -> None:
    require_packet(
        lowering, integer(lowering, operation, "packet_type", 0), packet := integer(lowering, operation, "packet_id")
    )
    device_of(lowering).packet = packet


def _advance(lowering: Lowering, operation: Any, device: Device) -> ir.Affine:
    """How far the address has come that a descriptor advances by each execution."""
    values = {name: int(number) for name, number in _ITERATION.findall(str(operation.attributes["iteration"]))}
    size, stride, current = values.get("size", 1), values.get("stride", 0), values.get("current", 0)
    if not values.keys() <= _ITERATION_PARTS or not 0 <= current < max(size, 1):
        raise lowering.unsupported(f"attribute 'iteration' = {operation.attributes['iteration']}")
    if size <= 1:
        return 0
    assert device.port is not None
    width = view_type(lowering.value(operation.operands[0])).element.width
    Fit(lowering, device.port.tile, width, fixed=region_around(operation) is not None).iterations(size, stride)
    return combine("*", combine("mod", combine("+", _executions(lowering, device), current), size), stride)


def _executions(lowering: Lowering, device: Device) -> ir.Index:
    """How often the descriptor at hand was executed before."""
    if device.circular:
        raise lowering.unsupported("a descriptor that counts its executions, in a chain that comes back to it")
    return device.run


def _pattern(lowering: Lowering, operation: Any, buffer: ir.Value, device: Device) -> Pattern:
    attributes = operation.attributes
    offset: ir.Index = integer(lowering, operation, "offset", 0)
    length: ir.Index | None = integer(lowering, operation, "len") if "len" in attributes else None
    sizes: list[ir.Index] = []
    strides: list[ir.Index] = []
    if "operandSegmentSizes" in attributes:
        _, offsets, lengths, more_sizes, more_strides, *others = lowering.segments(operation)
        if any(others):
            raise lowering.unsupported("a descriptor whose number, or how it advances, is a value")
        offset = lowering.index(offsets[0]) if offsets else integer(lowering, operation, "static_offset", 0)
        if lengths:
            length = lowering.index(lengths[0])
        elif "static_len" in attributes:
            length = integer(lowering, operation, "static_len")
        sizes = mixed(lowering, operation, "static_sizes", more_sizes)
        strides = mixed(lowering, operation, "static_strides", more_strides)
    elif "static_sizes" in attributes or len(operation.operands) > 1:
        raise lowering.unsupported("sizes without segments of operands")
    if "dimensions" in attributes:
        dimensions = pairs(attributes["dimensions"])
        sizes, strides = [size for size, _ in dimensions], [stride for _, stride in dimensions]
    if len(sizes) != len(strides):
        raise lowering.unsupported(f"{len(sizes)} sizes and {len(strides)} strides")
    if length is None:
        shape = view_type(buffer).shape
        if None in shape:
            raise lowering.unsupported("no length, and a buffer of unknown size")
        length = prod(size for size in shape if size is not None)
    padding = pairs(attributes["pad_dimensions"]) if "pad_dimensions" in attributes else [(0, 0)] * len(sizes)
    if len(padding) != len(sizes):
        raise lowering.unsupported(f"padding of {len(padding)} dimensions, and {len(sizes)} sizes")
    assert device.port is not None
    tile, width = device.port.tile, view_type(buffer).element.width
    fit = Fit(lowering, tile, width, fixed=region_around(operation) is not None)
    if not sizes:
        fit.pattern(offset, [], [], length)
        return Pattern(offset, [length], [1], [(0, 0)])
    start: ir.Affine = offset
    if tile.kind == TileKind.SHIM and len(sizes) == _SHIM_DIMENSIONS + 1:
        if not isinstance(sizes[0], int) or sizes[0] < 1:
            raise lowering.unsupported("an outermost size that is not known")
        if sizes[0] != 1 and strides[0] != 0:
            run = combine("mod", _executions(lowering, device), sizes[0])
            start = combine("+", start, combine("*", run, strides[0]))
        fit.iterations(sizes[0], strides[0])
        sizes, strides, padding = sizes[1:], strides[1:], padding[1:]
    _require_length(lowering, sizes, padding, length)
    require_padding_fits(lowering, tile, padding, width)
    fit.pattern(offset, sizes, strides, length)
    return Pattern(start, sizes, strides, padding)


def mixed(lowering: Lowering, operation: Any, name: str, dynamic: list[Any]) -> list[ir.Index]:
    """The numbers of a list, which an attribute has with the values `dynamic` among them."""
    if name not in operation.attributes:
        return lowering.indices(dynamic)
    return dynamic_or_static(operation.attributes[name], lowering.indices(dynamic))


def _require_length(
    lowering: Lowering, sizes: list[ir.Index], padding: list[tuple[int, int]], length: ir.Index
) -> None:
    """Raises `Unsupported` where the sizes of a transfer and its length disagree: the hardware goes by the length."""
    if not isinstance(length, int) or not all(isinstance(size, int) for size in sizes):
        total: ir.Index = 1
        for size, (before, after) in zip(sizes, padding, strict=True):
            total = lowering.apply(combine("*", total, combine("+", size, before + after)))
        lowering.require_equal(total, length, "the sizes of a transfer have its length as their product")
        return
    moved = prod(
        size + before + after for size, (before, after) in zip(sizes, padding, strict=True) if isinstance(size, int)
    )
    if moved != length:
        raise lowering.unsupported(f"sizes of {moved} elements, and a length of {length}")
