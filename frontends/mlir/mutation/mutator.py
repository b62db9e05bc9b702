"""Mutants of one MLIR program, each printed by MLIR."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from frontends import editing
from frontends.api import named
from frontends.editing import Mutant
from frontends.errors import SyntaxProblem
from frontends.mlir.core.bindings import import_ir
from frontends.mlir.core.walking import nested
from frontends.mlir.mutation.edit import Edit, Finder
from frontends.registry import installed
from interp.ir.place import Place


class Mutator(editing.Mutator):
    """In one context for all mutants."""

    def __init__(self, text: str, bindings: str) -> None:
        """Raises `SyntaxProblem`."""
        self._ir = import_ir(bindings)
        self._given = text
        self._context = self._ir.Context()
        self._context.allow_unregistered_dialects = True
        module = self._parsed()
        self.text = str(module)
        with self._context:
            self.kinds = [edit.kind for edit in self._edits(module)]

    def mutant(self, number: int) -> Mutant | None:
        module = self._parsed()
        with self._context:
            edit = self._edits(module)[number]
            location = edit.operation.location
            place = Place(location.filename, location.start_line, location.start_col)
            edit.apply()
        try:
            module.operation.verify()
        except self._ir.MLIRError:
            return None
        return Mutant(str(module), edit.kind, edit.description, place)

    def _parsed(self) -> Any:
        try:
            return self._ir.Module.parse(self._given, self._context)
        except self._ir.MLIRError as error:
            raise SyntaxProblem(str(error)) from error

    def _edits(self, module: Any) -> list[Edit]:
        finders: list[Finder] = [named(each)(self._ir) for pack in installed().dialects for each in pack.mutations]
        return [edit for each in _walk(module.operation) for finder in finders for edit in finder.edits(each)]


def _walk(operation: Any) -> Iterator[Any]:
    """The operations inside, outer before inner; not those that named operations imply and that are not printed."""
    return nested(operation, into=lambda each: not each.name.startswith("linalg.") or each.name == "linalg.generic")
