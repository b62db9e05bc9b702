"""A dispatch as a function of its bindings: once, or as a grid of workgroups of threads."""

from __future__ import annotations

from typing import Any

from frontends.iree.interface import SUBSPAN, Parameter, layouts, parameters
from frontends.iree.library import bindings, elements_behind, hand_over, hand_workgroup
from frontends.mlir.core.alignment import require_element_aligned, require_operands_aligned, stated_alignment
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.scopes import Agents
from frontends.mlir.core.walking import in_region
from frontends.mlir.dialects.gpu.geometry import Launch
from frontends.mlir.dialects.gpu.launch import Sizes, run_kernel
from frontends.mlir.dialects.gpu.launch_bounds import LaunchSizes, require_launch_bounds, take_launch_bounds
from frontends.mlir.dialects.gpu.width import subgroup_size
from interp import ir

_CONFIG = "iree_codegen.dispatch_config"
_CONFIG_ATTRIBUTES = frozenset(("function_ref", "workgroup_size", "subgroup_size", "workgroup_local_memory"))
_FROM_SLICE = "iree_tensor_ext.dispatch.workgroup_count_from_slice"
_DEALT_OUT = ("hal.interface.workgroup.", "gpu.thread_id", "gpu.block_id")
_ONCE = "a dispatch whose work is not dealt out to workgroups is what all of them do together"

_AS_IT_SAYS = "the host runs a dispatch in the workgroups that it names, as the compiler makes both"


