"""Writes the figures of [README.md](README.md), from the manifests: `python -m corpora.figures [--check]` in the
repository's root.

What is expected of a pair is what its manifest says, and `equiv corpus run` holds it to; docs/reference/systems.md has
what that found."""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from equiv.corpus.manifests import MANIFEST, CorpusPair, Origin, read_manifest
from equiv.report.systems import System, read_systems
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN

ROOT = Path(__file__).parent
README = ROOT / "README.md"
HEAD = "## Figures"
_INTRODUCTION = """
What the manifests hold: families, pairs, and what is expected of these. Of the equivalent ones, *own* are targets that
the system's own tool printed and changed, or a person wrote; *tools* those that a tool left as they were, and those of
other tools; *form* and *model* those by hand or by generators of ours, in the system's language or as loops. `python -m
corpora.figures` writes this table, and `docs/reference/systems.md` has what a run found.
"""
_TOOLS = """
### Tools

What printed targets, with its version, in how many families and pairs, those included that it left as they were, and
what runs it again: `python -m` and the name of the script. Each manifest has the passes and options as `pipeline`.

| tool | families | pairs | by |
|---|---|---|---|
"""
_KINDS = """
### Wrong variants

What makes the pairs that are different: edits of what a tool or a person wrote; tools without an edit, by a pass that
is wrong, an order of passes, an option, or of another program of ours; and hands. Those that name an issue do what it
reports of a system, in a program of ours.

| made by | pairs | name an issue |
|---|---|---|
"""
_ISSUE = re.compile(r"^[\w/-]+ \d+(?:, \d+)*: ")
_SCRIPT = re.compile(r"# Written by (?:python -m )?([\w/.-]+?)(?:\.py)?[:,]")
_COLUMNS = "system", "families", "pairs", "equivalent", "different", "unknown", "own", "tools", "form", "model"


def figures() -> str:
    """The section of README with the figures, from its head to the end."""
    read = {path.parent.relative_to(ROOT).as_posix(): read_manifest(path) for path in sorted(ROOT.rglob(MANIFEST))}
    rows: list[list[int]] = []
    table = [f"| {' | '.join(_COLUMNS)} |", "|" + "---|" * len(_COLUMNS)]
    for system in read_systems(ROOT):
        families = [pairs for family, pairs in read.items() if system.holds(family)]
        rows.append(counts(system, families))
        table.append(_row(system.name, rows[-1]))
    table.append(_row("all", [sum(column) for column in zip(*rows, strict=True)]))
    return "\n".join([HEAD, _INTRODUCTION, *table, _tools(read) + _kinds(read)])


def _tools(read: Mapping[str, Sequence[CorpusPair]]) -> str:
    """The table of what printed targets."""
    families: dict[str, list[str]] = {}
    printed = Counter[str]()
    for family, pairs in read.items():
        for tool in {pair.tool for pair in pairs if pair.origin is Origin.TOOL}:
            families.setdefault(tool, []).append(family)
        printed.update(pair.tool for pair in pairs if pair.origin is Origin.TOOL)
    rows = []
    for tool, names in sorted(families.items()):
        heads = [(ROOT / name / MANIFEST).read_text(encoding="utf-8").partition("\n")[0] for name in names]
        found = sorted({match[1].replace("/", ".") for head in heads if (match := _SCRIPT.match(head))})
        scripts = ", ".join(f"`{each}`" for each in found)
        rows.append(f"| {tool} | {len(names)} | {printed[tool]} | {scripts} |\n")
    return _TOOLS + "".join(rows)


def _kinds(read: Mapping[str, Sequence[CorpusPair]]) -> str:
    """The table of what makes wrong variants."""
    pairs = [pair for each in read.values() for pair in each if pair.expected == DIFFERENT]
    total, named = (Counter(map(_kind, each)) for each in (pairs, [pair for pair in pairs if _ISSUE.match(pair.what)]))
    rows = [f"| {kind} | {count} | {named[kind]} |\n" for kind, count in total.most_common()]
    return _KINDS + "".join([*rows, f"| all | {total.total()} | {named.total()} |\n"])


def _kind(pair: CorpusPair) -> str:
    if "edit" in pair.pipeline or "one edit" in pair.what:
        return "an edit"
    if pair.origin is Origin.TOOL:
        return "a tool, without an edit"
    return "by hand, or by a generator with one thing wrong"


def counts(system: System, families: Sequence[Sequence[CorpusPair]]) -> list[int]:
    """The numbers of a row, in the order of its columns."""
    pairs = [pair for family in families for pair in family]
    verdicts = Counter(pair.expected for pair in pairs)
    right = [pair for pair in pairs if pair.expected == EQUIVALENT]
    origins = Counter("own" if system.made(pair) else str(_origin(pair)) for pair in right)
    sources = origins["own"], origins[Origin.TOOL], origins[Origin.FORM], origins[Origin.MODEL]
    return [len(families), len(pairs), *(verdicts[each] for each in (EQUIVALENT, DIFFERENT, UNKNOWN)), *sources]


def _origin(pair: CorpusPair) -> Origin:
    """Where a target comes from that is not the system's own: what a person wrote for another one is in form."""
    return Origin.FORM if pair.origin is Origin.PERSON else pair.origin


def _row(name: str, numbers: Sequence[int]) -> str:
    return f"| {name} | {' | '.join(map(str, numbers))} |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m corpora.figures", description="Writes the figures of the corpora.")
    parser.add_argument("--check", action="store_true", help="write nothing; say whether the figures are up to date")
    options = parser.parse_args(arguments)
    text = README.read_text(encoding="utf-8")
    before = text.partition(HEAD)[0].rstrip()
    wanted = f"{before}\n\n{figures()}"
    if options.check:
        return int(text != wanted)
    README.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
