"""Arithmetic, comparisons and conversions of the LLVM dialect, which are those of arith under other names.

On vectors they work element by element.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.mlir.core.bit_patterns import recast
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.scalar_operation import FLAG_ATTRIBUTES, flags_of
from frontends.mlir.dialects.gpu.address_spaces import require_space
from frontends.mlir.dialects.llvm.packing import is_packed, only_taken_apart, pack, unpack
from frontends.mlir.dialects.llvm.properties import flag_bits
from interp import ir
from interp.ir.predicates import FLOAT_PREDICATES, INTEGER_PREDICATES
from interp.machine.analysis.poison import makes_poison

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
_UNDEF = "llvm.mlir.undef"


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


def _require_defined(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` for operands that are undef: of a result some bits may be known all the same."""
    if any(getattr(getattr(each.owner, "operation", None), "name", "") == _UNDEF for each in operation.operands):
        raise lowering.unsupported("an operand that is undef")


def operand_parts(lowering: Lowering, operation: Any) -> list[list[ir.Value]]:
    return [lowering.parts(each) for each in operation.operands]


@handles(*(f"llvm.{name}" for name in _OPERATIONS), attributes=FLAG_ATTRIBUTES)
def _operation(lowering: Lowering, operation: Any) -> None:
    _require_defined(lowering, operation)
    name = _OPERATIONS[operation.name[len("llvm.") :]]
    flags = flags_of(lowering, operation)
    if name == "remsi":
        flags = ("no_overflow",)
    if name in _WRAPPING:
        bits = flag_bits(lowering, operation)
        flags = ("nsw",) * (bits & 1) + ("nuw",) * (bits >> 1 & 1)
    elementwise(lowering, operation, name, operand_parts(lowering, operation), flags)


@handles("llvm.icmp", attributes=("predicate",))
def _icmp(lowering: Lowering, operation: Any) -> None:
    predicate = INTEGER_PREDICATES[operation.attributes["predicate"].value]
    elementwise(lowering, operation, f"cmpi.{predicate}", operand_parts(lowering, operation))


@handles("llvm.fcmp", attributes=("predicate", "fastmathFlags"))
def _fcmp(lowering: Lowering, operation: Any) -> None:
    predicate = FLOAT_PREDICATES[operation.attributes["predicate"].value]
    flags = flags_of(lowering, operation)
    elementwise(lowering, operation, f"cmpf.{predicate}", operand_parts(lowering, operation), flags)


@handles("llvm.select", attributes=("fastmathFlags",))
def _select(lowering: Lowering, operation: Any) -> None:
    """By one condition for all, or by one for each element."""
    if flags_of(lowering, operation):
        raise lowering.unsupported("fast-math flags on a select")
    conditions, yes, no = operand_parts(lowering, operation)
    if len(conditions) == 1:
        conditions = conditions * len(yes)
    results = [lowering.select(*each) for each in zip(conditions, yes, no, strict=True)]
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


@handles("llvm.intr.ssa.copy")
def _copy(lowering: Lowering, operation: Any) -> None:
    lowering.bind_parts(operation.results[0], lowering.parts(operation.operands[0]))


@handles("llvm.freeze")
def _freeze(lowering: Lowering, operation: Any) -> None:
    """A value that is not poison is itself. Of any other it is some number, the same for all who use it."""
    parts = lowering.parts(operation.operands[0])
    if not _is_no_poison(lowering, operation.operands[0]):
        if any(each.type == ir.POINTER for each in parts):
            raise lowering.unsupported("a pointer that may be poison")
        parts = [lowering.op("freeze", [each], each.type) for each in parts]
    else:
        lowering.assumptions.add(ir.DEFINED_ARGUMENTS)
    lowering.bind_parts(operation.results[0], parts)


def _is_no_poison(lowering: Lowering, value: Any) -> bool:
    """Whether a value is computed from constants and what the function is given, by operations that make no poison."""
    pending, seen = [value], set()
    while pending:
        each = pending.pop()
        if each in seen:
            continue
        seen.add(each)
        operation = getattr(each.owner, "operation", None)
        if operation is None:
            function = each.owner.owner
            if function.name != "llvm.func" or each.owner != function.regions[0].blocks[0]:
                return False
        elif operation.name in ("llvm.mlir.constant", "llvm.mlir.zero", "llvm.freeze"):
            continue
        elif operation.name in ("llvm.icmp", "llvm.select"):
            pending += operation.operands
        else:
            name = _OPERATIONS.get(operation.name.removeprefix("llvm."), "fptosi")
            flags = flags_of(lowering, operation) or (name in _WRAPPING and flag_bits(lowering, operation))
            if flags or makes_poison(name, ()):
                return False
            pending += operation.operands
    return True


@handles("llvm.addrspacecast")
def _addrspacecast(lowering: Lowering, operation: Any) -> None:
    """Address spaces do not show in what memory holds."""
    require_space(lowering, operation)
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