def lower_dispatch(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body. Raises `Unsupported`."""
    values = _taken(lowering, parameters(operation))
    region = operation.regions[0]
    _note_layout(lowering, region)
    config = _known_config(lowering, operation)
    grid = _grid(lowering, config)
    if grid is None:
        for each in in_region(region):
            if each.name.startswith(_DEALT_OUT):
                raise lowering.unsupported_at(each, "in a dispatch whose number of workgroups is not known")
        lowering.assumptions.add(_ONCE)
        if take_launch_bounds(lowering, operation):
            lowering.assumptions.add(_AS_IT_SAYS)
        body = lowering.region(region)
        body.blocks[0].arguments = values
        prelude = ir.Block()
        with lowering.within(prelude):
            _require_aligned(lowering, region)
        body.blocks[0].operations[:0] = prelude.operations
        return values, body
    assert config is not None
    entry = ir.Block(values)
    with lowering.within(entry):
        _require_aligned(lowering, region)
        _require_bounds(lowering, operation, grid, config)
        run_kernel(lowering, region, Sizes(grid, _block(lowering, config), [], 0), (), (), _nothing, _width(config))
        lowering.emit(ir.Return(place=lowering.place, values=[]))
    return values, ir.Region([entry])


def _note_layout(lowering: Lowering, region: Any) -> None:
    """The host knows the layout of the pipeline by itself: another one is another host. Raises `Unsupported`."""
    found = layouts(region)
    for operation, _ in found[1:]:
        raise lowering.unsupported_at(operation, "a dispatch with two layouts")
    for _, layout in found:
        lowering.choices.add(ir.Choice(ir.ChoiceKind.HOST, layout, "bindings and constants"))


def lower_library_dispatch(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], ir.Region]:
    """The same of a function in the LLVM dialect. Raises `Unsupported`."""
    values = _taken(lowering, bindings(lowering, operation))
    config = _known_config(lowering, operation)
    grid = _grid(lowering, config)
    if grid is None:
        raise lowering.unsupported("a dispatch whose number of workgroups is not known")
    place, region = lowering.place, operation.regions[0]
    entry, ids = ir.Block(values), [ir.Value(ir.INDEX, f"block_{name}") for name in "xyz"]
    with lowering.within(entry):
        shared = hand_over(lowering, values, grid, _block(lowering, config))
        workgroup = ir.Block(list(ids))
        with lowering.within(workgroup), lowering.entered(Agents()), lowering.at_once():
            handed = (*shared, hand_workgroup(lowering, ids))
            for argument, value in zip(region.blocks[0].arguments, handed, strict=True):
                lowering.bind(argument, value)
            type = ir.Scalar("i32")
            status = ir.Value(type)
            body = lowering.region(region, entered=True)
            lowering.emit(ir.Execute(place=place, results=[status], body=body))
            succeeded = lowering.op("cmpi.eq", [status, lowering.constant(0, type)], ir.I1)
            lowering.require(succeeded, "a workgroup succeeds")
            lowering.emit(ir.Yield(place=place, values=[]))
        box = ir.Parallel(place=place, lower=[0, 0, 0], upper=grid, step=[1, 1, 1], body=ir.Region([workgroup]))
        lowering.emit(box)
        lowering.emit(ir.Return(place=place, values=[]))
    return values, ir.Region([entry])


def is_kernel_dispatch(operation: Any) -> bool:
    """Whether a function in the LLVM dialect takes its bindings as pointers, and what says how it is run is beside
    it."""
    type = str(operation.attributes["function_type"].value)
    return type.startswith("!llvm.func<void (ptr<1>") and _config(operation) is not None


def lower_kernel_dispatch(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], ir.Region]:
    """The same of a kernel for a GPU in the LLVM dialect, which takes its bindings by their numbers. Raises
    `Unsupported`."""
    region = operation.regions[0]
    pointers = list(region.blocks[0].arguments)
    found = []
    for number, pointer in enumerate(pointers):
        types = elements_behind(pointer) if str(pointer.type) == "!llvm.ptr<1>" else set()
        element = ir.Scalar(next(iter(types))) if len(types) == 1 else None
        found.append(Parameter(("binding", number), None if element is None else ir.View(element, (None,))))
    values = _taken(lowering, found)
    config = _known_config(lowering, operation)
    grid = _grid(lowering, config)
    if grid is None:
        raise lowering.unsupported("a dispatch whose number of workgroups is not known")
    entry = ir.Block(values)
    with lowering.within(entry):
        given = []
        for value in values:
            given.append(ir.Value(ir.POINTER))
            lowering.emit(ir.Address(place=lowering.place, result=given[-1], view=value))
            lowering.roots[given[-1]] = value
        require_operands_aligned(lowering, operation, lambda at: [given[at]])

        def enter(inner: Lowering, _: Launch) -> None:
            for argument, value in zip(pointers, given, strict=True):
                inner.bind(argument, value)
            inner.hand_over(operation, dict(zip(pointers, values, strict=True)))

        _require_bounds(lowering, operation, grid, config)
        run_kernel(lowering, region, Sizes(grid, _block(lowering, config), [], 0), (), (), enter, _width(config))
        lowering.emit(ir.Return(place=lowering.place, values=[]))
    return values, ir.Region([entry])


def _taken(lowering: Lowering, parameters: list[Parameter]) -> list[ir.Value]:
    """What a dispatch takes. Raises `Unsupported`."""
    values = []
    for parameter in parameters:
        if parameter.type is None:
            raise lowering.unsupported(f"{parameter.name}, whose elements have several types or an unknown one")
        value = ir.Value(parameter.type, parameter.name)
        values.append(value)
        lowering.memo[parameter.key] = value
        lowering.roots[value] = value
    return values


def _require_aligned(lowering: Lowering, region: Any) -> None:
    """The host aligns each binding as what asks for it says."""
    stated: dict[int, int] = {}
    for each in in_region(region):
        if each.name == SUBSPAN:
            binding = int(each.attributes["binding"].value)
            stated[binding] = max(stated.get(binding, 1), stated_alignment(each))
    for binding, alignment in stated.items():
        view = lowering.memo.get(("binding", binding))
        if view is not None and isinstance(view.type, ir.View) and view.type.element.width:
            require_element_aligned(lowering, view, [], alignment)


def _known_config(lowering: Lowering, operation: Any) -> Any:
    config = _config(operation)
    if config is not None:
        lowering.check_attributes(config, _CONFIG_ATTRIBUTES)
    return config


def _require_bounds(lowering: Lowering, function: Any, grid: list[ir.Index], config: Any) -> None:
    """The configuration keeps to what the function says of its workgroups."""
    sizes = LaunchSizes(grid, _block(lowering, config), [], _width(config) or subgroup_size(function))
    require_launch_bounds(lowering, function, sizes)


def _nothing(lowering: Lowering, launch: Launch) -> None:
    """A dispatch is handed nothing: it asks."""


def _config(operation: Any) -> Any:
    """What is said beside the function of how it is run, or None."""
    name = operation.attributes["sym_name"].value
    for block in operation.parent.operation.regions[0].blocks:
        for view in block.operations:
            if view.operation.name == _CONFIG and str(view.operation.attributes["function_ref"]) == f"@{name}":
                return view.operation
    return None


def _grid(lowering: Lowering, config: Any) -> list[ir.Index] | None:
    """How many workgroups there are, in three directions; None where that is still open."""
    if config is None:
        return None
    *before, end = [view.operation for view in config.regions[0].blocks[0].operations]
    if any(each.name == _FROM_SLICE for each in before):
        return None
    if end.name != "iree_codegen.yield" or len(end.operands) != 3:
        raise lowering.unsupported_at(config, "a number of workgroups without three dimensions")
    found: list[ir.Index] = []
    for operand in end.operands:
        owner = operand.owner
        if getattr(owner, "name", "") != "arith.constant":
            raise lowering.unsupported_at(config, "a number of workgroups that is not constant")
        found.append(int(owner.attributes["value"].value))
    return found


def _block(lowering: Lowering, config: Any) -> list[ir.Index]:
    """How many threads a workgroup has; one that does not say has one. Raises `Unsupported` where it has none."""
    if "workgroup_size" not in config.attributes:
        return [1, 1, 1]
    sizes = [int(size) for size in config.attributes["workgroup_size"]]
    if len(sizes) > 3 or any(size <= 0 for size in sizes):
        raise lowering.unsupported_at(config, f"a workgroup of the size {sizes}")
    return [*sizes, *([1] * (3 - len(sizes)))]


def _width(config: Any) -> int | None:
    return int(config.attributes["subgroup_size"].value) if "subgroup_size" in config.attributes else None
