"""Writes the families `air-*` of this corpus: `python -m corpora.npu.produce_air [--check] [FAMILY ...]` in the
repository's root.

Each family is a module of `recipes/`: programs as the NPU's compilers print them at their stages, written by hand, and
the pairs among them. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path

from corpora.npu import recipes
from corpora.npu.recipes import Family

ROOT = Path(__file__).parent


def families() -> dict[str, Family]:
    """The families by name: what `family` gives in each module of `recipes`."""
    names = sorted(each.name for each in pkgutil.iter_modules(recipes.__path__))
    return {name.replace("_", "-"): importlib.import_module(f"{recipes.__name__}.{name}").family() for name in names}


def files(name: str, family: Family) -> dict[str, str]:
    """The files of one family's folder, by name."""
    lines = [
        "# Written by corpora/npu/produce_air.py: change the recipes, and run it again.",
        "schema = 1",
        f"family = {json.dumps(name)}",
        'tool = "by hand"',
    ]
    for each in family.pairings:
        entry = {
            "name": f"{each.source}-{each.target}",
            "source": f"{each.source}.mlir",
            "target": f"{each.target}.mlir",
            "function": "kernel",
            "what": each.what,
            "pipeline": "",
            "level": each.level,
            "expected": each.expected,
        }
        lines += ["", "[[pair]]", *(f"{key} = {json.dumps(value)}" for key, value in entry.items())]
    texts = {f"{program}.mlir": text for program, text in family.programs.items()}
    return texts | {"manifest.toml": "\n".join(lines) + "\n"}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m corpora.npu.produce_air", description="Writes the MLIR-AIR families."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; say which files are not up to date")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="only these families (default: all)")
    options = parser.parse_args(arguments)
    stale: list[str] = []
    for name, family in families().items():
        if options.families and name not in options.families:
            continue
        wanted = files(name, family)
        folder = ROOT / name
        found = {path.name: path.read_text() for path in folder.glob("*")} if folder.is_dir() else {}
        if options.check:
            names = sorted(wanted.keys() | found.keys())
            stale += [f"{name}/{each}" for each in names if wanted.get(each) != found.get(each)]
            continue
        folder.mkdir(exist_ok=True)
        for each in found.keys() - wanted.keys():
            (folder / each).unlink()
        for each, text in wanted.items():
            (folder / each).write_text(text)
        print(f"{name}: {len(wanted)} files", file=sys.stderr)
    for line in stale:
        print(line)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
