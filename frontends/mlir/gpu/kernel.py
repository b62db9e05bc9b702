"""What threads of a kernel do: their ids, barriers, and the buffers of their block."""

from __future__ import annotations

from typing import Any

from frontends.mlir.affine_function import combine
from frontends.mlir.gpu.geometry import SUBGROUP_SIZE, Launch, launch_of
from frontends.mlir.lowering import Lowering
from frontends.mlir.parallel import leave_order_open
from frontends.mlir.registry import handles
from interp import ir

_AXES = {"x": 0, "y": 1, "z": 2}
# Constructs inside a kernel whose iterations are agents of their own: a barrier there would be theirs.
_PARALLEL = ("scf.parallel", "scf.forall", "affine.parallel", "func.func", "async.execute")


def _axis(lowering: Lowering, operation: Any) -> int:
    text = str(operation.attributes["dimension"])
    for name, number in _AXES.items():
        if text in (f"#gpu<dim {name}>", name):
            return number
    raise lowering.unsupported(f"dimension {text}")


@handles("gpu.thread_id", attributes=("dimension", "upper_bound"))
def _thread_id(lowering: Lowering, operation: Any) -> None:
    """Upper bounds promise what the launch's sizes must keep; they are checked."""
    _id(lowering, operation, launch_of(lowering).geometry.thread_ids[_axis(lowering, operation)])


@handles("gpu.block_id", attributes=("dimension", "upper_bound"))
def _block_id(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, launch_of(lowering).geometry.block_ids[_axis(lowering, operation)])


@handles("gpu.block_dim", attributes=("dimension", "upper_bound"))
def _block_dim(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, launch_of(lowering).geometry.block[_axis(lowering, operation)], inclusive=True)


@handles("gpu.grid_dim", attributes=("dimension", "upper_bound"))
def _grid_dim(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, launch_of(lowering).geometry.grid[_axis(lowering, operation)], inclusive=True)


@handles("gpu.global_id", attributes=("dimension", "upper_bound"))
def _global_id(lowering: Lowering, operation: Any) -> None:
    geometry, axis = launch_of(lowering).geometry, _axis(lowering, operation)
    first = combine("*", geometry.block_ids[axis], geometry.block[axis])
    _id(lowering, operation, lowering.apply(combine("+", first, geometry.thread_ids[axis])))


def _id(lowering: Lowering, operation: Any, value: ir.Index, inclusive: bool = False) -> None:
    if "upper_bound" in operation.attributes:
        bound = operation.attributes["upper_bound"].value
        lowering.require(lowering.compare("sle" if inclusive else "slt", value, bound), "the id is in its bound")
    lowering.bind(operation.results[0], lowering.as_value(value))


@handles("gpu.barrier", attributes=("scope", "address_spaces"))
def _barrier(lowering: Lowering, operation: Any) -> None:
    """All threads of a block meet. Which address spaces it orders is taken for all of them only where none is named."""
    launch = launch_of(lowering)
    if "address_spaces" in operation.attributes:
        raise lowering.unsupported("a barrier for some address spaces only")
    scope = str(operation.attributes["scope"]) if "scope" in operation.attributes else "workgroup"
    if "workgroup" in scope:
        block_barrier(lowering, operation, launch)
    elif "subgroup" in scope and launch.in_subgroups:
        require_kernel_level(lowering, operation)
        lowering.emit(ir.Barrier(place=lowering.place, scope=0))
    else:
        raise lowering.unsupported(f"a barrier of scope {scope}")


def block_barrier(lowering: Lowering, operation: Any, launch: Launch) -> None:
    require_kernel_level(lowering, operation)
    lowering.emit(ir.Barrier(place=lowering.place, scope=1 if launch.in_subgroups else 0))


