"""Corpora of pairs on disk: folders whose `manifest.toml` names the pairs in them.

A manifest holds `schema = 2`, the `family`, the `tool` that made the targets, their `origin`, and one `[[pair]]` table
per pair: `name`, `source`, `target` (files beside the manifest), `function`, `what`, `pipeline`, `level` and
`expected`. What no pipeline made is no tool's work, but a model of it. Where there are such, it also holds
`target_function` (where the target has another name for it), `sizes` (the name of a table under `[sizes]`, whose
columns belong together), `assume` (texts as `--assume` takes them), `source_pipeline` (what made the source) and `saw`
(what a native run of both programs saw differ)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct

from equiv.documents import read_toml
from equiv.errors import WrongUse
from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN

MANIFEST = "manifest.toml"
SCHEMA = 2


class Origin(StrEnum):
    """Where the targets of a family come from."""

    TOOL = "tool"  # the tool printed them
    PERSON = "person"  # written in a language that people write, such as CUDA C++
    FORM = "form"  # by hand or by a generator of ours, in the form in which a tool prints
    MODEL = "model"  # by hand, as loops that do what a tool would


class CorpusPair(Struct, frozen=True):
    """One pair. `name` is unique in its family. `sizes` maps names of sizes to numbers that go side by side, and
    `assume` says what holds of arguments, both as `equiv.verify` takes them. `expected` is the verdict that independent
    runs support, at `level`; `unknown` that of programs whose meaning is open."""

    family: str
    name: str
    source: Path
    target: Path
    function: str
    target_function: str
    what: str
    tool: str
    pipeline: str
    source_pipeline: str
    level: str
    expected: str
    saw: str
    origin: Origin
    sizes: Mapping[str, tuple[int, ...]]
    assume: tuple[str, ...] = ()

    @property
    def full_name(self) -> str:
        """The family's path and the pair's name."""
        return f"{self.family}/{self.name}"

    @property
    def is_unchanged(self) -> bool:
        """Whether the target is the source, but for layout."""
        before, after = (path.read_text(encoding="utf-8").split() for path in (self.source, self.target))
        return before == after


def read_corpus(root: Path) -> list[CorpusPair]:
    """The pairs of every manifest under `root`, in the order of the manifests' paths. Raises `WrongUse` where there is
    none, and for a manifest that is not as described above."""
    manifests = sorted(root.rglob(MANIFEST))
    if not manifests:
        raise WrongUse(f"there is no {MANIFEST} under '{root}'; name the folder of a corpus")
    return [pair for manifest in manifests for pair in read_manifest(manifest)]


def read_manifest(path: Path) -> list[CorpusPair]:
    """The pairs of one manifest. Raises `WrongUse`."""
    data = read_toml(path, "the manifest")
    if data.get("schema") != SCHEMA:
        raise WrongUse(f"'{path}' is not a manifest of schema {SCHEMA}")
    fields = _Fields(path, "the manifest", data)
    family, tool = fields.text("family"), fields.text("tool")
    origin = Origin(fields.choice("origin", tuple(Origin)))
    vectors = {name: _read_sizes(path, name, table) for name, table in fields.table("sizes").items()}
    pairs: list[CorpusPair] = []
    for number, entry in enumerate(fields.tables("pair"), 1):
        pair = _read_pair(_Fields(path, f"pair {number}", entry), family, tool, origin, vectors)
        if any(other.name == pair.name for other in pairs):
            raise WrongUse(f"'{path}' has two pairs named '{pair.name}'")
        pairs.append(pair)
    return pairs


class _Fields:
    """The typed fields of one table of a manifest."""

    def __init__(self, path: Path, what: str, data: Mapping[str, Any]) -> None:
        self.path, self.what, self.data = path, what, data

    def text(self, name: str, default: str | None = None) -> str:
        value = self.data.get(name, default)
        if not isinstance(value, str):
            raise self.wrong(f"needs a text '{name}'")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.wrong(f"needs '{name}' to be a list of texts")
        return tuple(value)

    def choice(self, name: str, choices: tuple[str, ...]) -> str:
        value = self.text(name)
        if value not in choices:
            raise self.wrong(f"has '{value}' as '{name}', not one of {', '.join(choices)}")
        return value

    def file(self, name: str) -> Path:
        path = self.path.parent / self.text(name)
        if not path.is_file():
            raise self.wrong(f"names '{path}', which is not a file")
        return path

    def table(self, name: str) -> Mapping[str, Any]:
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise self.wrong(f"needs '{name}' to be a table")
        return value

    def tables(self, name: str) -> list[Mapping[str, Any]]:
        value = self.data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.wrong(f"needs '{name}' to be tables")
        return value

    def wrong(self, problem: str) -> WrongUse:
        return WrongUse(f"'{self.path}': {self.what} {problem}")


def _read_sizes(path: Path, name: str, table: Any) -> dict[str, tuple[int, ...]]:
    """The columns of one table of sizes, all of one length."""
    columns: list[Any] = list(table.values()) if isinstance(table, dict) else [None]
    whole = all(isinstance(column, list) and all(type(number) is int for number in column) for column in columns)
    if not whole or len({len(column) for column in columns}) > 1:
        raise WrongUse(f"'{path}': the sizes '{name}' are not lists of whole numbers, all equally long")
    return {size: tuple(column) for size, column in table.items()}


def _read_pair(
    fields: _Fields, family: str, tool: str, origin: Origin, vectors: Mapping[str, dict[str, tuple[int, ...]]]
) -> CorpusPair:
    sizes = fields.text("sizes", "")
    if sizes and sizes not in vectors:
        raise fields.wrong(f"speaks of sizes '{sizes}', which the manifest does not have")
    pipeline = fields.text("pipeline")
    return CorpusPair(
        family=family,
        name=fields.text("name"),
        source=fields.file("source"),
        target=fields.file("target"),
        function=fields.text("function"),
        target_function=fields.text("target_function", fields.text("function")),
        what=fields.text("what"),
        tool=tool,
        pipeline=pipeline,
        origin=Origin.MODEL if origin is Origin.TOOL and not pipeline else origin,
        source_pipeline=fields.text("source_pipeline", ""),
        level=fields.choice("level", LEVELS),
        expected=fields.choice("expected", (EQUIVALENT, DIFFERENT, UNKNOWN)),
        saw=fields.text("saw", ""),
        sizes=vectors[sizes] if sizes else {},
        assume=fields.texts("assume"),
    )
