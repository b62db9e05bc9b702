"""What iverilog makes of the Calyx corpus, of circuits and of wrong variants: from Calyx by a writer of our own, and
from the Verilog that CIRCT wrote. Concrete runs of the programs that they were made of say what is right."""

from __future__ import annotations

import math
import re
import shutil
import struct
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from frontends.mlir import load
from interp import ir
from interp.machine import BufferInput, DataInput, Domain, Input, Sample, assemble
from tests import ROOT as PROJECT
from tests import oracle
from tests.corpora.calyx_in_verilog import simulated
from tests.corpora.hw_in_verilog import in_verilog

ROOT = PROJECT / "corpora" / "fpga" / "calyx"
PAIRS = [pair for pair in read_corpus(ROOT) if "func.func" in pair.source.read_text()]
IN_CALYX = [
    pair
    for pair in PAIRS
    if pair.target.suffix == ".mlir"
    and "calyx.component" in (text := pair.target.read_text())
    and "calyx.fsm_group" not in text  # whose groups the ports of a machine start
]
IN_VERILOG = [pair for pair in PAIRS if pair.target.suffix == ".sv"]
SEEDS = (1, 2, 3)
Outcome = list[int | None]

pytestmark = pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")


def _number(seed: int, position: int, index: int, type: ir.Scalar) -> int:
    """Bits of a number that is small for floats, and anything for integers."""
    value = (seed * 7919 + position * 104729 + index * 1299709) % 99991
    if seed == SEEDS[-1]:  # few numbers, of which some are equal and some are negative
        value = value % 5 - 2
    if type.name == "f32":
        return int(struct.unpack("<I", struct.pack("<f", (value % 33 - 16) / 2))[0])
    return value * (40503 if seed == 2 else 1) & ((1 << type.width) - 1)


def _concrete(source: Path, seed: int) -> tuple[list[list[int]], list[int], Outcome]:
    """What memories and inputs hold, and what a concrete run leaves in the memories and gives."""
    module = load(source).lower("main")
    arguments: list[Input] = []
    overrides: dict[tuple[int, int], int] = {}
    memories: list[list[int]] = []
    inputs: list[int] = []
    outputs: list[tuple[str, int]] = []
    for position, parameter in enumerate(module.functions["main"].parameters):
        if isinstance(parameter.type, ir.View):
            shape = [size for size in parameter.type.shape if size is not None]
            arguments.append(BufferInput(tuple(shape)))
            outputs.append(("argument", position))
            count = 1
            for size in shape:
                count *= size
            memories.append([_number(seed, position, at, parameter.type.element) for at in range(count)])
            overrides |= {(position, at): bits for at, bits in enumerate(memories[-1])}
        else:
            assert isinstance(parameter.type, ir.Scalar)
            arguments.append(DataInput())
            inputs.append(_number(seed, position, 0, parameter.type))
            overrides[position, 0] = inputs[-1]
    outputs += [("result", position) for position in range(len(module.functions["main"].results))]
    execution = assemble(module, "main").run(arguments, Domain.CONCRETE, sample=Sample(overrides=overrides))
    assert execution.stop is None
    return memories, inputs, [bits for output in outputs for bits in execution.output_bits(output)]


def _agrees(found: Outcome | None, expected: Outcome) -> bool:
    return found is not None and all(
        wanted is None or value == wanted for value, wanted in zip(found, expected, strict=True)
    )


def _require(pair: CorpusPair, agreements: list[bool]) -> None:
    assert all(agreements) == (pair.expected == "equivalent"), pair.full_name


