"""What threads of a kernel do: their ids, barriers, and the buffers of their block."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.gpu.geometry import Launch, dynamic_bytes, launch_of
from frontends.mlir.dialects.gpu.lone_exchanges import is_alone, meet_alone
from frontends.mlir.dialects.gpu.partial_barriers import orders_all_that_matters
from frontends.mlir.dialects.gpu.surroundings import geometry_of, note_small, subgroup_size
from frontends.mlir.dialects.gpu.width import assume_subgroups
from frontends.mlir.dialects.llvm.promises import note_returned
from frontends.mlir.dialects.memref.storage import Storage
from interp import ir
from interp.ir.affine import combine

_AXES = {"x": 0, "y": 1, "z": 2}
# Constructs inside a kernel whose iterations are agents of their own: a barrier there would be theirs.
_PARALLEL = ("scf.parallel", "scf.forall", "affine.parallel", "func.func", "async.execute")
_KERNELS = ("gpu.launch", "gpu.func", "llvm.func")


def _axis(lowering: Lowering, operation: Any) -> int:
    text = str(operation.attributes["dimension"])
    for name, number in _AXES.items():
        if text in (f"#gpu<dim {name}>", name):
            return number
    raise lowering.unsupported(f"dimension {text}")


@handles("gpu.thread_id", attributes=("dimension", "upper_bound"))
def _thread_id(lowering: Lowering, operation: Any) -> None:
    """Upper bounds promise what the launch's sizes must keep; they are checked."""
    _id(lowering, operation, geometry_of(lowering).thread_ids[_axis(lowering, operation)])


@handles("gpu.block_id", attributes=("dimension", "upper_bound"))
def _block_id(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, geometry_of(lowering).block_ids[_axis(lowering, operation)])


@handles("gpu.block_dim", attributes=("dimension", "upper_bound"))
def _block_dim(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, geometry_of(lowering).block[_axis(lowering, operation)], inclusive=True)


@handles("gpu.grid_dim", attributes=("dimension", "upper_bound"))
def _grid_dim(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, geometry_of(lowering).grid[_axis(lowering, operation)], inclusive=True)


@handles("gpu.global_id", attributes=("dimension", "upper_bound"))
def _global_id(lowering: Lowering, operation: Any) -> None:
    geometry, axis = geometry_of(lowering), _axis(lowering, operation)
    first = combine("*", geometry.block_ids[axis], geometry.block[axis])
    _id(lowering, operation, lowering.apply(combine("+", first, geometry.thread_ids[axis])))


@handles("gpu.cluster_id", attributes=("dimension", "upper_bound"))
def _cluster_id(lowering: Lowering, operation: Any) -> None:
    """A launch that names no clusters has one block in each."""
    ids = geometry_of(lowering).cluster_ids()
    _id(lowering, operation, lowering.apply(ids[_axis(lowering, operation)]))


@handles("gpu.cluster_dim", attributes=("dimension", "upper_bound"))
def _cluster_dim(lowering: Lowering, operation: Any) -> None:
    geometry, axis = geometry_of(lowering), _axis(lowering, operation)
    count = combine("floordiv", geometry.grid[axis], geometry.cluster[axis])
    _id(lowering, operation, lowering.apply(count), inclusive=True)


@handles("gpu.cluster_dim_blocks", attributes=("dimension", "upper_bound"))
def _cluster_dim_blocks(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, geometry_of(lowering).cluster[_axis(lowering, operation)], inclusive=True)


@handles("gpu.cluster_block_id", attributes=("dimension", "upper_bound"))
def _cluster_block_id(lowering: Lowering, operation: Any) -> None:
    geometry, axis = geometry_of(lowering), _axis(lowering, operation)
    _id(lowering, operation, lowering.apply(combine("mod", geometry.block_ids[axis], geometry.cluster[axis])))


def _id(lowering: Lowering, operation: Any, value: ir.Index, inclusive: bool = False) -> None:
    if "upper_bound" in operation.attributes:
        bound = operation.attributes["upper_bound"].value
        lowering.require(
            lowering.compare("sle" if inclusive else "slt", value, bound), "the id is below its upper bound"
        )
    lowering.bind(operation.results[0], note_small(lowering, lowering.as_value(value)))


@handles("gpu.barrier", attributes=("scope", "address_spaces"))
def _barrier(lowering: Lowering, operation: Any) -> None:
    """All threads of a block meet. Where it orders some address spaces only, the order in others must not matter."""
    if is_alone(lowering):
        said = str(operation.attributes["scope"]) if "scope" in operation.attributes else "workgroup"
        known = [name for word, name in (("workgroup", "block"), ("subgroup", "subgroup")) if word in said]
        if known:
            meet_alone(lowering, operation, known[0])
            return
    launch = launch_of(lowering)
    if "address_spaces" in operation.attributes:
        spaces = str(operation.attributes["address_spaces"])
        if "workgroup" not in spaces or not orders_all_that_matters(lowering, _kernel_around(operation)):
            raise lowering.unsupported("a barrier for some address spaces only")
    scope = str(operation.attributes["scope"]) if "scope" in operation.attributes else "workgroup"
    if "workgroup" in scope:
        block_barrier(lowering, operation, launch)
    elif "subgroup" in scope:
        subgroup_barrier(lowering, operation)
    else:
        raise lowering.unsupported(f"a barrier of scope {scope}")


