"""What the threads of a subgroup do together: they exchange values by way of a buffer of the subgroup."""

from __future__ import annotations

from typing import Any

from frontends.mlir.affine_function import combine
from frontends.mlir.gpu.geometry import SUBGROUP_SIZE, Launch, launch_of
from frontends.mlir.gpu.kernel import combination, require_kernel_level
from frontends.mlir.lowering import Lowering
from frontends.mlir.parallel import leave_order_open
from frontends.mlir.registry import handles
from interp import ir


def _exchange(lowering: Lowering, operation: Any, launch: Launch, value: ir.Value) -> ir.Value:
    """A buffer that holds the value of each lane; the lanes must meet again before it is stored to anew."""
    require_kernel_level(lowering, operation)
    assert isinstance(value.type, ir.Scalar) and launch.lane is not None and launch.subgroup_block is not None
    with lowering.within(launch.subgroup_block):
        buffer = lowering.allocate(value.type, [SUBGROUP_SIZE])
    lowering.store(value, buffer, [launch.lane])
    _meet(lowering)
    return buffer


def _meet(lowering: Lowering) -> None:
    lowering.emit(ir.Barrier(place=lowering.place, scope=0))


@handles("gpu.shuffle", attributes=("mode",))
def _shuffle(lowering: Lowering, operation: Any) -> None:
    """`xor`, `up`, `down` and `idx` within groups of `width` lanes, as the dialect's documentation has them. The value
    of a lane that there is none of is undefined; so is a result that is not valid."""
    launch = launch_of(lowering)
    value, offset, _ = lowering.operands(operation)
    assert launch.lane is not None and launch.lanes is not None
    width = operation.operands[2].owner
    known = int(width.attributes["value"].value) if getattr(width, "name", "") == "arith.constant" else 0
    if known <= 0 or SUBGROUP_SIZE % known:
        raise lowering.unsupported("a width that is not a constant that divides the subgroup")
    mode = str(operation.attributes["mode"]).removeprefix("#gpu<shuffle_mode ").removesuffix(">").strip()
    buffer = _exchange(lowering, operation, launch, value)
    lane = launch.lane
    distance = lowering.op("index_castui", [offset], ir.INDEX)
    first = lowering.as_value(lowering.apply(combine("*", combine("floordiv", lane, known), known)))
    past = lowering.as_value(lowering.apply(combine("+", first, known)))
    if mode == "xor":
        other = lowering.op("xori", [lane, distance], ir.INDEX)
        valid = lowering.compare("slt", other, past)
    elif mode == "up":
        other = lowering.op("subi", [lane, distance], ir.INDEX)
        valid = lowering.compare("sge", other, first)
    elif mode == "down":
        other = lowering.op("addi", [lane, distance], ir.INDEX)
        valid = lowering.compare("slt", other, past)
    elif mode == "idx":
        other = lowering.op("addi", [first, distance], ir.INDEX)
        valid = lowering.compare("slt", other, past)
    else:
        raise lowering.unsupported(f"mode {mode}")
    here = lowering.op("andi", [valid, lowering.compare("slt", other, launch.lanes)], ir.I1)
    # Out of range every mode but idx gives the lane's own value.
    source = ir.Value(ir.INDEX)
    lowering.emit(ir.Select(place=lowering.place, result=source, condition=here, yes=other, no=lane))
    result = lowering.load(buffer, [source])
    _meet(lowering)
    lowering.bind(operation.results[0], result)
    lowering.bind(operation.results[1], here)


@handles("gpu.subgroup_reduce", attributes=("op", "uniform", "cluster_size", "cluster_stride"))
def _subgroup_reduce(lowering: Lowering, operation: Any) -> None:
    launch = launch_of(lowering)
    value = lowering.value(operation.operands[0])
    if not isinstance(value.type, ir.Scalar):
        raise lowering.unsupported("a reduction of vectors")
    if "cluster_size" in operation.attributes:
        raise lowering.unsupported("clusters of lanes")
    name = combination(lowering, operation.attributes["op"], value.type)
    leave_order_open(lowering, (name,))
    buffer = _exchange(lowering, operation, launch, value)
    assert launch.lanes is not None
    with lowering.loop(1, launch.lanes, carried=[lowering.load(buffer, [0])]) as loop:
        each = lowering.load(buffer, [loop.induction])
        loop.yielded = [lowering.op(name, [loop.carried[0], each], value.type)]
    _meet(lowering)
    lowering.bind(operation.results[0], loop.results[0])
