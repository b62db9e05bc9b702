"""Object fifos: rings of buffers between tiles, with what their producers and consumers hold of them.

Between tiles that see each other's memory a fifo is one ring; otherwise each end has a ring of its own, and DMAs carry
the objects over. A link makes one ring of the ends of several fifos at one tile, each of which has its segment of an
object. Two counters guard each segment: the objects that are free, and those that are full.
"""

from __future__ import annotations

from math import prod
from typing import Any

from msgspec import Struct, field

from frontends.aie.attributes import PORTS, choice, flag, integer, pairs, pairs_of_each, text
from frontends.aie.configuration import acquire, initialize, release
from frontends.aie.descriptor_fields import Fit, require_padding_fits
from frontends.aie.device import Device, Port, Tile, TileKind, core_of, device_of
from frontends.aie.transfers import Pattern, receive, send
from frontends.mlir.core.constants import UnsupportedConstant, dense_bits
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major


class Segment(Struct):
    """A part of each object of a ring, in elements, and its locks."""

    offset: int
    count: int
    free: str
    full: str


class Ring(Struct):
    """`depth` objects of `count` elements in one buffer."""

    buffer: ir.Value
    depth: int
    count: int
    segments: list[Segment]


class End(Struct):
    """One end of a fifo: its ring and the segments that it fills or empties. `head` and `held` are memory of a core:
    the number of objects that it gave back, and of those that it holds."""

    tile: Tile
    depth: int
    dimensions: list[tuple[int, int]]
    ring: Ring | None = None
    segments: list[Segment] = field(default_factory=list)
    padding: list[tuple[int, int]] = field(default_factory=list)
    linked: bool = False
    head: ir.Value | None = None
    held: ir.Value | None = None


class Fifo(Struct):
    """`element` and `shape` are those of an object. Each object is sent `repeats` times. `contents` are the patterns of
    all elements that the producer's objects hold from the start, where they do."""

    name: str
    operation: Any
    element: ir.Scalar
    shape: tuple[int, ...]
    producer: End
    consumers: list[End]
    repeats: int
    in_place: bool
    contents: list[int] | None = None

    @property
    def count(self) -> int:
        return prod(self.shape)

    def queue(self, consumer: int) -> str:
        return f"object fifo {self.name}" + (f", consumer {consumer}" if len(self.consumers) > 1 else "")


@handles(
    "aie.objectfifo",
    attributes=(
        *("sym_name", "elemNumber", "elemType", "dimensionsToStream", "dimensionsFromStreamPerConsumer"),
        *("via_DMA", "via_shared_mem", "plio", "disable_synchronization", "repeat_count", "padDimensions", "transport"),
        *("prod_dma_channel", "cons_dma_channels", "padValue", "pad_value", "initValues"),
    ),
)
def _objectfifo(lowering: Lowering, operation: Any) -> None:
    device = device_of(lowering)
    attributes = operation.attributes
    name = text(operation, "sym_name")
    for unknown in ("plio", "disable_synchronization"):
        if flag(operation, unknown):
            raise lowering.unsupported(f"attribute '{unknown}'")
    if "transport" in attributes or "via_shared_mem" in attributes:
        raise lowering.unsupported(
            "attribute 'transport'" if "transport" in attributes else "attribute 'via_shared_mem'"
        )
    producer, *consumers = (device.tile(each) for each in operation.operands)
    depths = _depths(lowering, operation, 1 + len(consumers))
    to_stream = pairs(attributes["dimensionsToStream"]) if "dimensionsToStream" in attributes else []
    from_stream: list[list[tuple[int, int]]] = []
    if "dimensionsFromStreamPerConsumer" in attributes:
        from_stream = pairs_of_each(attributes["dimensionsFromStreamPerConsumer"])
    from_stream += [[]] * (len(consumers) - len(from_stream))
    type = object_type(lowering, str(attributes["elemType"]))
    shape = tuple(size for size in type.shape if size is not None)
    alone = len(consumers) == 1 and not to_stream and not any(from_stream) and not flag(operation, "via_DMA")
    repeats = integer(lowering, operation, "repeat_count", 1)
    device.fifos[name] = Fifo(
        name,
        operation,
        type.element,
        shape,
        End(producer, depths[0], to_stream, padding=_padding(lowering, operation, producer, to_stream)),
        [End(tile, depth, how) for tile, depth, how in zip(consumers, depths[1:], from_stream, strict=True)],
        repeats,
        alone
        and repeats == 1
        and producer.kind == consumers[0].kind == TileKind.CORE
        and _is_beside(producer, consumers[0]),
        _contents(lowering, operation, type, depths[0], producer),
    )
    for end, direction in ((producer, "MM2S"), *((tile, "S2MM") for tile in consumers)):
        if end.kind == TileKind.SHIM:
            if name in device.allocations:
                raise lowering.unsupported("an object fifo with two ends at the host")
            device.allocations[name] = (Port(end, direction, name), None)


