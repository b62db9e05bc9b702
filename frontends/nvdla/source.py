"""A file of traces as a source of programs: a function for each, and those of the host."""

from __future__ import annotations

from pathlib import Path

from frontends.mlir.core import translated
from frontends.mlir.core.bindings import DEFAULT
from frontends.nvdla.parts import split
from frontends.nvdla.trace import write_trace
from frontends.nvdla.writer import Writer
from frontends.text.rewritten import Rewritten
from interp.text.source import Source


def load(path: Path, bindings: str = DEFAULT) -> translated.TranslatedSource:
    """Raises `SyntaxProblem`, `Unsupported`, `MissingBindings`, and `InputProblem` where the file cannot be read."""
    return translated.load(path, translate, bindings)


def translate(text: str, file: str) -> Rewritten:
    """Raises `SyntaxProblem` and `Unsupported`."""
    writer = Writer(Source(text, file))
    for part in split(text, file):
        if part.is_trace:
            write_trace(writer, part)
        else:
            writer.copy(part.start, part.end)
            writer.line("")
    return writer.finished()
