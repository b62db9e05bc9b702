"""Matrices that a warp holds together, in the nvvm dialect: `nvvm.wmma.*`, to which `gpu.subgroup_mma_*` is lowered.

Nobody is told who holds what; see `frontends.mlir.dialects.gpu.matrices`. Where lanes hold more numbers than a matrix
has, each number is held as often as that takes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from frontends.mlir.core.alignment import require_alignment
from frontends.mlir.core.layout import MATRIX_LANES
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.matrices import Matrix, dot, positions, require_all_lanes
from frontends.mlir.dialects.gpu.subgroup import meet, put, scratch, subgroups_of
from frontends.mlir.dialects.llvm.memory import displace
from interp import ir
from interp.ir.affine import combine

_ROW_DISTANCE = 16  # bytes
_SIZES = ("m", "n", "k")
_ELEMENTS = {"f16": ir.Scalar("f16"), "f32": ir.Scalar("f32"), "bf16": ir.Scalar("bf16"), "f64": ir.Scalar("f64")}


def _name(operation: Any, attribute: str) -> str:
    """The word in an attribute such as `#nvvm.mma_layout<row>`."""
    return str(operation.attributes[attribute]).partition("<")[2].removesuffix(">")


def _matrix(lowering: Lowering, operation: Any, fragment: str, element: ir.Scalar) -> Matrix:
    if subgroups_of(lowering).size != MATRIX_LANES:
        raise lowering.unsupported("a matrix in subgroups that do not have 32 threads")
    m, n, k = (int(operation.attributes[each].value) for each in _SIZES)
    sizes = {"a": (m, k), "b": (k, n), "c": (m, n)}.get(fragment)
    if sizes is None or sizes[0] * sizes[1] % MATRIX_LANES:
        raise lowering.unsupported(f"fragment {fragment} of {m} x {n} x {k}")
    return Matrix(*sizes, element)


def _require_aligned(lowering: Lowering, base: ir.Value, stride: ir.Index, element: ir.Scalar, held: int) -> None:
    """Rows begin at multiples of the bytes that a lane holds of a matrix (PTX ISA, Matrix Storage for WMMA). The CUDA
    C++ Programming Guide asks for addresses of 256 bits, and for rows 16 bytes apart."""
    bytes_ = element.width // 8
    require_alignment(lowering, base, held * bytes_)
    distance = combine("*", stride, bytes_)
    if isinstance(distance, int) and distance % _ROW_DISTANCE == 0 and distance % (held * bytes_):
        raise lowering.unsupported(f"rows {distance} bytes apart, of which lanes hold {held * bytes_} bytes each")
    modulus = held * bytes_ if not isinstance(distance, int) else _ROW_DISTANCE
    rest = lowering.apply(combine("mod", distance, modulus))
    lowering.require_equal(rest, 0, f"rows are a multiple of {modulus} bytes apart")


def _pointers(
    lowering: Lowering, whole: Matrix, lane: ir.Value, base: ir.Value, stride: ir.Index, layout: str
) -> Iterator[ir.Value]:
    """Where a lane's elements are in memory, whose rows or columns are `stride` elements apart."""
    bytes_ = whole.element.width // 8
    for row, column in positions(lowering, whole, lane):
        outer, inner = (row, column) if layout == "row" else (column, row)
        at = combine("+", combine("*", outer, stride), inner)
        yield displace(lowering, base, combine("*", at, bytes_))


