"""`gpu.launch` and `gpu.launch_func`: the threads of a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.affine_function import combine
from frontends.mlir.gpu.geometry import SUBGROUP_SIZE, Geometry, Launch
from frontends.mlir.gpu.host import asynchronous
from frontends.mlir.lowering import Lowering
from frontends.mlir.registry import handles
from interp import ir

_LAUNCH_OPERANDS = 6  # sizes of the grid and of a block
_IDS = 12  # arguments of a launch's body: ids of block and thread, sizes of grid and block
# Operations that threads of one subgroup do together.
_OF_SUBGROUPS = ("gpu.shuffle", "gpu.subgroup_reduce", "gpu.subgroup_broadcast", "gpu.rotate", "gpu.ballot")


@handles(
    "gpu.launch",
    attributes=(
        *("operandSegmentSizes", "workgroup_attributions", "module", "function", "kernelModule"),
        "SCFToGPU_visited",  # a mark that -convert-parallel-loops-to-gpu leaves
    ),
)
def _launch(lowering: Lowering, operation: Any) -> None:
    dependencies, *rest = lowering.segments(operation)
    sizes = [lowering.index(each) for group in rest[:_LAUNCH_OPERANDS] for each in group]
    if any(rest[_LAUNCH_OPERANDS : _LAUNCH_OPERANDS + 3]):
        raise lowering.unsupported("clusters")
    body = operation.regions[0]
    arguments = list(body.blocks[0].arguments)
    shared = (
        operation.attributes["workgroup_attributions"].value if "workgroup_attributions" in operation.attributes else 0
    )
    grid, block = sizes[:3], sizes[3:]

    def run() -> None:
        def enter(inner: Lowering, launch: Launch) -> None:
            geometry = launch.geometry
            for argument, value in zip(
                arguments[:_IDS],
                (*geometry.block_ids, *geometry.thread_ids, *grid, *block),
                strict=True,
            ):
                inner.bind(argument, inner.as_value(value))

        _run(lowering, operation, body, grid, block, arguments[_IDS : _IDS + shared], arguments[_IDS + shared :], enter)

    asynchronous(lowering, operation, dependencies, run)


@handles("gpu.launch_func", attributes=("operandSegmentSizes", "kernel"))
def _launch_func(lowering: Lowering, operation: Any) -> None:
    dependencies, *rest = lowering.segments(operation)
    sizes = [lowering.index(group[0]) for group in rest[:_LAUNCH_OPERANDS]]
    if any(rest[_LAUNCH_OPERANDS : _LAUNCH_OPERANDS + 3]):
        raise lowering.unsupported("clusters")
    operands, stream = rest[-2], rest[-1]
    if stream:
        raise lowering.unsupported("a stream that is no token")
    values = [lowering.value(each) for each in operands]
    kernel = _kernel(lowering, operation)
    attributes = kernel.attributes
    shared = attributes["workgroup_attributions"].value if "workgroup_attributions" in attributes else 0
    body = kernel.regions[0]
    arguments = list(body.blocks[0].arguments)
    parameters = arguments[: len(values)]

    def run() -> None:
        def enter(inner: Lowering, launch: Launch) -> None:
            for argument, value in zip(parameters, values, strict=True):
                inner.bind(argument, value)

        count = len(parameters)
        _run(
            lowering,
            operation,
            body,
            sizes[:3],
            sizes[3:],
            arguments[count : count + shared],
            arguments[count + shared :],
            enter,
        )

    asynchronous(lowering, operation, dependencies, run)


def _kernel(lowering: Lowering, operation: Any) -> Any:
    """The `gpu.func` that a launch names."""
    path = operation.attributes["kernel"].value
    if len(path) == 1:
        kernel = lowering.symbols.require(operation, path[0]).operation
    else:
        module = lowering.symbols.require(operation, path[0]).operation
        found = [
            each.operation
            for each in module.regions[0].blocks[0].operations
            if "sym_name" in each.operation.attributes and each.operation.attributes["sym_name"].value == path[-1]
        ]
        if len(found) != 1:
            raise lowering.unsupported(f"there is no kernel @{'::@'.join(path)}")
        kernel = found[0]
    if kernel.name != "gpu.func" or not len(kernel.regions[0].blocks):
        raise lowering.unsupported(
            f"a kernel that is a {kernel.name}" + (" without a body" if kernel.name == "gpu.func" else "")
        )
    return kernel


def _run(
    lowering: Lowering,
    operation: Any,
    body: Any,
    grid: Sequence[ir.Index],
    block: Sequence[ir.Index],
    shared: Sequence[Any],
    private: Sequence[Any],
    enter: Any,
) -> None:
    """Emits the two parallel loops around the region `body`."""
    place = lowering.place
    for size in (*grid, *block):
        lowering.require(lowering.compare("sgt", size, 0), "grid and block sizes are positive")
    in_subgroups = _uses_subgroups(body)
    block_ids = [ir.Value(ir.INDEX, f"block_{name}") for name in "xyz"]
    blocks = ir.Block(list(block_ids))
    threads: ir.Block
    with lowering.within(blocks):
        launch = Launch(Geometry(tuple(grid), tuple(block), tuple(block_ids), ()), blocks, in_subgroups)
        if in_subgroups:
            total = lowering.apply(combine("*", combine("*", block[0], block[1]), block[2]))
            subgroups = lowering.apply(combine("ceildiv", total, SUBGROUP_SIZE))
            subgroup, lane = ir.Value(ir.INDEX, "subgroup"), ir.Value(ir.INDEX, "lane")
            outer, threads = ir.Block([subgroup]), ir.Block([lane])
            with lowering.within(outer):
                first = lowering.apply(combine("*", subgroup, SUBGROUP_SIZE))
                left = lowering.apply(combine("+", total, combine("*", first, -1)))
                lanes = lowering.op("minsi", [lowering.as_value(left), lowering.constant(SUBGROUP_SIZE)], ir.INDEX)
            with lowering.within(threads):
                linear = lowering.apply(combine("+", first, lane))
                thread_ids = [
                    lowering.as_value(lowering.apply(combine("mod", linear, block[0]))),
                    lowering.as_value(lowering.apply(combine("mod", combine("floordiv", linear, block[0]), block[1]))),
                    lowering.as_value(
                        lowering.apply(combine("floordiv", combine("floordiv", linear, block[0]), block[1]))
                    ),
                ]
            launch.subgroup, launch.lane, launch.lanes = subgroup, lane, lanes
            launch.subgroup_block = outer
        else:
            thread_ids = [ir.Value(ir.INDEX, f"thread_{name}") for name in "xyz"]
            threads = ir.Block(list(thread_ids))
        launch.geometry = Geometry(tuple(grid), tuple(block), tuple(block_ids), tuple(thread_ids))
        for argument in shared:
            lowering.bind(argument, _attribution(lowering, argument))
        outside, lowering.launch = lowering.launch, launch
        with lowering.within(threads), lowering.at_once():
            for argument in private:
                lowering.bind(argument, _attribution(lowering, argument))
            enter(lowering, launch)
            if len(body.blocks) == 1:
                lowering.defer(body.blocks[0], threads, _end)
            else:
                lowering.emit(ir.Execute(place=place, results=[], body=lowering.region(body, entered=True)))
                lowering.emit(ir.Yield(place=place, values=[]))
        lowering.launch = outside
        if in_subgroups:
            with lowering.within(outer):
                _parallel(lowering, place, [0], [lanes], threads)
                lowering.emit(ir.Yield(place=place, values=[]))
            _parallel(lowering, place, [0], [subgroups], outer)
        else:
            _parallel(lowering, place, [0, 0, 0], list(block), threads)
        lowering.emit(ir.Yield(place=place, values=[]))
    _parallel(lowering, place, [0, 0, 0], list(grid), blocks)


def _parallel(
    lowering: Lowering, place: ir.Place, lower: list[ir.Index], upper: list[ir.Index], body: ir.Block
) -> None:
    step: list[ir.Index] = [1] * len(lower)
    lowering.emit(ir.Parallel(place=place, lower=lower, upper=upper, step=step, body=ir.Region([body])))


def _end(lowering: Lowering, terminator: Any) -> None:
    lowering.emit(ir.Yield(place=lowering.place, values=[]))


def _attribution(lowering: Lowering, argument: Any) -> ir.Value:
    type = lowering.type(argument.type)
    if not isinstance(type, ir.View) or type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"a buffer of type {argument.type}")
    return lowering.allocate(type.element, [size for size in type.shape if size is not None])


def _uses_subgroups(region: Any) -> bool:
    pending = [region]
    while pending:
        for block in pending.pop().blocks:
            for each in block.operations:
                if each.operation.name in _OF_SUBGROUPS:
                    return True
                pending.extend(each.operation.regions)
    return False
