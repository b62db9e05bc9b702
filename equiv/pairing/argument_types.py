"""Arguments of any rank, of which each program tells one, and storage of sparse tensors, which their types tell."""

from __future__ import annotations

from equiv.pairing.draft import Draft
from equiv.pairing.pair import chosen
from frontends.errors import Unsupported
from interp import ir

_KINDS = (
    (ir.ChoiceKind.RANK, "arguments of any rank"),
    (ir.ChoiceKind.STORAGE, "storage of sparse tensors"),
    (ir.ChoiceKind.ARRAYS, "arrays of sparse tensors"),
)


class DifferentArguments(Unsupported):
    """Two programs that are functions of one type, and take an argument for different things."""


def require_equal_arguments(draft: Draft) -> Draft:
    """Raises `DifferentArguments` where the two programs take an argument for one of different ranks, or of different
    storage: a proof would be of no argument at all."""
    for kind, what in _KINDS:
        of_source, of_target = (chosen(module, kind) for module in (draft.source, draft.target))
        if of_source and of_target and of_source != of_target:
            both = " and in the target ".join(", ".join(sorted(each)) for each in (of_source, of_target))
            raise DifferentArguments("func.func", draft.entries[1].place, f"{what}, in the source {both}")
    in_arrays = [bool(chosen(module, ir.ChoiceKind.ARRAYS)) for module in (draft.source, draft.target)]
    by_storage = [bool(chosen(module, ir.ChoiceKind.STORAGE)) for module in (draft.source, draft.target)]
    for has_handles, arrays, other in zip(by_storage, reversed(in_arrays), reversed(draft.entries), strict=True):
        pointers = ir.POINTER in (*(each.type for each in other.parameters), *other.results)
        if has_handles and (arrays or not pointers):
            raise DifferentArguments(
                "func.func", other.place, "sparse tensors by their elements, and by their storage in the other program"
            )
    return draft
