"""Custom assembly of dialects that MLIR's bindings do not know, rewritten into generic form.

MLIR parses every other part of the file, and operations in generic form whatever their dialect, so a dialect that the
bindings lack only needs its operations spelled generically. `rewrite` does that to the text, before MLIR sees it; what
remains of the original text is a map of offsets, so that places are those of the user's file.

To read one more operation, declare its form in the module of its dialect (`assembly` says how):

    declare("tt.splat", "%source {} : !source -> !result")

or register a function for its name, where a line does not say it:

    @form("air.wait_all")
    def _wait_all(cursor: Cursor) -> Generic:
        token, dependencies = _asynchronous(cursor)
        return Generic(operands=dependencies, results=token, attributes=cursor.optional_dictionary())

The function starts behind the operation's name and reads to the operation's end with `Cursor`, whose methods raise
`SyntaxProblem` with the place and what was expected. Operands and results are given with their types; where the custom
form does not spell a type, `cursor.type_of` finds it at the definition of the value. Regions come from
`cursor.region(...)`; what is in them is rewritten in turn. All attributes become discardable ones, so handlers find
them in `operation.attributes`, as with bindings that know the dialect. A new dialect's module is named in
the `forms` of its pack (`frontends.api.DialectPack`); an operation of such a dialect without a form is `Unsupported`.

`@form(name, scope=Scope.FUNCTION)` says that an operation's regions are isolated from above: names in them may be those
of values outside, and affine operations may use their arguments. `Scope.MODULE` also makes them symbol tables. The
rewritten region holds one function or module around what the user wrote; handlers get at that with `body_of`.
`alone=True` says of a function's operation that what cannot be read in it costs the function and not the file.
"""

from __future__ import annotations

from frontends.mlir.core.syntax.assembly import declare, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic, Scope, body_of, form
from frontends.mlir.core.syntax.rewrite import rewrite

__all__ = ["Cursor", "Generic", "Scope", "body_of", "declare", "form", "rewrite", "same"]
