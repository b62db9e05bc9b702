"""Files of languages that are written as MLIR text before they are parsed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from frontends.errors import InputProblem
from frontends.mlir.core.bindings import DEFAULT, import_ir
from frontends.mlir.core.locations import Places
from frontends.mlir.core.source import Source
from frontends.reading import read
from frontends.text.rewritten import Rewritten

Translate = Callable[[str, str], Rewritten]
"""From a text and its file's name. Raises `SyntaxProblem` and `Unsupported`."""


class TranslatedSource(Source):
    """A text of another language; every place is one of that text."""

    def __init__(self, bindings: Any, text: str, file: str, translate: Translate) -> None:
        self._translate = translate
        super().__init__(bindings, text, file)

    def _parse(self) -> tuple[Any, Places]:
        rewritten = self._translate(self.text, self.file)
        self._assumed = rewritten.assumptions
        places = Places(self.file, self.text, rewritten, read="")  # the attributes of MLIR are those of the translation
        try:
            return self._module_of(rewritten.text), places
        except self._bindings.MLIRError as error:
            raise self._problem(error, places) from error

    def _parse_in_parts(self, problem: InputProblem) -> tuple[Any, Places]:
        """What is wrong in a translation is no function's."""
        raise problem


def load(path: Path, translate: Translate, bindings: str = DEFAULT) -> TranslatedSource:
    """Raises `SyntaxProblem`, `Unsupported`, `MissingBindings`, and `InputProblem` where the file cannot be read."""
    return TranslatedSource(import_ir(bindings), read(path), str(path), translate)
