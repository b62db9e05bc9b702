"""Products of matrices, loads of their tiles and copies beside a thread, in the nvvm dialect."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.alignment import require_alignment
from frontends.mlir.core.layout import layout_of
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.async_copies import (
    COPY_SIZES,
    ROW_BYTES,
    attribute_or,
    close_group,
    start_copy,
    wait_for_groups,
)
from frontends.mlir.dialects.gpu.fragments import Fragments, Integers, multiply
from frontends.mlir.dialects.gpu.matrices import require_all_lanes
from frontends.mlir.dialects.gpu.subgroup import meet, put, scratch, take
from frontends.mlir.dialects.llvm.memory import displace
from frontends.mlir.dialects.llvm.packing import pack, unpack
from interp import ir
from interp.ir.affine import combine

_LANES = 32
_ROWS = 8
_SHAPE = re.compile(r"m = (\d+), n = (\d+), k = (\d+)")


@handles(
    "nvvm.mma.sync",
    attributes=(
        *("layoutA", "layoutB", "multiplicandAPtxType", "multiplicandBPtxType", "operandSegmentSizes", "shape"),
        "intOverflowBehavior",
    ),
)
def _mma(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    if "row" not in str(attributes["layoutA"]) or "col" not in str(attributes["layoutB"]):
        raise lowering.unsupported("a product whose layouts are not row and col")
    shape = _SHAPE.search(str(attributes["shape"]))
    if shape is None:
        raise lowering.unsupported(f"shape {attributes['shape']}")
    left, right, sums = (
        [part for each in group for held in lowering.parts(each) for part in unpack(lowering, held)]
        for group in lowering.segments(operation)
    )
    element = left[0].type
    assert isinstance(element, ir.Scalar)
    kinds = {str(attributes[name]) for name in ("multiplicandAPtxType", "multiplicandBPtxType") if name in attributes}
    tf32 = kinds == {"#nvvm.mma_type<tf32>"}
    integers = None if element.is_float else _integers(lowering, operation, element.width)
    if not tf32 and integers is None and not all(f"<{element}>" in kind for kind in kinds):
        raise lowering.unsupported(f"factors of type {', '.join(sorted(kinds))} in numbers of type {element}")
    m, n, k = (int(each) for each in shape.groups())
    fragments = Fragments(m, n, k, element.width)
    found = multiply(lowering, operation, fragments, left, right, sums, tf32, integers)
    lowering.bind_parts(operation.results[0], found)


def product_of_halves(lowering: Lowering, operation: Any) -> None:
    """The product of fragments of 16 x 16 and 16 x 8 halves, in four registers and two, with sums in f32."""
    operands = list(operation.operands)
    left, right, sums = (
        [part for each in group for held in lowering.parts(each) for part in unpack(lowering, held)]
        for group in (operands[:4], operands[4:6], operands[6:])
    )
    found = multiply(lowering, operation, Fragments(16, 8, 16, 16), left, right, sums)
    lowering.bind_parts(operation.results[0], found)


def _integers(lowering: Lowering, operation: Any, width: int) -> Integers:
    attributes = operation.attributes
    unsigned = []
    for name in ("multiplicandAPtxType", "multiplicandBPtxType"):
        found = re.search(r"<([su])(\d+)>", str(attributes[name])) if name in attributes else None
        if found is None or int(found.group(2)) != width:
            raise lowering.unsupported(f"factors of {width} bits whose type is not told")
        unsigned.append(found.group(1) == "u")
    overflow = str(attributes["intOverflowBehavior"]) if "intOverflowBehavior" in attributes else ""
    if "<satfinite>" not in overflow and "<wrapped>" not in overflow:
        raise lowering.unsupported("integer sums without an overflow behavior")
    return Integers((unsigned[0], unsigned[1]), "<satfinite>" in overflow)


@handles("nvvm.ldmatrix", attributes=("eltType", "layout", "num", "shape"))
def _ldmatrix(lowering: Lowering, operation: Any) -> None:
    attributes = operation.attributes
    if "b16" not in str(attributes["eltType"]) or "m = 8, n = 8" not in str(attributes["shape"]):
        raise lowering.unsupported(f"tiles of shape {attributes['shape']}")
    load_tiles(lowering, operation, attribute_or(operation, "num", 1), "col" in str(attributes["layout"]))


def load_tiles(lowering: Lowering, operation: Any, count: int, transposed: bool) -> None:
    """Tiles of 8 x 8 numbers of 16 bits. Lane i has the address of row i modulo 8 of tile i / 8, a multiple of the size
    of a row; see `nvgpu.ldmatrix`."""
    lane = require_all_lanes(lowering, operation)
    element = _element(lowering, operation.results[0])
    if element.width not in (8, 16, 32) or (transposed and element.width != 16):
        raise lowering.unsupported(f"tiles of {element}")
    rows = scratch(lowering, ir.POINTER, [_LANES])
    address = lowering.value(operation.operands[0])
    with lowering.when(lowering.compare("slt", lane, count * _ROWS)):
        require_alignment(lowering, address, ROW_BYTES)
    put(lowering, address, rows, [lane])
    meet(lowering)
    held, bytes_ = 32 // element.width, element.width // 8
    start = combine("*", combine("mod", lane, 4), held)
    registers = []
    for tile in range(count):
        parts = []
        for each in range(held):
            row, column = combine("floordiv", lane, 4), combine("+", start, each)
            if transposed:
                row, column = column, row
            pointer = take(lowering, rows, [lowering.apply(combine("+", row, tile * _ROWS))])
            part = ir.Value(element)
            at = displace(lowering, pointer, combine("*", column, bytes_))
            lowering.emit(ir.Load(place=lowering.place, result=part, view=at, indices=[]))
            parts.append(part)
        registers.append(parts)
    meet(lowering)
    types = lowering.part_types(operation.results[0].type)
    results = [pack(lowering, operation.results[0], type, parts) for type, parts in zip(types, registers, strict=True)]
    lowering.bind_parts(operation.results[0], results)


def _element(lowering: Lowering, value: Any) -> ir.Scalar:
    """The numbers that a register is taken for, from where its bits are taken apart."""
    for use in value.uses:
        user = use.owner.operation
        if user.name in ("llvm.extractvalue", "llvm.insertvalue"):
            return _element(lowering, user.results[0])
        if user.name == "llvm.bitcast":
            return layout_of(str(user.results[0].type)).types[0]
    raise lowering.unsupported("tiles of numbers of a type that nothing tells")


@handles("nvvm.cp.async.shared.global", attributes=("modifier", "size"))
def _copy(lowering: Lowering, operation: Any) -> None:
    size = attribute_or(operation, "size", 0)
    if "<cg>" in str(operation.attributes["modifier"]) and size != ROW_BYTES:
        raise lowering.unsupported(f"a copy of {size} bytes past the first cache")
    copy_beside(lowering, operation, size)


def copy_beside(lowering: Lowering, operation: Any, size: int) -> None:
    """A copy of `size` bytes that goes on beside a thread, of which no more are read than
    a last operand says: those beyond are zeros. Both addresses are multiples of the size (PTX ISA, cp.async)."""
    target, origin, *limit = operation.operands
    if size not in COPY_SIZES:
        raise lowering.unsupported(f"a copy of {size} bytes")
    pointers = lowering.value(target), lowering.value(origin)
    for each in pointers:
        require_alignment(lowering, each, size)
    read: ir.Index = lowering.index(limit[0]) if limit else size
    lowering.require(lowering.compare("ule", read, size), "a copy reads no more than it writes")

    def copy() -> None:
        place = lowering.place
        lowering.emit(ir.Copy(place=place, target=pointers[0], origin=pointers[1], bytes=read))
        if limit:
            beyond, rest = (
                displace(lowering, pointers[0], read),
                lowering.apply(combine("+", size, combine("*", read, -1))),
            )
            lowering.emit(ir.Fill(place=place, target=beyond, value=lowering.constant(0, ir.Scalar("i8")), bytes=rest))

    start_copy(lowering, copy)


@handles("nvvm.cp.async.commit.group")
def _commit(lowering: Lowering, operation: Any) -> None:
    close_group(lowering)


@handles("nvvm.cp.async.wait.group", attributes=("n",))
def _wait(lowering: Lowering, operation: Any) -> None:
    wait_for_groups(lowering, attribute_or(operation, "n", 0))
