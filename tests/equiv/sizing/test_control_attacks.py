"""Scalars that are data and decide control: programs that agree at a few values of them and differ at others, and
programs of which all that there is to run was run."""

from __future__ import annotations

import pytest

from equiv.verdict.claim import claim
from equiv.verdict.method import Method
from equiv.verdict.scope import Scope
from tests.equiv.pairs import check

# Each of one argument that decides how often a loop runs, or which way a branch goes.
COLLATZ = """
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %most = arith.constant MOST : i32
  %end:2 = scf.while (%v = %x, %steps = %c0) : (i32, i32) -> (i32, i32) {
    %above = arith.cmpi sgt, %v, %c1 : i32
    %few = arith.cmpi slt, %steps, %most : i32
    %go = arith.andi %above, %few : i1
    scf.condition(%go) %v, %steps : i32, i32
  } do {
  ^bb0(%v: i32, %steps: i32):
    %odd = arith.remui %v, %c2 : i32
    %is = arith.cmpi eq, %odd, %c1 : i32
    %triple = arith.muli %v, %c3 : i32
    %up = arith.addi %triple, %c1 : i32
    %down = arith.divui %v, %c2 : i32
    %next = arith.select %is, %up, %down : i32
    %more = arith.addi %steps, %c1 : i32
    scf.yield %next, %more : i32, i32
  }
  return %end#1 : i32
}
"""

GCD = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant MOST : i32
  %end:3 = scf.while (%x = %a, %y = %b, %i = %c0) : (i32, i32, i32) -> (i32, i32, i32) {
    %above = arith.cmpi ne, %y, %c0 : i32
    %few = arith.cmpi slt, %i, %most : i32
    %go = arith.andi %above, %few : i1
    scf.condition(%go) %x, %y, %i : i32, i32, i32
  } do {
  ^bb0(%x: i32, %y: i32, %i: i32):
    %m = arith.remui %x, %y : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %y, %m, %j : i32, i32, i32
  }
  return %end#0 : i32
}
"""

GCD_IN_BRANCHES = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant MOST : i32
  cf.br ^head(%a, %b, %c0 : i32, i32, i32)
^head(%x: i32, %y: i32, %i: i32):
  %few = arith.cmpi slt, %i, %most : i32
  cf.cond_br %few, ^inside, ^end(%x : i32)
^inside:
  %above = arith.cmpi ne, %y, %c0 : i32
  cf.cond_br %above, ^body, ^end(%x : i32)
^body:
  %m = arith.remui %x, %y : i32
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%y, %m, %j : i32, i32, i32)
^end(%r: i32):
  return %r : i32
}
"""


ROOT = """
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant MOST : i32
  %end = scf.while (%i = %c0) : (i32) -> i32 {
    %square = arith.muli %i, %i : i32
    %less = arith.cmpi slt, %square, %x : i32
    scf.condition(%less) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
  %is = arith.cmpi eq, %end, %wrong : i32
  %r = arith.select %is, %c0, %end : i32
  return %r : i32
}
"""

REMAINDER = """
func.func @f(%x: i32, %by: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant MOST : i32
  %y = arith.maxsi %by, %c1 : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi sge, %v, %y : i32
    scf.condition(%more) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %w = arith.subi %v, %y : i32
    %j = arith.addi %n, %c1 : i32
    scf.yield %w, %j : i32, i32
  }
  %is = arith.cmpi eq, %end#1, %wrong : i32
  %r = arith.select %is, %c0, %end#0 : i32
  return %r : i32
}
"""

