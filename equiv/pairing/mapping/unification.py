"""Two functions brought into one form where they have different ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from equiv.errors import SignatureMismatch, WrongUse
from equiv.pairing.draft import Draft
from equiv.pairing.mapping.adapter import adapt
from equiv.pairing.mapping.correspondence import Correspondence
from equiv.pairing.mapping.entries import parse_entries
from equiv.pairing.signature import unify
from equiv.pairing.writes import may_write
from frontends.errors import SyntaxProblem
from frontends.maps import parse_map
from interp import ir


def bring_together(draft: Draft) -> Draft:
    """Leaves functions as they are that have one form, unless maps say otherwise. A target that has memrefs for what
    the source takes by value may write over these. Raises `WrongUse`."""
    source_entry, target_entry = draft.entries
    mismatch: SignatureMismatch | None = None
    if not draft.maps:
        try:
            unify(source_entry, target_entry)
            return draft
        except SignatureMismatch as problem:
            mismatch = problem

    def parse(text: str) -> tuple[int, int, Callable[[Sequence[ir.Index]], list[ir.Affine]]]:
        try:
            return parse_map(text, draft.bindings)
        except SyntaxProblem as problem:
            raise WrongUse(f"'{text}' is not an affine map: {problem}") from problem

    entries = parse_entries(draft.maps, source_entry, target_entry)
    # Which argument of which call is meant, nothing says of several calls.
    values, kept = draft.by_value if source_entry.calls == 1 else (frozenset[int](), frozenset[int]())
    changes = may_write(draft.target, draft.names[1], returning=False).parameters if values else frozenset[int]()
    form = Correspondence(source_entry, target_entry, entries, parse, mismatch, values, changes - kept).form()
    source = adapt(draft.source, draft.names[0], form.source, form.types[0], form.names)
    target = adapt(draft.target, draft.names[1], form.target, form.types[1], form.names)
    exact = frozenset(parameter for part in (form.source, form.target) for _, parameter in part.stores)
    return replace(draft.with_entries(source, target, *form.words), exact=exact)
