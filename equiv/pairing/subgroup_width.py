"""Kernels that depend on how many threads a subgroup has."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from frontends.errors import Unsupported
from interp import ir

_ASSUMPTION = "a subgroup has "


def require_equal_subgroups(draft: Draft) -> Draft:
    """Raises `Unsupported` where the two programs are lowered for subgroups of different sizes."""
    mine, other = _sizes(draft.source), _sizes(draft.target)
    if mine and other and mine != other:
        sizes = f"{', '.join(sorted(mine))} in the source and {', '.join(sorted(other))} in the target"
        raise Unsupported(
            "gpu.launch",
            draft.entries[1].place,
            f"subgroups of other sizes on the two sides: {sizes}; name the target in both modules",
        )
    return draft


def _sizes(module: ir.Module) -> set[str]:
    return {
        each.removeprefix(_ASSUMPTION).partition(",")[0]
        for function in module.functions.values()
        for each in function.assumptions
        if each.startswith(_ASSUMPTION)
    }
