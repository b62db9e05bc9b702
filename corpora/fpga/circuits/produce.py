"""Writes the pairs of this corpus: `python -m corpora.fpga.circuits.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-fpga]'`, and yosys (Debian has it).

Each module of `designs/` is lowered by CIRCT, to and-inverter graphs, to partial products and compressors, without
instances, or without enables. Wrong variants are edits of what CIRCT printed. `--check` writes nothing and exits with 1
where the files are not what would be written."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from corpora.fpga.calyx.produce import circuits_of

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
SAME = "cse"  # which leaves the designs as they are
AIG = "hw.module(convert-comb-to-synth)"
LOWERED = "hw.module(synth-comb-lowering-pipeline)"
DATAPATH = "hw.module(convert-comb-to-datapath,convert-datapath-to-comb)"
BACK = "hw.module(convert-comb-to-synth,convert-synth-to-comb)"
RECIPES: dict[str, dict[str, str]] = {
    "alu": {"aig": AIG, "lowered": LOWERED, "gates": BACK},
    "product": {"aig": AIG, "lowered": LOWERED, "datapath": DATAPATH, "gates": BACK},
    "popcount": {"aig": AIG, "datapath": DATAPATH, "gates": BACK},
    "accumulator": {
        "flat": "hw-flatten-modules,canonicalize",
        "plain": "hw.module(lower-seq-shiftreg,lower-seq-compreg-ce)",
        "aig": f"hw-flatten-modules,hw.module(lower-seq-shiftreg,lower-seq-compreg-ce),{AIG}",
    },
    "scalars": {"comb": "map-arith-to-comb", "canonical": "map-arith-to-comb,canonicalize,cse"},
}
# A file, what is wrong, and which text is replaced by which.
WRONG: dict[str, dict[str, tuple[str, str, str, str]]] = {
    "alu": {
        "inverter": (
            "aig",
            "an inverter too many",
            r"inverted = array<i1: false, false>",
            "inverted = array<i1: true, false>",
        ),
        "shift": ("main", "a shift without the sign", r'"comb\.shrs"', '"comb.shru"'),
        "operands": ("main", "two operands swapped", r'"comb\.sub"\((%\w+), (%\w+)\)', r'"comb.sub"(\2, \1)'),
        "ports": (
            "main",
            "two inputs that change their names",
            r"input a : i8, input b : i8",
            "input b : i8, input a : i8",
        ),
    },
    "product": {
        "inverter": (
            "aig",
            "an inverter too few",
            r"inverted = array<i1: true, true>",
            "inverted = array<i1: true, false>",
        ),
        "bit": ("datapath", "another bit", r"lowBit = 3 : i32", "lowBit = 2 : i32"),
    },
    "popcount": {
        "inverter": (
            "aig",
            "an inverter too many",
            r"inverted = array<i1: false, false>",
            "inverted = array<i1: false, true>",
        ),
    },
    "accumulator": {
        "reset": ("flat", "a sum that is not reset to zero", r"value = 0 : i8", "value = 1 : i8"),
        "enable": (
            "plain",
            "a stage that is always enabled",
            r'"comb\.mux"\((%\w+), (%\w+), (%\w+)\)',
            r'"comb.mux"(\1, \2, \2)',
        ),
    },
    "scalars": {
        "predicate": ("comb", "another comparison", r"predicate = 2 : i64", "predicate = 3 : i64"),
        "sign": ("comb", "another bit as the sign", r"lowBit = 7 : i32", "lowBit = 6 : i32"),
    },
}


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    source = (DESIGNS / f"{design}.mlir").read_text()
    first = "source" if "func.func" in source else "main"
    texts = {f"{first}.mlir": source if first == "source" else circuits_of(source, [SAME])[0]}
    pairs: list[tuple[str, str, str, str, str, str]] = []
    for name, pipeline in RECIPES[design].items():
        texts[f"{name}.mlir"] = circuits_of(source, [pipeline])[0]
        what = f"the module, and what it is after {name}"
        pairs.append((name, f"{first}.mlir", f"{name}.mlir", what, pipeline, "equivalent"))
    for name, (file, what, old, new) in WRONG[design].items():
        changed, times = re.subn(old, new, texts[f"{file}.mlir"], count=1)
        if not times:
            raise ValueError(f"{design}/{file} holds nothing like {old}")
        texts[f"wrong-{name}.mlir"] = changed
        pipeline = f"{RECIPES[design].get(file, SAME)}, then an edit"
        pairs.append((f"wrong-{name}", f"{first}.mlir", f"wrong-{name}.mlir", what, pipeline, "different"))
    lines = [
        "# Written by corpora/fpga/circuits/produce.py: change the designs or the recipes, and run it again.",
        "schema = 1",
        f"family = {json.dumps('circuits-' + design)}",
        f"tool = {json.dumps('CIRCT, in pycde ' + version('pycde'))}",
    ]
    for name, before, after, what, pipeline, expected in pairs:
        entry = {"name": name, "source": before, "target": after, "function": "main", "what": what}
        entry |= {"pipeline": pipeline, "level": "bitwise", "expected": expected}
        lines += ["", "[[pair]]", *(f"{key} = {json.dumps(value)}" for key, value in entry.items())]
    texts["manifest.toml"] = "\n".join(lines) + "\n"
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    description = "Writes the corpus of circuits."
    parser = argparse.ArgumentParser(prog="python -m corpora.fpga.circuits.produce", description=description)
    parser.add_argument("--check", action="store_true", help="write nothing; say which files are not up to date")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help="only these families (default: all)")
    options = parser.parse_args(arguments)
    stale: list[str] = []
    for design in options.families or sorted(RECIPES):
        folder = ROOT / design
        wanted = files(design)
        found = {path.name: path.read_text() for path in folder.glob("*")} if folder.is_dir() else {}
        if options.check:
            names = sorted(wanted.keys() | found.keys())
            stale += [f"{design}/{name}" for name in names if wanted.get(name) != found.get(name)]
            continue
        folder.mkdir(exist_ok=True)
        for name in found.keys() - wanted.keys():
            (folder / name).unlink()
        for name, text in wanted.items():
            (folder / name).write_text(text)
    for line in stale:
        print(line)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
