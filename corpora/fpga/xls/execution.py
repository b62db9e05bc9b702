"""Runs functions of XLS by its own just-in-time compiler, and circuits by iverilog, on the same random inputs."""

from __future__ import annotations

import random
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from frontends.xls.parser import read
from frontends.xls.syntax import Array, Bits, Function, Tuple, Type, width_of

ROWS = 400
_PATTERN = re.compile(r"assign (\w+) = ('\{[^;]*\});")  # which iverilog cannot assign
Row = Sequence[int]
"""The bits of each argument, as the port of a circuit has them."""


def function_of(text: str, name: str) -> Function:
    return read(text, "xls").functions[name]


def rows(function: Function, seed: int = 1) -> list[list[int]]:
    """Random arguments, and among them bits that are mostly zeros or ones."""
    chance = random.Random(seed)
    found = []
    for number in range(ROWS):
        row = []
        for parameter in function.parameters:
            width = width_of(parameter.type)
            bits = chance.getrandbits(width)
            if number % 4 == 1:
                bits &= chance.getrandbits(width) & chance.getrandbits(width)
            elif number % 4 == 2:
                bits |= chance.getrandbits(width) | chance.getrandbits(width)
            row.append(bits)
        found.append(row)
    return found


def typed(type: Type, bits: int) -> str:
    """A value as XLS reads it, from its bits: the first element of a tuple is the highest, that of an array the
    lowest."""
    match type:
        case Bits(width=width):
            return f"bits[{width}]:{bits & ((1 << width) - 1)}"
        case Array(element=element, size=size):
            width = width_of(element)
            return "[" + ", ".join(typed(element, bits >> width * number) for number in range(size)) + "]"
        case Tuple(elements=elements):
            low, parts = width_of(type), []
            for each in elements:
                low -= width_of(each)
                parts.append(typed(each, bits >> low))
            return "(" + ", ".join(parts) + ")"
    raise ValueError(f"no value of {type}")


def run(text: str, name: str, arguments: Sequence[Row]) -> list[str]:
    """What a function gives for each row, as XLS prints it."""
    from xls import Package, c_api

    package = Package.parse_ir(text)
    compiled = c_api.xls_make_function_jit(package.get_function(name))
    types = [parameter.type for parameter in function_of(text, name).parameters]
    found = []
    for row in arguments:
        values = [c_api.xls_parse_typed_value(typed(type, bits)) for type, bits in zip(types, row, strict=True)]
        found.append(c_api.xls_function_jit_run(compiled, values).to_string())
    return found


def _spread(match: re.Match[str]) -> str:
    """The elements of an array, each assigned alone."""
    element, place, found = "", list[int](), list[str]()
    for character in match[2][1:]:
        if character == "{":
            place.append(0)
        elif character in ",}" and element.strip(" '"):
            found.append(f"assign {match[1]}{''.join(f'[{number}]' for number in place)} = {element.strip()};")
        if character == "}":
            place.pop()
        elif character == ",":
            place[-1] += 1
        element = "" if character in "{,}" else element + character
    return " ".join(found)


def simulate(verilog: str, module: str, function: Function, arguments: Sequence[Row], latency: int = 0) -> list[str]:
    """What a circuit of a function gives, as XLS would print it; `x` where the simulator does not know. A pipeline
    takes a row in each cycle; results that would come after the last one are left out."""
    ports = [(parameter.name, width_of(parameter.type)) for parameter in function.parameters]
    whole = width_of(function.type)
    regs = "".join(f"  reg [{width - 1}:0] {name};\n" for name, width in ports)
    wires = ", ".join(f".{name}({name})" for name, _ in ports)
    steps = "".join(
        "    "
        + "".join(f"{name} = {width}'h{bits:x}; " for (name, width), bits in zip(ports, row, strict=True))
        + ('#1 $display("%b", out); clk = 1; #1 clk = 0;\n' if latency else '#1 $display("%b", out);\n')
        for row in arguments
    )
    if latency:
        regs, wires = f"  reg clk = 0;\n{regs}", f".clk(clk), {wires}"
    bench = (
        f"module bench;\n{regs}  wire [{whole - 1}:0] out;\n  {module} dut({wires}, .out(out));\n"
        f"  initial begin\n{steps}  end\nendmodule\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.sv"
        path.write_text(f"{_PATTERN.sub(_spread, verilog)}\n{bench}")
        compiled = Path(folder) / "bench"
        subprocess.run(["iverilog", "-g2012", "-gno-assertions", "-o", str(compiled), str(path)], check=True)
        printed = subprocess.run([str(compiled)], check=True, capture_output=True, text=True).stdout.split()
    return [typed(function.type, int(bits, 2)) if set(bits) <= set("01") else "x" for bits in printed[latency:]]
