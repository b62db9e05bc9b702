"""No block of twelve lines, and no function, stands twice: where the logic is the same, one piece of code serves.

Lines are compared without their indentation. What says nothing does not count: blank lines, comments, docstrings on
lines of their own, imports and lone brackets. Corpora are data, and so are pairs of programs, whose two sides are alike
on purpose: they are left out."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LENGTH = 12
SUFFIXES = (".py", ".pyi", ".cpp", ".h", ".def", ".css", ".js", ".md", ".sh", ".yml", ".yaml")
_DATA = ("corpora/", "docs/reference/")  # the reference is generated
_NOTHING = re.compile(r'[\s()\[\]{},;:]*|(?:#|//|"""|from |import ).*')
_IMPORT = re.compile(r"^(?:from [\w.]+ )?import \([^)]*\)", re.MULTILINE)


def lines_that_count(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a file without indentation, with their numbers."""
    text = _IMPORT.sub(lambda found: "\n" * found.group().count("\n"), text)
    for number, line in enumerate(text.splitlines(), 1):
        if _NOTHING.fullmatch(line.strip()) is None:
            yield number, line.strip()


def duplicates(files: dict[str, str]) -> list[str]:
    """The places of blocks that stand twice, as 'file:line ~ file:line', the first of each run of lines alone."""
    seen: dict[tuple[str, ...], tuple[str, int]] = {}
    found = []
    for name, text in files.items():
        lines = list(lines_that_count(text))
        before = False
        for at in range(len(lines) - LENGTH + 1):
            block = tuple(line for _, line in lines[at : at + LENGTH])
            other = seen.setdefault(block, (name, lines[at][0]))
            again = other != (name, lines[at][0])
            if again and not before:
                found.append(f"{other[0]}:{other[1]} ~ {name}:{lines[at][0]}")
            before = again
    return found


def tracked() -> dict[str, str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = [name for name in listed.split("\0") if name.endswith(SUFFIXES) and not name.startswith(_DATA)]
    return {name: (ROOT / name).read_text("utf-8") for name in names if (ROOT / name).is_file()}


def test_no_block_stands_twice() -> None:
    assert duplicates(tracked()) == []


BLOCK = "".join(f"value_{number} = {number}\n" for number in range(LENGTH))


@pytest.mark.parametrize(
    ("second", "twice"),
    [
        (BLOCK, True),
        (f"def f():\n{re.sub('^', '    ', BLOCK, flags=re.MULTILINE)}", True),
        (BLOCK.replace("\n", "\n\n# why\n"), True),
        (BLOCK.replace("value_6", "other_6"), False),
        (BLOCK.removeprefix("value_0 = 0\n"), False),
    ],
)
def test_a_block_stands_twice_whatever_is_around_and_between(second: str, twice: bool) -> None:
    assert len(duplicates({"a.py": BLOCK, "b.py": second})) == twice


def test_imports_may_stand_twice() -> None:
    names = "".join(f"    {name},\n" for name in ("one", "two", "three") for _ in range(LENGTH))
    text = f"import a\nfrom b import (\n{names})\n"
    assert duplicates({"a.py": text, "b.py": text}) == []


def test_a_block_that_stands_twice_in_one_file_is_found() -> None:
    assert len(duplicates({"a.py": BLOCK + "between = 0\n" + BLOCK})) == 1


LEAST = 28  # nodes of a function's syntax: what is shorter is a name for an expression


def shape_of(function: ast.FunctionDef) -> str | None:
    """The body of a function, whatever it and its values are called, or None where it is too short. Names that it
    neither takes nor assigns are what it does."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    nodes = [each for part in (function.args, *body) for each in ast.walk(part)]
    if len(nodes) < LEAST:
        return None
    own = {each.arg for each in nodes if isinstance(each, ast.arg)}
    own |= {each.id for each in nodes if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
    numbers: dict[str, str] = {}

    def written(node: object) -> str:
        match node:
            case ast.arg(arg=name):
                return numbers.setdefault(name, f"${len(numbers)}")
            case ast.Name(id=name):
                return numbers.setdefault(name, f"${len(numbers)}") if name in own else name
            case ast.AnnAssign(target=target, value=value):
                return f"Assign([{written(target)}],{written(value)},None)"
            case ast.AST():
                return f"{type(node).__name__}({','.join(written(getattr(node, each)) for each in node._fields)})"
            case list():
                return f"[{','.join(map(written, node))}]"
            case _:
                return repr(node)

    return "".join(map(written, (function.args, *body)))


def same_functions(files: dict[str, str]) -> list[str]:
    """The places of functions that do the same by the same names. One with a decorator is an entry of a table."""
    found: dict[str, list[str]] = {}
    for name, text in files.items():
        functions = (each for each in ast.walk(ast.parse(text)) if isinstance(each, ast.FunctionDef))
        for each in functions:
            shape = shape_of(each) if not each.decorator_list else None
            if shape is not None:
                found.setdefault(shape, []).append(f"{name}:{each.lineno}")
    return [" ~ ".join(places) for places in found.values() if len(places) > 1]


def test_no_function_stands_twice() -> None:
    files = {name: text for name, text in tracked().items() if name.endswith(".py") and not name.startswith("tests/")}
    assert same_functions(files) == []


FUNCTION = """def first(values: list[int]) -> int:
    total: int = 0
    for each in values:
        total = combined(total, each * 3 + 1)
    return total if total else least(values)
"""


@pytest.mark.parametrize(
    ("second", "twice"),
    [
        (FUNCTION.replace("first", "second").replace("total", "sum").replace(": int = 0", " = 0"), True),
        (FUNCTION.replace("    total: int", '    """Says what it does."""\n    total: int'), True),
        (FUNCTION.replace("combined", "joined"), False),
        (FUNCTION.replace("* 3", "* 5"), False),
        ("@entry\n" + FUNCTION, False),
    ],
    ids=["names", "a docstring", "another function", "another number", "an entry"],
)
def test_a_function_that_stands_twice_is_found(second: str, twice: bool) -> None:
    assert bool(same_functions({"a.py": FUNCTION, "b.py": second})) == twice
