"""Writes the pairs of this corpus: `python -m corpora.fpga.retimed.produce [--check]` in the repository's root, with
yosys installed (Debian has it).

Each Verilog design is synthesized as it stands, and with its registers moved by abc's retiming, for tables of four and
of six inputs. The registers are not those of the design any more, so the first cycles are compared. Wrong variants have
a row of a table changed, or registers that begin otherwise. `--check` writes nothing and exits with 1 where the files
are not what would be written."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from corpora.fpga.lut.produce import RECIPES, synthesize, wrong
from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
CYCLES = 6
_ZERO = "dfflegalize -cell $_DFF_P_ 0"
RETIMED = {
    "retimed-lut4": f"synth; {_ZERO}; abc -dff -lut 4; opt_clean",
    "retimed-lut6": f"synth; {_ZERO}; abc -dff -lut 6; opt_clean",
}


def begun_otherwise(netlist: str) -> str:
    """The netlist with the opposite in all registers at first."""
    lines = netlist.split("\n")
    for number, line in enumerate(lines):
        if line.startswith(".latch"):
            lines[number] = line[:-1] + str(1 - int(line[-1]))
    return "\n".join(lines)


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    recipes = {"gates": RECIPES["gates"], "lut4": RECIPES["lut4"], **RETIMED}
    texts = {f"{name}.blif": synthesize(DESIGNS / f"{design}.v", recipe) for name, recipe in recipes.items()}
    texts["wrong-row.blif"] = wrong(texts["retimed-lut4.blif"])
    texts["wrong-start.blif"] = begun_otherwise(texts["retimed-lut4.blif"])
    chosen = [
        *(("gates", target, f"the netlist, and after {target}", "equivalent") for target in RETIMED),
        ("lut4", "retimed-lut4", "the same tables, before and after registers moved", "equivalent"),
        ("retimed-lut4", "retimed-lut6", "both retimed", "equivalent"),
        ("gates", "wrong-row", "retimed, and a row of a table changed", "different"),
        ("gates", "wrong-start", "retimed, and registers that begin otherwise", "different"),
    ]
    pairs = [
        {
            "name": f"{source}.{target}" if expected == "equivalent" else target,
            "source": f"{source}.blif",
            "target": f"{target}.blif",
            "function": f"{design}@{CYCLES}",
            "what": what,
            "pipeline": RETIMED[target] if target in RETIMED else f"{RETIMED['retimed-lut4']}, then an edit",
            "level": "bitwise",
            "expected": expected,
        }
        for source, target, what, expected in chosen
    ]
    tool = subprocess.run(["yosys", "-V"], capture_output=True, text=True, check=True).stdout.split(" (")[0].lower()
    script, change = "corpora/fpga/retimed/produce.py", "the designs or the recipes"
    texts["manifest.toml"] = manifest(script, change, f"retimed-{design}", tool, pairs)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {path.stem: partial(files, path.stem) for path in sorted(DESIGNS.glob("*.v"))}
    return produce("corpora.fpga.retimed.produce", "Writes the corpus of retimed circuits.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
