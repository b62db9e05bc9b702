"""Which labels of the corpora something other than the tool confirms: `python -m tests.corpora.judges [--check]` writes
docs/reference/labels.md from `judges.toml`. Of a test, the pairs and families are those that it has as parameters, so
that the table says what the tests do."""

from __future__ import annotations

import fnmatch
import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from equiv.corpus.manifests import MANIFEST, CorpusPair, read_manifest
from equiv.documents import read_toml
from equiv.report.systems import read_systems
from equiv.verdict import UNKNOWN
from tests import ROOT

CORPORA = ROOT / "corpora"
PAGE = ROOT / "docs" / "reference" / "labels.md"
_INTRODUCTION = """# Labels

Each pair of the [corpora](../../corpora/README.md) has a label, the verdict to expect. This table says for each system
how many of the labels something other than the tool confirms: a second interpreter that was written from the
documentation of the dialects, a simulator of circuits, native runs, or numpy. Labels `unknown` are left out. Where a
test is named, its parameters are counted; where a command is named, all pairs of the families that it takes. What
nothing but the tool tells is named by its families. `python -m tests.corpora.judges` writes this page.

| system | labels | confirmed | by | by the tool alone |
|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Judge:
    """What confirms labels: a test by its module and name, or a command. `root` is the folder of families that a test
    names by their last part, `families` are patterns of what a command takes."""

    what: str
    test: str
    command: str
    root: str
    families: tuple[str, ...]

    @property
    def text(self) -> str:
        """Where it is found."""
        module, _, name = self.test.partition("::")
        return f"`{self.command}`" if self.command else f"`{module.replace('.', '/')}.py::{name}`"

    def confirms(self, corpus: Mapping[str, Sequence[CorpusPair]]) -> Iterator[tuple[str, str]]:
        """The pairs that it takes, by family and name."""
        if self.command:
            for family, pairs in corpus.items():
                if any(fnmatch.fnmatch(family, each) for each in self.families):
                    yield from ((family, pair.name) for pair in pairs)
            return
        # A pair's programs may lie in other folders than its manifest.
        folders = {_key(pair): folder for folder, pairs in corpus.items() for pair in pairs}
        for value in parameters(self.test):
            if isinstance(value, CorpusPair):
                if _key(value) in folders:
                    yield folders[_key(value)], value.name
            else:
                family = self._family(value, corpus)
                yield from ((family, pair.name) for pair in corpus[family])

    def _family(self, value: object, corpus: Mapping[str, Sequence[CorpusPair]]) -> str:
        if isinstance(value, Path):
            return value.as_posix()
        within = [family for family in corpus if family.startswith(f"{self.root}/")]
        (found,) = [each for each in within if value in (each.rpartition("/")[2], corpus[each][0].family)]
        return found


def _key(pair: CorpusPair) -> tuple[str, Path, Path]:
    return pair.full_name, pair.source, pair.target


def parameters(test: str) -> list[object]:
    """The values of a test's one parameter."""
    module, _, name = test.partition("::")
    (mark,) = [each for each in getattr(importlib.import_module(module), name).pytestmark if each.name == "parametrize"]
    return list(mark.args[1])


def folder_of(path: Path) -> str:
    return path.relative_to(CORPORA).as_posix()


def judges() -> list[Judge]:
    """Those of `judges.toml`."""
    told: list[dict[str, Any]] = read_toml(Path(__file__).with_suffix(".toml"), "the judges")["judge"]
    return [
        Judge(
            each["what"],
            each.get("test", ""),
            each.get("command", ""),
            each.get("root", ""),
            tuple(each.get("families", ())),
        )
        for each in told
    ]


def corpus() -> dict[str, list[CorpusPair]]:
    """The pairs of all families whose labels say something, by folder."""
    found = {}
    for path in sorted(CORPORA.rglob(MANIFEST)):
        found[folder_of(path.parent)] = [pair for pair in read_manifest(path) if pair.expected != UNKNOWN]
    return found


def page() -> str:
    """The page of labels."""
    known = corpus()
    all_labels = {(family, pair.name) for family, pairs in known.items() for pair in pairs}
    confirmed: dict[tuple[str, str], Judge] = {}
    for judge in judges():
        for label in judge.confirms(known):
            if label in all_labels:
                confirmed.setdefault(label, judge)
    lines, total = [], 0
    for system in read_systems(CORPORA):
        labels = [label for label in sorted(all_labels) if system.holds(label[0])]
        by = dict.fromkeys(confirmed[label] for label in labels if label in confirmed)
        open_labels = [family for family, name in labels if (family, name) not in confirmed]
        counted = ", ".join(f"{family} {open_labels.count(family)}" for family in dict.fromkeys(open_labels))
        total += len(labels) - len(open_labels)
        told = "; ".join(f"{each.what} ({each.text})" for each in by)
        lines.append(f"| {system.name} | {len(labels)} | {len(labels) - len(open_labels)} | {told} | {counted} |")
    lines.append(f"| all | {len(all_labels)} | {total} | | |")
    return _INTRODUCTION + "\n".join(lines) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Writes the page, or says with 1 that it is not up to date."""
    text = page()
    if "--check" in arguments:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