def _kernel_around(operation: Any) -> Any:
    """The operation whose region the threads run."""
    around = operation.parent.operation
    while around.name not in _KERNELS and around.name != "func.func":
        around = around.parent.operation
    return around


def block_barrier(
    lowering: Lowering, operation: Any, launch: Launch, relaxed: bool = False, running: bool = False
) -> None:
    """All threads of a block meet, or all that are `running`."""
    require_kernel_level(lowering, operation)
    scope = 1 if launch.subgroups is not None else 0
    lowering.emit(ir.Barrier(place=lowering.place, scope=scope, relaxed=relaxed, running=running))


def subgroup_barrier(lowering: Lowering, operation: Any, relaxed: bool = False, running: bool = False) -> None:
    """Emits a barrier of the threads of a subgroup, or of those that are `running`."""
    require_kernel_level(lowering, operation)
    lowering.emit(ir.Barrier(place=lowering.place, scope=0, relaxed=relaxed, running=running))


def require_kernel_level(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where the operation is in a parallel loop inside the kernel."""
    launch = lowering.scope(Launch)
    around = operation.parent
    while around is not None and around.name not in _KERNELS:
        if launch is not None and around.operation == launch.kernel:
            return
        if around.name in _PARALLEL:
            raise lowering.unsupported(f"inside of {around.name}")
        around = around.operation.parent


@handles("gpu.terminator", "gpu.return")
def _return(lowering: Lowering, operation: Any) -> None:
    if lowering.scope(Launch) is None:
        note_returned(lowering, operation)
        lowering.emit(ir.Return(place=lowering.place, values=lowering.flat(operation.operands)))
        return
    if len(operation.operands):
        raise lowering.unsupported("results")
    lowering.emit(ir.Yield(place=lowering.place, values=[]))


@handles("gpu.lane_id", attributes=("upper_bound",))
def _lane_id(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, lane_id(lowering))


@handles("gpu.subgroup_id", attributes=("upper_bound",))
def _subgroup_id(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, subgroup_id(lowering))


@handles("gpu.subgroup_size", attributes=("upper_bound",))
def _subgroup_size(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, width(lowering), inclusive=True)


@handles("gpu.num_subgroups", attributes=("upper_bound",))
def _num_subgroups(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, num_subgroups(lowering), inclusive=True)


def width(lowering: Lowering) -> ir.Index:
    """The number of threads of a subgroup."""
    launch = lowering.scope(Launch)
    if launch is None:
        return subgroup_size(lowering)
    size = launch.subgroup_size
    assume_subgroups(lowering, size)
    return size


def lane_id(lowering: Lowering) -> ir.Index:
    return lowering.apply(combine("mod", linear_id(lowering), width(lowering)))


def subgroup_id(lowering: Lowering) -> ir.Index:
    return lowering.apply(combine("floordiv", linear_id(lowering), width(lowering)))


def num_subgroups(lowering: Lowering) -> ir.Index:
    return lowering.apply(combine("ceildiv", threads_of_block(lowering), width(lowering)))


def threads_of_block(lowering: Lowering) -> ir.Affine:
    """How many threads a block has."""
    x, y, z = geometry_of(lowering).block
    return combine("*", combine("*", x, y), z)


def linear_id(lowering: Lowering) -> ir.Affine:
    """The number of a thread in its block, x running fastest."""
    geometry = geometry_of(lowering)
    (x, y, z), (size_x, size_y, _) = geometry.thread_ids, geometry.block
    return combine("+", x, combine("*", size_x, combine("+", y, combine("*", size_y, z))))


@handles("gpu.dynamic_shared_memory")
def _dynamic_shared_memory(lowering: Lowering, operation: Any) -> None:
    """Bytes of the block, as many as the launch asks for; `memref.view` sees them as something else."""
    size = lowering.apply(launch_of(lowering).dynamic)
    base = dynamic_bytes(lowering)
    lowering.memo["storage", operation.results[0]] = [Storage(base, 0)]
    if all(use.owner.name == "memref.view" for use in operation.results[0].uses):
        return
    view = ir.Value(ir.View(ir.Scalar("i8"), (None,), (1,), None))
    lowering.emit(ir.Reshape(place=lowering.place, result=view, base=base, offset=0, sizes=[size], strides=[1]))
    lowering.bind(operation.results[0], view)


@handles("gpu.warp_execute_on_lane_0", attributes=("warp_size",))
def _on_lane_0(lowering: Lowering, operation: Any) -> None:
    """Without values that it hands out: the first lane does what is in the region. The operation is of a subgroup as a
    whole: run by one thread, as a function outside of a launch is, it would have no meaning."""
    launch_of(lowering)
    if len(operation.results) or len(operation.operands) > 1:
        raise lowering.unsupported("values that are distributed over the lanes")
    if operation.attributes["warp_size"].value != (size := width(lowering)):
        raise lowering.unsupported(f"of another size than the {size} threads of a subgroup")
    (lane,) = lowering.operands(operation)
    with lowering.when(lowering.compare("eq", lane, 0)):
        block = operation.regions[0].blocks[0]
        for each in list(block.operations)[:-1]:
            lowering.lower(each.operation)
