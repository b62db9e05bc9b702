"""Which operations the MLIR frontend lowers, as the table that stands in the README.

`python -m frontends.mlir.core.catalogue` prints it; with `--write FILE` it replaces the table in a Markdown file.
"""

from __future__ import annotations

import argparse
import importlib
from collections import defaultdict
from pathlib import Path

from frontends.mlir.core.registry import modules, registered

BEGIN = "<!-- dialects: made by python -m frontends.mlir.core.catalogue --write README.md -->"
END = "<!-- end of dialects -->"


def operations() -> dict[str, list[str]]:
    """The names of all lowered operations without their dialect, sorted, by dialect."""
    for names in modules().values():
        for name in names:
            importlib.import_module(name)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for name in sorted(registered()):
        dialect, _, operation = name.partition(".")
        found[dialect].append(operation)
    return dict(found)


def table() -> str:
    """The Markdown table."""
    lines = ["| dialect | operations |", "|---|---|"]
    for dialect, names in operations().items():
        lines.append(f"| {dialect} ({len(names)}) | {', '.join(names)} |")
    return "\n".join(lines)


def replace_table(text: str) -> str:
    """A Markdown text with the table between its marks replaced. Raises ValueError where the marks are missing."""
    before, found, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError("the marks of the table of dialects are missing")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", metavar="FILE", type=Path)
    path = parser.parse_args().write
    if path is None:
        print(table())
    else:
        path.write_text(replace_table(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
