"""Pairs with scalable vectors, which are as long as their types say, times a number that the machine chooses: such a
pair is checked for several of these, and its verdict says for which."""

from __future__ import annotations

from msgspec.structs import replace

from equiv.pairing.pair import Pair, chosen
from equiv.verdict import EQUIVALENT, Verdict
from equiv.verdict.scope import Scope
from frontends.api import Scalable, Source
from interp import ir

OTHER_SCALES = (1, 4)  # beside the one that a pair is lowered for at first: powers of two, as machines have them


def scale_of(pair: Pair) -> int | None:
    """The number for which a pair was lowered, None where it has no scalable vectors."""
    modules = pair.source_module, pair.target_module
    found = {each for module in modules for each in chosen(module, ir.ChoiceKind.VECTOR_SCALE)}
    return int(max(found)) if found else None


def rescaled(source: Source, scale: int) -> Source:
    """The same programs on another machine."""
    return source.at_vscale(scale) if isinstance(source, Scalable) else source


def of_scale(verdict: Verdict, scale: int) -> Verdict:
    """A verdict that speaks for one number alone, and so does its witness."""
    witness = verdict.witness and replace(verdict.witness, vscale=scale)
    if verdict.verdict != EQUIVALENT:
        return replace(verdict, witness=witness, assumptions=(*verdict.assumptions, f"vscale is {scale}"))
    sizes = tuple({**each, "vscale": scale} for each in verdict.sizes or ({},))
    return replace(verdict, sizes=sizes, scope=(verdict.scope or Scope.LISTED).shared_with(Scope.LISTED))


def of_scales(one: Verdict, other: Verdict, both: Verdict) -> Verdict:
    """The verdict `both` of two proofs, with all sizes that either speaks for."""
    scales = sorted({each["vscale"] for each in (*one.sizes, *other.sizes)})
    listed = " or ".join(filter(None, (", ".join(map(str, scales[:-1])), str(scales[-1]))))
    kept = tuple(each for each in both.assumptions if not each.startswith("vscale is "))
    return replace(both, sizes=(*one.sizes, *other.sizes), assumptions=(*kept, f"vscale is {listed}"))