BITS = """
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %wrong = arith.constant MOST : i32
  %end:2 = scf.while (%v = %x, %n = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi ne, %v, %c0 : i32
    scf.condition(%go) %v, %n : i32, i32
  } do {
  ^bb0(%v: i32, %n: i32):
    %less = arith.subi %v, %c1 : i32
    %cleared = arith.andi %v, %less : i32
    %more = arith.addi %n, %c1 : i32
    scf.yield %cleared, %more : i32, i32
  }
  %is = arith.cmpi eq, %end#1, %wrong : i32
  %r = arith.select %is, %c0, %end#1 : i32
  return %r : i32
}
"""


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (COLLATZ, {"x"}),
        (GCD, {"a", "b"}),
        (GCD_IN_BRANCHES, {"a", "b"}),
        (BITS, {"x"}),
        (REMAINDER, {"x", "by"}),
    ],
    ids=["collatz", "gcd", "branches", "bits", "remainder"],
)
def test_values_that_were_tried_are_named_with_the_place(text: str, names: set[str]) -> None:
    other, text = text.replace("MOST", "1001"), text.replace("MOST", "1000")
    verdict = check(text, other)
    assert (verdict.verdict, verdict.scope) == ("unknown", Scope.SAMPLED)
    (reason,) = verdict.reasons
    assert reason.kind == "sampled-control"
    assert reason.line is not None and any(
        word in text.splitlines()[reason.line - 1] for word in ("scf.while", "scf.condition", "cf.cond_br")
    )
    assert "--assume" in reason.message and "--size" in reason.message
    assert claim(verdict).startswith("unknown, equal bit for bit at ")
    assert "sampled value" in claim(verdict)
    assert set(verdict.control) == names


def test_a_value_that_decides_is_found_where_a_path_says_what_it_is() -> None:
    """The one root at which both programs differ is that of few numbers."""
    verdict = check(ROOT.replace("MOST", "1238"), ROOT.replace("MOST", "1237"))
    assert verdict.verdict == "different"
    assert verdict.witness is not None and 1236**2 < verdict.witness.sizes["x"] <= 1238**2


@pytest.mark.parametrize("text", [COLLATZ, GCD, GCD_IN_BRANCHES, BITS, REMAINDER])
def test_a_program_is_the_same_as_itself_whatever_values_decide(text: str) -> None:
    verdict = check(text.replace("MOST", "1000"), text.replace("MOST", "1000").replace("%end", "%last"))
    assert (verdict.verdict, verdict.scope, verdict.method) == ("equivalent", Scope.ALL_SIZES, Method.ALPHA)


def test_all_values_of_an_assumed_range_are_run() -> None:
    right = GCD.replace("MOST", "1000")
    verdict = check(right, right.replace("ne, %y", "ugt, %y"), assume=("a:0..15", "b:0..20"))
    assert (verdict.verdict, verdict.scope, len(verdict.sizes)) == ("equivalent", Scope.ENUMERATED, 16 * 21)
    assert claim(verdict) == "equivalent bit for bit in all 336 cases of %a and %b"
    assert check(right, right, assume=("a:0..15", "b:0..20"), require="all-sizes").verdict == "equivalent"
    wrong = GCD.replace("MOST", "5")
    assert check(right, wrong, assume=("a:0..15", "b:0..20")).verdict == "different"


SWITCHED = """
func.func @f(%p: i1, %q: i1, %n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w = arith.select %p, %c1, %c2 : index
  %v = arith.select %q, %w, %c1 : index
  scf.for %i = %c0 to %n step %v {
    memref.store %x, %A[%i] : memref<?xf32>
  }
  return
}
"""
BY_BRANCHES = """
func.func @f(%p: i1, %q: i1, %n: index, %A: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  cf.cond_br %q, ^second, ^head(%c0, %c1 : index, index)
^second:
  cf.cond_br %p, ^head(%c0, %c1 : index, index), ^head(%c0, %c2 : index, index)
^head(%i: index, %v: index):
  %go = arith.cmpi slt, %i, %n : index
  cf.cond_br %go, ^body, ^end
^body:
  memref.store %x, %A[%i] : memref<?xf32>
  %j = arith.addi %i, %v : index
  cf.br ^head(%j, %v : index, index)
^end:
  return
}
"""


def test_every_way_that_flags_choose_a_step_is_run() -> None:
    verdict = check(SWITCHED, BY_BRANCHES)
    assert (verdict.verdict, verdict.scope) == ("equivalent", Scope.LISTED)
    assert {(vector["p"], vector["q"]) for vector in verdict.sizes} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    wrong = BY_BRANCHES.replace("cf.cond_br %p, ^head(%c0, %c1", "cf.cond_br %p, ^head(%c0, %c2")
    assert check(SWITCHED, wrong).verdict == "different"


