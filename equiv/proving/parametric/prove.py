"""Proofs for all sizes, as a tactic: extraction, and an attempt at a proof of what it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from equiv.pairing.pair import Pair
from equiv.proving.parametric.answer import Failed, NotInstalled, NotModelled, Proven
from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.program import extract_pair

if TYPE_CHECKING:
    from equiv.proving.parametric.attempt import Limits

_REQUIRED_OPERATIONS = 30_000_000


def prove_all_sizes(
    pair: Pair, limits: Limits | None = None, reorders_floats: bool = False, required: bool = False
) -> Proven | Failed | NotModelled:
    """Tries to prove a pair for all sizes at which its source is defined. The outputs are bit for bit the same then, or
    up to the order of sums of floats, where these may be in another one and the proof says that they are. Where such a
    proof is `required`, no run would do, and isl may take more operations by itself."""
    try:
        programs = extract_pair(pair)
    except Outside as problem:
        return NotModelled(problem.reason, problem.place)
    # z3 and isl are slow to import, and what is outside needs neither.
    from equiv.proving.parametric import sets
    from equiv.proving.parametric.attempt import Limits, ProofAttempt

    limits = limits or (Limits(operations=_REQUIRED_OPERATIONS) if required else Limits())
    if not sets.available():
        return NotInstalled(sets.MISSING)
    if len(programs.source.nodes) + len(programs.target.nodes) > limits.nodes:
        return NotModelled(f"more than {limits.nodes} values")
    return ProofAttempt(programs, limits, reorders_floats).answer()
