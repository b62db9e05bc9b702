"""Circuits over several cycles: the first ones of modules of hw, and what circuits do from go to done."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import WrongUse
from equiv.verdict import Verdict
from frontends.errors import InputProblem

ZERO = """%z = "seq.initial"() ({
  %k = "hw.constant"() <{value = 0 : i4}> : () -> i4
  "seq.yield"(%k) : (i4) -> ()
}) : () -> !seq.immutable<i4>
"""


def _module(body: str) -> str:
    ports = "input a : i4, input b : i4, input clk : !seq.clock, output y : i4"
    properties = f'module_type = !hw.modty<{ports}>, parameters = [], per_port_attrs = [], sym_name = "f"'
    return (
        f'"hw.module"() <{{{properties}}}> ({{\n^bb0(%a: i4, %b: i4, %clk: !seq.clock):\n{ZERO}{body}}}) : () -> ()\n'
    )


def _register(result: str, value: str, name: str = "", known: bool = True) -> str:
    named = f'name = "{name}", ' if name else ""
    first, types = (", %z", "i4, !seq.clock, !seq.immutable<i4>") if known else ("", "i4, !seq.clock")
    segments = f"operandSegmentSizes = array<i32: 1, 1, 0, 0, {int(known)}>"
    return f'{result} = "seq.compreg"({value}, %clk{first}) <{{{named}{segments}}}> : ({types}) -> i4\n'


def _and(result: str, *values: str) -> str:
    return f'{result} = "comb.and"({", ".join(values)}) : (i4, i4) -> i4\n'


OUTPUT = '"hw.output"(%y) : (i4) -> ()\n'
BEHIND = _module(_and("%n", "%a", "%b") + _register("%y", "%n", "y") + OUTPUT)


def _verdict(folder: Path, source: str, target: str, functions: tuple[str, str], suffix: str = ".mlir") -> Verdict:
    paths = []
    for name, text, ending in (("source", source, ".mlir"), ("target", target, suffix)):
        paths.append(folder / (name + (".v" if text.startswith("module f") else ending)))
        paths[-1].write_text(text)
    return verify(*paths, source_function=functions[0], target_function=functions[1], seed=3)


def test_other_runs_are_wrong_use(tmp_path: Path) -> None:
    for run in ("0", "x", "-1"):
        with pytest.raises(InputProblem, match="neither 'done' nor a number of cycles"):
            _verdict(tmp_path, BEHIND, BEHIND, (f"f@{run}", f"f@{run}"))
    with pytest.raises(InputProblem, match="no port 'go'"):
        _verdict(tmp_path, BEHIND, BEHIND, ("f@done", "f@done"))
    with pytest.raises(WrongUse, match="has no function 'g@4'"):
        _verdict(tmp_path, BEHIND, BEHIND, ("g@4", "g@4"))


COUNTER = """module f(input clk, input reset, input go, input [7:0] a, input [7:0] b, output [7:0] y, output done);
  reg [31:0] n;
  reg [7:0] r;
  always @(posedge clk)
    if (reset) n <= 32'h0;
    else n <= go ? n + 32'h1 : n;
  always @(posedge clk)
    if (reset) r <= 8'h0;
    else r <= n == 32'h0 ? b : r + a;
  assign y = r;
  assign done = n == 32'h14;
endmodule
"""
SUM = """func.func @f(%a: i8, %b: i8) -> i8 {
  %n = arith.constant 19 : i8
  %p = arith.muli %a, %n : i8
  %r = arith.addi %p, %b : i8
  return %r : i8
}
"""


ENDS_ANYWHERE = (
    COUNTER.replace("reg [31:0] n", "reg [8:0] n")
    .replace("32'h", "9'h")
    .replace("assign done = n == 9'h14", "assign done = n[7:0] == a | n == 9'h1ff")
)


def test_more_choices_in_one_another_than_can_be(tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, SUM, ENDS_ANYWHERE, ("f", "f@done"))
    assert verdict.verdict == "unknown"
    assert "irreducible control-flow graph" in verdict.reasons[0].message
