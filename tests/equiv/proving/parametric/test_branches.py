"""Loops that are branches between blocks or `while`: proven where they count as the loop that they came from."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from tests.equiv.proving.parametric.programs import function, prove, prove_bodies
from tests.equiv.proving.parametric.test_pairs import MAP, SUM, VECTOR

pytest.importorskip("islpy")

MAP_BLOCKS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.mulf %a, %a : f32
  memref.store %s, %B[%i] : memref<?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
"""

SUM_BLOCKS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  cf.br ^head(%c0, %zero : index, f32)
^head(%i: index, %sum: f32):
  %stop = arith.cmpi sge, %i, %n : index
  cf.cond_br %stop, ^end, ^body
^body:
  %a = memref.load %A[%i] : memref<?xf32>
  %next = arith.addf %sum, %a : f32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %next : index, f32)
^end:
  memref.store %sum, %B[%c0] : memref<?xf32>
"""

NESTED = """
affine.for %i = 0 to %n {
  affine.for %j = 0 to 3 {
    %a = affine.load %A[%i] : memref<?xf32>
    %s = arith.addf %a, %a : f32
    affine.store %s, %A[%i] : memref<?xf32>
  }
}
"""

NESTED_BLOCKS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^outer(%c0 : index)
^outer(%i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^start, ^end
^start:
  cf.br ^inner(%c0 : index)
^inner(%j: index):
  %more = arith.cmpi slt, %j, %c3 : index
  cf.cond_br %more, ^body, ^next
^body:
  %a = memref.load %A[%i] : memref<?xf32>
  %s = arith.addf %a, %a : f32
  memref.store %s, %A[%i] : memref<?xf32>
  %k = arith.addi %j, %c1 : index
  cf.br ^inner(%k : index)
^next:
  %l = arith.addi %i, %c1 : index
  cf.br ^outer(%l : index)
^end:
"""

CHOSEN = """
affine.for %i = 0 to %n {
  affine.if affine_set<(i) : (i - 5 >= 0)>(%i) {
    %a = affine.load %A[%i] : memref<?xf32>
    affine.store %a, %B[%i] : memref<?xf32>
  } else {
    %a = affine.load %A[%i] : memref<?xf32>
    %s = arith.addf %a, %a : f32
    affine.store %s, %B[%i] : memref<?xf32>
  }
}
"""

CHOSEN_BLOCKS = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  %a = memref.load %A[%i] : memref<?xf32>
  %late = arith.cmpi sge, %i, %c5 : index
  cf.cond_br %late, ^meet(%a : f32), ^twice
^twice:
  %s = arith.addf %a, %a : f32
  cf.br ^meet(%s : f32)
^meet(%v: f32):
  memref.store %v, %B[%i] : memref<?xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j : index)
^end:
"""

WHILE = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi slt, %i, %n : index
    scf.condition(%go) %i : index
  } do {
  ^bb0(%i: index):
    %a = memref.load %A[%i] : memref<?xf32>
    %s = arith.mulf %a, %a : f32
    memref.store %s, %B[%i] : memref<?xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
"""

WHILE_TESTED = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %yes = arith.constant 1 : i32
  %no = arith.constant 0 : i32
  %last = scf.while (%i = %c0) : (index) -> index {
    %go = arith.cmpi slt, %i, %n : index
    %r:2 = scf.if %go -> (i32, index) {
      %a = memref.load %A[%i] : memref<?xf32>
      %s = arith.mulf %a, %a : f32
      memref.store %s, %B[%i] : memref<?xf32>
      %j = arith.addi %i, %c1 : index
      scf.yield %yes, %j : i32, index
    } else {
      scf.yield %no, %i : i32, index
    }
    %on = arith.trunci %r#0 : i32 to i1
    scf.condition(%on) %r#1 : index
  } do {
  ^bb0(%i: index):
    scf.yield %i : index
  }
