"""The rocdl dialect: ids, barriers and exchanges of values."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.fences import orders_memory
from frontends.mlir.dialects.gpu.geometry import launch_of
from frontends.mlir.dialects.gpu.kernel import block_barrier, lane_id, width
from frontends.mlir.dialects.gpu.subgroup import exchange, subgroups_of, take_from, undefined_like
from frontends.mlir.dialects.gpu.surroundings import geometry_of
from frontends.mlir.dialects.llvm.packing import only_taken_apart, pack
from frontends.mlir.dialects.nvvm.operations import bind_number, require_all
from interp import ir
from interp.ir.affine import combine

_AXES = "xyz"


@handles(*(f"rocdl.workitem.id.{axis}" for axis in _AXES), attributes=("range",))
def _workitem(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, geometry_of(lowering).thread_ids[_AXES.index(operation.name[-1])])


@handles(*(f"rocdl.workgroup.id.{axis}" for axis in _AXES), attributes=("range",))
def _workgroup(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, geometry_of(lowering).block_ids[_AXES.index(operation.name[-1])])


@handles("rocdl.wavefrontsize", attributes=("range",))
def _wavefrontsize(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, width(lowering))


@handles("rocdl.barrier")
def _barrier(lowering: Lowering, operation: Any) -> None:
    """With the fences that make it one for memory. All threads that have not exited meet: a barrier waits for the waves
    that have not terminated alone ("RDNA3" Instruction Set Architecture, S_BARRIER)."""
    block_barrier(lowering, operation, launch_of(lowering), running=True)


@handles("rocdl.s.barrier")
def _bare_barrier(lowering: Lowering, operation: Any) -> None:
    """Threads that have not exited meet; what they did to memory is ordered by the fences right before and after it."""
    launch = launch_of(lowering)
    relaxed = not orders_memory(lowering, operation, launch.kernel)
    block_barrier(lowering, operation, launch, relaxed=relaxed, running=True)


@handles("rocdl.sched.barrier", attributes=("mask",))
def _scheduling(lowering: Lowering, operation: Any) -> None:
    """What the compiler's scheduler may not move: it orders no memory, and is no instruction (LLVM's User Guide for
    AMDGPU, `llvm.amdgcn.sched.barrier`)."""


@handles("rocdl.mbcnt.lo", "rocdl.mbcnt.hi", attributes=("arg_attrs", "res_attrs"))
def _lanes_below(lowering: Lowering, operation: Any) -> None:
    """How many of the first 32 lanes, or of the others, are below this one, added to a number."""
    mask, start = operation.operands
    require_all(lowering, mask)
    lane = lowering.as_value(lane_id(lowering))
    half = lowering.constant(32)
    if operation.name.endswith("lo"):
        below = lowering.op("minsi", [lane, half], ir.INDEX)
    else:
        above = lowering.as_value(lowering.apply(combine("+", lane, -32)))
        below = lowering.op("maxsi", [above, lowering.constant(0)], ir.INDEX)
    type = lowering.scalar(operation.results[0].type)
    count = lowering.op("index_cast", [below], type)
    lowering.bind(operation.results[0], lowering.op("addi", [count, lowering.value(start)], type))


@handles("rocdl.ds_bpermute")
def _bpermute(lowering: Lowering, operation: Any) -> None:
    """From the lane whose number is a quarter of the address, modulo the number of lanes."""
    subgroups = subgroups_of(lowering)
    address, value = (lowering.value(each) for each in operation.operands)
    owner = operation.operands[1].owner
    # A number of another type that is sent as its bits, and is seen as what it was at the other end.
    as_bits = getattr(owner, "name", "") == "llvm.bitcast" and only_taken_apart(operation.results[0])
    if as_bits:
        (value,) = lowering.parts(owner.operands[0])
    number = lowering.op("index_castui", [address], ir.INDEX)
    lane = lowering.apply(combine("mod", combine("floordiv", number, 4), subgroups.size))
    buffers = exchange(lowering, operation, [value])
    there = lowering.compare("slt", lane, subgroups.lanes)
    taken = take_from(lowering, buffers, lowering.as_value(lane), there, undefined_like(lowering, [value]))
    if as_bits:
        taken = [pack(lowering, operation.results[0], lowering.type(operation.results[0].type), taken)]
    lowering.bind_parts(operation.results[0], taken)
