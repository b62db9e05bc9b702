"""What a program says by attributes that nothing which it does shows: of parameters and results, and of operations."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from interp import ir


class Promises(Struct, frozen=True):
    """Of one program: what its `entry` asks of its callers, None in a form that cannot say it; what the other functions
    that are `called` do; and what operations claim. A program that `has_words` is in a form that can say such
    things. `linkage` and `spaces` are those of the entry."""

    entry: tuple[ir.Demand, ...] | None = None
    called: Mapping[str, tuple[ir.Demand, ...]] = field(default_factory=dict)
    claims: frozenset[ir.Claim] = frozenset()
    has_words: bool = False
    linkage: str = "external"
    spaces: ir.MemorySpaces = ir.MemorySpaces()


def promises_of(module: ir.Module, entry: str) -> Promises:
    """What a program says."""
    functions = module.functions.values()
    return Promises(
        module.functions[entry].demands,
        {each.name: each.demands for each in functions if each.demands and each.name != entry and each.body},
        frozenset[ir.Claim]().union(*(each.claims for each in functions)),
        any(each.demands is not None for each in functions),
        module.functions[entry].linkage,
        module.functions[entry].spaces,
    )
