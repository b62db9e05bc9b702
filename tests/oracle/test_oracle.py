"""What the oracle sees, and that it survives what it runs."""

from __future__ import annotations

import numpy as np
import pytest

from tests.oracle import Given, differ_on, native, oracle_agrees, run

COPY = """func.func @f(%n: index, %A: memref<?xf64>, %B: memref<?xf64>) {{
  affine.for %i = {first} to {end} {{
    %a = affine.load %A[%i] : memref<?xf64>
    affine.store %a, %B[%i] : memref<?xf64>
  }}
  return
}}
"""
N = "affine_map<()[s0] -> (s0{by})>()[%n]"
WHOLE = COPY.format(first="0", end="%n")
SHORT = COPY.format(first="1", end="%n")
BEYOND = COPY.format(first="0", end=N.format(by=" + 1"))


def sizes(n: int) -> dict[str, int]:
    return {"arg0": n, "arg1.0": n, "arg2.0": n}


def body(text: str, arguments: str = "%A: memref<4xf32>") -> str:
    return f"func.func @f({arguments}) {{\n{text}\n  return\n}}"


def test_a_run_gives_the_arrays_it_left_behind() -> None:
    (outcome,) = run(WHOLE, "f", [(sizes(3), 0)])
    assert outcome.status == "finished"
    assert outcome.outputs[0].shape == (3,)
    np.testing.assert_array_equal(outcome.outputs[0], outcome.outputs[1])


def test_results_are_outputs() -> None:
    text = """func.func @f(%a: i32, %b: i64) -> (i32, i64) {
      %c = arith.addi %a, %a : i32
      return %c, %b : i32, i64
    }"""
    (outcome,) = run(text, "f", [({"arg0": 21, "arg1": -5}, 0)])
    assert [int(result) for result in outcome.outputs] == [42, -5]


@pytest.mark.parametrize("n", [0, 1, 4])
def test_a_program_agrees_with_itself(n: int) -> None:
    assert oracle_agrees(WHOLE, WHOLE, "f", [sizes(n)]).verdict == "equivalent"


def test_a_cell_that_is_not_written_is_seen() -> None:
    assert oracle_agrees(WHOLE, SHORT, "f", [sizes(4)]).verdict == "different"
    assert oracle_agrees(WHOLE, SHORT, "f", [sizes(0)]).verdict == "equivalent"


def test_an_access_out_of_bounds_is_undefined_and_harms_nothing() -> None:
    before, at, after = run(BEYOND, "f", [(sizes(3), 0), ({**sizes(3), "arg0": 2}, 0), (sizes(5), 0)])
    assert before.status == after.status == "undefined"
    assert "out-of-bounds" in before.message
    assert at.status == "finished"


def test_a_target_that_is_undefined_where_the_source_is_not_differs() -> None:
    assert oracle_agrees(WHOLE, BEYOND, "f", [sizes(3)]).verdict == "different"


def test_sizes_at_which_the_source_is_undefined_settle_nothing() -> None:
    agreement = oracle_agrees(BEYOND, WHOLE, "f", [sizes(3)])
    assert agreement.verdict == "unknown"
    assert agreement.undefined == (sizes(3),)


def test_what_was_never_written_is_unsettled() -> None:
    text = body("""
      %c0 = arith.constant 0 : index
      %fresh = memref.alloc() : memref<4xf32>
      %x = memref.load %fresh[%c0] : memref<4xf32>
      memref.store %x, %A[%c0] : memref<4xf32>
      memref.dealloc %fresh : memref<4xf32>""")
    (outcome,) = run(text, "f", [({}, 0)])
    assert outcome.unsettled[0].tolist() == [True, False, False, False]
    assert oracle_agrees(body(""), text, "f", [{}]).verdict == "different"
    assert oracle_agrees(text, body(""), "f", [{}]).verdict == "equivalent"


@pytest.mark.parametrize(
    ("misuse", "message"),
    [
        ("memref.dealloc %A : memref<4xf32>", "freed what is not allocated"),
        ("memref.dealloc %m : memref<4xf32>\n memref.dealloc %m : memref<4xf32>", "freed what is not allocated"),
        ("memref.dealloc %m : memref<4xf32>\n memref.store %z, %m[%c0] : memref<4xf32>", "had freed"),
    ],
)
def test_a_misused_heap_is_undefined(misuse: str, message: str) -> None:
    start = """%c0 = arith.constant 0 : index
      %z = arith.constant 0.0 : f32
      %m = memref.alloc() : memref<4xf32>
      memref.store %z, %m[%c0] : memref<4xf32>
      """
    (outcome,) = run(body(start + misuse), "f", [({}, 0)])
    assert outcome.status == "undefined"
    assert message in outcome.message


