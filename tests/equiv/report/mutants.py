"""Records of which one field was changed, as a file from elsewhere may have them.

`python -m tests.equiv.report.mutants COUNT` shows so many of them in every format; a test does with fewer."""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from equiv.report import FORMATS, write
from equiv.report.collection import collect
from tests.equiv.report.specimens import specimens

VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "text",
    "\ud800\x00\n::error::x",
    [],
    [None],
    {},
    {"x": {}},
)


def mutants(data: Any) -> Iterator[tuple[str, Any]]:
    """Each with the path of what was changed: another value, or no field at all, or one more."""
    for path in _paths(data, ()):
        name = "/".join(map(str, path))
        for number, value in enumerate(VALUES):
            mutant = copy.deepcopy(data)
            _inside(mutant, path[:-1])[path[-1]] = value
            yield f"{name} = value {number}", mutant
        mutant = copy.deepcopy(data)
        del _inside(mutant, path[:-1])[path[-1]]
        yield f"{name} missing", mutant


def _paths(data: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from _paths(value, (*path, key))


def _inside(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def main() -> None:
    parser = argparse.ArgumentParser(description="Shows mutants of records in every format.")
    parser.add_argument("count", type=int, nargs="?", default=2000, metavar="COUNT")
    count = parser.parse_args().count
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        records = specimens(folder)
        outcomes: Counter[str] = Counter()
        made = [(record.name, *each) for record in records for each in mutants(record.to_json())]
        for record, name, mutant in random.Random(count).sample(made, min(len(made), count)):
            (folder / "record.json").write_text(json.dumps(mutant), "utf-8")
            try:
                (found,) = collect([folder / "record.json"])
                for format in FORMATS:
                    write(format, [found], folder / "out", roots=[folder])
            except Exception as problem:
                outcomes["failed"] += 1
                print(f"{record}: {name}: {type(problem).__name__}: {problem}")
            else:
                outcomes["invalid" if found.outcome == "invalid" else "shown"] += 1
    told = ", ".join(f"{number:,} {outcome}" for outcome, number in sorted(outcomes.items()))
    print(f"{outcomes.total():,} mutants of {len(records)} records in {len(FORMATS)} formats: {told}")
    sys.exit(1 if outcomes["failed"] else 0)


if __name__ == "__main__":
    main()
