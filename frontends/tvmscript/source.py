"""A file of TVMScript as a source of programs: its functions over buffers."""

from __future__ import annotations

from pathlib import Path

from frontends.mlir.core import translated
from frontends.mlir.core.bindings import DEFAULT
from frontends.tvmscript.functions import translate


def load(path: Path, bindings: str = DEFAULT) -> translated.TranslatedSource:
    """Raises `SyntaxProblem`, `Unsupported`, `MissingBindings`, and `InputProblem` where the file cannot be read."""
    return translated.load(path, translate, bindings)