FILLED = """
func.func @f(%n: i32, %A: memref<?xi32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %k = arith.index_cast %i : i32 to index
    memref.store %i, %A[%k] : memref<?xi32>
  }
  return
}
"""
COUNTED = {
    "while": """
  scf.while (%i = %c0) : (i32) -> i32 {
    %go = arith.cmpi slt, %i, %n : i32
    scf.condition(%go) %i : i32
  } do {
  ^bb0(%i: i32):
    %k = arith.index_cast %i : i32 to index
    memref.store %i, %A[%k] : memref<?xi32>
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  }
""",
    "down": """
  scf.while (%i = %n) : (i32) -> i32 {
    %go = arith.cmpi sgt, %i, %c0 : i32
    scf.condition(%go) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.subi %i, %c1 : i32
    %k = arith.index_cast %j : i32 to index
    memref.store %j, %A[%k] : memref<?xi32>
    scf.yield %j : i32
  }
""",
    "branches": """
  cf.br ^head(%c0 : i32)
^head(%i: i32):
  %stop = arith.cmpi sge, %i, %n : i32
  cf.cond_br %stop, ^end, ^body
^body:
  %k = arith.index_cast %i : i32 to index
  memref.store %i, %A[%k] : memref<?xi32>
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%j : i32)
^end:
""",
    "in memory": """
  %v = memref.alloca() : memref<i32>
  memref.store %c0, %v[] : memref<i32>
  cf.br ^head
^head:
  %i = memref.load %v[] : memref<i32>
  %go = arith.cmpi slt, %i, %n : i32
  cf.cond_br %go, ^body, ^end
^body:
  %k = arith.index_cast %i : i32 to index
  memref.store %i, %A[%k] : memref<?xi32>
  %j = arith.addi %i, %c1 : i32
  memref.store %j, %v[] : memref<i32>
  cf.br ^head
^end:
""",
}


@pytest.mark.parametrize("form", COUNTED)
def test_the_trip_count_of_a_counted_loop_is_a_size(form: str) -> None:
    head, _, rest = FILLED.partition("  scf.for")
    target = head + COUNTED[form] + rest[rest.index("  return") :]
    verdict = check(FILLED, target)
    assert verdict.verdict == "equivalent"
    assert verdict.scope in (Scope.LISTED, Scope.ALL_SIZES)
    assert len({vector["n"] for vector in verdict.sizes}) >= 5
    assert check(target, FILLED).verdict == "equivalent"


CHOSEN = """
func.func @f(%x: i32, %A: memref<?xi32>, %B: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %k = arith.constant 70000 : i32
  %is = arith.cmpi PREDICATE, %x, %k : i32
  %m = arith.constant -5 : i32
  %below = arith.cmpi SECOND, %x, %m : i32
  %C = arith.select %is, %A, %B : memref<?xi32>
  %D = arith.select %below, %C, %A : memref<?xi32>
  memref.store %k, %D[%c0] : memref<?xi32>
  return
}
"""


def test_a_number_for_each_case_of_comparisons_with_constants_is_run() -> None:
    text = CHOSEN.replace("PREDICATE", "slt").replace("SECOND", "sgt")
    inverted = text.replace("slt", "sge").replace("%is, %A, %B", "%is, %B, %A")
    verdict = check(text, inverted)
    assert (verdict.verdict, verdict.scope) == ("equivalent", Scope.LISTED)
    assert verdict.control == ("x",)
    assert {70000, 70001, -5, -4, 0, -(1 << 31)} <= {vector["x"] for vector in verdict.sizes}
    for predicate in ("sle", "ult", "ne", "eq", "ule"):
        assert check(text, text.replace("slt", predicate)).verdict == "different", predicate
    for predicate in ("sle", "ugt", "slt"):
        assert check(text, text.replace("sgt", predicate)).verdict == "different", predicate
    # What else is done with the number is done with no other.
    stored = text.replace("memref.store %k", "memref.store %x")
    head, _, rest = stored.partition("%D = arith.select")
    store = "memref.store %x, {}[%c0] : memref<?xi32>"
    branches = f"scf.if %below {{ {store.format('%C')} }} else {{ {store.format('%A')} }}\n"
    branched = head + branches + rest[rest.index("  return") :]
    assert check(stored, branched).scope is Scope.SAMPLED
