"""Kernels and their programs: functions, calls, and where a program is in its grid."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any

from msgspec import Struct

from frontends.assumptions import ABORTS
from frontends.mlir.core.demands import require_multiples
from frontends.mlir.core.function_type import result_types
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scopes import Agents
from frontends.mlir.core.walking import nested
from frontends.mlir.dialects.functions import Function
from frontends.mlir.dialects.llvm.promises import note_call
from frontends.triton import as_written, printing, queues
from frontends.triton.outstanding import state_outstanding
from frontends.triton.parameters import bind_parameter
from frontends.triton.pointers import buffer_of, forget_buffers, number_of
from frontends.triton.synchronization import note_order
from frontends.triton.tiles import make_tile
from frontends.triton.types import AXES, TOKEN, is_pointer
from frontends.triton.warps import require_warps
from interp import ir

# What a parameter's attributes say of how it is passed.
_BY_VALUE = "tt.nv_tma_desc"
_PARAMETER_HINTS = frozenset((_BY_VALUE, "tt.pointee_type"))

_PLACES = ("tt.get_program_id", "tt.get_num_programs")


class Grid(Struct, Agents, frozen=True):
    """The grid of the kernel that is being lowered, and the program in it."""

    sizes: tuple[ir.Value, ...]
    ids: tuple[ir.Value, ...]


class Part(Grid, frozen=True):
    """Around what gives results, as the program calls it."""


def places(operation: Any) -> list[str]:
    """The parameters of a function beside its own: the sizes of the grid of a kernel; of what one program calls that
    asks for it also that program's place in the grid."""
    grid = [f"grid_{axis}" for axis in AXES]
    if not result_types(operation):
        return grid
    asks = any(each.name in _PLACES for each in nested(operation))
    return [*grid, *(f"program_{axis}" for axis in AXES)] if asks else []


