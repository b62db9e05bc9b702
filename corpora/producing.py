"""How the scripts that write corpora write: the manifest of a family, and a command line for all families of one."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from equiv.corpus.manifests import SCHEMA, Origin


def manifest(
    script: str,
    change: str,
    family: str,
    tool: str,
    pairs: Iterable[Mapping[str, object]],
    sizes: Mapping[str, Mapping[str, Sequence[int]]] = MappingProxyType({}),
    origin: Origin = Origin.TOOL,
) -> str:
    """The manifest of a family that `script` wrote, which comes out otherwise after `change` was changed; `sizes` are
    named vectors of sizes by argument, which pairs refer to."""
    lines = [
        f"# Written by {script}: change {change}, and run it again.",
        f"schema = {SCHEMA}",
        f"family = {json.dumps(family)}",
        f"tool = {json.dumps(tool)}",
        f"origin = {json.dumps(origin)}",
    ]
    for name, vectors in sizes.items():
        lines += ["", f"[sizes.{name}]", *(f"{json.dumps(each)} = {list(values)}" for each, values in vectors.items())]
    for pair in pairs:
        lines += ["", "[[pair]]", *(f"{key} = {json.dumps(value)}" for key, value in pair.items())]
    return "\n".join(lines) + "\n"


def entry(
    name: str,
    source: str,
    target: str,
    what: str,
    pipeline: str,
    *,
    level: str = "bitwise",
    expected: str = "equivalent",
    sizes: str = "",
    saw: str = "",
    assume: Sequence[str] = (),
) -> dict[str, object]:
    """A pair of the functions `kernel` of two files for a manifest. `sizes` names vectors of sizes, `saw` is what runs
    of a wrong target show, and `assume` what is assumed of arguments, where there are any."""
    return {
        "name": name,
        "source": source,
        "target": target,
        "function": "kernel",
        **({"sizes": sizes} if sizes else {}),
        **({"assume": list(assume)} if assume else {}),
        "what": what,
        "pipeline": pipeline,
        "level": level,
        "expected": expected,
        **({"saw": saw} if saw else {}),
    }


def produce(
    module: str,
    description: str,
    root: Path,
    families: Mapping[str, Callable[[], Mapping[str, str | bytes]]],
    arguments: Sequence[str] | None = None,
) -> int:
    """Runs `python -m MODULE [--check] [FAMILY ...]`: writes the families, as `write` does; with `--check` it names the
    files that are not up to date, and exits with 1 if there are any."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    parser.add_argument("--check", action="store_true", help="write nothing; say which files are not up to date")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="only these families (default: all)")
    options = parser.parse_args(arguments)
    if unknown := set(options.families) - families.keys():
        parser.error(f"there is no family {', '.join(sorted(unknown))}; there are {', '.join(families)}")
    stale = write(root, {name: families[name] for name in options.families or families}, options.check)
    for line in stale:
        print(line)
    return 1 if stale else 0


def write(
    root: Path, families: Mapping[str, Callable[[], Mapping[str, str | bytes]]], check: bool = False
) -> list[str]:
    """Writes the files that each family gives by name to its folder below `root`, and removes others there. Where it
    shall only `check`, nothing is written, and the files that differ are given back, each with how."""
    stale: list[str] = []
    for name, files in families.items():
        folder = root / name
        wanted = {each: text if isinstance(text, bytes) else text.encode() for each, text in files().items()}
        present = {path.name for path in folder.iterdir() if path.is_file()} if folder.is_dir() else set[str]()
        if check:
            for each in sorted(wanted.keys() | present):
                path = folder / each
                if each not in wanted:
                    stale.append(f"{name}/{each}: left over")
                elif not path.is_file():
                    stale.append(f"{name}/{each}: missing")
                elif path.read_bytes() != wanted[each]:
                    stale.append(f"{name}/{each}: changed")
            continue
        folder.mkdir(exist_ok=True)
        for each in present - wanted.keys():
            (folder / each).unlink()
        for each, text in wanted.items():
            (folder / each).write_bytes(text)
        print(f"{name}: {len(wanted)} files", file=sys.stderr)
    return stale
