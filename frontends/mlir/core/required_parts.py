"""Attributes, operands, results, regions, blocks and successors that a dialect requires of its operations, and their
kinds. MLIR's verifier looks for those of operations that it knows; nobody else looks for those of the others."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from frontends.errors import Unsupported
from interp.ir.place import Place

# What MLIR's bindings say where one is read that is not there.
_NO_ATTRIBUTE = "attempt to access a non-existent attribute"
_NO_RESULT = "Cannot call .result on operation"
# What Python says where there are not as many as are named.
_OTHER_COUNT = re.compile(
    r"not enough values to unpack|too many values to unpack|zip\(\) argument|reduce\(\) of empty iterable"
    r"|.*missing \d+ required positional argument|.*takes .*positional arguments? but"
)
# What it says of a type or an attribute of the bindings that is of another kind.
_OTHER_KIND = re.compile(r"'\w+(Type|Attr|Attribute)' object has no attribute")


class required_parts:  # which costs less than one of contextlib
    """What the `with` block reads of operations of a `context`, and finds missing, or of another kind, in those that it
    does not know, is refused at the operation and the place that `at` gives then. Raises `Unsupported`."""

    __slots__ = ("_at", "_context")

    def __init__(self, context: Any, at: Callable[[], tuple[str, Place]]) -> None:
        self._context = context
        self._at = at

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, _: object) -> None:
        if not isinstance(problem, AttributeError | IndexError | KeyError | TypeError | ValueError):
            return
        name, place = self._at()
        what = _missing(problem)
        if what and not self._context.is_registered_operation(name):
            raise Unsupported(name, place, what) from problem


def _missing(problem: Exception) -> str:
    """What an exception says is not as it must be, in words; empty where it says something else."""
    said = str(problem.args[0]) if problem.args else ""
    if isinstance(problem, KeyError):
        return "an attribute that must be there is missing, of it or of what it holds" if said == _NO_ATTRIBUTE else ""
    if isinstance(problem, IndexError) or said.startswith(_NO_RESULT):
        return "an operand, a result, a region or a block that must be there is missing, of it or of what it holds"
    if _OTHER_COUNT.match(said):
        return "it has not as many operands, results or regions as it must have, or what it holds has not"
    if isinstance(problem, AttributeError) and _OTHER_KIND.match(said):
        return "a type or an attribute of it, or of what it holds, is of another kind than it must be"
    return ""