def _padding(
    lowering: Lowering, operation: Any, producer: Tile, dimensions: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Zeros around each dimension of what is sent."""
    attributes = operation.attributes
    found = pairs(attributes["padDimensions"]) if "padDimensions" in attributes else []
    if not found:
        return []
    if producer.kind != TileKind.MEMORY or len(found) != len(dimensions):
        raise lowering.unsupported(f"'padDimensions' of {len(found)} dimensions, and {len(dimensions)} to the stream")
    for name in ("padValue", "pad_value"):
        if integer(lowering, operation, name, 0):
            raise lowering.unsupported(f"attribute '{name}'")
    return found


def _contents(lowering: Lowering, operation: Any, type: ir.View, depth: int, producer: Tile) -> list[int] | None:
    """What the producer's objects hold from the start: all of them, as if it had filled each once."""
    if "initValues" not in operation.attributes:
        return None
    given = list(operation.attributes["initValues"])
    if len(given) != depth or producer.kind == TileKind.SHIM:
        raise lowering.unsupported(f"'initValues' of {len(given)} objects for {depth} of {producer.name}")
    count = prod(size for size in type.shape if size is not None)
    for each in given:
        if str(each.type.element_type) != type.element.name or prod(each.type.shape) != count:
            raise lowering.unsupported(f"'initValues' of type {each.type} for objects of {count} elements")
    try:
        return [bits for each in given for bits in dense_bits(each, type.element, count, "")]
    except UnsupportedConstant as error:
        raise lowering.unsupported(str(error)) from None


def _is_beside(first: Tile, second: Tile) -> bool:
    return first == second or first.is_beside(second)


def _depths(lowering: Lowering, operation: Any, ends: int) -> list[int]:
    """The number of objects at the producer and at each consumer."""
    attribute = operation.attributes["elemNumber"]
    value = getattr(attribute, "value", None)
    if isinstance(value, int):
        return [value] * ends
    try:
        depths = [int(each.value) for each in attribute]
    except (TypeError, AttributeError):
        raise lowering.unsupported(f"attribute 'elemNumber' = {attribute}") from None
    if len(depths) != ends:
        raise lowering.unsupported(f"{len(depths)} numbers of objects for {ends} ends")
    return depths


def object_type(lowering: Lowering, spelled: str) -> ir.View:
    """The type of an object, from that of a fifo: `!aie.objectfifo<memref<16xi32>>`."""
    inner = spelled[spelled.index("<") + 1 : spelled.rindex(">")] if "<" in spelled else spelled
    inner = spelled if spelled.startswith("memref<") else inner
    bindings = lowering.bindings
    try:
        type = lowering.type(bindings.Type.parse(inner, device_of(lowering).operation.context))
    except bindings.MLIRError:
        raise lowering.unsupported(f"objects of type {inner}") from None
    if not isinstance(type, ir.View) or type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"objects of type {inner}")
    return type


