"""Simulates the networks of corpora/fpga/handshake: `python -m tests.corpora.handshake_simulation [FAMILY ...]`, with
the producers (`pip install -e '.[corpora-fpga]'`) and iverilog.

CIRCT makes Verilog of each network with buffers, right and wrong ones; a test bench gives it inputs and memories that
answer after any number of cycles, and takes what it gives. Those that are to be equivalent must do what Python
computes, but for the ones of which CIRCT makes wrong circuits, and those that are to be different must not, or never
end."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests import ROOT as PROJECT

ROOT = PROJECT / "corpora" / "fpga" / "handshake"
LOWERED = (
    "handshake-lower-extmem-to-hw",
    "canonicalize",
    "handshake.func(handshake-materialize-forks-sinks)",
    "lower-handshake-to-hw",
    "lower-esi-types,lower-esi-ports,lower-esi-to-hw",
    "hw.module(lower-seq-hlmem)",
    "lower-seq-to-sv",
)
# Networks of which CIRCT's circuits are wrong, see corpora/fpga/FINDINGS.md.
FAULTY = frozenset(("division/everywhere", "division/cycles", "division/unpipelined", "overwritten/cycles"))
RUNS = 6
CYCLES = 4000  # after which a network is taken to stand still

Values = list[int]
Memories = list[Values]


@dataclass(frozen=True, slots=True)
class Reference:
    """`sizes` are those of the memories, which come first, `widths` those of scalar arguments and of results. `compute`
    gives the results, and leaves the memories as they are afterwards."""

    sizes: tuple[int, ...]
    widths: tuple[int, ...]
    results: tuple[int, ...]
    compute: Callable[[Memories, Values], Values]


def _gcd(_: Memories, values: Values) -> Values:
    a, b = values
    while b:
        a, b = b, a % b
    return [a]


def _dot_product(memories: Memories, _: Values) -> Values:
    return [sum(x * y for x, y in zip(*memories, strict=True))]


def _vector_add(memories: Memories, _: Values) -> Values:
    memories[2][:] = [x + y for x, y in zip(*memories[:2], strict=True)]
    return []


def _histogram(memories: Memories, _: Values) -> Values:
    for each in memories[0]:
        memories[1][each & 3] += 1
    return []


def _branches(memories: Memories, _: Values) -> Values:
    memories[1][:] = [0 if each >> 31 else 3 * each for each in memories[0]]
    return []


def _fir(memories: Memories, _: Values) -> Values:
    samples, taps, filtered = memories
    filtered[:] = [sum(samples[i + k] * taps[k] for k in range(3)) for i in range(4)]
    return []


def _sort_step(memories: Memories, _: Values) -> Values:
    (row,) = memories
    for i in range(3):
        if row[i] - (row[i] >> 31 << 32) > row[i + 1] - (row[i + 1] >> 31 << 32):
            row[i], row[i + 1] = row[i + 1], row[i]
    return []


def _matmul(memories: Memories, _: Values) -> Values:
    a, b, c = memories
    c[:] = [sum(a[2 * i + k] * b[2 * k + j] for k in range(2)) for i in range(2) for j in range(2)]
    return []


def _scratch(memories: Memories, _: Values) -> Values:
    memories[1][:] = memories[0][::-1]
    return []


def _overwritten(memories: Memories, values: Values) -> Values:
    return [memories[0][0] + values[0]]


def _division(_: Memories, values: Values) -> Values:
    a, b = (each - (each >> 7 << 8) for each in values)
    return [values[0] // values[1], abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)]


REFERENCES = {
    "gcd": Reference((), (16, 16), (16,), _gcd),
    "dot-product": Reference((4, 4), (), (32,), _dot_product),
    "vector-add": Reference((4, 4, 4), (), (), _vector_add),
    "histogram": Reference((4, 4), (), (), _histogram),
    "branches": Reference((4, 4), (), (), _branches),
    "fir": Reference((8, 4, 4), (), (), _fir),
    "sort-step": Reference((4,), (), (), _sort_step),
    "overwritten": Reference((4,), (32,), (32,), _overwritten),
    "matmul": Reference((4, 4, 4), (), (), _matmul),
    "scratch": Reference((4, 4), (), (), _scratch),
    "division": Reference((), (8, 8), (8, 8), _division),
}


def verilog_of(text: str) -> str:
    """The circuit that CIRCT makes of a network."""
    from io import StringIO

    from pycde import circt
    from pycde.circt import ir
    from pycde.circt.passmanager import PassManager

    context = ir.Context()
    circt.register_dialects(context)
    with context:
        with suppress(ir.MLIRError):  # loads the dialect of memories
            PassManager.parse("builtin.module(flatten-memref)").run(ir.Module.parse("module {}").operation)
        module = ir.Module.parse(text)
        for each in LOWERED:
            PassManager.parse(f"builtin.module({each})").run(module.operation)
        written = StringIO()
        circt.export_verilog(module, written)
    # iverilog does not know patterns that name the fields of a struct.
    return re.sub(r"'\{address: (\w+), data: (\w+)\}", r"{\1, \2}", written.getvalue())


def _ports(verilog: str) -> list[str]:
    header = re.search(r"^module main\((.*?)^\);", verilog, re.DOTALL | re.MULTILINE)
    assert header is not None
    text = re.sub(r"//[^\n]*", "", header[1])
    text = re.sub(r"struct packed {[^}]*}", "", text)
    return [each.split()[-1] for each in text.split(",") if each.strip()]


def bench(verilog: str, reference: Reference, memories: Memories, values: Values, seed: int) -> str:
    """A module that calls the circuit once, and prints results and memories."""
    ports = set(_ports(verilog))
    declared, wired, always = [], [".clock(clock)", ".reset(reset)"], []

    def signal(name: str, width: int, kind: str = "wire") -> None:
        declared.append(f"{kind} {f'[{width - 1}:0] ' if width > 1 else ''}{name};")
        if name in ports:
            wired.append(f".{name}({name})")

    for number, (size, contents) in enumerate(zip(reference.sizes, memories, strict=True)):
        bits = (size - 1).bit_length()
        declared.append(f"reg [31:0] mem{number} [0:{size - 1}];")
        declared += [f"initial mem{number}[{at}] = 32'd{each & 0xFFFFFFFF};" for at, each in enumerate(contents)]
        for port in sorted({match[1] for each in ports if (match := re.match(rf"(in{number}_ld\d+)_addr$", each))}):
            for name, width, kind in (
                (f"{port}_addr", bits, "wire"),
                (f"{port}_addr_valid", 1, "wire"),
                (f"{port}_addr_ready", 1, "wire"),
                (f"{port}_data", 32, "reg"),
                (f"{port}_data_valid", 1, "reg"),
                (f"{port}_data_ready", 1, "wire"),
            ):
                signal(name, width, kind)
            declared += [f"initial {port}_data_valid = 0;", f"reg {port}_open = 0;"]
            declared.append(f"assign {port}_addr_ready = {port}_open & ~{port}_data_valid;")
            always.append(
                f"if ({port}_data_valid & {port}_data_ready) {port}_data_valid <= 0;\n"
                f"if ({port}_addr_valid & {port}_addr_ready) begin\n"
                f"  {port}_data <= mem{number}[{port}_addr]; {port}_data_valid <= 1; {port}_open <= 0;\n"
                f"end else {port}_open <= $random(seed);"
            )
        for port in sorted({match[1] for each in ports if (match := re.match(rf"(in{number}_st\d+)$", each))}):
            for name, width, kind in (
                (port, bits + 32, "wire"),
                (f"{port}_valid", 1, "wire"),
                (f"{port}_ready", 1, "wire"),
                (f"{port}_done_valid", 1, "reg"),
                (f"{port}_done_ready", 1, "wire"),
            ):
                signal(name, width, kind)
            declared += [
                f"initial {port}_done_valid = 0;",
                f"reg {port}_held = 0;",
                f"reg [{bits + 31}:0] {port}_kept;",
                f"assign {port}_ready = ~{port}_held & ~{port}_done_valid;",
            ]
            always.append(
                f"if ({port}_done_valid & {port}_done_ready) {port}_done_valid <= 0;\n"
                f"if ({port}_valid & {port}_ready) begin {port}_held <= 1; {port}_kept <= {port}; end\n"
                f"else if ({port}_held & ($random(seed) % 8 == 0)) begin\n"
                f"  mem{number}[{port}_kept[{bits + 31}:32]] <= {port}_kept[31:0];\n"
                f"  {port}_held <= 0; {port}_done_valid <= 1;\nend"
            )
    first = len(reference.sizes)
    for position in range(len(reference.widths) + 1):
        name = f"in{first + position}"
        if position < len(reference.widths):
            signal(name, reference.widths[position])
            declared.append(f"assign {name} = {values[position]};")
        signal(f"{name}_valid", 1, "reg")
        signal(f"{name}_ready", 1)
        declared.append(f"initial {name}_valid = 1;")
        always.append(f"if (~reset & {name}_valid & {name}_ready) {name}_valid <= 0;")
    ends = []
    for position in range(len(reference.results) + 1):
        name = f"out{position}"
        if position < len(reference.results):
            signal(name, reference.results[position])
        signal(f"{name}_valid", 1)
        declared += [f"wire {name}_ready = 1;", f"reg [31:0] got{position} = 0; reg had{position} = 0;"]
        wired.append(f".{name}_ready({name}_ready)")
        kept = f"got{position} <= {name};" if position < len(reference.results) else ""
        always.append(f"if (~reset & {name}_valid) begin had{position} <= 1; {kept} end")
        ends.append(f"had{position}")
    shown = [f'$display("%0d", got{position});' for position in range(len(reference.results))]
    for number, size in enumerate(reference.sizes):
        shown += [f'$display("%0d", mem{number}[{at}]);' for at in range(size)]
    body = "\n".join(always)
    return (
        "module bench;\nreg clock = 0; reg reset = 1; integer count = 0; integer seed = "
        f"{seed};\nalways #5 clock = ~clock;\n"
        + "\n".join(declared)
        + f"\nmain dut ({', '.join(wired)});\nalways @(posedge clock) begin\ncount <= count + 1;\n"
        + f'if (count == 3) reset <= 0;\nif (count > {CYCLES}) begin $display("never"); $finish; end\n'
        + f"if (count > 3) begin\n{body}\nend\nif ({' & '.join(ends)}) begin\n"
        + "\n".join(shown)
        + "\n$finish;\nend\nend\nendmodule\n"
    )


def simulate(verilog: str, reference: Reference, memories: Memories, values: Values, seed: int) -> Values | None:
    """The results and what memories hold when all results are there, or None where that never happens."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "main.sv").write_text(verilog)
        (folder / "bench.sv").write_text(bench(verilog, reference, memories, values, seed))
        command = ["iverilog", "-g2012", "-s", "bench", "-o", "bench.out", "bench.sv", "main.sv"]
        subprocess.run(command, cwd=folder, check=True)
        shown = subprocess.run(
            ["vvp", "-n", "bench.out"], cwd=folder, check=True, capture_output=True, text=True
        ).stdout
    lines = [line for line in shown.split() if line]
    if not lines or "never" in lines:
        return None
    return [int(line) if line.isdigit() else -1 for line in lines]


