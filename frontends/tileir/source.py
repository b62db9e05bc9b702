"""A file of Tile IR as a source of programs: its kernels, in Triton's dialects."""

from __future__ import annotations

from pathlib import Path

from frontends.mlir.core import translated
from frontends.mlir.core.bindings import DEFAULT
from frontends.tileir.kernels import translate


def load(path: Path, bindings: str = DEFAULT) -> translated.TranslatedSource:
    """Raises `SyntaxProblem`, `Unsupported`, `MissingBindings`, and `InputProblem` where the file cannot be read."""
    return translated.load(path, translate, bindings)