def lower_kernel(lowering: Lowering, operation: Any) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body of a kernel: every program of its grid, whose sizes are the last three parameters, in
    any order."""
    require_warps(lowering, operation)
    place = lowering.place
    region = operation.regions[0]
    entry = ir.Block()
    sizes = tuple(ir.Value(ir.INDEX, f"grid_{axis}") for axis in AXES)
    depends = as_written.cause(lowering, operation, is_alone=False)
    if depends is None:
        state_outstanding(lowering, operation)
    with lowering.within(entry):
        _bind_parameters(lowering, operation, entry)
        entry.arguments += sizes
        if depends is not None:
            as_written.call(lowering, operation, depends, entry.arguments, [])
            lowering.emit(ir.Return(place=place, values=[]))
            return entry.arguments, ir.Region([entry])
        ids = tuple(ir.Value(ir.INDEX, f"program_{axis}") for axis in AXES)
        program = ir.Block(list(ids))
        numbers = printing.numbers_of(lowering, sizes) if printing.prints(lowering, operation) else None
        with lowering.within(program), lowering.entered(Grid(sizes, ids)):
            started = queues.begin(lowering, queues.kinds_in(region))
            log = nullcontext() if numbers is None else lowering.entered(printing.begin(lowering, numbers, ids))
            with log, lowering.entered(started), lowering.at_once():
                body = lowering.region(region, entered=True)
            lowering.emit(ir.Execute(place=place, results=[], body=body))
            queues.end(lowering, started)
            lowering.emit(ir.Yield(place=place, values=[]))
        note_order(lowering, operation)
        lowering.emit(
            ir.Parallel(place=place, lower=[0, 0, 0], upper=list(sizes), step=[1, 1, 1], body=ir.Region([program]))
        )
        if numbers is not None:
            printing.show(lowering, numbers)
        lowering.emit(ir.Return(place=place, values=[]))
    return entry.arguments, ir.Region([entry])


def lower_part(lowering: Lowering, operation: Any, types: Sequence[ir.Type]) -> tuple[list[ir.Value], ir.Region]:
    """The parameters and the body of a function that gives results of `types`, as one program calls it."""
    region = operation.regions[0]
    if TOKEN in map(str, result_types(operation)):
        raise lowering.unsupported("a token as a result")
    require_warps(lowering, operation)
    depends = as_written.cause(lowering, operation, is_alone=True)
    if depends is None:
        state_outstanding(lowering, operation)
    entry = ir.Block()
    with lowering.within(entry):
        _bind_parameters(lowering, operation, entry)
        numbers = [ir.Value(ir.INDEX, name) for name in places(operation)]
        entry.arguments += numbers
        sizes, ids = tuple(numbers[: len(AXES)]), tuple(numbers[len(AXES) :])
        for number, count in zip(ids, sizes, strict=True):
            lowering.require(lowering.compare("sge", number, 0), "a program is one of its grid")
            lowering.require(lowering.compare("slt", number, count), "a program is one of its grid")
        if depends is not None:
            results = as_written.call(lowering, operation, depends, entry.arguments, types)
            lowering.emit(ir.Return(place=lowering.place, values=results))
            return entry.arguments, ir.Region([entry])
        printed = printing.numbers_of(lowering, ()) if printing.prints(lowering, operation) else None
        started = queues.begin(lowering, queues.kinds_in(region))
        log = nullcontext() if printed is None else lowering.entered(printing.begin(lowering, printed, ()))
        results = [ir.Value(each) for each in types]
        with lowering.entered(Part(sizes, ids)), log, lowering.entered(started), lowering.at_once():
            body = lowering.region(region, entered=True)
        lowering.emit(ir.Execute(place=lowering.place, results=results, body=body))
        queues.end(lowering, started)
        note_order(lowering, operation)
        if printed is not None:
            printing.show(lowering, printed)
        lowering.emit(ir.Return(place=lowering.place, values=results))
    lowering.assumptions.add("one program calls the function, and no other one uses its memory meanwhile")
    return entry.arguments, ir.Region([entry])


def _bind_parameters(lowering: Lowering, operation: Any, entry: ir.Block) -> None:
    """Makes the parameters arguments of the block `entry`, which is being filled; pointers become buffers."""
    given = [bind_parameter(lowering, each) for each in operation.regions[0].blocks[0].arguments]
    entry.arguments += [part for parts in given for part in parts]
    _note_passed(lowering, operation)
    require_multiples(lowering, operation, [parts[:1] for parts in given])


def _note_passed(lowering: Lowering, operation: Any) -> None:
    """Notes what a kernel says of how its parameters are passed. Raises `Unsupported` where it says of one what is not
    modelled. The alignment of a buffer shows nowhere."""
    known = packs().multiples | packs().promises | _PARAMETER_HINTS
    said = list(operation.attributes["arg_attrs"]) if "arg_attrs" in operation.attributes else []
    for position, entries in enumerate(said):
        for named in entries:
            name = named if isinstance(named, str) else named.name
            if name not in known:
                raise lowering.unsupported(f"the parameter attribute '{name}'")
            if name == _BY_VALUE and str(entries[name]).partition(" ")[0] != "0":
                passed = "the bytes of a descriptor"
                lowering.choices.add(ir.Choice(ir.ChoiceKind.PASSED, passed, f"parameter {position}"))


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
        buffers = [
            lowering.constant(number_of(lowering, buffer_of(lowering, each)))
            for each in operation.operands
            if is_pointer(each.type)
        ]
        lowering.emit(ir.Yield(place=lowering.place, values=[*lowering.flat(operation.operands), *buffers]))
    else:
        lowering.emit(ir.Return(place=lowering.place, values=lowering.flat(operation.operands)))


@handles("tt.call", attributes=("callee", "arg_attrs", "res_attrs"))
def _call(lowering: Lowering, operation: Any) -> None:
    """A function of one block is lowered where it is called, so that pointers that it is handed are known there."""
    name = operation.attributes["callee"].value
    called = lowering.symbols.inlined(operation, name).operation
    lowering.check_attributes(called, Function().attributes())
    note_call(lowering, operation, called)
    blocks = list(called.regions[0].blocks)
    if not blocks:
        raise lowering.unsupported(f"'{name}', which is only declared")
    if ("warps", called) not in lowering.memo:
        require_warps(lowering, called)
        lowering.memo["warps", called] = True
    if len(blocks) == 1 and lowering.scope(Grid) is not None:
        _inline(lowering, operation, blocks[0])
        return
    callee = lowering.symbols.require(operation, name)
    if any(is_pointer(each.type) for each in (*operation.operands, *operation.results)):
        raise lowering.unsupported("a call that passes pointers")
    operands, results = lowering.handed(operation), lowering.flat_results(operation)
    lowering.emit(ir.Call(place=lowering.place, results=results, callee=callee.name, arguments=operands))


def _inline(lowering: Lowering, operation: Any, block: Any) -> None:
    for argument, operand in zip(block.arguments, operation.operands, strict=True):
        if argument.type != operand.type:
            raise lowering.unsupported(f"{operand.type} as {argument.type}")
        lowering.memo["handed", argument] = operand
    forget_buffers(lowering)
    returned = lowering.inline_parts(block, [lowering.parts(each) for each in operation.operands])
    last = list(block.operations)[-1].operation
    for at, (result, value, parts) in enumerate(zip(operation.results, last.operands, returned, strict=True)):
        if is_pointer(result.type):
            lowering.memo["returned", result] = buffer_of(lowering, value)
        if str(result.type).startswith("tensor<"):
            make_tile(lowering, operation, partial(lowering.load, parts[0]), at)
        else:
            lowering.bind_parts(result, parts)
    forget_buffers(lowering)


@handles("tt.assert", attributes=("message", "promise"))
def _assert(lowering: Lowering, operation: Any) -> None:
    """Checked where assertions are compiled in, and undefined otherwise; or a promise of what another form of the
    kernel leaves open."""
    view = lowering.value(operation.operands[0])
    promise = "promise" in operation.attributes
    message = operation.attributes["message"].value
    if not promise:
        lowering.assumptions.add(ABORTS)
        message = f"assertion: {message}"
    if not isinstance(view.type, ir.View):
        lowering.require(view, message, promise=promise)
        return
    with lowering.loops(lowering.sizes(view)) as point:
        lowering.require(lowering.load(view, point), message, promise=promise)


@handles("tt.print", attributes=("prefix", "hex", "isSigned"))
def _print(lowering: Lowering, operation: Any) -> None:
    """How the operands are shown is said by "$prefix", and whether each is hexadecimal, or signed (TritonOps.td,
    `PrintOp`)."""
    if any(is_pointer(each.type) for each in operation.operands):
        raise lowering.unsupported("addresses, which differ from run to run")
    attributes = operation.attributes
    how = ", ".join(str(attributes[name]) for name in ("prefix", "hex", "isSigned") if name in attributes)
    shown = ", ".join(_without_layout(lowering, each.type) for each in operation.operands)
    values = [lowering.value(each) for each in operation.operands]
    printing.note_printed(lowering, f"print {how} of {shown}", values)


def _without_layout(lowering: Lowering, mlir_type: Any) -> str:
    """A type without how its elements are distributed."""
    if not str(mlir_type).startswith("tensor<"):
        return str(mlir_type)
    tensor = lowering.bindings.RankedTensorType(mlir_type)
    return "x".join(str(each) for each in (*tensor.shape, tensor.element_type))
