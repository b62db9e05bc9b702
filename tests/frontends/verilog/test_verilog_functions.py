"""Verilog as code generators print it: functions, arrays, computed indices, and loops that generate."""

from __future__ import annotations

import shutil
import subprocess
from itertools import product
from pathlib import Path

import pytest

from equiv import verify
from frontends.errors import InputProblem, SyntaxProblem, Unsupported
from frontends.verilog.lowering import lower
from frontends.verilog.parser import read
from interp import ir
from interp.machine import Cell, Domain, SizeInput, assemble

HEAD = "module f(input wire [2:0] a, input wire [1:0] b, output wire [3:0] y);\n"


def _module(body: str) -> str:
    return f"{HEAD}{body}\nendmodule\n"


def _values(body: str) -> list[int | None]:
    """What `y` is for all inputs; None where that is not known."""
    program = assemble(ir.Module({"f": lower(read(_module(body), "f.sv")["f"])}), "f")
    found: list[int | None] = []
    for a, b in product(range(8), range(4)):
        given = [SizeInput(a - 8 if a > 3 else a), SizeInput(b - 4 if b > 1 else b)]
        execution = program.run(given, Domain.CONCRETE)
        value = execution.value(Cell(("result", 0), ()))
        found.append(value.bits if execution.stop is None and value.state == "constant" else None)
    return found


PRIORITY = """  function automatic [3:0] pick (input reg [2:0] sel, input reg [3:0] x,
                                 input reg [3:0] y, input reg [3:0] z);
    begin
      casez (sel)
        3'b??1: begin
          pick = x;
        end
        3'b?10: pick = y;
        3'b100: pick = z;
        3'b0_00: pick = 4'h9;
        default: pick = 4'dx;
      endcase
    end
  endfunction
"""
SIGNED = """  function automatic [3:0] shifted (input reg [2:0] value, input reg [1:0] amount);
    reg signed [2:0] number;
    begin
      number = $signed(value) >>> amount;
      shifted = $unsigned(number);
    end
  endfunction
"""
NARROW = """  function automatic [3:0] sum (input reg [1:0] x, input reg [3:0] z);
    begin
      sum = x + z;
      if (sum > 4'h5) sum = sum - 4'h5;
      else if (x == z) sum = 4'hf;
    end
  endfunction
"""
ARRAY = "  wire [3:0] t[0:3];\n  assign t[0] = 4'h3;\n  assign t[1] = {1'b0, a};\n  assign t[2] = 4'hc;\n"
BODIES = [
    f"{PRIORITY}  assign y = pick(a, {{2'h0, b}}, 4'h5, 4'hc);",
    f"{PRIORITY}  assign y = pick({{a[0], b}}, pick(a, 4'h1, 4'h2, 4'h3), 4'h5, {{4{{a[2]}}}});",
    f"{SIGNED}  assign y = shifted(a, b);",
    f"{NARROW}  assign y = sum(a, {{1'h0, a}}) + sum(b, 4'hf);",
    f"{ARRAY}  assign t[3] = 4'h0;\n  assign y = t[b];",
    f"{ARRAY}  assign t[3] = 4'h0;\n  assign y = t[b > 2'h2 ? 2'h2 : b + 2'h1][2:0];",
    "  assign y = a[b];",
    f"{ARRAY}  assign t[3] = 4'h5;\n  wire signed [1:0] n;\n  assign n = b;\n  assign y = t[n];",
    f"{ARRAY}  assign t[3] = 4'h5;\n  wire [1:0] k;\n  assign k = 1'sb1;\n  assign y = t[k];",
    f"{ARRAY}  assign t[3] = 4'h5;\n  assign y = t[$signed(b)];",
    "  wire [3:0] u[0:1][0:1];\n  assign u[0][0] = 4'h1;\n  assign u[0][1] = {2'h0, b};\n  assign u[1][0] = 4'h7;\n"
    "  assign u[1][1] = 4'h8;\n  assign y = u[a[0]][b[1]];",
    "  wire [3:0] t[0:3];\n  genvar i;\n  generate\n    for (i = 0; i < 4; i = i + 1) begin : g\n"
    "      assign t[i] = b == i ? {1'h0, a} : i;\n    end\n  endgenerate\n  assign y = t[a[1:0]];",
]


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")
@pytest.mark.parametrize("body", BODIES)
def test_modules_compute_what_a_simulator_computes(body: str, tmp_path: Path) -> None:
    shows = "".join(f'    a = {a}; b = {b}; #1 $display("%b", y);\n' for a, b in product(range(8), range(4)))
    bench = (
        "module bench;\n  reg [2:0] a;\n  reg [1:0] b;\n  wire [3:0] y;\n  f dut(.a(a), .b(b), .y(y));\n"
        f"  initial begin\n{shows}  end\nendmodule\n"
    )
    (tmp_path / "bench.sv").write_text(_module(body) + bench)
    subprocess.run(["iverilog", "-g2012", "-o", str(tmp_path / "bench"), str(tmp_path / "bench.sv")], check=True)
    output = subprocess.run([str(tmp_path / "bench")], check=True, capture_output=True, text=True).stdout.split()
    for bits, value in zip(output, _values(body), strict=True):
        assert value == (None if "x" in bits else int(bits, 2))


def test_an_index_out_of_bounds_is_not_known() -> None:
    found = _values("  wire [3:0] t[3];\n  assign t = '{4'h1, 4'h2, {1'h0, a}};\n  assign y = t[b];")
    assert found == [each for a in range(8) for each in (1, 2, a, None)]


