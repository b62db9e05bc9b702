"""Writes the pairs of this corpus: `python -m corpora.fpga.lut.produce [--check]` in the repository's root, with yosys
installed (Debian has it).

Each Verilog design is synthesized to gates and to tables of four and of six inputs; what has an MLIR function of its
name is compared with that, too. The pairs of `shrinkage` are written by hand. A wrong variant is a netlist with one
row of one table changed. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from corpora.producing import manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
_REGISTERS = "dfflegalize -cell $_DFF_P_ 0; opt_clean"
RECIPES = {
    "gates": f"proc; opt; techmap; opt; {_REGISTERS}",
    "lut4": f"synth; {_REGISTERS}; abc -lut 4; opt_clean",
    "lut6": f"synth; {_REGISTERS}; abc -lut 6; opt_clean",
}
# Names that yosys makes anew in every run.
MADE = re.compile(r"\$[^\s]*")


def synthesize(design: Path, recipe: str) -> str:
    """The netlist that yosys makes, its own names numbered."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "netlist.blif"
        script = f"read_verilog {design}; hierarchy -top {design.stem}; {recipe}; write_blif {path}"
        subprocess.run(["yosys", "-q", "-p", script], check=True)
        text = path.read_text()
    names: dict[str, str] = {}
    for found in MADE.finditer(text):
        if found.group() not in ("$false", "$true", "$undef"):
            names.setdefault(found.group(), f"n{len(names)}")
    lines = [MADE.sub(lambda found: names.get(found.group(), found.group()), line) for line in text.split("\n")]
    return "\n".join(line for line in lines if not line.startswith("#")).strip() + "\n"


def wrong(netlist: str) -> str:
    """The netlist with the first row of its last table of several inputs for another pattern."""
    lines = netlist.split("\n")
    for number in range(len(lines) - 1, 0, -1):
        words = lines[number - 1].split()
        if words[:1] == [".names"] and len(words) > 3 and lines[number][:1] in "01":
            lines[number] = str(1 - int(lines[number][0])) + lines[number][1:]
            return "\n".join(lines)
    raise ValueError("a netlist without tables")


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts: dict[str, str] = {}
    pairs: list[tuple[str, str, str, str, str, str]] = []
    verilog = DESIGNS / f"{design}.v"
    if verilog.is_file():
        for name, recipe in RECIPES.items():
            texts[f"{name}.blif"] = synthesize(verilog, recipe)
        texts["wrong.blif"] = wrong(texts["lut4.blif"])
        for source, target in (("gates", "lut4"), ("gates", "lut6"), ("lut4", "lut6")):
            what = f"the netlist after {source}, and after {target}"
            pairs.append(
                (f"{source}.{target}", f"{source}.blif", f"{target}.blif", what, RECIPES[target], "equivalent")
            )
        what = "the netlist, and one with another row in a table"
        pairs.append(("wrong", "gates.blif", "wrong.blif", what, f"{RECIPES['lut4']}, then an edit", "different"))
        reference = DESIGNS / f"{design}.mlir"
        if reference.is_file():
            texts["reference.mlir"] = reference.read_text()
            for name in RECIPES:
                what = f"a function of integers, and the netlist after {name}"
                pairs.append((f"reference.{name}", "reference.mlir", f"{name}.blif", what, RECIPES[name], "equivalent"))
    else:
        for path in sorted(DESIGNS.glob(f"{design}*.blif")):
            texts[path.name] = path.read_text()
        first = f"{design}.blif"
        for name in sorted(texts.keys() - {first}):
            expected = "different" if "wrong" in name else "equivalent"
            what = texts[name].partition("\n")[0].removeprefix("# ")
            pairs.append((name.split(".")[1], first, name, what, "inputs removed by hand", expected))
        pairs.append(
            (
                "both",
                *sorted(texts.keys() - {first, f"{design}.wrong.blif"}),
                "one input, or a signal, removed",
                "inputs removed by hand",
                "equivalent",
            )
        )
    tool = subprocess.run(["yosys", "-V"], capture_output=True, text=True, check=True).stdout.split(" (")[0].lower()
    entries = [
        {
            "name": name,
            "source": source,
            "target": target,
            "function": design,
            "what": what,
            "pipeline": pipeline,
            "level": "bitwise",
            "expected": expected,
        }
        for name, source, target, what, pipeline, expected in pairs
    ]
    texts["manifest.toml"] = manifest(
        "corpora/fpga/lut/produce.py",
        "the designs or the recipes",
        f"lut-{design}",
        tool if verilog.is_file() else "by hand",
        entries,
        origin=Origin.TOOL if verilog.is_file() else Origin.FORM,
    )
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    designs = sorted({path.name.partition(".")[0] for path in DESIGNS.iterdir()})
    families = {design: partial(files, design) for design in designs}
    return produce("corpora.fpga.lut.produce", "Writes the LUT corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
