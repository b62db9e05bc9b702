"""`gpu.launch` and `gpu.launch_func`: the threads of a kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.alignment import require_operands_aligned
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.machine_names import note_machine
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Scope
from frontends.mlir.dialects.gpu.device_limits import require_launch_fits, require_memory_fits
from frontends.mlir.dialects.gpu.geometry import Geometry, Launch, Subgroups, allocate_for_block
from frontends.mlir.dialects.gpu.host import asynchronous
from frontends.mlir.dialects.gpu.kernel_scope import Kernel
from frontends.mlir.dialects.gpu.launch_bounds import (
    LAUNCH_BOUNDS,
    LaunchSizes,
    require_launch_bounds,
)
from frontends.mlir.dialects.gpu.parameter_promises import note_buffers, note_constants, require_promises
from frontends.mlir.dialects.gpu.parameters import bind_parameters, copied_parameters, kernel_arguments
from frontends.mlir.dialects.gpu.width import assume_subgroups, subgroup_size, target_flags, uses_subgroups
from frontends.mlir.dialects.llvm.function_attributes import COMPILED
from frontends.mlir.dialects.parallel import yield_nothing
from interp import ir
from interp.ir.affine import combine

_SIZES = 6  # of the grid and of a block
_KERNELS = ("gpu.func", "llvm.func")
_KERNEL_ATTRIBUTES = frozenset(
    (
        *("sym_name", "function_type", "arg_attrs", "res_attrs", "kernel", "workgroup_attributions", "sym_visibility"),
        *("workgroup_attrib_attrs", "private_attrib_attrs"),
        *LAUNCH_BOUNDS,
        *COMPILED,
    )
)


class Sizes(Struct, frozen=True):
    """Of a grid in blocks, of a block and a cluster in threads and blocks, and of a block's memory that the launch asks
    for, in bytes."""

    grid: list[ir.Index]
    block: list[ir.Index]
    cluster: list[ir.Index]
    dynamic: ir.Index


def _sizes(lowering: Lowering, groups: Sequence[list[Any]]) -> Sizes:
    """From the groups of operands that a launch has after its tokens."""
    sizes = [lowering.index(each) for group in groups[:_SIZES] for each in group]
    cluster = [lowering.index(each) for group in groups[_SIZES : _SIZES + 3] for each in group]
    dynamic = [lowering.index(each) for each in groups[_SIZES + 3]]
    return Sizes(sizes[:3], sizes[3:], cluster, dynamic[0] if dynamic else 0)


class _Kernels(Scope):
    """That a function runs some on a device."""

    def finish(self, function: ir.Function) -> None:
        function.launches = True


@handles(
    "gpu.launch",
    attributes=(
        *("operandSegmentSizes", "workgroup_attributions", "module", "function", "kernelModule", "kernelFunc"),
        "SCFToGPU_visited",  # a mark that -convert-parallel-loops-to-gpu leaves
    ),
)
def _launch(lowering: Lowering, operation: Any) -> None:
    dependencies, *rest = lowering.segments(operation)
    sizes = _sizes(lowering, rest)
    if rest[-1]:
        raise lowering.unsupported("a stream that is not an async token")
    body = operation.regions[0]
    arguments = list(body.blocks[0].arguments)
    shared = (
        operation.attributes["workgroup_attributions"].value if "workgroup_attributions" in operation.attributes else 0
    )
    numbers = 18 if sizes.cluster else 12

    def run() -> None:
        require_launch_fits(lowering, operation, sizes.grid, sizes.block, sizes.cluster)

        def enter(inner: Lowering, launch: Launch) -> None:
            geometry = launch.geometry
            known: list[ir.Index] = [*geometry.block_ids, *geometry.thread_ids, *sizes.grid, *sizes.block]
            if sizes.cluster:
                known += [inner.apply(each) for each in geometry.cluster_ids()]
                known += sizes.cluster
            for argument, value in zip(arguments[:numbers], known, strict=True):
                inner.bind(argument, inner.as_value(value))

        lowering.own(_Kernels)
        run_kernel(
            lowering,
            body,
            sizes,
            arguments[numbers : numbers + shared],
            arguments[numbers + shared :],
            enter,
            subgroup_size(operation),
        )

    asynchronous(lowering, operation, dependencies, run)


@handles("gpu.launch_func", attributes=("operandSegmentSizes", "kernel"))
def _launch_func(lowering: Lowering, operation: Any) -> None:
    dependencies, *rest = lowering.segments(operation)
    sizes = _sizes(lowering, rest)
    operands, stream = rest[-2], rest[-1]
    if stream:
        raise lowering.unsupported("a stream that is not an async token")
    kernel = _kernel(lowering, operation)
    lowering.check_attributes(kernel, _KERNEL_ATTRIBUTES)
    note_machine(lowering, kernel)
    flags = target_flags(kernel)
    if flags:
        raise lowering.unsupported(f"a target with the flags {flags}")
    attributes = kernel.attributes
    shared = attributes["workgroup_attributions"].value if "workgroup_attributions" in attributes else 0
    body = kernel.regions[0]
    arguments = list(body.blocks[0].arguments)
    is_llvm = kernel.name == "llvm.func"
    count = len(arguments) if is_llvm else len(operands)
    parameters = arguments[:count]
    copied = copied_parameters(lowering, kernel)
    if copied and (dependencies or len(operation.results)):
        raise lowering.unsupported("arguments by value of a kernel that starts later")

    def run() -> None:
        launched = LaunchSizes(sizes.grid, sizes.block, sizes.cluster, subgroup_size(kernel))
        require_launch_bounds(lowering, kernel, launched)
        values = kernel_arguments(lowering, operands, parameters, is_llvm)
        require_promises(lowering, operation, kernel, operands, parameters)
        require_operands_aligned(lowering, kernel, values.__getitem__)

        def enter(inner: Lowering, _: Launch) -> None:
            bind_parameters(inner, parameters, values, copied)
            note_constants(inner, kernel, parameters)
            note_buffers(inner, kernel, operands, parameters)

        lowering.own(_Kernels)
        run_kernel(
            lowering,
            body,
            sizes,
            arguments[count : count + shared],
            arguments[count + shared :],
            enter,
            subgroup_size(kernel),
        )

    asynchronous(lowering, operation, dependencies, run)


def _kernel(lowering: Lowering, operation: Any) -> Any:
    """The function that a launch names."""
    path = operation.attributes["kernel"].value
    if len(path) == 1:
        kernel = lowering.symbols.require(operation, path[0]).operation
    else:
        module = lowering.symbols.require(operation, path[0]).operation
        if module.name != "gpu.module":
            raise lowering.unsupported(f"a kernel in a {module.name}")
        found = [
            each.operation
            for each in module.regions[0].blocks[0].operations
            if "sym_name" in each.operation.attributes and each.operation.attributes["sym_name"].value == path[-1]
        ]
        if len(found) != 1:
            raise lowering.unsupported(f"there is no kernel @{'::@'.join(path)}")
        kernel = found[0]
    if kernel.name not in _KERNELS or not len(kernel.regions[0].blocks):
        raise lowering.unsupported(
            f"a kernel that is a {kernel.name}" + (" without a body" if kernel.name in _KERNELS else "")
        )
    return kernel


def run_kernel(
    lowering: Lowering,
    body: Any,
    sizes: Sizes,
    shared: Sequence[Any],
    private: Sequence[Any],
    enter: Callable[[Lowering, Launch], None],
    width: int | None,
) -> None:
    """Emits the parallel loops around the region `body`, in which subgroups have `width` threads."""
    place = lowering.place
    grid, block = sizes.grid, sizes.block
    for size in (*grid, *block):
        lowering.require(lowering.compare("sgt", size, 0), "grid and block sizes are positive")
    cluster: list[ir.Index] = sizes.cluster or [1, 1, 1]
    for size, whole in zip(sizes.cluster, grid, strict=bool(sizes.cluster)):
        lowering.require(lowering.compare("sgt", size, 0), "cluster sizes are positive")
        rest = lowering.apply(combine("mod", whole, size))
        lowering.require_equal(rest, 0, "the grid size is a multiple of the cluster size")
    block_ids = [ir.Value(ir.INDEX, f"block_{name}") for name in "xyz"]
    blocks = ir.Block(list(block_ids))
    width = width or subgroup_size(body.blocks[0].owner)
    with lowering.within(blocks):
        geometry = Geometry(tuple(grid), tuple(block), tuple(cluster), tuple(block_ids), ())
        launch = Launch(geometry, blocks, width, sizes.dynamic, body.blocks[0].owner.operation)
        threads, thread_ids = _threads(lowering, launch) if uses_subgroups(body) else _plain_threads()
        launch.geometry = Geometry(tuple(grid), tuple(block), tuple(cluster), tuple(block_ids), tuple(thread_ids))
        for argument in shared:
            lowering.bind(argument, _attribution(lowering, argument, launch))
        start = len(threads.operations)
        with lowering.within(threads), lowering.entered(launch), lowering.entered(Kernel()), lowering.at_once():
            for argument in private:
                lowering.bind(argument, _attribution(lowering, argument))
            enter(lowering, launch)
            if len(body.blocks) == 1:
                lowering.defer(body.blocks[0], threads, yield_nothing)
            else:
                lowering.emit(ir.Execute(place=place, results=[], body=lowering.region(body, entered=True)))
                lowering.emit(ir.Yield(place=place, values=[]))
        threads.operations[start:start] = launch.prologue.operations
        require_memory_fits(lowering, launch.kernel, launch.static, sizes.dynamic)
        _emit_threads(lowering, place, launch, block, threads)
        lowering.emit(ir.Yield(place=place, values=[]))
    _parallel(lowering, place, [0, 0, 0], list(grid), blocks)


def _plain_threads() -> tuple[ir.Block, list[ir.Value]]:
    thread_ids = [ir.Value(ir.INDEX, f"thread_{name}") for name in "xyz"]
    return ir.Block(list(thread_ids)), thread_ids


def _threads(lowering: Lowering, launch: Launch) -> tuple[ir.Block, list[ir.Value]]:
    """The threads of a block as lanes of subgroups, and their ids."""
    width, (x, y, z) = launch.subgroup_size, launch.geometry.block
    assume_subgroups(lowering, width)
    total = lowering.apply(combine("*", combine("*", x, y), z))
    subgroup, lane = ir.Value(ir.INDEX, "subgroup"), ir.Value(ir.INDEX, "lane")
    outer, threads = ir.Block([subgroup]), ir.Block([lane])
    with lowering.within(outer):
        first = lowering.apply(combine("*", subgroup, width))
        left = lowering.apply(combine("+", total, combine("*", first, -1)))
        lanes = lowering.op("minsi", [lowering.as_value(left), lowering.constant(width)], ir.INDEX)
    with lowering.within(threads):
        linear = lowering.apply(combine("+", first, lane))
        row = combine("floordiv", linear, x)
        ids = [combine("mod", linear, x), combine("mod", row, y), combine("floordiv", row, y)]
        thread_ids = [lowering.as_value(lowering.apply(each)) for each in ids]
    launch.subgroups = Subgroups(width, subgroup, lane, lanes, outer)
    return threads, thread_ids


def _emit_threads(
    lowering: Lowering, place: ir.Place, launch: Launch, block: Sequence[ir.Index], threads: ir.Block
) -> None:
    subgroups = launch.subgroups
    if subgroups is None:
        _parallel(lowering, place, [0, 0, 0], list(block), threads)
        return
    with lowering.within(subgroups.block):
        _parallel(lowering, place, [0], [subgroups.lanes], threads)
        lowering.emit(ir.Yield(place=place, values=[]))
    total = lowering.apply(combine("*", combine("*", block[0], block[1]), block[2]))
    count = lowering.apply(combine("ceildiv", total, subgroups.size))
    _parallel(lowering, place, [0], [count], subgroups.block)


def _parallel(
    lowering: Lowering, place: ir.Place, lower: list[ir.Index], upper: list[ir.Index], body: ir.Block
) -> None:
    step: list[ir.Index] = [1] * len(lower)
    lowering.emit(ir.Parallel(place=place, lower=lower, upper=upper, step=step, body=ir.Region([body])))


def _attribution(lowering: Lowering, argument: Any, launch: Launch | None = None) -> ir.Value:
    """A buffer of a thread, or of a block of the `launch`."""
    type = lowering.type(argument.type)
    if not isinstance(type, ir.View) or type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"a buffer of type {argument.type}")
    sizes = [size for size in type.shape if size is not None]
    if launch is not None:
        return allocate_for_block(lowering, launch, type.element, sizes)
    return lowering.allocate(type.element, sizes)
