"""Which operations the MLIR frontend lowers, as the reference page of operations.

`python -m frontends.mlir.core.catalogue` prints it; with `--write FILE` it writes it.
"""

from __future__ import annotations

import argparse
import importlib
from collections import defaultdict
from pathlib import Path

from frontends.mlir.core.registry import modules, registered

_HEAD = """# Operations of MLIR

Made by `python -m frontends.mlir.core.catalogue --write docs/reference/operations.md`.

An operation, attribute or type that is not modelled ends in `unknown` with its name and place.

"""


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


def page() -> str:
    """The whole page as Markdown."""
    return f"{_HEAD}{table()}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", metavar="FILE", type=Path)
    path = parser.parse_args().write
    if path is None:
        print(page(), end="")
    else:
        path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
