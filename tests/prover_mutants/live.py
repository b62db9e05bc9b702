"""A change of a module in a process that has imported it: its functions get the code of the changed ones."""

from __future__ import annotations

import ast
import gc
from pathlib import Path
from types import CodeType, FunctionType

from tests.prover_mutants.operators import changed


def apply(path: Path, number: int) -> int:
    """Makes the change of the number in all functions of the module at `path`, and says in how many. Functions that
    are made from now on, inside of others, have it too."""
    return take(path, changed(path.read_text("utf-8"), number))


def take(path: Path, other: ast.AST | str) -> int:
    """Gives all functions of the module at `path` the code that they have in the `other` one, in which each function
    begins in the same line, and says how many have another one."""
    text = path.read_text("utf-8")
    before, after = (_functions(_compiled(each, path)) for each in (ast.parse(text), other))
    others = {key: code for key, code in after.items() if before.get(key) != code}
    count = 0
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == str(path):
            code = others.get(_key(each.__code__))
            if code is not None:
                each.__code__ = code
                count += 1
    return count


def _compiled(given: ast.AST | str, path: Path) -> CodeType:
    return compile(given, str(path), "exec")


def _key(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _functions(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """All code objects of a module, by name and line."""
    found = {}
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found[_key(each)] = each
            found |= _functions(each)
    return found
