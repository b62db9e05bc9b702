"""What the host does while the device runs."""

from __future__ import annotations

from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, form
from frontends.mlir.core.syntax.functions import symbol_name


@form("aie.runtime_sequence", "aiex.runtime_sequence")
def _runtime_sequence(cursor: Cursor) -> Generic:
    symbol = cursor.optional_symbol()
    attributes = {} if symbol is None else {"sym_name": symbol_name(symbol)}
    arguments = cursor.enclosed("(", cursor.typed_argument)
    attributes |= cursor.attributes_clause()
    region = cursor.region(tuple(arguments))
    return Generic([], [], attributes | cursor.optional_dictionary(), [region])
