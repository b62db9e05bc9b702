"""The nvvm dialect: ids, barriers and exchanges of values, as the PTX instruction set defines them."""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.geometry import launch_of
from frontends.mlir.dialects.gpu.kernel import (
    block_barrier,
    lane_id,
    num_subgroups,
    subgroup_barrier,
    subgroup_id,
    width,
)
from frontends.mlir.dialects.gpu.subgroup import exchange, meet, subgroups_of, take, take_from, undefined_like
from frontends.mlir.dialects.gpu.surroundings import geometry_of, note_small
from frontends.mlir.dialects.nvvm.numbered_barriers import numbered_barrier
from interp import ir
from interp.ir.affine import combine

_I32 = ir.Scalar("i32")
_AXES = "xyz"
_RANGE = re.compile(r"constant_range<i\d+, (-?\d+), (-?\d+)>")
_REDUCTION = re.compile(r"#nvvm<re(?:dux|duction)_kind (\w+)>")  # by release
_PREFIX = "nvvm.read.ptx.sreg."
_OF_BLOCKS = ("tid", "ntid", "ctaid", "nctaid", "clusterid", "nclusterid", "cluster.ctaid", "cluster.nctaid")


@handles(*(f"{_PREFIX}{name}.{axis}" for name in _OF_BLOCKS for axis in _AXES), attributes=("range",))
def _special_register(lowering: Lowering, operation: Any) -> None:
    geometry = geometry_of(lowering)
    name, _, axis = operation.name.removeprefix(_PREFIX).rpartition(".")
    at = _AXES.index(axis)
    grid, cluster, block = geometry.grid[at], geometry.cluster[at], geometry.block_ids[at]
    value: ir.Affine = {
        "tid": geometry.thread_ids[at],
        "ntid": geometry.block[at],
        "ctaid": block,
        "nctaid": grid,
        "clusterid": combine("floordiv", block, cluster),
        "nclusterid": combine("floordiv", grid, cluster),
        "cluster.ctaid": combine("mod", block, cluster),
        "cluster.nctaid": cluster,
    }[name]
    bind_number(lowering, operation, lowering.apply(value))


@handles(f"{_PREFIX}laneid", attributes=("range",))
def _laneid(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, lane_id(lowering))


@handles(f"{_PREFIX}warpid", attributes=("range",))
def _warpid(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, subgroup_id(lowering))


@handles(f"{_PREFIX}nwarpid", attributes=("range",))
def _nwarpid(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, num_subgroups(lowering))


@handles(f"{_PREFIX}warpsize", attributes=("range",))
def _warpsize(lowering: Lowering, operation: Any) -> None:
    bind_number(lowering, operation, width(lowering))


def bind_number(lowering: Lowering, operation: Any, value: ir.Index) -> None:
    """Makes an index the result of an operation, of its type; it must be in the range that the operation names."""
    if "range" in operation.attributes:
        found = _RANGE.search(str(operation.attributes["range"]))
        if found is None:
            raise lowering.unsupported(f"the range {operation.attributes['range']}")
        lowering.require(lowering.compare("sge", value, int(found.group(1))), "the id is in its range")
        lowering.require(lowering.compare("slt", value, int(found.group(2))), "the id is in its range")
    type = lowering.scalar(operation.results[0].type)
    number = lowering.op("index_cast", [lowering.as_value(value)], type)
    lowering.bind(operation.results[0], note_small(lowering, number))


@handles("nvvm.barrier", "nvvm.barrier0", attributes=("operandSegmentSizes", "aligned"))
def _barrier(lowering: Lowering, operation: Any) -> None:
    """All threads that have not exited meet (PTX ISA, `barrier` and `exit`), or so many of them."""
    if not len(operation.operands):
        block_barrier(lowering, operation, launch_of(lowering), running=True)
        return
    numbers, counts, *rest = lowering.segments(operation)
    if not counts or any(rest):
        raise lowering.unsupported("a barrier with a number for all threads, or one that reduces")
    number = lowering.index(numbers[0]) if numbers else 0
    numbered_barrier(lowering, operation, number, lowering.index(counts[0]))


@handles("nvvm.barrier.arrive", attributes=("aligned",))
def _barrier_arrive(lowering: Lowering, operation: Any) -> None:
    *number, count = operation.operands
    which = lowering.index(number[0]) if number else 0
    numbered_barrier(lowering, operation, which, lowering.index(count), waits=False)


@handles("nvvm.bar.warp.sync")
def _warp_barrier(lowering: Lowering, operation: Any) -> None:
    """All threads of a warp that have not exited meet (CUDA C++ Programming Guide, `__syncwarp`)."""
    require_all(lowering, operation.operands[0])
    subgroup_barrier(lowering, operation, running=True)


