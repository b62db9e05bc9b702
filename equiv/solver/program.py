"""One program of a pair as the solver sees it: its structure, its values and the paths through it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from equiv.sizing.variables import Variable
from equiv.solver.paths import Paths
from equiv.solver.size_terms import SizeTerms
from equiv.solver.structure import Structure
from equiv.solver.values import Values
from interp import ir


class Program(Struct, frozen=True):
    """One program as z3 is asked about it: its structure, its values as terms, and when control comes where."""

    structure: Structure
    values: Values
    paths: Paths

    @staticmethod
    def of(
        module: ir.Module,
        entry: str,
        side: int,
        sizes: SizeTerms,
        parameters: Mapping[tuple[int, int | None], Variable],
    ) -> Program:
        """The function `entry` of a module and all that it calls. `side` tells the two programs of a pair apart,
        `parameters` are the entry's size variables by (position, dimension)."""
        structure = Structure(module, entry)
        values = Values(structure, side, sizes, parameters)
        return Program(structure, values, Paths(structure, values))
