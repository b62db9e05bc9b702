"""Pairs with scalable vectors, which are as long as their types say, times a number that the machine chooses: such a
pair is checked for several of these, and its verdict says for which."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from equiv.pairing.pair import Pair, chosen
from equiv.verdict import EQUIVALENT, UNKNOWN, Verdict
from equiv.verdict.reasons import ReasonKind
from equiv.verdict.scope import Scope
from frontends.api import Source, has_vscale
from interp import ir

OTHER_SCALES = (1, 4)  # beside the one that a pair is lowered for at first: powers of two, as machines have them


def scale_of(pair: Pair) -> int | None:
    """The number for which a pair was lowered, None where it has no scalable vectors."""
    modules = pair.source_module, pair.target_module
    found = {each for module in modules for each in chosen(module, ir.ChoiceKind.VECTOR_SCALE)}
    return int(max(found)) if found else None


def rescaled(source: Source, scale: int) -> Source:
    """The same programs on another machine."""
    return source.at_vscale(scale) if has_vscale(source) else source


def of_scale(verdict: Verdict, scale: int) -> Verdict:
    """A verdict that speaks for one number alone, and so does its witness."""
    witness = verdict.witness and replace(verdict.witness, vscale=scale)
    if verdict.verdict != EQUIVALENT:
        return replace(verdict, witness=witness, assumptions=(*verdict.assumptions, f"vscale is {scale}"))
    sizes = tuple({**each, "vscale": scale} for each in verdict.sizes or ({},))
    return replace(verdict, sizes=sizes, scope=(verdict.scope or Scope.LISTED).shared_with(Scope.LISTED))


def has_undefined_source(verdict: Verdict) -> bool:
    """Whether nothing is open but that the source was undefined at all sizes that were run, or for all data that were
    tried. Where it is defined for others, the target was not compared with it."""
    kinds = {each.kind for each in verdict.reasons}
    return verdict.verdict == UNKNOWN and kinds == {ReasonKind.UNDEFINED_SOURCE}


def of_scales(all_of_them: Verdict, proofs: Sequence[Verdict], undefined: Sequence[int] = ()) -> Verdict:
    """The verdict `all_of_them`, with all sizes that one of the proofs speaks for. For the numbers that are `undefined`
    nothing was compared."""
    sizes = tuple(each for proof in proofs for each in proof.sizes)
    assumed = [f"vscale is {_listed(sorted({each['vscale'] for each in sizes}))}"]
    if undefined:
        tried = "at all sizes and for all data that were tried"
        assumed.append(f"where vscale is {_listed(undefined)}, nothing was compared: the source was undefined {tried}")
    return replace(all_of_them, sizes=sizes, assumptions=(*all_of_them.assumptions, *assumed))


def _listed(numbers: Sequence[int]) -> str:
    *others, last = numbers
    return " or ".join(filter(None, (", ".join(map(str, others)), str(last))))
