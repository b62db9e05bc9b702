"""The functions and globals of a module and of the modules in it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.errors import Unsupported
from frontends.mlir.core.locations import Places
from frontends.mlir.core.packs import packs
from frontends.mlir.core.syntax import body_of
from interp.ir import Place

MODULES = ("builtin.module", "gpu.module")


class Symbol(Struct, frozen=True):
    """A symbol's name in the affine IR, the MLIR operation that defines it, and where."""

    name: str
    operation: Any
    place: Place


class SymbolTables:
    """`functions` are those of all modules, and of what holds symbols as they do, in the order of the text for each
    module, outer modules first. In a named inner module, the module's name and `::` stand before a symbol's own."""

    def __init__(self, module: Any, places: Places, file: str) -> None:
        """Raises `Unsupported` where two functions would get the same name, and for a name that is not UTF-8."""
        self.functions: dict[str, Symbol] = {}
        self._places, self._start = places, Place(file, 1, 1)
        self._tables: dict[Any, dict[str, Symbol]] = {}
        names: set[str] = set()
        pending = [(module, "", self._start)]
        known = packs()
        for each, prefix, place in pending:
            table = self._tables[each] = {}
            for view in each.regions[0].blocks[0].operations:
                operation = view.operation
                attributes = operation.attributes
                name = _text(attributes["sym_name"], places.of(operation, place)) if "sym_name" in attributes else ""
                if operation.name in known.tables:
                    body = body_of(operation)
                    if body is not None:
                        inner = f"{prefix}{name}::" if name else prefix
                        pending.append((body.owner.operation, inner, places.of(operation, place)))
                    continue
                if operation.name.startswith(known.parts) and operation.name not in known.listed:
                    continue  # names of parts of a device, which functions do not call
                name = name or known.unnamed.get(operation.name, "")
                if operation.name in MODULES:
                    if name:
                        table[name] = Symbol(prefix + name, operation, places.of(operation, place))
                    inner = f"{prefix}{name}::" if name else prefix
                    pending.append((operation, inner, places.of(operation, place)))
                elif name:
                    table[name] = symbol = Symbol(prefix + name, operation, places.of(operation, place))
                    if symbol.name in names:
                        raise Unsupported("builtin.module", symbol.place, f"modules that both define '{symbol.name}'")
                    names.add(symbol.name)
                    if operation.name in known.listed:
                        self.functions[symbol.name] = symbol

    def find(self, user: Any, name: str) -> Symbol:
        """The symbol that the operation `user` refers to by `name`, in the innermost module that has it. Raises
        `Unsupported` where none has."""
        around = user
        while around not in self._tables or name not in self._tables[around]:
            if around.parent is None:
                raise Unsupported(user.name, self._places.of(user, self._start), f"no '{name}' is defined")
            around = around.parent.operation
        return self._tables[around][name]


def _text(name: Any, place: Place) -> str:
    """MLIR's strings are bytes; the bindings decode them and fail with whatever their release fails with."""
    try:
        return str(name.value)
    except (RuntimeError, UnicodeDecodeError):
        raise Unsupported("builtin.module", place, "a symbol's name that is not UTF-8") from None
