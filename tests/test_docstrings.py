"""What docstrings say: each module and class what it holds, each function what its name does not say, and errors that
exist.

A function needs none whose body is one `return`, which says it, or that implements a method which a protocol, an
interface or a base class documents."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import ROOT

PACKAGES = ("equiv", "frontends", "interp")
_RAISES = re.compile(r"\bRaises ((?:`[\w.]+`(?:, and |, | and | or )?)+)")
_UNFORESEEN = ("AssertionError", "NotImplementedError", "SystemExit")
_JSON = ("to_json", "from_json")  # verdicts as their published schema describes them


class Documented(NamedTuple):
    """A module, a public class or a public function; `owner` is the class of a method."""

    path: Path
    name: str
    node: ast.Module | ast.ClassDef | ast.FunctionDef
    owner: str = ""

    @property
    def is_silent(self) -> bool:
        return ast.get_docstring(self.node) is None

    @property
    def says_itself(self) -> bool:
        """Whether the body is one return."""
        return isinstance(self.node, ast.FunctionDef) and [type(each) for each in self.node.body] == [ast.Return]


@cache
def trees() -> dict[Path, ast.Module]:
    paths = [path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in paths}


def documented(tree: ast.Module, path: Path) -> Iterator[Documented]:
    """The module, its public classes and functions, and the public methods of these classes."""
    yield Documented(path, path.stem, tree)
    pending: list[tuple[ast.stmt, str]] = [(each, "") for each in tree.body]
    for node, owner in pending:
        overload = isinstance(node, ast.FunctionDef) and "overload" in map(ast.unparse, node.decorator_list)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_") and not overload:
            yield Documented(path, node.name, node, owner)
            if isinstance(node, ast.ClassDef):
                pending += [(each, node.name) for each in node.body]


@cache
def everything() -> list[Documented]:
    return [each for path, tree in trees().items() for each in documented(tree, path)]


@cache
def said_above() -> frozenset[str]:
    """The names of methods that a class documents from which others are made, or which says what others have to do."""
    classes = [each.node for each in everything() if isinstance(each.node, ast.ClassDef)]
    bases = {ast.unparse(base).rpartition(".")[2] for each in classes for base in each.bases}
    return frozenset(
        method.name
        for each in classes
        if each.name in bases or "Protocol" in map(ast.unparse, each.bases)
        for method in each.body
        if isinstance(method, ast.FunctionDef) and ast.get_docstring(method) is not None
    )


def needs_words(each: Documented) -> bool:
    """Whether a function, method, class or module has to say something, and does not."""
    inherited = bool(each.owner) and (each.name in said_above() or each.name in _JSON)
    return each.is_silent and not each.says_itself and not inherited and each.name != "main"


@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_public_says_what_it_is(package: str) -> None:
    found = [each for each in everything() if each.path.parts[0] == package and needs_words(each)]
    assert [f"{each.path}: {each.owner}.{each.name}" for each in found] == []


def raised(node: ast.AST) -> Iterator[str]:
    """The errors that a function itself raises and does not catch. Those of click speak to users, who see its help."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            continue
        if isinstance(each, ast.Raise) and each.exc is not None:
            error = ast.unparse(each.exc.func if isinstance(each.exc, ast.Call) else each.exc)
            name = error.rpartition(".")[2]
            if name[0].isupper() and not error.startswith("click.") and name not in _UNFORESEEN:
                yield name
        if isinstance(each, ast.Try):
            caught = {
                name for handler in each.handlers for name in re.findall(r"\w+", ast.unparse(handler.type or each))
            }
            rest = [*each.handlers, *each.orelse, *each.finalbody]
            yield from (name for statement in each.body for name in raised_by(statement) if name not in caught)
            yield from (name for statement in rest for name in raised_by(statement))
        else:
            yield from raised(each)


def raised_by(statement: ast.AST) -> Iterator[str]:
    yield from raised(ast.Module([statement], []))  # type: ignore[list-item]


def unnamed(tree: ast.Module, path: Path) -> Iterator[str]:
    """The functions that raise errors which neither they nor their class or module name."""
    classes = {each.name: ast.get_docstring(each) or "" for each in tree.body if isinstance(each, ast.ClassDef)}
    for each in documented(tree, path):
        if isinstance(each.node, ast.FunctionDef):
            said = [ast.get_docstring(node) or "" for node in (each.node, tree)] + [classes.get(each.owner, "")]
            missing = sorted({name for name in raised(each.node) if not any(f"`{name}`" in text for text in said)})
            if missing:
                yield f"{path}: {each.owner}.{each.name} raises {', '.join(missing)}"


def test_errors_that_are_raised_are_named() -> None:
    assert [each for path, tree in trees().items() for each in unnamed(tree, path)] == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        (
            '"""A module."""\ndef add(a):\n    """The sum."""\n    raise TypeError("no")\n',
            ["new.py: .add raises TypeError"],
        ),
        ('"""A module."""\ndef add(a):\n    """The sum. Raises `TypeError`."""\n    raise TypeError("no")\n', []),
        ('"""Sums. Raises `TypeError`."""\ndef add(a):\n    """The sum."""\n    raise TypeError("no")\n', []),
        (
            '"""A module."""\ndef add(a):\n    """The sum."""\n    try:\n        raise TypeError\n'
            "    except TypeError:\n        raise ValueError from None\n",
            ["new.py: .add raises ValueError"],
        ),
        ('"""A module."""\ndef add(a):\n    """The sum."""\n    raise AssertionError("no")\n', []),
    ],
)
def test_which_errors_have_to_be_named(code: str, found: list[str]) -> None:
    assert list(unnamed(ast.parse(code), Path("new.py"))) == found


def test_errors_that_docstrings_name_exist() -> None:
    known = {each.name for each in everything() if isinstance(each.node, ast.ClassDef)} | set(vars(builtins))
    known |= {"zlib.error"}
    unknown = []
    for path, tree in trees().items():
        imported = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in node.names
        }
        own = {node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                for names in _RAISES.findall(ast.get_docstring(node) or ""):
                    for name in re.findall(r"`([\w.]+)`", names):
                        if name not in known | imported | own and name.partition(".")[0] not in imported:
                            unknown.append(f"{path}: {name}")
    assert unknown == []


@pytest.mark.parametrize(
    ("code", "needs"),
    [
        ('"""A module."""\ndef add(a, b):\n    return a + b\n', []),
        ('"""A module."""\ndef add(a, b):\n    total = a + b\n    return total\n', ["add"]),
        ('"""A module."""\ndef _add(a, b):\n    total = a + b\n    return total\n', []),
        ("def _add(a, b): pass\n", ["new"]),
        ('"""A module."""\nclass Sum:\n    def of(self):\n        """The sum."""\n        raise TypeError\n', ["Sum"]),
        (
            '"""A module."""\nclass Sum:\n    """One."""\n    def sum_of_all(self):\n        raise TypeError\n',
            ["sum_of_all"],
        ),
        ('"""A module."""\nclass Sum:\n    """One."""\n    def to_json(self):\n        raise TypeError\n', []),
    ],
)
def test_what_needs_words(code: str, needs: list[str]) -> None:
    assert [each.name for each in documented(ast.parse(code), Path("new.py")) if needs_words(each)] == needs
