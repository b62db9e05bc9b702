"""Alignments that operations and functions state, which have to be powers of two (LLVM Language Reference, "load
Instruction", "Parameter Attributes", "Assume Operand Bundles": one of another number holds for null alone)."""

from __future__ import annotations

from typing import Any

ALIGNMENT = "llvm.align"
_SAYS_NOTHING = ("llvm.alloca",)  # where its alignment is 0


def is_power_of_two(number: int) -> bool:
    return number > 0 and not number & (number - 1)


def impossible_alignment(operation: Any, attribute: str) -> int | None:
    """A number that `alignment` of an operation of LLVM says, or `llvm.align` in `arg_attrs` or `res_attrs`, and that
    is no power of two."""
    given = operation.attributes[attribute]
    if attribute == "alignment":
        found = [int(given.value)] if operation.name.startswith("llvm.") else []
        if operation.name in _SAYS_NOTHING and found == [0]:
            return None
    else:
        found = [int(each[ALIGNMENT].value) for each in given if ALIGNMENT in each]
    return next((each for each in found if not is_power_of_two(each)), None)
