"""What operations say of the addresses that they are given: a program is undefined where one is not so aligned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from frontends.mlir.core.emission import view_type
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.llvm.alignments import ALIGNMENT
from interp import ir
from interp.ir.affine import combine


def require_alignment(lowering: Lowering, pointer: ir.Value, alignment: ir.Index) -> None:
    """The program is undefined where an address is not a multiple of `alignment`, a power of two."""
    number = ir.Scalar("i64")
    address = lowering.op("ptrtoint", [pointer], number)
    if isinstance(alignment, int):
        mask = lowering.constant(alignment - 1, number)
    else:
        mask = lowering.op("subi", [alignment, lowering.constant(1, number)], number)
    rest = lowering.op("andi", [address, mask], number)
    aligned = lowering.op("cmpi.eq", [rest, lowering.constant(0, number)], ir.I1)
    lowering.require(aligned, f"the address is a multiple of {alignment if isinstance(alignment, int) else 'that'}")


def note_alignment(lowering: Lowering, stated: int, natural: int) -> None:
    """An access states an alignment: where that is less than the size of what it accesses, a target that accesses the
    same memory may not say more."""
    if stated < natural:
        less = f"the access at {lowering.place} says no more than that its address is a multiple of {stated}"
        lowering.assumptions.add(f"memory is aligned to the size of its elements, though {less}")
        lowering.understated[lowering.place] = stated


def stated_alignment(operation: Any) -> int:
    """The attribute `alignment`; 1 where there is none."""
    return int(operation.attributes["alignment"].value) if "alignment" in operation.attributes else 1


def require_element_aligned(
    lowering: Lowering, view: ir.Value, indices: list[ir.Index], alignment: int, mask: list[ir.Value] | None = None
) -> None:
    """An element of a view lies at a multiple of `alignment`, where a bit of the `mask` is set. That it lies at a
    multiple of its own size goes without saying."""
    element = view_type(view).element
    if alignment <= max(element.width // 8, 1):
        return
    if not element.width:
        raise lowering.unsupported(f"the alignment of elements of type {element}")
    if mask:
        some = mask[0]
        for each in mask[1:]:
            some = lowering.op("ori", [some, each], ir.I1)
        with lowering.when(some):
            require_element_aligned(lowering, view, indices, alignment)
        return
    size = 1 << max(element.width - 1, 0).bit_length() if element.width > 8 else 8
    at: ir.Affine = lowering.offset(view)
    for index, stride in zip(indices, lowering.strides(view), strict=False):
        at = combine("+", at, combine("*", index, stride))
    pointer = ir.Value(ir.POINTER)
    lowering.emit(ir.Address(place=lowering.place, result=pointer, view=view))
    offset = combine("*", at, size // 8)
    if offset != 0:
        base, pointer = pointer, ir.Value(ir.POINTER)
        lowering.emit(ir.Displace(place=lowering.place, result=pointer, base=base, offset=offset))
    require_alignment(lowering, pointer, alignment)


def require_operands_aligned(
    lowering: Lowering,
    operation: Any,
    parts_of: Callable[[int], list[ir.Value]],
    is_required: Callable[[int], bool] = lambda _: True,
) -> None:
    """What `arg_attrs` of a call, a function or an intrinsic say of the alignment of its operands, which are made of
    `parts_of` their positions, where that `is_required`."""
    for position, alignment in stated_of_operands(operation):
        if is_required(position):
            for part in parts_of(position):
                require_alignment(lowering, _start(lowering, part), alignment)


def stated_of_operands(operation: Any) -> Iterator[tuple[int, int]]:
    """The positions of operands of which `arg_attrs` say an alignment, each with that."""
    for position, attributes in enumerate(operation.attributes.get("arg_attrs", ())):
        for each in attributes:
            name, value = (each, attributes[each]) if isinstance(each, str) else (each.name, each.attr)
            if name == ALIGNMENT:
                yield position, int(value.value)


def _start(lowering: Lowering, value: ir.Value) -> ir.Value:
    if not isinstance(value.type, ir.View):
        return value
    pointer = ir.Value(ir.POINTER)
    lowering.emit(ir.Address(place=lowering.place, result=pointer, view=value))
    return pointer
