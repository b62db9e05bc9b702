"""What iverilog makes of the circuits that CIRCT exported, and of yosys's tables, against concrete runs of all their
other forms: the same for as many cycles, and not for wrong variants."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from equiv.request.sources import load
from frontends.blif.netlist import read as read_netlist
from interp import ir
from interp.machine import BufferInput, DataInput, Domain, Input, Sample, assemble
from tests import ROOT as PROJECT
from tests.corpora.hw_in_verilog import Ports, in_verilog
from tests.frontends.circuits.netlist_simulation import step

ROOT = PROJECT / "corpora" / "fpga" / "circuits"
LARGE = ("aig", "lowered", "gates", "wrong-inverter")
# In tables some bits of a register begin unknown, which is not modelled.
NOT_RUN = ("circuits-accumulator/tables",)
PAIRS = [
    pair
    for pair in read_corpus(ROOT)
    if (pair.target.parent / "main.sv").exists() and pair.name not in LARGE and pair.full_name not in NOT_RUN
]
_UNKNOWN = re.compile(r"^(\s*reg\s+(?:\[[^]]*\]\s*)?[^\s=;]+)\s*;", re.MULTILINE)
CYCLES, LONGER = 120, 400
Trace = dict[str, list[int | None]]
"""What a port is in each cycle."""

pytestmark = pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")


@cache
def _concrete(path: Path) -> tuple[Trace, Trace, str]:
    """Inputs and outputs of the first cycles, of which the first one is a reset, and the clock."""
    run = f"main@{CYCLES}"
    module = load(path).lower(run)
    function = module.functions[run]
    assert function.ports is not None
    names = [re.findall(r"'(.*)'", port)[0] for port in (*function.ports.inputs, *function.ports.outputs)]
    arguments: list[Input] = []
    overrides: dict[tuple[int, int], int] = {}
    given: Trace = {}
    for position, (parameter, name) in enumerate(zip(function.parameters, names, strict=False)):
        if isinstance(parameter.type, ir.View):
            generator = random.Random(name)
            most = 1 << parameter.type.element.width
            # In every other cycle numbers that are likely to be equal, or the width of one.
            values = [generator.randrange(most) for _ in range(CYCLES)]
            values[::2] = [generator.choice((0, 1, 2, 8)) % most for _ in values[::2]]
            if name == "rst":
                values = [1] + [int(each % 8 == 0) for each in range(1, CYCLES)]
            given[name] = [*values]
            arguments.append(BufferInput((CYCLES,)))
            overrides |= {(position, cycle): value for cycle, value in enumerate(values)}
        else:
            arguments.append(DataInput())  # what a register holds at first
            overrides[position, 0] = 0
    execution = assemble(module, run).run(arguments, Domain.CONCRETE, sample=Sample(overrides=overrides))
    assert execution.stop is None
    outputs = {name: execution.output_bits(("result", at)) for at, name in enumerate(names[len(function.parameters) :])}
    return given, outputs, function.ports.clock


@cache
def _simulated(path: Path) -> Trace:
    """The outputs that iverilog gives for the same inputs. Registers begin with 0, for tables know no number of which
    one bit is not known."""
    given, outputs, clock = _concrete(path)
    clocks = re.findall(r"'(.*)'", clock)
    lines = ["module bench;", *(f"reg {each} = 0;" for each in clocks), "integer i;"]
    for name, values in given.items():
        lines += [f"reg [63:0] all_{name} [0:{CYCLES - 1}];", f"wire [63:0] {name} = all_{name}[i];"]
        lines += ["initial begin", *(f"all_{name}[{at}] = {value};" for at, value in enumerate(values)), "end"]
    wires = ", ".join(f".{name}({name})" for name in (*clocks, *given, *outputs))
    lines += [*(f"wire [63:0] {name};" for name in outputs), f"main circuit({wires});"]
    lines += [f"initial for (i = 0; i < {CYCLES}; i = i + 1) begin"]
    lines += [f'#5 $display("{" %b" * len(outputs)}", {", ".join(outputs)});']
    lines += [*(f"{each} = 1; #5 {each} = 0;" for each in clocks), "end", "endmodule", ""]
    with tempfile.TemporaryDirectory() as folder:
        bench, circuit, program = (Path(folder) / name for name in ("bench.sv", "circuit.sv", "bench"))
        bench.write_text("\n".join(lines))
        circuit.write_text(_UNKNOWN.sub(r"\1 = 0;", path.read_text()))
        command = ["iverilog", "-g2012", "-s", "bench", "-o", *map(str, (program, bench, circuit))]
        subprocess.run(command, check=True, capture_output=True)
        printed = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    found: Trace = {name: [] for name in outputs}
    for line in printed.splitlines():
        for port, bits in zip(outputs, line.split(), strict=True):
            known = bits.lstrip("z")  # the wires have more bits than the ports
            found[port].append(int(known, 2) if set(known) <= {"0", "1"} else None)
    return found


def _agree(expected: Trace, found: Trace) -> bool:
    """Whether two circuits give the same where it is known what the first one gives."""
    assert expected.keys() == found.keys()
    assert any(value is not None for values in expected.values() for value in values)
    return all(
        value is None or value == other
        for port, values in expected.items()
        for value, other in zip(values, found[port], strict=True)
    )


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_circuits(pair: CorpusPair) -> None:
    exported = _simulated(pair.target.parent / "main.sv")
    assert _agree(exported, _concrete(pair.target)[1]) == (pair.expected == "equivalent")
    if pair.target.suffix in (".sv", ".v"):
        assert _agree(_simulated(pair.target), _concrete(pair.target)[1])


@cache
def _written(path: Path) -> tuple[str, Ports]:
    """A circuit in Verilog, by a writer of our own where it is none."""
    if path.suffix in (".sv", ".v"):
        return path.read_text(), _written(path.parent / "main.mlir")[1]
    return in_verilog(path.read_text())


@cache
def _played(path: Path, ports: tuple[tuple[str, int], ...]) -> tuple[tuple[str, ...], ...]:
    """What iverilog gives for the outputs in each cycle, on numbers that go by the names of inputs."""
    text, own = _written(path)
    lines = ["module bench;", "integer i;"]
    clocks = [name for name, width in ports if not width]
    lines += [f"reg {each} = 0;" for each in clocks]
    for name, width in ports:
        if width:
            values = _values(name, width)
            lines += [f"reg [{width - 1}:0] all_{name} [0:{LONGER - 1}];"]
            lines += [f"wire [{width - 1}:0] {name} = all_{name}[i];"]
            lines += ["initial begin", *(f"all_{name}[{at}] = {value};" for at, value in enumerate(values)), "end"]
    wires = ", ".join(f".{each.name}({each.name})" for each in (*own.inputs, *own.outputs))
    lines += [f"wire [{each.width - 1}:0] {each.name};" for each in own.outputs]
    shown = sorted(each.name for each in own.outputs)
    lines += [f"main circuit({wires});", f"initial for (i = 0; i < {LONGER}; i = i + 1) begin"]
    lines += [f'#5 $display("{" %b" * len(shown)}", {", ".join(shown)});']
    lines += [*(f"{each} = 1; #5 {each} = 0;" for each in clocks), "end", "endmodule", ""]
    with tempfile.TemporaryDirectory() as folder:
        bench, circuit, program = (Path(folder) / name for name in ("bench.sv", "circuit.sv", "bench"))
        bench.write_text("\n".join(lines))
        circuit.write_text(_UNKNOWN.sub(r"\1 = 0;", text))
        command = ["iverilog", "-g2012", "-s", "bench", "-o", *map(str, (program, bench, circuit))]
        subprocess.run(command, check=True, capture_output=True)
        printed = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    return tuple(tuple(line.split()) for line in printed.splitlines())


def _values(name: str, width: int) -> list[int]:
    generator, most = random.Random(name), 1 << width
    if name in ("rst", "reset"):
        return [1] + [int(each % 16 == 0) for each in range(1, LONGER)]
    few = (0, 1, 2, 3, width, most - 1, most >> 1)
    drawn = [generator.choice((generator.randrange(most), generator.choice(few) % most)) for _ in range(LONGER)]
    drawn[::16] = [few[at % len(few)] % most for at in range(len(drawn[::16]))]  # the same for all
    return drawn


@pytest.mark.parametrize(
    "pair", [pair for pair in read_corpus(ROOT) if pair.target.suffix != ".blif"], ids=lambda pair: pair.full_name
)
def test_circuits_do_in_iverilog_what_labels_say(pair: CorpusPair) -> None:
    """Both sides by themselves, but for where it is not known what the source gives."""
    inputs = {each.name: each.width for path in (pair.source, pair.target) for each in _written(path)[1].inputs}
    before, after = (_played(path, tuple(sorted(inputs.items()))) for path in (pair.source, pair.target))
    known = [(left, right) for lines in zip(before, after, strict=True) for left, right in zip(*lines, strict=True)
             if not set(left) & set("xz")]  # fmt: skip
    assert len(known) > LONGER / 2
    assert all(left == right for left, right in known) == (pair.expected == "equivalent")


@pytest.mark.parametrize(
    "pair", [pair for pair in read_corpus(ROOT) if pair.target.suffix == ".blif"], ids=lambda pair: pair.full_name
)
def test_tables_do_what_labels_say(pair: CorpusPair) -> None:
    """A simulation of the netlist, with registers that begin with 0, against what iverilog gives for the source."""
    _, ports = _written(pair.source)
    wanted = _played(pair.source, tuple(sorted((each.name, each.width) for each in ports.inputs)))
    netlist = read_netlist(pair.target.read_text(), str(pair.target))["main"]
    held = {each.output: 0 for each in netlist.registers.values()}
    values = {each.name: _values(each.name, each.width) for each in ports.inputs if each.width}
    alike, known = True, 0
    for cycle, line in enumerate(wanted):
        bits = {
            f"{each.name}[{at}]" if each.width > 1 else each.name: values[each.name][cycle] >> at & 1
            for each in ports.inputs
            for at in range(each.width)
        }
        outputs, held = step(netlist, bits | held)
        for each, text in zip(sorted(ports.outputs, key=lambda port: port.name), line, strict=True):
            names = [f"{each.name}[{at}]" for at in reversed(range(each.width))] if each.width > 1 else [each.name]
            found = "".join(str(outputs[name]) for name in names)
            if not set(text) & set("xz"):
                known += 1
                alike = alike and found == text
    assert known > LONGER / 2
    assert alike == (pair.expected == "equivalent")
