"""Whether programs ask if a pointer is null, which one that callers give for a memref never is here."""

from __future__ import annotations

from interp import ir

NOT_NULL = "no pointer that callers give is null"


def asks_for_null(module: ir.Module) -> bool:
    """Whether an operation may compare a pointer with null, as a pointer or as a number. That null serves as where the
    size of a type is counted from asks nothing."""
    operations = list(module.walk())
    nulls = {each.result for each in operations if isinstance(each, ir.Const) and not each.bits}
    pointers = {each for each in nulls if each.type == ir.POINTER}
    numbers = {each for op in operations if isinstance(op, ir.Op) and op.name == "ptrtoint" for each in op.results}
    for each in operations:
        if isinstance(each, ir.Displace):
            continue
        used = set(ir.operands_of(each))
        compared = isinstance(each, ir.Op) and each.name.startswith("cmpi.")
        if used & pointers or (compared and used & nulls and used & numbers):
            return True
    return False
