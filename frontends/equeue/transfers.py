"""Buffers in memories, and what reads, writes and copies them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from frontends.equeue.components import Component, ComponentKind, component, is_handle
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from interp import ir


@handles("equeue.alloc", attributes=("shape", "data", "data_bit", "name"))
def _alloc(lowering: Lowering, operation: Any) -> None:
    """The type of the buffer says what it holds. Of the attributes the simulator computes costs, and those that say
    something else of elements are refused."""
    memory = component(lowering, operation.operands[0], ComponentKind.MEMORY)
    type = lowering.type(operation.results[0].type)
    if not isinstance(type, ir.View) or None in type.shape or type.strides is not None:
        raise lowering.unsupported(f"a buffer of type {operation.results[0].type}")
    _require_described(lowering, operation, type)
    _require_room(lowering, operation, memory, _count(type.shape) * type.element.width)
    buffer = lowering.allocate(type.element, [size for size in type.shape if size is not None])
    lowering.bind(operation.results[0], buffer)


def _require_room(lowering: Lowering, operation: Any, memory: Component, bits: int) -> None:
    """Raises `Unsupported` where a memory has less than a buffer needs beside those that nothing frees."""
    needed = memory.taken + bits
    if memory.bits is not None and needed > memory.bits:
        raise lowering.unsupported(f"buffers of {needed} bits in a memory of {memory.bits}")
    if not any(use.owner.operation.name == "equeue.dealloc" for use in operation.results[0].uses):
        memory.taken = needed


def _require_described(lowering: Lowering, operation: Any, type: ir.View) -> None:
    """Raises `Unsupported` where an allocation's attributes are not those of its result."""
    given, element = operation.attributes, type.element
    found = {
        "shape": ("shape" not in given) or prod(int(each) for each in given["shape"]) == _count(type.shape),
        "data": ("data" not in given) or given["data"].value == element.name,
        "data_bit": ("data_bit" not in given) or given["data_bit"].value == element.width,
    }
    for name, agrees in found.items():
        if not agrees:
            raise lowering.unsupported(f"attribute '{name} = {given[name]}' of a {operation.results[0].type}")


@handles("equeue.dealloc")
def _dealloc(lowering: Lowering, operation: Any) -> None:
    for each in operation.operands:
        lowering.free(lowering.value(each))


@handles("equeue.read", attributes=("bank",))
def _read(lowering: Lowering, operation: Any) -> None:
    """One element: at the indices, or the only one."""
    buffer, *others = operation.operands
    view = lowering.value(buffer)
    lowering.bind(operation.results[0], lowering.load(view, _element(lowering, view, others)))
    if view_type(view).element != lowering.type(operation.results[0].type):
        raise lowering.unsupported(f"a {operation.results[0].type} from a buffer of type {buffer.type}")


@handles("equeue.write", attributes=("bank",))
def _write(lowering: Lowering, operation: Any) -> None:
    """One element: at the indices, or the only one."""
    value, buffer, *others = operation.operands
    view = lowering.value(buffer)
    if view_type(view).element != lowering.type(value.type):
        raise lowering.unsupported(f"a {value.type} to a buffer of type {buffer.type}")
    lowering.store(lowering.value(value), view, _element(lowering, view, others))


def _element(lowering: Lowering, view: ir.Value, others: Sequence[Any]) -> list[ir.Index]:
    shape = view_type(view).shape
    indices = lowering.indices(each for each in others if not is_handle(lowering, each))
    if not indices and all(size == 1 for size in shape):
        return [0] * len(shape)
    if len(indices) != len(shape):
        raise lowering.unsupported(f"{len(indices)} indices for a buffer of {len(shape)} dimensions")
    return indices


def copy(lowering: Lowering, source: ir.Value, target: ir.Value, indices: Sequence[ir.Index]) -> None:
    """All of `source` to all of `target`. With `indices`, these say where in the larger one of both the smaller one,
    whose dimensions are the last ones of the larger, begins."""
    shapes = view_type(source).shape, view_type(target).shape
    if view_type(source).element != view_type(target).element or None in (*shapes[0], *shapes[1]):
        raise lowering.unsupported(f"a copy of {view_type(source)} to {view_type(target)}")
    counts = [_count(shape) for shape in shapes]
    if not indices and shapes[0] != shapes[1] and not counts[0] == counts[1] == 1:
        raise lowering.unsupported(f"a copy of {counts[0]} elements to {counts[1]}, of other shapes, without indices")
    larger = int(counts[1] > counts[0])
    small = shapes[1 - larger] if indices else shapes[0]
    if indices and (counts[0] == counts[1] or len(indices) != len(shapes[larger]) or len(small) > len(indices)):
        raise lowering.unsupported(f"{len(indices)} indices for a copy of {counts[0]} elements to {counts[1]}")
    with lowering.loops([size for size in small if size is not None]) as point:
        here: list[ir.Index] = [*point]
        if indices:
            shifts = [0] * (len(indices) - len(point)) + here
            there = [lowering.apply(ir.Binary("+", index, shift)) for index, shift in zip(indices, shifts, strict=True)]
        else:
            there = here if shapes[0] == shapes[1] else [0] * len(shapes[1])
        read, written = (here, there) if larger or not indices else (there, here)
        lowering.store(lowering.load(source, read), target, written)


def _count(shape: Sequence[int | None]) -> int:
    count = 1
    for size in shape:
        count *= size or 0
    return count
