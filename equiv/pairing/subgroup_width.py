"""Kernels that depend on how many threads a subgroup has."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from equiv.pairing.pair import chosen
from frontends.errors import Unsupported
from interp import ir


def require_equal_subgroups(draft: Draft) -> Draft:
    """Raises `Unsupported` where the two programs are lowered for subgroups of different sizes."""
    of_source, of_target = (chosen(module, ir.ChoiceKind.SUBGROUP_SIZE) for module in (draft.source, draft.target))
    if of_source and of_target and of_source != of_target:
        source, target = (f"{', '.join(sorted(each))} threads" for each in (of_source, of_target))
        sizes = f"{source} in the source and {target} in the target"
        raise Unsupported(
            "gpu.launch",
            draft.entries[1].place,
            f"subgroups of other sizes on the two sides: {sizes}; name the target in both modules",
        )
    return draft