@handles("aie.objectfifo.link", attributes=("fifoIns", "fifoOuts", "src_offsets", "dst_offsets"))
def _link(lowering: Lowering, operation: Any) -> None:
    device_of(lowering).links.append(operation)


@handles("aie.objectfifo.allocate", attributes=("objFifo_name",))
def _allocate(lowering: Lowering, operation: Any) -> None:
    """In which tile's memory a ring lies does not show."""


# -- rings -------------------------------------------------------------------------------------------------------------


def connect_fifos(lowering: Lowering) -> None:
    """Makes the rings of all fifos, and the streams between them."""
    device = device_of(lowering)
    for link in device.links:
        lowering.place_at(link)
        _make_link(lowering, device, link)
    for fifo in device.fifos.values():
        lowering.place_at(fifo.operation)
        ends = [fifo.producer, *fifo.consumers]
        if fifo.in_place and not any(end.linked for end in ends):
            ring = _new_ring(lowering, fifo, fifo.name, fifo.producer.depth, [(0, fifo.count)], fifo.contents)
            for end in ends:
                end.ring, end.segments = ring, ring.segments
                _count_objects(lowering, end)
            continue
        fifo.in_place = False
        for number, end in enumerate(ends):
            if end.tile.kind == TileKind.SHIM or end.linked:
                continue
            if end.tile.kind == TileKind.MEMORY:
                raise lowering.unsupported(f"object fifo @{fifo.name} ends at a memory tile without a link")
            name = f"{fifo.name}, producer" if number == 0 else fifo.queue(number - 1).removeprefix("object fifo ")
            contents = fifo.contents if number == 0 else None
            end.ring = _new_ring(lowering, fifo, name, end.depth, [(0, fifo.count)], contents)
            end.segments = end.ring.segments
            _count_objects(lowering, end)
        for number, end in enumerate(fifo.consumers):
            device.connect(_port(fifo), fifo.queue(number))
            if end.tile.kind == TileKind.SHIM:
                device.inputs[Port(end.tile, "S2MM", fifo.name)] = fifo.queue(number)


def _port(fifo: Fifo) -> Port:
    return Port(fifo.producer.tile, "MM2S", fifo.name)


def _count_objects(lowering: Lowering, end: End) -> None:
    zero = lowering.constant(0)
    end.head, end.held = lowering.allocate(ir.INDEX, []), lowering.allocate(ir.INDEX, [])
    lowering.store(zero, end.head, [])
    lowering.store(zero, end.held, [])


def _new_ring(
    lowering: Lowering,
    fifo: Fifo,
    name: str,
    depth: int,
    parts: list[tuple[int, int]],
    contents: list[int] | None = None,
) -> Ring:
    if depth < 1:
        raise lowering.unsupported("an object fifo of depth 0")
    buffer = lowering.allocate(fifo.element, [depth * fifo.count])
    if contents is not None:
        initialize(lowering, buffer, contents, name)
    segments = []
    for number, (offset, count) in enumerate(parts):
        which = f"{name}, segment {number}" if len(parts) > 1 else name
        segments.append(Segment(offset, count, f"free objects of {which}", f"full objects of {which}"))
        release(lowering, segments[-1].free if contents is None else segments[-1].full, depth)
    return Ring(buffer, depth, fifo.count, segments)


def _names(attribute: Any) -> list[str]:
    return [str(each.value if isinstance(each.value, str) else each.value[0]) for each in attribute]