def test_what_is_read_after_it_was_freed_is_unsettled() -> None:
    text = body("""
      %c0 = arith.constant 0 : index
      %z = arith.constant 1.0 : f32
      %m = memref.alloc() : memref<4xf32>
      memref.store %z, %m[%c0] : memref<4xf32>
      memref.dealloc %m : memref<4xf32>
      %x = memref.load %m[%c0] : memref<4xf32>
      memref.store %x, %A[%c0] : memref<4xf32>""")
    (outcome,) = run(text, "f", [({}, 0)])
    assert outcome.unsettled[0].tolist() == [True, False, False, False]


def test_a_crash_is_contained() -> None:
    text = """func.func @f(%a: i32, %b: i32) -> i32 {
      %q = arith.divsi %a, %b : i32
      return %q : i32
    }"""
    before, crash, after = run(text, "f", [({"arg0": 6, "arg1": by}, 0) for by in (2, 0, 3)])
    assert crash.status == "crashed"
    assert [int(outcome.outputs[0]) for outcome in (before, after)] == [3, 2]


def test_a_loop_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "SECONDS_PER_RUN", 1)
    text = body("""
      %true = arith.constant true
      %c0 = arith.constant 0 : index
      scf.while : () -> () {
        scf.condition(%true)
      } do {
        %x = memref.load %A[%c0] : memref<4xf32>
        %y = arith.addf %x, %x : f32
        memref.store %y, %A[%c0] : memref<4xf32>
        scf.yield
      }""")
    (outcome,) = run(text, "f", [({}, 0)])
    assert outcome.status == "timeout"


def test_all_nans_are_one_value() -> None:
    zero = "%z = arith.constant 0.0 : f32\n %c0 = arith.constant 0 : index\n"
    quiet = "%q = arith.divf %z, %z : f32\n memref.store %q, %A[%c0] : memref<4xf32>"
    other = "%q = arith.constant 0x7FC00001 : f32\n memref.store %q, %A[%c0] : memref<4xf32>"
    assert oracle_agrees(body(zero + quiet), body(zero + other), "f", [{}]).verdict == "equivalent"


def test_zeros_of_both_signs_are_two_values() -> None:
    store = "%z = arith.constant {} : f32\n %c0 = arith.constant 0 : index\n memref.store %z, %A[%c0] : memref<4xf32>"
    agreement = oracle_agrees(body(store.format("0.0")), body(store.format("-0.0")), "f", [{}])
    assert agreement.verdict == "different"


@pytest.mark.parametrize(
    ("text", "names", "message"),
    [
        ("func.func @g() { return }", {}, "no function @f"),
        ("func.func @f( {", {}, "parse"),
        (WHOLE, {"arg0": 3, "arg1.0": 3}, "arg2"),
        (WHOLE, {**sizes(3), "arg7": 1}, "arg7"),
    ],
)
def test_what_cannot_be_run_is_said(text: str, names: dict[str, int], message: str) -> None:
    (outcome,) = run(text, "f", [(names, 0)])
    assert outcome.status == "invalid"
    assert message in outcome.message


EQUAL_BUT_ONCE = """func.func @f(%A: memref<4xi32>) {
  %zero = arith.constant 0 : index
  %rare = arith.constant 123456789 : i32
  %one = arith.constant 1 : i32
  %x = memref.load %A[%zero] : memref<4xi32>
  %is = arith.cmpi eq, %x, %rare : i32
  %y = arith.select %is, %one, %x : i32
  memref.store %y, %A[%zero] : memref<4xi32>
  return
}
"""


def test_a_difference_on_given_inputs_alone() -> None:
    same = EQUAL_BUT_ONCE.replace("select %is, %one, %x", "select %is, %x, %x")
    assert oracle_agrees(EQUAL_BUT_ONCE, same, "f", [{}]).verdict == "equivalent"
    assert not differ_on(EQUAL_BUT_ONCE, same, "f", {}, Given(0, ((0, 0, "123456788"),)))
    assert "differs" in differ_on(EQUAL_BUT_ONCE, same, "f", {}, Given(0, ((0, 0, "123456789"),)))
