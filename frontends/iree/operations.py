"""What the body of a dispatch does with its bindings and workgroups."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

from frontends.iree.interface import CONSTANT, SUBSPAN, is_in_layout, is_only_read, shaped
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.read_only import ReadOnly
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.geometry import launch_of
from frontends.mlir.dialects.tensor.slices import copy, part_of
from interp import ir
from interp.ir.affine import combine
from interp.ir.types import row_major

_PARTS = ("operandSegmentSizes", "static_offsets", "static_sizes", "static_strides")


@handles(SUBSPAN, attributes=("alignment", "binding", "descriptor_flags", "layout", "operandSegmentSizes"))
def _subspan(lowering: Lowering, operation: Any) -> None:
    """A part of a binding, from an offset in bytes on, seen row-major. A binding that is only read is not written; what
    else is said of descriptors and of the pipeline tells how the host passes it."""
    _require_in_layout(lowering, operation)
    (offset,), dynamic = lowering.segments(operation)
    seen = shaped(operation.results[0].type)
    binding = lowering.memo.get(("binding", operation.attributes["binding"].value))
    if seen is None or binding is None:
        raise lowering.unsupported(f"type {operation.results[0].type}")
    known, element = seen
    if str(operation.results[0].type).startswith("memref<"):
        type = lowering.type(operation.results[0].type)
        assert isinstance(type, ir.View)
        if type.strides is not None or type.offset not in (0, None):
            _require_offset_only(lowering, type, operation)
    start = lowering.index(offset)
    size = element.width // 8
    if not isinstance(start, int):
        raise lowering.unsupported("an offset that is not constant")
    if not size or element.width % 8 or start % size:
        raise lowering.unsupported(f"elements of type {element} at byte {start}")
    rest = iter(lowering.indices(dynamic))
    sizes = [next(rest) if each is None else each for each in known]
    strides: list[ir.Index] = []
    stride: ir.Index = 1
    for each in reversed(sizes):
        strides.insert(0, stride)
        stride = lowering.apply(combine("*", stride, each))
    view = lowering.reshape(binding, start // size, sizes, strides)
    if is_only_read(operation):
        what = f"binding {operation.attributes['binding'].value} is only read"
        lowering.own(ReadOnly).note(view, operation.name, what)
    lowering.bind(operation.results[0], view)


def _require_in_layout(lowering: Lowering, operation: Any) -> None:
    if not is_in_layout(operation):
        raise lowering.unsupported("a number that the layout of the pipeline has not")


def _require_offset_only(lowering: Lowering, type: ir.View, operation: Any) -> None:
    """A memref in the middle of a binding has an offset in its type, but is row-major."""
    if None in type.shape or type.strides != row_major(type.shape):
        raise lowering.unsupported(f"type {operation.results[0].type}")


@handles(CONSTANT, attributes=("layout", "ordinal", "alignment", "values"))
def _constant(lowering: Lowering, operation: Any) -> None:
    """A number that the host hands over, which is promised to be a multiple of an alignment, and one of some values
    (IREE's `HALOps.td`)."""
    _require_in_layout(lowering, operation)
    given = operation.attributes
    value: ir.Value = lowering.memo["constant", given["ordinal"].value]
    type = value.type
    assert isinstance(type, ir.Scalar)
    if "alignment" in given:
        rest = lowering.op("remui", [value, lowering.constant(given["alignment"].value, type)], type)
        _promise(lowering, lowering.op("cmpi.eq", [rest, lowering.constant(0, type)], ir.I1))
    if "values" in given:
        found = [
            lowering.op("cmpi.eq", [value, lowering.constant(each.value, type)], ir.I1) for each in given["values"]
        ]
        _promise(lowering, reduce(lambda one, other: lowering.op("ori", [one, other], ir.I1), found))
    lowering.bind(operation.results[0], value)


def _promise(lowering: Lowering, holds: ir.Value) -> None:
    what = "a number of the host is as it is promised"
    lowering.emit(ir.Check(place=lowering.place, condition=holds, message=what, promise=True))


@handles("hal.interface.workgroup.id", attributes=("dimension", "upper_bound"))
def _workgroup_id(lowering: Lowering, operation: Any) -> None:
    _of_workgroup(lowering, operation, launch_of(lowering).geometry.block_ids, "slt")


@handles("hal.interface.workgroup.count", attributes=("dimension", "upper_bound"))
def _workgroup_count(lowering: Lowering, operation: Any) -> None:
    _of_workgroup(lowering, operation, launch_of(lowering).geometry.grid, "sle")


@handles("hal.interface.workgroup.size", attributes=("dimension", "upper_bound"))
def _workgroup_size(lowering: Lowering, operation: Any) -> None:
    _of_workgroup(lowering, operation, launch_of(lowering).geometry.block, "sle")


def _of_workgroup(lowering: Lowering, operation: Any, values: Sequence[ir.Index], predicate: str) -> None:
    dimension = operation.attributes["dimension"].value
    if not 0 <= dimension < len(values):
        raise lowering.unsupported(f"dimension {dimension}")
    value = values[dimension]
    if "upper_bound" in operation.attributes:
        bound = operation.attributes["upper_bound"].value
        lowering.require(lowering.compare(predicate, value, bound), "the workgroups are within their upper bound")
    lowering.bind(operation.results[0], lowering.as_value(value))


@handles("iree_tensor_ext.dispatch.tensor.load", attributes=_PARTS)
def _load(lowering: Lowering, operation: Any) -> None:
    """A part of a binding as it is now."""
    if ".tensor<writeonly:" in str(operation.operands[0].type):
        raise lowering.unsupported("from a binding that is only written")
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    part = part_of(lowering, operation, lowering.value(operation.operands[0]), wanted)
    _copied(lowering, operation, part, wanted)


@handles("iree_tensor_ext.dispatch.tensor.store", attributes=_PARTS)
def _store(lowering: Lowering, operation: Any) -> None:
    value, target = lowering.value(operation.operands[0]), lowering.value(operation.operands[1])
    reduced = lowering.type(operation.operands[0].type)
    assert isinstance(reduced, ir.View)
    copy(lowering, value, part_of(lowering, operation, target, reduced))


@handles("iree_codegen.load_from_buffer")
def _load_from_buffer(lowering: Lowering, operation: Any) -> None:
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    _copied(lowering, operation, lowering.value(operation.operands[0]), wanted)


@handles("iree_codegen.store_to_buffer")
def _store_to_buffer(lowering: Lowering, operation: Any) -> None:
    value, target = lowering.operands(operation)
    copy(lowering, value, target)


def _copied(lowering: Lowering, operation: Any, view: ir.Value, wanted: ir.View) -> None:
    """A tensor is a value: what is written to the binding later does not show in it."""
    sizes = [lowering.size(view, at) if known is None else known for at, known in enumerate(wanted.shape)]
    buffer = lowering.tensors.result(operation, sizes)
    copy(lowering, view, buffer)


@handles("iree_vector_ext.to_layout", attributes=("layout", "shared_memory_conversion", "mma_kind"))
def _to_layout(lowering: Lowering, operation: Any) -> None:
    """The same elements: a layout says which thread will hold which."""
    (operand,) = operation.operands
    if str(operand.type).startswith("tensor<"):
        wanted = lowering.type(operation.results[0].type)
        assert isinstance(wanted, ir.View)
        _copied(lowering, operation, lowering.value(operand), wanted)
        return
    lowering.bind_parts(operation.results[0], lowering.parts(operand))


@handles("iree_codegen.index_hint", attributes=("hint",))
def _index_hint(lowering: Lowering, operation: Any) -> None:
    """The same number: a hint says how it varies among lanes."""
    lowering.bind(operation.results[0], lowering.value(operation.operands[0]))


@handles(
    "iree_codegen.workgroup_count_hint",
    attributes=("static_sizes", "operandSegmentSizes", "max_workgroup_parallel_dims"),
)
def _workgroup_count_hint(lowering: Lowering, operation: Any) -> None:
    """For the pass that counts the workgroups, before these are dealt out."""
