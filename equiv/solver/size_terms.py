"""Size variables as integers of z3, shared by both programs of a pair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import z3

from equiv.sizing.variables import Variable
from equiv.solver.numbers import Interval, Number, constant

LARGEST_EXTENT = 1 << 40
LARGE = 1 << 31
_MOST_NUMBER = (1 << 63) - 1


class SizeTerms:
    """One z3 integer for each size variable. `small` says that each extent is below `LARGEST_EXTENT`, `near` that no
    size is as far from 0 as `LARGE`; `bounds` say what the variables' types do. Where sizes are `below` a number, so
    are the intervals of their terms."""

    def __init__(self, fixed: Mapping[Variable, int], below: int | None = None) -> None:
        self._below = below
        self.numbers: dict[Variable, Number] = {variable: constant(value) for variable, value in fixed.items()}
        self.bounds: list[Any] = []
        self.small: list[Any] = []
        self.near: list[Any] = []

    def fix(self, variable: Variable, value: int) -> None:
        """Gives a size variable a number, from now on."""
        self.numbers[variable] = constant(value)

    def of(self, variable: Variable) -> Number:
        """The integer that stands for a variable in both programs."""
        if variable not in self.numbers:
            term = z3.Int(f"{variable.name}@{variable.parameter}.{variable.dimension}")
            low, high = _range_of(variable)
            if variable.is_extent:
                self.small.append(term < LARGEST_EXTENT)
            if high > LARGE:
                self.near += [term < LARGE, term > -LARGE]
            self.bounds += [term >= low, term <= high]
            if self._below is not None:
                low, high = max(low, 1 - self._below), min(high, self._below - 1)
            self.numbers[variable] = Number(term, low, high)
        return self.numbers[variable]


def _range_of(variable: Variable) -> Interval:
    if variable.is_extent:
        return 0, _MOST_NUMBER
    if variable.width == 1:
        return 0, 1
    half = 1 << (variable.width - 1)
    return -half, half - 1
