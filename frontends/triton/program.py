"""Kernels and their programs: functions, calls, and where a program is in its grid."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.assumptions import ABORTS
from frontends.mlir.core.demands import require_multiples
from frontends.mlir.core.function_type import result_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Agents
from frontends.triton.pointers import bind_argument
from frontends.triton.shared import begin_program, end_program
from frontends.triton.types import AXES, is_pointer, pointee
from interp import ir

# What a parameter's attributes say of how it is passed.
_PARAMETER_HINTS = frozenset(("tt.nv_tma_desc", "tt.pointee_type"))


class Grid(Struct, Agents, frozen=True):
    """The grid of the kernel that is being lowered, and the program in it."""

    sizes: tuple[ir.Value, ...]
    ids: tuple[ir.Value, ...]


def lower_kernel(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body of a kernel: every program of its grid, whose sizes are the last three parameters, in
    any order."""
    place = lowering.place
    region = operation.regions[0]
    entry = ir.Block()
    sizes = tuple(ir.Value(ir.INDEX, f"grid_{axis}") for axis in AXES)
    with lowering.within(entry):
        _bind_parameters(lowering, operation, entry)
        entry.arguments += sizes
        ids = tuple(ir.Value(ir.INDEX, f"program_{axis}") for axis in AXES)
        program = ir.Block(list(ids))
        with lowering.within(program), lowering.entered(Grid(sizes, ids)):
            copies = _copies_asynchronously(region)
            if copies:
                begin_program(lowering)
            with lowering.at_once():
                body = lowering.region(region, entered=True)
            lowering.emit(ir.Execute(place=place, results=[], body=body))
            if copies:
                end_program(lowering)
            lowering.emit(ir.Yield(place=place, values=[]))
        lowering.emit(
            ir.Parallel(place=place, lower=[0, 0, 0], upper=list(sizes), step=[1, 1, 1], body=ir.Region([program]))
        )
        lowering.emit(ir.Return(place=place, values=[]))
    return entry.arguments, ir.Region([entry])


def lower_part(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body of a function that gives results, as one program calls it."""
    region = operation.regions[0]
    if any("!tt" in str(each) for each in result_types(operation)):
        raise lowering.unsupported("a pointer, a descriptor or a memory as a result")
    if _copies_asynchronously(region):
        raise lowering.unsupported("asynchronous copies in a function that gives results")
    body = lowering.region(region, entered=True)
    with lowering.within(body.blocks[0]):
        _bind_parameters(lowering, operation, body.blocks[0])
    lowering.assumptions.add("one program calls the function, and no other one uses its memory meanwhile")
    return body.blocks[0].arguments, body


def _bind_parameters(lowering: Lowering, operation: Any, entry: ir.Block) -> None:
    """Makes the parameters arguments of the block `entry`, which is being filled; pointers become buffers."""
    for mlir_argument in operation.regions[0].blocks[0].arguments:
        if is_pointer(mlir_argument.type):
            element = pointee(mlir_argument.type)
            if element is None or str(mlir_argument.type).startswith("tensor"):
                raise lowering.unsupported(f"type {mlir_argument.type}")
            value = ir.Value(ir.View(element, (None,)), lowering.argument_name(mlir_argument))
            bind_argument(lowering, mlir_argument, value)
        else:
            value = lowering.argument(mlir_argument)
        entry.arguments.append(value)
    _require_known(lowering, operation)
    require_multiples(lowering, operation, [[each] for each in entry.arguments])


def _copies_asynchronously(region: Any) -> bool:
    pending = [region]
    for each in pending:
        for block in each.blocks:
            for view in block.operations:
                if view.operation.name.startswith("ttg.async_"):
                    return True
                pending.extend(view.operation.regions)
    return False


def _require_known(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where a kernel says of a parameter what is not modelled. The alignment of a buffer shows
    nowhere."""
    known = packs().multiples | packs().promises | _PARAMETER_HINTS
    said = list(operation.attributes["arg_attrs"]) if "arg_attrs" in operation.attributes else []
    for entries in said:
        for named in entries:
            name = named if isinstance(named, str) else named.name
            if name not in known:
                raise lowering.unsupported(f"the parameter attribute '{name}'")


def _grid(lowering: Lowering) -> Grid:
    grid = lowering.scope(Grid)
    if grid is None:
        raise lowering.unsupported("outside of the kernel itself")
    return grid


@handles("tt.get_program_id", attributes=("axis",))
def _program_id(lowering: Lowering, operation: Any) -> None:
    _of_axis(lowering, operation, _grid(lowering).ids)


@handles("tt.get_num_programs", attributes=("axis",))
def _num_programs(lowering: Lowering, operation: Any) -> None:
    _of_axis(lowering, operation, _grid(lowering).sizes)


def _of_axis(lowering: Lowering, operation: Any, values: tuple[ir.Value, ...]) -> None:
    result = lowering.result(operation)
    axis = operation.attributes["axis"].value
    if not 0 <= axis < len(values):
        raise lowering.unsupported(f"the axis {axis} of a grid of {len(values)}")
    value = values[axis]
    lowering.emit(ir.Op(place=lowering.place, results=[result], name="index_cast", operands=[value]))


@handles("tt.return")
def _return(lowering: Lowering, operation: Any) -> None:
    if lowering.scope(Grid) is not None:
        lowering.emit(ir.Yield(place=lowering.place, values=[]))
    else:
        lowering.emit(ir.Return(place=lowering.place, values=lowering.flat(operation.operands)))


@handles("tt.call", attributes=("callee", "arg_attrs", "res_attrs"))
def _call(lowering: Lowering, operation: Any) -> None:
    callee = lowering.symbols.require(operation, operation.attributes["callee"].value)
    if any(is_pointer(each.type) for each in (*operation.operands, *operation.results)):
        raise lowering.unsupported("a call that passes pointers")
    if not len(callee.operation.regions[0].blocks):
        raise lowering.unsupported(f"'{callee.name}', which is only declared")
    operands, results = lowering.handed(operation), lowering.flat_results(operation)
    lowering.emit(ir.Call(place=lowering.place, results=results, callee=callee.name, arguments=operands))


@handles("tt.assert", attributes=("message", "promise"))
def _assert(lowering: Lowering, operation: Any) -> None:
    """Checked where assertions are compiled in, and undefined otherwise; or a promise of what another form of the
    kernel leaves open."""
    view = lowering.value(operation.operands[0])
    if "promise" in operation.attributes:
        lowering.require(view, operation.attributes["message"].value, promise=True)
        return
    lowering.assumptions.add(ABORTS)
    if not isinstance(view.type, ir.View):
        lowering.require(view, f"assertion: {operation.attributes['message'].value}")
        return
    with lowering.loops(lowering.sizes(view)) as point:
        lowering.require(lowering.load(view, point), f"assertion: {operation.attributes['message'].value}")
