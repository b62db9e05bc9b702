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
VERILOG = """module f(input [3:0] a, input [3:0] b, input clk, output [3:0] y);
  reg [3:0] p = 4'h0;
  reg [3:0] q = 4'h0;
  always @(posedge clk) p <= a;
  always @(posedge clk) q <= b;
  assign y = p & q;
endmodule
"""


def _verdict(folder: Path, source: str, target: str, functions: tuple[str, str], suffix: str = ".mlir") -> Verdict:
    paths = []
    for name, text, ending in (("source", source, ".mlir"), ("target", target, suffix)):
        paths.append(folder / (name + (".v" if text.startswith("module f") else ending)))
        paths[-1].write_text(text)
    return verify(*paths, source_function=functions[0], target_function=functions[1], seed=3)


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (_module(_register("%p", "%a") + _register("%q", "%b") + _and("%y", "%p", "%q") + OUTPUT), "equivalent"),
        (_module(_register("%p", "%a") + _register("%q", "%a") + _and("%y", "%p", "%q") + OUTPUT), "different"),
        (_module(_register("%p", "%a") + _and("%y", "%p", "%b") + OUTPUT), "different"),
        # What is unknown at first shows where nothing that is known hides it.
        (_module(_register("%p", "%a") + _register("%q", "%b", "q", False) + _and("%y", "%p", "%q") + OUTPUT), None),
        (_module(_and("%n", "%a", "%b") + _register("%y", "%n", "q", False) + OUTPUT), "different"),
        (VERILOG, "equivalent"),
        (VERILOG.replace("q <= b", "q <= a"), "different"),
        (_module('%y = "comb.add"(%y, %a) : (i4, i4) -> i4\n' + OUTPUT), "unknown"),
    ],
)
def test_first_cycles_of_modules(target: str, expected: str | None, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, BEHIND, target, ("f@4", "f@4"))
    assert verdict.verdict == (expected or "equivalent"), verdict.reasons


def test_other_runs_are_wrong_use(tmp_path: Path) -> None:
    for run in ("0", "x", "-1"):
        with pytest.raises(InputProblem, match="neither 'done' nor a number of cycles"):
            _verdict(tmp_path, BEHIND, BEHIND, (f"f@{run}", f"f@{run}"))
    with pytest.raises(InputProblem, match="no port 'go'"):
        _verdict(tmp_path, BEHIND, BEHIND, ("f@done", "f@done"))
    with pytest.raises(WrongUse, match="has no function 'g@4'"):
        _verdict(tmp_path, BEHIND, BEHIND, ("g@4", "g@4"))


SOURCE = """func.func @f(%a: i8, %b: i8) -> i8 {
  %p = arith.muli %a, %b : i8
  %zero = arith.constant 0 : i8
  %c = arith.cmpi slt, %p, %zero : i8
  %r = scf.if %c -> i8 {
    %q = arith.muli %p, %p : i8
    scf.yield %q : i8
  } else {
    scf.yield %p : i8
  }
  return %r : i8
}
"""
# Two ways of different length, told apart by what a register holds.
MACHINE = """module f(input clk, input reset, input go, input [7:0] a, input [7:0] b, output [7:0] y, output done);
  reg [1:0] state;
  reg [7:0] r;
  always @(posedge clk)
    if (reset) state <= 2'h0;
    else state <= state == 2'h0 ? (go ? 2'h1 : 2'h0) : state == 2'h1 ? (r[7] ? 2'h2 : 2'h3) : 2'h3;
  always @(posedge clk)
    if (reset) r <= 8'h0;
    else r <= state == 2'h0 ? a * b : state == 2'h2 ? r * r : r;
  assign y = r;
  assign done = state == 2'h3;
endmodule
"""


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("", ""), "equivalent"),
        (("reg [7:0] r", "reg [7:0] r = 8'h7"), "equivalent"),  # the reset comes later
        (("done = state == 2'h3", "done = state >= 2'h2"), "different"),  # before the second product is there
        (("r[7] ?", "r[6] ?"), "different"),
        (("2'h2 : 2'h3)", "2'h3 : 2'h2)"), "different"),
        (("r * r : r", "r * r : a"), "different"),
        (("(go ? 2'h1 : 2'h0)", "2'h0"), "different"),  # it never begins
        (
            ("(r[7] ? 2'h2 : 2'h3)", "(r[7] ? 2'h1 : 2'h3)"),
            "unknown",
        ),  # it does not end for some, as long as one may wait
        (("if (reset) r <= 8'h0;\n    else r", "r"), "unknown"),  # what it begins with shows nowhere, yet is not known
        (("if (reset) state <= 2'h0;\n    else state", "state"), "unknown"),
    ],
)
def test_from_go_to_done(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, SOURCE, MACHINE.replace(*change), ("f", "f@done"))
    assert verdict.verdict == expected, verdict.reasons


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


@pytest.mark.parametrize(
    ("change", "expected"),
    [(("", ""), "equivalent"), (("32'h14", "32'h13"), "different"), (("? b : r", "? b : b"), "different")],
)
def test_a_loop_that_a_wide_register_counts(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, SUM, COUNTER.replace(*change), ("f", "f@done"))
    assert verdict.verdict == expected, verdict.reasons


ENDS_ANYWHERE = (
    COUNTER.replace("reg [31:0] n", "reg [8:0] n")
    .replace("32'h", "9'h")
    .replace("assign done = n == 9'h14", "assign done = n[7:0] == a | n == 9'h1ff")
)


def test_more_choices_in_one_another_than_can_be(tmp_path: Path) -> None:
    verdict = _verdict(tmp_path, SUM, ENDS_ANYWHERE, ("f", "f@done"))
    assert verdict.verdict == "unknown"
    assert "irreducible control-flow graph" in verdict.reasons[0].message


HIDDEN = """module f(input clk, input [1:0] a, input [1:0] b, output y, output [1:0] z);
  reg [1:0] r = 2'h0;
  always @(posedge clk) r <= a / b;
  wire [1:0] t = r & 2'h1;
  assign y = t[1];
  assign z = a;
endmodule
"""


def test_what_is_not_known_hides_nothing_a_cycle_later(tmp_path: Path) -> None:
    """The higher bit is 0 whatever the quotient, so a target in which it is 1 is wrong."""
    target = HIDDEN.replace("t[1]", "t[1] | (b == 2'h0)")
    for text in (HIDDEN, target):
        assert _verdict(tmp_path, HIDDEN, text, ("f@3", "f@3")).verdict == "unknown"
