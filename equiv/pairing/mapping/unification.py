"""Two functions brought into one form where they have different ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from equiv.errors import SignatureMismatch, WrongUse
from equiv.pairing.mapping.adapter import adapt
from equiv.pairing.mapping.correspondence import Correspondence
from equiv.pairing.mapping.entries import parse_entries
from equiv.pairing.mapping.writes import may_write
from equiv.pairing.signature import unify
from frontends.errors import SyntaxProblem
from frontends.maps import parse_map
from interp import ir


@dataclass(frozen=True, slots=True)
class Together:
    """Both modules, with functions of one form in the place of the entries, and what was made of what, in words.
    `exact` are the form's parameters that are a result of one of the functions."""

    source: ir.Module
    target: ir.Module
    words: tuple[str, ...]
    exact: frozenset[int] = frozenset()


def bring_together(
    source: ir.Module,
    target: ir.Module,
    names: tuple[str, str],
    maps: Sequence[str],
    bindings: str,
    tensors: tuple[frozenset[int], frozenset[int]],
) -> Together:
    """Leaves functions as they are that have one form, unless `maps` say otherwise. `tensors` are the positions of what
    either takes by value: a target that has memrefs for them may write over these. Raises `WrongUse`."""
    mine, other = source.functions[names[0]], target.functions[names[1]]
    mismatch: SignatureMismatch | None = None
    if not maps:
        try:
            unify(mine, other)
            return Together(source, target, ())
        except SignatureMismatch as problem:
            mismatch = problem

    def parse(text: str) -> tuple[int, int, Callable[[Sequence[ir.Index]], list[ir.Affine]]]:
        try:
            return parse_map(text, bindings)
        except SyntaxProblem as problem:
            raise WrongUse(f"'{text}' is not an affine map: {problem}") from problem

    entries = parse_entries(maps, mine, other)
    written = may_write(other) - tensors[1] if tensors[0] else frozenset[int]()
    form = Correspondence(mine, other, entries, parse, mismatch, tensors[0], written).form()
    return Together(
        adapt(source, names[0], form.source, form.types[0], form.names),
        adapt(target, names[1], form.target, form.types[1], form.names),
        tuple(form.words),
        frozenset(parameter for part in (form.source, form.target) for _, parameter in part.stores),
    )
