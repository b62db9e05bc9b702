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


# -- what is not modelled ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("package p\nstrange q(x: bits[8]) {\n}\n", (2, 1), "only functions"),
        ("package p\nscheduled_block f(clk: clock) {\n}\n", (2, 1), "'scheduled_block'"),
        (
            "package p\nblock f(clk: clock) {\n  instantiation i(block=g, kind=block)\n}\n",
            (3, 3),
            "'instantiation'",
        ),
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


def test_a_proc_costs_no_function_beside_it(tmp_path: Path) -> None:
    text = _package("a: bits[8]", "bits[8]", "r: bits[8] = not(a)")
    module = _lowered(tmp_path, text + "chan c(bits[8], id=0, kind=streaming)\nproc q(x: bits[8], init={0}) {\n}\n")
    assert module.functions["f"].results


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
