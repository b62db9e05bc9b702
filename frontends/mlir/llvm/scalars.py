"""Arithmetic, comparisons and conversions of the LLVM dialect, which are those of arith under other names.

On vectors they work element by element.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.bit_patterns import recast
from frontends.mlir.llvm.packing import is_packed, only_taken_apart, pack, unpack
from frontends.mlir.llvm.properties import flag_bits
from frontends.mlir.lowering import Lowering
from frontends.mlir.registry import handles
from frontends.mlir.scalar_operation import FLAG_ATTRIBUTES, flags_of
from interp import ir

_OPERATIONS = {
    "add": "addi",
    "sub": "subi",
    "mul": "muli",
    "sdiv": "divsi",
    "udiv": "divui",
    "srem": "remsi",
    "urem": "remui",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
    "shl": "shli",
    "lshr": "shrui",
    "ashr": "shrsi",
    "fadd": "addf",
    "fsub": "subf",
    "fmul": "mulf",
    "fdiv": "divf",
    "frem": "remf",
    "fneg": "negf",
    "zext": "extui",
    "sext": "extsi",
    "trunc": "trunci",
    "fptrunc": "truncf",
    "fpext": "extf",
    "sitofp": "sitofp",
    "uitofp": "uitofp",
    "fptosi": "fptosi",
    "fptoui": "fptoui",
}
_WRAPPING = frozenset(("addi", "subi", "muli", "shli", "trunci"))
_INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_FLOAT_PREDICATES = (
    *("false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true"),
)


def part_type(lowering: Lowering, mlir_type: Any) -> ir.Scalar:
    """The scalar type of a value, or of a vector's elements."""
    types = set(lowering.part_types(mlir_type))
    found = types.pop() if types else None
    if types or not isinstance(found, ir.Scalar):
        raise lowering.unsupported(f"type {mlir_type} where a scalar or a vector is needed")
    return found


def elementwise(
    lowering: Lowering, operation: Any, name: str, operands: Sequence[list[ir.Value]], flags: tuple[str, ...] = ()
) -> None:
    """Makes the result of an operation that of the scalar operation `name` on each element of the operands."""
    type = part_type(lowering, operation.results[0].type)
    results = [lowering.op(name, each, type, flags) for each in zip(*operands, strict=True)]
    lowering.bind_parts(operation.results[0], results)


def operand_parts(lowering: Lowering, operation: Any) -> list[list[ir.Value]]:
    return [lowering.parts(each) for each in operation.operands]


@handles(*(f"llvm.{name}" for name in _OPERATIONS), attributes=FLAG_ATTRIBUTES)
def _operation(lowering: Lowering, operation: Any) -> None:
    name = _OPERATIONS[operation.name[len("llvm.") :]]
    flags = flags_of(lowering, operation)
    if name in _WRAPPING:
        bits = flag_bits(lowering, operation)
        flags = ("nsw",) * (bits & 1) + ("nuw",) * (bits >> 1 & 1)
    elementwise(lowering, operation, name, operand_parts(lowering, operation), flags)


@handles("llvm.icmp", attributes=("predicate",))
def _icmp(lowering: Lowering, operation: Any) -> None:
    predicate = _INTEGER_PREDICATES[operation.attributes["predicate"].value]
    elementwise(lowering, operation, f"cmpi.{predicate}", operand_parts(lowering, operation))


@handles("llvm.fcmp", attributes=("predicate", "fastmathFlags"))
def _fcmp(lowering: Lowering, operation: Any) -> None:
    predicate = _FLOAT_PREDICATES[operation.attributes["predicate"].value]
    flags = flags_of(lowering, operation)
    elementwise(lowering, operation, f"cmpf.{predicate}", operand_parts(lowering, operation), flags)


@handles("llvm.select", attributes=("fastmathFlags",))
def _select(lowering: Lowering, operation: Any) -> None:
    """By one condition for all, or by one for each element."""
    if flags_of(lowering, operation):
        raise lowering.unsupported("fast-math flags on a selection")
    conditions, yes, no = operand_parts(lowering, operation)
    if len(conditions) == 1:
        conditions = conditions * len(yes)
    results = []
    for condition, left, right in zip(conditions, yes, no, strict=True):
        result = ir.Value(left.type)
        lowering.emit(ir.Select(place=lowering.place, result=result, condition=condition, yes=left, no=right))
        results.append(result)
    lowering.bind_parts(operation.results[0], results)


@handles("llvm.bitcast")
def _bitcast(lowering: Lowering, operation: Any) -> None:
    (operands,) = operand_parts(lowering, operation)
    result = operation.results[0]
    what = f"from {operation.operands[0].type} to {result.type}"
    type = part_type(lowering, result.type)
    if len(operands) == 1 and is_packed(lowering, operands[0]):
        operands = unpack(lowering, operands[0])
    if len(lowering.part_types(result.type)) == 1 and len(operands) > 1 and only_taken_apart(result):
        lowering.bind_parts(result, [pack(lowering, result, type, operands)])
        return
    lowering.bind_parts(result, recast(lowering, operands, type, what))


@handles("llvm.freeze", "llvm.intr.ssa.copy")
def _freeze(lowering: Lowering, operation: Any) -> None:
    """A value that is not poison is itself. Of one that is nothing is known, and it may as well stay poison."""
    lowering.bind_parts(operation.results[0], lowering.parts(operation.operands[0]))


@handles("llvm.addrspacecast")
def _addrspacecast(lowering: Lowering, operation: Any) -> None:
    """Address spaces do not show in what memory holds."""
    lowering.bind_parts(operation.results[0], lowering.parts(operation.operands[0]))


@handles("llvm.ptrtoint")
def _ptrtoint(lowering: Lowering, operation: Any) -> None:
    if part_type(lowering, operation.results[0].type).width != ir.POINTER.width:
        raise lowering.unsupported(f"an address as {operation.results[0].type}")
    elementwise(lowering, operation, "ptrtoint", operand_parts(lowering, operation))


@handles("llvm.inttoptr", attributes=("dereferenceable",))
def _inttoptr(lowering: Lowering, operation: Any) -> None:
    if part_type(lowering, operation.operands[0].type).width != ir.POINTER.width:
        raise lowering.unsupported(f"an address from {operation.operands[0].type}")
    elementwise(lowering, operation, "inttoptr", operand_parts(lowering, operation))
