"""What surrounds the operation that is being lowered, as the systems see it.

A system that gives operations another meaning in its constructs, or has to remember something from one operation to
the next, has a class of its own for that: an object of it is entered while a construct's body is lowered
(`Lowering.entered`), or belongs to the function as a whole (`around_all`, `own`). Handlers find the innermost one of a
class with `Lowering.scope`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from interp import ir

if TYPE_CHECKING:
    from frontends.mlir.core.lowering import Lowering

Override = Callable[[Any, "Lowering", Any], bool]
"""A method of a scope: lowers an operation and gives True, or leaves it to those around and to its own handler."""


class Scope:
    """`overrides` are methods for operations of others that are met inside, by the operations' names."""

    overrides: ClassVar[Mapping[str, Override]] = {}

    def finish(self, function: ir.Function) -> None:
        """Called for a scope of a whole function when that is done."""


class Agents(Scope):
    """Around what each of many agents does: threads, programs of a grid, workgroups."""


class Chain:
    """A scope with those around it."""

    __slots__ = ("outer", "overrides", "scope")

    def __init__(self, scope: Scope | None = None, outer: Chain | None = None) -> None:
        self.scope = scope
        self.outer = outer
        self.overrides: dict[str, tuple[Callable[[Lowering, Any], bool], ...]] = dict(outer.overrides) if outer else {}
        for name, method in scope.overrides.items() if scope is not None else ():
            self.overrides[name] = (method.__get__(scope), *self.overrides.get(name, ()))
