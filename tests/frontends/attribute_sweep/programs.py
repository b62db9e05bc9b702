"""Accepted programs whose attributes are changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.frontends.operations.table import TABLES

ROOT = Path(__file__).parents[3]
_WRITTEN = "tests/frontends/attribute_sweep/programs"
_FOLDERS = ("corpora", "docs/examples", "tests/pairs")
_BETWEEN = "// -----\n"
_LARGEST = 40_000  # bytes: what is in larger files is in smaller ones too


@dataclass(frozen=True, slots=True)
class Program:
    name: str
    text: str


def programs(also: Path | None = None) -> Iterator[Program]:
    """Those that were written for it, then small ones first, those in the folder `also` among them."""
    yield from sorted(_files_in(ROOT / _WRITTEN), key=lambda each: each.name)
    found = [*_files(), *_cases(), *(_files_in(also) if also is not None else ())]
    yield from sorted(found, key=lambda each: (len(each.text), each.name))


def _files() -> Iterator[Program]:
    for folder in _FOLDERS:
        yield from _files_in(ROOT / folder)


def _files_in(folder: Path) -> Iterator[Program]:
    """Both programs of a file that holds a pair."""
    for path in folder.rglob("*.mlir"):
        if path.stat().st_size <= _LARGEST:
            name = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
            source, *target = path.read_text(encoding="utf-8").split(_BETWEEN)
            yield Program(name, source)
            yield from (Program(f"{name} (target)", each) for each in target)


def _cases() -> Iterator[Program]:
    """Every operation of the tests' tables, alone, for one element type."""
    for name, table in TABLES.items():
        for case in table.cases:
            element = next((each for each in table.by_default if each in case.types), case.types[0])
            yield Program(f"{name}: {case.name}", case.text("f", element))
