"""XLS IR: what its operations compute, how functions are taken and given, and what is not modelled."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv import verify
from equiv.verdict import DIFFERENT, EQUIVALENT, Verdict
from frontends.errors import InputProblem, SyntaxProblem, UnknownFunction, Unsupported
from frontends.xls.source import load
from interp import ir
from interp.machine import Cell, Domain, SizeInput, assemble
from tests.frontends.xls.xls_evaluation import random_program, signed


def _package(parameters: str, type: str, *nodes: str, before: str = "") -> str:
    body = "".join(f"  {'ret ' if node is nodes[-1] else ''}{node}\n" for node in nodes)
    return f"package p\n\n{before}fn f({parameters}) -> {type} {{\n{body}}}\n"


def _lowered(tmp_path: Path, text: str, entry: str = "f") -> ir.Module:
    path = tmp_path / "p.xlsir"
    path.write_text(text)
    return load(path).lower(entry)


def _verify(
    tmp_path: Path,
    source: str,
    target: str,
    functions: tuple[str, str] = ("f", "f"),
    suffix: str = ".xlsir",
    source_suffix: str = ".xlsir",
) -> Verdict:
    before, after = tmp_path / f"before{source_suffix}", tmp_path / f"after{suffix}"
    before.write_text(source)
    after.write_text(target)
    return verify(before, after, source_function=functions[0], target_function=functions[1])


# -- what operations compute -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(120))
def test_random_functions_compute_what_the_definition_says(tmp_path: Path, seed: int) -> None:
    text, inputs, expected = random_program(seed)
    module = _lowered(tmp_path, text)
    widths = [
        parameter.type.width for parameter in module.functions["f"].parameters if isinstance(parameter.type, ir.Scalar)
    ]
    program = assemble(module, "f")
    for row, results in zip(inputs, expected, strict=True):
        given = [SizeInput(signed(value, width)) for value, width in zip(row.values(), widths, strict=True)]
        execution = program.run(given, Domain.CONCRETE)
        assert execution.stop is None
        found = [execution.value(Cell(("result", number), ())) for number in range(len(results))]
        assert [value.bits for value in found] == results


# -- functions ---------------------------------------------------------------------------------------------------------

BODY = """fn body(i: bits[8], sum: bits[8], a: bits[8][4]) -> bits[8] {
  x: bits[8] = array_index(a, indices=[i])
  ret r: bits[8] = add(sum, x)
}

