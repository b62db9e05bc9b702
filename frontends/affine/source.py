"""A file of affine IR as a source of programs."""

from __future__ import annotations

from pathlib import Path

from frontends.api import ModuleSource
from frontends.errors import SyntaxProblem
from frontends.reading import read
from interp.ir.text import TextError, parse_module
from interp.ir.verify import ValidationError, validate


def load(path: Path) -> ModuleSource:
    """Raises `SyntaxProblem`, and `InputProblem` where the file cannot be read."""
    text = read(path)
    try:
        module = parse_module(text, str(path))
        validate(module)
    except (TextError, ValidationError) as problem:
        raise SyntaxProblem(problem.message, problem.place) from problem
    return ModuleSource(module, str(path), text)
