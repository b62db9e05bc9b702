"""A file of TVMScript as a source of programs: its functions over buffers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from frontends.errors import InputProblem, SyntaxProblem
from frontends.mlir.bindings import DEFAULT, import_ir
from frontends.mlir.places import Places
from frontends.mlir.source import Source as MLIRSource
from frontends.tvmscript.functions import translate


class Source(MLIRSource):
    """A text of TVMScript; every place is one of that text."""

    def _parse(self) -> tuple[Any, Places]:
        rewritten = translate(self.text, self.file)
        places = Places(self.file, self.text, rewritten)
        try:
            return self._bindings.Module.parse(rewritten.text, self._context), places
        except self._bindings.MLIRError as error:
            raise self._problem(error, places) from error


def load(path: Path, bindings: str = DEFAULT) -> Source:
    """Raises `SyntaxProblem`, `Unsupported`, `MissingBindings`, and `InputProblem` where the file cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise SyntaxProblem(f"'{path}' is not UTF-8 text") from problem
    except OSError as problem:
        raise InputProblem(f"cannot read '{path}': {problem.strerror or problem}") from problem
    return Source(import_ir(bindings), text, str(path))
