"""A witness says what led to the difference: small inputs, and the steps of both programs that it depends on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from equiv.pairing.pair import Pair
from equiv.refuting.shrinking import shrunk
from equiv.request.meter import Meter
from equiv.verdict import Verdict, Witness
from equiv.verdict.text import report
from equiv.verdict.trace import Row, Trace
from equiv.verification import replay_witness
from interp.ir import scalars
from tests.equiv.pairs import check, check_bodies

SCALARS = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.muli %a, %b : i32
  %d = arith.addi %c, %a : i32
  return %d : i32
}
"""
VECTORS = "%A: memref<8xi32>, %B: memref<8xi32>"
COPY = """
affine.for %i = 0 to 8 {
  %x = affine.load %A[%i] : memref<8xi32>
  affine.store %x, %B[%i] : memref<8xi32>
}
"""
SIZED = """
func.func @f(%A: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 3 : i32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %A[%i] : memref<?xi32>
    %y = arith.addi %x, %k : i32
    memref.store %y, %A[%i] : memref<?xi32>
  }
  return
}
"""
SUM = """
func.func @f(%A: memref<4xf32>) -> f32 {
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 4 iter_args(%a = %z) -> f32 {
    %x = affine.load %A[%i] : memref<4xf32>
    %n = arith.addf %a, %x : f32
    affine.yield %n : f32
  }
  return %s : f32
}
"""
BACKWARDS = SUM.replace("%A[%i]", "%A[-%i + 3]")


def different(verdict: Verdict) -> Witness:
    assert verdict.verdict == "different" and verdict.witness is not None
    return verdict.witness


def trace(verdict: Verdict) -> Trace:
    found = different(verdict).trace
    assert found is not None
    return found


def steps(verdict: Verdict) -> list[str]:
    """The rows as the text has them: of both programs, of the source and of the target."""
    return [line for row in trace(verdict).rows for line in lines(row)]


def lines(row: Row) -> list[str]:
    if row.equal and row.source is not None:
        return [f"  {row.source.text}"]
    marked = (("-", row.source), ("+", row.target))
    return [f"{mark} {step.text}" for mark, step in marked if step is not None]


# -- steps -------------------------------------------------------------------------------------------------------------


def test_the_first_step_that_differs_is_where_the_programs_part() -> None:
    verdict = check(SCALARS, SCALARS.replace("muli %a, %b", "muli %a, %a"))
    assert steps(verdict) == ["- 0 = muli 1, 0", "+ 1 = muli 1, 1", "- 1 = addi 0, 1", "+ 2 = addi 1, 1"]


def test_equal_steps_stand_there_where_they_feed_others() -> None:
    verdict = check(SIZED, SIZED.replace("addi %x", "muli %x"))
    assert steps(verdict) == [
        "  0 = load %A[0]",
        "- 3 = addi 0, 3",
        "+ 0 = muli 0, 3",
        "- store 3 to %A[0]",
        "+ store 0 to %A[0]",
    ]


def test_steps_are_equal_in_any_order() -> None:
    """Loads of the same elements are, though one program begins with the last."""
    verdict = check(SUM, BACKWARDS)
    loads = [line for line in steps(verdict) if "load" in line]
    assert loads and all(line.startswith(" ") for line in loads)
    assert any(line.startswith("-") for line in steps(verdict)) and any(line.startswith("+") for line in steps(verdict))


def test_a_wrong_element_shows_through_a_copy() -> None:
    through = """
    %t = memref.alloc() : memref<8xi32>
    affine.for %i = 0 to 8 {
      %x = affine.load %A[(%i + 1) mod 8] : memref<8xi32>
      affine.store %x, %t[%i] : memref<8xi32>
    }
    affine.for %i = 0 to 8 {
      %x = affine.load %t[%i] : memref<8xi32>
      affine.store %x, %B[%i] : memref<8xi32>
    }
    memref.dealloc %t : memref<8xi32>
    """
    verdict = check_bodies(VECTORS, COPY, through)
    (cell,) = [different(verdict).cell]
    assert cell is not None
    at = cell.index[0]
    source, target = f"load %A[{at}]", f"load %A[{(at + 1) % 8}]"
    assert any(line.startswith("-") and source in line for line in steps(verdict))
    assert any(line.startswith("+") and target in line for line in steps(verdict))


def test_what_nothing_wrote_is_read_as_such() -> None:
    target = f"%t = memref.alloca() : memref<8xi32>\n{COPY.replace('%A[', '%t[')}"
    verdict = check_bodies(VECTORS, COPY, target)
    assert any(line.startswith("+ uninitialized = load %t[") for line in steps(verdict))