def require_all(lowering: Lowering, mask: Any) -> None:
    """Raises `Unsupported` where a mask is not known to name all lanes."""
    if lowering.index(mask) != -1:
        raise lowering.unsupported("a mask that does not contain all lanes")


@handles("nvvm.shfl.sync", attributes=("kind", "return_value_and_is_valid"))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    kind = str(operation.attributes["kind"]).removeprefix("#nvvm<shfl_kind ").removesuffix(">").strip()
    shuffle(lowering, operation, kind, "return_value_and_is_valid" in operation.attributes)


def shuffle(lowering: Lowering, operation: Any, kind: str, tells_valid: bool) -> None:
    """Of a lane that the mask does not name nothing is known, nor of one that is not there."""
    subgroups = subgroups_of(lowering)
    mask, value, offset, clamp = operation.operands
    masked = lowering.value(mask)
    lane = lowering.op("index_cast", [subgroups.lane], _I32)

    def bits(number: ir.Value, first: int) -> ir.Value:
        moved = lowering.op("shrui", [number, lowering.constant(first, _I32)], _I32)
        return lowering.op("andi", [moved, lowering.constant(31, _I32)], _I32)

    distance, limit = bits(lowering.value(offset), 0), bits(lowering.value(clamp), 0)
    segment = bits(lowering.value(clamp), 8)
    others = lowering.op("xori", [segment, lowering.constant(-1, _I32)], _I32)
    first = lowering.op("andi", [lane, segment], _I32)
    last = lowering.op("ori", [first, lowering.op("andi", [limit, others], _I32)], _I32)
    if kind == "up":
        other = lowering.op("subi", [lane, distance], _I32)
    elif kind == "down":
        other = lowering.op("addi", [lane, distance], _I32)
    elif kind == "bfly":
        other = lowering.op("xori", [lane, distance], _I32)
    elif kind == "idx":
        other = lowering.op("ori", [first, lowering.op("andi", [distance, others], _I32)], _I32)
    else:
        raise lowering.unsupported(f"kind {kind}")
    inside = lowering.op("cmpi.sge" if kind == "up" else "cmpi.sle", [other, last], ir.I1)
    chosen = lowering.select(inside, other, lane)

    def named(number: ir.Value) -> ir.Value:
        bit = lowering.op("shrui", [masked, number], _I32)
        return lowering.op("trunci", [bit], ir.I1)

    source = lowering.op("index_cast", [chosen], ir.INDEX)
    there = lowering.compare("slt", source, subgroups.lanes)
    valid = lowering.conjunction([named(lane), named(chosen), there])
    values = lowering.parts(value)
    buffers = exchange(lowering, operation, values)
    results = take_from(lowering, buffers, source, valid, undefined_like(lowering, values))
    if tells_valid:
        results.append(lowering.select(named(lane), inside, lowering.undefined(ir.I1)))
    lowering.bind_parts(operation.results[0], results)


_REDUCTIONS = {
    "add": "addi",
    "and": "andi",
    "max": "maxsi",
    "min": "minsi",
    "or": "ori",
    "umax": "maxui",
    "umin": "minui",
    "xor": "xori",
}


@handles("nvvm.redux.sync", attributes=("kind", "abs", "nan"))
def _redux(lowering: Lowering, operation: Any) -> None:
    found = _REDUCTION.fullmatch(str(operation.attributes["kind"]))
    kind = found[1] if found is not None else str(operation.attributes["kind"])
    if any(_is_set(operation, each) for each in ("abs", "nan")):
        raise lowering.unsupported(f"kind {kind}")
    value, mask = operation.operands
    require_all(lowering, mask)
    lowering.bind(operation.results[0], over_lanes(lowering, operation, kind, lowering.value(value)))


def over_lanes(lowering: Lowering, operation: Any, kind: str, value: ir.Value) -> ir.Value:
    """The values of all lanes of a subgroup, combined."""
    name = _REDUCTIONS.get(kind)
    if name is None:
        raise lowering.unsupported(f"kind {kind}")
    (buffer,) = exchange(lowering, operation, [value])
    subgroups = subgroups_of(lowering)
    first = take(lowering, buffer, [0])
    with lowering.loop(1, subgroups.lanes, carried=[first]) as loop:
        each = take(lowering, buffer, [loop.induction])
        loop.yielded = [lowering.op(name, [loop.carried[0], each], first.type)]
    meet(lowering)
    return loop.results[0]


def _is_set(operation: Any, name: str) -> bool:
    return name in operation.attributes and str(operation.attributes[name]) not in ("false", "0 : i1")
