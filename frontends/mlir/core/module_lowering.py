"""The lowering of a function together with the functions and globals that it needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from frontends.api import named
from frontends.boundary import boundary
from frontends.contexts import text_of
from frontends.mlir.core.demands import demands_of
from frontends.mlir.core.entries import Entry, entry_of
from frontends.mlir.core.function_type import is_of_its_type
from frontends.mlir.core.isolation import problem_of
from frontends.mlir.core.linkage import linkage_of
from frontends.mlir.core.locations import Places
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.memory_spaces import memory_spaces_of
from frontends.mlir.core.mentions import Mentions
from frontends.mlir.core.packs import packs
from frontends.mlir.core.required_parts import required_parts
from frontends.mlir.core.scopes import Scope
from frontends.mlir.core.sparse import ARRAYS, ELEMENTS, STORAGE
from frontends.mlir.core.symbols import Symbol, SymbolTables
from frontends.mlir.core.types import TypeConverter
from interp import ir

DefineGlobal = Callable[[Lowering, Symbol, str], ir.GlobalBuffer | None]
"""From the symbol of a global and the text of the file. Gives nothing for one that is no buffer of the module; raises
`Unsupported`."""


class ModuleLowering:
    """Lowers symbols as they are asked for; it is the `Symbols` of each function's lowering."""

    def __init__(
        self,
        bindings: Any,
        types: TypeConverter,
        places: Places,
        symbols: SymbolTables,
        text: str,
        mentions: Mentions,
        parsed: Mentions,
        asked: Entry | None = None,
    ) -> None:
        """`text` is that of the file, `mentions` is what it mentions and `parsed` what the MLIR text does; the entry
        function is lowered by `asked`, if given."""
        self.module = ir.Module()
        self.text = text
        self.mentions = mentions
        self.shared: dict[Any, Any] = {}
        self.scopes: Sequence[type[Scope]] = packs().scopes_of(parsed)
        self.entry = ""
        self._asked = asked
        self._parsed = parsed
        self._bindings = bindings
        self._types = types
        self._places = places
        self._symbols = symbols
        self._pending: list[tuple[Symbol, Entry]] = []
        self._known: set[str] = set()
        self._latest: Lowering | None = None  # what is being lowered, or was last
        self._lowerings: list[Lowering] = []

    def run(self, entry: Symbol) -> ir.Module:
        """Raises `Unsupported`."""
        self.entry = entry.name
        context = entry.operation.operation.context
        try:
            with boundary(lambda: self._at(entry)), required_parts(context, lambda: self._at(entry)):
                self._add(entry)
                for symbol, kind in self._pending:
                    self.module.functions[symbol.name] = self._function(symbol, kind)
        finally:
            self._latest = None
            for each in self._lowerings:
                each.end()
        return self.module

    def _at(self, entry: Symbol) -> tuple[str, ir.Place]:
        """The operation that is being lowered, and its place."""
        if self._latest is None:
            return entry.operation.name, entry.place
        return self._latest.operation_name, self._latest.place

    def require(self, user: Any, name: str) -> Symbol:
        """See `frontends.mlir.core.lowering.Symbols`."""
        symbol = self._symbols.find(user, name)
        self._add(symbol)
        return symbol

    def inlined(self, user: Any, name: str) -> Symbol:
        """See `frontends.mlir.core.lowering.Symbols`."""
        symbol = self._symbols.find(user, name)
        self._require_read(symbol)
        return symbol

    def _require_read(self, symbol: Symbol) -> None:
        refused = self._places.refused(symbol.place) or problem_of(symbol.operation, self._places.isolated)
        if refused is not None:
            raise refused

    def _add(self, symbol: Symbol) -> None:
        self._require_read(symbol)
        if symbol.name in self._known:
            return
        self._known.add(symbol.name)
        reference = packs().globals.get(symbol.operation.name)
        if reference is not None:
            define: DefineGlobal = named(reference)
            lowering = self._lowering(symbol)
            for name, why in sorted(self._places.unread.get(symbol.operation.name, {}).items()):
                raise lowering.unsupported(f"property '{name}', {why}")
            found = define(lowering, symbol, self.text)
            if found is not None:
                self.module.globals[symbol.name] = found
            return
        is_entry = symbol.name == self.entry
        kind = self._asked if is_entry and self._asked is not None else entry_of(symbol, self._parsed, is_entry)
        if kind is None or (kind.is_part and not is_entry):
            return
        if len(symbol.operation.regions[0].blocks):
            self._pending.append((symbol, kind))

    def _lowering(self, symbol: Symbol) -> Lowering:
        found = Lowering(self._bindings, self._types, self._places, self, symbol.operation, symbol.place)
        self._lowerings.append(found)
        self._latest = found
        return found

    def _function(self, symbol: Symbol, kind: Entry) -> ir.Function:
        signs = self._parsed.any("si", "ui", "!quant.") and self._parsed.match(_HAS_A_SIGN)
        self._types.read_stored(signs and _knows_what_stores(symbol.operation))
        self._types.hold_matrices(not self.mentions.any("gpu.launch", "gpu.launch_func"))
        lowering = self._lowering(symbol)
        lowering.check_attributes(symbol.operation, kind.attributes())
        if not is_of_its_type(symbol.operation):
            raise lowering.unsupported("a body that takes other arguments than the function's type says")
        return kind.lower(self, lowering, symbol)

    def finished(
        self, symbol: Symbol, lowering: Lowering, parameters: list[ir.Value], results: list[ir.Type], body: ir.Region
    ) -> ir.Function:
        """The function of a symbol, when all that was deferred is done. Raises `Unsupported`."""
        lowering.finish()
        lowering.define_undefined(body.blocks[0])
        if lowering.claims:
            lowering.assumptions.add(f"what the attributes {', '.join(sorted(lowering.claims))} say is true")
        if self._types.met_sparse:
            handles = ARRAYS if self._types.sparse_in_arrays else STORAGE
            lowering.assumptions.add(handles if self._types.sparse_by_storage else ELEMENTS)
        if self._types.met_scalable:
            if "vscale_range" in symbol.operation.attributes:
                raise lowering.unsupported("scalable vectors of a function with 'vscale_range'")
            lowering.choices.add(ir.Choice(ir.ChoiceKind.VECTOR_SCALE, str(self._types.vscale)))
        function = ir.Function(
            symbol.name,
            parameters,
            results,
            body,
            symbol.place,
            unordered_reductions=lowering.unordered_reductions,
            unordered_sums=lowering.unordered_sums,
            assumptions=sorted(lowering.assumptions),
            choices=frozenset(lowering.choices),
            understated=lowering.understated,
            demands=demands_of(lowering, symbol.operation),
            claims=frozenset(lowering.claimed),
            linkage=linkage_of(symbol.operation),
            spaces=memory_spaces_of(symbol.operation),
            atomics=lowering.atomics,
        )
        lowering.finish_scopes(function)
        return function