def _make_link(lowering: Lowering, device: Device, link: Any) -> None:
    """One ring for the ends of fifos at the tile that they share, of the objects of the fifo whose objects are larger:
    at a memory tile, these need not be of one size between two fifos, since what goes over a stream has no frame. At
    other tiles the compiler sends no more of an object than the smaller fifo says. What is padded on its way out is as
    large as what comes in."""
    attributes = link.attributes
    ins = [device.fifos[name] for name in _names(attributes["fifoIns"])]
    outs = [device.fifos[name] for name in _names(attributes["fifoOuts"])]
    if len(ins) > 1 and len(outs) > 1:
        raise lowering.unsupported("a link of several fifos with several")
    if any(fifo.contents is not None for fifo in outs):
        raise lowering.unsupported("'initValues' of a fifo in a link")
    pads = any(fifo.producer.padding for fifo in outs)
    if pads and not len(ins) == len(outs) == 1:
        raise lowering.unsupported("'padDimensions' of a fifo in a link of several")
    joins = len(ins) > 1 or (len(outs) == 1 and outs[0].count > ins[0].count and not pads)
    whole, parts = (outs[0], ins) if joins else (ins[0], outs)
    name = "src_offsets" if joins else "dst_offsets"
    offsets = [int(each.value) for each in attributes[name]] if name in attributes else []
    if len(parts) == 1:
        if offsets not in ([], [0]):
            raise lowering.unsupported(f"an offset of {offsets[0]} in a link of one fifo with one")
        offsets = [0]
    tile = outs[0].producer.tile
    if len(parts) == 1 and whole.count != parts[0].count and tile.kind != TileKind.MEMORY:
        raise lowering.unsupported("a link between objects of different sizes at a tile that is not one of memory")
    filling = []
    for fifo in ins:
        found = [end for end in fifo.consumers if end.tile == tile]
        if len(found) != 1 or found[0].linked:
            raise lowering.unsupported(f"@{fifo.name} does not lead to {tile.name}")
        filling.append(found[0])
    emptying = [fifo.producer for fifo in outs]
    if any(end.tile != tile or end.linked for end in emptying) or len({fifo.element for fifo in ins + outs}) > 1:
        raise lowering.unsupported("a link of fifos that do not meet at one tile, or of different elements")
    if len(offsets) != len(parts):
        raise lowering.unsupported(f"{len(offsets)} offsets for {len(parts)} fifos")
    pieces = [(offset, fifo.count) for offset, fifo in zip(offsets, parts, strict=True)]
    if len(parts) == 1:
        pieces = [(0, whole.count)]
    covered = sorted(pieces)
    if [start for start, _ in covered] != [sum(count for _, count in covered[:at]) for at in range(len(covered))] or (
        sum(count for _, count in covered) != whole.count
    ):
        raise lowering.unsupported("a link whose parts do not make up the whole object")
    depth = (emptying if joins else filling)[0].depth
    name = f"link of {', '.join(fifo.name for fifo in ins)} to {', '.join(fifo.name for fifo in outs)}"
    ring = _new_ring(lowering, whole, name, depth, pieces)
    for end in (*filling, *emptying):
        end.ring, end.linked, end.segments = ring, True, ring.segments
    for end, segment in zip(filling if joins else emptying, ring.segments, strict=True):
        end.segments = [segment]


# -- DMAs --------------------------------------------------------------------------------------------------------------


def start_fifos(lowering: Lowering) -> None:
    """Starts the DMAs that carry objects from ring to ring."""
    for fifo in device_of(lowering).fifos.values():
        if fifo.in_place:
            continue
        lowering.place_at(fifo.operation)
        if fifo.producer.ring is not None:
            _carry(lowering, fifo, fifo.producer, None)
        for number, end in enumerate(fifo.consumers):
            if end.ring is not None:
                _carry(lowering, fifo, end, number)


