"""Latencies that parts of circuits state, which a verdict assumes."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from equiv.pairing.pair import choices_of
from frontends.errors import Unsupported
from interp import ir


def require_equal_latencies(draft: Draft) -> Draft:
    """Raises `Unsupported` where the two programs state different latencies of one part: both cannot be true."""
    of_source, of_target = (
        {each.of: each.value for each in choices_of(module, ir.ChoiceKind.LATENCY)}
        for module in (draft.source, draft.target)
    )
    for part in sorted(of_source.keys() & of_target.keys()):
        if of_source[part] != of_target[part]:
            raise Unsupported(
                "calyx.component",
                draft.entries[1].place,
                f"{part} takes {of_target[part]} cycles, and {of_source[part]} in the source",
            )
    return draft