"""


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (MAP, MAP_BLOCKS),
        (SUM, SUM_BLOCKS),
        (NESTED, NESTED_BLOCKS),
        (CHOSEN, CHOSEN_BLOCKS),
        (MAP, WHILE),
        (MAP, WHILE_TESTED),
    ],
    ids=["map", "sum", "nested", "chosen", "while", "while that tests"],
)
def test_branches_are_the_loops_they_came_from(source: str, target: str) -> None:
    assert isinstance(prove_bodies(VECTOR, source, target), Proven)
    assert isinstance(prove_bodies(VECTOR, target, source), Proven)


def wrong(right: str, old: str, new: str) -> str:
    assert old in right
    return right.replace(old, new, 1)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (MAP, wrong(MAP_BLOCKS, "cmpi slt", "cmpi sle")),
        (MAP, wrong(MAP_BLOCKS, "cmpi slt", "cmpi ult")),
        (MAP, wrong(MAP_BLOCKS, "cmpi slt", "cmpi ne")),
        (MAP, wrong(MAP_BLOCKS, "cf.br ^head(%c0", "cf.br ^head(%c1")),
        (MAP, wrong(MAP_BLOCKS, "%j = arith.addi %i, %c1", "%j = arith.addi %i, %i")),
        (MAP, wrong(MAP_BLOCKS, "^body, ^end", "^end, ^body")),
        (SUM, wrong(SUM_BLOCKS, "cmpi sge", "cmpi sgt")),
        (SUM, wrong(SUM_BLOCKS, "cf.br ^head(%j, %next", "cf.br ^head(%j, %sum")),
        (SUM, wrong(SUM_BLOCKS, "memref.store %sum, %B[%c0]", "memref.store %zero, %B[%c0]")),
        (NESTED, wrong(NESTED_BLOCKS, "%more = arith.cmpi slt", "%more = arith.cmpi sle")),
        (NESTED, wrong(NESTED_BLOCKS, "cf.br ^outer(%l", "cf.br ^outer(%j")),
        (CHOSEN, wrong(CHOSEN_BLOCKS, "cmpi sge", "cmpi sgt")),
        (CHOSEN, wrong(CHOSEN_BLOCKS, "cf.br ^meet(%s", "cf.br ^meet(%a")),
        (MAP, wrong(WHILE, "cmpi slt", "cmpi sgt")),
        (MAP, wrong(WHILE, "scf.yield %j", "scf.yield %i")),
    ],
)
def test_branches_that_count_otherwise_are_refused(source: str, target: str) -> None:
    assert isinstance(prove_bodies(VECTOR, source, target), Failed | NotModelled)


def test_what_a_loop_leaves_is_its_last_value() -> None:
    def after(value: str) -> str:
        return function(
            "%A: memref<?xindex>, %n: index",
            WHILE.replace("memref<?xf32>", "memref<?xindex>")
            .replace("arith.mulf %a, %a : f32", "arith.ori %a, %a : index")
            .replace("%B", "%A")
            + f"\nmemref.store {value}, %A[%c0] : memref<?xindex>",
        )

    most = "%m = arith.maxsi %n, %c0 : index\n"
    assert isinstance(prove(after("%last"), after("%m").replace("%last =", f"{most}%last =")), Proven)
    assert isinstance(prove(after("%last"), after("%n")), Failed)


def test_a_way_out_of_the_middle_of_a_loop_is_outside() -> None:
    broken = wrong(MAP_BLOCKS, "cf.br ^head(%j : index)", "%c9 = arith.constant 9 : index\n"
                   "%far = arith.cmpi eq, %i, %c9 : index\ncf.cond_br %far, ^end, ^head(%j : index)")  # fmt: skip
    assert isinstance(prove_bodies(VECTOR, MAP, broken), NotModelled)


def test_a_block_that_several_ways_lead_to_before_they_meet_is_outside() -> None:
    crossed = wrong(CHOSEN_BLOCKS, "cf.cond_br %late, ^meet(%a : f32), ^twice", """cf.cond_br %late, ^late, ^early
^late:
  %c7 = arith.constant 7 : index
  %later = arith.cmpi sge, %i, %c7 : index
  cf.cond_br %later, ^meet(%a : f32), ^twice
^early:
  %c2 = arith.constant 2 : index
  %earlier = arith.cmpi slt, %i, %c2 : index
  cf.cond_br %earlier, ^meet(%a : f32), ^twice""")  # fmt: skip
    answer = prove_bodies(VECTOR, CHOSEN, crossed)
    assert isinstance(answer, NotModelled) and "several ways" in answer.reason


# -- choices that are the lesser or the greater of two -----------------------------------------------------------------


def extremum(operation: str) -> str:
    return f"""
%c0 = arith.constant 0 : index
affine.for %i = 0 to %n {{
  %a = affine.load %A[%i] : memref<?xi32>
  %b = affine.load %B[%i] : memref<?xi32>
  {operation}
  affine.store %m, %A[%i] : memref<?xi32>
}}
"""


INTEGERS = "%A: memref<?xi32>, %B: memref<?xi32>, %n: index"


@pytest.mark.parametrize(
    ("name", "predicate", "values", "is_same"),
    [
        ("minsi", "slt", "%a, %b", True),
        ("minsi", "sle", "%a, %b", True),
        ("minsi", "sgt", "%b, %a", True),
        ("maxsi", "sgt", "%a, %b", True),
        ("maxui", "ult", "%b, %a", True),
        ("minui", "uge", "%b, %a", True),
        ("minsi", "slt", "%b, %a", False),
        ("minsi", "ult", "%a, %b", False),
        ("minui", "slt", "%a, %b", False),
        ("maxsi", "sge", "%b, %a", False),
        ("minsi", "eq", "%a, %b", False),
        ("minsi", "slt", "%a, %a", False),
    ],
)
def test_a_choice_by_a_comparison_is_an_extremum(name: str, predicate: str, values: str, is_same: bool) -> None:
    plain = extremum(f"%m = arith.{name} %a, %b : i32")
    chosen = extremum(f"%t = arith.cmpi {predicate}, %a, %b : i32\n%m = arith.select %t, {values} : i32")
    assert isinstance(prove_bodies(INTEGERS, plain, chosen), Proven) == is_same


@pytest.mark.parametrize(("then", "otherwise"), [("%no", "%yes"), ("%yes", "%yes"), ("%no", "%no")])
def test_a_loop_goes_on_as_its_branch_says(then: str, otherwise: str) -> None:
    loop = wrong(wrong(WHILE_TESTED, "yield %yes", f"yield {then}"), "yield %no, %i", f"yield {otherwise}, %i")
    found = prove_bodies(VECTOR, loop, loop)
    assert isinstance(found, NotModelled) and "whose test is not the branch in it" in found.reason
