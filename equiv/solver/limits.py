"""How much work goes into obligations, in units that are the same on every machine."""

from __future__ import annotations

from msgspec import Struct

from equiv.request.options import DEFAULT_QUERY

NODES = 3000  # of one expression
NODES_OF_ALL = 2_000_000  # over all expressions that are different up to the names of their inputs
_QUERIES = 10
_WORK = 60.0


class SolverLimits(Struct, frozen=True):
    """`query` is in z3's own units of work, for one query. What else is limited goes with it, so that a larger number
    settles whatever a smaller one does."""

    query: int = DEFAULT_QUERY

    @property
    def total(self) -> int:
        """For all queries together, in the same units."""
        return self.query * _QUERIES

    @property
    def work(self) -> float:
        """How large the circuits of one query may be, in the units of `obligation.work`: z3's own limits do not bound
        them."""
        return _WORK * self.query / DEFAULT_QUERY