def _carry(lowering: Lowering, fifo: Fifo, end: End, consumer: int | None) -> None:
    """A daemon that sends (or as a `consumer` receives) one object after the other, for ever."""
    place = lowering.place
    ring = end.ring
    assert ring is not None
    start, count = min(each.offset for each in end.segments), sum(each.count for each in end.segments)
    before, after, body = ir.Block([ir.Value(ir.INDEX)]), ir.Block([ir.Value(ir.INDEX)]), ir.Block()
    with lowering.within(before):
        always = lowering.constant(1, ir.I1)
        lowering.emit(ir.Condition(place=place, condition=always, values=[before.arguments[0]]))
    with lowering.within(after):
        slot = after.arguments[0]
        offset = combine("+", combine("*", slot, ring.count), start)
        pattern = _object_pattern(lowering, end, offset, count, fifo.count)
        _require_fits(lowering, end, fifo, start, pattern)
        for segment in end.segments:
            acquire(lowering, segment.full if consumer is None else segment.free, 1)
        if consumer is None:
            with lowering.loops([fifo.repeats] if fifo.repeats > 1 else []):
                send(lowering, _port(fifo), ring.buffer, pattern)
        else:
            receive(lowering, Port(end.tile, "S2MM", fifo.name), fifo.queue(consumer), ring.buffer, pattern)
        for segment in end.segments:
            release(lowering, segment.free if consumer is None else segment.full, 1)
        following = lowering.as_value(lowering.apply(combine("mod", combine("+", slot, 1), ring.depth)))
        lowering.emit(ir.Yield(place=place, values=[following]))
    with lowering.within(body):
        first = lowering.constant(0)
        lowering.emit(
            ir.While(
                place=place,
                results=[ir.Value(ir.INDEX)],
                carried=[first],
                before=ir.Region([before]),
                after=ir.Region([after]),
            )
        )
        lowering.emit(ir.Yield(place=place, values=[]))
    name = f"the DMA that {'sends' if consumer is None else 'takes'} {fifo.queue(consumer or 0)}"
    lowering.spawn(body, name, daemon=True)


def _object_pattern(lowering: Lowering, end: End, offset: ir.Affine, count: int, padded: int) -> Pattern:
    """The `count` elements of an object that begins at `offset`, which are `padded` with what is around them."""
    if not end.dimensions:
        return Pattern(offset, [count], [1], [(0, 0)])
    sizes: list[ir.Index] = [size for size, _ in end.dimensions]
    strides: list[ir.Index] = [stride for _, stride in end.dimensions]
    moved = prod(size for size, _ in end.dimensions)
    if moved != count:
        raise lowering.unsupported(f"dimensions of {moved} elements for objects of {count}")
    if not end.padding:
        return Pattern(offset, sizes, strides, [(0, 0)] * len(sizes))
    outside = [size + before + after for (size, _), (before, after) in zip(end.dimensions, end.padding, strict=True)]
    if prod(outside) != padded:
        raise lowering.unsupported(f"'padDimensions' to {prod(outside)} elements for objects of {padded}")
    return Pattern(offset, sizes, strides, end.padding)


def _require_fits(lowering: Lowering, end: End, fifo: Fifo, start: int, pattern: Pattern) -> None:
    """The descriptor of an object holds what the fifo says. Raises `Unsupported` where it does not."""
    width = fifo.element.width
    require_padding_fits(lowering, end.tile, pattern.padding, width)
    sizes = [size for size in pattern.sizes if isinstance(size, int)]
    length = prod(size + before + after for size, (before, after) in zip(sizes, pattern.padding, strict=True))
    Fit(lowering, end.tile, width, fixed=False).pattern(start, pattern.sizes, pattern.strides, length)


# -- cores -------------------------------------------------------------------------------------------------------------


def _end_of(lowering: Lowering, operation: Any) -> tuple[Fifo, End, bool]:
    """The end of a fifo that a core works at, and whether it produces."""
    device = device_of(lowering)
    name = text(operation, "objFifo_name")
    if name not in device.fifos:
        raise lowering.unsupported(f"there is no object fifo @{name}")
    fifo: Fifo = device.fifos[name]
    tile = core_of(lowering, operation)
    produces = choice(lowering, operation, "port", PORTS) == "Produce"
    ends = [fifo.producer] if produces else fifo.consumers
    found = [end for end in ends if end.tile == tile and end.head is not None]
    if len(found) != 1:
        raise lowering.unsupported(f"{tile.name} has no such end of @{name}")
    return fifo, found[0], produces


