"""The search for where the source is undefined: parameters, and an instance at which a requirement fails for each.

What is found is checked; what is not found leaves more parameters to prove.
"""

from __future__ import annotations

from collections.abc import Iterator

from equiv.proving.parametric import sets
from equiv.proving.parametric.certificate import Claim
from equiv.proving.parametric.equations import Equations, Need
from equiv.proving.parametric.obligations import Obligations
from equiv.proving.parametric.sets import Space, pieces_of
from equiv.solver.linear.expression import both, negate


def claims(space: Space, source: Equations, obligations: Obligations) -> Iterator[Claim]:
    """Parameters at which the source is undefined, requirement by requirement."""
    seen = set()
    for number, requirement in enumerate(source.requirements):
        context = requirement.context
        key = context.domain, requirement.condition
        if requirement.need is not Need.DEFINED or key in seen or obligations.is_always_met(requirement):
            continue
        seen.add(key)
        try:
            fails = space.set(context.variables, both(context.domain, negate(requirement.condition)))
            pieces = pieces_of(sets.isl.Map.from_range(fails).lexmin_pw_multi_aff(), ())
        except sets.isl.Error as problem:
            if "maximal number of operations" in str(problem):
                raise
            continue
        for condition, at in pieces:
            yield Claim(number, condition, at)
