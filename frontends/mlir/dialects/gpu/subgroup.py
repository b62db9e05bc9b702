"""What the threads of a subgroup do together: they exchange values by way of a buffer of the subgroup.

Doing so they meet, but learn nothing of what the others did to memory: that takes a barrier.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.combination import combination, fold_region
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.geometry import Subgroups, launch_of
from frontends.mlir.dialects.gpu.kernel import block_barrier, linear_id, require_kernel_level, threads_of_block
from frontends.mlir.dialects.gpu.lone_exchanges import is_alone, shuffle_alone
from frontends.mlir.dialects.parallel import leave_order_open
from interp import ir
from interp.ir.affine import combine

_EXCHANGE = "exchange"  # the accesses that threads exchange values by, which do not race with each other


def subgroups_of(lowering: Lowering) -> Subgroups:
    """How the block of the launch at hand is split. Raises `Unsupported` where it is not."""
    subgroups = launch_of(lowering).subgroups
    if subgroups is None:
        raise lowering.unsupported("outside of a kernel that is split in subgroups")
    return subgroups


def scratch(lowering: Lowering, element: ir.Scalar, sizes: Sequence[int]) -> ir.Value:
    """A buffer of the subgroup."""
    with lowering.within(subgroups_of(lowering).block):
        return lowering.allocate(element, sizes)


def put(lowering: Lowering, value: ir.Value, buffer: ir.Value, indices: Sequence[ir.Index]) -> None:
    """Stores a value for the other lanes."""
    lowering.emit(ir.Store(place=lowering.place, value=value, view=buffer, indices=list(indices), atomic=_EXCHANGE))


def take(lowering: Lowering, buffer: ir.Value, indices: Sequence[ir.Index]) -> ir.Value:
    """Loads what a lane stored."""
    assert isinstance(buffer.type, ir.View)
    result = ir.Value(buffer.type.element)
    lowering.emit(ir.Load(place=lowering.place, result=result, view=buffer, indices=list(indices), atomic=_EXCHANGE))
    return result


def meet(lowering: Lowering) -> None:
    """Emits that the threads of a subgroup wait for each other."""
    lowering.emit(ir.Barrier(place=lowering.place, scope=0, relaxed=True))


def exchange(lowering: Lowering, operation: Any, values: Sequence[ir.Value]) -> list[ir.Value]:
    """Buffers that hold the values of each lane. The lanes must meet again when they have taken what they need."""
    require_kernel_level(lowering, operation)
    subgroups = subgroups_of(lowering)
    buffers = []
    for value in values:
        assert isinstance(value.type, ir.Scalar)
        buffer = scratch(lowering, value.type, [subgroups.size])
        put(lowering, value, buffer, [subgroups.lane])
        buffers.append(buffer)
    meet(lowering)
    return buffers


def take_from(
    lowering: Lowering, buffers: Sequence[ir.Value], lane: ir.Value, valid: ir.Value, otherwise: Sequence[ir.Value]
) -> list[ir.Value]:
    """What `lane` has stored where `valid` holds, else `otherwise`; the lanes meet when all have it."""
    results = []
    zero = lowering.constant(0)
    source = lowering.select(valid, lane, zero)
    for buffer, other in zip(buffers, otherwise, strict=True):
        results.append(lowering.select(valid, take(lowering, buffer, [source]), other))
    meet(lowering)
    return results


def undefined_like(lowering: Lowering, values: Sequence[ir.Value]) -> list[ir.Value]:
    return [lowering.undefined(each.type) for each in values]


@handles("gpu.shuffle", attributes=("mode",))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    """Among the first `width` lanes of a subgroup, which are there. What a lane gets from beyond these, and what any
    other lane gets, is undefined; `valid` says whether the lane that it asks for is one of them."""
    owner = operation.operands[2].owner
    known = int(owner.attributes["value"].value) if getattr(owner, "name", "") == "arith.constant" else 0
    mode = str(operation.attributes["mode"]).removeprefix("#gpu<shuffle_mode ").removesuffix(">").strip()
    if is_alone(lowering) and known > 0:
        (value,), (distance,) = (lowering.parts(each) for each in list(operation.operands)[:2])
        given, valid = shuffle_alone(lowering, operation, mode, known, value, distance)
        lowering.bind(operation.results[0], given)
        lowering.bind(operation.results[1], valid)
        return
    if known <= 0 or subgroups_of(lowering).size % known:
        raise lowering.unsupported("a width that is not a constant that divides the subgroup")
    distance = lowering.op("index_castui", [lowering.value(operation.operands[1])], ir.INDEX)
    lane = subgroups_of(lowering).lane
    if mode == "xor":
        other = lowering.op("xori", [lane, distance], ir.INDEX)
    elif mode == "up":
        other = lowering.op("subi", [lane, distance], ir.INDEX)
    elif mode == "down":
        other = lowering.op("addi", [lane, distance], ir.INDEX)
    elif mode == "idx":
        other = distance
    else:
        raise lowering.unsupported(f"mode {mode}")
    _from_lane(lowering, operation, other, known)


@handles("gpu.rotate", attributes=("offset", "width"))
def _rotate(lowering: Lowering, operation: Any) -> None:
    """From the lane `offset` further on, within the first `width` lanes."""
    width = int(operation.attributes["width"].value)
    lane = subgroups_of(lowering).lane
    other = lowering.apply(combine("mod", combine("+", lane, int(operation.attributes["offset"].value)), width))
    _from_lane(lowering, operation, lowering.as_value(other), width)


def _from_lane(lowering: Lowering, operation: Any, other: ir.Value, width: int) -> None:
    subgroups = subgroups_of(lowering)
    values = lowering.parts(operation.operands[0])
    buffers = exchange(lowering, operation, values)
    inside = lowering.conjunction([lowering.compare("sge", other, 0), lowering.compare("slt", other, width)])
    takes_part = lowering.compare("slt", subgroups.lane, width)
    there = lowering.compare("slt", other, subgroups.lanes)
    valid = lowering.conjunction([inside, takes_part, there])
    lowering.bind_parts(
        operation.results[0], take_from(lowering, buffers, other, valid, undefined_like(lowering, values))
    )
    # Of a lane that there is none of, or for one that takes no part, it is not said.
    said = lowering.conjunction([takes_part, lowering.select(inside, there, lowering.constant(1, ir.I1))])
    lowering.bind(operation.results[1], lowering.select(said, inside, lowering.undefined(ir.I1)))


@handles("gpu.subgroup_broadcast", attributes=("broadcast_type",))
def _broadcast(lowering: Lowering, operation: Any) -> None:
    """Of one lane's value to all, where all of them are active."""
    subgroups = subgroups_of(lowering)
    values = lowering.parts(operation.operands[0])
    other = lowering.constant(0)
    if len(operation.operands) > 1:
        other = lowering.op("index_castui", [lowering.value(operation.operands[1])], ir.INDEX)
    buffers = exchange(lowering, operation, values)
    there = lowering.compare("ult", other, subgroups.lanes)
    lowering.bind_parts(
        operation.results[0], take_from(lowering, buffers, other, there, undefined_like(lowering, values))
    )