"""
SUM = (
    "z: bits[8] = literal(value=0)",
    "r: bits[8] = counted_for(z, trip_count=4, stride=1, body=body, invariant_args=[a])",
)


def test_a_loop_whose_count_is_data(tmp_path: Path) -> None:
    nodes = (
        SUM[0],
        "o: bits[2] = literal(value=1)",
        "r: bits[8] = dynamic_counted_for(z, n, o, body=body, invariant_args=[a])",
    )
    loop = _package("a: bits[8][4], n: bits[2]", "bits[8]", *nodes, before=BODY)
    chain = [SUM[0]]
    for step in range(3):
        chain.append(f"i{step}: bits[2] = literal(value={step})")
        chain.append(f"x{step}: bits[8] = array_index(a, indices=[i{step}])")
        chain.append(f"s{step}: bits[8] = add({f's{step - 1}' if step else 'z'}, x{step})")
    chosen = "r: bits[8] = sel(n, cases=[z, s0, s1, s2])"
    assert (
        _verify(tmp_path, loop, _package("a: bits[8][4], n: bits[2]", "bits[8]", *chain, chosen)).verdict == EQUIVALENT
    )
    wrong = "r: bits[8] = sel(n, cases=[z, s0, s1, s1])"
    assert _verify(tmp_path, loop, _package("a: bits[8][4], n: bits[2]", "bits[8]", *chain, wrong)).verdict == DIFFERENT


def test_a_function_of_each_element(tmp_path: Path) -> None:
    twice = "fn twice(x: bits[8]) -> bits[9] {\n  ret r: bits[9] = concat(x, z)\n}\n\n".replace(
        "  ret", "  z: bits[1] = literal(value=0)\n  ret"
    )
    mapped = _package("a: bits[8][3]", "bits[9][3]", "r: bits[9][3] = map(a, to_apply=twice)", before=twice)
    reference = """
        func.func @f(%a: tensor<3xi8>) -> tensor<3xi9> {
          %one = arith.constant dense<1> : tensor<3xi9>
          %x = arith.extui %a : tensor<3xi8> to tensor<3xi9>
          %r = arith.shli %x, %one : tensor<3xi9>
          return %r : tensor<3xi9>
        }"""
    assert _verify(tmp_path, mapped, reference, suffix=".mlir").verdict == EQUIVALENT
    assert _verify(tmp_path, reference, mapped, source_suffix=".mlir").verdict == EQUIVALENT
    assert _verify(tmp_path, mapped, reference.replace("dense<1>", "dense<2>"), suffix=".mlir").verdict == DIFFERENT


def test_a_parameter_is_returned(tmp_path: Path) -> None:
    assert (
        _verify(
            tmp_path,
            "package p\nfn f(a: bits[8] id=1) -> bits[8] {\n  ret a: bits[8] = param(name=a, id=1)\n}\n",
            _package("a: bits[8]", "bits[8]", "r: bits[8] = identity(a)"),
        ).verdict
        == EQUIVALENT
    )


def test_arrays_are_values(tmp_path: Path) -> None:
    """What is written to a copy is not written to the array."""
    nodes = (
        "z: bits[8] = literal(value=0)",
        "i: bits[1] = literal(value=0)",
        "u: bits[8][2] = array_update(a, z, indices=[i])",
        "r: (bits[8][2], bits[8][2]) = tuple(a, u)",
    )
    swapped = (*nodes[:3], "r: (bits[8][2], bits[8][2]) = tuple(u, a)")
    type = "(bits[8][2], bits[8][2])"
    source, target = (_package("a: bits[8][2]", type, *each) for each in (nodes, swapped))
    assert _verify(tmp_path, source, source).verdict == EQUIVALENT
    assert _verify(tmp_path, source, target).verdict == DIFFERENT


def test_arrays_of_tuples_are_memories_side_by_side(tmp_path: Path) -> None:
    text = _package(
        "a: (bits[8], bits[4][2])[3]",
        "bits[4]",
        "i: bits[2] = literal(value=2)",
        "e: (bits[8], bits[4][2]) = array_index(a, indices=[i])",
        "x: bits[4][2] = tuple_index(e, index=1)",
        "j: bits[1] = literal(value=1)",
        "r: bits[4] = array_index(x, indices=[j])",
    )
    module = _lowered(tmp_path, text)
    views = [ir.View(ir.Scalar("i8"), (3,)), ir.View(ir.Scalar("i4"), (3, 2))]
    assert [each.type for each in module.functions["f"].parameters] == views
    reference = """
        func.func @f(%a: tensor<3xi8>, %b: tensor<3x2xi4>) -> i4 {
          %i = arith.constant 2 : index
          %j = arith.constant 1 : index
          %r = tensor.extract %b[%i, %j] : tensor<3x2xi4>
          return %r : i4
        }"""
    assert _verify(tmp_path, text, reference, suffix=".mlir").verdict == EQUIVALENT
    assert _verify(tmp_path, text, reference.replace("%b[%i, %j]", "%b[%j, %j]"), suffix=".mlir").verdict == DIFFERENT


def test_an_assertion_binds_the_target(tmp_path: Path) -> None:
    plain = _package("a: bits[8]", "bits[8]", "r: bits[8] = identity(a)")
    asserting = _package(
        "a: bits[8]",
        "bits[8]",
        "t: token = after_all()",
        "z: bits[8] = literal(value=0)",
        "c: bits[1] = ne(a, z)",
        'u: token = assert(t, c, message="not zero", label="l")',
        "r: bits[8] = identity(a)",
    )
    assert _verify(tmp_path, asserting, plain).verdict == EQUIVALENT
    assert _verify(tmp_path, plain, asserting).verdict == DIFFERENT


def test_what_is_recorded_is_an_assumption(tmp_path: Path) -> None:
    covered = _package(
        "a: bits[1]",
        "bits[1]",
        't: () = cover(a, label="l")',
        "r: bits[1] = identity(a)",
    )
    verdict = _verify(tmp_path, covered, _package("a: bits[1]", "bits[1]", "r: bits[1] = identity(a)"))
    assert verdict.verdict == EQUIVALENT
    assert "how often a 'cover' holds is not compared" in " ".join(verdict.assumptions)


CIRCUIT = """module f(input wire clk, input wire [11:0] a, input wire [3:0] b, output wire [8:0] out);
  reg [11:0] p;
  reg [8:0] q;
  always @(posedge clk) begin
    p <= a;
    q <= {p[3:0], p[8:4]};
  end
  assign out = q;
