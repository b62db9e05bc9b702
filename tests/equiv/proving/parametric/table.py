"""Prints how many pairs of a corpus are proven for all sizes, and what is outside and why.

python -m tests.equiv.proving.parametric.table [FOLDER] [--json FILE] [--only TEXT]
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from equiv.errors import WrongUse
from equiv.pairing.pair import Pair
from equiv.pairing.pipeline import make_pair
from equiv.proving.levels import weaker_levels
from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.prove import prove_all_sizes
from equiv.request.sources import load
from equiv.verdict import Level
from equiv.verdict.verdict import Side
from frontends.errors import InputProblem
from interp.machine import AssemblyError
from tests import ROOT

CORPUS = ROOT / "corpora" / "loops"


@dataclass(frozen=True, slots=True)
class Row:
    pair: str
    expected: str
    level: str
    outcome: str  # proven, open, outside
    reason: str
    place: str
    seconds: float
    sizes: int


def pairs(folder: Path) -> Iterator[tuple[str, dict[str, str], Path]]:
    """The pairs of a folder's manifests: name, manifest entry, folder of its files."""
    for manifest in sorted(folder.glob("**/manifest.toml")):
        for entry in tomllib.loads(manifest.read_text())["pair"]:
            yield f"{manifest.parent.relative_to(folder)}/{entry['name']}", entry, manifest.parent


def lowered(entry: dict[str, str], folder: Path) -> Pair:
    files = [str(folder / entry[side]) for side in ("source", "target")]
    function = entry.get("function", "")
    names = entry.get("source_function", function), entry.get("target_function", function)
    modules = [load(file).lower(name) for file, name in zip(files, names, strict=True)]
    sides = [Side(file, name) for file, name in zip(files, names, strict=True)]
    return make_pair(modules[0], modules[1], sides[0], sides[1])


def row(name: str, entry: dict[str, str], folder: Path) -> Row:
    expected, level = entry["expected"], entry.get("level", "")
    try:
        pair = lowered(entry, folder)
    except (InputProblem, WrongUse, AssemblyError) as problem:
        return Row(name, expected, level, "outside", f"not paired: {problem}"[:100], "", 0.0, 0)
    started = time.process_time()
    result = prove_all_sizes(pair, reorders_floats=bool(weaker_levels((level or Level.BITWISE,))))
    seconds = time.process_time() - started
    match result:
        case Proven():
            return Row(name, expected, level, "proven", "", "", seconds, 0)
        case Failed(reason=reason, place=place, sizes=sizes):
            return Row(name, expected, level, "open", reason, str(place), seconds, len(sizes))
        case NotModelled(reason=reason, place=place):
            return Row(name, expected, level, "outside", reason, str(place), seconds, 0)


def table(rows: list[Row]) -> str:
    lines = ["| pairs | number | proven for all sizes | open | outside |", "|---|---|---|---|---|"]
    for expected, level in sorted({(each.expected, each.level) for each in rows}, reverse=True):
        group = [each for each in rows if (each.expected, each.level) == (expected, level)]
        counts = Counter(each.outcome for each in group)
        numbers = f"{len(group)} | {counts['proven']} | {counts['open']} | {counts['outside']}"
        lines.append(f"| {expected} {level} | {numbers} |")
    lines.append("")
    for outcome in ("proven", "open", "outside"):
        seconds = sorted(each.seconds for each in rows if each.outcome == outcome)
        if seconds:
            ninth = seconds[int(len(seconds) * 0.9)]
            figures = f"median {median(seconds):.3f} s, 90 % below {ninth:.3f} s, worst {seconds[-1]:.3f} s"
            lines.append(f"{outcome.capitalize()}: {figures} of the processor's time.")
    lines += ["", "| not proven of those that are equal | number | for example |", "|---|---|---|"]
    missing = [each for each in rows if each.outcome != "proven" and each.expected == "equivalent"]
    reasons = Counter((each.outcome, each.reason) for each in missing)
    for (outcome, reason), number in reasons.most_common():
        example = next(each.pair for each in missing if (each.outcome, each.reason) == (outcome, reason))
        lines.append(f"| {outcome}: {reason} | {number} | {example} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=CORPUS)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    rows = []
    for name, entry, folder in pairs(given.folder):
        if given.only not in name:
            continue
        rows.append(row(name, entry, folder))
        if given.json:
            given.json.write_text(json.dumps([asdict(each) for each in rows], indent=1))
    print(table(rows))


if __name__ == "__main__":
    main()