def test_a_program_that_does_not_write_says_so() -> None:
    verdict = check_bodies(VECTORS, COPY, COPY.replace("0 to 8", "0 to 7"))
    assert "the target leaves %B[7] as it came" in trace(verdict).notes
    assert any(line.startswith("- store ") for line in steps(verdict))


def test_undefined_behaviour_has_its_operands() -> None:
    source = """
    func.func @f(%a: i32, %b: i32) -> i32 {
      %c0 = arith.constant 0 : i32
      %z = arith.cmpi eq, %b, %c0 : i32
      %r = scf.if %z -> i32 {
        scf.yield %c0 : i32
      } else {
        %d = arith.divui %a, %b : i32
        scf.yield %d : i32
      }
      return %r : i32
    }
    """
    target = """
    func.func @f(%a: i32, %b: i32) -> i32 {
      %c0 = arith.constant 0 : i32
      %z = arith.cmpi eq, %b, %c0 : i32
      %d = arith.divui %a, %b : i32
      %r = arith.select %z, %c0, %d : i32
      return %r : i32
    }
    """
    verdict = check(source, target)
    assert steps(verdict) == ["+ divui 0, 0"]
    assert [(each.name, each.text) for each in different(verdict).input_values] == [("%a", "0"), ("%b", "0")]


def test_a_race_has_both_accesses() -> None:
    parallel = """
    affine.parallel (%i) = (0) to (8) {
      %x = affine.load %A[%i] : memref<8xi32>
      affine.store %x, %B[%i] : memref<8xi32>
    }
    """
    verdict = check_bodies(VECTORS, parallel, parallel.replace("%B[%i]", "%B[%i floordiv 2]"))
    stores = [row.target for row in trace(verdict).rows if row.target is not None and row.target.operation == "store"]
    assert len(stores) == 2
    assert stores[0].element == stores[1].element and stores[0].counters != stores[1].counters


def test_the_chosen_operand_of_a_selection_is_followed_alone() -> None:
    source = """
    func.func @f(%a: i32, %s: i1) -> i32 {
      %c1 = arith.constant 1 : i32
      %x = arith.addi %a, %c1 : i32
      %y = arith.muli %a, %a : i32
      %r = arith.select %s, %x, %y : i32
      return %r : i32
    }
    """
    verdict = check(source, source.replace("addi %a, %c1", "subi %a, %c1"))
    assert not any("muli" in line for line in steps(verdict))


def test_many_rows_are_cut_in_the_middle_and_counted() -> None:
    long = SUM.replace("4xf32", "40xf32").replace("0 to 4", "0 to 40")
    found = trace(check(long, long.replace("%A[%i]", "%A[-%i + 39]")))
    assert found.omitted > 0 and len(found.rows) <= 12
    assert found.rows[-1].source is not None or found.rows[-1].target is not None


def test_what_the_interpreter_has_no_numbers_for_has_no_steps_and_says_why() -> None:
    source = """
    func.func private @g(i32) -> i32
    func.func @f(%a: i32) -> i32 {
      %x = func.call @g(%a) : (i32) -> i32
      return %x : i32
    }
    """
    target = source.replace("return %x", "%y = arith.addi %x, %a : i32\n      return %y")
    found = trace(check(source, target))
    assert found.rows == () and "no steps are shown: an external call" in found.notes[0]


def test_a_long_run_has_no_steps_and_says_how_long_it_is() -> None:
    many = COPY.replace("0 to 8", "0 to 20000").replace("8xi32", "20000xi32")
    arguments = VECTORS.replace("8xi32", "20000xi32")
    found = trace(check_bodies(arguments, many, many.replace("0 to 20000", "0 to 19999")))
    assert found.rows == () and "operations" in found.notes[0]


# -- places ------------------------------------------------------------------------------------------------------------


def test_a_scalar_result_has_a_place_in_both_programs() -> None:
    cell = different(check(SCALARS, SCALARS.replace("muli %a, %b", "muli %a, %a"))).cell
    assert cell is not None and cell.source.writer is not None and cell.target.writer is not None
    assert (cell.source.writer.line, cell.target.writer.line) == (4, 4)


# -- inputs ------------------------------------------------------------------------------------------------------------


def test_inputs_are_zeros_and_ones_and_sizes_the_smallest() -> None:
    witness = different(check(SIZED, SIZED.replace("%k = arith.constant 3", "%k = arith.constant 4")))
    assert witness.profile == "zeros" and witness.overrides == ()
    assert witness.sizes == {"A.0": 1, "n": 1}


def test_sizes_of_the_user_stay() -> None:
    verdict = check(SIZED, SIZED.replace("%k = arith.constant 3", "%k = arith.constant 4"), sizes={"n": 5})
    assert different(verdict).sizes["n"] == 5


