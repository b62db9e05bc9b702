"""The call graph of a module: which functions a run of one may come to."""

from __future__ import annotations

from collections.abc import Iterable

from interp.ir.module import Function, Module
from interp.ir.operations import Call
from interp.ir.walks import walk


def reachable_functions(module: Module, entry: str) -> list[Function]:
    """The function `entry` and all that it may call, directly or not, breadth first; those without a body as well."""
    found = {entry: module.functions[entry]}
    if len(module.functions) == 1:
        return list(found.values())
    pending = [module.functions[entry]]
    for function in pending:
        for operation in function.walk():
            if isinstance(operation, Call) and operation.callee not in found:
                callee = module.functions.get(operation.callee)
                if callee is not None:
                    found[operation.callee] = callee
                    pending.append(callee)
    return list(found.values())


def is_called(name: str, functions: Iterable[Function]) -> bool:
    """Whether one of these functions calls the one of this name."""
    bodies = (each.body for each in functions if each.body is not None)
    return any(isinstance(each, Call) and each.callee == name for body in bodies for each in walk(body))
