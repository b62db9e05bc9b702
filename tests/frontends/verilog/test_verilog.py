"""Structural Verilog: what its expressions compute, what registers do, and what is not modelled."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest

from equiv import verify
from equiv.errors import SignatureMismatch
from equiv.verdict import Verdict
from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from frontends.verilog.lowering import lower
from frontends.verilog.parser import read
from interp import ir
from interp.machine import Cell, Domain, SizeInput, assemble

HEAD = "module f(a, b, s, t, y);\n  input [2:0] a, b;\n  input signed [2:0] s;\n  input signed [4:0] t;\n"
WIDTHS = (3, 3, 3, 5)


def _signed(value: int, width: int) -> int:
    return value - (1 << width) if value >> (width - 1) else value


def _module(expression: str, width: int = 6) -> str:
    return f"{HEAD}  output [{width - 1}:0] y;\n  assign y = {expression};\nendmodule\n"


def _values(expression: str, inputs: list[tuple[int, ...]]) -> list[int | None]:
    """What the expression gives for each row of inputs; None where that is not known."""
    program = assemble(ir.Module({"f": lower(read(_module(expression), "f.v")["f"])}), "f")
    found: list[int | None] = []
    for row in inputs:
        given = [SizeInput(_signed(value, width)) for value, width in zip(row, WIDTHS, strict=True)]
        execution = program.run(given, Domain.CONCRETE)
        value = execution.value(Cell(("result", 0), ()))
        found.append(value.bits if execution.stop is None and value.state == "constant" else None)
    return found


@pytest.mark.parametrize(
    ("expression", "row", "expected"),
    [
        ("a + b", (7, 7, 0, 0), 14),  # computed with the six bits of the target
        ("{a + b}", (7, 7, 0, 0), 6),  # but not in a join
        ("(a + b) >> 1", (7, 7, 0, 0), 7),
        ("{(a + b) >> 1}", (7, 7, 0, 0), 3),
        ("a - b", (0, 1, 0, 0), 63),
        ("~a", (0, 0, 0, 0), 63),
        ("s", (0, 0, 7, 0), 63),  # a signed net is extended with its sign
        ("s + a", (1, 0, 7, 0), 8),  # where an operand is not signed, none is
        ("s + t", (0, 0, 7, 31), 62),
        ("s[2:0] + 6'd0", (0, 0, 7, 0), 7),  # a part of a net is not signed
        ("$signed(a) + s", (7, 0, 7, 0), 62),
        ("$unsigned(s) + 6'sd0", (0, 0, 7, 0), 7),
        ("s >>> 1", (0, 0, 4, 0), 62),
        ("s >> 1", (0, 0, 4, 0), 30),
        ("a >>> 1", (4, 0, 0, 0), 2),
        ("(s >>> 1) + a", (0, 0, 4, 0), 2),
        ("a << 7", (7, 0, 0, 0), 0),
        ("a << b", (3, 4, 0, 0), 48),
        ("s < t", (0, 0, 7, 1), 1),
        ("s < a", (1, 0, 7, 0), 0),
        ("a == 3'sb111", (7, 0, 0, 0), 1),
        ("-a", (1, 0, 0, 0), 63),
        ("&a", (7, 0, 0, 0), 1),
        ("~|b", (0, 0, 0, 0), 1),
        ("^a", (7, 0, 0, 0), 1),
        ("~^a", (7, 0, 0, 0), 0),
        ("!a", (2, 0, 0, 0), 0),
        ("a && b", (2, 4, 0, 0), 1),
        ("a & b", (2, 4, 0, 0), 0),
        ("a ? s : t", (1, 0, 7, 0), 63),
        ("a ? s : b", (1, 0, 7, 0), 7),
        ("8'hb4 >> a", (5, 0, 0, 0), 5),
        ("{2{a[0]}}", (1, 0, 0, 0), 3),
        ("{a[2:1], b[0]}", (6, 1, 0, 0), 7),
        ("a / b", (7, 2, 0, 0), 3),
        ("s % t", (0, 0, 7, 2), 63),
        ("a / b", (7, 0, 0, 0), None),
        ("6'hxx", (0, 0, 0, 0), None),
        # A number without a width has 32 bits, with a base as without.
        ("('hFFFFFFFF + 1) >> 27", (0, 0, 0, 0), 0),
        ("~'h0 >> 27", (0, 0, 0, 0), 31),
        ("-'h1 >> 27", (0, 0, 0, 0), 31),
        ("('h80000000 * 2) >> 27", (0, 0, 0, 0), 0),
        ("('hF0000000 << 4) >> 31", (0, 0, 0, 0), 0),
        ("'hFFFFFFFF == ~32'h0", (0, 0, 0, 0), 1),
        ("'b11111111111111111111111111111111 + 1 > 'o0", (0, 0, 0, 0), 0),
        ("'shFFFFFFFF < s", (0, 0, 0, 0), 1),
        ("'hFFFFFFFF < s", (0, 0, 0, 0), 0),
        ("'shFFFFFFFF >>> 31", (0, 0, 0, 0), 63),
        ("2147483647 + 1 > 0", (0, 0, 0, 0), 0),
    ],
)
def test_expressions(expression: str, row: tuple[int, ...], expected: int | None) -> None:
    assert _values(expression, [row]) == [expected]


@pytest.mark.parametrize("number", ["'h1FFFFFFFF", "'d4294967296", "'sb1" + 32 * "0", "2147483648", "99999999999"])
def test_numbers_without_a_width_that_tools_differ_about(number: str) -> None:
    with pytest.raises(Unsupported, match="a number without a width"):
        _values(f"{number} >> 30", [(0, 0, 0, 0)])


def _random_expression(generator: random.Random, depth: int) -> str:
    leaves = ("a", "b", "s", "t", "a[1:0]", "t[3]", "3'd5", "4'sb1001", "2", "1'h1", "-3'sd2")
    if depth == 0:
        return generator.choice(leaves)
    one, two, three = (_random_expression(generator, depth - 1) for _ in range(3))
    shapes = (
        *(
            f"({one} {operator} {two})"
            for operator in ["+", "-", "*", "&", "|", "^", "~^", "<", "<=", "==", ">=", "&&", "||"]
        ),
        *(f"({one} {shift} {generator.choice(('a', 'b', '2'))})" for shift in (">>", "<<", ">>>", "<<<")),
        *(f"({operator}{one})" for operator in ("~", "-", "!", "^", "&", "~|")),
        f"({one} ? {two} : {three})",
        *("{a, b[0], {2{t}}}", f"$signed({one})", f"$unsigned({one})"),
    )
    return generator.choice(shapes)


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")
def test_expressions_compute_what_a_simulator_computes(tmp_path: Path) -> None:
    """Unsized numbers in a join are left out: they are errors there."""
    generator = random.Random(4)
    expressions = [_random_expression(generator, 2) for _ in range(60)]
    rows = [tuple(generator.randrange(1 << width) for width in WIDTHS) for _ in range(12)]
    nets = "".join(f"  wire [5:0] y{number} = {each};\n" for number, each in enumerate(expressions))
    shows = "".join(f'    $display("%b", y{number});\n' for number in range(len(expressions)))
    steps = "".join(f"    a = {a}; b = {b}; s = {s}; t = {t}; #1;\n{shows}" for a, b, s, t in rows)
    regs = "  reg [2:0] a, b;\n  reg signed [2:0] s;\n  reg signed [4:0] t;\n"
    (tmp_path / "bench.v").write_text(f"module bench;\n{regs}{nets}  initial begin\n{steps}  end\nendmodule\n")
    subprocess.run(["iverilog", "-g2005", "-o", str(tmp_path / "bench"), str(tmp_path / "bench.v")], check=True)
    output = subprocess.run([str(tmp_path / "bench")], check=True, capture_output=True, text=True).stdout.split()
    assert len(output) == len(expressions) * len(rows)
    for number, expression in enumerate(expressions):
        simulated = [output[row * len(expressions) + number] for row in range(len(rows))]
        for bits, value in zip(simulated, _values(expression, rows), strict=True):
            assert "x" in bits or value == int(bits, 2), (expression, bits)


def _verdict(folder: Path, source: str, target: str) -> Verdict:
    for name, text in (("source", source), ("target", target)):
        (folder / f"{name}.v").write_text(text)
    return verify(folder / "source.v", folder / "target.v", seed=3)


COUNTER = """module f(clk, rst, en, y);
  input clk, rst, en;
  output [3:0] y;
  reg [3:0] y = 4'h0;
  wire [3:0] n;
  assign n = y + 4'h1;
  always @(posedge clk)
    if (rst) y <= 4'h0;
    else if (en) y <= n;