def test_a_size_stays_as_assumed() -> None:
    target = SIZED.replace("%k = arith.constant 3", "%k = arith.constant 4")
    assert different(check(SIZED, target, assume=["n:3..9"])).sizes["n"] >= 3


def test_elements_stay_as_assumed() -> None:
    witness = different(check_bodies(VECTORS, COPY, COPY.replace("0 to 8", "0 to 7"), assume=["A:2..9"]))
    assert all(int(each.text) >= 2 for each in witness.input_values if each.name.startswith("%A"))
    patterns = {element: bits for parameter, element, bits in witness.overrides if parameter == 0}
    assert len(patterns) == 8 and all(2 <= bits <= 9 for bits in patterns.values())


def test_distinct_elements_stay_distinct() -> None:
    witness = different(check_bodies(VECTORS, COPY, COPY.replace("0 to 8", "0 to 7"), assume=["A:distinct"]))
    patterns = {element: bits for parameter, element, bits in witness.overrides if parameter == 0}
    values = [patterns.get(element, 0) for element in range(8)]
    assert len(set(values)) == 8


def test_a_rounding_error_stays_one() -> None:
    """Small numbers would show none, and other ones another difference."""
    cell = different(check(SUM, BACKWARDS)).cell
    assert cell is not None
    numbers = float(cell.source.text), float(cell.target.text)
    assert numbers[0] != numbers[1] and abs(numbers[0] - numbers[1]) < 2**-8 * abs(numbers[0])


def test_a_wrong_number_does_not_become_a_sign_of_zero() -> None:
    """Of zero the products differ as well, in no more than their signs."""
    source = """
    func.func @f(%a: f32) -> f32 {
      %c = arith.constant 2.0 : f32
      %s = arith.mulf %a, %c : f32
      return %s : f32
    }
    """
    cell = different(check(source, source.replace("2.0", "-2.0"))).cell
    assert cell is not None and float(cell.source.text) != float(cell.target.text)


def test_steps_of_another_run_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the reference interpreter computes something else than the machine, it explains nothing."""
    evaluate = scalars.evaluate

    def wrong(name: str, *given: Any) -> list[int]:
        return [each ^ 1 for each in evaluate(name, *given)]

    monkeypatch.setattr(scalars, "evaluate", wrong)
    found = trace(check(SCALARS, SCALARS.replace("muli %a, %b", "muli %a, %a")))
    assert found.rows == () and found.notes == ("no steps are shown: two interpreters do not agree on them",)


PAIRS = [
    (SCALARS, SCALARS.replace("muli %a, %b", "muli %a, %a")),
    (SIZED, SIZED.replace("addi %x", "muli %x")),
    (SUM, BACKWARDS),
    (SUM, SUM.replace("0 to 4", "0 to 3")),
]


@pytest.mark.parametrize(("source", "target"), PAIRS)
def test_a_small_witness_is_a_replayed_one(source: str, target: str, tmp_path: Path) -> None:
    from equiv import verify

    files = tmp_path / "before.mlir", tmp_path / "after.mlir"
    for file, text in zip(files, (source, target), strict=True):
        file.write_text(text)
    verdict = verify(*files, seed=3)
    read = Verdict.from_json(json.loads(json.dumps(verdict.to_json())))
    assert read.witness == verdict.witness
    assert replay_witness(different(read)).reproduced


def test_a_replay_of_a_candidate_is_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no candidate shows the difference, the witness is the one that was found."""
    from equiv.refuting import explaining

    kept = []

    def watched(pair: Pair, witness: Witness, meter: Meter, given: frozenset[str]) -> Witness:
        kept.append(witness)
        return shrunk(pair, witness, meter, given)

    monkeypatch.setattr("equiv.refuting.shrinking._Shrinker._try", lambda self, candidate: False)
    monkeypatch.setattr(explaining, "shrunk", watched)
    verdict = check(SUM, BACKWARDS)
    assert different(verdict).overrides == kept[0].overrides and different(verdict).profile == kept[0].profile


# -- text --------------------------------------------------------------------------------------------------------------


def test_the_text_reads_as_a_diff() -> None:
    text = [line.text for line in report(check(SIZED, SIZED.replace("addi %x", "muli %x")), quote=lambda place: ())]
    start = next(at for at, line in enumerate(text) if line.startswith("  steps"))
    assert text[start : start + 6] == [
        "  steps    - source, + target",
        "             0 = load %A[0]  (i=0)    7:10 | 7:10",
        "           - 3 = addi 0, 3  (i=0)     8:10",
        "           + 0 = muli 0, 3  (i=0)     8:10",
        "           - store 3 to %A[0]  (i=0)  9:5",
        "           + store 0 to %A[0]  (i=0)  9:5",
    ]
    assert "  inputs   zeros alone" in text
