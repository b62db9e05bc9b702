"""Checks that a module is well-formed: types, structure, and that values are used only where they are defined."""

from __future__ import annotations

from interp import ir
from interp.ir.verify import operations as operations
from interp.ir.verify.function import Validator
from interp.ir.verify.problem import ValidationError, require
from interp.ir.verify.types import check_initial, compatible

__all__ = ["ValidationError", "compatible", "validate"]


def validate(module: ir.Module) -> None:
    """Checks the whole module.

    View types are descriptions of descriptors: where two meet (an argument and its parameter, a yield and its
    result), their elements, ranks and the extents that both know must agree. Uses in unreachable blocks are not
    required to be dominated by their definitions. Raises `ValidationError` for the first thing that is wrong."""
    for name, buffer in module.globals.items():
        require(name == buffer.name, f"the global @{buffer.name} is listed as @{name}", buffer.place)
        check_initial(buffer)
    defined: set[ir.Value] = set()
    for name, function in module.functions.items():
        require(name == function.name, f"the function @{function.name} is listed as @{name}", function.place)
        Validator(module, function, defined).run()
