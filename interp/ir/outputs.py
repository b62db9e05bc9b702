"""What callers see of a run: the outputs of a function."""

from __future__ import annotations

from enum import StrEnum


class OutputKind(StrEnum):
    """The values stand in the JSON of verdicts."""

    ARGUMENT = "argument"
    RESULT = "result"
    GLOBAL = "global"


Output = tuple[OutputKind, int | str]
"""An argument or a result by its position, or a global by its name."""


class CellState(StrEnum):
    """What an output cell holds."""

    CONSTANT = "constant"
    SYMBOLIC = "symbolic"
    UNINITIALIZED = "uninitialized"  # never written
    POISON = "poison"  # computed from an uninitialized or poison value