endmodule
"""


def test_ports_registers_and_clocks_are_matched_by_name(tmp_path: Path) -> None:
    renamed = COUNTER.replace("reg [3:0] y =", "reg [3:0] z =").replace("y <=", "z <=").replace("= y +", "= z +")
    with pytest.raises(SignatureMismatch, match="has no register 'y'"):
        _verdict(tmp_path, COUNTER, renamed)
    with pytest.raises(SignatureMismatch, match="the falling edge of 'clk'"):
        _verdict(tmp_path, COUNTER, COUNTER.replace("posedge", "negedge"))
    with pytest.raises(SignatureMismatch, match="has no input 'en'"):
        _verdict(tmp_path, COUNTER, COUNTER.replace(", en", ", go").replace("(en)", "(go)"))


@pytest.mark.parametrize(
    ("body", "error", "line", "message"),
    [
        ("always @(posedge clk or posedge a) r <= a;", Unsupported, 5, "asynchronous reset"),
        ("always @(posedge clk) r = a;", Unsupported, 5, "a blocking assignment"),
        ("always @* r = a;", Unsupported, 5, "run yosys's 'proc'"),
        ("always @(posedge clk) case (a) 0: r <= a; endcase", Unsupported, 5, "'case'"),
        ("reg [7:0] m [1:3];", Unsupported, 5, "first index is 1"),
        ("sub u (.x(a));", Unsupported, 5, "'sub'"),
        ("parameter W = 3;", Unsupported, 5, "'parameter'"),
        ("`ifdef X", Unsupported, 5, "compiler directives"),
        ("reg [3:0] c;\nassign c[b] = a;", Unsupported, 6, "a left side with a computed index"),
        ("assign y = a ** 2;", Unsupported, 5, "powers"),
        ("assign y = f(a);", SyntaxProblem, 5, "expected"),
        ("assign y = 4'b1x0z;", Unsupported, 5, "some unknown bits"),
        ("assign y = ;", Unsupported, 5, "in an expression"),
        ("wire [0:3] w;", Unsupported, 5, "bits from 0 to 3"),
        ("inout z;", Unsupported, 5, "bidirectional port"),
        ('assign y = "a";', Unsupported, 5, "in an expression"),
        ("wire w", SyntaxProblem, 6, "expected"),
        ("reg q = a;", Unsupported, 5, "initial value is not a constant"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(
    body: str, error: type[InputProblem], line: int, message: str
) -> None:
    text = f"module f(clk, a, b, y);\n  input clk, a, b;\n  output y;\n  reg r;\n{body}\nendmodule\n"
    with pytest.raises(error, match=message) as raised:
        read(text, "f.v")
    assert raised.value.place is not None and raised.value.place.line == line


@pytest.mark.parametrize(
    ("body", "error", "message"),
    [
        (
            "wire p, q;\nassign p = q;\nassign q = p;\nassign y = q;",
            Unsupported,
            r"a combinational cycle through 'p' \(f\.v:5:8\) and 'q' \(f\.v:6:8\)",
        ),
        ("assign y = a;\nassign y = b;", SyntaxProblem, "driven twice"),
        ("assign a = b;", SyntaxProblem, "an input or a register"),
        ("assign y = nowhere;", Unsupported, "not declared"),
        ("assign y = a[3];", Unsupported, "bits 3 to 3 of 1"),
        ("reg r;\nalways @(posedge clk) r <= clk;", Unsupported, "used as data"),
        ("reg r;\nalways @(posedge clk) r <= a;\nalways @(negedge clk) r <= b;", Unsupported, "several clocks"),
        ("reg r;\nalways @(posedge clk) r <= a;\nalways @(posedge clk) r <= b;", SyntaxProblem, "in two places"),
        ("always @(posedge clk) a <= b;", SyntaxProblem, "is not a register"),
    ],
)
def test_what_means_nothing_is_said(body: str, error: type[InputProblem], message: str) -> None:
    text = f"module f(clk, a, b, y);\n  input clk, a, b;\n  output y;\n{body}\nendmodule\n"
    with pytest.raises(error, match=message):
        lower(read(text, "f.v")["f"])


LATER = "module f(clk, a, b, y);\n  input clk;\n  input a;\n  input b;\n  output y;\n{}endmodule\n"
BEHIND = LATER.format("  reg q = 1'h0;\n  always @(posedge clk)\n    q <= a & b;\n  assign y = q;\n")
BEFORE = LATER.format(
    "  reg p = 1'h0;\n  reg r = 1'h0;\n  always @(posedge clk)\n    p <= a;\n"
    "  always @(posedge clk)\n    r <= b;\n  assign y = p & r;\n"
)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("", ""), "equivalent"),
        (("p & r", "p & b"), "different"),
        (("p = 1'h0", "p = 1'h1"), "equivalent"),
        (("reg p = 1'h0", "reg p"), "equivalent"),  # for the other one begins with 0
        (("reg r = 1'h0", "reg r"), "equivalent"),
        (("reg p = 1'h0;\n  reg r = 1'h0", "reg p;\n  reg r"), "different"),
    ],
)
def test_first_cycles_do_without_equal_registers(change: tuple[str, str], expected: str, tmp_path: Path) -> None:
    assert _first_cycles(tmp_path, BEHIND, BEFORE.replace(*change)) == expected


def test_first_cycles_of_a_source_that_begins_unknown(tmp_path: Path) -> None:
    """What it holds then is no one else's to know, unless a register of that name begins unknown there, too."""
    unknown = BEHIND.replace("reg q = 1'h0", "reg q")
    assert _first_cycles(tmp_path, unknown, unknown) == "equivalent"
    assert _first_cycles(tmp_path, unknown, unknown.replace("a & b", "a | b")) == "different"
    with pytest.raises(SignatureMismatch, match="has no register 'q' at first"):
        _first_cycles(tmp_path, unknown, BEFORE)


def _first_cycles(folder: Path, source: str, target: str) -> str:
    for name, text in (("source", source), ("target", target)):
        (folder / f"{name}.v").write_text(text)
    return verify(folder / "source.v", folder / "target.v", function="f@5", seed=3).verdict