def require_kernel_level(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where the operation is in a parallel loop inside the kernel."""
    around = operation.parent
    while around is not None and around.name not in ("gpu.launch", "gpu.func"):
        if around.name in _PARALLEL:
            raise lowering.unsupported(f"inside of {around.name}")
        around = around.operation.parent


@handles("gpu.terminator", "gpu.return")
def _return(lowering: Lowering, operation: Any) -> None:
    if len(operation.operands):
        raise lowering.unsupported("results")
    lowering.emit(ir.Yield(place=lowering.place, values=[]))


@handles("gpu.lane_id", attributes=("upper_bound",))
def _lane_id(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, lowering.apply(combine("mod", _linear(lowering), SUBGROUP_SIZE)))


@handles("gpu.subgroup_id", attributes=("upper_bound",))
def _subgroup_id(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, lowering.apply(combine("floordiv", _linear(lowering), SUBGROUP_SIZE)))


@handles("gpu.subgroup_size", attributes=("upper_bound",))
def _subgroup_size(lowering: Lowering, operation: Any) -> None:
    _id(lowering, operation, SUBGROUP_SIZE, inclusive=True)


@handles("gpu.num_subgroups", attributes=("upper_bound",))
def _num_subgroups(lowering: Lowering, operation: Any) -> None:
    x, y, z = launch_of(lowering).geometry.block
    total = combine("*", combine("*", x, y), z)
    _id(lowering, operation, lowering.apply(combine("ceildiv", total, SUBGROUP_SIZE)), inclusive=True)


def _linear(lowering: Lowering) -> ir.Affine:
    """The number of a thread in its block, x running fastest."""
    geometry = launch_of(lowering).geometry
    (x, y, z), (size_x, size_y, _) = geometry.thread_ids, geometry.block
    return combine("+", x, combine("*", size_x, combine("+", y, combine("*", size_y, z))))


_COMBINATIONS = {
    "add": ("addf", "addi"),
    "mul": ("mulf", "muli"),
    "minui": ("", "minui"),
    "minsi": ("", "minsi"),
    "minnumf": ("minnumf", ""),
    "maxui": ("", "maxui"),
    "maxsi": ("", "maxsi"),
    "maxnumf": ("maxnumf", ""),
    "and": ("", "andi"),
    "or": ("", "ori"),
    "xor": ("", "xori"),
    "minimumf": ("minimumf", ""),
    "maximumf": ("maximumf", ""),
}


def combination(lowering: Lowering, attribute: Any, type: ir.Scalar) -> str:
    """The scalar operation that an attribute of a reduction names."""
    text = str(attribute).removeprefix("#gpu<all_reduce_op ").removesuffix(">").strip()
    name = _COMBINATIONS.get(text, ("", ""))[0 if type.is_float else 1]
    if not name:
        raise lowering.unsupported(f"reduction '{text}' of {type}")
    return name


@handles("gpu.all_reduce", attributes=("op", "uniform"))
def _all_reduce(lowering: Lowering, operation: Any) -> None:
    """Every thread of the block puts its value into a buffer of the block, and folds the buffer."""
    launch = launch_of(lowering)
    value = lowering.value(operation.operands[0])
    assert isinstance(value.type, ir.Scalar)
    if "op" not in operation.attributes or len(operation.regions[0].blocks):
        raise lowering.unsupported("a reduction by a region")
    name = combination(lowering, operation.attributes["op"], value.type)
    leave_order_open(lowering, (name,))
    x, y, z = launch.geometry.block
    with lowering.within(launch.blocks):
        total = lowering.apply(combine("*", combine("*", x, y), z))
        buffer = lowering.allocate(value.type, [total])
    own = lowering.apply(_linear(lowering))
    lowering.store(value, buffer, [own])
    block_barrier(lowering, operation, launch)
    first = lowering.load(buffer, [0])
    with lowering.loop(1, total, carried=[first]) as loop:
        each = lowering.load(buffer, [loop.induction])
        loop.yielded = [lowering.op(name, [loop.carried[0], each], value.type)]
    block_barrier(lowering, operation, launch)
    lowering.bind(operation.results[0], loop.results[0])


@handles("gpu.dynamic_shared_memory")
def _dynamic_shared_memory(lowering: Lowering, operation: Any) -> None:
    raise lowering.unsupported("memory whose bytes are seen as other types")