@handles("gpu.subgroup_reduce", attributes=("op", "uniform", "cluster_size", "cluster_stride"))
def _subgroup_reduce(lowering: Lowering, operation: Any) -> None:
    """Over all lanes, or over the `cluster_size` lanes of each cluster that are `cluster_stride` apart."""
    subgroups = subgroups_of(lowering)
    attributes = operation.attributes
    values = lowering.parts(operation.operands[0])
    first: ir.Index = 0
    count: ir.Index = subgroups.lanes
    stride = int(attributes["cluster_stride"].value) if "cluster_stride" in attributes else 1
    if "cluster_size" in attributes:
        size = int(attributes["cluster_size"].value)
        whole = lowering.apply(combine("*", combine("floordiv", subgroups.lane, size * stride), size * stride))
        first = lowering.apply(combine("+", whole, combine("mod", subgroups.lane, stride)))
        count = size
        past = lowering.apply(combine("+", first, (size - 1) * stride))
        lowering.require(lowering.compare("slt", past, subgroups.lanes), "all lanes of the cluster exist")
    assert isinstance(values[0].type, ir.Scalar)
    name = combination(lowering, attributes["op"], values[0].type)
    leave_order_open(lowering, (name,))
    buffers = exchange(lowering, operation, values)
    start = [take(lowering, buffer, [first]) for buffer in buffers]
    with lowering.loop(1, count, carried=start) as loop:
        at = lowering.apply(combine("+", first, combine("*", loop.induction, stride)))
        loop.yielded = [
            lowering.op(name, [before, take(lowering, buffer, [at])], before.type)
            for before, buffer in zip(loop.carried, buffers, strict=True)
        ]
    meet(lowering)
    lowering.bind_parts(operation.results[0], loop.results)


@handles("gpu.ballot")
def _ballot(lowering: Lowering, operation: Any) -> None:
    """A bit for each lane, the first one's lowest."""
    subgroups = subgroups_of(lowering)
    type = lowering.scalar(operation.results[0].type)
    (buffer,) = exchange(lowering, operation, [lowering.value(operation.operands[0])])
    if type.width < subgroups.size:
        raise lowering.unsupported(f"{subgroups.size} lanes in a number of type {type}")
    with lowering.loop(0, subgroups.lanes, carried=[lowering.constant(0, type)]) as loop:
        bit = lowering.op("extui", [take(lowering, buffer, [loop.induction])], type)
        moved = lowering.op("shli", [bit, lowering.op("index_cast", [loop.induction], type)], type)
        loop.yielded = [lowering.op("ori", [loop.carried[0], moved], type)]
    meet(lowering)
    lowering.bind(operation.results[0], loop.results[0])


@handles("gpu.all_reduce", attributes=("op", "uniform"))
def _all_reduce(lowering: Lowering, operation: Any) -> None:
    """Every thread of the block puts its value into a buffer of the block, and folds the buffer."""
    launch = launch_of(lowering)
    value = lowering.value(operation.operands[0])
    assert isinstance(value.type, ir.Scalar)
    name = None
    if "op" in operation.attributes:
        name = combination(lowering, operation.attributes["op"], value.type)
        leave_order_open(lowering, (name,))
    else:
        lowering.unordered_reductions.append(lowering.place)
    with lowering.within(launch.blocks):
        total = lowering.apply(threads_of_block(lowering))
        buffer = lowering.allocate(value.type, [total])
    put(lowering, value, buffer, [lowering.apply(linear_id(lowering))])
    block_barrier(lowering, operation, launch, relaxed=True)
    first = take(lowering, buffer, [0])
    with lowering.loop(1, total, carried=[first]) as loop:
        each = take(lowering, buffer, [loop.induction])
        if name is not None:
            loop.yielded = [lowering.op(name, [loop.carried[0], each], value.type)]
        else:
            loop.yielded = fold_region(lowering, operation, loop.carried[0], each)
    block_barrier(lowering, operation, launch, relaxed=True)
    lowering.bind(operation.results[0], loop.results[0])
