"""Writes the pairs of Calyx's control: `python -m corpora.fpga.calyx.produce_control [--check] [FAMILY ...]` in the
repository's root, with the producers: `pip install -e '.[corpora-fpga]'`.

Each design is a program in MLIR, of which CIRCT makes a circuit in Calyx, or which has one by hand beside it; the
control of the circuit becomes a state machine, the machine and the groups ports and wires, that a module of hw, and
that Verilog. CIRCT's tools leave two steps out, which this script does: conditions are computed outside of groups, and
clocks and resets reach the cells. What holds memories ends where CIRCT's passes end, before hw. Wrong variants are
edits of what CIRCT printed. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

from corpora.fpga.calyx.produce import CANONICAL, DESIGNS, tool
from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
WHILE = "lower-affine,func.func(scf-for-to-while),canonicalize,cse"
CALYX = f"flatten-memref,lower-scf-to-calyx,{CANONICAL}"
MACHINE = "lower-calyx-to-fsm"
WIRED = "materialize-calyx-to-fsm"
CORE = "calyx-remove-groups-fsm, clocks, lower-calyx-to-hw,canonicalize,cse,convert-fsm-to-core"
VERILOG = (
    "hw-flatten-modules{hw-inline-public=true},hw.module(lower-seq-shiftreg,lower-seq-compreg-ce),lower-seq-to-sv,"
    "canonicalize,hw.module(hw-aggregate-to-comb),cse"
)
DONE = "main@done"

Wrong = tuple[str, str, str, str]
"""A file, what is wrong, and which text is replaced by which."""
WRONG: dict[str, dict[str, Wrong]] = {
    "control-branches": {
        "order": ("fsm", "a product that is passed over", r"nextState = @seq_1_bb0_1\}", "nextState = @seq_2_bb0_2}"),
        "arm": ("fsm", "another arm", r"nextState = @seq_3_if_then\}", "nextState = @seq_3_if_else}"),
        "end": ("materialized", "an early end", r"nextState = @seq_4_ret_assign_0\}", "nextState = @fsm_exit}"),
        "guard": ("core", "a condition that nobody looks at", r'"comb\.mux"\(%arg13, ', '"comb.mux"(%arg12, '),
        "state": ("main", "an arm that is never taken", r"4'h4 : \{1'h0, ~cmpi\w+, 2'h3\}", "4'h4 : 4'h4"),
    },
    "control-polynomial": {
        "early": ("fsm", "an early end", r"nextState = @seq_2_ret_assign_0\}", "nextState = @fsm_exit}"),
        "operands": ("core", "two operands swapped", r'"comb\.sub"\((%\w+), (%\w+)\)', r'"comb.sub"(\2, \1)'),
        "done": ("main", "an end before the beginning", r"(assign done = .*)3'h1;", r"\g<1>3'h0;"),
    },
    "control-sum": {
        "once": ("fsm", "a loop that is done once", r"nextState = @seq_1_while_header\}", "nextState = @fsm_exit}"),
        "count": ("core", "a round too many", "value = 9 : i32", "value = 10 : i32"),
        "bound": ("main", "another comparison", "n_reg < 32'h9", "n_reg <= 32'h9"),
    },
    "control-twice": {},
    "control-vector": {
        "once": ("fsm", "a loop that is done once", r"nextState = @seq_1_while_header\}", "nextState = @fsm_exit}"),
        "product": (
            "fsm",
            "a product that is passed over",
            r"nextState = @seq_1_while_seq_2_bb0_4\}",
            "nextState = @seq_1_while_seq_3_bb0_5}",
        ),
        "operand": (
            "materialized",
            "an operand that is not read",
            r"nextState = @seq_1_while_seq_1_bb0_3\}",
            "nextState = @seq_1_while_seq_2_bb0_4}",
        ),
    },
}
# What CIRCT makes of them is not what they mean.
FAULTS = {"control-twice": "two groups, one after the other, that write one register: the second one is passed over"}


class Circt:
    """A program in CIRCT, of which one pass after the other makes another one."""

    def __init__(self, text: str) -> None:
        from pycde import circt
        from pycde.circt import ir

        self.circt, self.ir = circt, ir
        self.context = ir.Context()
        circt.register_dialects(self.context)
        # Nothing but the pass itself loads the dialects that it needs; it complains of the empty module.
        self.module = self._parsed("module {}")
        for name in ("flatten-memref", "lower-scf-to-calyx"):
            try:
                self.run(name)
            except ir.MLIRError:
                continue
        self.module = self._parsed(text)

    def _parsed(self, text: str) -> Any:
        with self.context:
            return self.ir.Module.parse(text)

    @property
    def text(self) -> str:
        """The program in generic form."""
        return str(self.module.operation.get_asm(print_generic_op_form=True, assume_verified=True)) + "\n"

    def run(self, pipeline: str, component: str = "") -> None:
        """Runs passes on the whole, or on one component."""
        from pycde.circt.passmanager import PassManager

        with self.context:
            if not component:
                PassManager.parse(f"builtin.module({pipeline})").run(self.module.operation)
                return
            for each in self.module.body.operations:
                if each.operation.attributes["sym_name"].value == component:
                    PassManager.parse(f"calyx.component({pipeline})").run(each.operation)

    def edit(self, change: Callable[[str], str]) -> None:
        self.module = self._parsed(change(self.text))

    def verilog(self) -> str:
        """The Verilog that CIRCT writes, without its places."""
        written = StringIO()
        self.circt.export_verilog(self.module, written)
        lines = [line.partition("//")[0].rstrip() for line in written.getvalue().split("\n")]
        return "\n".join(line for line in lines if line) + "\n"


# -- what CIRCT's own tools leave out ----------------------------------------------------------------------------------


def with_conditions_outside(text: str) -> str:
    """Combinational groups hold always: their cells are used by nobody else."""
    group = re.compile(
        r' *"calyx\.comb_group"\(\) <\{sym_name = "(\w+)"\}> \(\{\n(.*?) *\}\) : \(\) -> \(\)\n', re.DOTALL
    )
    text = re.sub(r" <\{groupName = @\w+\}> \(\{", " ({", text) if group.search(text) else text
    return group.sub(lambda found: found[2], text)


def with_clocks(text: str) -> str:
    """Each register and multiplier has the component's clock and reset."""
    head = re.search(r'"calyx\.component"\(\) <\{.*?portNames = \[(.*?)\].*?\^bb0\((.*?)\):', text, re.DOTALL)
    assert head is not None
    names = head[1].replace('"', "").split(", ")
    ports = dict(zip(names, (each.partition(":")[0] for each in head[2].split(", ")), strict=True))
    added = ""
    for cell, kind in re.findall(r'(%\w+):\d+ = "calyx\.(register|std_mult_pipe)"', text):
        clock, reset = (2, 3) if kind == "register" else (0, 1)
        added += f'      "calyx.assign"({cell}#{clock}, {ports["clk"]}) : (i1, i1) -> ()\n'
        added += f'      "calyx.assign"({cell}#{reset}, {ports["reset"]}) : (i1, i1) -> ()\n'
    return text.replace('"calyx.wires"() ({\n', f'"calyx.wires"() ({{\n{added}', 1)


