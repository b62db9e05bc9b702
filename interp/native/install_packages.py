"""Installs the Python packages of a wheel: `equiv` alone is at the top, with `frontends` and `interp` within it.

`python install_packages.py ROOT FOLDER` copies them from the sources in ROOT to FOLDER. Whoever installs a wheel may
have folders with such common names, and so may other packages. What names a module, in an import or as a string, names
it by its new place, as in the packages that pip vendors: no module of the wheel asks for a `frontends` or an `interp`
at the top."""

from __future__ import annotations

import ast
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

HOME = "equiv"
INNER = ("frontends", "interp")
_MODULE = re.compile(rf"(?:{'|'.join(INNER)})(?:\.\w+)*(?::\w+)?")  # as packs name modules and what is in them
_MENTION = re.compile("|".join(INNER).encode())
_IMPORT = re.compile(rf"^\s*(?:from|import)\s+(?:.*,\s*)?(?:{'|'.join(INNER)})\b".encode(), re.MULTILINE)
_LEFT_OUT = {"__pycache__", "native"}
_NATIVE = {".so", ".pyd"}  # CMake installs what it built


def install(root: Path, folder: Path) -> None:
    """Copies the packages into `folder`, the inner ones within the outer one, with their imports moved."""
    for package in (HOME, *INNER):
        inside = folder / HOME / package if package in INNER else folder / HOME
        for path in sorted((root / package).rglob("*")):
            relative = path.relative_to(root / package)
            if not path.is_file() or path.suffix in _NATIVE or _LEFT_OUT & set(relative.parts):
                continue
            (inside / relative).parent.mkdir(parents=True, exist_ok=True)
            if path.suffix in (".py", ".pyi"):
                (inside / relative).write_bytes(moved(path.read_bytes(), str(path)))
            else:
                shutil.copyfile(path, inside / relative)


def moved(code: bytes, file: str) -> bytes:
    """A module whose imports, and strings that are names of modules, name the inner packages by their new place."""
    if not _MENTION.search(code):
        return code
    lines = code.splitlines(keepends=True)
    for line, column, text in sorted(_insertions(ast.parse(code, file), lines), reverse=True):
        lines[line] = lines[line][:column] + text + lines[line][column:]
    made = b"".join(lines)
    if _IMPORT.search(made):
        raise SystemExit(f"{file}: this form of an import of {' or '.join(INNER)} is not moved; write it as others are")
    return made


def _insertions(tree: ast.Module, lines: list[bytes]) -> Iterator[tuple[int, int, bytes]]:
    """Lines, columns and what comes there."""
    place = f"{HOME}.".encode()
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(level=0, module=str(module)) if _is_inner(module):
                yield node.lineno - 1, lines[node.lineno - 1].index(module.encode(), node.col_offset), place
            case ast.Import(names=[name]) if _is_inner(name.name):
                yield name.lineno - 1, name.col_offset, place
                if name.asname is None:
                    # `import a.b` gives `a` as well as it imports `a.b`.
                    top = name.name.partition(".")[0]
                    yield name.lineno - 1, name.col_offset + len(name.name), f"; from {HOME} import {top}".encode()
            case ast.Constant(value=str(value)) if _MODULE.fullmatch(value):
                yield node.lineno - 1, lines[node.lineno - 1].index(value.encode(), node.col_offset), place


def _is_inner(module: str) -> bool:
    return module.partition(".")[0] in INNER


if __name__ == "__main__":
    install(Path(sys.argv[1]), Path(sys.argv[2]))