@pytest.mark.parametrize("pair", IN_CALYX, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_calyx(pair: CorpusPair, tmp_path: Path) -> None:
    agreements = []
    for seed in SEEDS if pair.expected == "different" else SEEDS[1:2]:
        memories, inputs, expected = _concrete(pair.source, seed)
        outcome = simulated(pair.target.read_text(), memories, inputs, tmp_path)
        found = None if outcome is None else [each for memory in outcome[0] for each in memory] + outcome[1]
        agreements.append(_agrees(found, expected))
        if not agreements[-1]:
            break
    _require(pair, agreements)


BENCH = """module bench;
  reg clk = 0, reset = 1, go = 0;
  wire [{width}:0] out0;
  wire done;
  main circuit(.clk(clk), .reset(reset), .go(go), {inputs}, .out0(out0), .done(done));
  always #5 clk = ~clk;
  initial begin
    @(negedge clk); @(negedge clk); reset = 0; go = 1;
    repeat (1000) begin
      #1 if (done) begin $display("%b", out0); $finish; end
      @(negedge clk);
    end
    $display("never"); $finish;
  end
endmodule
"""


@pytest.mark.parametrize("pair", IN_VERILOG, ids=lambda pair: f"{pair.family}-{pair.name}")
def test_verilog(pair: CorpusPair, tmp_path: Path) -> None:
    agreements = []
    (result,) = load(pair.source).lower("main").functions["main"].results
    assert isinstance(result, ir.Scalar)
    for seed in SEEDS:
        _, inputs, expected = _concrete(pair.source, seed)
        wires = ", ".join(f".in{number}({result.width}'d{value})" for number, value in enumerate(inputs))
        (tmp_path / "bench.sv").write_text(BENCH.format(width=result.width - 1, inputs=wires))
        command = ["iverilog", "-g2012", "-s", "bench", "-o", tmp_path / "bench", tmp_path / "bench.sv", pair.target]
        subprocess.run(list(map(str, command)), check=True)
        output = subprocess.run([str(tmp_path / "bench")], check=True, capture_output=True, text=True).stdout.split()[0]
        agreements.append(set(output) <= {"0", "1"} and [int(output, 2)] == expected)
    _require(pair, agreements)


# -- both sides --------------------------------------------------------------------------------------------------------

_PARAMETER = re.compile(r"%\w+: (?:memref<((?:\d+x)+)(\w+)>|(\w+))")


def _signature(source: Path) -> list[tuple[int, str]]:
    """The number of elements of each parameter, 0 for a scalar, and their type."""
    found = re.search(r"func\.func @main\((.*?)\)", source.read_text())
    assert found is not None
    return [
        (0, scalar) if scalar else (math.prod(int(each) for each in shape.split("x") if each), element)
        for shape, element, scalar in _PARAMETER.findall(found[1])
    ]


def _arrays(source: Path, seed: int) -> oracle.Arrays:
    """What a native run is given: the same as the circuits."""
    found = []
    for at, (count, element) in enumerate(_signature(source)):
        size = ir.Scalar(element).width // 8
        bits = np.array([_number(seed, at, index, ir.Scalar(element)) for index in range(count or 1)], f"u{size}")
        found.append(bits.view("f4" if element == "f32" else f"i{size}"))
    return oracle.Arrays(tuple(found))


@cache
def _computed(path: Path, source: Path) -> list[Outcome | None]:
    """What memories hold in the end, and what is given, by native runs or by iverilog; None where it never ends."""
    text = path.read_text()
    if path.suffix == ".mlir" and not re.search(r"hw\.module|calyx\.component", text):
        outcomes = oracle.run(text, "main", [({}, _arrays(source, seed)) for seed in SEEDS])
        assert {each.status for each in outcomes} == {"finished"}
        arrays = [[each.view(f"u{each.itemsize}").reshape(-1) for each in outcome.outputs] for outcome in outcomes]
        return [[int(bits) for each in found for bits in each] for found in arrays]
    with tempfile.TemporaryDirectory() as folder:
        return [_simulated(path, text, *_given(source, seed), Path(folder)) for seed in SEEDS]


def _given(source: Path, seed: int) -> tuple[list[list[int]], list[int]]:
    """The contents of memories, and the inputs."""
    contents, inputs = [], []
    for at, (count, element) in enumerate(_signature(source)):
        numbers = [_number(seed, at, index, ir.Scalar(element)) for index in range(count or 1)]
        if count:
            contents.append(numbers)
        else:
            inputs += numbers
    return contents, inputs


def _simulated(path: Path, text: str, contents: list[list[int]], inputs: list[int], folder: Path) -> Outcome | None:
    if path.suffix == ".sv" or "hw.module" in text:
        assert not contents
        return _benched(text if path.suffix == ".sv" else in_verilog(text)[0], inputs, folder)
    outcome = simulated(text, contents, inputs, folder)
    return None if outcome is None else [each for memory in outcome[0] for each in memory] + outcome[1]


def _benched(circuit: str, inputs: list[int], folder: Path) -> Outcome | None:
    widths = re.findall(r"(?:input|output)?\s*\[(\d+):0\]", circuit[circuit.index("module main") :].partition(");")[0])
    wires = ", ".join(f".in{number}({value})" for number, value in enumerate(inputs))
    (folder / "circuit.sv").write_text(circuit)
    (folder / "bench.sv").write_text(BENCH.format(width=widths[0], inputs=wires))
    command = ["iverilog", "-g2012", "-s", "bench", "-o", "bench", "bench.sv", "circuit.sv"]
    subprocess.run(command, check=True, cwd=folder)
    output = subprocess.run([str(folder / "bench")], check=True, capture_output=True, text=True).stdout.split()[0]
    return [int(output, 2)] if set(output) <= {"0", "1"} else None if output == "never" else [None]


@pytest.mark.parametrize("pair", read_corpus(ROOT), ids=lambda pair: pair.full_name)
def test_both_sides(pair: CorpusPair) -> None:
    """Each by itself, and neither by the machine of the tool."""
    program = pair.source.parent / "source.mlir"
    agreements = []
    for expected, found in zip(*(_computed(path, program) for path in (pair.source, pair.target)), strict=True):
        assert expected is not None and any(each is not None for each in expected)
        agreements.append(_agrees(found, expected))
    _require(pair, agreements)