def agrees(family: str, text: str) -> bool:
    """Whether a network does what the reference does, on all inputs that are tried."""
    reference, verilog = REFERENCES[family], verilog_of(text)
    for seed in range(1, RUNS + 1):
        draw = random.Random(seed)
        # Small and equal numbers, so that elements meet; negative ones.
        memories = [[draw.choice((0, 1, 1, 2, 3, 2**32 - 5, 9)) for _ in range(size)] for size in reference.sizes]
        values = [draw.randrange(1, 2 ** (width - 2)) * draw.choice((1, 3)) for width in reference.widths]
        given = [list(each) for each in memories]
        expected = reference.compute(memories, values)
        masks = [2**width - 1 for width in reference.results]
        wanted = [each & mask for each, mask in zip(expected, masks, strict=True)]
        wanted += [each & 0xFFFFFFFF for memory in memories for each in memory]
        if simulate(verilog, reference, given, values, seed) != wanted:
            return False
    return True


def main(arguments: Sequence[str]) -> int:
    wrong = 0
    for family in arguments or sorted(REFERENCES):
        for pair in tomllib.loads((ROOT / family / "manifest.toml").read_text())["pair"]:
            if pair["name"] in ("network", "forked"):
                continue
            expected = pair["expected"] == "equivalent" and f"{family}/{pair['name']}" not in FAULTY
            found = agrees(family, (ROOT / family / pair["target"]).read_text())
            wrong += found != expected
            print(
                f"{family}/{pair['name']}: {'the same' if found else 'different'}{'' if found == expected else '  !'}",
                flush=True,
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
