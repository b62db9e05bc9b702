"""Which function lowers which MLIR operation."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from frontends.registry import PackProblem, installed

if TYPE_CHECKING:
    from frontends.mlir.core.lowering import Lowering

Handler = Callable[["Lowering", Any], None]


class Registration(Struct, frozen=True):
    """`attributes` are the inherent attributes that the handler understands; any other is unsupported."""

    handler: Handler
    attributes: frozenset[str]


_handlers: dict[str, Registration] = {}
_imported: set[str] = set()  # the dialects whose modules were imported


def handles(*names: str, attributes: Iterable[str] = ()) -> Callable[[Handler], Handler]:
    """Registers a handler for the operations `names`. Attributes whose name has a dialect prefix are discardable: they
    have no meaning of their own and need no mention."""

    def register(handler: Handler) -> Handler:
        registration = Registration(handler, frozenset(attributes))
        for name in names:
            if name in _handlers:
                before = _handlers[name].handler.__module__
                raise PackProblem(f"{handler.__module__} lowers '{name}', and {before} does so already")
            _handlers[name] = registration
        return handler

    return register


def find(name: str) -> Registration | None:
    """The registration for the operation `name`, or None."""
    found = _handlers.get(name)
    dialect = name.partition(".")[0]
    if dialect not in _imported:  # also where a module of another dialect lowers the operation: that is refused
        for module in modules().get(dialect, ()):
            importlib.import_module(module)
        _imported.add(dialect)
        found = _handlers.get(name)
    return found


@cache
def modules() -> dict[str, tuple[str, ...]]:
    """The modules of each dialect; they are imported when the first operation of the dialect is met."""
    return {dialect: tuple(names) for pack in installed().dialects for dialect, names in pack.dialects.items()}


def registered() -> frozenset[str]:
    """The operations of the modules that were imported so far."""
    return frozenset(_handlers)
