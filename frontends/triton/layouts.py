"""How tiles are dealt out to registers, and lie in shared memory, as encodings of types say."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.triton.aliases import attribute_at, is_alias, resolved, without_aliases

_DIALECT_TYPE = re.compile(r"!tt(?:g\.memdesc|\.tensordesc)<(?:tensor<)?((?:\d+x)+)(\w+)\s*")
_ALLOCATED = re.compile(r",\s*(\d+(?:x\d+)*)\s*>\Z")
_FIELD = re.compile(r"(\w+)\s*=\s*(\[[^=]*\]|#?[\w$.-]+)")
_PLAIN = re.compile(r"[\w.#]+(?:<\{(?:\s*\w+\s*=\s*(?:\w+|\[[^=<#]*\])\s*,?)*\}>)?")
_PADDING = re.compile(r"\b(\d+):\+(\d+)")
_MUTABLE = re.compile(r",\s*mutable\b")
_BOXES = "#ttg.nvmma_shared"
_SWIZZLED = "#ttg.swizzled_shared"
_LINEAR = "#ttg.shared_linear"
_OF_TENSORS = "#ttng.tensor_memory"
TENSOR_MEMORY = "#ttng.tensor_memory_encoding"
_SCALES = "#ttng.tensor_memory_scales_encoding"
# Of blocks of a cluster, and the rank, which a view of fewer dimensions has not.
_BESIDES = ("rank", "CGALayout", "CTAsPerCGA", "CTASplitNum", "CTAOrder")
_BLOCKED = re.compile(r"tensor<[^#]*#ttg\.blocked<\{[^}]*\border = \[(\d+)")
_CTAS = "ttg.num-ctas"


def fastest_dimension(lowering: Lowering, tile: Any) -> int:
    """That in which consecutive elements are those of one thread. Raises `Unsupported` where it is not known."""
    type = lowering.type(tile.type)
    rank = getattr(type, "rank", 0)
    if rank == 1:
        return 0
    found = _BLOCKED.match(str(tile.type))
    if found is None or int(found[1]) >= rank:
        raise lowering.unsupported(f"which elements of a {tile.type} are those of one thread")
    return int(found[1])


def require_same_bytes(lowering: Lowering, source: Any, target: Any) -> None:
    """Raises `Unsupported` where the elements that lie one after the other in memory of one type are not certain to be
    those that do so in memory of another: a view keeps the bytes, and not the elements."""
    memories = [memory_of(lowering, each.type) for each in (source, target)]
    if memories[0].encoding == memories[1].encoding and memories[0].shape == memories[1].shape:
        return
    if not all(is_row_major(each.encoding) for each in memories):
        raise _otherwise(lowering, source, target)


class Encoding(Struct, frozen=True):
    """How memory lies: `kind` is the name of the attribute, empty where there is none, `fields` what it says."""

    kind: str
    fields: tuple[tuple[str, str], ...] = ()

    def says(self, name: str) -> str | None:
        return dict(self.fields).get(name)

    @property
    def order(self) -> list[int]:
        """The dimensions, the fastest first; none where that is not said."""
        return [int(each) for each in re.findall(r"\d+", self.says("order") or "")]

    def but(self, *names: str) -> dict[str, str]:
        """What it says except of these and of blocks of a cluster."""
        return {name: value for name, value in self.fields if name not in (*names, *_BESIDES)}


class Memory(Struct, frozen=True):
    """The type of memory, or of the tiles of a descriptor: the sizes and those of the `whole` of which it is a part,
    the type of its elements, how they lie, and whether they can be written."""

    shape: tuple[int, ...]
    whole: tuple[int, ...]
    element: str
    encoding: Encoding
    mutable: bool


def memory_of(lowering: Lowering, mlir_type: Any) -> Memory:
    """Raises `Unsupported` for what is none."""
    text = str(mlir_type)
    found = _DIALECT_TYPE.match(text)
    if found is None:
        raise lowering.unsupported(f"memory of type {text}")
    shape = tuple(int(each) for each in found[1].split("x") if each)
    rest = text[found.end() :]
    allocated = _ALLOCATED.search(rest)
    whole = tuple(int(each) for each in allocated[1].split("x")) if allocated else shape
    kind, _, fields = _layout(lowering, text).partition("<")
    return Memory(
        shape, whole, found[2], Encoding(kind, tuple(sorted(_FIELD.findall(fields)))), bool(_MUTABLE.search(rest))
    )


def _layout(lowering: Lowering, text: str) -> str:
    """The attribute that says how the memory of a type lies, empty where there is none; within it names stay."""
    found = _DIALECT_TYPE.match(text)
    if found is None or text[found.end() : found.end() + 1] != ",":
        return ""
    attribute = attribute_at(text, found.end() + 1)
    return resolved(lowering, attribute) if attribute is not None else ""


def encoding_text(lowering: Lowering, mlir_type: Any) -> str:
    """Of the type of memory, how it lies, in words that are the same for the same alone."""
    memory = memory_of(lowering, mlir_type)
    fields = ", ".join(f"{name} = {value}" for name, value in memory.encoding.fields)
    layout = _layout(lowering, str(mlir_type))
    if not _PLAIN.fullmatch(layout):
        fields = without_aliases(lowering, layout)
    parts = f", {memory.whole}" if memory.whole != memory.shape else ""
    return f"memdesc<{memory.encoding.kind}: {fields}{parts}>"


def padding_of(lowering: Lowering, mlir_type: Any) -> list[tuple[int, int]]:
    """After how many elements of memory how many more lie unused, at each of several intervals."""
    memory = memory_of(lowering, mlir_type)
    inner = memory.encoding.says("partitionLayout")
    layout = _layout(lowering, str(mlir_type))
    text = resolved(lowering, inner) if inner is not None and is_alias(inner) else layout
    return [(int(interval), int(padding)) for interval, padding in _PADDING.findall(text)]


def room_of(lowering: Lowering, mlir_type: Any) -> int:
    """For how many elements memory has room, padding aside: more than it has where its layout leaves some unused."""
    memory = memory_of(lowering, mlir_type)
    encoding = memory.encoding
    count = prod(memory.shape)
    if encoding.says("fp4Padded") == "true":
        return 2 * count
    if encoding.kind == _LINEAR:  # which says where each power of two of room leads to
        steps = re.findall(r"\[([^\[\]]+)\]", encoding.says("offset") or "")
        rank = len(steps[0].split(",")) if steps else len(memory.shape)
        count = max(count, prod(memory.shape[: len(memory.shape) - rank]) << len(steps))
    return count


def parts_of(lowering: Lowering, mlir_type: Any) -> int:
    """In how many parts memory lies, each of which has an offset of its own."""
    return int(memory_of(lowering, mlir_type).encoding.says("numPartitions") or 1)


def descriptor_text(lowering: Lowering, mlir_type: Any) -> str:
    """Of the type of a descriptor, what the tiles are that are loaded and stored by it."""
    block = memory_of(lowering, mlir_type)
    return f"{encoding_text(lowering, mlir_type)} of {block.shape} {block.element}"


def require_space(lowering: Lowering, memory: Any, of_tensors: bool) -> None:
    """Raises `Unsupported` for memory that is not tensor memory, or that is."""
    if memory_of(lowering, memory.type).encoding.kind.startswith(_OF_TENSORS) != of_tensors:
        raise lowering.unsupported(f"memory of type {memory.type}")


def require_mutable(lowering: Lowering, memory: Any) -> None:
    """Raises `Unsupported` for a write of memory that is filled where it is made and never changes."""
    if not memory_of(lowering, memory.type).mutable:
        raise lowering.unsupported(f"a write of {memory.type}, which is not mutable")


def require_part(lowering: Lowering, whole: Any, part: Any) -> None:
    """Raises `Unsupported` where a part of memory is not said to be one, or to lie as the whole does."""
    source, target = (memory_of(lowering, each.type) for each in (whole, part))
    if source.encoding.but() != target.encoding.but() or source.encoding.kind != target.encoding.kind:
        raise _otherwise(lowering, whole, part)
    if source.whole != target.whole:
        raise lowering.unsupported(f"a part of {whole.type} that is a {part.type}, which says of another whole")


def require_one_of(lowering: Lowering, several: Any, one: Any) -> None:
    """The same for one of several tiles, whose encoding is that of all or has one dimension less."""
    source, target = (memory_of(lowering, each.type) for each in (several, one))
    same = source.encoding.kind == target.encoding.kind
    orders = (source.encoding.order, [each - 1 for each in source.encoding.order if each])
    if not same or source.encoding.but("order") != target.encoding.but("order"):
        raise _otherwise(lowering, several, one)
    if target.encoding.order not in orders:
        raise _otherwise(lowering, several, one)
    # Some of more tiles are as far apart as all of them.
    tiles = (source.whole[-len(source.shape) :][1:], source.shape[1:])
    if tiles[0] != tiles[1] or target.whole[-len(target.shape) :] != target.shape:
        raise lowering.unsupported(f"one tile of {several.type}, a part of memory, as {one.type}")


def require_transposed(lowering: Lowering, memory: Any, turned: Any, order: Sequence[int]) -> None:
    """The same for memory whose dimensions are taken in another order."""
    source, target = (memory_of(lowering, each.type) for each in (memory, turned))
    given, found = source.encoding, target.encoding
    if list(order) == sorted(order):
        holds = given.kind == found.kind and given.but() == found.but()
    elif given.kind == _SWIZZLED:
        expected = [list(order).index(each) for each in given.order]
        holds = found.kind == _SWIZZLED and given.but("order") == found.but("order") and found.order == expected
    elif given.kind == _BOXES:
        swaps = list(order) == [*range(len(order) - 2), len(order) - 1, len(order) - 2]
        flipped = {"true": "false", "false": "true"}.get(given.says("transposed") or "")
        holds = swaps and found.kind == _BOXES and given.but("transposed") == found.but("transposed")
        holds = holds and found.says("transposed") == flipped
    else:
        holds = not given.kind and not found.kind
    if not holds:
        raise _otherwise(lowering, memory, turned)
    moved = len(source.whole) - len(source.shape)
    if target.whole != (*source.whole[:moved], *(source.whole[moved + each] for each in order)):
        raise lowering.unsupported(f"{memory.type} as {turned.type}, which says of another whole")


def require_reshaped(lowering: Lowering, memory: Any, other: Any) -> None:
    """The same for memory of other sizes with the same elements in the same order: rows of the same length lie as they
    did, or all elements lie row by row."""
    source, target = (memory_of(lowering, each.type) for each in (memory, other))
    if source.whole[-len(source.shape) :] != source.shape or target.whole[-len(target.shape) :] != target.shape:
        raise lowering.unsupported(f"a part of memory, {memory.type}, as {other.type}")
    given, found = source.encoding, target.encoding
    if not given.kind and not found.kind:
        return
    if given.kind == found.kind == _BOXES and given.but() == found.but():
        if source.shape == target.shape or (
            source.shape[-1] == target.shape[-1] and given.says("transposed") == "false"
        ):
            return
    elif (given == found and source.shape == target.shape) or all(is_row_major(each) for each in (given, found)):
        return
    raise _otherwise(lowering, memory, other)


def _otherwise(lowering: Lowering, source: Any, target: Any) -> Exception:
    return lowering.unsupported(f"{source.type} as {target.type}, which lies in memory otherwise")


def is_row_major(encoding: Encoding) -> bool:
    """Whether elements lie one after the other, row by row and without gaps."""
    order = encoding.order
    return encoding.kind == _SWIZZLED and encoding.says("maxPhase") == "1" and order == sorted(order, reverse=True)


def require_box(lowering: Lowering, descriptor: Any, memory: Any, writes: bool) -> None:
    """Raises `Unsupported` where copies of boxes do not leave or find in memory what its type says: boxes lie there as
    the descriptor was encoded, in memory of their own, not transposed (Triton, `verifyTMAEncoding`)."""
    given, found = memory_of(lowering, descriptor.type), memory_of(lowering, memory.type)
    if writes:
        require_mutable(lowering, memory)
    if given.element.lstrip("su") != found.element.lstrip("su"):
        raise lowering.unsupported(f"boxes of {given.element} in memory of {found.element}")
    if found.whole[-len(found.shape) :] != found.shape:
        raise lowering.unsupported(f"a box in a part of other memory, {memory.type}")
    if found.encoding.kind != _BOXES or found.encoding.says("transposed") != "false":
        raise lowering.unsupported(f"a box in memory of type {memory.type}")
    if given.encoding.kind != _BOXES or given.encoding.but() != found.encoding.but():
        raise lowering.unsupported(f"boxes of {descriptor.type} in {memory.type}, which lies in memory otherwise")
    _require_width(lowering, found)


def require_factor(lowering: Lowering, memory: Any, in_tensor_memory: bool) -> None:
    """Raises `Unsupported` for memory that units for products of matrices cannot read as a factor (Triton,
    `TCGen5MMAOp::verify`, `WarpGroupDotOp::verify`). How wide elements are said to be shows nowhere: what the unit is
    told is worked out from where the elements lie, and a layout of which it cannot be told does not compile
    (`DotOpMmaSmemLoader::getDescriptor`)."""
    found = memory_of(lowering, memory.type)
    kinds = (_BOXES, _LINEAR, TENSOR_MEMORY) if in_tensor_memory else (_BOXES, _LINEAR)
    if found.encoding.kind not in kinds:
        raise lowering.unsupported(f"a factor of type {memory.type}")
    if found.encoding.kind == TENSOR_MEMORY and found.encoding.says("colStride") not in (None, "1"):
        raise lowering.unsupported(f"a factor of type {memory.type}")
    if found.encoding.says("fp4Padded") == "true":
        raise lowering.unsupported(f"a factor of type {memory.type}, which is padded")


def require_accumulator(lowering: Lowering, memory: Any) -> None:
    """Raises `Unsupported` for memory to which a tensor core cannot add: each element has a column of 32 bits."""
    found = memory_of(lowering, memory.type)
    stride = 32 // width(found.element)
    if found.encoding.kind != TENSOR_MEMORY or found.encoding.says("colStride") not in (None, str(stride)):
        raise lowering.unsupported(f"an accumulator of type {memory.type}")


def require_scales(lowering: Lowering, memory: Any) -> None:
    """Raises `Unsupported` for memory that does not lie as a tensor core reads scales."""
    if memory_of(lowering, memory.type).encoding.kind != _SCALES:
        raise lowering.unsupported(f"scales of type {memory.type}")


def _require_width(lowering: Lowering, memory: Memory) -> None:
    """Elements are as wide as the encoding says, and are not padded."""
    said = memory.encoding.says("elementBitWidth")
    if (said is not None and int(said) != width(memory.element)) or memory.encoding.says("fp4Padded") == "true":
        raise lowering.unsupported(f"elements of {memory.element} in memory of {said} bits each, or padded")


def width_of(lowering: Lowering, mlir_type: Any) -> int:
    """How many bits each element of memory has."""
    return width(memory_of(lowering, mlir_type).element)


def width(element: str) -> int:
    """How many bits elements of a type have."""
    found = re.search(r"\d+", element)
    assert found is not None
    return int(found[0])


def blocks_of(lowering: Lowering) -> int:
    """How many blocks a program has. Raises `Unsupported` where modules say several numbers."""
    counts = set(_block_counts(lowering)) or {1}
    if len(counts) > 1:
        raise lowering.unsupported("modules of several numbers of blocks")
    return counts.pop()


def _block_counts(lowering: Lowering) -> list[int]:
    """What the modules around the operation at hand say. Raises `Unsupported` where that is no number."""
    found: list[int] = []
    around = lowering.at_hand
    while around is not None:
        if _CTAS in around.attributes:
            count = str(around.attributes[_CTAS]).partition(" ")[0]
            if not count.isdecimal():
                raise lowering.unsupported(f"'{_CTAS}' of {around.attributes[_CTAS]}")
            found.append(int(count))
        around = around.parent.operation if around.parent is not None else None
    return found


def apart(lowering: Lowering, mlir_type: Any) -> int:
    """Among how many of the blocks of a program memory is divided; others have the same as one of these. Raises
    `Unsupported` for a layout that is not of numbers."""
    said = memory_of(lowering, mlir_type).encoding.says("CGALayout") or ""
    bases = [each.split(",") for each in re.findall(r"\[([^\[\]]+)\]", said)]
    if not all(number.strip().isdecimal() for base in bases for number in base):
        raise lowering.unsupported(f"blocks that are laid out by {said}")
    return 1 << sum(any(int(number) for number in base) for base in bases)


def require_several_blocks(lowering: Lowering, what: str) -> None:
    """Raises `Unsupported` for what the blocks of a cluster do together in a program that is said to have one."""
    counts = _block_counts(lowering)
    if not counts or any(each < 2 for each in counts):
        raise lowering.unsupported(f"{what} of a program that is not said to have several blocks")
