"""Atomic operations of the source that the target makes weaker.

The agents of a program are run, and what is not ordered between them is a race. Others that share its memory are not:
to them a target must promise all that its source does."""

from __future__ import annotations

from collections import Counter

from equiv.pairing.pair import Pair
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir


def weakened(pair: Pair) -> Reason | None:
    """Why the target may not promise what the source does to agents that are no part of the program; None where it
    does."""
    source, target = (_atomics(module) for module in (pair.source_module, pair.target_module))
    if [each.update for each in source] == [each.update for each in target] and all(
        of_target.covers(of_source) for of_source, of_target in zip(source, target, strict=True)
    ):
        return _reordered(source, target)
    runs_agents = _runs_agents(pair.source_module)
    for of_source in source:
        standing_in = [each for each in target if each.update in (of_source.update, ir.ANY_UPDATE)]
        if not standing_in and (of_source.dispensable or (runs_agents and not of_source.unseen)):
            continue  # a race between its agents shows
        weaker = next((each for each in standing_in if not each.covers(of_source)), None)
        if standing_in and weaker is None:
            continue
        if of_source.dispensable and weaker is not None:
            message = f"the source orders {of_source.update} by fences or barriers, the target does not here"
            return Reason.at(ReasonKind.ATOMIC, message, weaker.place)
        what = f"this atomic operation ({of_source.update}) has the ordering {_described(of_source)}"
        instead = f"the target's has {_described(weaker)}" if weaker is not None else "the target has none like it"
        message = f"{what}, {instead}; others that share the memory may see that"
        return Reason.at(ReasonKind.ATOMIC, message, of_source.place)
    if (lost := _lost(source, target)) is not None:
        return Reason.at(ReasonKind.ATOMIC, f"the target has fewer of this ({lost.update})", lost.place)
    moved = next((each for each in source if (each.earlier or each.later) and not each.unseen), None)
    if moved is None:
        return None
    message = f"which accesses this atomic operation ({_described(moved)}) orders in the target is not known"
    return Reason.at(ReasonKind.ATOMIC, message, moved.place)


def _lost(source: list[ir.Atomic], target: list[ir.Atomic]) -> ir.Atomic | None:
    """One of those that no race shows, of which the target has fewer."""
    left = Counter(each.update for each in target)
    for each in source:
        left[each.update] -= 1
        if each.unseen and left[each.update] < 0:
            return each
    return None


def _reordered(source: list[ir.Atomic], target: list[ir.Atomic]) -> Reason | None:
    """The same of the accesses around operations that promise as much, one by one."""
    for of_source, of_target in zip(source, target, strict=True):
        if not of_target.orders_as(of_source):
            message = (
                f"an access of the target may have moved across this atomic operation ({_described(of_source)}); "
                "others that share the memory may see that"
            )
            return Reason.at(ReasonKind.ATOMIC, message, of_target.place)
    return None


def _described(atomic: ir.Atomic) -> str:
    return atomic.ordering.text + (f" in the scope '{atomic.scope}'" if atomic.scope else "")


def _atomics(module: ir.Module) -> list[ir.Atomic]:
    return [each for function in module.functions.values() for each in function.atomics]


def _runs_agents(module: ir.Module) -> bool:
    return not ir.kinds_of(module).isdisjoint((ir.Parallel, ir.Spawn))