@handles("aie.objectfifo.acquire", attributes=("port", "objFifo_name", "size"))
def _acquire(lowering: Lowering, operation: Any) -> None:
    """Waits until the core holds as many objects as it asks for, those that it held before among them."""
    fifo, end, produces = _end_of(lowering, operation)
    subview = len(operation.results) == 1 and not str(operation.results[0].type).startswith("memref<")
    size = integer(lowering, operation, "size") if subview else len(operation.results)
    if integer(lowering, operation, "size", size) != size:
        raise lowering.unsupported(f"{len(operation.results)} objects of {integer(lowering, operation, 'size')}")
    ring = end.ring
    assert ring is not None and end.head is not None and end.held is not None
    head, held = lowering.load(end.head, []), lowering.load(end.held, [])
    wanted = lowering.constant(size)
    more = lowering.op("subi", [lowering.op("maxsi", [wanted, held], ir.INDEX), held], ir.INDEX)
    for segment in end.segments:
        acquire(lowering, segment.free if produces else segment.full, more)
    lowering.store(lowering.op("addi", [held, more], ir.INDEX), end.held, [])
    objects = []
    for number in range(size):
        slot = combine("mod", combine("+", head, number), ring.depth)
        offset = lowering.apply(combine("*", slot, ring.count))
        strides = [stride for stride in row_major(fifo.shape) if stride is not None]
        type = ir.View(fifo.element, fifo.shape)
        objects.append(_object_view(lowering, ring.buffer, offset, fifo, type, strides))
    if subview:
        device_of(lowering).subviews[operation.results[0]] = objects
        return
    for result, view in zip(operation.results, objects, strict=True):
        _bind_object(lowering, result, view)


def _object_view(
    lowering: Lowering, buffer: ir.Value, offset: ir.Index, fifo: Fifo, type: ir.View, strides: list[int]
) -> ir.Value:
    known = ir.View(type.element, type.shape, tuple(strides), None)
    return lowering.reshape(buffer, offset, [*fifo.shape], [*strides], known)


def _bind_object(lowering: Lowering, result: Any, view: ir.Value) -> None:
    wanted = lowering.type(result.type)
    if not isinstance(wanted, ir.View) or wanted.element != view_type(view).element:
        raise lowering.unsupported(f"an object of type {result.type}")
    if wanted.shape != view_type(view).shape:
        raise lowering.unsupported(f"an object of type {result.type}, which is another shape than the fifo's")
    lowering.bind(result, view)


@handles("aie.objectfifo.subview.access", attributes=("index",))
def _access(lowering: Lowering, operation: Any) -> None:
    objects = device_of(lowering).subviews[operation.operands[0]]
    number = integer(lowering, operation, "index")
    if not 0 <= number < len(objects):
        raise lowering.unsupported(f"object {number} of {len(objects)}")
    _bind_object(lowering, operation.results[0], objects[number])


@handles("aie.objectfifo.release", attributes=("port", "objFifo_name", "size"))
def _release(lowering: Lowering, operation: Any) -> None:
    _, end, produces = _end_of(lowering, operation)
    size = integer(lowering, operation, "size")
    assert end.head is not None and end.held is not None
    head, held = lowering.load(end.head, []), lowering.load(end.held, [])
    lowering.require(lowering.compare("sge", held, size), "a core releases no more objects than it holds")
    number = lowering.constant(size)
    lowering.store(lowering.op("subi", [held, number], ir.INDEX), end.held, [])
    lowering.store(lowering.op("addi", [head, number], ir.INDEX), end.head, [])
    for segment in end.segments:
        release(lowering, segment.full if produces else segment.free, size)
