"""Programs that take for ever, or all memory, in some part of a check: parser, lowering, sizes, runs, proofs.

`python -m tests.equiv.request.hostile` checks each at a limit of time, from the command line, in a batch or from
Python, and prints how many seconds beyond the limit it took to end, without what a harmless pair takes, and in which
verdict. Run it where nothing else runs."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from equiv.verdict import EXIT_DIFFERENT, EXIT_EQUIVALENT, EXIT_INPUT, EXIT_UNKNOWN

_VERIFY = """import sys
from pathlib import Path
import equiv
from frontends.errors import InputProblem
try:
    verdict = equiv.verify(Path({source!r}), Path({target!r}), timeout={timeout})
    print(verdict)
    sys.exit(verdict.exit_code)
except InputProblem as problem:
    sys.exit(2)
"""
_COMMANDS = {
    "check": ("-m", "equiv", "--isolated", "check", "--timeout", "{timeout}", "{source}", "{target}"),
    "batch": ("-m", "equiv", "--isolated", "batch", "--timeout", "{timeout}", "--no-cache", "-j1", "{folder}"),
    "verify": ("-c", _VERIFY),
}
_ENDS = {EXIT_EQUIVALENT: "equivalent", EXIT_DIFFERENT: "different", EXIT_INPUT: "refused", EXIT_UNKNOWN: "unknown"}


def _function(body: str, parameters: str = "%a: i32", result: str = "i32", value: str = "%a") -> str:
    return f"func.func @f({parameters}) -> {result} {{\n{body}  return {value} : {result}\n}}\n"


def _loops(extents: tuple[int, ...], body: str) -> str:
    heads = "".join(f"  affine.for %i{at} = 0 to {extent} {{\n" for at, extent in enumerate(extents))
    return heads + body + "  }\n" * len(extents)


def _allocations() -> str:
    body = "    %m = memref.alloc() : memref<1048576xf32>\n    memref.store %c, %m[%i0] : memref<1048576xf32>\n"
    return _function("  %c = arith.constant 1.0 : f32\n" + _loops((1_000_000,), body))


def _long_run() -> str:
    body = "    %x = affine.load %m[0] : memref<1xi32>\n    %y = arith.addi %x, %a : i32\n"
    body += "    affine.store %y, %m[0] : memref<1xi32>\n"
    loops = _loops((100_000, 100_000), body)
    return _function(loops, "%a: i32, %m: memref<1xi32>")


def _endless() -> str:
    return "func.func @f(%a: i32) -> i32 {\n  cf.br ^b(%a : i32)\n^b(%x: i32):\n" + (
        "  %y = arith.addi %x, %a : i32\n  cf.br ^b(%y : i32)\n}\n"
    )


def _collatz() -> str:
    return """func.func @f(%a: i64) -> i64 {
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %r = scf.while (%x = %a) : (i64) -> i64 {
    %more = arith.cmpi ne, %x, %one : i64
    scf.condition(%more) %x : i64
  } do {
  ^body(%x: i64):
    %low = arith.andi %x, %one : i64
    %odd = arith.cmpi eq, %low, %one : i64
    %half = arith.shrui %x, %one : i64
    %m = arith.muli %x, %three : i64
    %n = arith.addi %m, %one : i64
    %next = arith.select %odd, %n, %half : i64
    scf.yield %next : i64
  }
  return %r : i64
}
"""


def _doubling_calls() -> str:
    functions = [_function("").replace("@f", "@f0").replace("func.func", "func.func private")]
    for at in range(1, 40):
        body = f"  %x = call @f{at - 1}(%a) : (i32) -> i32\n  %y = call @f{at - 1}(%x) : (i32) -> i32\n"
        made = _function(body, value="%y").replace("@f(", f"@f{at}(" if at < 39 else "@f(")
        functions.append(made if at == 39 else made.replace("func.func", "func.func private"))
    return "".join(functions)


def _doubling_values() -> str:
    """An expression of 2^5000 leaves, with sharing."""
    body = "".join(f"  %x{at} = arith.muli %x{at - 1}, %x{at - 1} : i32\n" for at in range(1, 5000))
    return _function("  %x0 = arith.addi %a, %a : i32\n" + body, value="%x4999")


def _constant(kind: str) -> str:
    body = f"  %t = arith.constant dense<1.0> : {kind}\n  %r = tensor.dim %t, %i : {kind}\n"
    return _function(body, "%i: index", "index", "%r")


def _arguments(count: int) -> str:
    return _function("", ", ".join(("%a: i32", *(f"%x{at}: memref<?xf32>" for at in range(count)))))


def _straight_line(count: int) -> str:
    body = "".join(f"  %x{at} = arith.addi %x{at - 1}, %a : i32\n" for at in range(1, count))
    return _function("  %x0 = arith.addi %a, %a : i32\n" + body, value=f"%x{count - 1}")


def _blocks(count: int) -> str:
    text = "func.func @f(%a: i32) -> i32 {\n  %z = arith.constant 0 : i32\n  cf.br ^b0(%a : i32)\n"
    for at in range(count):
        text += f"^b{at}(%x{at}: i32):\n  %c{at} = arith.cmpi slt, %x{at}, %z : i32\n"
        text += f"  cf.cond_br %c{at}, ^b{at + 1}(%x{at} : i32), ^b{at + 1}(%a : i32)\n"
    return text + f"^b{count}(%r: i32):\n  return %r : i32\n}}\n"


def _nested_map(depth: int) -> str:
    inside = "d0"
    for at in range(depth):
        inside = f"(({inside}) * 3 + d0) mod {1_000_003 + at}"
    return f"#m = affine_map<(d0) -> ({inside})>\n" + _function(
        "  %r = affine.apply #m(%i)\n", "%i: index", "index", "%r"
    )


def _long_map(terms: int) -> str:
    inside = " + ".join(f"(d0 + {at}) mod {at + 3}" for at in range(terms))
    return f"#m = affine_map<(d0) -> ({inside})>\n" + _function(
        "  %r = affine.apply #m(%i)\n", "%i: index", "index", "%r"
    )


def _attributes(depth: int) -> str:
    return _function("").replace(" -> i32 {", f" -> i32 attributes {{x = {'[' * depth}{']' * depth}}} {{", 1)


def _types(depth: int) -> str:
    return "".join(f"!t{at + 1} = tuple<!t{at}, !t{at}>\n" for at in range(1, depth)).replace("!t1,", "i32,").replace(
        "!t1>", "i32>"
    ) + _function("", f"%a: i32, %b: !t{depth}")


def _threads() -> str:
    return """func.func @f(%m: memref<1xi32>) -> i32 {
  %one = arith.constant 1 : index
  %many = arith.constant 100000 : index
  %c = arith.constant 1 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %many, %gy = %many, %gz = %one)
             threads(%tx, %ty, %tz) in (%sx = %many, %sy = %one, %sz = %one) {
    %o = memref.atomic_rmw addi %c, %m[%bz] : (i32, memref<1xi32>) -> i32
    gpu.terminator
  }
  return %c : i32
}
"""


def _product(size: int) -> str:
    kind = f"memref<{size}x{size}xf32>"
    named = ", ".join(f"%{name}: {kind}" for name in "xyz")
    body = f"  linalg.matmul ins(%x, %y : {kind}, {kind}) outs(%z : {kind})\n"
    return _function(body, f"%a: i32, {named}")


def _factors(width: int) -> str:
    kind = f"i{width}"
    lines = "%s = arith.addi %a, %b", "%p = arith.muli %s, %s", "%q = arith.muli %p, %s"
    body = "".join(f"  {each} : {kind}\n" for each in lines)
    return _function(body, f"%a: {kind}, %b: {kind}", kind, "%q")


def _expanded(width: int) -> str:
    kind = f"i{width}"
    lines = [
        "%aa = arith.muli %a, %a", "%ab = arith.muli %a, %b", "%bb = arith.muli %b, %b", "%aaa = arith.muli %aa, %a",
        "%aab = arith.muli %aa, %b", "%abb = arith.muli %ab, %b", "%bbb = arith.muli %bb, %b",
        "%d = arith.addi %aab, %aab", "%e = arith.addi %aab, %d", "%g = arith.addi %abb, %abb",
        "%h = arith.addi %abb, %g", "%j = arith.addi %aaa, %e", "%k = arith.addi %h, %bbb", "%q = arith.addi %j, %k",
    ]  # fmt: skip
    body = "".join(f"  {each} : {kind}\n" for each in lines)
    return _function(body, f"%a: {kind}, %b: {kind}", kind, "%q")


def _divided() -> str:
    body = "  %c = arith.constant 7 : i64\n  %d = arith.remui %a, %b : i64\n  %p = arith.muli %d, %b : i64\n"
    return _function(body + "  %q = arith.divui %p, %c : i64\n", "%a: i64, %b: i64", "i64", "%q")


def _roots() -> str:
    body = "  %s = arith.mulf %a, %b : f64\n  %t = arith.divf %s, %b : f64\n  %q = math.sqrt %t : f64\n"
    return _function(body, "%a: f64, %b: f64", "f64", "%q")


def _verilog() -> str:
    rows = "".join(f"  assign y[{at}] = ^(a * {{64{{b[{at % 64}]}}}} + {at});\n" for at in range(3000))
    return f"module f(input [63:0] a, input [63:0] b, output [2999:0] y);\n{rows}endmodule\n"


def _wide_verilog() -> str:
    return "module f(input [100000000:0] a, output [100000000:0] y);\n  assign y = a * a;\nendmodule\n"


def _blif() -> str:
    wires = "".join(f".names x{at} a x{at + 1}\n10 1\n01 1\n" for at in range(200_000))
    return f".model f\n.inputs a x0\n.outputs x200000\n{wires}.end\n"


def _same(text: str) -> tuple[str, str]:
    return text, text


@dataclass(frozen=True)
class Hostile:
    """A pair of programs; `suffix` tells their language."""

    make: Callable[[], tuple[str, str]]
    suffix: str = "mlir"


HOSTILE: dict[str, Hostile] = {
    "a loop that allocates": Hostile(lambda: _same(_allocations())),
    "10^10 iterations": Hostile(lambda: _same(_long_run())),
    "a loop without end": Hostile(lambda: _same(_endless())),
    "a loop that data ends": Hostile(lambda: _same(_collatz())),
    "2^39 calls": Hostile(lambda: _same(_doubling_calls())),
    "2^5000 leaves": Hostile(lambda: _same(_doubling_values())),
    "2^5000 leaves against fewer": Hostile(
        lambda: (_doubling_values(), _doubling_values().replace("%x0, %x0", "%a, %a"))
    ),
    "100,000 operations": Hostile(lambda: _same(_straight_line(100_000))),
    "1,000,000 operations": Hostile(lambda: _same(_straight_line(1_000_000))),
    "50,000 arguments": Hostile(lambda: _same(_arguments(50_000))),
    "3,000 blocks": Hostile(lambda: _same(_blocks(3000))),
    "regions in 10,000 levels": Hostile(
        lambda: _same(_function("scf.execute_region {\n" * 10_000 + "scf.yield\n}\n" * 10_000))
    ),
    "a map of 200 levels": Hostile(lambda: _same(_nested_map(200))),
    "a map of 20,000 terms": Hostile(lambda: _same(_long_map(20_000))),
    "attributes in 100,000 levels": Hostile(lambda: _same(_attributes(100_000))),
    "a type of 2^60 parts": Hostile(lambda: _same(_types(60))),
    "a constant of 10^12 elements": Hostile(lambda: _same(_constant("tensor<1000000x1000000xf32>"))),
    "a constant of 1,000,000 digits": Hostile(
        lambda: _same(_function(f"  %c = arith.constant {'9' * 1_000_000} : i32\n"))
    ),
    "quotes in a comment": Hostile(lambda: _same("//" + '"' * 3_000_000 + "\n" + _function(""))),
    "10^15 threads": Hostile(lambda: _same(_threads())),
    "a product of 8192^3": Hostile(lambda: (_product(8192), _product(8192).replace("%x, %y :", "%y, %x :"))),
    "a cube of 64 bits, expanded": Hostile(lambda: (_factors(64), _expanded(64))),
    "a cube of 4,096 bits, expanded": Hostile(lambda: (_factors(4096), _expanded(4096))),
    "quotients of 64 bits": Hostile(lambda: (_divided(), _divided().replace("divui %p, %c", "divui %p, %p"))),
    "roots": Hostile(
        lambda: (_roots(), _roots().replace("mulf %a, %b", "mulf %b, %a").replace("divf %s, %b", "divf %s, %a"))
    ),
    "3,000 wide sums in Verilog": Hostile(lambda: _same(_verilog()), "v"),
    "a register of 10^8 bits in Verilog": Hostile(lambda: _same(_wide_verilog()), "v"),
    "a chain of 200,000 gates": Hostile(lambda: _same(_blif()), "blif"),
    "zeros without end": Hostile(lambda: ("", "/dev/zero")),
    "a pipe that nobody writes to": Hostile(lambda: ("", "pipe")),
}


def seconds_of(hostile: Hostile, folder: Path, timeout: float, through: str) -> tuple[float, str]:
    """How long the check takes, from the start of its process to its end, and how it ends."""
    source, target = (folder / f"pair.{name}.{hostile.suffix}" for name in ("src", "tgt"))
    for file, text in zip((source, target), hostile.make(), strict=True):
        if text.startswith("/dev/"):
            file.symlink_to(text)
        elif text == "pipe":
            os.mkfifo(file)
        else:
            file.write_text(text or _function(""), "utf-8")
    command = [sys.executable, *_COMMANDS[through]]
    command = [
        each.format(timeout=f"{timeout:g}", source=str(source), target=str(target), folder=folder) for each in command
    ]
    started = time.monotonic()
    with tempfile.TemporaryFile("w+") as said:
        ended = subprocess.run(command, stdout=said, stderr=said, timeout=600)
        seconds = time.monotonic() - started
        said.seek(0)
        text = said.read()
    if ended.returncode not in _ENDS or "Traceback" in text or "defect" in text:
        code = ended.returncode
        return seconds, f"FAILED: {signal.Signals(-code).name if code < 0 else code}: {text[-200:]!r}"
    why = next((line.strip() for line in text.split("\n") if "limit" in line or "nested" in line), "")
    return seconds, f"{_ENDS[ended.returncode]} {why[:60]}".strip()


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks hostile programs at a limit of time.")
    parser.add_argument("--timeout", type=float, default=2.0, metavar="SECONDS")
    parser.add_argument("names", nargs="*", metavar="NAME", help="these alone")
    parser.add_argument("--through", choices=_COMMANDS, default="check", help="what checks them (default: check)")
    given = parser.parse_args()
    late = failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        harmless, _ = seconds_of(Hostile(lambda: _same(_function(""))), Path(scratch), given.timeout, given.through)
    print(f"{'a harmless pair':36} {harmless:6.2f} s in all")
    for name, hostile in HOSTILE.items():
        if given.names and name not in given.names:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            seconds, outcome = seconds_of(hostile, Path(scratch), given.timeout, given.through)
        beyond = seconds - harmless - given.timeout
        late += beyond > 1
        failed += outcome.startswith("FAILED")
        print(f"{name:36} {beyond:+6.2f} s  {outcome}", flush=True)
    print(f"{late} ended more than a second after the limit of {given.timeout:g} s, {failed} with an error of ours")
    sys.exit(1 if late or failed else 0)


if __name__ == "__main__":
    main()
