"""Both programs are one, but for the names of values, and so do the same in every order that they leave open.

Runs decide nothing where the source leaves open what synchronizes first: it has several ends. A program refines itself
whatever these are. This speaks of the programs that users wrote only as far as affine IR does: where a language says
more of an order than its lowering takes over, two programs of other orders become one. So functions with agents have to
be `order_faithful`, and nothing may be left to a compiler, which may choose otherwise for each of the two."""

from __future__ import annotations

from msgspec.structs import replace

from equiv.pairing.pair import Pair
from equiv.proving.answers import Answer, Proven
from equiv.proving.goal import Goal
from equiv.verdict.method import Method
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir.call_graph import reachable_functions
from interp.ir.text import print_module

# What makes agents, or has them wait for each other.
_AGENTS = (
    *(ir.Parallel, ir.Spawn, ir.Wait, ir.Barrier, ir.Put, ir.Get, ir.Acquire, ir.Release),
    *(ir.Expect, ir.Arrive, ir.Await),
)


class AlphaEquivalence:
    """Tried where runs leave an order open; others that are one program are equal in the value domains, too. Where runs
    at chosen sizes leave something unseen, the conclusion asks `is_one_program`."""

    name = "alpha-equivalence"

    def domain(self, goal: Goal) -> str:
        return "affine IR"

    def applies(self, goal: Goal) -> bool:
        return goal.run is not None and goal.run.stopped_by(ReasonKind.ORDER) and goal.context.is_static

    def apply(self, goal: Goal) -> Answer | None:
        pair = goal.context.pair
        if not is_one_program(pair):
            goal.said = "the programs differ, or their languages say more of their orders"
            return None
        return Proven(Method.ALPHA, 0, None)


def is_one_program(pair: Pair) -> bool:
    """Whether the programs are one, but for names, and leave nothing open that each may decide otherwise."""
    return _is_faithful(pair.source_module, pair.source.function) and _has_one_text(pair)


def _is_faithful(module: ir.Module, entry: str) -> bool:
    """Whether no order is open that the language, or a compiler, may know more of."""
    for function in reachable_functions(module, entry):
        if function.holds_up or function.orders_later or function.unordered_reductions or function.unordered_sums:
            return False
        operations = function.walk()
        if not function.order_faithful and any(isinstance(each, _AGENTS) for each in operations):
            return False
    return True


def _has_one_text(pair: Pair) -> bool:
    """Whether the text of both is the same without the names of values and of the entries. What the text leaves out,
    claims and demands, is compared for each pair."""
    if pair.begin_apart or pair.source_module.declared != pair.target_module.declared:
        return False
    source, target = (
        print_module(_without_name(module, entry), places=False, names=False)
        for module, entry in (
            (pair.source_module, pair.source.function),
            (pair.target_module, pair.target.function),
        )
    )
    return source == target


def _without_name(module: ir.Module, entry: str) -> ir.Module:
    """What a run of `entry` may come to, with the entry under one name for all."""
    functions = {each.name: each for each in reachable_functions(module, entry)}
    functions[entry] = replace(functions[entry], name="")
    return ir.Module(functions, module.globals)
