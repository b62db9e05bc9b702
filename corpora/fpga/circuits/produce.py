"""Writes the pairs of this corpus: `python -m corpora.fpga.circuits.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-fpga]'`, and yosys (Debian has it).

Each module of `designs/` is lowered by CIRCT, to and-inverter graphs, to partial products and compressors, without
instances, or without enables, and exported as Verilog; yosys makes tables of four inputs of that, in BLIF and in
Verilog. Wrong variants are edits of what the tools printed. `--check` writes nothing and exits with 1 where the files
are not what would be written."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from corpora.fpga.calyx.produce import circuits_of, entry, tool
from corpora.fpga.lut.produce import MADE
from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
SAME = "cse"  # which leaves the designs as they are
AIG = "hw.module(convert-comb-to-synth)"
LOWERED = "hw.module(synth-comb-lowering-pipeline)"
DATAPATH = "hw.module(convert-comb-to-datapath,convert-datapath-to-comb)"
BACK = "hw.module(convert-comb-to-synth,convert-synth-to-comb)"
SIGNS = "lower-hwarith-to-hw"
ARITH = "convert-comb-to-arith"
RECIPES: dict[str, dict[str, str]] = {
    "alu": {"aig": AIG, "lowered": LOWERED, "gates": BACK, "arith": ARITH},
    "product": {"arith": ARITH, "aig": AIG, "lowered": LOWERED, "datapath": DATAPATH, "gates": BACK},
    "popcount": {"aig": AIG, "datapath": DATAPATH, "gates": BACK},
    "accumulator": {
        "flat": "hw-flatten-modules,canonicalize",
        "plain": "hw.module(lower-seq-shiftreg,lower-seq-compreg-ce)",
        "aig": f"hw-flatten-modules,hw.module(lower-seq-shiftreg,lower-seq-compreg-ce),{AIG}",
    },
    "machine": {"core": "convert-fsm-to-core", "back": "convert-fsm-to-core,convert-core-to-fsm"},
    "overlapping": {"core": "convert-fsm-to-core"},
    "signs": {"comb": SIGNS, "aig": f"{SIGNS},{AIG}"},
    "quotients": {"comb": SIGNS},
    "scalars": {"comb": "map-arith-to-comb", "canonical": "map-arith-to-comb,canonicalize,cse"},
}
EXPORT = f"{SIGNS},hw-flatten-modules,hw.module(lower-seq-shiftreg,lower-seq-compreg-ce),lower-seq-to-sv"
TABLES = "synth; dfflegalize -cell $_DFF_P_ x; opt_clean; abc -lut 4; opt_clean"
EXPORTED = ("alu", "popcount", "accumulator", "signs", "quotients")
TABLED = ("alu", "popcount", "accumulator")  # divisions and products of 12 bits make many tables
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
        "bound": ("arith", "a shift by all bits that is none", r"predicate = 9 : i64", "predicate = 8 : i64"),
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
    "machine": {
        "state": ("core", "another state to go to", r"value = -2 : i2", "value = 1 : i2"),
        "back": ("back", "another state to go to", r"nextState = @state_2", "nextState = @state_0"),
        "update": ("main", "a variable that counts in another state", r"nextState = @BUSY", "nextState = @DONE"),
    },
    "overlapping": {},
    "signs": {
        "extension": (
            "comb",
            "a number that loses its sign",
            r'"comb\.concat"\(%4, %arg1\)',
            '"comb.concat"(%1, %arg1)',
        ),
        "predicate": ("main", "another comparison", r"predicate = 2 : i64", "predicate = 3 : i64"),
        "constant": ("main", "another number", r"rawValue = -3 : si3", "rawValue = 3 : si3"),
    },
    "quotients": {
        "unsigned": ("comb", "a division without the sign", r'"comb\.divs"', '"comb.divu"'),
        "remainder": ("comb", "a remainder for a quotient", r'"comb\.divu"', '"comb.modu"'),
    },
    "scalars": {
        "predicate": ("comb", "another comparison", r"predicate = 2 : i64", "predicate = 3 : i64"),
        "sign": ("comb", "another bit as the sign", r"lowBit = 7 : i32", "lowBit = 6 : i32"),
    },
}


# What CIRCT makes of them is not what they mean.
FAULTS = {
    "overlapping": "two guards that hold: the second action is done, though the first transition is taken",
}


def exported(text: str) -> str:
    """The Verilog that CIRCT writes, without its places."""
    from io import StringIO

    from pycde import circt
    from pycde.circt import ir
    from pycde.circt.passmanager import PassManager

    context = ir.Context()
    circt.register_dialects(context)
    with context:
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({EXPORT})").run(module.operation)
        written = StringIO()
        circt.export_verilog(module, written)
    lines = [line.partition("//")[0].rstrip() for line in written.getvalue().split("\n")]
    return "\n".join(line for line in lines if line) + "\n"


def synthesized(verilog: str) -> tuple[str, str]:
    """The tables that yosys makes of Verilog, in BLIF and in Verilog."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "main.sv"
        path.write_text(verilog)
        results = [path.with_suffix(suffix) for suffix in (".blif", ".v")]
        writes = f"write_blif {results[0]}; write_verilog -noattr {results[1]}"
        script = f"read_verilog -sv {path}; hierarchy -top main; {TABLES}; {writes}"
        subprocess.run(["yosys", "-q", "-p", script], check=True)
        blif, netlist = (result.read_text() for result in results)
    names: dict[str, str] = {}
    for found in MADE.finditer(blif):
        if found.group() not in ("$false", "$true", "$undef"):
            names.setdefault(found.group(), f"n{len(names)}")
    blif = MADE.sub(lambda found: names.get(found.group(), found.group()), blif)
    kept = [line for line in blif.split("\n") if not line.startswith("#")]
    return "\n".join(kept).strip() + "\n", netlist


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    source = (DESIGNS / f"{design}.mlir").read_text()
    first = "source" if "func.func" in source else "main"
    texts = {f"{first}.mlir": source if first == "source" else circuits_of(source, [SAME])[0]}
    pairs: list[tuple[str, str, str, str, str, str]] = []
    for name, pipeline in RECIPES[design].items():
        texts[f"{name}.mlir"] = circuits_of(source, [pipeline])[0]
        what = FAULTS.get(design, f"the module, and what it is after {name}")
        expected = "different" if design in FAULTS else "equivalent"
        pairs.append((name, f"{first}.mlir", f"{name}.mlir", what, pipeline, expected))
    if design in EXPORTED:
        texts["main.sv"] = exported(source)
        pairs.append(("verilog", "main.mlir", "main.sv", "the module, and its Verilog", "export-verilog", "equivalent"))
    if design in TABLED:
        texts["tables.blif"], texts["tables.v"] = synthesized(texts["main.sv"])
        tables = f"export-verilog, then yosys: {TABLES}"
        pairs.append(
            ("tables", "main.mlir", "tables.blif", "the module, and tables of four inputs", tables, "equivalent")
        )
        what = "Verilog, and the tables that it became, as Verilog"
        pairs.append(("verilog.tables", "main.sv", "tables.v", what, tables, "equivalent"))
        changed, times = re.subn(r"16'h(.)", lambda found: f"16'h{int(found[1], 16) ^ 1:x}", texts["tables.v"], count=1)
        if not times:
            raise ValueError(f"{design} has no table of four inputs")
        texts["wrong-tables.v"] = changed
        what = "Verilog, and another row in a table"
        pairs.append(("wrong-tables", "main.sv", "wrong-tables.v", what, f"{tables}, then an edit", "different"))
    for name, (file, what, old, new) in WRONG[design].items():
        changed, times = re.subn(old, new, texts[f"{file}.mlir"], count=1)
        if not times:
            raise ValueError(f"{design}/{file} holds nothing like {old}")
        texts[f"wrong-{name}.mlir"] = changed
        pipeline = f"{RECIPES[design].get(file, SAME)}, then an edit"
        pairs.append((f"wrong-{name}", f"{first}.mlir", f"wrong-{name}.mlir", what, pipeline, "different"))
    tools = f"{tool()}, and yosys" if design in TABLED else tool()
    texts["manifest.toml"] = manifest(
        "corpora/fpga/circuits/produce.py", "the designs or the recipes", f"circuits-{design}", tools, map(entry, pairs)
    )
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {design: partial(files, design) for design in sorted(RECIPES)}
    return produce("corpora.fpga.circuits.produce", "Writes the corpus of circuits.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