@pytest.mark.parametrize(
    ("expression", "unknown"),
    [
        ("b > 2'h2 ? 2'h2 : b", False),
        ("b >= 2'h2 ? 2'h0 : b + 2'h1", False),
        ("b < 2'h3 ? b : last", False),
        ("b == 2'h3 ? 2'h0 : b", False),
        ("b > 2'h2 ? b : 2'h2", True),
        ("b < 2'h2 ? 2'h2 : b", True),
        ("b > 2'h1 ? 2'h0 : b + last", True),
        ("b > 2'h2 ? 2'h2 : c", True),
        ("b != 2'h3 ? 2'h0 : b", True),
        ("a[0] ? b + last : 3'h0", True),  # the sum has three bits
        ("a[0] ? (b > 2'h1 ? 2'h0 : b + 2'h2) : 3'h0", True),
    ],
)
def test_an_index_that_was_compared_is_in_bounds(expression: str, unknown: bool) -> None:
    """An index that may be out of bounds makes an unknown part of a number, which is not modelled."""
    head = "  wire [1:0] last;\n  assign last = 2'h2;\n  wire [1:0] c;\n  assign c = b;\n"
    body = f"{head}  wire [2:0] t[3];\n  assign t = '{{3'h1, 3'h2, a}};\n  assign y = {{1'h0, t[{expression}]}};"
    if unknown:
        with pytest.raises(Unsupported, match="may be unknown"):
            _values(body)
    else:
        assert None not in _values(body)


@pytest.mark.parametrize(
    ("expression", "unknown"),
    [
        ("b == 2'h0 ? 3'h7 : a / b", False),
        ("b != 2'h0 ? a % b : 3'h7", False),
        ("b > 2'h0 ? a / b : a", False),
        ("b == 2'h1 ? 3'h7 : a / b", True),
        ("b == 2'h0 ? a / b : 3'h7", True),
        ("a == 3'h0 ? 3'h7 : a / b", True),
    ],
)
def test_a_divisor_that_was_compared_is_not_zero(expression: str, unknown: bool) -> None:
    body = f"  assign y = {{1'h0, {expression}}};"
    if unknown:
        with pytest.raises(Unsupported, match="may be unknown"):
            _values(body)
    else:
        assert None not in _values(body)


def test_arrays_are_assigned_as_wholes() -> None:
    body = (
        "  wire [3:0] t[2][2];\n  wire [3:0] u[2];\n  wire [3:0] v[2][2];\n"
        "  assign t = '{'{4'h1, 4'h2}, '{4'h3, 4'h4}};\n  assign u = t[b[0]];\n"
        "  assign v = a[0] ? t : '{u, t[0]};\n  assign y = v[b[1]][a[1]];"
    )
    rows = ((1, 2), (3, 4))
    wanted = []
    for a, b in product(range(8), range(4)):
        whole = rows if a & 1 else (rows[b & 1], rows[0])
        wanted.append(whole[b >> 1][a >> 1 & 1])
    assert _values(body) == wanted


def test_assertions_of_simulators_are_an_assumption(tmp_path: Path) -> None:
    text = '  assign y = a;\n  l_A: assert final ($isunknown(a) || a == b) else $fatal(0, "a; b");'
    for name, body in (("source", "  assign y = a;"), ("target", text)):
        (tmp_path / f"{name}.sv").write_text(_module(body))
    verdict = verify(tmp_path / "source.sv", tmp_path / "target.sv", seed=3)
    assert verdict.verdict == "equivalent"
    assert "what a simulator asserts is not compared" in verdict.assumptions


@pytest.mark.parametrize(
    ("body", "error", "message"),
    [
        (BODIES[0].replace("casez", "unique casez").replace("?10", "?1?"), Unsupported, "overlapping case items"),
        (BODIES[0].replace("casez", "casex"), Unsupported, "casex"),
        (BODIES[0].replace("3'b??1", "2'b?1"), Unsupported, "widths differ"),
        (BODIES[0].replace("3'b??1", "sel"), Unsupported, "not a sized constant"),
        (BODIES[0].replace("pick = y", "pick <= y"), Unsupported, "nonblocking assignment in a function"),
        (BODIES[0].replace("pick = y", "pick[0] = y"), Unsupported, "a part of a variable, or to several"),
        (BODIES[0].replace("pick = y", "pick = a"), Unsupported, "a net of the module"),
        (BODIES[0].replace("4'h5, 4'hc)", "4'h5)"), SyntaxProblem, "takes 4 inputs"),
        (BODIES[2].replace("$signed(value)", "number"), Unsupported, "before it has a value"),
        (BODIES[4].replace("t[b]", "t[4]"), Unsupported, "element 4 of 4"),
        (BODIES[4].replace("t[b]", "t"), Unsupported, "an array as a whole"),
        (BODIES[4].replace("t[3]", "t[b]"), Unsupported, "a left side with a computed index"),
        (BODIES[4].replace("t[3] = 4'h0", "t = '{a, b}"), SyntaxProblem, "not an array of that size"),
        (
            "  for (genvar i = 0; i < 9999; i = i + 1) begin\n  end\n  assign y = a;",
            Unsupported,
            "more than 4096 iterations",
        ),
        ("  for (genvar i = 0; i < a; i = i + 1) begin\n  end\n  assign y = a;", Unsupported, "not a constant"),
        ("  for (genvar i = 0; i < 2; i = i + 1) begin\n  wire w;\n  end", Unsupported, "a declaration in a loop"),
    ],
)
def test_what_is_not_modelled(body: str, error: type[InputProblem], message: str) -> None:
    with pytest.raises(error, match=message) as raised:
        lower(read(_module(body), "f.sv")["f"])
    assert raised.value.place is not None


@pytest.mark.parametrize("body", BODIES)
def test_text_that_is_cut_is_a_problem_of_the_input(body: str) -> None:
    text = _module(body)
    for length in range(20, len(text) - 12, 7):
        with pytest.raises(InputProblem):
            read(text[:length], "f.sv")
