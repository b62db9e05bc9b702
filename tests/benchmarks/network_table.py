"""The table of published networks: `python -m tests.benchmarks.network_table [ROW...]` measures rows, keeps what they
cost in `networks.json` beside this file, and writes docs/reference/networks.md of all that is kept."""

from __future__ import annotations

import datetime
import importlib
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests import ROOT
from tests.benchmarks.measurement import ROWS, Measurement, Missing, measured, once
from tests.current_core import require_current_core

KEPT = Path(__file__).with_name("networks.json")
PAGE = ROOT / "docs" / "reference" / "networks.md"
_MEBI = 1 << 20
_MODULES = ("networks", "hls_networks")
_PREFIX = "network-"
_SAID = re.compile(r"(?P<what>.*), (?P<found>(?:proven|refuted) (?:for all sizes|by running))")
_HEAD = """# Networks at their published sizes

Parts of published networks, each against what the passes that the corpora use make of it, all bit for bit: f32 in
linalg against its loops and tiles (`convert-linalg-to-affine-loops`, `affine-loop-tile`), and hls4ml's C++ in
`ap_fixed<16,6>` by two of its strategies. What is proven for all sizes holds at the published ones too, and only small
ones are run; elsewhere all operations of both programs run. The figures are of one run each, in processor seconds, with
the state of the machine. `python -m tests.benchmarks.network_table ROW` measures a row, and writes this page.

| network | found | operations run | processor time | memory | measured | row |
|---|---|---|---|---|---|---|
"""
_AMOUNTS = {"operations": "operations run", "memory": "memory"}
_OPEN = """
Not reached: GPT-2's whole block for any number of tokens. Its normalization, its attention with any number of heads and
its feed-forward block are proven for all sizes one by one, above; of the whole, the search for a proof does not end.
Static weights of 4096x11008 are not proven at the default limit of memory, as they are stored for the run at an empty
sequence. Convolutions keep the order of their sums. Native runs of LeNet-5's two strategies on 20 drawn inputs agree.
"""


def cost(found: str, seconds: float, operations: int, memory: int) -> list[Measurement]:
    """What a verdict took: the lines of a network, in whose text `found` ends in what was found and how."""
    match = _SAID.fullmatch(found)
    assert match is not None, found
    return [
        once(found, seconds, "s"),
        once(f"{match['what']}, operations run", operations / 1e6, "million"),
        once(f"{match['what']}, memory", memory / _MEBI, "MiB"),
    ]


def network_rows() -> list[str]:
    """The names of the rows that measure networks."""
    for name in _MODULES:
        importlib.import_module(f"tests.benchmarks.{name}")
    return [name for name in ROWS if name.startswith(_PREFIX)]


def kept() -> dict[str, list[dict[str, Any]]]:
    """What was measured of each row: of each network what was found, millions of operations, processor seconds, MiB,
    the day, and the state of the machine. None is what was not kept."""
    found: dict[str, list[dict[str, Any]]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def measure(row: str) -> list[dict[str, Any]]:
    """The records of a row, by measuring it."""
    lines = [(measurement, load) for measurement, load, _ in measured(row)]
    figures = {measurement.what: measurement.median for measurement, _ in lines}
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    records = []
    for measurement, load in lines:
        match = _SAID.fullmatch(measurement.what)
        if match is None:
            continue
        amounts = {name: round(figures[f"{match['what']}, {line}"], 4) for name, line in _AMOUNTS.items()}
        record = {"what": match["what"], "found": match["found"], "seconds": round(measurement.median, 2), **amounts}
        records.append(record | {"day": today, "state": str(load.state)})
    return records


def _amount(figure: float | None, unit: str) -> str:
    """A figure and its unit; None is one that was not kept."""
    if figure is None:
        return ""
    return f"{figure:,.0f} {unit}" if figure >= 100 else f"{figure:.3g} {unit}"


def page(records: dict[str, list[dict[str, Any]]]) -> str:
    """The text of the page."""
    lines = [
        f"| {each['what']} | {each['found']} | {_amount(each['operations'], 'million')} | {each['seconds']:.3g} s | "
        f"{_amount(each['memory'], 'MiB')} | {each['day']}, {each['state']} | `{row}` |\n"
        for row, found in records.items()
        for each in found
    ]
    return _HEAD + "".join(lines) + _OPEN


def main(rows: Iterable[str]) -> int:
    require_current_core()
    known = network_rows()
    records = kept() if KEPT.exists() else {}
    for row in rows:
        try:
            records[row] = measure(row)
        except Missing as missing:
            print(f"{row}: {missing}", file=sys.stderr)
            continue
        records = {name: records[name] for name in known if name in records}
        KEPT.write_text(json.dumps(records, indent=1) + "\n", encoding="utf-8")
        print(row, *(f"{each['what']}: {each['seconds']} s" for each in records[row]), sep="\n  ", flush=True)
    PAGE.write_text(page(records), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
