"""Arguments of any rank, of which each program tells one."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from equiv.pairing.pair import chosen
from frontends.errors import Unsupported
from interp import ir


class DifferentRanks(Unsupported):
    """Two programs that are functions of one type, and take an argument of any rank for one of different ranks."""


def require_equal_ranks(draft: Draft) -> Draft:
    """Raises `DifferentRanks` where the two programs take an argument for one of different ranks: a proof would be of
    no argument at all."""
    of_source, of_target = (chosen(module, ir.ChoiceKind.RANK) for module in (draft.source, draft.target))
    if of_source and of_target and of_source != of_target:
        ranks = " and in the target ".join(", ".join(sorted(each)) for each in (of_source, of_target))
        raise DifferentRanks("func.func", draft.entries[1].place, f"arguments of any rank, in the source {ranks}")
    return draft
