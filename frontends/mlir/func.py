"""The func dialect inside of functions: calls and returns."""

from __future__ import annotations

from typing import Any

from frontends.mlir.function_type import FUNCTIONS
from frontends.mlir.llvm.control import lower_libm_call
from frontends.mlir.lowering import Lowering
from frontends.mlir.registry import handles
from frontends.mlir.tensor.flow import is_tensor
from interp import ir


@handles("func.return")
def _return(lowering: Lowering, operation: Any) -> None:
    lowering.emit(ir.Return(place=lowering.place, values=lowering.flat(operation.operands)))


@handles("func.call", attributes=("callee", "arg_attrs", "res_attrs", "no_inline"))
def _call(lowering: Lowering, operation: Any) -> None:
    callee = lowering.symbols.require(operation, operation.attributes["callee"].value)
    declared = not len(callee.operation.regions[0].blocks)
    if declared and lower_libm_call(lowering, operation, callee.name):
        return
    operands, results = lowering.handed(operation), lowering.flat_results(operation)
    if callee.operation.name not in FUNCTIONS:
        raise lowering.unsupported(f"a call of a '{callee.operation.name}'")
    if not declared:
        lowering.emit(ir.Call(place=lowering.place, results=results, callee=callee.name, arguments=operands))
        return
    # Nothing is known of a function that is only declared: it may read and write every buffer that it is given.
    if any(isinstance(result.type, ir.View) for result in results):
        raise lowering.unsupported(f"a memref from '{callee.name}', which is only declared")
    # What is given as a tensor it only reads.
    if any(is_tensor(operand.type) for operand in operation.operands):
        written = [part for each in operation.operands if not is_tensor(each.type) for part in lowering.parts(each)]
    else:
        written = operands
    views = [operand for operand in operands if isinstance(operand.type, ir.View)]
    scalars = [operand for operand in operands if isinstance(operand.type, ir.Scalar)]
    lowering.emit(
        ir.Opaque(
            place=lowering.place,
            results=results,
            name=callee.name,
            arguments=scalars,
            reads=views,
            writes=[each for each in written if isinstance(each.type, ir.View)],
        )
    )