def loops_of(text: str) -> str:
    """A loop nest as loops that carry nothing but their counter, by MLIR."""
    from torch_mlir import ir
    from torch_mlir.passmanager import PassManager

    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({WHILE})").run(module.operation)
        return str(module)


# -- families ----------------------------------------------------------------------------------------------------------

Pair = tuple[str, str, str, str, str, str, str, str]
"""A pair's name, its files, its functions, what it is, the pipeline, and the verdict."""


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    source, by_hand = (DESIGNS / f"{design}.mlir").read_text(), DESIGNS / f"{design}.calyx.mlir"
    texts = {"source.mlir": source}
    pairs: list[Pair] = []

    def add(name: str, text: str, what: str, pipeline: str, before: str = "", expected: str = "equivalent") -> None:
        """A stage, against the source, and against the stage `before` it."""
        file = f"{name}.sv" if name == "main" else f"{name}.mlir"
        texts[file] = text
        run = DONE if name in ("core", "main") else "main"
        pairs.append((name, "source.mlir", file, "main", run, f"a program, and {what}", pipeline, expected))
        if before:
            runs = (DONE, DONE) if name == "main" else ("main", run)
            pairs.append((f"{before}.{name}", f"{before}.mlir", file, *runs, f"two stages: {what}", pipeline, expected))

    circt = Circt(by_hand.read_text() if by_hand.exists() else loops_of(source) if "affine." in source else source)
    if not by_hand.exists():
        circt.run(CALYX)
    add("calyx", circt.text, "a circuit in Calyx", "by hand" if by_hand.exists() else CALYX)
    before = "calyx"
    if "calyx.comb_group" in circt.text:
        circt.edit(with_conditions_outside)
        add("continuous", circt.text, "its conditions computed outside of groups", "an edit", before)
        before = "continuous"
    component = "main_1" if '"main_1"' in circt.text else "main"
    circt.run(MACHINE, component)
    add("fsm", circt.text, "its control as a state machine", MACHINE, before)
    circt.run(WIRED, component)
    add("materialized", circt.text, "groups that the machine's ports start", WIRED, "fsm")
    if component == "main":
        expected = "different" if design in FAULTS else "equivalent"
        remove, lower = CORE.split(", clocks, ")
        circt.run(remove, component)
        circt.edit(with_clocks)
        circt.run(lower)
        add("core", circt.text, FAULTS.get(design, "a module of hw"), CORE, "materialized", expected)
        last = Circt(circt.text)
        last.run(VERILOG)
        texts["main.sv"] = last.verilog()
        add("main", last.verilog(), FAULTS.get(design, "Verilog"), VERILOG, "", expected)
        pairs.append(("core.main", "core.mlir", "main.sv", DONE, DONE, "two stages: Verilog", VERILOG, "equivalent"))
    for name, (file, what, old, new) in WRONG[design].items():
        kind = "sv" if file == "main" else "mlir"
        texts[f"wrong-{name}.{kind}"] = _replaced(texts[f"{file}.{kind}"], old, new)
        run = DONE if file in ("core", "main") else "main"
        pairs.append(
            (f"wrong-{name}", "source.mlir", f"wrong-{name}.{kind}", "main", run, what, "an edit", "different")
        )
    script = "corpora/fpga/calyx/produce_control.py"
    texts["manifest.toml"] = manifest(script, "the designs or the edits", f"calyx-{design}", tool(), map(_entry, pairs))
    return texts


def _replaced(text: str, old: str, new: str) -> str:
    """Raises ValueError where the pattern `old` is not there."""
    changed, times = re.subn(old, new, text, count=1)
    if not times:
        raise ValueError(f"nothing is like {old}")
    return changed


def _entry(pair: Pair) -> dict[str, str]:
    name, source, target, source_function, target_function, what, pipeline, expected = pair
    entry = {"name": name, "source": source, "target": target, "function": source_function}
    if target_function != source_function:
        entry["target_function"] = target_function
    return entry | {"what": what, "pipeline": pipeline, "level": "bitwise", "expected": expected}


def main(arguments: Sequence[str] | None = None) -> int:
    families = {design: partial(files, design) for design in sorted(WRONG)}
    return produce("corpora.fpga.calyx.produce_control", "Writes the corpus of control.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