@handles("nvvm.wmma.load", attributes=("eltype", "frag", "layout", *_SIZES))
def _load(lowering: Lowering, operation: Any) -> None:
    lane = require_all_lanes(lowering, operation)
    element = _ELEMENTS.get(_name(operation, "eltype"))
    types = lowering.part_types(operation.results[0].type)
    if element is None or set(types) != {element}:
        raise lowering.unsupported(f"elements of type {_name(operation, 'eltype')}")
    whole = _matrix(lowering, operation, _name(operation, "frag"), element)
    base, stride = lowering.value(operation.operands[0]), lowering.index(operation.operands[1])
    _require_aligned(lowering, base, stride, element, len(types))
    parts = []
    for pointer in _pointers(lowering, whole, lane, base, stride, _name(operation, "layout")):
        part = ir.Value(element)
        lowering.emit(ir.Load(place=lowering.place, result=part, view=pointer, indices=[]))
        parts.append(part)
    if len(types) % len(parts):
        raise lowering.unsupported("a fragment of another size than its matrix has")
    lowering.bind_parts(operation.results[0], parts * (len(types) // len(parts)))


@handles("nvvm.wmma.store", attributes=("eltype", "layout", *_SIZES))
def _store(lowering: Lowering, operation: Any) -> None:
    lane = require_all_lanes(lowering, operation)
    target, *held, distance = operation.operands
    parts = lowering.flat(held)
    element = parts[0].type
    assert isinstance(element, ir.Scalar)
    whole = _matrix(lowering, operation, "c", element)
    base, stride = lowering.value(target), lowering.index(distance)
    _require_aligned(lowering, base, stride, element, len(parts))
    pointers = _pointers(lowering, whole, lane, base, stride, _name(operation, "layout"))
    for part, pointer in zip(parts, pointers, strict=True):
        lowering.emit(ir.Store(place=lowering.place, value=part, view=pointer, indices=[]))


@handles("nvvm.wmma.mma", attributes=("eltypeA", "eltypeB", "layoutA", "layoutB", *_SIZES))
def _mma(lowering: Lowering, operation: Any) -> None:
    lane = require_all_lanes(lowering, operation)
    element = _ELEMENTS.get(_name(operation, "eltypeA"))
    if element is None:
        raise lowering.unsupported(f"factors of type {_name(operation, 'eltypeA')}")
    left, right = (_matrix(lowering, operation, each, element) for each in "ab")
    operands = list(operation.operands)
    types = [lowering.part_types(each.type) for each in operands]
    # Both factors come in as many registers; what is left are the sums.
    sums_of = _matrix(lowering, operation, "c", element)
    registers = next(
        (
            count
            for count in range(1, len(operands) // 2 + 1)
            if sum(len(each) for each in types[2 * count :]) == sums_of.parts
        ),
        0,
    )
    if not registers:
        raise lowering.unsupported("fragments of other sizes than the matrices have")
    for layout, factor in (("layoutA", operands[:registers]), ("layoutB", operands[registers : 2 * registers])):
        _require_layout(lowering, factor, _name(operation, layout))
    buffers = []
    for whole, factor in ((left, operands[:registers]), (right, operands[registers : 2 * registers])):
        parts = lowering.flat(factor)[: whole.parts]
        buffer = scratch(lowering, element, [whole.rows, whole.columns])
        for value, place in zip(parts, positions(lowering, whole, lane), strict=True):
            put(lowering, value, buffer, place)
        buffers.append(buffer)
    meet(lowering)
    results = [
        dot(lowering, buffers[0], buffers[1], place, left.columns, start)
        for start, place in zip(
            lowering.flat(operands[2 * registers :]), positions(lowering, sums_of, lane), strict=True
        )
    ]
    meet(lowering)
    lowering.bind_parts(operation.results[0], results)


def _require_layout(lowering: Lowering, factor: Sequence[Any], layout: str) -> None:
    """Raises `Unsupported` where a factor was not loaded in the layout that the product takes it for."""
    for each in factor:
        owner = each.owner
        if getattr(owner, "name", "") == "llvm.extractvalue":
            owner = owner.operands[0].owner
        if getattr(owner, "name", "") != "nvvm.wmma.load":
            raise lowering.unsupported("a factor that is not the result of a load")
        if _name(owner, "layout") != layout:
            raise lowering.unsupported(f"a factor in layout {_name(owner, 'layout')} taken for one in layout {layout}")
