"""What proved a pair equal."""

from __future__ import annotations

from enum import StrEnum


class Method(StrEnum):
    """`EXACT` and `FINGERPRINT`: the value domain in which the outputs are identical. `ALGEBRAIC`: one in which they
    are equal up to what a level or a flag leaves open. `SOLVER`: algebra and z3, where structure did not settle all.
    `PARAMETRIC`: a relation between recurrence equations, where nothing was run. `ALPHA`: both programs are one, but
    for the names of values. `LOCKSTEP`: both do the same step by step, whatever data decides; nothing was run."""

    ALGEBRAIC = "algebraic"
    FINGERPRINT = "fingerprint"
    SOLVER = "solver"
    EXACT = "exact"
    PARAMETRIC = "parametric"
    ALPHA = "alpha-equivalence"
    LOCKSTEP = "lockstep"

    @staticmethod
    def of_all(methods: set[Method]) -> Method:
        """The method to name for a proof that took several: the one that its error bound, or its cost, comes from."""
        return next(method for method in Method if method in methods)
