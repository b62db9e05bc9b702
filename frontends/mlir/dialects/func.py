"""The func dialect inside of functions: calls and returns."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.function_type import input_types
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.memory_spaces import memory_spaces_of
from frontends.mlir.core.packs import packs
from frontends.mlir.core.ranks import unranked
from frontends.mlir.core.registry import handles
from frontends.mlir.core.sparse import is_sparse
from frontends.mlir.dialects.async_handles import name_apart
from frontends.mlir.dialects.linked_files import assume_one_kernel, linked_files
from frontends.mlir.dialects.llvm.control import RETURNING, lower_libm_call
from frontends.mlir.dialects.llvm.endings import require_returning
from frontends.mlir.dialects.llvm.promises import (
    called_form,
    note_call,
    note_claims_of_external,
    note_returned,
    require_results_defined,
)
from frontends.mlir.dialects.tensor.flow import is_tensor
from interp import ir


@handles("func.return", "ml_program.return", "spirv.Return", "spirv.ReturnValue")
def _return(lowering: Lowering, operation: Any) -> None:
    for each in lowering.before_return:
        each(lowering)
    note_returned(lowering, operation)
    lowering.emit(ir.Return(place=lowering.place, values=lowering.tensors.returned(operation)))


@handles("func.call", "spirv.FunctionCall", attributes=("callee", "arg_attrs", "res_attrs", "no_inline"))
def _call(lowering: Lowering, operation: Any) -> None:
    callee = lowering.symbols.require(operation, operation.attributes["callee"].value)
    call(lowering, operation, calls_kernel(callee.operation))


def call(lowering: Lowering, operation: Any, kernel: bool, tasks: bool = False) -> None:
    """Lowers a call; `kernel` says that a callee without a body is one that a tile runs, `tasks` that a callee with one
    starts tasks with which the call ends."""
    callee = lowering.symbols.require(operation, operation.attributes["callee"].value)
    if len(callee.operation.regions[0].blocks):
        note_call(lowering, operation, callee.operation)
    declared = not len(callee.operation.regions[0].blocks)
    if declared and lower_libm_call(lowering, operation, callee.name):
        note_claims_of_external(lowering, operation, callee.operation, is_known=True)
        return
    operands, results = lowering.handed(operation), lowering.flat_results(operation)
    if callee.operation.name not in packs().called:
        raise lowering.unsupported(f"a call of a '{callee.operation.name}'")
    if not declared:
        require_returning(lowering, operation.operation, RETURNING)
        _call_defined(lowering, callee.name, tasks, operands, results)
        require_results_defined(lowering, operation, callee.operation)
        return
    note_claims_of_external(lowering, operation, callee.operation)
    if lowering.sparse_by_storage and any(is_sparse(each.type) for each in operation.operands):
        # How it takes the storage, its type says, which no call does.
        raise lowering.unsupported(f"a sparse tensor for '{callee.name}', which is only declared")
    # Nothing is known of a function that is only declared: it may read and write every buffer that it is given.
    if any(is_tensor(result.type) for result in operation.results):
        raise lowering.unsupported(f"a tensor from '{callee.name}', which is only declared")
    # What is given as a tensor it only reads.
    if any(is_tensor(operand.type) for operand in operation.operands):
        written = [part for each in operation.operands if not is_tensor(each.type) for part in lowering.parts(each)]
    else:
        written = operands
        form, spaces = called_form(callee.operation), memory_spaces_of(callee.operation)
        types = input_types(callee.operation)
        known = any(map(unranked, types))  # of which each call tells what it is
        taken = operands if known else [ir.Value(part) for each in types for part in lowering.part_types(each)]
        lowering.declare(callee.name, taken, results, form, spaces)
    views = [operand for operand in operands if ir.is_memory(operand)]
    scalars = [operand for operand in operands if not ir.is_memory(operand)]
    given = zip(operation.operands, input_types(callee.operation), strict=True)
    scalars += [_rank(lowering, each) for each, type in given if unranked(type)]
    if kernel:
        assume_one_kernel(lowering, callee.name, linked_files(callee.operation))
        lowering.assumptions.add(
            "kernels that are defined elsewhere have no effect but on the memrefs they are given, and depend on no "
            "element of these that nothing has written"
        )
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=results,
            name=callee.name,
            arguments=scalars,
            reads=views,
            writes=[each for each in written if ir.is_memory(each)],
            kernel=kernel,
        )
    )
    if lowering.symbols.mentions.any("!async."):
        name_apart(lowering, operation)


def _rank(lowering: Lowering, memref: Any) -> ir.Value:
    """That of what its callee takes for unranked, and sees."""
    return lowering.constant(view_type(lowering.view(memref)).rank, ir.INDEX)


def _call_defined(
    lowering: Lowering, callee: str, tasks: bool, operands: list[ir.Value], results: list[ir.Value]
) -> None:
    """A call ends with the tasks that the callee has started."""
    place = lowering.place
    if not tasks:
        lowering.emit(ir.Call(place=place, results=results, callee=callee, arguments=operands))
        return
    handed = [ir.Value(each.type) for each in results]
    call = ir.Call(place=place, results=handed, callee=callee, arguments=operands)
    token = ir.Value(ir.INDEX)
    body = ir.Region([ir.Block([], [call, ir.Yield(place=place, values=handed)])])
    lowering.emit(ir.Spawn(place=place, result=token, body=body))
    lowering.emit(ir.Wait(place=place, results=results, tokens=[token]))


def calls_kernel(callee: Any) -> bool:
    """Whether an external function is linked with the program that calls it."""
    return "link_with" in callee.attributes