endmodule
"""


def test_a_circuit_has_a_port_for_each_value(tmp_path: Path) -> None:
    """The first element of an array is in the lowest bits, that of a tuple in the highest ones."""
    nodes = (
        "i: bits[2] = literal(value=2)",
        "j: bits[1] = literal(value=0)",
        "x: bits[4] = array_index(a, indices=[j])",
        "y: bits[4] = array_index(a, indices=[i])",
        "k: bits[2] = literal(value=1)",
        "m: bits[4] = array_index(a, indices=[k])",
        "z: bits[1] = bit_slice(y, start=0, width=1)",
        "t: (bits[1], bits[4]) = tuple(z, m)",
        "r: (bits[4], (bits[1], bits[4])) = tuple(x, t)",
    )
    text = _package("a: bits[4][3], b: bits[4]", "(bits[4], (bits[1], bits[4]))", *nodes)
    head = CIRCUIT.replace("input wire clk, ", "").partition("  reg")[0]
    wires = f"{head}  assign out = {{a[3:0], a[8:4]}};\nendmodule\n"
    assert _verify(tmp_path, text, wires, ("f@ports", "f"), ".v").verdict == EQUIVALENT
    wrong = wires.replace("{a[3:0], a[8:4]}", "{a[11:8], a[7], a[3:0]}")
    assert _verify(tmp_path, text, wrong, ("f@ports", "f"), ".v").verdict == DIFFERENT


@pytest.mark.parametrize(
    ("form", "change", "expected"),
    [
        ("f@5+2", ("", ""), EQUIVALENT),
        ("f@5+1", ("", ""), DIFFERENT),
        ("f@5+3", ("", ""), DIFFERENT),
        ("f@5+2", ("p <= a", "p <= p"), DIFFERENT),
        ("f@5+2", ("assign out = q", "assign out = {p[3:0], p[8:4]}"), DIFFERENT),
        ("f@5+1", ("assign out = q", "assign out = {p[3:0], p[8:4]}"), EQUIVALENT),
    ],
)
def test_a_pipeline_gives_results_later(tmp_path: Path, form: str, change: tuple[str, str], expected: str) -> None:
    nodes = ("l: bits[4] = bit_slice(a, start=0, width=4)", "h: bits[5] = bit_slice(a, start=4, width=5)")
    text = _package("a: bits[12], b: bits[4]", "(bits[4], bits[5])", *nodes, "r: (bits[4], bits[5]) = tuple(l, h)")
    assert _verify(tmp_path, text, CIRCUIT.replace(*change), (form, "f@5"), ".v").verdict == expected


# -- what is not modelled ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("package p\nproc q(x: bits[8]) {\n}\n", (2, 1), "only functions"),
        (_package("a: bits[129]", "bits[129]", "r: bits[129] = not(a)"), (3, 1), "129 bits"),
        (_package("a: bits[8]", "bits[8]", "r: bits[8] = frobnicate(a)"), (4, 7), "'frobnicate'"),
        (
            _package(
                "a: bits[8]",
                "bits[8]",
                "p: (bits[8], bits[8]) = smulp(a, a)",
                "r: bits[8] = tuple_index(p, index=0)",
            ),
            (5, 7),
            "of which XLS specifies the sum alone",
        ),
    ],
)
def test_what_is_not_modelled_has_its_place(tmp_path: Path, text: str, place: tuple[int, int], message: str) -> None:
    with pytest.raises(Unsupported) as caught:
        _lowered(tmp_path, text)
    assert message in str(caught.value)
    assert caught.value.place is not None
    assert (caught.value.place.line, caught.value.place.column) == place


@pytest.mark.parametrize(
    "nodes",
    [
        "r: bits[8] = add(a, b)",  # of nobody
        "r: bits[8] = add(a)",
        "r: bits[9] = add(a, a)",
        "r: bits[8] = bit_slice(a, start=1, width=8)",
        "r: bits[8] = sel(a, cases=[a, a])",
        "r: bits[8] = literal(value=256)",
        "r: bits[8] = zero_ext(a, new_bit_count=9)",
        "r: bits[8] = array_index(a, indices=[a])",
        "r: bits[8] = invoke(a, to_apply=g)",
        "r: bits[8] = invoke(a, to_apply=f)",  # itself
        "r: bits[8] = add(a, a",
        "a: bits[8] = add(a, a)",  # twice
    ],
)
def test_wrong_programs_are_named(tmp_path: Path, nodes: str) -> None:
    with pytest.raises(SyntaxProblem) as caught:
        _lowered(tmp_path, _package("a: bits[8]", "bits[8]", nodes))
    assert caught.value.place is not None


@pytest.mark.parametrize("entry", ["g", "f@", "f@ports@ports", "f@4+4", "f@4"])
def test_forms_that_there_are_not(tmp_path: Path, entry: str) -> None:
    with pytest.raises(UnknownFunction):
        _lowered(tmp_path, _package("a: bits[8]", "bits[8]", "r: bits[8] = not(a)"), entry)


def test_text_that_is_cut_anywhere_is_a_problem_of_the_input(tmp_path: Path) -> None:
    text = _package("a: bits[8][4]", "bits[8]", *SUM, before=BODY)
    for length in range(1, len(text) - 3):
        with pytest.raises(InputProblem):
            _lowered(tmp_path, text[:length])
