"""Pointers, loads and stores of the LLVM dialect."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.alignment import (
    note_alignment,
    require_alignment,
    require_operands_aligned,
    stated_of_operands,
)
from frontends.mlir.core.dynamic import DYNAMIC_INDEX
from frontends.mlir.core.layout import Layout
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Agents
from frontends.mlir.dialects.gpu.globals import bytes_of_block, is_of_block
from frontends.mlir.dialects.llvm.aggregates import layout
from frontends.mlir.dialects.llvm.pointer_uses import parameter_attributes
from frontends.mlir.dialects.llvm.properties import flag_bits
from frontends.mlir.dialects.llvm.untyped_copies import moves_bytes
from interp import ir
from interp.ir.affine import combine

_I8 = ir.Scalar("i8")
_FARTHEST = 1 << 63
# What says how memory may be used, and not what it holds.
_CACHES = "cache_control"
_HINTS = ("access_groups", "alias_scopes", "noalias_scopes", "tbaa", "nontemporal", "invariant", "invariantGroup")


# -- addresses ---------------------------------------------------------------------------------------------------------


@handles("llvm.getelementptr", attributes=("elem_type", "rawConstantIndices", "noWrapFlags"))
def _getelementptr(lowering: Lowering, operation: Any) -> None:
    """Adds up sizes and offsets of what the indices go through. Of a vector of pointers, or with a vector of indices,
    there is one address for each element."""
    attributes = operation.attributes
    element = layout(lowering, attributes["elem_type"].value)
    base, *dynamic = (lowering.parts(each) for each in operation.operands)
    lanes = len(lowering.part_types(operation.results[0].type))
    bits = flag_bits(lowering, operation)
    flags = (("inbounds",) if bits & 1 else ("nusw",) * (bits >> 1 & 1)) + ("nuw",) * (bits >> 2 & 1)
    results = []
    for lane in range(lanes):
        indices = [each[lane] if len(each) > 1 else each[0] for each in dynamic]
        offsets = _offsets(lowering, element, list(attributes["rawConstantIndices"]), indices)
        pointer = base[lane] if len(base) > 1 else base[0]
        for offset in _flagged(lowering, offsets, flags) if flags else [_total(offsets)]:
            pointer = displace(lowering, pointer, offset, flags)
        results.append(pointer)
    lowering.bind_parts(operation.results[0], results)


def _total(offsets: Sequence[ir.Affine]) -> ir.Affine:
    total: ir.Affine = 0
    for offset in offsets:
        total = combine("+", total, offset)
    return total


def _flagged(lowering: Lowering, offsets: Sequence[ir.Affine], flags: tuple[str, ...]) -> list[ir.Affine]:
    """The steps of an address that is poison where one of them overflows, or leads out of the buffer. Constants in one
    direction are one step: where the last of them leads the others are on the way to."""
    steps: list[ir.Affine] = []
    for offset in offsets:
        last = steps[-1] if steps else None
        if isinstance(last, int) and isinstance(offset, int) and (last < 0) == (offset < 0):
            steps[-1] = last + offset
        elif offset != 0:
            steps.append(offset)
    if any(isinstance(each, int) and not -_FARTHEST <= each < _FARTHEST for each in steps):
        raise lowering.unsupported("an offset that overflows")
    if len(steps) > 1 and "nusw" in flags:
        raise lowering.unsupported("several indices whose sum must not overflow")
    return steps


def _offsets(lowering: Lowering, element: Layout, raw: list[int], dynamic: list[ir.Value]) -> list[ir.Affine]:
    """The bytes that each index takes an address further."""
    remaining = iter(dynamic)
    found: list[ir.Affine] = []
    part = element
    for step, constant in enumerate(raw):
        index: ir.Index = constant
        if constant == DYNAMIC_INDEX:
            value = next(remaining)
            index = lowering.constants.get(value, value)
        size = part.stride if step else part.size
        if step and part.is_struct:
            if not isinstance(index, int):
                raise lowering.unsupported("a struct index that is not a constant")
            part, start, _ = part.child(index)
            found.append(start)
            continue
        if step:
            if not part.children:
                raise lowering.unsupported("an index into a type that is not an aggregate")
            part = part.child(0)[0]
        found.append(index * size if isinstance(index, int) else combine("*", index, size))
    return found


def displace(lowering: Lowering, base: ir.Value, offset: ir.Affine, flags: tuple[str, ...] = ("inbounds",)) -> ir.Value:
    """The pointer that many bytes after `base`."""
    if offset == 0:
        return base
    result = ir.Value(ir.POINTER)
    lowering.emit(ir.Displace(place=lowering.place, result=result, base=base, offset=offset, flags=flags))
    return result


@handles("llvm.mlir.addressof", attributes=("global_name",))
def _addressof(lowering: Lowering, operation: Any) -> None:
    symbol = lowering.symbols.require(operation, operation.attributes["global_name"].value)
    if is_of_block(symbol.operation):
        lowering.bind(operation.results[0], bytes_of_block(lowering, symbol))
        return
    buffer = lowering.symbols.module.globals.get(symbol.name)
    if buffer is None:
        raise lowering.unsupported(f"the address of '{symbol.name}', which is not a global variable")
    view = ir.Value(ir.View(buffer.element, buffer.shape))
    lowering.emit(ir.Global(place=lowering.place, result=view, name=symbol.name))
    result = lowering.result(operation)
    lowering.emit(ir.Address(place=lowering.place, result=result, view=view))


# -- allocation --------------------------------------------------------------------------------------------------------


@handles("llvm.alloca", attributes=("alignment", "elem_type"))
def _alloca(lowering: Lowering, operation: Any) -> None:
    element = layout(lowering, operation.attributes["elem_type"].value)
    count = lowering.index(operation.operands[0])
    size = lowering.apply(combine("*", count, element.size))
    lowering.emit(
        ir.Alloc(
            place=lowering.place,
            result=lowering.result(operation),
            sizes=[size],
            alignment=_alignment_of(lowering, operation),
            stack=True,
        )
    )


def _alignment_of(lowering: Lowering, operation: Any) -> int:
    """What an allocation on the stack promises."""
    aligned = operation.attributes["alignment"].value if "alignment" in operation.attributes else 0
    return int(aligned) or layout(lowering, operation.attributes["elem_type"].value).alignment


@handles("llvm.intr.stacksave")
def _stacksave(lowering: Lowering, operation: Any) -> None:
    result = lowering.result(operation)
    lowering.emit(ir.Op(place=lowering.place, results=[result], name="stacksave", operands=[]))


@handles("llvm.intr.stackrestore")
def _stackrestore(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Unwind(place=lowering.place, mark=lowering.value(operation.operands[0])))


# -- loads and stores --------------------------------------------------------------------------------------------------


def loaded(lowering: Lowering, pointer: ir.Value, type: ir.Type) -> ir.Value:
    """What a pointer points to, as a type."""
    result = ir.Value(type)
    lowering.emit(ir.Load(place=lowering.place, result=result, view=pointer, indices=[]))
    return result


def load_parts(lowering: Lowering, pointer: ir.Value, whole: Layout) -> list[ir.Value]:
    """What memory holds as a value of a type."""
    if whole.packed:
        raise lowering.unsupported("a vector of elements that are not whole bytes, in memory")
    return [loaded(lowering, displace(lowering, pointer, offset), type) for type, offset in whole.leaves]


def store_parts(lowering: Lowering, pointer: ir.Value, whole: Layout, parts: list[ir.Value]) -> None:
    """Stores the scalars of a value where its layout has them. Raises `Unsupported` for elements of part of a byte."""
    if whole.packed:
        raise lowering.unsupported("a vector of elements that are not whole bytes, in memory")
    for (_, offset), part in zip(whole.leaves, parts, strict=True):
        at = displace(lowering, pointer, offset)
        lowering.emit(ir.Store(place=lowering.place, value=part, view=at, indices=[]))


def _check_access(lowering: Lowering, operation: Any, pointer: ir.Value, whole: Layout) -> None:
    attributes = operation.attributes
    if "ordering" in attributes and attributes["ordering"].value != 0:
        raise lowering.unsupported("an atomic access")
    if "volatile_" in attributes:
        raise lowering.unsupported("a volatile access")
    # Which caches an access by Intel's processors goes by is a hint (XeVM dialect; SPV_INTEL_cache_controls).
    if _CACHES in attributes and not str(attributes[_CACHES]).startswith("#xevm."):
        raise lowering.unsupported(f"attribute '{_CACHES}'")
    aligned = attributes["alignment"].value if "alignment" in attributes else whole.alignment
    natural = max((type.width // 8 for type, _ in whole.leaves), default=1)
    address = operation.operands[-1]
    note_alignment(lowering, aligned, natural)
    if whole.leaves and (aligned > max(natural, 1) or not _keeps_alignment(lowering, address, aligned)):
        require_alignment(lowering, pointer, aligned)


def _keeps_alignment(lowering: Lowering, address: Any, alignment: int) -> bool:
    """Whether an address is as far from what it was computed from as this alignment allows: elements of this alignment
    lie where theirs is kept, unless an address was computed in smaller steps or from memory that promises less."""
    operation = getattr(address.owner, "operation", address.owner)
    while getattr(operation, "name", "") == "llvm.getelementptr":
        whole = layout(lowering, operation.attributes["elem_type"].value)
        raw = list(operation.attributes["rawConstantIndices"])
        address, *dynamic = operation.operands
        if any(step % alignment for step in _steps(lowering, whole, raw, dynamic)):
            return False
        operation = getattr(address.owner, "operation", address.owner)
    if getattr(operation, "name", "") == "llvm.alloca":
        return _alignment_of(lowering, operation) >= alignment
    return True


def _steps(lowering: Lowering, element: Layout, raw: list[int], dynamic: list[Any]) -> list[int]:
    """The bytes that each index of an address takes it further, or of which what a dynamic one does is a multiple."""
    found = []
    remaining = iter(dynamic)
    part = element
    for step, constant in enumerate(raw):
        if step and part.is_struct:
            part, start, _ = part.child(constant)
            found.append(start)
            continue
        factor = _factor(next(remaining)) if constant == DYNAMIC_INDEX else constant
        found.append((part.stride if step else part.size) * factor)
        if step:
            part = part.child(0)[0]
    return found


def _factor(value: Any) -> int:
    """A number of which an integer is a multiple."""
    known = _constant(value)
    if known is not None:
        return known
    operation = getattr(value.owner, "operation", None)
    if operation is None or operation.name != "llvm.mul":
        return 1
    constants = [each for each in map(_constant, operation.operands) if each is not None]
    return constants[0] if constants else 1


def _constant(value: Any) -> int | None:
    operation = getattr(value.owner, "operation", None)
    if operation is None or operation.name != "llvm.mlir.constant":
        return None
    return int(operation.attributes["value"].value)


def _moves_bytes(lowering: Lowering, operation: Any) -> bool:
    """Of a kernel alone: where nothing goes on beside it, numbers are put together and taken apart."""
    return lowering.scope(Agents) is not None and moves_bytes(operation)


@handles("llvm.load", attributes=("alignment", "ordering", "volatile_", "dereferenceable", _CACHES, *_HINTS))
def _load(lowering: Lowering, operation: Any) -> None:
    pointer = lowering.value(operation.operands[0])
    whole = layout(lowering, operation.results[0].type)
    _check_access(lowering, operation, pointer, whole)
    if _moves_bytes(lowering, operation):
        return
    lowering.bind_parts(operation.results[0], load_parts(lowering, pointer, whole))


@handles("llvm.store", attributes=("alignment", "ordering", "volatile_", _CACHES, *_HINTS))
def _store(lowering: Lowering, operation: Any) -> None:
    value, address = operation.operands
    pointer = lowering.value(address)
    whole = layout(lowering, value.type)
    _check_access(lowering, operation, pointer, whole)
    origin = getattr(value.owner, "operation", None)
    if origin is not None and _moves_bytes(lowering, origin):
        source = lowering.value(origin.operands[0])
        lowering.emit(ir.Copy(place=lowering.place, target=pointer, origin=source, bytes=whole.size, overlap=True))
        return
    store_parts(lowering, pointer, whole, lowering.parts(value))


# -- whole regions -----------------------------------------------------------------------------------------------------

_COPY = ("isVolatile", "arg_attrs", "res_attrs", *_HINTS)
_FILLS = ("llvm.intr.memset", "llvm.intr.memset.inline")
_INTEGER = re.compile(r"i(\d+)")


def _require_plain(lowering: Lowering, operation: Any) -> None:
    if operation.attributes["isVolatile"].value:
        raise lowering.unsupported("a volatile access")


def _length(lowering: Lowering, operation: Any) -> ir.Index:
    attributes = operation.attributes
    return int(attributes["len"].value) if "len" in attributes else lowering.index(operation.operands[2])


def _require_aligned(lowering: Lowering, operation: Any, pointers: Sequence[ir.Value], size: ir.Index) -> None:
    """What is said of the alignment of pointers holds where they are not poison, or bytes are accessed through them:
    without `llvm.noundef` one that is not so aligned is poison (LLVM Language Reference, "Parameter Attributes")."""
    defined = ["llvm.noundef" in each for each in parameter_attributes(operation)]

    def require(of: bool) -> None:
        require_operands_aligned(lowering, operation, lambda at: [pointers[at]], lambda at: defined[at] == of)

    require(True)
    if all(defined[at] for at, _ in stated_of_operands(operation)) or size == 0:
        return
    if isinstance(size, int):
        require(False)
        return
    with lowering.when(lowering.compare("ne", size, 0)):
        require(False)


@handles("llvm.intr.memcpy", "llvm.intr.memcpy.inline", "llvm.intr.memmove", attributes=("len", *_COPY))
def _copy(lowering: Lowering, operation: Any) -> None:
    _require_plain(lowering, operation)
    target, origin = (lowering.value(each) for each in list(operation.operands)[:2])
    size = _length(lowering, operation)
    _require_aligned(lowering, operation, (target, origin), size)
    lowering.emit(
        ir.Copy(
            place=lowering.place,
            target=target,
            origin=origin,
            bytes=size,
            overlap=operation.name == "llvm.intr.memmove",
        )
    )


@handles(*_FILLS, attributes=("len", *_COPY))
def _fill(lowering: Lowering, operation: Any) -> None:
    _require_plain(lowering, operation)
    target, value = (lowering.value(each) for each in list(operation.operands)[:2])
    size = _length(lowering, operation)
    _require_aligned(lowering, operation, (target,), size)
    integer = _integer_on_stack(operation.operands[0])
    is_whole = integer is not None and size == integer.width // 8
    if integer is not None and is_whole and _constant(operation.operands[1]) is None:
        # Bytes of data are not put together where a number is read.
        type = ir.Scalar(str(integer))
        wide = value if type == value.type else lowering.op("extui", [value], type)
        ones = lowering.constant(int.from_bytes(b"\1" * (integer.width // 8)), type)
        whole = layout(lowering, integer)
        store_parts(lowering, target, whole, [lowering.op("muli", [wide, ones], type)])
        return
    lowering.emit(ir.Fill(place=lowering.place, target=target, value=value, bytes=size))


def _integer_on_stack(pointer: Any) -> Any | None:
    """The type of the integer that memory on the stack is, where nothing but whole numbers of it are read from there
    and stored there, and bytes are filled; None where that is not so."""
    made = getattr(pointer.owner, "operation", None)
    if made is None or made.name != "llvm.alloca" or _constant(made.operands[0]) != 1:
        return None
    element = made.attributes["elem_type"].value
    found = _INTEGER.fullmatch(str(element))
    if found is None or int(found[1]) % 8:
        return None
    for use in pointer.uses:
        user, at = use.owner.operation, use.operand_number
        is_load = user.name == "llvm.load" and user.results[0].type == element
        is_store = user.name == "llvm.store" and at == 1 and user.operands[0].type == element
        if not (is_load or is_store or user.name in _FILLS):
            return None
    return element