def _knows_what_stores(function: Any) -> bool:
    """Whether all operations of a function that see quantized numbers, or integers with signs, know them as what stores
    them, or move them alone."""
    stored = packs().stored
    signed: dict[Any, bool] = {}  # the types that were looked at
    pending = [function]
    while pending:
        operation = pending.pop()
        arguments: list[Any] = []
        for region in operation.regions:
            for block in region.blocks:
                arguments += block.arguments
                pending += [each.operation for each in block.operations]
        name = str(operation.name)
        dialect = name.partition(".")[0]
        if dialect == "func" or dialect in stored or name in _MOVES:
            continue
        for value in (*operation.operands, *operation.results, *arguments):
            type = value.type
            found = signed.get(type)
            if found is None:
                found = signed[type] = _HAS_A_SIGN.search(text_of(type)) is not None
            if found:
                return False
    return True


# In `ui8`, and in `tensor<4xui8>`, where no word begins.
_HAS_A_SIGN = re.compile(r"(?:\b|(?<=x))[su]i\d|!quant\.")
_MOVES = frozenset(
    (
        *("memref.alloc", "memref.alloca", "memref.dealloc", "memref.load", "memref.store", "memref.copy"),
        *("memref.subview", "memref.cast", "memref.collapse_shape", "memref.expand_shape", "memref.reinterpret_cast"),
    )
)
